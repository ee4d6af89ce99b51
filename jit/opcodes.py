"""What writes the LLVM IR of each opcode: generated from the table where a row has an expression, by hand otherwise.

A writer is a function (lowering, index of the instruction, instruction).
"""

from allvm.ir import isa
from allvm.jit import operands, vector_math
from allvm.jit.abi import FUNCTION_BASE, FUNCTION_STEP
from allvm.jit.addresses import cell_address, wide_address
from allvm.jit.expressions import EXPRESSIONS, LLVM, OPERAND
from allvm.jit.flow import STORAGE
from allvm.jit.version import cell_size

MOVES_SP = {isa.opcode("stack.alloc"), isa.opcode("stack.restore")}
IMMEDIATE_TYPE = {"s32": "u32", "s64": "u64", "u8": "u32", "f32": "f32", "f64": "f64"}
MIN = {"i32": -(1 << 31), "i64": -(1 << 63)}


def constant(value, type):
    """An immediate as the text of an LLVM constant. type: of an operand (s32, s64, f32, f64)."""
    if type == "f64":
        return f"0x{value & (1 << 64) - 1:016X}"
    if type == "f32":
        return f"bitcast (i32 {signed(value, 32)} to float)"
    return str(signed(value, 64 if type == "s64" else 32))


def signed(value, n):
    value &= (1 << n) - 1
    return value - (1 << n) if value >> n - 1 else value


# -- rows with an expression
def inputs(row, f, i, insn):
    """names for an expression: operand -> (value, type of expression)."""
    names, n = {}, 0
    for at, o in enumerate(row.operands, 1):
        if o.kind == "use":
            names[o.name] = f.use(i, n, STORAGE[o.type]), OPERAND[o.type]
            n += 1
        elif o.kind == "imm":
            names[o.name] = constant(insn[at], o.type), IMMEDIATE_TYPE[o.type]
    return names


def check_division(row, f, names):
    """The traps of a division, before it."""
    if "divide" not in row.traps:
        return
    x, type = names["ra"]
    y, _ = names["rb"] if "rb" in names else names["k"]
    t = LLVM[type]
    b = f.b
    literal = int(y) if "k" in names else None
    if literal in (None, 0):
        f.trap_if(b.op(f"icmp eq {t} {y}, 0"), "divide")
    if "overflow" in row.traps and literal in (None, -1):
        least = b.op(f"icmp eq {t} {x}, {MIN[t]}")
        minus_one = b.op(f"icmp eq {t} {y}, -1")
        f.trap_if(b.op(f"and i1 {least}, {minus_one}"), "overflow")


def pure_writer(row):
    expression = EXPRESSIONS[row.number]
    result = STORAGE[row.operands[0].type]

    def write(f, i, insn):
        names = inputs(row, f, i, insn)
        check_division(row, f, names)
        value, type = expression.write(f.b, names)
        f.define(i, 0, result, f.b.convert(value, type, result))

    return write


def branch_writer(row):
    expression = EXPRESSIONS[row.number]

    def write(f, i, insn):
        condition, _ = expression.write(f.b, inputs(row, f, i, insn))
        n = f.flow.block_containing(i)
        to, other = f.flow.block_at[insn[-1]], n + 1
        f.b.emit(f"br i1 {condition}, label %{f.label(n, to, True)}, label %{f.label(n, other)}{f.loop_metadata(n, [to, other])}")

    return write


def write_mov(f, i, insn):
    value, type = f.use(i, 0, None)
    f.define(i, 0, type, value)


def write_select(f, i, insn):
    c = f.b.op(f"icmp ne i32 {f.use(i, 0, 'i32')}, 0")
    stored = f.variable(f.flow.def_values[i][0])[1]
    x, y = f.use(i, 1, stored), f.use(i, 2, stored)
    f.define(i, 0, stored, f.b.op(f"select i1 {c}, {stored} {x}, {stored} {y}"))


# -- memory
def cell_type(row):
    """(LLVM type of the memory cell, 's' or 'u')."""
    c = isa.MEM_CTYPE[row.name]
    if c in ("float", "double"):
        return c, ""
    return f"i{c.strip('uint_')}", "u" if c[0] == "u" else "s"


