/* Constructors and destructors by priority, atexit handlers in reverse, exit status. */
/* expect-exit: 7 */
#include <stdio.h>
#include <stdlib.h>

static int order;
#define C(p) static void __attribute__((constructor(p))) c##p(void) { printf("constructor " #p " %d\n", order++); }
#define D(p) static void __attribute__((destructor(p))) d##p(void) { printf("destructor " #p " %d\n", order++); }
D(300) C(500) C(101) D(101) C(300) D(500)
static void __attribute__((constructor)) plain(void) { printf("constructor %d\n", order++); }
static void __attribute__((destructor)) end(void) { printf("destructor %d\n", order++); }

static void first(void) { printf("registered first %d\n", order++); }
static void second(void) {
    printf("registered second %d\n", order++);
    atexit(first);
}

int main(void) {
    printf("main %d\n", order++);
    atexit(first);
    atexit(second);
    return 7;
}
