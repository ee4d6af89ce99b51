"""The API for Python: typed calls, shared memory, host functions, exceptions, limits, threads."""

import threading

import allvm
import numpy
import pytest

SOURCE = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double scale(double, int);
typedef struct { long a; double b; } Pair;
int table[4] = {1, 2, 3, 4};
static int counter;
__attribute__((constructor)) static void first(void) { counter = 100; }
int count(void) { return ++counter; }
int add(int a, int b) { return a + b; }
unsigned long wide(unsigned long x) { return x * 3; }
float half(float x) { return x / 2; }
Pair both(long a, double b) { Pair p = {a + 1, b * 2}; return p; }
double sum(const double *p, long n) { double s = 0; for (long i = 0; i < n; i++) s += p[i]; return s; }
void twice(float *p, long n) { for (long i = 0; i < n; i++) p[i] *= 2; }
double asks(double x) { return scale(x, 3) + 1; }
int crash(int *p) { return *p; }
void spin(void) { for (volatile int i = 0;; i++) ; }
int main(int argc, char **argv) { printf("%d %s\n", argc, argv[argc - 1]); return argc > 2 ? 5 : 0; }
"""
TIERS = ("interp", "quick", "opt", "auto")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("engine") / "m.c"
    path.write_text(SOURCE)
    return path


@pytest.fixture(params=TIERS)
def engine(request):
    with allvm.Engine(request.param, cache=False) as engine:
        engine.function("scale", "(f64, i32) -> f64", lambda x, n: x * n)
        yield engine


def test_typed_calls(engine, path):
    m = engine.load(path)
    assert m.call("add", 3, -5) == -2 and m.call("add", 0x7FFFFFFF, 1) == -(1 << 31)
    assert m.call("wide", (1 << 64) - 1) == -3
    assert m.call("half", 2.5) == 1.25
    assert m.call("asks", 1.5) == 5.5
    assert m.call("count") == 101 and m.call("count") == 102  # constructors ran, once
    assert m.functions["add"] == "ii:i"


def test_memory_is_shared(engine, path):
    m = engine.load(path)
    a = m.array(1000)
    a[:] = numpy.arange(1000)
    assert m.call("sum", a, len(a)) == a.sum()
    assert m.call("sum", a[500:], 500) == a[500:].sum()
    f = m.array((10, 10), "f4")
    f[...] = 1.5
    m.call("twice", f, f.size)
    assert (f == 3).all()
    table = m.view(m.address_of("table"), 4, "i4")
    assert list(table) == [1, 2, 3, 4]
    assert m.memory[m.address_of("table") - m.memory_base] == 1
    m.free(a)
    with pytest.raises(allvm.UsageError):
        m.call("sum", numpy.zeros(3), 3)
    with pytest.raises(allvm.UsageError):
        m.call("sum", f.reshape(-1)[::2], 3)


def test_arrays_keep_the_memory(path):
    with allvm.Engine("interp") as engine:
        engine.function("scale", "di:d", lambda x, n: x)
        a = engine.load(path).array(100)
    a[:] = 7
    assert a.sum() == 700


def test_exceptions(engine, path):
    m = engine.load(path)
    with pytest.raises(allvm.Trap) as e:
        m.call("crash", 8)
    assert e.value.kind == "memory" and e.value.frames[0][0] == "crash" and e.value.frames[0][2] > 0
    with pytest.raises(allvm.UsageError):
        m.call("nothing")
    with pytest.raises(allvm.UsageError):
        m.call("add", 1)
    assert m.call("add", 1, 2) == 3


def test_a_missing_host_function(path):
    with allvm.Engine("interp") as engine, pytest.raises(allvm.LinkError, match="scale"):
        engine.load(path)
    with allvm.Engine("interp") as engine:
        engine.function("scale", "d:d", lambda x: x)
        with pytest.raises(allvm.LinkError, match="signature"):
            engine.load(path)


def test_limits_and_closing(path):
    with allvm.Engine("opt", timeout=0.2, cache=False) as engine:
        engine.function("scale", "di:d", lambda x, n: x)
        m = engine.load(path)
        with pytest.raises(allvm.Trap) as e:
            m.call("spin")
        assert e.value.kind == "timeout"
        assert m.call("add", 1, 1) == 2
    with pytest.raises(allvm.UsageError):
        m.call("add", 1, 1)
    with pytest.raises(allvm.UsageError):
        engine.load(path)
    with pytest.raises(allvm.UsageError):
        allvm.Engine("fast")


def test_run_main(engine, path, capfd):
    assert engine.load(path).run("x", "last") == 5
    assert capfd.readouterr().out == "3 last\n"


def test_threads(path):
    with allvm.Engine("opt", cache=False) as engine:
        engine.function("scale", "di:d", lambda x, n: x * n)
        modules = [engine.load(path) for _ in range(4)]
        results = [None] * 4

        def work(n):
            a = modules[n].array(10000)
            a[:] = n
            results[n] = [modules[n].call("sum", a, len(a)) + modules[n].call("asks", n) for _ in range(50)]

        threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        assert results == [[n * 10000 + n * 3 + 1] * 50 for n in range(4)]


def test_the_module_offers_the_errors():
    assert issubclass(allvm.Trap, allvm.AllvmError) and issubclass(allvm.VerifyError, allvm.AllvmError)
    with pytest.raises(AttributeError):
        allvm.nothing  # noqa: B018
