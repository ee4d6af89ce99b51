/* Sieve of Eratosthenes over bytes: strided stores. class: memory; small: 10; large: 100 */
#define SCALE 10
#include "bench.h"

#define LIMIT 2000000
static u8 composite[LIMIT + 1];

int bench_main(int n) {
    int count = 0;
    for (int round = 0; round < n; round++) {
        for (u32 i = 0; i <= LIMIT; i++)
            composite[i] = 0;
        for (u32 i = 2; i * i <= LIMIT; i++)
            if (!composite[i])
                for (u32 j = i * i; j <= LIMIT; j += i)
                    composite[j] = 1;
        for (u32 i = 2 + (u32)round; i <= LIMIT; i++)
            count += !composite[i];
    }
    return count;
}
