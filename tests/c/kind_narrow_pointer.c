/* Narrow locals written through pointers: neighbours and upper bits must not be trusted or touched. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void __attribute__((noinline)) set8(void *p, int v) { *(unsigned char *)p = (unsigned char)v; }
static void __attribute__((noinline)) set16(void *p, int v) { memcpy(p, &v, 2); }

static int __attribute__((noinline)) byte_then_use(int v) {
    signed char c = 5;
    set8(&c, v);
    return c + 1000;
}
static int __attribute__((noinline)) half_then_use(int v) {
    short s = -1;
    set16(&s, v);
    return s / 3;
}
static unsigned __attribute__((noinline)) low_byte(int v) {
    unsigned x = 0xaabbccdd;
    set8(&x, v);
    set8((char *)&x + 2, v + 1);
    return x;
}
static int __attribute__((noinline)) neighbours(int v) {
    struct {
        char a, b, c;
        bool d;
        short e;
    } s = {1, 2, 3, true, 4};
    set8(&s.b, v);
    set8(&s.d, 0);
    return s.a * 10000 + s.b * 100 + s.c * 10 + s.d + s.e * 100000;
}
static bool __attribute__((noinline)) flag(int v) {
    bool b = false;
    set8(&b, v & 1);
    return b;
}
static void __attribute__((noinline)) increment(uint8_t *p, int8_t *q, uint16_t *r) { (*p)++, (*q)--, (*r) += 65535; }

int main(void) {
    for (int v = -200; v <= 300; v += 77)
        printf("%d %d %x %d %d\n", byte_then_use(v), half_then_use(v * 100), low_byte(v), neighbours(v & 63), flag(v));
    uint8_t a = 255;
    int8_t b = -128;
    uint16_t c = 0;
    increment(&a, &b, &c);
    printf("%d %d %d %d\n", a, b, c, a + b + c);
    int8_t small[4] = {1, 2, 3, 4};
    for (int i = 0; i < 4; i++)
        small[i] = (int8_t)(small[i] * 100), set8(&small[(i + 1) % 4], small[i] + 1);
    printf("%d %d %d %d\n", small[0], small[1], small[2], small[3]);
    return 0;
}
