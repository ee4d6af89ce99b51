"""Values: how LLVM values stand in registers, and the Builder interface of a function's lowering.

Parts
-----
Every LLVM value is a tuple of *parts*, registers as docs/abi.md lays down. The
part of a narrow integer is *clean* when the bits above its width are zero.
Arithmetic whose low bits do not depend on the high bits works on *raw* parts
and leaves garbage above; whoever needs the clean value asks for `parts`, which
masks it once, right after its definition.

An i32 part is whatever register has the value in its low half: an i64 register
serves as its own truncation. Where the upper half must be zero (zext to i64),
`upper_clear` tells whether it is.

Constants
---------
`const` returns one register per function and value. Its definition is put
where it is cheapest when the function is complete (see `passes`).
"""

import struct

from allvm.frontend.builder import Builder, MFunction
from allvm.frontend.legal_emit import aluk, sign_extend
from allvm.frontend.model import BlockAddress, Const, ConstAggregate, ConstExpr, Global, Instr, Param
from allvm.frontend.types import type_str
from allvm.ir.errors import CompileError

SCALAR = "lower_"
_SOFT = {"half": ("i32",), "bfloat": ("i32",), "fp128": ("i64", "i64"), "x86_fp80": ("i64", "i64")}
_M64 = (1 << 64) - 1


