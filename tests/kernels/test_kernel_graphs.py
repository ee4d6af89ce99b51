"""Graphs written in Python: grids, edges out of the use of arrays, hierarchy, streams, errors."""

import re

import numpy as np
import pytest
from allvm import CompileError, Trap, UsageError
from allvm.kernels import (
    atomic_add,
    barrier,
    f32,
    f64,
    graph,
    i32,
    i64,
    instance,
    instances,
    kernel,
    parent_instance,
    scratch,
)  # fmt: skip


@kernel
def blur(src: f32[:], dst: f32[:]):
    i = instance()
    n = len(src)
    left = src[i - 1] if i > 0 else src[i]
    right = src[i + 1] if i < n - 1 else src[i]
    dst[i] = (left + src[i] + right) / 3


@kernel
def total(a: f32[:]) -> f64:
    s = 0.0
    for i in range(len(a)):
        s += a[i]
    return s


@kernel
def scale(a: f32[:], k: f32, n: i64):
    a[instance()] *= k + n


def blurred(x):
    p = np.pad(x, 1, mode="edge")
    return (p[:-2] + p[1:-1] + p[2:]) / np.float32(3)


def sum_of(x):
    s = 0.0
    for v in x:
        s += float(v)
    return s


def data(n=100, seed=1):
    return np.random.default_rng(seed).random(n, "f4")


def test_grid_of_one_kernel():
    x, y = data(), np.zeros(100, "f4")
    blur[100](x, y)
    assert (y == blurred(x)).all()


@kernel
def positions(out: i64[:, :, :]):
    x, y, z = instance(0), instance(1), instance(2)
    out[x, y, z] = x + 10 * y + 100 * z + 1000 * instances(0) + 10000 * instances(1) + 100000 * instances(2)


def test_three_dimensions():
    out = np.zeros((2, 3, 4), "i8")
    positions[2, 3, 4](out)
    for x, y, z in np.ndindex(2, 3, 4):
        assert out[x, y, z] == x + 10 * y + 100 * z + 2000 + 30000 + 400000


