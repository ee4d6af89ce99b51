/* Weak definitions and aliases of functions and data within one module. */
#include <stdio.h>

int base(int x) { return x * 2; }
int other_name(int x) __attribute__((alias("base")));
int weak_name(int x) __attribute__((weak, alias("base")));
__attribute__((weak)) int weak_default(void) { return 17; }
__attribute__((weak)) int weak_value = 5;
int values[4] = {1, 2, 3, 4};
extern int view[4] __attribute__((alias("values")));
static int hidden(void) { return 99; }
int shown(void) __attribute__((alias("hidden")));
__attribute__((visibility("hidden"))) int inside = 3;
__attribute__((used, section(".mydata"))) static int placed = 8;

int main(void) {
    printf("%d %d %d\n", base(4), other_name(5), weak_name(6));
    printf("%d %d\n", weak_default(), weak_value);
    view[2] = 33;
    int *volatile v = values;
    printf("%d %d\n", v[2], shown());
    int (*volatile f)(int) = base, (*volatile g)(int) = other_name;
    int *volatile a = values, *volatile b = view;
    printf("%d %d\n", f == g, a == b);
    printf("%d %d\n", inside, placed);
    return 0;
}
