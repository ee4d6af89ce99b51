/* Values along edges: one-to-one, from each instance to its counterpart, and all-to-all, where the last instance's value
 * goes to all. Usage: edges */
#include <hpvm.h>
#include <stdio.h>

void square(long first)
{
    dfg_target(CPU_TARGET);
    long i = first + dfg_x();
    dfg_return(2, i * i, dfg_nx());
}

void store(long value, long count, long *out, size_t out_bytes)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, out);
    out[dfg_x()] = value + 1000 * count;
    dfg_return(1, value);
}

void root(long first, long *out, size_t out_bytes, long n)
{
    dfg_target(CPU_TARGET);
    dfg_pointers(0, 1, out);
    void *a = dfg_node1(square, n), *b = dfg_node1(store, n);
    dfg_input(0, a, 0);
    dfg_edge_each(a, 0, b, 0);
    dfg_edge(a, 1, b, 1);
    dfg_input(1, b, 2);
    dfg_input(2, b, 3);
    dfg_output(b, 0, 0);
}

struct __attribute__((__packed__)) Arguments { long first, *out; size_t out_bytes; long n; long last; };

int main(void)
{
    long out[10];
    struct Arguments args = {5, out, sizeof out, 10, 0};
    __hpvm__init();
    dfg_wait(dfg_launch(root, &args));
    for (int i = 0; i < 10; i++) printf("%ld ", out[i]);
    printf("last %ld\n", args.last);
    __hpvm__cleanup();
    return 0;
}
