# Dataflow graphs: the instances of a leaf node, one after the other, switched at barriers; and the way to the graph runtime.

# An instance that waits at a barrier.
ctypedef struct Parked:
    Insn* pc
    int64_t frame                   # R - base
    uint64_t n_slots
    uint64_t n_bytes                # of the guest's stack
    uint64_t next_block
    void* held                      # slots, then bytes
    uint64_t room

# What all instances of a leaf have in common.
ctypedef struct LeafJob:
    uint32_t function
    uint32_t n_params
    uint32_t n_results
    Slot* inputs                    # the same for all instances, but for
    const uint64_t** varying        # per parameter NULL, or an array with a value for each instance
    uint64_t* out                   # results of all instances, or NULL
    Slot* last                      # those of the last one
    NodeFrame frame
    int64_t first
    int64_t end
    int64_t at                      # the instance that runs
    Parked* parked                  # one for each instance, once one has come to a barrier

cdef inline void set_instance(LeafJob* job, int64_t i) noexcept nogil:
    cdef int64_t nx = job.frame.count[0], ny = job.frame.count[1]
    job.at = i
    job.frame.id[0] = i % nx
    job.frame.id[1] = i // nx % ny
    job.frame.id[2] = i // nx // ny

cdef int finish_instance(VmCtx* ctx, LeafJob* job, Slot* base) noexcept nogil:
    """Take the results of the instance that has returned."""
    cdef uint32_t k
    if job.n_results == 1:
        job.last[0].u64 = base[0].u64
    else:
        memcpy(job.last, base + HEADER, job.n_results * sizeof(Slot))
    if job.out != NULL:
        for k in range(job.n_results):
            job.out[<uint64_t>k * <uint64_t>job.end + <uint64_t>job.at] = job.last[k].u64
    return 0

cdef int park(VmCtx* ctx, LeafJob* job, Parked* p, Slot* base, uint64_t sp) noexcept nogil:
    """Put the instance that has come to a barrier aside. 0, or a trap."""
    cdef uint64_t slots = ctx.top - base, bytes = sp - ctx.abi.sp
    ctx.abi.trap = 0
    if p.room < slots * 8 + bytes:
        free(p.held)
        p.room = 0
        p.held = malloc(slots * 8 + bytes)
        if p.held == NULL:
            ctx.abi.trap = TRAP_HEAP
            set_note(&ctx.abi, "no memory for instances that wait at a barrier")
            return TRAP_HEAP
        p.room = slots * 8 + bytes
    p.pc, p.frame, p.n_slots, p.n_bytes = ctx.pc, ctx.R - base, slots, bytes
    p.next_block = (<NodeGroup*>ctx.group).next
    memcpy(p.held, base, slots * 8)
    memcpy(<char*>p.held + slots * 8, ctx.abi.mem + ctx.abi.sp, bytes)
    ctx.abi.sp = sp
    return 0

cdef int resume_parked(VmCtx* ctx, Activation* a, Parked* p, Slot* base, uint64_t sp) noexcept nogil:
    memcpy(base, p.held, p.n_slots * 8)
    ctx.abi.sp = sp - p.n_bytes
    memcpy(ctx.abi.mem + ctx.abi.sp, <char*>p.held + p.n_slots * 8, p.n_bytes)
    (<NodeGroup*>ctx.group).next = <uint32_t>p.next_block
    return vm_enter_at(a, p.pc + 1, base + p.frame, base, ctx)

cdef int diverged(VmCtx* ctx, const char* note) noexcept nogil:
    vm_graph_trap(&ctx.abi, note)
    return ctx.abi.trap

