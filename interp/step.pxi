# Stepping: who traces an instance can have it stop at an instruction, a line, a change of memory, or after so many instructions.
#
# Time is the number of instructions of the bytecode that have run. All decisions are made here, without Python, so that
# a program under the debugger runs at tens of millions of instructions per second; a process has one such program.

cdef enum:
    STOP_TIME = 1
    STOP_BREAK = 2
    STOP_LINE = 4
    STOP_OUT = 8
    STOP_WATCH = 16
    STOP_ASKED = 32
    STOP_DIFFERS = 64
    STOP_SNAPSHOT = 128
    STOP_FOUND = STOP_BREAK | STOP_LINE | STOP_OUT | STOP_WATCH
    MARK_BREAK = 1                  # stop here
    MARK_ASK = 2                    # ... if Python agrees
    MARK_STATEMENT = 4              # an entry of the line table begins here
    MARK_SEE = 8                    # report the instruction
    MAX_WATCHES = 32
    WATCH_BYTES = 16
    MOST_FRAMES = 100000

ctypedef struct Watchpoint:
    uint64_t address
    uint32_t size
    unsigned char value[16]

ctypedef struct Stepping:
    VmCtx* ctx
    uint64_t time, stop_at, snapshot_at
    int32_t want                    # which reasons count
    int32_t last                    # note the last that is found instead of stopping there
    uint64_t found_at
    int32_t found
    uint8_t** marks                 # per own function and instruction
    uint32_t** lines                # likewise: a number for each source line, 0 for none
    Slot* depth                     # STOP_LINE, STOP_OUT: frames up to here count; below here
    Slot* R                         # where the guest stands, and what it did last in a frame that counts
    Insn* pc
    Slot* line_R
    uint32_t line, line_function
    uint32_t n_watches
    uint32_t changed                # the watchpoint whose memory has changed
    Watchpoint watches[32]
    Insn* start                     # the function that ran last
    Insn* end
    uint32_t function, n_imports
    int32_t after                   # the next instruction is reported as well
    const uint32_t* asked           # not 0: stop
    const int* differs              # not 0: the record and the run have parted

cdef Stepping stepping
cdef object step_owner = None

cdef inline bint changed_watch(VmCtx* ctx, Watchpoint* w) noexcept nogil:
    """Whether the memory under a watchpoint is another than before; it is noted."""
    cdef uint64_t end = guest_end(&ctx.abi, w.address)
    if not end or end - w.address < w.size or memcmp(w.value, ctx.abi.mem + w.address, w.size) == 0:
        return False
    memcpy(w.value, ctx.abi.mem + w.address, w.size)
    return True

cdef void step(VmCtx* ctx, Insn* pc, Slot* R) noexcept nogil:
    """VmCtx.tracer: before each instruction."""
    cdef Stepping* s = &stepping
    cdef uint32_t own, line, i = <uint32_t>pc.i, n
    cdef Code* code
    cdef uint8_t mark
    cdef int32_t reason = 0
    if pc < s.start or pc >= s.end:
        code = find_code(ctx, pc)
        s.start, s.end, s.function = code.start, code.end, code.function
    own = s.function - s.n_imports
    s.pc, s.R = pc, R
    mark = s.marks[own][i]
    if s.want & STOP_BREAK and mark & (MARK_BREAK | MARK_ASK):
        if mark & MARK_BREAK or ask_python(ctx, i) > 0:
            reason |= STOP_BREAK
    if s.want & STOP_LINE and R <= s.depth:
        line = s.lines[own][i]
        if line and (line != s.line or R != s.line_R or s.function != s.line_function):
            if mark & MARK_STATEMENT:
                reason |= STOP_LINE
            s.line, s.line_R, s.line_function = line, R, s.function
    if s.want & STOP_OUT and R < s.depth:
        reason |= STOP_OUT
    if s.want & STOP_WATCH:
        for n in range(s.n_watches):
            if changed_watch(ctx, &s.watches[n]):
                s.changed = n
                reason |= STOP_WATCH
    if mark & MARK_SEE or s.after:
        see_python(ctx, i, mark & MARK_SEE)
        s.after = mark & MARK_SEE
    if reason and s.last:
        s.found, s.found_at = reason, s.time
        reason = 0
    if s.time >= s.stop_at:
        reason |= STOP_TIME
    if s.time >= s.snapshot_at:
        reason |= STOP_SNAPSHOT
    if s.asked != NULL and vm_read32(s.asked):
        reason |= STOP_ASKED
    if s.differs != NULL and s.differs[0]:
        reason |= STOP_DIFFERS
    if reason and ctx.abi.trap == 0:
        stop_python(ctx, reason)
    s.time += 1

