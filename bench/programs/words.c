/* Splitting text into words, counting them in a hash table, searching substrings. class: strings; small: 20; large: 200 */
#define SCALE 20
#include "bench.h"

enum { SIZE = 150000, SLOTS = 1 << 14 };
static char text[SIZE + 1];
struct entry {
    const char *word;
    u32 length, count, hash;
};
static struct entry table[SLOTS];

static void fill(void) {
    u32 n = 0;
    while (n < SIZE) {
        u32 len = 2 + bench_random() % 7, kind = bench_random() % 800;
        u32 s = kind * 2654435761u;
        for (u32 i = 0; i < len && n < SIZE; i++, s = s * 1103515245 + 12345)
            text[n++] = (char)('a' + (s >> 16) % 26);
        if (n < SIZE)
            text[n++] = bench_random() % 9 ? ' ' : '\n';
    }
    text[SIZE] = 0;
}

static int equal(const char *a, const char *b, u32 n) {
    for (u32 i = 0; i < n; i++)
        if (a[i] != b[i])
            return 0;
    return 1;
}

static u32 count(void) {
    u32 distinct = 0;
    for (const char *p = text; *p;) {
        while (*p && (*p < 'a' || *p > 'z'))
            p++;
        const char *start = p;
        u32 h = 2166136261u;
        for (; *p >= 'a' && *p <= 'z'; p++)
            h = (h ^ (u8)*p) * 16777619u;
        u32 length = (u32)(p - start);
        if (!length)
            break;
        u32 i = h & (SLOTS - 1);
        while (table[i].word && !(table[i].hash == h && table[i].length == length && equal(table[i].word, start, length)))
            i = (i + 1) & (SLOTS - 1);
        if (!table[i].word)
            table[i] = (struct entry){start, length, 0, h}, distinct++;
        table[i].count++;
    }
    return distinct;
}

static u32 find_all(const char *needle) {
    u32 found = 0, m = 0;
    while (needle[m])
        m++;
    for (const char *p = text; *p; p++) {
        u32 k = 0;
        while (k < m && p[k] == needle[k])
            k++;
        if (k == m)
            found++;
    }
    return found;
}

static u32 capitals(void) {
    u32 h = 0;
    int start = 1;
    for (char *p = text; *p; p++) {
        if (start && *p >= 'a' && *p <= 'z')
            h = h * 31 + (u8)(*p - 32);
        start = *p == ' ' || *p == '\n';
    }
    return h;
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 5;
    for (int r = 0; r < n; r++) {
        fill();
        for (u32 i = 0; i < SLOTS; i++)
            table[i] = (struct entry){0, 0, 0, 0};
        h = h * 7 + count() + find_all("ab") * 3 + find_all("xyz") + capitals();
        for (u32 i = 0; i < SLOTS; i++)
            if (table[i].word)
                h += table[i].count * (table[i].length + i);
    }
    return (int)h;
}
