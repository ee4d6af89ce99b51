"""What writes the LLVM IR of opcodes for NVPTX, where it differs from other machines': memory, atomics, calls, nodes."""

import re

from allvm.ir import isa
from allvm.jit import opcodes, operands
from allvm.jit.flow import STORAGE
from allvm.jit.opcodes import MIN, RMW, plain_access, signed  # noqa: F401
from allvm.jit.version import cell_size

SCOPE = 'syncscope("device") monotonic'
REFUSED = {
    "setjmp": "setjmp", "longjmp": "longjmp", "invoke": "a call that may throw", "invoke.ind": "a call that may throw", "throw": "throw",
    "catch": "catch", "call.ind": "a call through a pointer", "thread.base": "a variable of a thread", "stack.alloc": "a local variable of variable size",
    "stack.save": "a local variable of variable size", "stack.restore": "a local variable of variable size",
}  # fmt: skip
CONVERSION = re.compile(r"cvt\.[su](32|64)\.f(32|64)$")
NODE = {isa.opcode(f"node.{n}"): n for n in ("self", "parent", "id", "count", "barrier", "scratch")}


def accesses(insn):
    """Whether an instruction accesses a cell of memory."""
    shape = operands.SHAPES[insn[0]]
    return shape.mem is not None and isa.OPS[insn[0]].name in isa.MEM_CTYPE


def odd(align, size):
    """An access that is not aligned is volatile, or LLVM would make one access of it and the aligned one."""
    return "volatile " if align < size else ""


def load_writer(row):
    cell, sign = opcodes.cell_type(row)
    result = STORAGE[row.operands[0].type]
    op = None if cell == result else "zext" if sign == "u" else "sext"

    def write(f, i, insn):
        size = cell_size(insn)
        reached = f.reach(i, insn[2], 0, size, False)
        facts = f", !invariant.load !{f.parent.out.meta('!{}')}" if i in f.constant and 1 << reached.zeros >= size else f", !tbaa !{f.parent.guest_tag}"
        value = f.either_way(reached, size, lambda align: f.b.op(f"load {odd(align, size)}{cell}, {reached.pointer}, align {align}{facts}"), cell)
        if reached.space == "frame":
            value = f.b.op(f"freeze {cell} {value}")  # it may not have been written
        if op:
            value = f.b.op(f"{op} {cell} {value} to {result}")
        if (cell, op, result) == ("i8", "zext", "i32"):
            # LLVM would narrow arithmetic on it to 8 bits, which NVPTX widens to 16: slower than the 32 that the program has.
            value = f.b.op(f'call i32 asm "", "=r,0"(i32 {value})')
        f.define(i, 0, result, value)

    return write


def store_writer(row):
    cell, _ = opcodes.cell_type(row)
    o = row.operands[0]

    def write(f, i, insn):
        size = cell_size(insn)
        if o.kind == "imm":
            value = str(signed(insn[1], int(cell[1:])))
        else:
            value = f.use(i, 0, STORAGE[o.type])
            if cell != STORAGE[o.type]:
                value = f.b.op(f"trunc {STORAGE[o.type]} {value} to {cell}")
        reached = f.reach(i, insn[2], 0 if o.kind == "imm" else 1, size, True)
        f.either_way(reached, size, lambda align: f.b.emit(f"store {odd(align, size)}{cell} {value}, {reached.pointer}, align {align}, !tbaa !{f.parent.guest_tag}"))

    return write


def atomic_writer(row):
    """Relaxed; without atomicity where the address is not aligned, or the memory is an instance's own."""
    _, name, cell = row.name.split(".")
    wide = "i64" if cell == "i64" else "i32"
    size = int(cell[1:]) // 8

    def write(f, i, insn):
        b = f.b
        values = [f.use(i, n, wide) for n, o in enumerate(x for x in row.operands if x.kind == "use")]
        values = [v if wide == cell else b.op(f"trunc {wide} {v} to {cell}") for v in values]
        reached = f.reach(i, insn[operands.SHAPES[row.number].mem], len(values), size, name != "ld")
        kind = isa.RMW_KINDS[insn[3]] if name == "rmw" else None

        def access(align):
            if align < size or reached.space == "frame":
                return plain(b, name, kind, cell, reached.pointer, values)
            return atomic(b, name, kind, cell, reached.pointer, values, size)

        result = f.either_way(reached, size, access, None if name == "st" else cell)
        if name != "st":
            f.define(i, 0, wide, result if wide == cell else b.op(f"zext {cell} {result} to {wide}"))

    return write


