# Combining: TIs that follow each other into sequences that have one handler, so that fewer are dispatched. The
# fewest dispatches for each stretch of code without a branch target inside are found from its end backwards.

cdef enum:
    NO_SEQUENCE = 0xFFFF
    SEQ_COPY = 0                    # how a field gets into a unit; see fused_ops.py
    SEQ_NARROW = 1
    SEQ_LABEL = 2
    SEQ_COPY_WIDE = 3
    SEQ_SAME = 4
    SEQ_COPY_WORD = 5
    MAX_PARTS = 16

cdef inline uint32_t handler_of(TI* ti) noexcept nogil:
    return IOPS[ti.iop].first + IOPS[ti.iop].variant[ti.use * 2 + ti.kept]

cdef uint32_t trie_step(uint32_t node, uint32_t handler) noexcept nogil:
    """The child of a node other than the root for a handler, or 0."""
    cdef uint32_t low = TRIE[node].edge, high = low + TRIE[node].n_edges, middle
    while low < high:
        middle = (low + high) // 2
        if TRIE_EDGES[middle].handler < handler:
            low = middle + 1
        else:
            high = middle
    if low < <uint32_t>TRIE[node].edge + TRIE[node].n_edges and TRIE_EDGES[low].handler == handler:
        return TRIE_EDGES[low].node
    return 0

cdef bint fits(Translator* T, uint32_t sequence, TI** parts) noexcept nogil:
    """Whether the operands of TIs can be packed as a sequence has them."""
    cdef const SeqMeta* s = &SEQUENCES[sequence]
    cdef const SeqField* f
    cdef uint16_t units[12]
    cdef uint32_t k
    cdef TI* ti
    if s.second_fault and parts[s.second_fault].origin - parts[s.first_fault].origin > 255:
        return False
    for k in range(s.n_map):
        f = &SEQ_FIELDS[s.map + k]
        ti = parts[f.part]
        if f.how == SEQ_LABEL:
            if not T.short_labels:
                return False
        elif f.how == SEQ_NARROW:
            if not fits16(ti.imm):
                return False
        elif f.how == SEQ_SAME:
            if units[f.unit] != ti.f[f.field]:
                return False
        elif f.how == SEQ_COPY:
            units[f.unit] = ti.f[f.field]
    return True

cdef uint32_t best_at(Translator* T, uint32_t i, uint32_t end, uint32_t* costs, uint32_t* lengths) noexcept nogil:
    """The best sequence that begins at a TI, or NO_SEQUENCE; fills costs[i] and lengths[i]."""
    cdef uint32_t node = 0, j = i, n = 0, k, sequence, best = NO_SEQUENCE
    cdef TI* parts[MAX_PARTS]
    costs[i] = 1
    lengths[i] = 1
    j = i + 1
    while j < end and T.ti[j].flags & TI_DELETED:
        j += 1
    if j < end:
        costs[i] += costs[j]
    j = i
    while j < end and n < MAX_PARTS:
        if T.ti[j].flags & TI_DELETED:
            j += 1
            continue
        node = trie_step(node, handler_of(&T.ti[j])) if node else TRIE_ROOT[handler_of(&T.ti[j])]
        if node == 0:
            break
        parts[n] = &T.ti[j]
        n += 1
        j += 1
        for k in range(TRIE[node].n_ends):
            sequence = TRIE_ENDS[TRIE[node].end + k]
            if fits(T, sequence, parts):
                while j < end and T.ti[j].flags & TI_DELETED:
                    j += 1
                if 1 + (costs[j] if j < end else 0) < costs[i]:
                    costs[i] = 1 + (costs[j] if j < end else 0)
                    lengths[i] = n
                    best = sequence
    return best

cdef void combine_stretch(Translator* T, uint32_t first, uint32_t end) noexcept nogil:
    cdef uint32_t* costs = T.offsets                # not in use yet
    cdef uint32_t* lengths = T.offsets + T.n + 1
    cdef uint32_t i = end, n
    while i > first:
        i -= 1
        if not T.ti[i].flags & TI_DELETED:
            T.ti[i].sequence = <uint16_t>best_at(T, i, end, costs, lengths)
    i = first
    while i < end:
        if T.ti[i].flags & TI_DELETED:
            i += 1
            continue
        n = lengths[i]
        i += 1
        while n > 1:
            if not T.ti[i].flags & TI_DELETED:
                T.ti[i].flags |= TI_ABSORBED
                T.ti[i].sequence = NO_SEQUENCE
                n -= 1
            i += 1

cdef int combine(Translator* T) noexcept nogil:
    """Choose sequences; T.offsets must have room for two numbers per TI."""
    cdef uint32_t b, first = 0, i
    for i in range(T.n):
        T.ti[i].sequence = NO_SEQUENCE
        if is_handler(&T.ti[i]):
            T.ti[i].flags |= TI_DELETED         # it is in nobody's way any more
    for b in range(1, T.n_blocks + 1):
        # a block that only its predecessor falls into goes on in the same stretch
        if b == T.n_blocks or T.blocks[b].n_preds != 1 or not T.blocks[b - 1].reached \
                or not falls_through(T, &T.blocks[b - 1]) or branches_to(T, b - 1, b):
            combine_stretch(T, T.blocks[first].first, T.blocks[b - 1].end)
            first = b
    return 0

cdef bint branches_to(Translator* T, uint32_t b, uint32_t to) noexcept nogil:
    """Whether a block's branch, rather than its end, leads to another."""
    cdef TI* last = terminator(T, b)
    return last != NULL and last.target != NO_TARGET and T.block_of[last.target] == to