cdef int ask_python(VmCtx* ctx, uint32_t i) noexcept with gil:
    try:
        return bool(step_owner.agree(stepping.function, i))
    except BaseException as e:
        keep_exception(ctx, e)
        ctx.abi.trap = UNWIND_PYTHON
        return 0

cdef void see_python(VmCtx* ctx, uint32_t i, bint wanted) noexcept with gil:
    cdef Stepper self = <Stepper>step_owner
    try:
        self.on_see(stepping.function, i, self.registers_at(ctx.R, stepping.function), wanted)
    except BaseException as e:
        keep_exception(ctx, e)
        ctx.abi.trap = UNWIND_PYTHON

cdef void stop_python(VmCtx* ctx, int32_t reason) noexcept with gil:
    try:
        (<Stepper>step_owner).on_stop(reason)
    except GuestExit as e:
        ctx.abi.exit_code, ctx.abi.trap = e.code, UNWIND_EXIT
    except BaseException as e:
        keep_exception(ctx, e)
        ctx.abi.trap = UNWIND_PYTHON

cdef Ctx* refuse_thread(Ctx* abi, uint64_t stack_size) noexcept nogil:
    """Ctx.fork while stepping."""
    if abi.trap == 0:
        set_note(abi, "the program starts a thread; one that is stepped through has just its first")
        ctx_trap(abi, TRAP_HOST, 0)
    return NULL


