# Generated from ir/isa.py and the tables in interp by `python -m allvm.interp.generate`; do not edit.

cdef void vmop_jmp "vmop_jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    BRANCH(pc, pc.i)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_jmp_back "vmop_jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    BRANCH(pc, pc.i)
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_switch "vmop_switch"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    cdef int32_t* table
    t = <uint32_t>(R[pc.a].u32 - (<uint32_t>pc.i))
    table = <int32_t*>(pc + 1)
    if t > <uint32_t>table[0]:
        t = <uint32_t>table[0]
    BRANCH(pc, table[t + 1])
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_switch__a "vmop_switch__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    cdef int32_t* table
    t = <uint32_t>((<uint32_t>acc) - (<uint32_t>pc.i))
    table = <int32_t*>(pc + 1)
    if t > <uint32_t>table[0]:
        t = <uint32_t>table[0]
    BRANCH(pc, table[t + 1])
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_switch_back "vmop_switch_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    cdef int32_t* table
    t = <uint32_t>(R[pc.a].u32 - (<uint32_t>pc.i))
    table = <int32_t*>(pc + 1)
    if t > <uint32_t>table[0]:
        t = <uint32_t>table[0]
    if table[t + 1] <= 0:
        cnt -= 1
    BRANCH(pc, table[t + 1])
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_switch_back__a "vmop_switch_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    cdef int32_t* table
    t = <uint32_t>((<uint32_t>acc) - (<uint32_t>pc.i))
    table = <int32_t*>(pc + 1)
    if t > <uint32_t>table[0]:
        t = <uint32_t>table[0]
    if table[t + 1] <= 0:
        cnt -= 1
    BRANCH(pc, table[t + 1])
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trap "vmop_trap"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    TRAP((<uint32_t>pc.i), pc, R, mem, cnt, ctx, facc, sacc)

