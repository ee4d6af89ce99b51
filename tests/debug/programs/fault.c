/* Ends with a trap, in a callback, behind output; has atexit functions and a heap. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { struct node *next; int value; };
static struct node *list;

static void late(void) { puts("late"); }

static int compare(const void *a, const void *b)
{
    const struct node *x = *(struct node *const *)a, *y = *(struct node *const *)b;
    return x->value - y->value;         /* x or y is NULL at last */
}

int main(int argc, char **argv)
{
    struct node *all[10];
    atexit(late);
    for (int i = 0; i < 10; i++) {
        struct node *n = malloc(sizeof *n + (size_t)i * 100);
        n->next = list;
        n->value = i * 37 % 11;
        list = all[i] = n;
    }
    qsort(all, 10, sizeof *all, compare);
    for (struct node *n = list; n; n = n->next) printf("%d ", n->value);
    printf("\n");
    for (int i = 0; i < 10; i += 2) { free(all[i]); all[i] = 0; }
    if (argc < 2) qsort(all, 10, sizeof *all, compare);
    return (int)strlen(argv[0]);
}
