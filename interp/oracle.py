"""The oracle: a slow interpreter of the canonical ISA in plain Python, the living definition of what it means.

It runs Module objects one instruction at a time, with no decoding, no fusion and no cleverness,
and is what the other tiers are compared with.
"""

from allvm.interp import oracle_ops as ops
from allvm.interp.oracle_host import HOST
from allvm.interp.oracle_memory import FUNCTION_BASE, FUNCTION_STEP, Memory
from allvm.interp.oracle_ops import MASK, Fault, signed
from allvm.ir import isa
from allvm.ir.errors import GuestExit, LinkError, Trap
from allvm.ir.module import FuncType

TRAP_NAMES = {number: name for name, (number, _) in isa.TRAPS.items()}
M64 = (1 << 64) - 1


class Frame:
    """An activation of a guest function."""

    __slots__ = ("alive", "depth", "f", "index", "pc", "regs", "results", "sp")

    def __init__(self, f, index, depth, sp, results):
        self.f = f
        self.index = index
        self.depth = depth
        self.sp = sp  # the caller's stack pointer
        self.results = results  # the caller's registers that take the results; None: the host takes them
        self.regs = [0] * f.nregs
        self.pc = 0
        self.alive = True


class _Unwind(Exception):
    """A longjmp on its way to an outer activation of `run`. depth: of the frame that called setjmp."""

    def __init__(self, depth):
        self.depth = depth


class _Thrown(Exception):
    """An exception of the guest on its way to a frame with a handler."""