cdef void vmop_setjmp "vmop_setjmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(ctx.do_setjmp(ctx, R[pc.b].u64, pc.c) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_setjmp__n "vmop_setjmp__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(ctx.do_setjmp(ctx, R[pc.b].u64, pc.c) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_setjmp__a "vmop_setjmp__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(ctx.do_setjmp(ctx, acc, pc.c) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_setjmp__a__n "vmop_setjmp__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(ctx.do_setjmp(ctx, acc, pc.c) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_handler "vmop_handler"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if 0:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_handler_back "vmop_handler_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if 0:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_throw "vmop_throw"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.abi.exception = R[pc.a].u64
    ctx.abi.uncaught = R[pc.b].u64
    THROW(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_catch "vmop_catch"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ctx.abi.exception)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_catch__n "vmop_catch__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ctx.abi.exception)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_longjmp "vmop_longjmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.jump_value = R[pc.b].u32
    acc = R[pc.a].u64
    LONGJMP(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_v "vmop_ret_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i64 "vmop_ret_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = R[pc.a].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i64__a "vmop_ret_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i32 "vmop_ret_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = R[pc.a].u32
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i32__a "vmop_ret_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = (<uint32_t>acc)
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f64 "vmop_ret_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    facc = R[pc.a].f64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].f64 = facc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f64__a "vmop_ret_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].f64 = facc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f32 "vmop_ret_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    sacc = R[pc.a].f32
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = vm_bits_f32(sacc)
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f32__a "vmop_ret_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = vm_bits_f32(sacc)
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_v_sp "vmop_ret_v_sp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.abi.sp = R[pc.a].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i64_sp "vmop_ret_i64_sp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = R[pc.a].u64
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i64_sp__a "vmop_ret_i64_sp__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i32_sp "vmop_ret_i32_sp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = R[pc.a].u32
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_i32_sp__a "vmop_ret_i32_sp__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = (<uint32_t>acc)
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f64_sp "vmop_ret_f64_sp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    facc = R[pc.a].f64
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].f64 = facc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f64_sp__a "vmop_ret_f64_sp__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].f64 = facc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f32_sp "vmop_ret_f32_sp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    sacc = R[pc.a].f32
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = vm_bits_f32(sacc)
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ret_f32_sp__a "vmop_ret_f32_sp__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.abi.sp = R[pc.b].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = vm_bits_f32(sacc)
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_v "vmop_call_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    nr = R + pc.a
    nr[0].ptr = pc + 1
    nr[1].ptr = R
    FENCE_CALL(pc, R)
    BRANCH(pc, pc.i)
    R = nr
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_ind_v "vmop_call_ind_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    cdef Slot* nr
    t = R[pc.c].u64
    if unlikely(t - 0x10000 >= ctx.n_functions << 4 or (t & 15) != 0):
        ctx.abi.trap_addr = t
        TRAP(6, pc, R, mem, cnt, ctx, facc, sacc)
    t = (t - 0x10000) >> 4
    if unlikely(ctx.type_of[t] != pc.d):
        ctx.abi.trap_addr = t
        TRAP(7, pc, R, mem, cnt, ctx, facc, sacc)
    nr = R + pc.a
    nr[0].ptr = pc + 1
    nr[1].ptr = R
    FENCE_CALL(pc, R)
    pc = ctx.entry[t]
    R = nr
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_ind_v__a "vmop_call_ind_v__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    cdef Slot* nr
    t = acc
    if unlikely(t - 0x10000 >= ctx.n_functions << 4 or (t & 15) != 0):
        ctx.abi.trap_addr = t
        TRAP(6, pc, R, mem, cnt, ctx, facc, sacc)
    t = (t - 0x10000) >> 4
    if unlikely(ctx.type_of[t] != pc.d):
        ctx.abi.trap_addr = t
        TRAP(7, pc, R, mem, cnt, ctx, facc, sacc)
    nr = R + pc.a
    nr[0].ptr = pc + 1
    nr[1].ptr = R
    FENCE_CALL(pc, R)
    pc = ctx.entry[t]
    R = nr
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_host_v "vmop_call_host_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.bindings[pc.d](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_host_v "vmop_thunk_host_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.bindings[(<uint32_t>pc.i)](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_py_v "vmop_call_py_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.pycall(ctx, nr, pc.d)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_py_v "vmop_thunk_py_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.pycall(ctx, nr, (<uint32_t>pc.i))
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_host_i "vmop_call_host_i"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.bindings[pc.d](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = nr[0].u64
    R[pc.b].u64 = acc
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_host_i "vmop_thunk_host_i"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.bindings[(<uint32_t>pc.i)](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    acc = nr[0].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_py_i "vmop_call_py_i"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.pycall(ctx, nr, pc.d)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = nr[0].u64
    R[pc.b].u64 = acc
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_py_i "vmop_thunk_py_i"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.pycall(ctx, nr, (<uint32_t>pc.i))
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    acc = nr[0].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_host_d "vmop_call_host_d"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.bindings[pc.d](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    facc = nr[0].f64
    R[pc.b].f64 = facc
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_host_d "vmop_thunk_host_d"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.bindings[(<uint32_t>pc.i)](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    facc = nr[0].f64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].f64 = facc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_py_d "vmop_call_py_d"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.pycall(ctx, nr, pc.d)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    facc = nr[0].f64
    R[pc.b].f64 = facc
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_py_d "vmop_thunk_py_d"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.pycall(ctx, nr, (<uint32_t>pc.i))
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    facc = nr[0].f64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].f64 = facc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_host_f "vmop_call_host_f"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.bindings[pc.d](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    sacc = nr[0].f32
    R[pc.b].u64 = vm_bits_f32(sacc)
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_host_f "vmop_thunk_host_f"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.bindings[(<uint32_t>pc.i)](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    sacc = nr[0].f32
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = vm_bits_f32(sacc)
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_call_py_f "vmop_call_py_f"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.pycall(ctx, nr, pc.d)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    sacc = nr[0].f32
    R[pc.b].u64 = vm_bits_f32(sacc)
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thunk_py_f "vmop_thunk_py_f"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.a
    ctx.in_guest = 0
    nr = R + FRAME_HEADER
    ctx.pycall(ctx, nr, (<uint32_t>pc.i))
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt
    sacc = nr[0].f32
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = vm_bits_f32(sacc)
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_graph_v "vmop_graph_v"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.graph_ops[pc.d](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_graph_i "vmop_graph_i"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.top = R + pc.c
    ctx.in_guest = 0
    nr = R + pc.a + FRAME_HEADER
    ctx.graph_ops[pc.d](&ctx.abi, nr)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = nr[0].u64
    R[pc.b].u64 = acc
    cnt = ctx.cnt - 1
    pc += 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_undefined "vmop_undefined"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.abi.trap_addr = (<uint32_t>pc.i)
    TRAP(8, pc, R, mem, cnt, ctx, facc, sacc)

cdef void vmop_lazy "vmop_lazy"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    LAZY(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_halt "vmop_halt"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.cnt = cnt

cdef void vmop_enter "vmop_enter"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = ctx.abi.sp
    R[pc.b].u64 = t
    t = (t - <uint64_t>(<uint32_t>pc.i)) & ~<uint64_t>15
    if unlikely(<int64_t>t < <int64_t>ctx.abi.sp_lo):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    R[pc.a].u64 = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_enter_align "vmop_enter_align"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = ctx.abi.sp
    R[pc.b].u64 = t
    t = (t - <uint64_t>(<uint32_t>pc.i)) & ~<uint64_t>((<Slot*>(pc + 1))[0]).u64
    if unlikely(<int64_t>t < <int64_t>ctx.abi.sp_lo):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    R[pc.a].u64 = t
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_enter_save "vmop_enter_save"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = ctx.abi.sp
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_enter_serial "vmop_enter_serial"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.serial += 1
    R[pc.a].u64 = ctx.serial
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_leave_serial "vmop_leave_serial"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = 0
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_zero "vmop_zero"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    for t in range((<uint32_t>pc.i)):
        R[pc.a + t].u64 = 0
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_alloc "vmop_stack_alloc"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = R[pc.b].u64
    if unlikely(t > ctx.abi.sp):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    t = ((ctx.abi.sp - t) >> (<uint64_t><int64_t><int16_t>pc.c)) << (<uint64_t><int64_t><int16_t>pc.c)
    if unlikely(t < ctx.abi.sp_lo):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    acc = <uint64_t>(t)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_alloc__n "vmop_stack_alloc__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = R[pc.b].u64
    if unlikely(t > ctx.abi.sp):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    t = ((ctx.abi.sp - t) >> (<uint64_t><int64_t><int16_t>pc.c)) << (<uint64_t><int64_t><int16_t>pc.c)
    if unlikely(t < ctx.abi.sp_lo):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    acc = <uint64_t>(t)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_alloc__a "vmop_stack_alloc__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = acc
    if unlikely(t > ctx.abi.sp):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    t = ((ctx.abi.sp - t) >> (<uint64_t><int64_t><int16_t>pc.c)) << (<uint64_t><int64_t><int16_t>pc.c)
    if unlikely(t < ctx.abi.sp_lo):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    acc = <uint64_t>(t)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_alloc__a__n "vmop_stack_alloc__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = acc
    if unlikely(t > ctx.abi.sp):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    t = ((ctx.abi.sp - t) >> (<uint64_t><int64_t><int16_t>pc.c)) << (<uint64_t><int64_t><int16_t>pc.c)
    if unlikely(t < ctx.abi.sp_lo):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    acc = <uint64_t>(t)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_save "vmop_stack_save"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ctx.abi.sp)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_save__n "vmop_stack_save__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ctx.abi.sp)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thread_base "vmop_thread_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ctx.abi.tls)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_thread_base__n "vmop_thread_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ctx.abi.tls)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_restore "vmop_stack_restore"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = R[pc.a].u64
    if unlikely(t < ctx.abi.sp or t > ctx.abi.sp_hi):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_stack_restore__a "vmop_stack_restore__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    t = acc
    if unlikely(t < ctx.abi.sp or t > ctx.abi.sp_hi):
        TRAP(5, pc, R, mem, cnt, ctx, facc, sacc)
    ctx.abi.sp = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_copy "vmop_mem_copy"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_copy(ctx, R[pc.a].u64, R[pc.b].u64, R[pc.c].u64) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_copy__a "vmop_mem_copy__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_copy(ctx, acc, R[pc.b].u64, R[pc.c].u64) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_copy__b "vmop_mem_copy__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_copy(ctx, R[pc.a].u64, acc, R[pc.c].u64) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_copy__c "vmop_mem_copy__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_copy(ctx, R[pc.a].u64, R[pc.b].u64, acc) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_fill "vmop_mem_fill"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_fill(ctx, R[pc.a].u64, R[pc.b].u32, R[pc.c].u64) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_fill__a "vmop_mem_fill__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_fill(ctx, acc, R[pc.b].u32, R[pc.c].u64) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_fill__b "vmop_mem_fill__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_fill(ctx, R[pc.a].u64, (<uint32_t>acc), R[pc.c].u64) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mem_fill__c "vmop_mem_fill__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    if unlikely(vm_fill(ctx, R[pc.a].u64, R[pc.b].u32, acc) != 0):
        TRAP(0, pc, R, mem, cnt, ctx, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_ld_i8 "vmop_atomic_ld_i8"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_ld_uint8_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_st_i8 "vmop_atomic_st_i8"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    vm_atomic_st_uint8_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint8_t>R[pc.a].u32)
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_rmw_i8 "vmop_atomic_rmw_i8"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_rmw_uint8_t(mem + <uint64_t>R[pc.c].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint8_t>R[pc.b].u32, ((<Slot*>(pc + 1))[0]).u64 >> 32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_cas_i8 "vmop_atomic_cas_i8"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_cas_uint8_t(mem + <uint64_t>R[pc.d].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint8_t>R[pc.b].u32, <uint8_t>R[pc.c].u32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_ld_i16 "vmop_atomic_ld_i16"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_ld_uint16_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_st_i16 "vmop_atomic_st_i16"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    vm_atomic_st_uint16_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint16_t>R[pc.a].u32)
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_rmw_i16 "vmop_atomic_rmw_i16"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_rmw_uint16_t(mem + <uint64_t>R[pc.c].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint16_t>R[pc.b].u32, ((<Slot*>(pc + 1))[0]).u64 >> 32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_cas_i16 "vmop_atomic_cas_i16"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_cas_uint16_t(mem + <uint64_t>R[pc.d].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint16_t>R[pc.b].u32, <uint16_t>R[pc.c].u32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_ld_i32 "vmop_atomic_ld_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_ld_uint32_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_st_i32 "vmop_atomic_st_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    vm_atomic_st_uint32_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint32_t>R[pc.a].u32)
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_rmw_i32 "vmop_atomic_rmw_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_rmw_uint32_t(mem + <uint64_t>R[pc.c].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint32_t>R[pc.b].u32, ((<Slot*>(pc + 1))[0]).u64 >> 32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_cas_i32 "vmop_atomic_cas_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint32_t>(vm_atomic_cas_uint32_t(mem + <uint64_t>R[pc.d].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint32_t>R[pc.b].u32, <uint32_t>R[pc.c].u32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_ld_i64 "vmop_atomic_ld_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint64_t>(vm_atomic_ld_uint64_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_st_i64 "vmop_atomic_st_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    vm_atomic_st_uint64_t(mem + <uint64_t>R[pc.b].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint64_t>R[pc.a].u64)
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_rmw_i64 "vmop_atomic_rmw_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint64_t>(vm_atomic_rmw_uint64_t(mem + <uint64_t>R[pc.c].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint64_t>R[pc.b].u64, ((<Slot*>(pc + 1))[0]).u64 >> 32))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_atomic_cas_i64 "vmop_atomic_cas_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK_LONG(pc, R, ctx)
    acc = <uint64_t>(vm_atomic_cas_uint64_t(mem + <uint64_t>R[pc.d].u32 + <int64_t>((<Slot*>(pc + 1))[0]).s32, <uint64_t>R[pc.b].u64, <uint64_t>R[pc.c].u64))
    R[pc.a].u64 = acc
    UNMARK(ctx)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fence "vmop_fence"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    vm_fence()
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_count "vmop_count"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.icount += (<uint32_t>pc.i)
    ctx.ccount += pc.a
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_profile "vmop_profile"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ((<Slot*>(pc + 1))[0]).u64 += 1
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trace "vmop_trace"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    ctx.pc = pc
    ctx.R = R
    ctx.cnt = cnt
    ctx.in_guest = 0
    ctx.tracer(ctx, pc, R)
    ctx.in_guest = 1
    if unlikely(ctx.abi.trap != 0):
        UNWIND(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_i32 "vmop_const_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_i32__n "vmop_const_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_i64 "vmop_const_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_i64__n "vmop_const_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_i64_w "vmop_const_i64_w"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(((<Slot*>(pc + 1))[0]).u64)
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_i64_w__n "vmop_const_i64_w__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(((<Slot*>(pc + 1))[0]).u64)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_f32 "vmop_const_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(vm_f32_bits((<uint32_t>pc.i)))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_f32__n "vmop_const_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(vm_f32_bits((<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_f64 "vmop_const_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>vm_f32_bits((<uint32_t>pc.i)))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_f64__n "vmop_const_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>vm_f32_bits((<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_f64_w "vmop_const_f64_w"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(((<Slot*>(pc + 1))[0]).f64)
    R[pc.a].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_const_f64_w__n "vmop_const_f64_w__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(((<Slot*>(pc + 1))[0]).f64)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov "vmop_mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = <uint64_t>(R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov__a "vmop_mov__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = <uint64_t>(acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov_f64 "vmop_mov_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].f64 = <double>(R[pc.b].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov_f64__a "vmop_mov_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].f64 = <double>(facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov_f32 "vmop_mov_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = vm_bits_f32(<float>(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov_f32__a "vmop_mov_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = vm_bits_f32(<float>(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov32 "vmop_mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = <uint32_t>(R[pc.b].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mov32__a "vmop_mov32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[pc.a].u64 = <uint32_t>((<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load "vmop_load"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load__n "vmop_load__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load__a "vmop_load__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load__a__n "vmop_load__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f64 "vmop_load_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f64__n "vmop_load_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f64__a "vmop_load_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f64__a__n "vmop_load_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f32 "vmop_load_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f32__n "vmop_load_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f32__a "vmop_load_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_load_f32__a__n "vmop_load_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select "vmop_select"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.c].u64 if R[pc.b].u32 != 0 else R[pc.d].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__n "vmop_select__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.c].u64 if R[pc.b].u32 != 0 else R[pc.d].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__a "vmop_select__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.c].u64 if (<uint32_t>acc) != 0 else R[pc.d].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__a__n "vmop_select__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.c].u64 if (<uint32_t>acc) != 0 else R[pc.d].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__b "vmop_select__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if R[pc.b].u32 != 0 else R[pc.d].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__b__n "vmop_select__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if R[pc.b].u32 != 0 else R[pc.d].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__c "vmop_select__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.c].u64 if R[pc.b].u32 != 0 else acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_select__c__n "vmop_select__c__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.c].u64 if R[pc.b].u32 != 0 else acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i64 "vmop_square_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 * R[pc.b].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i64__n "vmop_square_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 * R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i64__a "vmop_square_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i64__a__n "vmop_square_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i32 "vmop_square_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 * R[pc.b].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i32__n "vmop_square_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 * R[pc.b].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i32__a "vmop_square_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_i32__a__n "vmop_square_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f64 "vmop_square_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 * R[pc.b].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f64__n "vmop_square_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 * R[pc.b].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f64__a "vmop_square_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * facc)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f64__a__n "vmop_square_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f32 "vmop_square_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 * R[pc.b].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f32__n "vmop_square_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 * R[pc.b].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f32__a "vmop_square_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc * sacc)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_square_f32__a__n "vmop_square_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc * sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_m "vmop_div_u_i32_m"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64, R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_m__n "vmop_div_u_i32_m__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64, R[pc.b].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_m__a "vmop_div_u_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64, (<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_m__a__n "vmop_div_u_i32_m__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64, (<uint32_t>acc)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_m "vmop_rem_u_i32_m"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64 * R[pc.b].u32, (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_m__n "vmop_rem_u_i32_m__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64 * R[pc.b].u32, (<uint32_t>pc.i)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_m__a "vmop_rem_u_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64 * (<uint32_t>acc), (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_m__a__n "vmop_rem_u_i32_m__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64(((<Slot*>(pc + 1))[0]).u64 * (<uint32_t>acc), (<uint32_t>pc.i)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_m "vmop_div_s_i32_m"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_DIV_S32(((<Slot*>(pc + 1))[0]).u64, R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_m__n "vmop_div_s_i32_m__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_DIV_S32(((<Slot*>(pc + 1))[0]).u64, R[pc.b].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_m__a "vmop_div_s_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_DIV_S32(((<Slot*>(pc + 1))[0]).u64, (<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_m__a__n "vmop_div_s_i32_m__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_DIV_S32(((<Slot*>(pc + 1))[0]).u64, (<uint32_t>acc)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_m "vmop_rem_s_i32_m"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_REM_S32(((<Slot*>(pc + 1))[0]).u64, R[pc.b].u32, (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_m__n "vmop_rem_s_i32_m__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_REM_S32(((<Slot*>(pc + 1))[0]).u64, R[pc.b].u32, (<uint32_t>pc.i)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_m__a "vmop_rem_s_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_REM_S32(((<Slot*>(pc + 1))[0]).u64, (<uint32_t>acc), (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_m__a__n "vmop_rem_s_i32_m__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MAGIC_REM_S32(((<Slot*>(pc + 1))[0]).u64, (<uint32_t>acc), (<uint32_t>pc.i)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea0 "vmop_lea0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + R[pc.c].u64 + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea0__n "vmop_lea0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + R[pc.c].u64 + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea0__a "vmop_lea0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + R[pc.c].u64 + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea0__a__n "vmop_lea0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + R[pc.c].u64 + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea0__b "vmop_lea0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + acc + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea0__b__n "vmop_lea0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + acc + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea1 "vmop_lea1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << 1) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea1__n "vmop_lea1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << 1) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea1__a "vmop_lea1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << 1) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea1__a__n "vmop_lea1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << 1) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea1__b "vmop_lea1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << 1) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea1__b__n "vmop_lea1__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << 1) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea2 "vmop_lea2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << 2) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea2__n "vmop_lea2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << 2) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea2__a "vmop_lea2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << 2) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea2__a__n "vmop_lea2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << 2) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea2__b "vmop_lea2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << 2) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea2__b__n "vmop_lea2__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << 2) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea3 "vmop_lea3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << 3) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea3__n "vmop_lea3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << 3) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea3__a "vmop_lea3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << 3) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea3__a__n "vmop_lea3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << 3) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea3__b "vmop_lea3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << 3) + (<uint64_t><int64_t><int16_t>pc.d))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea3__b__n "vmop_lea3__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << 3) + (<uint64_t><int64_t><int16_t>pc.d))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea "vmop_lea"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << (<uint64_t><int64_t><int16_t>pc.d)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea__n "vmop_lea__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (R[pc.c].u64 << (<uint64_t><int64_t><int16_t>pc.d)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea__a "vmop_lea__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << (<uint64_t><int64_t><int16_t>pc.d)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea__a__n "vmop_lea__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[pc.c].u64 << (<uint64_t><int64_t><int16_t>pc.d)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea__b "vmop_lea__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << (<uint64_t><int64_t><int16_t>pc.d)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea__b__n "vmop_lea__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (acc << (<uint64_t><int64_t><int16_t>pc.d)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data0 "vmop_lea_data0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + R[pc.b].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data0__n "vmop_lea_data0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data0__a "vmop_lea_data0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data0__a__n "vmop_lea_data0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data1 "vmop_lea_data1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (R[pc.b].u64 << 1))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data1__n "vmop_lea_data1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (R[pc.b].u64 << 1))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data1__a "vmop_lea_data1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (acc << 1))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data1__a__n "vmop_lea_data1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (acc << 1))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data2 "vmop_lea_data2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (R[pc.b].u64 << 2))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data2__n "vmop_lea_data2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (R[pc.b].u64 << 2))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data2__a "vmop_lea_data2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (acc << 2))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data2__a__n "vmop_lea_data2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (acc << 2))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data3 "vmop_lea_data3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (R[pc.b].u64 << 3))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data3__n "vmop_lea_data3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (R[pc.b].u64 << 3))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data3__a "vmop_lea_data3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (acc << 3))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_lea_data3__a__n "vmop_lea_data3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>pc.i) + (acc << 3))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32 "vmop_add_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 + R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32__n "vmop_add_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 + R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32__a "vmop_add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32__a__n "vmop_add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i32 "vmop_sub_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 - R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i32__n "vmop_sub_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 - R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i32__a "vmop_sub_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) - R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i32__a__n "vmop_sub_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) - R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i32__b "vmop_sub_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 - (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i32__b__n "vmop_sub_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 - (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32 "vmop_mul_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 * R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32__n "vmop_mul_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 * R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32__a "vmop_mul_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) * R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32__a__n "vmop_mul_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) * R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32 "vmop_and_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 & R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32__n "vmop_and_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 & R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32__a "vmop_and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32__a__n "vmop_and_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32 "vmop_or_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 | R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32__n "vmop_or_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 | R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32__a "vmop_or_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32__a__n "vmop_or_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32 "vmop_xor_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 ^ R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32__n "vmop_xor_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 ^ R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32__a "vmop_xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32__a__n "vmop_xor_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32 "vmop_shl_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 << (R[pc.c].u32 & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32__n "vmop_shl_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 << (R[pc.c].u32 & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32__a "vmop_shl_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << (R[pc.c].u32 & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32__a__n "vmop_shl_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << (R[pc.c].u32 & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32__b "vmop_shl_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 << ((<uint32_t>acc) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32__b__n "vmop_shl_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 << ((<uint32_t>acc) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32 "vmop_shr_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 >> (R[pc.c].u32 & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32__n "vmop_shr_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 >> (R[pc.c].u32 & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32__a "vmop_shr_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) >> (R[pc.c].u32 & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32__a__n "vmop_shr_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) >> (R[pc.c].u32 & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32__b "vmop_shr_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 >> ((<uint32_t>acc) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32__b__n "vmop_shr_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 >> ((<uint32_t>acc) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32 "vmop_shr_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) >> (R[pc.c].u32 & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32__n "vmop_shr_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) >> (R[pc.c].u32 & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32__a "vmop_shr_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) >> (R[pc.c].u32 & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32__a__n "vmop_shr_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) >> (R[pc.c].u32 & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32__b "vmop_shr_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) >> ((<uint32_t>acc) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32__b__n "vmop_shr_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) >> ((<uint32_t>acc) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32 "vmop_rotl_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32(R[pc.b].u32, R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32__n "vmop_rotl_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32(R[pc.b].u32, R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32__a "vmop_rotl_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((<uint32_t>acc), R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32__a__n "vmop_rotl_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((<uint32_t>acc), R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32__b "vmop_rotl_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32(R[pc.b].u32, (<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32__b__n "vmop_rotl_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32(R[pc.b].u32, (<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i32 "vmop_rotr_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTR32(R[pc.b].u32, R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i32__n "vmop_rotr_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTR32(R[pc.b].u32, R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i32__a "vmop_rotr_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTR32((<uint32_t>acc), R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i32__a__n "vmop_rotr_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTR32((<uint32_t>acc), R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i32__b "vmop_rotr_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTR32(R[pc.b].u32, (<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i32__b__n "vmop_rotr_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTR32(R[pc.b].u32, (<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32 "vmop_div_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S32(R[pc.c].u32) == -1 and R[pc.b].u32 == 0x80000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(DIV_S32(R[pc.b].u32, R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32__n "vmop_div_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S32(R[pc.c].u32) == -1 and R[pc.b].u32 == 0x80000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(DIV_S32(R[pc.b].u32, R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32__a "vmop_div_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S32(R[pc.c].u32) == -1 and (<uint32_t>acc) == 0x80000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(DIV_S32((<uint32_t>acc), R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32__a__n "vmop_div_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S32(R[pc.c].u32) == -1 and (<uint32_t>acc) == 0x80000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(DIV_S32((<uint32_t>acc), R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32__b "vmop_div_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S32((<uint32_t>acc)) == -1 and R[pc.b].u32 == 0x80000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(DIV_S32(R[pc.b].u32, (<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32__b__n "vmop_div_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S32((<uint32_t>acc)) == -1 and R[pc.b].u32 == 0x80000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(DIV_S32(R[pc.b].u32, (<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32 "vmop_div_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 / R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32__n "vmop_div_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 / R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32__a "vmop_div_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>((<uint32_t>acc) / R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32__a__n "vmop_div_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>((<uint32_t>acc) / R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32__b "vmop_div_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 / (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32__b__n "vmop_div_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 / (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32 "vmop_rem_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0 if S32(R[pc.c].u32) == -1 else REM_S32(R[pc.b].u32, R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32__n "vmop_rem_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0 if S32(R[pc.c].u32) == -1 else REM_S32(R[pc.b].u32, R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32__a "vmop_rem_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0 if S32(R[pc.c].u32) == -1 else REM_S32((<uint32_t>acc), R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32__a__n "vmop_rem_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0 if S32(R[pc.c].u32) == -1 else REM_S32((<uint32_t>acc), R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32__b "vmop_rem_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0 if S32((<uint32_t>acc)) == -1 else REM_S32(R[pc.b].u32, (<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32__b__n "vmop_rem_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(0 if S32((<uint32_t>acc)) == -1 else REM_S32(R[pc.b].u32, (<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32 "vmop_rem_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 % R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32__n "vmop_rem_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 % R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32__a "vmop_rem_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>((<uint32_t>acc) % R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32__a__n "vmop_rem_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u32 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>((<uint32_t>acc) % R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32__b "vmop_rem_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 % (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32__b__n "vmop_rem_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>(R[pc.b].u32 % (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i32 "vmop_min_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) < S32(R[pc.c].u32) else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i32__n "vmop_min_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) < S32(R[pc.c].u32) else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i32__a "vmop_min_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if S32((<uint32_t>acc)) < S32(R[pc.c].u32) else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i32__a__n "vmop_min_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if S32((<uint32_t>acc)) < S32(R[pc.c].u32) else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i32__b "vmop_min_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) < S32((<uint32_t>acc)) else (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i32__b__n "vmop_min_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) < S32((<uint32_t>acc)) else (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i32 "vmop_max_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) > S32(R[pc.c].u32) else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i32__n "vmop_max_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) > S32(R[pc.c].u32) else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i32__a "vmop_max_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if S32((<uint32_t>acc)) > S32(R[pc.c].u32) else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i32__a__n "vmop_max_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if S32((<uint32_t>acc)) > S32(R[pc.c].u32) else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i32__b "vmop_max_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) > S32((<uint32_t>acc)) else (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i32__b__n "vmop_max_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if S32(R[pc.b].u32) > S32((<uint32_t>acc)) else (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i32 "vmop_min_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 < R[pc.c].u32 else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i32__n "vmop_min_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 < R[pc.c].u32 else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i32__a "vmop_min_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if (<uint32_t>acc) < R[pc.c].u32 else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i32__a__n "vmop_min_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if (<uint32_t>acc) < R[pc.c].u32 else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i32__b "vmop_min_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 < (<uint32_t>acc) else (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i32__b__n "vmop_min_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 < (<uint32_t>acc) else (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i32 "vmop_max_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 > R[pc.c].u32 else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i32__n "vmop_max_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 > R[pc.c].u32 else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i32__a "vmop_max_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if (<uint32_t>acc) > R[pc.c].u32 else R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i32__a__n "vmop_max_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) if (<uint32_t>acc) > R[pc.c].u32 else R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i32__b "vmop_max_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 > (<uint32_t>acc) else (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i32__b__n "vmop_max_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 if R[pc.b].u32 > (<uint32_t>acc) else (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64 "vmop_add_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64__n "vmop_add_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64__a "vmop_add_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64__a__n "vmop_add_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i64 "vmop_sub_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 - R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i64__n "vmop_sub_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 - R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i64__a "vmop_sub_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc - R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i64__a__n "vmop_sub_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc - R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i64__b "vmop_sub_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 - acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_i64__b__n "vmop_sub_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 - acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64 "vmop_mul_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 * R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64__n "vmop_mul_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 * R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64__a "vmop_mul_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64__a__n "vmop_mul_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64 "vmop_and_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 & R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64__n "vmop_and_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 & R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64__a "vmop_and_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc & R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64__a__n "vmop_and_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc & R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64 "vmop_or_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 | R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64__n "vmop_or_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 | R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64__a "vmop_or_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc | R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64__a__n "vmop_or_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc | R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64 "vmop_xor_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 ^ R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64__n "vmop_xor_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 ^ R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64__a "vmop_xor_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc ^ R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64__a__n "vmop_xor_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc ^ R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64 "vmop_shl_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 << (R[pc.c].u64 & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64__n "vmop_shl_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 << (R[pc.c].u64 & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64__a "vmop_shl_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc << (R[pc.c].u64 & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64__a__n "vmop_shl_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc << (R[pc.c].u64 & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64__b "vmop_shl_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 << (acc & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64__b__n "vmop_shl_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 << (acc & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64 "vmop_shr_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 >> (R[pc.c].u64 & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64__n "vmop_shr_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 >> (R[pc.c].u64 & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64__a "vmop_shr_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> (R[pc.c].u64 & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64__a__n "vmop_shr_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> (R[pc.c].u64 & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64__b "vmop_shr_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 >> (acc & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64__b__n "vmop_shr_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 >> (acc & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64 "vmop_shr_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(R[pc.b].u64) >> (R[pc.c].u64 & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64__n "vmop_shr_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(R[pc.b].u64) >> (R[pc.c].u64 & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64__a "vmop_shr_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(acc) >> (R[pc.c].u64 & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64__a__n "vmop_shr_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(acc) >> (R[pc.c].u64 & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64__b "vmop_shr_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(R[pc.b].u64) >> (acc & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64__b__n "vmop_shr_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(R[pc.b].u64) >> (acc & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64 "vmop_rotl_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(R[pc.b].u64, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64__n "vmop_rotl_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(R[pc.b].u64, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64__a "vmop_rotl_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(acc, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64__a__n "vmop_rotl_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(acc, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64__b "vmop_rotl_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(R[pc.b].u64, acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64__b__n "vmop_rotl_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(R[pc.b].u64, acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i64 "vmop_rotr_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTR64(R[pc.b].u64, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i64__n "vmop_rotr_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTR64(R[pc.b].u64, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i64__a "vmop_rotr_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTR64(acc, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i64__a__n "vmop_rotr_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTR64(acc, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i64__b "vmop_rotr_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTR64(R[pc.b].u64, acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotr_i64__b__n "vmop_rotr_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTR64(R[pc.b].u64, acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64 "vmop_div_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S64(R[pc.c].u64) == -1 and R[pc.b].u64 == 0x8000000000000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(DIV_S64(R[pc.b].u64, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64__n "vmop_div_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S64(R[pc.c].u64) == -1 and R[pc.b].u64 == 0x8000000000000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(DIV_S64(R[pc.b].u64, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64__a "vmop_div_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S64(R[pc.c].u64) == -1 and acc == 0x8000000000000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(DIV_S64(acc, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64__a__n "vmop_div_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S64(R[pc.c].u64) == -1 and acc == 0x8000000000000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(DIV_S64(acc, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64__b "vmop_div_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S64(acc) == -1 and R[pc.b].u64 == 0x8000000000000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(DIV_S64(R[pc.b].u64, acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64__b__n "vmop_div_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    if unlikely(S64(acc) == -1 and R[pc.b].u64 == 0x8000000000000000u):
        TRAP(4, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(DIV_S64(R[pc.b].u64, acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64 "vmop_div_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 / <uint32_t>R[pc.c].u64) if (R[pc.b].u64 | R[pc.c].u64) >> 32 == 0 else R[pc.b].u64 / R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64__n "vmop_div_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 / <uint32_t>R[pc.c].u64) if (R[pc.b].u64 | R[pc.c].u64) >> 32 == 0 else R[pc.b].u64 / R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64__a "vmop_div_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc / <uint32_t>R[pc.c].u64) if (acc | R[pc.c].u64) >> 32 == 0 else acc / R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64__a__n "vmop_div_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc / <uint32_t>R[pc.c].u64) if (acc | R[pc.c].u64) >> 32 == 0 else acc / R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64__b "vmop_div_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 / <uint32_t>acc) if (R[pc.b].u64 | acc) >> 32 == 0 else R[pc.b].u64 / acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64__b__n "vmop_div_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 / <uint32_t>acc) if (R[pc.b].u64 | acc) >> 32 == 0 else R[pc.b].u64 / acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64 "vmop_rem_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(0 if S64(R[pc.c].u64) == -1 else REM_S64(R[pc.b].u64, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64__n "vmop_rem_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(0 if S64(R[pc.c].u64) == -1 else REM_S64(R[pc.b].u64, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64__a "vmop_rem_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(0 if S64(R[pc.c].u64) == -1 else REM_S64(acc, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64__a__n "vmop_rem_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(0 if S64(R[pc.c].u64) == -1 else REM_S64(acc, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64__b "vmop_rem_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(0 if S64(acc) == -1 else REM_S64(R[pc.b].u64, acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64__b__n "vmop_rem_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(0 if S64(acc) == -1 else REM_S64(R[pc.b].u64, acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64 "vmop_rem_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 % <uint32_t>R[pc.c].u64) if (R[pc.b].u64 | R[pc.c].u64) >> 32 == 0 else R[pc.b].u64 % R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64__n "vmop_rem_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 % <uint32_t>R[pc.c].u64) if (R[pc.b].u64 | R[pc.c].u64) >> 32 == 0 else R[pc.b].u64 % R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64__a "vmop_rem_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc % <uint32_t>R[pc.c].u64) if (acc | R[pc.c].u64) >> 32 == 0 else acc % R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64__a__n "vmop_rem_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(R[pc.c].u64 == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc % <uint32_t>R[pc.c].u64) if (acc | R[pc.c].u64) >> 32 == 0 else acc % R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64__b "vmop_rem_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 % <uint32_t>acc) if (R[pc.b].u64 | acc) >> 32 == 0 else R[pc.b].u64 % acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64__b__n "vmop_rem_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely(acc == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 % <uint32_t>acc) if (R[pc.b].u64 | acc) >> 32 == 0 else R[pc.b].u64 % acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i64 "vmop_min_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) < S64(R[pc.c].u64) else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i64__n "vmop_min_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) < S64(R[pc.c].u64) else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i64__a "vmop_min_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if S64(acc) < S64(R[pc.c].u64) else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i64__a__n "vmop_min_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if S64(acc) < S64(R[pc.c].u64) else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i64__b "vmop_min_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) < S64(acc) else acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_s_i64__b__n "vmop_min_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) < S64(acc) else acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i64 "vmop_max_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) > S64(R[pc.c].u64) else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i64__n "vmop_max_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) > S64(R[pc.c].u64) else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i64__a "vmop_max_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if S64(acc) > S64(R[pc.c].u64) else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i64__a__n "vmop_max_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if S64(acc) > S64(R[pc.c].u64) else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i64__b "vmop_max_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) > S64(acc) else acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_s_i64__b__n "vmop_max_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if S64(R[pc.b].u64) > S64(acc) else acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i64 "vmop_min_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 < R[pc.c].u64 else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i64__n "vmop_min_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 < R[pc.c].u64 else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i64__a "vmop_min_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if acc < R[pc.c].u64 else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i64__a__n "vmop_min_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if acc < R[pc.c].u64 else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i64__b "vmop_min_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 < acc else acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_u_i64__b__n "vmop_min_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 < acc else acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i64 "vmop_max_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 > R[pc.c].u64 else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i64__n "vmop_max_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 > R[pc.c].u64 else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i64__a "vmop_max_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if acc > R[pc.c].u64 else R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i64__a__n "vmop_max_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc if acc > R[pc.c].u64 else R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i64__b "vmop_max_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 > acc else acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_u_i64__b__n "vmop_max_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 if R[pc.b].u64 > acc else acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32_k "vmop_add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 + (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32_k__n "vmop_add_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 + (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32_k__a "vmop_add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i32_k__a__n "vmop_add_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32_k "vmop_mul_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 * (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32_k__n "vmop_mul_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 * (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32_k__a "vmop_mul_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i32_k__a__n "vmop_mul_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32_k "vmop_and_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 & (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32_k__n "vmop_and_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 & (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32_k__a "vmop_and_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i32_k__a__n "vmop_and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32_k "vmop_or_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 | (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32_k__n "vmop_or_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 | (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32_k__a "vmop_or_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i32_k__a__n "vmop_or_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32_k "vmop_xor_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 ^ (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32_k__n "vmop_xor_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 ^ (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32_k__a "vmop_xor_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i32_k__a__n "vmop_xor_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32_k "vmop_shl_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 << ((<uint32_t>pc.i) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32_k__n "vmop_shl_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 << ((<uint32_t>pc.i) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32_k__a "vmop_shl_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t>pc.i) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i32_k__a__n "vmop_shl_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t>pc.i) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32_k "vmop_shr_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 >> ((<uint32_t>pc.i) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32_k__n "vmop_shr_u_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 >> ((<uint32_t>pc.i) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32_k__a "vmop_shr_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t>pc.i) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i32_k__a__n "vmop_shr_u_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t>pc.i) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32_k "vmop_shr_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) >> ((<uint32_t>pc.i) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32_k__n "vmop_shr_s_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) >> ((<uint32_t>pc.i) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32_k__a "vmop_shr_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) >> ((<uint32_t>pc.i) & 31))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i32_k__a__n "vmop_shr_s_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) >> ((<uint32_t>pc.i) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32_k "vmop_rotl_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32(R[pc.b].u32, (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32_k__n "vmop_rotl_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32(R[pc.b].u32, (<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32_k__a "vmop_rotl_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((<uint32_t>acc), (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i32_k__a__n "vmop_rotl_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((<uint32_t>acc), (<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i32_k "vmop_rsub_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>pc.i) - R[pc.b].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i32_k__n "vmop_rsub_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>pc.i) - R[pc.b].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i32_k__a "vmop_rsub_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>pc.i) - (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i32_k__a__n "vmop_rsub_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>pc.i) - (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_k "vmop_div_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(DIV_S32(R[pc.b].u32, (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_k__n "vmop_div_s_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(DIV_S32(R[pc.b].u32, (<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_k__a "vmop_div_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(DIV_S32((<uint32_t>acc), (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i32_k__a__n "vmop_div_s_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(DIV_S32((<uint32_t>acc), (<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_k "vmop_div_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 / (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_k__n "vmop_div_u_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 / (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_k__a "vmop_div_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) / (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i32_k__a__n "vmop_div_u_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) / (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_k "vmop_rem_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(REM_S32(R[pc.b].u32, (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_k__n "vmop_rem_s_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(REM_S32(R[pc.b].u32, (<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_k__a "vmop_rem_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(REM_S32((<uint32_t>acc), (<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i32_k__a__n "vmop_rem_s_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(REM_S32((<uint32_t>acc), (<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_k "vmop_rem_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 % (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_k__n "vmop_rem_u_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 % (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_k__a "vmop_rem_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) % (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i32_k__a__n "vmop_rem_u_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) % (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64_k "vmop_add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64_k__n "vmop_add_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 + (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64_k__a "vmop_add_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_i64_k__a__n "vmop_add_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64_k "vmop_mul_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 * (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64_k__n "vmop_mul_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 * (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64_k__a "vmop_mul_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_i64_k__a__n "vmop_mul_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64_k "vmop_and_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 & (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64_k__n "vmop_and_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 & (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64_k__a "vmop_and_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc & (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_and_i64_k__a__n "vmop_and_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc & (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64_k "vmop_or_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 | (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64_k__n "vmop_or_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 | (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64_k__a "vmop_or_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc | (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_or_i64_k__a__n "vmop_or_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc | (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64_k "vmop_xor_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 ^ (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64_k__n "vmop_xor_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 ^ (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64_k__a "vmop_xor_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc ^ (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_xor_i64_k__a__n "vmop_xor_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc ^ (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64_k "vmop_shl_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 << ((<uint64_t><int64_t>pc.i) & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64_k__n "vmop_shl_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 << ((<uint64_t><int64_t>pc.i) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64_k__a "vmop_shl_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc << ((<uint64_t><int64_t>pc.i) & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shl_i64_k__a__n "vmop_shl_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc << ((<uint64_t><int64_t>pc.i) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64_k "vmop_shr_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 >> ((<uint64_t><int64_t>pc.i) & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64_k__n "vmop_shr_u_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u64 >> ((<uint64_t><int64_t>pc.i) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64_k__a "vmop_shr_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t>pc.i) & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_u_i64_k__a__n "vmop_shr_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t>pc.i) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64_k "vmop_shr_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(R[pc.b].u64) >> ((<uint64_t><int64_t>pc.i) & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64_k__n "vmop_shr_s_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(R[pc.b].u64) >> ((<uint64_t><int64_t>pc.i) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64_k__a "vmop_shr_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(acc) >> ((<uint64_t><int64_t>pc.i) & 63))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_shr_s_i64_k__a__n "vmop_shr_s_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(S64(acc) >> ((<uint64_t><int64_t>pc.i) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64_k "vmop_rotl_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(R[pc.b].u64, (<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64_k__n "vmop_rotl_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(R[pc.b].u64, (<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64_k__a "vmop_rotl_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(acc, (<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rotl_i64_k__a__n "vmop_rotl_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(ROTL64(acc, (<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i64_k "vmop_rsub_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>pc.i) - R[pc.b].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i64_k__n "vmop_rsub_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>pc.i) - R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i64_k__a "vmop_rsub_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>pc.i) - acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rsub_i64_k__a__n "vmop_rsub_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>pc.i) - acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64_k "vmop_div_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(DIV_S64(R[pc.b].u64, (<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64_k__n "vmop_div_s_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(DIV_S64(R[pc.b].u64, (<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64_k__a "vmop_div_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(DIV_S64(acc, (<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_s_i64_k__a__n "vmop_div_s_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(DIV_S64(acc, (<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64_k "vmop_div_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 / <uint32_t>(<uint64_t><int64_t>pc.i)) if (R[pc.b].u64 | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else R[pc.b].u64 / (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64_k__n "vmop_div_u_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 / <uint32_t>(<uint64_t><int64_t>pc.i)) if (R[pc.b].u64 | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else R[pc.b].u64 / (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64_k__a "vmop_div_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc / <uint32_t>(<uint64_t><int64_t>pc.i)) if (acc | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else acc / (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_u_i64_k__a__n "vmop_div_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc / <uint32_t>(<uint64_t><int64_t>pc.i)) if (acc | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else acc / (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64_k "vmop_rem_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(REM_S64(R[pc.b].u64, (<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64_k__n "vmop_rem_s_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(REM_S64(R[pc.b].u64, (<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64_k__a "vmop_rem_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(REM_S64(acc, (<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_s_i64_k__a__n "vmop_rem_s_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(REM_S64(acc, (<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64_k "vmop_rem_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 % <uint32_t>(<uint64_t><int64_t>pc.i)) if (R[pc.b].u64 | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else R[pc.b].u64 % (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64_k__n "vmop_rem_u_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>R[pc.b].u64 % <uint32_t>(<uint64_t><int64_t>pc.i)) if (R[pc.b].u64 | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else R[pc.b].u64 % (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64_k__a "vmop_rem_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc % <uint32_t>(<uint64_t><int64_t>pc.i)) if (acc | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else acc % (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_rem_u_i64_k__a__n "vmop_rem_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>acc % <uint32_t>(<uint64_t><int64_t>pc.i)) if (acc | (<uint64_t><int64_t>pc.i)) >> 32 == 0 else acc % (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i32 "vmop_clz_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CLZ32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i32__n "vmop_clz_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CLZ32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i32__a "vmop_clz_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CLZ32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i32__a__n "vmop_clz_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CLZ32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i32 "vmop_ctz_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CTZ32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i32__n "vmop_ctz_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CTZ32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i32__a "vmop_ctz_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CTZ32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i32__a__n "vmop_ctz_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CTZ32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i32 "vmop_popcnt_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(POPCNT32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i32__n "vmop_popcnt_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(POPCNT32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i32__a "vmop_popcnt_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(POPCNT32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i32__a__n "vmop_popcnt_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(POPCNT32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i32 "vmop_bswap_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BSWAP32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i32__n "vmop_bswap_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BSWAP32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i32__a "vmop_bswap_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BSWAP32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i32__a__n "vmop_bswap_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BSWAP32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i32 "vmop_bitrev_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BITREV32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i32__n "vmop_bitrev_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BITREV32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i32__a "vmop_bitrev_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BITREV32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i32__a__n "vmop_bitrev_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(BITREV32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i64 "vmop_clz_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CLZ64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i64__n "vmop_clz_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CLZ64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i64__a "vmop_clz_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CLZ64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_clz_i64__a__n "vmop_clz_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CLZ64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i64 "vmop_ctz_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CTZ64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i64__n "vmop_ctz_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CTZ64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i64__a "vmop_ctz_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CTZ64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ctz_i64__a__n "vmop_ctz_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CTZ64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i64 "vmop_popcnt_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(POPCNT64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i64__n "vmop_popcnt_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(POPCNT64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i64__a "vmop_popcnt_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(POPCNT64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_popcnt_i64__a__n "vmop_popcnt_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(POPCNT64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i64 "vmop_bswap_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BSWAP64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i64__n "vmop_bswap_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BSWAP64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i64__a "vmop_bswap_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BSWAP64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bswap_i64__a__n "vmop_bswap_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BSWAP64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i64 "vmop_bitrev_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BITREV64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i64__n "vmop_bitrev_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BITREV64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i64__a "vmop_bitrev_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BITREV64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_bitrev_i64__a__n "vmop_bitrev_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(BITREV64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_s_i64 "vmop_mulh_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_S64(R[pc.b].u64, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_s_i64__n "vmop_mulh_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_S64(R[pc.b].u64, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_s_i64__a "vmop_mulh_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_S64(acc, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_s_i64__a__n "vmop_mulh_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_S64(acc, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_s_i64__b "vmop_mulh_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_S64(R[pc.b].u64, acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_s_i64__b__n "vmop_mulh_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_S64(R[pc.b].u64, acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_u_i64 "vmop_mulh_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_U64(R[pc.b].u64, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_u_i64__n "vmop_mulh_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_U64(R[pc.b].u64, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_u_i64__a "vmop_mulh_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_U64(acc, R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_u_i64__a__n "vmop_mulh_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_U64(acc, R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_u_i64__b "vmop_mulh_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_U64(R[pc.b].u64, acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mulh_u_i64__b__n "vmop_mulh_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(MULH_U64(R[pc.b].u64, acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s8 "vmop_ext_i32_s8"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s8__n "vmop_ext_i32_s8__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s8__a "vmop_ext_i32_s8__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s8__a__n "vmop_ext_i32_s8__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s16 "vmop_ext_i32_s16"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT16_32(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s16__n "vmop_ext_i32_s16__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT16_32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s16__a "vmop_ext_i32_s16__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT16_32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i32_s16__a__n "vmop_ext_i32_s16__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT16_32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s8 "vmop_ext_i64_s8"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT8_64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s8__n "vmop_ext_i64_s8__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT8_64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s8__a "vmop_ext_i64_s8__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT8_64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s8__a__n "vmop_ext_i64_s8__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT8_64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s16 "vmop_ext_i64_s16"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT16_64(R[pc.b].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s16__n "vmop_ext_i64_s16__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT16_64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s16__a "vmop_ext_i64_s16__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT16_64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s16__a__n "vmop_ext_i64_s16__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT16_64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s32 "vmop_ext_i64_s32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT32_64(R[pc.b].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s32__n "vmop_ext_i64_s32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT32_64(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s32__a "vmop_ext_i64_s32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT32_64((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_s32__a__n "vmop_ext_i64_s32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT32_64((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_u32 "vmop_ext_i64_u32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_u32__n "vmop_ext_i64_u32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(R[pc.b].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_u32__a "vmop_ext_i64_u32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ext_i64_u32__a__n "vmop_ext_i64_u32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32 "vmop_set_eq_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 == R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32__n "vmop_set_eq_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 == R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32__a "vmop_set_eq_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) == R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32__a__n "vmop_set_eq_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) == R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32 "vmop_set_ne_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 != R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32__n "vmop_set_ne_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 != R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32__a "vmop_set_ne_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) != R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32__a__n "vmop_set_ne_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) != R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32 "vmop_set_lt_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) < S32(R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32__n "vmop_set_lt_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) < S32(R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32__a "vmop_set_lt_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) < S32(R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32__a__n "vmop_set_lt_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) < S32(R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32__b "vmop_set_lt_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) < S32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32__b__n "vmop_set_lt_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) < S32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i32 "vmop_set_le_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) <= S32(R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i32__n "vmop_set_le_s_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) <= S32(R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i32__a "vmop_set_le_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) <= S32(R[pc.c].u32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i32__a__n "vmop_set_le_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) <= S32(R[pc.c].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i32__b "vmop_set_le_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) <= S32((<uint32_t>acc)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i32__b__n "vmop_set_le_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) <= S32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32 "vmop_set_lt_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 < R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32__n "vmop_set_lt_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 < R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32__a "vmop_set_lt_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) < R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32__a__n "vmop_set_lt_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) < R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32__b "vmop_set_lt_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 < (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32__b__n "vmop_set_lt_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 < (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i32 "vmop_set_le_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 <= R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i32__n "vmop_set_le_u_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 <= R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i32__a "vmop_set_le_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) <= R[pc.c].u32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i32__a__n "vmop_set_le_u_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) <= R[pc.c].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i32__b "vmop_set_le_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 <= (<uint32_t>acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i32__b__n "vmop_set_le_u_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 <= (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32_k "vmop_set_eq_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 == (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32_k__n "vmop_set_eq_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 == (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32_k__a "vmop_set_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) == (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i32_k__a__n "vmop_set_eq_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) == (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32_k "vmop_set_ne_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 != (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32_k__n "vmop_set_ne_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 != (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32_k__a "vmop_set_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) != (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i32_k__a__n "vmop_set_ne_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) != (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32_k "vmop_set_lt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) < S32((<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32_k__n "vmop_set_lt_s_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) < S32((<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32_k__a "vmop_set_lt_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) < S32((<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i32_k__a__n "vmop_set_lt_s_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) < S32((<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i32_k "vmop_set_gt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) > S32((<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i32_k__n "vmop_set_gt_s_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32(R[pc.b].u32) > S32((<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i32_k__a "vmop_set_gt_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) > S32((<uint32_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i32_k__a__n "vmop_set_gt_s_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) > S32((<uint32_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32_k "vmop_set_lt_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 < (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32_k__n "vmop_set_lt_u_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 < (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32_k__a "vmop_set_lt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) < (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i32_k__a__n "vmop_set_lt_u_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) < (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i32_k "vmop_set_gt_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 > (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i32_k__n "vmop_set_gt_u_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u32 > (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i32_k__a "vmop_set_gt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) > (<uint32_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i32_k__a__n "vmop_set_gt_u_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) > (<uint32_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64 "vmop_set_eq_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 == R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64__n "vmop_set_eq_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 == R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64__a "vmop_set_eq_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc == R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64__a__n "vmop_set_eq_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc == R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64 "vmop_set_ne_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 != R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64__n "vmop_set_ne_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 != R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64__a "vmop_set_ne_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc != R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64__a__n "vmop_set_ne_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc != R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64 "vmop_set_lt_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) < S64(R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64__n "vmop_set_lt_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) < S64(R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64__a "vmop_set_lt_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) < S64(R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64__a__n "vmop_set_lt_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) < S64(R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64__b "vmop_set_lt_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) < S64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64__b__n "vmop_set_lt_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) < S64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i64 "vmop_set_le_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) <= S64(R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i64__n "vmop_set_le_s_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) <= S64(R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i64__a "vmop_set_le_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) <= S64(R[pc.c].u64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i64__a__n "vmop_set_le_s_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) <= S64(R[pc.c].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i64__b "vmop_set_le_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) <= S64(acc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_s_i64__b__n "vmop_set_le_s_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) <= S64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64 "vmop_set_lt_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 < R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64__n "vmop_set_lt_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 < R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64__a "vmop_set_lt_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc < R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64__a__n "vmop_set_lt_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc < R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64__b "vmop_set_lt_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 < acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64__b__n "vmop_set_lt_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 < acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i64 "vmop_set_le_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 <= R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i64__n "vmop_set_le_u_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 <= R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i64__a "vmop_set_le_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc <= R[pc.c].u64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i64__a__n "vmop_set_le_u_i64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc <= R[pc.c].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i64__b "vmop_set_le_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 <= acc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_u_i64__b__n "vmop_set_le_u_i64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 <= acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64_k "vmop_set_eq_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 == (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64_k__n "vmop_set_eq_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 == (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64_k__a "vmop_set_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc == (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_i64_k__a__n "vmop_set_eq_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc == (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64_k "vmop_set_ne_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 != (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64_k__n "vmop_set_ne_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 != (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64_k__a "vmop_set_ne_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc != (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_i64_k__a__n "vmop_set_ne_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc != (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64_k "vmop_set_lt_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) < S64((<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64_k__n "vmop_set_lt_s_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) < S64((<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64_k__a "vmop_set_lt_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) < S64((<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_s_i64_k__a__n "vmop_set_lt_s_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) < S64((<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i64_k "vmop_set_gt_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) > S64((<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i64_k__n "vmop_set_gt_s_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(R[pc.b].u64) > S64((<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i64_k__a "vmop_set_gt_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) > S64((<uint64_t><int64_t>pc.i)))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_s_i64_k__a__n "vmop_set_gt_s_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S64(acc) > S64((<uint64_t><int64_t>pc.i)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64_k "vmop_set_lt_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 < (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64_k__n "vmop_set_lt_u_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 < (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64_k__a "vmop_set_lt_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc < (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_u_i64_k__a__n "vmop_set_lt_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc < (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i64_k "vmop_set_gt_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 > (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i64_k__n "vmop_set_gt_u_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].u64 > (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i64_k__a "vmop_set_gt_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc > (<uint64_t><int64_t>pc.i))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_gt_u_i64_k__a__n "vmop_set_gt_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(acc > (<uint64_t><int64_t>pc.i))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f32 "vmop_set_eq_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 == R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f32__n "vmop_set_eq_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 == R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f32__a "vmop_set_eq_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc == R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f32__a__n "vmop_set_eq_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc == R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f32 "vmop_set_ne_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 != R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f32__n "vmop_set_ne_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 != R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f32__a "vmop_set_ne_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc != R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f32__a__n "vmop_set_ne_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc != R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f32 "vmop_set_lt_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 < R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f32__n "vmop_set_lt_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 < R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f32__a "vmop_set_lt_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc < R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f32__a__n "vmop_set_lt_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc < R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f32__b "vmop_set_lt_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 < sacc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f32__b__n "vmop_set_lt_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 < sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f32 "vmop_set_le_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 <= R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f32__n "vmop_set_le_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 <= R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f32__a "vmop_set_le_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc <= R[pc.c].f32)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f32__a__n "vmop_set_le_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(sacc <= R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f32__b "vmop_set_le_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 <= sacc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f32__b__n "vmop_set_le_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f32 <= sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f64 "vmop_set_eq_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 == R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f64__n "vmop_set_eq_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 == R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f64__a "vmop_set_eq_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc == R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_eq_f64__a__n "vmop_set_eq_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc == R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f64 "vmop_set_ne_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 != R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f64__n "vmop_set_ne_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 != R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f64__a "vmop_set_ne_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc != R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_ne_f64__a__n "vmop_set_ne_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc != R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f64 "vmop_set_lt_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 < R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f64__n "vmop_set_lt_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 < R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f64__a "vmop_set_lt_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc < R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f64__a__n "vmop_set_lt_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc < R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f64__b "vmop_set_lt_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 < facc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_lt_f64__b__n "vmop_set_lt_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 < facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f64 "vmop_set_le_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 <= R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f64__n "vmop_set_le_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 <= R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f64__a "vmop_set_le_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc <= R[pc.c].f64)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f64__a__n "vmop_set_le_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(facc <= R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f64__b "vmop_set_le_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 <= facc)
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_set_le_f64__b__n "vmop_set_le_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(R[pc.b].f64 <= facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32 "vmop_br_eq_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32__a "vmop_br_eq_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_back "vmop_br_eq_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_back__a "vmop_br_eq_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32 "vmop_br_ne_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32__a "vmop_br_ne_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_back "vmop_br_ne_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_back__a "vmop_br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32 "vmop_br_lt_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32__a "vmop_br_lt_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) < S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32__b "vmop_br_lt_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32((<uint32_t>acc)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_back "vmop_br_lt_s_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_back__a "vmop_br_lt_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) < S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_back__b "vmop_br_lt_s_i32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32((<uint32_t>acc)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i32 "vmop_br_le_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) <= S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i32__a "vmop_br_le_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) <= S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i32__b "vmop_br_le_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) <= S32((<uint32_t>acc)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i32_back "vmop_br_le_s_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) <= S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i32_back__a "vmop_br_le_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) <= S32(R[pc.b].u32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i32_back__b "vmop_br_le_s_i32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) <= S32((<uint32_t>acc)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32 "vmop_br_lt_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32__a "vmop_br_lt_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32__b "vmop_br_lt_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < (<uint32_t>acc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_back "vmop_br_lt_u_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_back__a "vmop_br_lt_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_back__b "vmop_br_lt_u_i32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < (<uint32_t>acc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i32 "vmop_br_le_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 <= R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i32__a "vmop_br_le_u_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) <= R[pc.b].u32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i32__b "vmop_br_le_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 <= (<uint32_t>acc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i32_back "vmop_br_le_u_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 <= R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i32_back__a "vmop_br_le_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) <= R[pc.b].u32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i32_back__b "vmop_br_le_u_i32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 <= (<uint32_t>acc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k "vmop_br_eq_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k__a "vmop_br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k_back "vmop_br_eq_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k_back__a "vmop_br_eq_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k32 "vmop_br_eq_i32_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k32__a "vmop_br_eq_i32_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k32_back "vmop_br_eq_i32_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i32_k32_back__a "vmop_br_eq_i32_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k "vmop_br_ne_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k__a "vmop_br_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k_back "vmop_br_ne_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k_back__a "vmop_br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k32 "vmop_br_ne_i32_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k32__a "vmop_br_ne_i32_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k32_back "vmop_br_ne_i32_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i32_k32_back__a "vmop_br_ne_i32_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k "vmop_br_lt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k__a "vmop_br_lt_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) < S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k_back "vmop_br_lt_s_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k_back__a "vmop_br_lt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) < S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k32 "vmop_br_lt_s_i32_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k32__a "vmop_br_lt_s_i32_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) < S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k32_back "vmop_br_lt_s_i32_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) < S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i32_k32_back__a "vmop_br_lt_s_i32_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) < S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k "vmop_br_gt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) > S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k__a "vmop_br_gt_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) > S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k_back "vmop_br_gt_s_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) > S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k_back__a "vmop_br_gt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) > S32((<uint32_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k32 "vmop_br_gt_s_i32_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) > S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k32__a "vmop_br_gt_s_i32_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) > S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k32_back "vmop_br_gt_s_i32_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32(R[pc.a].u32) > S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i32_k32_back__a "vmop_br_gt_s_i32_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((<uint32_t>acc)) > S32((<uint32_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k "vmop_br_lt_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k__a "vmop_br_lt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k_back "vmop_br_lt_u_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k_back__a "vmop_br_lt_u_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k32 "vmop_br_lt_u_i32_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k32__a "vmop_br_lt_u_i32_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k32_back "vmop_br_lt_u_i32_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 < (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i32_k32_back__a "vmop_br_lt_u_i32_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k "vmop_br_gt_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 > (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k__a "vmop_br_gt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) > (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k_back "vmop_br_gt_u_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 > (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k_back__a "vmop_br_gt_u_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) > (<uint32_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k32 "vmop_br_gt_u_i32_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 > (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k32__a "vmop_br_gt_u_i32_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) > (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k32_back "vmop_br_gt_u_i32_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 > (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i32_k32_back__a "vmop_br_gt_u_i32_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) > (<uint32_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64 "vmop_br_eq_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 == R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64__a "vmop_br_eq_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc == R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_back "vmop_br_eq_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 == R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_back__a "vmop_br_eq_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc == R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64 "vmop_br_ne_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 != R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64__a "vmop_br_ne_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc != R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_back "vmop_br_ne_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 != R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_back__a "vmop_br_ne_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc != R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64 "vmop_br_lt_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64__a "vmop_br_lt_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) < S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64__b "vmop_br_lt_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64(acc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_back "vmop_br_lt_s_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_back__a "vmop_br_lt_s_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) < S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_back__b "vmop_br_lt_s_i64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64(acc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i64 "vmop_br_le_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) <= S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i64__a "vmop_br_le_s_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) <= S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i64__b "vmop_br_le_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) <= S64(acc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i64_back "vmop_br_le_s_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) <= S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i64_back__a "vmop_br_le_s_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) <= S64(R[pc.b].u64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_s_i64_back__b "vmop_br_le_s_i64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) <= S64(acc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64 "vmop_br_lt_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64__a "vmop_br_lt_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc < R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64__b "vmop_br_lt_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < acc:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_back "vmop_br_lt_u_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_back__a "vmop_br_lt_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc < R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_back__b "vmop_br_lt_u_i64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < acc:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i64 "vmop_br_le_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 <= R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i64__a "vmop_br_le_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc <= R[pc.b].u64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i64__b "vmop_br_le_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 <= acc:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i64_back "vmop_br_le_u_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 <= R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i64_back__a "vmop_br_le_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc <= R[pc.b].u64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_u_i64_back__b "vmop_br_le_u_i64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 <= acc:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k "vmop_br_eq_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 == (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k__a "vmop_br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc == (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k_back "vmop_br_eq_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 == (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k_back__a "vmop_br_eq_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc == (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k32 "vmop_br_eq_i64_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 == (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k32__a "vmop_br_eq_i64_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc == (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k32_back "vmop_br_eq_i64_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 == (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_i64_k32_back__a "vmop_br_eq_i64_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc == (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k "vmop_br_ne_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 != (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k__a "vmop_br_ne_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc != (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k_back "vmop_br_ne_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 != (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k_back__a "vmop_br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc != (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k32 "vmop_br_ne_i64_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 != (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k32__a "vmop_br_ne_i64_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc != (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k32_back "vmop_br_ne_i64_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 != (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_i64_k32_back__a "vmop_br_ne_i64_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc != (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k "vmop_br_lt_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k__a "vmop_br_lt_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) < S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k_back "vmop_br_lt_s_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k_back__a "vmop_br_lt_s_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) < S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k32 "vmop_br_lt_s_i64_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k32__a "vmop_br_lt_s_i64_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) < S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k32_back "vmop_br_lt_s_i64_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) < S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_s_i64_k32_back__a "vmop_br_lt_s_i64_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) < S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k "vmop_br_gt_s_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) > S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k__a "vmop_br_gt_s_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) > S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k_back "vmop_br_gt_s_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) > S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k_back__a "vmop_br_gt_s_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) > S64((<uint64_t><int64_t><int16_t>pc.b)):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k32 "vmop_br_gt_s_i64_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) > S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k32__a "vmop_br_gt_s_i64_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) > S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k32_back "vmop_br_gt_s_i64_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(R[pc.a].u64) > S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_s_i64_k32_back__a "vmop_br_gt_s_i64_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S64(acc) > S64((<uint64_t><int64_t>pc.i)):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k "vmop_br_lt_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k__a "vmop_br_lt_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc < (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k_back "vmop_br_lt_u_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k_back__a "vmop_br_lt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc < (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k32 "vmop_br_lt_u_i64_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k32__a "vmop_br_lt_u_i64_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc < (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k32_back "vmop_br_lt_u_i64_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 < (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_u_i64_k32_back__a "vmop_br_lt_u_i64_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc < (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k "vmop_br_gt_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 > (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k__a "vmop_br_gt_u_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc > (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k_back "vmop_br_gt_u_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 > (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k_back__a "vmop_br_gt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc > (<uint64_t><int64_t><int16_t>pc.b):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k32 "vmop_br_gt_u_i64_k32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 > (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k32__a "vmop_br_gt_u_i64_k32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc > (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k32_back "vmop_br_gt_u_i64_k32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u64 > (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_gt_u_i64_k32_back__a "vmop_br_gt_u_i64_k32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if acc > (<uint64_t><int64_t>pc.i):
        BRANCH16(pc, <int16_t>pc.b)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_z_i32 "vmop_br_z_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == 0:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_z_i32__a "vmop_br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == 0:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_z_i32_back "vmop_br_z_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 == 0:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_z_i32_back__a "vmop_br_z_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == 0:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nz_i32 "vmop_br_nz_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != 0:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nz_i32__a "vmop_br_nz_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != 0:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nz_i32_back "vmop_br_nz_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].u32 != 0:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nz_i32_back__a "vmop_br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) != 0:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f32 "vmop_br_eq_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 == R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f32__a "vmop_br_eq_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc == R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f32_back "vmop_br_eq_f32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 == R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f32_back__a "vmop_br_eq_f32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc == R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f32 "vmop_br_ne_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 != R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f32__a "vmop_br_ne_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc != R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f32_back "vmop_br_ne_f32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 != R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f32_back__a "vmop_br_ne_f32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc != R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f32 "vmop_br_lt_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 < R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f32__a "vmop_br_lt_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc < R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f32__b "vmop_br_lt_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 < sacc:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f32_back "vmop_br_lt_f32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 < R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f32_back__a "vmop_br_lt_f32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc < R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f32_back__b "vmop_br_lt_f32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 < sacc:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f32 "vmop_br_le_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 <= R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f32__a "vmop_br_le_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc <= R[pc.b].f32:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f32__b "vmop_br_le_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 <= sacc:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f32_back "vmop_br_le_f32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 <= R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f32_back__a "vmop_br_le_f32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if sacc <= R[pc.b].f32:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f32_back__b "vmop_br_le_f32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f32 <= sacc:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f32 "vmop_br_nlt_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 < R[pc.b].f32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f32__a "vmop_br_nlt_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (sacc < R[pc.b].f32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f32__b "vmop_br_nlt_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 < sacc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f32_back "vmop_br_nlt_f32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 < R[pc.b].f32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f32_back__a "vmop_br_nlt_f32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (sacc < R[pc.b].f32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f32_back__b "vmop_br_nlt_f32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 < sacc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f32 "vmop_br_nle_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 <= R[pc.b].f32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f32__a "vmop_br_nle_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (sacc <= R[pc.b].f32):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f32__b "vmop_br_nle_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 <= sacc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f32_back "vmop_br_nle_f32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 <= R[pc.b].f32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f32_back__a "vmop_br_nle_f32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (sacc <= R[pc.b].f32):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f32_back__b "vmop_br_nle_f32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f32 <= sacc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f64 "vmop_br_eq_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 == R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f64__a "vmop_br_eq_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc == R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f64_back "vmop_br_eq_f64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 == R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_eq_f64_back__a "vmop_br_eq_f64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc == R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f64 "vmop_br_ne_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 != R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f64__a "vmop_br_ne_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc != R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f64_back "vmop_br_ne_f64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 != R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_ne_f64_back__a "vmop_br_ne_f64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc != R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f64 "vmop_br_lt_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 < R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f64__a "vmop_br_lt_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc < R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f64__b "vmop_br_lt_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 < facc:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f64_back "vmop_br_lt_f64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 < R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f64_back__a "vmop_br_lt_f64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc < R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_lt_f64_back__b "vmop_br_lt_f64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 < facc:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f64 "vmop_br_le_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 <= R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f64__a "vmop_br_le_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc <= R[pc.b].f64:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f64__b "vmop_br_le_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 <= facc:
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f64_back "vmop_br_le_f64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 <= R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f64_back__a "vmop_br_le_f64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if facc <= R[pc.b].f64:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_le_f64_back__b "vmop_br_le_f64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if R[pc.a].f64 <= facc:
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f64 "vmop_br_nlt_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 < R[pc.b].f64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f64__a "vmop_br_nlt_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (facc < R[pc.b].f64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f64__b "vmop_br_nlt_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 < facc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f64_back "vmop_br_nlt_f64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 < R[pc.b].f64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f64_back__a "vmop_br_nlt_f64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (facc < R[pc.b].f64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nlt_f64_back__b "vmop_br_nlt_f64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 < facc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f64 "vmop_br_nle_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 <= R[pc.b].f64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f64__a "vmop_br_nle_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (facc <= R[pc.b].f64):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f64__b "vmop_br_nle_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 <= facc):
        BRANCH(pc, pc.i)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f64_back "vmop_br_nle_f64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 <= R[pc.b].f64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f64_back__a "vmop_br_nle_f64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (facc <= R[pc.b].f64):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_br_nle_f64_back__b "vmop_br_nle_f64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if not (R[pc.a].f64 <= facc):
        BRANCH(pc, pc.i)
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f32 "vmop_add_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 + R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f32__n "vmop_add_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 + R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f32__a "vmop_add_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc + R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f32__a__n "vmop_add_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc + R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f32 "vmop_sub_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 - R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f32__n "vmop_sub_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 - R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f32__a "vmop_sub_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc - R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f32__a__n "vmop_sub_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc - R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f32__b "vmop_sub_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 - sacc)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f32__b__n "vmop_sub_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 - sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f32 "vmop_mul_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 * R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f32__n "vmop_mul_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 * R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f32__a "vmop_mul_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc * R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f32__a__n "vmop_mul_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc * R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f32 "vmop_div_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 / R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f32__n "vmop_div_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 / R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f32__a "vmop_div_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc / R[pc.c].f32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f32__a__n "vmop_div_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc / R[pc.c].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f32__b "vmop_div_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 / sacc)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f32__b__n "vmop_div_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(R[pc.b].f32 / sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f32 "vmop_min_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMIN32(R[pc.b].f32, R[pc.c].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f32__n "vmop_min_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMIN32(R[pc.b].f32, R[pc.c].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f32__a "vmop_min_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMIN32(sacc, R[pc.c].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f32__a__n "vmop_min_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMIN32(sacc, R[pc.c].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f32__b "vmop_min_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMIN32(R[pc.b].f32, sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f32__b__n "vmop_min_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMIN32(R[pc.b].f32, sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f32 "vmop_max_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMAX32(R[pc.b].f32, R[pc.c].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f32__n "vmop_max_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMAX32(R[pc.b].f32, R[pc.c].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f32__a "vmop_max_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMAX32(sacc, R[pc.c].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f32__a__n "vmop_max_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMAX32(sacc, R[pc.c].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f32__b "vmop_max_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMAX32(R[pc.b].f32, sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f32__b__n "vmop_max_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FMAX32(R[pc.b].f32, sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f32 "vmop_copysign_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(COPYSIGN32(R[pc.b].f32, R[pc.c].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f32__n "vmop_copysign_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(COPYSIGN32(R[pc.b].f32, R[pc.c].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f32__a "vmop_copysign_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(COPYSIGN32(sacc, R[pc.c].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f32__a__n "vmop_copysign_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(COPYSIGN32(sacc, R[pc.c].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f32__b "vmop_copysign_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(COPYSIGN32(R[pc.b].f32, sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f32__b__n "vmop_copysign_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(COPYSIGN32(R[pc.b].f32, sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f32 "vmop_neg_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FNEG32(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f32__n "vmop_neg_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FNEG32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f32__a "vmop_neg_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FNEG32(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f32__a__n "vmop_neg_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FNEG32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f32 "vmop_abs_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FABS32(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f32__n "vmop_abs_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FABS32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f32__a "vmop_abs_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FABS32(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f32__a__n "vmop_abs_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(FABS32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f32 "vmop_sqrt_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sqrtf(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f32__n "vmop_sqrt_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sqrtf(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f32__a "vmop_sqrt_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sqrtf(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f32__a__n "vmop_sqrt_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sqrtf(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f32 "vmop_ceil_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_CEIL32(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f32__n "vmop_ceil_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_CEIL32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f32__a "vmop_ceil_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_CEIL32(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f32__a__n "vmop_ceil_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_CEIL32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f32 "vmop_floor_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FLOOR32(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f32__n "vmop_floor_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FLOOR32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f32__a "vmop_floor_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FLOOR32(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f32__a__n "vmop_floor_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FLOOR32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f32 "vmop_trunc_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_TRUNC32(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f32__n "vmop_trunc_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_TRUNC32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f32__a "vmop_trunc_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_TRUNC32(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f32__a__n "vmop_trunc_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_TRUNC32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f32 "vmop_nearest_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_NEAREST32(R[pc.b].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f32__n "vmop_nearest_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_NEAREST32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f32__a "vmop_nearest_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_NEAREST32(sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f32__a__n "vmop_nearest_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_NEAREST32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32 "vmop_fma_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(R[pc.b].f32, R[pc.c].f32, R[pc.d].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__n "vmop_fma_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(R[pc.b].f32, R[pc.c].f32, R[pc.d].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__a "vmop_fma_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(sacc, R[pc.c].f32, R[pc.d].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__a__n "vmop_fma_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(sacc, R[pc.c].f32, R[pc.d].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__b "vmop_fma_f32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(R[pc.b].f32, sacc, R[pc.d].f32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__b__n "vmop_fma_f32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(R[pc.b].f32, sacc, R[pc.d].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__c "vmop_fma_f32__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(R[pc.b].f32, R[pc.c].f32, sacc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f32__c__n "vmop_fma_f32__c__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(VM_FMA32(R[pc.b].f32, R[pc.c].f32, sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f64 "vmop_add_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 + R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f64__n "vmop_add_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 + R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f64__a "vmop_add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc + R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_add_f64__a__n "vmop_add_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc + R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f64 "vmop_sub_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 - R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f64__n "vmop_sub_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 - R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f64__a "vmop_sub_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc - R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f64__a__n "vmop_sub_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc - R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f64__b "vmop_sub_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 - facc)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sub_f64__b__n "vmop_sub_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 - facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f64 "vmop_mul_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 * R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f64__n "vmop_mul_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 * R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f64__a "vmop_mul_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_mul_f64__a__n "vmop_mul_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f64 "vmop_div_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 / R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f64__n "vmop_div_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 / R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f64__a "vmop_div_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc / R[pc.c].f64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f64__a__n "vmop_div_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc / R[pc.c].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f64__b "vmop_div_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 / facc)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_div_f64__b__n "vmop_div_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(R[pc.b].f64 / facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f64 "vmop_min_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMIN64(R[pc.b].f64, R[pc.c].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f64__n "vmop_min_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMIN64(R[pc.b].f64, R[pc.c].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f64__a "vmop_min_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMIN64(facc, R[pc.c].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f64__a__n "vmop_min_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMIN64(facc, R[pc.c].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f64__b "vmop_min_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMIN64(R[pc.b].f64, facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_min_f64__b__n "vmop_min_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMIN64(R[pc.b].f64, facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f64 "vmop_max_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMAX64(R[pc.b].f64, R[pc.c].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f64__n "vmop_max_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMAX64(R[pc.b].f64, R[pc.c].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f64__a "vmop_max_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMAX64(facc, R[pc.c].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f64__a__n "vmop_max_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMAX64(facc, R[pc.c].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f64__b "vmop_max_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMAX64(R[pc.b].f64, facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_max_f64__b__n "vmop_max_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FMAX64(R[pc.b].f64, facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f64 "vmop_copysign_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(COPYSIGN64(R[pc.b].f64, R[pc.c].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f64__n "vmop_copysign_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(COPYSIGN64(R[pc.b].f64, R[pc.c].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f64__a "vmop_copysign_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(COPYSIGN64(facc, R[pc.c].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f64__a__n "vmop_copysign_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(COPYSIGN64(facc, R[pc.c].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f64__b "vmop_copysign_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(COPYSIGN64(R[pc.b].f64, facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_copysign_f64__b__n "vmop_copysign_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(COPYSIGN64(R[pc.b].f64, facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f64 "vmop_neg_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f64__n "vmop_neg_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f64__a "vmop_neg_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_neg_f64__a__n "vmop_neg_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f64 "vmop_abs_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FABS64(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f64__n "vmop_abs_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FABS64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f64__a "vmop_abs_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FABS64(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_abs_f64__a__n "vmop_abs_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FABS64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f64 "vmop_sqrt_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(sqrt(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f64__n "vmop_sqrt_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(sqrt(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f64__a "vmop_sqrt_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(sqrt(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_sqrt_f64__a__n "vmop_sqrt_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(sqrt(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f64 "vmop_ceil_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_CEIL64(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f64__n "vmop_ceil_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_CEIL64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f64__a "vmop_ceil_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_CEIL64(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ceil_f64__a__n "vmop_ceil_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_CEIL64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f64 "vmop_floor_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FLOOR64(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f64__n "vmop_floor_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FLOOR64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f64__a "vmop_floor_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FLOOR64(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_floor_f64__a__n "vmop_floor_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FLOOR64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f64 "vmop_trunc_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_TRUNC64(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f64__n "vmop_trunc_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_TRUNC64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f64__a "vmop_trunc_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_TRUNC64(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_trunc_f64__a__n "vmop_trunc_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_TRUNC64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f64 "vmop_nearest_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_NEAREST64(R[pc.b].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f64__n "vmop_nearest_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_NEAREST64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f64__a "vmop_nearest_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_NEAREST64(facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_nearest_f64__a__n "vmop_nearest_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_NEAREST64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64 "vmop_fma_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(R[pc.b].f64, R[pc.c].f64, R[pc.d].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__n "vmop_fma_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(R[pc.b].f64, R[pc.c].f64, R[pc.d].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__a "vmop_fma_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(facc, R[pc.c].f64, R[pc.d].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__a__n "vmop_fma_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(facc, R[pc.c].f64, R[pc.d].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__b "vmop_fma_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(R[pc.b].f64, facc, R[pc.d].f64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__b__n "vmop_fma_f64__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(R[pc.b].f64, facc, R[pc.d].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__c "vmop_fma_f64__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(R[pc.b].f64, R[pc.c].f64, facc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_fma_f64__c__n "vmop_fma_f64__c__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(VM_FMA64(R[pc.b].f64, R[pc.c].f64, facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s32 "vmop_cvt_f32_s32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S32(R[pc.b].u32))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s32__n "vmop_cvt_f32_s32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s32__a "vmop_cvt_f32_s32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S32((<uint32_t>acc)))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s32__a__n "vmop_cvt_f32_s32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u32 "vmop_cvt_f32_u32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>R[pc.b].u32)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u32__n "vmop_cvt_f32_u32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>R[pc.b].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u32__a "vmop_cvt_f32_u32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>(<uint32_t>acc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u32__a__n "vmop_cvt_f32_u32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>(<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f32 "vmop_cvt_s32_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F32(R[pc.b].f32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f32__n "vmop_cvt_s32_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f32__a "vmop_cvt_s32_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F32(sacc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f32__a__n "vmop_cvt_s32_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f32 "vmop_cvt_u32_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F32(R[pc.b].f32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f32__n "vmop_cvt_u32_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f32__a "vmop_cvt_u32_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F32(sacc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f32__a__n "vmop_cvt_u32_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s64 "vmop_cvt_f32_s64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S64(R[pc.b].u64))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s64__n "vmop_cvt_f32_s64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s64__a "vmop_cvt_f32_s64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S64(acc))
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_s64__a__n "vmop_cvt_f32_s64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>S64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u64 "vmop_cvt_f32_u64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>R[pc.b].u64)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u64__n "vmop_cvt_f32_u64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u64__a "vmop_cvt_f32_u64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>acc)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_u64__a__n "vmop_cvt_f32_u64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f32 "vmop_cvt_s64_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F32(R[pc.b].f32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f32__n "vmop_cvt_s64_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f32__a "vmop_cvt_s64_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F32(sacc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f32__a__n "vmop_cvt_s64_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f32 "vmop_cvt_u64_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F32(R[pc.b].f32))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f32__n "vmop_cvt_u64_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F32(R[pc.b].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f32__a "vmop_cvt_u64_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F32(sacc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f32__a__n "vmop_cvt_u64_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F32(sacc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s32 "vmop_cvt_f64_s32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S32(R[pc.b].u32))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s32__n "vmop_cvt_f64_s32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S32(R[pc.b].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s32__a "vmop_cvt_f64_s32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S32((<uint32_t>acc)))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s32__a__n "vmop_cvt_f64_s32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u32 "vmop_cvt_f64_u32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>R[pc.b].u32)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u32__n "vmop_cvt_f64_u32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>R[pc.b].u32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u32__a "vmop_cvt_f64_u32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>(<uint32_t>acc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u32__a__n "vmop_cvt_f64_u32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>(<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f64 "vmop_cvt_s32_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F64(R[pc.b].f64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f64__n "vmop_cvt_s32_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f64__a "vmop_cvt_s32_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F64(facc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s32_f64__a__n "vmop_cvt_s32_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_S32_F64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f64 "vmop_cvt_u32_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F64(R[pc.b].f64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f64__n "vmop_cvt_u32_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f64__a "vmop_cvt_u32_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F64(facc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u32_f64__a__n "vmop_cvt_u32_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(CVT_U32_F64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s64 "vmop_cvt_f64_s64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S64(R[pc.b].u64))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s64__n "vmop_cvt_f64_s64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S64(R[pc.b].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s64__a "vmop_cvt_f64_s64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S64(acc))
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_s64__a__n "vmop_cvt_f64_s64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>S64(acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u64 "vmop_cvt_f64_u64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>R[pc.b].u64)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u64__n "vmop_cvt_f64_u64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>R[pc.b].u64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u64__a "vmop_cvt_f64_u64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>acc)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_u64__a__n "vmop_cvt_f64_u64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f64 "vmop_cvt_s64_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F64(R[pc.b].f64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f64__n "vmop_cvt_s64_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f64__a "vmop_cvt_s64_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F64(facc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_s64_f64__a__n "vmop_cvt_s64_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_S64_F64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f64 "vmop_cvt_u64_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F64(R[pc.b].f64))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f64__n "vmop_cvt_u64_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F64(R[pc.b].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f64__a "vmop_cvt_u64_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F64(facc))
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_u64_f64__a__n "vmop_cvt_u64_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(CVT_U64_F64(facc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_f32 "vmop_cvt_f64_f32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>R[pc.b].f32)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_f32__n "vmop_cvt_f64_f32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>R[pc.b].f32)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_f32__a "vmop_cvt_f64_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>sacc)
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f64_f32__a__n "vmop_cvt_f64_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_f64 "vmop_cvt_f32_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>R[pc.b].f64)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_f64__n "vmop_cvt_f32_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>R[pc.b].f64)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_f64__a "vmop_cvt_f32_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>facc)
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_cvt_f32_f64__a__n "vmop_cvt_f32_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(<float>facc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_base "vmop_ld_i32_s8_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_base__n "vmop_ld_i32_s8_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_base__a "vmop_ld_i32_s8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_base__a__n "vmop_ld_i32_s8_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_abs "vmop_ld_i32_s8_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_abs__n "vmop_ld_i32_s8_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_index0 "vmop_ld_i32_s8_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_index0__n "vmop_ld_i32_s8_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_index0__a "vmop_ld_i32_s8_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_index0__a__n "vmop_ld_i32_s8_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_index0__b "vmop_ld_i32_s8_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_index0__b__n "vmop_ld_i32_s8_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_dindex0 "vmop_ld_i32_s8_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_dindex0__n "vmop_ld_i32_s8_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_dindex0__a "vmop_ld_i32_s8_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s8_dindex0__a__n "vmop_ld_i32_s8_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_base "vmop_ld_i32_u8_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_base__n "vmop_ld_i32_u8_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_base__a "vmop_ld_i32_u8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_base__a__n "vmop_ld_i32_u8_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_abs "vmop_ld_i32_u8_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_abs__n "vmop_ld_i32_u8_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_index0 "vmop_ld_i32_u8_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_index0__n "vmop_ld_i32_u8_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_index0__a "vmop_ld_i32_u8_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_index0__a__n "vmop_ld_i32_u8_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_index0__b "vmop_ld_i32_u8_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_index0__b__n "vmop_ld_i32_u8_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_dindex0 "vmop_ld_i32_u8_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_dindex0__n "vmop_ld_i32_u8_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_dindex0__a "vmop_ld_i32_u8_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u8_dindex0__a__n "vmop_ld_i32_u8_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_base "vmop_ld_i32_s16_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_base__n "vmop_ld_i32_s16_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_base__a "vmop_ld_i32_s16_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_base__a__n "vmop_ld_i32_s16_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_abs "vmop_ld_i32_s16_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_abs__n "vmop_ld_i32_s16_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index0 "vmop_ld_i32_s16_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index0__n "vmop_ld_i32_s16_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index0__a "vmop_ld_i32_s16_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index0__a__n "vmop_ld_i32_s16_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index0__b "vmop_ld_i32_s16_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index0__b__n "vmop_ld_i32_s16_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index1 "vmop_ld_i32_s16_index1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index1__n "vmop_ld_i32_s16_index1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index1__a "vmop_ld_i32_s16_index1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index1__a__n "vmop_ld_i32_s16_index1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index1__b "vmop_ld_i32_s16_index1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_index1__b__n "vmop_ld_i32_s16_index1__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex0 "vmop_ld_i32_s16_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex0__n "vmop_ld_i32_s16_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex0__a "vmop_ld_i32_s16_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex0__a__n "vmop_ld_i32_s16_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex1 "vmop_ld_i32_s16_dindex1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex1__n "vmop_ld_i32_s16_dindex1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex1__a "vmop_ld_i32_s16_dindex1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_s16_dindex1__a__n "vmop_ld_i32_s16_dindex1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(<int32_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_base "vmop_ld_i32_u16_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_base__n "vmop_ld_i32_u16_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_base__a "vmop_ld_i32_u16_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_base__a__n "vmop_ld_i32_u16_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_abs "vmop_ld_i32_u16_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_abs__n "vmop_ld_i32_u16_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index0 "vmop_ld_i32_u16_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index0__n "vmop_ld_i32_u16_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index0__a "vmop_ld_i32_u16_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index0__a__n "vmop_ld_i32_u16_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index0__b "vmop_ld_i32_u16_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index0__b__n "vmop_ld_i32_u16_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index1 "vmop_ld_i32_u16_index1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index1__n "vmop_ld_i32_u16_index1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index1__a "vmop_ld_i32_u16_index1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index1__a__n "vmop_ld_i32_u16_index1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index1__b "vmop_ld_i32_u16_index1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_index1__b__n "vmop_ld_i32_u16_index1__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex0 "vmop_ld_i32_u16_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex0__n "vmop_ld_i32_u16_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex0__a "vmop_ld_i32_u16_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex0__a__n "vmop_ld_i32_u16_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex1 "vmop_ld_i32_u16_dindex1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex1__n "vmop_ld_i32_u16_dindex1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex1__a "vmop_ld_i32_u16_dindex1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_u16_dindex1__a__n "vmop_ld_i32_u16_dindex1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_base "vmop_ld_i32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_base__n "vmop_ld_i32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_base__a "vmop_ld_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_base__a__n "vmop_ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_abs "vmop_ld_i32_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_abs__n "vmop_ld_i32_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index0 "vmop_ld_i32_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index0__n "vmop_ld_i32_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index0__a "vmop_ld_i32_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index0__a__n "vmop_ld_i32_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index0__b "vmop_ld_i32_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index0__b__n "vmop_ld_i32_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index2 "vmop_ld_i32_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index2__n "vmop_ld_i32_index2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index2__a "vmop_ld_i32_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index2__a__n "vmop_ld_i32_index2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index2__b "vmop_ld_i32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_index2__b__n "vmop_ld_i32_index2__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex0 "vmop_ld_i32_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex0__n "vmop_ld_i32_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex0__a "vmop_ld_i32_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex0__a__n "vmop_ld_i32_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex2 "vmop_ld_i32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex2__n "vmop_ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex2__a "vmop_ld_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i32_dindex2__a__n "vmop_ld_i32_dindex2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_base "vmop_ld_i64_s8_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_base__n "vmop_ld_i64_s8_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_base__a "vmop_ld_i64_s8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_base__a__n "vmop_ld_i64_s8_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_abs "vmop_ld_i64_s8_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_abs__n "vmop_ld_i64_s8_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_index0 "vmop_ld_i64_s8_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_index0__n "vmop_ld_i64_s8_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_index0__a "vmop_ld_i64_s8_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_index0__a__n "vmop_ld_i64_s8_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_index0__b "vmop_ld_i64_s8_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_index0__b__n "vmop_ld_i64_s8_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_dindex0 "vmop_ld_i64_s8_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_dindex0__n "vmop_ld_i64_s8_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_dindex0__a "vmop_ld_i64_s8_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s8_dindex0__a__n "vmop_ld_i64_s8_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_base "vmop_ld_i64_s16_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_base__n "vmop_ld_i64_s16_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_base__a "vmop_ld_i64_s16_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_base__a__n "vmop_ld_i64_s16_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_abs "vmop_ld_i64_s16_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_abs__n "vmop_ld_i64_s16_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index0 "vmop_ld_i64_s16_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index0__n "vmop_ld_i64_s16_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index0__a "vmop_ld_i64_s16_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index0__a__n "vmop_ld_i64_s16_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index0__b "vmop_ld_i64_s16_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index0__b__n "vmop_ld_i64_s16_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index1 "vmop_ld_i64_s16_index1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index1__n "vmop_ld_i64_s16_index1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index1__a "vmop_ld_i64_s16_index1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index1__a__n "vmop_ld_i64_s16_index1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index1__b "vmop_ld_i64_s16_index1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_index1__b__n "vmop_ld_i64_s16_index1__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex0 "vmop_ld_i64_s16_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex0__n "vmop_ld_i64_s16_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex0__a "vmop_ld_i64_s16_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex0__a__n "vmop_ld_i64_s16_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex1 "vmop_ld_i64_s16_dindex1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex1__n "vmop_ld_i64_s16_dindex1__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex1__a "vmop_ld_i64_s16_dindex1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s16_dindex1__a__n "vmop_ld_i64_s16_dindex1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_base "vmop_ld_i64_s32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_base__n "vmop_ld_i64_s32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_base__a "vmop_ld_i64_s32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_base__a__n "vmop_ld_i64_s32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_abs "vmop_ld_i64_s32_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_abs__n "vmop_ld_i64_s32_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index0 "vmop_ld_i64_s32_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index0__n "vmop_ld_i64_s32_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index0__a "vmop_ld_i64_s32_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index0__a__n "vmop_ld_i64_s32_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index0__b "vmop_ld_i64_s32_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index0__b__n "vmop_ld_i64_s32_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index2 "vmop_ld_i64_s32_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index2__n "vmop_ld_i64_s32_index2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index2__a "vmop_ld_i64_s32_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index2__a__n "vmop_ld_i64_s32_index2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index2__b "vmop_ld_i64_s32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_index2__b__n "vmop_ld_i64_s32_index2__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex0 "vmop_ld_i64_s32_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex0__n "vmop_ld_i64_s32_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex0__a "vmop_ld_i64_s32_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex0__a__n "vmop_ld_i64_s32_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex2 "vmop_ld_i64_s32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex2__n "vmop_ld_i64_s32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex2__a "vmop_ld_i64_s32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_s32_dindex2__a__n "vmop_ld_i64_s32_dindex2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_base "vmop_ld_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_base__n "vmop_ld_i64_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_base__a "vmop_ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_base__a__n "vmop_ld_i64_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_abs "vmop_ld_i64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_abs__n "vmop_ld_i64_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index0 "vmop_ld_i64_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index0__n "vmop_ld_i64_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index0__a "vmop_ld_i64_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index0__a__n "vmop_ld_i64_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index0__b "vmop_ld_i64_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index0__b__n "vmop_ld_i64_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index3 "vmop_ld_i64_index3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index3__n "vmop_ld_i64_index3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index3__a "vmop_ld_i64_index3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index3__a__n "vmop_ld_i64_index3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index3__b "vmop_ld_i64_index3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_index3__b__n "vmop_ld_i64_index3__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex0 "vmop_ld_i64_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex0__n "vmop_ld_i64_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex0__a "vmop_ld_i64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex0__a__n "vmop_ld_i64_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex3 "vmop_ld_i64_dindex3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex3__n "vmop_ld_i64_dindex3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex3__a "vmop_ld_i64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3))))
    FENCE_I(pc, t)
    acc = t
    R[pc.a].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_i64_dindex3__a__n "vmop_ld_i64_dindex3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t
    MARK(pc, R, ctx)
    t = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3))))
    FENCE_I(pc, t)
    acc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_base "vmop_ld_f32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_base__n "vmop_ld_f32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_base__a "vmop_ld_f32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_base__a__n "vmop_ld_f32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_abs "vmop_ld_f32_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_abs__n "vmop_ld_f32_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index0 "vmop_ld_f32_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index0__n "vmop_ld_f32_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index0__a "vmop_ld_f32_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index0__a__n "vmop_ld_f32_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index0__b "vmop_ld_f32_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index0__b__n "vmop_ld_f32_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index2 "vmop_ld_f32_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index2__n "vmop_ld_f32_index2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index2__a "vmop_ld_f32_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index2__a__n "vmop_ld_f32_index2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index2__b "vmop_ld_f32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_index2__b__n "vmop_ld_f32_index2__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex0 "vmop_ld_f32_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex0__n "vmop_ld_f32_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex0__a "vmop_ld_f32_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex0__a__n "vmop_ld_f32_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex2 "vmop_ld_f32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2))))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex2__n "vmop_ld_f32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2))))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex2__a "vmop_ld_f32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2))))
    FENCE_F(pc, t)
    sacc = t
    R[pc.a].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f32_dindex2__a__n "vmop_ld_f32_dindex2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t
    MARK(pc, R, ctx)
    t = <float>(LD_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2))))
    FENCE_F(pc, t)
    sacc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_base "vmop_ld_f64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_base__n "vmop_ld_f64_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_base__a "vmop_ld_f64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_base__a__n "vmop_ld_f64_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_abs "vmop_ld_f64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_abs__n "vmop_ld_f64_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t>(<uint32_t>pc.i)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index0 "vmop_ld_f64_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index0__n "vmop_ld_f64_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index0__a "vmop_ld_f64_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index0__a__n "vmop_ld_f64_index0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index0__b "vmop_ld_f64_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index0__b__n "vmop_ld_f64_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index3 "vmop_ld_f64_index3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index3__n "vmop_ld_f64_index3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index3__a "vmop_ld_f64_index3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index3__a__n "vmop_ld_f64_index3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index3__b "vmop_ld_f64_index3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_index3__b__n "vmop_ld_f64_index3__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex0 "vmop_ld_f64_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex0__n "vmop_ld_f64_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32)))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex0__a "vmop_ld_f64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex0__a__n "vmop_ld_f64_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc))))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex3 "vmop_ld_f64_dindex3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3))))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex3__n "vmop_ld_f64_dindex3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3))))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex3__a "vmop_ld_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t)
    facc = t
    R[pc.a].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_ld_f64_dindex3__a__n "vmop_ld_f64_dindex3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t
    MARK(pc, R, ctx)
    t = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t)
    facc = t
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_base "vmop_st_i8_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_base__a "vmop_st_i8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_base__b "vmop_st_i8_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_abs "vmop_st_i8_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>(<uint32_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_abs__a "vmop_st_i8_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_index0 "vmop_st_i8_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_index0__a "vmop_st_i8_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_index0__b "vmop_st_i8_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_index0__c "vmop_st_i8_index0__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_dindex0 "vmop_st_i8_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_dindex0__a "vmop_st_i8_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_dindex0__b "vmop_st_i8_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_base "vmop_st_i16_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_base__a "vmop_st_i16_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_base__b "vmop_st_i16_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_abs "vmop_st_i16_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>(<uint32_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_abs__a "vmop_st_i16_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index0 "vmop_st_i16_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index0__a "vmop_st_i16_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index0__b "vmop_st_i16_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index0__c "vmop_st_i16_index0__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index1 "vmop_st_i16_index1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index1__a "vmop_st_i16_index1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index1__b "vmop_st_i16_index1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_index1__c "vmop_st_i16_index1__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 1)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_dindex0 "vmop_st_i16_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_dindex0__a "vmop_st_i16_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_dindex0__b "vmop_st_i16_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_dindex1 "vmop_st_i16_dindex1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_dindex1__a "vmop_st_i16_dindex1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 1)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_dindex1__b "vmop_st_i16_dindex1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_base "vmop_st_i32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_base__a "vmop_st_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_base__b "vmop_st_i32_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_abs "vmop_st_i32_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>pc.i), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_abs__a "vmop_st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index0 "vmop_st_i32_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index0__a "vmop_st_i32_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index0__b "vmop_st_i32_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index0__c "vmop_st_i32_index0__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index2 "vmop_st_i32_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index2__a "vmop_st_i32_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index2__b "vmop_st_i32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_index2__c "vmop_st_i32_index2__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_dindex0 "vmop_st_i32_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_dindex0__a "vmop_st_i32_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_dindex0__b "vmop_st_i32_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_dindex2 "vmop_st_i32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_dindex2__a "vmop_st_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_dindex2__b "vmop_st_i32_dindex2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2)), R[pc.a].u32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_base "vmop_st_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_base__a "vmop_st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_base__b "vmop_st_i64_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_abs "vmop_st_i64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>pc.i), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_abs__a "vmop_st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>pc.i), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index0 "vmop_st_i64_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index0__a "vmop_st_i64_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index0__b "vmop_st_i64_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index0__c "vmop_st_i64_index0__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index3 "vmop_st_i64_index3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index3__a "vmop_st_i64_index3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index3__b "vmop_st_i64_index3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_index3__c "vmop_st_i64_index3__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_dindex0 "vmop_st_i64_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_dindex0__a "vmop_st_i64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_dindex0__b "vmop_st_i64_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_dindex3 "vmop_st_i64_dindex3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3)), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_dindex3__a "vmop_st_i64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_dindex3__b "vmop_st_i64_dindex3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3)), R[pc.a].u64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_base "vmop_st_f32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_base__a "vmop_st_f32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), sacc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_base__b "vmop_st_f32_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_abs "vmop_st_f32_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t>(<uint32_t>pc.i), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_abs__a "vmop_st_f32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t>(<uint32_t>pc.i), sacc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index0 "vmop_st_f32_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index0__a "vmop_st_f32_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), sacc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index0__b "vmop_st_f32_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index0__c "vmop_st_f32_index0__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index2 "vmop_st_f32_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index2__a "vmop_st_f32_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), sacc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index2__b "vmop_st_f32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_index2__c "vmop_st_f32_index2__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_dindex0 "vmop_st_f32_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_dindex0__a "vmop_st_f32_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), sacc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_dindex0__b "vmop_st_f32_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_dindex2 "vmop_st_f32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2)), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_dindex2__a "vmop_st_f32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 2)), sacc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f32_dindex2__b "vmop_st_f32_dindex2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2)), R[pc.a].f32)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_base "vmop_st_f64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_base__a "vmop_st_f64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>(R[pc.b].u32) + <int64_t>(<uint64_t><int64_t>pc.i), facc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_base__b "vmop_st_f64_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t>pc.i), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_abs "vmop_st_f64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>(<uint32_t>pc.i), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_abs__a "vmop_st_f64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>(<uint32_t>pc.i), facc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index0 "vmop_st_f64_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index0__a "vmop_st_f64_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), facc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index0__b "vmop_st_f64_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.c].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index0__c "vmop_st_f64_index0__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index3 "vmop_st_f64_index3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index3__a "vmop_st_f64_index3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), facc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index3__b "vmop_st_f64_index3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.c].u32 << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_index3__c "vmop_st_f64_index3__c"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>(R[pc.b].u32 + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.d), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_dindex0 "vmop_st_f64_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_dindex0__a "vmop_st_f64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.b].u32), facc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_dindex0__b "vmop_st_f64_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_dindex3 "vmop_st_f64_dindex3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3)), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_dindex3__a "vmop_st_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.b].u32 << 3)), facc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_f64_dindex3__b "vmop_st_f64_dindex3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3)), R[pc.a].f64)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_base "vmop_st_i8_k_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>(R[pc.a].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_base__a "vmop_st_i8_k_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_abs "vmop_st_i8_k_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint32_t><int16_t>pc.a))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_index0 "vmop_st_i8_k_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + R[pc.b].u32), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_index0__a "vmop_st_i8_k_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.b].u32), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_index0__b "vmop_st_i8_k_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (<uint32_t>acc)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_dindex0 "vmop_st_i8_k_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.a].u32), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i8_k_dindex0__a "vmop_st_i8_k_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_base "vmop_st_i16_k_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>(R[pc.a].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_base__a "vmop_st_i16_k_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_abs "vmop_st_i16_k_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint32_t><int16_t>pc.a))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_index0 "vmop_st_i16_k_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + R[pc.b].u32), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_index0__a "vmop_st_i16_k_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.b].u32), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_index0__b "vmop_st_i16_k_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (<uint32_t>acc)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_index1 "vmop_st_i16_k_index1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (R[pc.b].u32 << 1)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_index1__a "vmop_st_i16_k_index1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.b].u32 << 1)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_index1__b "vmop_st_i16_k_index1__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + ((<uint32_t>acc) << 1)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_dindex0 "vmop_st_i16_k_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.a].u32), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_dindex0__a "vmop_st_i16_k_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_dindex1 "vmop_st_i16_k_dindex1"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.a].u32 << 1)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i16_k_dindex1__a "vmop_st_i16_k_dindex1__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 1)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_base "vmop_st_i32_k_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(R[pc.a].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_base__a "vmop_st_i32_k_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_abs "vmop_st_i32_k_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint32_t><int16_t>pc.a))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_index0 "vmop_st_i32_k_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + R[pc.b].u32), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_index0__a "vmop_st_i32_k_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.b].u32), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_index0__b "vmop_st_i32_k_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (<uint32_t>acc)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_index2 "vmop_st_i32_k_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (R[pc.b].u32 << 2)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_index2__a "vmop_st_i32_k_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.b].u32 << 2)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_index2__b "vmop_st_i32_k_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + ((<uint32_t>acc) << 2)), (<uint32_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_dindex0 "vmop_st_i32_k_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.a].u32), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_dindex0__a "vmop_st_i32_k_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_dindex2 "vmop_st_i32_k_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.a].u32 << 2)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i32_k_dindex2__a "vmop_st_i32_k_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 2)), (<uint32_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_base "vmop_st_i64_k_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(R[pc.a].u32) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_base__a "vmop_st_i64_k_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>pc.b), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_abs "vmop_st_i64_k_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>pc.i), (<uint64_t><int64_t><int16_t>pc.a))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_index0 "vmop_st_i64_k_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + R[pc.b].u32), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_index0__a "vmop_st_i64_k_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + R[pc.b].u32), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_index0__b "vmop_st_i64_k_index0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (<uint32_t>acc)), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_index3 "vmop_st_i64_k_index3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + (R[pc.b].u32 << 3)), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_index3__a "vmop_st_i64_k_index3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>acc) + (R[pc.b].u32 << 3)), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_index3__b "vmop_st_i64_k_index3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>(R[pc.a].u32 + ((<uint32_t>acc) << 3)), (<uint64_t><int64_t>pc.i))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_dindex0 "vmop_st_i64_k_dindex0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + R[pc.a].u32), (<uint64_t><int64_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_dindex0__a "vmop_st_i64_k_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (<uint32_t>acc)), (<uint64_t><int64_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_dindex3 "vmop_st_i64_k_dindex3"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + (R[pc.a].u32 << 3)), (<uint64_t><int64_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_st_i64_k_dindex3__a "vmop_st_i64_k_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>pc.i) + ((<uint32_t>acc) << 3)), (<uint64_t><int64_t><int16_t>pc.b))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_ne_i64_back__a "vmop_seq_add_i64_k_tie__br_ne_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc != (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__a__n__add_f64__a "vmop_seq_mul_f64__a__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * (R[UNIT(pc, 0)].f64))
    facc = <double>(facc + (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov "vmop_seq_mov__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__n__add_i32__a "vmop_seq_ld_i32_u8_index0__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie "vmop_seq_ld_i32_u8_base__add_i64_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__n__add_i32__a__ld_i32_u8_index0__n__add_i32__a "vmop_seq_ld_i32_u8_index0__n__add_i32__a__ld_i32_u8_index0__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + (R[UNIT(UNSTEP(pc), 6)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7))))
    FENCE_I(pc, t2)
    acc = t2
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(UNSTEP(pc), 9)].u32))
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_k_dindex0__add_i64_tie "vmop_seq_st_i8_k_dindex0__add_i64_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32)), (<uint32_t><int16_t>UNIT(pc, 3)))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (R[UNIT(pc, 5)].u64))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_k_dindex0__add_i64_tie__br_lt_u_i64_k32_back__a_wide "vmop_seq_st_i8_k_dindex0__add_i64_tie__br_lt_u_i64_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 4)].u32)), (<uint32_t><int16_t>UNIT(pc, 5)))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 6)].u64 = acc
    if acc < (<uint64_t><int64_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_f64_dindex3__a__add_i64_k__a "vmop_seq_st_f64_dindex3__a__add_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 3)), facc)
    FENCE_ST(pc)
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide "vmop_seq_st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 3)), facc)
    FENCE_ST(pc)
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 5)].u64 = acc
    if acc != (<uint64_t><int64_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a "vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f32_index2__b__n__add_f32__a "vmop_seq_ld_f32_index2__b__n__add_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t0
    MARK(pc, R, ctx)
    t0 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_F(pc, t0)
    sacc = t0
    sacc = <float>(sacc + (R[UNIT(pc, 3)].f32))
    R[UNIT(pc, 2)].u64 = vm_bits_f32(sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_index3__b__shl_i64_k__a__n "vmop_seq_ld_f64_index3__b__shl_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_index3__b__shl_i64_k__a__n__ld_f64_index0__b__n "vmop_seq_ld_f64_index3__b__shl_i64_k__a__n__ld_f64_index0__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t2
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + ((<uint32_t>acc) << 3)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 4)].u32) + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_F(pc, t2)
    facc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__a__n__add_f64__a__add_i64_k_tie__br_ne_i64_back__a "vmop_seq_mul_f64__a__n__add_f64__a__add_i64_k_tie__br_ne_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * (R[UNIT(pc, 0)].f64))
    facc = <double>(facc + (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if acc != (R[UNIT(pc, 5)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_nz_i32_back__a "vmop_seq_add_i32_k_tie__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__a__n__xor_i64__a "vmop_seq_shr_u_i64_k__a__n__xor_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 0)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32_k__a__n "vmop_seq_add_i32_k__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__a "vmop_seq_mov__mov__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>(acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__n__mul_f64__a__n "vmop_seq_ld_f64_dindex3__a__n__mul_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>(facc * (R[UNIT(pc, 2)].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__add_i32_k "vmop_seq_ld_i32_dindex2__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_eq_i64__a "vmop_seq_add_i64_k_tie__br_eq_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc == (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_f64__a__n__st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide "vmop_seq_add_f64__a__n__st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc + (R[UNIT(pc, 4)].f64))
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 3)), facc)
    FENCE_ST(pc)
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 6)].u64 = acc
    if acc != (<uint64_t><int64_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_ne_i64_k32_back__a_wide "vmop_seq_add_i64_k_tie__br_ne_i64_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    if acc != (<uint64_t><int64_t>WIDE(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_add_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n "vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 3)].u32) + (R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide "vmop_seq_add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    if acc != (<uint64_t><int64_t>WIDE(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32__a "vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 3)].u32) + (R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) != (R[UNIT(UNSTEP(pc), 6)].u32):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov32__add_i32_k "vmop_seq_mov32__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint32_t>((R[UNIT(pc, 1)].u32))
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__ret_i32__a "vmop_seq_add_i32__a__n__ret_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 0)].u32))
    acc = (<uint32_t>acc)
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__add_i32_k "vmop_seq_add_i32_k_tie__ld_i32_dindex2__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 7)].u32) + (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__xor_i32__a "vmop_seq_shr_u_i32_k__n__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_gt_s_i32_k "vmop_seq_const_i32__br_gt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((R[UNIT(pc, 2)].u32)) > S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__add_i32 "vmop_seq_add_i32_k__add_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__add_i32__br_gt_u_i32_k_back "vmop_seq_add_i32_k__add_i32__br_gt_u_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 6)].u32) > (<uint32_t><int16_t>UNIT(pc, 7)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_square_f64__a__square_f64 "vmop_seq_square_f64__a__square_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * facc)
    R[UNIT(pc, 0)].f64 = facc
    facc = <double>((R[UNIT(pc, 2)].f64) * (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_square_f64__a__square_f64__add_f64__a__n "vmop_seq_square_f64__a__square_f64__add_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * facc)
    R[UNIT(pc, 0)].f64 = facc
    facc = <double>((R[UNIT(pc, 2)].f64) * (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    facc = <double>(facc + (R[UNIT(pc, 3)].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_square_f64__a__square_f64__add_f64__a__n__br_lt_f64__b "vmop_seq_square_f64__a__square_f64__add_f64__a__n__br_lt_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * facc)
    R[UNIT(pc, 0)].f64 = facc
    facc = <double>((R[UNIT(pc, 2)].f64) * (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    facc = <double>(facc + (R[UNIT(pc, 3)].f64))
    if (R[UNIT(pc, 4)].f64) < facc:
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_shr_u_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    R[UNIT(pc, 0)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i64_k__n__br_eq_i64_k__a "vmop_seq_and_i64_k__n__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) & (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a "vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((R[UNIT(pc, 1)].u64) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>(R[UNIT(pc, 0)].u64) % <uint32_t>(R[UNIT(pc, 1)].u64)) if ((R[UNIT(pc, 0)].u64) | (R[UNIT(pc, 1)].u64)) >> 32 == 0 else (R[UNIT(pc, 0)].u64) % (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) & (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_square_i64_tie__shr_u_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_square_i64_tie__shr_u_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) * (R[UNIT(pc, 0)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 2)) & 63))
    R[UNIT(pc, 1)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a "vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) * (R[UNIT(pc, 1)].f64))
    facc = <double>(facc * (R[UNIT(pc, 2)].f64))
    facc = <double>(facc + (R[UNIT(pc, 4)].f64))
    R[UNIT(pc, 3)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a__sub_f64__n "vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a__sub_f64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) * (R[UNIT(pc, 1)].f64))
    facc = <double>(facc * (R[UNIT(pc, 2)].f64))
    facc = <double>(facc + (R[UNIT(pc, 4)].f64))
    R[UNIT(pc, 3)].f64 = facc
    facc = <double>((R[UNIT(pc, 5)].f64) - (R[UNIT(pc, 6)].f64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_f64__a__add_i32_k__a "vmop_seq_add_f64__a__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc + (R[UNIT(pc, 1)].f64))
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_f64__a__add_i32_k__a__br_ne_i32_k_back__a "vmop_seq_add_f64__a__add_i32_k__a__br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc + (R[UNIT(pc, 1)].f64))
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__jmp_back "vmop_seq_mov__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_dindex0__a__n__set_eq_i32_k__a__n "vmop_seq_ld_i32_s8_dindex0__a__n__set_eq_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__n__mul_f64__a "vmop_seq_mul_f64__n__mul_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) * (R[UNIT(pc, 1)].f64))
    facc = <double>(facc * (R[UNIT(pc, 3)].f64))
    R[UNIT(pc, 2)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_ne_i64_k_back__a "vmop_seq_add_i64_k__a__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n "vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 0)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint64_t>((WORD(pc, 4)).u64)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rotl_i32_k__n__xor_i32__a "vmop_seq_rotl_i32_k__n__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 0)].u32), (<uint32_t><int16_t>UNIT(pc, 1))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f32__ld_f32_index2__b "vmop_seq_mul_f32__ld_f32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t1
    sacc = <float>((R[UNIT(pc, 1)].f32) * (R[UNIT(pc, 2)].f32))
    R[UNIT(pc, 0)].u64 = vm_bits_f32(sacc)
    MARK(pc, R, ctx)
    t1 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(pc, 4)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_F(pc, t1)
    sacc = t1
    R[UNIT(pc, 3)].u64 = vm_bits_f32(sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f32__ld_f32_index2__b__ld_f32_index2__b__n__add_f32__a "vmop_seq_mul_f32__ld_f32_index2__b__ld_f32_index2__b__n__add_f32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t1
    cdef float t2
    sacc = <float>((R[UNIT(pc, 1)].f32) * (R[UNIT(pc, 2)].f32))
    R[UNIT(pc, 0)].u64 = vm_bits_f32(sacc)
    MARK(pc, R, ctx)
    t1 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(pc, 4)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_F(pc, t1)
    sacc = t1
    R[UNIT(pc, 3)].u64 = vm_bits_f32(sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 6)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7))))
    FENCE_F(pc, t2)
    sacc = t2
    sacc = <float>(sacc + (R[UNIT(UNSTEP(pc), 9)].f32))
    R[UNIT(UNSTEP(pc), 8)].u64 = vm_bits_f32(sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b "vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t0
    cdef float t2
    MARK(pc, R, ctx)
    t0 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_F(pc, t0)
    sacc = t0
    sacc = <float>(sacc + (R[UNIT(pc, 3)].f32))
    R[UNIT(pc, 2)].u64 = vm_bits_f32(sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_F(pc, t2)
    sacc = t2
    R[UNIT(UNSTEP(pc), 4)].u64 = vm_bits_f32(sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b__add_f32__a__n "vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b__add_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef float t0
    cdef float t2
    MARK(pc, R, ctx)
    t0 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_F(pc, t0)
    sacc = t0
    sacc = <float>(sacc + (R[UNIT(pc, 3)].f32))
    R[UNIT(pc, 2)].u64 = vm_bits_f32(sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <float>(LD_float(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_F(pc, t2)
    sacc = t2
    R[UNIT(UNSTEP(pc), 4)].u64 = vm_bits_f32(sacc)
    sacc = <float>(sacc + (R[UNIT(UNSTEP(pc), 7)].f32))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f32__a__n__add_f32__a__n "vmop_seq_mul_f32__a__n__add_f32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc * (R[UNIT(pc, 0)].f32))
    sacc = <float>(sacc + (R[UNIT(pc, 1)].f32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f32__a__n__add_f32__a__n__st_f32_index2__a "vmop_seq_mul_f32__a__n__add_f32__a__n__st_f32_index2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    sacc = <float>(sacc * (R[UNIT(pc, 0)].f32))
    sacc = <float>(sacc + (R[UNIT(pc, 1)].f32))
    MARK(pc, R, ctx)
    ST_float(mem + <uint64_t><uint32_t>((R[UNIT(pc, 2)].u32) + ((R[UNIT(pc, 3)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4)), sacc)
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__n__mul_i32__a__n "vmop_seq_add_i32__n__mul_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32))
    acc = <uint32_t>((<uint32_t>acc) * (R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__cvt_f64_s32__a__n "vmop_seq_add_i32__a__n__cvt_f64_s32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 0)].u32))
    facc = <double>(<double>S32((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b "vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 0)].u32))
    facc = <double>(<double>S32((<uint32_t>acc)))
    facc = <double>((R[UNIT(pc, 2)].f64) / facc)
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b__ld_f64_dindex3__n "vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b__ld_f64_dindex3__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t3
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    facc = <double>(<double>S32((<uint32_t>acc)))
    facc = <double>((R[UNIT(pc, 4)].f64) / facc)
    R[UNIT(pc, 3)].f64 = facc
    MARK(pc, R, ctx)
    t3 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 3))))
    FENCE_F(pc, t3)
    facc = t3
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i64_k__a__n__xor_i64__a "vmop_seq_shl_i64_k__a__n__xor_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 0)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n "vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (R[UNIT(pc, 0)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_z_i32_back__a "vmop_seq_add_i32_k_tie__br_z_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__ret_i32__a "vmop_seq_add_i32_k__n__ret_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = (<uint32_t>acc)
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_z_i32_back__mov32__add_i32_k "vmop_seq_br_z_i32_back__mov32__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (R[UNIT(pc, 0)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    R[UNIT(pc, 2)].u64 = <uint32_t>((R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__ld_i32_base__n "vmop_seq_ld_i32_base__ld_i32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n "vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) ^ (R[UNIT(pc, 6)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n__and_i32_k__a__n "vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) ^ (R[UNIT(pc, 6)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 7)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__shr_u_i32_k__n__xor_i32__a "vmop_seq_ld_i32_dindex2__a__shr_u_i32_k__n__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 4)) & 31))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie "vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie__add_i32__a "vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 8)].u32))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__sub_f64__a__n "vmop_seq_ld_f64_dindex3__sub_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 2)].f64 = facc
    facc = <double>(facc - (R[UNIT(pc, 4)].f64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__sub_f64__a__n__st_f64_dindex3__a "vmop_seq_ld_f64_dindex3__sub_f64__a__n__st_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    facc = <double>(facc - (R[UNIT(pc, 6)].f64))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 7)].u32) << 3)), facc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_f64__n__st_f64_dindex3__a "vmop_seq_add_f64__n__st_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 2)].f64) + (R[UNIT(pc, 3)].f64))
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 3)), facc)
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__mov__mov "vmop_seq_mov__mov__mov__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 4)].u64 = <uint64_t>((R[UNIT(pc, 5)].u64))
    R[UNIT(pc, 6)].u64 = <uint64_t>((R[UNIT(pc, 7)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__jmp_back "vmop_seq_add_i32_k_tie__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a "vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) % (<uint32_t>acc))
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32__a "vmop_seq_add_i32_k__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov32__mov32 "vmop_seq_mov32__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint32_t>((R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 2)].u64 = <uint32_t>((R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_eq_i64_k__a "vmop_seq_add_i64_k_tie__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__n__xor_i64__a "vmop_seq_shr_u_i64_k__n__xor_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a "vmop_seq_shr_u_i64_k__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 4)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 6)].u64))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n "vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t1
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t1)
    facc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n__mul_f64__a__n "vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n__mul_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t1
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t1)
    facc = t1
    facc = <double>(facc * (R[UNIT(UNSTEP(pc), 5)].f64))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32__a__n__add_i32__a "vmop_seq_xor_i32__a__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__jmp "vmop_seq_const_i32__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__add_i32_k__n__and_i32__a "vmop_seq_add_i32_k__add_i32_k__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__add_i32_k__n__and_i32__a__br_nz_i32_back__a "vmop_seq_add_i32_k__add_i32_k__n__and_i32__a__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a "vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex0__a__n__sub_f64__b "vmop_seq_ld_f64_dindex0__a__n__sub_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>((R[UNIT(pc, 3)].f64) - facc)
    R[UNIT(pc, 2)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_base__n__sub_f64__a__n "vmop_seq_ld_f64_base__n__sub_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>(facc - (R[UNIT(pc, 2)].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_base__n__sub_f64__a__n__st_f64_base__a "vmop_seq_ld_f64_base__n__sub_f64__a__n__st_f64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>(facc - (R[UNIT(pc, 2)].f64))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), facc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n "vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t2
    facc = <double>((R[UNIT(pc, 2)].f64) * (R[UNIT(pc, 3)].f64))
    facc = <double>(facc * (R[UNIT(pc, 5)].f64))
    R[UNIT(pc, 4)].f64 = facc
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t2)
    facc = t2
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n__add_f64__a__n "vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n__add_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t2
    facc = <double>((R[UNIT(pc, 2)].f64) * (R[UNIT(pc, 3)].f64))
    facc = <double>(facc * (R[UNIT(pc, 5)].f64))
    R[UNIT(pc, 4)].f64 = facc
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t2)
    facc = t2
    facc = <double>(facc + (R[UNIT(pc, 6)].f64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_lt_u_i32__b__n__select__a__n "vmop_seq_set_lt_u_i32__b__n__select__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) < (<uint32_t>acc))
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 2)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__n__lea_data0__a "vmop_seq_mul_i64_k__a__n__lea_data0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n "vmop_seq_add_i32_k_tie__ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__ld_i64_base__n "vmop_seq_st_i64_base__ld_i64_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (R[UNIT(pc, 0)].u64))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a__mul_i64__n "vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a__mul_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((R[UNIT(pc, 1)].u64) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>(R[UNIT(pc, 0)].u64) % <uint32_t>(R[UNIT(pc, 1)].u64)) if ((R[UNIT(pc, 0)].u64) | (R[UNIT(pc, 1)].u64)) >> 32 == 0 else (R[UNIT(pc, 0)].u64) % (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) & (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) * (R[UNIT(pc, 7)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n "vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) != (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__n__add_i32__a__n "vmop_seq_ld_i32_dindex2__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_ne_i64_k__n__br_z_i32__a "vmop_seq_set_ne_i64_k__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i64_base "vmop_seq_ld_i64_base__ld_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 3)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__a__mov "vmop_seq_mov__mov__a__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>(acc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a__n "vmop_seq_shr_u_i32_k__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a "vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 4)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__st_i64_base "vmop_seq_ld_i64_base__n__st_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), (R[UNIT(UNSTEP(pc), 2)].u64))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_u_i32__load_tie "vmop_seq_br_le_u_i32__load_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (R[UNIT(pc, 0)].u32) <= (R[UNIT(pc, 1)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__ld_i32_base__n__br_lt_s_i32__a "vmop_seq_ld_i32_base__ld_i32_base__n__br_lt_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    if S32((<uint32_t>acc)) < S32((R[UNIT(UNSTEP(pc), 5)].u32)):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__or_i32_k__a "vmop_seq_shl_i32_k__or_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) << ((<uint32_t><int16_t>UNIT(pc, 2)) & 31))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) | (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_ne_i64_k__n__br_z_i32__a__br_ne_i64_k_back "vmop_seq_set_ne_i64_k__n__br_z_i32__a__br_ne_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 3)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__b__ld_i32_base__a__n "vmop_seq_lea__b__ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__n__add_i32__a "vmop_seq_mul_i32_k__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__mov32 "vmop_seq_ld_i64_base__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 3)].u64 = <uint32_t>((R[UNIT(pc, 4)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__n__add_i32__a__n "vmop_seq_ld_i32_u8_index0__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__br_ne_i32__a "vmop_seq_ld_i32_base__n__br_ne_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_index0__a__mov "vmop_seq_st_i8_index0__a__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__br_eq_i32_back__a "vmop_seq_ld_i32_base__n__br_eq_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_index0__a__mov__br_eq_i64_k_back "vmop_seq_st_i8_index0__a__mov__br_eq_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    if (R[UNIT(pc, 5)].u64) == (<uint64_t><int64_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__n__and_i64_k__a "vmop_seq_add_i64_k__n__and_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    acc = <uint64_t>(acc & (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k "vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    acc = <uint64_t>(acc & (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k__and_i64_k__a "vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k__and_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    acc = <uint64_t>(acc & (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(acc & (<uint64_t><int64_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a "vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a "vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a "vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__st_i64_abs__a "vmop_seq_add_i64_k__a__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a__load__n "vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a__load__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(pc, 5)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__st_i64_abs__a__br_lt_u_i64_back__a "vmop_seq_add_i64_k__a__st_i64_abs__a__br_lt_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    if acc < (R[UNIT(pc, 4)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__br_ne_i64_back "vmop_seq_mov__br_ne_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    if (R[UNIT(pc, 2)].u64) != (R[UNIT(pc, 3)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__add_i64_k_tie__br_ne_i64_back__a "vmop_seq_add_i32_k_tie__add_i64_k_tie__br_ne_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    if acc != (R[UNIT(pc, 4)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n "vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) * (R[UNIT(pc, 4)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n__shr_u_i32_k__a__n "vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n__shr_u_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) * (R[UNIT(pc, 4)].u32))
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64__add_i32__n__mul_i32__a__n "vmop_seq_add_i64__add_i32__n__mul_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (R[UNIT(pc, 4)].u32))
    acc = <uint32_t>((<uint32_t>acc) * (R[UNIT(pc, 5)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64__add_i32__n__mul_i32__a__n__shr_u_i32_k__a "vmop_seq_add_i64__add_i32__n__mul_i32__a__n__shr_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (R[UNIT(pc, 4)].u32))
    acc = <uint32_t>((<uint32_t>acc) * (R[UNIT(pc, 5)].u32))
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t><int16_t>UNIT(pc, 7)) & 31))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__add_i64_k "vmop_seq_add_i32_k_tie__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__a__n__add_f64__a__mov__br_ne_i64_back "vmop_seq_mul_f64__a__n__add_f64__a__mov__br_ne_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * (R[UNIT(pc, 0)].f64))
    facc = <double>(facc + (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    if (R[UNIT(pc, 5)].u64) != (R[UNIT(pc, 6)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_eq_i64_k_back__a "vmop_seq_add_i64_k_tie__br_eq_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__a__ld_i32_base__n "vmop_seq_ld_i32_base__a__ld_i32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_index2__a__add_i64_k_tie__br_eq_i64_k_back__a "vmop_seq_st_i32_index2__a__add_i64_k_tie__br_eq_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((R[UNIT(pc, 1)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n "vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) if S32((<uint32_t>acc)) < S32((R[UNIT(pc, 3)].u32)) else (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n__add_i32_k__a "vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) if S32((<uint32_t>acc)) < S32((R[UNIT(pc, 3)].u32)) else (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n "vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) != (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n__min_s_i32__b_tie "vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n__min_s_i32__b_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) != (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) if S32((R[UNIT(pc, 5)].u32)) < S32((<uint32_t>acc)) else (<uint32_t>acc))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__a__mov "vmop_seq_st_i32_dindex2__a__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__a__mov__add_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_st_i32_dindex2__a__mov__add_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 5)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 7)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__br_ne_i64_k_back "vmop_seq_add_i32_k__n__br_ne_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    if (R[UNIT(pc, 2)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__br_eq_i32_back__a__set_lt_u_i32__b__n__select__a__n "vmop_seq_ld_i32_base__n__br_eq_i32_back__a__set_lt_u_i32__b__n__select__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) < (<uint32_t>acc))
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 6)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_index0__b_tie__add_i32_k__n__br_ne_i64_k_back "vmop_seq_ld_i64_index0__b_tie__add_i32_k__n__br_ne_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    if (R[UNIT(pc, 4)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__a__ld_i32_base__n__br_le_u_i32_back__b "vmop_seq_ld_i32_base__a__ld_i32_base__n__br_le_u_i32_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3))))
    FENCE_I(pc, t1)
    acc = t1
    if (R[UNIT(UNSTEP(pc), 4)].u32) <= (<uint32_t>acc):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__a__n__br_z_i32__a "vmop_seq_and_i32_k__a__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 0)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__a__add_i64_k__n "vmop_seq_st_i32_dindex2__a__add_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__and_i32_k__a__n "vmop_seq_ld_i32_base__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__st_i64_base__a "vmop_seq_ld_i64_base__n__st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a "vmop_seq_shr_u_i32_k__n__and_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a "vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n "vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 5)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__and_i32_k__a__n__ld_i64_dindex3__a__n "vmop_seq_ld_i32_base__and_i32_k__a__n__ld_i64_dindex3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 5)))
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 0)) + ((<uint32_t>acc) << 3))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_gt_s_i32_k__const_i32__n "vmop_seq_const_i32__br_gt_s_i32_k__const_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((R[UNIT(pc, 2)].u32)) > S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 5)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a "vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 1)].u32), (<uint32_t><int16_t>UNIT(pc, 2))))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 3)].u32), (<uint32_t><int16_t>UNIT(pc, 4))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_neg_f64__a__select "vmop_seq_neg_f64__a__select"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(facc))
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) if (R[UNIT(pc, 2)].u32) != 0 else (R[UNIT(pc, 4)].u64))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a__n__lea__b "vmop_seq_shr_u_i32_k__n__and_i32_k__a__n__lea__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov32 "vmop_seq_mov__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint32_t>((R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_k__n__and_i32_k__a__n "vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_k__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (<uint32_t><int16_t>UNIT(pc, 6)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 7)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__sub_i64__n "vmop_seq_ld_i32_dindex2__a__sub_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) - (R[UNIT(pc, 4)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__sub_i64__n__ld_i32_dindex2__a__n__add_i32__a__n "vmop_seq_ld_i32_dindex2__a__sub_i64__n__ld_i32_dindex2__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) - (R[UNIT(pc, 6)].u64))
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t2)
    acc = t2
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(UNSTEP(pc), 7)].u32))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n "vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) if S32((R[UNIT(pc, 2)].u32)) > S32((<uint32_t>acc)) else (<uint32_t>acc))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n__br_lt_u_i64_back "vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n__br_lt_u_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) if S32((R[UNIT(pc, 2)].u32)) > S32((<uint32_t>acc)) else (<uint32_t>acc))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    if (R[UNIT(pc, 6)].u64) < (R[UNIT(pc, 7)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_square_f64__n__add_f64__a "vmop_seq_square_f64__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) * (R[UNIT(pc, 0)].f64))
    facc = <double>(facc + (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__ld_f64_dindex0__a__n__sub_f64__b "vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__ld_f64_dindex0__a__n__sub_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t2
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>((R[UNIT(pc, 5)].f64) - facc)
    R[UNIT(pc, 4)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + (<uint32_t>acc))))
    FENCE_F(pc, t2)
    facc = t2
    facc = <double>((R[UNIT(UNSTEP(pc), 7)].f64) - facc)
    R[UNIT(UNSTEP(pc), 6)].f64 = facc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a "vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t1
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t1)
    facc = t1
    R[UNIT(UNSTEP(pc), 5)].f64 = facc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__n__add_f64__a "vmop_seq_mul_f64__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) * (R[UNIT(pc, 1)].f64))
    facc = <double>(facc + (R[UNIT(pc, 3)].f64))
    R[UNIT(pc, 2)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64__a__n__ld_f64_dindex3__a__ld_f64_dindex3__a "vmop_seq_mul_i64__a__n__ld_f64_dindex3__a__ld_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t1
    cdef double t2
    acc = <uint64_t>(acc * (R[UNIT(pc, 4)].u64))
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t1)
    facc = t1
    R[UNIT(pc, 5)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t2)
    facc = t2
    R[UNIT(UNSTEP(pc), 6)].f64 = facc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_neg_f64__a__select__add_i64 "vmop_seq_neg_f64__a__select__add_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(facc))
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) if (R[UNIT(pc, 2)].u32) != 0 else (R[UNIT(pc, 4)].u64))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_neg_f64__a__select__add_i64__add_i64__a "vmop_seq_neg_f64__a__select__add_i64__add_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(FNEG64(facc))
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) if (R[UNIT(pc, 2)].u32) != 0 else (R[UNIT(pc, 4)].u64))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 5)].u64 = acc
    acc = <uint64_t>(acc + (R[UNIT(pc, 9)].u64))
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__mul_f64__a "vmop_seq_ld_f64_dindex3__a__mul_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 2)].f64 = facc
    facc = <double>(facc * (R[UNIT(pc, 4)].f64))
    R[UNIT(pc, 3)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a "vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t2
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    facc = <double>(facc * (R[UNIT(pc, 6)].f64))
    R[UNIT(pc, 5)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t2)
    facc = t2
    R[UNIT(UNSTEP(pc), 7)].f64 = facc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a__mul_f64__a__n "vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a__mul_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t2
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    facc = <double>(facc * (R[UNIT(pc, 6)].f64))
    R[UNIT(pc, 5)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t2)
    facc = t2
    R[UNIT(UNSTEP(pc), 7)].f64 = facc
    facc = <double>(facc * (R[UNIT(UNSTEP(pc), 8)].f64))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sub_f64__b_tie__mul_f64_tie "vmop_seq_sub_f64__b_tie__mul_f64_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) - facc)
    R[UNIT(pc, 0)].f64 = facc
    facc = <double>((R[UNIT(pc, 1)].f64) * (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sub_f64__b_tie__mul_f64_tie__mul_f64__n__add_f64__a "vmop_seq_sub_f64__b_tie__mul_f64_tie__mul_f64__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) - facc)
    R[UNIT(pc, 0)].f64 = facc
    facc = <double>((R[UNIT(pc, 1)].f64) * (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    facc = <double>((R[UNIT(pc, 3)].f64) * (R[UNIT(pc, 4)].f64))
    facc = <double>(facc + (R[UNIT(pc, 6)].f64))
    R[UNIT(pc, 5)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_f64__n__st_f64_dindex3__a__add_f64__n__st_f64_dindex3__a "vmop_seq_add_f64__n__st_f64_dindex3__a__add_f64__n__st_f64_dindex3__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 4)].f64) + (R[UNIT(pc, 5)].f64))
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 6)].u32) << 3)), facc)
    FENCE_ST(pc)
    facc = <double>((R[UNIT(pc, 7)].f64) + (R[UNIT(pc, 8)].f64))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 9)].u32) << 3)), facc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_eq_i32_back__a "vmop_seq_add_i32_k_tie__br_eq_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__st_i64_abs__a "vmop_seq_add_i64_k_tie__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_index0__n__br_nz_i32_back__a "vmop_seq_ld_i32_s8_index0__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__ld_i32_s8_index0__n__br_nz_i32_back__a "vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__ld_i32_s8_index0__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 4)].u32) + (R[UNIT(UNSTEP(pc), 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t2)
    acc = t2
    if (<uint32_t>acc) != 0:
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a "vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__br_eq_i64_back__a "vmop_seq_ld_i64_base__n__br_eq_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if acc == (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_index2__ld_i32_index2__n "vmop_seq_ld_i32_index2__ld_i32_index2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + ((R[UNIT(pc, 2)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 4)].u32) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_index2__ld_i32_index2__n__max_s_i32__b__n "vmop_seq_ld_i32_index2__ld_i32_index2__n__max_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + ((R[UNIT(pc, 2)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 4)].u32) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((R[UNIT(UNSTEP(pc), 7)].u32) if S32((R[UNIT(UNSTEP(pc), 7)].u32)) > S32((<uint32_t>acc)) else (<uint32_t>acc))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_index2__n__add_i32__a "vmop_seq_ld_i32_index2__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((R[UNIT(pc, 1)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a__br_ne_i32_k_back__a "vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a__br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__jmp_back "vmop_seq_mov__mov__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a__add_i32_k_tie__jmp_back "vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a__add_i32_k_tie__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 4)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + (<uint32_t><int16_t>UNIT(UNSTEP(pc), 6)))
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    pc = UNSTEP(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 7))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__const_i32 "vmop_seq_const_i32__const_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__br_eq_i64_k__a "vmop_seq_ld_i64_base__a__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__n__and_i32_k__a__n "vmop_seq_add_i32_k__a__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_eq_i32_k__br_ne_i32_k "vmop_seq_br_eq_i32_k__br_ne_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (R[UNIT(pc, 0)].u32) == (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 3)].u32) != (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n__mul_i64__a "vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n__mul_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 0)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc * (R[UNIT(pc, 8)].u64))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n "vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__st_i64_base__a "vmop_seq_st_i64_base__st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (R[UNIT(pc, 0)].u64))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__add_i64_k__n "vmop_seq_ld_i32_dindex2__a__add_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back "vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    if S32((R[UNIT(pc, 5)].u32)) < S32((R[UNIT(pc, 6)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov32__mov32__add_i32_k "vmop_seq_mov32__mov32__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint32_t>((R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 2)].u64 = <uint32_t>((R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__a__mov__mov__jmp_back "vmop_seq_st_i32_dindex2__a__mov__mov__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    R[UNIT(pc, 5)].u64 = <uint64_t>((R[UNIT(pc, 6)].u64))
    BRANCH16(pc, <int16_t>UNIT(pc, 7))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rotl_i32_k__a__rotl_i32_k__n__xor_i32__a "vmop_seq_rotl_i32_k__a__rotl_i32_k__n__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 1))))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 2)].u32), (<uint32_t><int16_t>UNIT(pc, 3))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__st_i32_base__a "vmop_seq_add_i32__a__st_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_le_u_i64_back__b "vmop_seq_add_i64_k_tie__br_le_u_i64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u64) <= acc:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base_tie__br_ne_i64_k_back__a "vmop_seq_ld_i64_base_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a "vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__st_i32_base__a__mul_i32_k__n__add_i32__a "vmop_seq_add_i32__a__st_i32_base__a__mul_i32_k__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) * (<uint32_t><int16_t>UNIT(pc, 5)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 7)].u32))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a__add_i64_k_tie__br_le_u_i64_back__b "vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a__add_i64_k_tie__br_le_u_i64_back__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(UNSTEP(pc), 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7)))
    R[UNIT(UNSTEP(pc), 6)].u64 = acc
    if (R[UNIT(UNSTEP(pc), 8)].u64) <= acc:
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_w__n__mul_i64__a "vmop_seq_const_i64_w__n__mul_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc * (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a_wide "vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (R[UNIT(pc, 2)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64 * (<uint32_t>acc), (<uint32_t>WIDE(pc, 0))))
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__add_i32_k "vmop_seq_shr_u_i64_k__a__n__xor_i64__a__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 0)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n__br_z_i32__a "vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_I(pc, t2)
    acc = t2
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__n__jmp_back "vmop_seq_const_i32__n__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 0)))
    BRANCH16(pc, <int16_t>UNIT(pc, 1))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a "vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>(facc * (R[UNIT(pc, 2)].f64))
    facc = <double>(facc + (R[UNIT(pc, 4)].f64))
    R[UNIT(pc, 3)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a__st_f64_abs__a "vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a__st_f64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>(facc * (R[UNIT(pc, 4)].f64))
    facc = <double>(facc + (R[UNIT(pc, 6)].f64))
    R[UNIT(pc, 5)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), facc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_s_i32_back__br_le_s_i32 "vmop_seq_br_le_s_i32_back__br_le_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if S32((R[UNIT(pc, 0)].u32)) <= S32((R[UNIT(pc, 1)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if S32((R[UNIT(pc, 3)].u32)) <= S32((R[UNIT(pc, 4)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__jmp_back "vmop_seq_const_i32__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__jmp "vmop_seq_ld_i32_base__n__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_s_i32_back__br_le_s_i32__ld_i32_dindex2 "vmop_seq_br_le_s_i32_back__br_le_s_i32__ld_i32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    if S32((R[UNIT(pc, 2)].u32)) <= S32((R[UNIT(pc, 3)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if S32((R[UNIT(pc, 5)].u32)) <= S32((R[UNIT(pc, 6)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 9)].u32) << 2))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__n__br_lt_s_i32_back__a "vmop_seq_ld_i32_dindex2__n__br_lt_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    if S32((<uint32_t>acc)) < S32((R[UNIT(pc, 3)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_lt_s_i32__a__n__select__a "vmop_seq_set_lt_s_i32__a__n__select__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(S32((<uint32_t>acc)) < S32((R[UNIT(pc, 0)].u32)))
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__ext_i64_s32 "vmop_seq_ld_i32_dindex2__a__ext_i64_s32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 4)].u32)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n "vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n__set_lt_s_i32__a__n__select__a "vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n__set_lt_s_i32__a__n__select__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>(S32((<uint32_t>acc)) < S32((R[UNIT(UNSTEP(pc), 6)].u32)))
    acc = <uint64_t>((R[UNIT(UNSTEP(pc), 8)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(UNSTEP(pc), 9)].u64))
    R[UNIT(UNSTEP(pc), 7)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__ld_i32_dindex2__n "vmop_seq_add_i32__a__ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__a "vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 3)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov32__mov32 "vmop_seq_mov__mov32__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint32_t>((R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 4)].u64 = <uint32_t>((R[UNIT(pc, 5)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a "vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 2)), (R[UNIT(pc, 2)].u32))
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) << ((<uint32_t><int16_t>UNIT(pc, 6)) & 31))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) | (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__n__br_lt_u_i32_k__a "vmop_seq_add_i32_k__a__n__br_lt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 0)))
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__br_ne_i64_k_back__a "vmop_seq_ld_i64_base__n__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ext_i64_s32__a__n "vmop_seq_add_i32_k__ext_i64_s32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>(SEXT32_64((<uint32_t>acc)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a "vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__a__mov__jmp "vmop_seq_mov__mov__a__mov__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>(acc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    BRANCH16(pc, <int16_t>UNIT(pc, 5))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n "vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc * (R[UNIT(pc, 0)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ext_i64_s32__a__n__br_le_s_i64__b "vmop_seq_add_i32_k__ext_i64_s32__a__n__br_le_s_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>(SEXT32_64((<uint32_t>acc)))
    if S64((R[UNIT(pc, 3)].u64)) <= S64(acc):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32 "vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 3)].u32)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 6)].u32)))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32__br_le_s_i32 "vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32__br_le_s_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 3)].u32)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 6)].u32)))
    R[UNIT(pc, 5)].u64 = acc
    if S32((R[UNIT(pc, 7)].u32)) <= S32((R[UNIT(pc, 8)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__add_i32_k__a__n__br_lt_u_i32_k__a "vmop_seq_ld_i32_u8_base__a__add_i32_k__a__n__br_lt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 2)))
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__n__st_i32_abs__a "vmop_seq_add_i32_k__a__n__st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 2)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a__ext_i64_s32__a__n "vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a__ext_i64_s32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 2)), (R[UNIT(pc, 2)].u32))
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) << ((<uint32_t><int16_t>UNIT(pc, 6)) & 31))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) | (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 7)].u64 = acc
    acc = <uint64_t>(SEXT32_64((<uint32_t>acc)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__st_i8_base__b "vmop_seq_lea__n__st_i8_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4)), (R[UNIT(pc, 3)].u32))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_dindex0__a__add_i64_k "vmop_seq_st_i8_dindex0__a__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__br_eq_i64_k__a__ld_i64_base_tie "vmop_seq_ld_i64_base__a__br_eq_i64_k__a__ld_i64_base_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(UNSTEP(pc), 4)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__n__lea_data0__a__n "vmop_seq_shl_i32_k__n__lea_data0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) << ((<uint32_t><int16_t>UNIT(pc, 3)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_div_u_i32_m__n__mul_i32_k__a "vmop_seq_div_u_i32_m__n__mul_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64, (R[UNIT(pc, 0)].u32)))
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_div_u_i32_m__n__mul_i32_k__a__div_u_i32_m__n "vmop_seq_div_u_i32_m__n__mul_i32_k__a__div_u_i32_m__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64, (R[UNIT(pc, 0)].u32)))
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint32_t>(MULH_U64((WORD(pc, 8)).u64, (R[UNIT(pc, 3)].u32)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__jmp_back "vmop_seq_add_i64_k_tie__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i32_s8__a__br_eq_i32_k_back "vmop_seq_ext_i32_s8__a__br_eq_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32((<uint32_t>acc)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 1)].u32) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_eq_i32 "vmop_seq_const_i32__br_eq_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u32) == (R[UNIT(pc, 3)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_k_dindex0__st_i8_k_index0 "vmop_seq_st_i8_k_dindex0__st_i8_k_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32)), (<uint32_t><int16_t>UNIT(pc, 3)))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 4)].u32) + (R[UNIT(UNSTEP(pc), 5)].u32)), (<uint32_t><int16_t>UNIT(UNSTEP(pc), 6)))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__br_le_u_i32__b "vmop_seq_add_i32_k__br_le_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 3)].u32) <= (<uint32_t>acc):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i64_u32__mul_i64_k__a__n__lea_data0__a__ld_i64_base__a "vmop_seq_ext_i64_u32__mul_i64_k__a__n__lea_data0__a__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t3
    acc = <uint64_t>((R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 5)].u64 = acc
    MARK(pc, R, ctx)
    t3 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 7))))
    FENCE_I(pc, t3)
    acc = t3
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i64_u32__br_le_u_i64_back "vmop_seq_ext_i64_u32__br_le_u_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u64) <= (R[UNIT(pc, 3)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__br_z_i32 "vmop_seq_mov__br_z_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    if (R[UNIT(pc, 2)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_lt_u_i64__b__n__select__a "vmop_seq_set_lt_u_i64__b__n__select__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u64) < acc)
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_u_i32__a__ld_i64_base__mov32 "vmop_seq_br_le_u_i32__a__ld_i64_base__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (<uint32_t>acc) <= (R[UNIT(pc, 0)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 2)].u64 = acc
    R[UNIT(pc, 5)].u64 = <uint32_t>((R[UNIT(pc, 6)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__add_i32__a "vmop_seq_add_i32_k__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__add_i64_k_tie__jmp_back "vmop_seq_mov__add_i64_k_tie__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__n__ld_i64_dindex0__a "vmop_seq_mul_i64_k__a__n__ld_i64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__br_le_u_i32__b__mul_i64_k__a__n__ld_i64_dindex0__a "vmop_seq_add_i32_k__br_le_u_i32__b__mul_i64_k__a__n__ld_i64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t3
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    if (R[UNIT(pc, 5)].u32) <= (<uint32_t>acc):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    MARK(pc, R, ctx)
    t3 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t3)
    acc = t3
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n "vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) * (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n__set_lt_u_i64__b__n__select__a "vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n__set_lt_u_i64__b__n__select__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) * (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((R[UNIT(pc, 4)].u64) < acc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n "vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k_tie__ld_i32_base__ld_i32_base__n "vmop_seq_mul_i32_k_tie__ld_i32_base__ld_i32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 2)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32__a__n__add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a "vmop_seq_xor_i32__a__n__add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(pc, 3)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_abs__jmp "vmop_seq_ld_i64_abs__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 3))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__br_gt_s_i32_k_back__a "vmop_seq_ld_i32_abs__br_gt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    if S32((<uint32_t>acc)) > S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__and_i32_k__a__n "vmop_seq_add_i32__a__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_dindex0__a__n__br_nz_i32_back__a "vmop_seq_ld_i32_s8_dindex0__a__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i32__a__n__and_i32_k__a "vmop_seq_or_i32__a__n__and_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sub_i32__ld_i32_s8_dindex0__a__n__br_nz_i32_back__a "vmop_seq_sub_i32__ld_i32_s8_dindex0__a__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) - (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__a__ld_i32_u16_dindex1__a__n "vmop_seq_and_i32_k__a__ld_i32_u16_dindex1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__n__sub_i32__b__n "vmop_seq_mul_i32_k__n__sub_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) - (<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__div_u_i32_m__a "vmop_seq_and_i32_k__div_u_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) & (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64, (<uint32_t>acc)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__n__sub_i32__b__n__and_i32_k__a__ld_i32_u16_dindex1__a__n "vmop_seq_mul_i32_k__n__sub_i32__b__n__and_i32_k__a__ld_i32_u16_dindex1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t3
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) * (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) - (<uint32_t>acc))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 5)].u64 = acc
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t3)
    acc = t3
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__and_i32_k__div_u_i32_m__a "vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__and_i32_k__div_u_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 9)].u32) & (<uint32_t><int16_t>UNIT(pc, 10)))
    R[UNIT(pc, 8)].u64 = acc
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64, (<uint32_t>acc)))
    R[UNIT(pc, 11)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__and_i32_k__a__n__ld_i32_u16_dindex1__a__n "vmop_seq_add_i32__a__n__and_i32_k__a__n__ld_i32_u16_dindex1__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 1))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a "vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a__br_ne_i32_k_back "vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a__br_ne_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 5)].u32) != (<uint32_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__br_lt_u_i32_back__a "vmop_seq_mov__br_lt_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    if (<uint32_t>acc) < (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__ld_i64_base "vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__ld_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    cdef uint64_t t3
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 3)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 6))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 8)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 9))))
    FENCE_I(pc, t3)
    acc = t3
    R[UNIT(UNSTEP(pc), 7)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__st_i64_base__a__shl_i32_k__or_i32_k__a "vmop_seq_st_i64_base__st_i64_base__a__shl_i32_k__or_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (R[UNIT(pc, 0)].u64))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), acc)
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(UNSTEP(pc), 6)].u32) << ((<uint32_t><int16_t>UNIT(UNSTEP(pc), 7)) & 31))
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) | (<uint32_t><int16_t>UNIT(UNSTEP(pc), 9)))
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__a__const_i32__jmp "vmop_seq_mov__a__const_i32__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>(acc)
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 3))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__st_i8_base__a "vmop_seq_ld_i32_s8_base__n__st_i8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back "vmop_seq_ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32((<uint32_t>acc)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 1)].u32) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 4)].u32) == (<uint32_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__st_i64_base__b "vmop_seq_lea__n__st_i64_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4)), (R[UNIT(pc, 3)].u64))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k_tie__add_i32_k__n__add_i32__a "vmop_seq_mul_i32_k_tie__add_i32_k__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__n__add_i32__a__n "vmop_seq_add_i32__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__n_wide__add_i32_k__a "vmop_seq_mul_i32_k__n_wide__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) * (<uint32_t>WIDE(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__add_i32 "vmop_seq_add_i32__add_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32_k__n__and_i32__a__n "vmop_seq_xor_i32_k__n__and_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) ^ (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_index2__a__add_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_st_i32_index2__a__add_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((R[UNIT(pc, 1)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a__rotl_i32_k__n "vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a__rotl_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 1)].u32), (<uint32_t><int16_t>UNIT(pc, 2))))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 3)].u32), (<uint32_t><int16_t>UNIT(pc, 4))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 7)].u32), (<uint32_t><int16_t>UNIT(pc, 8))))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32__a__n__add_i32__a__and_i32 "vmop_seq_xor_i32__a__n__add_i32__a__and_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) & (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32_k__n__and_i32__a__n__or_i32__a__n "vmop_seq_xor_i32_k__n__and_i32__a__n__or_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) ^ (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__ld_i32_dindex2__n__add_i32__a "vmop_seq_add_i32__a__ld_i32_dindex2__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n "vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 0)].u32), (<uint32_t><int16_t>UNIT(pc, 1))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) ^ (R[UNIT(pc, 5)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n__and_i32__a "vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 0)].u32), (<uint32_t><int16_t>UNIT(pc, 1))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) ^ (R[UNIT(pc, 5)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 7)].u32))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32__n__xor_i32__a__n__add_i32__a "vmop_seq_and_i32__n__xor_i32__a__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) & (R[UNIT(pc, 1)].u32))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 2)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__add_i32__add_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_add_i32__add_i32__add_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 6)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 8)):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__jmp_back "vmop_seq_add_i64_k__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 3))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k "vmop_seq_ld_i32_u8_base__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__lea__a__n "vmop_seq_ld_i64_base__n__lea__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc + ((R[UNIT(pc, 2)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i64__a__ld_i32_u8_dindex0__n "vmop_seq_or_i64__a__ld_i32_u8_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(acc | (R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 4)].u32))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_eq_i32_k_back__a__br_eq_i32_k_back__a "vmop_seq_br_eq_i32_k_back__a__br_eq_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__const_i32 "vmop_seq_mov__const_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__a__n__mul_f64__a "vmop_seq_mul_f64__a__n__mul_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * (R[UNIT(pc, 0)].f64))
    facc = <double>(facc * (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__square_f64 "vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__square_f64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t0)
    facc = t0
    facc = <double>((R[UNIT(pc, 3)].f64) - facc)
    R[UNIT(pc, 2)].f64 = facc
    facc = <double>((R[UNIT(pc, 5)].f64) * (R[UNIT(pc, 5)].f64))
    R[UNIT(pc, 4)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_square_f64__n__add_f64__a__square_f64__n__add_f64__a "vmop_seq_square_f64__n__add_f64__a__square_f64__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>((R[UNIT(pc, 0)].f64) * (R[UNIT(pc, 0)].f64))
    facc = <double>(facc + (R[UNIT(pc, 2)].f64))
    R[UNIT(pc, 1)].f64 = facc
    facc = <double>((R[UNIT(pc, 3)].f64) * (R[UNIT(pc, 3)].f64))
    facc = <double>(facc + (R[UNIT(pc, 5)].f64))
    R[UNIT(pc, 4)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sqrt_f64__a__n__mul_f64__a__n "vmop_seq_sqrt_f64__a__n__mul_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(sqrt(facc))
    facc = <double>(facc * (R[UNIT(pc, 0)].f64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b "vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(sqrt(facc))
    facc = <double>(facc * (R[UNIT(pc, 0)].f64))
    facc = <double>((R[UNIT(pc, 2)].f64) / facc)
    R[UNIT(pc, 1)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b__ld_f64_dindex0__a "vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b__ld_f64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t3
    facc = <double>(sqrt(facc))
    facc = <double>(facc * (R[UNIT(pc, 2)].f64))
    facc = <double>((R[UNIT(pc, 4)].f64) / facc)
    R[UNIT(pc, 3)].f64 = facc
    MARK(pc, R, ctx)
    t3 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t3)
    facc = t3
    R[UNIT(pc, 5)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_f64_dindex0__a__add_i64_k_tie__br_ne_i64_k_back__a "vmop_seq_st_f64_dindex0__a__add_i64_k_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32)), facc)
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_nz_i32_back "vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_nz_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 5)].u32) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__n__st_i64_abs__a "vmop_seq_add_i64_k__n__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k__br_ne_i32_k_back "vmop_seq_ld_i32_u8_base__add_i64_k__br_ne_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 6)].u32) != (<uint32_t><int16_t>UNIT(pc, 7)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_ne_i32_k__n__and_i32__a "vmop_seq_set_ne_i32_k__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) != (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_eq_i32_k__n__and_i32__a__n "vmop_seq_set_eq_i32_k__n__and_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) == (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32_k__a__n__add_i32__a__n "vmop_seq_add_i32_k__n__and_i32_k__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_select__c__set_ne_i32_k "vmop_seq_select__c__set_ne_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) if (R[UNIT(pc, 1)].u32) != 0 else acc)
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) != (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_lt_u_i32_k__a__n__or_i32__a "vmop_seq_set_lt_u_i32_k__a__n__or_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_eq_i32_k__ld_i32_u8_base__add_i64_k_tie "vmop_seq_set_eq_i32_k__ld_i32_u8_base__add_i64_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) == (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a "vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) == (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a__br_nz_i32_back "vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a__br_nz_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) == (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 5)].u32) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__mov__br_z_i32 "vmop_seq_add_i32__mov__br_z_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    if (R[UNIT(pc, 5)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32_k__a__n__set_lt_u_i32_k__a__n__or_i32__a "vmop_seq_add_i32_k__n__and_i32_k__a__n__set_lt_u_i32_k__a__n__or_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    acc = <uint32_t>((<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__add_i32_k__n__and_i32_k__a__n__add_i32__a__n "vmop_seq_mul_i32_k__add_i32_k__n__and_i32_k__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) * (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 5)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 6)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_select__c__set_ne_i32_k__set_ne_i32_k__n__and_i32__a "vmop_seq_select__c__set_ne_i32_k__set_ne_i32_k__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) if (R[UNIT(pc, 1)].u32) != 0 else acc)
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) != (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 6)].u32) != (<uint32_t><int16_t>UNIT(pc, 7)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 9)].u32))
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i32_base__a__n "vmop_seq_ld_i64_base__ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__br_eq_i32_k_back__a__br_eq_i32_k_back__a "vmop_seq_ld_i32_u8_base__a__br_eq_i32_k_back__a__br_eq_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_i64_base__a "vmop_seq_lea__n__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__add_i64_k__a "vmop_seq_ld_i64_base__n__add_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k__a "vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n "vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 4)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__jmp "vmop_seq_add_i64_k__a__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__n__st_i64_base__a "vmop_seq_add_i64_k__a__n__st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k "vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__lea__a__n__add_i64_k__a__jmp "vmop_seq_ld_i64_base__n__lea__a__n__add_i64_k__a__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc + ((R[UNIT(pc, 2)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 6))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i32_base__a__n__br_le_u_i64__a "vmop_seq_ld_i64_base__ld_i32_base__a__n__br_le_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3))))
    FENCE_I(pc, t1)
    acc = t1
    if acc <= (R[UNIT(UNSTEP(pc), 4)].u64):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__st_i8_base__a__jmp "vmop_seq_ld_i32_s8_base__n__st_i8_base__a__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    pc = UNSTEP(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sub_i32__br_gt_u_i32_k__a "vmop_seq_sub_i32__br_gt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) - (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) > (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sub_i32__br_gt_u_i32_k__a__br_nz_i32_back "vmop_seq_sub_i32__br_gt_u_i32_k__a__br_nz_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) - (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) > (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 5)].u32) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov32__mov32__a "vmop_seq_mov32__mov32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint32_t>((R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 2)].u64 = <uint32_t>((<uint32_t>acc))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i32_m__a__n__add_i32_k__a__n "vmop_seq_rem_u_i32_m__a__n__add_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64 * (<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 0))))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov32__mov32__a__add_i32_k "vmop_seq_mov32__mov32__a__add_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint32_t>((R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 2)].u64 = <uint32_t>((<uint32_t>acc))
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__br_lt_u_i32_back "vmop_seq_mov__mov__br_lt_u_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    if (R[UNIT(pc, 4)].u32) < (R[UNIT(pc, 5)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_le_u_i32__b "vmop_seq_add_i32_k_tie__br_le_u_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u32) <= (<uint32_t>acc):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__add_i32_k_tie__jmp_back "vmop_seq_mov__add_i32_k_tie__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32__n__mul_i32_k__a_wide "vmop_seq_xor_i32__n__mul_i32_k__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) ^ (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t>WIDE(pc, 0)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__rem_u_i32_m__a__n__add_i32_k__a__n "vmop_seq_shr_u_i32_k__n__rem_u_i32_m__a__n__add_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64 * (<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 2))))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_dindex0__a__add_i64_k__mul_i32_k__n_wide__add_i32_k__a "vmop_seq_st_i8_dindex0__a__add_i64_k__mul_i32_k__n_wide__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 4)].u32)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 5)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 8)].u32) * (<uint32_t>WIDE(pc, 2)))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 10)))
    R[UNIT(pc, 9)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex0__a__ld_f64_dindex0__a "vmop_seq_ld_f64_dindex0__a__ld_f64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t1
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + (<uint32_t>acc))))
    FENCE_F(pc, t1)
    facc = t1
    R[UNIT(UNSTEP(pc), 5)].f64 = facc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32__a__n__br_z_i32_back__a "vmop_seq_and_i32__a__n__br_z_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 0)].u32))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_max_u_i32__select "vmop_seq_max_u_i32__select"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) if (R[UNIT(pc, 1)].u32) > (R[UNIT(pc, 2)].u32) else (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) if (R[UNIT(pc, 4)].u32) != 0 else (R[UNIT(pc, 6)].u64))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea2__n__ld_i32_u8_base__a__n "vmop_seq_lea2__n__ld_i32_u8_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << 2) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea_data0__const_i64 "vmop_seq_lea_data0__const_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_index2__n__add_i32__a__ld_i32_index2__n "vmop_seq_ld_i32_index2__n__add_i32__a__ld_i32_index2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + ((R[UNIT(pc, 1)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + ((R[UNIT(UNSTEP(pc), 6)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2_tie__set_lt_u_i32 "vmop_seq_ld_i32_dindex2_tie__set_lt_u_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) < (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_max_u_i32__select__add_i32_k_tie "vmop_seq_max_u_i32__select__add_i32_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) if (R[UNIT(pc, 1)].u32) > (R[UNIT(pc, 2)].u32) else (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) if (R[UNIT(pc, 4)].u32) != 0 else (R[UNIT(pc, 6)].u64))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 7)].u32) + (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_max_u_i32__select__add_i32_k_tie__br_lt_s_i32_k "vmop_seq_max_u_i32__select__add_i32_k_tie__br_lt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) if (R[UNIT(pc, 1)].u32) > (R[UNIT(pc, 2)].u32) else (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) if (R[UNIT(pc, 4)].u32) != 0 else (R[UNIT(pc, 6)].u64))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 7)].u32) + (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 7)].u64 = acc
    if S32((R[UNIT(pc, 9)].u32)) < S32((<uint32_t><int16_t>UNIT(pc, 10))):
        BRANCH16(pc, <int16_t>UNIT(pc, 11))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_index2__b__rotl_i32_k__a__rotl_i32_k__n__xor_i32__a "vmop_seq_ld_i32_index2__b__rotl_i32_k__a__rotl_i32_k__n__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + ((<uint32_t>acc) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(ROTL32((<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 4))))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>(ROTL32((R[UNIT(pc, 5)].u32), (<uint32_t><int16_t>UNIT(pc, 6))))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 8)].u32))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__xor_i32__a__ld_i32_index2 "vmop_seq_shr_u_i32_k__n__xor_i32__a__ld_i32_index2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 5)].u32) + ((R[UNIT(pc, 6)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 7))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_eq_i32_k__a "vmop_seq_add_i32_k_tie__br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n "vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 4)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k_back "vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 4)))
    if (R[UNIT(pc, 5)].u32) < (<uint32_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__br_lt_u_i64__b "vmop_seq_ld_i64_base__n__br_lt_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (R[UNIT(pc, 2)].u64) < acc:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32__b__and_i32__a__n__br_z_i32_back__a "vmop_seq_shl_i32__b__and_i32__a__n__br_z_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) << ((<uint32_t>acc) & 31))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a "vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (<uint32_t><int16_t>UNIT(pc, 4)))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__br_ne_i64_k_back__a "vmop_seq_ld_i64_base__a__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__add_i32_k_tie "vmop_seq_mov__add_i32_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__st_i64_base__br_ne_i64_k_back__a "vmop_seq_ld_i64_base__n__st_i64_base__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), (R[UNIT(UNSTEP(pc), 2)].u64))
    FENCE_ST(pc)
    if acc != (<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5)):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_nz_i32 "vmop_seq_const_i32__br_nz_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u32) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_set_lt_u_i32__b__n__select__a__n__add_i64__a "vmop_seq_set_lt_u_i32__b__n__select__a__n__add_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) < (<uint32_t>acc))
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 2)].u64))
    acc = <uint64_t>(acc + (R[UNIT(pc, 4)].u64))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_ne_i32_back__a "vmop_seq_add_i32_k_tie__br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) != (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a "vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 2)].u32) + (R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__a__n__br_eq_i32__a "vmop_seq_ld_i32_base__a__n__br_eq_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (R[UNIT(pc, 1)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_cvt_f64_u32__a__n__add_f64__a "vmop_seq_cvt_f64_u32__a__n__add_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>(<uint32_t>acc))
    facc = <double>(facc + (R[UNIT(pc, 1)].f64))
    R[UNIT(pc, 0)].f64 = facc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b "vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) << ((<uint32_t><int16_t>UNIT(pc, 3)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5)), (R[UNIT(pc, 4)].u32))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__st_i32_dindex2__a "vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__st_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 6)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 7)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n__add_i32__a__n "vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 7)].u32) + (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 6)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t2)
    acc = t2
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(UNSTEP(pc), 9)].u32))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__lea__b "vmop_seq_shr_u_i32_k__n__lea__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__a__n__or_i32__a "vmop_seq_shl_i32_k__a__n__or_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 0)) & 31))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__n__and_i32_k__a__n__br_lt_u_i32_k__a "vmop_seq_add_i32_k__a__n__and_i32_k__a__n__br_lt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__mov "vmop_seq_mov__mov__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 4)].u64 = <uint64_t>((R[UNIT(pc, 5)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n__br_gt_u_i32_k__a "vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n__br_gt_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 4)))
    if (<uint32_t>acc) > (<uint32_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n "vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (R[UNIT(pc, 0)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64 * (<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 2))))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__n__ld_i64_base__a "vmop_seq_ld_i64_base__a__n__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 1)].u64 = acc
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__n__add_i32_k__a__n__st_i32_abs__a "vmop_seq_ld_i32_abs__n__add_i32_k__a__n__st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 4)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__n__st_i8_index0__a "vmop_seq_const_i64__n__st_i8_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__mov "vmop_seq_ld_i64_base__n__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_abs__st_i32_k_abs "vmop_seq_st_i64_abs__st_i32_k_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (R[UNIT(pc, 4)].u64))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), (<uint32_t><int16_t>UNIT(UNSTEP(pc), 5)))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__br_eq_i32_k__a "vmop_seq_ld_i32_abs__br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a__br_nz_i32 "vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a__br_nz_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 5)].u32) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a__ext_i32_s8__n "vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a__ext_i32_s8__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (<uint32_t><int16_t>UNIT(pc, 4)))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), acc)
    FENCE_ST(pc)
    acc = <uint32_t>(SEXT8_32((R[UNIT(UNSTEP(pc), 7)].u32)))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_abs__a__jmp "vmop_seq_st_i32_abs__a__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (<uint32_t>acc))
    FENCE_ST(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__jmp_back "vmop_seq_const_i64__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__jmp "vmop_seq_mov__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k "vmop_seq_ld_i64_base__ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(UNSTEP(pc), 5)):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(UNSTEP(pc), 8)].u64) + (<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 9)))
    R[UNIT(UNSTEP(pc), 7)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_le_u_i32__b__br_lt_u_i64_k32_back_wide "vmop_seq_add_i32_k_tie__br_le_u_i32__b__br_lt_u_i64_k32_back_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    if (R[UNIT(pc, 4)].u32) <= (<uint32_t>acc):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 6)].u64) < (<uint64_t><int64_t>WIDE(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__mov "vmop_seq_const_i32__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back "vmop_seq_ld_i32_u8_base__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(SEXT8_32((<uint32_t>acc)))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 4)].u32) == (<uint32_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 7)].u32) == (<uint32_t><int16_t>UNIT(pc, 8)):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32_back__a "vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 3)].u32) + (R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) != (R[UNIT(UNSTEP(pc), 6)].u32):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__n__st_i32_base__a "vmop_seq_add_i32_k__a__n__st_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_i32_u8_base__a "vmop_seq_lea__n__ld_i32_u8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__const_i32__jmp "vmop_seq_const_i64__const_i32__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__st_i64_abs__a "vmop_seq_shr_u_i64_k__a__n__xor_i64__a__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 2)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 4)].u64))
    R[UNIT(pc, 3)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a__jmp "vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    BRANCH16(pc, <int16_t>UNIT(pc, 3))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a__st_i32_base__a "vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a__st_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 2)].u32) + (R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 7)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 8)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_lt_s_i32_k "vmop_seq_const_i32__br_lt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_eq_i32_k__a__br_eq_i32_k__a "vmop_seq_br_eq_i32_k__a__br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov__mov32 "vmop_seq_mov__mov__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 4)].u64 = <uint32_t>((R[UNIT(pc, 5)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__load_tie "vmop_seq_mov__load_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint64_t>((R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rsub_i32_k__n__and_i32__a "vmop_seq_rsub_i32_k__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)) - (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a "vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)) - (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a__or_i32__n "vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a__or_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)) - (R[UNIT(pc, 0)].u32))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 6)].u32) | (R[UNIT(pc, 7)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__a__or_i32__n "vmop_seq_shl_i32_k__a__or_i32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) | (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a "vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) | (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a__mov32 "vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) | (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    R[UNIT(pc, 4)].u64 = acc
    R[UNIT(pc, 6)].u64 = <uint32_t>((R[UNIT(pc, 7)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__br_ne_i32_back "vmop_seq_add_i32__a__br_ne_i32_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u32) != (R[UNIT(pc, 3)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__st_i8_k_dindex0__st_i8_k_index0 "vmop_seq_add_i32__a__st_i8_k_dindex0__st_i8_k_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 4)].u32)), (<uint32_t><int16_t>UNIT(pc, 5)))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 6)].u32) + (R[UNIT(UNSTEP(pc), 7)].u32)), (<uint32_t><int16_t>UNIT(UNSTEP(pc), 8)))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_k_dindex0__jmp_back "vmop_seq_st_i8_k_dindex0__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32)), (<uint32_t><int16_t>UNIT(pc, 3)))
    FENCE_ST(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__lea__b__ld_i32_s8_base__a__n__br_ne_i32_k__a "vmop_seq_shr_u_i32_k__n__lea__b__ld_i32_s8_base__a__n__br_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_I(pc, t2)
    acc = t2
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i32__n__or_i32__a__n "vmop_seq_or_i32__n__or_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) | (R[UNIT(pc, 1)].u32))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ext_i64_u32 "vmop_seq_add_i32_k__ext_i64_u32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32_k__a__n__and_i32__a "vmop_seq_xor_i32_k__a__n__and_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_lt_s_i32_k__add_i32 "vmop_seq_const_i32__br_lt_s_i32_k__add_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 6)].u32) + (R[UNIT(pc, 7)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_eq_i32__or_i32__n__or_i32__a__n "vmop_seq_const_i32__br_eq_i32__or_i32__n__or_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u32) == (R[UNIT(pc, 3)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) | (R[UNIT(pc, 6)].u32))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 7)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32_k__a__n__and_i32__a__const_i32__br_nz_i32 "vmop_seq_xor_i32_k__a__n__and_i32__a__const_i32__br_nz_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 5)].u32) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n "vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u32))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 5)].u32)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n__lea_data0__a "vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n__lea_data0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 7)].u32)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__n__br_z_i32__a "vmop_seq_and_i32_k__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) & (<uint32_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__ld_i64_base__a "vmop_seq_ld_i64_base__n__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 2)].u64 = acc
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__lea__n "vmop_seq_add_i64_k__lea__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + ((R[UNIT(pc, 4)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_lt_u_i32_k_back__a__st_i64_abs__st_i32_k_abs "vmop_seq_br_lt_u_i32_k_back__a__st_i64_abs__st_i32_k_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (R[UNIT(pc, 6)].u64))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), (<uint32_t><int16_t>UNIT(UNSTEP(pc), 7)))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_abs__ld_i64_abs "vmop_seq_ld_i64_abs__ld_i64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__n__add_i32__a__ld_i32_u8_base__add_i64_k_tie "vmop_seq_mul_i32_k__n__add_i32__a__ld_i32_u8_base__add_i64_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 6))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 7)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a "vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * (R[UNIT(pc, 3)].f64))
    R[UNIT(pc, 2)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a__add_i32_k__n "vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a__add_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc * (R[UNIT(pc, 3)].f64))
    R[UNIT(pc, 2)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(pc, 6)].u32) + (<uint32_t><int16_t>UNIT(pc, 7)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back "vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>(<uint32_t>acc))
    facc = <double>(facc + (R[UNIT(pc, 1)].f64))
    R[UNIT(pc, 0)].f64 = facc
    if (R[UNIT(pc, 2)].u64) < (R[UNIT(pc, 3)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back__load_tie "vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back__load_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(<double>(<uint32_t>acc))
    facc = <double>(facc + (R[UNIT(pc, 1)].f64))
    R[UNIT(pc, 0)].f64 = facc
    if (R[UNIT(pc, 2)].u64) < (R[UNIT(pc, 3)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(pc, 5)].u64))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back "vmop_seq_ld_i32_u8_base__a__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>(SEXT8_32((<uint32_t>acc)))
    R[UNIT(pc, 2)].u64 = acc
    if (R[UNIT(pc, 3)].u32) == (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 6)].u32) == (<uint32_t><int16_t>UNIT(pc, 7)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__st_i32_base__b "vmop_seq_lea__n__st_i32_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4)), (R[UNIT(pc, 3)].u32))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__lea__n__st_f64_base__b "vmop_seq_add_i64_k__lea__n__st_f64_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + ((R[UNIT(pc, 4)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 7)), (R[UNIT(pc, 6)].f64))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a "vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>(R[UNIT(pc, 0)].u64) % <uint32_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))) if ((R[UNIT(pc, 0)].u64) | (<uint64_t><int64_t><int16_t>UNIT(pc, 1))) >> 32 == 0 else (R[UNIT(pc, 0)].u64) % (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__add_i32_k_tie "vmop_seq_add_i32_k_tie__add_i32_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a "vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ext_i64_s32__n "vmop_seq_ld_i64_base__ext_i64_s32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 3)].u32)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__lea__n__st_i32_base__b "vmop_seq_const_i64__lea__n__st_i32_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + ((R[UNIT(pc, 3)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 6)), (R[UNIT(pc, 5)].u32))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k "vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 6)) & 31))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n "vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 7)].u32) + (<uint32_t><int16_t>UNIT(pc, 8)))
    R[UNIT(pc, 6)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea2__n__ld_i32_u8_base__a__n__shl_i32_k__a__n__or_i32__a "vmop_seq_lea2__n__ld_i32_u8_base__a__n__shl_i32_k__a__n__or_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << 2) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 4)) & 31))
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 6)].u32))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u16_base__n__xor_i32__a__n "vmop_seq_ld_i32_u16_base__n__xor_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u16_base__n__xor_i32__a__n__st_i16_base__a "vmop_seq_ld_i32_u16_base__n__xor_i32__a__n__st_i16_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint16_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) ^ (R[UNIT(pc, 2)].u32))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__br_ne_i64_k_back "vmop_seq_mov__br_ne_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    if (R[UNIT(pc, 2)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__ld_i32_base "vmop_seq_ld_i32_base__ld_i32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 3)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n "vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 3)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n__jmp "vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 3)))
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a "vmop_seq_shr_u_i64_k__a__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 0)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    acc = <uint64_t>(acc ^ (R[UNIT(pc, 5)].u64))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__n__add_i64__a "vmop_seq_mul_i64_k__a__n__add_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    acc = <uint64_t>(acc + (R[UNIT(pc, 2)].u64))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__a__ld_i32_u8_dindex0__n__set_ne_i32__a__n "vmop_seq_ld_i32_u8_dindex0__a__ld_i32_u8_dindex0__n__set_ne_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + (R[UNIT(UNSTEP(pc), 5)].u32))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) != (R[UNIT(UNSTEP(pc), 6)].u32))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n "vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 4)].u32))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n "vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 4)].u32))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 5)) & 63))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i64__a__ld_i32_u8_dindex0__n__or_i64__a__ld_i32_u8_dindex0__n "vmop_seq_or_i64__a__ld_i32_u8_dindex0__n__or_i64__a__ld_i32_u8_dindex0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    cdef uint64_t t3
    acc = <uint64_t>(acc | (R[UNIT(pc, 5)].u64))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 6)].u32))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint64_t>(acc | (R[UNIT(pc, 8)].u64))
    R[UNIT(pc, 7)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + (R[UNIT(UNSTEP(pc), 9)].u32))))
    FENCE_I(pc, t3)
    acc = t3
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__and_i64_k__a "vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__and_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc * (R[UNIT(pc, 0)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    acc = <uint64_t>(acc & (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__mov__mov32__mov32 "vmop_seq_const_i32__mov__mov32__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 4)].u64 = <uint32_t>((R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 6)].u64 = <uint32_t>((R[UNIT(pc, 7)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__br_gt_u_i64_k "vmop_seq_add_i64_k__br_gt_u_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 3)].u64) > (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__mov__br_ne_i64_k_back "vmop_seq_add_i64_k_tie__mov__br_ne_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    if (R[UNIT(pc, 4)].u64) != (<uint64_t><int64_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_dindex0__a__add_i32_k_tie__br_ne_i32_back__a "vmop_seq_st_i8_dindex0__a__add_i32_k_tie__br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 2)].u32)), (<uint32_t>acc))
    FENCE_ST(pc)
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if (<uint32_t>acc) != (R[UNIT(pc, 5)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_sub_i32__a__n__ld_i32_s8_dindex0__a__n "vmop_seq_sub_i32__a__n__ld_i32_s8_dindex0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((<uint32_t>acc) - (R[UNIT(pc, 2)].u32))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__st_i32_base__a "vmop_seq_add_i32_k__n__st_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__n__st_i16_index0__a "vmop_seq_const_i64__n__st_i16_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__br_lt_s_i32_k "vmop_seq_ld_i64_base__n__br_lt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__and_i32__a__lea__b__ld_i32_base__a__n "vmop_seq_add_i32_k__n__and_i32__a__lea__b__ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t3
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 6))))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 7))))
    FENCE_I(pc, t3)
    acc = t3
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_u_i32_back__a__ld_i64_abs__jmp "vmop_seq_br_le_u_i32_back__a__ld_i64_abs__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (<uint32_t>acc) <= (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 5))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__n__br_ne_i32_k_back__a "vmop_seq_ld_i32_abs__n__br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__n__st_i32_index0__a "vmop_seq_const_i64__n__st_i32_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__ext_i64_u32__n "vmop_seq_ld_i64_base__a__ext_i64_u32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 2)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__br_lt_s_i32_k__ld_i64_base__a__ext_i64_u32__n "vmop_seq_ld_i64_base__n__br_lt_s_i32_k__ld_i64_base__a__ext_i64_u32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    acc = <uint64_t>((R[UNIT(UNSTEP(pc), 7)].u32))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__mov "vmop_seq_ld_i64_base__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_f64_base__a "vmop_seq_lea__n__ld_f64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_F(pc, t1)
    facc = t1
    R[UNIT(pc, 3)].f64 = facc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__a__n__shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n "vmop_seq_ld_i32_u8_dindex0__a__n__shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(pc, 5)) & 63))
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + (R[UNIT(UNSTEP(pc), 6)].u32))))
    FENCE_I(pc, t2)
    acc = t2
    acc = <uint64_t>(acc << ((<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7)) & 63))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__add_i64_k__n "vmop_seq_st_i32_dindex2__add_i64_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 3)].u32) << 2)), (R[UNIT(pc, 2)].u32))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide "vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2)), (R[UNIT(pc, 4)].u32))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    if (R[UNIT(pc, 8)].u64) > (<uint64_t><int64_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide__mov__a "vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide__mov__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2)), (R[UNIT(pc, 4)].u32))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    if (R[UNIT(pc, 8)].u64) > (<uint64_t><int64_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    R[UNIT(pc, 10)].u64 = <uint64_t>(acc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_eq_i64_k__ld_i64_base "vmop_seq_br_eq_i64_k__ld_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (R[UNIT(pc, 0)].u64) == (<uint64_t><int64_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__n__br_le_u_i64__a "vmop_seq_ld_i64_base__a__n__br_le_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if acc <= (R[UNIT(pc, 1)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__b__ld_i64_base__n__br_lt_u_i64__b "vmop_seq_lea__b__ld_i64_base__n__br_lt_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    if (R[UNIT(pc, 5)].u64) < acc:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a__br_ne_i32_k__a "vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a__br_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_abs__n__mov "vmop_seq_ld_i64_abs__n__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32 "vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    if (R[UNIT(pc, 5)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea_data0__lea_data0 "vmop_seq_lea_data0__lea_data0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 5)].u64))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 2)) + (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__shr_u_i32_k__a "vmop_seq_add_i32_k__n__shr_u_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t><int16_t>UNIT(pc, 3)) & 31))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__shr_u_i32_k__a__mul_i64_k__a__n__lea_data0__a "vmop_seq_add_i32_k__n__shr_u_i32_k__a__mul_i64_k__a__n__lea_data0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    acc = <uint32_t>((<uint32_t>acc) >> ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea_data0__a__lea_data0__lea_data0 "vmop_seq_lea_data0__a__lea_data0__lea_data0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 6)].u64 = acc
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 2)) + (R[UNIT(pc, 8)].u64))
    R[UNIT(pc, 7)].u64 = acc
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 4)) + (R[UNIT(pc, 10)].u64))
    R[UNIT(pc, 9)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base "vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(UNSTEP(pc), 4)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i8_k_index0__b__const_i64__n__st_i16_index0__a "vmop_seq_st_i8_k_index0__b__const_i64__n__st_i16_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t>acc)), (<uint32_t><int16_t>UNIT(pc, 1)))
    FENCE_ST(pc)
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint16_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 3)].u32) + (R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__shl_i32_k__n__lea_data0__a__n__st_i32_base__b "vmop_seq_add_i32_k__a__shl_i32_k__n__lea_data0__a__n__st_i32_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) << ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 7)), (R[UNIT(pc, 6)].u32))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_s32_base__ld_i32_base__n "vmop_seq_ld_i64_s32_base__ld_i32_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__br_eq_i64_k__a "vmop_seq_ld_i64_base__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__br_gt_u_i64_k__mul_i64_k_tie "vmop_seq_add_i64_k__br_gt_u_i64_k__mul_i64_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 3)].u64) > (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) * (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex0__mov__load_tie "vmop_seq_ld_f64_dindex0__mov__load_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (R[UNIT(pc, 3)].u32))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 2)].f64 = facc
    R[UNIT(pc, 4)].u64 = <uint64_t>((R[UNIT(pc, 5)].u64))
    acc = <uint64_t>((R[UNIT(pc, 6)].u64))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_w__n__add_i64__a "vmop_seq_const_i64_w__n__add_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc + (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__a__mov "vmop_seq_mov__a__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>(acc)
    R[UNIT(pc, 1)].u64 = <uint64_t>((R[UNIT(pc, 2)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__n__st_i32_abs__a "vmop_seq_and_i32_k__n__st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) & (<uint32_t><int16_t>UNIT(pc, 3)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a__lea__b__n "vmop_seq_shr_u_i32_k__n__and_i32_k__a__lea__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 5))))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__st_i64_abs__a__br_le_u_i64__b "vmop_seq_add_i64_k_tie__st_i64_abs__a__br_le_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    if (R[UNIT(pc, 4)].u64) <= acc:
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__br_ne_i32_back__ret_i32__a "vmop_seq_add_i32__a__br_ne_i32_back__ret_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u32) != (R[UNIT(pc, 3)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = (<uint32_t>acc)
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a "vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i64_base__a "vmop_seq_ld_i64_base__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 3)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__n__jmp_back "vmop_seq_add_i32_k__a__n__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 0)))
    BRANCH16(pc, <int16_t>UNIT(pc, 1))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a__ld_i32_index2__n "vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a__ld_i32_index2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 4)].u32) + ((R[UNIT(UNSTEP(pc), 5)].u32) << 2)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__n__lea_data0__a "vmop_seq_mul_i64_k__n__lea_data0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) * (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_eq_i64_k__ld_i64_base__n__mov "vmop_seq_br_eq_i64_k__ld_i64_base__n__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (R[UNIT(pc, 0)].u64) == (<uint64_t><int64_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 5)].u64 = <uint64_t>((R[UNIT(pc, 6)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_eq_i64_k__ld_i64_base__n__mov__br_eq_i64_k__a "vmop_seq_br_eq_i64_k__ld_i64_base__n__mov__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (R[UNIT(pc, 0)].u64) == (<uint64_t><int64_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 5)].u64 = <uint64_t>((R[UNIT(pc, 6)].u64))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 7)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base_tie__br_eq_i64_k__a "vmop_seq_ld_i64_base_tie__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_index0__st_i32_index0 "vmop_seq_st_i32_index0__st_i32_index0"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (R[UNIT(pc, 0)].u32))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + (R[UNIT(UNSTEP(pc), 6)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7)), (R[UNIT(UNSTEP(pc), 4)].u32))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__n__ret_i32__a "vmop_seq_const_i32__n__ret_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 0)))
    acc = (<uint32_t>acc)
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__load__n "vmop_seq_mov__load__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint64_t>((R[UNIT(pc, 2)].u64))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__add_i64_k "vmop_seq_mov__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__a__jmp_back "vmop_seq_mov__a__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>(acc)
    BRANCH16(pc, <int16_t>UNIT(pc, 1))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__set_eq_i32_k__a "vmop_seq_ld_i32_s8_base__n__set_eq_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_f64_base__a__n "vmop_seq_lea__n__ld_f64_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_F(pc, t1)
    facc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__br_z_i32 "vmop_seq_ld_i64_base__br_z_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 3)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__n__st_i64_index0__a "vmop_seq_const_i64__n__st_i64_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__st_i64_abs__a__br_ne_i64_back__a "vmop_seq_add_i64_k_tie__st_i64_abs__a__br_ne_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), acc)
    FENCE_ST(pc)
    if acc != (R[UNIT(pc, 4)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__const_i32__const_i32 "vmop_seq_const_i32__const_i32__const_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__a "vmop_seq_add_i32_k_tie__ld_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n__st_i32_dindex2__b "vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n__st_i32_dindex2__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) + (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 6)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 7)].u32))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 2)), (R[UNIT(UNSTEP(pc), 8)].u32))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__ld_i32_dindex2__a__n "vmop_seq_add_i32_k_tie__ld_i32_dindex2__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_lt_s_i32_k__a__ld_i32_dindex2__n "vmop_seq_br_lt_s_i32_k__a__ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if S32((<uint32_t>acc)) < S32((<uint32_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ld_i32_dindex2__a "vmop_seq_add_i32_k__ld_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) + (<uint32_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__ld_i32_dindex2__a__br_lt_s_i32_k__a__ld_i32_dindex2__n "vmop_seq_add_i32_k__ld_i32_dindex2__a__br_lt_s_i32_k__a__ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    cdef uint64_t t3
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 7)].u64 = acc
    if S32((<uint32_t>acc)) < S32((<uint32_t><int16_t>UNIT(pc, 8))):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 10)].u32) << 2))))
    FENCE_I(pc, t3)
    acc = t3
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__jmp_back "vmop_seq_ld_i32_dindex2__a__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 3))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_f64_base__a__n__jmp "vmop_seq_lea__n__ld_f64_base__a__n__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_F(pc, t1)
    facc = t1
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__n__ret_i32_sp__a "vmop_seq_const_i32__n__ret_i32_sp__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef Slot* nr
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 0)))
    acc = (<uint32_t>acc)
    ctx.abi.sp = R[(UNIT(pc, 1))].u64
    nr = <Slot*>R[1].ptr
    pc = <Insn*>R[0].ptr
    nr[(pc - 1).b].u64 = acc
    R = nr
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__n__st_i64_index0__a__const_i64__n__st_i8_index0__a "vmop_seq_const_i64__n__st_i64_index0__a__const_i64__n__st_i8_index0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 0)))
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((R[UNIT(pc, 1)].u32) + (R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), acc)
    FENCE_ST(pc)
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint8_t(mem + <uint64_t><uint32_t>((R[UNIT(UNSTEP(pc), 5)].u32) + (R[UNIT(UNSTEP(pc), 6)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_dindex2__st_i32_dindex2 "vmop_seq_st_i32_dindex2__st_i32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2)), (R[UNIT(pc, 4)].u32))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 7)].u32) << 2)), (R[UNIT(UNSTEP(pc), 6)].u32))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32__br_lt_u_i64_k32_back_wide "vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32__br_lt_u_i64_k32_back_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 5)].u64 = acc
    if (R[UNIT(pc, 7)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 9)].u64) < (<uint64_t><int64_t>WIDE(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 10))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_f64_base__a__lea__n__ld_i32_u8_base__a "vmop_seq_lea__n__ld_f64_base__a__lea__n__ld_i32_u8_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t1
    cdef uint64_t t3
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_F(pc, t1)
    facc = t1
    R[UNIT(pc, 3)].f64 = facc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + ((R[UNIT(pc, 6)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 7))))
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 9))))
    FENCE_I(pc, t3)
    acc = t3
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__a__const_i64 "vmop_seq_st_i64_base__a__const_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1)), acc)
    FENCE_ST(pc)
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n "vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 1)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_nz_i32__a "vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_nz_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__a__n__and_i32_k__a "vmop_seq_ld_i32_base__a__n__and_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__const_i64 "vmop_seq_ld_i32_base__const_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__br_eq_i64_k__a "vmop_seq_ld_i64_base__n__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__a__br_ne_i64_k_back__a "vmop_seq_mov__a__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>(acc)
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base__mul_i64_k_tie "vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base__mul_i64_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), (<uint32_t>acc))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(UNSTEP(pc), 4)].u64 = acc
    acc = <uint64_t>((R[UNIT(UNSTEP(pc), 7)].u64) * (<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 8)))
    R[UNIT(UNSTEP(pc), 7)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_s32_base__ld_i32_base__n__br_lt_s_i32__b "vmop_seq_ld_i64_s32_base__ld_i32_base__n__br_lt_s_i32__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(<int64_t>LD_int32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t1)
    acc = t1
    if S32((R[UNIT(UNSTEP(pc), 5)].u32)) < S32((<uint32_t>acc)):
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__br_z_i32__a "vmop_seq_ld_i32_base__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__add_i32_k__a__n__st_i32_base__a "vmop_seq_ld_i32_base__n__add_i32_k__a__n__st_i32_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 2)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__add_i32_k__a__n__st_i32_abs__a "vmop_seq_ld_i32_abs__add_i32_k__a__n__st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 5)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__a__n__and_i32_k__a__ld_i64_base__n "vmop_seq_ld_i32_base__a__n__and_i32_k__a__ld_i64_base__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__add_i64_k__a__n__st_i64_base__a "vmop_seq_ld_i64_base__n__add_i64_k__a__n__st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__jmp "vmop_seq_const_i64__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 2))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__br_ne_i32_back__a "vmop_seq_ld_i32_base__n__br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__b__st_i64_base__b "vmop_seq_st_i64_base__b__st_i64_base__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1)), (R[UNIT(pc, 0)].u64))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3)), (R[UNIT(UNSTEP(pc), 2)].u64))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__n__add_i32_k__a "vmop_seq_ld_i32_abs__n__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__n__add_i32_k__a__st_i32_abs__a "vmop_seq_ld_i32_abs__n__add_i32_k__a__st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__br_eq_i32__a "vmop_seq_ld_i32_s8_base__n__br_eq_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__st_i64_abs__a "vmop_seq_ld_i64_base__n__st_i64_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 0)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__and_i32_k__a__n "vmop_seq_ld_i32_u8_base__and_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i32_m__a__n__add_i32_k__a "vmop_seq_rem_u_i32_m__a__n__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64 * (<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 0))))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__shl_i32_k__a__n "vmop_seq_ld_i32_base__shl_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 3)) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a "vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (R[UNIT(pc, 0)].u64) <= (R[UNIT(pc, 1)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) == (R[UNIT(pc, 5)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_abs__n__st_i64_base "vmop_seq_ld_i64_abs__n__st_i64_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), (R[UNIT(UNSTEP(pc), 2)].u64))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_dindex0__b__const_i64__n_wide "vmop_seq_st_i64_dindex0__b__const_i64__n_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc)), (R[UNIT(pc, 4)].u64))
    FENCE_ST(pc)
    acc = <uint64_t>((<uint64_t><int64_t>WIDE(pc, 2)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_dindex0__b__const_i64__n_wide__st_i64_dindex0__a "vmop_seq_st_i64_dindex0__b__const_i64__n_wide__st_i64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc)), (R[UNIT(pc, 6)].u64))
    FENCE_ST(pc)
    acc = <uint64_t>((<uint64_t><int64_t>WIDE(pc, 2)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 4)) + (R[UNIT(UNSTEP(pc), 7)].u32)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__ld_i64_dindex0__a "vmop_seq_mul_i64_k__a__ld_i64_dindex0__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__st_i64_dindex0__b "vmop_seq_mul_i64_k__st_i64_dindex0__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) * (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    R[UNIT(pc, 2)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc)), (R[UNIT(pc, 5)].u64))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i64_base__lea_data0__n "vmop_seq_ld_i64_base__ld_i64_base__lea_data0__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 6)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 7))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 0)) + (R[UNIT(UNSTEP(pc), 8)].u64))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie "vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 6)].u64 = acc
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 2)) + (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 7)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie__ld_i64_base__a "vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie__ld_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    cdef uint64_t t3
    acc = <uint64_t>(acc * (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + (<uint32_t>acc))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 6)].u64 = acc
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 2)) + (R[UNIT(pc, 7)].u64))
    R[UNIT(pc, 7)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 9))))
    FENCE_I(pc, t3)
    acc = t3
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__a__const_i64__br_lt_u_i32_k_back "vmop_seq_st_i64_base__a__const_i64__br_lt_u_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1)), acc)
    FENCE_ST(pc)
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    if (R[UNIT(pc, 4)].u32) < (<uint32_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n "vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n__ld_i32_base__a__n "vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n__ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t3
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 6))))
    FENCE_I(pc, t3)
    acc = t3
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b__ld_i64_abs "vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b__ld_i64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t3
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) << ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 7)), (R[UNIT(pc, 6)].u32))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2))))
    FENCE_I(pc, t3)
    acc = t3
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_z_i32__mov__mov "vmop_seq_br_z_i32__mov__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if (R[UNIT(pc, 0)].u32) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 4)].u64 = <uint64_t>((R[UNIT(pc, 5)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__mov32__mov "vmop_seq_mov__mov32__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 2)].u64 = <uint32_t>((R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 4)].u64 = <uint64_t>((R[UNIT(pc, 5)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i64_s32_tie__jmp_back "vmop_seq_ext_i64_s32_tie__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 0)].u32)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 1))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a__rem_u_i64_k__n__br_eq_i64_k_back__a "vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a__rem_u_i64_k__n__br_eq_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(<uint64_t>(<uint32_t>(R[UNIT(pc, 0)].u64) % <uint32_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))) if ((R[UNIT(pc, 0)].u64) | (<uint64_t><int64_t><int16_t>UNIT(pc, 1))) >> 32 == 0 else (R[UNIT(pc, 0)].u64) % (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint64_t>(<uint64_t>(<uint32_t>(R[UNIT(pc, 4)].u64) % <uint32_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 5))) if ((R[UNIT(pc, 4)].u64) | (<uint64_t><int64_t><int16_t>UNIT(pc, 5))) >> 32 == 0 else (R[UNIT(pc, 4)].u64) % (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 6)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i64_s32_tie__jmp "vmop_seq_ext_i64_s32_tie__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 0)].u32)))
    R[UNIT(pc, 0)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 1))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back__br_lt_s_i64 "vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back__br_lt_s_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 3)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    if S32((R[UNIT(pc, 5)].u32)) < S32((R[UNIT(pc, 6)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if S64((R[UNIT(pc, 8)].u64)) < S64((R[UNIT(pc, 9)].u64)):
        BRANCH16(pc, <int16_t>UNIT(pc, 10))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n "vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_k_base__a__st_i64_k_base__a "vmop_seq_st_i64_k_base__a__st_i64_k_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0)), (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 2)), (<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 3)))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__st_i32_dindex2__a "vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__st_i32_dindex2__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (R[UNIT(pc, 2)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 3)) & 63))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 2)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n "vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 7)].u32))
    R[UNIT(pc, 6)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 8)].u32) << 2))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n__set_lt_s_i32__b__n "vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n__set_lt_s_i32__b__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t2
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 7)].u32))
    R[UNIT(pc, 6)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 8)].u32) << 2))))
    FENCE_I(pc, t2)
    acc = t2
    acc = <uint32_t>(S32((R[UNIT(UNSTEP(pc), 9)].u32)) < S32((<uint32_t>acc)))
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_select__a__n__add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide "vmop_seq_select__a__n__add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) if (<uint32_t>acc) != 0 else (R[UNIT(pc, 3)].u64))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 6)].u64 = acc
    if acc != (<uint64_t><int64_t>WIDE(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64__br_lt_s_i32_k "vmop_seq_const_i64__br_lt_s_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_w__n__and_i64__a "vmop_seq_const_i64_w__n__and_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc & (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32__a__n__br_nz_i32_back__a "vmop_seq_and_i32__a__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 0)].u32))
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__ld_i64_abs__jmp "vmop_seq_ld_i32_abs__ld_i64_abs__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    pc = UNSTEP(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 6))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__n__shl_i32__a__n "vmop_seq_const_i32__n__shl_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) << ((R[UNIT(pc, 1)].u32) & 31))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__a__n__shl_i32_k__a "vmop_seq_ld_i32_u8_base__a__n__shl_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 2)) & 31))
    R[UNIT(pc, 1)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_wide__const_i64_wide "vmop_seq_const_i64_wide__const_i64_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((<uint64_t><int64_t>WIDE(pc, 0)))
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>((<uint64_t><int64_t>WIDE(pc, 2)))
    R[UNIT(pc, 5)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__n__br_nz_i32__a "vmop_seq_ld_i32_s8_base__n__br_nz_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_eq_i64_back__a "vmop_seq_add_i64_k_tie__br_eq_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc == (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_or_i32__a__br_le_u_i64__a "vmop_seq_or_i32__a__br_le_u_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    if acc <= (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_tie__br_lt_u_i64_k_back__a "vmop_seq_add_i64_tie__br_lt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (R[UNIT(pc, 1)].u64))
    R[UNIT(pc, 0)].u64 = acc
    if acc < (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__st_i32_dindex2__st_i32_dindex2 "vmop_seq_add_i32_k__st_i32_dindex2__st_i32_dindex2"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 5)].u32) + (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 8)].u32) << 2)), (R[UNIT(pc, 7)].u32))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((R[UNIT(UNSTEP(pc), 10)].u32) << 2)), (R[UNIT(UNSTEP(pc), 9)].u32))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__n__mov__a__mov "vmop_seq_add_i32_k__n__mov__a__mov"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 2)].u64 = <uint64_t>(acc)
    R[UNIT(pc, 3)].u64 = <uint64_t>((R[UNIT(pc, 4)].u64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32__shr_u_i32_k_tie "vmop_seq_xor_i32__shr_u_i32_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) ^ (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 4)) & 31))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_xor_i32__shr_u_i32_k_tie__and_i32__a__n__br_nz_i32_back__a "vmop_seq_xor_i32__shr_u_i32_k_tie__and_i32__a__n__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) ^ (R[UNIT(pc, 2)].u32))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 3)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 4)) & 31))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 5)].u32))
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__n__st_i32_abs__a__jmp_back "vmop_seq_and_i32_k__n__st_i32_abs__a__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) & (<uint32_t><int16_t>UNIT(pc, 3)))
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0)), (<uint32_t>acc))
    FENCE_ST(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a__ld_i32_abs__n "vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a__ld_i32_abs__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t3
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 5)):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 7)):
        BRANCH16(pc, <int16_t>UNIT(pc, 8))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    STEP(pc)
    MARK(pc, R, ctx)
    t3 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2))))
    FENCE_I(pc, t3)
    acc = t3
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__a__ld_i64_abs__jmp "vmop_seq_ld_i32_dindex2__a__ld_i64_abs__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((<uint32_t>acc) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    pc = UNSTEP(pc)
    BRANCH16(pc, <int16_t>UNIT(pc, 6))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_z_i32__a "vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 2)))
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_dindex3__ld_f64_dindex3__a__n "vmop_seq_ld_f64_dindex3__ld_f64_dindex3__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    cdef double t1
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 5)].u32) << 3))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 4)].f64 = facc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <double>(LD_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3))))
    FENCE_F(pc, t1)
    facc = t1
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_f64_dindex3__a__st_f64_dindex3__b "vmop_seq_st_f64_dindex3__a__st_f64_dindex3__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 4)].u32) << 3)), facc)
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_double(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(UNSTEP(pc), 2)) + ((<uint32_t>acc) << 3)), (R[UNIT(UNSTEP(pc), 5)].f64))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__ld_i32_u8_base "vmop_seq_ld_i32_u8_base__ld_i32_u8_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 3)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shl_i32_k__n__lea_data0__a__n__ld_i32_base__a__n "vmop_seq_shl_i32_k__n__lea_data0__a__n__ld_i32_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) << ((<uint32_t><int16_t>UNIT(pc, 3)) & 31))
    acc = <uint64_t>(<uint64_t>(<uint32_t>WIDE(pc, 0)) + acc)
    MARK(pc, R, ctx)
    t2 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t2)
    acc = t2
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n__set_eq_i32_k__a__n "vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n__set_eq_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc * (R[UNIT(pc, 0)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    acc = <uint32_t>(MULH_U64((WORD(pc, 4)).u64 * (<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 2))))
    acc = <uint32_t>((<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 3)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__br_eq_i64_k_back "vmop_seq_const_i32__br_eq_i64_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (R[UNIT(pc, 2)].u64) == (<uint64_t><int64_t><int16_t>UNIT(pc, 3)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__ld_i32_base "vmop_seq_ld_i64_base__ld_i32_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 4)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 5))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 3)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__n__and_i32_k__a "vmop_seq_ld_i32_u8_base__n__and_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__const_i64__n "vmop_seq_const_i32__const_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__n__ld_i64_base__a__n "vmop_seq_lea__n__ld_i64_base__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea__b__ld_i32_base__a__n__br_z_i32_back__a "vmop_seq_lea__b__ld_i32_base__a__n__br_z_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 1)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__add_i64_k "vmop_seq_st_i64_base__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2)), (R[UNIT(pc, 0)].u64))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 5)))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_base__const_f64__n_wide "vmop_seq_ld_f64_base__const_f64__n_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 2)].f64 = facc
    facc = <double>(<double>vm_f32_bits((<uint32_t>WIDE(pc, 0))))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a "vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc * (R[UNIT(pc, 0)].u64))
    acc = <uint64_t>(acc >> ((<uint64_t><int64_t><int16_t>UNIT(pc, 1)) & 63))
    acc = <uint32_t>(MULH_U64((WORD(pc, 8)).u64 * (<uint32_t>acc), (<uint32_t><int16_t>UNIT(pc, 3))))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__add_i64_k__a__add_i64_k "vmop_seq_ld_i64_base__n__add_i64_k__a__add_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 5)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea2__b__n__ld_i32_u8_base__a__n__shl_i32_k__a "vmop_seq_lea2__b__n__ld_i32_u8_base__a__n__shl_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (acc << 2) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) << ((<uint32_t><int16_t>UNIT(pc, 4)) & 31))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_lea2__n__ld_i32_u8_base__a__n__or_i32__a__n "vmop_seq_lea2__n__ld_i32_u8_base__a__n__or_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + ((R[UNIT(pc, 1)].u64) << 2) + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    acc = <uint32_t>((<uint32_t>acc) | (R[UNIT(pc, 4)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k_back__a "vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 1)):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_f64__a__const_i32 "vmop_seq_add_f64__a__const_i32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    facc = <double>(facc + (R[UNIT(pc, 1)].f64))
    R[UNIT(pc, 0)].f64 = facc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__n__add_i32__a "vmop_seq_add_i32__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_and_i32_k__n__br_nz_i32__a "vmop_seq_and_i32_k__n__br_nz_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) & (<uint32_t><int16_t>UNIT(pc, 1)))
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__br_z_i32__a "vmop_seq_ld_i32_base__n__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__const_i32__const_i64__n "vmop_seq_add_i64_k__a__const_i32__const_i64__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint64_t>((<uint64_t><int64_t><int16_t>UNIT(pc, 4)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n "vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 2)].f64 = facc
    facc = <double>(<double>vm_f32_bits((<uint32_t>WIDE(pc, 0))))
    facc = <double>(facc * (R[UNIT(pc, 5)].f64))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_u8_base__br_gt_s_i32_k__a "vmop_seq_ld_i32_u8_base__br_gt_s_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint8_t(mem + <uint64_t>((R[UNIT(pc, 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 2))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) > S32((<uint32_t><int16_t>UNIT(pc, 3))):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_base__n__mul_i32_k__a "vmop_seq_ld_i32_base__n__mul_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint32_t>((<uint32_t>acc) * (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__ld_i64_base_tie__br_eq_i64_k__a "vmop_seq_add_i32__a__ld_i64_base_tie__br_eq_i64_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 2)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide "vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    if (<uint32_t>acc) > (<uint32_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n__cvt_s64_f64__a "vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n__cvt_s64_f64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef double t0
    MARK(pc, R, ctx)
    t0 = <double>(LD_double(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_F(pc, t0)
    facc = t0
    R[UNIT(pc, 2)].f64 = facc
    facc = <double>(<double>vm_f32_bits((<uint32_t>WIDE(pc, 0))))
    facc = <double>(facc * (R[UNIT(pc, 5)].f64))
    acc = <uint64_t>(CVT_S64_F64(facc))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide__add_i32_k__a__n__st_i32_abs__a "vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide__add_i32_k__a__n__st_i32_abs__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 6)].u64 = acc
    if (<uint32_t>acc) > (<uint32_t>WIDE(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 8)))
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 4)), (<uint32_t>acc))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_abs__ld_i64_abs__br_le_u_i64__b "vmop_seq_ld_i64_abs__ld_i64_abs__br_le_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    cdef uint64_t t1
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    R[UNIT(pc, 4)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 2))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(UNSTEP(pc), 5)].u64 = acc
    if (R[UNIT(UNSTEP(pc), 6)].u64) <= acc:
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 7))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__n__br_le_u_i64 "vmop_seq_ld_i32_abs__n__br_le_u_i64"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (R[UNIT(pc, 2)].u64) <= (R[UNIT(pc, 3)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_abs__n__br_le_u_i64__br_z_i32__a "vmop_seq_ld_i32_abs__n__br_le_u_i64__br_z_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t>(<uint32_t>WIDE(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    if (R[UNIT(pc, 2)].u64) <= (R[UNIT(pc, 3)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (<uint32_t>acc) == 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__n__add_i32__a__n__add_i32__a__n "vmop_seq_add_i32__n__add_i32__a__n__add_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (R[UNIT(pc, 1)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 2)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__add_i64_k__ld_i64_abs "vmop_seq_st_i64_base__add_i64_k__ld_i64_abs"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4)), (R[UNIT(pc, 2)].u64))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 5)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 0))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i64_base__add_i64_k__ld_i64_abs__br_le_u_i64__b "vmop_seq_st_i64_base__add_i64_k__ld_i64_abs__br_le_u_i64__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t2
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4)), (R[UNIT(pc, 2)].u64))
    FENCE_ST(pc)
    acc = <uint64_t>((R[UNIT(pc, 6)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 5)].u64 = acc
    STEP(pc)
    MARK(pc, R, ctx)
    t2 = <uint64_t>(LD_uint64_t(mem + <uint64_t>(<uint32_t>WIDE(UNSTEP(pc), 0))))
    FENCE_I(pc, t2)
    acc = t2
    R[UNIT(UNSTEP(pc), 8)].u64 = acc
    if (R[UNIT(UNSTEP(pc), 9)].u64) <= acc:
        pc = UNSTEP(pc)
        BRANCH16(pc, <int16_t>UNIT(pc, 10))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ext_i32_s8__n__br_ne_i32_k "vmop_seq_ext_i32_s8__n__br_ne_i32_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>(SEXT8_32((R[UNIT(pc, 0)].u32)))
    if (R[UNIT(pc, 1)].u32) != (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a__br_ne_i32_k_back "vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a__br_ne_i32_k_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if (R[UNIT(pc, 0)].u64) <= (R[UNIT(pc, 1)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t><uint32_t>(<int32_t>LD_int8_t(mem + <uint64_t>((R[UNIT(pc, 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 4))))
    FENCE_I(pc, t1)
    acc = t1
    if (<uint32_t>acc) == (R[UNIT(pc, 5)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 6))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    if (R[UNIT(pc, 7)].u32) != (<uint32_t><int16_t>UNIT(pc, 8)):
        BRANCH16(pc, <int16_t>UNIT(pc, 9))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k_tie__mov__mov32 "vmop_seq_mul_i32_k_tie__mov__mov32"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) * (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    R[UNIT(pc, 2)].u64 = <uint64_t>((R[UNIT(pc, 3)].u64))
    R[UNIT(pc, 4)].u64 = <uint32_t>((R[UNIT(pc, 5)].u32))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a "vmop_seq_add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 1)].u32))
    R[UNIT(pc, 0)].u64 = acc
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 2)].u64 = acc
    if acc != (<uint64_t><int64_t><int16_t>UNIT(pc, 4)):
        BRANCH16(pc, <int16_t>UNIT(pc, 5))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n__add_i32_k__a "vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n__add_i32_k__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 1)) & 31))
    acc = <uint32_t>((<uint32_t>acc) & (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) >> ((<uint32_t><int16_t>UNIT(pc, 5)) & 31))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 7)))
    R[UNIT(pc, 6)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32_wide__jmp "vmop_seq_const_i32_wide__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>WIDE(pc, 0)))
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 3))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__a__n__st_i64_base__a "vmop_seq_ld_i64_base__a__n__st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((<uint32_t>acc)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 0))))
    FENCE_I(pc, t0)
    acc = t0
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 1)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 2)), acc)
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i32_dindex2__n__br_le_s_i32__a "vmop_seq_ld_i32_dindex2__n__br_le_s_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t><uint32_t>(LD_uint32_t(mem + <uint64_t><uint32_t>((<uint32_t>WIDE(pc, 0)) + ((R[UNIT(pc, 2)].u32) << 2))))
    FENCE_I(pc, t0)
    acc = t0
    if S32((<uint32_t>acc)) <= S32((R[UNIT(pc, 3)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__n__st_i64_base__a "vmop_seq_add_i64_k__n__st_i64_base__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    MARK(pc, R, ctx)
    ST_uint64_t(mem + <uint64_t>((R[UNIT(pc, 2)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 3)), acc)
    FENCE_ST(pc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_st_i32_k_base__st_i32_k_base "vmop_seq_st_i32_k_base__st_i32_k_base"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1)), (<uint32_t><int16_t>UNIT(pc, 2)))
    FENCE_ST(pc)
    STEP(pc)
    MARK(pc, R, ctx)
    ST_uint32_t(mem + <uint64_t>((R[UNIT(UNSTEP(pc), 3)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(UNSTEP(pc), 4)), (<uint32_t><int16_t>UNIT(UNSTEP(pc), 5)))
    FENCE_ST(pc)
    NEXT(UNSTEP(pc) + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__n_wide__add_i32_k__a__const_i32_wide__jmp "vmop_seq_mul_i32_k__n_wide__add_i32_k__a__const_i32_wide__jmp"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 4)].u32) * (<uint32_t>WIDE(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 6)))
    R[UNIT(pc, 5)].u64 = acc
    acc = <uint32_t>((<uint32_t>WIDE(pc, 2)))
    R[UNIT(pc, 7)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 8))
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a__add_i32__n__add_i32__a "vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a__add_i32__n__add_i32__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    if unlikely((<uint32_t>acc) == 0):
        TRAP(3, pc, R, mem, cnt, ctx, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) % (<uint32_t>acc))
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 1))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (R[UNIT(pc, 3)].u32))
    acc = <uint32_t>((<uint32_t>acc) + (R[UNIT(pc, 5)].u32))
    R[UNIT(pc, 4)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__shl_i64_k "vmop_seq_mul_i32_k__shl_i64_k"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) * (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 4)].u64) << ((<uint64_t><int64_t><int16_t>UNIT(pc, 5)) & 63))
    R[UNIT(pc, 3)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mul_i32_k__shl_i64_k__const_i64_w__n__add_i64__a "vmop_seq_mul_i32_k__shl_i64_k__const_i64_w__n__add_i64__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 1)].u32) * (<uint32_t><int16_t>UNIT(pc, 2)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 8)].u64) << ((<uint64_t><int64_t><int16_t>UNIT(pc, 9)) & 63))
    R[UNIT(pc, 3)].u64 = acc
    acc = <uint64_t>((WORD(pc, 4)).u64)
    acc = <uint64_t>(acc + (R[UNIT(pc, 11)].u64))
    R[UNIT(pc, 10)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n "vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t>WIDE(pc, 0))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 6))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 7)].u32)))
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n "vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) << ((R[UNIT(pc, 1)].u32) & 31))
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__br_lt_u_i32_back__a__mov__jmp_back "vmop_seq_mov__br_lt_u_i32_back__a__mov__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    if (<uint32_t>acc) < (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    R[UNIT(pc, 4)].u64 = <uint64_t>((R[UNIT(pc, 5)].u64))
    BRANCH16(pc, <int16_t>UNIT(pc, 6))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n__and_i32__a__n "vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n__and_i32__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 0)))
    acc = <uint32_t>((<uint32_t>acc) << ((R[UNIT(pc, 1)].u32) & 31))
    acc = <uint32_t>((<uint32_t>acc) ^ (<uint32_t><int16_t>UNIT(pc, 2)))
    acc = <uint32_t>((<uint32_t>acc) & (R[UNIT(pc, 3)].u32))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_mov__const_i32__jmp_back "vmop_seq_mov__const_i32__jmp_back"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    R[UNIT(pc, 0)].u64 = <uint64_t>((R[UNIT(pc, 1)].u64))
    acc = <uint32_t>((<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    BRANCH16(pc, <int16_t>UNIT(pc, 4))
    cnt -= 1
    if unlikely(cnt < 0):
        SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n__lea__b "vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n__lea__b"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t1
    if S32((R[UNIT(pc, 2)].u32)) < S32((<uint32_t>WIDE(pc, 0))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    MARK(pc, R, ctx)
    t1 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 5)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 6))))
    FENCE_I(pc, t1)
    acc = t1
    R[UNIT(pc, 4)].u64 = acc
    acc = <uint64_t>(SEXT32_64((R[UNIT(pc, 7)].u32)))
    acc = <uint64_t>((R[UNIT(pc, 9)].u64) + (acc << (<uint64_t><int64_t><int16_t>UNIT(pc, 10))))
    R[UNIT(pc, 8)].u64 = acc
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__add_i64_k_tie "vmop_seq_add_i64_k_tie__add_i64_k_tie"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    acc = <uint64_t>((R[UNIT(pc, 2)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_ld_i64_base__n__add_i64_k__a__n "vmop_seq_ld_i64_base__n__add_i64_k__a__n"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    cdef uint64_t t0
    MARK(pc, R, ctx)
    t0 = <uint64_t>(LD_uint64_t(mem + <uint64_t>((R[UNIT(pc, 0)].u32)) + <int64_t>(<uint64_t><int64_t><int16_t>UNIT(pc, 1))))
    FENCE_I(pc, t0)
    acc = t0
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 2)))
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_lt_s_i32_back__a "vmop_seq_add_i32_k_tie__br_lt_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) < S32((R[UNIT(pc, 2)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_le_s_i32_back__a "vmop_seq_add_i32_k_tie__br_le_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) <= S32((R[UNIT(pc, 2)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_lt_u_i32_back__a "vmop_seq_add_i32_k_tie__br_lt_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) < (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_le_u_i32_back__a "vmop_seq_add_i32_k_tie__br_le_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) <= (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_eq_i32_k_back__a "vmop_seq_add_i32_k_tie__br_eq_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_ne_i32_k_back__a "vmop_seq_add_i32_k_tie__br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_lt_s_i32_k_back__a "vmop_seq_add_i32_k_tie__br_lt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) < S32((<uint32_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_gt_s_i32_k_back__a "vmop_seq_add_i32_k_tie__br_gt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) > S32((<uint32_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_lt_u_i32_k_back__a "vmop_seq_add_i32_k_tie__br_lt_u_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_gt_u_i32_k_back__a "vmop_seq_add_i32_k_tie__br_gt_u_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 0)].u32) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) > (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_eq_i32_back__a "vmop_seq_add_i32_k__a__br_eq_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_ne_i32_back__a "vmop_seq_add_i32_k__a__br_ne_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) != (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_lt_s_i32_back__a "vmop_seq_add_i32_k__a__br_lt_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) < S32((R[UNIT(pc, 2)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_le_s_i32_back__a "vmop_seq_add_i32_k__a__br_le_s_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) <= S32((R[UNIT(pc, 2)].u32)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_lt_u_i32_back__a "vmop_seq_add_i32_k__a__br_lt_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) < (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_le_u_i32_back__a "vmop_seq_add_i32_k__a__br_le_u_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) <= (R[UNIT(pc, 2)].u32):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_eq_i32_k_back__a "vmop_seq_add_i32_k__a__br_eq_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) == (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_ne_i32_k_back__a "vmop_seq_add_i32_k__a__br_ne_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) != (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_lt_s_i32_k_back__a "vmop_seq_add_i32_k__a__br_lt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) < S32((<uint32_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_gt_s_i32_k_back__a "vmop_seq_add_i32_k__a__br_gt_s_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S32((<uint32_t>acc)) > S32((<uint32_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_lt_u_i32_k_back__a "vmop_seq_add_i32_k__a__br_lt_u_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) < (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_gt_u_i32_k_back__a "vmop_seq_add_i32_k__a__br_gt_u_i32_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) > (<uint32_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k_tie__br_ne_i32_k32_back__a_wide "vmop_seq_add_i32_k_tie__br_ne_i32_k32_back__a_wide"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((R[UNIT(pc, 2)].u32) + (<uint32_t><int16_t>UNIT(pc, 3)))
    R[UNIT(pc, 2)].u64 = acc
    if (<uint32_t>acc) != (<uint32_t>WIDE(pc, 0)):
        BRANCH16(pc, <int16_t>UNIT(pc, 4))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 2, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_lt_s_i64_back__a "vmop_seq_add_i64_k_tie__br_lt_s_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) < S64((R[UNIT(pc, 2)].u64)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_le_s_i64_back__a "vmop_seq_add_i64_k_tie__br_le_s_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) <= S64((R[UNIT(pc, 2)].u64)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_lt_u_i64_back__a "vmop_seq_add_i64_k_tie__br_lt_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc < (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_le_u_i64_back__a "vmop_seq_add_i64_k_tie__br_le_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc <= (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_lt_s_i64_k_back__a "vmop_seq_add_i64_k_tie__br_lt_s_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) < S64((<uint64_t><int64_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_gt_s_i64_k_back__a "vmop_seq_add_i64_k_tie__br_gt_s_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) > S64((<uint64_t><int64_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_lt_u_i64_k_back__a "vmop_seq_add_i64_k_tie__br_lt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc < (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k_tie__br_gt_u_i64_k_back__a "vmop_seq_add_i64_k_tie__br_gt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>((R[UNIT(pc, 0)].u64) + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc > (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_eq_i64_back__a "vmop_seq_add_i64_k__a__br_eq_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc == (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_ne_i64_back__a "vmop_seq_add_i64_k__a__br_ne_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc != (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_lt_s_i64_back__a "vmop_seq_add_i64_k__a__br_lt_s_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) < S64((R[UNIT(pc, 2)].u64)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_le_s_i64_back__a "vmop_seq_add_i64_k__a__br_le_s_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) <= S64((R[UNIT(pc, 2)].u64)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_lt_u_i64_back__a "vmop_seq_add_i64_k__a__br_lt_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc < (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_le_u_i64_back__a "vmop_seq_add_i64_k__a__br_le_u_i64_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc <= (R[UNIT(pc, 2)].u64):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_eq_i64_k_back__a "vmop_seq_add_i64_k__a__br_eq_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc == (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_lt_s_i64_k_back__a "vmop_seq_add_i64_k__a__br_lt_s_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) < S64((<uint64_t><int64_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_gt_s_i64_k_back__a "vmop_seq_add_i64_k__a__br_gt_s_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if S64(acc) > S64((<uint64_t><int64_t><int16_t>UNIT(pc, 2))):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_lt_u_i64_k_back__a "vmop_seq_add_i64_k__a__br_lt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc < (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i64_k__a__br_gt_u_i64_k_back__a "vmop_seq_add_i64_k__a__br_gt_u_i64_k_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint64_t>(acc + (<uint64_t><int64_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if acc > (<uint64_t><int64_t><int16_t>UNIT(pc, 2)):
        BRANCH16(pc, <int16_t>UNIT(pc, 3))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)

cdef void vmop_seq_add_i32_k__a__br_nz_i32_back__a "vmop_seq_add_i32_k__a__br_nz_i32_back__a"(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil:
    acc = <uint32_t>((<uint32_t>acc) + (<uint32_t><int16_t>UNIT(pc, 1)))
    R[UNIT(pc, 0)].u64 = acc
    if (<uint32_t>acc) != 0:
        BRANCH16(pc, <int16_t>UNIT(pc, 2))
        cnt -= 1
        if unlikely(cnt < 0):
            SLOW(pc, R, mem, cnt, ctx, acc, facc, sacc)
        NEXT(pc, R, mem, cnt, ctx, acc, facc, sacc)
    NEXT(pc + 1, R, mem, cnt, ctx, acc, facc, sacc)
