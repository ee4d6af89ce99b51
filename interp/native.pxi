# Native code in an instance: installing it, hotness, on-stack replacement. What needs no Cython is in vm_native.h.
#
# Code comes as a batch from whatever thread compiled it, and is installed by the thread that runs the guest, at its
# next safepoint: so nothing changes under a running handler. Code is never taken out while the instance lives,
# since frames of it may be on the stack; a better version just takes the entries over.

from libc.stdlib cimport qsort

cdef extern from "dlfcn.h" nogil:
    void* dlopen(const char* name, int how)
    int RTLD_NOW, RTLD_LOCAL

cdef extern from "vm_gdb.h":
    void* vm_gdb_add(const char* object, uint64_t size)
    void vm_gdb_remove(void* entry)

cdef extern from *:
    """
    static inline void vm_push_batch(void *volatile *list, void *batch, void **next)
    {
        void *first = __atomic_load_n(list, __ATOMIC_RELAXED);
        do *next = first;
        while (!__atomic_compare_exchange_n(list, &first, batch, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
    }
    static inline void *vm_take_batches(void *volatile *list) { return __atomic_exchange_n(list, 0, __ATOMIC_ACQUIRE); }
    """
    void vm_push_batch(void** list, void* batch, void** next) nogil
    void* vm_take_batches(void** list) nogil

# An entry into native code: of a function (header NO_HEADER; TYPED: with arguments in registers), or of a loop in it.
cdef enum:
    NO_HEADER = 0x7FFFFFFF
    TYPED = 0x7FFFFFFE

ctypedef struct NativeEntry:
    uint32_t function
    uint32_t header
    uint32_t replaces               # a loop of quick code as well
    HostFn address

ctypedef struct Batch:
    void* next
    uint32_t n_ranges
    uint32_t n_entries
    NativeRange* ranges
    NativeEntry* entries

# --- headers of loops, noted when a function is translated

cdef void note_headers(VmCtx* ctx, Translator* T, Code* code) noexcept nogil:
    """Fill in code.headers: the targets of back edges, with what only accumulators hold there."""
    cdef uint32_t i, k, n = 0
    cdef TI* ti
    cdef uint8_t* mark
    cdef Header* header
    cdef NativeEntry* waiting
    code.headers = NULL
    code.n_headers = 0
    if T.has_setjmp or T.options & ~OPTION_STYLE:
        return
    mark = <uint8_t*>calloc(T.d.count + 1, 1)
    if mark == NULL:
        return
    for i in range(T.n):
        ti = &T.ti[i]
        if ti.flags & TI_DELETED or ti.target == NO_TARGET:
            continue
        if ti.iop == I_switch or ti.iop == I_switch_back:
            for k in range(<uint32_t>ti.word):
                if T.d.list[ti.target + k] <= ti.origin:
                    mark[T.d.list[ti.target + k]] = 1
        elif not IOPS[ti.iop].flags & IF_CALL and ti.target <= ti.origin:
            mark[ti.target] = 1
    for i in range(T.d.count):
        n += mark[i]
    code.headers = <Header*>calloc(n + 1, sizeof(Header))
    if code.headers != NULL:
        for i in range(T.d.count):
            if mark[i]:
                header = &code.headers[code.n_headers]
                code.n_headers += 1
                header.index = i
                header.pc = code.start + T.offsets[T.start[i]]
                header.top = <uint16_t>T.top
                header.old_sp = <uint16_t>T.old_sp
                header.one_result = T.t.types[T.t.type_of[T.function]].n_results == 1
                memset(header.held, 0xFF, sizeof(header.held))
                if not T.options & (OPTION_PLAIN | OPTION_NO_ACCUMULATORS):
                    memcpy(header.held, (<AccState*>T.states)[T.block_of[i]].held, sizeof(header.held))
                for k in range(ctx.shared.n_waiting):
                    waiting = <NativeEntry*>ctx.shared.waiting + k
                    if waiting.function == T.function and waiting.header == i:
                        header.entry = waiting.address
                        ctx.shared.osr_ready = 1
    free(mark)

cdef void free_headers(Code* code) noexcept nogil:
    free(code.headers)

# --- installing