class Oracle:
    """A module, its memory and a state of execution.

    host: name -> function(oracle, *arguments) for functions, name -> bytes for data; it adds to, or
    replaces, the few of `oracle_host.HOST`. fuel: the number of instructions it may execute.
    """

    def __init__(self, module, host=None, max_memory=256 << 20, stack=8 << 20, fuel=None, max_depth=100_000):
        host = {**HOST, **(host or {})}
        self.module = module
        self.host_functions = [host.get(x.name) for x in module.import_funcs]
        self.memory = Memory(module, stack, max_memory, {k: v for k, v in host.items() if not callable(v)})
        self.sp = self.memory.stack_hi
        self.heap_top = self.memory.heap_lo
        self.fuel = fuel
        self.max_depth = max_depth
        self.frames = []
        self.jumps = {}  # token of a jump buffer -> (frame, instruction, register, sp)
        self.output = bytearray()
        self.blocks = {}
        self.exit_handlers = []
        self.exception = self.uncaught = 0
        self._relocate()

    def _relocate(self):
        m = self.module
        for index, d in enumerate(m.data, len(m.import_data)):
            for r in d.relocs:
                base = self.function_address(r.index) if r.kind == "func" else self.memory.addresses[r.index]
                value = base + r.addend & (1 << 8 * r.width) - 1
                self.memory.poke(self.memory.addresses[index] + r.offset, value.to_bytes(r.width, "little"))

    # -- what a person calls
    def call(self, function, args=()):
        """Call a function by name or index. args: ints (floats as bits). The results, unsigned, as a list.

        Trap when the guest faults, GuestExit when it exits."""
        index = self.find(function) if isinstance(function, str) else function
        type = self.module.func_type(index)
        if len(args) != len(type.params):
            raise ValueError(f"{self.module.func_name(index)} takes {len(type.params)} arguments, not {len(args)}")
        outer = len(self.frames)
        sp = self.sp
        try:
            return self._invoke(index, [x & MASK[t] for x, t in zip(args, type.params)])
        except Fault as e:
            raise self._trap(e) from None
        finally:
            if len(self.frames) > outer:
                self._drop(outer)
                self.sp = sp

    def find(self, name):
        """The index of a function by its name or that of an alias; LinkError where there is none."""
        m = self.module
        for index, f in enumerate([*m.import_funcs, *m.functions]):
            if f.name == name:
                return index
        for a in m.aliases:
            if a.name == name and a.kind == "func":
                return a.index
        raise LinkError(f"there is no function {name}")

    def run_main(self, argv=("program",)):
        """Run init functions, main, exit handlers and fini functions. The exit status."""
        try:
            for _, index in sorted(self.module.init, key=lambda entry: entry[0]):
                self.call(index)
            main = self.find("main")
            count = len(self.module.func_type(main).params)
            results = self.call(main, self._arguments(argv)[:count])
            code = signed(results[0], 32) if results else 0
        except GuestExit as e:
            code = e.code
        try:
            while self.exit_handlers:
                self.call(self.function_at(self.exit_handlers.pop()))
            for _, index in sorted(self.module.fini, key=lambda entry: -entry[0]):
                self.call(index)
        except GuestExit as e:
            code = e.code
        except Fault as e:
            raise self._trap(e) from None
        return code & 0xFF

    def _arguments(self, argv):
        """Put argv into guest memory, with an empty environment after it: [argc, argv, envp]."""
        strings = [s if isinstance(s, bytes) else s.encode() for s in argv]
        size = 8 * (len(strings) + 2) + sum(len(s) + 1 for s in strings)
        start = self.memory.args
        if start + size > self.memory.args_end:
            start = HOST["malloc"](self, size)
        pos = start + 8 * (len(strings) + 2)
        for n, s in enumerate(strings):
            self.memory.poke(start + 8 * n, pos.to_bytes(8, "little"))
            self.memory.poke(pos, s + b"\0")
            pos += len(s) + 1
        return [len(strings), start, start + 8 * (len(strings) + 1)]

    def call_address(self, address, args):
        """Call the function at a guest address: for host functions that call back."""
        return self._invoke(self.function_at(address), list(args))

    def function_address(self, index):
        """The guest address of a function; 0 for a weak import that nobody defines."""
        m = self.module
        if index < len(m.import_funcs) and m.import_funcs[index].weak and self.host_functions[index] is None:
            return 0
        return FUNCTION_BASE + FUNCTION_STEP * index

    def function_at(self, address):
        index, rest = divmod(address - FUNCTION_BASE, FUNCTION_STEP)
        m = self.module
        if rest or not 0 <= index < len(m.import_funcs) + len(m.functions):
            raise Fault("indirect", address)
        return index

    # -- calls
    def _invoke(self, index, args):
        """Call a function from the host's side and run until it returns."""
        base = len(self.frames)
        self._returned = None
        self._enter(index, args, None)
        if len(self.frames) > base:
            self._run(base)
        return self._returned

    def _enter(self, index, args, results):
        """Call a function: push its frame, or run it if the host has it. results: registers of the caller."""
        m = self.module
        imports = len(m.import_funcs)
        if index < imports:
            self._call_host(index, args, results)
            return
        if len(self.frames) >= self.max_depth:
            raise Fault("stack")
        f = m.functions[index - imports]
        frame = Frame(f, index, len(self.frames), self.sp, results)
        frame.regs[: len(args)] = args
        if f.frame:
            sp = self.sp - f.frame & -1 << f.frame_align
            if sp < self.memory.stack_lo:
                raise Fault("stack")
            self.sp = frame.regs[len(args)] = sp
        self.frames.append(frame)

    def _call_host(self, index, args, results):
        function = self.host_functions[index]
        if function is None:
            raise Fault("undefined", note=self.module.func_name(index))
        types = self.module.func_type(index).results
        values = function(self, *args)
        values = [] if values is None or not types else list(values) if isinstance(values, (list, tuple)) else [values]
        self._give(results, [v & MASK[t] for v, t in zip(values, types, strict=True)])

    def _give(self, results, values):
        """Hand results to the frame on top, or to the host."""
        if results is None:
            self._returned = values
        else:
            regs = self.frames[-1].regs
            for r, v in zip(results, values):
                regs[r] = v

    def _drop(self, depth):
        """Forget the frames from `depth` on."""
        for frame in self.frames[depth:]:
            frame.alive = False
        del self.frames[depth:]

    def _run(self, base):
        """Execute until only `base` frames are left."""
        frames = self.frames
        while len(frames) > base:
            frame = frames[-1]
            if self.fuel is not None:
                if self.fuel <= 0:
                    raise Fault("fuel")
                self.fuel -= 1
            insn = frame.f.code[frame.pc]
            frame.pc += 1
            try:
                HANDLERS[insn[0]](self, frame, insn)
            except _Unwind as e:
                if e.depth < base:
                    raise
            except _Thrown:
                if not self._handle(base):
                    raise

    def _handle(self, base):
        """An exception has come to the frame on top: give up frames down to one with a handler. Whether there is one; without
        any at all, what `throw` named for that is called."""
        frames = self.frames
        while len(frames) > base:
            frame = frames[-1]
            insn = frame.f.code[frame.pc - 1]
            if insn[0] in INVOKES:
                frame.pc = insn[-1]
                return True
            self._drop(frame.depth)
            self.sp = frame.sp
        if base:
            return False
        try:
            index = self.function_at(self.uncaught)
        except Fault:
            raise Fault("exception") from None
        if self.module.func_type(index) != FuncType(("i64",), ()):
            raise Fault("exception")
        self._enter(index, [self.exception], None)
        if frames:
            self._run(0)
        raise Fault("exception")

    def _trap(self, fault):
        """The Trap for a fault, with the guest stack as it is now."""
        trace = []
        for frame in reversed(self.frames):
            file, line = self.position(frame)
            trace.append((frame.f.name or f"function {frame.index}", file, line))
        what = isa.TRAPS[fault.kind][1]
        if fault.address is not None:
            what += f" (address {fault.address:#x})"
        if fault.note:
            what += f": {fault.note}"
        if trace:
            name, file, line = trace[0]
            what += f" in {name}" + (f", {file}:{line}" if file else "")
        return Trap(what, fault.kind, trace)

    def position(self, frame):
        """(file, line) of the instruction that a frame is at; (None, 0) where that is not known."""
        file, line = None, 0
        for entry in frame.f.lines:
            if entry.index > frame.pc - 1:
                break
            file, line = self.module.files[entry.file], entry.line
        return file, line

    # -- memory operands
    def address(self, frame, mem):
        """The effective address of a memory operand."""
        kind, root, index, ext, scale, disp = mem
        offset = self._index(frame, index, ext) << scale if index >= 0 else 0
        if kind in (isa.MEM_BASE, isa.MEM_INDEX):
            return (frame.regs[root] + offset) % (1 << 32) + disp
        return (self.memory.addresses[root] + disp + offset) % (1 << 32)

    def _index(self, frame, register, ext):
        value = frame.regs[register]
        if ext == isa.EXT_S32:
            return signed(value, 32)
        return value & MASK["i32"] if ext == isa.EXT_U32 else value

    def wide_address(self, frame, mem):
        """root + (index << scale) + disp in 64 bits, as `lea` computes it."""
        kind, root, index, ext, scale, disp = mem
        offset = self._index(frame, index, ext) << scale if index >= 0 else 0
        base = frame.regs[root] if kind in (isa.MEM_BASE, isa.MEM_INDEX) else self.memory.addresses[root]
        return base + offset + disp & M64


