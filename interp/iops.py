"""The interpreter's internal operations: what the canonical instructions of `ir/isa.py` become.

An internal operation (`IOp`) has operands that fit the fields of an `Insn` and
a body; `gen_handlers` makes one handler of it for every *variant*: which of
its registers comes from an accumulator instead of its slot, and whether the
result goes to its slot too or stays in the accumulator only.

Operand specs
-------------
``rd=i64``    a register that is written      ``ra:i32``  a register that is read
``k#32:i32``  an immediate of 32 bits         ``k#16:i64`` one of 16 bits, both sign-extended
``s#16:slot`` a number without a sign          ``L@32``  a branch displacement, ``L@16`` a short one
``w#64``      64 bits in the instruction that follows
"""

import re

from allvm.ir import isa

DOMAIN = {"i32": "I", "i64": "I", "f64": "D", "f32": "F"}
CTYPE = {"i32": "uint32_t", "i64": "uint64_t", "f32": "float", "f64": "double"}
SLOT_FIELD = {"i32": "u32", "i64": "u64", "f32": "f32", "f64": "f64"}
COMMUTATIVE = ("add", "mul", "and", "or", "xor", "set.eq", "set.ne", "br.eq", "br.ne")


class Arg:
    """An operand: role def, use, imm, label or word; `bits` 16, 32 or 64 for the last three."""

    __slots__ = ("role", "name", "type", "bits")

    def __init__(self, role, name, type="", bits=16):
        self.role = role
        self.name = name
        self.type = type
        self.bits = bits


def parse_arg(text):
    if m := re.fullmatch(r"(\w+)=(\w+)", text):
        return Arg("def", m[1], m[2])
    if m := re.fullmatch(r"(\w+):(\w+)", text):
        return Arg("use", m[1], m[2])
    if m := re.fullmatch(r"(\w+)#(\d+):(\w+)", text):
        return Arg("imm", m[1], m[3], int(m[2]))
    if m := re.fullmatch(r"(\w+)@(\d+)", text):
        return Arg("label", m[1], "", int(m[2]))
    if m := re.fullmatch(r"(\w+)#64", text):
        return Arg("word", m[1], "", 64)
    raise ValueError(f"bad operand spec {text!r}")


class Stage:
    """What an operation does: `dest`, an operand of a type, gets `expr`.

    Without a dest `expr` is a statement (a store) or the condition of a branch
    (empty: always). `mem`: it touches guest memory and may fault.
    `checks`: pairs (condition, trap) tested first.
    """

    __slots__ = ("dest", "type", "expr", "mem", "checks")

    def __init__(self, dest, type, expr, mem=False, checks=()):
        self.dest = dest
        self.type = type
        self.expr = expr
        self.mem = mem
        self.checks = tuple(checks)


class IOp:
    """An internal operation.

    kind: expr (result in the def), store, branch, mov, ret, or special (the last
    two have bodies written by hand in `special_ops`). same_as: the operation whose handlers serve this one
    too. flags: comm (its first two uses may be exchanged),
    pure (may be dropped when the result is dead), back (a branch backwards),
    end (control does not fall through), call, keep (does not touch the
    accumulators), noacc (no accumulator variants).
    """

    __slots__ = ("name", "number", "args", "kind", "stages", "flags", "body", "fields", "same_as")

    def __init__(self, name, args, kind, stages=(), flags="", body=None, same_as=None):
        self.name = name
        self.number = -1
        self.args = [
            parse_arg(a) if isinstance(a, str) else a for a in (args.split() if isinstance(args, str) else args)
        ]
        self.kind = kind
        self.stages = list(stages)
        self.flags = frozenset(flags.split()) if isinstance(flags, str) else frozenset(flags)
        self.body = body
        self.fields = assign_fields(self)
        self.same_as = same_as

    @property
    def defs(self):
        return [a for a in self.args if a.role == "def"]

    @property
    def uses(self):
        return [a for a in self.args if a.role == "use"]

    @property
    def cname(self):
        return "vmop_" + re.sub(r"[^A-Za-z0-9]", "_", self.name)


