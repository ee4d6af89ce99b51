/* Bit-fields: signed, unsigned, straddling, zero width, bool, assignment results, arrays of them. */
#include <stdio.h>
#include <string.h>

struct flags {
    unsigned a : 1, b : 3, : 0, c : 7;
    signed d : 5;
    unsigned e : 31;
    unsigned long long f : 40;
    _Bool g : 1;
    signed char h : 4;
};

static struct flags global = {1, 5, 100, -16, 0x7fffffff, 0xffffffffffull, 1, -8};

static struct flags bump(struct flags s) {
    s.a++, s.b += 5, s.c *= 3, s.d -= 1, s.e -= 2, s.f <<= 3, s.h--;
    s.g = 0;
    return s;
}

static void show(const struct flags *s) {
    printf("%u %u %u %d %u %llu %d %d\n", s->a, s->b, s->c, s->d, s->e, (unsigned long long)s->f, s->g, s->h);
}

union view {
    struct {
        unsigned sign : 1;
    } s;
    struct {
        unsigned mant : 23, exp : 8, sign : 1;
    } f;
    float x;
};

int main(void) {
    show(&global);
    struct flags s = global;
    for (int i = 0; i < 4; i++)
        s = bump(s), show(&s);
    struct flags v[3];
    memset(v, 0, sizeof v);
    for (int i = 0; i < 3; i++)
        v[i].b = (unsigned)i + 6, v[i].d = i * 9, v[i].f = (unsigned long long)i << 38;
    for (int i = 0; i < 3; i++)
        show(&v[i]);
    printf("%u\n", (s.b = 13)); /* the value of the assignment is what fits */
    printf("%d %d\n", (s.d = 17), s.b < -1);
    union view u = {.x = -6.5f};
    printf("%u %u %x\n", u.f.sign, u.f.exp, u.f.mant);
    printf("%zu %zu\n", sizeof(struct flags), sizeof(union view));
    struct {
        long long x : 33;
        unsigned long long y : 31;
    } w = {-1, 0x7fffffff};
    w.x--;
    w.y ^= 0x55555555;
    printf("%lld %llu\n", (long long)w.x, (unsigned long long)w.y);
    return 0;
}