cdef int compare_ranges(const void* a, const void* b) noexcept nogil:
    cdef uint64_t x = (<const NativeRange*>a).lo, y = (<const NativeRange*>b).lo
    return (x > y) - (x < y)

cdef int add_ranges(VmCtx* ctx, const NativeRange* ranges, uint32_t n) noexcept nogil:
    """Make more code known. -1: out of memory."""
    cdef NativeRanges* old = <NativeRanges*>ctx.shared.ranges
    cdef uint32_t had = old.n if old != NULL else 0
    cdef NativeRanges* all = <NativeRanges*>malloc(sizeof(NativeRanges) + (had + n) * sizeof(NativeRange))
    if all == NULL:
        return -1
    if had:
        memcpy(all.range, old.range, had * sizeof(NativeRange))
    memcpy(all.range + had, ranges, n * sizeof(NativeRange))
    all.n = had + n
    qsort(all.range, had + n, sizeof(NativeRange), compare_ranges)
    all.older = old                     # another thread may be looking at it
    vm_publish(&ctx.shared.ranges, all)
    return 0

cdef void free_ranges(VmShared* shared) noexcept nogil:
    cdef NativeRanges* ranges = <NativeRanges*>shared.ranges
    cdef NativeRanges* older
    while ranges != NULL:
        older = ranges.older
        free(ranges)
        ranges = older

cdef void add_replacement(VmCtx* ctx, const NativeEntry* e) noexcept nogil:
    """Note a better version of a loop for quick code that is running it."""
    cdef NativeEntry* all = <NativeEntry*>ctx.shared.replaced
    cdef uint32_t i
    for i in range(ctx.shared.n_replaced):
        if all[i].function == e.function and all[i].header == e.header:
            all[i].address = e.address
            return
    if reserve(&ctx.shared.replaced, ctx.shared.n_replaced + 1, sizeof(NativeEntry)) == 0:
        (<NativeEntry*>ctx.shared.replaced)[ctx.shared.n_replaced] = e[0]
        ctx.shared.n_replaced += 1

cdef HostFn find_replacement(VmCtx* ctx, uint32_t function, uint32_t header) noexcept nogil:
    """VmCtx.find_replacement: the better version of a loop of quick code, or NULL."""
    cdef NativeEntry* all
    cdef HostFn found = NULL
    cdef uint32_t i
    vm_lock(ctx.shared)
    all = <NativeEntry*>ctx.shared.replaced
    for i in range(ctx.shared.n_replaced):
        if all[i].function == function and all[i].header == header:
            found = all[i].address
    vm_unlock(ctx.shared)
    return found

cdef void install_entry(VmCtx* ctx, NativeEntry* e) noexcept nogil:
    cdef Translator* T = <Translator*>ctx.code
    cdef Insn* stub = ctx.arena + e.function
    cdef TypedEntry* typed
    cdef uint32_t i, k
    if e.header == TYPED:
        typed = &ctx.abi.native_typed[e.function]
        vm_publish(&typed.entry, <void*>e.address)
        vm_publish32(<int32_t*>&typed.type, T.t.type_of[e.function])
        return
    if e.header == NO_HEADER:
        vm_publish(&ctx.native[e.function], <void*>e.address)
        vm_publish(&stub.h, <void*>vm_on_native)
        vm_publish(&ctx.entry[e.function], stub)
        return
    if e.replaces:
        add_replacement(ctx, e)
    for i in range(T.n_codes):
        if T.codes[i].function == e.function:
            for k in range(T.codes[i].n_headers):
                if T.codes[i].headers[k].index == e.header:
                    vm_publish(&T.codes[i].headers[k].entry, <void*>e.address)
                    ctx.shared.osr_ready = 1
            return
    if reserve(&ctx.shared.waiting, ctx.shared.n_waiting + 1, sizeof(NativeEntry)) == 0:
        (<NativeEntry*>ctx.shared.waiting)[ctx.shared.n_waiting] = e[0]
        ctx.shared.n_waiting += 1

