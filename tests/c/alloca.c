/* alloca: in loops, of sizes known only at run time, kept until the function returns. */
#include <alloca.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct node {
    struct node *next;
    int v;
};

static int list(int n) {
    struct node *head = 0;
    for (int i = 0; i < n; i++) {
        struct node *p = alloca(sizeof *p);
        p->next = head, p->v = i;
        head = p;
    }
    int s = 0;
    for (int k = 1; head; head = head->next, k++)
        s += head->v * k;
    return s;
}

static size_t blocks(int n) {
    char *p[20];
    size_t total = 0;
    for (int i = 0; i < n; i++) {
        p[i] = alloca((size_t)i * 13 + 1);
        memset(p[i], 'a' + i, (size_t)i * 13 + 1);
        if ((uintptr_t)p[i] % 16)
            printf("misaligned\n");
    }
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i * 13; k++)
            total += (size_t)(p[i][k] == 'a' + i);
    return total;
}

static int recurse(int depth) {
    int *v = alloca(sizeof(int) * (size_t)(depth + 1));
    for (int i = 0; i <= depth; i++)
        v[i] = depth * i;
    int below = depth > 0 ? recurse(depth - 1) : 0;
    int s = 0;
    for (int i = 0; i <= depth; i++)
        s += v[i];
    return s + below;
}

static char *join(char *out, const char *a, const char *b) {
    char *t = alloca(strlen(a) + strlen(b) + 1);
    strcpy(t, a), strcat(t, b);
    return strcpy(out, t);
}

static int aligned(void) {
    _Alignas(64) char a[3];
    _Alignas(32) int b;
    char *volatile p = a;
    int *volatile q = &b;
    *q = 1;
    return (uintptr_t)p % 64 == 0 && (uintptr_t)q % 32 == 0;
}

int main(void) {
    char buf[32];
    printf("%d %d %zu %d\n", list(10), list(1000), blocks(20), recurse(40));
    printf("%s %d\n", join(buf, "left", "right"), aligned());
    return 0;
}