def assign_fields(iop):
    """name -> 'a'..'d', 'i' (c and d together) or 'w' (the next instruction). One 32-bit operand at most.

    An operand that is both read and written appears as two args of one name and shares the field.
    """
    fields = {}
    wide = [a for a in iop.args if a.bits == 32]
    if len(wide) > 1:
        raise ValueError(f"{iop.name}: two 32-bit operands")
    free = list("ab" if wide else "abcd")
    for a in iop.args:
        if a.name in fields:
            continue
        if a.bits == 32:
            fields[a.name] = "i"
        elif a.bits == 64:
            fields[a.name] = "w"
        elif free:
            fields[a.name] = free.pop(0)
        else:
            raise ValueError(f"{iop.name}: more operands than fields")
    return fields


IOPS = []
BY_NAME = {}


def add(iop):
    if iop.name in BY_NAME:
        raise ValueError(f"duplicate internal operation {iop.name}")
    iop.number = len(IOPS)
    IOPS.append(iop)
    BY_NAME[iop.name] = iop
    return iop


def add_branch(name, args, stages, flags=""):
    """A branch in two flavours, forwards and backwards; the second one has the next number."""
    add(IOp(name, args, "branch", stages, flags))
    add(IOp(name + ".back", args, "branch", stages, flags + " back"))


# --- memory operands ---------------------------------------------------------
# Addresses are truncated to 32 bits, so root and index are read as i32 and an extension of the
# index does not matter.
MODES = {
    # mode -> (operands, effective address)
    "base": ("root:i32 disp#32:i64", "mem + <uint64_t>(root) + <int64_t>disp"),
    "abs": ("addr#32:i32", "mem + <uint64_t>addr"),
}
for _s in (0, 1, 2, 3):
    _x = f"(index << {_s})" if _s else "index"
    MODES[f"index{_s}"] = ("root:i32 index:i32 disp#16:i64", f"mem + <uint64_t><uint32_t>(root + {_x}) + <int64_t>disp")
    MODES[f"dindex{_s}"] = ("index:i32 addr#32:i32", f"mem + <uint64_t><uint32_t>(addr + {_x})")
WIDTH = {"int8_t": 0, "uint8_t": 0, "int16_t": 1, "uint16_t": 1, "int32_t": 2, "uint32_t": 2,
         "uint64_t": 3, "float": 2, "double": 3}  # fmt: skip


def modes_of(ctype):
    """The addressing modes with handlers of their own: no scale and the natural one."""
    scales = sorted({0, WIDTH[ctype]})
    return ["base", "abs"] + [f"index{s}" for s in scales] + [f"dindex{s}" for s in scales]


def _memory_ops():
    for row in isa.OPS:
        c = isa.MEM_CTYPE.get(row.name)
        if c is None or row.name.startswith("atomic"):
            continue
        if row.name.startswith("ld"):
            t = row.operands[0].type
            for mode in modes_of(c):
                args, ea = MODES[mode]
                cast = {"int8_t": "<int64_t>", "int16_t": "<int64_t>", "int32_t": "<int64_t>"}.get(c, "")
                if t == "i32" and cast:
                    cast = "<int32_t>"
                add(
                    IOp(
                        f"{row.name}.{mode}",
                        f"rd={t} {args}",
                        "expr",
                        [Stage("rd", t, f"{cast}LD_{c}({ea})", mem=True)],
                    )
                )
        elif not row.name.endswith(".k"):
            t = row.operands[0].type
            for mode in modes_of(c):
                args, ea = MODES[mode]
                add(
                    IOp(
                        f"{row.name}.{mode}",
                        f"rv:{t} {args}",
                        "store",
                        [Stage(None, "", f"ST_{c}({ea}, rv)", mem=True)],
                        "keep",
                    )
                )
        else:
            # The constant has the wide field where the mode leaves it.
            t = "i64" if row.name == "st.i64.k" else "i32"
            for mode in modes_of(c):
                args, ea = MODES[mode]
                if mode == "base":
                    args, k = "root:i32 disp#16:i64", f"k#32:{t}"
                elif mode.startswith("index"):
                    args, k, ea = "root:i32 index:i32", f"k#32:{t}", ea.replace(" + <int64_t>disp", "")
                else:
                    k = f"k#16:{t}"
                add(
                    IOp(
                        f"{row.name}.{mode}",
                        f"{args} {k}",
                        "store",
                        [Stage(None, "", f"ST_{c}({ea}, k)", mem=True)],
                        "keep",
                    )
                )


