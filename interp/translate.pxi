# The translator: canonical code of one function to internal code, when it is first called.
#
#   scan       what the function contains, where its blocks begin
#   lower      each instruction to one or a few translated instructions (TI) ......... lower.pxi
#   liveness   of registers at block ends, last uses, dead code ...................... liveness.pxi
#   retarget   results straight into the registers that a move would copy them to .... retarget.pxi
#   schedule   results next to their uses .............................................. schedule.pxi
#   accumulate which uses read an accumulator; which results need no slot ............. accumulate.pxi
#   combine    what follows each other into sequences with one handler ................ combine.pxi
#   emit       handlers and displacements into the arena .............................. emit.pxi
#
# A register r of the function is slot r + FRAME_HEADER; TIs speak of slots. All of it runs without the GIL.

cdef enum:
    NO_SLOT = 0xFFFF
    NO_TARGET = 0xFFFFFFFF
    HEADER = 2                      # FRAME_HEADER
    # flags of a TI
    TI_DELETED = 1
    TI_DEAD = 2                     # its result is not used
    TI_RESULT32 = 4                 # a call whose result is narrow
    TI_ABSORBED = 8                 # part of the sequence that an earlier TI begins
    # options of an instance's code
    OPTION_PLAIN = 1                # no optimisation: one TI after the other, all in slots
    OPTION_COUNT = 2                # count instructions and calls
    OPTION_TRACE = 4
    OPTION_PROFILE = 8
    OPTION_NO_FUSION = 16           # one handler for each operation
    OPTION_NO_ACCUMULATORS = 32     # all results in slots
    OPTION_PROFILE_FUSED = 64       # with OPTION_PROFILE: fused operations stay
    OPTION_STYLE = 49               # those that change nothing but speed
    # why an instruction begins a block
    LEAD = 1                        # control may come from the one before
    LEAD_TARGET = 2                 # it is branched to
    LEAD_HEADER = 4                 # from behind it
    LEAD_ANY = 7
    LEAD_INVOKE = 8                 # it does not, but a block ends within it, before the call
    MAX_PASSES = 40                 # of a data-flow analysis, before the conservative answer is taken
    MAX_BITS = 1 << 28              # of the sets of one function, likewise

ctypedef struct TI:
    uint16_t iop
    uint8_t flags
    uint8_t use                     # n: its n-th use comes from an accumulator
    uint8_t kept                    # its result stays in the accumulator
    uint8_t last                    # bit n: the n-th use is the last of its register
    uint16_t sequence               # that begins here, or NO_SEQUENCE
    uint16_t n_args                 # slots from first_arg on that a call or return reads
    uint16_t f[4]                   # fields a, b, c, d
    int32_t imm                     # field i
    uint32_t target                 # index of the canonical instruction branched to
    uint64_t word                   # field w; switch: how many labels there are from T.d.list[target] on
    uint32_t origin                 # index of the canonical instruction

ctypedef struct Block:
    uint32_t first
    uint32_t end                    # TIs [first, end)
    uint32_t n_preds
    uint8_t reached
    uint8_t entered                 # from outside: the function's entry

# Where control goes when an exception leaves the call at a canonical instruction.
ctypedef struct Pad:
    uint32_t origin
    Insn* target

# A translated function.
ctypedef struct Code:
    Insn* start
    Insn* end
    uint32_t function
    uint32_t serial_slot            # of a function that calls setjmp, or 0
    uint32_t* origins               # canonical index of each instruction of internal code
    Header* headers                 # of loops: where native code can take over
    uint32_t n_headers
    uint32_t old_sp                 # slot that keeps the caller's sp, or 0
    uint32_t n_pads
    Pad* pads                       # in order of their origins

ctypedef struct Translator:
    const Tables* t
    const uint64_t* data_address    # per data object
    const uint64_t* func_address    # per function: its address, 0 for an undefined weak import
    uint8_t* import_kind            # per imported function: 0 undefined, 1 host, 2 Python
    const Handler* handlers
    int options
    Code* codes                     # translated so far, in order of their addresses; there is room for all functions
    uint32_t n_codes                # read without the lock
    # the function at hand
    Decoder d
    TI* ti
    uint32_t n
    uint32_t room
    uint32_t* start                 # canonical index -> TI
    uint8_t* leader                 # canonical index -> LEAD_*, 0 within a block
    uint32_t start_room
    uint32_t function
    uint32_t origin                 # canonical index at hand
    uint32_t temp                   # first of two scratch slots
    uint32_t old_sp                 # slot that keeps sp, or 0
    uint32_t serial                 # slot of the frame's serial number, or 0
    uint32_t window                 # slot at which outgoing frames begin
    uint32_t top                    # slots of the frame, outgoing arguments included
    bint short_labels               # displacements fit in 16 bits
    bint has_setjmp
    bint has_loops
    uint32_t zero_at                # TI that clears registers read before they are written
    Block* blocks
    uint32_t n_blocks
    uint32_t blocks_room
    uint32_t* block_of              # canonical leader -> block
    # sets of slots, one per block
    uint64_t* sets
    size_t sets_room
    uint32_t words                  # per set
    bint conservative               # sets are unknown: everything is live at block ends
    uint64_t* scratch
    void* states
    size_t states_room
    uint32_t* offsets               # TI -> offset in internal code
    uint32_t offsets_room

