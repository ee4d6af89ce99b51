"""The instruction set: one table, the single source of truth.

Every row has a mnemonic, operands with their types, effects, the traps it may
raise and a line of semantics.  The encoder, the decoder, the assembler, the
disassembler, the verifier, the interpreter's handlers and `docs/isa.md` are
generated from, or driven by, this table.

Grammar of a mnemonic
---------------------
``operation.type[.source][.k]``: the operation, the type it works on (for a
conversion or a load: result type, then source type), and ``.k`` where the last
value operand is an immediate constant.

Registers
---------
A frame is an array of untyped 64-bit slots, all 0 at first but for the
parameters and the frame register.  An operand of type i32 or f32
reads the low 32 bits of its slot and a result of type i32 or f32 clears the
upper 32 bits.  So every instruction is total, whatever a slot holds.

Operand kinds
-------------
=========  =================================================================
``def``    a register that is written, with the type of the result
``use``    a register that is read, with its type
``imm``    a constant: s32, s64, u8, f32 or f64 (floats as raw bits)
``mem``    a memory operand, see ``MEM_*``
``label``  the index of an instruction of the same function
``labels`` a list of labels
``func``   an index into the module's functions (imports first)
``data``   an index into the module's data objects (imports first)
``type``   an index into the module's function types
``defs``   registers that are written: as many as the callee has results
``uses``   registers that are read: as many as the callee has parameters (for
           ``ret``: as many as the function itself has results)
=========  =================================================================

Expressions
-----------
``expr`` is the result as a Cython expression over the operands' names. A use
of type i32 is a ``uint32_t``, i64 a ``uint64_t``, f32 a ``float`` and f64 a
``double``; an immediate has the type of the operation. ``S32(x)``, ``S64(x)``
reinterpret as signed. Rows without ``expr`` are written by hand in each tier.
"""

ISA_VERSION = 1

# --- memory operands -------------------------------------------------------
# ea = zext(trunc32(root + (index << scale))) + disp          for a register root
# ea = zext(trunc32(address + disp + (index << scale)))       for a data root
# On disk a memory operand starts with a byte: bits 0-1 kind, bits 2-3 how the
# index is extended, bits 4-6 scale, bit 7 set when a displacement follows.
MEM_BASE, MEM_INDEX, MEM_DATA, MEM_DATA_INDEX = range(4)
MEM_KINDS = ("base", "index", "data", "data_index")
EXT_NONE, EXT_S32, EXT_U32 = range(3)  # index as is, sign-extended from 32, zero-extended
EXT_NAMES = ("", "s32", "u32")
MAX_DISP = 0xFFFF  # |disp| for a register root; a data root takes any s32

# --- atomic read-modify-write operations, the `kind` immediate of atomic.rmw.* --
RMW_KINDS = ("add", "sub", "and", "or", "xor", "xchg", "min_s", "max_s", "min_u", "max_u", "nand")

# --- traps -----------------------------------------------------------------
# name -> (number, what a person reads).  Numbers are part of the C ABI.
TRAPS = {
    "unreachable": (1, "unreachable code was reached"),
    "memory": (2, "memory access out of bounds"),
    "divide": (3, "integer division by zero"),
    "overflow": (4, "integer overflow in division"),
    "stack": (5, "stack overflow"),
    "indirect": (6, "indirect call through a value that is no function"),
    "signature": (7, "indirect call with the wrong signature"),
    "undefined": (8, "call of an undefined symbol"),
    "longjmp": (9, "longjmp to a frame that is gone"),
    "abort": (10, "abort() called"),
    "heap": (11, "the heap is corrupted"),
    "host": (12, "a host function refused its arguments"),
    "interrupt": (13, "interrupted"),
    "timeout": (14, "time limit reached"),
    "fuel": (15, "fuel limit reached"),
    "assert": (16, "assertion failed"),
    "graph": (17, "misuse of a dataflow graph"),
    "exception": (18, "an exception was thrown that nothing catches"),
}


