# Scheduling, within blocks: a pure operation moves down to the first use of its result, so that the result is in an
# accumulator there. A loop's counter, say, is often stepped long before the branch that tests it.

cdef inline uint32_t previous(Translator* T, uint32_t first, uint32_t i) noexcept nogil:
    """The TI before i in its block, or i itself where there is none."""
    cdef uint32_t k = i
    while k > first:
        k -= 1
        if not T.ti[k].flags & TI_DELETED:
            return k
    return i

cdef inline bint feeds(TI* ti, TI* user) noexcept nogil:
    """Whether a result of ti is in an accumulator for user."""
    cdef const IopMeta* m = &IOPS[ti.iop]
    return m.def_field != 255 and not m.flags & IF_KEEP and reads(user, ti.f[m.def_field])

cdef uint32_t first_use(Translator* T, uint32_t i, uint32_t end) noexcept nogil:
    """The first TI behind i that reads its result, if i can move there; else i."""
    cdef TI* ti = &T.ti[i]
    cdef const IopMeta* m = &IOPS[ti.iop]
    cdef uint32_t d = ti.f[m.def_field], k, n, steps = 0
    cdef TI* other
    for k in range(i + 1, end):
        other = &T.ti[k]
        if other.flags & TI_DELETED:
            continue
        if reads(other, d):
            return k
        steps += 1
        if steps == SEARCH or writes(other, d) or IOPS[other.iop].flags & IF_CALL:
            return i
        for n in range(m.n_uses):
            if writes(other, ti.f[m.use_field[n]]):
                return i
    return i

cdef void schedule(Translator* T) noexcept nogil:
    cdef uint32_t b, i, first, end, to, before
    cdef TI moved
    for b in range(T.n_blocks):
        first, end = T.blocks[b].first, T.blocks[b].end
        i = end
        while i > first:
            i -= 1
            if T.ti[i].flags & TI_DELETED or not IOPS[T.ti[i].iop].flags & IF_PURE \
                    or IOPS[T.ti[i].iop].flags & (IF_MOV | IF_KEEP) or IOPS[T.ti[i].iop].n_uses == 0:
                continue
            to = first_use(T, i, end)
            if to == i:
                continue
            before = previous(T, i, to)
            if before == i:             # it is there already
                continue
            # not at the price of an accumulator that is well used now
            if feeds(&T.ti[before], &T.ti[to]):
                continue
            before = previous(T, first, i)
            if before != i and feeds(&T.ti[before], &T.ti[i]):
                continue
            moved = T.ti[i]
            memmove(&T.ti[i], &T.ti[i + 1], (to - 1 - i) * sizeof(TI))
            T.ti[to - 1] = moved