cdef inline int reserve(void** p, size_t n, size_t size) noexcept nogil:
    cdef void* grown = realloc(p[0], n * size if n else size)
    if grown == NULL:
        return -1
    p[0] = grown
    return 0

cdef void free_translator(Translator* T) noexcept nogil:
    cdef uint32_t i
    for i in range(T.n_codes):
        free(T.codes[i].origins)
        free_headers(&T.codes[i])
        free(T.codes[i].pads)
    free(T.codes)
    free(T.d.list)
    free(T.ti)
    free(T.start)
    free(T.leader)
    free(T.blocks)
    free(T.block_of)
    free(T.sets)
    free(T.scratch)
    free(T.states)
    free(T.offsets)

cdef int scan(Translator* T, bint* has_stack) noexcept nogil:
    """Mark leaders; see what the function contains. -1: out of memory."""
    cdef CI ci
    cdef Decoder* d = &T.d
    cdef uint32_t i, k
    cdef uint8_t flags
    cdef uint32_t n = d.count
    if n + 1 > T.start_room:
        if reserve(<void**>&T.start, n + 1, sizeof(uint32_t)) != 0 or reserve(<void**>&T.leader, n + 1, 1) != 0 \
                or reserve(<void**>&T.block_of, n + 1, sizeof(uint32_t)) != 0:
            return -1
        T.start_room = n + 1
    memset(T.leader, 0, n + 1)
    T.leader[0] = LEAD
    T.has_setjmp = False
    has_stack[0] = False
    for i in range(n):
        d.index = i
        d.n_list = 0
        if read_insn(d, &ci) != 0:
            return -1
        flags = OPS[ci.op].flags
        if flags & (OF_BRANCH | OF_END):
            if not flags & OF_CALL or T.options & (OPTION_COUNT | OPTION_PROFILE):
                T.leader[i + 1] |= LEAD
            if flags & OF_CALL:
                T.leader[i] |= LEAD_INVOKE
            if flags & OF_BRANCH:
                T.leader[ci.label] |= LEAD_TARGET if ci.label > i else LEAD_TARGET | LEAD_HEADER
            if ci.op == OP_switch:
                for k in range(ci.n_list):
                    T.leader[d.list[ci.list + k]] |= LEAD_TARGET if d.list[ci.list + k] > i else LEAD_TARGET | LEAD_HEADER
        elif ci.op == OP_setjmp:
            T.has_setjmp = True
            T.leader[i + 1] |= LEAD_TARGET
        elif ci.op == OP_stack_alloc or ci.op == OP_stack_restore:
            has_stack[0] = True
    return 0

cdef int build_blocks(Translator* T) noexcept nogil:
    """Blocks of TIs between leaders; mark the ones that can be reached."""
    cdef uint32_t i, n_leaders = 1, first
    for i in range(T.d.count):
        n_leaders += (T.leader[i] & LEAD_ANY != 0) + (T.leader[i] & LEAD_HEADER != 0) + (T.leader[i] & LEAD_INVOKE != 0)
    if n_leaders + 1 > T.blocks_room:
        if reserve(<void**>&T.blocks, n_leaders + 1, sizeof(Block)) != 0:
            return -1
        T.blocks_room = n_leaders + 1
    memset(T.blocks, 0, (n_leaders + 1) * sizeof(Block))
    T.n_blocks = 0
    T.has_loops = False
    add_block(T, 0)                 # the prologue
    for i in range(T.d.count):
        if T.leader[i] & LEAD_ANY:
            first = T.start[i]
            if T.leader[i] & LEAD_HEADER:
                T.has_loops = True
                add_block(T, first - 1)         # may load an accumulator before the loop
            add_block(T, first)
            T.block_of[i] = T.n_blocks - 1
        if T.leader[i] & LEAD_INVOKE:
            first = T.start[i]
            while not is_handler(&T.ti[first]):
                first += 1
            add_block(T, first + 1)
    T.blocks[T.n_blocks - 1].end = T.n
    T.blocks[0].entered = 1
    return reach(T)