cdef void patch_calls(VmCtx* ctx) noexcept nogil:
    """Let direct calls of functions that have become native go there."""
    cdef Translator* T = <Translator*>ctx.code
    cdef Insn* insn
    cdef Insn* target
    cdef Code* code
    cdef uint32_t i
    for i in range(T.n_codes):
        insn = T.codes[i].start
        while insn < T.codes[i].end:
            if insn.h == ctx.call_handler:
                target = <Insn*>(<char*>insn + insn.i)
                code = find_code(ctx, target)
                if code != NULL and code.start == target and ctx.native[code.function] != NULL:
                    vm_publish32(&insn.i, <uint32_t>(<char*>ctx.entry[code.function] - <char*>insn))
            insn += 1

cdef void install_pending(VmCtx* ctx) noexcept nogil:
    """Install all that is waiting, the oldest first."""
    vm_lock(ctx.shared)
    install_batches(ctx)
    vm_unlock(ctx.shared)

cdef void install_batches(VmCtx* ctx) noexcept nogil:
    cdef Batch* batch = <Batch*>vm_take_batches(&ctx.shared.pending)
    cdef Batch* next
    cdef Batch* first = NULL
    cdef uint32_t i
    if batch == NULL:
        return
    while batch != NULL:
        next = <Batch*>batch.next
        batch.next = first
        first = batch
        batch = next
    while first != NULL:
        if add_ranges(ctx, first.ranges, first.n_ranges) == 0:
            for i in range(first.n_entries):
                install_entry(ctx, &first.entries[i])
        next = <Batch*>first.next
        free(first)
        first = next
    patch_calls(ctx)

cdef void free_pending(VmCtx* ctx) noexcept nogil:
    cdef Batch* batch = <Batch*>vm_take_batches(&ctx.shared.pending)
    cdef Batch* next
    while batch != NULL:
        next = <Batch*>batch.next
        free(batch)
        batch = next

# --- safepoints

cdef void take_sample(VmCtx* ctx, Insn* pc) noexcept nogil:
    """A slice of the interpreter's is used up at pc."""
    cdef Code* code = find_code(ctx, pc)
    cdef uint32_t i
    if code != NULL:
        ctx.heat[code.function] += 1
        for i in range(code.n_headers):
            if code.headers[i].pc == pc:
                ctx.heat_at[code.function] = code.headers[i].index
                return
        ctx.heat_calls[code.function] += 1
    elif pc >= ctx.arena and pc < ctx.arena + ctx.n_functions:
        ctx.heat[pc - ctx.arena] += 1
        ctx.heat_calls[pc - ctx.arena] += 1

