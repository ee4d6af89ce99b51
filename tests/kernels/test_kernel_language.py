"""What the Python front end makes of functions, beside what Python itself makes of them."""

import math

import numpy as np
import pytest
from allvm.kernels import atomic_add, atomic_cas, atomic_max, f32, f64, function, i32, i64, kernel, local, u8, u32, u64
from hypothesis import given, settings
from hypothesis import strategies as st

INTS = [0, 1, -1, 2, 3, -3, 7, -7, 100, 2**31 - 1, -(2**31), 2**62, -(2**63), 2**63 - 1]
WEIGHTS = [0.25, 0.5, 0.25]
TABLE = np.arange(12, dtype="i4").reshape(3, 4)
LIMIT = 5


def wrap(value, bits=64):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


@kernel(tier="interp")
def divided(a: i64, b: i64) -> (i64, i64):
    return a // b, a % b


@pytest.mark.parametrize("a", INTS)
@pytest.mark.parametrize("b", INTS)
def test_floor_division(a, b):
    if b == 0:
        from allvm import Trap

        with pytest.raises(Trap):
            divided(a, b)
    else:
        assert divided(a, b) == (wrap(a // b), a % b)


@kernel(tier="interp")
def divided_floats(a: f64, b: f64) -> (f64, f64, f64):
    return a / b, a // b, a % b


@given(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6).filter(lambda v: abs(v) > 1e-6))
@settings(max_examples=50, deadline=None)
def test_floor_division_of_floats(a, b):
    q, floor, rest = divided_floats(a, b)
    assert (q, rest) == (a / b, a % b)
    assert floor == math.floor(a / b)


@kernel(tier="interp")
def ranges(start: i64, stop: i64, step: i64, out: i64[:]) -> i64:
    n = 0
    for i in range(start, stop, step):
        out[n] = i
        n += 1
        if n == len(out):
            break
    return n


@pytest.mark.parametrize("args", [(0, 5, 1), (5, 0, -1), (0, 5, 2), (0, 6, 2), (5, 0, -2), (3, 3, 1), (4, 3, 1), (3, 4, -1),
                                  (2**63 - 3, 2**63 - 1, 2), (-(2**63) + 2, -(2**63), -3), (2**63 - 5, 2**63 - 1, 3)])  # fmt: skip
def test_range(args):
    out = np.zeros(20, "i8")
    expected = list(range(*args))
    assert ranges(*args, out) == len(expected)
    assert out[: len(expected)].tolist() == expected


@kernel(tier="interp")
def control(n: i64) -> i64:
    total = 0
    for i in range(n):
        if i % 3 == 0:
            continue
        elif i % 7 == 5:
            total += 100
        else:
            total -= i
        for j in range(i, -1, -2):
            if j == LIMIT:
                break
            total += j
        else:
            total += 1000
    k = n
    while k > 0 and total != 0 or k == 3:
        k -= 1
        if k == 2:
            break
    else:
        total = -total
    return total + (k if k > 1 else -k) + (1 if 0 < k <= 5 < n else 0)


def test_control():
    for n in range(30):
        assert control(n) == control.python(n)


@function
def mean3(a: f64[:], i: i64) -> f64:
    return (a[i - 1] + a[i] + a[i + 1]) / 3


@kernel
def smooth(src: f64[:], dst: f64[:]):
    """Neighbours, constants from outside, a call."""
    for i in range(1, len(src) - 1):
        dst[i] = mean3(src, i) * 0.5 + 0.5 * (WEIGHTS[0] * src[i - 1] + WEIGHTS[1] * src[i] + WEIGHTS[2] * src[i + 1])


def test_arrays_and_calls():
    src = np.random.default_rng(1).random(500)
    got, expected = np.zeros(500), np.zeros(500)
    smooth(src, got)
    for i in range(1, 499):
        mean = (src[i - 1] + src[i] + src[i + 1]) / 3
        expected[i] = mean * 0.5 + 0.5 * (0.25 * src[i - 1] + 0.5 * src[i] + 0.25 * src[i + 1])
    assert (got == expected).all()
    assert smooth.parameters == {"src": (f64[:], "in"), "dst": (f64[:], "out")}


@kernel(tier="interp")
def matmul(a: f32[:, :], b: f32[:, :], c: f32[:, :]):
    for i in range(a.shape[0]):
        for j in range(b.shape[1]):
            s: f32 = 0
            for k in range(a.shape[1]):
                s += a[i, k] * b[k, j]
            c[i, j] = s


def test_matrices():
    rng = np.random.default_rng(2)
    a, b = rng.random((5, 7), "f4"), rng.random((7, 3), "f4")
    c = np.zeros((5, 3), "f4")
    matmul(a, b, c)
    assert np.allclose(c, a @ b, rtol=1e-5)
    d = np.zeros((10, 3), "f4")[::2]  # with gaps: copied, and back
    matmul(a, np.asfortranarray(b), d)
    assert (d == c).all()


@kernel(tier="interp")
def three(a: i32[:, :, :]) -> i64:
    s = i64(0)
    for x in range(a.shape[0]):
        for y in range(a.shape[1]):
            for z in range(a.shape[2]):
                s = s * 3 + a[x, y, z] + TABLE[x, y]
    return s


def test_three_dimensions_and_tables():
    a = np.arange(24, dtype="i4").reshape(2, 3, 4)
    s = 0
    for x, y, z in np.ndindex(a.shape):
        s = s * 3 + int(a[x, y, z]) + int(TABLE[x, y])
    assert three(a) == wrap(s)


@kernel(tier="interp")
def mathematics(x: f64, y: f64) -> (f64, f64, f64, f64, f64, f64, f64):
    return (math.sqrt(x) + abs(y), math.exp(y) - math.log(x), math.sin(x) * math.cos(y), math.atan2(x, y), max(x, y, 0.5),
            min(x, y) ** 3, x**y)  # fmt: skip


@given(st.floats(0.01, 100), st.floats(-5, 5))
@settings(max_examples=40, deadline=None)
def test_mathematics(x, y):
    expected = (math.sqrt(x) + abs(y), math.exp(y) - math.log(x), math.sin(x) * math.cos(y), math.atan2(x, y), max(x, y, 0.5),
                min(x, y) * (min(x, y) * min(x, y)), x**y)  # fmt: skip
    assert mathematics(x, y) == pytest.approx(expected, rel=1e-14, abs=1e-300)


@kernel(tier="interp")
def single(x: f32, n: i32) -> (f32, f32, f32):
    return x * n + 0.1, np.sqrt(x) / 3, np.float32(x) - 1


def test_literals_take_the_type_of_what_they_meet():
    x = np.float32(1.7)
    got = single(float(x), 5)
    assert got == (x * np.float32(5) + np.float32(0.1), np.sqrt(x) / np.float32(3), x - np.float32(1))


@kernel(tier="interp")
def conversions(x: f64, n: i64) -> (i32, i64, u8, u32, f32):
    return i32(x), i64(x), u8(n), u32(n), f32(n)


def test_conversions_are_total():
    assert conversions(3.9, 300) == (3, 3, 44, 300, 300.0)
    assert conversions(-3.9, -1) == (-3, -3, 255, 2**32 - 1, -1.0)
    assert conversions(math.nan, 0)[:2] == (0, 0)
    assert conversions(1e30, 0)[:2] == (2**31 - 1, 2**63 - 1)
    assert conversions(-math.inf, 2**63 - 1) == (-(2**31), -(2**63), 255, 2**32 - 1, float(np.float32(2**63)))


@kernel(tier="interp")
def bits(a: i64, b: i64, s: u8) -> (i64, i64, i64, i64, i64, i64):
    return a & b, a | b, a ^ b, ~a, a << s, a >> s


@given(st.integers(-(2**63), 2**63 - 1), st.integers(-(2**63), 2**63 - 1), st.integers(0, 63))
@settings(max_examples=40, deadline=None)
def test_bits(a, b, s):
    assert bits(a, b, s) == (a & b, a | b, a ^ b, ~a, wrap(a << s), a >> s)


@kernel(tier="interp")
def unsigned(a: u64, b: u64) -> (u64, u64, u64, i64):
    return a // b, a % b, a >> 3, 1 if a > b else -1


def test_unsigned():
    a, b = 2**64 - 5, 3
    assert unsigned(a, b) == (a // b, a % b, a >> 3, 1)


@kernel(tier="interp")
def histogram(data: u8[:], counts: i32[:]) -> i32:
    for i in range(len(data)):
        atomic_add(counts, data[i] >> 5, 1)
    before = atomic_max(counts, 0, 1000)
    atomic_cas(counts, 0, 1000, 7)
    return before


def test_atomics_alone():
    data = np.random.default_rng(3).integers(0, 256, 1000, dtype="u1")
    counts = np.zeros(8, "i4")
    first = histogram(data, counts)
    expected = np.bincount(data >> 5, minlength=8)
    assert first == expected[0]
    assert counts[0] == 7
    assert (counts[1:] == expected[1:]).all()


@kernel(tier="interp")
def locals_and_parts(a: f64[:]) -> f64:
    t = local(f64, 4)
    tail = a[2:]
    for i in range(len(tail)):
        t[i % 4] += tail[i]
    x, y = t[0], t[1]
    x, y = y, x
    return x * 1000 + y + t[2] + t[3] + len(a[1:3]) + len(a[9:2])


def test_locals_and_parts():
    a = np.arange(10.0)
    assert locals_and_parts(a) == (3 + 7) * 1000 + (2 + 6) + (4 + 8) + (5 + 9) + 2


@kernel(tier="interp")
def shared(a: f64[:], b: f64[:]):
    for i in range(1, len(a)):
        b[i] = a[i - 1] + 1


def test_arrays_that_overlap_share_memory():
    a = np.zeros(10)
    shared(a, a)
    assert a.tolist() == list(range(10))
    whole = np.zeros(10)
    shared(whole[:9], whole[1:])
    assert whole.tolist() == [0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0]


@kernel(bounds=True, tier="interp")
def outside(a: f64[:], i: i64) -> f64:
    return a[i]


def test_bounds_are_traps_with_the_line_of_python():
    from allvm import Trap

    a = np.arange(3.0)
    assert outside(a, 2) == 2
    for i in (3, -1):
        with pytest.raises(Trap) as e:
            outside(a, i)
        name, file, line = e.value.frames[0][:3]
        assert (name, file, line) == ("outside", __file__, outside.kernel_source.__code__.co_firstlineno + 2)


@kernel(tier="interp")
def fib(n: i32) -> i64:
    return i64(n) if n < 2 else fib(n - 1) + fib(n - 2)


def test_recursion():
    assert fib(15) == 610


def test_same_in_every_tier():
    src = np.random.default_rng(1).random(2000)
    results = []
    for tier in ("interp", "quick", "opt", "auto"):
        k = kernel(smooth.kernel_source, tier=tier)
        out = np.zeros(2000)
        k(src, out)
        results.append(out.tobytes())
    assert len(set(results)) == 1


def test_print(capfd):
    @kernel(tier="interp")
    def talk(n: i32, x: f64):
        print("n =", n, "x =", x, 100, "%")

    talk(3, 0.5)
    assert capfd.readouterr().out == "n = 3 x = 0.5 100 %\n"


def test_save(tmp_path):
    import allvm

    path = tmp_path / "fib.avm"
    fib.save(path)
    with allvm.Engine(tier="interp") as engine:
        assert engine.load(path).call("fib", 10) == 55