def load_writer(row):
    cell, sign = cell_type(row)
    result = STORAGE[row.operands[0].type]
    op = None if cell == result else "zext" if sign == "u" else "sext"

    def write(f, i, insn):
        p = cell_address(f, i, insn[2], 0)
        # LLVM drops a load that nobody uses; here it may trap.
        volatile = "" if f.flow.def_values[i][0] in f.flow.used and f.may_move(i, insn[2], cell_size(insn)) else "volatile "
        value = f.b.op(f"load {volatile}{cell}, ptr {p}, align 1, !tbaa !{f.parent.guest_tag}{'' if volatile else f.access(i)}")
        if op:
            value = f.b.op(f"{op} {cell} {value} to {result}")
        f.define(i, 0, result, value)

    return write


def store_writer(row):
    cell, _ = cell_type(row)
    o = row.operands[0]

    def write(f, i, insn):
        if o.kind == "imm":
            value = str(signed(insn[1], int(cell[1:])))
        else:
            value = f.use(i, 0, STORAGE[o.type])
            if cell != STORAGE[o.type]:
                value = f.b.op(f"trunc {STORAGE[o.type]} {value} to {cell}")
        p = cell_address(f, i, insn[2], 0 if o.kind == "imm" else 1)
        volatile = "volatile " if f.orders_stores(i) else ""
        f.b.emit(f"store {volatile}{cell} {value}, ptr {p}, align 1, !tbaa !{f.parent.guest_tag}{'' if volatile else f.access(i)}")

    return write


RMW = {"min_s": "min", "max_s": "max", "min_u": "umin", "max_u": "umax"}


def atomic_writer(row):
    """atomic.ld, st, rmw and cas; an address that is not aligned is accessed without atomicity.

    All are volatile: LLVM would drop one that changes nothing, and with it its trap.
    """
    _, name, cell = row.name.split(".")
    wide = "i64" if cell == "i64" else "i32"
    size = int(cell[1:]) // 8

    def narrow(f, value):
        return value if wide == cell else f.b.op(f"trunc {wide} {value} to {cell}")

    def write(f, i, insn):
        b = f.b
        values = [f.use(i, n, wide) for n, o in enumerate(x for x in row.operands if x.kind == "use")]
        if name == "rmw":
            # Code generation makes a load of an operation that visibly changes nothing: hide the operand.
            values[0] = b.op(f'call {wide} asm "", "=r,0"({wide} {values[0]})')
        values = [narrow(f, v) for v in values]
        p = cell_address(f, i, insn[operands.SHAPES[row.number].mem], len(values))
        kind = isa.RMW_KINDS[insn[3]] if name == "rmw" else None
        if f.options.power and size < 4 and kind in RMW:
            kind = f"loop {kind}"
        if size == 1:
            result = atomic_access(b, name, kind, cell, p, values, size)
        else:
            result = two_ways(b, name, kind, cell, p, values, size)
        if name != "st":
            f.define(i, 0, wide, result if wide == cell else b.op(f"zext {cell} {result} to {wide}"))

    return write


def atomic_access(b, name, kind, cell, p, values, size):
    if name == "ld":
        return b.op(f"load atomic volatile {cell}, ptr {p} seq_cst, align {size}")
    if name == "st":
        b.emit(f"store atomic volatile {cell} {values[0]}, ptr {p} seq_cst, align {size}")
        return None
    if name == "rmw" and kind.startswith("loop "):
        return exchange_loop(b, kind[5:], cell, p, values[0], size)
    if name == "rmw":
        return b.op(f"atomicrmw volatile {RMW.get(kind, kind)} ptr {p}, {cell} {values[0]} seq_cst, align {size}")
    pair = b.op(f"cmpxchg volatile ptr {p}, {cell} {values[0]}, {cell} {values[1]} seq_cst seq_cst, align {size}")
    return b.op(f"extractvalue {{ {cell}, i1 }} {pair}, 0")