cdef void note_call(VmCtx* ctx, uint32_t function) noexcept:
    """A call from outside ends: what it used of its last slice counts, or many short calls would never be hot."""
    ctx.short_units += ctx.slice - ctx.cnt + 1
    if ctx.short_units >= ctx.slice_size:
        ctx.heat[function] += <uint32_t>(ctx.short_units // ctx.slice_size)
        ctx.heat_calls[function] += <uint32_t>(ctx.short_units // ctx.slice_size)
        ctx.short_units %= ctx.slice_size
        ctx.shared.start_at = 0

cdef Header* find_header(VmCtx* ctx, Insn* pc) noexcept nogil:
    """The loop header at pc that native code can take over, or NULL."""
    cdef Code* code = find_code(ctx, pc)
    cdef uint32_t i
    if code != NULL:
        for i in range(code.n_headers):
            if code.headers[i].pc == pc:
                return &code.headers[i] if code.headers[i].entry != NULL else NULL
    return NULL

cdef int use_slice(VmCtx* ctx) noexcept nogil:
    """Account for the slice that is used up and begin a new one. Not 0: no fuel is left."""
    ctx.polls += 1
    ctx.slices += ctx.slice - ctx.cnt
    if ctx.metered:
        if vm_add64(ctx.fuel, ctx.cnt) < 0:     # cnt: the negative of what was used beyond the slice
            vm_add64(ctx.fuel, -ctx.cnt)
            ctx.slice = ctx.cnt = 0
            ctx.abi.trap = TRAP_FUEL
            return TRAP_FUEL
    new_slice(ctx)
    return 0

cdef int native_safepoint(VmCtx* ctx, uint32_t function) noexcept nogil:
    """VmCtx.safepoint: native code has used up a slice, and is about to call `function` unless that is ~0."""
    if use_slice(ctx) != 0:
        return ctx.abi.trap
    if function < ctx.n_functions:
        ctx.heat[function] += 1
        ctx.heat_calls[function] += 1
    if ctx.shared.pending != NULL:
        install_pending(ctx)
    return check_limits(ctx)

cdef int native_run(VmCtx* ctx, uint32_t function, Slot* args) noexcept nogil:
    """VmCtx.run_function: native code calls a function that is interpreted, Python's, or undefined."""
    cdef int depth = ctx.depth
    cdef int rc
    ctx.depth = 1                       # limited by the host's stack instead
    rc = run_function(ctx, function, args)
    ctx.depth = depth
    return rc

cdef void native_tick(VmCtx* ctx, uint64_t pc) noexcept nogil:
    """VmCtx.tick: a tick of the watch finds native code at pc."""
    ctx.last_tick = pc
    ctx.ticks += 1
    if ctx.shared.n_replaced or ctx.shared.pending != NULL:
        ctx.abi.native_poll = 1

# --- stack traces

cdef void add_native(VmCtx* ctx, TrapRec* trap, const uint64_t* pcs, uint32_t n) noexcept nogil:
    """Native frames, innermost first; a small number is an import that was called by its address."""
    cdef uint32_t i
    for i in range(n):
        if trap.n == MAX_FRAMES:
            return
        trap.frames[trap.n].pc = pcs[i]
        trap.frames[trap.n].function = trap.frames[trap.n].instruction = 0
        if pcs[i] < ctx.n_functions:
            trap.frames[trap.n].pc = 0
            trap.frames[trap.n].function = <uint32_t>pcs[i]
        trap.n += 1

cdef inline bint stands_in(VmCtx* ctx, Insn* pc) noexcept nogil:
    """Whether the interpreter's frame at pc is that of a native function."""
    return pc == ctx.stand_in or (pc >= ctx.arena and pc < ctx.arena + ctx.n_functions and pc.h == <void*>vm_on_native)

cdef void walk_exit(VmCtx* ctx, TrapRec* trap, void* exit, Activation* a) noexcept nogil:
    """The native frames of an activation that called out, below the one at `exit`."""
    cdef uint64_t pcs[208]
    add_native(ctx, trap, pcs, vm_walk_exit(ctx, exit, <char*>a, pcs, 0, VM_NATIVE_PCS))

# --- for Python

def context_offsets():
    """Where native code finds the fields of `Ctx`: {name: offset}."""
    return {"mem": <size_t>&(<Ctx*>0).mem, "sp": <size_t>&(<Ctx*>0).sp, "stack_lo": <size_t>&(<Ctx*>0).stack_lo}

def low_memory(Instance self):
    """The host address of guest address 0 where native code may contain it as a constant (Options.base of jit/lower.py), or 0."""
    cdef uint64_t base = <uint64_t>self.ctx.abi.mem
    return base if base == LOW_MEMORY else 0

def enable_native(Instance self):
    """Prepare for native code: entries, counters of hotness, the watch over endless loops."""
    cdef VmCtx* ctx = &self.ctx
    cdef uint32_t i
    if ctx.native != NULL:
        return
    if self.T.options & ~OPTION_STYLE:
        raise UsageError("an instance that counts, traces or profiles runs in the interpreter only")
    if ctx.loop != NULL:
        raise UsageError(f"native code works with the interpreter's dispatch \"tail\" only, not with {self.dispatch!r}")
    if ctx.depth:
        raise UsageError("an instance is prepared for native code before it runs")
    if self.shared.contexts != NULL:
        raise UsageError("an instance is prepared for native code before it has further contexts")
    if self.shared.arena_next == ctx.arena_end:
        raise MemoryError("no room for native code")
    ctx.heat = <uint32_t*>checked_calloc(ctx.n_functions, sizeof(uint32_t))
    ctx.heat_calls = <uint32_t*>checked_calloc(ctx.n_functions, sizeof(uint32_t))
    ctx.heat_at = <uint32_t*>checked_calloc(ctx.n_functions, sizeof(uint32_t))
    memset(ctx.heat_at, 0xFF, ctx.n_functions * sizeof(uint32_t))
    ctx.stand_in = self.shared.arena_next
    self.shared.arena_next += 1
    ctx.stand_in.h = <void*>vm_on_native
    ctx.n_imports = self.program.t.n_imports
    ctx.run_function = native_run
    ctx.safepoint = native_safepoint
    ctx.tick = native_tick
    ctx.install = install_pending
    ctx.find_replacement = find_replacement
    ctx.find_jump = find_jump
    vm_set_native(ctx)
    ctx.abi.native_typed = <TypedEntry*>checked_calloc(ctx.n_functions, sizeof(TypedEntry))
    for i in range(ctx.n_functions):
        ctx.abi.native_typed[i].type = <uint32_t>-1
    ctx.abi.native_functions = ctx.n_functions
    ctx.native = <HostFn*>checked_calloc(ctx.n_functions, sizeof(HostFn))

def install_native(Instance self, entries, ranges, keep, bint replaces=False):
    """Have native code installed, at the next safepoint or entry; from any thread.

    entries: (function, header or None or 'typed', address). ranges: (first, end) addresses of code. keep: kept alive as long
    as the instance; keep.locate(pc) gives the (function, instruction) pairs of a program counter, innermost first.
    replaces: quick code that runs one of the loops with an entry goes over to it.
    """
    cdef uint32_t i
    cdef Batch* batch
    entries, ranges = list(entries), list(ranges)
    enable_native(self)
    for function, header, address in entries:
        if not self.program.t.n_imports <= function < self.program.t.n_functions or not address:
            raise UsageError(f"native code cannot be installed for function {function}")
    batch = <Batch*>checked_calloc(1, sizeof(Batch) + len(ranges) * sizeof(NativeRange) + len(entries) * sizeof(NativeEntry))
    batch.ranges = <NativeRange*>(batch + 1)
    batch.n_ranges = <uint32_t>len(ranges)
    batch.entries = <NativeEntry*>(batch.ranges + batch.n_ranges)
    batch.n_entries = <uint32_t>len(entries)
    for i in range(batch.n_ranges):
        batch.ranges[i].lo, batch.ranges[i].hi = ranges[i]
    for i in range(batch.n_entries):
        function, header, address = entries[i]
        batch.entries[i].function = function
        batch.entries[i].header = NO_HEADER if header is None else TYPED if header == "typed" else header
        batch.entries[i].address = <HostFn><size_t>address
        batch.entries[i].replaces = replaces
    self.native_code.append((ranges, keep))
    vm_push_batch(&self.shared.pending, batch, &batch.next)

def set_slice(Instance self, int64_t units):
    """How many calls and taken back edges there are between two safepoints."""
    self.ctx.slice_size = max(1, min(units, SLICE))

def start_later(Instance self, starter):
    """Have a function called when the program has run for a few milliseconds, in the thread that runs it."""
    self.starter = starter
    self.shared.start_at = -1

def set_polling(Instance self, bint always):
    """Whether quick code asks for a better version at every back edge, rather than every few milliseconds (for tests)."""
    enable_native(self)
    self.shared.poll_always = self.ctx.abi.native_poll = always

def set_compiling(Instance self, bint yes):
    """Whether a compilation in the background is using Python's lock."""
    self.shared.compiling = yes

def take_heat(Instance self):
    """Functions that the interpreter ran at safepoints since the last time:
    [(function, safepoints, those of them at its calls, loop header of the last of the others or None)]."""
    cdef uint32_t i
    found = []
    if self.ctx.heat != NULL:
        for i in range(self.program.t.n_imports, self.program.t.n_functions):
            if self.ctx.heat[i]:
                found.append((i, self.ctx.heat[i], self.ctx.heat_calls[i], None if self.ctx.heat_at[i] == 0xFFFFFFFF else self.ctx.heat_at[i]))
                self.ctx.heat[i] = self.ctx.heat_calls[i] = 0
                self.ctx.heat_at[i] = 0xFFFFFFFF
    return found

cdef void on_plan(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    """A call of a function with a plan: interpreted, until its call has come."""
    cdef uint32_t function = <uint32_t>pc.i
    cdef Plan* plan = <Plan*>ctx.plans + function
    cdef int failed = 0
    if not vm_count_down(&plan.left):
        vm_publish(&ctx.native[function], <void*>plan.address)
        vm_publish(&pc.h, <void*>vm_on_native)
        ENTER_NATIVE(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if plan.code == NULL:
        ctx.in_guest = IN_HOST
        vm_lock(ctx.shared)
        if plan.code == NULL:
            failed = translate(ctx, function)
            if not failed:
                vm_publish(&plan.code, ctx.entry[function])
                vm_publish(&ctx.entry[function], pc)
        vm_unlock(ctx.shared)
        if failed:
            ctx.pc, ctx.R, ctx.cnt = pc, R, cnt
            ctx.abi.trap = TRAP_HEAP
            set_note(&ctx.abi, "no memory to translate a function")
            return
        ctx.in_guest = IN_INTERPRETER
    pc = plan.code
    CONTINUE(pc, R, mem, cnt, ctx, acc, facc, sacc)

def plan_native(Instance self, entries, ranges, keep):
    """Code that takes over at a given call: entries (function, address, calls that are interpreted before).
    Before the instance runs; the rest as for install_native."""
    cdef Insn* stub
    cdef Plan* plan
    enable_native(self)
    install_native(self, [], ranges, keep)
    if self.shared.contexts != NULL:
        raise UsageError("a plan is made before the instance has further contexts")
    if self.ctx.plans == NULL:
        self.ctx.plans = checked_calloc(self.ctx.n_functions, sizeof(Plan))
    for function, address, calls in entries:
        stub = self.ctx.arena + <uint32_t>function
        if stub.h != <void*>self.T.handlers[IOPS[I_lazy].first]:
            raise UsageError("a plan is made before the program runs, once for each function")
        plan = <Plan*>self.ctx.plans + <uint32_t>function
        plan.left, plan.address = calls, <HostFn><size_t>address
        stub.h = <void*>on_plan

def native_place(Instance self):
    """(ticks of the watch that found native code, the program counter of the last)."""
    return self.ctx.ticks, self.ctx.last_tick

def installed(Instance self):
    """The functions that run as native code."""
    cdef uint32_t i
    if self.ctx.native == NULL:
        return []
    return [i for i in range(self.program.t.n_functions) if self.ctx.native[i] != NULL]

cdef list native_frames(Instance self, uint64_t pc):
    """The (function, instruction) pairs of a native program counter, innermost first."""
    for ranges, keep in self.native_code:
        for lo, hi in ranges:
            if lo <= pc < hi:
                return list(keep.locate(pc))
    return []

def call_host(Instance self, size_t address, args):
    """Call a function of the host library as the guest would: its first result, 64 bits. Trap and the like as for `call`."""
    cdef Slot slots[MAX_VALUES]
    cdef uint32_t i
    cdef bint outermost
    cdef int rc
    args = tuple(args)
    for i in range(len(args)):
        slots[i].u64 = args[i] & 0xFFFFFFFFFFFFFFFF
    slots[0].u64 = slots[0].u64 if args else 0
    outermost = self.enter()
    self.ctx.depth += 1
    try:
        with nogil:
            (<HostFn><void*>address)(&self.ctx.abi, slots)
            rc = self.ctx.abi.trap
    finally:
        self.ctx.depth -= 1
        self.leave(outermost)
    if rc != 0:
        self.failed()
    return slots[0].u64

def memory_address(Instance self):
    """The host address of guest address 0."""
    return <size_t>self.ctx.abi.mem

def preload(bytes path):
    """Load a shared library without Python's lock; whoever imports it afterwards finds it loaded. Whether that worked."""
    cdef const char* name = path
    cdef void* handle
    with nogil:
        handle = dlopen(name, RTLD_NOW | RTLD_LOCAL)
    return handle != NULL

def show_gdb(bytes object):
    """Let GDB see an object file that describes code in memory; what `hide_gdb` takes back."""
    cdef void* entry = vm_gdb_add(object, len(object))
    if entry == NULL:
        raise MemoryError("no memory for what GDB sees")
    return <size_t>entry

def hide_gdb(size_t entry):
    """Take back what `show_gdb` showed."""
    vm_gdb_remove(<void*>entry)
