"""Internal operations whose bodies are written by hand: control, calls, frames, atomics, instruments.

In a body ``{name}`` stands for an operand's value, ``{name.field}`` for its
field; a line ``result EXPR`` assigns the def, ``next`` goes on with the next
instruction, ``goto X`` with instruction X.
"""

from allvm.ir import isa

# Result domains of calls: v none or several, i integer, d double, f float.
RESULTS = (("v", None), ("i", "i64"), ("d", "f64"), ("f", "f32"))


def _text(body):
    return [line for line in body.strip("\n").split("\n") if line.strip()]


CALL_TAIL = """
FENCE_CALL(pc, R)
R = nr
cnt -= 1
if unlikely(cnt < 0):
    slow
goto pc
"""

CALL = """
nr = R + {win}
nr[0].ptr = pc + 1
nr[1].ptr = R
FENCE_CALL(pc, R)
BRANCH(pc, {L})
R = nr
cnt -= 1
if unlikely(cnt < 0):
    slow
goto pc
"""

CALL_INDIRECT = """
t = {ra}
if unlikely(t - 0x10000 >= ctx.n_functions << 4 or (t & 15) != 0):
    ctx.abi.trap_addr = t
    TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
t = (t - 0x10000) >> 4
if unlikely(ctx.type_of[t] != {type}):
    ctx.abi.trap_addr = t
    TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
nr = R + {win}
nr[0].ptr = pc + 1
nr[1].ptr = R
FENCE_CALL(pc, R)
pc = ctx.entry[t]
R = nr
cnt -= 1
if unlikely(cnt < 0):
    slow
goto pc
""" % (isa.TRAPS["indirect"][0], isa.TRAPS["signature"][0])  # fmt: skip

# The function's frame is given up, and more of them, until one has a handler.
THROW = """
ctx.abi.exception = {ra}
ctx.abi.uncaught = {rb}
throw
"""

# The host sees where the guest stands; a fault inside the host is not the guest's.
HOST_ENTER = """
ctx.pc = pc
ctx.R = R
ctx.cnt = cnt
ctx.top = R + {top}
ctx.in_guest = 0
"""
HOST_LEAVE = """
ctx.in_guest = 1
if unlikely(ctx.abi.trap != 0):
    unwind
"""
HOST_DONE = """
cnt = ctx.cnt - 1
pc += 1
if unlikely(cnt < 0):
    slow
goto pc
"""
# Return from a function whose frame is R.
RETURN = """
nr = <Slot*>R[1].ptr
pc = <Insn*>R[0].ptr
%s
R = nr
goto pc
"""
TAKE = {
    "v": (),
    "i": ("acc = nr[0].u64",),
    "d": ("facc = nr[0].f64",),
    "f": ("sacc = nr[0].f32",),
}
GIVE = {
    "v": "",
    "i": "nr[(pc - 1).b].u64 = acc",
    "d": "nr[(pc - 1).b].f64 = facc",
    "f": "nr[(pc - 1).b].u64 = vm_bits_f32(sacc)",
}


def _calls(add, IOp):
    for letter, type in RESULTS:
        rd = f" rd={type}" if type else " rd#16:slot"
        # The kind of result matters to the translator only: the callee's return writes it.
        same = ("call.v", "call.ind.v") if type else (None, None)
        add(IOp(f"call.{letter}", f"win#16:slot{rd} L@32", "special", flags="call", body=_text(CALL), same_as=same[0]))
        add(IOp(f"call.ind.{letter}", f"win#16:slot{rd} ra:i64 type#16:slot", "special", flags="call",
                body=_text(CALL_INDIRECT), same_as=same[1]))  # fmt: skip
        store = [] if not type else [GIVE[letter].replace("(pc - 1).b", "{rd.field}").replace("nr[", "R[")]
        for kind, invoke in (("host", "ctx.bindings[{index}](&ctx.abi, nr)"), ("py", "ctx.pycall(ctx, nr, {index})")):
            body = [*_text(HOST_ENTER), "nr = R + {win} + FRAME_HEADER", invoke, *_text(HOST_LEAVE),
                    *TAKE[letter], *store, *_text(HOST_DONE)]  # fmt: skip
            add(
                IOp(
                    f"call.{kind}.{letter}",
                    f"win#16:slot{rd} top#16:slot index#16:slot",
                    "special",
                    flags="call",
                    body=body,
                )
            )
            # The same as the body of a function, for calls through a pointer, which have counted themselves.
            body = [*_text(HOST_ENTER), "nr = R + FRAME_HEADER", invoke, *_text(HOST_LEAVE), "cnt = ctx.cnt", *TAKE[letter],
                    *_text(RETURN % GIVE[letter])]  # fmt: skip
            add(
                IOp(
                    f"thunk.{kind}.{letter}",
                    "top#16:slot pad#16:slot index#32:i32",
                    "special",
                    flags="end noacc",
                    body=body,
                )
            )
    _graph_calls(add, IOp)
    add(IOp("undefined", "index#32:i32", "special", flags="end keep", body=_text("""
ctx.abi.trap_addr = {index}
TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
""" % isa.TRAPS["undefined"][0])))  # fmt: skip
    add(IOp("lazy", "index#32:i32", "special", flags="end keep", body=["lazy"]))
    add(IOp("halt", "", "special", flags="end keep", body=["ctx.cnt = cnt"]))