class Operand:
    """One operand of a row: kind (see above), name and type ('' where none applies)."""

    __slots__ = ("kind", "name", "type")

    def __init__(self, kind, name, type=""):
        self.kind = kind
        self.name = name
        self.type = type

    def __repr__(self):
        return f"{self.kind} {self.name}:{self.type}" if self.type else f"{self.kind} {self.name}"


class Op:
    """One row of the table.

    ``number`` is the opcode; ``flags`` a frozenset out of load, store, call,
    branch (has a label), end (control never falls through), effect (must not be
    removed); ``traps`` names from TRAPS.
    """

    __slots__ = ("expr", "flags", "group", "name", "number", "operands", "semantics", "traps")

    def __init__(self, number, name, operands, flags, traps, semantics, expr, group):
        self.number = number
        self.name = name
        self.operands = operands
        self.flags = flags
        self.traps = traps
        self.semantics = semantics
        self.expr = expr
        self.group = group

    def __repr__(self):
        return f"<Op {self.number} {self.name}>"


OPS = []  # index = opcode number
BY_NAME = {}
GROUPS = {}  # group -> one-line introduction, in table order
_group = ""


def _parse_operand(text):
    # "rd:i32" def, "ra:i32" use, "k:s32" immediate, and the kinds without a type
    if ":" not in text:
        return Operand(text, text)
    name, type = text.split(":")
    if name in ("rd",):
        return Operand("def", name, type)
    if name in ("ra", "rb", "rc"):
        return Operand("use", name, type)
    return Operand("imm", name, type)


def group(name, text):
    global _group
    _group = name
    GROUPS[name] = text


def op(name, operands, semantics, expr=None, flags="", traps=""):
    """Append a row.  Rows are never reordered within an ISA version."""
    ops = tuple(_parse_operand(o) for o in operands.split())
    row = Op(len(OPS), name, ops, frozenset(flags.split()), tuple(traps.split()), semantics, expr, _group)
    if name in BY_NAME:
        raise ValueError(f"duplicate opcode {name}")
    OPS.append(row)
    BY_NAME[name] = row
    return row


INT = (("i32", 32, "S32", "s32"), ("i64", 64, "S64", "s64"))

# --- constants and moves ---------------------------------------------------
group("constants and moves", "Put a value in a register.")
op("mov", "rd:i64 ra:i64", "rd = ra, all 64 bits", "ra")
op("const.i32", "rd:i32 k:s32", "rd = k", "k")
op("const.i64", "rd:i64 k:s64", "rd = k", "k")
op("const.f32", "rd:f32 k:f32", "rd = k", "k")
op("const.f64", "rd:f64 k:f64", "rd = k", "k")
op("select", "rd:i64 rc:i32 ra:i64 rb:i64", "rd = rc != 0 ? ra : rb, all 64 bits", "ra if rc != 0 else rb")
op("lea", "rd:i64 mem", "rd = root + (index << scale) + disp, in 64 bits, without truncation")
op("lea.func", "rd:i64 func", "rd = the address of a function; equal functions have equal addresses")

