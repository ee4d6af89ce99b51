# Running: entries into the guest, safepoints, setjmp and longjmp, stack traces. All without the GIL.

cdef enum:
    SLICE = 5000                    # back edges and calls between two looks at the limits
    MAX_DEPTH = 400                 # nested activations: each takes some of the host's stack
    MAX_FRAMES = 200                # of a stack trace
    START_AFTER = 4000000           # ns that a program runs before the background starts
    SIGNAL_INTERVAL = 5000000       # ns between two looks for Python's signals
    SELDOM_INTERVAL = 40000000      # ... while a compilation in the background holds Python's lock

ctypedef struct FrameRec:
    uint32_t function
    uint32_t instruction
    uint64_t pc                     # of native code: stands for one or several functions; else 0

# What a trap leaves behind, gathered before its activations are gone.
ctypedef struct TrapRec:
    uint32_t n
    FrameRec frames[200]

cdef Code* find_code(VmCtx* ctx, Insn* pc) noexcept nogil:
    """The translated function that pc is in, or NULL."""
    cdef Translator* T = <Translator*>ctx.code
    cdef uint32_t low = 0, n = vm_read32(&T.n_codes), high = n, middle
    while low < high:
        middle = (low + high) // 2
        if pc >= T.codes[middle].end:
            low = middle + 1
        else:
            high = middle
    if low < n and pc >= T.codes[low].start:
        return &T.codes[low]
    return NULL

cdef bint inside_stack(VmCtx* ctx, Activation* a, Slot* R) noexcept nogil:
    return <size_t>R % 8 == 0 and R >= a.base and <char*>(R + HEADER) <= ctx.stack_end

cdef void add_frame(VmCtx* ctx, TrapRec* trap, Insn* pc, bint second) noexcept nogil:
    """second: the second place in a sequence where it may stop."""
    cdef Code* code = find_code(ctx, pc)
    cdef Translator* T = <Translator*>ctx.code
    cdef uint32_t origin
    if trap.n == MAX_FRAMES:
        return
    if code != NULL:
        origin = code.origins[pc - code.start]
        trap.frames[trap.n].function = code.function
        trap.frames[trap.n].pc = 0
        trap.frames[trap.n].instruction = (origin & 0xFFFFFF) + (origin >> 24 if second else 0)
        trap.n += 1
    elif pc >= ctx.arena and pc < ctx.arena + T.t.n_functions:
        # the thunk of an import, or a function that could not be translated
        trap.frames[trap.n].function = <uint32_t>(pc - ctx.arena)
        trap.frames[trap.n].instruction = 0
        trap.frames[trap.n].pc = 0
        trap.n += 1

cdef void capture(VmCtx* ctx, Activation* a, TrapRec* trap) noexcept nogil:
    """Note the guest's stack, innermost first; `a` is the activation that ends."""
    cdef Insn* pc = ctx.pc
    cdef Slot* R = ctx.R
    cdef bint second = <size_t>pc & 1, exact
    if second:
        pc = <Insn*>(<char*>pc - 1)
    exact = <size_t>pc % sizeof(Insn) == 0 and pc >= ctx.arena and pc < ctx.shared.arena_next
    trap.n = 0
    add_native(ctx, trap, ctx.pcs, ctx.n_pcs)
    ctx.n_pcs = 0
    while a != NULL:
        if not inside_stack(ctx, a, R):
            return
        if exact and not stands_in(ctx, pc):
            add_frame(ctx, trap, pc, second)
        exact = True
        second = False
        while R != a.base and trap.n < MAX_FRAMES:
            pc = <Insn*>R[0].ptr - 1
            R = <Slot*>R[1].ptr
            if not inside_stack(ctx, a, R):
                return
            add_frame(ctx, trap, pc, False)
        pc, R = a.host_pc, a.host_R
        if a.native_exit != NULL and a.outer != NULL:
            walk_exit(ctx, trap, a.native_exit, a.outer)
        a = a.outer

