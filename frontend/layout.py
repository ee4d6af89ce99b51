"""LLVM's data layout: sizes, alignments and offsets of types in memory."""

from allvm.frontend.types import type_str
from allvm.ir.errors import CompileError

# LLVM's defaults for what a layout string leaves out: bits -> alignment in bytes.
_INTS = {1: 1, 8: 1, 16: 2, 32: 4, 64: 4}
_FLOATS = {16: 2, 32: 4, 64: 8, 128: 16}
_VECTORS = {64: 8, 128: 16}


def _power_of_two(n):
    """The least power of two that is not below n."""
    return 1 << max(n - 1, 0).bit_length()


class DataLayout:
    """Answers questions about types under one data layout string.

    All sizes and alignments are in bytes, save `bits`. Answers are cached per Type.
    """

    pointer_size = 8

    def __init__(self, text=""):
        self.text = text
        self._ints = dict(_INTS)
        self._floats = dict(_FLOATS)
        self._vectors = dict(_VECTORS)
        self._aggregate = 1
        self._pointer_align = 8
        self.stack_align = 16
        self._parse(text)
        self._sizes = {}
        self._aligns = {}
        self._offsets = {}

    def _parse(self, text):
        for spec in filter(None, text.split("-")):
            c = spec[0]
            if spec == "E":
                raise CompileError(f"the module is for a big-endian machine (data layout {text!r}); only little-endian ones can be run")
            if c == "p" and (spec[1:2] in (":", "0")):
                self._parse_pointer(spec, text)
            elif c in "ifv" and spec[1:2].isdigit():
                bits, align = spec[1:].split(":")[:2]
                table = {"i": self._ints, "f": self._floats, "v": self._vectors}[c]
                table[int(bits)] = max(int(align) // 8, 1)
            elif c == "a":
                self._aggregate = max(int(spec.split(":")[1]) // 8, 1)
            elif c == "S" and spec[1:].isdigit():
                self.stack_align = max(int(spec[1:]) // 8, 1)

    def _parse_pointer(self, spec, text):
        parts = spec[1:].split(":")
        if parts[0] not in ("", "0"):
            return  # another address space: a pointer into it is an error where it is used
        if parts[1] != "64" or (len(parts) > 4 and parts[4] != "64"):
            raise CompileError(
                f"the module has {parts[1]}-bit pointers (data layout {text!r}); only 64-bit ones are supported: "
                "compile for a 64-bit target"
            )
        if len(parts) > 2:
            self._pointer_align = int(parts[2]) // 8

    # -- questions
    def bits(self, t):
        """The number of significant bits of a value of type t."""
        kind = t.kind
        if kind == "int" or kind == "float":
            return t.bits
        if kind == "ptr":
            return 64
        if kind == "vector":
            return t.count * self.bits(t.elem)
        return 8 * self.size(t)

    def store_size(self, t):
        """Bytes that a store of t writes."""
        return (self.bits(t) + 7) // 8

    def size(self, t):
        """Bytes from one element of an array of t to the next."""
        s = self._sizes.get(t)
        if s is None:
            s = self._sizes[t] = self._size(t)
        return s

    def align(self, t):
        """The ABI alignment of t."""
        a = self._aligns.get(t)
        if a is None:
            a = self._aligns[t] = self._align(t)
        return a

    def offsets(self, t):
        """The offsets of a struct's fields, a tuple."""
        o = self._offsets.get(t)
        if o is None:
            self.size(t)
            o = self._offsets[t]
        return o

    # -- answers
    def _size(self, t):
        kind = t.kind
        if kind == "ptr":
            return 8
        if kind == "array":
            return t.count * self.size(t.elem)
        if kind == "struct":
            return self._layout_struct(t)
        if kind in ("int", "float", "vector"):
            a = self.align(t)
            return -(-self.store_size(t) // a) * a
        raise CompileError(f"type {type_str(t)} has no size")

    def _layout_struct(self, t):
        offsets = []
        at = 0
        for f in t.fields:
            if not t.packed:
                a = self.align(f)
                at = -(-at // a) * a
            offsets.append(at)
            at += self.size(f)
        self._offsets[t] = tuple(offsets)
        a = self.align(t)
        return -(-at // a) * a

    def _align(self, t):
        kind = t.kind
        if kind == "int":
            return self._align_int(t.bits)
        if kind == "ptr":
            return self._pointer_align
        if kind == "array":
            return self.align(t.elem)
        if kind == "struct":
            if t.packed:
                return 1
            return max([self._aggregate, *map(self.align, t.fields)])
        if kind == "float":
            return self._floats.get(t.bits) or _power_of_two(self.store_size(t))
        if kind == "vector":
            return self._vectors.get(self.bits(t)) or _power_of_two(self.store_size(t))
        raise CompileError(f"type {type_str(t)} has no alignment")

    def _align_int(self, bits):
        """That of the smallest listed integer that is no smaller, else of the largest one."""
        wider = [b for b in self._ints if b >= bits]
        return self._ints[min(wider) if wider else max(self._ints)]
