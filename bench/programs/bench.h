/* What every benchmark shares: integer types without a C library, and a main() for hosts that have one.
   A program defines `int bench_main(int n)`, which returns a checksum of all it computed, and SCALE, its usual n. */
#ifndef BENCH_H
#define BENCH_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;
typedef long long i64;

int bench_main(int n);

/* a generator that every program may use: xorshift with a multiplication */
static u64 bench_state;
static inline u32 bench_random(void) {
    bench_state ^= bench_state >> 12, bench_state ^= bench_state << 25, bench_state ^= bench_state >> 27;
    return (u32)((bench_state * 2685821657736338717ull) >> 32);
}

#ifndef BENCH_FREESTANDING
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    printf("%d\n", bench_main(argc > 1 ? atoi(argv[1]) : SCALE));
    return 0;
}
#endif
#endif