cdef int run_function(VmCtx* ctx, uint32_t function, Slot* args) noexcept nogil:
    """Call a function with arguments in args, results likewise. 0, or ctx.abi.trap with the stack noted."""
    cdef Translator* T = <Translator*>ctx.code
    cdef TypeRec* t = &T.t.types[T.t.type_of[function]]
    cdef Slot* base = ctx.top
    cdef Insn* pc = ctx.pc
    cdef Slot* R = ctx.R
    cdef Activation a
    cdef uint32_t i
    cdef int rc
    if ctx.depth >= MAX_DEPTH or <char*>&a < ctx.c_limit or <char*>(base + HEADER + MAX_VALUES) > ctx.stack_end:
        if ctx.abi.trap == 0:
            ctx.abi.trap = TRAP_STACK
        return ctx.abi.trap
    base[0].ptr = ctx.halt + 1
    base[1].ptr = base
    for i in range(t.n_params):
        base[HEADER + i].u64 = args[i].u64 if t.params[i] & 1 else args[i].u32
    ctx.depth += 1
    rc = vm_enter(&a, ctx.entry[function], base, ctx)
    ctx.depth -= 1
    if rc != 0:
        if rc < UNWIND_EXIT and not ctx.captured:
            ctx.captured = 1
            capture(ctx, &a, <TrapRec*>ctx.trap_rec)
    elif t.n_results == 1:
        args[0].u64 = base[0].u64
    else:
        memcpy(args, base + HEADER, t.n_results * sizeof(Slot))
    ctx.abi.sp = a.sp
    ctx.pc, ctx.R, ctx.top = pc, R, base
    return rc

cdef int call_back(Ctx* abi, uint64_t fn, Slot* args, const char* sig) noexcept nogil:
    """Ctx.call: the host calls the guest function at an address."""
    cdef VmCtx* ctx = <VmCtx*>abi
    cdef Translator* T = <Translator*>ctx.code
    cdef uint64_t index = (fn - 0x10000) >> 4
    if abi.trap != 0:
        return abi.trap
    if fn - 0x10000 >= ctx.n_functions << 4 or fn & 15:
        abi.trap_addr = fn
        abi.trap = TRAP_INDIRECT
        return abi.trap
    if not matches(&T.t.types[T.t.type_of[index]], sig):
        abi.trap_addr = index
        abi.trap = TRAP_SIGNATURE
        return abi.trap
    return run_function(ctx, <uint32_t>index, args)

cdef bint matches(TypeRec* t, const char* sig) noexcept nogil:
    """Whether a signature such as 'll:i' is a type's."""
    cdef const char* letters = "ilfd"
    cdef uint32_t i
    for i in range(t.n_params):
        if sig[i] != letters[t.params[i]]:
            return False
    if sig[t.n_params] != c":":
        return False
    sig += t.n_params + 1
    for i in range(t.n_results):
        if sig[i] != letters[t.results[i]]:
            return False
    return sig[t.n_results] == 0

# --- safepoints

cdef int check_limits(VmCtx* ctx) noexcept nogil:
    """Look at the interrupt flag, the deadline and Python's signals. ctx.abi.trap is set when one asks to stop."""
    cdef int64_t now
    if ctx.stop:
        ctx.abi.trap = TRAP_INTERRUPT if ctx.stop == STOP_INTERRUPT else UNWIND_STOP
        ctx.stop = 0
        return ctx.abi.trap
    now = vm_now()
    if ctx.deadline and now >= ctx.deadline:
        ctx.abi.trap = TRAP_TIMEOUT
        return ctx.abi.trap
    if ctx.shared.start_at and now >= ctx.shared.start_at:
        ctx.shared.start_at = 0
        if start_waiting(ctx) != 0:
            ctx.abi.trap = UNWIND_PYTHON
            return ctx.abi.trap
    if now - ctx.last_signals >= (SIGNAL_INTERVAL if not ctx.shared.compiling else SELDOM_INTERVAL):
        ctx.last_signals = now
        if ctx.python_thread and python_signals(ctx) != 0:
            ctx.abi.trap = UNWIND_PYTHON
            return ctx.abi.trap
    return 0

cdef int poll(Ctx* abi) noexcept nogil:
    return check_limits(<VmCtx*>abi)

cdef inline void new_slice(VmCtx* ctx) noexcept nogil:
    cdef int64_t left
    ctx.slice = ctx.slice_size
    if ctx.metered:
        left = vm_add64(ctx.fuel, -ctx.slice)
        if left < 0:                            # take only what there is; several contexts may be at it
            left = min(-left, ctx.slice)
            vm_add64(ctx.fuel, left)
            ctx.slice -= left
    ctx.cnt = ctx.slice

cdef inline void note_entry(VmCtx* ctx, Insn* pc) noexcept nogil:
    """Stopped where to go on is pc: the frame of a native function that is not running yet belongs to the trace."""
    if stands_in(ctx, pc) and ctx.abi.trap < UNWIND_EXIT and not ctx.captured:
        ctx.pcs[0] = <uint64_t>(pc - ctx.arena)
        ctx.n_pcs = 1

