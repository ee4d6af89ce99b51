/* A balanced search tree with insertions, deletions and walks, nodes from an arena. class: pointers; small: 100000; large: 1000000 */
#define SCALE 100000
#include "bench.h"

enum { MAX = 400000 };
struct node {
    struct node *left, *right;
    u32 key, priority, value;
};
static struct node arena[MAX];
static struct node *free_list;
static u32 used;

static struct node *fresh(u32 key) {
    struct node *n = free_list;
    if (n)
        free_list = n->left;
    else
        n = &arena[used++];
    n->left = n->right = 0;
    n->key = key, n->priority = bench_random(), n->value = 1;
    return n;
}

static struct node *rotate_right(struct node *n) {
    struct node *l = n->left;
    n->left = l->right, l->right = n;
    return l;
}

static struct node *rotate_left(struct node *n) {
    struct node *r = n->right;
    n->right = r->left, r->left = n;
    return r;
}

static struct node *insert(struct node *n, u32 key) {
    if (!n)
        return fresh(key);
    if (key == n->key)
        n->value++;
    else if (key < n->key) {
        n->left = insert(n->left, key);
        if (n->left->priority > n->priority)
            n = rotate_right(n);
    } else {
        n->right = insert(n->right, key);
        if (n->right->priority > n->priority)
            n = rotate_left(n);
    }
    return n;
}

static struct node *join(struct node *a, struct node *b) {
    if (!a)
        return b;
    if (!b)
        return a;
    if (a->priority > b->priority) {
        a->right = join(a->right, b);
        return a;
    }
    b->left = join(a, b->left);
    return b;
}

static struct node *delete(struct node *root, u32 key) {
    struct node **link = &root;
    while (*link && (*link)->key != key)
        link = key < (*link)->key ? &(*link)->left : &(*link)->right;
    struct node *n = *link;
    if (n) {
        *link = join(n->left, n->right);
        n->left = free_list, free_list = n;
    }
    return root;
}

static u32 walk(const struct node *n, u32 depth) {
    return n ? walk(n->left, depth + 1) * 3 + n->key * n->value + depth + walk(n->right, depth + 1) * 5 : 1;
}

static u32 find(const struct node *n, u32 key) {
    u32 steps = 0;
    while (n && n->key != key)
        n = key < n->key ? n->left : n->right, steps++;
    return n ? steps : steps + 100;
}

int bench_main(int n) {
    struct node *root = 0;
    u32 h = 0;
    bench_state = 11, free_list = 0, used = 0;
    for (int i = 0; i < n; i++) {
        root = insert(root, bench_random() % 20000);
        if (i % 3 == 2)
            root = delete(root, bench_random() % 20000);
        h += find(root, bench_random() % 20000);
        if (i % 16384 == 0)
            h = h * 31 + walk(root, 0);
    }
    return (int)(h + walk(root, 0));
}