def exchange_loop(b, kind, cell, p, value, size):
    """A read-modify-write operation by compare-and-swap: LLVM 22 compares bytes and half-words wrongly in those of POWER."""
    before, loop, done = b.fresh("before"), b.fresh("again"), b.fresh("swapped")
    b.emit(f"br label %{before}")
    b.label(before)
    first = b.op(f"load atomic volatile {cell}, ptr {p} monotonic, align {size}")
    b.emit(f"br label %{loop}")
    b.label(loop)
    b.count += 1
    found = f"%t{b.count}_next"
    was = b.op(f"phi {cell} [ {first}, %{before} ], [ {found}, %{loop} ]")
    new = rmw_result(b, kind, cell, was, value)
    pair = b.op(f"cmpxchg volatile ptr {p}, {cell} {was}, {cell} {new} seq_cst seq_cst, align {size}")
    b.emit(f"{found} = extractvalue {{ {cell}, i1 }} {pair}, 0")
    swapped = b.op(f"extractvalue {{ {cell}, i1 }} {pair}, 1")
    b.emit(f"br i1 {swapped}, label %{done}, label %{loop}")
    b.label(done)
    return was


def plain_access(b, name, kind, cell, p, values):
    kind = kind.removeprefix("loop ") if kind else kind
    if name == "st":
        b.emit(f"store volatile {cell} {values[0]}, ptr {p}, align 1")
        return None
    was = b.op(f"load volatile {cell}, ptr {p}, align 1")
    if name == "rmw":
        b.emit(f"store volatile {cell} {rmw_result(b, kind, cell, was, values[0])}, ptr {p}, align 1")
    elif name == "cas":
        equal = b.op(f"icmp eq {cell} {was}, {values[0]}")
        b.emit(f"store volatile {cell} {b.op(f'select i1 {equal}, {cell} {values[1]}, {cell} {was}')}, ptr {p}, align 1")
    return was


def rmw_result(b, kind, cell, x, y):
    if kind == "xchg":
        return y
    if kind == "nand":
        return b.op(f"xor {cell} {b.op(f'and {cell} {x}, {y}')}, -1")
    if kind in RMW:
        relation = {"min_s": "slt", "max_s": "sgt", "min_u": "ult", "max_u": "ugt"}[kind]
        return b.op(f"select i1 {b.op(f'icmp {relation} {cell} {x}, {y}')}, {cell} {x}, {cell} {y}")
    return b.op(f"{kind} {cell} {x}, {y}")


def two_ways(b, name, kind, cell, p, values, size):
    """Atomic where the address is aligned, plain where it is not. The result, or None."""
    low = b.op(f"and i64 {b.op(f'ptrtoint ptr {p} to i64')}, {size - 1}")
    aligned, odd, done = b.fresh("aligned"), b.fresh("odd"), b.fresh("done")
    b.emit(f"br i1 {b.op(f'icmp eq i64 {low}, 0')}, label %{aligned}, label %{odd}")
    b.label(aligned)
    x = atomic_access(b, name, kind, cell, p, values, size)
    if not b.lines[-1].startswith(" "):
        aligned = b.lines[-1][:-1]  # a loop has ended in a block of its own
    b.emit(f"br label %{done}")
    b.label(odd)
    y = plain_access(b, name, kind, cell, p, values)
    b.emit(f"br label %{done}")
    b.label(done)
    return None if x is None else b.op(f"phi {cell} [ {x}, %{aligned} ], [ {y}, %{odd} ]")


def write_lea(f, i, insn):
    f.define(i, 0, "i64", wide_address(f, i, insn[2], 0))


def write_lea_func(f, i, insn):
    f.define(i, 0, "i64", str(f.options.address_of_function(insn[2])))


PIECE = 16 << 20  # longer ranges go through the runtime, which looks at the limits meanwhile


def in_range(f, address, n, write):
    """Whether n bytes at a truncated address are committed, and writable."""
    b = f.b
    end = b.op(f"add i64 {address}, {n}")
    low = b.op(f"icmp uge i64 {address}, {f.context_field('stack_lo', 'i64', constant=True)}")
    high = b.op(f"icmp ule i64 {end}, {f.context_field('heap_end', 'i64')}")
    fits = b.op(f"and i1 {low}, {high}")
    if write:
        before = b.op(f"icmp ule i64 {end}, {f.context_field('ro_lo', 'i64', constant=True)}")
        behind = b.op(f"icmp uge i64 {address}, {f.context_field('ro_hi', 'i64', constant=True)}")
        fits = b.op(f"and i1 {fits}, {b.op(f'or i1 {before}, {behind}')}")
    return fits


