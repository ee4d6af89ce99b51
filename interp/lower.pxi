# Lowering: each canonical instruction to one or a few TIs, all operands in slots.

cdef inline uint16_t slot(uint32_t r) noexcept nogil:
    return <uint16_t>(r + HEADER)

cdef inline bint fits16(int64_t k) noexcept nogil:
    return k == <int16_t>k

cdef inline bint fits32(int64_t k) noexcept nogil:
    return k == <int32_t>k

cdef TI* add_ti(Translator* T, uint32_t iop, uint32_t a, uint32_t b, uint32_t c, uint32_t d, int64_t imm) noexcept nogil:
    """Append a TI. There is always room: lower_function reserves it for each instruction."""
    cdef TI* ti = &T.ti[T.n]
    memset(ti, 0, sizeof(TI))
    ti.iop = <uint16_t>iop
    ti.f[0], ti.f[1], ti.f[2], ti.f[3] = <uint16_t>a, <uint16_t>b, <uint16_t>c, <uint16_t>d
    ti.imm = <int32_t>imm
    ti.target = NO_TARGET
    ti.sequence = NO_SEQUENCE
    ti.origin = T.origin
    T.n += 1
    return ti

cdef void load_constant(Translator* T, uint32_t to, int64_t k) noexcept nogil:
    """to = k, 64 bits."""
    if fits32(k):
        add_ti(T, I_const_i64, to, 0, 0, 0, k)
    else:
        add_ti(T, I_const_i64_w, to, 0, 0, 0, 0).word = <uint64_t>k

cdef int lower_function(Translator* T, const FuncRec* f, bint has_stack) noexcept nogil:
    """Fill T.ti. -1: out of memory. Displacements of 16 bits are used where all of the function is within their reach."""
    cdef uint32_t i
    cdef size_t size = 0
    T.short_labels = f.count <= 0x7FFF
    if lower_all(T, f, has_stack) != 0:
        return -1
    for i in range(T.n):
        size += size_of(&T.ti[i])
    if size > 0x7FFF and T.short_labels:
        restart_decoder(T)
        T.short_labels = False
        return lower_all(T, f, has_stack)
    return 0

cdef int lower_all(Translator* T, const FuncRec* f, bint has_stack) noexcept nogil:
    cdef CI ci
    cdef Decoder* d = &T.d
    cdef uint32_t i, kept_list
    cdef uint32_t n_params = T.t.types[f.type].n_params
    cdef uint32_t slots = HEADER + f.nregs
    T.temp = slots
    slots += 2
    T.old_sp = T.serial = 0
    if f.frame or has_stack:
        T.old_sp = slots
        slots += 1
    if T.has_setjmp:
        T.serial = slots
        slots += 1
    T.window = T.top = slots
    T.n = 0
    T.origin = 0
    if room_for(T, 8) != 0:
        return -1
    if f.frame:
        if f.align == 4 and f.frame <= 0x7FFFFFFF:
            add_ti(T, I_enter, slot(n_params), T.old_sp, 0, 0, f.frame)
        else:
            add_ti(T, I_enter_align, slot(n_params), T.old_sp, 0, 0, <int32_t>f.frame).word = (1ULL << f.align) - 1
    elif has_stack:
        add_ti(T, I_enter_save, T.old_sp, 0, 0, 0, 0)
    if T.serial:
        add_ti(T, I_enter_serial, T.serial, 0, 0, 0, 0)
    T.zero_at = T.n
    add_ti(T, I_zero, 0, 0, 0, 0, 0)
    for i in range(f.count):
        T.origin = d.index = i
        kept_list = d.n_list
        if read_insn(d, &ci) != 0 or room_for(T, 16 + 4 * (ci.n_defs + ci.n_list)) != 0:
            return -1
        if T.leader[i] & LEAD_HEADER:   # room for a load of an accumulator before the loop
            add_ti(T, I_load, 0, 0, 0, 0, 0).flags = TI_DELETED
        T.start[i] = T.n
        if T.options & OPTION_TRACE:
            add_ti(T, I_trace, 0, 0, 0, 0, i)
        if T.options & OPTION_COUNT and T.leader[i] & LEAD_ANY:
            add_ti(T, I_count, 0, 0, 0, 0, 0)
        if T.options & OPTION_PROFILE and T.leader[i] & LEAD_ANY:
            add_ti(T, I_profile, T.leader[i] & LEAD_TARGET != 0, 0, 0, 0, 0)
        lower(T, f, &ci)
        if ci.op != OP_switch:
            d.n_list = kept_list
    T.start[f.count] = T.n
    if T.top > NO_SLOT:                 # cannot be: registers and arguments are limited by the verifier
        return -1
    return 0

