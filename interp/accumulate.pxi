# Accumulators: which register's value each one holds at every point, and which uses read it.

cdef enum:
    N_DOMAINS = 3
    N_HELD = 3                      # registers of equal value remembered per accumulator

# For each domain, the slots whose value its accumulator holds; NO_SLOT ends the list.
ctypedef struct AccState:
    uint16_t held[3][3]

cdef inline void forget_all(AccState* s) noexcept nogil:
    memset(s, 0xFF, sizeof(AccState))

cdef inline bint holds(AccState* s, uint32_t domain, uint32_t reg) noexcept nogil:
    cdef int k
    for k in range(N_HELD):
        if s.held[domain - 1][k] == reg:
            return True
    return False

cdef inline void hold(AccState* s, uint32_t domain, uint32_t reg) noexcept nogil:
    """One more register has the accumulator's value."""
    cdef int k
    for k in range(N_HELD):
        if s.held[domain - 1][k] == NO_SLOT:
            s.held[domain - 1][k] = <uint16_t>reg
            return

cdef inline void forget(AccState* s, uint32_t reg) noexcept nogil:
    """A register changes: no accumulator holds its value any more."""
    cdef int d, k, n
    for d in range(N_DOMAINS):
        n = 0
        for k in range(N_HELD):
            if s.held[d][k] != reg and s.held[d][k] != NO_SLOT:
                s.held[d][n] = s.held[d][k]
                n += 1
        for k in range(n, N_HELD):
            s.held[d][k] = NO_SLOT

cdef inline void only(AccState* s, uint32_t domain, uint32_t reg) noexcept nogil:
    cdef int k
    s.held[domain - 1][0] = <uint16_t>reg
    for k in range(1, N_HELD):
        s.held[domain - 1][k] = NO_SLOT

cdef bint meet(AccState* into, AccState* other) noexcept nogil:
    """Keep what both hold; whether `into` changed."""
    cdef int d, k, n
    cdef bint changed = False
    for d in range(N_DOMAINS):
        n = 0
        for k in range(N_HELD):
            if into.held[d][k] == NO_SLOT:
                continue
            if holds(other, d + 1, into.held[d][k]):
                into.held[d][n] = into.held[d][k]
                n += 1
            else:
                changed = True
        for k in range(n, N_HELD):
            into.held[d][k] = NO_SLOT
    return changed

cdef void choose_use(AccState* s, TI* ti, const IopMeta* m) noexcept nogil:
    """Let a use read an accumulator that holds its register, preferably one that is read for the last time."""
    cdef uint32_t n
    cdef uint16_t swap
    ti.use = 0
    for n in range(m.n_uses):
        if not holds(s, m.use_domain[n], ti.f[m.use_field[n]]):
            continue
        if n == 1 and m.flags & IF_COMM and ti.use == 0:
            swap = ti.f[m.use_field[0]]
            ti.f[m.use_field[0]] = ti.f[m.use_field[1]]
            ti.f[m.use_field[1]] = swap
            ti.last = (ti.last & ~3) | (ti.last >> 1 & 1) | ((ti.last & 1) << 1)
            ti.use = 1
            return
        if m.variant[(n + 1) * 2] >= 0 and (ti.use == 0 or (ti.last >> n & 1 and not ti.last >> (ti.use - 1) & 1)):
            ti.use = <uint8_t>(n + 1)

cdef void through(Translator* T, AccState* s, uint32_t b) noexcept nogil:
    """From the state at a block's start to the state at its end; chooses uses on the way."""
    cdef uint32_t i
    cdef TI* ti
    cdef const IopMeta* m
    for i in range(T.blocks[b].first, T.blocks[b].end):
        ti = &T.ti[i]
        if ti.flags & TI_DELETED:
            continue
        m = &IOPS[ti.iop]
        if m.flags & IF_MOV:
            through_move(s, ti)
            continue
        choose_use(s, ti, m)
        if m.flags & (IF_CALL | IF_CLOBBER):
            forget_all(s)
        if m.def_field != 255:
            forget(s, ti.f[m.def_field])
            if not m.flags & IF_KEEP:
                only(s, m.def_domain, ti.f[m.def_field])
        if ti.iop == I_zero:
            forget_all(s)

cdef void through_move(AccState* s, TI* ti) noexcept nogil:
    """A move leaves the accumulators alone. A plain one of 64 bits takes its value from wherever it is."""
    cdef uint32_t domain
    cdef const IopMeta* m
    if ti.iop == I_mov or ti.iop == I_mov_f64:
        if holds(s, 1, ti.f[1]):
            ti.iop = I_mov
        elif holds(s, 2, ti.f[1]):
            ti.iop = I_mov_f64
    m = &IOPS[ti.iop]
    domain = m.use_domain[0]
    ti.use = 1 if holds(s, domain, ti.f[1]) else 0
    forget(s, ti.f[0])
    if ti.use and ti.f[0] != ti.f[1] and ti.iop != I_mov32:
        hold(s, domain, ti.f[0])

