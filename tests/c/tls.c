/* Thread-local variables: initialised, zeroed, static inside functions, aggregates, addresses. */
#include <stdio.h>

_Thread_local int counter = 5;
static _Thread_local double ratio;
static __thread struct {
    int a[3];
    const char *s;
} record = {{1, 2, 3}, "tls"};

static int next(void) {
    static _Thread_local int n = 100;
    return n++;
}

static int *where(void) { return &counter; }

int main(void) {
    counter += 10;
    ratio += 0.5;
    record.a[1] = 20;
    printf("%d %g %d %d %s\n", counter, ratio, record.a[0] + record.a[1], record.a[2], record.s);
    int n[3] = {next(), next(), next()};
    printf("%d %d %d\n", n[0], n[1], n[2]);
    *where() = 77;
    printf("%d %d\n", counter, where() == &counter);
    for (int i = 0; i < 5; i++)
        record.a[i % 3] += counter--;
    printf("%d %d %d\n", record.a[0], record.a[1], record.a[2]);
    return 0;
}
