/* Inline assembly as portable C uses it: barriers and identity constraints with an empty template. */
#include <stdio.h>

#define BARRIER() __asm__ volatile("" ::: "memory")

static int opaque(int x) {
    __asm__("" : "+r"(x));
    return x;
}
static long opaque_long(long x) {
    __asm__ volatile("" : "=r"(x) : "0"(x));
    return x;
}
static void *hide(void *p) {
    __asm__("" : "=r"(p) : "0"(p));
    return p;
}
static void use(const void *p) { __asm__ volatile("" : : "r"(p) : "memory"); }
static void keep(int *p) { __asm__ volatile("" : "+m"(*p)); }
static void either(int x) { __asm__ volatile("" : : "g"(x)); }

int main(void) {
    int a[4] = {1, 2, 3, 4};
    use(a);
    BARRIER();
    keep(&a[2]);
    either(a[1]);
    int s = 0;
    for (int i = 0; i < 4; i++) {
        s += opaque(a[i]) * 10;
        BARRIER();
    }
    int *p = hide(a);
    p[3] = 40;
    printf("%d %ld %d\n", s, opaque_long(1L << 40), a[3]);
    int x = 5, y = 6;
    __asm__("" : "+r"(x), "+r"(y));
    printf("%d %d\n", x, y);
    return 0;
}
