#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct node {
    int value;
    struct node *next;
    char name[8];
} Node;
enum colour { RED, GREEN = 5, BLUE };
enum flags { READ = 1, WRITE = 2, RUN = 4 };
union word { unsigned bits; float real; };
struct packed { unsigned low : 3; int high : 5; struct { short inner; }; };
struct outer { struct packed p; Node pair[2]; int (*call)(int); };

static int counter = 3;
double table[2][3] = {{1, 2, 3}, {4, 5, 6}};
const char *greeting = "hello\n";

static int twice(int n)
{
    static int calls;
    calls++;
    return 2 * n;
}

Node *push(Node *list, int v)
{
    Node *n = malloc(sizeof *n);
    n->value = v;
    n->next = list;
    strcpy(n->name, "n");
    n->name[0] += v;
    counter++;
    return n;
}

int sum(const Node *p)
{
    int s = 0;
    for (; p; p = p->next) {
        int square = p->value * p->value;
        s += square;
    }
    return s;
}

int main(int argc, char **argv)
{
    int a[5] = {1, -2, 3};
    long double wide = 2.5L;
    float narrow = 0.25f;
    unsigned char byte = 200;
    _Bool yes = 1;
    enum colour c = GREEN;
    enum flags f = READ | RUN;
    union word w = {.real = 1.0f};
    struct outer o = {{5, -3, {7}}, {{1, 0, "x"}}, twice};
    Node *list = 0;
    for (int i = 0; i < 3; i++)
        list = push(list, a[i]);
    {
        int a = 7;
        o.p.inner = a;
    }
    int total = sum(list) + o.call(4);
    printf("%d %s%g\n", total, greeting, table[argc][1]);
    return 0;
}