def atomic(b, name, kind, cell, pointer, values, size):
    if name == "ld":
        return b.op(f"load atomic {cell}, {pointer} {SCOPE}, align {size}")
    if name == "st":
        b.emit(f"store atomic {cell} {values[0]}, {pointer} {SCOPE}, align {size}")
        return None
    if name == "rmw":
        return b.op(f"atomicrmw {RMW.get(kind, kind)} {pointer}, {cell} {values[0]} {SCOPE}, align {size}")
    pair = b.op(f"cmpxchg {pointer}, {cell} {values[0]}, {cell} {values[1]} {SCOPE} monotonic, align {size}")
    return b.op(f"extractvalue {{ {cell}, i1 }} {pair}, 0")


def plain(b, name, kind, cell, pointer, values):
    generic = pointer.split(" ", 1)[1] if pointer.startswith("ptr %") else b.op(f"addrspacecast {pointer} to ptr")
    return plain_access(b, name, kind, cell, generic, values)


# -- bulk memory
def bulk_range(f, i, n, address, count, written):
    """A pointer to `count` bytes at an operand's address that have been checked."""
    b = f.b
    space = f.spaces.get(f.flow.use_values[i][n])
    a = b.op(f"trunc i64 {address} to i32")
    wide = b.op(f"zext i32 {a} to i64")
    checks = []

    def range_of(low, size):
        offset = b.op(f"sub i64 {wide}, {low}")
        left = b.op(f"sub i64 {size}, {offset}")
        checks.append(b.op(f"and i1 {b.op(f'icmp ule i64 {offset}, {size}')}, {b.op(f'icmp ule i64 {count}, {left}')}"))
        return offset

    from allvm.jit.nvptx import FRAME, SCRATCH

    if space == "frame":
        offset = range_of(str(FRAME), str(f.flow.function.frame))
        base = "ptr %frame"
    elif space == "scratch":
        offset = range_of(str(SCRATCH), b.op("zext i32 %scratch to i64"))
        base = "ptr addrspace(3) @scratch"
    else:
        offset, base = wide, "ptr addrspace(1) %mem"
        ends = [b.op(f"zext i32 %{x} to i64") for x in ("lo", "hi", "lo2", "hi2", "ro_lo", "ro_hi")]
        range_of(ends[0], b.op(f"sub i64 {ends[1]}, {ends[0]}"))
        range_of(ends[2], b.op(f"sub i64 {ends[3]}, {ends[2]}"))
        if written:
            before = b.op(f"icmp ule i64 {b.op(f'add i64 {wide}, {count}')}, {ends[4]}")
            outside = b.op(f"or i1 {before}, {b.op(f'icmp uge i64 {wide}, {ends[5]}')}")
            checks[1] = b.op(f"and i1 {checks[1]}, {outside}")
        checks = [b.op(f"or i1 {checks[0]}, {checks[1]}")]
    nothing = b.op(f"icmp eq i64 {count}, 0")
    fits = b.op(f"or i1 {checks[0]}, {nothing}")
    f.trap_if(b.op(f"xor i1 {fits}, true"), "memory")
    kind = base.rpartition(" ")[0]
    p = b.op(f"getelementptr i8, {base}, i64 {offset}")
    return p if kind == "ptr" else b.op(f"addrspacecast {kind} {p} to ptr")


