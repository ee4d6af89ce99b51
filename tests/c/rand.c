/* rand and friends: repeatable, in range, spread. The sequence itself is the library's own business. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int first[50], again[50], other[50], in_range = 1, same = 1, differ = 0;
    srand(7);
    for (int i = 0; i < 50; i++)
        first[i] = rand(), in_range &= first[i] >= 0 && first[i] <= RAND_MAX;
    srand(7);
    for (int i = 0; i < 50; i++)
        again[i] = rand(), same &= again[i] == first[i];
    srand(8);
    for (int i = 0; i < 50; i++)
        other[i] = rand(), differ |= other[i] != first[i];
    printf("%d %d %d %d\n", in_range, same, differ, RAND_MAX >= 32767);
    int buckets[8] = {0}, low = 1;
    for (int i = 0; i < 8000; i++)
        buckets[rand() % 8]++;
    for (int i = 0; i < 8; i++)
        low &= buckets[i] > 700 && buckets[i] < 1300;
    printf("%d\n", low);
    unsigned seed = 3, seed2 = 3;
    printf("%d\n", rand_r(&seed) == rand_r(&seed2) && seed == seed2);
    srandom(5);
    long a = random();
    srandom(5);
    printf("%d\n", a == random() && a >= 0);
    srand48(9);
    double d = drand48();
    srand48(9);
    printf("%d\n", d == drand48() && d >= 0 && d < 1);
    long l = lrand48();
    printf("%d\n", l >= 0);
    return 0;
}