# --- integer arithmetic ----------------------------------------------------
group("integer arithmetic", "Modulo 2^N. Shift and rotate counts are taken modulo N.")
_BIN = (
    ("add", "{a} + {b}", "ra + rb"),
    ("sub", "{a} - {b}", "ra - rb"),
    ("mul", "{a} * {b}", "ra * rb"),
    ("and", "{a} & {b}", "ra & rb"),
    ("or", "{a} | {b}", "ra | rb"),
    ("xor", "{a} ^ {b}", "ra ^ rb"),
    ("shl", "{a} << ({b} & {m})", "ra << (rb mod N)"),
    ("shr_u", "{a} >> ({b} & {m})", "ra >> (rb mod N), zeros come in"),
    ("shr_s", "{S}({a}) >> ({b} & {m})", "ra >> (rb mod N), copies of the sign come in"),
    ("rotl", "ROTL{w}({a}, {b})", "ra rotated left by rb mod N"),
    ("rotr", "ROTR{w}({a}, {b})", "ra rotated right by rb mod N"),
)
_DIV = (
    ("div_s", "DIV_S{w}({a}, {b})", "signed quotient, rounded towards zero", "divide overflow"),
    ("div_u", "{a} / {b}", "unsigned quotient", "divide"),
    ("rem_s", "REM_S{w}({a}, {b})", "signed remainder with the sign of ra; MIN rem -1 = 0", "divide"),
    ("rem_u", "{a} % {b}", "unsigned remainder", "divide"),
)
_MINMAX = (
    ("min_s", "{a} if {S}({a}) < {S}({b}) else {b}", "the lesser, signed"),
    ("max_s", "{a} if {S}({a}) > {S}({b}) else {b}", "the greater, signed"),
    ("min_u", "{a} if {a} < {b} else {b}", "the lesser, unsigned"),
    ("max_u", "{a} if {a} > {b} else {b}", "the greater, unsigned"),
)
for _t, _w, _S, _s in INT:
    _f = dict(a="ra", b="rb", m=_w - 1, w=_w, S=_S)
    for _n, _e, _d in _BIN:
        op(f"{_n}.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", f"rd = {_d}", _e.format(**_f))
    for _n, _e, _d, _tr in _DIV:
        op(f"{_n}.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", f"rd = ra, rb: {_d}", _e.format(**_f), traps=_tr)
    for _n, _e, _d in _MINMAX:
        op(f"{_n}.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", f"rd = {_d} of ra and rb", _e.format(**_f))

group("integer arithmetic with a constant", "The same with an immediate on the right.")
_K = ("add", "mul", "and", "or", "xor", "shl", "shr_u", "shr_s", "rotl")
for _t, _w, _S, _s in INT:
    _f = dict(a="ra", b="k", m=_w - 1, w=_w, S=_S)
    for _n, _e, _d in _BIN:
        if _n in _K:
            op(f"{_n}.{_t}.k", f"rd:{_t} ra:{_t} k:{_s}", f"rd = {_d.replace('rb', 'k')}", _e.format(**_f))
    op(f"rsub.{_t}.k", f"rd:{_t} ra:{_t} k:{_s}", "rd = k - ra", "k - ra")
    for _n, _e, _d, _tr in _DIV:
        op(f"{_n}.{_t}.k", f"rd:{_t} ra:{_t} k:{_s}", f"rd = ra, k: {_d}", _e.format(**_f), traps=_tr)

group("bits and widths", "Counts, byte order, and moves between widths. Truncation to i32 needs no instruction.")
for _t, _w, _S, _s in INT:
    op(f"clz.{_t}", f"rd:{_t} ra:{_t}", "rd = number of leading zeros; N for 0", f"CLZ{_w}(ra)")
    op(f"ctz.{_t}", f"rd:{_t} ra:{_t}", "rd = number of trailing zeros; N for 0", f"CTZ{_w}(ra)")
    op(f"popcnt.{_t}", f"rd:{_t} ra:{_t}", "rd = number of ones", f"POPCNT{_w}(ra)")
    op(f"bswap.{_t}", f"rd:{_t} ra:{_t}", "rd = ra with its bytes reversed", f"BSWAP{_w}(ra)")
    op(f"bitrev.{_t}", f"rd:{_t} ra:{_t}", "rd = ra with its bits reversed", f"BITREV{_w}(ra)")
op("mulh_s.i64", "rd:i64 ra:i64 rb:i64", "rd = upper 64 bits of the signed 128-bit product", "MULH_S64(ra, rb)")
op("mulh_u.i64", "rd:i64 ra:i64 rb:i64", "rd = upper 64 bits of the unsigned 128-bit product", "MULH_U64(ra, rb)")
op("ext.i32.s8", "rd:i32 ra:i32", "rd = low 8 bits of ra, sign-extended", "SEXT8_32(ra)")
op("ext.i32.s16", "rd:i32 ra:i32", "rd = low 16 bits of ra, sign-extended", "SEXT16_32(ra)")
op("ext.i64.s8", "rd:i64 ra:i64", "rd = low 8 bits of ra, sign-extended", "SEXT8_64(ra)")
op("ext.i64.s16", "rd:i64 ra:i64", "rd = low 16 bits of ra, sign-extended", "SEXT16_64(ra)")
op("ext.i64.s32", "rd:i64 ra:i32", "rd = ra, sign-extended", "SEXT32_64(ra)")
op("ext.i64.u32", "rd:i64 ra:i32", "rd = ra, zero-extended", "ra")