def write_copy(f, i, insn):
    b = f.b
    to, source, n = (f.use(i, k, "i64") for k in range(3))
    p, q = bulk_range(f, i, 0, to, n, True), bulk_range(f, i, 1, source, n, False)
    b.module.declare("llvm.memmove.p0.p0.i64", "void @{}(ptr, ptr, i64, i1)")
    b.emit(f"call void @llvm.memmove.p0.p0.i64(ptr align 1 {p}, ptr align 1 {q}, i64 {n}, i1 false)")


def write_fill(f, i, insn):
    b = f.b
    to, byte, n = f.use(i, 0, "i64"), f.use(i, 1, "i32"), f.use(i, 2, "i64")
    p = bulk_range(f, i, 0, to, n, True)
    b.module.declare("llvm.memset.p0.i64", "void @{}(ptr, i8, i64, i1)")
    b.emit(f"call void @llvm.memset.p0.i64(ptr align 1 {p}, i8 {b.op(f'trunc i32 {byte} to i8')}, i64 {n}, i1 false)")


# -- control
def write_call(f, i, insn):
    index = insn[1]
    type = f.module.func_type(index)
    given = [f"{STORAGE[t]} {f.use(i, n, STORAGE[t])}" for n, t in enumerate(type.params)]
    if index < len(f.module.import_funcs):
        name = f.parent.math.get(index)
        if name is None:
            f.refuse(f"it calls {f.module.func_name(index)}")
        f.parent.used_math.add(name)
        result = STORAGE[type.results[0]]
        f.b.module.declare(name, f"{result} @{{}}({', '.join(STORAGE[t] for t in type.params)})")
        f.define(i, 0, result, f.b.op(f"call {result} @{name}({', '.join(given)})"))
        return
    from allvm.jit.nvptx_lower import COMMON, MEM

    f.parent.waiting.append(index)
    call = f"call {f.parent.result_type(type)} @f{index}({', '.join([f'{MEM} %mem', *COMMON, *given])})"
    for n, (t, v) in enumerate(zip(type.results, f.parent.results(f.b, call, type))):
        f.define(i, n, STORAGE[t], v)


# -- numbers
def conversion_writer(row):
    """A float to an integer: PTX clamps by itself. Only a NaN is not always 0."""
    _, to, source = row.name.split(".")
    width, real = int(to[1:]), STORAGE[source]
    letters = ("f" if source == "f32" else "d") + "2" + ("u" if to[0] == "u" else "") + ("i" if width == 32 else "ll")

    def write(f, i, insn):
        x = f.use(i, 0, real)
        value = f.b.call(f"i{width}", f"llvm.nvvm.{letters}.rz", [f"{real} {x}"])
        if source == "f64" or width == 64:
            value = f.b.op(f"select i1 {f.b.op(f'fcmp uno {real} {x}, {x}')}, i{width} 0, i{width} {value}")
        f.define(i, 0, f"i{width}", value)

    return write


def write_fence(f, i, insn):
    f.b.emit('fence syncscope("device") seq_cst')


def refused_writer(what):
    def write(f, i, insn):
        f.refuse(f"it has {what}")

    return write


def node_writer(name):
    def write(f, i, insn):
        if not hasattr(f, "node"):
            f.refuse(f"{f.module.func_name(f.index) or 'a function that it calls'} asks which instance runs; only the node's own function can")
        f.node(name, i, insn)

    return write


BY_HAND = {"call": write_call, "mem.copy": write_copy, "mem.fill": write_fill, "fence": write_fence}


def writer_of(row):
    if row.name in BY_HAND:
        return BY_HAND[row.name]
    if row.name in REFUSED:
        return refused_writer(REFUSED[row.name])
    if row.number in NODE:
        return node_writer(NODE[row.number])
    if CONVERSION.match(row.name):
        return conversion_writer(row)
    if row.name.startswith("graph."):
        return refused_writer("a launch of a graph")
    if row.name in isa.MEM_CTYPE:
        return {"ld": load_writer, "st": store_writer, "atomic": atomic_writer}[row.name.partition(".")[0]](row)
    return opcodes.WRITERS[row.number]


WRITERS = [writer_of(row) for row in isa.OPS]
