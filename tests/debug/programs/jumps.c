/* setjmp and longjmp, out of loops, recursion and a comparison function of qsort. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf home, retry;
static int calls;

static void dive(int n)
{
    if (n == 0) longjmp(home, 1 + calls % 5);
    dive(n - 1);
    calls++;
}

static int compare(const void *a, const void *b)
{
    if (++calls == 20) longjmp(retry, 7);
    return *(const int *)a - *(const int *)b;
}

int main(void)
{
    int a[12];
    volatile int rounds = 0;
    for (int i = 0; i < 12; i++) a[i] = i * 7 % 12;
    for (int i = 0; i < 4; i++) {
        int v = setjmp(home);
        if (v == 0) dive(3 + i);
        rounds += v;
        printf("came back with %d\n", v);
    }
    int v = setjmp(retry);
    if (v) printf("left qsort with %d\n", v);
    qsort(a, 12, sizeof *a, compare);
    for (int i = 0; i < 12; i++) printf("%d ", a[i]);
    printf("\n%d %d\n", rounds, calls);
    return rounds;
}
