# Contexts: what runs the guest in one host thread. An instance has one of its own, and as many more as are made here: each
# has a register stack, a guest stack, limits, counters and a trap of its own, and shares memory, code and host with the
# others. All of it but the class at the end runs without the GIL.

cdef enum:
    CONTEXT_SLOTS = 1 << 21         # of a further context's register stack, reserved; 16 MiB
    CONTEXT_STACK = 1 << 20         # of its guest stack, unless asked for otherwise
    LEAST_STACK = 1 << 14
    SERIAL_STEP = 24                # bits of the serial numbers of frames that a context has for itself

ctypedef struct Further:            # a further context with what an instance has beside its own
    VmCtx ctx                       # must be first
    Watched watched
    TrapRec trap_rec

ctypedef struct Sums:
    uint64_t icount, ccount, slices, polls

cdef int map_registers(VmCtx* ctx, uint64_t slots) noexcept nogil:
    """Reserve a register stack. -1: no address space."""
    ctx.stack = <Slot*>vm_map(slots * 8 + VM_STACK_GUARD)
    if ctx.stack == NULL or vm_protect(ctx.stack, slots * 8, 1) != 0:
        return -1
    ctx.stack_end = <char*>(ctx.stack + slots)
    ctx.stack_guard = ctx.stack_end + VM_STACK_GUARD
    ctx.top = ctx.stack
    return 0

# --- running in a host thread

cdef int open_context(VmCtx* ctx) noexcept nogil:
    """This host thread is about to run the context: limits, handlers, installed code. Not 0: a note says why not."""
    cdef VmCtx* main = ctx.shared.main
    cdef bint ended
    ctx.abi.trap = 0
    ctx.abi.unwinding = 0
    ctx.captured = 0
    ctx.last_signals = vm_now()
    ctx.deadline = max(1, ctx.last_signals + ctx.timeout) if ctx.timeout else 0
    if ctx.number:
        ctx.abi.host, ctx.abi.attach = main.abi.host, main.abi.attach
        if ctx.abi.thread == NULL and ctx.abi.attach != NULL and ctx.abi.attach(&ctx.abi) != 0:
            ctx.abi.trap = TRAP_HEAP
            return -1
        if main.opened and main.deadline and (not ctx.deadline or main.deadline < ctx.deadline):
            ctx.deadline = main.deadline
    if ctx.shared.start_at < 0:
        ctx.shared.start_at = ctx.last_signals + START_AFTER
    new_slice(ctx)
    ctx.python_thread = vm_main_thread()
    ctx.c_limit = vm_stack_limit()
    ctx.native_exit = NULL
    vm_lock(ctx.shared)
    ctx.opened = 1
    ended = ctx.number and ctx.shared.ended != NULL
    vm_unlock(ctx.shared)
    if ended:
        give_back_slice(ctx)
        ctx.opened = 0
        ctx.abi.trap = UNWIND_STOP
        return -1
    if vm_install() != 0:
        set_note(&ctx.abi, "cannot install the handler for faults")
    elif ctx.native != NULL and vm_watch(ctx.watched, ctx) != 0:
        vm_unwatch(ctx.watched)
        set_note(&ctx.abi, "cannot start the thread that stops native code")
    else:
        if ctx.shared.pending != NULL:
            install_pending(ctx)
        return 0
    give_back_slice(ctx)
    ctx.opened = 0
    ctx.abi.trap = TRAP_HOST
    return -1

cdef void close_context(VmCtx* ctx) noexcept nogil:
    """This host thread is done with it: account for what was used of the slice."""
    if ctx.native != NULL:
        vm_unwatch(ctx.watched)
    give_back_slice(ctx)
    ctx.opened = 0
    if ctx.number:
        ctx.stop = 0

cdef void give_back_slice(VmCtx* ctx) noexcept nogil:
    ctx.slices += ctx.slice - ctx.cnt
    if ctx.metered:
        vm_add64(ctx.fuel, ctx.cnt)
    ctx.slice = ctx.cnt = 0

cdef int run_context(Ctx* abi, uint32_t function, Slot* slots) noexcept nogil:
    """allvm_run: call a function in a context that this thread has opened, or opens for this call."""
    cdef VmCtx* ctx = <VmCtx*>abi
    cdef bint inside = ctx.opened
    cdef int rc
    if not inside:
        if open_context(ctx) != 0:
            return ctx.abi.trap
    elif ctx.depth == 0:
        ctx.abi.trap = 0
        ctx.captured = 0
    if function < ctx.n_functions:
        rc = run_function(ctx, function, slots)
    else:
        rc = ctx.abi.trap = TRAP_INDIRECT
    if not inside:
        close_context(ctx)
    return rc