# --- comparisons -----------------------------------------------------------
group("comparisons", "1 when the relation holds, else 0. Greater-than is less-than with its operands exchanged.")
_CC = (
    ("eq", "{a} == {b}"), ("ne", "{a} != {b}"),
    ("lt_s", "{S}({a}) < {S}({b})"), ("le_s", "{S}({a}) <= {S}({b})"),
    ("lt_u", "{a} < {b}"), ("le_u", "{a} <= {b}"),
)
_CCK = (
    ("eq", "{a} == {b}"), ("ne", "{a} != {b}"),
    ("lt_s", "{S}({a}) < {S}({b})"), ("gt_s", "{S}({a}) > {S}({b})"),
    ("lt_u", "{a} < {b}"), ("gt_u", "{a} > {b}"),
)
_FCC = (("eq", "{a} == {b}"), ("ne", "{a} != {b}"), ("lt", "{a} < {b}"), ("le", "{a} <= {b}"))
_FCCN = _FCC + (("nlt", "not ({a} < {b})"), ("nle", "not ({a} <= {b})"))
_WORDS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "nlt": "not <", "nle": "not <="}


def _relation(n, b):
    base, _, sign = n.partition("_")
    return f"ra {_WORDS[base]} {b}" + {"s": ", signed", "u": ", unsigned", "": ""}[sign]


for _t, _w, _S, _s in INT:
    for _n, _e in _CC:
        op(f"set.{_n}.{_t}", f"rd:i32 ra:{_t} rb:{_t}", f"rd = {_relation(_n, 'rb')}", _e.format(a="ra", b="rb", S=_S))
    for _n, _e in _CCK:
        op(f"set.{_n}.{_t}.k", f"rd:i32 ra:{_t} k:{_s}", f"rd = {_relation(_n, 'k')}", _e.format(a="ra", b="k", S=_S))
for _t in ("f32", "f64"):
    for _n, _e in _FCC:
        op(f"set.{_n}.{_t}", f"rd:i32 ra:{_t} rb:{_t}", f"rd = {_relation(_n, 'rb')}; only != holds for NaN", _e.format(a="ra", b="rb"))

# --- control flow ----------------------------------------------------------
group("control flow", "A branch names an instruction of the same function. Execution never runs off the end of a function.")
op("jmp", "label", "go to label", flags="branch end")
for _t, _w, _S, _s in INT:
    for _n, _e in _CC:
        op(f"br.{_n}.{_t}", f"ra:{_t} rb:{_t} label", f"go to label if {_relation(_n, 'rb')}", _e.format(a="ra", b="rb", S=_S), flags="branch")
    for _n, _e in _CCK:
        op(f"br.{_n}.{_t}.k", f"ra:{_t} k:{_s} label", f"go to label if {_relation(_n, 'k')}", _e.format(a="ra", b="k", S=_S), flags="branch")
op("br.z.i32", "ra:i32 label", "go to label if ra == 0", "ra == 0", flags="branch")
op("br.nz.i32", "ra:i32 label", "go to label if ra != 0", "ra != 0", flags="branch")
for _t in ("f32", "f64"):
    for _n, _e in _FCCN:
        op(f"br.{_n}.{_t}", f"ra:{_t} rb:{_t} label", f"go to label if {_relation(_n, 'rb')}; with NaN only !=, not < and not <= hold", _e.format(a="ra", b="rb"), flags="branch")
