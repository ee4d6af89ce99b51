# Retargeting, within blocks: a result goes straight to where a move would put it.

cdef enum:
    SEARCH = 64                     # TIs looked back over

cdef inline bint writes(TI* ti, uint32_t s) noexcept nogil:
    cdef uint8_t field = IOPS[ti.iop].def_field
    return field != 255 and ti.f[field] == s

cdef inline bint reads(TI* ti, uint32_t s) noexcept nogil:
    cdef const IopMeta* m = &IOPS[ti.iop]
    cdef uint32_t n
    for n in range(m.n_uses):
        if ti.f[m.use_field[n]] == s:
            return True
    return ti.n_args != 0 and args_at(ti) <= s < args_at(ti) + ti.n_args

cdef inline bint updates(TI* ti) noexcept nogil:
    """Whether the register that is written is also read, in the same field."""
    cdef const IopMeta* m = &IOPS[ti.iop]
    cdef uint32_t n
    for n in range(m.n_uses):
        if m.use_field[n] == m.def_field:
            return True
    return False

cdef void retarget(Translator* T) noexcept nogil:
    """Drop moves of results that can be computed where the move would put them: arguments, copies for phis."""
    cdef uint32_t b, i
    for b in range(T.n_blocks):
        for i in range(T.blocks[b].first, T.blocks[b].end):
            if not T.ti[i].flags & TI_DELETED and IOPS[T.ti[i].iop].flags & IF_MOV and T.ti[i].last & 1:
                retarget_move(T, T.blocks[b].first, i)

cdef void retarget_move(Translator* T, uint32_t first, uint32_t i) noexcept nogil:
    cdef TI* move = &T.ti[i]
    cdef uint32_t to = move.f[0], source = move.f[1], j = i, k, n, steps = 0
    cdef TI* ti
    cdef const IopMeta* m
    cdef bint narrow = move.iop == I_mov32 or move.iop == I_mov_f32
    if to == source:
        return
    while j > first and steps < SEARCH:
        j -= 1
        steps += 1
        ti = &T.ti[j]
        if ti.flags & TI_DELETED:
            continue
        if writes(ti, source):
            break
        if writes(ti, to) or reads(ti, to):
            return
        if IOPS[ti.iop].flags & IF_CALL and (to >= T.window or source >= T.window):
            return
        if j == first or steps == SEARCH:
            return
    else:
        return
    m = &IOPS[ti.iop]
    if narrow and not (m.flags & IF_RESULT32 or ti.flags & TI_RESULT32):
        return
    if updates(ti) or (ti.iop == I_setjmp):
        return
    ti.f[m.def_field] = <uint16_t>to
    ti.flags &= ~<uint8_t>TI_DEAD
    for k in range(j + 1, i):
        ti = &T.ti[k]
        if ti.flags & TI_DELETED:
            continue
        m = &IOPS[ti.iop]
        for n in range(m.n_uses):
            if ti.f[m.use_field[n]] == source:
                ti.f[m.use_field[n]] = <uint16_t>to
    move.flags |= TI_DELETED
