/* Doubly recursive Fibonacci numbers: nothing but calls. class: calls; small: 35; large: 39 */
#define SCALE 35
#include "bench.h"

static int __attribute__((noinline)) fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int bench_main(int n) { return fib(n); }