# --- everything that the table says in an expression --------------------------
_RENAME = {"ceil": "VM_CEIL64", "floor": "VM_FLOOR64", "trunc": "VM_TRUNC64", "rint": "VM_NEAREST64", "fma": "VM_FMA64",
           "ceilf": "VM_CEIL32", "floorf": "VM_FLOOR32", "truncf": "VM_TRUNC32", "rintf": "VM_NEAREST32", "fmaf": "VM_FMA32"}  # fmt: skip


def _expr(row):
    return re.sub(r"\b(\w+)(?=\()", lambda m: _RENAME.get(m[0], m[0]), row.expr)


def _is_commutative(row):
    return any(row.name == c or row.name.startswith(c + ".") for c in COMMUTATIVE) and not row.name.endswith(".k")


def _expression_ops():
    for row in isa.OPS:
        if row.expr is None or row.name.startswith("const") or row.name in ("mov", "select"):
            continue
        kinds = [o.kind for o in row.operands]
        types = [o.type for o in row.operands]
        flags = "comm" if _is_commutative(row) else ""
        if kinds[0] == "def":
            _arithmetic(row, kinds, types, flags)
        else:
            _branch(row, kinds, types, flags)


def _arithmetic(row, kinds, types, flags):
    t = types[0]
    expr = _expr(row)
    division = row.name.startswith(("div_", "rem_")) and t in ("i32", "i64")
    if kinds[1:] == ["use"] * (len(kinds) - 1):
        args = [f"rd={t}"] + [f"{n}:{u}" for n, u in zip(("ra", "rb", "rc"), types[1:])]
        if not division:
            add(IOp(row.name, " ".join(args), "expr", [Stage("rd", t, expr)], flags + " pure"))
            return
        checks = [("rb == 0", isa.TRAPS["divide"][0])]
        S = "S32" if t == "i32" else "S64"
        top = "0x80000000u" if t == "i32" else "0x8000000000000000u"
        if row.name.startswith("div_s"):
            checks.append((f"{S}(rb) == -1 and ra == {top}", isa.TRAPS["overflow"][0]))
        elif row.name.startswith("rem_s"):
            expr = f"0 if {S}(rb) == -1 else {expr}"
        add(IOp(row.name, " ".join(args), "expr", [Stage("rd", t, _narrow(row.name, expr, t), checks=checks)]))
    elif kinds[1:] == ["use", "imm"]:
        # A division by a constant other than 0 and -1 needs no check; lowering sees to that.
        expr = _narrow(row.name, expr.replace("k", "rb"), t).replace("rb", "k") if division else expr
        add(IOp(row.name, f"rd={t} ra:{types[1]} k#32:{types[1]}", "expr", [Stage("rd", t, expr)], "pure"))


def _narrow(name, expr, t):
    """64-bit unsigned division of numbers that fit 32 bits is done in 32 bits: it is much faster on many CPUs."""
    if t == "i64" and name.startswith(("div_u", "rem_u")):
        op = "/" if name.startswith("div") else "%"
        return f"<uint64_t>(<uint32_t>ra {op} <uint32_t>rb) if (ra | rb) >> 32 == 0 else ra {op} rb"
    return expr


def _branch(row, kinds, types, flags):
    expr = _expr(row)
    if kinds == ["use", "use", "label"]:
        add_branch(row.name, f"ra:{types[0]} rb:{types[1]} L@32", [Stage(None, "", expr)], flags)
    elif kinds == ["use", "label"]:
        add_branch(row.name, f"ra:{types[0]} L@32", [Stage(None, "", expr)], flags)
    elif kinds == ["use", "imm", "label"]:
        add_branch(row.name, f"ra:{types[0]} k#16:{types[0]} L@32", [Stage(None, "", expr)], flags)
        add_branch(row.name + "32", f"ra:{types[0]} L@16 k#32:{types[0]}", [Stage(None, "", expr)], flags)


