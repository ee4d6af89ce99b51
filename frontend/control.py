"""Control flow of one function: blocks, branches, switches and phis."""

from allvm.frontend.builder import successors
from allvm.frontend.cfg import Cfg
from allvm.frontend.debug_places import Mark, with_marks
from allvm.frontend.legal_emit import to_signed
from allvm.frontend.model import BlockAddress, Const, ConstAggregate, Global, Instr
from allvm.frontend.switches import Switches
from allvm.ir.debug import CONSTANT, FRAME, MEMORY, REGISTER

_DIRTY_OPS = frozenset(("add", "sub", "mul", "shl", "ashr", "sdiv", "srem", "sext", "fptosi", "fptoui", "ptrtoint", "call", "invoke"))
_CLEARING = frozenset(
    ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem", "zext", "sext", "icmp", "fcmp", "load")
)


class Control(Switches):
    """Mixin of FunctionLowering."""

    # -- the whole function
    def run(self):
        """Lower the function. The MFunction is `self.fn`, its blocks in LLVM's order, unreachable ones left out."""
        self._analyse()
        self._enter()
        llvm_blocks = self.llvm.blocks
        for index in self.cfg.rpo:
            self._lower_block(llvm_blocks[index])
        self.fn.blocks.sort(key=lambda b: b.origin.index)
        self._fill_phis()
        if self.entry_insns:
            entry = self.fn.blocks[0]
            entry.insns[:0] = self.entry_insns
            entry.lines[:0] = [None] * len(self.entry_insns)
        return self.fn

    def _analyse(self):
        blocks = self.llvm.blocks
        for i, b in enumerate(blocks):
            b.index = i
        succs = []
        for b in blocks:
            end = b.instrs[-1]
            succs.append([t.index for t in end.blocks or ()])
        cold = {b.index for b in blocks if b.instrs[-1].op == "unreachable"}
        cold.update(b.instrs[-1].blocks[1].index for b in blocks if b.instrs[-1].op == "invoke")
        self.cfg = Cfg(succs, cold)
        users = self.user_map = {}
        for index in self.cfg.rpo:
            for instr in blocks[index].instrs:
                for v in instr.operands:
                    if type(v) is Instr:
                        if v in users:
                            users[v].append(instr)
                        else:
                            users[v] = [instr]
        self.llvm_block = None
        self.inner = False  # whether the current block is not the first one of its LLVM block
        self.entry_insns = []
        self.pending = []  # marks of variables for the next instruction
        self.slots = {}  # alloca -> offset in the frame
        self.thread_reg = None

    def users(self, value):
        """The instructions that use an instruction's value, one entry per use."""
        return self.user_map.get(value, ())

    def depth_of(self, block):
        """How many loops are around an LLVM block."""
        return self.cfg.depth[block.index]

    def _enter(self):
        fn = self.fn
        for param in self.llvm.params:
            parts = tuple(self.vreg(t) for t in self.type_parts(param.type))
            self.unclear.update(parts)
            self.values[param] = parts
            fn.params.extend(parts)
        self.varargs = None
        if self.llvm.value_type.vararg:
            self.varargs = self.vreg("i64")
            fn.params.append(self.varargs)
        fn.frame_reg = self.vreg("i64")
        self.starts = {}
        self.phi_list = []
        for index in self.cfg.rpo:
            b = self.llvm.blocks[index]
            start = self.starts[b] = self.new_block(b.name)
            for instr in b.instrs:
                if instr.op != "phi":
                    break
                self.phi_list.append((instr, start))
        clean = self._clean_phis()
        for phi, start in self.phi_list:
            parts = tuple(self.vreg(t) for t in self.type_parts(phi.type))
            self.define(phi, parts, phi in clean)
            if not self._clear_phi(phi):
                self.unclear.update(parts)
            start.phis.extend([p, {}] for p in parts)

    def _lower_block(self, b):
        self.llvm_block = b
        self.block = None
        self.inner = False
        self.line = None
        self.place(self.starts[b])
        lower = self.lower
        for instr in b.instrs:
            if self.block.insns and self.ended(self.block):
                self.place(self.new_block())  # dead code after a trap in mid-block; goes away later
            if self.pending or instr in self.records:
                self._lower_marked(instr)
            else:
                lower(instr)
        self.pending.clear()  # those that come behind the last instruction mean nothing

    def _lower_marked(self, instr):
        """Lower an instruction, with marks of what variables are before it."""
        for key, value, kind in self.records.get(instr, ()):
            mark = Mark(key, self.place_of(value, kind), self.llvm_block)
            self.fn.marks.append(mark)
            self.pending.append(mark)
        block, at = self.block, len(self.block.insns)
        self.lower(instr)
        if len(block.insns) > at:
            block.lines[at] = with_marks(block.lines[at], self.pending)
            self.pending.clear()

    def place_of(self, value, kind):
        """Where a value is that a variable has (kind 'value'), or the address of the variable ('address')."""
        offset = self.slots.get(value)
        if kind == "address" and offset is not None:
            return (FRAME, offset)
        if isinstance(value, Const) and kind == "value" and value.type.kind == "int" and isinstance(value.value, int) and value.type.bits <= 64:
            return (CONSTANT, value.value - (1 << value.type.bits) * (value.value >> value.type.bits - 1 & 1))
        parts = self.values.get(value)
        if parts is None or len(parts) != 1:
            return None
        return (REGISTER, parts[0]) if kind == "value" else (MEMORY, parts[0])

    def place(self, block):
        """Put a block into the function and make it current."""
        block.origin = self.llvm_block
        if self.block is not None:
            self.inner = True
        super().place(block)

    # -- phis
    def _clean_phis(self):
        """The phis of narrow integers all of whose values are clean anyway."""
        clean = {p for p, _ in self.phi_list if p.type.kind == "int" and p.type.bits not in (32, 64)}
        others = {p for p, _ in self.phi_list if p not in clean}
        changed = True
        while changed:
            changed = False
            for p in list(clean):
                if not all(self._predict_clean(v, clean, 4) for v in p.operands):
                    clean.discard(p)
                    changed = True
        return clean | others

    def _predict_clean(self, v, clean, depth):
        """Whether a value will be clean without a mask."""
        if not isinstance(v, Instr):
            return True
        op = v.op
        if op == "phi":
            return v in clean
        if op in _DIRTY_OPS or not depth:
            return False
        if op == "trunc":
            return "nuw" in (v.flags or ())
        if op == "and":
            return any(self._predict_clean(x, clean, depth - 1) for x in v.operands)
        if op in ("or", "xor"):
            return all(self._predict_clean(x, clean, depth - 1) for x in v.operands)
        if op == "select":
            return all(self._predict_clean(x, clean, depth - 1) for x in v.operands[1:])
        return True

    def _clear_phi(self, phi):
        """Whether it pays to keep the upper half of an i32 phi zero: somebody extends it, and most values are so."""
        if phi.type.kind != "int" or phi.type.bits > 32 or not any(u.op == "zext" for u in self.users(phi)):
            return False
        return all(not isinstance(v, Instr) or v.op in _CLEARING or v is phi for v in phi.operands)

    def lower_phi(self, instr):
        """Made at the start, filled in at the end."""

    def _fill_phis(self):
        """Give the machine phis their values, now that every block is there."""
        preds = {}
        for b in self.fn.blocks:
            for s in successors(b):
                preds.setdefault(s, []).append(b)
        for phi, start in self.phi_list:
            rows = {row[0]: row[1] for row in start.phis}
            incoming = dict(zip(phi.blocks, phi.operands, strict=True))
            own = self.values[phi]
            dirty = phi in self.dirty
            for p in preds.get(start, ()):
                value = incoming[p.origin]
                self.llvm_block = p.origin
                parts = self.raw_parts(value) if dirty else self.parts(value)
                for rd, v in zip(own, parts, strict=True):
                    if v in self.unclear or self.fn.vtypes[v] == "i64":
                        v = self._match_upper(rd, v)
                    rows[rd][p] = v

    def _match_upper(self, rd, v):
        """v, with its upper half cleared if that of rd has to be."""
        if self.fn.vtypes[rd] == "i32" and self.upper_clear(rd) and not self.upper_clear(v):
            k = self.constant(v)
            if k is not None:
                return self.const("i32", k)
            return self.late(v, lambda x: self.op("ext.i64.u32", x))
        return v

    # -- terminators
    def target(self, block):
        """The machine block where an LLVM block starts."""
        return self.starts[block]

    def lower_br(self, instr):
        if len(instr.blocks) == 1:
            self.jump(self.starts[instr.blocks[0]])
            return
        yes, no = (self.starts[b] for b in instr.blocks)
        if yes is no:
            self.jump(yes)
        else:
            self.branch(self.condition(instr.operands[0]), yes, no)

    def lower_ret(self, instr):
        self.emit("ret", tuple(p for v in instr.operands for p in self.parts(v)))

    def lower_unreachable(self, instr):
        self.emit("trap", 0)

    def jump_table(self, load):
        """(index, blocks) of a load that takes a label out of a constant table, only to go there; else None."""
        users = self.users(load)
        if len(users) != 1 or users[0].op != "indirectbr" or load.volatile or load.atomic:
            return None
        at = load.operands[0]
        if not isinstance(at, Instr) or at.op != "getelementptr" or at.source_type.kind not in ("array", "ptr"):
            return None
        base, *zeros, index = at.operands
        if len(zeros) != (at.source_type.kind == "array") or any(not isinstance(z, Const) or z.value != 0 for z in zeros):
            return None
        if not isinstance(base, Global) or base.what != "var" or not base.constant or not isinstance(base.init, ConstAggregate):
            return None
        entries = base.init.elements
        if not entries or any(not isinstance(e, BlockAddress) or e.function is not self.llvm for e in entries):
            return None
        return index, [e.block for e in entries]

    def lower_indirectbr(self, instr):
        address = instr.operands[0]
        table = self.jump_table(address) if isinstance(address, Instr) and address.op == "load" else None
        if table is not None:  # the interpreter in its usual form: no way round by numbers of labels
            trap = self.new_block("no label")
            self.emit("switch", self.part(table[0]), 0, trap, tuple(self.starts[b] if b in instr.blocks else trap for b in table[1]))
            self.place(trap)
            self.emit("trap", 0)
            return
        numbers = self.module.label_numbers(self.llvm)
        labels = [None] * max((numbers[b] for b in instr.blocks), default=0)
        trap = self.new_block("no label")
        for b in instr.blocks:
            labels[numbers[b] - 1] = self.starts[b]
        v = self.part(instr.operands[0])
        self.emit("switch", v, 1, trap, tuple(b or trap for b in labels))
        self.place(trap)
        self.emit("trap", 0)

    def lower_switch(self, instr):
        value = instr.operands[0]
        bits = value.type.bits
        default = self.starts[instr.blocks[0]]
        cases = [(v, self.starts[b]) for v, b in zip(instr.cases, instr.blocks[1:], strict=True) if b is not instr.blocks[0]]
        if bits > 64:
            self._wide_switch(self.parts(value), cases, default)
        elif bits in (32, 64):
            self.switch("i32" if bits == 32 else "i64", self.raw(value), [(to_signed(v, bits), b) for v, b in cases], default)
        else:
            self.switch("i32" if bits < 32 else "i64", self.part(value), cases, default)

    def _wide_switch(self, parts, cases, default):
        """Part by part, the highest one first."""
        if len(parts) == 1:
            self.switch("i64", parts[0], [(to_signed(v, 64), b) for v, b in cases], default)
            return
        shift = 64 * (len(parts) - 1)
        groups = {}
        for v, b in cases:
            groups.setdefault(v >> shift, []).append((v & (1 << shift) - 1, b))
        blocks = {high: self.new_block() for high in groups}
        self.switch("i64", parts[-1], [(to_signed(high, 64), b) for high, b in blocks.items()], default)
        for high, b in blocks.items():
            self.place(b)
            self._wide_switch(parts[:-1], groups[high], default)

    # -- constants that need instructions
    def expression_parts(self, value):
        """The parts of a constant expression that is not an address plus a number: computed on entry, once."""
        parts = self.expressions.get(value)
        if parts is None:
            block, line, llvm_block = self.block, self.line, self.llvm_block
            self.block = holder = self.new_block()
            self.line = None
            self.llvm_block = self.llvm.blocks[0]
            instr = Instr(value.type, value.op, "constant", value.operands)
            instr.source_type, instr.predicate, instr.block = value.source_type, value.predicate, self.llvm_block
            self.lower(instr)
            if self.block is not holder:
                raise self.error(f"constant expression {value.op} needs control flow")
            parts = self.expressions[value] = self.parts(instr)
            self.block, self.line, self.llvm_block = block, line, llvm_block
            self.entry_insns.extend(holder.insns)
        return parts

