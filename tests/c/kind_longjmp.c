/* longjmp out of several frames with locals and allocas, and over and over in a loop. */
#include <alloca.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static jmp_buf env;
static int depth_seen;

static int dive(int depth, int value) {
    char *block = alloca((size_t)depth * 8 + 16);
    memset(block, depth, 16);
    if (depth == 0)
        longjmp(env, value);
    depth_seen++;
    return dive(depth - 1, value) + block[3];
}

static long loop(int n) {
    long volatile total = 0;
    for (int volatile i = 0; i < n; i++) {
        int r = setjmp(env);
        if (r == 0)
            dive(i % 20, i + 1);
        else
            total += r;
    }
    return total;
}

static int resume(void) {
    int volatile count = 0;
    setjmp(env);
    if (++count < 1000)
        dive(count % 50, 1);
    return count;
}

/* setjmp in a caller's caller, with work in between that must be undone cleanly */
static int middle(int n) {
    int local[50];
    for (int i = 0; i < 50; i++)
        local[i] = n + i;
    int r = dive(10, n);
    return r + local[n % 50];
}

int main(void) {
    printf("%ld\n", loop(1000));
    printf("%d\n", resume());
    int keep = 42;
    int r = setjmp(env);
    if (r == 0)
        middle(9);
    printf("%d %d\n", r, keep);
    printf("%d\n", depth_seen);
    jmp_buf inner;
    int volatile stage = 0;
    if (setjmp(env) == 0) {
        if (setjmp(inner) == 0)
            dive(3, 1);
        printf("back in the inner one\n");
    } else if (stage++ == 0)
        longjmp(inner, 1);
    printf("%d\n", stage);
    return 0;
}
