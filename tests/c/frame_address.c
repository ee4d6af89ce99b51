/* __builtin_frame_address: stable within a call, different between calls, on the stack. */
#include <stdint.h>
#include <stdio.h>

static uintptr_t __attribute__((noinline)) inner(void) {
    volatile char local[64];
    local[0] = 1;
    return (uintptr_t)__builtin_frame_address(0) + (uintptr_t)(local[0] - 1);
}

static int __attribute__((noinline)) deeper(uintptr_t above, int n) {
    volatile char local[64];
    local[n] = (char)n;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (here >= above)
        return -1;
    return n == 0 ? local[0] : deeper(here, n - 1) + 1;
}

int main(void) {
    volatile char local[64];
    local[0] = 0;
    uintptr_t a = (uintptr_t)__builtin_frame_address(0), b = (uintptr_t)__builtin_frame_address(0);
    printf("%d %d\n", a == b, a != 0);
    printf("%d %d\n", inner() < a, inner() == inner());
    printf("%d\n", deeper(a, 20));
    intptr_t d = (intptr_t)a - (intptr_t)local;
    printf("%d\n", d > -4096 && d < 4096);
    return 0;
}
