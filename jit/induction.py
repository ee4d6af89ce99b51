"""What the values of a loop are: induction variables, linear forms, and how often the loop may run."""

import re

from allvm.ir import isa
from allvm.jit import forms
from allvm.jit.forms import Form, atom, bounded, minus, number, plus, times
from allvm.jit.operands import SHAPES

MAX_DEPTH = 16
CONSTANTS = {isa.opcode("const.i32"): 32, isa.opcode("const.i64"): 64}
MOV, LEA = isa.opcode("mov"), isa.opcode("lea")
# What a loaded cell can be, by its C type.
CELLS = {"uint8_t": (0, 255), "int8_t": (-128, 127), "uint16_t": (0, 65535), "int16_t": (-32768, 32767)}
BRANCH = re.compile(r"br\.(z|nz|eq|ne|lt|le|gt)(?:_([su]))?\.i(32|64)(\.k)?$")
NEGATED = {"eq": "ne", "ne": "eq", "lt": "ge", "le": "gt", "gt": "le", "ge": "lt"}
MIRRORED = {"eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}


class Exit:
    """A way out that every iteration looks at: the loop goes on while `x relation y`.

    x has the step `step` ({1 or atom: coefficient}), y none. width: 32 or 64; signed: how they are compared.
    needs: what x is linear under.
    """

    def __init__(self, relation, signed, width, x, y, needs):
        self.needs = needs
        self.relation, self.signed, self.width = relation, signed, width
        self.x, self.y = x, y

    @property
    def step(self):
        return self.x.step


class Induction:
    """The analysis of one innermost loop."""

    def __init__(self, flow, loop, data_address):
        self.flow = flow
        self.loop = loop
        self.code = flow.function.code
        self.data_address = data_address
        self.known = {}
        self.needs = []  # (Form, low, high): an extension that changes nothing only while low <= form < high
        self.inside = {i for n in loop.blocks for i in range(flow.blocks[n].start, flow.blocks[n].end)}
        self.steps = {}  # header phi -> (step, width)
        for v in flow.phis:
            if flow.kinds[v][1] == loop.header:
                self._induction_variable(v)

    # -- values
    def _in_loop(self, v):
        kind = self.flow.kinds[v]
        if kind[0] == "insn":
            return kind[1] in self.inside
        return kind[0] == "phi" and kind[1] in self.loop.blocks

    def _induction_variable(self, v):
        """A phi of the header that all back edges give v + step."""
        flow = self.flow
        header = flow.blocks[self.loop.header]
        preds = [*header.preds, None] if header.number == 0 else header.preds
        back = {x for p, x in zip(preds, flow.inputs[v]) if p in self.loop.blocks}
        if len(back) != 1:
            return
        (u,) = back
        for width in (64, 32):
            self.known = {(v, 64): atom(("v", v)), (v, 32): atom(("v", v))}
            self.needs = []
            f = self.full(u) if width == 64 else self.low(u)
            change = minus(f, atom(("v", v)))
            ok = change is not None and change.invariant and not self.needs and ("v", v) not in change.terms
            if ok and width == 32 and change.terms:
                ok = False  # steps that are known only at run time: 64 bits
            if ok and len(change.terms) + (change.const != 0) == 1:
                self.steps[v] = ({**change.terms, **({1: change.const} if change.const else {})}, width)
                break
        self.known, self.needs = {}, []

    def full(self, v, depth=0):
        """The form of all 64 bits of a value, or None."""
        key = v, 64
        if key not in self.known:
            self.known[key] = None  # for cycles
            self.known[key] = self._full(v, depth)
        return self.known[key]

    def low(self, v, depth=0):
        """A form that equals the value modulo 2^32, or None."""
        key = v, 32
        if key not in self.known:
            self.known[key] = None
            self.known[key] = self._low(v, depth)
        return self.known[key]

    def _full(self, v, depth):
        flow = self.flow
        kind = flow.kinds[v]
        if v in self.steps:
            step, width = self.steps[v]
            if width == 64:
                return Form({("v", v): 1}, 0, step)
            return self.extended(self.low(v, depth + 1), False) if self._narrow(v) else None
        if kind[0] == "insn" and self.code[kind[1]][0] in CONSTANTS:
            width = CONSTANTS[self.code[kind[1]][0]]
            return number(self.code[kind[1]][2] & (1 << width) - 1 if width == 32 else self.code[kind[1]][2])
        if not self._in_loop(v):
            return atom(("v", v))
        if kind[0] != "insn" or depth > MAX_DEPTH:
            return None
        return self._computed(v, kind[1], 64, depth + 1)

    def _low(self, v, depth):
        kind = self.flow.kinds[v]
        if v in self.steps:
            return Form({("v", v): 1}, 0, self.steps[v][0])
        if kind[0] == "insn" and self._in_loop(v) and depth <= MAX_DEPTH and self.flow.types[v] == "i32":
            return self._computed(v, kind[1], 32, depth + 1)
        return self.full(v, depth + 1)

    def _narrow(self, v):
        """Whether the upper half of a phi's register is clear, whatever comes in."""
        return all(x == v or self.flow.types[x] in ("i32", "f32") for x in self.flow.inputs[v])

    def _computed(self, v, i, width, depth):
        """The form of what instruction i computes."""
        insn = self.code[i]
        row = isa.OPS[insn[0]]
        name, _, rest = row.name.partition(".")
        uses = self.flow.use_values[i]
        type = self.flow.types[v]
        limits = self._limits(row, insn)
        if limits:
            return self._modulo(bounded(*limits), type, width)
        if insn[0] == MOV:
            return self.full(uses[0], depth) if width == 64 else self.low(uses[0], depth)
        if insn[0] == LEA:
            return self.address(insn[2], uses, depth)
        if row.name in ("ext.i64.u32", "ext.i64.s32"):
            return self.extended(self.low(uses[0], depth), row.name[-3] == "s")
        if name in ("and", "rem_u") and type == rest:
            return self._modulo(self._below_an_atom(uses), type, width)
        if type not in ("i32", "i64") or name not in ("add", "sub", "rsub", "mul", "shl"):
            return None
        get = self.full if type == "i64" else self.low
        x = get(uses[0], depth)
        y = number(insn[3]) if rest.endswith(".k") else get(uses[1], depth)
        return self._modulo(self._arithmetic(name, x, y, 64 if type == "i64" else 32), type, width)

    def _modulo(self, form, type, width):
        """A result of an i32 operation as 64 bits is zero-extended."""
        return self.extended(form, False) if type == "i32" and width == 64 else form

    @staticmethod
    def _arithmetic(name, x, y, bits):
        if x is None or y is None:
            return None
        if name == "add":
            return plus(x, y)
        if name == "sub":
            return minus(x, y)
        if name == "rsub":
            return minus(y, x)
        if name == "shl":
            return None if y.constant is None else times(x, 1 << (y.constant & bits - 1))
        if y.constant is not None:
            return times(x, y.constant)
        return None if x.constant is None else times(y, x.constant)

    def _limits(self, row, insn):
        """(least, greatest) of a result that is narrow by its operation."""
        name = row.name
        if name.startswith("set."):
            return 0, 1
        if name.startswith(("and.", "rem_u.")) and name.endswith(".k"):
            bits = 32 if ".i32" in name else 64
            k = insn[3] & (1 << bits) - 1 if name.startswith("rem_u") else insn[3]
            return (0, k) if 0 < k < 1 << 31 else None
        if name.startswith("shr_u.") and name.endswith(".k"):
            bits = 32 if ".i32" in name else 64
            left = bits - (insn[3] & bits - 1)
            return (0, (1 << left) - 1) if left <= 31 else None
        if name.startswith("ext.") and name[-2:] in ("s8", "16"):
            n = 8 if name.endswith("s8") else 16
            # as an i32 the register's upper half is clear, so only the 64-bit form has these limits
            return (-(1 << n - 1), (1 << n - 1) - 1) if name.startswith("ext.i64") else None
        if name.startswith("ld."):
            limits = CELLS.get(isa.MEM_CTYPE[name])
            if limits and (limits[0] >= 0 or name.startswith("ld.i64")):
                return limits
        return None

    def _below_an_atom(self, uses):
        """x & m, x % m for an m that is known at entry: from 0 to m. The check makes sure that m is small."""
        for v in reversed(uses):
            if not self._in_loop(v):
                return Form(slack={("v", v): 1})
        return None

    def extended(self, form, signed):
        """The low 32 bits of a form, sign- or zero-extended."""
        if form is None:
            return None
        least, beyond = (-(1 << 31), 1 << 31) if signed else (0, 1 << 32)
        if form.constant is not None:
            n = form.constant & forms.MASK32
            return number(n - (1 << 32) if signed and n >> 31 else n)
        if not form.terms and not form.step and not form.slack:
            return form if least <= form.const + form.low and form.const + form.high < beyond else None
        base = ("sx" if signed else "zx", *forms.linear(form.terms, form.const))
        if form.step or not form.exact:
            wide = Form({base: 1} if form.terms else {}, 0 if form.terms else form.const, form.step, form.low, form.high, form.slack)
            self.needs.append((wide, least, beyond))
            return wide
        return atom(base)

    def address(self, mem, uses, depth=0):
        """root + (index << scale) + disp, without truncation. uses: values of the root, if it is a register, and the index."""
        kind, root, index, ext, scale, disp = mem
        total = number(disp)
        if kind in (isa.MEM_DATA, isa.MEM_DATA_INDEX):
            total = number(disp + self.data_address[root])
        else:
            total = plus(total, self.full(uses[0], depth))
            uses = uses[1:]
        if index >= 0:
            x = self.full(uses[0], depth) if ext == isa.EXT_NONE else self.extended(self.low(uses[0], depth), ext == isa.EXT_S32)
            total = plus(total, times(x, 1 << scale))
        return total

    # -- how often
    def exits(self):
        """The exits whose block dominates every back edge, and whose condition compares what is linear."""
        flow, loop = self.flow, self.loop
        for n in sorted(loop.blocks):
            block = flow.blocks[n]
            if len(block.succs) != 2 or not all(flow.dominates(n, latch) for latch in loop.latches):
                continue
            stays = [s in loop.blocks for s in block.succs]
            found = BRANCH.match(isa.OPS[self.code[block.end - 1][0]].name)
            if stays[0] != stays[1] and found:
                self.known, self.needs = {}, []
                e = self._exit(block, found, flow.block_at[self.code[block.end - 1][-1]] in loop.blocks)
                if e is not None:
                    yield e

    def _exit(self, block, found, taken_stays):
        i = block.end - 1
        insn = self.code[i]
        relation, sign, width, immediate = found.groups()
        uses = self.flow.use_values[i]
        get = self.full if width == "64" else self.low
        x = get(uses[0])
        if relation in ("z", "nz"):
            relation, y = "eq" if relation == "z" else "ne", number(0)
        else:
            y = number(insn[2]) if immediate else get(uses[1])
        if x is None or y is None or not x.exact or not y.exact:
            return None
        if not taken_stays:
            relation = NEGATED[relation]
        if relation == "ne":  # only the difference counts
            x, y = minus(x, y), number(0)
        elif y.step and not x.step:
            x, y, relation = y, x, MIRRORED[relation]
        if not x.step or y.step or relation == "eq":
            return None
        fixed = x.fixed_step()
        if fixed is None:
            if relation not in ("lt", "le") or len(x.step) != 1 or next(iter(x.step.values())) != 1 or width != "64":
                return None
        elif abs(fixed) > 1 << 20 or (relation in ("lt", "le") and fixed < 0) or (relation in ("gt", "ge") and fixed > 0):
            return None
        return Exit(relation, sign == "s", int(width), x, y, list(self.needs))


def memory_instructions(flow, loop):
    """(instruction, memory operand, values of its registers) for the accesses of a loop."""
    for n in sorted(loop.blocks):
        block = flow.blocks[n]
        for i in range(block.start, block.end):
            insn = flow.function.code[i]
            shape = SHAPES[insn[0]]
            if shape.mem is not None and insn[0] != LEA:
                yield i, insn[shape.mem], flow.use_values[i][len(shape.uses) :]
