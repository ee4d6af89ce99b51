# Emission: TIs into the arena.

cdef inline uint32_t size_of(TI* ti) noexcept nogil:
    """Instructions of internal code that a TI takes; a switch has its table behind it."""
    if ti.flags & (TI_DELETED | TI_ABSORBED) or is_handler(ti):
        return 0
    if ti.sequence != NO_SEQUENCE:
        return SEQUENCES[ti.sequence].size
    if ti.iop == I_switch or ti.iop == I_switch_back:
        return 1 + (<uint32_t>ti.word + 1 + 3) // 4
    return IOPS[ti.iop].size

cdef int reserve_offsets(Translator* T) noexcept nogil:
    """Room for two numbers per TI in T.offsets. -1: out of memory."""
    if 2 * (T.n + 1) > T.offsets_room:
        if reserve(<void**>&T.offsets, 2 * (T.n + 1), sizeof(uint32_t)) != 0:
            return -1
        T.offsets_room = 2 * (T.n + 1)
    return 0

cdef int emit(VmCtx* ctx, Translator* T, const FuncRec* f) noexcept nogil:
    cdef uint32_t i, total = 0
    cdef Code* code
    cdef Insn* start = ctx.shared.arena_next
    if reserve_offsets(T) != 0:
        return -1
    if T.options & OPTION_COUNT:
        fill_counts(T)
    for i in range(T.n):
        T.offsets[i] = total
        total += size_of(&T.ti[i])
    T.offsets[T.n] = total
    if total > <size_t>(ctx.arena_end - ctx.shared.arena_next):
        return -1
    code = &T.codes[T.n_codes]
    code.origins = <uint32_t*>malloc((total + 1) * sizeof(uint32_t))
    if code.origins == NULL or note_pads(T, code, start) != 0:
        free(code.origins)
        return -1
    code.old_sp = T.old_sp
    code.start, code.end, code.function, code.serial_slot = start, start + total, T.function, T.serial
    ctx.shared.arena_next = start + total
    for i in range(T.n):
        if size_of(&T.ti[i]):
            emit_ti(ctx, T, code, &T.ti[i], T.offsets[i])
    note_headers(ctx, T, code)
    vm_publish32(&T.n_codes, T.n_codes + 1)
    vm_publish(&ctx.entry[T.function], start)
    return 0

cdef int note_pads(Translator* T, Code* code, Insn* start) noexcept nogil:
    """Fill in code.pads. -1: out of memory."""
    cdef uint32_t i, n = 0
    for i in range(T.n):
        n += is_handler(&T.ti[i])
    code.n_pads = n
    code.pads = NULL
    if n == 0:
        return 0
    code.pads = <Pad*>malloc(n * sizeof(Pad))
    if code.pads == NULL:
        return -1
    n = 0
    for i in range(T.n):
        if is_handler(&T.ti[i]):
            code.pads[n].origin = T.ti[i].origin
            code.pads[n].target = start + T.offsets[T.start[T.ti[i].target]]
            n += 1
    return 0

cdef void emit_ti(VmCtx* ctx, Translator* T, Code* code, TI* ti, uint32_t at) noexcept nogil:
    cdef const IopMeta* m = &IOPS[ti.iop]
    cdef Insn* insn = code.start + at
    cdef uint32_t k
    cdef int64_t displacement
    for k in range(size_of(ti)):
        code.origins[at + k] = ti.origin
    if ti.sequence != NO_SEQUENCE:
        emit_sequence(T, code, ti, at)
        return
    insn.h = <void*>T.handlers[m.first + m.variant[ti.use * 2 + ti.kept]]
    insn.a, insn.b, insn.c, insn.d = ti.f[0], ti.f[1], ti.f[2], ti.f[3]
    if m.flags & IF_WIDE:
        insn.i = ti.imm
    if ti.iop == I_switch or ti.iop == I_switch_back:
        emit_table(T, code, ti, insn)
        return
    if m.size == 2:
        memcpy(insn + 1, &ti.word, 8)
        memset(<char*>(insn + 1) + 8, 0, 8)
    if m.flags & IF_CALL:
        if ti.iop == I_call_v or ti.iop == I_call_i or ti.iop == I_call_d or ti.iop == I_call_f:
            insn.i = <int32_t>(<char*>ctx.entry[ti.target] - <char*>insn)
        elif m.first != IOPS[I_call_ind_v].first:
            insn.c = <uint16_t>T.top            # the host may use the register stack from there on
    elif ti.target != NO_TARGET:
        displacement = (code.start + T.offsets[T.start[ti.target]]) - insn
        if m.label_field == 4:
            insn.i = <int32_t>(displacement * <int64_t>sizeof(Insn))
        else:
            (&insn.a)[m.label_field] = <uint16_t>displacement