cdef int run_to_barrier(VmCtx* ctx, LeafJob* job, Activation* a, Slot* base, bint begin) noexcept nogil:
    """Each instance from its beginning, or from the barrier at which it waits, to the next barrier or its end.
    0: all have ended. UNWIND_PARK: all wait at the same barrier. Else a trap."""
    cdef TypeRec* t = &(<Translator*>ctx.code).t.types[(<Translator*>ctx.code).t.type_of[job.function]]
    cdef Insn* host_pc = ctx.pc
    cdef Slot* host_R = ctx.R
    cdef uint64_t sp = ctx.abi.sp, x
    cdef int64_t i, waiting = 0
    cdef uint32_t k
    cdef int rc
    for i in range(job.first, job.end):
        set_instance(job, i)
        ctx.pc, ctx.R = host_pc, host_R         # of the guest that called the host that runs the node
        if begin:
            (<NodeGroup*>ctx.group).next = 0
            base[0].ptr = ctx.halt + 1
            base[1].ptr = base
            for k in range(job.n_params):
                x = job.inputs[k].u64 if job.varying[k] == NULL else job.varying[k][i]
                base[HEADER + k].u64 = x if t.params[k] & 1 else <uint32_t>x
            rc = vm_enter(a, ctx.entry[job.function], base, ctx)
        else:
            rc = resume_parked(ctx, a, &job.parked[i - job.first], base, sp)
        if rc == 0:
            if waiting:
                return diverged(ctx, "it has ended while others wait at a barrier")
            finish_instance(ctx, job, base)
        elif rc == UNWIND_PARK:
            ctx.abi.trap = 0
            if waiting != i - job.first:
                return diverged(ctx, "it waits at a barrier, others have ended")
            if job.parked == NULL:
                job.parked = <Parked*>calloc(job.end - job.first, sizeof(Parked))
            rc = park(ctx, job, &job.parked[i - job.first], base, sp) if job.parked != NULL else TRAP_HEAP
            ctx.pc, ctx.R = host_pc, host_R
            if rc != 0:
                ctx.abi.trap = rc
                return rc
            if job.parked[i - job.first].pc != job.parked[0].pc:
                return diverged(ctx, "it waits at another barrier than instances before it")
            waiting += 1
        else:
            return rc
        ctx.abi.sp = sp
    ctx.pc, ctx.R = host_pc, host_R
    return UNWIND_PARK if waiting else 0

cdef int run_leaf(VmCtx* ctx, LeafJob* job) noexcept nogil:
    """All instances from job.first to job.end. 0, or ctx.abi.trap; then job.at is the instance."""
    cdef Slot* base = ctx.top
    cdef Insn* pc = ctx.pc
    cdef Slot* R = ctx.R
    cdef void* node = ctx.node
    cdef void* outer_group = ctx.group
    cdef uint64_t sp = ctx.abi.sp
    cdef NodeGroup group
    cdef Activation a
    cdef int64_t i
    cdef int rc
    if ctx.depth >= MAX_DEPTH or <char*>&a < ctx.c_limit or <char*>(base + HEADER + MAX_VALUES) > ctx.stack_end:
        if ctx.abi.trap == 0:
            ctx.abi.trap = TRAP_STACK
        return ctx.abi.trap
    memset(&group, 0, sizeof(group))
    ctx.depth += 1
    group.depth = ctx.depth
    group.alone = job.frame.count[0] * job.frame.count[1] * job.frame.count[2] == 1
    ctx.node = &job.frame
    ctx.group = &group
    job.parked = NULL
    rc = run_to_barrier(ctx, job, &a, base, True)
    while rc == UNWIND_PARK:
        rc = run_to_barrier(ctx, job, &a, base, False)
    if job.parked != NULL:
        for i in range(job.end - job.first):
            free(job.parked[i].held)
        free(job.parked)
    if rc != 0 and rc < UNWIND_EXIT and not ctx.captured:
        ctx.captured = 1
        capture(ctx, &a, <TrapRec*>ctx.trap_rec)
    free(group.blocks)
    ctx.depth -= 1
    ctx.node, ctx.group = node, outer_group
    ctx.abi.sp = sp
    ctx.pc, ctx.R, ctx.top = pc, R, base
    return rc

# --- for Python

MAX_DEPTH_OF_NODES = 60

class NodeFailure(Exception):
    """An instance of a node has stopped. `instance`: its index in three dimensions; `reason`: the exception."""

    def __init__(self, instance, reason):
        super().__init__(instance, reason)
        self.instance, self.reason = instance, reason