cdef int open_for_c(Ctx* abi) noexcept nogil:
    """allvm_open."""
    return open_context(<VmCtx*>abi)

cdef void close_for_c(Ctx* abi) noexcept nogil:
    """allvm_close."""
    close_context(<VmCtx*>abi)

cdef void stop_for_c(Ctx* abi) noexcept nogil:
    """allvm_stop: from any thread, the context's run ends with UNWIND_STOP at its next safepoint."""
    (<VmCtx*>abi).stop = STOP_QUIETLY

cdef Ctx* fork_context(Ctx* abi, uint64_t stack_size) noexcept nogil:
    """Ctx.fork."""
    cdef VmShared* shared = (<VmCtx*>abi).shared
    return NULL if shared.ended != NULL or stack_size > 1 << 30 else <Ctx*>make_context(shared, stack_size)

cdef void drop_for_c(Ctx* abi) noexcept nogil:
    """Ctx.drop."""
    drop_context(<VmCtx*>abi)

cdef void end_program(Ctx* abi) noexcept nogil:
    """Ctx.end: the program ends for the reason that this context has, unless it ends already."""
    cdef VmCtx* ctx = <VmCtx*>abi
    vm_lock(ctx.shared)
    if ctx.shared.ended == NULL:
        ctx.shared.ended = ctx
    vm_unlock(ctx.shared)
    stop_all(ctx.shared, ctx, STOP_QUIETLY)

cdef void forget_end(VmShared* shared) noexcept nogil:
    """What ended the program has been told."""
    cdef VmCtx* ctx = shared.ended
    shared.ended = NULL
    shared.main.stop = 0
    if ctx != NULL and ctx != shared.main:
        ctx.abi.thread = NULL
        drop_context(ctx)

cdef void set_hooks(Ctx* abi) noexcept nogil:
    """What the host library needs to run threads."""
    abi.fork = fork_context
    abi.open = open_for_c
    abi.close = close_for_c
    abi.drop = drop_for_c
    abi.end = end_program

cdef void stop_all(VmShared* shared, VmCtx* but, int how) noexcept nogil:
    """Have all contexts stopped that run, but one; the instance's own next time when none does."""
    cdef VmCtx* ctx
    cdef bint running = shared.main.opened
    vm_lock(shared)
    ctx = shared.contexts
    while ctx != NULL:
        if ctx.opened:
            running = True
            if ctx != but:
                ctx.stop = how
        ctx = ctx.next
    if shared.main != but and (shared.main.opened or not running):
        shared.main.stop = how
    vm_unlock(shared)

# --- making them

cdef int take_stack(VmShared* shared, uint64_t size, uint64_t* lo) noexcept nogil:
    """Guest memory for a stack, with the lock held: its lowest address. -1: no room under the memory limit."""
    cdef VmCtx* main = shared.main
    cdef VmCtx* other = shared.contexts
    cdef GuestStacks* stacks = main.abi.stacks
    cdef uint64_t at, limit
    if stacks == NULL:
        stacks = <GuestStacks*>calloc(1, sizeof(GuestStacks))
        if stacks == NULL:
            return -1
        main.abi.stacks = stacks
    if stacks.n == MAX_STACKS or size + 2 * PAGE > shared.stacks_lo - main.abi.heap_end:
        return -1
    at = shared.stacks_lo - size
    limit = main.abi.stack_lo + shared.most
    if limit < main.abi.heap_end + shared.stacks_size + size:
        return -1
    if vm_protect(main.abi.mem + at, size, 1) != 0:
        return -1
    limit = min(limit - shared.stacks_size - size, at - 2 * PAGE)   # a guard above the heap, and one below this stack
    stacks.at[stacks.n].lo, stacks.at[stacks.n].hi = at, at + size
    vm_publish32(&stacks.n, stacks.n + 1)
    shared.stacks_size += size
    shared.stacks_lo = at - PAGE
    vm_publish64(&main.abi.heap_max, limit)
    while other != NULL:
        vm_publish64(&other.abi.heap_max, limit)
        other = other.next
    lo[0] = at
    return 0

