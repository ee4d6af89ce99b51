/* A stream through three stages that take equally long: how much faster it is than the stages one after the other. */
#include "common.h"

INLINE double grind(double x, long n)
{
    for (long i = 0; i < n; i++) x = x * 0.999 + 1 / (1 + x);
    return x;
}

#ifndef PLAIN
void first(double x, long n) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, grind(x, n)); }
void second(double x, long n) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, grind(x + 1, n)); }
void third(double x, long n) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, grind(x + 2, n)); }
void stages(double x, long n)
{
    __hpvm__hint(CPU_TARGET);
    void *a = __hpvm__createNodeND(0, first), *b = __hpvm__createNodeND(0, second), *c = __hpvm__createNodeND(0, third);
    __hpvm__bindIn(a, 0, 0, HPVM_STREAMING), __hpvm__bindIn(a, 1, 1, HPVM_STREAMING);
    __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 0, HPVM_STREAMING), __hpvm__bindIn(b, 1, 1, HPVM_STREAMING);
    __hpvm__edge(b, c, HPVM_ALL_TO_ALL, 0, 0, HPVM_STREAMING), __hpvm__bindIn(c, 1, 1, HPVM_STREAMING);
    __hpvm__bindOut(c, 0, 0, HPVM_STREAMING);
}
#endif

/* Arguments: sets of arguments, steps of each stage. */
int main(int argc, char **argv)
{
    long sets = argument(argc, argv, 1, 400), n = argument(argc, argv, 2, 100000), ahead = 8;
    double sum = 0, start;
    prepare();
#ifdef PLAIN
    start = now();
    for (long k = 0; k < sets; k++) sum += grind(grind(grind(k, n) + 1, n) + 2, n);
#else
    PACKED { double x; long n; } in = {0, n};
    void *graph = __hpvm__launch(HPVM_STREAMING, stages, &in);
    __hpvm__push(graph, &in);
    free(__hpvm__pop(graph)); /* it is compiled now */
    start = now();
    for (long k = 0; k < sets + ahead; k++) {
        if (k >= ahead) {
            double *y = __hpvm__pop(graph);
            sum += *y;
            free(y);
        }
        in.x = k;
        if (k < sets) __hpvm__push(graph, &in);
    }
    __hpvm__wait(graph);
#endif
    double seconds = now() - start;
    printf("stages %ld: %.6f\n", n, sum);
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