def run_node(Instance self, uint32_t function, inputs, counts, parents=(), varying=None, out=None, first=0, end=None, at=None, context=None):
    """Run the instances of a leaf node: the results of the last one, as the 64 bits of their slots.

    inputs: one for each parameter, 64 bits each. counts: of instances in three dimensions. parents: (index, counts) of the
    instances of the nodes around it, outermost first. varying: {parameter: buffer with 64 bits for each instance}.
    out: a buffer for the results of all instances, one result after the other. first, end: of all instances those
    to run, x running fastest. at: the index of a single instance, which is the only one to run; it has no barriers.
    context: the Context to run in, else the instance's own.
    """
    cdef TypeRec* t = &self.program.t.types[self.program.t.type_of[function]]
    cdef LeafJob job
    cdef Slot slots[MAX_VALUES]
    cdef Slot last[MAX_VALUES]
    cdef const uint64_t* arrays[MAX_VALUES]
    cdef NodeFrame frames[61]
    cdef uint64_t[::1] view
    cdef const uint64_t[::1] given
    cdef uint32_t i, k
    cdef VmCtx* ctx = &self.ctx
    cdef bint outermost = False
    cdef int rc
    keep = []
    memset(&job, 0, sizeof(job))
    job.frame.count[0], job.frame.count[1], job.frame.count[2] = counts
    job.function, job.n_params, job.n_results = function, t.n_params, t.n_results
    job.inputs, job.varying, job.last = slots, arrays, last
    job.first = first
    job.end = job.frame.count[0] * job.frame.count[1] * job.frame.count[2] if end is None else end
    if at is not None:
        job.first = at[0] + job.frame.count[0] * (at[1] + job.frame.count[1] * <int64_t>at[2])
        job.end = job.first + 1
    if len(inputs) != t.n_params or len(parents) > MAX_DEPTH_OF_NODES:
        raise UsageError(f"{self.program.function_name(function)} takes {t.n_params} inputs, {len(inputs)} were given")
    for i in range(t.n_params):
        slots[i].u64 = inputs[i] & 0xFFFFFFFFFFFFFFFF
        arrays[i] = NULL
    for key, buffer in (varying or {}).items():
        given = buffer
        if given.shape[0] < job.end:
            raise UsageError("a buffer of inputs is too short")
        keep.append(given)
        arrays[<uint32_t>key] = &given[0]
    if out is not None and t.n_results:
        view = out
        if view.shape[0] < job.end * t.n_results:
            raise UsageError("a buffer of results is too short")
        job.out = &view[0]
    for i, (index, sizes) in enumerate(parents):
        for k in range(3):
            frames[i].id[k], frames[i].count[k] = index[k], sizes[k]
        frames[i].parent = &frames[i - 1] if i else NULL
    job.frame.parent = &frames[len(parents) - 1] if parents else NULL
    memset(last, 0, t.n_results * sizeof(Slot))
    if context is None:
        outermost = self.enter()
    else:
        ctx = (<Context?>context).open()
        outermost = not ctx.opened
        if outermost and open_context(ctx) != 0:
            raise self.failure(ctx)
    try:
        with nogil:
            rc = run_leaf(ctx, &job)
    finally:
        if outermost:
            close_context(ctx)
    if rc != 0:
        error = self.failure(ctx)
        if isinstance(error, Trap):
            raise NodeFailure((job.frame.id[0], job.frame.id[1], job.frame.id[2]), error)
        raise error
    return tuple([last[i].u64 for i in range(t.n_results)])

def check_stop(Instance self, context=None):
    """Raise what stops the guest, where it has to stop: a limit, an interrupt, a signal. For who waits outside of it."""
    cdef VmCtx* ctx = context_of(self, context)
    if check_limits(ctx) != 0:
        raise self.failure(ctx)

def set_graph_runtime(Instance self, runtime):
    """runtime(row of the group of graphs, its operands as ints): what carries out graph.launch to graph.request."""
    self.graph_runtime = runtime

cdef VmCtx* context_of(Instance self, context) except NULL:
    """The context of a Context, or the instance's own for None."""
    return &self.ctx if context is None else (<Context?>context).open()

def set_scratch(Instance self, uint64_t address, uint64_t size, context=None):
    """Guest memory for scratch blocks of nodes that run in a context."""
    cdef VmCtx* ctx = context_of(self, context)
    ctx.scratch_lo = ctx.scratch_at = address
    ctx.scratch_hi = address + size

