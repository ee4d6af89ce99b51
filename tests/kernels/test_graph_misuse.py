"""What goes wrong with graphs in Python: one line each, with the node, the port or the instance."""

import numpy as np
import pytest
from allvm import CompileError, Trap, UsageError
from allvm.kernels import Graph, f32, f64, graph, i64, instance, kernel

DEVICES = ("sequential", "openmp")


@kernel
def scale(a: f32[:], k: f32):
    a[instance()] *= k


@kernel
def total(a: f32[:]) -> f64:
    s = 0.0
    for i in range(len(a)):
        s += a[i]
    return s


@kernel(bounds=True)
def guarded(a: f32[:], n: i64):
    a[instance(0) + 10 * instance(1)] = 1 // (n - instance(0))


def work(a: f32[:], n: i64) -> f64:
    scale[n](a, 2.0)
    return total(a)


def traps(a: f32[:], n: i64):
    guarded[4, 2](a, n)


@graph
def itself(a: f32[:], n: i64):
    itself(a, n)


@graph
def unbound(a: f32[:], n: i64):
    scale[n](a)


@graph
def bound_twice(a: f32[:], n: i64):
    scale[n](a, 1.0, k=2.0)


@graph
def type_differs(a: f32[:], n: i64):
    s = total(a)
    scale[n](a, s)


@graph
def array_differs(a: f64[:], n: i64):
    scale[n](a, 1.0)


@pytest.mark.parametrize(("faulty", "message"), [
    (itself, "a graph does not contain itself"), (unbound, "scale: k missing"), (bound_twice, "k is given twice"),
    (type_differs, "k is f32, the node gives f64"), (array_differs, "a is f32[:], a is f64[:]"),
])  # fmt: skip
def test_what_is_no_graph(faulty, message):
    """Edges follow from the use of arrays and join whole nodes, so that no cycle and no unequal grids can be written otherwise."""
    with pytest.raises(CompileError) as e:
        faulty._build()
    first = str(e.value).splitlines()[0]
    line = faulty.kernel_source.__code__.co_firstlineno
    assert first.startswith(f"{__file__}:")
    assert line < int(first.split(":")[1]) <= line + 4
    assert message in first


@pytest.fixture(params=DEVICES)
def device(request):
    return request.param


def data(n=8):
    return np.ones(n, "f4")


@pytest.mark.parametrize("n", [0, -1, 1 << 31])
def test_no_and_too_many_instances(device, n):
    with pytest.raises(Trap, match=f"misuse of a dataflow graph: node scale.*: {n} instances in dimension x; there must be from 1 to 2147483647") as e:
        Graph(work, device=device)(data(), n)
    assert (e.value.kind, e.value.status) == ("graph", 118)
    with pytest.raises(UsageError, match="there must be from 1 to"):
        scale[n](data(), 1.0)


@pytest.mark.parametrize(("n", "size", "message"), [
    (2, 20, r"in instance \(2, 0, 0\) of node guarded.*: "), (9, 12, r"in instance \(2, 1, 0\) of node guarded.*: "),
])  # fmt: skip
def test_trap_inside_an_instance(device, n, size, message):
    with pytest.raises(Trap, match=message) as e:
        Graph(traps, bounds=True, device=device, threads=2)(data(size), n)
    assert e.value.frames[0][1:] == (__file__, guarded.kernel_source.__code__.co_firstlineno + 2)


def test_wait_on_a_finished_graph(device):
    launch = Graph(work, device=device).launch(data(), 8)
    assert launch.wait() == 16
    with pytest.raises(UsageError, match="work has been waited for already"):
        launch.wait()


def test_push_after_the_end_and_pop_on_an_empty_stream(device):
    g = Graph(work, device=device, threads=2)
    with g.stream() as s:
        s.push(data(), 8)
        assert s.pop() == 16
        with pytest.raises(Trap, match="misuse of a dataflow graph: pop: nothing is in the stream, nor on its way"):
            s.pop()
    for use in (lambda: s.push(data(), 8), s.pop):
        with pytest.raises(UsageError, match="work: the stream has ended"):
            use()
    with pytest.raises(UsageError, match=r"work: the stream is not open: with work\.stream\(\) as s"):
        g.stream().pop()


def test_more_memory_than_there_is(device):
    g = Graph(work, device=device)
    with pytest.raises(MemoryError, match="no room for 34359738368 bytes in the guest's memory"):
        g.array(1 << 33, "f4")
    huge = np.broadcast_to(np.float32(1), (1 << 32,))
    with pytest.raises(MemoryError, match="no room for"):
        g(huge, 8)
    assert g(data(), 8) == 16
