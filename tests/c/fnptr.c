/* Function pointers: identity, tables, callbacks, returned, in structs, cast through void* and integers. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
typedef int (*binop)(int, int);

static binop by_name(const char *s) {
    switch (*s) {
    case '+': return add;
    case '-': return sub;
    case '*': return mul;
    }
    return NULL;
}

static int fold(binop f, const int *v, int n, int acc) {
    for (int i = 0; i < n; i++)
        acc = f(acc, v[i]);
    return acc;
}

struct shape {
    double (*area)(const struct shape *);
    double a, b;
};
static double rect(const struct shape *s) { return s->a * s->b; }
static double tri(const struct shape *s) { return s->a * s->b / 2; }

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void each(int n, void (*f)(void *, int), void *data) {
    for (int i = 0; i < n; i++)
        f(data, i);
}
static void collect(void *data, int i) { *(int *)data = *(int *)data * 2 + i; }

typedef struct step { struct step (*next)(int *); } step;
static step second(int *);
static step first(int *n) { return ++*n, (step){*n < 7 ? second : 0}; }
static step second(int *n) { return *n += 2, (step){first}; }

/* these have the same body; their addresses must still differ */
static int same1(int x) { return x + 1; }
static int same2(int x) { return x + 1; }

int main(void) {
    int v[] = {5, 3, 9, 1};
    printf("%d %d %d\n", fold(add, v, 4, 0), fold(by_name("-"), v, 4, 0), fold(by_name("*"), v, 4, 1));
    printf("%d %d %d\n", by_name("+") == add, by_name("-") == add, by_name("?") == NULL);
    binop table[] = {add, sub, mul};
    volatile int k = 2;
    printf("%d %d\n", table[k](6, 7), (*table[k - 2])(6, 7));
    struct shape s[] = {{rect, 2, 3}, {tri, 2, 3}};
    printf("%g %g %d\n", s[0].area(&s[0]), s[1].area(&s[1]), s[0].area == rect);
    qsort(v, 4, sizeof *v, by_value);
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
    int acc = 1;
    each(6, collect, &acc);
    printf("%d\n", acc);
    int n = 0, turns = 0;
    for (step st = {first}; st.next; turns++)
        st = st.next(&n);
    printf("%d %d\n", n, turns);
    void *p = (void *)(uintptr_t)mul;
    uintptr_t u = (uintptr_t)p;
    printf("%d %d\n", ((binop)p)(3, 4), (binop)u == mul);
    int (*volatile a)(int) = same1, (*volatile b)(int) = same2;
    printf("%d %d\n", a == b, a(1) == b(1));
    int (*puts_)(const char *) = puts;
    size_t (*volatile len)(const char *) = strlen;
    puts_("host function through a pointer");
    printf("%zu %d\n", len("seven!!"), puts_ == puts);
    return 0;
}
