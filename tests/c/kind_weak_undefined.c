/* Weak symbols that nobody defines: their address is null, and a guarded call is skipped. */
#include <stdio.h>

extern int no_such_function_anywhere(int) __attribute__((weak));
extern int no_such_variable_anywhere __attribute__((weak));
extern int exists(int) __attribute__((weak));
int exists(int x) { return x + 1; }

static int (*table[])(int) = {no_such_function_anywhere, exists};
static int *address = &no_such_variable_anywhere;

int main(void) {
    printf("%d %d\n", no_such_function_anywhere == 0, &no_such_variable_anywhere == 0);
    printf("%d %d %d\n", table[0] == 0, table[1] == exists, address == 0);
    if (no_such_function_anywhere)
        printf("called %d\n", no_such_function_anywhere(1));
    if (&no_such_variable_anywhere)
        printf("read %d\n", no_such_variable_anywhere);
    if (exists)
        printf("%d\n", exists(1));
    return 0;
}