def _graph_calls(add, IOp):
    """Instructions of dataflow graphs: calls of what the context says, on arguments in the window."""
    for letter, rd in (("v", " rd#16:slot"), ("i", " rd=i64")):
        body = [*_text(HOST_ENTER), "nr = R + {win} + FRAME_HEADER", "ctx.graph_ops[{index}](&ctx.abi, nr)", *_text(HOST_LEAVE),
                *TAKE[letter], *(["R[{rd.field}].u64 = acc"] if letter == "i" else []), *_text(HOST_DONE)]  # fmt: skip
        add(IOp(f"graph.{letter}", f"win#16:slot{rd} top#16:slot index#16:slot", "special", flags="call", body=body))


def _returns(add, IOp):
    gives = {"i64": "i", "i32": "i", "f64": "d", "f32": "f"}
    for sp in ("", ".sp"):
        restore = ["ctx.abi.sp = R[{old}].u64"] if sp else []
        old = "old#16:slot" if sp else ""
        add(IOp(f"ret.v{sp}", old, "ret", flags="end keep", body=restore + _text(RETURN % "")))
        for t, letter in gives.items():
            body = ["take {ra}", *restore, *_text(RETURN % GIVE[letter])]
            add(IOp(f"ret.{t}{sp}", f"ra:{t} {old}", "ret", flags="end", body=body))


SWITCH = """
t = <uint32_t>({ra} - {k})
table = <int32_t*>(pc + 1)
if t > <uint32_t>table[0]:
    t = <uint32_t>table[0]
"""


def _jumps(add, add_branch, IOp):
    add_branch("jmp", "L@32", [_stage(None, "", "")], "end keep")
    # The table stands in the following instructions: n, then n displacements and the default's.
    add(
        IOp(
            "switch",
            "ra:i32 k#32:i32",
            "special",
            flags="end keep",
            body=[*_text(SWITCH), "BRANCH(pc, table[t + 1])", "goto pc"],
        )
    )
    body = [
        *_text(SWITCH),
        "if table[t + 1] <= 0:",
        "    cnt -= 1",
        "BRANCH(pc, table[t + 1])",
        "if unlikely(cnt < 0):",
        "    slow",
        "goto pc",
    ]
    add(IOp("switch.back", "ra:i32 k#32:i32", "special", flags="end keep", body=body))
    add(IOp("trap", "k#32:i32", "special", flags="end keep", body=["TRAP({k}, pc, R, mem, cnt, ctx, facc, sacc)"]))
    add(IOp("setjmp", "rd=i32 ra:i64 serial#16:slot", "special", flags="clobber", body=_text("""
ctx.pc = pc
ctx.R = R
if unlikely(ctx.do_setjmp(ctx, {ra}, {serial}) != 0):
    TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
result 0
next
""")))  # fmt: skip
    # Where control goes when the call behind it is left by an exception: known to the translator, never run.
    add_branch("handler", "L@32", [_stage(None, "", "0")], "keep")
    add(IOp("throw", "ra:i64 rb:i64", "special", flags="end noacc", body=_text(THROW)))
    add(IOp("catch", "rd=i64", "expr", [_stage("rd", "i64", "ctx.abi.exception")]))
    add(IOp("longjmp", "ra:i64 rb:i32", "special", flags="end noacc", body=_text("""
ctx.jump_value = {rb}
acc = {ra}
longjmp
""")))  # fmt: skip


STACK = isa.TRAPS["stack"][0]
ENTER = """
t = ctx.abi.sp
R[{old}].u64 = t
t = (t - <uint64_t>{size}) & ~<uint64_t>%s
if unlikely(<int64_t>t < <int64_t>ctx.abi.sp_lo):
    TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
ctx.abi.sp = t
R[{frame}].u64 = t
"""


