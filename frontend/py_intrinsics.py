"""What kernels can call besides kernels: objects that only have a meaning in compiled code.

A kernel names them (`from allvm.kernels import instance, barrier, scratch`). Called from ordinary Python they
say so. How each is compiled stands in `py_grid`, the mathematics in `py_math`.
"""

from allvm.ir.errors import UsageError


class Intrinsic:
    """A name with a meaning in kernels only."""

    def __init__(self, name, text):
        self.name, self.__doc__ = name, text

    def __call__(self, *_, **__):
        raise UsageError(f"{self.name} has a meaning in kernels only")

    def __repr__(self):
        return f"<kernel intrinsic {self.name}>"


_TEXTS = {
    "instance": "instance(d=0): the number of this instance in dimension d (0 to 2) of its node.",
    "instances": "instances(d=0): how many instances the node has in dimension d.",
    "parent_instance": "parent_instance(d=0): the number of the parent node's instance in which this one lives.",
    "parent_instances": "parent_instances(d=0): how many instances the parent node has in dimension d.",
    "barrier": "barrier(): all instances of the node wait for each other.",
    "scratch": "scratch(type, n): n elements that the instances of a node share; undefined at first.",
    "local": "local(type, n): an array of n zeros of this instance alone; n is a constant.",
    "fma": "fma(a, b, c): a * b + c, rounded once.",
    "rsqrt": "rsqrt(x): 1 / sqrt(x).",
    "atomic_add": "atomic_add(a, i, v): a[i] += v, undivided; the element before.",
    "atomic_sub": "atomic_sub(a, i, v): a[i] -= v, undivided; the element before.",
    "atomic_min": "atomic_min(a, i, v): a[i] = min(a[i], v), undivided; the element before.",
    "atomic_max": "atomic_max(a, i, v): a[i] = max(a[i], v), undivided; the element before.",
    "atomic_and": "atomic_and(a, i, v): a[i] &= v, undivided; the element before.",
    "atomic_or": "atomic_or(a, i, v): a[i] |= v, undivided; the element before.",
    "atomic_xor": "atomic_xor(a, i, v): a[i] ^= v, undivided; the element before.",
    "atomic_xchg": "atomic_xchg(a, i, v): a[i] = v, undivided; the element before.",
    "atomic_cas": "atomic_cas(a, i, old, new): a[i] = new if it is old, undivided; the element before.",
}
TABLE = {name: Intrinsic(name, text) for name, text in _TEXTS.items()}