cdef int room_for(Translator* T, uint32_t n) noexcept nogil:
    if T.n + n <= T.room:
        return 0
    if reserve(<void**>&T.ti, T.n + n + T.room // 2, sizeof(TI)) != 0:
        return -1
    T.room = T.n + n + T.room // 2
    return 0

cdef void lower(Translator* T, const FuncRec* f, CI* ci) noexcept nogil:
    cdef uint8_t kind = OPS[ci.op].lowering
    cdef uint32_t iop = OPS[ci.op].iop
    if kind == LOWER_RRR:
        lower_binary(T, ci, iop)
    elif kind == LOWER_RR:
        add_ti(T, iop, slot(ci.rd), slot(ci.ra), 0, 0, 0)
    elif kind == LOWER_RK:
        lower_immediate(T, ci, iop)
    elif kind == LOWER_LOAD:
        lower_load(T, ci, iop)
    elif kind == LOWER_STORE:
        lower_store(T, ci, iop, slot(ci.ra))
    elif kind == LOWER_STORE_K:
        lower_store_constant(T, ci, iop)
    elif kind == LOWER_BR_RR:
        add_branch(T, ci, iop, slot(ci.ra), slot(ci.rb), 0)
    elif kind == LOWER_BR_R:
        add_branch(T, ci, iop, slot(ci.ra), 0, 0)
    elif kind == LOWER_BR_RK:
        lower_branch_immediate(T, ci, iop)
    elif kind == LOWER_RRRR:
        add_ti(T, iop, slot(ci.rd), slot(ci.ra), slot(ci.rb), slot(ci.rc), 0)
    elif kind == LOWER_ATOMIC:
        lower_atomic(T, ci, iop)
    else:
        lower_special(T, f, ci)

cdef void lower_binary(Translator* T, CI* ci, uint32_t iop) noexcept nogil:
    if ci.ra == ci.rb:
        if ci.op == OP_mul_f64:
            add_ti(T, I_square_f64, slot(ci.rd), slot(ci.ra), 0, 0, 0)
            return
        if ci.op == OP_mul_f32:
            add_ti(T, I_square_f32, slot(ci.rd), slot(ci.ra), 0, 0, 0)
            return
        if ci.op == OP_mul_i64:
            add_ti(T, I_square_i64, slot(ci.rd), slot(ci.ra), 0, 0, 0)
            return
        if ci.op == OP_mul_i32:
            add_ti(T, I_square_i32, slot(ci.rd), slot(ci.ra), 0, 0, 0)
            return
    add_ti(T, iop, slot(ci.rd), slot(ci.ra), slot(ci.rb), 0, 0)

cdef inline bint needs_check(CI* ci) noexcept nogil:
    """A division by a constant that may trap or that the hardware cannot do."""
    if ci.op == OP_div_s_i32_k or ci.op == OP_div_s_i64_k or ci.op == OP_rem_s_i32_k or ci.op == OP_rem_s_i64_k:
        return ci.k == 0 or ci.k == -1
    if ci.op == OP_div_u_i32_k or ci.op == OP_div_u_i64_k or ci.op == OP_rem_u_i32_k or ci.op == OP_rem_u_i64_k:
        return ci.k == 0
    return False

cdef inline uint32_t magic_of(CI* ci) noexcept nogil:
    """The operation that divides by this constant without dividing, or 0."""
    if ci.op == OP_div_u_i32_k and <uint32_t>ci.k >= 2:
        return I_div_u_i32_m
    if ci.op == OP_rem_u_i32_k and <uint32_t>ci.k >= 2:
        return I_rem_u_i32_m
    if ci.op == OP_div_s_i32_k and ci.k >= 2:
        return I_div_s_i32_m
    if ci.op == OP_rem_s_i32_k and ci.k >= 2:
        return I_rem_s_i32_m
    return 0

cdef void lower_immediate(Translator* T, CI* ci, uint32_t iop) noexcept nogil:
    cdef uint32_t other = magic_of(ci)
    if other:
        add_ti(T, other, slot(ci.rd), slot(ci.ra), 0, 0, ci.k).word = ~<uint64_t>0 // <uint32_t>ci.k + 1
        return
    if fits32(ci.k) and not needs_check(ci):
        add_ti(T, iop, slot(ci.rd), slot(ci.ra), 0, 0, ci.k)
        return
    load_constant(T, T.temp, ci.k)
    other = OPS[OPS[ci.op].reg_form].iop
    if OPS[ci.op].swapped:
        add_ti(T, other, slot(ci.rd), T.temp, slot(ci.ra), 0, 0)
    else:
        add_ti(T, other, slot(ci.rd), slot(ci.ra), T.temp, 0, 0)

cdef TI* add_branch(Translator* T, CI* ci, uint32_t iop, uint32_t a, uint32_t b, int64_t imm) noexcept nogil:
    """A branch: the flavour that goes backwards stands behind the other one in the table."""
    cdef TI* ti = add_ti(T, iop + (ci.label <= T.origin), a, b, 0, 0, imm)
    ti.target = ci.label
    return ti

cdef void lower_branch_immediate(Translator* T, CI* ci, uint32_t iop) noexcept nogil:
    cdef uint32_t other
    if fits16(ci.k):
        add_branch(T, ci, iop, slot(ci.ra), <uint16_t>ci.k, 0)
    elif fits32(ci.k) and T.short_labels:
        add_branch(T, ci, iop + 2, slot(ci.ra), 0, ci.k)
    else:
        load_constant(T, T.temp, ci.k)
        other = OPS[OPS[ci.op].reg_form].iop
        if OPS[ci.op].swapped:
            add_branch(T, ci, other, T.temp, slot(ci.ra), 0)
        else:
            add_branch(T, ci, other, slot(ci.ra), T.temp, 0)

# --- memory operands

cdef inline uint32_t mode_of(uint8_t natural, uint32_t scale, bint data) noexcept nogil:
    """The number of an indexed mode after the base mode; 0: there is none for this scale."""
    if scale != 0 and scale != natural:
        return 0
    if not data:
        return 2 + (scale != 0)
    return 3 + (scale != 0) + (natural != 0)

cdef void lower_lea_index(Translator* T, uint32_t to, uint32_t root, uint32_t index, uint32_t scale) noexcept nogil:
    """to = root + (index << scale), all slots."""
    if scale <= 3:
        add_ti(T, I_lea0 + scale, to, root, index, 0, 0)
    else:
        add_ti(T, I_lea, to, root, index, scale, 0)

cdef inline uint32_t data_root(Translator* T, CI* ci) noexcept nogil:
    """The truncated address of a data object and a displacement."""
    return <uint32_t>(T.data_address[ci.root] + <uint64_t><int64_t>ci.disp)

cdef uint32_t lower_root(Translator* T, CI* ci, int32_t* disp) noexcept nogil:
    """Any memory operand as a slot whose low 32 bits, plus disp, are the address. Uses the first temporary."""
    disp[0] = 0
    if ci.mem_kind == MEM_BASE:
        disp[0] = ci.disp
        return slot(ci.root)
    if ci.mem_kind == MEM_INDEX:
        disp[0] = ci.disp
        lower_lea_index(T, T.temp, slot(ci.root), slot(ci.index), ci.scale)
    elif ci.mem_kind == MEM_DATA:
        load_constant(T, T.temp, data_root(T, ci))
    elif ci.scale <= 3:
        add_ti(T, I_lea_data0 + ci.scale, T.temp, slot(ci.index), 0, 0,
               <int32_t>data_root(T, ci))
    else:
        add_ti(T, I_shl_i32_k, T.temp, slot(ci.index), 0, 0, ci.scale)
        add_ti(T, I_lea_data0, T.temp, T.temp, 0, 0, <int32_t>data_root(T, ci))
    return T.temp

cdef void lower_load(Translator* T, CI* ci, uint32_t iop) noexcept nogil:
    cdef uint32_t rd = slot(ci.rd), root, mode
    cdef int32_t disp
    if ci.mem_kind == MEM_DATA:
        add_ti(T, iop + 1, rd, 0, 0, 0, <int32_t>data_root(T, ci))
        return
    if ci.mem_kind & 1:
        mode = mode_of(OPS[ci.op].scale, ci.scale, ci.mem_kind == MEM_DATA_INDEX)
        if mode and ci.mem_kind == MEM_INDEX and fits16(ci.disp):
            add_ti(T, iop + mode, rd, slot(ci.root), slot(ci.index), <uint16_t>ci.disp, 0)
            return
        if mode and ci.mem_kind == MEM_DATA_INDEX:
            add_ti(T, iop + mode, rd, slot(ci.index), 0, 0, <int32_t>data_root(T, ci))
            return
    root = lower_root(T, ci, &disp)
    add_ti(T, iop, rd, root, 0, 0, disp)

cdef void lower_store(Translator* T, CI* ci, uint32_t iop, uint32_t value) noexcept nogil:
    cdef uint32_t root, mode
    cdef int32_t disp
    if ci.mem_kind == MEM_DATA:
        add_ti(T, iop + 1, value, 0, 0, 0, <int32_t>data_root(T, ci))
        return
    if ci.mem_kind & 1:
        mode = mode_of(OPS[ci.op].scale, ci.scale, ci.mem_kind == MEM_DATA_INDEX)
        if mode and ci.mem_kind == MEM_INDEX and fits16(ci.disp):
            add_ti(T, iop + mode, value, slot(ci.root), slot(ci.index), <uint16_t>ci.disp, 0)
            return
        if mode and ci.mem_kind == MEM_DATA_INDEX:
            add_ti(T, iop + mode, value, slot(ci.index), 0, 0, <int32_t>data_root(T, ci))
            return
    root = lower_root(T, ci, &disp)
    add_ti(T, iop, value, root, 0, 0, disp)

cdef void lower_store_constant(Translator* T, CI* ci, uint32_t iop) noexcept nogil:
    cdef uint32_t mode = 0
    if ci.mem_kind & 1:
        mode = mode_of(OPS[ci.op].scale, ci.scale, ci.mem_kind == MEM_DATA_INDEX)
    if ci.mem_kind == MEM_BASE and fits32(ci.k) and fits16(ci.disp):
        add_ti(T, iop, slot(ci.root), <uint16_t>ci.disp, 0, 0, ci.k)
    elif ci.mem_kind == MEM_DATA and fits16(ci.k):
        add_ti(T, iop + 1, <uint16_t>ci.k, 0, 0, 0, <int32_t>data_root(T, ci))
    elif ci.mem_kind == MEM_INDEX and mode and fits32(ci.k) and ci.disp == 0:
        add_ti(T, iop + mode, slot(ci.root), slot(ci.index), 0, 0, ci.k)
    elif ci.mem_kind == MEM_DATA_INDEX and mode and fits16(ci.k):
        add_ti(T, iop + mode, slot(ci.index), <uint16_t>ci.k, 0, 0, <int32_t>data_root(T, ci))
    else:
        load_constant(T, T.temp + 1, ci.k)
        lower_store(T, ci, OPS[OP_st_i8 + ci.op - OP_st_i8_k].iop, T.temp + 1)

cdef void lower_atomic(Translator* T, CI* ci, uint32_t iop) noexcept nogil:
    cdef int32_t disp
    cdef uint32_t root = lower_root(T, ci, &disp)
    cdef const uint8_t* operands = operands_of(ci.op)
    cdef uint64_t word = <uint32_t>disp | <uint64_t>ci.k << 32
    if operands[0] == OPERAND_RA:                   # st
        add_ti(T, iop, slot(ci.ra), root, 0, 0, 0).word = word
    elif operands[1] == OPERAND_MEM:                # ld
        add_ti(T, iop, slot(ci.rd), root, 0, 0, 0).word = word
    elif operands[2] == OPERAND_RB:                 # cas
        add_ti(T, iop, slot(ci.rd), slot(ci.ra), slot(ci.rb), root, 0).word = word
    else:
        add_ti(T, iop, slot(ci.rd), slot(ci.ra), root, 0, 0).word = word

cdef void lower_lea(Translator* T, CI* ci) noexcept nogil:
    """rd = address, in 64 bits."""
    cdef uint32_t rd = slot(ci.rd), index = slot(ci.index)
    cdef int64_t address
    if ci.mem_kind == MEM_BASE:
        if ci.disp == 0:
            add_ti(T, I_mov, rd, slot(ci.root), 0, 0, 0)
        else:
            add_ti(T, I_add_i64_k, rd, slot(ci.root), 0, 0, ci.disp)
        return
    if ci.mem_kind & 1 and ci.ext:
        add_ti(T, I_ext_i64_s32 if ci.ext == 1 else I_ext_i64_u32, T.temp, index, 0, 0, 0)
        index = T.temp
    if ci.mem_kind == MEM_INDEX:
        if ci.scale <= 3 and fits16(ci.disp):
            add_ti(T, I_lea0 + ci.scale, rd, slot(ci.root), index, <uint16_t>ci.disp, 0)
            return
        lower_lea_index(T, rd, slot(ci.root), index, ci.scale)
        if ci.disp:
            add_ti(T, I_add_i64_k, rd, rd, 0, 0, ci.disp)
        return
    address = <int64_t>T.data_address[ci.root] + ci.disp
    if ci.mem_kind == MEM_DATA:
        load_constant(T, rd, address)
        return
    if ci.scale > 3:
        add_ti(T, I_shl_i64_k, T.temp, index, 0, 0, ci.scale)
        index = T.temp
    if address == <int64_t><uint32_t>address:
        add_ti(T, I_lea_data0 + (ci.scale if ci.scale <= 3 else 0), rd, index, 0, 0,
               <int32_t>address)
    else:
        load_constant(T, T.temp + 1, address)
        lower_lea_index(T, rd, T.temp + 1, index, ci.scale if ci.scale <= 3 else 0)

# --- the rest

cdef void lower_special(Translator* T, const FuncRec* f, CI* ci) noexcept nogil:
    cdef uint16_t op = ci.op
    cdef TI* ti
    cdef double x
    if op == OP_mov:
        add_ti(T, I_mov, slot(ci.rd), slot(ci.ra), 0, 0, 0)
    elif op == OP_const_i32:
        add_ti(T, I_const_i32, slot(ci.rd), 0, 0, 0, ci.k)
    elif op == OP_const_i64:
        load_constant(T, slot(ci.rd), ci.k)
    elif op == OP_const_f32:
        add_ti(T, I_const_f32, slot(ci.rd), 0, 0, 0, <int32_t>ci.k)
    elif op == OP_const_f64:
        x = vm_f64_bits(<uint64_t>ci.k)
        if vm_bits_f64(<double><float>x) == <uint64_t>ci.k and x == x:
            add_ti(T, I_const_f64, slot(ci.rd), 0, 0, 0, <int32_t>vm_bits_f32(<float>x))
        else:
            add_ti(T, I_const_f64_w, slot(ci.rd), 0, 0, 0, 0).word = <uint64_t>ci.k
    elif op == OP_select:
        add_ti(T, I_select, slot(ci.rd), slot(ci.rc), slot(ci.ra), slot(ci.rb), 0)
    elif op == OP_lea:
        lower_lea(T, ci)
    elif op == OP_lea_func:
        load_constant(T, slot(ci.rd), <int64_t>T.func_address[ci.callee])
    elif op == OP_jmp:
        add_branch(T, ci, I_jmp, 0, 0, 0)
    elif op == OP_switch:
        lower_switch(T, ci)
    elif op == OP_trap:
        add_ti(T, I_trap, 0, 0, 0, 0, ci.k if ci.k else 1)
    elif op == OP_ret:
        lower_return(T, f, ci)
    elif op == OP_call or op == OP_call_ind or op == OP_invoke or op == OP_invoke_ind:
        lower_call(T, ci)
    elif op == OP_throw:
        add_ti(T, I_throw, slot(ci.ra), slot(ci.rb), 0, 0, 0)
    elif op == OP_catch:
        add_ti(T, I_catch, slot(ci.rd), 0, 0, 0, 0)
    elif op == OP_setjmp:
        add_ti(T, I_setjmp, slot(ci.rd), slot(ci.ra), T.serial, 0, 0)
    elif op == OP_longjmp:
        add_ti(T, I_longjmp, slot(ci.ra), slot(ci.rb), 0, 0, 0)
    elif op == OP_mem_copy or op == OP_mem_fill:
        add_ti(T, I_mem_copy if op == OP_mem_copy else I_mem_fill, slot(ci.ra), slot(ci.rb), slot(ci.rc), 0, 0)
    elif op == OP_stack_alloc:
        add_ti(T, I_stack_alloc, slot(ci.rd), slot(ci.ra), <uint16_t>ci.k, 0, 0)
    elif op == OP_stack_save:
        add_ti(T, I_stack_save, slot(ci.rd), 0, 0, 0, 0)
    elif op == OP_thread_base:
        add_ti(T, I_thread_base, slot(ci.rd), 0, 0, 0, 0)
    elif op == OP_stack_restore:
        add_ti(T, I_stack_restore, slot(ci.ra), 0, 0, 0, 0)
    elif op == OP_fence:
        add_ti(T, I_fence, 0, 0, 0, 0, 0)
    elif GRAPH_ROWS <= op < GRAPH_END:
        lower_graph(T, ci)
    else:                               # a row of the table without a case here
        add_ti(T, I_trap, 0, 0, 0, 0, TRAPNO_UNREACHABLE)

cdef void lower_switch(Translator* T, CI* ci) noexcept nogil:
    cdef bint back = ci.label <= T.origin
    cdef uint32_t i
    cdef TI* ti
    for i in range(ci.n_list):
        back = back or T.d.list[ci.list + i] <= T.origin
    push(&T.d, ci.label)
    ti = add_ti(T, I_switch_back if back else I_switch, slot(ci.ra), 0, 0, 0, ci.k)
    ti.target = ci.list
    ti.word = ci.n_list + 1

cdef inline uint32_t move_of(uint8_t type) noexcept nogil:
    """The move for a value of a type code; it clears the upper half of a narrow one."""
    if type < 2:
        return I_mov if type else I_mov32
    return I_mov_f64 if type == 3 else I_mov_f32

cdef inline uint32_t return_of(uint8_t type, bint sp) noexcept nogil:
    if type < 2:
        return (I_ret_i64_sp if sp else I_ret_i64) if type else (I_ret_i32_sp if sp else I_ret_i32)
    return (I_ret_f64_sp if sp else I_ret_f64) if type == 3 else (I_ret_f32_sp if sp else I_ret_f32)

cdef void lower_return(Translator* T, const FuncRec* f, CI* ci) noexcept nogil:
    cdef TypeRec* t = &T.t.types[f.type]
    cdef uint32_t* uses = T.d.list + ci.list
    cdef uint32_t i, sp = 1 if T.old_sp else 0
    cdef TI* ti
    if T.serial:
        add_ti(T, I_leave_serial, T.serial, 0, 0, 0, 0)
    if ci.n_list == 1:
        add_ti(T, return_of(t.results[0], sp), slot(uses[0]), T.old_sp, 0, 0, 0)
        return
    # Several results go where the first registers are; by way of the window, since they may overlap.
    for i in range(ci.n_list):
        add_ti(T, move_of(t.results[i]), T.window + HEADER + i, slot(uses[i]), 0, 0, 0)
    for i in range(ci.n_list):
        add_ti(T, I_mov, HEADER + i, T.window + HEADER + i, 0, 0, 0)
    grow_frame(T, ci.n_list)
    ti = add_ti(T, I_ret_v_sp if sp else I_ret_v, T.old_sp, 0, 0, 0, 0)
    ti.n_args = <uint16_t>ci.n_list

cdef inline void grow_frame(Translator* T, uint32_t n) noexcept nogil:
    """The window holds a header and n arguments or results."""
    if T.window + HEADER + n > T.top:
        T.top = T.window + HEADER + n

cdef void lower_call(Translator* T, CI* ci) noexcept nogil:
    cdef bint direct = ci.op == OP_call or ci.op == OP_invoke
    cdef uint32_t type = T.t.type_of[ci.callee] if direct else ci.callee
    cdef TypeRec* t = &T.t.types[type]
    cdef uint32_t* defs = T.d.list + ci.list
    cdef uint32_t* uses = defs + ci.n_defs
    cdef uint32_t i, rd = T.window, kind = 0
    cdef TI* ti
    grow_frame(T, max(t.n_params, t.n_results))
    for i in range(ci.n_list):
        add_ti(T, move_of(t.params[i]), T.window + HEADER + i, slot(uses[i]), 0, 0, 0)
    if ci.n_defs == 1:
        rd = slot(defs[0])
        kind = 1 if t.results[0] < 2 else 5 - t.results[0]     # i, d, f
    if OPS[ci.op].flags & OF_BRANCH:
        add_branch(T, ci, I_handler, 0, 0, 0)
    if not direct:
        ti = add_ti(T, I_call_ind_v + kind * (I_call_ind_i - I_call_ind_v), T.window, rd, slot(ci.ra), type, 0)
    elif ci.callee >= T.t.n_imports:
        ti = add_ti(T, I_call_v + kind * (I_call_i - I_call_v), T.window, rd, 0, 0, 0)
        ti.target = ci.callee
    elif T.import_kind[ci.callee] == 0:
        ti = add_ti(T, I_undefined, 0, 0, 0, 0, ci.callee)
        return
    elif ci.callee > 0xFFFF:
        # by way of the import's thunk, as through a pointer
        load_constant(T, T.temp, <int64_t>T.func_address[ci.callee])
        ti = add_ti(T, I_call_ind_v + kind * (I_call_ind_i - I_call_ind_v), T.window, rd, T.temp, type, 0)
    elif T.import_kind[ci.callee] == 1:
        ti = add_ti(T, I_call_host_v + kind * (I_call_host_i - I_call_host_v), T.window, rd, 0, ci.callee, 0)
    else:
        ti = add_ti(T, I_call_py_v + kind * (I_call_py_i - I_call_py_v), T.window, rd, 0, ci.callee, 0)
    ti.n_args = <uint16_t>ci.n_list
    if ci.n_defs == 1 and t.results[0] != 1 and t.results[0] != 3:
        ti.flags |= TI_RESULT32
    if ci.n_defs > 1:
        for i in range(ci.n_defs):
            add_ti(T, I_mov, slot(defs[i]), T.window + HEADER + i, 0, 0, 0)

cdef void lower_graph(Translator* T, CI* ci) noexcept nogil:
    """An instruction of dataflow graphs: a call of the context's function for its row, on its operands in order."""
    cdef const uint8_t* operands = operands_of(ci.op)
    cdef uint32_t i, n = 0, from_slot
    cdef bint result = False
    cdef TI* ti
    for i in range(6):
        if operands[i] == OPERAND_RD:
            result = True
        elif operands[i] == OPERAND_RA or operands[i] == OPERAND_RB or operands[i] == OPERAND_RC:
            from_slot = slot(ci.ra if operands[i] == OPERAND_RA else ci.rb if operands[i] == OPERAND_RB else ci.rc)
            add_ti(T, I_mov32 if ci.op == OP_graph_launch and operands[i] == OPERAND_RC else I_mov,
                   T.window + HEADER + n, from_slot, 0, 0, 0)
            n += 1
        elif operands[i] == OPERAND_U8:
            add_ti(T, I_const_i64, T.window + HEADER + n, 0, 0, 0, ci.k)
            n += 1
    grow_frame(T, max(n, 1))
    if result:
        ti = add_ti(T, I_graph_i, T.window, slot(ci.rd), 0, ci.op - GRAPH_ROWS, 0)
    else:
        ti = add_ti(T, I_graph_v, T.window, T.window, 0, ci.op - GRAPH_ROWS, 0)
    ti.n_args = <uint16_t>n