cdef inline void add_block(Translator* T, uint32_t first) noexcept nogil:
    T.blocks[T.n_blocks].first = first
    if T.n_blocks > 0:
        T.blocks[T.n_blocks - 1].end = first
    T.n_blocks += 1

cdef inline bint is_handler(TI* ti) noexcept nogil:
    """Whether it only says where an exception goes."""
    return ti.iop == I_handler or ti.iop == I_handler_back

cdef inline bint falls_through(Translator* T, Block* b) noexcept nogil:
    return b.end == b.first or not IOPS[T.ti[b.end - 1].iop].flags & IF_END

cdef int reach(Translator* T) noexcept nogil:
    """Mark blocks reachable from the entry and count their predecessors; delete the others."""
    cdef uint32_t* stack = <uint32_t*>malloc((T.n_blocks + 1) * sizeof(uint32_t))
    cdef uint32_t n = 1, b, i, s, k, count
    if stack == NULL:
        return -1
    stack[0] = 0
    T.blocks[0].reached = 1
    while n:
        n -= 1
        b = stack[n]
        count = successors(T, b)
        for k in range(count):
            s = successor(T, b, k)
            T.blocks[s].n_preds += 1
            if not T.blocks[s].reached:
                T.blocks[s].reached = 1
                stack[n] = s
                n += 1
    free(stack)
    for b in range(T.n_blocks):
        if not T.blocks[b].reached:
            for i in range(T.blocks[b].first, T.blocks[b].end):
                T.ti[i].flags |= TI_DELETED
    return 0

cdef inline TI* terminator(Translator* T, uint32_t b) noexcept nogil:
    """The last TI of a block, or NULL where it only falls through."""
    cdef Block* block = &T.blocks[b]
    cdef TI* last
    if block.end == block.first:
        return NULL
    last = &T.ti[block.end - 1]
    if IOPS[last.iop].flags & (IF_END | IF_BRANCH):
        return last
    return NULL

cdef inline uint32_t successors(Translator* T, uint32_t b) noexcept nogil:
    """How many successors a block has; one may count twice."""
    cdef TI* last = terminator(T, b)
    cdef uint32_t n = 0
    if last == NULL:
        return 1
    if last.iop == I_switch or last.iop == I_switch_back:
        return <uint32_t>last.word
    if not IOPS[last.iop].flags & IF_END:
        n = 1
    return n + (last.target != NO_TARGET)

cdef inline uint32_t successor(Translator* T, uint32_t b, uint32_t k) noexcept nogil:
    """The k-th successor; the fall-through comes last."""
    cdef TI* last = terminator(T, b)
    if last != NULL:
        if last.iop == I_switch or last.iop == I_switch_back:
            return T.block_of[T.d.list[last.target + k]]
        if k == 0 and last.target != NO_TARGET:
            return T.block_of[last.target]
    return b + 1

cdef void restart_decoder(Translator* T) noexcept nogil:
    """Put the decoder at the start of the function at hand; its list keeps its memory."""
    cdef uint32_t* list = T.d.list
    cdef uint32_t room = T.d.list_room
    start_decoder(&T.d, T.t, T.function)
    T.d.list, T.d.list_room, T.d.keep = list, room, True

cdef int translate(VmCtx* ctx, uint32_t function) noexcept nogil:
    """Translate one of the module's own functions and enter it in ctx.entry, with the lock held. -1: out of memory."""
    cdef Translator* T = <Translator*>ctx.code
    cdef bint has_stack = False
    cdef const FuncRec* f = &T.t.functions[function - T.t.n_imports]
    T.function = function
    restart_decoder(T)
    if scan(T, &has_stack) != 0:
        return -1
    restart_decoder(T)
    if lower_function(T, f, has_stack) != 0 or build_blocks(T) != 0 or liveness(T) != 0:
        return -1
    clear_uninitialised(T, f)
    if not T.options & OPTION_PLAIN:
        if not T.has_setjmp:
            mark_last_uses(T)
            retarget(T)
            schedule(T)
        if not T.options & OPTION_NO_ACCUMULATORS and accumulate(T) != 0:
            return -1
        if not T.has_setjmp and not T.options & OPTION_NO_ACCUMULATORS and drop_stores(T) != 0:
            return -1
        if reserve_offsets(T) != 0:
            return -1
        if not T.options & OPTION_NO_FUSION and T.options & (OPTION_PROFILE | OPTION_PROFILE_FUSED) != OPTION_PROFILE:
            combine(T)
    return emit(ctx, T, f)
