/* abort() ends the program, without atexit handlers. */
/* expect-trap: abort */
#include <stdio.h>
#include <stdlib.h>

static void never(void) { puts("not reached"); }

int main(void) {
    atexit(never);
    puts("before");
    fflush(stdout);
    abort();
}
