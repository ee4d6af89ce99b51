/* Linked lists in shuffled memory: build, reverse, merge sort, search, remove. class: pointers; small: 4; large: 40 */
#define SCALE 4
#include "bench.h"

enum { N = 30000 };
struct node {
    struct node *next;
    i32 key, value;
};
static struct node pool[N];
static u32 order[N];

static struct node *build(void) {
    struct node *head = 0;
    for (u32 i = 0; i < N; i++)
        order[i] = i;
    for (u32 i = N - 1; i > 0; i--) {
        u32 j = bench_random() % (i + 1), t = order[i];
        order[i] = order[j], order[j] = t;
    }
    for (u32 i = 0; i < N; i++) {
        struct node *p = &pool[order[i]];
        p->key = (i32)bench_random(), p->value = (i32)i, p->next = head, head = p;
    }
    return head;
}

static struct node *reverse(struct node *p) {
    struct node *r = 0;
    while (p) {
        struct node *n = p->next;
        p->next = r, r = p, p = n;
    }
    return r;
}

static struct node *merge(struct node *a, struct node *b) {
    struct node head, *tail = &head;
    while (a && b)
        if (a->key <= b->key)
            tail->next = a, tail = a, a = a->next;
        else
            tail->next = b, tail = b, b = b->next;
    tail->next = a ? a : b;
    return head.next;
}

static struct node *sort(struct node *p) {
    if (!p || !p->next)
        return p;
    struct node *slow = p, *fast = p->next;
    while (fast && fast->next)
        slow = slow->next, fast = fast->next->next;
    struct node *half = slow->next;
    slow->next = 0;
    return merge(sort(p), sort(half));
}

static struct node *without(struct node *p, i32 mask) {
    struct node **link = &p;
    while (*link)
        if (((*link)->value & mask) == mask)
            *link = (*link)->next;
        else
            link = &(*link)->next;
    return p;
}

static u32 sum(const struct node *p) {
    u32 h = 0;
    for (; p; p = p->next)
        h = h * 31 + (u32)(p->key ^ p->value);
    return h;
}

int bench_main(int n) {
    u32 h = 0;
    bench_state = 3;
    for (int r = 0; r < n; r++) {
        struct node *p = build();
        for (int k = 0; k < 4; k++)
            p = reverse(p), h = h * 3 + sum(p);
        p = sort(p), h += sum(p);
        p = without(p, 3), h += sum(p);
        p = without(p, 4), h += sum(p);
    }
    return (int)h;
}
