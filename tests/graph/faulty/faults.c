/* Programs with one fault each, planted where the comments say; the argument chooses. */
#include <hpvm.h>
#include <stdlib.h>

void race(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(1, a, 1, a);
    long i = dfg_x();
    float next = a[(i + 1) % 8];    /* race: reads what its neighbour writes */
    a[i] = next + 1;                /* race: the write */
    dfg_return(1, a_bytes);
}

void input(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(1, a, 0);
    a[dfg_x()] = 0;                 /* input: a is declared as an input only */
    dfg_return(1, a_bytes);
}

void beyond(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    a[dfg_x() + 1] = 3;             /* beyond: the last instance is one too far */
    dfg_return(1, a_bytes);
}

void scratch(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    float *s = dfg_scratch(32);
    if (dfg_x() < 7) s[dfg_x()] = 1;
    dfg_barrier();
    float v = s[7 - dfg_x()];       /* scratch: nobody has written the last one */
    a[dfg_x()] = v;
    dfg_return(1, a_bytes);
}

void diverge(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    if (dfg_x() < 4) dfg_barrier(); /* diverge: half of them wait */
    a[dfg_x()] = 1;
    dfg_return(1, a_bytes);
}

void left(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    a[dfg_x()] = 1;                 /* siblings: one of the writes */
    dfg_return(1, a_bytes);
}

void right(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    a[dfg_x()] = 2;                 /* siblings: the other */
    dfg_return(1, a_bytes);
}

/* No fault: a barrier between, the same number from all, atomic additions, groups with parts of their own. */
void sound(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(1, a, 1, a);
    long i = dfg_x(), group = dfg_group_x();
    float *s = dfg_scratch(16);
    s[i] = a[4 * group + i];
    dfg_barrier();
    float next = s[(i + 1) % 4];
    dfg_barrier();
    s[0] = 7;
    __hpvm__atomic_add((int *)&s[1], 0);
    a[4 * group + i] = next;
    dfg_return(1, a_bytes);
}

#define ROOT(f, n) \
    void f##_root(float *a, size_t a_bytes) \
    { \
        dfg_target(CPU_TARGET); \
        dfg_pointers(1, a, 1, a); \
        void *node = dfg_node1(f, n); \
        dfg_input(0, node, 0); \
        dfg_input(1, node, 1); \
        dfg_output(node, 0, 0); \
    }
ROOT(race, 8)
ROOT(input, 8)
ROOT(beyond, 8)
ROOT(scratch, 8)
ROOT(diverge, 8)
ROOT(sound, 4)
ROOT(sound_root, 2)

void siblings_root(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    void *l = dfg_node1(left, 8), *r = dfg_node1(right, 8);
    dfg_input(0, l, 0);
    dfg_input(1, l, 1);
    dfg_input(0, r, 0);
    dfg_input(1, r, 1);
    dfg_output(l, 0, 0);
}

/* No fault: the same with an edge, which orders them. */
void ordered_root(float *a, size_t a_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, a);
    void *l = dfg_node1(left, 8), *r = dfg_node1(right, 8);
    dfg_input(0, l, 0);
    dfg_input(1, l, 1);
    dfg_input(0, r, 0);
    dfg_edge(l, 0, r, 1);
    dfg_output(r, 0, 0);
}

int main(int argc, char **argv)
{
    float *a = malloc(32);
    for (int i = 0; i < 8; i++) a[i] = i;
    struct __attribute__((__packed__)) { float *a; size_t bytes, out; } args = {a, 32, 0};
    void *graph;
    __hpvm__init();
    switch (atoi(argv[1])) {
    case 0: graph = dfg_launch(race_root, &args); break;
    case 1: graph = dfg_launch(input_root, &args); break;
    case 2: graph = dfg_launch(beyond_root, &args); break;
    case 3: graph = dfg_launch(scratch_root, &args); break;
    case 4: graph = dfg_launch(diverge_root, &args); break;
    case 5: graph = dfg_launch(siblings_root, &args); break;
    case 6: graph = dfg_launch(ordered_root, &args); break;
    default: graph = dfg_launch(sound_root_root, &args); break;
    }
    dfg_wait(graph);
    __hpvm__cleanup();
    return argc > 2;
}
