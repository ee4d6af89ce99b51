"""Types of kernels written in Python: scalars, arrays, and the rules by which operands meet.

    def saxpy(n: i64, a: f32, x: f32[:], y: f32[:]): ...

The rules are those of NumPy for two types of numbers and of C where NumPy would leave the integers or double the
width: an integer and f32 make f32. A literal takes the type of what it meets.
"""


class Scalar:
    """A type of numbers. kind: 'b' bool, 'i' signed, 'u' unsigned, 'f' float. `f32[:]`, `f32[:, :]` are arrays of it."""

    def __init__(self, name, kind, bits, llvm):
        self.name, self.kind, self.bits, self.llvm = name, kind, bits, llvm

    @property
    def size(self):
        """Bytes in memory."""
        return max(1, self.bits // 8)

    @property
    def memory(self):
        """The LLVM type of an element in memory."""
        return "i8" if self.kind == "b" else self.llvm

    @property
    def is_int(self):
        return self.kind in "iu"

    def __getitem__(self, key):
        keys = key if isinstance(key, tuple) else (key,)
        if not 1 <= len(keys) <= 3 or any(k != slice(None) for k in keys):
            raise TypeError(f"an array type is {self.name}[:], {self.name}[:, :] or {self.name}[:, :, :]")
        return Array(self, len(keys))

    def __call__(self, value):
        """Outside of kernels: the value as a Python number of this type."""
        if self.kind == "f":
            import struct

            return struct.unpack("f", struct.pack("f", value))[0] if self.bits == 32 else float(value)
        if self.kind == "b":
            return bool(value)
        value = int(value) & ((1 << self.bits) - 1)
        return value - (1 << self.bits) if self.kind == "i" and value >> (self.bits - 1) else value

    def __repr__(self):
        return self.name


class Array:
    """Elements in memory, row after row. It travels as address, size in bytes and, with several dimensions, their extents."""

    def __init__(self, element, ndim):
        self.element, self.ndim = element, ndim

    def __eq__(self, other):
        return isinstance(other, Array) and (self.element, self.ndim) == (other.element, other.ndim)

    def __hash__(self):
        return hash((self.element, self.ndim))

    def __repr__(self):
        return f"{self.element}[{', '.join(':' * self.ndim)}]"


class Weak:
    """The type of a literal, which takes the type of what it meets."""

    def __init__(self, name, kind):
        self.name, self.kind = name, kind

    is_int = property(lambda self: self.kind == "i")

    def __repr__(self):
        return self.name


class Value:
    """An operand. type: a Scalar, Weak or Array; text: LLVM's operand; const: the number of a literal."""

    __slots__ = ("bytes", "const", "dims", "root", "text", "type")

    def __init__(self, type, text, const=None, bytes=None, dims=(), root=None):
        self.type, self.text, self.const, self.bytes, self.dims, self.root = type, text, const, bytes, dims, root


boolean = Scalar("bool", "b", 1, "i1")
i8, i16, i32, i64 = (Scalar(f"i{n}", "i", n, f"i{n}") for n in (8, 16, 32, 64))
u8, u16, u32, u64 = (Scalar(f"u{n}", "u", n, f"i{n}") for n in (8, 16, 32, 64))
f32, f64 = Scalar("f32", "f", 32, "float"), Scalar("f64", "f", 64, "double")
weak_int, weak_float = Weak("integer literal", "i"), Weak("float literal", "f")

SCALARS = {t.name: t for t in (boolean, i8, i16, i32, i64, u8, u16, u32, u64, f32, f64)}
_NUMPY = {"int8": i8, "int16": i16, "int32": i32, "int64": i64, "uint8": u8, "uint16": u16, "uint32": u32, "uint64": u64,
          "float32": f32, "float64": f64, "bool": boolean, "bool_": boolean}  # fmt: skip


def scalar_of(thing):
    """The Scalar that an object stands for (one of ours, int, float, bool, a NumPy type or dtype), or None."""
    if isinstance(thing, Scalar):
        return thing
    if isinstance(thing, type) and thing in (int, float, bool):
        return {int: i64, float: f64, bool: boolean}[thing]
    name = getattr(thing, "name", None) if not isinstance(thing, type) else thing.__name__
    if type(thing).__module__.partition(".")[0] == "numpy" or (isinstance(thing, type) and thing.__module__ == "numpy"):
        return _NUMPY.get(name)
    return None


def promote(t):
    """The type in which arithmetic on t happens: small integers and truth values count in i32."""
    if isinstance(t, Weak) or t.kind == "f" or t.bits >= 32:
        return t
    return i32


def default(t):
    """The type of a variable whose first value is a literal."""
    return {weak_int: i64, weak_float: f64}.get(t, t)


def common(a, b):
    """The type in which two operands meet, or None where there is none."""
    a, b = promote(a), promote(b)
    if a is b:
        return a
    for x, y in ((a, b), (b, a)):
        if isinstance(x, Weak):
            if isinstance(y, Weak):
                return weak_float
            return f64 if x.kind == "f" and y.kind != "f" else y
    if a.kind == "f" or b.kind == "f":
        if a.kind == b.kind:
            return f64
        return a if a.kind == "f" else b
    if a.kind == b.kind:
        return a if a.bits > b.bits else b
    signed, unsigned = (a, b) if a.kind == "i" else (b, a)
    return signed if signed.bits > unsigned.bits else i64 if unsigned.bits < 64 else None


def widens(source, target):
    """Whether a value may become the target without being asked: nothing but, perhaps, digits of an integer is lost."""
    if source is target:
        return True
    if isinstance(source, Weak):
        return target.kind == "f" or (source.kind == "i" and target.kind in "iu")
    if source.kind == "b":
        return True
    if target.kind == "b":
        return False
    if target.kind == "f":
        return source.kind != "f" or source.bits <= target.bits
    if source.kind == "f":
        return False
    if source.kind == target.kind:
        return source.bits <= target.bits
    return source.kind == "u" and source.bits < target.bits