op("switch", "ra:i32 k:s32 label labels", "i = ra - k mod 2^32; go to labels[i] if i < their number, else to label", flags="branch end")
op("trap", "k:u8", "stop with trap number k (see the list of traps); 0 counts as 1", flags="end effect", traps="unreachable")
op("ret", "uses", "return to the caller with the function's results; the guest stack is as it was at the call", flags="end effect")
op("call", "func defs uses", "call a function", flags="call effect", traps="stack undefined")
op("call.ind", "type ra:i64 defs uses", "call the function whose address ra holds, if its type is the one named", flags="call effect", traps="indirect signature stack undefined")
op("setjmp", "rd:i32 ra:i64", "save this point in the jump buffer (at least 16 bytes) at address ra; rd = 0, or the value given to longjmp when it comes back here", flags="effect store", traps="memory")
op("longjmp", "ra:i64 rb:i32", "continue at the setjmp that filled the buffer at address ra, with rb, or 1 if rb is 0", flags="end effect load", traps="memory longjmp")

# --- memory ----------------------------------------------------------------
group("memory", "Little-endian, any alignment. An access outside the committed pages, or a store to constant data, traps.")
_LD = (
    ("ld.i32.s8", "i32", "int8_t"), ("ld.i32.u8", "i32", "uint8_t"),
    ("ld.i32.s16", "i32", "int16_t"), ("ld.i32.u16", "i32", "uint16_t"),
    ("ld.i32", "i32", "uint32_t"),
    ("ld.i64.s8", "i64", "int8_t"), ("ld.i64.s16", "i64", "int16_t"), ("ld.i64.s32", "i64", "int32_t"),
    ("ld.i64", "i64", "uint64_t"), ("ld.f32", "f32", "float"), ("ld.f64", "f64", "double"),
)
_ST = (
    ("st.i8", "i32", "uint8_t"), ("st.i16", "i32", "uint16_t"), ("st.i32", "i32", "uint32_t"),
    ("st.i64", "i64", "uint64_t"), ("st.f32", "f32", "float"), ("st.f64", "f64", "double"),
)
MEM_CTYPE = {}  # mnemonic -> C type of the memory cell
for _n, _t, _c in _LD:
    MEM_CTYPE[_n] = _c
    op(_n, f"rd:{_t} mem", f"rd = the {_c} at mem" + (", extended" if _n.count(".") == 2 else ""), flags="load", traps="memory")
for _n, _t, _c in _ST:
    MEM_CTYPE[_n] = _c
    op(_n, f"ra:{_t} mem", f"the {_c} at mem = ra", flags="store effect", traps="memory")
for _n, _t, _c in _ST[:4]:
    MEM_CTYPE[_n + ".k"] = _c
    op(_n + ".k", f"k:{'s64' if _t == 'i64' else 's32'} mem", f"the {_c} at mem = k", flags="store effect", traps="memory")
op("mem.copy", "ra:i64 rb:i64 rc:i64", "copy rc bytes from address rb to address ra, as if through a buffer; traps before the first byte is written if either range is not accessible; nothing for rc = 0", flags="load store effect", traps="memory")
op("mem.fill", "ra:i64 rb:i32 rc:i64", "set rc bytes from address ra to the low 8 bits of rb; traps before the first byte is written; nothing for rc = 0", flags="store effect", traps="memory")