@graph
def pipeline(src: f32[:], tmp: f32[:], dst: f32[:], n: i64, k: f32) -> (f64, f64):
    """Reads before writes, writes before reads, numbers that are computed on the way."""
    blur[n](src, tmp)
    a = total(tmp)
    blur[n](tmp, dst)
    scale[n](tmp, k, n // 2 + 1)
    scale[n](dst, 0.5, 1)
    b = total(dst)
    return a, b


def test_edges_follow_the_use_of_arrays():
    x, t, y = data(), np.zeros(100, "f4"), np.zeros(100, "f4")
    once, twice = blurred(x), blurred(blurred(x)) * np.float32(1.5)
    assert pipeline(x, t, y, 100, 2.0) == (sum_of(once), sum_of(twice))
    assert (t == once * np.float32(53)).all()
    assert (y == twice).all()
    assert pipeline.parameters["dst"] == (f32[:], "inout")
    assert pipeline.parameters["src"] == (f32[:], "in")


@graph
def outer(src: f32[:], tmp: f32[:], dst: f32[:], n: i64) -> f64:
    scale[n](src, 1.0, 1)
    pipeline(src, tmp, dst, n, 1.0)
    return total(dst)


def test_a_graph_in_a_graph_comes_after_what_it_needs():
    x = data()
    got = outer(x.copy(), np.zeros(100, "f4"), np.zeros(100, "f4"), 100)
    doubled = x * np.float32(2)
    assert got == sum_of(blurred(blurred(doubled)) * np.float32(1.5))


def test_stream():
    x, n = data(), 100
    buffers = [(x * np.float32(k), np.zeros(n, "f4"), np.zeros(n, "f4")) for k in range(3)]
    with pipeline.stream() as s:
        for src, tmp, dst in buffers:
            s.push(src, tmp, dst, n, 1.0)
        results = [s.pop() for _ in buffers]
    for (src, _, dst), (a, b) in zip(buffers, results, strict=True):
        assert a == sum_of(blurred(src))
        assert b == sum_of(dst)
        assert (dst == blurred(blurred(src)) * np.float32(1.5)).all()


@kernel
def histogram(data: i32[:], counts: i32[:]):
    atomic_add(counts, data[instance()], 1)


@kernel
def sum_group(a: f32[:], out: f32[:]):
    """A tree of sums in memory that the instances share."""
    i, n = instance(), instances()
    part = scratch(f32, 64)
    part[i] = a[parent_instance() * n + i]
    width = n // 2
    while width > 0:
        barrier()
        if i < width:
            part[i] += part[i + width]
        width //= 2
    barrier()
    if i == 0:
        out[parent_instance()] = part[0]


@graph
def group(a: f32[:], out: f32[:]):
    sum_group[64](a, out)


@graph
def sums(a: f32[:], out: f32[:], groups: i64):
    group[groups](a, out)


def test_atomics():
    values = np.random.default_rng(5).integers(0, 8, 500, dtype="i4")
    counts = np.zeros(8, "i4")
    histogram[500](values, counts)
    assert (counts == np.bincount(values, minlength=8)).all()


def test_barrier_and_scratch():
    a, out = data(256), np.zeros(4, "f4")
    sums(a, out, 4)
    parts = a.reshape(4, 64).copy()
    width = 32
    while width:
        parts[:, :width] += parts[:, width : 2 * width]
        width //= 2
    assert (out == parts[:, 0]).all()


def test_memory_of_the_graph_is_not_copied():
    x, t, y = (pipeline.array(50, "f4") for _ in range(3))
    x[:] = data(50)
    before = pipeline.copied
    pipeline(x, t, y, 50, 1.0)
    assert pipeline.copied == before
    blurs = blur.copied
    blur[50](np.array(x), np.zeros(50, "f4"))
    assert blur.copied - blurs == 3 * 200  # both in, one back
    assert (y == blurred(blurred(x)) * np.float32(1.5)).all()


def test_launch_and_wait():
    x, t, y = data(), np.zeros(100, "f4"), np.zeros(100, "f4")
    launch = pipeline.launch(x, t, y, 100, 2.0)
    assert launch.wait()[0] == sum_of(blurred(x))
    with pytest.raises(UsageError, match="already"):
        launch.wait()


@kernel(bounds=True)
def beyond(a: f32[:]):
    a[instance() * 2] = 1


def test_a_trap_names_node_instance_and_line():
    with pytest.raises(Trap, match=r"instance \(2, 0, 0\) of node beyond") as e:
        beyond[4](np.zeros(4, "f4"))
    assert e.value.frames[0][1:3] == (__file__, beyond.kernel_source.__code__.co_firstlineno + 2)


# --- what cannot be a graph


def condition(a: f32[:], n: i64):
    if n > 1:  #! 5: a graph is the same in every run
        blur[n](a, a)


def no_extent(a: f32[:]):
    blur(a, a)  #! 5: blur asks for its instance


def known_later(a: f32[:], n: i64):
    s = total(a)
    scale[n](a, s * 2, 1)  #! 17: s is known only when the graph runs


def wrong_result(a: f32[:], n: i64):
    s = total(a)
    scale[n](a, s, 1)  #! 17: k is f32, the node gives f64


def no_array(a: f32[:], n: i64):
    blur[n](a, n)  #! 16: dst is f32[:]: an array that is a parameter


def other_array(a: f32[:], b: f64[:], n: i64):
    blur[n](a, b)  #! 16: dst is f32[:], b is f64[:]


def half(a: f32[:]):
    blur[0.5](a, a)  #! 10: the number of instances is an integer


def none(a: f32[:]):
    blur[0](a, a)  #! 10: 0 instances


def too_many(a: f32[:], n: i64):
    blur[n, n, n, n](a, a)  #! 5: a node has at most 3 dimensions


def no_node(a: f32[:], n: i64):
    n + 1  #! 5: a statement of a graph is a node


def twice(a: f32[:]) -> f64:
    s, _t = total(a)  #! 5: the node has 1 result, here are 2 names
    return s


def not_a_result(a: f32[:], n: i64) -> f64:
    total(a)
    return n  #! 12: a graph returns results of its nodes


def after(a: f32[:]) -> f64:
    return total(a)
    total(a)  #! 5: nothing follows the return


FAULTY = [condition, no_extent, known_later, wrong_result, no_array, other_array, half, none, too_many, no_node, twice, not_a_result, after]


@pytest.mark.parametrize("f", FAULTY, ids=lambda f: f.__name__)
def test_errors_point_to_their_place(f):
    import inspect

    lines, first = inspect.getsourcelines(f)
    at = next(i for i, line in enumerate(lines) if "#!" in line)
    column, text = re.search(r"#! (\d+): (.*)", lines[at]).groups()
    with pytest.raises(CompileError) as e:
        graph(f)._build()
    assert str(e.value).startswith(f"{__file__}:{first + at}:{column}: {text}")


def test_extents_of_calls():
    a = np.zeros(3, "f4")
    for n in (0, -1, 2**31, 1.5):
        with pytest.raises(UsageError, match="instances"):
            blur[n](a, a)
    with pytest.raises(UsageError, match="its nodes have instances"):
        pipeline[3](a)
    with pytest.raises(UsageError, match="at most 3"):
        blur[1, 1, 1, 1](a, a)


def test_an_extent_that_is_no_extent_when_the_graph_runs():
    with pytest.raises(Exception, match="0 instances"):
        pipeline(data(), data(), data(), 0, 1.0)