cdef VmCtx* new_context(VmShared* shared, uint64_t size) noexcept nogil:
    """With the lock held; NULL: no memory or too many."""
    cdef VmCtx* ctx = <VmCtx*>calloc(1, sizeof(Further))
    cdef uint64_t lo = 0
    if ctx == NULL:
        return NULL
    ctx[0] = shared.main[0]
    ctx.stack = NULL
    if map_registers(ctx, CONTEXT_SLOTS) != 0 or take_stack(shared, size, &lo) != 0:
        vm_unmap(ctx.stack, CONTEXT_SLOTS * 8 + VM_STACK_GUARD)
        free(ctx)
        return NULL
    shared.n_contexts += 1
    ctx.number = shared.n_contexts
    ctx.abi.stacks = shared.main.abi.stacks
    ctx.abi.thread = NULL
    ctx.abi.heap_max = shared.main.abi.heap_max
    # its copy of thread-local data lies above its stack
    ctx.abi.sp_lo, ctx.abi.sp_hi = lo, lo + size
    if shared.tls_size:
        ctx.abi.sp_hi = (lo + size - shared.tls_size) & ~(shared.tls_align - 1)
        ctx.abi.tls = ctx.abi.sp_hi - shared.tls_lo
    ctx.serial = <uint64_t>ctx.number << SERIAL_STEP
    ctx.trap_rec = &(<Further*>ctx).trap_rec
    ctx.watched = &(<Further*>ctx).watched
    ctx.icount = ctx.ccount = ctx.slices = ctx.polls = ctx.ticks = ctx.last_tick = 0
    ctx.next = shared.contexts
    shared.contexts = ctx
    return ctx

cdef VmCtx* take_idle(VmShared* shared, uint64_t size) noexcept nogil:
    """A context that nobody uses, with a stack of about the right size, with the lock held; or NULL."""
    cdef VmCtx** link = &shared.idle
    cdef VmCtx* ctx
    cdef uint64_t has
    while link[0] != NULL:
        ctx = link[0]
        has = page_up(ctx.abi.sp_hi - ctx.abi.sp_lo + shared.tls_size)
        if has >= size and (has <= 4 * size or shared.n_contexts == MAX_STACKS):
            link[0] = ctx.next_idle
            return ctx
        link = &ctx.next_idle
    return NULL

cdef VmCtx* make_context(VmShared* shared, uint64_t stack_size) noexcept nogil:
    """A context at the state in which no program has run in it. NULL: no memory under the limit, or too many."""
    cdef uint64_t size = page_up(max(stack_size, LEAST_STACK) + (shared.tls_size + shared.tls_align if shared.tls_size else 0))
    cdef VmCtx* ctx
    vm_lock(shared)
    ctx = take_idle(shared, size)
    if ctx == NULL:
        ctx = new_context(shared, size)
    vm_unlock(shared)
    if ctx == NULL:
        return NULL
    ctx.abi.trap = ctx.abi.exit_code = 0
    ctx.abi.trap_addr = 0
    ctx.abi.trap_note[0] = 0
    ctx.abi.sp = ctx.abi.sp_hi
    if shared.tls_size:
        memcpy(ctx.abi.mem + ctx.abi.sp_hi, shared.tls_image, shared.tls_size)
    ctx.pc, ctx.R, ctx.top = NULL, NULL, ctx.stack
    ctx.in_guest = IN_HOST
    ctx.stop = ctx.depth = ctx.captured = ctx.opened = ctx.marked = 0
    ctx.slice = ctx.cnt = ctx.deadline = 0
    ctx.node = ctx.group = NULL
    ctx.scratch_lo = ctx.scratch_at = ctx.scratch_hi = 0
    ctx.timeout = shared.main.timeout
    ctx.fuel = &shared.fuel
    ctx.activation = ctx.jump_activation = ctx.native_exit = ctx.exception = ctx.osr = NULL
    ctx.n_pcs = 0
    (<TrapRec*>ctx.trap_rec).n = 0
    return ctx

cdef void drop_context(VmCtx* ctx) noexcept nogil:
    """Nobody uses it any more: the next one to ask gets it."""
    vm_lock(ctx.shared)
    ctx.next_idle = ctx.shared.idle
    ctx.shared.idle = ctx
    vm_unlock(ctx.shared)

cdef void free_contexts(VmShared* shared) noexcept nogil:
    cdef VmCtx* ctx = shared.contexts
    cdef VmCtx* next
    while ctx != NULL:
        next = ctx.next
        vm_unmap(ctx.stack, CONTEXT_SLOTS * 8 + VM_STACK_GUARD)
        free(ctx)
        ctx = next
    if shared.main != NULL:
        free(shared.main.abi.stacks)

cdef void sum_contexts(VmShared* shared, Sums* sums) noexcept nogil:
    cdef VmCtx* ctx = shared.main
    memset(sums, 0, sizeof(Sums))
    vm_lock(shared)
    while ctx != NULL:
        sums.icount += ctx.icount
        sums.ccount += ctx.ccount
        sums.slices += ctx.slices + (ctx.slice - ctx.cnt)
        sums.polls += ctx.polls
        ctx = shared.contexts if ctx == shared.main else ctx.next
    vm_unlock(shared)

# --- for Python