# --- handlers: one per opcode, (oracle, frame, instruction) -------------------
def value_handler(row):
    """The handler of an operation on values."""
    f = ops.SCALARS[row.name]
    result_mask = MASK[row.operands[0].type]
    getters = [(n, MASK[o.type] if o.kind == "use" else imm_mask(row, o)) for n, o in enumerate(row.operands[1:], 2)]
    uses = [o.kind == "use" for o in row.operands[1:]]

    def handler(oracle, frame, insn):
        regs = frame.regs
        values = [(regs[insn[n]] if use else insn[n]) & mask for (n, mask), use in zip(getters, uses)]
        regs[insn[1]] = f(*values) & result_mask

    return handler


def imm_mask(row, operand):
    """An immediate has the type of the operation: the residue of its value."""
    return MASK[{"s32": "i32", "s64": "i64"}.get(operand.type, operand.type)]


def branch_handler(row):
    f = ops.BRANCHES[row.name]
    operands = row.operands[:-1]
    masks = [MASK[o.type] if o.kind == "use" else imm_mask(row, o) for o in operands]
    uses = [o.kind == "use" for o in operands]

    def handler(oracle, frame, insn):
        regs = frame.regs
        if f(*[(regs[x] if use else x) & mask for x, use, mask in zip(insn[1:], uses, masks)]):
            frame.pc = insn[-1]

    return handler