def bulk(f, to, source, n, inline, through):
    """A bulk operation: inline where the ranges are fine, else by the runtime, which traps."""
    b = f.b
    p = f.truncate(to)
    q = None if source is None else f.truncate(source)
    if f.native:
        inline(to, source)
        return
    fits = b.op(f"icmp ule i64 {n}, {PIECE}")
    for address, write in ((p, True), (q, False)):
        if address is not None:
            fits = b.op(f"and i1 {fits}, {in_range(f, address, n, write)}")
    here, there, done = b.fresh("inline"), b.fresh("runtime"), b.fresh("moved")
    b.emit(f"br i1 {fits}, label %{here}, label %{there}, !prof !{f.parent.likely}")
    b.label(there)
    through()
    b.emit(f"br label %{done}")
    b.label(here)
    inline(p, q)
    b.emit(f"br label %{done}")
    b.label(done)


def write_copy(f, i, insn):
    b = f.b
    to, source, n = (f.use(i, k, "i64") for k in range(3))

    def inline(d, s):
        b.module.declare("llvm.memmove.p0.p0.i64", "void @{}(ptr, ptr, i64, i1)")
        p, q = (f.host(x) for x in (d, s))
        b.emit(f"call void @llvm.memmove.p0.p0.i64(ptr align 1 {p}, ptr align 1 {q}, i64 {n}, i1 {f.volatile_bulk}), !tbaa !{f.parent.guest_tag}")

    def through():
        f.give_units()
        b.emit(f"call void {f.context_field('native_copy', 'ptr', constant=True)}(ptr %ctx, i64 {to}, i64 {source}, i64 {n}) #2")

    bulk(f, to, source, n, inline, through)


def write_fill(f, i, insn):
    b = f.b
    to, byte, n = f.use(i, 0, "i64"), f.use(i, 1, "i32"), f.use(i, 2, "i64")

    def inline(d, _):
        b.module.declare("llvm.memset.p0.i64", "void @{}(ptr, i8, i64, i1)")
        p = f.host(d)
        low = b.op(f"trunc i32 {byte} to i8")
        b.emit(f"call void @llvm.memset.p0.i64(ptr align 1 {p}, i8 {low}, i64 {n}, i1 {f.volatile_bulk}), !tbaa !{f.parent.guest_tag}")

    def through():
        f.give_units()
        b.emit(f"call void {f.context_field('native_fill', 'ptr', constant=True)}(ptr %ctx, i64 {to}, i32 {byte}, i64 {n}) #2")

    bulk(f, to, None, n, inline, through)


# -- control
def write_jmp(f, i, insn):
    n = f.flow.block_containing(i)
    to = f.flow.block_at[insn[1]]
    f.b.emit(f"br label %{f.label(n, to, True)}{f.loop_metadata(n, [to])}")


def write_switch(f, i, insn):
    _, _, k, label, labels = insn
    n = f.flow.block_containing(i)
    x = f.b.op(f"sub i32 {f.use(i, 0, 'i32')}, {signed(k, 32)}")
    blocks = [f.flow.block_at[t] for t in (label, *labels)]
    names = {t: f.label(n, t, True) for t in dict.fromkeys(blocks)}
    cases = " ".join(f"i32 {c}, label %{names[t]}" for c, t in enumerate(blocks[1:]) if names[t] != names[blocks[0]])
    f.b.emit(f"switch i32 {x}, label %{names[blocks[0]]} [ {cases} ]{f.loop_metadata(n, blocks)}")


def write_trap(f, i, insn):
    f.trap(insn[1] or 1)


def write_ret(f, i, insn):
    f.give_units()
    f.jump_frame(0)
    if f.keeps_sp:
        f.set_context_field("sp", "%old_sp")
    types = [STORAGE[t] for t in f.type.results]
    values = [f.use(i, n, t) for n, t in enumerate(types)]
    if f.by_slots:
        for n, (t, v) in enumerate(zip(types, values)):
            f.parent.store_slot(f.b, "%registers", n, t, v)
        f.b.emit("ret void")
        return
    if f.parent.throws:
        types, values = [*types, "i1"], [*values, "false"]
    if len(values) < 2:
        f.b.emit(f"ret {types[0]} {values[0]}" if values else "ret void")
    else:
        whole = f.parent.result_type(f.type)
        result = "zeroinitializer"
        for n, (t, v) in enumerate(zip(types, values)):
            result = f.b.op(f"insertvalue {whole} {result}, {t} {v}, {n}")
        f.b.emit(f"ret {whole} {result}")