def compute_parts(t):
    """The machine types of the parts of an LLVM type."""
    kind = t.kind
    if kind == "int":
        return ("i32",) if t.bits <= 32 else ("i64",) * ((t.bits + 63) // 64)
    if kind == "ptr":
        return ("i64",)
    if kind == "float":
        return {"float": ("f32",), "double": ("f64",)}.get(t.name) or _SOFT[t.name]
    if kind == "void":
        return ()
    if kind in ("vector", "array"):
        return compute_parts(t.elem) * t.count
    if kind == "struct":
        return tuple(p for f in t.fields for p in compute_parts(f))
    raise CompileError(f"a value of type {type_str(t)} cannot be lowered")


def compute_class(t):
    """The prefix of the methods for a type, see `function`."""
    kind = t.kind
    if kind == "int":
        return SCALAR if t.bits <= 64 else "wide_"
    if kind == "float":
        return SCALAR if t.name in ("float", "double") else "float_"
    if kind == "vector":
        return "vector_"
    if kind in ("array", "struct"):
        return "aggregate_"
    return SCALAR


class Values(Builder):
    """Registers of LLVM values. `module` owns symbols, types and imports."""

    def __init__(self, module, llvm_function):
        super().__init__(MFunction(llvm_function.name))
        self.module = module
        self.llvm = llvm_function
        self.layout = module.layout
        self.values = {}  # Instr or Param -> tuple of parts as defined
        self.dirty = {}  # value -> its clean parts, or None while nobody asked
        self.signed = {}  # value -> its part, sign-extended to the machine type
        self.signed64 = {}  # value of at most 32 bits -> a register with it sign-extended to 64
        self.expressions = {}  # ConstExpr -> parts, computed on entry
        self.forms = {}  # pointer -> (memory operand, LLVM block where its registers are defined)
        self.after = {}  # register -> instructions to put right after its definition
        self.shared = {}  # (kind, value...) -> register, defined by a later pass
        self.outgoing_size = self.outgoing_at = 0  # the area of the frame for arguments of calls
        self.records = {}  # instruction -> what is said of variables before it: (key, value, 'value' or 'address')
        self.unclear = set()  # i32 registers whose upper half may be anything

    # -- types
    def type_parts(self, t):
        """The machine types of the parts of an LLVM type, a tuple."""
        cache = self.module.parts_cache
        p = cache.get(t)
        if p is None:
            p = cache[t] = compute_parts(t)
        return p

    def type_class(self, t):
        """'lower_' for a plain scalar, else 'vector_', 'float_', 'wide_' or 'aggregate_'."""
        cache = self.module.class_cache
        c = cache.get(t)
        if c is None:
            c = cache[t] = compute_class(t)
        return c

    def type_name(self, value):
        return type_str(value.type)

    # -- values
    def parts(self, value):
        """The parts of a value, clean."""
        if value in self.dirty:
            return self._clean(value)
        p = self.values.get(value)
        return p if p is not None else self._operand(value)

    def raw_parts(self, value):
        """The parts of a value; a narrow integer may have garbage above its width."""
        p = self.values.get(value)
        return p if p is not None else self._operand(value)

    def part(self, value):
        """The only part of a value, clean."""
        (p,) = self.parts(value)
        return p

    def raw(self, value):
        """The only part of a value, perhaps with garbage above its width."""
        (p,) = self.raw_parts(value)
        return p

    def sext_part(self, value):
        """The part of an integer of at most 64 bits, sign-extended to its machine type."""
        bits = value.type.bits or 64  # a pointer has none
        if bits in (32, 64):
            return self.raw(value)
        p = self.signed.get(value)
        if p is None:
            p = self.signed[value] = self.late(self.raw(value), lambda x: sign_extend(self, bits, x))
        return p

    def define(self, instr, parts, clean=True, signed=None):
        """Set the parts of a value. `clean=False`: garbage above the width of an integer; `signed`:
        the part sign-extended to its machine type, where it is at hand."""
        self.values[instr] = tuple(parts)
        if not clean and instr.type.bits not in (32, 64):
            self.dirty[instr] = None
        if signed is not None:
            self.signed[instr] = signed

    def defined(self, value):
        """Whether a value has its parts already (operands of phis may not)."""
        return value in self.values

    def _clean(self, value):
        p = self.dirty[value]
        if p is None:
            raw = self.values[value]
            bits = value.type.bits % 64 or 64
            t = self.type_parts(value.type)[-1]
            top = self.late(raw[-1], lambda x: aluk(self, "and", t, x, (1 << bits) - 1))
            p = self.dirty[value] = (*raw[:-1], top)
        return p

    def late(self, v, make):
        """The register that make(v) gives, its instructions placed right after the definition of v."""
        if self.constant(v) is not None:
            return make(v)
        block, line = self.block, self.line
        self.block = holder = self.new_block()
        self.line = None
        r = make(v)
        self.block, self.line = block, line
        self.after.setdefault(v, []).extend(holder.insns)
        return r

    def upper_clear(self, v):
        """Whether the upper half of the slot of an i32 or f32 part is known to be zero."""
        return self.fn.vtypes[v] in ("i32", "f32") and v not in self.unclear

    def phi(self, type, incoming):
        """As Builder.phi. Nothing is known of the upper half of an i32."""
        rd = super().phi(type, incoming)
        if not all(self.upper_clear(v) for v in dict(incoming).values()):
            self.unclear.add(rd)
        return rd

    # -- constants
    def const(self, type, value):
        """The register of a constant, one per function. Integers: any residue; floats: the raw bits."""
        if type == "i32":
            value = (value + 0x80000000 & 0xFFFFFFFF) - 0x80000000
        elif type == "i64":
            value = (value + (1 << 63) & _M64) - (1 << 63)
        v = self.shared.get((type, value))
        if v is None:
            v = self.shared[type, value] = self.vreg(type)
            self.fn.constants[v] = value
        return v

    def data_address(self, index, disp=0):
        """The register of the address of a data object plus disp."""
        return self._shared("data", "i64", index, disp)

    def func_address(self, index):
        """The register of a function's address."""
        return self._shared("func", "i64", index)

    def frame_address(self, offset):
        """The register of an address in the frame."""
        return self._shared("frame", "i64", offset)

    def _shared(self, kind, type, *what):
        key = (kind, *what)
        v = self.shared.get(key)
        if v is None:
            v = self.shared[key] = self.vreg(type)
        return v

    def _operand(self, value):
        if isinstance(value, (Instr, Param)):
            raise self.error(f"value %{value.name} is used before it is defined")
        return self.constant_parts(value)

    def constant_parts(self, value):
        """The parts of a constant of any type."""
        if isinstance(value, Const):
            return self._const_parts(value.type, value.value if value.kind in ("int", "float") else 0)
        if isinstance(value, Global):
            return (self.global_address(value),)
        if isinstance(value, ConstAggregate):
            return self._aggregate_parts(value)
        if isinstance(value, (ConstExpr, BlockAddress)):
            return self.constexpr_parts(value)
        raise self.error(f"operand of an unknown kind: {type(value).__name__}")

    def _const_parts(self, t, bits):
        """`bits`: the value as an unsigned integer; 0 for zero, undef and poison of any type."""
        types = self.type_parts(t)
        if len(types) == 1:
            mt = types[0]
            return (self.const(mt, bits),)
        return tuple(self.const(mt, bits >> 64 * i & _M64) for i, mt in enumerate(types))

    def _aggregate_parts(self, value):
        if value.data is not None:
            return tuple(self.const("i32", b) for b in value.data)
        return tuple(p for e in value.elements for p in self.constant_parts(e))

    # -- errors
    def error(self, message, instr=None):
        """A CompileError that names the function and the source line; to be raised."""
        line = instr.line if instr is not None and instr.line else self.line
        where = f"{self.module.file_name(line[0])}:{line[1]}: " if line else ""
        return CompileError(f"{where}in function '{self.llvm.name}': {message}")

    def call_host(self, name, sig, args):
        """Call an imported function by name; sig as in docs/abi.md, e.g. 'll:i'. Returns the tuple of result registers."""
        func, types = self.module.host_function(name, sig)
        results = tuple(self.vreg(t) for t in types)
        self.unclear.update(r for r, t in zip(results, types, strict=True) if t in ("i32", "f32"))
        self.emit("call", func, results, tuple(args))
        return results


def float_bits(type, value):
    """The raw bits of a Python float as f32 or f64."""
    if type == "f32":
        return struct.unpack("<I", struct.pack("<f", value))[0]
    return struct.unpack("<Q", struct.pack("<d", value))[0]