def scratch_mark(Instance self, context=None):
    """How much scratch memory is taken; give it to scratch_release."""
    return context_of(self, context).scratch_at

def scratch_release(Instance self, uint64_t mark, context=None):
    context_of(self, context).scratch_at = mark

def call_host_in(Instance self, context, size_t address, args):
    """As `call_host`, in a context of this thread's."""
    cdef Slot slots[8]
    cdef VmCtx* ctx = context_of(self, context)
    cdef int rc, i
    if context is None:
        return call_host(self, address, args)
    for i in range(len(args)):
        slots[i].u64 = args[i]
    if not ctx.opened:
        if open_context(ctx) != 0:
            raise self.failure(ctx)
        ctx.depth += 1
        with nogil:
            (<HostFn><void*>address)(&ctx.abi, slots)
            rc = ctx.abi.trap
        ctx.depth -= 1
        close_context(ctx)
        if rc != 0:
            raise self.failure(ctx)
        return slots[0].u64
    raise UsageError("the context is running")

class GraphMisuse(Exception):
    """What a graph is asked for does not make sense: a trap of kind 'graph' at the guest's instruction."""

cdef int call_graph_runtime(VmCtx* ctx, uint32_t row, Slot* args) noexcept with gil:
    """VmCtx.graph_call."""
    cdef Instance self = <Instance>ctx.self
    try:
        if self.graph_runtime is None:
            raise GraphMisuse("there is no runtime for dataflow graphs here")
        if ctx.number:
            raise GraphMisuse("graphs are launched and waited for by the program's first thread, and not by nodes")
        if row == 0:
            result = self.graph_runtime(row, args[0].u64, args[1].u64, args[2].u32)
        else:
            result = self.graph_runtime(row, args[0].u64, args[1].u64, 0)
        args[0].u64 = 0 if result is None else <uint64_t>result
        return -1 if check_limits(ctx) != 0 else 0      # the next safepoint may be thousands of launches away
    except GraphMisuse as e:
        note = str(e).encode("utf-8", "replace")
        vm_graph_trap(&ctx.abi, note)
    except GuestExit as e:
        ctx.abi.exit_code, ctx.abi.trap = e.code, UNWIND_EXIT
    except GuestLongjmp:
        ctx.abi.trap = UNWIND_LONGJMP
    except BaseException as e:
        keep_exception(ctx, e)
        ctx.abi.trap = UNWIND_PYTHON
    return -1

# --- kernels: native code for instances of a node, called by a thread of the pool (allvm.graph._pool) in a context of its own

cdef Insn chunk_entry
chunk_entry.h = <void*>vm_on_chunk

cdef int run_chunk(Ctx* abi, HostFn kernel, Slot* args) noexcept nogil:
    """Run native code in an opened context. 0, or ctx.abi.trap, with the stack noted."""
    cdef VmCtx* ctx = <VmCtx*>abi
    cdef Slot* base = ctx.top
    cdef Insn* pc = ctx.pc
    cdef Slot* R = ctx.R
    cdef Activation a
    cdef int rc
    if ctx.depth >= MAX_DEPTH or <char*>&a < ctx.c_limit or <char*>(base + HEADER + MAX_VALUES) > ctx.stack_end:
        if ctx.abi.trap == 0:
            ctx.abi.trap = TRAP_STACK
        return ctx.abi.trap
    if ctx.depth == 0:
        ctx.abi.trap = 0
        ctx.captured = 0
    base[0].ptr = ctx.halt + 1
    base[1].ptr = base
    ctx.chunk, ctx.chunk_args = kernel, args
    ctx.depth += 1
    rc = vm_enter_at(&a, &chunk_entry, base, base, ctx)
    ctx.depth -= 1
    if rc != 0 and rc < UNWIND_EXIT and not ctx.captured:
        ctx.captured = 1
        capture(ctx, &a, <TrapRec*>ctx.trap_rec)
    ctx.abi.sp = a.sp
    ctx.pc, ctx.R, ctx.top = pc, R, base
    return rc

def chunk_functions():
    """The addresses of the C functions that a pool of threads needs."""
    return <size_t>&run_chunk, <size_t>&open_for_c, <size_t>&close_for_c