def typed(f, entry, type, given):
    """A call of a function by its typed entry, a host address: its results."""
    whole = f.parent.result_type(type)
    call = f"call {whole} {entry}({', '.join(['ptr %ctx', *(f'{STORAGE[t]} {v}' for t, v in zip(type.params, given))])}) #2"
    f.give_units()
    results = f.parent.results(f.b, call, type)
    f.take_units()
    if f.parent.throws:
        f.go_on_unless(results.pop(), False)
    return results


def define_all(f, i, type, results):
    for n, (t, v) in enumerate(zip(type.results, results)):
        f.define(i, n, STORAGE[t], v)


def direct(f, index, type, given):
    """A call of a function that is compiled together with this one: its results."""
    return typed(f, f"@f{index}", type, given)


def by_slots(f, hook, target, type, given):
    """A call through the runtime, with arguments and results in slots: its results."""
    window = f.window(max(len(type.params), len(type.results)))
    for n, (t, v) in enumerate(zip(type.params, given)):
        f.parent.store_slot(f.b, window, n, STORAGE[t], v)
    f.give_units()
    f.b.emit(f"call void {f.context_field(hook, 'ptr', constant=True)}(ptr %ctx, {target}, ptr {window}) #2")
    f.take_units()
    if f.parent.throws:
        f.go_on_unless(f.b.op(f"icmp ne i64 {f.context_field('unwinding', 'i64')}, 0"), True)
    return [f.parent.load_slot(f.b, window, n, STORAGE[t]) for n, t in enumerate(type.results)]


def typed_entry(f, record):
    """The entry in a record of the table of typed entries."""
    return f.b.op(f"load ptr, ptr {record}, align 8, !tbaa !{f.parent.context_tag}")


def call_elsewhere(f, i, index, type, given):
    """A direct call of a function that is compiled elsewhere: by its typed entry where it has one."""
    b = f.b
    record = b.op(f"getelementptr i8, ptr {f.context_field('native_typed', 'ptr', constant=True)}, i64 {FUNCTION_STEP * index}")
    entry = typed_entry(f, record)
    good, other, done = b.fresh("typed"), b.fresh("slots"), b.fresh("called")
    b.emit(f"br i1 {b.op(f'icmp ne ptr {entry}, null')}, label %{good}, label %{other}, !prof !{f.parent.likely}")
    b.label(good)
    define_all(f, i, type, typed(f, entry, type, given))
    b.emit(f"br label %{done}")
    b.label(other)
    define_all(f, i, type, by_slots(f, "native_call", f"i32 {index}", type, given))
    b.emit(f"br label %{done}")
    b.label(done)


def call_typed(f, i, address, number, type, given, done):
    """An indirect call by a typed entry, where the function at an address has one and is of that type; else it goes on.

    Records are as far from one another as the addresses of functions are."""
    b = f.b
    offset = b.op(f"sub i64 {address}, {FUNCTION_BASE}")
    n = b.call("i64", "llvm.fshr.i64", [f"i64 {offset}", f"i64 {offset}", "i64 4"])
    look, good, other = b.fresh("look"), b.fresh("typed"), b.fresh("slots")
    inside = b.op(f"icmp ult i64 {n}, {f.context_field('native_functions', 'i64', constant=True)}")
    b.emit(f"br i1 {inside}, label %{look}, label %{other}, !prof !{f.parent.likely}")
    b.label(look)
    record = b.op(f"getelementptr i8, ptr {f.context_field('native_typed', 'ptr', constant=True)}, i64 {offset}")
    place = b.op(f"getelementptr i8, ptr {record}, i64 8")
    # what is published last is read first
    has = b.op(f"load atomic i32, ptr {place} acquire, align 4, !tbaa !{f.parent.context_tag}")
    b.emit(f"br i1 {b.op(f'icmp eq i32 {has}, {number}')}, label %{good}, label %{other}, !prof !{f.parent.likely}")
    b.label(good)
    define_all(f, i, type, typed(f, typed_entry(f, record), type, given))
    b.emit(f"br label %{done}")
    b.label(other)


