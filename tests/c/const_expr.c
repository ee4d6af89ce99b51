/* Global initialisers: addresses, offsets, function tables, relocated pointers, padding, unions. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

static int numbers[8] = {1, 2, 3, [6] = 7, 8};
static int *third = &numbers[2];
static int *past = numbers + 8;
static int **handle = &third;
static char text[] = "array";
static const char *const words[] = {"zero", "one", "two", "zero"};
static const char *tail = "shared tail" + 7;
static uintptr_t raw = (uintptr_t)&numbers[5];

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }

struct op {
    const char *name;
    int (*fn)(int, int);
    struct op *next;
    double weight;
    char flags[3];
};

static struct op ops[2] = {{"add", add, &ops[1], 1.5, {1, 2, 3}}, {.name = "sub", .fn = sub, .next = ops, .flags = "ab"}};

static union {
    float f;
    uint32_t u;
} bits = {.f = 1.0f}, bits2 = {.u = 0x40490fdb};

struct node {
    struct node *left, *right;
    int v;
};
static struct node tree = {&(struct node){0, 0, 1}, &(struct node){&(struct node){0, 0, 3}, 0, 5}, 2};

static ptrdiff_t span = (char *)&numbers[6] - (char *)&numbers[1];
static const long long big = 1LL << 40 | 0x7fffffff;
static const double ratio = 1.0 / 3.0 * 2;
static const int choice = sizeof(long) == 8 ? 'L' : 'I';
static _Bool truth = 5 > 3;
static int (*const table[2][2])(int, int) = {{add, sub}, {sub, add}};
int zeroed[100];
extern int later[];
static int *forward = &later[1];
int later[] = {10, 20, 30};
static void *self = &self;
static const struct {
    char c;
    long l;
    short s;
} padded[] = {{'x', -1, 2}, {'y', 1L << 50, -3}};

int main(void) {
    printf("%d %d %td %d %d\n", *third, **handle, past - numbers, *(int *)raw, *forward);
    printf("%s %s %s %zu\n", text, words[2], tail, sizeof words / sizeof *words);
    printf("%d %d %s %s\n", ops[0].fn(5, 3), ops[0].next->fn(5, 3), ops[1].next->name, ops[1].flags);
    printf("%08x %.6f %g\n", bits.u, bits2.f, ops[0].weight);
    printf("%d %d %d\n", tree.left->v, tree.right->left->v, tree.v);
    printf("%td %lld %.17g %c %d\n", span, big, ratio, choice, truth);
    printf("%d %d\n", table[1][0](1, 2), table[1][1](1, 2));
    printf("%d %d %d\n", zeroed[99], self == &self, numbers[7]);
    printf("%c %ld %d\n", padded[1].c, padded[1].l, padded[1].s);
    *third = 33, text[0] = 'A';
    printf("%d %s\n", numbers[2], text);
    return 0;
}