cdef void on_slow(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """The safepoint: a slice of back edges and calls is used up. pc is where to go on."""
    cdef int stop
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    if use_slice(ctx) != 0:
        note_entry(ctx, pc)
        return
    ctx.in_guest = IN_HOST
    if ctx.heat != NULL:
        take_sample(ctx, pc)
        if ctx.shared.pending != NULL:
            install_pending(ctx)
    stop = check_limits(ctx)
    ctx.in_guest = IN_INTERPRETER
    if stop:
        note_entry(ctx, pc)
        return
    if ctx.shared.osr_ready:
        ctx.osr = find_header(ctx, pc)
        if ctx.osr != NULL:
            ENTER_OSR(pc, R, mem, ctx.cnt, ctx, acc, facc, sacc)
    CONTINUE(pc, R, mem, ctx.cnt, ctx, acc, facc, sacc)

cdef void on_unwind(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """A host call came back with ctx.abi.trap set: leave, unless it is a longjmp that has arrived, or an exception."""
    if ctx.abi.trap == UNWIND_THROW:
        ctx.abi.trap = 0
        ctx.pc, ctx.R = pc, R
        if find_handler(ctx, pc, R, True) == 0:
            HANDLE(pc, R, mem, ctx.cnt, ctx, acc, facc, sacc)
        return
    if ctx.abi.trap != UNWIND_LONGJMP or ctx.jump_activation != ctx.activation:
        return
    ctx.abi.trap = 0
    RESUME(pc, R, mem, ctx.cnt, ctx, acc, facc, sacc)

# --- exceptions

cdef Insn* handler_at(Code* code, Insn* pc) noexcept nogil:
    """Where an exception goes that leaves the call at pc, or NULL: on to the caller."""
    cdef uint32_t origin = code.origins[pc - code.start] & 0xFFFFFF, low = 0, high = code.n_pads, middle
    while low < high:
        middle = (low + high) // 2
        if code.pads[middle].origin < origin:
            low = middle + 1
        else:
            high = middle
    return code.pads[low].target if low < code.n_pads and code.pads[low].origin == origin else NULL

cdef int find_handler(VmCtx* ctx, Insn* pc, Slot* R, bint inside) noexcept nogil:
    """An exception leaves the call at pc in frame R (inside), or the frame itself. 0: go on at ctx.jump_pc in ctx.jump_R;
    else ctx.abi.trap is set."""
    cdef Activation* a = <Activation*>ctx.activation
    cdef Code* code
    ctx.abi.unwinding = 0
    while True:
        code = find_code(ctx, pc)
        if inside and code != NULL and code.n_pads:
            ctx.jump_pc, ctx.jump_R = handler_at(code, pc), R
            if ctx.jump_pc != NULL:
                return 0
        if code != NULL and code.old_sp:
            ctx.abi.sp = R[code.old_sp].u64
        if code != NULL and code.serial_slot:
            R[code.serial_slot].u64 = 0
        if R == a.base:
            break
        pc, R, inside = <Insn*>R[0].ptr - 1, <Slot*>R[1].ptr, True
    if a.outer == NULL:
        return call_uncaught(ctx, a)
    ctx.abi.trap = UNWIND_THROW
    return UNWIND_THROW

cdef int call_uncaught(VmCtx* ctx, Activation* a) noexcept nogil:
    """No frame is left: what `throw` named for that comes in place of the outermost. As find_handler."""
    cdef Translator* T = <Translator*>ctx.code
    cdef uint64_t index = (ctx.abi.uncaught - 0x10000) >> 4
    cdef Slot* R = a.base
    if ctx.abi.uncaught - 0x10000 >= ctx.n_functions << 4 or ctx.abi.uncaught & 15 \
            or not matches(&T.t.types[T.t.type_of[index]], "l:"):
        ctx.pc, ctx.R = ctx.halt + 3, R         # native code knows no better either: the frames are gone
        ctx.abi.trap = TRAP_EXCEPTION
        return TRAP_EXCEPTION
    R[0].ptr, R[1].ptr = ctx.halt + 3, R
    R[HEADER].u64 = ctx.abi.exception
    ctx.abi.sp = a.sp
    ctx.jump_pc, ctx.jump_R = ctx.entry[index], R
    return 0

cdef void on_throw(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """An exception leaves frame R."""
    ctx.pc, ctx.R, ctx.cnt = pc, R, cnt
    if find_handler(ctx, pc, R, False) == 0:
        HANDLE(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void on_handle(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """Go on where find_handler said."""
    cnt -= 1            # it may be the back edge of a loop
    if cnt < 0:
        SLOW(ctx.jump_pc, ctx.jump_R, mem, cnt, ctx, 0, 0.0, <float>0.0)
    CONTINUE(ctx.jump_pc, ctx.jump_R, mem, cnt, ctx, 0, 0.0, <float>0.0)

cdef void on_lazy(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """A function is entered by its lazy instruction: translate it if need be, and let the call go there directly."""
    cdef uint32_t function = <uint32_t>pc.i
    cdef Insn* site = <Insn*>R[0].ptr - 1
    cdef int failed = 0
    if ctx.entry[function] == pc:
        ctx.in_guest = IN_HOST
        vm_lock(ctx.shared)
        if ctx.entry[function] == pc and pc.h == <void*>(<Translator*>ctx.code).handlers[IOPS[I_lazy].first]:
            failed = translate(ctx, function)
        vm_unlock(ctx.shared)
        if failed:
            ctx.pc, ctx.R, ctx.cnt = pc, R, cnt
            ctx.abi.trap = TRAP_HEAP
            set_note(&ctx.abi, "no memory to translate a function")
            return
        ctx.in_guest = IN_INTERPRETER
    if site.h == ctx.call_handler and <Insn*>(<char*>site + site.i) == pc:
        vm_publish32(&site.i, <uint32_t>(<char*>ctx.entry[function] - <char*>site))
    pc = ctx.entry[function]
    CONTINUE(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void set_note(Ctx* abi, const char* text) noexcept nogil:
    snprintf(abi.trap_note, sizeof(abi.trap_note), "%s", text)

# --- setjmp: the buffer holds the frame's serial number and place, the instruction, and sp

cdef int do_setjmp(VmCtx* ctx, uint64_t buffer, uint32_t serial_slot) noexcept nogil:
    cdef uint64_t words[2]
    cdef char* p = guest_range(&ctx.abi, buffer, 16, 1)
    if p == NULL:
        return -1
    words[0] = ctx.R[serial_slot].u64 << 24 | <uint64_t>(ctx.R - ctx.stack)
    words[1] = <uint64_t>(ctx.pc - ctx.arena) << 32 | <uint32_t>ctx.abi.sp
    memcpy(p, words, 16)
    return 0

cdef bint is_setjmp(VmCtx* ctx, Insn* pc) noexcept nogil:
    cdef Translator* T = <Translator*>ctx.code
    cdef int n
    for n in range(10):
        if IOPS[I_setjmp].variant[n] >= 0 and pc.h == <void*>T.handlers[IOPS[I_setjmp].first + IOPS[I_setjmp].variant[n]]:
            return True
    return False

cdef int find_jump(VmCtx* ctx, Insn* pc, Slot* R, uint64_t buffer) noexcept nogil:
    """longjmp from frame R to a buffer: the frame that it names must be live. 0: go on at ctx.jump_pc in this
    activation; else ctx.abi.trap is set."""
    cdef char* p = guest_range(&ctx.abi, buffer, 16, 0)
    cdef uint64_t words[2]
    cdef Slot* target
    cdef Insn* site
    cdef Activation* a = <Activation*>ctx.activation
    cdef Code* code
    if p == NULL:
        return ctx.abi.trap
    memcpy(words, p, 16)
    target = ctx.stack + (words[0] & 0xFFFFFF)
    site = ctx.arena + (words[1] >> 32)
    while a != NULL:
        while R > target and R != a.base:
            pc = <Insn*>R[0].ptr - 1
            R = <Slot*>R[1].ptr
        if R <= target:
            break
        pc, R = a.host_pc, a.host_R
        a = a.outer
    code = find_code(ctx, pc) if a != NULL and R == target else NULL
    if code == NULL or code.serial_slot == 0 or R[code.serial_slot].u64 << 24 >> 24 != words[0] >> 24 \
            or site < code.start or site >= code.end or not is_setjmp(ctx, site) \
            or <uint32_t>words[1] < ctx.abi.sp or <uint32_t>words[1] > ctx.abi.sp_hi:
        ctx.abi.trap = TRAP_LONGJMP
        return TRAP_LONGJMP
    ctx.jump_pc, ctx.jump_R, ctx.jump_sp = site, R, <uint32_t>words[1]
    if a != <Activation*>ctx.activation:
        ctx.jump_activation = a
        ctx.abi.trap = UNWIND_LONGJMP
        return UNWIND_LONGJMP
    return 0

cdef void on_longjmp(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """longjmp to the buffer at address acc."""
    ctx.pc, ctx.R, ctx.cnt = pc, R, cnt
    if find_jump(ctx, pc, R, acc) != 0:
        return
    RESUME(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void on_resume(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """Go on behind the setjmp that a longjmp went to."""
    cdef uint64_t value = <uint32_t>ctx.jump_value
    pc = ctx.jump_pc
    if value == 0:
        value = 1
    ctx.jump_R[pc.a].u64 = value
    ctx.abi.sp = ctx.jump_sp
    cnt -= 1            # a longjmp may be the back edge of a loop
    if cnt < 0:
        SLOW(pc + 1, ctx.jump_R, mem, cnt, ctx, value, 0.0, <float>0.0)
    CONTINUE(pc + 1, ctx.jump_R, mem, cnt, ctx, value, 0.0, <float>0.0)
