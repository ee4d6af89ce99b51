"""Kernels that cannot be compiled or called: what is said, and where the caret stands."""

import re

import numpy as np
import pytest
from allvm import CompileError, UsageError
from allvm.kernels import f32, f64, function, i32, i64, instance, kernel, local, u64

name_of_nothing = object()


@function
def pair(a: i32) -> (i32, i32):
    return a, a


def no_type(a):
    return a  #! 13: a has no type


def unknown(a: i64) -> i64:
    return a + missing  # noqa: F821  #! 16: missing has no value here


def narrowing(a: f64) -> i64:
    n = 1
    n = a  #! 5: n is i64, the value is f64; convert it with i64
    return n


def wrong_result(a: f64) -> i32:
    return a  #! 12: the result is i32, this is f64


def into_integers(a: i32[:], x: f64):
    a[0] = x  #! 5: a f64 does not go into an array of i32 by itself


def dimensions(a: f32[:, :]) -> f32:
    return a[0]  #! 12: 1 index for f32


def negative(a: f32[:]) -> f32:
    return a[-1]  #! 14: an index does not count from the end


def float_index(a: f32[:], x: f32) -> f32:
    return a[x]  #! 14: an index is an integer, this is f32


def a_with(a: i32):
    with a:  #! 5: 'with' cannot stand in a kernel
        pass


def a_list(a: i32) -> i32:
    b = [a]  #! 9: this expression cannot stand in a kernel
    return b


def over_list(a: i32[:]):
    for x in a:  #! 14: a loop goes over range
        pass


def foreign_call(a: f64) -> f64:
    return re.match(a)  #! 12: re.match cannot be called from a kernel


def meets(a: i64, b: u64) -> i64:
    return a + b  #! 12: i64 and u64 do not meet


def two_results(a: i32) -> i32:
    return pair(a)  #! 12: pair has 2 results


def wrong_argument(a: f64) -> i32:
    x, _y = pair(a)  #! 18: a is i32, this is f64
    return x


def unused(a: i32):
    a + 1  #! 5: the value of this expression is not used


def no_constant(a: i32) -> i32:
    t = local(i32, a)  #! 20: the number of elements is a constant
    return t[0]


def object_value(a: i32) -> i32:
    return name_of_nothing  #! 12: name_of_nothing is object


def large(a: i32) -> i32:
    return i32(2**40)  #! 16: 1099511627776 does not fit into i32


def step(a: i32):
    for _ in range(0, a, 0):  #! 26: the step of a range is not 0
        pass


def matrix_product(a: f32[:], b: f32[:]) -> f32:
    return a @ b  #! 12: '@' works on numbers


def infinite_power(a: i32, b: i32) -> i32:
    return a**b  #! 12: an integer to a power


FAULTY = [v for v in list(globals().values()) if getattr(v, "__code__", None) and v.__module__ == __name__ and "test" not in v.__name__]


@pytest.mark.parametrize("f", FAULTY, ids=lambda f: f.__name__)
def test_error_points_to_its_place(f):
    import inspect

    lines, first = inspect.getsourcelines(f)
    at = next(i for i, line in enumerate(lines) if "#!" in line)
    column, text = re.search(r"#! (\d+): (.*)", lines[at]).groups()
    with pytest.raises(CompileError) as e:
        kernel(f)._build()
    message, shown, caret = str(e.value).split("\n")
    line = first if f is no_type else first + at
    assert message.startswith(f"{__file__}:{line}:{column}: {text}")
    assert shown.strip() in "".join(lines)
    assert caret.index("^") == int(column) - 1 + 4


@kernel
def good(n: i32, a: f32[:]) -> f32:
    return a[n]


@pytest.mark.parametrize(("args", "text"), [
    ((1,), "a missing"), ((1, 2, 3), "takes 2 arguments"), ((1, [1.0]), "NumPy array"), ((1, np.zeros(3)), "the array is float64"),
    ((1, np.zeros((3, 3), "f4")), "the array is float32[:, :]"), ((1.5, np.zeros(3, "f4")), "not a float"),
    ((2**40, np.zeros(3, "f4")), "does not fit"), (("x", np.zeros(3, "f4")), "not str"),
])  # fmt: skip
def test_calls(args, text):
    with pytest.raises(UsageError, match=re.escape(text)):
        good(*args)


def test_instances_are_needed():
    @kernel
    def node(a: f32[:]):
        a[instance()] = 1

    with pytest.raises(UsageError, match="number of instances"):
        node(np.zeros(3, "f4"))
    with pytest.raises(UsageError, match="in kernels only"):
        instance()


def test_read_only_array():
    @kernel
    def fill(a: i64[:]):
        a[0] = 1

    a = np.zeros(3, "i8")
    a.flags.writeable = False
    with pytest.raises(UsageError, match="read-only"):
        fill(a)
