/* exit, _Exit, quick_exit and return, with their handlers and flushing. */
/* run: return => exit 3 */
/* run: exit => exit 4 */
/* run: _Exit => exit 5 */
/* run: quick => exit 6 */
/* run: _exit => exit 7 */

/* run: high => exit 44 */
/* run: negative => exit 255 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void handler(void) { puts("atexit"); }
static void quick(void) { puts("at_quick_exit"), fflush(stdout); }
static void __attribute__((destructor)) fini(void) { puts("destructor"); }

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    atexit(handler);
    at_quick_exit(quick);
    puts("main");
    fflush(stdout);
    printf("unflushed, ");
    if (!strcmp(what, "return"))
        return 3;
    if (!strcmp(what, "exit"))
        exit(4);
    fflush(stdout);
    if (!strcmp(what, "_Exit"))
        _Exit(5);
    if (!strcmp(what, "quick"))
        quick_exit(6);
    if (!strcmp(what, "_exit"))
        _exit(7);
    if (!strcmp(what, "high"))
        exit(300);
    if (!strcmp(what, "negative"))
        exit(-1);
    return 0;
}