# --- floating point --------------------------------------------------------
group("floating point", "IEEE 754, round to nearest even. Nothing is contracted or reassociated; fma rounds once.")
for _t, _x, _w in (("f32", "f", 32), ("f64", "", 64)):
    for _n, _e in (("add", "ra + rb"), ("sub", "ra - rb"), ("mul", "ra * rb"), ("div", "ra / rb")):
        op(f"{_n}.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", f"rd = {_e}", _e)
    op(f"min.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", "rd = the lesser; a number beats NaN; -0 < +0", f"FMIN{_w}(ra, rb)")
    op(f"max.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", "rd = the greater; a number beats NaN; -0 < +0", f"FMAX{_w}(ra, rb)")
    op(f"copysign.{_t}", f"rd:{_t} ra:{_t} rb:{_t}", "rd = ra with the sign bit of rb", f"COPYSIGN{_w}(ra, rb)")
    op(f"neg.{_t}", f"rd:{_t} ra:{_t}", "rd = ra with its sign bit inverted", f"FNEG{_w}(ra)")
    op(f"abs.{_t}", f"rd:{_t} ra:{_t}", "rd = ra with its sign bit cleared", f"FABS{_w}(ra)")
    op(f"sqrt.{_t}", f"rd:{_t} ra:{_t}", "rd = square root, correctly rounded", f"sqrt{_x}(ra)")
    op(f"ceil.{_t}", f"rd:{_t} ra:{_t}", "rd = ra rounded up to an integer", f"ceil{_x}(ra)")
    op(f"floor.{_t}", f"rd:{_t} ra:{_t}", "rd = ra rounded down to an integer", f"floor{_x}(ra)")
    op(f"trunc.{_t}", f"rd:{_t} ra:{_t}", "rd = ra rounded towards zero to an integer", f"trunc{_x}(ra)")
    op(f"nearest.{_t}", f"rd:{_t} ra:{_t}", "rd = ra rounded to the nearest integer, ties to even", f"rint{_x}(ra)")
    op(f"fma.{_t}", f"rd:{_t} ra:{_t} rb:{_t} rc:{_t}", "rd = ra * rb + rc, rounded once", f"fma{_x}(ra, rb, rc)")

group("conversions", "To an integer: towards zero, saturating, NaN gives 0. To a float: to nearest, ties to even.")
for _t in ("f32", "f64"):
    for _w in (32, 64):
        op(f"cvt.{_t}.s{_w}", f"rd:{_t} ra:i{_w}", "rd = ra, signed", f"<{'float' if _t == 'f32' else 'double'}>S{_w}(ra)")
        op(f"cvt.{_t}.u{_w}", f"rd:{_t} ra:i{_w}", "rd = ra, unsigned", f"<{'float' if _t == 'f32' else 'double'}>ra")
        op(f"cvt.s{_w}.{_t}", f"rd:i{_w} ra:{_t}", "rd = ra as a signed integer", f"CVT_S{_w}_{_t.upper()}(ra)")
        op(f"cvt.u{_w}.{_t}", f"rd:i{_w} ra:{_t}", "rd = ra as an unsigned integer", f"CVT_U{_w}_{_t.upper()}(ra)")
op("cvt.f64.f32", "rd:f64 ra:f32", "rd = ra, exactly; a NaN keeps its sign and payload and becomes quiet", "<double>ra")
op("cvt.f32.f64", "rd:f32 ra:f64", "rd = ra, rounded; a NaN keeps its sign and the upper part of its payload and becomes quiet", "<float>ra")

# --- the guest stack -------------------------------------------------------
group("stack", "A function may have a frame in guest memory: its address is in the register after the parameters.")
op("stack.alloc", "rd:i64 ra:i64 k:u8", "sp = (sp - ra) rounded down to a multiple of 2^k; rd = sp", flags="effect", traps="stack")
op("stack.save", "rd:i64", "rd = sp", flags="effect")
op("stack.restore", "ra:i64", "sp = ra, which must lie within the stack and not below sp", flags="effect", traps="stack")

# --- atomics ---------------------------------------------------------------
group("atomics", "Sequentially consistent. An address that is not a multiple of the width is accessed without atomicity.")
for _c, _t in (("i8", "i32"), ("i16", "i32"), ("i32", "i32"), ("i64", "i64")):
    _m = {"i8": "uint8_t", "i16": "uint16_t", "i32": "uint32_t", "i64": "uint64_t"}[_c]
    for _n, _o, _d, _fl in (
        ("ld", f"rd:{_t} mem", f"rd = the {_m} at mem", "load effect"),
        ("st", f"ra:{_t} mem", f"the {_m} at mem = ra", "store effect"),
        ("rmw", f"rd:{_t} ra:{_t} k:u8 mem", f"rd = the {_m} at mem, which becomes operation k of it and ra", "load store effect"),
        ("cas", f"rd:{_t} ra:{_t} rb:{_t} mem", f"rd = the {_m} at mem; if it equals ra it becomes rb", "load store effect"),
    ):
        MEM_CTYPE[f"atomic.{_n}.{_c}"] = _m
        op(f"atomic.{_n}.{_c}", _o, _d, flags=_fl, traps="memory")
