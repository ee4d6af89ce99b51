/* Address arithmetic: nested arrays, structs, negative and narrow indices, pointer differences. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct inner {
    char tag;
    short v[3];
    struct {
        int a;
        double b;
    } deep[2];
};

struct outer {
    struct inner grid[3][4];
    char *names[5];
    union {
        uint64_t q;
        uint8_t b[8];
    } u;
};

static struct outer world;
static int cube[3][5][7];

static int *at(int i, int j, int k) { return &cube[i][j][k]; }

int main(void) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 5; j++)
            for (int k = 0; k < 7; k++)
                *at(i, j, k) = i * 100 + j * 10 + k;
    printf("%td %td %td\n", at(1, 2, 3) - at(0, 0, 0), (char *)at(2, 0, 0) - (char *)cube, at(0, 1, 0) - at(1, 0, 0));
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 2; k++) {
                world.grid[i][j].tag = (char)('a' + i * 4 + j);
                world.grid[i][j].v[k + 1] = (short)(i - j * k);
                world.grid[i][j].deep[k].a = i + j + k;
                world.grid[i][j].deep[k].b = i * 0.5 + j;
            }
    double s = 0;
    for (struct inner *p = &world.grid[0][0], *e = &world.grid[2][3]; p <= e; p++)
        s += p->deep[1].b * p->v[2] + p->tag + p->deep[0].a;
    printf("%g\n", s);
    int8_t small = -2;
    uint8_t usmall = 250;
    int *mid = at(1, 2, 3);
    volatile long far = -9;
    printf("%d %d %d %d\n", mid[small], mid[far], *(mid + (usmall - 249)), (-3)[mid]);
    printf("%zu %zu %zu %zu\n", sizeof(struct outer), offsetof(struct outer, names), offsetof(struct inner, deep), _Alignof(struct inner));
    char *base = (char *)&world;
    printf("%td %td\n", (char *)&world.grid[2][1].deep[1].b - base, (char *)&world.u.b[5] - base);
    const char *text = "pointer";
    const char *q = text + 7;
    while (q-- != text)
        putchar(*q);
    putchar('\n');
    int a[10];
    int *b = a, *e = a + 10;
    printf("%d %d %d\n", b < e, e > b, e - b == 10);
    uint32_t big = 3;
    int *w = &a[0] + big;
    w -= big;
    printf("%d\n", w == a);
    return 0;
}