def load_handler(row):
    """ld.TYPE.CELL or ld.TYPE."""
    type, _, cell = row.name[3:].partition(".")
    cell = cell or type
    n = int(cell[1:])
    extend = cell[0] == "s"

    def handler(oracle, frame, insn):
        value = oracle.memory.load(oracle.address(frame, insn[2]), n // 8)
        frame.regs[insn[1]] = signed(value, n) & MASK[type] if extend else value

    return handler


def store_handler(row):
    """st.CELL and st.CELL.k."""
    n = int(row.name.split(".")[1][1:])
    immediate = row.name.endswith(".k")

    def handler(oracle, frame, insn):
        value = insn[1] if immediate else frame.regs[insn[1]]
        oracle.memory.store(oracle.address(frame, insn[2]), n // 8, value)

    return handler


def atomic_handler(row):
    """atomic.ld, st, rmw and cas: in one thread they are plain."""
    _, op, cell = row.name.split(".")
    size = int(cell[1:]) // 8
    mask = (1 << 8 * size) - 1

    def load(oracle, frame, insn):
        frame.regs[insn[1]] = oracle.memory.load(oracle.address(frame, insn[2]), size)

    def store(oracle, frame, insn):
        oracle.memory.store(oracle.address(frame, insn[2]), size, frame.regs[insn[1]])

    def rmw(oracle, frame, insn):
        _, rd, ra, kind, mem = insn
        address = oracle.address(frame, mem)
        oracle.memory.check(address, size, True)
        old = oracle.memory.load(address, size)
        new = ops.RMW[isa.RMW_KINDS[kind]](old, frame.regs[ra] & mask, 8 * size)
        oracle.memory.store(address, size, new)
        frame.regs[rd] = old

    def cas(oracle, frame, insn):
        _, rd, ra, rb, mem = insn
        address = oracle.address(frame, mem)
        oracle.memory.check(address, size, True)
        old = oracle.memory.load(address, size)
        if old == frame.regs[ra] & mask:
            oracle.memory.store(address, size, frame.regs[rb])
        frame.regs[rd] = old

    return {"ld": load, "st": store, "rmw": rmw, "cas": cas}[op]


def op_lea(oracle, frame, insn):
    frame.regs[insn[1]] = oracle.wide_address(frame, insn[2])


def op_lea_func(oracle, frame, insn):
    frame.regs[insn[1]] = oracle.function_address(insn[2])


def op_jmp(oracle, frame, insn):
    frame.pc = insn[1]


def op_switch(oracle, frame, insn):
    _, ra, k, label, labels = insn
    i = frame.regs[ra] - k & MASK["i32"]
    frame.pc = labels[i] if i < len(labels) else label


def op_trap(oracle, frame, insn):
    raise Fault(TRAP_NAMES[insn[1] or 1])


def op_ret(oracle, frame, insn):
    types = oracle.module.func_type(frame.index).results
    values = [frame.regs[r] & MASK[t] for r, t in zip(insn[1], types)]
    oracle._drop(frame.depth)
    oracle.sp = frame.sp
    oracle._give(frame.results, values)


def op_call(oracle, frame, insn):
    _, index, defs, uses = insn
    types = oracle.module.func_type(index).params
    oracle._enter(index, [frame.regs[r] & MASK[t] for r, t in zip(uses, types)], defs)


def op_call_ind(oracle, frame, insn):
    _, type, ra, defs, uses = insn
    index = oracle.function_at(frame.regs[ra])
    wanted = oracle.module.types[type]
    if oracle.module.func_type(index) != wanted:
        raise Fault("signature")
    oracle._enter(index, [frame.regs[r] & MASK[t] for r, t in zip(uses, wanted.params)], defs)


def op_invoke(oracle, frame, insn):
    op_call(oracle, frame, insn[:-1])


def op_invoke_ind(oracle, frame, insn):
    op_call_ind(oracle, frame, insn[:-1])


def op_throw(oracle, frame, insn):
    _, ra, rb = insn
    oracle.exception, oracle.uncaught = frame.regs[ra], frame.regs[rb]
    oracle._drop(frame.depth)
    oracle.sp = frame.sp
    raise _Thrown


def op_catch(oracle, frame, insn):
    frame.regs[insn[1]] = oracle.exception


def op_setjmp(oracle, frame, insn):
    _, rd, ra = insn
    token = len(oracle.jumps) + 1
    address = frame.regs[ra] % (1 << 32)
    oracle.memory.write(address, token.to_bytes(16, "little"))
    oracle.jumps[token] = frame, frame.pc, rd, oracle.sp
    frame.regs[rd] = 0


def op_longjmp(oracle, frame, insn):
    _, ra, rb = insn
    token = oracle.memory.load(frame.regs[ra] % (1 << 32), 16)
    target, pc, rd, sp = oracle.jumps.get(token, (None, 0, 0, 0))
    if target is None or not target.alive:
        raise Fault("longjmp")
    value = frame.regs[rb] & MASK["i32"]
    oracle._drop(target.depth + 1)
    oracle.sp = sp
    target.pc = pc
    target.regs[rd] = value or 1
    raise _Unwind(target.depth)


def op_mem_copy(oracle, frame, insn):
    oracle.memory.copy(*[frame.regs[r] for r in insn[1:]])


def op_mem_fill(oracle, frame, insn):
    oracle.memory.fill(*[frame.regs[r] for r in insn[1:]])


def op_stack_alloc(oracle, frame, insn):
    _, rd, ra, k = insn
    sp = oracle.sp - frame.regs[ra] & -1 << k
    if sp < oracle.memory.stack_lo:
        raise Fault("stack")
    oracle.sp = frame.regs[rd] = sp


def op_thread_base(oracle, frame, insn):
    frame.regs[insn[1]] = 0


def op_stack_save(oracle, frame, insn):
    frame.regs[insn[1]] = oracle.sp


def op_stack_restore(oracle, frame, insn):
    sp = frame.regs[insn[1]]
    if not oracle.sp <= sp <= oracle.memory.stack_hi:
        raise Fault("stack")
    oracle.sp = sp


def op_fence(oracle, frame, insn):
    pass


def op_graph(oracle, frame, insn):
    """The oracle runs no graphs: no node's instance ever runs here."""
    name = isa.OPS[insn[0]].name
    if name in ("node.self", "node.parent"):
        frame.regs[insn[1]] = 0
        return
    raise Fault("graph")


BY_HAND = {
    "lea": op_lea, "lea.func": op_lea_func, "jmp": op_jmp, "switch": op_switch, "trap": op_trap, "ret": op_ret,
    "call": op_call, "call.ind": op_call_ind, "setjmp": op_setjmp, "longjmp": op_longjmp, "mem.copy": op_mem_copy,
    "mem.fill": op_mem_fill, "stack.alloc": op_stack_alloc, "stack.save": op_stack_save, "thread.base": op_thread_base,
    "stack.restore": op_stack_restore, "fence": op_fence,
    "invoke": op_invoke, "invoke.ind": op_invoke_ind, "throw": op_throw, "catch": op_catch,
}  # fmt: skip


def handler_of(row):
    if row.name in BY_HAND:
        return BY_HAND[row.name]
    if isa.GRAPH_ROWS <= row.number < isa.GRAPH_END:
        return op_graph
    if row.name in ops.SCALARS:
        return value_handler(row)
    if row.name in ops.BRANCHES:
        return branch_handler(row)
    maker = {"ld": load_handler, "st": store_handler, "atomic": atomic_handler}[row.name.partition(".")[0]]
    return maker(row)


INVOKES = (isa.opcode("invoke"), isa.opcode("invoke.ind"))
HANDLERS = [handler_of(row) for row in isa.OPS]