op("fence", "", "a full memory barrier", flags="effect")

# --- exceptions --------------------------------------------------------------
group("exceptions", "Frames are given up one after the other, each as by `ret`, up to one that stands at an `invoke` or `invoke.ind`: there "
      "control goes to its label, with the registers as they were before the call. Which exceptions a handler catches is its own code's affair.")
op("invoke", "func defs uses label", "call a function; go to label if an exception leaves it, without results", flags="branch call effect", traps="stack undefined")
op("invoke.ind", "type ra:i64 defs uses label", "call the function whose address ra holds, if its type is the one named; go to label if an exception leaves it, without results", flags="branch call effect", traps="indirect signature stack undefined")
op("throw", "ra:i64 rb:i64", "give up frames until an exception is handled; ra is what `catch` will give. Where no frame handles it, the function of type (i64) -> () at address rb is called with ra in place of the outermost one; it traps if there is none or if that returns", flags="end effect", traps="exception")
op("catch", "rd:i64", "rd = what was thrown last; 0 if nothing was", flags="effect")

# --- threads ---------------------------------------------------------------
group("threads", "Each thread has a copy of the data objects marked `thread`; the addresses that code names are those of the main thread's.")
op("thread.base", "rd:i64", "rd = what to add to the address of thread-local data for this thread's copy; 0 in the main thread", flags="effect")

# --- dataflow graphs ---------------------------------------------------------
# A handle of a node counts levels: 1 is the node whose instance runs, 2 the node that it is in, and so on; 0 is none.
GRAPH_ROWS = len(OPS)  # the first row of the group: all of it, up to GRAPH_END, are calls of the runtime
group("graphs", "Dataflow graphs, and the node instances that run in them (docs/hpvm.md). Dimensions are 0, 1, 2 for x, y, z.")
op("graph.launch", "rd:i64 ra:i64 rb:i64 rc:i32", "start the graph whose root node is the function at address ra, on the arguments at address rb; rc != 0: as a stream; rd = its handle", flags="effect", traps="graph memory")
op("graph.wait", "ra:i64", "wait until the graph of handle ra has ended; a stream ends when all that was pushed has gone through", flags="effect", traps="graph memory")
op("graph.push", "ra:i64 rb:i64", "hand the arguments at address rb to the stream of handle ra", flags="effect", traps="graph memory")
op("graph.pop", "rd:i64 ra:i64", "rd = the address of the oldest result of the stream of handle ra that was not taken yet", flags="effect", traps="graph memory")
op("graph.track", "ra:i64 rb:i64", "the rb bytes at address ra are memory that graphs work on", flags="effect", traps="graph memory")
op("graph.untrack", "ra:i64", "the memory at address ra is no longer tracked", flags="effect", traps="graph memory")
op("graph.request", "ra:i64 rb:i64", "bring the rb bytes at address ra up to date for the host", flags="effect", traps="graph memory")
op("node.self", "rd:i64", "rd = the handle of the node whose instance runs, or 0")
op("node.parent", "rd:i64 ra:i64", "rd = the handle of the node that node ra is in, or 0")
op("node.id", "rd:i64 ra:i64 k:u8", "rd = the index of the running instance of node ra in dimension k; 0 in a dimension that it does not have", traps="graph")
op("node.count", "rd:i64 ra:i64 k:u8", "rd = the number of instances of node ra in dimension k; 1 in a dimension that it does not have", traps="graph")
op("node.barrier", "", "go on when all instances of the node, of this instance of the node around it, have come here", flags="effect", traps="graph")
op("node.scratch", "rd:i64 ra:i64", "rd = the address of ra bytes of zeros, 16-byte aligned; the n-th such block is the same for all instances of a node, and lasts as long as the instance of the node around it", flags="effect", traps="graph")
GRAPH_END = len(OPS)


def opcode(name):
    """The opcode number of a mnemonic; KeyError where there is none."""
    return BY_NAME[name].number
