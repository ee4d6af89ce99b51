/* The 48-bit generators, whose sequence POSIX defines exactly, and state handed over by the caller. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    srand48(20241130);
    for (int i = 0; i < 3; i++)
        printf("%.10f ", drand48()), printf("%ld ", lrand48()), printf("%ld ", mrand48());
    unsigned short x[3] = {1, 2, 3}, seed[3] = {0x330e, 0xabcd, 0x1234};
    printf("\n%.10f ", erand48(x)), printf("%ld ", nrand48(x)), printf("%ld\n", jrand48(x));
    unsigned short *old = seed48(seed);
    printf("%d %ld\n", old != NULL, lrand48());
    char state[64];
    char *before = initstate(5, state, sizeof state);
    long a = random(), b = random();
    setstate(before);
    initstate(5, state, sizeof state);
    int same = a == random();
    printf("%d %d\n", same, b == random());
    return 0;
}
