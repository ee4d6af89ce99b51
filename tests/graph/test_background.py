"""Graphs that run while the program goes on: several launches at once, streams whose stages overlap, and what stops them."""

import pytest

from tests.graph.support import DEVICES, command

SOURCE = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
void fill(long *out, size_t out_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode());
    out[i] = i * k;
    __hpvm__return(1, k);
}
void root(long *out, size_t out_bytes, long k, long n) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *x = __hpvm__createNodeND(1, fill, n);
    for (int i = 0; i < 3; i++) __hpvm__bindIn(x, i, i, 0);
    __hpvm__bindOut(x, 0, 0, 0);
}
void spin(long *out, size_t out_bytes) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    for (;;) ++*(volatile long *)out;
}
void endless(long *out, size_t out_bytes) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *x = __hpvm__createNodeND(0, spin);
    __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 1, 1, 0);
}
void first(long a, long d) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, 1000 / d + a); }
void second(long a) { __hpvm__hint(CPU_TARGET); long s = 0; for (long i = 0; i < a % 100; i++) s += i * a; __hpvm__return(1, s); }
void third(long a, long b) { __hpvm__hint(CPU_TARGET); __hpvm__return(2, a - b, b); }
void stream(long a, long d) {
    __hpvm__hint(CPU_TARGET);
    void *x = __hpvm__createNodeND(0, first), *y = __hpvm__createNodeND(0, second), *z = __hpvm__createNodeND(0, third);
    __hpvm__bindIn(x, 0, 0, 1); __hpvm__bindIn(x, 1, 1, 1);
    __hpvm__edge(x, y, 1, 0, 0, 1); __hpvm__edge(y, z, 1, 0, 0, 1);
    __hpvm__bindIn(z, 0, 1, 1);
    __hpvm__bindOut(z, 0, 0, 1); __hpvm__bindOut(z, 1, 1, 1);
}
struct __attribute__((packed)) Args { long *out; size_t out_bytes; long k, n, result; };
struct __attribute__((packed)) Item { long a, d; };
struct __attribute__((packed)) Out { long s, a; };
int main(void) {
__hpvm__init();
BODY
return 0;
}
"""


def run(tmp_path, device, body, *options):
    source = tmp_path / "t.c"
    source.write_text(SOURCE.replace("BODY", body))
    return command("allvm.cli", "--device", device, "--threads", 2, *options, source)


@pytest.mark.parametrize("device", DEVICES)
def test_several_in_flight(tmp_path, device):
    body = """
    enum { M = 8, N = 20000 };
    static struct Args args[M]; void *g[M];
    for (int m = 0; m < M; m++) {
        args[m] = (struct Args){malloc(N * 8), N * 8, m + 1, N, -1};
        g[m] = __hpvm__launch(0, root, &args[m]);
    }
    for (int m = M - 1; m >= 0; m--) {
        long wrong = 0;
        __hpvm__wait(g[m]);
        for (long i = 0; i < N; i++) wrong += args[m].out[i] != i * (m + 1);
        printf("%ld %ld\\n", args[m].result, wrong);
    }"""
    assert run(tmp_path, device, body) == (0, "".join(f"{m} 0\n" for m in range(8, 0, -1)), "")


@pytest.mark.parametrize("device", DEVICES)
def test_a_stream_gives_results_in_order(tmp_path, device):
    body = """
    void *g = __hpvm__launch(1, stream, 0);
    long sum = 0, next = 0;
    for (long i = 0; i < 60; i++) {
        struct Item item = {i, 1 + i % 7};
        __hpvm__push(g, &item);
        if (i % 20 == 19)
            for (; next <= i; next++) {
                struct Out *o = __hpvm__pop(g);
                long v = 1000 / (1 + next % 7) + next, s = 0;
                for (long k = 0; k < v % 100; k++) s += k * v;
                if (o->a != next || o->s != s - next) printf("wrong %ld\\n", next);
                sum += o->s;
                free(o);
            }
    }
    __hpvm__wait(g);
    printf("%ld\\n", sum);"""
    expected = 0
    for i in range(60):
        v = 1000 // (1 + i % 7) + i
        expected += sum(k * v for k in range(v % 100)) - i
    assert run(tmp_path, device, body) == (0, f"{expected}\n", "")


@pytest.mark.parametrize("device", DEVICES)
def test_a_trap_in_a_stream(tmp_path, device):
    body = """
    void *g = __hpvm__launch(1, stream, 0);
    for (long i = 0; i < 3; i++) { struct Item item = {i, 1 - i}; __hpvm__push(g, &item); }
    puts("pushed");
    fflush(stdout);
    __hpvm__wait(g);"""
    status, out, err = run(tmp_path, device, body)
    assert status == 118 and "in instance (0, 0, 0) of node first: integer division by zero" in err
    assert out in ("pushed\n", "")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("waits", [True, False])
def test_a_node_that_does_not_end_is_stopped(tmp_path, device, waits):
    body = "static long out; struct Args args = {&out, 8}; void *g = __hpvm__launch(0, endless, &args);" + ("__hpvm__wait(g);" if waits else "")
    status, _, err = run(tmp_path, device, body, "--timeout", "1")
    assert status == 117 and "time limit reached" in err


def test_threads_of_the_program_launch_nothing(tmp_path):
    source = tmp_path / "t.c"
    text = SOURCE.replace("int main(void)", "#include <pthread.h>\nvoid *go(void *p) { static long out[9]; static struct Args a = {out, 72, 1, 9, 0};"
                          " __hpvm__wait(__hpvm__launch(0, root, &a)); return 0; }\nint main(void)")  # fmt: skip
    source.write_text(text.replace("BODY", "pthread_t t; pthread_create(&t, 0, go, 0); pthread_join(t, 0);"))
    status, _, err = command("allvm.cli", source)
    assert status == 118 and "graphs are launched and waited for by the program's first thread" in err