def library(f, index, type, given):
    """A call of one of the C library's mathematical functions."""
    name = f.options.native_math[index]  # none of them throws
    params = ", ".join(STORAGE[t] for t in type.params)
    result = STORAGE[type.results[0]]
    f.b.module.declare(name, f"{result} @{{}}({params}) #6")
    more = vector_math.attribute(f.b.module, name, result, len(type.params)) if f.options.vector_math else ""
    value = f.b.op(f"call {result} @{name}({', '.join(f'{STORAGE[t]} {v}' for t, v in zip(type.params, given))}){more}")
    if f.options.fuel:  # as other calls of the host, when it returns
        f.count()
    return [value]


def compare(f, i, index, type, given):
    """A call of memcmp: in place where both ranges are committed and short, else by the host library, which traps."""
    b = f.b
    x, y, n = given
    p, q = f.truncate(x), f.truncate(y)
    fits = b.op(f"icmp ule i64 {n}, {PIECE}")
    for address in (p, q):
        fits = b.op(f"and i1 {fits}, {in_range(f, address, n, False)}")
    here, there, done = b.fresh("inline"), b.fresh("runtime"), b.fresh("compared")
    b.emit(f"br i1 {fits}, label %{here}, label %{there}, !prof !{f.parent.likely}")
    b.label(there)
    define_all(f, i, type, by_slots(f, "native_call", f"i32 {index}", type, given))
    b.emit(f"br label %{done}")
    b.label(here)
    b.module.declare("memcmp", "i32 @{}(ptr, ptr, i64)")
    value = b.op(f"call i32 @memcmp(ptr {f.host(p)}, ptr {f.host(q)}, i64 {n}) #7")
    if f.options.fuel:  # as other calls of the host, when it returns
        f.count()
    f.define(i, 0, "i32", value)
    b.emit(f"br label %{done}")
    b.label(done)


def write_call(f, i, insn):
    index = insn[1]
    type = f.module.func_type(index)
    given = [f.use(i, n, STORAGE[t]) for n, t in enumerate(type.params)]
    if index in f.parent.inside:
        results = direct(f, index, type, given)
    elif index in f.options.native_math:
        results = library(f, index, type, given)
    elif index in f.options.native_compare and not (f.native or f.options.kernels or f.options.checked):
        compare(f, i, index, type, given)
        return
    elif f.options.typed and index >= len(f.module.import_funcs):
        call_elsewhere(f, i, index, type, given)
        return
    else:
        results = by_slots(f, "native_call", f"i32 {index}", type, given)
    define_all(f, i, type, results)


MAX_GUESSES = 4


def write_call_ind(f, i, insn):
    """Compare with the functions at hand first: a call of one of them is direct and may be inlined."""
    type = f.module.types[insn[1]]
    b = f.b
    address = f.use(i, 0, "i64")
    given = [f.use(i, n, STORAGE[t]) for n, t in enumerate(type.params, 1)]
    guesses = f.parent.by_type.get(insn[1], ())
    done = b.fresh("called")
    if 0 < len(guesses) <= MAX_GUESSES:
        for index in guesses:
            yes, no = b.fresh("guess"), b.fresh("other")
            b.emit(f"br i1 {b.op(f'icmp eq i64 {address}, {f.options.address_of_function(index)}')}, label %{yes}, label %{no}")
            b.label(yes)
            define_all(f, i, type, direct(f, index, type, given))
            b.emit(f"br label %{done}")
            b.label(no)
    if f.options.typed:
        call_typed(f, i, address, insn[1], type, given, done)
    define_all(f, i, type, by_slots(f, "native_icall", f"i64 {address}, i32 {insn[1]}", type, given))
    b.emit(f"br label %{done}")
    b.label(done)


def write_invoke(f, i, insn):
    write_call(f, i, insn)
    n = f.flow.block_containing(i)
    f.jump(n, n + 1)


def write_invoke_ind(f, i, insn):
    write_call_ind(f, i, insn)
    n = f.flow.block_containing(i)
    f.jump(n, n + 1)


def write_throw(f, i, insn):
    f.set_context_field("exception", f.use(i, 0, "i64"))
    f.set_context_field("uncaught", f.use(i, 1, "i64"))
    f.leave()


def write_catch(f, i, insn):
    f.define(i, 0, "i64", f.context_field("exception", "i64"))


