/* An open-addressing hash table of 64-bit keys, growing by doubling. class: memory; small: 1500000; large: 20000000 */
#define SCALE 1500000
#include "bench.h"

enum { MAX = 1 << 18 };
struct slot {
    u64 key;
    u32 value, used;
};
static struct slot space[2][MAX];
static struct slot *table;
static u32 capacity, filled, which;

static u32 mix(u64 k) {
    k ^= k >> 33, k *= 0xff51afd7ed558ccdull, k ^= k >> 29;
    return (u32)k;
}

static struct slot *find(u64 key) {
    u32 i = mix(key) & (capacity - 1);
    while (table[i].used && table[i].key != key)
        i = (i + 1) & (capacity - 1);
    return &table[i];
}

static void grow(void) {
    struct slot *old = table;
    u32 n = capacity;
    which ^= 1, table = space[which], capacity *= 2;
    for (u32 i = 0; i < capacity; i++)
        table[i].used = 0;
    for (u32 i = 0; i < n; i++)
        if (old[i].used)
            *find(old[i].key) = old[i];
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 77, which = 0, table = space[0], capacity = 1024, filled = 0;
    for (u32 i = 0; i < capacity; i++)
        table[i].used = 0;
    for (int i = 0; i < n; i++) {
        u64 key = (u64)(bench_random() % 90000) * 0x9e3779b97f4a7c15ull;
        struct slot *s = find(key);
        if (!s->used) {
            if (++filled * 2 > capacity) {
                grow();
                s = find(key);
            }
            *s = (struct slot){key, 0, 1};
        }
        s->value += (u32)i;
        h = h * 5 + s->value;
    }
    return (int)(h + filled);
}
