/* memmove with overlap in both directions, at every small distance and length. */
#include <stdio.h>
#include <string.h>

static unsigned char buf[600], ref[600];

static void naive(unsigned char *d, const unsigned char *s, size_t n) {
    unsigned char t[600];
    for (size_t i = 0; i < n; i++)
        t[i] = s[i];
    for (size_t i = 0; i < n; i++)
        d[i] = t[i];
}

int main(void) {
    int bad = 0;
    unsigned h = 0;
    for (volatile int len = 0; len < 70; len++)
        for (volatile int shift = -40; shift <= 40; shift++) {
            for (int i = 0; i < 600; i++)
                buf[i] = ref[i] = (unsigned char)(i * 31 + 7);
            memmove(buf + 200 + shift, buf + 200, (size_t)len);
            naive(ref + 200 + shift, ref + 200, (size_t)len);
            bad += memcmp(buf, ref, 600) != 0;
            h = h * 31 + buf[200 + len / 2];
        }
    printf("%d %08x\n", bad, h);
    char text[] = "0123456789abcdef";
    memmove(text + 2, text, 10), puts(text);
    memmove(text, text + 4, 10), puts(text);
    int words[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    memmove(&words[1], &words[0], 9 * sizeof *words);
    for (int i = 0; i < 10; i++)
        printf("%d ", words[i]);
    memmove(&words[0], &words[3], 7 * sizeof *words);
    for (int i = 0; i < 10; i++)
        printf("%d ", words[i]);
    printf("\n");
    static char wide[100000];
    for (int i = 0; i < 100000; i++)
        wide[i] = (char)(i % 127);
    memmove(wide + 1, wide, 99999);
    memmove(wide, wide + 4097, 90000);
    long s = 0;
    for (int i = 0; i < 100000; i++)
        s = (s * 33 + wide[i]) % 1000000007;
    printf("%ld\n", s);
    return 0;
}