cdef int accumulate(Translator* T) noexcept nogil:
    """Assign accumulators. -1: out of memory."""
    cdef size_t size = <size_t>T.n_blocks * (2 * sizeof(AccState) + 2)
    if size > T.states_room:
        if reserve(&T.states, size, 1) != 0:
            return -1
        T.states_room = size
    flow(T)
    if T.has_loops and not T.has_setjmp and load_before_loops(T):
        flow(T)
    return 0

cdef void flow(Translator* T) noexcept nogil:
    """The states at the starts of blocks: a forward data flow that begins with the best case. Chooses uses."""
    cdef AccState* states = <AccState*>T.states
    cdef uint8_t* known = <uint8_t*>(states + 2 * T.n_blocks)
    cdef AccState s
    cdef uint32_t b, k, to, passes
    cdef bint changed
    memset(known, 0, T.n_blocks)
    forget_all(&states[0])
    known[0] = 1
    for passes in range(MAX_PASSES + 1):
        changed = False
        for b in range(T.n_blocks):
            if not T.blocks[b].reached or not known[b]:
                continue
            s = states[b]
            through(T, &s, b)
            k = successors(T, b)
            while k:                    # the fall-through first
                k -= 1
                to = successor(T, b, k)
                if T.blocks[to].entered:
                    continue            # the caller leaves nothing in accumulators
                if k == 0 and leaves_by_handler(T, b):
                    forget_all(&s)      # nor does whoever throws
                if not known[to]:
                    known[to] = 1
                    states[to] = s
                    changed = True
                elif meet(&states[to], &s):
                    changed = True
        if not changed:
            break
        if passes == MAX_PASSES - 1:    # does not settle: nothing is held where paths join
            for b in range(T.n_blocks):
                if T.blocks[b].n_preds > 1:
                    forget_all(&states[b])

cdef inline bint leaves_by_handler(Translator* T, uint32_t b) noexcept nogil:
    """Whether the first successor of a block is where an exception goes."""
    cdef TI* last = terminator(T, b)
    return last != NULL and is_handler(last)

cdef bint load_before_loops(Translator* T) noexcept nogil:
    """Where all ways back to a loop's header hold a register that it reads first, load it before the loop as well.
    Whether anything was added."""
    cdef AccState* backs = <AccState*>T.states + T.n_blocks     # what all back edges to a block hold
    cdef uint8_t* seen = <uint8_t*>(backs + T.n_blocks)         # 1: back edges, 2: also other branches
    cdef AccState s
    cdef uint32_t b, k, to
    cdef bint added = False
    memset(seen, 0, T.n_blocks)
    for b in range(T.n_blocks):
        if not T.blocks[b].reached:
            continue
        s = (<AccState*>T.states)[b]
        through(T, &s, b)
        for k in range(successors(T, b)):
            to = successor(T, b, k)
            if k == 0 and leaves_by_handler(T, b):
                seen[to] |= 2
            elif to > b:
                if to != b + 1 or branches_to(T, b, to):
                    seen[to] |= 2
            elif seen[to] & 1:
                meet(&backs[to], &s)
            else:
                seen[to] |= 1
                backs[to] = s
    for b in range(1, T.n_blocks):
        if T.blocks[b].reached and seen[b] == 1 and is_stub(T, b - 1):
            added = fill_stub(T, b, &backs[b]) or added
    return added

cdef inline bint is_stub(Translator* T, uint32_t b) noexcept nogil:
    """Whether a block holds nothing but the place for a load."""
    cdef Block* block = &T.blocks[b]
    return block.reached and block.end == block.first + 1 and T.ti[block.first].iop == I_load \
        and T.ti[block.first].flags & TI_DELETED != 0

cdef bint fill_stub(Translator* T, uint32_t b, AccState* held) noexcept nogil:
    """Choose what to load before the loop whose header is block b."""
    cdef TI* stub = &T.ti[T.blocks[b].first - 1]
    cdef AccState* now = &(<AccState*>T.states)[b]
    cdef uint32_t i, n, domain, reg
    cdef uint8_t passed = 0             # bits of the domains whose accumulators are overwritten
    cdef TI* ti
    cdef const IopMeta* m
    for i in range(T.blocks[b].first, T.blocks[b].end):
        ti = &T.ti[i]
        if ti.flags & TI_DELETED:
            continue
        m = &IOPS[ti.iop]
        for n in range(m.n_uses):
            domain, reg = m.use_domain[n], ti.f[m.use_field[n]]
            if not passed >> domain & 1 and holds(held, domain, reg) and not holds(now, domain, reg):
                stub.iop = I_load if domain == 1 else I_load_f64 if domain == 2 else I_load_f32
                stub.f[0] = stub.f[1] = <uint16_t>reg
                stub.flags &= ~<uint8_t>TI_DELETED
                return True
        if m.flags & (IF_CALL | IF_CLOBBER):
            return False
        if m.def_field != 255 and not m.flags & IF_KEEP:
            passed |= 1 << m.def_domain
    return False