def write_longjmp(f, i, insn):
    f.give_units()
    hook = f.context_field("native_longjmp", "ptr", constant=True)
    f.b.emit(f"call void {hook}(ptr %ctx, i64 {f.use(i, 0, 'i64')}, i32 {f.use(i, 1, 'i32')}) #1")
    f.b.emit("unreachable")


def write_setjmp(f, i, insn):
    b = f.b
    b.module.declare("allvm_jump_site", "hidden ptr @{}(ptr, i64, ptr, i32)")
    b.module.declare("_setjmp", "i32 @{}(ptr) returns_twice")
    buffer = b.op(f"call ptr @allvm_jump_site(ptr %ctx, i64 {f.use(i, 0, 'i64')}, ptr %jumps, i32 {f.jumps[i]}) #2")
    f.define(i, 0, "i32", b.op(f"call i32 @_setjmp(ptr {buffer}) #5"))


# -- the guest stack
def write_alloc(f, i, insn):
    b = f.b
    size = f.use(i, 0, "i64")
    sp = f.context_field("sp", "i64")
    f.trap_if(b.op(f"icmp ugt i64 {size}, {sp}"), "stack")
    new = b.op(f"sub i64 {sp}, {size}")
    if insn[3]:
        new = b.op(f"and i64 {new}, {-(1 << insn[3])}")
    f.trap_if(b.op(f"icmp ult i64 {new}, {f.context_field('sp_lo', 'i64', constant=True)}"), "stack")
    f.set_context_field("sp", new)
    f.define(i, 0, "i64", new)


def write_save(f, i, insn):
    f.define(i, 0, "i64", f.context_field("sp", "i64"))


def write_thread_base(f, i, insn):
    f.define(i, 0, "i64", f.context_field("tls", "i64", constant=True))


def write_restore(f, i, insn):
    b = f.b
    new = f.use(i, 0, "i64")
    below = b.op(f"icmp ult i64 {new}, {f.context_field('sp', 'i64')}")
    above = b.op(f"icmp ugt i64 {new}, {f.context_field('sp_hi', 'i64', constant=True)}")
    f.trap_if(b.op(f"or i1 {below}, {above}"), "stack")
    f.set_context_field("sp", new)


def write_fence(f, i, insn):
    f.b.emit("fence seq_cst")


def graph_writer(row):
    """An instruction of dataflow graphs: a call of the runtime on its operands in order."""
    shape = operands.SHAPES[row.number]

    def write(f, i, insn):
        window = f.window(3)
        given = [(STORAGE[type], f.use(i, n, STORAGE[type])) for n, (_, type) in enumerate(shape.uses)]
        given += [("i64", str(x)) for o, x in zip(row.operands, insn[1:]) if o.kind == "imm"]
        for n, (type, value) in enumerate(given):
            f.parent.store_slot(f.b, window, n, type, value)
        hook = f.context_field("native_graph", "ptr", constant=True)
        f.give_units()
        f.b.emit(f"call void {hook}(ptr %ctx, i32 {row.number - isa.GRAPH_ROWS}, ptr {window}) #2")
        f.take_units()
        if shape.defs:
            f.define(i, 0, "i64", f.parent.load_slot(f.b, window, 0, "i64"))

    return write


BY_HAND = {
    "mov": write_mov, "select": write_select, "lea": write_lea, "lea.func": write_lea_func, "jmp": write_jmp,
    "switch": write_switch, "trap": write_trap, "ret": write_ret, "call": write_call, "call.ind": write_call_ind,
    "setjmp": write_setjmp, "longjmp": write_longjmp, "mem.copy": write_copy, "mem.fill": write_fill,
    "stack.alloc": write_alloc, "stack.save": write_save, "thread.base": write_thread_base, "stack.restore": write_restore, "fence": write_fence,
    "invoke": write_invoke, "invoke.ind": write_invoke_ind, "throw": write_throw, "catch": write_catch,
}  # fmt: skip


def writer_of(row):
    if row.name in BY_HAND:
        return BY_HAND[row.name]
    if isa.GRAPH_ROWS <= row.number < isa.GRAPH_END:
        return graph_writer(row)
    if row.expr is not None:
        return branch_writer(row) if "branch" in row.flags else pure_writer(row)
    maker = {"ld": load_writer, "st": store_writer, "atomic": atomic_writer}[row.name.partition(".")[0]]
    return maker(row)


WRITERS = [writer_of(row) for row in isa.OPS]