def _constants_and_moves():
    add(IOp("const.i32", "rd=i32 k#32:i32", "expr", [Stage("rd", "i32", "k")], "pure"))
    add(IOp("const.i64", "rd=i64 k#32:i64", "expr", [Stage("rd", "i64", "k")], "pure"))
    add(IOp("const.i64.w", "rd=i64 w#64", "expr", [Stage("rd", "i64", "w.u64")], "pure"))
    add(IOp("const.f32", "rd=f32 k#32:i32", "expr", [Stage("rd", "f32", "vm_f32_bits(k)")], "pure"))
    add(IOp("const.f64", "rd=f64 k#32:i32", "expr", [Stage("rd", "f64", "<double>vm_f32_bits(k)")], "pure"))
    add(IOp("const.f64.w", "rd=f64 w#64", "expr", [Stage("rd", "f64", "w.f64")], "pure"))
    # Moves from slot to slot leave the accumulators alone; `load` variants go through them.
    add(IOp("mov", "rd=i64 ra:i64", "mov", [Stage("rd", "i64", "ra")], "pure keep"))
    add(IOp("mov.f64", "rd=f64 ra:f64", "mov", [Stage("rd", "f64", "ra")], "pure keep"))
    add(IOp("mov.f32", "rd=f32 ra:f32", "mov", [Stage("rd", "f32", "ra")], "pure keep"))
    add(IOp("mov32", "rd=i32 ra:i32", "mov", [Stage("rd", "i32", "ra")], "pure keep"))
    add(IOp("load", "rd=i64 ra:i64", "expr", [Stage("rd", "i64", "ra")], "pure"))
    add(IOp("load.f64", "rd=f64 ra:f64", "expr", [Stage("rd", "f64", "ra")], "pure"))
    add(IOp("load.f32", "rd=f32 ra:f32", "expr", [Stage("rd", "f32", "ra")], "pure"))
    add(IOp("select", "rd=i64 rc:i32 ra:i64 rb:i64", "expr", [Stage("rd", "i64", "ra if rc != 0 else rb")], "pure"))
    for t in ("i64", "i32", "f64", "f32"):  # x*x: both factors from the accumulator
        add(IOp(f"square.{t}", f"rd={t} ra:{t}", "expr", [Stage("rd", t, "ra * ra")], "pure"))


def _magic_division():
    """32-bit division by a constant d from 2 to 2^31 - 1 (unsigned: 2^32 - 1), by multiplication with
    w = floor((2^64 - 1) / d) + 1. See Lemire, Kaser and Kurz, "Faster remainder by direct computation" (2019)."""
    for name, args, expr in (
        ("div_u.i32.m", "", "MULH_U64(w.u64, ra)"),
        ("rem_u.i32.m", "k#32:i32 ", "MULH_U64(w.u64 * ra, k)"),
        ("div_s.i32.m", "", "MAGIC_DIV_S32(w.u64, ra)"),
        ("rem_s.i32.m", "k#32:i32 ", "MAGIC_REM_S32(w.u64, ra, k)"),
    ):
        add(IOp(name, f"rd=i32 ra:i32 {args}w#64", "expr", [Stage("rd", "i32", expr)], "pure"))


def _addresses():
    for s in (0, 1, 2, 3):
        x = f"(index << {s})" if s else "index"
        add(
            IOp(
                f"lea{s}",
                "rd=i64 root:i64 index:i64 disp#16:i64",
                "expr",
                [Stage("rd", "i64", f"root + {x} + disp")],
                "pure",
            )
        )
    add(IOp("lea", "rd=i64 root:i64 index:i64 s#16:i64", "expr", [Stage("rd", "i64", "root + (index << s)")], "pure"))
    for s in (0, 1, 2, 3):
        x = f"(index << {s})" if s else "index"
        add(
            IOp(
                f"lea.data{s}",
                "rd=i64 index:i64 addr#32:i32",
                "expr",
                [Stage("rd", "i64", f"<uint64_t>addr + {x}")],
                "pure",
            )
        )


def build():
    """Fill IOPS. Order is the numbering; nothing outside the generated files depends on it."""
    from allvm.interp import special_ops

    if IOPS:
        return IOPS
    special_ops.register(add, add_branch, IOp)
    _constants_and_moves()
    _magic_division()
    _addresses()
    _expression_ops()
    _memory_ops()
    return IOPS
