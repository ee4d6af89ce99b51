"""Mathematical functions on vectors: glibc's libmvec, where it was asked for (--vector-math).

A call of expf says by an attribute which functions do the same for 4, 8 or 16 numbers; LLVM's vectoriser takes one of them.
libmvec's results are off by less than 4 units in the last place, so they are not the C library's to the last bit, and with
how instances are grouped last bits change. So it is a choice.
"""

import functools
import platform

from allvm.ir.errors import UsageError

UNARY = "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p cbrt erf erfc".split()
BINARY = ["pow", "atan2", "hypot"]
NUMBERS = {"b": 16, "d": 32, "e": 64}  # letter of the vector ABI: bytes of a vector


@functools.cache
def library():
    """libmvec. UsageError where there is none."""
    import ctypes

    try:
        if platform.machine() not in ("x86_64", "AMD64"):
            raise OSError
        return ctypes.CDLL("libmvec.so.1")
    except OSError:
        raise UsageError("--vector-math needs glibc's libmvec (libmvec.so.1) on x86-64, which is not here") from None


def names(function):
    """{lanes: name in libmvec} for a function of the C library on this machine."""
    single = function.endswith("f") and function[:-1] in UNARY + BINARY
    base = function[:-1] if single else function
    if base not in UNARY and base not in BINARY:
        return {}
    from allvm.jit.emit import host

    features = host().features.split(",")
    letters = "b" + "d" * ("+avx2" in features) + "e" * ("+avx512f" in features)
    found = {}
    for letter in letters:
        lanes = NUMBERS[letter] // (4 if single else 8)
        name = f"_ZGV{letter}N{lanes}{'v' * (1 + (base in BINARY))}_{function}"
        if hasattr(library(), name):
            found[lanes] = name
    return found


def address(name):
    """The address of a function of libmvec."""
    import ctypes

    return ctypes.cast(getattr(library(), name), ctypes.c_void_p).value


def attribute(out, function, type, count):
    """The attribute of a call of a function on numbers of an LLVM type, whose variants are declared in a ModuleText; "" where there are none."""
    found = names(function)
    if not found:
        return ""
    for lanes, name in found.items():
        vector = f"<{lanes} x {type}>"
        out.declare(name, f"{vector} @{{}}({', '.join([vector] * count)}) #6")
        out.used.add(name)
    return ' "vector-function-abi-variant"="' + ",".join(f"_ZGV_LLVM_N{lanes}{'v' * count}_{function}({name})" for lanes, name in found.items()) + '"'
