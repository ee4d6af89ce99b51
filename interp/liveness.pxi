# Liveness of slots, as bit sets at block ends. A use that comes from an accumulator does not count, so that the same
# analysis says first which registers are live and, once accumulators are assigned, which slots are.

cdef inline bint has(const uint64_t* bits, uint32_t s) noexcept nogil:
    return (bits[s >> 6] >> (s & 63)) & 1

cdef inline void set_bit(uint64_t* bits, uint32_t s) noexcept nogil:
    bits[s >> 6] |= <uint64_t>1 << (s & 63)

cdef inline void clear_bit(uint64_t* bits, uint32_t s) noexcept nogil:
    bits[s >> 6] &= ~(<uint64_t>1 << (s & 63))

cdef inline uint64_t* live_in(Translator* T, uint32_t b) noexcept nogil:
    return T.sets + <size_t>b * T.words

cdef inline uint32_t args_at(TI* ti) noexcept nogil:
    """The first slot of the n_args that a call or a return of several values reads."""
    if IOPS[ti.iop].flags & IF_CALL:
        return ti.f[0] + HEADER
    return HEADER

cdef inline void before(uint64_t* live, TI* ti) noexcept nogil:
    """From what is live after a TI to what is live before it."""
    cdef const IopMeta* m = &IOPS[ti.iop]
    cdef uint32_t n, first
    if m.def_field != 255:
        clear_bit(live, ti.f[m.def_field])
    for n in range(m.n_uses):
        if ti.use != n + 1:
            set_bit(live, ti.f[m.use_field[n]])
    if ti.n_args:
        first = args_at(ti)
        for n in range(first, first + ti.n_args):
            set_bit(live, n)

cdef void live_out(Translator* T, uint32_t b, uint64_t* out) noexcept nogil:
    """What is live at the end of a block."""
    cdef uint32_t count = successors(T, b), k, w
    cdef uint64_t* s
    if T.conservative:
        memset(out, 0xFF, T.words * 8)
        return
    memset(out, 0, T.words * 8)
    for k in range(count):
        s = live_in(T, successor(T, b, k))
        for w in range(T.words):
            out[w] |= s[w]

cdef bint update(Translator* T, uint32_t b) noexcept nogil:
    """Compute live_in of a block; whether it changed."""
    cdef uint64_t* live = T.scratch
    cdef uint64_t* into = live_in(T, b)
    cdef uint32_t i
    live_out(T, b, live)
    i = T.blocks[b].end
    while i > T.blocks[b].first:
        i -= 1
        if not T.ti[i].flags & TI_DELETED:
            before(live, &T.ti[i])
    if memcmp(live, into, T.words * 8) == 0:
        return False
    memcpy(into, live, T.words * 8)
    return True

cdef int liveness(Translator* T) noexcept nogil:
    """Fill the sets. -1: out of memory. Where that would take too much, T.conservative is set instead."""
    cdef uint32_t words = (T.top + 63) // 64, b
    cdef int passes
    cdef bint changed = True
    cdef size_t bits = <size_t>words * 64 * T.n_blocks
    if T.words < words or T.scratch == NULL:
        if reserve(<void**>&T.scratch, words * 2, 8) != 0:
            return -1
    T.words = words
    T.conservative = bits > MAX_BITS
    if T.conservative:
        return 0
    if <size_t>words * T.n_blocks > T.sets_room:
        if reserve(<void**>&T.sets, <size_t>words * T.n_blocks, 8) != 0:
            return -1
        T.sets_room = <size_t>words * T.n_blocks
    memset(T.sets, 0, <size_t>words * T.n_blocks * 8)
    for passes in range(MAX_PASSES):
        changed = False
        b = T.n_blocks
        while b:
            b -= 1
            if T.blocks[b].reached and update(T, b):
                changed = True
        if not changed:
            return 0
    T.conservative = True
    return 0

cdef void clear_uninitialised(Translator* T, const FuncRec* f) noexcept nogil:
    """A register that may be read before it is written is 0: fill in the TI that the prologue keeps for it."""
    cdef TI* zero = &T.ti[T.zero_at]
    cdef uint32_t s, low = NO_SLOT, high = 0
    cdef uint32_t first = HEADER + T.t.types[f.type].n_params + (f.frame != 0)
    cdef uint64_t* live
    if T.conservative:
        low, high = first, HEADER + f.nregs
    else:
        live = live_in(T, 0)
        for s in range(first, HEADER + f.nregs):
            if has(live, s):
                if low == NO_SLOT:
                    low = s
                high = s + 1
    if low < high:
        zero.f[0] = <uint16_t>low
        zero.imm = <int32_t>(high - low)
    else:
        zero.flags |= TI_DELETED

cdef void mark_last_uses(Translator* T) noexcept nogil:
    """Set `last` and TI_DEAD; delete what computes a dead result without an effect."""
    cdef uint32_t b, i, n
    cdef uint64_t* live = T.scratch
    cdef TI* ti
    cdef const IopMeta* m
    for b in range(T.n_blocks):
        if not T.blocks[b].reached:
            continue
        live_out(T, b, live)
        i = T.blocks[b].end
        while i > T.blocks[b].first:
            i -= 1
            ti = &T.ti[i]
            if ti.flags & TI_DELETED:
                continue
            m = &IOPS[ti.iop]
            if m.def_field != 255 and not has(live, ti.f[m.def_field]):
                ti.flags |= TI_DEAD
                if m.flags & IF_PURE:
                    ti.flags |= TI_DELETED
                    continue
            if m.def_field != 255:
                clear_bit(live, ti.f[m.def_field])
            ti.last = 0
            for n in range(m.n_uses):
                if not has(live, ti.f[m.use_field[n]]):
                    ti.last |= 1 << n
            before(live, ti)

cdef int drop_stores(Translator* T) noexcept nogil:
    """Keep results in accumulators where nothing reads their slots any more."""
    cdef uint32_t b, i
    cdef uint64_t* live
    cdef TI* ti
    cdef const IopMeta* m
    if liveness(T) != 0:
        return -1
    live = T.scratch
    for b in range(T.n_blocks):
        if not T.blocks[b].reached:
            continue
        live_out(T, b, live)
        i = T.blocks[b].end
        while i > T.blocks[b].first:
            i -= 1
            ti = &T.ti[i]
            if ti.flags & TI_DELETED:
                continue
            m = &IOPS[ti.iop]
            if m.def_field != 255 and not has(live, ti.f[m.def_field]):
                if m.flags & IF_MOV:
                    ti.flags |= TI_DELETED
                    continue
                if m.variant[ti.use * 2 + 1] >= 0:
                    ti.kept = 1
                    if m.flags & IF_CALL:
                        ti.f[m.def_field] = ti.f[0]
            before(live, ti)
    return 0