cdef void emit_sequence(Translator* T, Code* code, TI* ti, uint32_t at) noexcept nogil:
    """Pack the operands of a sequence's parts into its units."""
    cdef const SeqMeta* s = &SEQUENCES[ti.sequence]
    cdef const SeqField* f
    cdef Insn* insn = code.start + at
    cdef uint16_t* units = <uint16_t*>(<char*>insn + sizeof(void*))
    cdef TI* parts[MAX_PARTS]
    cdef TI* part = ti
    cdef uint32_t k
    memset(insn, 0, s.size * sizeof(Insn))
    insn.h = <void*>T.handlers[FIRST_SEQUENCE + ti.sequence]
    for k in range(s.n_parts):
        while part.flags & TI_DELETED:
            part += 1
        parts[k] = part
        part += 1
    for k in range(s.n_map):
        f = &SEQ_FIELDS[s.map + k]
        part = parts[f.part]
        if f.how == SEQ_COPY:
            units[f.unit] = part.f[f.field]
        elif f.how == SEQ_NARROW:
            units[f.unit] = <uint16_t>part.imm
        elif f.how == SEQ_COPY_WIDE:
            memcpy(&units[f.unit], &part.imm, 4)
        elif f.how == SEQ_COPY_WORD:
            memcpy(&units[f.unit], &part.word, 8)
        elif f.how == SEQ_LABEL:
            units[f.unit] = <uint16_t>((code.start + T.offsets[T.start[part.target]]) - insn)
    # where it stops, if it does; the distance to the second place is in the upper 8 bits
    code.origins[at] = parts[s.first_fault].origin
    if s.second_fault:
        code.origins[at] |= (parts[s.second_fault].origin - parts[s.first_fault].origin) << 24

cdef void emit_table(Translator* T, Code* code, TI* ti, Insn* insn) noexcept nogil:
    """The table of a switch: the number of labels, then displacements in bytes, the default's last."""
    cdef int32_t* table = <int32_t*>(insn + 1)
    cdef uint32_t n = <uint32_t>ti.word, k
    table[0] = <int32_t>(n - 1)
    for k in range(n):
        table[k + 1] = <int32_t>(<char*>(code.start + T.offsets[T.start[T.d.list[ti.target + k]]]) - <char*>insn)

cdef void fill_counts(Translator* T) noexcept nogil:
    """Each count TI counts the canonical instructions of its block, and its calls."""
    cdef uint32_t i, k
    cdef TI* count
    for i in range(T.d.count):
        if not T.leader[i] & LEAD_ANY:
            continue
        count = &T.ti[T.start[i]]
        if count.iop == I_trace:
            count = &T.ti[T.start[i] + 1]
        k = i + 1
        while k < T.d.count and not T.leader[k] & LEAD_ANY:
            k += 1
        count.imm = <int32_t>(k - i)
        count.f[0] = 0
        for k in range(T.start[i], T.start[k]):
            count.f[0] += (IOPS[T.ti[k].iop].flags & IF_CALL) != 0 and T.ti[k].origin >= i
