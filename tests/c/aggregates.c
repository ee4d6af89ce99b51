/* Structs, unions and arrays as values: copied, passed, returned, nested, compared by member. */
#include <stdio.h>
#include <string.h>

typedef struct {
    int x, y;
} point;
typedef struct {
    point a, b;
    char name[5];
} line;
typedef struct {
    double m[3][3];
} matrix;
typedef struct {
} empty;
typedef union {
    int i;
    float f;
    char c[12];
} any;

static point swap(point p) { return (point){p.y, p.x}; }

static line shift(line l, int d) {
    l.a.x += d, l.b.y -= d;
    l.name[0] ^= 32;
    return l;
}

static matrix product(matrix a, matrix b) {
    matrix r;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            r.m[i][j] = 0;
            for (int k = 0; k < 3; k++)
                r.m[i][j] += a.m[i][k] * b.m[k][j];
        }
    return r;
}

static any make(int which) {
    any u;
    memset(&u, 0, sizeof u);
    if (which == 0)
        u.i = 42;
    else if (which == 1)
        u.f = 2.5f;
    else
        strcpy(u.c, "union");
    return u;
}

static empty nothing(empty e) { return e; }

static line pick(int c, line p, line q) { return c ? p : q; }

int main(void) {
    point p = {3, 4}, q = p;
    q.x = 9;
    p = swap(q);
    printf("%d %d %d %d\n", p.x, p.y, q.x, q.y);
    line l = {{1, 2}, {3, 4}, "abcd"}, m = shift(l, 10);
    printf("%d %d %s | %d %d %s\n", l.a.x, l.b.y, l.name, m.a.x, m.b.y, m.name);
    printf("%s %s\n", pick(1, l, m).name, pick(0, l, m).name);
    matrix t = {{{1, 2, 3}, {0, 1, 4}, {5, 6, 0}}};
    matrix u = product(product(t, t), t);
    for (int i = 0; i < 3; i++)
        printf("%g %g %g\n", u.m[i][0], u.m[i][1], u.m[i][2]);
    printf("%d %g %s\n", make(0).i, make(1).f, make(2).c);
    empty e = nothing((empty){});
    (void)e;
    line lines[4] = {l, m, l};
    lines[3] = lines[1];
    lines[0].b = swap(lines[3].a);
    for (int i = 0; i < 4; i++)
        printf("%d,%d-%d,%d ", lines[i].a.x, lines[i].a.y, lines[i].b.x, lines[i].b.y);
    printf("\n%d\n", (p.x = 7, swap(p).y));
    struct {
        line l;
        point *p;
    } nest = {m, &q}, copy = nest;
    copy.p->y = 99, copy.l.a.x = -1;
    printf("%d %d %d\n", nest.l.a.x, q.y, copy.l.a.x);
    return 0;
}
