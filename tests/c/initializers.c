/* Designated initialisers, compound literals, nested braces, strings in arrays, flexible arrays, _Generic, statement expressions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct p {
    int x, y;
};
struct mesh {
    struct p at[4];
    const char *name;
    char tag[4];
    struct {
        int a : 4;
        unsigned b[2];
    } in;
};
struct flex {
    int n;
    short data[];
};

static int total(const int *v, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s = s * 7 + v[i];
    return s;
}

#define KIND(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", float: "float", double: "double", char *: "string", default: "other")
#define MAX(a, b) ({ __typeof__(a) a_ = (a); __typeof__(b) b_ = (b); a_ > b_ ? a_ : b_; })

static void cleanup(int *p) { printf("cleanup %d\n", *p); }

static int scoped(int n) {
    __attribute__((cleanup(cleanup))) int a = n;
    for (int i = 0; i < 2; i++) {
        __attribute__((cleanup(cleanup))) int b = n * 10 + i;
        if (i == n)
            return b;
    }
    return -1;
}

int main(void) {
    int a[] = {[3] = 30, 31, [0] = 1, [1] = 2};
    printf("%zu %d\n", sizeof a / sizeof *a, total(a, 5));
    volatile int k = 6;
    struct mesh m = {.at = {[2].x = k, [2].y = k + 1, [0] = {1, 2}}, .name = "mesh", .tag = "full", .in = {-3, {7, 8}}};
    printf("%d %d %d %d %s %.4s %d %u\n", m.at[0].y, m.at[1].x, m.at[2].x, m.at[2].y, m.name, m.tag, m.in.a, m.in.b[1]);
    printf("%d\n", total((int[]){k, k * 2, 3}, 3));
    struct p *p = &(struct p){.y = k};
    p->x = p->y * 2;
    printf("%d %d\n", p->x, p->y);
    char s[] = "with\0nul", t[8] = "ab", u[] = {'x', 'y', 0};
    printf("%zu %zu %d %s\n", sizeof s, strlen(s), t[7], u);
    struct flex *f = malloc(sizeof *f + 5 * sizeof(short));
    f->n = 5;
    for (int i = 0; i < f->n; i++)
        f->data[i] = (short)(i * i);
    printf("%d %zu\n", f->data[4], sizeof *f);
    free(f);
    printf("%s %s %s %s %s %s\n", KIND(1), KIND(1u), KIND(1.f), KIND("s"), KIND(1L), KIND(&a));
    printf("%d %g\n", MAX(k, 3), MAX(1.5, 2));
    printf("%d\n", scoped(1));
    int grid[2][3] = {1, 2, 3, 4};
    printf("%d %d\n", grid[1][0], grid[1][2]);
    return 0;
}