cdef int keep_exception(VmCtx* ctx, object e) except -1:
    """Note a Python exception that ends the context's run."""
    cdef void* old = ctx.exception
    Py_INCREF(e)
    ctx.exception = <void*>e
    if old != NULL:
        Py_DECREF(<object>old)
    return 0

cdef object take_exception(VmCtx* ctx):
    cdef object e
    if ctx.exception == NULL:
        return None
    e = <object>ctx.exception
    ctx.exception = NULL
    Py_DECREF(e)
    return e

cdef int64_t in_ns(timeout) except -1:
    """A time limit in seconds, or None, as `VmCtx.timeout`."""
    return 0 if timeout is None else max(1, <int64_t>(min(timeout, 1e9) * 1e9))

def context_functions():
    """The addresses of the C functions that run contexts without the GIL, see docs/native-abi.md: {name: address}."""
    return {"allvm_run": <size_t>&run_context, "allvm_open": <size_t>&open_for_c, "allvm_close": <size_t>&close_for_c,
            "allvm_stop": <size_t>&stop_for_c}


cdef class Context:
    """One more context of an instance: runs its functions in another thread, at the same time.

    stack_size: bytes of its guest stack. fuel: a limit of its own, where the instance has one; else it shares that.
    timeout: seconds for each outermost call, by default the instance's. A context is used by one thread at a time.
    """

    cdef Instance instance
    cdef VmCtx* ctx

    def __init__(self, Instance instance, *, stack_size=CONTEXT_STACK, fuel=None, timeout=None):
        if self.ctx != NULL:
            raise UsageError("a context is made once")
        if not 0 < stack_size <= 1 << 30:
            raise UsageError(f"the stack's size {stack_size} is not from 1 to {1 << 30}")
        if fuel is not None and (fuel < 0 or not instance.ctx.metered):
            raise UsageError("a context has fuel of its own, not less than 0, only where its instance has")
        if instance.T.options & ~OPTION_STYLE & ~OPTION_COUNT:
            raise UsageError("an instance that traces or profiles has one context")
        if instance.ctx.depth and instance.owner != PyThread_get_thread_ident():
            raise UsageError("the instance is running in another thread")
        self.ctx = make_context(&instance.shared, stack_size)
        if self.ctx == NULL:
            raise MemoryError(f"no room for a context with a stack of {stack_size} bytes")
        self.instance = instance
        if timeout is not None:
            self.ctx.timeout = in_ns(timeout)
        if fuel is not None:
            self.ctx.own_fuel = min(fuel, 1 << 62)
            self.ctx.fuel = &self.ctx.own_fuel

    def __dealloc__(self):
        self.close()

    def close(self):
        """Give its stack back."""
        if self.ctx != NULL and self.instance is not None:
            if self.ctx.opened:
                raise UsageError("the context is running")
            take_exception(self.ctx)
            drop_context(self.ctx)
            self.ctx = NULL

    cdef VmCtx* open(self) except NULL:
        if self.ctx == NULL:
            raise UsageError("the context is closed")
        return self.ctx

    def call(self, function, args=()):
        """As `Instance.call`."""
        cdef uint32_t index = self.instance.index_of(function)
        cdef Slot slots[MAX_VALUES]
        self.instance.set_arguments(index, slots, tuple(args))
        self.run(index, slots)
        return self.instance.get_results(index, slots)

    cdef int run(self, uint32_t index, Slot* slots) except -1:
        cdef VmCtx* ctx = self.open()
        cdef int rc
        if ctx.opened and not ctx.depth:
            raise UsageError("the context is running in another thread")
        with nogil:
            rc = run_context(&ctx.abi, index, slots)
        if rc != 0:
            raise self.instance.failure(ctx)
        return 0

    def failure(self):
        """The exception for what ended the last `allvm_run` in this context, or None when it returned 0."""
        cdef VmCtx* ctx = self.open()
        return self.instance.failure(ctx) if ctx.abi.trap else None

    def interrupt(self):
        """Stop what runs in this context, or runs next, with a trap of kind 'interrupt'; from any thread."""
        self.open().stop = STOP_INTERRUPT

    @property
    def address(self):
        """The address of its C `Ctx`, for `allvm_run`."""
        return <size_t>self.open()

    @property
    def number(self):
        """Its number among the instance's contexts, from 1."""
        return self.open().number

    def stats(self):
        """Counts of this context, those of others that used it before included."""
        cdef VmCtx* ctx = self.open()
        return {"units": ctx.slices + (ctx.slice - ctx.cnt), "safepoints": ctx.polls,
                "fuel_left": max(0, ctx.fuel[0]) if ctx.metered else None, "stack": (ctx.abi.sp_lo, ctx.abi.sp_hi)}
