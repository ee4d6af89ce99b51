"""Scalar instructions: integers of at most 64 bits, float, double and pointers."""

from allvm.frontend.conditions import Conditions
from allvm.frontend.legal_emit import alu, neg, sign_extend64
from allvm.frontend.model import Instr

_ALU = {"add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor", "shl": "shl", "lshr": "shr_u", "ashr": "shr_s"}
_FLOAT = {"fadd": "add", "fsub": "sub", "fmul": "mul", "fdiv": "div"}
_MT = {"float": "f32", "double": "f64"}


class Scalar(Conditions):
    """Mixin of FunctionLowering."""

    def int_type(self, t):
        """The machine type of a scalar integer or pointer type."""
        return "i32" if t.kind == "int" and t.bits <= 32 else "i64"

    def is_clean(self, value):
        """Whether the part of a value has no garbage above its width."""
        return value not in self.dirty

    # -- integer arithmetic
    def _lower_raw(self, instr):
        # The low bits of the result depend on the low bits of the operands alone.
        a, b = instr.operands
        t = self.int_type(instr.type)
        self.define(instr, (alu(self, _ALU[instr.op], t, self.raw(a), self.raw(b)),), clean=False)

    lower_sub = lower_mul = _lower_raw

    def lower_add(self, instr):
        if instr.type.bits == 64:
            form = self.sum_form(instr)
            if form is not None:
                self.define(instr, (self.lea(form),))
                return
        self._lower_raw(instr)

    def lower_and(self, instr):
        a, b = instr.operands
        clean = self.is_clean(a) or self.is_clean(b)
        r = alu(self, "and", self.int_type(instr.type), self.raw(a), self.raw(b))
        self.define(instr, (r,), clean)

    def _lower_or(self, instr):
        a, b = instr.operands
        clean = self.is_clean(a) and self.is_clean(b)
        if instr.type.bits == 64 and instr.op == "or" and "disjoint" in (instr.flags or ()):
            form = self.sum_form(instr)
            if form is not None:
                self.define(instr, (self.lea(form),))
                return
        r = alu(self, instr.op, self.int_type(instr.type), self.raw(a), self.raw(b))
        self.define(instr, (r,), clean)

    lower_or = lower_xor = _lower_or

    def _count(self, value):
        """A shift count: the machine takes it modulo 32 or 64, so only very narrow types need a mask."""
        return self.raw(value) if value.type.bits >= 8 else self.part(value)

    def lower_shl(self, instr):
        a, b = instr.operands
        r = alu(self, "shl", self.int_type(instr.type), self.raw(a), self._count(b))
        self.define(instr, (r,), clean=False)

    def lower_lshr(self, instr):
        a, b = instr.operands
        r = alu(self, "shr_u", self.int_type(instr.type), self.part(a), self._count(b))
        self.define(instr, (r,))

    def lower_ashr(self, instr):
        a, b = instr.operands
        r = alu(self, "shr_s", self.int_type(instr.type), self.sext_part(a), self._count(b))
        self.define(instr, (r,), clean=False, signed=r)

    def _lower_unsigned_division(self, instr):
        a, b = instr.operands
        name = "div_u" if instr.op == "udiv" else "rem_u"
        self.define(instr, (alu(self, name, self.int_type(instr.type), self.part(a), self.part(b)),))

    def _lower_signed_division(self, instr):
        a, b = instr.operands
        name = "div_s" if instr.op == "sdiv" else "rem_s"
        r = alu(self, name, self.int_type(instr.type), self.sext_part(a), self.sext_part(b))
        self.define(instr, (r,), clean=False, signed=r)

    lower_udiv = lower_urem = _lower_unsigned_division
    lower_sdiv = lower_srem = _lower_signed_division

    # -- floating point
    def _lower_float(self, instr):
        a, b = instr.operands
        self.define(instr, (self.op(f"{_FLOAT[instr.op]}.{_MT[instr.type.name]}", self.part(a), self.part(b)),))

    lower_fadd = lower_fsub = lower_fmul = lower_fdiv = _lower_float

    def lower_frem(self, instr):
        args = [self.part(v) for v in instr.operands]
        single = instr.type.name == "float"
        self.define(instr, self.call_host("fmodf" if single else "fmod", "ff:f" if single else "dd:d", args))

    def lower_fneg(self, instr):
        self.define(instr, (self.op(f"neg.{_MT[instr.type.name]}", self.part(instr.operands[0])),))

    # -- comparisons and choices
    def _lower_compare(self, instr):
        self.define(instr, (self.condition_value(self.relation(instr)),))

    lower_icmp = lower_fcmp = _lower_compare

    def lower_select(self, instr):
        c, a, b = instr.operands
        if instr.type.kind == "int" and instr.type.bits == 1 and self._logical(instr, c, a, b):
            return
        cond, inverted = self.condition_or_inverse(c)
        if instr.type.kind == "int" and instr.type.bits <= 64:
            clean = self.is_clean(a) and self.is_clean(b)
            xs, ys = self.raw_parts(a), self.raw_parts(b)
        else:
            clean, xs, ys = True, self.parts(a), self.parts(b)
        if inverted:
            xs, ys = ys, xs
        k = self.constant(cond)
        if k is not None:
            parts = xs if k else ys
        else:
            parts = [x if x == y else self.op("select", cond, x, y) for x, y in zip(xs, ys, strict=True)]
        self.define(instr, parts, clean)

    def _logical(self, instr, c, a, b):
        """`c || b` and `c && a`, which LLVM writes as selects."""
        if self.constant_int(a) == 1:
            r = alu(self, "or", "i32", self.part(c), self.part(b))
        elif self.constant_int(b) == 0:
            r = alu(self, "and", "i32", self.part(c), self.part(a))
        else:
            return False
        self.define(instr, (r,))
        return True

    def lower_freeze(self, instr):
        a = instr.operands[0]
        self.define(instr, self.parts(a))

    # -- conversions
    def widen(self, v):
        """A clean i32 part as an i64, zero-extended."""
        if self.upper_clear(v):
            return v
        k = self.constant(v)
        return self.const("i64", k & 0xFFFFFFFF) if k is not None else self.op("ext.i64.u32", v)

    def _zext(self, value, bits):
        """The register of an integer zero-extended to `bits`."""
        v = self.part(value)
        if value.type.kind == "int" and value.type.bits <= 32 < bits:
            k = self.constant(v)
            return self.const("i64", k & 0xFFFFFFFF) if k is not None else self.widen(v)
        return v

    def lower_zext(self, instr):
        self.define(instr, (self._zext(instr.operands[0], instr.type.bits),))

    def sext64(self, value):
        """The register of an integer of at most 32 bits sign-extended to 64."""
        v = self.signed64.get(value)
        if v is None:
            bits = value.type.bits
            if bits == 1:
                v = neg(self, "i64", self._zext(value, 64))
            elif bits in (8, 16, 32):
                v = sign_extend64(self, bits, self.raw(value))
            else:
                v = sign_extend64(self, 32, self.sext_part(value))
            self.signed64_local(value, v)
        return v

    def lower_sext(self, instr):
        a = instr.operands[0]
        bits = instr.type.bits
        if a.type.bits <= 32 < bits:
            r = self.sext64(a)
        elif a.type.bits == 1:
            r = neg(self, "i32", self.part(a))
        else:
            r = self.sext_part(a)
        self.define(instr, (r,), clean=False, signed=r)

    def lower_trunc(self, instr):
        a = instr.operands[0]
        bits = instr.type.bits
        flags = instr.flags or ()
        if "nuw" in flags:
            self.define(instr, (self.part(a),))
            return
        r = self.raw(a)
        if bits in (32, 64):
            self.define(instr, (r,))
            return
        self.define(instr, (r,), clean=False, signed=self.sext_part(a) if "nsw" in flags else None)
        # Mask here rather than at the definition of `a`; goes away when nobody uses it.
        self.dirty[instr] = (alu(self, "and", self.int_type(instr.type), r, self.const(self.int_type(instr.type), (1 << bits) - 1)),)

    def lower_fptrunc(self, instr):
        self.define(instr, (self.op("cvt.f32.f64", self.part(instr.operands[0])),))

    def lower_fpext(self, instr):
        self.define(instr, (self.op("cvt.f64.f32", self.part(instr.operands[0])),))

    def _lower_float_to_int(self, instr):
        a = instr.operands[0]
        sign = "s" if instr.op == "fptosi" else "u"
        width = 32 if instr.type.bits <= 32 else 64
        self.define(instr, (self.op(f"cvt.{sign}{width}.{_MT[a.type.name]}", self.part(a)),), clean=False)

    lower_fptosi = lower_fptoui = _lower_float_to_int

    def lower_sitofp(self, instr):
        a = instr.operands[0]
        width = 32 if a.type.bits <= 32 else 64
        self.define(instr, (self.op(f"cvt.{_MT[instr.type.name]}.s{width}", self.sext_part(a)),))

    def lower_uitofp(self, instr):
        a = instr.operands[0]
        width = 32 if a.type.bits <= 32 else 64
        self.define(instr, (self.op(f"cvt.{_MT[instr.type.name]}.u{width}", self.part(a)),))

    def _same(self, instr):
        self.define(instr, self.parts(instr.operands[0]))

    lower_bitcast = lower_addrspacecast = _same

    def lower_ptrtoint(self, instr):
        bits = instr.type.bits
        v = self.part(instr.operands[0])
        self.define(instr, (v,), clean=bits in (32, 64))

    lower_ptrtoaddr = lower_ptrtoint

    def lower_inttoptr(self, instr):
        self.define(instr, (self._zext(instr.operands[0], 64),))

    # -- helpers
    def constant_int(self, value):
        """The unsigned value of an integer constant operand, else None."""
        return value.value if getattr(value, "kind", None) == "int" else 0 if getattr(value, "kind", None) in ("zero", "null") else None

    def signed64_local(self, value, v):
        """Remember a 64-bit sign extension made at the current place, if that place dominates all uses to come."""
        if isinstance(value, Instr) and value.block is self.llvm_block and not self.inner:
            self.signed64[value] = v
