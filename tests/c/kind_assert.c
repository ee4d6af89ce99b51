/* A failing assertion names its expression, file and line on stderr. */
/* expect-trap: assert */
/* expect-stderr: must be four */
#include <assert.h>
#include <stdio.h>

static void check(int x) {
    assert(x > 0);
    assert(x == 4 && "must be four");
}

int main(void) {
    check(4);
    puts("before");
    fflush(stdout);
    check(5);
    puts("not reached");
    return 0;
}