def _stack(add, IOp):
    enter = ENTER % ("15", STACK)
    add(IOp("enter", "frame#16:slot old#16:slot size#32:i32", "special", flags="keep", body=[*_text(enter), "next"]))
    enter = ENTER % ("{w}.u64", STACK)
    add(
        IOp(
            "enter.align",
            "frame#16:slot old#16:slot size#32:i32 w#64",
            "special",
            flags="keep",
            body=[*_text(enter), "next"],
        )
    )
    add(IOp("enter.save", "old#16:slot", "special", flags="keep", body=["R[{old}].u64 = ctx.abi.sp", "next"]))
    add(IOp("enter.serial", "serial#16:slot", "special", flags="keep", body=[
        "ctx.serial += 1", "R[{serial}].u64 = ctx.serial", "next"]))  # fmt: skip
    add(IOp("leave.serial", "serial#16:slot", "special", flags="keep", body=["R[{serial}].u64 = 0", "next"]))
    add(IOp("zero", "first#16:slot pad#16:slot n#32:i32", "special", flags="keep", body=[
        "for t in range({n}):", "    R[{first} + t].u64 = 0", "next"]))  # fmt: skip
    add(IOp("stack.alloc", "rd=i64 ra:i64 k#16:i64", "special", body=_text("""
t = {ra}
if unlikely(t > ctx.abi.sp):
    TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
t = ((ctx.abi.sp - t) >> {k}) << {k}
if unlikely(t < ctx.abi.sp_lo):
    TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
ctx.abi.sp = t
result t
next
""" % (STACK, STACK))))  # fmt: skip
    add(IOp("stack.save", "rd=i64", "expr", [_stage("rd", "i64", "ctx.abi.sp")]))
    add(IOp("thread.base", "rd=i64", "expr", [_stage("rd", "i64", "ctx.abi.tls")]))
    add(IOp("stack.restore", "ra:i64", "special", flags="keep", body=_text("""
t = {ra}
if unlikely(t < ctx.abi.sp or t > ctx.abi.sp_hi):
    TRAP(%d, pc, R, mem, cnt, ctx, facc, sacc)
ctx.abi.sp = t
next
""" % STACK)))  # fmt: skip


def _stage(*args, **kw):
    from allvm.interp.iops import Stage

    return Stage(*args, **kw)


def _bulk(add, IOp):
    for name, args, call in (
        ("mem.copy", "ra:i64 rb:i64 rc:i64", "vm_copy(ctx, {ra}, {rb}, {rc})"),
        ("mem.fill", "ra:i64 rb:i32 rc:i64", "vm_fill(ctx, {ra}, {rb}, {rc})"),
    ):
        add(IOp(name, args, "special", flags="keep", body=_text(f"""
ctx.pc = pc
ctx.R = R
if unlikely({call} != 0):
    TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
next
""")))  # fmt: skip


def _atomics(add, IOp):
    # The address is `root` truncated, plus the displacement in the low half of the next instruction's first
    # word; the kind of a read-modify-write is in the high half.
    ea = "mem + <uint64_t>{root} + <int64_t>{w}.s32"
    for width, t in (("i8", "i32"), ("i16", "i32"), ("i32", "i32"), ("i64", "i64")):
        c = {"i8": "uint8_t", "i16": "uint16_t", "i32": "uint32_t", "i64": "uint64_t"}[width]
        for name, args, text in (
            ("ld", f"rd={t} root:i32 w#64", f"result vm_atomic_ld_{c}({ea})"),
            ("st", f"ra:{t} root:i32 w#64", f"vm_atomic_st_{c}({ea}, <{c}>{{ra}})"),
            ("rmw", f"rd={t} ra:{t} root:i32 w#64", f"result vm_atomic_rmw_{c}({ea}, <{c}>{{ra}}, {{w}}.u64 >> 32)"),
            ("cas", f"rd={t} ra:{t} rb:{t} root:i32 w#64", f"result vm_atomic_cas_{c}({ea}, <{c}>{{ra}}, <{c}>{{rb}})"),
        ):
            # No accumulator variants: these are rare.
            flags = "keep noacc" if name == "st" else "noacc"
            add(IOp(f"atomic.{name}.{width}", args, "special", flags=flags, body=[
                "MARK_LONG(pc, R, ctx)", text, "UNMARK(ctx)", "next"]))  # fmt: skip
    add(IOp("fence", "", "special", flags="keep", body=["vm_fence()", "next"]))


def _instruments(add, IOp):
    add(IOp("count", "calls#16:slot pad#16:slot n#32:i32", "special", flags="keep", body=[
        "ctx.icount += {n}", "ctx.ccount += {calls}", "next"]))  # fmt: skip
    add(IOp("profile", "target#16:slot w#64", "special", flags="keep", body=["{w}.u64 += 1", "next"]))
    add(IOp("trace", "n#32:i32", "special", flags="keep", body=[
        "ctx.pc = pc", "ctx.R = R", "ctx.cnt = cnt", "ctx.in_guest = 0", "ctx.tracer(ctx, pc, R)", "ctx.in_guest = 1",
        "if unlikely(ctx.abi.trap != 0):", "    unwind", "next"]))  # fmt: skip


def register(add, add_branch, IOp):
    _jumps(add, add_branch, IOp)
    _returns(add, IOp)
    _calls(add, IOp)
    _stack(add, IOp)
    _bulk(add, IOp)
    _atomics(add, IOp)
    _instruments(add, IOp)