cdef class Stepper:
    """Steps through an instance that was made with trace=. A process has one.

    marks: per own function bytes, one for each instruction: MARK_*; bytearrays, so that they can be changed.
    lines: per own function a number of its source line for each instruction, 32 bits each, 0 for none.
    on_stop(reason): called where the guest stops, in the midst of it; it goes on when the call returns.
    on_see(function, instruction, registers, wanted): called at marked instructions, and at those that come next.
    """

    cdef Instance instance
    cdef list kept
    cdef object on_stop, on_see, predicate

    def __init__(self, Instance instance, marks, lines, on_stop=None, on_see=None, predicate=None):
        global step_owner
        cdef Stepping* s = &stepping
        cdef unsigned char[::1] m
        cdef const uint32_t[::1] l
        cdef uint32_t n = instance.program.t.n_functions - instance.program.t.n_imports, i
        if not instance.T.options & OPTION_TRACE:
            raise UsageError("an instance is stepped through only if it was made with trace=")
        if step_owner is not None:
            free(s.marks)
            free(s.lines)
        memset(s, 0, sizeof(Stepping))
        s.marks = <uint8_t**>checked_calloc(n, sizeof(uint8_t*))
        s.lines = <uint32_t**>checked_calloc(n, sizeof(uint32_t*))
        self.instance, self.on_stop, self.on_see, self.predicate, self.kept = instance, on_stop, on_see, predicate, []
        if len(marks) != n or len(lines) != n:
            raise UsageError(f"marks and lines for {len(marks)} and {len(lines)} functions, not {n}")
        for i in range(n):
            m, l = marks[i], lines[i]
            if m.shape[0] < instance.program.t.functions[i].count or l.shape[0] < m.shape[0]:
                raise UsageError(f"marks and lines of function {i} are too short")
            s.marks[i], s.lines[i] = &m[0], <uint32_t*>&l[0]
            self.kept.append((marks[i], lines[i], m, l))
        s.ctx = &instance.ctx
        s.n_imports = instance.program.t.n_imports
        s.stop_at = s.snapshot_at = <uint64_t>-1
        step_owner = self
        instance.ctx.tracer = step
        instance.ctx.abi.fork = refuse_thread

    def listen(self, size_t asked, size_t differs):
        """Addresses of words that stop the guest when they are not 0: from outside, and because the record has another course."""
        stepping.asked, stepping.differs = <const uint32_t*>asked, <const int*>differs

    def agree(self, function, instruction):
        return self.predicate is None or self.predicate(function, instruction)

    def go(self, *, stop_at=None, snapshot_at=None, int want=0, bint last=False, depth=None):
        """What to stop for when on_stop returns. stop_at, snapshot_at: times. depth: as in `frames`; how STOP_LINE and STOP_OUT
        count. last: do not stop for what is found, but note the last of it."""
        cdef Stepping* s = &stepping
        cdef uint32_t n
        s.stop_at = <uint64_t>-1 if stop_at is None else stop_at
        s.snapshot_at = <uint64_t>-1 if snapshot_at is None else snapshot_at
        s.want, s.last, s.found = want, last, 0
        s.depth = <Slot*>s.ctx.stack_end if depth is None else s.ctx.stack + <uint64_t>depth
        s.line, s.line_R, s.line_function = 0, NULL, 0
        if want & STOP_LINE and s.pc != NULL:
            for function, index, at in self.frames():
                if s.ctx.stack + <uint64_t>at <= s.depth and function >= s.n_imports:
                    s.line = s.lines[<uint32_t>function - s.n_imports][<uint32_t>index]
                    s.line_R, s.line_function = s.ctx.stack + <uint64_t>at, function
                    break
        for n in range(s.n_watches):
            changed_watch(s.ctx, &s.watches[n])

    def snapshot_next(self, at):
        stepping.snapshot_at = <uint64_t>-1 if at is None else at

    def watch(self, ranges):
        """The (address, size) of memory whose changes STOP_WATCH is for."""
        cdef uint32_t n = 0
        if len(ranges) > MAX_WATCHES:
            raise UsageError(f"there are at most {MAX_WATCHES} watchpoints")
        for address, size in ranges:
            stepping.watches[n].address, stepping.watches[n].size = address, min(<uint32_t>size, <uint32_t>WATCH_BYTES)
            memset(stepping.watches[n].value, 0, WATCH_BYTES)
            n += 1
        stepping.n_watches = n

    @property
    def time(self):
        """How many instructions have run."""
        return stepping.time

    @property
    def found(self):
        """(reason, time, number of the watchpoint) of what `last` noted; reason 0: nothing."""
        return stepping.found, stepping.found_at, stepping.changed

    @property
    def top(self):
        """The innermost of `frames`, or None."""
        cdef Stepping* s = &stepping
        return None if s.pc == NULL else (s.function, s.pc.i, s.R - s.ctx.stack)

    def frames(self):
        """The guest's stack, innermost first: (function, instruction, depth). Functions of the host are among them."""
        cdef Stepping* s = &stepping
        cdef VmCtx* ctx = s.ctx
        cdef Activation* a = <Activation*>ctx.activation
        cdef Insn* pc = s.pc
        cdef Slot* R = s.R
        cdef Code* code
        cdef list result = []
        if pc == NULL:
            return result
        result.append((s.function, pc.i, R - ctx.stack))
        while a != NULL and len(result) < MOST_FRAMES:
            while R != a.base and inside_stack(ctx, a, R):
                pc, R = <Insn*>R[0].ptr - 1, <Slot*>R[1].ptr
                self.add_frame(result, pc, R)
            pc, R = a.host_pc, a.host_R
            a = a.outer
            if a != NULL and inside_stack(ctx, a, R):
                self.add_frame(result, pc, R)
        return result

    cdef add_frame(self, list result, Insn* pc, Slot* R):
        cdef VmCtx* ctx = stepping.ctx
        cdef Code* code = find_code(ctx, pc)
        if code != NULL:
            result.append((code.function, code.origins[pc - code.start] & 0xFFFFFF, R - ctx.stack))
        elif pc >= ctx.arena and pc < ctx.arena + self.instance.T.t.n_functions:
            result.append((<uint32_t>(pc - ctx.arena), 0, R - ctx.stack))

    cdef list registers_at(self, Slot* R, uint32_t function):
        cdef uint32_t i
        return [R[HEADER + i].u64 for i in range(self.instance.program.t.functions[function - stepping.n_imports].nregs)]

    def registers(self, uint32_t function, uint64_t depth):
        """The 64 bits of each register of one of the frames."""
        if not stepping.n_imports <= function < self.instance.program.t.n_functions \
                or stepping.ctx.stack + depth + HEADER + MAX_VALUES >= <Slot*>stepping.ctx.stack_end:
            raise UsageError("there is no such frame")
        return self.registers_at(stepping.ctx.stack + depth, function)

    def state(self):
        """All that the guest is, beside its memory: frames with return addresses, as bytes."""
        cdef Stepping* s = &stepping
        cdef Slot* top = s.R
        if s.pc == NULL:
            return b""
        top += HEADER + self.instance.program.t.functions[s.function - s.n_imports].nregs
        return (<char*>s.ctx.stack)[:<char*>top - <char*>s.ctx.stack]

    @property
    def stack_pointer(self):
        return stepping.ctx.abi.sp
