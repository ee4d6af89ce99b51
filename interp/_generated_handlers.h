/* Generated from ir/isa.py and the tables in interp by `python -m allvm.interp.generate`; do not edit. */

static void vmop_jmp(HANDLER_ARGS);
static void vmop_jmp_back(HANDLER_ARGS);
static void vmop_switch(HANDLER_ARGS);
static void vmop_switch__a(HANDLER_ARGS);
static void vmop_switch_back(HANDLER_ARGS);
static void vmop_switch_back__a(HANDLER_ARGS);
static void vmop_trap(HANDLER_ARGS);
static void vmop_setjmp(HANDLER_ARGS);
static void vmop_setjmp__n(HANDLER_ARGS);
static void vmop_setjmp__a(HANDLER_ARGS);
static void vmop_setjmp__a__n(HANDLER_ARGS);
static void vmop_handler(HANDLER_ARGS);
static void vmop_handler_back(HANDLER_ARGS);
static void vmop_throw(HANDLER_ARGS);
static void vmop_catch(HANDLER_ARGS);
static void vmop_catch__n(HANDLER_ARGS);
static void vmop_longjmp(HANDLER_ARGS);
static void vmop_ret_v(HANDLER_ARGS);
static void vmop_ret_i64(HANDLER_ARGS);
static void vmop_ret_i64__a(HANDLER_ARGS);
static void vmop_ret_i32(HANDLER_ARGS);
static void vmop_ret_i32__a(HANDLER_ARGS);
static void vmop_ret_f64(HANDLER_ARGS);
static void vmop_ret_f64__a(HANDLER_ARGS);
static void vmop_ret_f32(HANDLER_ARGS);
static void vmop_ret_f32__a(HANDLER_ARGS);
static void vmop_ret_v_sp(HANDLER_ARGS);
static void vmop_ret_i64_sp(HANDLER_ARGS);
static void vmop_ret_i64_sp__a(HANDLER_ARGS);
static void vmop_ret_i32_sp(HANDLER_ARGS);
static void vmop_ret_i32_sp__a(HANDLER_ARGS);
static void vmop_ret_f64_sp(HANDLER_ARGS);
static void vmop_ret_f64_sp__a(HANDLER_ARGS);
static void vmop_ret_f32_sp(HANDLER_ARGS);
static void vmop_ret_f32_sp__a(HANDLER_ARGS);
static void vmop_call_v(HANDLER_ARGS);
static void vmop_call_ind_v(HANDLER_ARGS);
static void vmop_call_ind_v__a(HANDLER_ARGS);
static void vmop_call_host_v(HANDLER_ARGS);
static void vmop_thunk_host_v(HANDLER_ARGS);
static void vmop_call_py_v(HANDLER_ARGS);
static void vmop_thunk_py_v(HANDLER_ARGS);
static void vmop_call_host_i(HANDLER_ARGS);
static void vmop_thunk_host_i(HANDLER_ARGS);
static void vmop_call_py_i(HANDLER_ARGS);
static void vmop_thunk_py_i(HANDLER_ARGS);
static void vmop_call_host_d(HANDLER_ARGS);
static void vmop_thunk_host_d(HANDLER_ARGS);
static void vmop_call_py_d(HANDLER_ARGS);
static void vmop_thunk_py_d(HANDLER_ARGS);
static void vmop_call_host_f(HANDLER_ARGS);
static void vmop_thunk_host_f(HANDLER_ARGS);
static void vmop_call_py_f(HANDLER_ARGS);
static void vmop_thunk_py_f(HANDLER_ARGS);
static void vmop_graph_v(HANDLER_ARGS);
static void vmop_graph_i(HANDLER_ARGS);
static void vmop_undefined(HANDLER_ARGS);
static void vmop_lazy(HANDLER_ARGS);
static void vmop_halt(HANDLER_ARGS);
static void vmop_enter(HANDLER_ARGS);
static void vmop_enter_align(HANDLER_ARGS);
static void vmop_enter_save(HANDLER_ARGS);
static void vmop_enter_serial(HANDLER_ARGS);
static void vmop_leave_serial(HANDLER_ARGS);
static void vmop_zero(HANDLER_ARGS);
static void vmop_stack_alloc(HANDLER_ARGS);
static void vmop_stack_alloc__n(HANDLER_ARGS);
static void vmop_stack_alloc__a(HANDLER_ARGS);
static void vmop_stack_alloc__a__n(HANDLER_ARGS);
static void vmop_stack_save(HANDLER_ARGS);
static void vmop_stack_save__n(HANDLER_ARGS);
static void vmop_thread_base(HANDLER_ARGS);
static void vmop_thread_base__n(HANDLER_ARGS);
static void vmop_stack_restore(HANDLER_ARGS);
static void vmop_stack_restore__a(HANDLER_ARGS);
static void vmop_mem_copy(HANDLER_ARGS);
static void vmop_mem_copy__a(HANDLER_ARGS);
static void vmop_mem_copy__b(HANDLER_ARGS);
static void vmop_mem_copy__c(HANDLER_ARGS);
static void vmop_mem_fill(HANDLER_ARGS);
static void vmop_mem_fill__a(HANDLER_ARGS);
static void vmop_mem_fill__b(HANDLER_ARGS);
static void vmop_mem_fill__c(HANDLER_ARGS);
static void vmop_atomic_ld_i8(HANDLER_ARGS);
static void vmop_atomic_st_i8(HANDLER_ARGS);
static void vmop_atomic_rmw_i8(HANDLER_ARGS);
static void vmop_atomic_cas_i8(HANDLER_ARGS);
static void vmop_atomic_ld_i16(HANDLER_ARGS);
static void vmop_atomic_st_i16(HANDLER_ARGS);
static void vmop_atomic_rmw_i16(HANDLER_ARGS);
static void vmop_atomic_cas_i16(HANDLER_ARGS);
static void vmop_atomic_ld_i32(HANDLER_ARGS);
static void vmop_atomic_st_i32(HANDLER_ARGS);
static void vmop_atomic_rmw_i32(HANDLER_ARGS);
static void vmop_atomic_cas_i32(HANDLER_ARGS);
static void vmop_atomic_ld_i64(HANDLER_ARGS);
static void vmop_atomic_st_i64(HANDLER_ARGS);
static void vmop_atomic_rmw_i64(HANDLER_ARGS);
static void vmop_atomic_cas_i64(HANDLER_ARGS);
static void vmop_fence(HANDLER_ARGS);
static void vmop_count(HANDLER_ARGS);
static void vmop_profile(HANDLER_ARGS);
static void vmop_trace(HANDLER_ARGS);
static void vmop_const_i32(HANDLER_ARGS);
static void vmop_const_i32__n(HANDLER_ARGS);
static void vmop_const_i64(HANDLER_ARGS);
static void vmop_const_i64__n(HANDLER_ARGS);
static void vmop_const_i64_w(HANDLER_ARGS);
static void vmop_const_i64_w__n(HANDLER_ARGS);
static void vmop_const_f32(HANDLER_ARGS);
static void vmop_const_f32__n(HANDLER_ARGS);
static void vmop_const_f64(HANDLER_ARGS);
static void vmop_const_f64__n(HANDLER_ARGS);
static void vmop_const_f64_w(HANDLER_ARGS);
static void vmop_const_f64_w__n(HANDLER_ARGS);
static void vmop_mov(HANDLER_ARGS);
static void vmop_mov__a(HANDLER_ARGS);
static void vmop_mov_f64(HANDLER_ARGS);
static void vmop_mov_f64__a(HANDLER_ARGS);
static void vmop_mov_f32(HANDLER_ARGS);
static void vmop_mov_f32__a(HANDLER_ARGS);
static void vmop_mov32(HANDLER_ARGS);
static void vmop_mov32__a(HANDLER_ARGS);
static void vmop_load(HANDLER_ARGS);
static void vmop_load__n(HANDLER_ARGS);
static void vmop_load__a(HANDLER_ARGS);
static void vmop_load__a__n(HANDLER_ARGS);
static void vmop_load_f64(HANDLER_ARGS);
static void vmop_load_f64__n(HANDLER_ARGS);
static void vmop_load_f64__a(HANDLER_ARGS);
static void vmop_load_f64__a__n(HANDLER_ARGS);
static void vmop_load_f32(HANDLER_ARGS);
static void vmop_load_f32__n(HANDLER_ARGS);
static void vmop_load_f32__a(HANDLER_ARGS);
static void vmop_load_f32__a__n(HANDLER_ARGS);
static void vmop_select(HANDLER_ARGS);
static void vmop_select__n(HANDLER_ARGS);
static void vmop_select__a(HANDLER_ARGS);
static void vmop_select__a__n(HANDLER_ARGS);
static void vmop_select__b(HANDLER_ARGS);
static void vmop_select__b__n(HANDLER_ARGS);
static void vmop_select__c(HANDLER_ARGS);
static void vmop_select__c__n(HANDLER_ARGS);
static void vmop_square_i64(HANDLER_ARGS);
static void vmop_square_i64__n(HANDLER_ARGS);
static void vmop_square_i64__a(HANDLER_ARGS);
static void vmop_square_i64__a__n(HANDLER_ARGS);
static void vmop_square_i32(HANDLER_ARGS);
static void vmop_square_i32__n(HANDLER_ARGS);
static void vmop_square_i32__a(HANDLER_ARGS);
static void vmop_square_i32__a__n(HANDLER_ARGS);
static void vmop_square_f64(HANDLER_ARGS);
static void vmop_square_f64__n(HANDLER_ARGS);
static void vmop_square_f64__a(HANDLER_ARGS);
static void vmop_square_f64__a__n(HANDLER_ARGS);
static void vmop_square_f32(HANDLER_ARGS);
static void vmop_square_f32__n(HANDLER_ARGS);
static void vmop_square_f32__a(HANDLER_ARGS);
static void vmop_square_f32__a__n(HANDLER_ARGS);
static void vmop_div_u_i32_m(HANDLER_ARGS);
static void vmop_div_u_i32_m__n(HANDLER_ARGS);
static void vmop_div_u_i32_m__a(HANDLER_ARGS);
static void vmop_div_u_i32_m__a__n(HANDLER_ARGS);
static void vmop_rem_u_i32_m(HANDLER_ARGS);
static void vmop_rem_u_i32_m__n(HANDLER_ARGS);
static void vmop_rem_u_i32_m__a(HANDLER_ARGS);
static void vmop_rem_u_i32_m__a__n(HANDLER_ARGS);
static void vmop_div_s_i32_m(HANDLER_ARGS);
static void vmop_div_s_i32_m__n(HANDLER_ARGS);
static void vmop_div_s_i32_m__a(HANDLER_ARGS);
static void vmop_div_s_i32_m__a__n(HANDLER_ARGS);
static void vmop_rem_s_i32_m(HANDLER_ARGS);
static void vmop_rem_s_i32_m__n(HANDLER_ARGS);
static void vmop_rem_s_i32_m__a(HANDLER_ARGS);
static void vmop_rem_s_i32_m__a__n(HANDLER_ARGS);
static void vmop_lea0(HANDLER_ARGS);
static void vmop_lea0__n(HANDLER_ARGS);
static void vmop_lea0__a(HANDLER_ARGS);
static void vmop_lea0__a__n(HANDLER_ARGS);
static void vmop_lea0__b(HANDLER_ARGS);
static void vmop_lea0__b__n(HANDLER_ARGS);
static void vmop_lea1(HANDLER_ARGS);
static void vmop_lea1__n(HANDLER_ARGS);
static void vmop_lea1__a(HANDLER_ARGS);
static void vmop_lea1__a__n(HANDLER_ARGS);
static void vmop_lea1__b(HANDLER_ARGS);
static void vmop_lea1__b__n(HANDLER_ARGS);
static void vmop_lea2(HANDLER_ARGS);
static void vmop_lea2__n(HANDLER_ARGS);
static void vmop_lea2__a(HANDLER_ARGS);
static void vmop_lea2__a__n(HANDLER_ARGS);
static void vmop_lea2__b(HANDLER_ARGS);
static void vmop_lea2__b__n(HANDLER_ARGS);
static void vmop_lea3(HANDLER_ARGS);
static void vmop_lea3__n(HANDLER_ARGS);
static void vmop_lea3__a(HANDLER_ARGS);
static void vmop_lea3__a__n(HANDLER_ARGS);
static void vmop_lea3__b(HANDLER_ARGS);
static void vmop_lea3__b__n(HANDLER_ARGS);
static void vmop_lea(HANDLER_ARGS);
static void vmop_lea__n(HANDLER_ARGS);
static void vmop_lea__a(HANDLER_ARGS);
static void vmop_lea__a__n(HANDLER_ARGS);
static void vmop_lea__b(HANDLER_ARGS);
static void vmop_lea__b__n(HANDLER_ARGS);
static void vmop_lea_data0(HANDLER_ARGS);
static void vmop_lea_data0__n(HANDLER_ARGS);
static void vmop_lea_data0__a(HANDLER_ARGS);
static void vmop_lea_data0__a__n(HANDLER_ARGS);
static void vmop_lea_data1(HANDLER_ARGS);
static void vmop_lea_data1__n(HANDLER_ARGS);
static void vmop_lea_data1__a(HANDLER_ARGS);
static void vmop_lea_data1__a__n(HANDLER_ARGS);
static void vmop_lea_data2(HANDLER_ARGS);
static void vmop_lea_data2__n(HANDLER_ARGS);
static void vmop_lea_data2__a(HANDLER_ARGS);
static void vmop_lea_data2__a__n(HANDLER_ARGS);
static void vmop_lea_data3(HANDLER_ARGS);
static void vmop_lea_data3__n(HANDLER_ARGS);
static void vmop_lea_data3__a(HANDLER_ARGS);
static void vmop_lea_data3__a__n(HANDLER_ARGS);
static void vmop_add_i32(HANDLER_ARGS);
static void vmop_add_i32__n(HANDLER_ARGS);
static void vmop_add_i32__a(HANDLER_ARGS);
static void vmop_add_i32__a__n(HANDLER_ARGS);
static void vmop_sub_i32(HANDLER_ARGS);
static void vmop_sub_i32__n(HANDLER_ARGS);
static void vmop_sub_i32__a(HANDLER_ARGS);
static void vmop_sub_i32__a__n(HANDLER_ARGS);
static void vmop_sub_i32__b(HANDLER_ARGS);
static void vmop_sub_i32__b__n(HANDLER_ARGS);
static void vmop_mul_i32(HANDLER_ARGS);
static void vmop_mul_i32__n(HANDLER_ARGS);
static void vmop_mul_i32__a(HANDLER_ARGS);
static void vmop_mul_i32__a__n(HANDLER_ARGS);
static void vmop_and_i32(HANDLER_ARGS);
static void vmop_and_i32__n(HANDLER_ARGS);
static void vmop_and_i32__a(HANDLER_ARGS);
static void vmop_and_i32__a__n(HANDLER_ARGS);
static void vmop_or_i32(HANDLER_ARGS);
static void vmop_or_i32__n(HANDLER_ARGS);
static void vmop_or_i32__a(HANDLER_ARGS);
static void vmop_or_i32__a__n(HANDLER_ARGS);
static void vmop_xor_i32(HANDLER_ARGS);
static void vmop_xor_i32__n(HANDLER_ARGS);
static void vmop_xor_i32__a(HANDLER_ARGS);
static void vmop_xor_i32__a__n(HANDLER_ARGS);
static void vmop_shl_i32(HANDLER_ARGS);
static void vmop_shl_i32__n(HANDLER_ARGS);
static void vmop_shl_i32__a(HANDLER_ARGS);
static void vmop_shl_i32__a__n(HANDLER_ARGS);
static void vmop_shl_i32__b(HANDLER_ARGS);
static void vmop_shl_i32__b__n(HANDLER_ARGS);
static void vmop_shr_u_i32(HANDLER_ARGS);
static void vmop_shr_u_i32__n(HANDLER_ARGS);
static void vmop_shr_u_i32__a(HANDLER_ARGS);
static void vmop_shr_u_i32__a__n(HANDLER_ARGS);
static void vmop_shr_u_i32__b(HANDLER_ARGS);
static void vmop_shr_u_i32__b__n(HANDLER_ARGS);
static void vmop_shr_s_i32(HANDLER_ARGS);
static void vmop_shr_s_i32__n(HANDLER_ARGS);
static void vmop_shr_s_i32__a(HANDLER_ARGS);
static void vmop_shr_s_i32__a__n(HANDLER_ARGS);
static void vmop_shr_s_i32__b(HANDLER_ARGS);
static void vmop_shr_s_i32__b__n(HANDLER_ARGS);
static void vmop_rotl_i32(HANDLER_ARGS);
static void vmop_rotl_i32__n(HANDLER_ARGS);
static void vmop_rotl_i32__a(HANDLER_ARGS);
static void vmop_rotl_i32__a__n(HANDLER_ARGS);
static void vmop_rotl_i32__b(HANDLER_ARGS);
static void vmop_rotl_i32__b__n(HANDLER_ARGS);
static void vmop_rotr_i32(HANDLER_ARGS);
static void vmop_rotr_i32__n(HANDLER_ARGS);
static void vmop_rotr_i32__a(HANDLER_ARGS);
static void vmop_rotr_i32__a__n(HANDLER_ARGS);
static void vmop_rotr_i32__b(HANDLER_ARGS);
static void vmop_rotr_i32__b__n(HANDLER_ARGS);
static void vmop_div_s_i32(HANDLER_ARGS);
static void vmop_div_s_i32__n(HANDLER_ARGS);
static void vmop_div_s_i32__a(HANDLER_ARGS);
static void vmop_div_s_i32__a__n(HANDLER_ARGS);
static void vmop_div_s_i32__b(HANDLER_ARGS);
static void vmop_div_s_i32__b__n(HANDLER_ARGS);
static void vmop_div_u_i32(HANDLER_ARGS);
static void vmop_div_u_i32__n(HANDLER_ARGS);
static void vmop_div_u_i32__a(HANDLER_ARGS);
static void vmop_div_u_i32__a__n(HANDLER_ARGS);
static void vmop_div_u_i32__b(HANDLER_ARGS);
static void vmop_div_u_i32__b__n(HANDLER_ARGS);
static void vmop_rem_s_i32(HANDLER_ARGS);
static void vmop_rem_s_i32__n(HANDLER_ARGS);
static void vmop_rem_s_i32__a(HANDLER_ARGS);
static void vmop_rem_s_i32__a__n(HANDLER_ARGS);
static void vmop_rem_s_i32__b(HANDLER_ARGS);
static void vmop_rem_s_i32__b__n(HANDLER_ARGS);
static void vmop_rem_u_i32(HANDLER_ARGS);
static void vmop_rem_u_i32__n(HANDLER_ARGS);
static void vmop_rem_u_i32__a(HANDLER_ARGS);
static void vmop_rem_u_i32__a__n(HANDLER_ARGS);
static void vmop_rem_u_i32__b(HANDLER_ARGS);
static void vmop_rem_u_i32__b__n(HANDLER_ARGS);
static void vmop_min_s_i32(HANDLER_ARGS);
static void vmop_min_s_i32__n(HANDLER_ARGS);
static void vmop_min_s_i32__a(HANDLER_ARGS);
static void vmop_min_s_i32__a__n(HANDLER_ARGS);
static void vmop_min_s_i32__b(HANDLER_ARGS);
static void vmop_min_s_i32__b__n(HANDLER_ARGS);
static void vmop_max_s_i32(HANDLER_ARGS);
static void vmop_max_s_i32__n(HANDLER_ARGS);
static void vmop_max_s_i32__a(HANDLER_ARGS);
static void vmop_max_s_i32__a__n(HANDLER_ARGS);
static void vmop_max_s_i32__b(HANDLER_ARGS);
static void vmop_max_s_i32__b__n(HANDLER_ARGS);
static void vmop_min_u_i32(HANDLER_ARGS);
static void vmop_min_u_i32__n(HANDLER_ARGS);
static void vmop_min_u_i32__a(HANDLER_ARGS);
static void vmop_min_u_i32__a__n(HANDLER_ARGS);
static void vmop_min_u_i32__b(HANDLER_ARGS);
static void vmop_min_u_i32__b__n(HANDLER_ARGS);
static void vmop_max_u_i32(HANDLER_ARGS);
static void vmop_max_u_i32__n(HANDLER_ARGS);
static void vmop_max_u_i32__a(HANDLER_ARGS);
static void vmop_max_u_i32__a__n(HANDLER_ARGS);
static void vmop_max_u_i32__b(HANDLER_ARGS);
static void vmop_max_u_i32__b__n(HANDLER_ARGS);
static void vmop_add_i64(HANDLER_ARGS);
static void vmop_add_i64__n(HANDLER_ARGS);
static void vmop_add_i64__a(HANDLER_ARGS);
static void vmop_add_i64__a__n(HANDLER_ARGS);
static void vmop_sub_i64(HANDLER_ARGS);
static void vmop_sub_i64__n(HANDLER_ARGS);
static void vmop_sub_i64__a(HANDLER_ARGS);
static void vmop_sub_i64__a__n(HANDLER_ARGS);
static void vmop_sub_i64__b(HANDLER_ARGS);
static void vmop_sub_i64__b__n(HANDLER_ARGS);
static void vmop_mul_i64(HANDLER_ARGS);
static void vmop_mul_i64__n(HANDLER_ARGS);
static void vmop_mul_i64__a(HANDLER_ARGS);
static void vmop_mul_i64__a__n(HANDLER_ARGS);
static void vmop_and_i64(HANDLER_ARGS);
static void vmop_and_i64__n(HANDLER_ARGS);
static void vmop_and_i64__a(HANDLER_ARGS);
static void vmop_and_i64__a__n(HANDLER_ARGS);
static void vmop_or_i64(HANDLER_ARGS);
static void vmop_or_i64__n(HANDLER_ARGS);
static void vmop_or_i64__a(HANDLER_ARGS);
static void vmop_or_i64__a__n(HANDLER_ARGS);
static void vmop_xor_i64(HANDLER_ARGS);
static void vmop_xor_i64__n(HANDLER_ARGS);
static void vmop_xor_i64__a(HANDLER_ARGS);
static void vmop_xor_i64__a__n(HANDLER_ARGS);
static void vmop_shl_i64(HANDLER_ARGS);
static void vmop_shl_i64__n(HANDLER_ARGS);
static void vmop_shl_i64__a(HANDLER_ARGS);
static void vmop_shl_i64__a__n(HANDLER_ARGS);
static void vmop_shl_i64__b(HANDLER_ARGS);
static void vmop_shl_i64__b__n(HANDLER_ARGS);
static void vmop_shr_u_i64(HANDLER_ARGS);
static void vmop_shr_u_i64__n(HANDLER_ARGS);
static void vmop_shr_u_i64__a(HANDLER_ARGS);
static void vmop_shr_u_i64__a__n(HANDLER_ARGS);
static void vmop_shr_u_i64__b(HANDLER_ARGS);
static void vmop_shr_u_i64__b__n(HANDLER_ARGS);
static void vmop_shr_s_i64(HANDLER_ARGS);
static void vmop_shr_s_i64__n(HANDLER_ARGS);
static void vmop_shr_s_i64__a(HANDLER_ARGS);
static void vmop_shr_s_i64__a__n(HANDLER_ARGS);
static void vmop_shr_s_i64__b(HANDLER_ARGS);
static void vmop_shr_s_i64__b__n(HANDLER_ARGS);
static void vmop_rotl_i64(HANDLER_ARGS);
static void vmop_rotl_i64__n(HANDLER_ARGS);
static void vmop_rotl_i64__a(HANDLER_ARGS);
static void vmop_rotl_i64__a__n(HANDLER_ARGS);
static void vmop_rotl_i64__b(HANDLER_ARGS);
static void vmop_rotl_i64__b__n(HANDLER_ARGS);
static void vmop_rotr_i64(HANDLER_ARGS);
static void vmop_rotr_i64__n(HANDLER_ARGS);
static void vmop_rotr_i64__a(HANDLER_ARGS);
static void vmop_rotr_i64__a__n(HANDLER_ARGS);
static void vmop_rotr_i64__b(HANDLER_ARGS);
static void vmop_rotr_i64__b__n(HANDLER_ARGS);
static void vmop_div_s_i64(HANDLER_ARGS);
static void vmop_div_s_i64__n(HANDLER_ARGS);
static void vmop_div_s_i64__a(HANDLER_ARGS);
static void vmop_div_s_i64__a__n(HANDLER_ARGS);
static void vmop_div_s_i64__b(HANDLER_ARGS);
static void vmop_div_s_i64__b__n(HANDLER_ARGS);
static void vmop_div_u_i64(HANDLER_ARGS);
static void vmop_div_u_i64__n(HANDLER_ARGS);
static void vmop_div_u_i64__a(HANDLER_ARGS);
static void vmop_div_u_i64__a__n(HANDLER_ARGS);
static void vmop_div_u_i64__b(HANDLER_ARGS);
static void vmop_div_u_i64__b__n(HANDLER_ARGS);
static void vmop_rem_s_i64(HANDLER_ARGS);
static void vmop_rem_s_i64__n(HANDLER_ARGS);
static void vmop_rem_s_i64__a(HANDLER_ARGS);
static void vmop_rem_s_i64__a__n(HANDLER_ARGS);
static void vmop_rem_s_i64__b(HANDLER_ARGS);
static void vmop_rem_s_i64__b__n(HANDLER_ARGS);
static void vmop_rem_u_i64(HANDLER_ARGS);
static void vmop_rem_u_i64__n(HANDLER_ARGS);
static void vmop_rem_u_i64__a(HANDLER_ARGS);
static void vmop_rem_u_i64__a__n(HANDLER_ARGS);
static void vmop_rem_u_i64__b(HANDLER_ARGS);
static void vmop_rem_u_i64__b__n(HANDLER_ARGS);
static void vmop_min_s_i64(HANDLER_ARGS);
static void vmop_min_s_i64__n(HANDLER_ARGS);
static void vmop_min_s_i64__a(HANDLER_ARGS);
static void vmop_min_s_i64__a__n(HANDLER_ARGS);
static void vmop_min_s_i64__b(HANDLER_ARGS);
static void vmop_min_s_i64__b__n(HANDLER_ARGS);
static void vmop_max_s_i64(HANDLER_ARGS);
static void vmop_max_s_i64__n(HANDLER_ARGS);
static void vmop_max_s_i64__a(HANDLER_ARGS);
static void vmop_max_s_i64__a__n(HANDLER_ARGS);
static void vmop_max_s_i64__b(HANDLER_ARGS);
static void vmop_max_s_i64__b__n(HANDLER_ARGS);
static void vmop_min_u_i64(HANDLER_ARGS);
static void vmop_min_u_i64__n(HANDLER_ARGS);
static void vmop_min_u_i64__a(HANDLER_ARGS);
static void vmop_min_u_i64__a__n(HANDLER_ARGS);
static void vmop_min_u_i64__b(HANDLER_ARGS);
static void vmop_min_u_i64__b__n(HANDLER_ARGS);
static void vmop_max_u_i64(HANDLER_ARGS);
static void vmop_max_u_i64__n(HANDLER_ARGS);
static void vmop_max_u_i64__a(HANDLER_ARGS);
static void vmop_max_u_i64__a__n(HANDLER_ARGS);
static void vmop_max_u_i64__b(HANDLER_ARGS);
static void vmop_max_u_i64__b__n(HANDLER_ARGS);
static void vmop_add_i32_k(HANDLER_ARGS);
static void vmop_add_i32_k__n(HANDLER_ARGS);
static void vmop_add_i32_k__a(HANDLER_ARGS);
static void vmop_add_i32_k__a__n(HANDLER_ARGS);
static void vmop_mul_i32_k(HANDLER_ARGS);
static void vmop_mul_i32_k__n(HANDLER_ARGS);
static void vmop_mul_i32_k__a(HANDLER_ARGS);
static void vmop_mul_i32_k__a__n(HANDLER_ARGS);
static void vmop_and_i32_k(HANDLER_ARGS);
static void vmop_and_i32_k__n(HANDLER_ARGS);
static void vmop_and_i32_k__a(HANDLER_ARGS);
static void vmop_and_i32_k__a__n(HANDLER_ARGS);
static void vmop_or_i32_k(HANDLER_ARGS);
static void vmop_or_i32_k__n(HANDLER_ARGS);
static void vmop_or_i32_k__a(HANDLER_ARGS);
static void vmop_or_i32_k__a__n(HANDLER_ARGS);
static void vmop_xor_i32_k(HANDLER_ARGS);
static void vmop_xor_i32_k__n(HANDLER_ARGS);
static void vmop_xor_i32_k__a(HANDLER_ARGS);
static void vmop_xor_i32_k__a__n(HANDLER_ARGS);
static void vmop_shl_i32_k(HANDLER_ARGS);
static void vmop_shl_i32_k__n(HANDLER_ARGS);
static void vmop_shl_i32_k__a(HANDLER_ARGS);
static void vmop_shl_i32_k__a__n(HANDLER_ARGS);
static void vmop_shr_u_i32_k(HANDLER_ARGS);
static void vmop_shr_u_i32_k__n(HANDLER_ARGS);
static void vmop_shr_u_i32_k__a(HANDLER_ARGS);
static void vmop_shr_u_i32_k__a__n(HANDLER_ARGS);
static void vmop_shr_s_i32_k(HANDLER_ARGS);
static void vmop_shr_s_i32_k__n(HANDLER_ARGS);
static void vmop_shr_s_i32_k__a(HANDLER_ARGS);
static void vmop_shr_s_i32_k__a__n(HANDLER_ARGS);
static void vmop_rotl_i32_k(HANDLER_ARGS);
static void vmop_rotl_i32_k__n(HANDLER_ARGS);
static void vmop_rotl_i32_k__a(HANDLER_ARGS);
static void vmop_rotl_i32_k__a__n(HANDLER_ARGS);
static void vmop_rsub_i32_k(HANDLER_ARGS);
static void vmop_rsub_i32_k__n(HANDLER_ARGS);
static void vmop_rsub_i32_k__a(HANDLER_ARGS);
static void vmop_rsub_i32_k__a__n(HANDLER_ARGS);
static void vmop_div_s_i32_k(HANDLER_ARGS);
static void vmop_div_s_i32_k__n(HANDLER_ARGS);
static void vmop_div_s_i32_k__a(HANDLER_ARGS);
static void vmop_div_s_i32_k__a__n(HANDLER_ARGS);
static void vmop_div_u_i32_k(HANDLER_ARGS);
static void vmop_div_u_i32_k__n(HANDLER_ARGS);
static void vmop_div_u_i32_k__a(HANDLER_ARGS);
static void vmop_div_u_i32_k__a__n(HANDLER_ARGS);
static void vmop_rem_s_i32_k(HANDLER_ARGS);
static void vmop_rem_s_i32_k__n(HANDLER_ARGS);
static void vmop_rem_s_i32_k__a(HANDLER_ARGS);
static void vmop_rem_s_i32_k__a__n(HANDLER_ARGS);
static void vmop_rem_u_i32_k(HANDLER_ARGS);
static void vmop_rem_u_i32_k__n(HANDLER_ARGS);
static void vmop_rem_u_i32_k__a(HANDLER_ARGS);
static void vmop_rem_u_i32_k__a__n(HANDLER_ARGS);
static void vmop_add_i64_k(HANDLER_ARGS);
static void vmop_add_i64_k__n(HANDLER_ARGS);
static void vmop_add_i64_k__a(HANDLER_ARGS);
static void vmop_add_i64_k__a__n(HANDLER_ARGS);
static void vmop_mul_i64_k(HANDLER_ARGS);
static void vmop_mul_i64_k__n(HANDLER_ARGS);
static void vmop_mul_i64_k__a(HANDLER_ARGS);
static void vmop_mul_i64_k__a__n(HANDLER_ARGS);
static void vmop_and_i64_k(HANDLER_ARGS);
static void vmop_and_i64_k__n(HANDLER_ARGS);
static void vmop_and_i64_k__a(HANDLER_ARGS);
static void vmop_and_i64_k__a__n(HANDLER_ARGS);
static void vmop_or_i64_k(HANDLER_ARGS);
static void vmop_or_i64_k__n(HANDLER_ARGS);
static void vmop_or_i64_k__a(HANDLER_ARGS);
static void vmop_or_i64_k__a__n(HANDLER_ARGS);
static void vmop_xor_i64_k(HANDLER_ARGS);
static void vmop_xor_i64_k__n(HANDLER_ARGS);
static void vmop_xor_i64_k__a(HANDLER_ARGS);
static void vmop_xor_i64_k__a__n(HANDLER_ARGS);
static void vmop_shl_i64_k(HANDLER_ARGS);
static void vmop_shl_i64_k__n(HANDLER_ARGS);
static void vmop_shl_i64_k__a(HANDLER_ARGS);
static void vmop_shl_i64_k__a__n(HANDLER_ARGS);
static void vmop_shr_u_i64_k(HANDLER_ARGS);
static void vmop_shr_u_i64_k__n(HANDLER_ARGS);
static void vmop_shr_u_i64_k__a(HANDLER_ARGS);
static void vmop_shr_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_shr_s_i64_k(HANDLER_ARGS);
static void vmop_shr_s_i64_k__n(HANDLER_ARGS);
static void vmop_shr_s_i64_k__a(HANDLER_ARGS);
static void vmop_shr_s_i64_k__a__n(HANDLER_ARGS);
static void vmop_rotl_i64_k(HANDLER_ARGS);
static void vmop_rotl_i64_k__n(HANDLER_ARGS);
static void vmop_rotl_i64_k__a(HANDLER_ARGS);
static void vmop_rotl_i64_k__a__n(HANDLER_ARGS);
static void vmop_rsub_i64_k(HANDLER_ARGS);
static void vmop_rsub_i64_k__n(HANDLER_ARGS);
static void vmop_rsub_i64_k__a(HANDLER_ARGS);
static void vmop_rsub_i64_k__a__n(HANDLER_ARGS);
static void vmop_div_s_i64_k(HANDLER_ARGS);
static void vmop_div_s_i64_k__n(HANDLER_ARGS);
static void vmop_div_s_i64_k__a(HANDLER_ARGS);
static void vmop_div_s_i64_k__a__n(HANDLER_ARGS);
static void vmop_div_u_i64_k(HANDLER_ARGS);
static void vmop_div_u_i64_k__n(HANDLER_ARGS);
static void vmop_div_u_i64_k__a(HANDLER_ARGS);
static void vmop_div_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_rem_s_i64_k(HANDLER_ARGS);
static void vmop_rem_s_i64_k__n(HANDLER_ARGS);
static void vmop_rem_s_i64_k__a(HANDLER_ARGS);
static void vmop_rem_s_i64_k__a__n(HANDLER_ARGS);
static void vmop_rem_u_i64_k(HANDLER_ARGS);
static void vmop_rem_u_i64_k__n(HANDLER_ARGS);
static void vmop_rem_u_i64_k__a(HANDLER_ARGS);
static void vmop_rem_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_clz_i32(HANDLER_ARGS);
static void vmop_clz_i32__n(HANDLER_ARGS);
static void vmop_clz_i32__a(HANDLER_ARGS);
static void vmop_clz_i32__a__n(HANDLER_ARGS);
static void vmop_ctz_i32(HANDLER_ARGS);
static void vmop_ctz_i32__n(HANDLER_ARGS);
static void vmop_ctz_i32__a(HANDLER_ARGS);
static void vmop_ctz_i32__a__n(HANDLER_ARGS);
static void vmop_popcnt_i32(HANDLER_ARGS);
static void vmop_popcnt_i32__n(HANDLER_ARGS);
static void vmop_popcnt_i32__a(HANDLER_ARGS);
static void vmop_popcnt_i32__a__n(HANDLER_ARGS);
static void vmop_bswap_i32(HANDLER_ARGS);
static void vmop_bswap_i32__n(HANDLER_ARGS);
static void vmop_bswap_i32__a(HANDLER_ARGS);
static void vmop_bswap_i32__a__n(HANDLER_ARGS);
static void vmop_bitrev_i32(HANDLER_ARGS);
static void vmop_bitrev_i32__n(HANDLER_ARGS);
static void vmop_bitrev_i32__a(HANDLER_ARGS);
static void vmop_bitrev_i32__a__n(HANDLER_ARGS);
static void vmop_clz_i64(HANDLER_ARGS);
static void vmop_clz_i64__n(HANDLER_ARGS);
static void vmop_clz_i64__a(HANDLER_ARGS);
static void vmop_clz_i64__a__n(HANDLER_ARGS);
static void vmop_ctz_i64(HANDLER_ARGS);
static void vmop_ctz_i64__n(HANDLER_ARGS);
static void vmop_ctz_i64__a(HANDLER_ARGS);
static void vmop_ctz_i64__a__n(HANDLER_ARGS);
static void vmop_popcnt_i64(HANDLER_ARGS);
static void vmop_popcnt_i64__n(HANDLER_ARGS);
static void vmop_popcnt_i64__a(HANDLER_ARGS);
static void vmop_popcnt_i64__a__n(HANDLER_ARGS);
static void vmop_bswap_i64(HANDLER_ARGS);
static void vmop_bswap_i64__n(HANDLER_ARGS);
static void vmop_bswap_i64__a(HANDLER_ARGS);
static void vmop_bswap_i64__a__n(HANDLER_ARGS);
static void vmop_bitrev_i64(HANDLER_ARGS);
static void vmop_bitrev_i64__n(HANDLER_ARGS);
static void vmop_bitrev_i64__a(HANDLER_ARGS);
static void vmop_bitrev_i64__a__n(HANDLER_ARGS);
static void vmop_mulh_s_i64(HANDLER_ARGS);
static void vmop_mulh_s_i64__n(HANDLER_ARGS);
static void vmop_mulh_s_i64__a(HANDLER_ARGS);
static void vmop_mulh_s_i64__a__n(HANDLER_ARGS);
static void vmop_mulh_s_i64__b(HANDLER_ARGS);
static void vmop_mulh_s_i64__b__n(HANDLER_ARGS);
static void vmop_mulh_u_i64(HANDLER_ARGS);
static void vmop_mulh_u_i64__n(HANDLER_ARGS);
static void vmop_mulh_u_i64__a(HANDLER_ARGS);
static void vmop_mulh_u_i64__a__n(HANDLER_ARGS);
static void vmop_mulh_u_i64__b(HANDLER_ARGS);
static void vmop_mulh_u_i64__b__n(HANDLER_ARGS);
static void vmop_ext_i32_s8(HANDLER_ARGS);
static void vmop_ext_i32_s8__n(HANDLER_ARGS);
static void vmop_ext_i32_s8__a(HANDLER_ARGS);
static void vmop_ext_i32_s8__a__n(HANDLER_ARGS);
static void vmop_ext_i32_s16(HANDLER_ARGS);
static void vmop_ext_i32_s16__n(HANDLER_ARGS);
static void vmop_ext_i32_s16__a(HANDLER_ARGS);
static void vmop_ext_i32_s16__a__n(HANDLER_ARGS);
static void vmop_ext_i64_s8(HANDLER_ARGS);
static void vmop_ext_i64_s8__n(HANDLER_ARGS);
static void vmop_ext_i64_s8__a(HANDLER_ARGS);
static void vmop_ext_i64_s8__a__n(HANDLER_ARGS);
static void vmop_ext_i64_s16(HANDLER_ARGS);
static void vmop_ext_i64_s16__n(HANDLER_ARGS);
static void vmop_ext_i64_s16__a(HANDLER_ARGS);
static void vmop_ext_i64_s16__a__n(HANDLER_ARGS);
static void vmop_ext_i64_s32(HANDLER_ARGS);
static void vmop_ext_i64_s32__n(HANDLER_ARGS);
static void vmop_ext_i64_s32__a(HANDLER_ARGS);
static void vmop_ext_i64_s32__a__n(HANDLER_ARGS);
static void vmop_ext_i64_u32(HANDLER_ARGS);
static void vmop_ext_i64_u32__n(HANDLER_ARGS);
static void vmop_ext_i64_u32__a(HANDLER_ARGS);
static void vmop_ext_i64_u32__a__n(HANDLER_ARGS);
static void vmop_set_eq_i32(HANDLER_ARGS);
static void vmop_set_eq_i32__n(HANDLER_ARGS);
static void vmop_set_eq_i32__a(HANDLER_ARGS);
static void vmop_set_eq_i32__a__n(HANDLER_ARGS);
static void vmop_set_ne_i32(HANDLER_ARGS);
static void vmop_set_ne_i32__n(HANDLER_ARGS);
static void vmop_set_ne_i32__a(HANDLER_ARGS);
static void vmop_set_ne_i32__a__n(HANDLER_ARGS);
static void vmop_set_lt_s_i32(HANDLER_ARGS);
static void vmop_set_lt_s_i32__n(HANDLER_ARGS);
static void vmop_set_lt_s_i32__a(HANDLER_ARGS);
static void vmop_set_lt_s_i32__a__n(HANDLER_ARGS);
static void vmop_set_lt_s_i32__b(HANDLER_ARGS);
static void vmop_set_lt_s_i32__b__n(HANDLER_ARGS);
static void vmop_set_le_s_i32(HANDLER_ARGS);
static void vmop_set_le_s_i32__n(HANDLER_ARGS);
static void vmop_set_le_s_i32__a(HANDLER_ARGS);
static void vmop_set_le_s_i32__a__n(HANDLER_ARGS);
static void vmop_set_le_s_i32__b(HANDLER_ARGS);
static void vmop_set_le_s_i32__b__n(HANDLER_ARGS);
static void vmop_set_lt_u_i32(HANDLER_ARGS);
static void vmop_set_lt_u_i32__n(HANDLER_ARGS);
static void vmop_set_lt_u_i32__a(HANDLER_ARGS);
static void vmop_set_lt_u_i32__a__n(HANDLER_ARGS);
static void vmop_set_lt_u_i32__b(HANDLER_ARGS);
static void vmop_set_lt_u_i32__b__n(HANDLER_ARGS);
static void vmop_set_le_u_i32(HANDLER_ARGS);
static void vmop_set_le_u_i32__n(HANDLER_ARGS);
static void vmop_set_le_u_i32__a(HANDLER_ARGS);
static void vmop_set_le_u_i32__a__n(HANDLER_ARGS);
static void vmop_set_le_u_i32__b(HANDLER_ARGS);
static void vmop_set_le_u_i32__b__n(HANDLER_ARGS);
static void vmop_set_eq_i32_k(HANDLER_ARGS);
static void vmop_set_eq_i32_k__n(HANDLER_ARGS);
static void vmop_set_eq_i32_k__a(HANDLER_ARGS);
static void vmop_set_eq_i32_k__a__n(HANDLER_ARGS);
static void vmop_set_ne_i32_k(HANDLER_ARGS);
static void vmop_set_ne_i32_k__n(HANDLER_ARGS);
static void vmop_set_ne_i32_k__a(HANDLER_ARGS);
static void vmop_set_ne_i32_k__a__n(HANDLER_ARGS);
static void vmop_set_lt_s_i32_k(HANDLER_ARGS);
static void vmop_set_lt_s_i32_k__n(HANDLER_ARGS);
static void vmop_set_lt_s_i32_k__a(HANDLER_ARGS);
static void vmop_set_lt_s_i32_k__a__n(HANDLER_ARGS);
static void vmop_set_gt_s_i32_k(HANDLER_ARGS);
static void vmop_set_gt_s_i32_k__n(HANDLER_ARGS);
static void vmop_set_gt_s_i32_k__a(HANDLER_ARGS);
static void vmop_set_gt_s_i32_k__a__n(HANDLER_ARGS);
static void vmop_set_lt_u_i32_k(HANDLER_ARGS);
static void vmop_set_lt_u_i32_k__n(HANDLER_ARGS);
static void vmop_set_lt_u_i32_k__a(HANDLER_ARGS);
static void vmop_set_lt_u_i32_k__a__n(HANDLER_ARGS);
static void vmop_set_gt_u_i32_k(HANDLER_ARGS);
static void vmop_set_gt_u_i32_k__n(HANDLER_ARGS);
static void vmop_set_gt_u_i32_k__a(HANDLER_ARGS);
static void vmop_set_gt_u_i32_k__a__n(HANDLER_ARGS);
static void vmop_set_eq_i64(HANDLER_ARGS);
static void vmop_set_eq_i64__n(HANDLER_ARGS);
static void vmop_set_eq_i64__a(HANDLER_ARGS);
static void vmop_set_eq_i64__a__n(HANDLER_ARGS);
static void vmop_set_ne_i64(HANDLER_ARGS);
static void vmop_set_ne_i64__n(HANDLER_ARGS);
static void vmop_set_ne_i64__a(HANDLER_ARGS);
static void vmop_set_ne_i64__a__n(HANDLER_ARGS);
static void vmop_set_lt_s_i64(HANDLER_ARGS);
static void vmop_set_lt_s_i64__n(HANDLER_ARGS);
static void vmop_set_lt_s_i64__a(HANDLER_ARGS);
static void vmop_set_lt_s_i64__a__n(HANDLER_ARGS);
static void vmop_set_lt_s_i64__b(HANDLER_ARGS);
static void vmop_set_lt_s_i64__b__n(HANDLER_ARGS);
static void vmop_set_le_s_i64(HANDLER_ARGS);
static void vmop_set_le_s_i64__n(HANDLER_ARGS);
static void vmop_set_le_s_i64__a(HANDLER_ARGS);
static void vmop_set_le_s_i64__a__n(HANDLER_ARGS);
static void vmop_set_le_s_i64__b(HANDLER_ARGS);
static void vmop_set_le_s_i64__b__n(HANDLER_ARGS);
static void vmop_set_lt_u_i64(HANDLER_ARGS);
static void vmop_set_lt_u_i64__n(HANDLER_ARGS);
static void vmop_set_lt_u_i64__a(HANDLER_ARGS);
static void vmop_set_lt_u_i64__a__n(HANDLER_ARGS);
static void vmop_set_lt_u_i64__b(HANDLER_ARGS);
static void vmop_set_lt_u_i64__b__n(HANDLER_ARGS);
static void vmop_set_le_u_i64(HANDLER_ARGS);
static void vmop_set_le_u_i64__n(HANDLER_ARGS);
static void vmop_set_le_u_i64__a(HANDLER_ARGS);
static void vmop_set_le_u_i64__a__n(HANDLER_ARGS);
static void vmop_set_le_u_i64__b(HANDLER_ARGS);
static void vmop_set_le_u_i64__b__n(HANDLER_ARGS);
static void vmop_set_eq_i64_k(HANDLER_ARGS);
static void vmop_set_eq_i64_k__n(HANDLER_ARGS);
static void vmop_set_eq_i64_k__a(HANDLER_ARGS);
static void vmop_set_eq_i64_k__a__n(HANDLER_ARGS);
static void vmop_set_ne_i64_k(HANDLER_ARGS);
static void vmop_set_ne_i64_k__n(HANDLER_ARGS);
static void vmop_set_ne_i64_k__a(HANDLER_ARGS);
static void vmop_set_ne_i64_k__a__n(HANDLER_ARGS);
static void vmop_set_lt_s_i64_k(HANDLER_ARGS);
static void vmop_set_lt_s_i64_k__n(HANDLER_ARGS);
static void vmop_set_lt_s_i64_k__a(HANDLER_ARGS);
static void vmop_set_lt_s_i64_k__a__n(HANDLER_ARGS);
static void vmop_set_gt_s_i64_k(HANDLER_ARGS);
static void vmop_set_gt_s_i64_k__n(HANDLER_ARGS);
static void vmop_set_gt_s_i64_k__a(HANDLER_ARGS);
static void vmop_set_gt_s_i64_k__a__n(HANDLER_ARGS);
static void vmop_set_lt_u_i64_k(HANDLER_ARGS);
static void vmop_set_lt_u_i64_k__n(HANDLER_ARGS);
static void vmop_set_lt_u_i64_k__a(HANDLER_ARGS);
static void vmop_set_lt_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_set_gt_u_i64_k(HANDLER_ARGS);
static void vmop_set_gt_u_i64_k__n(HANDLER_ARGS);
static void vmop_set_gt_u_i64_k__a(HANDLER_ARGS);
static void vmop_set_gt_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_set_eq_f32(HANDLER_ARGS);
static void vmop_set_eq_f32__n(HANDLER_ARGS);
static void vmop_set_eq_f32__a(HANDLER_ARGS);
static void vmop_set_eq_f32__a__n(HANDLER_ARGS);
static void vmop_set_ne_f32(HANDLER_ARGS);
static void vmop_set_ne_f32__n(HANDLER_ARGS);
static void vmop_set_ne_f32__a(HANDLER_ARGS);
static void vmop_set_ne_f32__a__n(HANDLER_ARGS);
static void vmop_set_lt_f32(HANDLER_ARGS);
static void vmop_set_lt_f32__n(HANDLER_ARGS);
static void vmop_set_lt_f32__a(HANDLER_ARGS);
static void vmop_set_lt_f32__a__n(HANDLER_ARGS);
static void vmop_set_lt_f32__b(HANDLER_ARGS);
static void vmop_set_lt_f32__b__n(HANDLER_ARGS);
static void vmop_set_le_f32(HANDLER_ARGS);
static void vmop_set_le_f32__n(HANDLER_ARGS);
static void vmop_set_le_f32__a(HANDLER_ARGS);
static void vmop_set_le_f32__a__n(HANDLER_ARGS);
static void vmop_set_le_f32__b(HANDLER_ARGS);
static void vmop_set_le_f32__b__n(HANDLER_ARGS);
static void vmop_set_eq_f64(HANDLER_ARGS);
static void vmop_set_eq_f64__n(HANDLER_ARGS);
static void vmop_set_eq_f64__a(HANDLER_ARGS);
static void vmop_set_eq_f64__a__n(HANDLER_ARGS);
static void vmop_set_ne_f64(HANDLER_ARGS);
static void vmop_set_ne_f64__n(HANDLER_ARGS);
static void vmop_set_ne_f64__a(HANDLER_ARGS);
static void vmop_set_ne_f64__a__n(HANDLER_ARGS);
static void vmop_set_lt_f64(HANDLER_ARGS);
static void vmop_set_lt_f64__n(HANDLER_ARGS);
static void vmop_set_lt_f64__a(HANDLER_ARGS);
static void vmop_set_lt_f64__a__n(HANDLER_ARGS);
static void vmop_set_lt_f64__b(HANDLER_ARGS);
static void vmop_set_lt_f64__b__n(HANDLER_ARGS);
static void vmop_set_le_f64(HANDLER_ARGS);
static void vmop_set_le_f64__n(HANDLER_ARGS);
static void vmop_set_le_f64__a(HANDLER_ARGS);
static void vmop_set_le_f64__a__n(HANDLER_ARGS);
static void vmop_set_le_f64__b(HANDLER_ARGS);
static void vmop_set_le_f64__b__n(HANDLER_ARGS);
static void vmop_br_eq_i32(HANDLER_ARGS);
static void vmop_br_eq_i32__a(HANDLER_ARGS);
static void vmop_br_eq_i32_back(HANDLER_ARGS);
static void vmop_br_eq_i32_back__a(HANDLER_ARGS);
static void vmop_br_ne_i32(HANDLER_ARGS);
static void vmop_br_ne_i32__a(HANDLER_ARGS);
static void vmop_br_ne_i32_back(HANDLER_ARGS);
static void vmop_br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32(HANDLER_ARGS);
static void vmop_br_lt_s_i32__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32__b(HANDLER_ARGS);
static void vmop_br_lt_s_i32_back(HANDLER_ARGS);
static void vmop_br_lt_s_i32_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32_back__b(HANDLER_ARGS);
static void vmop_br_le_s_i32(HANDLER_ARGS);
static void vmop_br_le_s_i32__a(HANDLER_ARGS);
static void vmop_br_le_s_i32__b(HANDLER_ARGS);
static void vmop_br_le_s_i32_back(HANDLER_ARGS);
static void vmop_br_le_s_i32_back__a(HANDLER_ARGS);
static void vmop_br_le_s_i32_back__b(HANDLER_ARGS);
static void vmop_br_lt_u_i32(HANDLER_ARGS);
static void vmop_br_lt_u_i32__a(HANDLER_ARGS);
static void vmop_br_lt_u_i32__b(HANDLER_ARGS);
static void vmop_br_lt_u_i32_back(HANDLER_ARGS);
static void vmop_br_lt_u_i32_back__a(HANDLER_ARGS);
static void vmop_br_lt_u_i32_back__b(HANDLER_ARGS);
static void vmop_br_le_u_i32(HANDLER_ARGS);
static void vmop_br_le_u_i32__a(HANDLER_ARGS);
static void vmop_br_le_u_i32__b(HANDLER_ARGS);
static void vmop_br_le_u_i32_back(HANDLER_ARGS);
static void vmop_br_le_u_i32_back__a(HANDLER_ARGS);
static void vmop_br_le_u_i32_back__b(HANDLER_ARGS);
static void vmop_br_eq_i32_k(HANDLER_ARGS);
static void vmop_br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_br_eq_i32_k_back(HANDLER_ARGS);
static void vmop_br_eq_i32_k_back__a(HANDLER_ARGS);
static void vmop_br_eq_i32_k32(HANDLER_ARGS);
static void vmop_br_eq_i32_k32__a(HANDLER_ARGS);
static void vmop_br_eq_i32_k32_back(HANDLER_ARGS);
static void vmop_br_eq_i32_k32_back__a(HANDLER_ARGS);
static void vmop_br_ne_i32_k(HANDLER_ARGS);
static void vmop_br_ne_i32_k__a(HANDLER_ARGS);
static void vmop_br_ne_i32_k_back(HANDLER_ARGS);
static void vmop_br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_br_ne_i32_k32(HANDLER_ARGS);
static void vmop_br_ne_i32_k32__a(HANDLER_ARGS);
static void vmop_br_ne_i32_k32_back(HANDLER_ARGS);
static void vmop_br_ne_i32_k32_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k_back(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k32(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k32__a(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k32_back(HANDLER_ARGS);
static void vmop_br_lt_s_i32_k32_back__a(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k__a(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k_back(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k32(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k32__a(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k32_back(HANDLER_ARGS);
static void vmop_br_gt_s_i32_k32_back__a(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k__a(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k_back(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k_back__a(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k32(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k32__a(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k32_back(HANDLER_ARGS);
static void vmop_br_lt_u_i32_k32_back__a(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k__a(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k_back(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k_back__a(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k32(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k32__a(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k32_back(HANDLER_ARGS);
static void vmop_br_gt_u_i32_k32_back__a(HANDLER_ARGS);
static void vmop_br_eq_i64(HANDLER_ARGS);
static void vmop_br_eq_i64__a(HANDLER_ARGS);
static void vmop_br_eq_i64_back(HANDLER_ARGS);
static void vmop_br_eq_i64_back__a(HANDLER_ARGS);
static void vmop_br_ne_i64(HANDLER_ARGS);
static void vmop_br_ne_i64__a(HANDLER_ARGS);
static void vmop_br_ne_i64_back(HANDLER_ARGS);
static void vmop_br_ne_i64_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64(HANDLER_ARGS);
static void vmop_br_lt_s_i64__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64__b(HANDLER_ARGS);
static void vmop_br_lt_s_i64_back(HANDLER_ARGS);
static void vmop_br_lt_s_i64_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64_back__b(HANDLER_ARGS);
static void vmop_br_le_s_i64(HANDLER_ARGS);
static void vmop_br_le_s_i64__a(HANDLER_ARGS);
static void vmop_br_le_s_i64__b(HANDLER_ARGS);
static void vmop_br_le_s_i64_back(HANDLER_ARGS);
static void vmop_br_le_s_i64_back__a(HANDLER_ARGS);
static void vmop_br_le_s_i64_back__b(HANDLER_ARGS);
static void vmop_br_lt_u_i64(HANDLER_ARGS);
static void vmop_br_lt_u_i64__a(HANDLER_ARGS);
static void vmop_br_lt_u_i64__b(HANDLER_ARGS);
static void vmop_br_lt_u_i64_back(HANDLER_ARGS);
static void vmop_br_lt_u_i64_back__a(HANDLER_ARGS);
static void vmop_br_lt_u_i64_back__b(HANDLER_ARGS);
static void vmop_br_le_u_i64(HANDLER_ARGS);
static void vmop_br_le_u_i64__a(HANDLER_ARGS);
static void vmop_br_le_u_i64__b(HANDLER_ARGS);
static void vmop_br_le_u_i64_back(HANDLER_ARGS);
static void vmop_br_le_u_i64_back__a(HANDLER_ARGS);
static void vmop_br_le_u_i64_back__b(HANDLER_ARGS);
static void vmop_br_eq_i64_k(HANDLER_ARGS);
static void vmop_br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_br_eq_i64_k_back(HANDLER_ARGS);
static void vmop_br_eq_i64_k_back__a(HANDLER_ARGS);
static void vmop_br_eq_i64_k32(HANDLER_ARGS);
static void vmop_br_eq_i64_k32__a(HANDLER_ARGS);
static void vmop_br_eq_i64_k32_back(HANDLER_ARGS);
static void vmop_br_eq_i64_k32_back__a(HANDLER_ARGS);
static void vmop_br_ne_i64_k(HANDLER_ARGS);
static void vmop_br_ne_i64_k__a(HANDLER_ARGS);
static void vmop_br_ne_i64_k_back(HANDLER_ARGS);
static void vmop_br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_br_ne_i64_k32(HANDLER_ARGS);
static void vmop_br_ne_i64_k32__a(HANDLER_ARGS);
static void vmop_br_ne_i64_k32_back(HANDLER_ARGS);
static void vmop_br_ne_i64_k32_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k_back(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k_back__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k32(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k32__a(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k32_back(HANDLER_ARGS);
static void vmop_br_lt_s_i64_k32_back__a(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k__a(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k_back(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k_back__a(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k32(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k32__a(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k32_back(HANDLER_ARGS);
static void vmop_br_gt_s_i64_k32_back__a(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k__a(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k_back(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k32(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k32__a(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k32_back(HANDLER_ARGS);
static void vmop_br_lt_u_i64_k32_back__a(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k__a(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k_back(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k32(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k32__a(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k32_back(HANDLER_ARGS);
static void vmop_br_gt_u_i64_k32_back__a(HANDLER_ARGS);
static void vmop_br_z_i32(HANDLER_ARGS);
static void vmop_br_z_i32__a(HANDLER_ARGS);
static void vmop_br_z_i32_back(HANDLER_ARGS);
static void vmop_br_z_i32_back__a(HANDLER_ARGS);
static void vmop_br_nz_i32(HANDLER_ARGS);
static void vmop_br_nz_i32__a(HANDLER_ARGS);
static void vmop_br_nz_i32_back(HANDLER_ARGS);
static void vmop_br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_br_eq_f32(HANDLER_ARGS);
static void vmop_br_eq_f32__a(HANDLER_ARGS);
static void vmop_br_eq_f32_back(HANDLER_ARGS);
static void vmop_br_eq_f32_back__a(HANDLER_ARGS);
static void vmop_br_ne_f32(HANDLER_ARGS);
static void vmop_br_ne_f32__a(HANDLER_ARGS);
static void vmop_br_ne_f32_back(HANDLER_ARGS);
static void vmop_br_ne_f32_back__a(HANDLER_ARGS);
static void vmop_br_lt_f32(HANDLER_ARGS);
static void vmop_br_lt_f32__a(HANDLER_ARGS);
static void vmop_br_lt_f32__b(HANDLER_ARGS);
static void vmop_br_lt_f32_back(HANDLER_ARGS);
static void vmop_br_lt_f32_back__a(HANDLER_ARGS);
static void vmop_br_lt_f32_back__b(HANDLER_ARGS);
static void vmop_br_le_f32(HANDLER_ARGS);
static void vmop_br_le_f32__a(HANDLER_ARGS);
static void vmop_br_le_f32__b(HANDLER_ARGS);
static void vmop_br_le_f32_back(HANDLER_ARGS);
static void vmop_br_le_f32_back__a(HANDLER_ARGS);
static void vmop_br_le_f32_back__b(HANDLER_ARGS);
static void vmop_br_nlt_f32(HANDLER_ARGS);
static void vmop_br_nlt_f32__a(HANDLER_ARGS);
static void vmop_br_nlt_f32__b(HANDLER_ARGS);
static void vmop_br_nlt_f32_back(HANDLER_ARGS);
static void vmop_br_nlt_f32_back__a(HANDLER_ARGS);
static void vmop_br_nlt_f32_back__b(HANDLER_ARGS);
static void vmop_br_nle_f32(HANDLER_ARGS);
static void vmop_br_nle_f32__a(HANDLER_ARGS);
static void vmop_br_nle_f32__b(HANDLER_ARGS);
static void vmop_br_nle_f32_back(HANDLER_ARGS);
static void vmop_br_nle_f32_back__a(HANDLER_ARGS);
static void vmop_br_nle_f32_back__b(HANDLER_ARGS);
static void vmop_br_eq_f64(HANDLER_ARGS);
static void vmop_br_eq_f64__a(HANDLER_ARGS);
static void vmop_br_eq_f64_back(HANDLER_ARGS);
static void vmop_br_eq_f64_back__a(HANDLER_ARGS);
static void vmop_br_ne_f64(HANDLER_ARGS);
static void vmop_br_ne_f64__a(HANDLER_ARGS);
static void vmop_br_ne_f64_back(HANDLER_ARGS);
static void vmop_br_ne_f64_back__a(HANDLER_ARGS);
static void vmop_br_lt_f64(HANDLER_ARGS);
static void vmop_br_lt_f64__a(HANDLER_ARGS);
static void vmop_br_lt_f64__b(HANDLER_ARGS);
static void vmop_br_lt_f64_back(HANDLER_ARGS);
static void vmop_br_lt_f64_back__a(HANDLER_ARGS);
static void vmop_br_lt_f64_back__b(HANDLER_ARGS);
static void vmop_br_le_f64(HANDLER_ARGS);
static void vmop_br_le_f64__a(HANDLER_ARGS);
static void vmop_br_le_f64__b(HANDLER_ARGS);
static void vmop_br_le_f64_back(HANDLER_ARGS);
static void vmop_br_le_f64_back__a(HANDLER_ARGS);
static void vmop_br_le_f64_back__b(HANDLER_ARGS);
static void vmop_br_nlt_f64(HANDLER_ARGS);
static void vmop_br_nlt_f64__a(HANDLER_ARGS);
static void vmop_br_nlt_f64__b(HANDLER_ARGS);
static void vmop_br_nlt_f64_back(HANDLER_ARGS);
static void vmop_br_nlt_f64_back__a(HANDLER_ARGS);
static void vmop_br_nlt_f64_back__b(HANDLER_ARGS);
static void vmop_br_nle_f64(HANDLER_ARGS);
static void vmop_br_nle_f64__a(HANDLER_ARGS);
static void vmop_br_nle_f64__b(HANDLER_ARGS);
static void vmop_br_nle_f64_back(HANDLER_ARGS);
static void vmop_br_nle_f64_back__a(HANDLER_ARGS);
static void vmop_br_nle_f64_back__b(HANDLER_ARGS);
static void vmop_add_f32(HANDLER_ARGS);
static void vmop_add_f32__n(HANDLER_ARGS);
static void vmop_add_f32__a(HANDLER_ARGS);
static void vmop_add_f32__a__n(HANDLER_ARGS);
static void vmop_sub_f32(HANDLER_ARGS);
static void vmop_sub_f32__n(HANDLER_ARGS);
static void vmop_sub_f32__a(HANDLER_ARGS);
static void vmop_sub_f32__a__n(HANDLER_ARGS);
static void vmop_sub_f32__b(HANDLER_ARGS);
static void vmop_sub_f32__b__n(HANDLER_ARGS);
static void vmop_mul_f32(HANDLER_ARGS);
static void vmop_mul_f32__n(HANDLER_ARGS);
static void vmop_mul_f32__a(HANDLER_ARGS);
static void vmop_mul_f32__a__n(HANDLER_ARGS);
static void vmop_div_f32(HANDLER_ARGS);
static void vmop_div_f32__n(HANDLER_ARGS);
static void vmop_div_f32__a(HANDLER_ARGS);
static void vmop_div_f32__a__n(HANDLER_ARGS);
static void vmop_div_f32__b(HANDLER_ARGS);
static void vmop_div_f32__b__n(HANDLER_ARGS);
static void vmop_min_f32(HANDLER_ARGS);
static void vmop_min_f32__n(HANDLER_ARGS);
static void vmop_min_f32__a(HANDLER_ARGS);
static void vmop_min_f32__a__n(HANDLER_ARGS);
static void vmop_min_f32__b(HANDLER_ARGS);
static void vmop_min_f32__b__n(HANDLER_ARGS);
static void vmop_max_f32(HANDLER_ARGS);
static void vmop_max_f32__n(HANDLER_ARGS);
static void vmop_max_f32__a(HANDLER_ARGS);
static void vmop_max_f32__a__n(HANDLER_ARGS);
static void vmop_max_f32__b(HANDLER_ARGS);
static void vmop_max_f32__b__n(HANDLER_ARGS);
static void vmop_copysign_f32(HANDLER_ARGS);
static void vmop_copysign_f32__n(HANDLER_ARGS);
static void vmop_copysign_f32__a(HANDLER_ARGS);
static void vmop_copysign_f32__a__n(HANDLER_ARGS);
static void vmop_copysign_f32__b(HANDLER_ARGS);
static void vmop_copysign_f32__b__n(HANDLER_ARGS);
static void vmop_neg_f32(HANDLER_ARGS);
static void vmop_neg_f32__n(HANDLER_ARGS);
static void vmop_neg_f32__a(HANDLER_ARGS);
static void vmop_neg_f32__a__n(HANDLER_ARGS);
static void vmop_abs_f32(HANDLER_ARGS);
static void vmop_abs_f32__n(HANDLER_ARGS);
static void vmop_abs_f32__a(HANDLER_ARGS);
static void vmop_abs_f32__a__n(HANDLER_ARGS);
static void vmop_sqrt_f32(HANDLER_ARGS);
static void vmop_sqrt_f32__n(HANDLER_ARGS);
static void vmop_sqrt_f32__a(HANDLER_ARGS);
static void vmop_sqrt_f32__a__n(HANDLER_ARGS);
static void vmop_ceil_f32(HANDLER_ARGS);
static void vmop_ceil_f32__n(HANDLER_ARGS);
static void vmop_ceil_f32__a(HANDLER_ARGS);
static void vmop_ceil_f32__a__n(HANDLER_ARGS);
static void vmop_floor_f32(HANDLER_ARGS);
static void vmop_floor_f32__n(HANDLER_ARGS);
static void vmop_floor_f32__a(HANDLER_ARGS);
static void vmop_floor_f32__a__n(HANDLER_ARGS);
static void vmop_trunc_f32(HANDLER_ARGS);
static void vmop_trunc_f32__n(HANDLER_ARGS);
static void vmop_trunc_f32__a(HANDLER_ARGS);
static void vmop_trunc_f32__a__n(HANDLER_ARGS);
static void vmop_nearest_f32(HANDLER_ARGS);
static void vmop_nearest_f32__n(HANDLER_ARGS);
static void vmop_nearest_f32__a(HANDLER_ARGS);
static void vmop_nearest_f32__a__n(HANDLER_ARGS);
static void vmop_fma_f32(HANDLER_ARGS);
static void vmop_fma_f32__n(HANDLER_ARGS);
static void vmop_fma_f32__a(HANDLER_ARGS);
static void vmop_fma_f32__a__n(HANDLER_ARGS);
static void vmop_fma_f32__b(HANDLER_ARGS);
static void vmop_fma_f32__b__n(HANDLER_ARGS);
static void vmop_fma_f32__c(HANDLER_ARGS);
static void vmop_fma_f32__c__n(HANDLER_ARGS);
static void vmop_add_f64(HANDLER_ARGS);
static void vmop_add_f64__n(HANDLER_ARGS);
static void vmop_add_f64__a(HANDLER_ARGS);
static void vmop_add_f64__a__n(HANDLER_ARGS);
static void vmop_sub_f64(HANDLER_ARGS);
static void vmop_sub_f64__n(HANDLER_ARGS);
static void vmop_sub_f64__a(HANDLER_ARGS);
static void vmop_sub_f64__a__n(HANDLER_ARGS);
static void vmop_sub_f64__b(HANDLER_ARGS);
static void vmop_sub_f64__b__n(HANDLER_ARGS);
static void vmop_mul_f64(HANDLER_ARGS);
static void vmop_mul_f64__n(HANDLER_ARGS);
static void vmop_mul_f64__a(HANDLER_ARGS);
static void vmop_mul_f64__a__n(HANDLER_ARGS);
static void vmop_div_f64(HANDLER_ARGS);
static void vmop_div_f64__n(HANDLER_ARGS);
static void vmop_div_f64__a(HANDLER_ARGS);
static void vmop_div_f64__a__n(HANDLER_ARGS);
static void vmop_div_f64__b(HANDLER_ARGS);
static void vmop_div_f64__b__n(HANDLER_ARGS);
static void vmop_min_f64(HANDLER_ARGS);
static void vmop_min_f64__n(HANDLER_ARGS);
static void vmop_min_f64__a(HANDLER_ARGS);
static void vmop_min_f64__a__n(HANDLER_ARGS);
static void vmop_min_f64__b(HANDLER_ARGS);
static void vmop_min_f64__b__n(HANDLER_ARGS);
static void vmop_max_f64(HANDLER_ARGS);
static void vmop_max_f64__n(HANDLER_ARGS);
static void vmop_max_f64__a(HANDLER_ARGS);
static void vmop_max_f64__a__n(HANDLER_ARGS);
static void vmop_max_f64__b(HANDLER_ARGS);
static void vmop_max_f64__b__n(HANDLER_ARGS);
static void vmop_copysign_f64(HANDLER_ARGS);
static void vmop_copysign_f64__n(HANDLER_ARGS);
static void vmop_copysign_f64__a(HANDLER_ARGS);
static void vmop_copysign_f64__a__n(HANDLER_ARGS);
static void vmop_copysign_f64__b(HANDLER_ARGS);
static void vmop_copysign_f64__b__n(HANDLER_ARGS);
static void vmop_neg_f64(HANDLER_ARGS);
static void vmop_neg_f64__n(HANDLER_ARGS);
static void vmop_neg_f64__a(HANDLER_ARGS);
static void vmop_neg_f64__a__n(HANDLER_ARGS);
static void vmop_abs_f64(HANDLER_ARGS);
static void vmop_abs_f64__n(HANDLER_ARGS);
static void vmop_abs_f64__a(HANDLER_ARGS);
static void vmop_abs_f64__a__n(HANDLER_ARGS);
static void vmop_sqrt_f64(HANDLER_ARGS);
static void vmop_sqrt_f64__n(HANDLER_ARGS);
static void vmop_sqrt_f64__a(HANDLER_ARGS);
static void vmop_sqrt_f64__a__n(HANDLER_ARGS);
static void vmop_ceil_f64(HANDLER_ARGS);
static void vmop_ceil_f64__n(HANDLER_ARGS);
static void vmop_ceil_f64__a(HANDLER_ARGS);
static void vmop_ceil_f64__a__n(HANDLER_ARGS);
static void vmop_floor_f64(HANDLER_ARGS);
static void vmop_floor_f64__n(HANDLER_ARGS);
static void vmop_floor_f64__a(HANDLER_ARGS);
static void vmop_floor_f64__a__n(HANDLER_ARGS);
static void vmop_trunc_f64(HANDLER_ARGS);
static void vmop_trunc_f64__n(HANDLER_ARGS);
static void vmop_trunc_f64__a(HANDLER_ARGS);
static void vmop_trunc_f64__a__n(HANDLER_ARGS);
static void vmop_nearest_f64(HANDLER_ARGS);
static void vmop_nearest_f64__n(HANDLER_ARGS);
static void vmop_nearest_f64__a(HANDLER_ARGS);
static void vmop_nearest_f64__a__n(HANDLER_ARGS);
static void vmop_fma_f64(HANDLER_ARGS);
static void vmop_fma_f64__n(HANDLER_ARGS);
static void vmop_fma_f64__a(HANDLER_ARGS);
static void vmop_fma_f64__a__n(HANDLER_ARGS);
static void vmop_fma_f64__b(HANDLER_ARGS);
static void vmop_fma_f64__b__n(HANDLER_ARGS);
static void vmop_fma_f64__c(HANDLER_ARGS);
static void vmop_fma_f64__c__n(HANDLER_ARGS);
static void vmop_cvt_f32_s32(HANDLER_ARGS);
static void vmop_cvt_f32_s32__n(HANDLER_ARGS);
static void vmop_cvt_f32_s32__a(HANDLER_ARGS);
static void vmop_cvt_f32_s32__a__n(HANDLER_ARGS);
static void vmop_cvt_f32_u32(HANDLER_ARGS);
static void vmop_cvt_f32_u32__n(HANDLER_ARGS);
static void vmop_cvt_f32_u32__a(HANDLER_ARGS);
static void vmop_cvt_f32_u32__a__n(HANDLER_ARGS);
static void vmop_cvt_s32_f32(HANDLER_ARGS);
static void vmop_cvt_s32_f32__n(HANDLER_ARGS);
static void vmop_cvt_s32_f32__a(HANDLER_ARGS);
static void vmop_cvt_s32_f32__a__n(HANDLER_ARGS);
static void vmop_cvt_u32_f32(HANDLER_ARGS);
static void vmop_cvt_u32_f32__n(HANDLER_ARGS);
static void vmop_cvt_u32_f32__a(HANDLER_ARGS);
static void vmop_cvt_u32_f32__a__n(HANDLER_ARGS);
static void vmop_cvt_f32_s64(HANDLER_ARGS);
static void vmop_cvt_f32_s64__n(HANDLER_ARGS);
static void vmop_cvt_f32_s64__a(HANDLER_ARGS);
static void vmop_cvt_f32_s64__a__n(HANDLER_ARGS);
static void vmop_cvt_f32_u64(HANDLER_ARGS);
static void vmop_cvt_f32_u64__n(HANDLER_ARGS);
static void vmop_cvt_f32_u64__a(HANDLER_ARGS);
static void vmop_cvt_f32_u64__a__n(HANDLER_ARGS);
static void vmop_cvt_s64_f32(HANDLER_ARGS);
static void vmop_cvt_s64_f32__n(HANDLER_ARGS);
static void vmop_cvt_s64_f32__a(HANDLER_ARGS);
static void vmop_cvt_s64_f32__a__n(HANDLER_ARGS);
static void vmop_cvt_u64_f32(HANDLER_ARGS);
static void vmop_cvt_u64_f32__n(HANDLER_ARGS);
static void vmop_cvt_u64_f32__a(HANDLER_ARGS);
static void vmop_cvt_u64_f32__a__n(HANDLER_ARGS);
static void vmop_cvt_f64_s32(HANDLER_ARGS);
static void vmop_cvt_f64_s32__n(HANDLER_ARGS);
static void vmop_cvt_f64_s32__a(HANDLER_ARGS);
static void vmop_cvt_f64_s32__a__n(HANDLER_ARGS);
static void vmop_cvt_f64_u32(HANDLER_ARGS);
static void vmop_cvt_f64_u32__n(HANDLER_ARGS);
static void vmop_cvt_f64_u32__a(HANDLER_ARGS);
static void vmop_cvt_f64_u32__a__n(HANDLER_ARGS);
static void vmop_cvt_s32_f64(HANDLER_ARGS);
static void vmop_cvt_s32_f64__n(HANDLER_ARGS);
static void vmop_cvt_s32_f64__a(HANDLER_ARGS);
static void vmop_cvt_s32_f64__a__n(HANDLER_ARGS);
static void vmop_cvt_u32_f64(HANDLER_ARGS);
static void vmop_cvt_u32_f64__n(HANDLER_ARGS);
static void vmop_cvt_u32_f64__a(HANDLER_ARGS);
static void vmop_cvt_u32_f64__a__n(HANDLER_ARGS);
static void vmop_cvt_f64_s64(HANDLER_ARGS);
static void vmop_cvt_f64_s64__n(HANDLER_ARGS);
static void vmop_cvt_f64_s64__a(HANDLER_ARGS);
static void vmop_cvt_f64_s64__a__n(HANDLER_ARGS);
static void vmop_cvt_f64_u64(HANDLER_ARGS);
static void vmop_cvt_f64_u64__n(HANDLER_ARGS);
static void vmop_cvt_f64_u64__a(HANDLER_ARGS);
static void vmop_cvt_f64_u64__a__n(HANDLER_ARGS);
static void vmop_cvt_s64_f64(HANDLER_ARGS);
static void vmop_cvt_s64_f64__n(HANDLER_ARGS);
static void vmop_cvt_s64_f64__a(HANDLER_ARGS);
static void vmop_cvt_s64_f64__a__n(HANDLER_ARGS);
static void vmop_cvt_u64_f64(HANDLER_ARGS);
static void vmop_cvt_u64_f64__n(HANDLER_ARGS);
static void vmop_cvt_u64_f64__a(HANDLER_ARGS);
static void vmop_cvt_u64_f64__a__n(HANDLER_ARGS);
static void vmop_cvt_f64_f32(HANDLER_ARGS);
static void vmop_cvt_f64_f32__n(HANDLER_ARGS);
static void vmop_cvt_f64_f32__a(HANDLER_ARGS);
static void vmop_cvt_f64_f32__a__n(HANDLER_ARGS);
static void vmop_cvt_f32_f64(HANDLER_ARGS);
static void vmop_cvt_f32_f64__n(HANDLER_ARGS);
static void vmop_cvt_f32_f64__a(HANDLER_ARGS);
static void vmop_cvt_f32_f64__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_base(HANDLER_ARGS);
static void vmop_ld_i32_s8_base__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_base__a(HANDLER_ARGS);
static void vmop_ld_i32_s8_base__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_abs(HANDLER_ARGS);
static void vmop_ld_i32_s8_abs__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_index0(HANDLER_ARGS);
static void vmop_ld_i32_s8_index0__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_index0__a(HANDLER_ARGS);
static void vmop_ld_i32_s8_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_index0__b(HANDLER_ARGS);
static void vmop_ld_i32_s8_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_dindex0(HANDLER_ARGS);
static void vmop_ld_i32_s8_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i32_s8_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i32_s8_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_base(HANDLER_ARGS);
static void vmop_ld_i32_u8_base__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_base__a(HANDLER_ARGS);
static void vmop_ld_i32_u8_base__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_abs(HANDLER_ARGS);
static void vmop_ld_i32_u8_abs__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_index0(HANDLER_ARGS);
static void vmop_ld_i32_u8_index0__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_index0__a(HANDLER_ARGS);
static void vmop_ld_i32_u8_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_index0__b(HANDLER_ARGS);
static void vmop_ld_i32_u8_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_dindex0(HANDLER_ARGS);
static void vmop_ld_i32_u8_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i32_u8_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i32_u8_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_base(HANDLER_ARGS);
static void vmop_ld_i32_s16_base__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_base__a(HANDLER_ARGS);
static void vmop_ld_i32_s16_base__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_abs(HANDLER_ARGS);
static void vmop_ld_i32_s16_abs__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_index0(HANDLER_ARGS);
static void vmop_ld_i32_s16_index0__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_index0__a(HANDLER_ARGS);
static void vmop_ld_i32_s16_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_index0__b(HANDLER_ARGS);
static void vmop_ld_i32_s16_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_index1(HANDLER_ARGS);
static void vmop_ld_i32_s16_index1__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_index1__a(HANDLER_ARGS);
static void vmop_ld_i32_s16_index1__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_index1__b(HANDLER_ARGS);
static void vmop_ld_i32_s16_index1__b__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex0(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex1(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex1__n(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex1__a(HANDLER_ARGS);
static void vmop_ld_i32_s16_dindex1__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_base(HANDLER_ARGS);
static void vmop_ld_i32_u16_base__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_base__a(HANDLER_ARGS);
static void vmop_ld_i32_u16_base__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_abs(HANDLER_ARGS);
static void vmop_ld_i32_u16_abs__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_index0(HANDLER_ARGS);
static void vmop_ld_i32_u16_index0__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_index0__a(HANDLER_ARGS);
static void vmop_ld_i32_u16_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_index0__b(HANDLER_ARGS);
static void vmop_ld_i32_u16_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_index1(HANDLER_ARGS);
static void vmop_ld_i32_u16_index1__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_index1__a(HANDLER_ARGS);
static void vmop_ld_i32_u16_index1__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_index1__b(HANDLER_ARGS);
static void vmop_ld_i32_u16_index1__b__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex0(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex1(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex1__n(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex1__a(HANDLER_ARGS);
static void vmop_ld_i32_u16_dindex1__a__n(HANDLER_ARGS);
static void vmop_ld_i32_base(HANDLER_ARGS);
static void vmop_ld_i32_base__n(HANDLER_ARGS);
static void vmop_ld_i32_base__a(HANDLER_ARGS);
static void vmop_ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_ld_i32_abs(HANDLER_ARGS);
static void vmop_ld_i32_abs__n(HANDLER_ARGS);
static void vmop_ld_i32_index0(HANDLER_ARGS);
static void vmop_ld_i32_index0__n(HANDLER_ARGS);
static void vmop_ld_i32_index0__a(HANDLER_ARGS);
static void vmop_ld_i32_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_index0__b(HANDLER_ARGS);
static void vmop_ld_i32_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i32_index2(HANDLER_ARGS);
static void vmop_ld_i32_index2__n(HANDLER_ARGS);
static void vmop_ld_i32_index2__a(HANDLER_ARGS);
static void vmop_ld_i32_index2__a__n(HANDLER_ARGS);
static void vmop_ld_i32_index2__b(HANDLER_ARGS);
static void vmop_ld_i32_index2__b__n(HANDLER_ARGS);
static void vmop_ld_i32_dindex0(HANDLER_ARGS);
static void vmop_ld_i32_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i32_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i32_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i32_dindex2(HANDLER_ARGS);
static void vmop_ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_ld_i32_dindex2__a(HANDLER_ARGS);
static void vmop_ld_i32_dindex2__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_base(HANDLER_ARGS);
static void vmop_ld_i64_s8_base__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_base__a(HANDLER_ARGS);
static void vmop_ld_i64_s8_base__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_abs(HANDLER_ARGS);
static void vmop_ld_i64_s8_abs__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_index0(HANDLER_ARGS);
static void vmop_ld_i64_s8_index0__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_index0__a(HANDLER_ARGS);
static void vmop_ld_i64_s8_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_index0__b(HANDLER_ARGS);
static void vmop_ld_i64_s8_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_dindex0(HANDLER_ARGS);
static void vmop_ld_i64_s8_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i64_s8_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i64_s8_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_base(HANDLER_ARGS);
static void vmop_ld_i64_s16_base__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_base__a(HANDLER_ARGS);
static void vmop_ld_i64_s16_base__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_abs(HANDLER_ARGS);
static void vmop_ld_i64_s16_abs__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_index0(HANDLER_ARGS);
static void vmop_ld_i64_s16_index0__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_index0__a(HANDLER_ARGS);
static void vmop_ld_i64_s16_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_index0__b(HANDLER_ARGS);
static void vmop_ld_i64_s16_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_index1(HANDLER_ARGS);
static void vmop_ld_i64_s16_index1__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_index1__a(HANDLER_ARGS);
static void vmop_ld_i64_s16_index1__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_index1__b(HANDLER_ARGS);
static void vmop_ld_i64_s16_index1__b__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex0(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex1(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex1__n(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex1__a(HANDLER_ARGS);
static void vmop_ld_i64_s16_dindex1__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_base(HANDLER_ARGS);
static void vmop_ld_i64_s32_base__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_base__a(HANDLER_ARGS);
static void vmop_ld_i64_s32_base__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_abs(HANDLER_ARGS);
static void vmop_ld_i64_s32_abs__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_index0(HANDLER_ARGS);
static void vmop_ld_i64_s32_index0__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_index0__a(HANDLER_ARGS);
static void vmop_ld_i64_s32_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_index0__b(HANDLER_ARGS);
static void vmop_ld_i64_s32_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_index2(HANDLER_ARGS);
static void vmop_ld_i64_s32_index2__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_index2__a(HANDLER_ARGS);
static void vmop_ld_i64_s32_index2__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_index2__b(HANDLER_ARGS);
static void vmop_ld_i64_s32_index2__b__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex0(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex2(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex2__n(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex2__a(HANDLER_ARGS);
static void vmop_ld_i64_s32_dindex2__a__n(HANDLER_ARGS);
static void vmop_ld_i64_base(HANDLER_ARGS);
static void vmop_ld_i64_base__n(HANDLER_ARGS);
static void vmop_ld_i64_base__a(HANDLER_ARGS);
static void vmop_ld_i64_base__a__n(HANDLER_ARGS);
static void vmop_ld_i64_abs(HANDLER_ARGS);
static void vmop_ld_i64_abs__n(HANDLER_ARGS);
static void vmop_ld_i64_index0(HANDLER_ARGS);
static void vmop_ld_i64_index0__n(HANDLER_ARGS);
static void vmop_ld_i64_index0__a(HANDLER_ARGS);
static void vmop_ld_i64_index0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_index0__b(HANDLER_ARGS);
static void vmop_ld_i64_index0__b__n(HANDLER_ARGS);
static void vmop_ld_i64_index3(HANDLER_ARGS);
static void vmop_ld_i64_index3__n(HANDLER_ARGS);
static void vmop_ld_i64_index3__a(HANDLER_ARGS);
static void vmop_ld_i64_index3__a__n(HANDLER_ARGS);
static void vmop_ld_i64_index3__b(HANDLER_ARGS);
static void vmop_ld_i64_index3__b__n(HANDLER_ARGS);
static void vmop_ld_i64_dindex0(HANDLER_ARGS);
static void vmop_ld_i64_dindex0__n(HANDLER_ARGS);
static void vmop_ld_i64_dindex0__a(HANDLER_ARGS);
static void vmop_ld_i64_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_i64_dindex3(HANDLER_ARGS);
static void vmop_ld_i64_dindex3__n(HANDLER_ARGS);
static void vmop_ld_i64_dindex3__a(HANDLER_ARGS);
static void vmop_ld_i64_dindex3__a__n(HANDLER_ARGS);
static void vmop_ld_f32_base(HANDLER_ARGS);
static void vmop_ld_f32_base__n(HANDLER_ARGS);
static void vmop_ld_f32_base__a(HANDLER_ARGS);
static void vmop_ld_f32_base__a__n(HANDLER_ARGS);
static void vmop_ld_f32_abs(HANDLER_ARGS);
static void vmop_ld_f32_abs__n(HANDLER_ARGS);
static void vmop_ld_f32_index0(HANDLER_ARGS);
static void vmop_ld_f32_index0__n(HANDLER_ARGS);
static void vmop_ld_f32_index0__a(HANDLER_ARGS);
static void vmop_ld_f32_index0__a__n(HANDLER_ARGS);
static void vmop_ld_f32_index0__b(HANDLER_ARGS);
static void vmop_ld_f32_index0__b__n(HANDLER_ARGS);
static void vmop_ld_f32_index2(HANDLER_ARGS);
static void vmop_ld_f32_index2__n(HANDLER_ARGS);
static void vmop_ld_f32_index2__a(HANDLER_ARGS);
static void vmop_ld_f32_index2__a__n(HANDLER_ARGS);
static void vmop_ld_f32_index2__b(HANDLER_ARGS);
static void vmop_ld_f32_index2__b__n(HANDLER_ARGS);
static void vmop_ld_f32_dindex0(HANDLER_ARGS);
static void vmop_ld_f32_dindex0__n(HANDLER_ARGS);
static void vmop_ld_f32_dindex0__a(HANDLER_ARGS);
static void vmop_ld_f32_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_f32_dindex2(HANDLER_ARGS);
static void vmop_ld_f32_dindex2__n(HANDLER_ARGS);
static void vmop_ld_f32_dindex2__a(HANDLER_ARGS);
static void vmop_ld_f32_dindex2__a__n(HANDLER_ARGS);
static void vmop_ld_f64_base(HANDLER_ARGS);
static void vmop_ld_f64_base__n(HANDLER_ARGS);
static void vmop_ld_f64_base__a(HANDLER_ARGS);
static void vmop_ld_f64_base__a__n(HANDLER_ARGS);
static void vmop_ld_f64_abs(HANDLER_ARGS);
static void vmop_ld_f64_abs__n(HANDLER_ARGS);
static void vmop_ld_f64_index0(HANDLER_ARGS);
static void vmop_ld_f64_index0__n(HANDLER_ARGS);
static void vmop_ld_f64_index0__a(HANDLER_ARGS);
static void vmop_ld_f64_index0__a__n(HANDLER_ARGS);
static void vmop_ld_f64_index0__b(HANDLER_ARGS);
static void vmop_ld_f64_index0__b__n(HANDLER_ARGS);
static void vmop_ld_f64_index3(HANDLER_ARGS);
static void vmop_ld_f64_index3__n(HANDLER_ARGS);
static void vmop_ld_f64_index3__a(HANDLER_ARGS);
static void vmop_ld_f64_index3__a__n(HANDLER_ARGS);
static void vmop_ld_f64_index3__b(HANDLER_ARGS);
static void vmop_ld_f64_index3__b__n(HANDLER_ARGS);
static void vmop_ld_f64_dindex0(HANDLER_ARGS);
static void vmop_ld_f64_dindex0__n(HANDLER_ARGS);
static void vmop_ld_f64_dindex0__a(HANDLER_ARGS);
static void vmop_ld_f64_dindex0__a__n(HANDLER_ARGS);
static void vmop_ld_f64_dindex3(HANDLER_ARGS);
static void vmop_ld_f64_dindex3__n(HANDLER_ARGS);
static void vmop_ld_f64_dindex3__a(HANDLER_ARGS);
static void vmop_ld_f64_dindex3__a__n(HANDLER_ARGS);
static void vmop_st_i8_base(HANDLER_ARGS);
static void vmop_st_i8_base__a(HANDLER_ARGS);
static void vmop_st_i8_base__b(HANDLER_ARGS);
static void vmop_st_i8_abs(HANDLER_ARGS);
static void vmop_st_i8_abs__a(HANDLER_ARGS);
static void vmop_st_i8_index0(HANDLER_ARGS);
static void vmop_st_i8_index0__a(HANDLER_ARGS);
static void vmop_st_i8_index0__b(HANDLER_ARGS);
static void vmop_st_i8_index0__c(HANDLER_ARGS);
static void vmop_st_i8_dindex0(HANDLER_ARGS);
static void vmop_st_i8_dindex0__a(HANDLER_ARGS);
static void vmop_st_i8_dindex0__b(HANDLER_ARGS);
static void vmop_st_i16_base(HANDLER_ARGS);
static void vmop_st_i16_base__a(HANDLER_ARGS);
static void vmop_st_i16_base__b(HANDLER_ARGS);
static void vmop_st_i16_abs(HANDLER_ARGS);
static void vmop_st_i16_abs__a(HANDLER_ARGS);
static void vmop_st_i16_index0(HANDLER_ARGS);
static void vmop_st_i16_index0__a(HANDLER_ARGS);
static void vmop_st_i16_index0__b(HANDLER_ARGS);
static void vmop_st_i16_index0__c(HANDLER_ARGS);
static void vmop_st_i16_index1(HANDLER_ARGS);
static void vmop_st_i16_index1__a(HANDLER_ARGS);
static void vmop_st_i16_index1__b(HANDLER_ARGS);
static void vmop_st_i16_index1__c(HANDLER_ARGS);
static void vmop_st_i16_dindex0(HANDLER_ARGS);
static void vmop_st_i16_dindex0__a(HANDLER_ARGS);
static void vmop_st_i16_dindex0__b(HANDLER_ARGS);
static void vmop_st_i16_dindex1(HANDLER_ARGS);
static void vmop_st_i16_dindex1__a(HANDLER_ARGS);
static void vmop_st_i16_dindex1__b(HANDLER_ARGS);
static void vmop_st_i32_base(HANDLER_ARGS);
static void vmop_st_i32_base__a(HANDLER_ARGS);
static void vmop_st_i32_base__b(HANDLER_ARGS);
static void vmop_st_i32_abs(HANDLER_ARGS);
static void vmop_st_i32_abs__a(HANDLER_ARGS);
static void vmop_st_i32_index0(HANDLER_ARGS);
static void vmop_st_i32_index0__a(HANDLER_ARGS);
static void vmop_st_i32_index0__b(HANDLER_ARGS);
static void vmop_st_i32_index0__c(HANDLER_ARGS);
static void vmop_st_i32_index2(HANDLER_ARGS);
static void vmop_st_i32_index2__a(HANDLER_ARGS);
static void vmop_st_i32_index2__b(HANDLER_ARGS);
static void vmop_st_i32_index2__c(HANDLER_ARGS);
static void vmop_st_i32_dindex0(HANDLER_ARGS);
static void vmop_st_i32_dindex0__a(HANDLER_ARGS);
static void vmop_st_i32_dindex0__b(HANDLER_ARGS);
static void vmop_st_i32_dindex2(HANDLER_ARGS);
static void vmop_st_i32_dindex2__a(HANDLER_ARGS);
static void vmop_st_i32_dindex2__b(HANDLER_ARGS);
static void vmop_st_i64_base(HANDLER_ARGS);
static void vmop_st_i64_base__a(HANDLER_ARGS);
static void vmop_st_i64_base__b(HANDLER_ARGS);
static void vmop_st_i64_abs(HANDLER_ARGS);
static void vmop_st_i64_abs__a(HANDLER_ARGS);
static void vmop_st_i64_index0(HANDLER_ARGS);
static void vmop_st_i64_index0__a(HANDLER_ARGS);
static void vmop_st_i64_index0__b(HANDLER_ARGS);
static void vmop_st_i64_index0__c(HANDLER_ARGS);
static void vmop_st_i64_index3(HANDLER_ARGS);
static void vmop_st_i64_index3__a(HANDLER_ARGS);
static void vmop_st_i64_index3__b(HANDLER_ARGS);
static void vmop_st_i64_index3__c(HANDLER_ARGS);
static void vmop_st_i64_dindex0(HANDLER_ARGS);
static void vmop_st_i64_dindex0__a(HANDLER_ARGS);
static void vmop_st_i64_dindex0__b(HANDLER_ARGS);
static void vmop_st_i64_dindex3(HANDLER_ARGS);
static void vmop_st_i64_dindex3__a(HANDLER_ARGS);
static void vmop_st_i64_dindex3__b(HANDLER_ARGS);
static void vmop_st_f32_base(HANDLER_ARGS);
static void vmop_st_f32_base__a(HANDLER_ARGS);
static void vmop_st_f32_base__b(HANDLER_ARGS);
static void vmop_st_f32_abs(HANDLER_ARGS);
static void vmop_st_f32_abs__a(HANDLER_ARGS);
static void vmop_st_f32_index0(HANDLER_ARGS);
static void vmop_st_f32_index0__a(HANDLER_ARGS);
static void vmop_st_f32_index0__b(HANDLER_ARGS);
static void vmop_st_f32_index0__c(HANDLER_ARGS);
static void vmop_st_f32_index2(HANDLER_ARGS);
static void vmop_st_f32_index2__a(HANDLER_ARGS);
static void vmop_st_f32_index2__b(HANDLER_ARGS);
static void vmop_st_f32_index2__c(HANDLER_ARGS);
static void vmop_st_f32_dindex0(HANDLER_ARGS);
static void vmop_st_f32_dindex0__a(HANDLER_ARGS);
static void vmop_st_f32_dindex0__b(HANDLER_ARGS);
static void vmop_st_f32_dindex2(HANDLER_ARGS);
static void vmop_st_f32_dindex2__a(HANDLER_ARGS);
static void vmop_st_f32_dindex2__b(HANDLER_ARGS);
static void vmop_st_f64_base(HANDLER_ARGS);
static void vmop_st_f64_base__a(HANDLER_ARGS);
static void vmop_st_f64_base__b(HANDLER_ARGS);
static void vmop_st_f64_abs(HANDLER_ARGS);
static void vmop_st_f64_abs__a(HANDLER_ARGS);
static void vmop_st_f64_index0(HANDLER_ARGS);
static void vmop_st_f64_index0__a(HANDLER_ARGS);
static void vmop_st_f64_index0__b(HANDLER_ARGS);
static void vmop_st_f64_index0__c(HANDLER_ARGS);
static void vmop_st_f64_index3(HANDLER_ARGS);
static void vmop_st_f64_index3__a(HANDLER_ARGS);
static void vmop_st_f64_index3__b(HANDLER_ARGS);
static void vmop_st_f64_index3__c(HANDLER_ARGS);
static void vmop_st_f64_dindex0(HANDLER_ARGS);
static void vmop_st_f64_dindex0__a(HANDLER_ARGS);
static void vmop_st_f64_dindex0__b(HANDLER_ARGS);
static void vmop_st_f64_dindex3(HANDLER_ARGS);
static void vmop_st_f64_dindex3__a(HANDLER_ARGS);
static void vmop_st_f64_dindex3__b(HANDLER_ARGS);
static void vmop_st_i8_k_base(HANDLER_ARGS);
static void vmop_st_i8_k_base__a(HANDLER_ARGS);
static void vmop_st_i8_k_abs(HANDLER_ARGS);
static void vmop_st_i8_k_index0(HANDLER_ARGS);
static void vmop_st_i8_k_index0__a(HANDLER_ARGS);
static void vmop_st_i8_k_index0__b(HANDLER_ARGS);
static void vmop_st_i8_k_dindex0(HANDLER_ARGS);
static void vmop_st_i8_k_dindex0__a(HANDLER_ARGS);
static void vmop_st_i16_k_base(HANDLER_ARGS);
static void vmop_st_i16_k_base__a(HANDLER_ARGS);
static void vmop_st_i16_k_abs(HANDLER_ARGS);
static void vmop_st_i16_k_index0(HANDLER_ARGS);
static void vmop_st_i16_k_index0__a(HANDLER_ARGS);
static void vmop_st_i16_k_index0__b(HANDLER_ARGS);
static void vmop_st_i16_k_index1(HANDLER_ARGS);
static void vmop_st_i16_k_index1__a(HANDLER_ARGS);
static void vmop_st_i16_k_index1__b(HANDLER_ARGS);
static void vmop_st_i16_k_dindex0(HANDLER_ARGS);
static void vmop_st_i16_k_dindex0__a(HANDLER_ARGS);
static void vmop_st_i16_k_dindex1(HANDLER_ARGS);
static void vmop_st_i16_k_dindex1__a(HANDLER_ARGS);
static void vmop_st_i32_k_base(HANDLER_ARGS);
static void vmop_st_i32_k_base__a(HANDLER_ARGS);
static void vmop_st_i32_k_abs(HANDLER_ARGS);
static void vmop_st_i32_k_index0(HANDLER_ARGS);
static void vmop_st_i32_k_index0__a(HANDLER_ARGS);
static void vmop_st_i32_k_index0__b(HANDLER_ARGS);
static void vmop_st_i32_k_index2(HANDLER_ARGS);
static void vmop_st_i32_k_index2__a(HANDLER_ARGS);
static void vmop_st_i32_k_index2__b(HANDLER_ARGS);
static void vmop_st_i32_k_dindex0(HANDLER_ARGS);
static void vmop_st_i32_k_dindex0__a(HANDLER_ARGS);
static void vmop_st_i32_k_dindex2(HANDLER_ARGS);
static void vmop_st_i32_k_dindex2__a(HANDLER_ARGS);
static void vmop_st_i64_k_base(HANDLER_ARGS);
static void vmop_st_i64_k_base__a(HANDLER_ARGS);
static void vmop_st_i64_k_abs(HANDLER_ARGS);
static void vmop_st_i64_k_index0(HANDLER_ARGS);
static void vmop_st_i64_k_index0__a(HANDLER_ARGS);
static void vmop_st_i64_k_index0__b(HANDLER_ARGS);
static void vmop_st_i64_k_index3(HANDLER_ARGS);
static void vmop_st_i64_k_index3__a(HANDLER_ARGS);
static void vmop_st_i64_k_index3__b(HANDLER_ARGS);
static void vmop_st_i64_k_dindex0(HANDLER_ARGS);
static void vmop_st_i64_k_dindex0__a(HANDLER_ARGS);
static void vmop_st_i64_k_dindex3(HANDLER_ARGS);
static void vmop_st_i64_k_dindex3__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_ne_i64_back__a(HANDLER_ARGS);
static void vmop_seq_mul_f64__a__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_mov__mov(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__n__add_i32__a__ld_i32_u8_index0__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_st_i8_k_dindex0__add_i64_tie(HANDLER_ARGS);
static void vmop_seq_st_i8_k_dindex0__add_i64_tie__br_lt_u_i64_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_st_f64_dindex3__a__add_i64_k__a(HANDLER_ARGS);
static void vmop_seq_st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_ld_f32_index2__b__n__add_f32__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_index3__b__shl_i64_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_f64_index3__b__shl_i64_k__a__n__ld_f64_index0__b__n(HANDLER_ARGS);
static void vmop_seq_mul_f64__a__n__add_f64__a__add_i64_k_tie__br_ne_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__a__n__xor_i64__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_mov__mov__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__n__mul_f64__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__add_i32_k(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_eq_i64__a(HANDLER_ARGS);
static void vmop_seq_add_f64__a__n__st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_ne_i64_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n(HANDLER_ARGS);
static void vmop_seq_add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32__a(HANDLER_ARGS);
static void vmop_seq_mov32__add_i32_k(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__ret_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__add_i32_k(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_const_i32__br_gt_s_i32_k(HANDLER_ARGS);
static void vmop_seq_add_i32_k__add_i32(HANDLER_ARGS);
static void vmop_seq_add_i32_k__add_i32__br_gt_u_i32_k_back(HANDLER_ARGS);
static void vmop_seq_square_f64__a__square_f64(HANDLER_ARGS);
static void vmop_seq_square_f64__a__square_f64__add_f64__a__n(HANDLER_ARGS);
static void vmop_seq_square_f64__a__square_f64__add_f64__a__n__br_lt_f64__b(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_and_i64_k__n__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_square_i64_tie__shr_u_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a__sub_f64__n(HANDLER_ARGS);
static void vmop_seq_add_f64__a__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_f64__a__add_i32_k__a__br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_mov__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_dindex0__a__n__set_eq_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_mul_f64__n__mul_f64__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n(HANDLER_ARGS);
static void vmop_seq_rotl_i32_k__n__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_mul_f32__ld_f32_index2__b(HANDLER_ARGS);
static void vmop_seq_mul_f32__ld_f32_index2__b__ld_f32_index2__b__n__add_f32__a(HANDLER_ARGS);
static void vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b(HANDLER_ARGS);
static void vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b__add_f32__a__n(HANDLER_ARGS);
static void vmop_seq_mul_f32__a__n__add_f32__a__n(HANDLER_ARGS);
static void vmop_seq_mul_f32__a__n__add_f32__a__n__st_f32_index2__a(HANDLER_ARGS);
static void vmop_seq_add_i32__n__mul_i32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__cvt_f64_s32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b__ld_f64_dindex3__n(HANDLER_ARGS);
static void vmop_seq_shl_i64_k__a__n__xor_i64__a(HANDLER_ARGS);
static void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_z_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__ret_i32__a(HANDLER_ARGS);
static void vmop_seq_br_z_i32_back__mov32__add_i32_k(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__ld_i32_base__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__shr_u_i32_k__n__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie__add_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__sub_f64__a__n(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__sub_f64__a__n__st_f64_dindex3__a(HANDLER_ARGS);
static void vmop_seq_add_f64__n__st_f64_dindex3__a(HANDLER_ARGS);
static void vmop_seq_mov__mov__mov__mov(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__jmp_back(HANDLER_ARGS);
static void vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_mov32__mov32(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__n__xor_i64__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n__mul_f64__a__n(HANDLER_ARGS);
static void vmop_seq_xor_i32__a__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_const_i32__jmp(HANDLER_ARGS);
static void vmop_seq_add_i32_k__add_i32_k__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__add_i32_k__n__and_i32__a__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex0__a__n__sub_f64__b(HANDLER_ARGS);
static void vmop_seq_ld_f64_base__n__sub_f64__a__n(HANDLER_ARGS);
static void vmop_seq_ld_f64_base__n__sub_f64__a__n__st_f64_base__a(HANDLER_ARGS);
static void vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n(HANDLER_ARGS);
static void vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n__add_f64__a__n(HANDLER_ARGS);
static void vmop_seq_set_lt_u_i32__b__n__select__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__n__lea_data0__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_seq_st_i64_base__ld_i64_base__n(HANDLER_ARGS);
static void vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a__mul_i64__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_set_ne_i64_k__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i64_base(HANDLER_ARGS);
static void vmop_seq_mov__mov__a__mov(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__st_i64_base(HANDLER_ARGS);
static void vmop_seq_br_le_u_i32__load_tie(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__ld_i32_base__n__br_lt_s_i32__a(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__or_i32_k__a(HANDLER_ARGS);
static void vmop_seq_set_ne_i64_k__n__br_z_i32__a__br_ne_i64_k_back(HANDLER_ARGS);
static void vmop_seq_lea__b__ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__mov32(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__br_ne_i32__a(HANDLER_ARGS);
static void vmop_seq_st_i8_index0__a__mov(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__br_eq_i32_back__a(HANDLER_ARGS);
static void vmop_seq_st_i8_index0__a__mov__br_eq_i64_k_back(HANDLER_ARGS);
static void vmop_seq_add_i64_k__n__and_i64_k__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k(HANDLER_ARGS);
static void vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k__and_i64_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a__load__n(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__st_i64_abs__a__br_lt_u_i64_back__a(HANDLER_ARGS);
static void vmop_seq_mov__br_ne_i64_back(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__add_i64_k_tie__br_ne_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n__shr_u_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_add_i64__add_i32__n__mul_i32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i64__add_i32__n__mul_i32__a__n__shr_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__add_i64_k(HANDLER_ARGS);
static void vmop_seq_mul_f64__a__n__add_f64__a__mov__br_ne_i64_back(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_eq_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__a__ld_i32_base__n(HANDLER_ARGS);
static void vmop_seq_st_i32_index2__a__add_i64_k_tie__br_eq_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n__min_s_i32__b_tie(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__a__mov(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__a__mov__add_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__br_ne_i64_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__br_eq_i32_back__a__set_lt_u_i32__b__n__select__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_index0__b_tie__add_i32_k__n__br_ne_i64_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__a__ld_i32_base__n__br_le_u_i32_back__b(HANDLER_ARGS);
static void vmop_seq_and_i32_k__a__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__a__add_i64_k__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__st_i64_base__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__and_i32_k__a__n__ld_i64_dindex3__a__n(HANDLER_ARGS);
static void vmop_seq_const_i32__br_gt_s_i32_k__const_i32__n(HANDLER_ARGS);
static void vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_neg_f64__a__select(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a__n__lea__b(HANDLER_ARGS);
static void vmop_seq_mov__mov32(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_k__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__sub_i64__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__sub_i64__n__ld_i32_dindex2__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n(HANDLER_ARGS);
static void vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n__br_lt_u_i64_back(HANDLER_ARGS);
static void vmop_seq_square_f64__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__ld_f64_dindex0__a__n__sub_f64__b(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a(HANDLER_ARGS);
static void vmop_seq_mul_f64__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_mul_i64__a__n__ld_f64_dindex3__a__ld_f64_dindex3__a(HANDLER_ARGS);
static void vmop_seq_neg_f64__a__select__add_i64(HANDLER_ARGS);
static void vmop_seq_neg_f64__a__select__add_i64__add_i64__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__mul_f64__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a__mul_f64__a__n(HANDLER_ARGS);
static void vmop_seq_sub_f64__b_tie__mul_f64_tie(HANDLER_ARGS);
static void vmop_seq_sub_f64__b_tie__mul_f64_tie__mul_f64__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_add_f64__n__st_f64_dindex3__a__add_f64__n__st_f64_dindex3__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_eq_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_index0__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__ld_i32_s8_index0__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__br_eq_i64_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_index2__ld_i32_index2__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_index2__ld_i32_index2__n__max_s_i32__b__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_index2__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a__br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_mov__mov__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a__add_i32_k_tie__jmp_back(HANDLER_ARGS);
static void vmop_seq_const_i32__const_i32(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_br_eq_i32_k__br_ne_i32_k(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n__mul_i64__a(HANDLER_ARGS);
static void vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_seq_st_i64_base__st_i64_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__add_i64_k__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back(HANDLER_ARGS);
static void vmop_seq_mov32__mov32__add_i32_k(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__a__mov__mov__jmp_back(HANDLER_ARGS);
static void vmop_seq_rotl_i32_k__a__rotl_i32_k__n__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__st_i32_base__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_le_u_i64_back__b(HANDLER_ARGS);
static void vmop_seq_ld_i64_base_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__st_i32_base__a__mul_i32_k__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a__add_i64_k_tie__br_le_u_i64_back__b(HANDLER_ARGS);
static void vmop_seq_const_i64_w__n__mul_i64__a(HANDLER_ARGS);
static void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a_wide(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__add_i32_k(HANDLER_ARGS);
static void vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_const_i32__n__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a__st_f64_abs__a(HANDLER_ARGS);
static void vmop_seq_br_le_s_i32_back__br_le_s_i32(HANDLER_ARGS);
static void vmop_seq_const_i32__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__jmp(HANDLER_ARGS);
static void vmop_seq_br_le_s_i32_back__br_le_s_i32__ld_i32_dindex2(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__n__br_lt_s_i32_back__a(HANDLER_ARGS);
static void vmop_seq_set_lt_s_i32__a__n__select__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__ext_i64_s32(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n__set_lt_s_i32__a__n__select__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_mov__mov32__mov32(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__n__br_lt_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ext_i64_s32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_mov__mov__a__mov__jmp(HANDLER_ARGS);
static void vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ext_i64_s32__a__n__br_le_s_i64__b(HANDLER_ARGS);
static void vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32(HANDLER_ARGS);
static void vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32__br_le_s_i32(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__add_i32_k__a__n__br_lt_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__n__st_i32_abs__a(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a__ext_i64_s32__a__n(HANDLER_ARGS);
static void vmop_seq_lea__n__st_i8_base__b(HANDLER_ARGS);
static void vmop_seq_st_i8_dindex0__a__add_i64_k(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__br_eq_i64_k__a__ld_i64_base_tie(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__n__lea_data0__a__n(HANDLER_ARGS);
static void vmop_seq_div_u_i32_m__n__mul_i32_k__a(HANDLER_ARGS);
static void vmop_seq_div_u_i32_m__n__mul_i32_k__a__div_u_i32_m__n(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__jmp_back(HANDLER_ARGS);
static void vmop_seq_ext_i32_s8__a__br_eq_i32_k_back(HANDLER_ARGS);
static void vmop_seq_const_i32__br_eq_i32(HANDLER_ARGS);
static void vmop_seq_st_i8_k_dindex0__st_i8_k_index0(HANDLER_ARGS);
static void vmop_seq_add_i32_k__br_le_u_i32__b(HANDLER_ARGS);
static void vmop_seq_ext_i64_u32__mul_i64_k__a__n__lea_data0__a__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_ext_i64_u32__br_le_u_i64_back(HANDLER_ARGS);
static void vmop_seq_mov__br_z_i32(HANDLER_ARGS);
static void vmop_seq_set_lt_u_i64__b__n__select__a(HANDLER_ARGS);
static void vmop_seq_br_le_u_i32__a__ld_i64_base__mov32(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_mov__add_i64_k_tie__jmp_back(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__n__ld_i64_dindex0__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__br_le_u_i32__b__mul_i64_k__a__n__ld_i64_dindex0__a(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n__set_lt_u_i64__b__n__select__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i32_k_tie__ld_i32_base__ld_i32_base__n(HANDLER_ARGS);
static void vmop_seq_xor_i32__a__n__add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_abs__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__br_gt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_dindex0__a__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_or_i32__a__n__and_i32_k__a(HANDLER_ARGS);
static void vmop_seq_sub_i32__ld_i32_s8_dindex0__a__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_and_i32_k__a__ld_i32_u16_dindex1__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__n__sub_i32__b__n(HANDLER_ARGS);
static void vmop_seq_and_i32_k__div_u_i32_m__a(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__n__sub_i32__b__n__and_i32_k__a__ld_i32_u16_dindex1__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__and_i32_k__div_u_i32_m__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__and_i32_k__a__n__ld_i32_u16_dindex1__a__n(HANDLER_ARGS);
static void vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a(HANDLER_ARGS);
static void vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a__br_ne_i32_k_back(HANDLER_ARGS);
static void vmop_seq_mov__br_lt_u_i32_back__a(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__ld_i64_base(HANDLER_ARGS);
static void vmop_seq_st_i64_base__st_i64_base__a__shl_i32_k__or_i32_k__a(HANDLER_ARGS);
static void vmop_seq_mov__a__const_i32__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__st_i8_base__a(HANDLER_ARGS);
static void vmop_seq_ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back(HANDLER_ARGS);
static void vmop_seq_lea__n__st_i64_base__b(HANDLER_ARGS);
static void vmop_seq_mul_i32_k_tie__add_i32_k__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__n_wide__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32__add_i32(HANDLER_ARGS);
static void vmop_seq_xor_i32_k__n__and_i32__a__n(HANDLER_ARGS);
static void vmop_seq_st_i32_index2__a__add_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a__rotl_i32_k__n(HANDLER_ARGS);
static void vmop_seq_xor_i32__a__n__add_i32__a__and_i32(HANDLER_ARGS);
static void vmop_seq_xor_i32_k__n__and_i32__a__n__or_i32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32__a__ld_i32_dindex2__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n(HANDLER_ARGS);
static void vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_and_i32__n__xor_i32__a__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32__add_i32__add_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__lea__a__n(HANDLER_ARGS);
static void vmop_seq_or_i64__a__ld_i32_u8_dindex0__n(HANDLER_ARGS);
static void vmop_seq_br_eq_i32_k_back__a__br_eq_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_mov__const_i32(HANDLER_ARGS);
static void vmop_seq_mul_f64__a__n__mul_f64__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__square_f64(HANDLER_ARGS);
static void vmop_seq_square_f64__n__add_f64__a__square_f64__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_sqrt_f64__a__n__mul_f64__a__n(HANDLER_ARGS);
static void vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b(HANDLER_ARGS);
static void vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b__ld_f64_dindex0__a(HANDLER_ARGS);
static void vmop_seq_st_f64_dindex0__a__add_i64_k_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_nz_i32_back(HANDLER_ARGS);
static void vmop_seq_add_i64_k__n__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k__br_ne_i32_k_back(HANDLER_ARGS);
static void vmop_seq_set_ne_i32_k__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_set_eq_i32_k__n__and_i32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32_k__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_select__c__set_ne_i32_k(HANDLER_ARGS);
static void vmop_seq_set_lt_u_i32_k__a__n__or_i32__a(HANDLER_ARGS);
static void vmop_seq_set_eq_i32_k__ld_i32_u8_base__add_i64_k_tie(HANDLER_ARGS);
static void vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a__br_nz_i32_back(HANDLER_ARGS);
static void vmop_seq_add_i32__mov__br_z_i32(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32_k__a__n__set_lt_u_i32_k__a__n__or_i32__a(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__add_i32_k__n__and_i32_k__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_select__c__set_ne_i32_k__set_ne_i32_k__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__br_eq_i32_k_back__a__br_eq_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__add_i64_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__jmp(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__n__st_i64_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__lea__a__n__add_i64_k__a__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i32_base__a__n__br_le_u_i64__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__st_i8_base__a__jmp(HANDLER_ARGS);
static void vmop_seq_sub_i32__br_gt_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_sub_i32__br_gt_u_i32_k__a__br_nz_i32_back(HANDLER_ARGS);
static void vmop_seq_mov32__mov32__a(HANDLER_ARGS);
static void vmop_seq_rem_u_i32_m__a__n__add_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_mov32__mov32__a__add_i32_k(HANDLER_ARGS);
static void vmop_seq_mov__mov__br_lt_u_i32_back(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_le_u_i32__b(HANDLER_ARGS);
static void vmop_seq_mov__add_i32_k_tie__jmp_back(HANDLER_ARGS);
static void vmop_seq_xor_i32__n__mul_i32_k__a_wide(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__rem_u_i32_m__a__n__add_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_st_i8_dindex0__a__add_i64_k__mul_i32_k__n_wide__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex0__a__ld_f64_dindex0__a(HANDLER_ARGS);
static void vmop_seq_and_i32__a__n__br_z_i32_back__a(HANDLER_ARGS);
static void vmop_seq_max_u_i32__select(HANDLER_ARGS);
static void vmop_seq_lea2__n__ld_i32_u8_base__a__n(HANDLER_ARGS);
static void vmop_seq_lea_data0__const_i64(HANDLER_ARGS);
static void vmop_seq_ld_i32_index2__n__add_i32__a__ld_i32_index2__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2_tie__set_lt_u_i32(HANDLER_ARGS);
static void vmop_seq_max_u_i32__select__add_i32_k_tie(HANDLER_ARGS);
static void vmop_seq_max_u_i32__select__add_i32_k_tie__br_lt_s_i32_k(HANDLER_ARGS);
static void vmop_seq_ld_i32_index2__b__rotl_i32_k__a__rotl_i32_k__n__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__xor_i32__a__ld_i32_index2(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__br_lt_u_i64__b(HANDLER_ARGS);
static void vmop_seq_shl_i32__b__and_i32__a__n__br_z_i32_back__a(HANDLER_ARGS);
static void vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_mov__add_i32_k_tie(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__st_i64_base__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_const_i32__br_nz_i32(HANDLER_ARGS);
static void vmop_seq_set_lt_u_i32__b__n__select__a__n__add_i64__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__a__n__br_eq_i32__a(HANDLER_ARGS);
static void vmop_seq_cvt_f64_u32__a__n__add_f64__a(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__st_i32_dindex2__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__lea__b(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__a__n__or_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__n__and_i32_k__a__n__br_lt_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_mov__mov__mov(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n__br_gt_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__n__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__n__add_i32_k__a__n__st_i32_abs__a(HANDLER_ARGS);
static void vmop_seq_const_i64__n__st_i8_index0__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__mov(HANDLER_ARGS);
static void vmop_seq_st_i64_abs__st_i32_k_abs(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a__br_nz_i32(HANDLER_ARGS);
static void vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a__ext_i32_s8__n(HANDLER_ARGS);
static void vmop_seq_st_i32_abs__a__jmp(HANDLER_ARGS);
static void vmop_seq_const_i64__jmp_back(HANDLER_ARGS);
static void vmop_seq_mov__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_le_u_i32__b__br_lt_u_i64_k32_back_wide(HANDLER_ARGS);
static void vmop_seq_const_i32__mov(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__n__st_i32_base__a(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_i32_u8_base__a(HANDLER_ARGS);
static void vmop_seq_const_i64__const_i32__jmp(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a__jmp(HANDLER_ARGS);
static void vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a__st_i32_base__a(HANDLER_ARGS);
static void vmop_seq_const_i32__br_lt_s_i32_k(HANDLER_ARGS);
static void vmop_seq_br_eq_i32_k__a__br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_mov__mov__mov32(HANDLER_ARGS);
static void vmop_seq_mov__load_tie(HANDLER_ARGS);
static void vmop_seq_rsub_i32_k__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a(HANDLER_ARGS);
static void vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a__or_i32__n(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__a__or_i32__n(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a__mov32(HANDLER_ARGS);
static void vmop_seq_add_i32__a__br_ne_i32_back(HANDLER_ARGS);
static void vmop_seq_add_i32__a__st_i8_k_dindex0__st_i8_k_index0(HANDLER_ARGS);
static void vmop_seq_st_i8_k_dindex0__jmp_back(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__lea__b__ld_i32_s8_base__a__n__br_ne_i32_k__a(HANDLER_ARGS);
static void vmop_seq_or_i32__n__or_i32__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ext_i64_u32(HANDLER_ARGS);
static void vmop_seq_xor_i32_k__a__n__and_i32__a(HANDLER_ARGS);
static void vmop_seq_const_i32__br_lt_s_i32_k__add_i32(HANDLER_ARGS);
static void vmop_seq_const_i32__br_eq_i32__or_i32__n__or_i32__a__n(HANDLER_ARGS);
static void vmop_seq_xor_i32_k__a__n__and_i32__a__const_i32__br_nz_i32(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n__lea_data0__a(HANDLER_ARGS);
static void vmop_seq_and_i32_k__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__lea__n(HANDLER_ARGS);
static void vmop_seq_br_lt_u_i32_k_back__a__st_i64_abs__st_i32_k_abs(HANDLER_ARGS);
static void vmop_seq_ld_i64_abs__ld_i64_abs(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__n__add_i32__a__ld_i32_u8_base__add_i64_k_tie(HANDLER_ARGS);
static void vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a__add_i32_k__n(HANDLER_ARGS);
static void vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back(HANDLER_ARGS);
static void vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back__load_tie(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back(HANDLER_ARGS);
static void vmop_seq_lea__n__st_i32_base__b(HANDLER_ARGS);
static void vmop_seq_add_i64_k__lea__n__st_f64_base__b(HANDLER_ARGS);
static void vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__add_i32_k_tie(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ext_i64_s32__n(HANDLER_ARGS);
static void vmop_seq_const_i64__lea__n__st_i32_base__b(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n(HANDLER_ARGS);
static void vmop_seq_lea2__n__ld_i32_u8_base__a__n__shl_i32_k__a__n__or_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u16_base__n__xor_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u16_base__n__xor_i32__a__n__st_i16_base__a(HANDLER_ARGS);
static void vmop_seq_mov__br_ne_i64_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__ld_i32_base(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n__jmp(HANDLER_ARGS);
static void vmop_seq_shr_u_i64_k__a__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__n__add_i64__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__a__ld_i32_u8_dindex0__n__set_ne_i32__a__n(HANDLER_ARGS);
static void vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n(HANDLER_ARGS);
static void vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n(HANDLER_ARGS);
static void vmop_seq_or_i64__a__ld_i32_u8_dindex0__n__or_i64__a__ld_i32_u8_dindex0__n(HANDLER_ARGS);
static void vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__and_i64_k__a(HANDLER_ARGS);
static void vmop_seq_const_i32__mov__mov32__mov32(HANDLER_ARGS);
static void vmop_seq_add_i64_k__br_gt_u_i64_k(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__mov__br_ne_i64_k_back(HANDLER_ARGS);
static void vmop_seq_st_i8_dindex0__a__add_i32_k_tie__br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_seq_sub_i32__a__n__ld_i32_s8_dindex0__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__st_i32_base__a(HANDLER_ARGS);
static void vmop_seq_const_i64__n__st_i16_index0__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__br_lt_s_i32_k(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__and_i32__a__lea__b__ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_seq_br_le_u_i32_back__a__ld_i64_abs__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__n__br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_const_i64__n__st_i32_index0__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__ext_i64_u32__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__br_lt_s_i32_k__ld_i64_base__a__ext_i64_u32__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__mov(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_f64_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__a__n__shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__add_i64_k__n(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide__mov__a(HANDLER_ARGS);
static void vmop_seq_br_eq_i64_k__ld_i64_base(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__n__br_le_u_i64__a(HANDLER_ARGS);
static void vmop_seq_lea__b__ld_i64_base__n__br_lt_u_i64__b(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a__br_ne_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_abs__n__mov(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32(HANDLER_ARGS);
static void vmop_seq_lea_data0__lea_data0(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__shr_u_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__shr_u_i32_k__a__mul_i64_k__a__n__lea_data0__a(HANDLER_ARGS);
static void vmop_seq_lea_data0__a__lea_data0__lea_data0(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base(HANDLER_ARGS);
static void vmop_seq_st_i8_k_index0__b__const_i64__n__st_i16_index0__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__shl_i32_k__n__lea_data0__a__n__st_i32_base__b(HANDLER_ARGS);
static void vmop_seq_ld_i64_s32_base__ld_i32_base__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__br_gt_u_i64_k__mul_i64_k_tie(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex0__mov__load_tie(HANDLER_ARGS);
static void vmop_seq_const_i64_w__n__add_i64__a(HANDLER_ARGS);
static void vmop_seq_mov__a__mov(HANDLER_ARGS);
static void vmop_seq_and_i32_k__n__st_i32_abs__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a__lea__b__n(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__st_i64_abs__a__br_le_u_i64__b(HANDLER_ARGS);
static void vmop_seq_add_i32__a__br_ne_i32_back__ret_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__n__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a__ld_i32_index2__n(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__n__lea_data0__a(HANDLER_ARGS);
static void vmop_seq_br_eq_i64_k__ld_i64_base__n__mov(HANDLER_ARGS);
static void vmop_seq_br_eq_i64_k__ld_i64_base__n__mov__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base_tie__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_st_i32_index0__st_i32_index0(HANDLER_ARGS);
static void vmop_seq_const_i32__n__ret_i32__a(HANDLER_ARGS);
static void vmop_seq_mov__load__n(HANDLER_ARGS);
static void vmop_seq_mov__add_i64_k(HANDLER_ARGS);
static void vmop_seq_mov__a__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__set_eq_i32_k__a(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_f64_base__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__br_z_i32(HANDLER_ARGS);
static void vmop_seq_const_i64__n__st_i64_index0__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__st_i64_abs__a__br_ne_i64_back__a(HANDLER_ARGS);
static void vmop_seq_const_i32__const_i32__const_i32(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n__st_i32_dindex2__b(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__ld_i32_dindex2__a__n(HANDLER_ARGS);
static void vmop_seq_br_lt_s_i32_k__a__ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ld_i32_dindex2__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__ld_i32_dindex2__a__br_lt_s_i32_k__a__ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__jmp_back(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_f64_base__a__n__jmp(HANDLER_ARGS);
static void vmop_seq_const_i32__n__ret_i32_sp__a(HANDLER_ARGS);
static void vmop_seq_const_i64__n__st_i64_index0__a__const_i64__n__st_i8_index0__a(HANDLER_ARGS);
static void vmop_seq_st_i32_dindex2__st_i32_dindex2(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32__br_lt_u_i64_k32_back_wide(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_f64_base__a__lea__n__ld_i32_u8_base__a(HANDLER_ARGS);
static void vmop_seq_st_i64_base__a__const_i64(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_nz_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__a__n__and_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__const_i64(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_mov__a__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base__mul_i64_k_tie(HANDLER_ARGS);
static void vmop_seq_ld_i64_s32_base__ld_i32_base__n__br_lt_s_i32__b(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__add_i32_k__a__n__st_i32_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__add_i32_k__a__n__st_i32_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__a__n__and_i32_k__a__ld_i64_base__n(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__add_i64_k__a__n__st_i64_base__a(HANDLER_ARGS);
static void vmop_seq_const_i64__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_seq_st_i64_base__b__st_i64_base__b(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__n__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__n__add_i32_k__a__st_i32_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__br_eq_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__st_i64_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__and_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_rem_u_i32_m__a__n__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__shl_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_abs__n__st_i64_base(HANDLER_ARGS);
static void vmop_seq_st_i64_dindex0__b__const_i64__n_wide(HANDLER_ARGS);
static void vmop_seq_st_i64_dindex0__b__const_i64__n_wide__st_i64_dindex0__a(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__ld_i64_dindex0__a(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__st_i64_dindex0__b(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i64_base__lea_data0__n(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie(HANDLER_ARGS);
static void vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie__ld_i64_base__a(HANDLER_ARGS);
static void vmop_seq_st_i64_base__a__const_i64__br_lt_u_i32_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n__ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b__ld_i64_abs(HANDLER_ARGS);
static void vmop_seq_br_z_i32__mov__mov(HANDLER_ARGS);
static void vmop_seq_mov__mov32__mov(HANDLER_ARGS);
static void vmop_seq_ext_i64_s32_tie__jmp_back(HANDLER_ARGS);
static void vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a__rem_u_i64_k__n__br_eq_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_ext_i64_s32_tie__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back__br_lt_s_i64(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n(HANDLER_ARGS);
static void vmop_seq_st_i64_k_base__a__st_i64_k_base__a(HANDLER_ARGS);
static void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__st_i32_dindex2__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n__set_lt_s_i32__b__n(HANDLER_ARGS);
static void vmop_seq_select__a__n__add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_const_i64__br_lt_s_i32_k(HANDLER_ARGS);
static void vmop_seq_const_i64_w__n__and_i64__a(HANDLER_ARGS);
static void vmop_seq_and_i32__a__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__ld_i64_abs__jmp(HANDLER_ARGS);
static void vmop_seq_const_i32__n__shl_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__a__n__shl_i32_k__a(HANDLER_ARGS);
static void vmop_seq_const_i64_wide__const_i64_wide(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__n__br_nz_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_eq_i64_back__a(HANDLER_ARGS);
static void vmop_seq_or_i32__a__br_le_u_i64__a(HANDLER_ARGS);
static void vmop_seq_add_i64_tie__br_lt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__st_i32_dindex2__st_i32_dindex2(HANDLER_ARGS);
static void vmop_seq_add_i32_k__n__mov__a__mov(HANDLER_ARGS);
static void vmop_seq_xor_i32__shr_u_i32_k_tie(HANDLER_ARGS);
static void vmop_seq_xor_i32__shr_u_i32_k_tie__and_i32__a__n__br_nz_i32_back__a(HANDLER_ARGS);
static void vmop_seq_and_i32_k__n__st_i32_abs__a__jmp_back(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a__ld_i32_abs__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__a__ld_i64_abs__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_f64_dindex3__ld_f64_dindex3__a__n(HANDLER_ARGS);
static void vmop_seq_st_f64_dindex3__a__st_f64_dindex3__b(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__ld_i32_u8_base(HANDLER_ARGS);
static void vmop_seq_shl_i32_k__n__lea_data0__a__n__ld_i32_base__a__n(HANDLER_ARGS);
static void vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n__set_eq_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_const_i32__br_eq_i64_k_back(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__ld_i32_base(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__n__and_i32_k__a(HANDLER_ARGS);
static void vmop_seq_const_i32__const_i64__n(HANDLER_ARGS);
static void vmop_seq_lea__n__ld_i64_base__a__n(HANDLER_ARGS);
static void vmop_seq_lea__b__ld_i32_base__a__n__br_z_i32_back__a(HANDLER_ARGS);
static void vmop_seq_st_i64_base__add_i64_k(HANDLER_ARGS);
static void vmop_seq_ld_f64_base__const_f64__n_wide(HANDLER_ARGS);
static void vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__add_i64_k__a__add_i64_k(HANDLER_ARGS);
static void vmop_seq_lea2__b__n__ld_i32_u8_base__a__n__shl_i32_k__a(HANDLER_ARGS);
static void vmop_seq_lea2__n__ld_i32_u8_base__a__n__or_i32__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_f64__a__const_i32(HANDLER_ARGS);
static void vmop_seq_add_i32__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_and_i32_k__n__br_nz_i32__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__const_i32__const_i64__n(HANDLER_ARGS);
static void vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n(HANDLER_ARGS);
static void vmop_seq_ld_i32_u8_base__br_gt_s_i32_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_base__n__mul_i32_k__a(HANDLER_ARGS);
static void vmop_seq_add_i32__a__ld_i64_base_tie__br_eq_i64_k__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide(HANDLER_ARGS);
static void vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n__cvt_s64_f64__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide__add_i32_k__a__n__st_i32_abs__a(HANDLER_ARGS);
static void vmop_seq_ld_i64_abs__ld_i64_abs__br_le_u_i64__b(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__n__br_le_u_i64(HANDLER_ARGS);
static void vmop_seq_ld_i32_abs__n__br_le_u_i64__br_z_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i32__n__add_i32__a__n__add_i32__a__n(HANDLER_ARGS);
static void vmop_seq_st_i64_base__add_i64_k__ld_i64_abs(HANDLER_ARGS);
static void vmop_seq_st_i64_base__add_i64_k__ld_i64_abs__br_le_u_i64__b(HANDLER_ARGS);
static void vmop_seq_ext_i32_s8__n__br_ne_i32_k(HANDLER_ARGS);
static void vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a__br_ne_i32_k_back(HANDLER_ARGS);
static void vmop_seq_mul_i32_k_tie__mov__mov32(HANDLER_ARGS);
static void vmop_seq_add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n__add_i32_k__a(HANDLER_ARGS);
static void vmop_seq_const_i32_wide__jmp(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__a__n__st_i64_base__a(HANDLER_ARGS);
static void vmop_seq_ld_i32_dindex2__n__br_le_s_i32__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__n__st_i64_base__a(HANDLER_ARGS);
static void vmop_seq_st_i32_k_base__st_i32_k_base(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__n_wide__add_i32_k__a__const_i32_wide__jmp(HANDLER_ARGS);
static void vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a__add_i32__n__add_i32__a(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__shl_i64_k(HANDLER_ARGS);
static void vmop_seq_mul_i32_k__shl_i64_k__const_i64_w__n__add_i64__a(HANDLER_ARGS);
static void vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n(HANDLER_ARGS);
static void vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n(HANDLER_ARGS);
static void vmop_seq_mov__br_lt_u_i32_back__a__mov__jmp_back(HANDLER_ARGS);
static void vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n__and_i32__a__n(HANDLER_ARGS);
static void vmop_seq_mov__const_i32__jmp_back(HANDLER_ARGS);
static void vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n__lea__b(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__add_i64_k_tie(HANDLER_ARGS);
static void vmop_seq_ld_i64_base__n__add_i64_k__a__n(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_lt_s_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_le_s_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_lt_u_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_le_u_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_eq_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_lt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_gt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_lt_u_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_gt_u_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_eq_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_ne_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_lt_s_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_le_s_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_lt_u_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_le_u_i32_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_eq_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_ne_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_lt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_gt_s_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_lt_u_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_gt_u_i32_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k_tie__br_ne_i32_k32_back__a_wide(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_lt_s_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_le_s_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_lt_u_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_le_u_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_lt_s_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_gt_s_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_lt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k_tie__br_gt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_eq_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_ne_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_lt_s_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_le_s_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_lt_u_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_le_u_i64_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_eq_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_lt_s_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_gt_s_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_lt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i64_k__a__br_gt_u_i64_k_back__a(HANDLER_ARGS);
static void vmop_seq_add_i32_k__a__br_nz_i32_back__a(HANDLER_ARGS);
#define N_HANDLERS 2343
static const Handler HANDLERS[N_HANDLERS] = {
    vmop_jmp,
    vmop_jmp_back,
    vmop_switch,
    vmop_switch__a,
    vmop_switch_back,
    vmop_switch_back__a,
    vmop_trap,
    vmop_setjmp,
    vmop_setjmp__n,
    vmop_setjmp__a,
    vmop_setjmp__a__n,
    vmop_handler,
    vmop_handler_back,
    vmop_throw,
    vmop_catch,
    vmop_catch__n,
    vmop_longjmp,
    vmop_ret_v,
    vmop_ret_i64,
    vmop_ret_i64__a,
    vmop_ret_i32,
    vmop_ret_i32__a,
    vmop_ret_f64,
    vmop_ret_f64__a,
    vmop_ret_f32,
    vmop_ret_f32__a,
    vmop_ret_v_sp,
    vmop_ret_i64_sp,
    vmop_ret_i64_sp__a,
    vmop_ret_i32_sp,
    vmop_ret_i32_sp__a,
    vmop_ret_f64_sp,
    vmop_ret_f64_sp__a,
    vmop_ret_f32_sp,
    vmop_ret_f32_sp__a,
    vmop_call_v,
    vmop_call_ind_v,
    vmop_call_ind_v__a,
    vmop_call_host_v,
    vmop_thunk_host_v,
    vmop_call_py_v,
    vmop_thunk_py_v,
    vmop_call_host_i,
    vmop_thunk_host_i,
    vmop_call_py_i,
    vmop_thunk_py_i,
    vmop_call_host_d,
    vmop_thunk_host_d,
    vmop_call_py_d,
    vmop_thunk_py_d,
    vmop_call_host_f,
    vmop_thunk_host_f,
    vmop_call_py_f,
    vmop_thunk_py_f,
    vmop_graph_v,
    vmop_graph_i,
    vmop_undefined,
    vmop_lazy,
    vmop_halt,
    vmop_enter,
    vmop_enter_align,
    vmop_enter_save,
    vmop_enter_serial,
    vmop_leave_serial,
    vmop_zero,
    vmop_stack_alloc,
    vmop_stack_alloc__n,
    vmop_stack_alloc__a,
    vmop_stack_alloc__a__n,
    vmop_stack_save,
    vmop_stack_save__n,
    vmop_thread_base,
    vmop_thread_base__n,
    vmop_stack_restore,
    vmop_stack_restore__a,
    vmop_mem_copy,
    vmop_mem_copy__a,
    vmop_mem_copy__b,
    vmop_mem_copy__c,
    vmop_mem_fill,
    vmop_mem_fill__a,
    vmop_mem_fill__b,
    vmop_mem_fill__c,
    vmop_atomic_ld_i8,
    vmop_atomic_st_i8,
    vmop_atomic_rmw_i8,
    vmop_atomic_cas_i8,
    vmop_atomic_ld_i16,
    vmop_atomic_st_i16,
    vmop_atomic_rmw_i16,
    vmop_atomic_cas_i16,
    vmop_atomic_ld_i32,
    vmop_atomic_st_i32,
    vmop_atomic_rmw_i32,
    vmop_atomic_cas_i32,
    vmop_atomic_ld_i64,
    vmop_atomic_st_i64,
    vmop_atomic_rmw_i64,
    vmop_atomic_cas_i64,
    vmop_fence,
    vmop_count,
    vmop_profile,
    vmop_trace,
    vmop_const_i32,
    vmop_const_i32__n,
    vmop_const_i64,
    vmop_const_i64__n,
    vmop_const_i64_w,
    vmop_const_i64_w__n,
    vmop_const_f32,
    vmop_const_f32__n,
    vmop_const_f64,
    vmop_const_f64__n,
    vmop_const_f64_w,
    vmop_const_f64_w__n,
    vmop_mov,
    vmop_mov__a,
    vmop_mov_f64,
    vmop_mov_f64__a,
    vmop_mov_f32,
    vmop_mov_f32__a,
    vmop_mov32,
    vmop_mov32__a,
    vmop_load,
    vmop_load__n,
    vmop_load__a,
    vmop_load__a__n,
    vmop_load_f64,
    vmop_load_f64__n,
    vmop_load_f64__a,
    vmop_load_f64__a__n,
    vmop_load_f32,
    vmop_load_f32__n,
    vmop_load_f32__a,
    vmop_load_f32__a__n,
    vmop_select,
    vmop_select__n,
    vmop_select__a,
    vmop_select__a__n,
    vmop_select__b,
    vmop_select__b__n,
    vmop_select__c,
    vmop_select__c__n,
    vmop_square_i64,
    vmop_square_i64__n,
    vmop_square_i64__a,
    vmop_square_i64__a__n,
    vmop_square_i32,
    vmop_square_i32__n,
    vmop_square_i32__a,
    vmop_square_i32__a__n,
    vmop_square_f64,
    vmop_square_f64__n,
    vmop_square_f64__a,
    vmop_square_f64__a__n,
    vmop_square_f32,
    vmop_square_f32__n,
    vmop_square_f32__a,
    vmop_square_f32__a__n,
    vmop_div_u_i32_m,
    vmop_div_u_i32_m__n,
    vmop_div_u_i32_m__a,
    vmop_div_u_i32_m__a__n,
    vmop_rem_u_i32_m,
    vmop_rem_u_i32_m__n,
    vmop_rem_u_i32_m__a,
    vmop_rem_u_i32_m__a__n,
    vmop_div_s_i32_m,
    vmop_div_s_i32_m__n,
    vmop_div_s_i32_m__a,
    vmop_div_s_i32_m__a__n,
    vmop_rem_s_i32_m,
    vmop_rem_s_i32_m__n,
    vmop_rem_s_i32_m__a,
    vmop_rem_s_i32_m__a__n,
    vmop_lea0,
    vmop_lea0__n,
    vmop_lea0__a,
    vmop_lea0__a__n,
    vmop_lea0__b,
    vmop_lea0__b__n,
    vmop_lea1,
    vmop_lea1__n,
    vmop_lea1__a,
    vmop_lea1__a__n,
    vmop_lea1__b,
    vmop_lea1__b__n,
    vmop_lea2,
    vmop_lea2__n,
    vmop_lea2__a,
    vmop_lea2__a__n,
    vmop_lea2__b,
    vmop_lea2__b__n,
    vmop_lea3,
    vmop_lea3__n,
    vmop_lea3__a,
    vmop_lea3__a__n,
    vmop_lea3__b,
    vmop_lea3__b__n,
    vmop_lea,
    vmop_lea__n,
    vmop_lea__a,
    vmop_lea__a__n,
    vmop_lea__b,
    vmop_lea__b__n,
    vmop_lea_data0,
    vmop_lea_data0__n,
    vmop_lea_data0__a,
    vmop_lea_data0__a__n,
    vmop_lea_data1,
    vmop_lea_data1__n,
    vmop_lea_data1__a,
    vmop_lea_data1__a__n,
    vmop_lea_data2,
    vmop_lea_data2__n,
    vmop_lea_data2__a,
    vmop_lea_data2__a__n,
    vmop_lea_data3,
    vmop_lea_data3__n,
    vmop_lea_data3__a,
    vmop_lea_data3__a__n,
    vmop_add_i32,
    vmop_add_i32__n,
    vmop_add_i32__a,
    vmop_add_i32__a__n,
    vmop_sub_i32,
    vmop_sub_i32__n,
    vmop_sub_i32__a,
    vmop_sub_i32__a__n,
    vmop_sub_i32__b,
    vmop_sub_i32__b__n,
    vmop_mul_i32,
    vmop_mul_i32__n,
    vmop_mul_i32__a,
    vmop_mul_i32__a__n,
    vmop_and_i32,
    vmop_and_i32__n,
    vmop_and_i32__a,
    vmop_and_i32__a__n,
    vmop_or_i32,
    vmop_or_i32__n,
    vmop_or_i32__a,
    vmop_or_i32__a__n,
    vmop_xor_i32,
    vmop_xor_i32__n,
    vmop_xor_i32__a,
    vmop_xor_i32__a__n,
    vmop_shl_i32,
    vmop_shl_i32__n,
    vmop_shl_i32__a,
    vmop_shl_i32__a__n,
    vmop_shl_i32__b,
    vmop_shl_i32__b__n,
    vmop_shr_u_i32,
    vmop_shr_u_i32__n,
    vmop_shr_u_i32__a,
    vmop_shr_u_i32__a__n,
    vmop_shr_u_i32__b,
    vmop_shr_u_i32__b__n,
    vmop_shr_s_i32,
    vmop_shr_s_i32__n,
    vmop_shr_s_i32__a,
    vmop_shr_s_i32__a__n,
    vmop_shr_s_i32__b,
    vmop_shr_s_i32__b__n,
    vmop_rotl_i32,
    vmop_rotl_i32__n,
    vmop_rotl_i32__a,
    vmop_rotl_i32__a__n,
    vmop_rotl_i32__b,
    vmop_rotl_i32__b__n,
    vmop_rotr_i32,
    vmop_rotr_i32__n,
    vmop_rotr_i32__a,
    vmop_rotr_i32__a__n,
    vmop_rotr_i32__b,
    vmop_rotr_i32__b__n,
    vmop_div_s_i32,
    vmop_div_s_i32__n,
    vmop_div_s_i32__a,
    vmop_div_s_i32__a__n,
    vmop_div_s_i32__b,
    vmop_div_s_i32__b__n,
    vmop_div_u_i32,
    vmop_div_u_i32__n,
    vmop_div_u_i32__a,
    vmop_div_u_i32__a__n,
    vmop_div_u_i32__b,
    vmop_div_u_i32__b__n,
    vmop_rem_s_i32,
    vmop_rem_s_i32__n,
    vmop_rem_s_i32__a,
    vmop_rem_s_i32__a__n,
    vmop_rem_s_i32__b,
    vmop_rem_s_i32__b__n,
    vmop_rem_u_i32,
    vmop_rem_u_i32__n,
    vmop_rem_u_i32__a,
    vmop_rem_u_i32__a__n,
    vmop_rem_u_i32__b,
    vmop_rem_u_i32__b__n,
    vmop_min_s_i32,
    vmop_min_s_i32__n,
    vmop_min_s_i32__a,
    vmop_min_s_i32__a__n,
    vmop_min_s_i32__b,
    vmop_min_s_i32__b__n,
    vmop_max_s_i32,
    vmop_max_s_i32__n,
    vmop_max_s_i32__a,
    vmop_max_s_i32__a__n,
    vmop_max_s_i32__b,
    vmop_max_s_i32__b__n,
    vmop_min_u_i32,
    vmop_min_u_i32__n,
    vmop_min_u_i32__a,
    vmop_min_u_i32__a__n,
    vmop_min_u_i32__b,
    vmop_min_u_i32__b__n,
    vmop_max_u_i32,
    vmop_max_u_i32__n,
    vmop_max_u_i32__a,
    vmop_max_u_i32__a__n,
    vmop_max_u_i32__b,
    vmop_max_u_i32__b__n,
    vmop_add_i64,
    vmop_add_i64__n,
    vmop_add_i64__a,
    vmop_add_i64__a__n,
    vmop_sub_i64,
    vmop_sub_i64__n,
    vmop_sub_i64__a,
    vmop_sub_i64__a__n,
    vmop_sub_i64__b,
    vmop_sub_i64__b__n,
    vmop_mul_i64,
    vmop_mul_i64__n,
    vmop_mul_i64__a,
    vmop_mul_i64__a__n,
    vmop_and_i64,
    vmop_and_i64__n,
    vmop_and_i64__a,
    vmop_and_i64__a__n,
    vmop_or_i64,
    vmop_or_i64__n,
    vmop_or_i64__a,
    vmop_or_i64__a__n,
    vmop_xor_i64,
    vmop_xor_i64__n,
    vmop_xor_i64__a,
    vmop_xor_i64__a__n,
    vmop_shl_i64,
    vmop_shl_i64__n,
    vmop_shl_i64__a,
    vmop_shl_i64__a__n,
    vmop_shl_i64__b,
    vmop_shl_i64__b__n,
    vmop_shr_u_i64,
    vmop_shr_u_i64__n,
    vmop_shr_u_i64__a,
    vmop_shr_u_i64__a__n,
    vmop_shr_u_i64__b,
    vmop_shr_u_i64__b__n,
    vmop_shr_s_i64,
    vmop_shr_s_i64__n,
    vmop_shr_s_i64__a,
    vmop_shr_s_i64__a__n,
    vmop_shr_s_i64__b,
    vmop_shr_s_i64__b__n,
    vmop_rotl_i64,
    vmop_rotl_i64__n,
    vmop_rotl_i64__a,
    vmop_rotl_i64__a__n,
    vmop_rotl_i64__b,
    vmop_rotl_i64__b__n,
    vmop_rotr_i64,
    vmop_rotr_i64__n,
    vmop_rotr_i64__a,
    vmop_rotr_i64__a__n,
    vmop_rotr_i64__b,
    vmop_rotr_i64__b__n,
    vmop_div_s_i64,
    vmop_div_s_i64__n,
    vmop_div_s_i64__a,
    vmop_div_s_i64__a__n,
    vmop_div_s_i64__b,
    vmop_div_s_i64__b__n,
    vmop_div_u_i64,
    vmop_div_u_i64__n,
    vmop_div_u_i64__a,
    vmop_div_u_i64__a__n,
    vmop_div_u_i64__b,
    vmop_div_u_i64__b__n,
    vmop_rem_s_i64,
    vmop_rem_s_i64__n,
    vmop_rem_s_i64__a,
    vmop_rem_s_i64__a__n,
    vmop_rem_s_i64__b,
    vmop_rem_s_i64__b__n,
    vmop_rem_u_i64,
    vmop_rem_u_i64__n,
    vmop_rem_u_i64__a,
    vmop_rem_u_i64__a__n,
    vmop_rem_u_i64__b,
    vmop_rem_u_i64__b__n,
    vmop_min_s_i64,
    vmop_min_s_i64__n,
    vmop_min_s_i64__a,
    vmop_min_s_i64__a__n,
    vmop_min_s_i64__b,
    vmop_min_s_i64__b__n,
    vmop_max_s_i64,
    vmop_max_s_i64__n,
    vmop_max_s_i64__a,
    vmop_max_s_i64__a__n,
    vmop_max_s_i64__b,
    vmop_max_s_i64__b__n,
    vmop_min_u_i64,
    vmop_min_u_i64__n,
    vmop_min_u_i64__a,
    vmop_min_u_i64__a__n,
    vmop_min_u_i64__b,
    vmop_min_u_i64__b__n,
    vmop_max_u_i64,
    vmop_max_u_i64__n,
    vmop_max_u_i64__a,
    vmop_max_u_i64__a__n,
    vmop_max_u_i64__b,
    vmop_max_u_i64__b__n,
    vmop_add_i32_k,
    vmop_add_i32_k__n,
    vmop_add_i32_k__a,
    vmop_add_i32_k__a__n,
    vmop_mul_i32_k,
    vmop_mul_i32_k__n,
    vmop_mul_i32_k__a,
    vmop_mul_i32_k__a__n,
    vmop_and_i32_k,
    vmop_and_i32_k__n,
    vmop_and_i32_k__a,
    vmop_and_i32_k__a__n,
    vmop_or_i32_k,
    vmop_or_i32_k__n,
    vmop_or_i32_k__a,
    vmop_or_i32_k__a__n,
    vmop_xor_i32_k,
    vmop_xor_i32_k__n,
    vmop_xor_i32_k__a,
    vmop_xor_i32_k__a__n,
    vmop_shl_i32_k,
    vmop_shl_i32_k__n,
    vmop_shl_i32_k__a,
    vmop_shl_i32_k__a__n,
    vmop_shr_u_i32_k,
    vmop_shr_u_i32_k__n,
    vmop_shr_u_i32_k__a,
    vmop_shr_u_i32_k__a__n,
    vmop_shr_s_i32_k,
    vmop_shr_s_i32_k__n,
    vmop_shr_s_i32_k__a,
    vmop_shr_s_i32_k__a__n,
    vmop_rotl_i32_k,
    vmop_rotl_i32_k__n,
    vmop_rotl_i32_k__a,
    vmop_rotl_i32_k__a__n,
    vmop_rsub_i32_k,
    vmop_rsub_i32_k__n,
    vmop_rsub_i32_k__a,
    vmop_rsub_i32_k__a__n,
    vmop_div_s_i32_k,
    vmop_div_s_i32_k__n,
    vmop_div_s_i32_k__a,
    vmop_div_s_i32_k__a__n,
    vmop_div_u_i32_k,
    vmop_div_u_i32_k__n,
    vmop_div_u_i32_k__a,
    vmop_div_u_i32_k__a__n,
    vmop_rem_s_i32_k,
    vmop_rem_s_i32_k__n,
    vmop_rem_s_i32_k__a,
    vmop_rem_s_i32_k__a__n,
    vmop_rem_u_i32_k,
    vmop_rem_u_i32_k__n,
    vmop_rem_u_i32_k__a,
    vmop_rem_u_i32_k__a__n,
    vmop_add_i64_k,
    vmop_add_i64_k__n,
    vmop_add_i64_k__a,
    vmop_add_i64_k__a__n,
    vmop_mul_i64_k,
    vmop_mul_i64_k__n,
    vmop_mul_i64_k__a,
    vmop_mul_i64_k__a__n,
    vmop_and_i64_k,
    vmop_and_i64_k__n,
    vmop_and_i64_k__a,
    vmop_and_i64_k__a__n,
    vmop_or_i64_k,
    vmop_or_i64_k__n,
    vmop_or_i64_k__a,
    vmop_or_i64_k__a__n,
    vmop_xor_i64_k,
    vmop_xor_i64_k__n,
    vmop_xor_i64_k__a,
    vmop_xor_i64_k__a__n,
    vmop_shl_i64_k,
    vmop_shl_i64_k__n,
    vmop_shl_i64_k__a,
    vmop_shl_i64_k__a__n,
    vmop_shr_u_i64_k,
    vmop_shr_u_i64_k__n,
    vmop_shr_u_i64_k__a,
    vmop_shr_u_i64_k__a__n,
    vmop_shr_s_i64_k,
    vmop_shr_s_i64_k__n,
    vmop_shr_s_i64_k__a,
    vmop_shr_s_i64_k__a__n,
    vmop_rotl_i64_k,
    vmop_rotl_i64_k__n,
    vmop_rotl_i64_k__a,
    vmop_rotl_i64_k__a__n,
    vmop_rsub_i64_k,
    vmop_rsub_i64_k__n,
    vmop_rsub_i64_k__a,
    vmop_rsub_i64_k__a__n,
    vmop_div_s_i64_k,
    vmop_div_s_i64_k__n,
    vmop_div_s_i64_k__a,
    vmop_div_s_i64_k__a__n,
    vmop_div_u_i64_k,
    vmop_div_u_i64_k__n,
    vmop_div_u_i64_k__a,
    vmop_div_u_i64_k__a__n,
    vmop_rem_s_i64_k,
    vmop_rem_s_i64_k__n,
    vmop_rem_s_i64_k__a,
    vmop_rem_s_i64_k__a__n,
    vmop_rem_u_i64_k,
    vmop_rem_u_i64_k__n,
    vmop_rem_u_i64_k__a,
    vmop_rem_u_i64_k__a__n,
    vmop_clz_i32,
    vmop_clz_i32__n,
    vmop_clz_i32__a,
    vmop_clz_i32__a__n,
    vmop_ctz_i32,
    vmop_ctz_i32__n,
    vmop_ctz_i32__a,
    vmop_ctz_i32__a__n,
    vmop_popcnt_i32,
    vmop_popcnt_i32__n,
    vmop_popcnt_i32__a,
    vmop_popcnt_i32__a__n,
    vmop_bswap_i32,
    vmop_bswap_i32__n,
    vmop_bswap_i32__a,
    vmop_bswap_i32__a__n,
    vmop_bitrev_i32,
    vmop_bitrev_i32__n,
    vmop_bitrev_i32__a,
    vmop_bitrev_i32__a__n,
    vmop_clz_i64,
    vmop_clz_i64__n,
    vmop_clz_i64__a,
    vmop_clz_i64__a__n,
    vmop_ctz_i64,
    vmop_ctz_i64__n,
    vmop_ctz_i64__a,
    vmop_ctz_i64__a__n,
    vmop_popcnt_i64,
    vmop_popcnt_i64__n,
    vmop_popcnt_i64__a,
    vmop_popcnt_i64__a__n,
    vmop_bswap_i64,
    vmop_bswap_i64__n,
    vmop_bswap_i64__a,
    vmop_bswap_i64__a__n,
    vmop_bitrev_i64,
    vmop_bitrev_i64__n,
    vmop_bitrev_i64__a,
    vmop_bitrev_i64__a__n,
    vmop_mulh_s_i64,
    vmop_mulh_s_i64__n,
    vmop_mulh_s_i64__a,
    vmop_mulh_s_i64__a__n,
    vmop_mulh_s_i64__b,
    vmop_mulh_s_i64__b__n,
    vmop_mulh_u_i64,
    vmop_mulh_u_i64__n,
    vmop_mulh_u_i64__a,
    vmop_mulh_u_i64__a__n,
    vmop_mulh_u_i64__b,
    vmop_mulh_u_i64__b__n,
    vmop_ext_i32_s8,
    vmop_ext_i32_s8__n,
    vmop_ext_i32_s8__a,
    vmop_ext_i32_s8__a__n,
    vmop_ext_i32_s16,
    vmop_ext_i32_s16__n,
    vmop_ext_i32_s16__a,
    vmop_ext_i32_s16__a__n,
    vmop_ext_i64_s8,
    vmop_ext_i64_s8__n,
    vmop_ext_i64_s8__a,
    vmop_ext_i64_s8__a__n,
    vmop_ext_i64_s16,
    vmop_ext_i64_s16__n,
    vmop_ext_i64_s16__a,
    vmop_ext_i64_s16__a__n,
    vmop_ext_i64_s32,
    vmop_ext_i64_s32__n,
    vmop_ext_i64_s32__a,
    vmop_ext_i64_s32__a__n,
    vmop_ext_i64_u32,
    vmop_ext_i64_u32__n,
    vmop_ext_i64_u32__a,
    vmop_ext_i64_u32__a__n,
    vmop_set_eq_i32,
    vmop_set_eq_i32__n,
    vmop_set_eq_i32__a,
    vmop_set_eq_i32__a__n,
    vmop_set_ne_i32,
    vmop_set_ne_i32__n,
    vmop_set_ne_i32__a,
    vmop_set_ne_i32__a__n,
    vmop_set_lt_s_i32,
    vmop_set_lt_s_i32__n,
    vmop_set_lt_s_i32__a,
    vmop_set_lt_s_i32__a__n,
    vmop_set_lt_s_i32__b,
    vmop_set_lt_s_i32__b__n,
    vmop_set_le_s_i32,
    vmop_set_le_s_i32__n,
    vmop_set_le_s_i32__a,
    vmop_set_le_s_i32__a__n,
    vmop_set_le_s_i32__b,
    vmop_set_le_s_i32__b__n,
    vmop_set_lt_u_i32,
    vmop_set_lt_u_i32__n,
    vmop_set_lt_u_i32__a,
    vmop_set_lt_u_i32__a__n,
    vmop_set_lt_u_i32__b,
    vmop_set_lt_u_i32__b__n,
    vmop_set_le_u_i32,
    vmop_set_le_u_i32__n,
    vmop_set_le_u_i32__a,
    vmop_set_le_u_i32__a__n,
    vmop_set_le_u_i32__b,
    vmop_set_le_u_i32__b__n,
    vmop_set_eq_i32_k,
    vmop_set_eq_i32_k__n,
    vmop_set_eq_i32_k__a,
    vmop_set_eq_i32_k__a__n,
    vmop_set_ne_i32_k,
    vmop_set_ne_i32_k__n,
    vmop_set_ne_i32_k__a,
    vmop_set_ne_i32_k__a__n,
    vmop_set_lt_s_i32_k,
    vmop_set_lt_s_i32_k__n,
    vmop_set_lt_s_i32_k__a,
    vmop_set_lt_s_i32_k__a__n,
    vmop_set_gt_s_i32_k,
    vmop_set_gt_s_i32_k__n,
    vmop_set_gt_s_i32_k__a,
    vmop_set_gt_s_i32_k__a__n,
    vmop_set_lt_u_i32_k,
    vmop_set_lt_u_i32_k__n,
    vmop_set_lt_u_i32_k__a,
    vmop_set_lt_u_i32_k__a__n,
    vmop_set_gt_u_i32_k,
    vmop_set_gt_u_i32_k__n,
    vmop_set_gt_u_i32_k__a,
    vmop_set_gt_u_i32_k__a__n,
    vmop_set_eq_i64,
    vmop_set_eq_i64__n,
    vmop_set_eq_i64__a,
    vmop_set_eq_i64__a__n,
    vmop_set_ne_i64,
    vmop_set_ne_i64__n,
    vmop_set_ne_i64__a,
    vmop_set_ne_i64__a__n,
    vmop_set_lt_s_i64,
    vmop_set_lt_s_i64__n,
    vmop_set_lt_s_i64__a,
    vmop_set_lt_s_i64__a__n,
    vmop_set_lt_s_i64__b,
    vmop_set_lt_s_i64__b__n,
    vmop_set_le_s_i64,
    vmop_set_le_s_i64__n,
    vmop_set_le_s_i64__a,
    vmop_set_le_s_i64__a__n,
    vmop_set_le_s_i64__b,
    vmop_set_le_s_i64__b__n,
    vmop_set_lt_u_i64,
    vmop_set_lt_u_i64__n,
    vmop_set_lt_u_i64__a,
    vmop_set_lt_u_i64__a__n,
    vmop_set_lt_u_i64__b,
    vmop_set_lt_u_i64__b__n,
    vmop_set_le_u_i64,
    vmop_set_le_u_i64__n,
    vmop_set_le_u_i64__a,
    vmop_set_le_u_i64__a__n,
    vmop_set_le_u_i64__b,
    vmop_set_le_u_i64__b__n,
    vmop_set_eq_i64_k,
    vmop_set_eq_i64_k__n,
    vmop_set_eq_i64_k__a,
    vmop_set_eq_i64_k__a__n,
    vmop_set_ne_i64_k,
    vmop_set_ne_i64_k__n,
    vmop_set_ne_i64_k__a,
    vmop_set_ne_i64_k__a__n,
    vmop_set_lt_s_i64_k,
    vmop_set_lt_s_i64_k__n,
    vmop_set_lt_s_i64_k__a,
    vmop_set_lt_s_i64_k__a__n,
    vmop_set_gt_s_i64_k,
    vmop_set_gt_s_i64_k__n,
    vmop_set_gt_s_i64_k__a,
    vmop_set_gt_s_i64_k__a__n,
    vmop_set_lt_u_i64_k,
    vmop_set_lt_u_i64_k__n,
    vmop_set_lt_u_i64_k__a,
    vmop_set_lt_u_i64_k__a__n,
    vmop_set_gt_u_i64_k,
    vmop_set_gt_u_i64_k__n,
    vmop_set_gt_u_i64_k__a,
    vmop_set_gt_u_i64_k__a__n,
    vmop_set_eq_f32,
    vmop_set_eq_f32__n,
    vmop_set_eq_f32__a,
    vmop_set_eq_f32__a__n,
    vmop_set_ne_f32,
    vmop_set_ne_f32__n,
    vmop_set_ne_f32__a,
    vmop_set_ne_f32__a__n,
    vmop_set_lt_f32,
    vmop_set_lt_f32__n,
    vmop_set_lt_f32__a,
    vmop_set_lt_f32__a__n,
    vmop_set_lt_f32__b,
    vmop_set_lt_f32__b__n,
    vmop_set_le_f32,
    vmop_set_le_f32__n,
    vmop_set_le_f32__a,
    vmop_set_le_f32__a__n,
    vmop_set_le_f32__b,
    vmop_set_le_f32__b__n,
    vmop_set_eq_f64,
    vmop_set_eq_f64__n,
    vmop_set_eq_f64__a,
    vmop_set_eq_f64__a__n,
    vmop_set_ne_f64,
    vmop_set_ne_f64__n,
    vmop_set_ne_f64__a,
    vmop_set_ne_f64__a__n,
    vmop_set_lt_f64,
    vmop_set_lt_f64__n,
    vmop_set_lt_f64__a,
    vmop_set_lt_f64__a__n,
    vmop_set_lt_f64__b,
    vmop_set_lt_f64__b__n,
    vmop_set_le_f64,
    vmop_set_le_f64__n,
    vmop_set_le_f64__a,
    vmop_set_le_f64__a__n,
    vmop_set_le_f64__b,
    vmop_set_le_f64__b__n,
    vmop_br_eq_i32,
    vmop_br_eq_i32__a,
    vmop_br_eq_i32_back,
    vmop_br_eq_i32_back__a,
    vmop_br_ne_i32,
    vmop_br_ne_i32__a,
    vmop_br_ne_i32_back,
    vmop_br_ne_i32_back__a,
    vmop_br_lt_s_i32,
    vmop_br_lt_s_i32__a,
    vmop_br_lt_s_i32__b,
    vmop_br_lt_s_i32_back,
    vmop_br_lt_s_i32_back__a,
    vmop_br_lt_s_i32_back__b,
    vmop_br_le_s_i32,
    vmop_br_le_s_i32__a,
    vmop_br_le_s_i32__b,
    vmop_br_le_s_i32_back,
    vmop_br_le_s_i32_back__a,
    vmop_br_le_s_i32_back__b,
    vmop_br_lt_u_i32,
    vmop_br_lt_u_i32__a,
    vmop_br_lt_u_i32__b,
    vmop_br_lt_u_i32_back,
    vmop_br_lt_u_i32_back__a,
    vmop_br_lt_u_i32_back__b,
    vmop_br_le_u_i32,
    vmop_br_le_u_i32__a,
    vmop_br_le_u_i32__b,
    vmop_br_le_u_i32_back,
    vmop_br_le_u_i32_back__a,
    vmop_br_le_u_i32_back__b,
    vmop_br_eq_i32_k,
    vmop_br_eq_i32_k__a,
    vmop_br_eq_i32_k_back,
    vmop_br_eq_i32_k_back__a,
    vmop_br_eq_i32_k32,
    vmop_br_eq_i32_k32__a,
    vmop_br_eq_i32_k32_back,
    vmop_br_eq_i32_k32_back__a,
    vmop_br_ne_i32_k,
    vmop_br_ne_i32_k__a,
    vmop_br_ne_i32_k_back,
    vmop_br_ne_i32_k_back__a,
    vmop_br_ne_i32_k32,
    vmop_br_ne_i32_k32__a,
    vmop_br_ne_i32_k32_back,
    vmop_br_ne_i32_k32_back__a,
    vmop_br_lt_s_i32_k,
    vmop_br_lt_s_i32_k__a,
    vmop_br_lt_s_i32_k_back,
    vmop_br_lt_s_i32_k_back__a,
    vmop_br_lt_s_i32_k32,
    vmop_br_lt_s_i32_k32__a,
    vmop_br_lt_s_i32_k32_back,
    vmop_br_lt_s_i32_k32_back__a,
    vmop_br_gt_s_i32_k,
    vmop_br_gt_s_i32_k__a,
    vmop_br_gt_s_i32_k_back,
    vmop_br_gt_s_i32_k_back__a,
    vmop_br_gt_s_i32_k32,
    vmop_br_gt_s_i32_k32__a,
    vmop_br_gt_s_i32_k32_back,
    vmop_br_gt_s_i32_k32_back__a,
    vmop_br_lt_u_i32_k,
    vmop_br_lt_u_i32_k__a,
    vmop_br_lt_u_i32_k_back,
    vmop_br_lt_u_i32_k_back__a,
    vmop_br_lt_u_i32_k32,
    vmop_br_lt_u_i32_k32__a,
    vmop_br_lt_u_i32_k32_back,
    vmop_br_lt_u_i32_k32_back__a,
    vmop_br_gt_u_i32_k,
    vmop_br_gt_u_i32_k__a,
    vmop_br_gt_u_i32_k_back,
    vmop_br_gt_u_i32_k_back__a,
    vmop_br_gt_u_i32_k32,
    vmop_br_gt_u_i32_k32__a,
    vmop_br_gt_u_i32_k32_back,
    vmop_br_gt_u_i32_k32_back__a,
    vmop_br_eq_i64,
    vmop_br_eq_i64__a,
    vmop_br_eq_i64_back,
    vmop_br_eq_i64_back__a,
    vmop_br_ne_i64,
    vmop_br_ne_i64__a,
    vmop_br_ne_i64_back,
    vmop_br_ne_i64_back__a,
    vmop_br_lt_s_i64,
    vmop_br_lt_s_i64__a,
    vmop_br_lt_s_i64__b,
    vmop_br_lt_s_i64_back,
    vmop_br_lt_s_i64_back__a,
    vmop_br_lt_s_i64_back__b,
    vmop_br_le_s_i64,
    vmop_br_le_s_i64__a,
    vmop_br_le_s_i64__b,
    vmop_br_le_s_i64_back,
    vmop_br_le_s_i64_back__a,
    vmop_br_le_s_i64_back__b,
    vmop_br_lt_u_i64,
    vmop_br_lt_u_i64__a,
    vmop_br_lt_u_i64__b,
    vmop_br_lt_u_i64_back,
    vmop_br_lt_u_i64_back__a,
    vmop_br_lt_u_i64_back__b,
    vmop_br_le_u_i64,
    vmop_br_le_u_i64__a,
    vmop_br_le_u_i64__b,
    vmop_br_le_u_i64_back,
    vmop_br_le_u_i64_back__a,
    vmop_br_le_u_i64_back__b,
    vmop_br_eq_i64_k,
    vmop_br_eq_i64_k__a,
    vmop_br_eq_i64_k_back,
    vmop_br_eq_i64_k_back__a,
    vmop_br_eq_i64_k32,
    vmop_br_eq_i64_k32__a,
    vmop_br_eq_i64_k32_back,
    vmop_br_eq_i64_k32_back__a,
    vmop_br_ne_i64_k,
    vmop_br_ne_i64_k__a,
    vmop_br_ne_i64_k_back,
    vmop_br_ne_i64_k_back__a,
    vmop_br_ne_i64_k32,
    vmop_br_ne_i64_k32__a,
    vmop_br_ne_i64_k32_back,
    vmop_br_ne_i64_k32_back__a,
    vmop_br_lt_s_i64_k,
    vmop_br_lt_s_i64_k__a,
    vmop_br_lt_s_i64_k_back,
    vmop_br_lt_s_i64_k_back__a,
    vmop_br_lt_s_i64_k32,
    vmop_br_lt_s_i64_k32__a,
    vmop_br_lt_s_i64_k32_back,
    vmop_br_lt_s_i64_k32_back__a,
    vmop_br_gt_s_i64_k,
    vmop_br_gt_s_i64_k__a,
    vmop_br_gt_s_i64_k_back,
    vmop_br_gt_s_i64_k_back__a,
    vmop_br_gt_s_i64_k32,
    vmop_br_gt_s_i64_k32__a,
    vmop_br_gt_s_i64_k32_back,
    vmop_br_gt_s_i64_k32_back__a,
    vmop_br_lt_u_i64_k,
    vmop_br_lt_u_i64_k__a,
    vmop_br_lt_u_i64_k_back,
    vmop_br_lt_u_i64_k_back__a,
    vmop_br_lt_u_i64_k32,
    vmop_br_lt_u_i64_k32__a,
    vmop_br_lt_u_i64_k32_back,
    vmop_br_lt_u_i64_k32_back__a,
    vmop_br_gt_u_i64_k,
    vmop_br_gt_u_i64_k__a,
    vmop_br_gt_u_i64_k_back,
    vmop_br_gt_u_i64_k_back__a,
    vmop_br_gt_u_i64_k32,
    vmop_br_gt_u_i64_k32__a,
    vmop_br_gt_u_i64_k32_back,
    vmop_br_gt_u_i64_k32_back__a,
    vmop_br_z_i32,
    vmop_br_z_i32__a,
    vmop_br_z_i32_back,
    vmop_br_z_i32_back__a,
    vmop_br_nz_i32,
    vmop_br_nz_i32__a,
    vmop_br_nz_i32_back,
    vmop_br_nz_i32_back__a,
    vmop_br_eq_f32,
    vmop_br_eq_f32__a,
    vmop_br_eq_f32_back,
    vmop_br_eq_f32_back__a,
    vmop_br_ne_f32,
    vmop_br_ne_f32__a,
    vmop_br_ne_f32_back,
    vmop_br_ne_f32_back__a,
    vmop_br_lt_f32,
    vmop_br_lt_f32__a,
    vmop_br_lt_f32__b,
    vmop_br_lt_f32_back,
    vmop_br_lt_f32_back__a,
    vmop_br_lt_f32_back__b,
    vmop_br_le_f32,
    vmop_br_le_f32__a,
    vmop_br_le_f32__b,
    vmop_br_le_f32_back,
    vmop_br_le_f32_back__a,
    vmop_br_le_f32_back__b,
    vmop_br_nlt_f32,
    vmop_br_nlt_f32__a,
    vmop_br_nlt_f32__b,
    vmop_br_nlt_f32_back,
    vmop_br_nlt_f32_back__a,
    vmop_br_nlt_f32_back__b,
    vmop_br_nle_f32,
    vmop_br_nle_f32__a,
    vmop_br_nle_f32__b,
    vmop_br_nle_f32_back,
    vmop_br_nle_f32_back__a,
    vmop_br_nle_f32_back__b,
    vmop_br_eq_f64,
    vmop_br_eq_f64__a,
    vmop_br_eq_f64_back,
    vmop_br_eq_f64_back__a,
    vmop_br_ne_f64,
    vmop_br_ne_f64__a,
    vmop_br_ne_f64_back,
    vmop_br_ne_f64_back__a,
    vmop_br_lt_f64,
    vmop_br_lt_f64__a,
    vmop_br_lt_f64__b,
    vmop_br_lt_f64_back,
    vmop_br_lt_f64_back__a,
    vmop_br_lt_f64_back__b,
    vmop_br_le_f64,
    vmop_br_le_f64__a,
    vmop_br_le_f64__b,
    vmop_br_le_f64_back,
    vmop_br_le_f64_back__a,
    vmop_br_le_f64_back__b,
    vmop_br_nlt_f64,
    vmop_br_nlt_f64__a,
    vmop_br_nlt_f64__b,
    vmop_br_nlt_f64_back,
    vmop_br_nlt_f64_back__a,
    vmop_br_nlt_f64_back__b,
    vmop_br_nle_f64,
    vmop_br_nle_f64__a,
    vmop_br_nle_f64__b,
    vmop_br_nle_f64_back,
    vmop_br_nle_f64_back__a,
    vmop_br_nle_f64_back__b,
    vmop_add_f32,
    vmop_add_f32__n,
    vmop_add_f32__a,
    vmop_add_f32__a__n,
    vmop_sub_f32,
    vmop_sub_f32__n,
    vmop_sub_f32__a,
    vmop_sub_f32__a__n,
    vmop_sub_f32__b,
    vmop_sub_f32__b__n,
    vmop_mul_f32,
    vmop_mul_f32__n,
    vmop_mul_f32__a,
    vmop_mul_f32__a__n,
    vmop_div_f32,
    vmop_div_f32__n,
    vmop_div_f32__a,
    vmop_div_f32__a__n,
    vmop_div_f32__b,
    vmop_div_f32__b__n,
    vmop_min_f32,
    vmop_min_f32__n,
    vmop_min_f32__a,
    vmop_min_f32__a__n,
    vmop_min_f32__b,
    vmop_min_f32__b__n,
    vmop_max_f32,
    vmop_max_f32__n,
    vmop_max_f32__a,
    vmop_max_f32__a__n,
    vmop_max_f32__b,
    vmop_max_f32__b__n,
    vmop_copysign_f32,
    vmop_copysign_f32__n,
    vmop_copysign_f32__a,
    vmop_copysign_f32__a__n,
    vmop_copysign_f32__b,
    vmop_copysign_f32__b__n,
    vmop_neg_f32,
    vmop_neg_f32__n,
    vmop_neg_f32__a,
    vmop_neg_f32__a__n,
    vmop_abs_f32,
    vmop_abs_f32__n,
    vmop_abs_f32__a,
    vmop_abs_f32__a__n,
    vmop_sqrt_f32,
    vmop_sqrt_f32__n,
    vmop_sqrt_f32__a,
    vmop_sqrt_f32__a__n,
    vmop_ceil_f32,
    vmop_ceil_f32__n,
    vmop_ceil_f32__a,
    vmop_ceil_f32__a__n,
    vmop_floor_f32,
    vmop_floor_f32__n,
    vmop_floor_f32__a,
    vmop_floor_f32__a__n,
    vmop_trunc_f32,
    vmop_trunc_f32__n,
    vmop_trunc_f32__a,
    vmop_trunc_f32__a__n,
    vmop_nearest_f32,
    vmop_nearest_f32__n,
    vmop_nearest_f32__a,
    vmop_nearest_f32__a__n,
    vmop_fma_f32,
    vmop_fma_f32__n,
    vmop_fma_f32__a,
    vmop_fma_f32__a__n,
    vmop_fma_f32__b,
    vmop_fma_f32__b__n,
    vmop_fma_f32__c,
    vmop_fma_f32__c__n,
    vmop_add_f64,
    vmop_add_f64__n,
    vmop_add_f64__a,
    vmop_add_f64__a__n,
    vmop_sub_f64,
    vmop_sub_f64__n,
    vmop_sub_f64__a,
    vmop_sub_f64__a__n,
    vmop_sub_f64__b,
    vmop_sub_f64__b__n,
    vmop_mul_f64,
    vmop_mul_f64__n,
    vmop_mul_f64__a,
    vmop_mul_f64__a__n,
    vmop_div_f64,
    vmop_div_f64__n,
    vmop_div_f64__a,
    vmop_div_f64__a__n,
    vmop_div_f64__b,
    vmop_div_f64__b__n,
    vmop_min_f64,
    vmop_min_f64__n,
    vmop_min_f64__a,
    vmop_min_f64__a__n,
    vmop_min_f64__b,
    vmop_min_f64__b__n,
    vmop_max_f64,
    vmop_max_f64__n,
    vmop_max_f64__a,
    vmop_max_f64__a__n,
    vmop_max_f64__b,
    vmop_max_f64__b__n,
    vmop_copysign_f64,
    vmop_copysign_f64__n,
    vmop_copysign_f64__a,
    vmop_copysign_f64__a__n,
    vmop_copysign_f64__b,
    vmop_copysign_f64__b__n,
    vmop_neg_f64,
    vmop_neg_f64__n,
    vmop_neg_f64__a,
    vmop_neg_f64__a__n,
    vmop_abs_f64,
    vmop_abs_f64__n,
    vmop_abs_f64__a,
    vmop_abs_f64__a__n,
    vmop_sqrt_f64,
    vmop_sqrt_f64__n,
    vmop_sqrt_f64__a,
    vmop_sqrt_f64__a__n,
    vmop_ceil_f64,
    vmop_ceil_f64__n,
    vmop_ceil_f64__a,
    vmop_ceil_f64__a__n,
    vmop_floor_f64,
    vmop_floor_f64__n,
    vmop_floor_f64__a,
    vmop_floor_f64__a__n,
    vmop_trunc_f64,
    vmop_trunc_f64__n,
    vmop_trunc_f64__a,
    vmop_trunc_f64__a__n,
    vmop_nearest_f64,
    vmop_nearest_f64__n,
    vmop_nearest_f64__a,
    vmop_nearest_f64__a__n,
    vmop_fma_f64,
    vmop_fma_f64__n,
    vmop_fma_f64__a,
    vmop_fma_f64__a__n,
    vmop_fma_f64__b,
    vmop_fma_f64__b__n,
    vmop_fma_f64__c,
    vmop_fma_f64__c__n,
    vmop_cvt_f32_s32,
    vmop_cvt_f32_s32__n,
    vmop_cvt_f32_s32__a,
    vmop_cvt_f32_s32__a__n,
    vmop_cvt_f32_u32,
    vmop_cvt_f32_u32__n,
    vmop_cvt_f32_u32__a,
    vmop_cvt_f32_u32__a__n,
    vmop_cvt_s32_f32,
    vmop_cvt_s32_f32__n,
    vmop_cvt_s32_f32__a,
    vmop_cvt_s32_f32__a__n,
    vmop_cvt_u32_f32,
    vmop_cvt_u32_f32__n,
    vmop_cvt_u32_f32__a,
    vmop_cvt_u32_f32__a__n,
    vmop_cvt_f32_s64,
    vmop_cvt_f32_s64__n,
    vmop_cvt_f32_s64__a,
    vmop_cvt_f32_s64__a__n,
    vmop_cvt_f32_u64,
    vmop_cvt_f32_u64__n,
    vmop_cvt_f32_u64__a,
    vmop_cvt_f32_u64__a__n,
    vmop_cvt_s64_f32,
    vmop_cvt_s64_f32__n,
    vmop_cvt_s64_f32__a,
    vmop_cvt_s64_f32__a__n,
    vmop_cvt_u64_f32,
    vmop_cvt_u64_f32__n,
    vmop_cvt_u64_f32__a,
    vmop_cvt_u64_f32__a__n,
    vmop_cvt_f64_s32,
    vmop_cvt_f64_s32__n,
    vmop_cvt_f64_s32__a,
    vmop_cvt_f64_s32__a__n,
    vmop_cvt_f64_u32,
    vmop_cvt_f64_u32__n,
    vmop_cvt_f64_u32__a,
    vmop_cvt_f64_u32__a__n,
    vmop_cvt_s32_f64,
    vmop_cvt_s32_f64__n,
    vmop_cvt_s32_f64__a,
    vmop_cvt_s32_f64__a__n,
    vmop_cvt_u32_f64,
    vmop_cvt_u32_f64__n,
    vmop_cvt_u32_f64__a,
    vmop_cvt_u32_f64__a__n,
    vmop_cvt_f64_s64,
    vmop_cvt_f64_s64__n,
    vmop_cvt_f64_s64__a,
    vmop_cvt_f64_s64__a__n,
    vmop_cvt_f64_u64,
    vmop_cvt_f64_u64__n,
    vmop_cvt_f64_u64__a,
    vmop_cvt_f64_u64__a__n,
    vmop_cvt_s64_f64,
    vmop_cvt_s64_f64__n,
    vmop_cvt_s64_f64__a,
    vmop_cvt_s64_f64__a__n,
    vmop_cvt_u64_f64,
    vmop_cvt_u64_f64__n,
    vmop_cvt_u64_f64__a,
    vmop_cvt_u64_f64__a__n,
    vmop_cvt_f64_f32,
    vmop_cvt_f64_f32__n,
    vmop_cvt_f64_f32__a,
    vmop_cvt_f64_f32__a__n,
    vmop_cvt_f32_f64,
    vmop_cvt_f32_f64__n,
    vmop_cvt_f32_f64__a,
    vmop_cvt_f32_f64__a__n,
    vmop_ld_i32_s8_base,
    vmop_ld_i32_s8_base__n,
    vmop_ld_i32_s8_base__a,
    vmop_ld_i32_s8_base__a__n,
    vmop_ld_i32_s8_abs,
    vmop_ld_i32_s8_abs__n,
    vmop_ld_i32_s8_index0,
    vmop_ld_i32_s8_index0__n,
    vmop_ld_i32_s8_index0__a,
    vmop_ld_i32_s8_index0__a__n,
    vmop_ld_i32_s8_index0__b,
    vmop_ld_i32_s8_index0__b__n,
    vmop_ld_i32_s8_dindex0,
    vmop_ld_i32_s8_dindex0__n,
    vmop_ld_i32_s8_dindex0__a,
    vmop_ld_i32_s8_dindex0__a__n,
    vmop_ld_i32_u8_base,
    vmop_ld_i32_u8_base__n,
    vmop_ld_i32_u8_base__a,
    vmop_ld_i32_u8_base__a__n,
    vmop_ld_i32_u8_abs,
    vmop_ld_i32_u8_abs__n,
    vmop_ld_i32_u8_index0,
    vmop_ld_i32_u8_index0__n,
    vmop_ld_i32_u8_index0__a,
    vmop_ld_i32_u8_index0__a__n,
    vmop_ld_i32_u8_index0__b,
    vmop_ld_i32_u8_index0__b__n,
    vmop_ld_i32_u8_dindex0,
    vmop_ld_i32_u8_dindex0__n,
    vmop_ld_i32_u8_dindex0__a,
    vmop_ld_i32_u8_dindex0__a__n,
    vmop_ld_i32_s16_base,
    vmop_ld_i32_s16_base__n,
    vmop_ld_i32_s16_base__a,
    vmop_ld_i32_s16_base__a__n,
    vmop_ld_i32_s16_abs,
    vmop_ld_i32_s16_abs__n,
    vmop_ld_i32_s16_index0,
    vmop_ld_i32_s16_index0__n,
    vmop_ld_i32_s16_index0__a,
    vmop_ld_i32_s16_index0__a__n,
    vmop_ld_i32_s16_index0__b,
    vmop_ld_i32_s16_index0__b__n,
    vmop_ld_i32_s16_index1,
    vmop_ld_i32_s16_index1__n,
    vmop_ld_i32_s16_index1__a,
    vmop_ld_i32_s16_index1__a__n,
    vmop_ld_i32_s16_index1__b,
    vmop_ld_i32_s16_index1__b__n,
    vmop_ld_i32_s16_dindex0,
    vmop_ld_i32_s16_dindex0__n,
    vmop_ld_i32_s16_dindex0__a,
    vmop_ld_i32_s16_dindex0__a__n,
    vmop_ld_i32_s16_dindex1,
    vmop_ld_i32_s16_dindex1__n,
    vmop_ld_i32_s16_dindex1__a,
    vmop_ld_i32_s16_dindex1__a__n,
    vmop_ld_i32_u16_base,
    vmop_ld_i32_u16_base__n,
    vmop_ld_i32_u16_base__a,
    vmop_ld_i32_u16_base__a__n,
    vmop_ld_i32_u16_abs,
    vmop_ld_i32_u16_abs__n,
    vmop_ld_i32_u16_index0,
    vmop_ld_i32_u16_index0__n,
    vmop_ld_i32_u16_index0__a,
    vmop_ld_i32_u16_index0__a__n,
    vmop_ld_i32_u16_index0__b,
    vmop_ld_i32_u16_index0__b__n,
    vmop_ld_i32_u16_index1,
    vmop_ld_i32_u16_index1__n,
    vmop_ld_i32_u16_index1__a,
    vmop_ld_i32_u16_index1__a__n,
    vmop_ld_i32_u16_index1__b,
    vmop_ld_i32_u16_index1__b__n,
    vmop_ld_i32_u16_dindex0,
    vmop_ld_i32_u16_dindex0__n,
    vmop_ld_i32_u16_dindex0__a,
    vmop_ld_i32_u16_dindex0__a__n,
    vmop_ld_i32_u16_dindex1,
    vmop_ld_i32_u16_dindex1__n,
    vmop_ld_i32_u16_dindex1__a,
    vmop_ld_i32_u16_dindex1__a__n,
    vmop_ld_i32_base,
    vmop_ld_i32_base__n,
    vmop_ld_i32_base__a,
    vmop_ld_i32_base__a__n,
    vmop_ld_i32_abs,
    vmop_ld_i32_abs__n,
    vmop_ld_i32_index0,
    vmop_ld_i32_index0__n,
    vmop_ld_i32_index0__a,
    vmop_ld_i32_index0__a__n,
    vmop_ld_i32_index0__b,
    vmop_ld_i32_index0__b__n,
    vmop_ld_i32_index2,
    vmop_ld_i32_index2__n,
    vmop_ld_i32_index2__a,
    vmop_ld_i32_index2__a__n,
    vmop_ld_i32_index2__b,
    vmop_ld_i32_index2__b__n,
    vmop_ld_i32_dindex0,
    vmop_ld_i32_dindex0__n,
    vmop_ld_i32_dindex0__a,
    vmop_ld_i32_dindex0__a__n,
    vmop_ld_i32_dindex2,
    vmop_ld_i32_dindex2__n,
    vmop_ld_i32_dindex2__a,
    vmop_ld_i32_dindex2__a__n,
    vmop_ld_i64_s8_base,
    vmop_ld_i64_s8_base__n,
    vmop_ld_i64_s8_base__a,
    vmop_ld_i64_s8_base__a__n,
    vmop_ld_i64_s8_abs,
    vmop_ld_i64_s8_abs__n,
    vmop_ld_i64_s8_index0,
    vmop_ld_i64_s8_index0__n,
    vmop_ld_i64_s8_index0__a,
    vmop_ld_i64_s8_index0__a__n,
    vmop_ld_i64_s8_index0__b,
    vmop_ld_i64_s8_index0__b__n,
    vmop_ld_i64_s8_dindex0,
    vmop_ld_i64_s8_dindex0__n,
    vmop_ld_i64_s8_dindex0__a,
    vmop_ld_i64_s8_dindex0__a__n,
    vmop_ld_i64_s16_base,
    vmop_ld_i64_s16_base__n,
    vmop_ld_i64_s16_base__a,
    vmop_ld_i64_s16_base__a__n,
    vmop_ld_i64_s16_abs,
    vmop_ld_i64_s16_abs__n,
    vmop_ld_i64_s16_index0,
    vmop_ld_i64_s16_index0__n,
    vmop_ld_i64_s16_index0__a,
    vmop_ld_i64_s16_index0__a__n,
    vmop_ld_i64_s16_index0__b,
    vmop_ld_i64_s16_index0__b__n,
    vmop_ld_i64_s16_index1,
    vmop_ld_i64_s16_index1__n,
    vmop_ld_i64_s16_index1__a,
    vmop_ld_i64_s16_index1__a__n,
    vmop_ld_i64_s16_index1__b,
    vmop_ld_i64_s16_index1__b__n,
    vmop_ld_i64_s16_dindex0,
    vmop_ld_i64_s16_dindex0__n,
    vmop_ld_i64_s16_dindex0__a,
    vmop_ld_i64_s16_dindex0__a__n,
    vmop_ld_i64_s16_dindex1,
    vmop_ld_i64_s16_dindex1__n,
    vmop_ld_i64_s16_dindex1__a,
    vmop_ld_i64_s16_dindex1__a__n,
    vmop_ld_i64_s32_base,
    vmop_ld_i64_s32_base__n,
    vmop_ld_i64_s32_base__a,
    vmop_ld_i64_s32_base__a__n,
    vmop_ld_i64_s32_abs,
    vmop_ld_i64_s32_abs__n,
    vmop_ld_i64_s32_index0,
    vmop_ld_i64_s32_index0__n,
    vmop_ld_i64_s32_index0__a,
    vmop_ld_i64_s32_index0__a__n,
    vmop_ld_i64_s32_index0__b,
    vmop_ld_i64_s32_index0__b__n,
    vmop_ld_i64_s32_index2,
    vmop_ld_i64_s32_index2__n,
    vmop_ld_i64_s32_index2__a,
    vmop_ld_i64_s32_index2__a__n,
    vmop_ld_i64_s32_index2__b,
    vmop_ld_i64_s32_index2__b__n,
    vmop_ld_i64_s32_dindex0,
    vmop_ld_i64_s32_dindex0__n,
    vmop_ld_i64_s32_dindex0__a,
    vmop_ld_i64_s32_dindex0__a__n,
    vmop_ld_i64_s32_dindex2,
    vmop_ld_i64_s32_dindex2__n,
    vmop_ld_i64_s32_dindex2__a,
    vmop_ld_i64_s32_dindex2__a__n,
    vmop_ld_i64_base,
    vmop_ld_i64_base__n,
    vmop_ld_i64_base__a,
    vmop_ld_i64_base__a__n,
    vmop_ld_i64_abs,
    vmop_ld_i64_abs__n,
    vmop_ld_i64_index0,
    vmop_ld_i64_index0__n,
    vmop_ld_i64_index0__a,
    vmop_ld_i64_index0__a__n,
    vmop_ld_i64_index0__b,
    vmop_ld_i64_index0__b__n,
    vmop_ld_i64_index3,
    vmop_ld_i64_index3__n,
    vmop_ld_i64_index3__a,
    vmop_ld_i64_index3__a__n,
    vmop_ld_i64_index3__b,
    vmop_ld_i64_index3__b__n,
    vmop_ld_i64_dindex0,
    vmop_ld_i64_dindex0__n,
    vmop_ld_i64_dindex0__a,
    vmop_ld_i64_dindex0__a__n,
    vmop_ld_i64_dindex3,
    vmop_ld_i64_dindex3__n,
    vmop_ld_i64_dindex3__a,
    vmop_ld_i64_dindex3__a__n,
    vmop_ld_f32_base,
    vmop_ld_f32_base__n,
    vmop_ld_f32_base__a,
    vmop_ld_f32_base__a__n,
    vmop_ld_f32_abs,
    vmop_ld_f32_abs__n,
    vmop_ld_f32_index0,
    vmop_ld_f32_index0__n,
    vmop_ld_f32_index0__a,
    vmop_ld_f32_index0__a__n,
    vmop_ld_f32_index0__b,
    vmop_ld_f32_index0__b__n,
    vmop_ld_f32_index2,
    vmop_ld_f32_index2__n,
    vmop_ld_f32_index2__a,
    vmop_ld_f32_index2__a__n,
    vmop_ld_f32_index2__b,
    vmop_ld_f32_index2__b__n,
    vmop_ld_f32_dindex0,
    vmop_ld_f32_dindex0__n,
    vmop_ld_f32_dindex0__a,
    vmop_ld_f32_dindex0__a__n,
    vmop_ld_f32_dindex2,
    vmop_ld_f32_dindex2__n,
    vmop_ld_f32_dindex2__a,
    vmop_ld_f32_dindex2__a__n,
    vmop_ld_f64_base,
    vmop_ld_f64_base__n,
    vmop_ld_f64_base__a,
    vmop_ld_f64_base__a__n,
    vmop_ld_f64_abs,
    vmop_ld_f64_abs__n,
    vmop_ld_f64_index0,
    vmop_ld_f64_index0__n,
    vmop_ld_f64_index0__a,
    vmop_ld_f64_index0__a__n,
    vmop_ld_f64_index0__b,
    vmop_ld_f64_index0__b__n,
    vmop_ld_f64_index3,
    vmop_ld_f64_index3__n,
    vmop_ld_f64_index3__a,
    vmop_ld_f64_index3__a__n,
    vmop_ld_f64_index3__b,
    vmop_ld_f64_index3__b__n,
    vmop_ld_f64_dindex0,
    vmop_ld_f64_dindex0__n,
    vmop_ld_f64_dindex0__a,
    vmop_ld_f64_dindex0__a__n,
    vmop_ld_f64_dindex3,
    vmop_ld_f64_dindex3__n,
    vmop_ld_f64_dindex3__a,
    vmop_ld_f64_dindex3__a__n,
    vmop_st_i8_base,
    vmop_st_i8_base__a,
    vmop_st_i8_base__b,
    vmop_st_i8_abs,
    vmop_st_i8_abs__a,
    vmop_st_i8_index0,
    vmop_st_i8_index0__a,
    vmop_st_i8_index0__b,
    vmop_st_i8_index0__c,
    vmop_st_i8_dindex0,
    vmop_st_i8_dindex0__a,
    vmop_st_i8_dindex0__b,
    vmop_st_i16_base,
    vmop_st_i16_base__a,
    vmop_st_i16_base__b,
    vmop_st_i16_abs,
    vmop_st_i16_abs__a,
    vmop_st_i16_index0,
    vmop_st_i16_index0__a,
    vmop_st_i16_index0__b,
    vmop_st_i16_index0__c,
    vmop_st_i16_index1,
    vmop_st_i16_index1__a,
    vmop_st_i16_index1__b,
    vmop_st_i16_index1__c,
    vmop_st_i16_dindex0,
    vmop_st_i16_dindex0__a,
    vmop_st_i16_dindex0__b,
    vmop_st_i16_dindex1,
    vmop_st_i16_dindex1__a,
    vmop_st_i16_dindex1__b,
    vmop_st_i32_base,
    vmop_st_i32_base__a,
    vmop_st_i32_base__b,
    vmop_st_i32_abs,
    vmop_st_i32_abs__a,
    vmop_st_i32_index0,
    vmop_st_i32_index0__a,
    vmop_st_i32_index0__b,
    vmop_st_i32_index0__c,
    vmop_st_i32_index2,
    vmop_st_i32_index2__a,
    vmop_st_i32_index2__b,
    vmop_st_i32_index2__c,
    vmop_st_i32_dindex0,
    vmop_st_i32_dindex0__a,
    vmop_st_i32_dindex0__b,
    vmop_st_i32_dindex2,
    vmop_st_i32_dindex2__a,
    vmop_st_i32_dindex2__b,
    vmop_st_i64_base,
    vmop_st_i64_base__a,
    vmop_st_i64_base__b,
    vmop_st_i64_abs,
    vmop_st_i64_abs__a,
    vmop_st_i64_index0,
    vmop_st_i64_index0__a,
    vmop_st_i64_index0__b,
    vmop_st_i64_index0__c,
    vmop_st_i64_index3,
    vmop_st_i64_index3__a,
    vmop_st_i64_index3__b,
    vmop_st_i64_index3__c,
    vmop_st_i64_dindex0,
    vmop_st_i64_dindex0__a,
    vmop_st_i64_dindex0__b,
    vmop_st_i64_dindex3,
    vmop_st_i64_dindex3__a,
    vmop_st_i64_dindex3__b,
    vmop_st_f32_base,
    vmop_st_f32_base__a,
    vmop_st_f32_base__b,
    vmop_st_f32_abs,
    vmop_st_f32_abs__a,
    vmop_st_f32_index0,
    vmop_st_f32_index0__a,
    vmop_st_f32_index0__b,
    vmop_st_f32_index0__c,
    vmop_st_f32_index2,
    vmop_st_f32_index2__a,
    vmop_st_f32_index2__b,
    vmop_st_f32_index2__c,
    vmop_st_f32_dindex0,
    vmop_st_f32_dindex0__a,
    vmop_st_f32_dindex0__b,
    vmop_st_f32_dindex2,
    vmop_st_f32_dindex2__a,
    vmop_st_f32_dindex2__b,
    vmop_st_f64_base,
    vmop_st_f64_base__a,
    vmop_st_f64_base__b,
    vmop_st_f64_abs,
    vmop_st_f64_abs__a,
    vmop_st_f64_index0,
    vmop_st_f64_index0__a,
    vmop_st_f64_index0__b,
    vmop_st_f64_index0__c,
    vmop_st_f64_index3,
    vmop_st_f64_index3__a,
    vmop_st_f64_index3__b,
    vmop_st_f64_index3__c,
    vmop_st_f64_dindex0,
    vmop_st_f64_dindex0__a,
    vmop_st_f64_dindex0__b,
    vmop_st_f64_dindex3,
    vmop_st_f64_dindex3__a,
    vmop_st_f64_dindex3__b,
    vmop_st_i8_k_base,
    vmop_st_i8_k_base__a,
    vmop_st_i8_k_abs,
    vmop_st_i8_k_index0,
    vmop_st_i8_k_index0__a,
    vmop_st_i8_k_index0__b,
    vmop_st_i8_k_dindex0,
    vmop_st_i8_k_dindex0__a,
    vmop_st_i16_k_base,
    vmop_st_i16_k_base__a,
    vmop_st_i16_k_abs,
    vmop_st_i16_k_index0,
    vmop_st_i16_k_index0__a,
    vmop_st_i16_k_index0__b,
    vmop_st_i16_k_index1,
    vmop_st_i16_k_index1__a,
    vmop_st_i16_k_index1__b,
    vmop_st_i16_k_dindex0,
    vmop_st_i16_k_dindex0__a,
    vmop_st_i16_k_dindex1,
    vmop_st_i16_k_dindex1__a,
    vmop_st_i32_k_base,
    vmop_st_i32_k_base__a,
    vmop_st_i32_k_abs,
    vmop_st_i32_k_index0,
    vmop_st_i32_k_index0__a,
    vmop_st_i32_k_index0__b,
    vmop_st_i32_k_index2,
    vmop_st_i32_k_index2__a,
    vmop_st_i32_k_index2__b,
    vmop_st_i32_k_dindex0,
    vmop_st_i32_k_dindex0__a,
    vmop_st_i32_k_dindex2,
    vmop_st_i32_k_dindex2__a,
    vmop_st_i64_k_base,
    vmop_st_i64_k_base__a,
    vmop_st_i64_k_abs,
    vmop_st_i64_k_index0,
    vmop_st_i64_k_index0__a,
    vmop_st_i64_k_index0__b,
    vmop_st_i64_k_index3,
    vmop_st_i64_k_index3__a,
    vmop_st_i64_k_index3__b,
    vmop_st_i64_k_dindex0,
    vmop_st_i64_k_dindex0__a,
    vmop_st_i64_k_dindex3,
    vmop_st_i64_k_dindex3__a,
    vmop_seq_add_i64_k_tie__br_ne_i64_back__a,
    vmop_seq_mul_f64__a__n__add_f64__a,
    vmop_seq_mov__mov,
    vmop_seq_ld_i32_u8_index0__n__add_i32__a,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie,
    vmop_seq_ld_i32_u8_index0__n__add_i32__a__ld_i32_u8_index0__n__add_i32__a,
    vmop_seq_st_i8_k_dindex0__add_i64_tie,
    vmop_seq_st_i8_k_dindex0__add_i64_tie__br_lt_u_i64_k32_back__a_wide,
    vmop_seq_st_f64_dindex3__a__add_i64_k__a,
    vmop_seq_st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide,
    vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a,
    vmop_seq_ld_f32_index2__b__n__add_f32__a,
    vmop_seq_ld_f64_index3__b__shl_i64_k__a__n,
    vmop_seq_ld_f64_index3__b__shl_i64_k__a__n__ld_f64_index0__b__n,
    vmop_seq_mul_f64__a__n__add_f64__a__add_i64_k_tie__br_ne_i64_back__a,
    vmop_seq_add_i32_k_tie__br_nz_i32_back__a,
    vmop_seq_shr_u_i64_k__a__n__xor_i64__a,
    vmop_seq_add_i32_k__n__and_i32_k__a__n,
    vmop_seq_mov__mov__a,
    vmop_seq_ld_f64_dindex3__a__n__mul_f64__a__n,
    vmop_seq_ld_i32_dindex2__add_i32_k,
    vmop_seq_add_i64_k_tie__br_eq_i64__a,
    vmop_seq_add_f64__a__n__st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide,
    vmop_seq_add_i64_k_tie__br_ne_i64_k32_back__a_wide,
    vmop_seq_add_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n,
    vmop_seq_add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide,
    vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32__a,
    vmop_seq_mov32__add_i32_k,
    vmop_seq_add_i32__a__n__ret_i32__a,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__add_i32_k,
    vmop_seq_shr_u_i32_k__n__xor_i32__a,
    vmop_seq_const_i32__br_gt_s_i32_k,
    vmop_seq_add_i32_k__add_i32,
    vmop_seq_add_i32_k__add_i32__br_gt_u_i32_k_back,
    vmop_seq_square_f64__a__square_f64,
    vmop_seq_square_f64__a__square_f64__add_f64__a__n,
    vmop_seq_square_f64__a__square_f64__add_f64__a__n__br_lt_f64__b,
    vmop_seq_shr_u_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_and_i64_k__n__br_eq_i64_k__a,
    vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a,
    vmop_seq_square_i64_tie__shr_u_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a,
    vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a__sub_f64__n,
    vmop_seq_add_f64__a__add_i32_k__a,
    vmop_seq_add_f64__a__add_i32_k__a__br_ne_i32_k_back__a,
    vmop_seq_mov__jmp_back,
    vmop_seq_ld_i32_s8_dindex0__a__n__set_eq_i32_k__a__n,
    vmop_seq_mul_f64__n__mul_f64__a,
    vmop_seq_add_i64_k__a__br_ne_i64_k_back__a,
    vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n,
    vmop_seq_rotl_i32_k__n__xor_i32__a,
    vmop_seq_mul_f32__ld_f32_index2__b,
    vmop_seq_mul_f32__ld_f32_index2__b__ld_f32_index2__b__n__add_f32__a,
    vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b,
    vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b__add_f32__a__n,
    vmop_seq_mul_f32__a__n__add_f32__a__n,
    vmop_seq_mul_f32__a__n__add_f32__a__n__st_f32_index2__a,
    vmop_seq_add_i32__n__mul_i32__a__n,
    vmop_seq_add_i32__a__n__cvt_f64_s32__a__n,
    vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b,
    vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b__ld_f64_dindex3__n,
    vmop_seq_shl_i64_k__a__n__xor_i64__a,
    vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n,
    vmop_seq_add_i32_k_tie__br_z_i32_back__a,
    vmop_seq_add_i32_k__n__ret_i32__a,
    vmop_seq_br_z_i32_back__mov32__add_i32_k,
    vmop_seq_ld_i32_base__ld_i32_base__n,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n__and_i32_k__a__n,
    vmop_seq_ld_i32_dindex2__a__shr_u_i32_k__n__xor_i32__a,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie__add_i32__a,
    vmop_seq_ld_f64_dindex3__sub_f64__a__n,
    vmop_seq_ld_f64_dindex3__sub_f64__a__n__st_f64_dindex3__a,
    vmop_seq_add_f64__n__st_f64_dindex3__a,
    vmop_seq_mov__mov__mov__mov,
    vmop_seq_add_i32_k_tie__jmp_back,
    vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a,
    vmop_seq_add_i32_k__n__and_i32__a,
    vmop_seq_mov32__mov32,
    vmop_seq_add_i64_k_tie__br_eq_i64_k__a,
    vmop_seq_shr_u_i64_k__n__xor_i64__a,
    vmop_seq_shr_u_i64_k__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a,
    vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n,
    vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n__mul_f64__a__n,
    vmop_seq_xor_i32__a__n__add_i32__a,
    vmop_seq_const_i32__jmp,
    vmop_seq_add_i32_k__add_i32_k__n__and_i32__a,
    vmop_seq_add_i32_k__add_i32_k__n__and_i32__a__br_nz_i32_back__a,
    vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a,
    vmop_seq_ld_f64_dindex0__a__n__sub_f64__b,
    vmop_seq_ld_f64_base__n__sub_f64__a__n,
    vmop_seq_ld_f64_base__n__sub_f64__a__n__st_f64_base__a,
    vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n,
    vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n__add_f64__a__n,
    vmop_seq_set_lt_u_i32__b__n__select__a__n,
    vmop_seq_mul_i64_k__a__n__lea_data0__a,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__n,
    vmop_seq_st_i64_base__ld_i64_base__n,
    vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a__mul_i64__n,
    vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n,
    vmop_seq_ld_i32_dindex2__a__n__add_i32__a__n,
    vmop_seq_set_ne_i64_k__n__br_z_i32__a,
    vmop_seq_ld_i64_base__ld_i64_base,
    vmop_seq_mov__mov__a__mov,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a__n,
    vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a,
    vmop_seq_ld_i64_base__n__st_i64_base,
    vmop_seq_br_le_u_i32__load_tie,
    vmop_seq_ld_i32_base__ld_i32_base__n__br_lt_s_i32__a,
    vmop_seq_shl_i32_k__or_i32_k__a,
    vmop_seq_set_ne_i64_k__n__br_z_i32__a__br_ne_i64_k_back,
    vmop_seq_lea__b__ld_i32_base__a__n,
    vmop_seq_mul_i32_k__n__add_i32__a,
    vmop_seq_ld_i64_base__mov32,
    vmop_seq_ld_i32_u8_index0__n__add_i32__a__n,
    vmop_seq_ld_i32_base__n__br_ne_i32__a,
    vmop_seq_st_i8_index0__a__mov,
    vmop_seq_ld_i32_base__n__br_eq_i32_back__a,
    vmop_seq_st_i8_index0__a__mov__br_eq_i64_k_back,
    vmop_seq_add_i64_k__n__and_i64_k__a,
    vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k,
    vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k__and_i64_k__a,
    vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a,
    vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a,
    vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a,
    vmop_seq_add_i64_k__a__st_i64_abs__a,
    vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a__load__n,
    vmop_seq_add_i64_k__a__st_i64_abs__a__br_lt_u_i64_back__a,
    vmop_seq_mov__br_ne_i64_back,
    vmop_seq_add_i32_k_tie__add_i64_k_tie__br_ne_i64_back__a,
    vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n,
    vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n__shr_u_i32_k__a__n,
    vmop_seq_add_i64__add_i32__n__mul_i32__a__n,
    vmop_seq_add_i64__add_i32__n__mul_i32__a__n__shr_u_i32_k__a,
    vmop_seq_add_i32_k_tie__add_i64_k,
    vmop_seq_mul_f64__a__n__add_f64__a__mov__br_ne_i64_back,
    vmop_seq_add_i64_k_tie__br_eq_i64_k_back__a,
    vmop_seq_ld_i32_base__a__ld_i32_base__n,
    vmop_seq_st_i32_index2__a__add_i64_k_tie__br_eq_i64_k_back__a,
    vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n,
    vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n__add_i32_k__a,
    vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n,
    vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n__min_s_i32__b_tie,
    vmop_seq_st_i32_dindex2__a__mov,
    vmop_seq_st_i32_dindex2__a__mov__add_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_add_i32_k__n__br_ne_i64_k_back,
    vmop_seq_ld_i32_base__n__br_eq_i32_back__a__set_lt_u_i32__b__n__select__a__n,
    vmop_seq_ld_i64_index0__b_tie__add_i32_k__n__br_ne_i64_k_back,
    vmop_seq_ld_i32_base__a__ld_i32_base__n__br_le_u_i32_back__b,
    vmop_seq_and_i32_k__a__n__br_z_i32__a,
    vmop_seq_st_i32_dindex2__a__add_i64_k__n,
    vmop_seq_ld_i32_base__and_i32_k__a__n,
    vmop_seq_ld_i64_base__n__st_i64_base__a,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a,
    vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n,
    vmop_seq_ld_i32_base__and_i32_k__a__n__ld_i64_dindex3__a__n,
    vmop_seq_const_i32__br_gt_s_i32_k__const_i32__n,
    vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a,
    vmop_seq_neg_f64__a__select,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a__n__lea__b,
    vmop_seq_mov__mov32,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_k__n__and_i32_k__a__n,
    vmop_seq_ld_i32_dindex2__a__sub_i64__n,
    vmop_seq_ld_i32_dindex2__a__sub_i64__n__ld_i32_dindex2__a__n__add_i32__a__n,
    vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n,
    vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n__br_lt_u_i64_back,
    vmop_seq_square_f64__n__add_f64__a,
    vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__ld_f64_dindex0__a__n__sub_f64__b,
    vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a,
    vmop_seq_mul_f64__n__add_f64__a,
    vmop_seq_mul_i64__a__n__ld_f64_dindex3__a__ld_f64_dindex3__a,
    vmop_seq_neg_f64__a__select__add_i64,
    vmop_seq_neg_f64__a__select__add_i64__add_i64__a,
    vmop_seq_ld_f64_dindex3__a__mul_f64__a,
    vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a,
    vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a__mul_f64__a__n,
    vmop_seq_sub_f64__b_tie__mul_f64_tie,
    vmop_seq_sub_f64__b_tie__mul_f64_tie__mul_f64__n__add_f64__a,
    vmop_seq_add_f64__n__st_f64_dindex3__a__add_f64__n__st_f64_dindex3__a,
    vmop_seq_add_i32_k_tie__br_eq_i32_back__a,
    vmop_seq_add_i64_k_tie__st_i64_abs__a,
    vmop_seq_ld_i32_s8_index0__n__br_nz_i32_back__a,
    vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__ld_i32_s8_index0__n__br_nz_i32_back__a,
    vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a,
    vmop_seq_ld_i64_base__n__br_eq_i64_back__a,
    vmop_seq_ld_i32_index2__ld_i32_index2__n,
    vmop_seq_ld_i32_index2__ld_i32_index2__n__max_s_i32__b__n,
    vmop_seq_ld_i32_index2__n__add_i32__a,
    vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a__br_ne_i32_k_back__a,
    vmop_seq_mov__mov__jmp_back,
    vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a__add_i32_k_tie__jmp_back,
    vmop_seq_const_i32__const_i32,
    vmop_seq_ld_i64_base__a__br_eq_i64_k__a,
    vmop_seq_add_i32_k__a__n__and_i32_k__a__n,
    vmop_seq_br_eq_i32_k__br_ne_i32_k,
    vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n__mul_i64__a,
    vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n,
    vmop_seq_st_i64_base__st_i64_base__a,
    vmop_seq_ld_i32_dindex2__a__add_i64_k__n,
    vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back,
    vmop_seq_mov32__mov32__add_i32_k,
    vmop_seq_st_i32_dindex2__a__mov__mov__jmp_back,
    vmop_seq_rotl_i32_k__a__rotl_i32_k__n__xor_i32__a,
    vmop_seq_add_i32__a__st_i32_base__a,
    vmop_seq_add_i64_k_tie__br_le_u_i64_back__b,
    vmop_seq_ld_i64_base_tie__br_ne_i64_k_back__a,
    vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a,
    vmop_seq_add_i32__a__st_i32_base__a__mul_i32_k__n__add_i32__a,
    vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a__add_i64_k_tie__br_le_u_i64_back__b,
    vmop_seq_const_i64_w__n__mul_i64__a,
    vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a_wide,
    vmop_seq_shr_u_i64_k__a__n__xor_i64__a__add_i32_k,
    vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n__br_z_i32__a,
    vmop_seq_const_i32__n__jmp_back,
    vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a,
    vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a__st_f64_abs__a,
    vmop_seq_br_le_s_i32_back__br_le_s_i32,
    vmop_seq_const_i32__jmp_back,
    vmop_seq_ld_i32_base__n__jmp,
    vmop_seq_br_le_s_i32_back__br_le_s_i32__ld_i32_dindex2,
    vmop_seq_ld_i32_dindex2__n__br_lt_s_i32_back__a,
    vmop_seq_set_lt_s_i32__a__n__select__a,
    vmop_seq_ld_i32_dindex2__a__ext_i64_s32,
    vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n,
    vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n__set_lt_s_i32__a__n__select__a,
    vmop_seq_add_i32__a__ld_i32_dindex2__n,
    vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__a,
    vmop_seq_mov__mov32__mov32,
    vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a,
    vmop_seq_add_i32_k__a__n__br_lt_u_i32_k__a,
    vmop_seq_ld_i64_base__n__br_ne_i64_k_back__a,
    vmop_seq_add_i32_k__ext_i64_s32__a__n,
    vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a,
    vmop_seq_mov__mov__a__mov__jmp,
    vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n,
    vmop_seq_add_i32_k__ext_i64_s32__a__n__br_le_s_i64__b,
    vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32,
    vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32__br_le_s_i32,
    vmop_seq_ld_i32_u8_base__a__add_i32_k__a__n__br_lt_u_i32_k__a,
    vmop_seq_add_i32_k__a__n__st_i32_abs__a,
    vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a__ext_i64_s32__a__n,
    vmop_seq_lea__n__st_i8_base__b,
    vmop_seq_st_i8_dindex0__a__add_i64_k,
    vmop_seq_ld_i64_base__a__br_eq_i64_k__a__ld_i64_base_tie,
    vmop_seq_shl_i32_k__n__lea_data0__a__n,
    vmop_seq_div_u_i32_m__n__mul_i32_k__a,
    vmop_seq_div_u_i32_m__n__mul_i32_k__a__div_u_i32_m__n,
    vmop_seq_add_i64_k_tie__jmp_back,
    vmop_seq_ext_i32_s8__a__br_eq_i32_k_back,
    vmop_seq_const_i32__br_eq_i32,
    vmop_seq_st_i8_k_dindex0__st_i8_k_index0,
    vmop_seq_add_i32_k__br_le_u_i32__b,
    vmop_seq_ext_i64_u32__mul_i64_k__a__n__lea_data0__a__ld_i64_base__a,
    vmop_seq_ext_i64_u32__br_le_u_i64_back,
    vmop_seq_mov__br_z_i32,
    vmop_seq_set_lt_u_i64__b__n__select__a,
    vmop_seq_br_le_u_i32__a__ld_i64_base__mov32,
    vmop_seq_add_i32_k__n__add_i32__a,
    vmop_seq_mov__add_i64_k_tie__jmp_back,
    vmop_seq_mul_i64_k__a__n__ld_i64_dindex0__a,
    vmop_seq_add_i32_k__br_le_u_i32__b__mul_i64_k__a__n__ld_i64_dindex0__a,
    vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n,
    vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n__set_lt_u_i64__b__n__select__a,
    vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n,
    vmop_seq_mul_i32_k_tie__ld_i32_base__ld_i32_base__n,
    vmop_seq_xor_i32__a__n__add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a,
    vmop_seq_ld_i64_abs__jmp,
    vmop_seq_ld_i32_abs__br_gt_s_i32_k_back__a,
    vmop_seq_add_i32__a__n__and_i32_k__a__n,
    vmop_seq_ld_i32_s8_dindex0__a__n__br_nz_i32_back__a,
    vmop_seq_or_i32__a__n__and_i32_k__a,
    vmop_seq_sub_i32__ld_i32_s8_dindex0__a__n__br_nz_i32_back__a,
    vmop_seq_and_i32_k__a__ld_i32_u16_dindex1__a__n,
    vmop_seq_mul_i32_k__n__sub_i32__b__n,
    vmop_seq_and_i32_k__div_u_i32_m__a,
    vmop_seq_mul_i32_k__n__sub_i32__b__n__and_i32_k__a__ld_i32_u16_dindex1__a__n,
    vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__and_i32_k__div_u_i32_m__a,
    vmop_seq_add_i32__a__n__and_i32_k__a__n__ld_i32_u16_dindex1__a__n,
    vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a,
    vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a__br_ne_i32_k_back,
    vmop_seq_mov__br_lt_u_i32_back__a,
    vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__ld_i64_base,
    vmop_seq_st_i64_base__st_i64_base__a__shl_i32_k__or_i32_k__a,
    vmop_seq_mov__a__const_i32__jmp,
    vmop_seq_ld_i32_s8_base__n__st_i8_base__a,
    vmop_seq_ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back,
    vmop_seq_lea__n__st_i64_base__b,
    vmop_seq_mul_i32_k_tie__add_i32_k__n__add_i32__a,
    vmop_seq_add_i32__a__n__add_i32__a__n,
    vmop_seq_mul_i32_k__n_wide__add_i32_k__a,
    vmop_seq_add_i32__add_i32,
    vmop_seq_xor_i32_k__n__and_i32__a__n,
    vmop_seq_st_i32_index2__a__add_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a__rotl_i32_k__n,
    vmop_seq_xor_i32__a__n__add_i32__a__and_i32,
    vmop_seq_xor_i32_k__n__and_i32__a__n__or_i32__a__n,
    vmop_seq_add_i32__a__ld_i32_dindex2__n__add_i32__a,
    vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n,
    vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n__and_i32__a,
    vmop_seq_and_i32__n__xor_i32__a__n__add_i32__a,
    vmop_seq_add_i32__add_i32__add_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_add_i64_k__jmp_back,
    vmop_seq_ld_i32_u8_base__add_i64_k,
    vmop_seq_ld_i64_base__n__lea__a__n,
    vmop_seq_or_i64__a__ld_i32_u8_dindex0__n,
    vmop_seq_br_eq_i32_k_back__a__br_eq_i32_k_back__a,
    vmop_seq_mov__const_i32,
    vmop_seq_mul_f64__a__n__mul_f64__a,
    vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__square_f64,
    vmop_seq_square_f64__n__add_f64__a__square_f64__n__add_f64__a,
    vmop_seq_sqrt_f64__a__n__mul_f64__a__n,
    vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b,
    vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b__ld_f64_dindex0__a,
    vmop_seq_st_f64_dindex0__a__add_i64_k_tie__br_ne_i64_k_back__a,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_nz_i32_back,
    vmop_seq_add_i64_k__n__st_i64_abs__a,
    vmop_seq_ld_i32_u8_base__add_i64_k__br_ne_i32_k_back,
    vmop_seq_set_ne_i32_k__n__and_i32__a,
    vmop_seq_set_eq_i32_k__n__and_i32__a__n,
    vmop_seq_add_i32_k__n__and_i32_k__a__n__add_i32__a__n,
    vmop_seq_select__c__set_ne_i32_k,
    vmop_seq_set_lt_u_i32_k__a__n__or_i32__a,
    vmop_seq_set_eq_i32_k__ld_i32_u8_base__add_i64_k_tie,
    vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a,
    vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a__br_nz_i32_back,
    vmop_seq_add_i32__mov__br_z_i32,
    vmop_seq_add_i32_k__n__and_i32_k__a__n__set_lt_u_i32_k__a__n__or_i32__a,
    vmop_seq_mul_i32_k__add_i32_k__n__and_i32_k__a__n__add_i32__a__n,
    vmop_seq_select__c__set_ne_i32_k__set_ne_i32_k__n__and_i32__a,
    vmop_seq_ld_i64_base__ld_i32_base__a__n,
    vmop_seq_ld_i32_u8_base__a__br_eq_i32_k_back__a__br_eq_i32_k_back__a,
    vmop_seq_lea__n__ld_i64_base__a,
    vmop_seq_ld_i64_base__n__add_i64_k__a,
    vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k__a,
    vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n,
    vmop_seq_add_i64_k__a__jmp,
    vmop_seq_add_i64_k__a__n__st_i64_base__a,
    vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k,
    vmop_seq_ld_i64_base__n__lea__a__n__add_i64_k__a__jmp,
    vmop_seq_ld_i64_base__ld_i32_base__a__n__br_le_u_i64__a,
    vmop_seq_ld_i32_s8_base__n__st_i8_base__a__jmp,
    vmop_seq_sub_i32__br_gt_u_i32_k__a,
    vmop_seq_sub_i32__br_gt_u_i32_k__a__br_nz_i32_back,
    vmop_seq_mov32__mov32__a,
    vmop_seq_rem_u_i32_m__a__n__add_i32_k__a__n,
    vmop_seq_mov32__mov32__a__add_i32_k,
    vmop_seq_mov__mov__br_lt_u_i32_back,
    vmop_seq_add_i32_k_tie__br_le_u_i32__b,
    vmop_seq_mov__add_i32_k_tie__jmp_back,
    vmop_seq_xor_i32__n__mul_i32_k__a_wide,
    vmop_seq_shr_u_i32_k__n__rem_u_i32_m__a__n__add_i32_k__a__n,
    vmop_seq_st_i8_dindex0__a__add_i64_k__mul_i32_k__n_wide__add_i32_k__a,
    vmop_seq_ld_f64_dindex0__a__ld_f64_dindex0__a,
    vmop_seq_and_i32__a__n__br_z_i32_back__a,
    vmop_seq_max_u_i32__select,
    vmop_seq_lea2__n__ld_i32_u8_base__a__n,
    vmop_seq_lea_data0__const_i64,
    vmop_seq_ld_i32_index2__n__add_i32__a__ld_i32_index2__n,
    vmop_seq_ld_i32_dindex2_tie__set_lt_u_i32,
    vmop_seq_max_u_i32__select__add_i32_k_tie,
    vmop_seq_max_u_i32__select__add_i32_k_tie__br_lt_s_i32_k,
    vmop_seq_ld_i32_index2__b__rotl_i32_k__a__rotl_i32_k__n__xor_i32__a,
    vmop_seq_shr_u_i32_k__n__xor_i32__a__ld_i32_index2,
    vmop_seq_add_i32_k_tie__br_eq_i32_k__a,
    vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n,
    vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k_back,
    vmop_seq_ld_i64_base__n__br_lt_u_i64__b,
    vmop_seq_shl_i32__b__and_i32__a__n__br_z_i32_back__a,
    vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a,
    vmop_seq_ld_i64_base__a__br_ne_i64_k_back__a,
    vmop_seq_mov__add_i32_k_tie,
    vmop_seq_ld_i64_base__n__st_i64_base__br_ne_i64_k_back__a,
    vmop_seq_const_i32__br_nz_i32,
    vmop_seq_set_lt_u_i32__b__n__select__a__n__add_i64__a,
    vmop_seq_add_i32_k_tie__br_ne_i32_back__a,
    vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a,
    vmop_seq_ld_i32_base__a__n__br_eq_i32__a,
    vmop_seq_cvt_f64_u32__a__n__add_f64__a,
    vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__st_i32_dindex2__a,
    vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n__add_i32__a__n,
    vmop_seq_shr_u_i32_k__n__lea__b,
    vmop_seq_shl_i32_k__a__n__or_i32__a,
    vmop_seq_add_i32_k__a__n__and_i32_k__a__n__br_lt_u_i32_k__a,
    vmop_seq_mov__mov__mov,
    vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n__br_gt_u_i32_k__a,
    vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n,
    vmop_seq_ld_i64_base__a__n__ld_i64_base__a,
    vmop_seq_ld_i32_abs__n__add_i32_k__a__n__st_i32_abs__a,
    vmop_seq_const_i64__n__st_i8_index0__a,
    vmop_seq_ld_i64_base__n__mov,
    vmop_seq_st_i64_abs__st_i32_k_abs,
    vmop_seq_ld_i32_abs__br_eq_i32_k__a,
    vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a__br_nz_i32,
    vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a__ext_i32_s8__n,
    vmop_seq_st_i32_abs__a__jmp,
    vmop_seq_const_i64__jmp_back,
    vmop_seq_mov__jmp,
    vmop_seq_ld_i64_base__ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k,
    vmop_seq_add_i32_k_tie__br_le_u_i32__b__br_lt_u_i64_k32_back_wide,
    vmop_seq_const_i32__mov,
    vmop_seq_ld_i32_u8_base__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back,
    vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32_back__a,
    vmop_seq_add_i32_k__a__n__st_i32_base__a,
    vmop_seq_lea__n__ld_i32_u8_base__a,
    vmop_seq_const_i64__const_i32__jmp,
    vmop_seq_shr_u_i64_k__a__n__xor_i64__a__st_i64_abs__a,
    vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a__jmp,
    vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a__st_i32_base__a,
    vmop_seq_const_i32__br_lt_s_i32_k,
    vmop_seq_br_eq_i32_k__a__br_eq_i32_k__a,
    vmop_seq_mov__mov__mov32,
    vmop_seq_mov__load_tie,
    vmop_seq_rsub_i32_k__n__and_i32__a,
    vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a,
    vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a__or_i32__n,
    vmop_seq_shl_i32_k__a__or_i32__n,
    vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a,
    vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a__mov32,
    vmop_seq_add_i32__a__br_ne_i32_back,
    vmop_seq_add_i32__a__st_i8_k_dindex0__st_i8_k_index0,
    vmop_seq_st_i8_k_dindex0__jmp_back,
    vmop_seq_shr_u_i32_k__n__lea__b__ld_i32_s8_base__a__n__br_ne_i32_k__a,
    vmop_seq_or_i32__n__or_i32__a__n,
    vmop_seq_add_i32_k__ext_i64_u32,
    vmop_seq_xor_i32_k__a__n__and_i32__a,
    vmop_seq_const_i32__br_lt_s_i32_k__add_i32,
    vmop_seq_const_i32__br_eq_i32__or_i32__n__or_i32__a__n,
    vmop_seq_xor_i32_k__a__n__and_i32__a__const_i32__br_nz_i32,
    vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n,
    vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n__lea_data0__a,
    vmop_seq_and_i32_k__n__br_z_i32__a,
    vmop_seq_ld_i64_base__n__ld_i64_base__a,
    vmop_seq_add_i64_k__lea__n,
    vmop_seq_br_lt_u_i32_k_back__a__st_i64_abs__st_i32_k_abs,
    vmop_seq_ld_i64_abs__ld_i64_abs,
    vmop_seq_mul_i32_k__n__add_i32__a__ld_i32_u8_base__add_i64_k_tie,
    vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a,
    vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a__add_i32_k__n,
    vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back,
    vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back__load_tie,
    vmop_seq_ld_i32_u8_base__a__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back,
    vmop_seq_lea__n__st_i32_base__b,
    vmop_seq_add_i64_k__lea__n__st_f64_base__b,
    vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a,
    vmop_seq_add_i32_k_tie__add_i32_k_tie,
    vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a,
    vmop_seq_ld_i64_base__ext_i64_s32__n,
    vmop_seq_const_i64__lea__n__st_i32_base__b,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k,
    vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n,
    vmop_seq_lea2__n__ld_i32_u8_base__a__n__shl_i32_k__a__n__or_i32__a,
    vmop_seq_ld_i32_u16_base__n__xor_i32__a__n,
    vmop_seq_ld_i32_u16_base__n__xor_i32__a__n__st_i16_base__a,
    vmop_seq_mov__br_ne_i64_k_back,
    vmop_seq_ld_i32_base__ld_i32_base,
    vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n,
    vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n__jmp,
    vmop_seq_shr_u_i64_k__a__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a,
    vmop_seq_mul_i64_k__a__n__add_i64__a,
    vmop_seq_ld_i32_u8_dindex0__a__ld_i32_u8_dindex0__n__set_ne_i32__a__n,
    vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n,
    vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n,
    vmop_seq_or_i64__a__ld_i32_u8_dindex0__n__or_i64__a__ld_i32_u8_dindex0__n,
    vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__and_i64_k__a,
    vmop_seq_const_i32__mov__mov32__mov32,
    vmop_seq_add_i64_k__br_gt_u_i64_k,
    vmop_seq_add_i64_k_tie__mov__br_ne_i64_k_back,
    vmop_seq_st_i8_dindex0__a__add_i32_k_tie__br_ne_i32_back__a,
    vmop_seq_sub_i32__a__n__ld_i32_s8_dindex0__a__n,
    vmop_seq_add_i32_k__n__st_i32_base__a,
    vmop_seq_const_i64__n__st_i16_index0__a,
    vmop_seq_ld_i64_base__n__br_lt_s_i32_k,
    vmop_seq_add_i32_k__n__and_i32__a__lea__b__ld_i32_base__a__n,
    vmop_seq_br_le_u_i32_back__a__ld_i64_abs__jmp,
    vmop_seq_ld_i32_abs__n__br_ne_i32_k_back__a,
    vmop_seq_const_i64__n__st_i32_index0__a,
    vmop_seq_ld_i64_base__a__ext_i64_u32__n,
    vmop_seq_ld_i64_base__n__br_lt_s_i32_k__ld_i64_base__a__ext_i64_u32__n,
    vmop_seq_ld_i64_base__mov,
    vmop_seq_lea__n__ld_f64_base__a,
    vmop_seq_ld_i32_u8_dindex0__a__n__shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n,
    vmop_seq_st_i32_dindex2__add_i64_k__n,
    vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide,
    vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide__mov__a,
    vmop_seq_br_eq_i64_k__ld_i64_base,
    vmop_seq_ld_i64_base__a__n__br_le_u_i64__a,
    vmop_seq_lea__b__ld_i64_base__n__br_lt_u_i64__b,
    vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a__br_ne_i32_k__a,
    vmop_seq_ld_i64_abs__n__mov,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32,
    vmop_seq_lea_data0__lea_data0,
    vmop_seq_add_i32_k__n__shr_u_i32_k__a,
    vmop_seq_add_i32_k__n__shr_u_i32_k__a__mul_i64_k__a__n__lea_data0__a,
    vmop_seq_lea_data0__a__lea_data0__lea_data0,
    vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base,
    vmop_seq_st_i8_k_index0__b__const_i64__n__st_i16_index0__a,
    vmop_seq_add_i32_k__a__shl_i32_k__n__lea_data0__a__n__st_i32_base__b,
    vmop_seq_ld_i64_s32_base__ld_i32_base__n,
    vmop_seq_ld_i64_base__br_eq_i64_k__a,
    vmop_seq_add_i64_k__br_gt_u_i64_k__mul_i64_k_tie,
    vmop_seq_ld_f64_dindex0__mov__load_tie,
    vmop_seq_const_i64_w__n__add_i64__a,
    vmop_seq_mov__a__mov,
    vmop_seq_and_i32_k__n__st_i32_abs__a,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a__lea__b__n,
    vmop_seq_add_i64_k_tie__st_i64_abs__a__br_le_u_i64__b,
    vmop_seq_add_i32__a__br_ne_i32_back__ret_i32__a,
    vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a,
    vmop_seq_ld_i64_base__ld_i64_base__a,
    vmop_seq_add_i32_k__a__n__jmp_back,
    vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a__ld_i32_index2__n,
    vmop_seq_mul_i64_k__n__lea_data0__a,
    vmop_seq_br_eq_i64_k__ld_i64_base__n__mov,
    vmop_seq_br_eq_i64_k__ld_i64_base__n__mov__br_eq_i64_k__a,
    vmop_seq_ld_i64_base_tie__br_eq_i64_k__a,
    vmop_seq_st_i32_index0__st_i32_index0,
    vmop_seq_const_i32__n__ret_i32__a,
    vmop_seq_mov__load__n,
    vmop_seq_mov__add_i64_k,
    vmop_seq_mov__a__jmp_back,
    vmop_seq_ld_i32_s8_base__n__set_eq_i32_k__a,
    vmop_seq_lea__n__ld_f64_base__a__n,
    vmop_seq_ld_i64_base__br_z_i32,
    vmop_seq_const_i64__n__st_i64_index0__a,
    vmop_seq_add_i64_k_tie__st_i64_abs__a__br_ne_i64_back__a,
    vmop_seq_const_i32__const_i32__const_i32,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__a,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n__st_i32_dindex2__b,
    vmop_seq_add_i32_k_tie__ld_i32_dindex2__a__n,
    vmop_seq_br_lt_s_i32_k__a__ld_i32_dindex2__n,
    vmop_seq_add_i32_k__ld_i32_dindex2__a,
    vmop_seq_add_i32_k__ld_i32_dindex2__a__br_lt_s_i32_k__a__ld_i32_dindex2__n,
    vmop_seq_ld_i32_dindex2__a__jmp_back,
    vmop_seq_lea__n__ld_f64_base__a__n__jmp,
    vmop_seq_const_i32__n__ret_i32_sp__a,
    vmop_seq_const_i64__n__st_i64_index0__a__const_i64__n__st_i8_index0__a,
    vmop_seq_st_i32_dindex2__st_i32_dindex2,
    vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32__br_lt_u_i64_k32_back_wide,
    vmop_seq_lea__n__ld_f64_base__a__lea__n__ld_i32_u8_base__a,
    vmop_seq_st_i64_base__a__const_i64,
    vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n,
    vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_nz_i32__a,
    vmop_seq_ld_i32_base__a__n__and_i32_k__a,
    vmop_seq_ld_i32_base__const_i64,
    vmop_seq_ld_i64_base__n__br_eq_i64_k__a,
    vmop_seq_mov__a__br_ne_i64_k_back__a,
    vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base__mul_i64_k_tie,
    vmop_seq_ld_i64_s32_base__ld_i32_base__n__br_lt_s_i32__b,
    vmop_seq_ld_i32_base__br_z_i32__a,
    vmop_seq_ld_i32_base__n__add_i32_k__a__n__st_i32_base__a,
    vmop_seq_ld_i32_abs__add_i32_k__a__n__st_i32_abs__a,
    vmop_seq_ld_i32_base__a__n__and_i32_k__a__ld_i64_base__n,
    vmop_seq_ld_i64_base__n__add_i64_k__a__n__st_i64_base__a,
    vmop_seq_const_i64__jmp,
    vmop_seq_ld_i32_base__n__br_ne_i32_back__a,
    vmop_seq_st_i64_base__b__st_i64_base__b,
    vmop_seq_ld_i32_abs__n__add_i32_k__a,
    vmop_seq_ld_i32_abs__n__add_i32_k__a__st_i32_abs__a,
    vmop_seq_ld_i32_s8_base__n__br_eq_i32__a,
    vmop_seq_ld_i64_base__n__st_i64_abs__a,
    vmop_seq_ld_i32_u8_base__and_i32_k__a__n,
    vmop_seq_rem_u_i32_m__a__n__add_i32_k__a,
    vmop_seq_ld_i32_base__shl_i32_k__a__n,
    vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a,
    vmop_seq_ld_i64_abs__n__st_i64_base,
    vmop_seq_st_i64_dindex0__b__const_i64__n_wide,
    vmop_seq_st_i64_dindex0__b__const_i64__n_wide__st_i64_dindex0__a,
    vmop_seq_mul_i64_k__a__ld_i64_dindex0__a,
    vmop_seq_mul_i64_k__st_i64_dindex0__b,
    vmop_seq_ld_i64_base__ld_i64_base__lea_data0__n,
    vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie,
    vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie__ld_i64_base__a,
    vmop_seq_st_i64_base__a__const_i64__br_lt_u_i32_k_back,
    vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n,
    vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n__ld_i32_base__a__n,
    vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b__ld_i64_abs,
    vmop_seq_br_z_i32__mov__mov,
    vmop_seq_mov__mov32__mov,
    vmop_seq_ext_i64_s32_tie__jmp_back,
    vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a__rem_u_i64_k__n__br_eq_i64_k_back__a,
    vmop_seq_ext_i64_s32_tie__jmp,
    vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back__br_lt_s_i64,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n,
    vmop_seq_st_i64_k_base__a__st_i64_k_base__a,
    vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__st_i32_dindex2__a,
    vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n,
    vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n__set_lt_s_i32__b__n,
    vmop_seq_select__a__n__add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide,
    vmop_seq_const_i64__br_lt_s_i32_k,
    vmop_seq_const_i64_w__n__and_i64__a,
    vmop_seq_and_i32__a__n__br_nz_i32_back__a,
    vmop_seq_ld_i32_abs__ld_i64_abs__jmp,
    vmop_seq_const_i32__n__shl_i32__a__n,
    vmop_seq_ld_i32_u8_base__a__n__shl_i32_k__a,
    vmop_seq_const_i64_wide__const_i64_wide,
    vmop_seq_ld_i32_s8_base__n__br_nz_i32__a,
    vmop_seq_add_i64_k_tie__br_eq_i64_back__a,
    vmop_seq_or_i32__a__br_le_u_i64__a,
    vmop_seq_add_i64_tie__br_lt_u_i64_k_back__a,
    vmop_seq_add_i32_k__st_i32_dindex2__st_i32_dindex2,
    vmop_seq_add_i32_k__n__mov__a__mov,
    vmop_seq_xor_i32__shr_u_i32_k_tie,
    vmop_seq_xor_i32__shr_u_i32_k_tie__and_i32__a__n__br_nz_i32_back__a,
    vmop_seq_and_i32_k__n__st_i32_abs__a__jmp_back,
    vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a__ld_i32_abs__n,
    vmop_seq_ld_i32_dindex2__a__ld_i64_abs__jmp,
    vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_z_i32__a,
    vmop_seq_ld_f64_dindex3__ld_f64_dindex3__a__n,
    vmop_seq_st_f64_dindex3__a__st_f64_dindex3__b,
    vmop_seq_ld_i32_u8_base__ld_i32_u8_base,
    vmop_seq_shl_i32_k__n__lea_data0__a__n__ld_i32_base__a__n,
    vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n__set_eq_i32_k__a__n,
    vmop_seq_const_i32__br_eq_i64_k_back,
    vmop_seq_ld_i64_base__ld_i32_base,
    vmop_seq_ld_i32_u8_base__n__and_i32_k__a,
    vmop_seq_const_i32__const_i64__n,
    vmop_seq_lea__n__ld_i64_base__a__n,
    vmop_seq_lea__b__ld_i32_base__a__n__br_z_i32_back__a,
    vmop_seq_st_i64_base__add_i64_k,
    vmop_seq_ld_f64_base__const_f64__n_wide,
    vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a,
    vmop_seq_ld_i64_base__n__add_i64_k__a__add_i64_k,
    vmop_seq_lea2__b__n__ld_i32_u8_base__a__n__shl_i32_k__a,
    vmop_seq_lea2__n__ld_i32_u8_base__a__n__or_i32__a__n,
    vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k_back__a,
    vmop_seq_add_f64__a__const_i32,
    vmop_seq_add_i32__n__add_i32__a,
    vmop_seq_and_i32_k__n__br_nz_i32__a,
    vmop_seq_ld_i32_base__n__br_z_i32__a,
    vmop_seq_add_i64_k__a__const_i32__const_i64__n,
    vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n,
    vmop_seq_ld_i32_u8_base__br_gt_s_i32_k__a,
    vmop_seq_ld_i32_base__n__mul_i32_k__a,
    vmop_seq_add_i32__a__ld_i64_base_tie__br_eq_i64_k__a,
    vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide,
    vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n__cvt_s64_f64__a,
    vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide__add_i32_k__a__n__st_i32_abs__a,
    vmop_seq_ld_i64_abs__ld_i64_abs__br_le_u_i64__b,
    vmop_seq_ld_i32_abs__n__br_le_u_i64,
    vmop_seq_ld_i32_abs__n__br_le_u_i64__br_z_i32__a,
    vmop_seq_add_i32__n__add_i32__a__n__add_i32__a__n,
    vmop_seq_st_i64_base__add_i64_k__ld_i64_abs,
    vmop_seq_st_i64_base__add_i64_k__ld_i64_abs__br_le_u_i64__b,
    vmop_seq_ext_i32_s8__n__br_ne_i32_k,
    vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a__br_ne_i32_k_back,
    vmop_seq_mul_i32_k_tie__mov__mov32,
    vmop_seq_add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a,
    vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n__add_i32_k__a,
    vmop_seq_const_i32_wide__jmp,
    vmop_seq_ld_i64_base__a__n__st_i64_base__a,
    vmop_seq_ld_i32_dindex2__n__br_le_s_i32__a,
    vmop_seq_add_i64_k__n__st_i64_base__a,
    vmop_seq_st_i32_k_base__st_i32_k_base,
    vmop_seq_mul_i32_k__n_wide__add_i32_k__a__const_i32_wide__jmp,
    vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a__add_i32__n__add_i32__a,
    vmop_seq_mul_i32_k__shl_i64_k,
    vmop_seq_mul_i32_k__shl_i64_k__const_i64_w__n__add_i64__a,
    vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n,
    vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n,
    vmop_seq_mov__br_lt_u_i32_back__a__mov__jmp_back,
    vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n__and_i32__a__n,
    vmop_seq_mov__const_i32__jmp_back,
    vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n__lea__b,
    vmop_seq_add_i64_k_tie__add_i64_k_tie,
    vmop_seq_ld_i64_base__n__add_i64_k__a__n,
    vmop_seq_add_i32_k_tie__br_lt_s_i32_back__a,
    vmop_seq_add_i32_k_tie__br_le_s_i32_back__a,
    vmop_seq_add_i32_k_tie__br_lt_u_i32_back__a,
    vmop_seq_add_i32_k_tie__br_le_u_i32_back__a,
    vmop_seq_add_i32_k_tie__br_eq_i32_k_back__a,
    vmop_seq_add_i32_k_tie__br_ne_i32_k_back__a,
    vmop_seq_add_i32_k_tie__br_lt_s_i32_k_back__a,
    vmop_seq_add_i32_k_tie__br_gt_s_i32_k_back__a,
    vmop_seq_add_i32_k_tie__br_lt_u_i32_k_back__a,
    vmop_seq_add_i32_k_tie__br_gt_u_i32_k_back__a,
    vmop_seq_add_i32_k__a__br_eq_i32_back__a,
    vmop_seq_add_i32_k__a__br_ne_i32_back__a,
    vmop_seq_add_i32_k__a__br_lt_s_i32_back__a,
    vmop_seq_add_i32_k__a__br_le_s_i32_back__a,
    vmop_seq_add_i32_k__a__br_lt_u_i32_back__a,
    vmop_seq_add_i32_k__a__br_le_u_i32_back__a,
    vmop_seq_add_i32_k__a__br_eq_i32_k_back__a,
    vmop_seq_add_i32_k__a__br_ne_i32_k_back__a,
    vmop_seq_add_i32_k__a__br_lt_s_i32_k_back__a,
    vmop_seq_add_i32_k__a__br_gt_s_i32_k_back__a,
    vmop_seq_add_i32_k__a__br_lt_u_i32_k_back__a,
    vmop_seq_add_i32_k__a__br_gt_u_i32_k_back__a,
    vmop_seq_add_i32_k_tie__br_ne_i32_k32_back__a_wide,
    vmop_seq_add_i64_k_tie__br_lt_s_i64_back__a,
    vmop_seq_add_i64_k_tie__br_le_s_i64_back__a,
    vmop_seq_add_i64_k_tie__br_lt_u_i64_back__a,
    vmop_seq_add_i64_k_tie__br_le_u_i64_back__a,
    vmop_seq_add_i64_k_tie__br_lt_s_i64_k_back__a,
    vmop_seq_add_i64_k_tie__br_gt_s_i64_k_back__a,
    vmop_seq_add_i64_k_tie__br_lt_u_i64_k_back__a,
    vmop_seq_add_i64_k_tie__br_gt_u_i64_k_back__a,
    vmop_seq_add_i64_k__a__br_eq_i64_back__a,
    vmop_seq_add_i64_k__a__br_ne_i64_back__a,
    vmop_seq_add_i64_k__a__br_lt_s_i64_back__a,
    vmop_seq_add_i64_k__a__br_le_s_i64_back__a,
    vmop_seq_add_i64_k__a__br_lt_u_i64_back__a,
    vmop_seq_add_i64_k__a__br_le_u_i64_back__a,
    vmop_seq_add_i64_k__a__br_eq_i64_k_back__a,
    vmop_seq_add_i64_k__a__br_lt_s_i64_k_back__a,
    vmop_seq_add_i64_k__a__br_gt_s_i64_k_back__a,
    vmop_seq_add_i64_k__a__br_lt_u_i64_k_back__a,
    vmop_seq_add_i64_k__a__br_gt_u_i64_k_back__a,
    vmop_seq_add_i32_k__a__br_nz_i32_back__a,
};
/* Their names for dumps, one after the other. */
static const char HANDLER_NAMES[] =
    "jmp\0"
    "jmp.back\0"
    "switch\0"
    "switch acc=ra\0"
    "switch.back\0"
    "switch.back acc=ra\0"
    "trap\0"
    "setjmp\0"
    "setjmp kept\0"
    "setjmp acc=ra\0"
    "setjmp acc=ra kept\0"
    "handler\0"
    "handler.back\0"
    "throw\0"
    "catch\0"
    "catch kept\0"
    "longjmp\0"
    "ret.v\0"
    "ret.i64\0"
    "ret.i64 acc=ra\0"
    "ret.i32\0"
    "ret.i32 acc=ra\0"
    "ret.f64\0"
    "ret.f64 acc=ra\0"
    "ret.f32\0"
    "ret.f32 acc=ra\0"
    "ret.v.sp\0"
    "ret.i64.sp\0"
    "ret.i64.sp acc=ra\0"
    "ret.i32.sp\0"
    "ret.i32.sp acc=ra\0"
    "ret.f64.sp\0"
    "ret.f64.sp acc=ra\0"
    "ret.f32.sp\0"
    "ret.f32.sp acc=ra\0"
    "call.v\0"
    "call.ind.v\0"
    "call.ind.v acc=ra\0"
    "call.host.v\0"
    "thunk.host.v\0"
    "call.py.v\0"
    "thunk.py.v\0"
    "call.host.i\0"
    "thunk.host.i\0"
    "call.py.i\0"
    "thunk.py.i\0"
    "call.host.d\0"
    "thunk.host.d\0"
    "call.py.d\0"
    "thunk.py.d\0"
    "call.host.f\0"
    "thunk.host.f\0"
    "call.py.f\0"
    "thunk.py.f\0"
    "graph.v\0"
    "graph.i\0"
    "undefined\0"
    "lazy\0"
    "halt\0"
    "enter\0"
    "enter.align\0"
    "enter.save\0"
    "enter.serial\0"
    "leave.serial\0"
    "zero\0"
    "stack.alloc\0"
    "stack.alloc kept\0"
    "stack.alloc acc=ra\0"
    "stack.alloc acc=ra kept\0"
    "stack.save\0"
    "stack.save kept\0"
    "thread.base\0"
    "thread.base kept\0"
    "stack.restore\0"
    "stack.restore acc=ra\0"
    "mem.copy\0"
    "mem.copy acc=ra\0"
    "mem.copy acc=rb\0"
    "mem.copy acc=rc\0"
    "mem.fill\0"
    "mem.fill acc=ra\0"
    "mem.fill acc=rb\0"
    "mem.fill acc=rc\0"
    "atomic.ld.i8\0"
    "atomic.st.i8\0"
    "atomic.rmw.i8\0"
    "atomic.cas.i8\0"
    "atomic.ld.i16\0"
    "atomic.st.i16\0"
    "atomic.rmw.i16\0"
    "atomic.cas.i16\0"
    "atomic.ld.i32\0"
    "atomic.st.i32\0"
    "atomic.rmw.i32\0"
    "atomic.cas.i32\0"
    "atomic.ld.i64\0"
    "atomic.st.i64\0"
    "atomic.rmw.i64\0"
    "atomic.cas.i64\0"
    "fence\0"
    "count\0"
    "profile\0"
    "trace\0"
    "const.i32\0"
    "const.i32 kept\0"
    "const.i64\0"
    "const.i64 kept\0"
    "const.i64.w\0"
    "const.i64.w kept\0"
    "const.f32\0"
    "const.f32 kept\0"
    "const.f64\0"
    "const.f64 kept\0"
    "const.f64.w\0"
    "const.f64.w kept\0"
    "mov\0"
    "mov acc=ra\0"
    "mov.f64\0"
    "mov.f64 acc=ra\0"
    "mov.f32\0"
    "mov.f32 acc=ra\0"
    "mov32\0"
    "mov32 acc=ra\0"
    "load\0"
    "load kept\0"
    "load acc=ra\0"
    "load acc=ra kept\0"
    "load.f64\0"
    "load.f64 kept\0"
    "load.f64 acc=ra\0"
    "load.f64 acc=ra kept\0"
    "load.f32\0"
    "load.f32 kept\0"
    "load.f32 acc=ra\0"
    "load.f32 acc=ra kept\0"
    "select\0"
    "select kept\0"
    "select acc=rc\0"
    "select acc=rc kept\0"
    "select acc=ra\0"
    "select acc=ra kept\0"
    "select acc=rb\0"
    "select acc=rb kept\0"
    "square.i64\0"
    "square.i64 kept\0"
    "square.i64 acc=ra\0"
    "square.i64 acc=ra kept\0"
    "square.i32\0"
    "square.i32 kept\0"
    "square.i32 acc=ra\0"
    "square.i32 acc=ra kept\0"
    "square.f64\0"
    "square.f64 kept\0"
    "square.f64 acc=ra\0"
    "square.f64 acc=ra kept\0"
    "square.f32\0"
    "square.f32 kept\0"
    "square.f32 acc=ra\0"
    "square.f32 acc=ra kept\0"
    "div_u.i32.m\0"
    "div_u.i32.m kept\0"
    "div_u.i32.m acc=ra\0"
    "div_u.i32.m acc=ra kept\0"
    "rem_u.i32.m\0"
    "rem_u.i32.m kept\0"
    "rem_u.i32.m acc=ra\0"
    "rem_u.i32.m acc=ra kept\0"
    "div_s.i32.m\0"
    "div_s.i32.m kept\0"
    "div_s.i32.m acc=ra\0"
    "div_s.i32.m acc=ra kept\0"
    "rem_s.i32.m\0"
    "rem_s.i32.m kept\0"
    "rem_s.i32.m acc=ra\0"
    "rem_s.i32.m acc=ra kept\0"
    "lea0\0"
    "lea0 kept\0"
    "lea0 acc=root\0"
    "lea0 acc=root kept\0"
    "lea0 acc=index\0"
    "lea0 acc=index kept\0"
    "lea1\0"
    "lea1 kept\0"
    "lea1 acc=root\0"
    "lea1 acc=root kept\0"
    "lea1 acc=index\0"
    "lea1 acc=index kept\0"
    "lea2\0"
    "lea2 kept\0"
    "lea2 acc=root\0"
    "lea2 acc=root kept\0"
    "lea2 acc=index\0"
    "lea2 acc=index kept\0"
    "lea3\0"
    "lea3 kept\0"
    "lea3 acc=root\0"
    "lea3 acc=root kept\0"
    "lea3 acc=index\0"
    "lea3 acc=index kept\0"
    "lea\0"
    "lea kept\0"
    "lea acc=root\0"
    "lea acc=root kept\0"
    "lea acc=index\0"
    "lea acc=index kept\0"
    "lea.data0\0"
    "lea.data0 kept\0"
    "lea.data0 acc=index\0"
    "lea.data0 acc=index kept\0"
    "lea.data1\0"
    "lea.data1 kept\0"
    "lea.data1 acc=index\0"
    "lea.data1 acc=index kept\0"
    "lea.data2\0"
    "lea.data2 kept\0"
    "lea.data2 acc=index\0"
    "lea.data2 acc=index kept\0"
    "lea.data3\0"
    "lea.data3 kept\0"
    "lea.data3 acc=index\0"
    "lea.data3 acc=index kept\0"
    "add.i32\0"
    "add.i32 kept\0"
    "add.i32 acc=ra\0"
    "add.i32 acc=ra kept\0"
    "sub.i32\0"
    "sub.i32 kept\0"
    "sub.i32 acc=ra\0"
    "sub.i32 acc=ra kept\0"
    "sub.i32 acc=rb\0"
    "sub.i32 acc=rb kept\0"
    "mul.i32\0"
    "mul.i32 kept\0"
    "mul.i32 acc=ra\0"
    "mul.i32 acc=ra kept\0"
    "and.i32\0"
    "and.i32 kept\0"
    "and.i32 acc=ra\0"
    "and.i32 acc=ra kept\0"
    "or.i32\0"
    "or.i32 kept\0"
    "or.i32 acc=ra\0"
    "or.i32 acc=ra kept\0"
    "xor.i32\0"
    "xor.i32 kept\0"
    "xor.i32 acc=ra\0"
    "xor.i32 acc=ra kept\0"
    "shl.i32\0"
    "shl.i32 kept\0"
    "shl.i32 acc=ra\0"
    "shl.i32 acc=ra kept\0"
    "shl.i32 acc=rb\0"
    "shl.i32 acc=rb kept\0"
    "shr_u.i32\0"
    "shr_u.i32 kept\0"
    "shr_u.i32 acc=ra\0"
    "shr_u.i32 acc=ra kept\0"
    "shr_u.i32 acc=rb\0"
    "shr_u.i32 acc=rb kept\0"
    "shr_s.i32\0"
    "shr_s.i32 kept\0"
    "shr_s.i32 acc=ra\0"
    "shr_s.i32 acc=ra kept\0"
    "shr_s.i32 acc=rb\0"
    "shr_s.i32 acc=rb kept\0"
    "rotl.i32\0"
    "rotl.i32 kept\0"
    "rotl.i32 acc=ra\0"
    "rotl.i32 acc=ra kept\0"
    "rotl.i32 acc=rb\0"
    "rotl.i32 acc=rb kept\0"
    "rotr.i32\0"
    "rotr.i32 kept\0"
    "rotr.i32 acc=ra\0"
    "rotr.i32 acc=ra kept\0"
    "rotr.i32 acc=rb\0"
    "rotr.i32 acc=rb kept\0"
    "div_s.i32\0"
    "div_s.i32 kept\0"
    "div_s.i32 acc=ra\0"
    "div_s.i32 acc=ra kept\0"
    "div_s.i32 acc=rb\0"
    "div_s.i32 acc=rb kept\0"
    "div_u.i32\0"
    "div_u.i32 kept\0"
    "div_u.i32 acc=ra\0"
    "div_u.i32 acc=ra kept\0"
    "div_u.i32 acc=rb\0"
    "div_u.i32 acc=rb kept\0"
    "rem_s.i32\0"
    "rem_s.i32 kept\0"
    "rem_s.i32 acc=ra\0"
    "rem_s.i32 acc=ra kept\0"
    "rem_s.i32 acc=rb\0"
    "rem_s.i32 acc=rb kept\0"
    "rem_u.i32\0"
    "rem_u.i32 kept\0"
    "rem_u.i32 acc=ra\0"
    "rem_u.i32 acc=ra kept\0"
    "rem_u.i32 acc=rb\0"
    "rem_u.i32 acc=rb kept\0"
    "min_s.i32\0"
    "min_s.i32 kept\0"
    "min_s.i32 acc=ra\0"
    "min_s.i32 acc=ra kept\0"
    "min_s.i32 acc=rb\0"
    "min_s.i32 acc=rb kept\0"
    "max_s.i32\0"
    "max_s.i32 kept\0"
    "max_s.i32 acc=ra\0"
    "max_s.i32 acc=ra kept\0"
    "max_s.i32 acc=rb\0"
    "max_s.i32 acc=rb kept\0"
    "min_u.i32\0"
    "min_u.i32 kept\0"
    "min_u.i32 acc=ra\0"
    "min_u.i32 acc=ra kept\0"
    "min_u.i32 acc=rb\0"
    "min_u.i32 acc=rb kept\0"
    "max_u.i32\0"
    "max_u.i32 kept\0"
    "max_u.i32 acc=ra\0"
    "max_u.i32 acc=ra kept\0"
    "max_u.i32 acc=rb\0"
    "max_u.i32 acc=rb kept\0"
    "add.i64\0"
    "add.i64 kept\0"
    "add.i64 acc=ra\0"
    "add.i64 acc=ra kept\0"
    "sub.i64\0"
    "sub.i64 kept\0"
    "sub.i64 acc=ra\0"
    "sub.i64 acc=ra kept\0"
    "sub.i64 acc=rb\0"
    "sub.i64 acc=rb kept\0"
    "mul.i64\0"
    "mul.i64 kept\0"
    "mul.i64 acc=ra\0"
    "mul.i64 acc=ra kept\0"
    "and.i64\0"
    "and.i64 kept\0"
    "and.i64 acc=ra\0"
    "and.i64 acc=ra kept\0"
    "or.i64\0"
    "or.i64 kept\0"
    "or.i64 acc=ra\0"
    "or.i64 acc=ra kept\0"
    "xor.i64\0"
    "xor.i64 kept\0"
    "xor.i64 acc=ra\0"
    "xor.i64 acc=ra kept\0"
    "shl.i64\0"
    "shl.i64 kept\0"
    "shl.i64 acc=ra\0"
    "shl.i64 acc=ra kept\0"
    "shl.i64 acc=rb\0"
    "shl.i64 acc=rb kept\0"
    "shr_u.i64\0"
    "shr_u.i64 kept\0"
    "shr_u.i64 acc=ra\0"
    "shr_u.i64 acc=ra kept\0"
    "shr_u.i64 acc=rb\0"
    "shr_u.i64 acc=rb kept\0"
    "shr_s.i64\0"
    "shr_s.i64 kept\0"
    "shr_s.i64 acc=ra\0"
    "shr_s.i64 acc=ra kept\0"
    "shr_s.i64 acc=rb\0"
    "shr_s.i64 acc=rb kept\0"
    "rotl.i64\0"
    "rotl.i64 kept\0"
    "rotl.i64 acc=ra\0"
    "rotl.i64 acc=ra kept\0"
    "rotl.i64 acc=rb\0"
    "rotl.i64 acc=rb kept\0"
    "rotr.i64\0"
    "rotr.i64 kept\0"
    "rotr.i64 acc=ra\0"
    "rotr.i64 acc=ra kept\0"
    "rotr.i64 acc=rb\0"
    "rotr.i64 acc=rb kept\0"
    "div_s.i64\0"
    "div_s.i64 kept\0"
    "div_s.i64 acc=ra\0"
    "div_s.i64 acc=ra kept\0"
    "div_s.i64 acc=rb\0"
    "div_s.i64 acc=rb kept\0"
    "div_u.i64\0"
    "div_u.i64 kept\0"
    "div_u.i64 acc=ra\0"
    "div_u.i64 acc=ra kept\0"
    "div_u.i64 acc=rb\0"
    "div_u.i64 acc=rb kept\0"
    "rem_s.i64\0"
    "rem_s.i64 kept\0"
    "rem_s.i64 acc=ra\0"
    "rem_s.i64 acc=ra kept\0"
    "rem_s.i64 acc=rb\0"
    "rem_s.i64 acc=rb kept\0"
    "rem_u.i64\0"
    "rem_u.i64 kept\0"
    "rem_u.i64 acc=ra\0"
    "rem_u.i64 acc=ra kept\0"
    "rem_u.i64 acc=rb\0"
    "rem_u.i64 acc=rb kept\0"
    "min_s.i64\0"
    "min_s.i64 kept\0"
    "min_s.i64 acc=ra\0"
    "min_s.i64 acc=ra kept\0"
    "min_s.i64 acc=rb\0"
    "min_s.i64 acc=rb kept\0"
    "max_s.i64\0"
    "max_s.i64 kept\0"
    "max_s.i64 acc=ra\0"
    "max_s.i64 acc=ra kept\0"
    "max_s.i64 acc=rb\0"
    "max_s.i64 acc=rb kept\0"
    "min_u.i64\0"
    "min_u.i64 kept\0"
    "min_u.i64 acc=ra\0"
    "min_u.i64 acc=ra kept\0"
    "min_u.i64 acc=rb\0"
    "min_u.i64 acc=rb kept\0"
    "max_u.i64\0"
    "max_u.i64 kept\0"
    "max_u.i64 acc=ra\0"
    "max_u.i64 acc=ra kept\0"
    "max_u.i64 acc=rb\0"
    "max_u.i64 acc=rb kept\0"
    "add.i32.k\0"
    "add.i32.k kept\0"
    "add.i32.k acc=ra\0"
    "add.i32.k acc=ra kept\0"
    "mul.i32.k\0"
    "mul.i32.k kept\0"
    "mul.i32.k acc=ra\0"
    "mul.i32.k acc=ra kept\0"
    "and.i32.k\0"
    "and.i32.k kept\0"
    "and.i32.k acc=ra\0"
    "and.i32.k acc=ra kept\0"
    "or.i32.k\0"
    "or.i32.k kept\0"
    "or.i32.k acc=ra\0"
    "or.i32.k acc=ra kept\0"
    "xor.i32.k\0"
    "xor.i32.k kept\0"
    "xor.i32.k acc=ra\0"
    "xor.i32.k acc=ra kept\0"
    "shl.i32.k\0"
    "shl.i32.k kept\0"
    "shl.i32.k acc=ra\0"
    "shl.i32.k acc=ra kept\0"
    "shr_u.i32.k\0"
    "shr_u.i32.k kept\0"
    "shr_u.i32.k acc=ra\0"
    "shr_u.i32.k acc=ra kept\0"
    "shr_s.i32.k\0"
    "shr_s.i32.k kept\0"
    "shr_s.i32.k acc=ra\0"
    "shr_s.i32.k acc=ra kept\0"
    "rotl.i32.k\0"
    "rotl.i32.k kept\0"
    "rotl.i32.k acc=ra\0"
    "rotl.i32.k acc=ra kept\0"
    "rsub.i32.k\0"
    "rsub.i32.k kept\0"
    "rsub.i32.k acc=ra\0"
    "rsub.i32.k acc=ra kept\0"
    "div_s.i32.k\0"
    "div_s.i32.k kept\0"
    "div_s.i32.k acc=ra\0"
    "div_s.i32.k acc=ra kept\0"
    "div_u.i32.k\0"
    "div_u.i32.k kept\0"
    "div_u.i32.k acc=ra\0"
    "div_u.i32.k acc=ra kept\0"
    "rem_s.i32.k\0"
    "rem_s.i32.k kept\0"
    "rem_s.i32.k acc=ra\0"
    "rem_s.i32.k acc=ra kept\0"
    "rem_u.i32.k\0"
    "rem_u.i32.k kept\0"
    "rem_u.i32.k acc=ra\0"
    "rem_u.i32.k acc=ra kept\0"
    "add.i64.k\0"
    "add.i64.k kept\0"
    "add.i64.k acc=ra\0"
    "add.i64.k acc=ra kept\0"
    "mul.i64.k\0"
    "mul.i64.k kept\0"
    "mul.i64.k acc=ra\0"
    "mul.i64.k acc=ra kept\0"
    "and.i64.k\0"
    "and.i64.k kept\0"
    "and.i64.k acc=ra\0"
    "and.i64.k acc=ra kept\0"
    "or.i64.k\0"
    "or.i64.k kept\0"
    "or.i64.k acc=ra\0"
    "or.i64.k acc=ra kept\0"
    "xor.i64.k\0"
    "xor.i64.k kept\0"
    "xor.i64.k acc=ra\0"
    "xor.i64.k acc=ra kept\0"
    "shl.i64.k\0"
    "shl.i64.k kept\0"
    "shl.i64.k acc=ra\0"
    "shl.i64.k acc=ra kept\0"
    "shr_u.i64.k\0"
    "shr_u.i64.k kept\0"
    "shr_u.i64.k acc=ra\0"
    "shr_u.i64.k acc=ra kept\0"
    "shr_s.i64.k\0"
    "shr_s.i64.k kept\0"
    "shr_s.i64.k acc=ra\0"
    "shr_s.i64.k acc=ra kept\0"
    "rotl.i64.k\0"
    "rotl.i64.k kept\0"
    "rotl.i64.k acc=ra\0"
    "rotl.i64.k acc=ra kept\0"
    "rsub.i64.k\0"
    "rsub.i64.k kept\0"
    "rsub.i64.k acc=ra\0"
    "rsub.i64.k acc=ra kept\0"
    "div_s.i64.k\0"
    "div_s.i64.k kept\0"
    "div_s.i64.k acc=ra\0"
    "div_s.i64.k acc=ra kept\0"
    "div_u.i64.k\0"
    "div_u.i64.k kept\0"
    "div_u.i64.k acc=ra\0"
    "div_u.i64.k acc=ra kept\0"
    "rem_s.i64.k\0"
    "rem_s.i64.k kept\0"
    "rem_s.i64.k acc=ra\0"
    "rem_s.i64.k acc=ra kept\0"
    "rem_u.i64.k\0"
    "rem_u.i64.k kept\0"
    "rem_u.i64.k acc=ra\0"
    "rem_u.i64.k acc=ra kept\0"
    "clz.i32\0"
    "clz.i32 kept\0"
    "clz.i32 acc=ra\0"
    "clz.i32 acc=ra kept\0"
    "ctz.i32\0"
    "ctz.i32 kept\0"
    "ctz.i32 acc=ra\0"
    "ctz.i32 acc=ra kept\0"
    "popcnt.i32\0"
    "popcnt.i32 kept\0"
    "popcnt.i32 acc=ra\0"
    "popcnt.i32 acc=ra kept\0"
    "bswap.i32\0"
    "bswap.i32 kept\0"
    "bswap.i32 acc=ra\0"
    "bswap.i32 acc=ra kept\0"
    "bitrev.i32\0"
    "bitrev.i32 kept\0"
    "bitrev.i32 acc=ra\0"
    "bitrev.i32 acc=ra kept\0"
    "clz.i64\0"
    "clz.i64 kept\0"
    "clz.i64 acc=ra\0"
    "clz.i64 acc=ra kept\0"
    "ctz.i64\0"
    "ctz.i64 kept\0"
    "ctz.i64 acc=ra\0"
    "ctz.i64 acc=ra kept\0"
    "popcnt.i64\0"
    "popcnt.i64 kept\0"
    "popcnt.i64 acc=ra\0"
    "popcnt.i64 acc=ra kept\0"
    "bswap.i64\0"
    "bswap.i64 kept\0"
    "bswap.i64 acc=ra\0"
    "bswap.i64 acc=ra kept\0"
    "bitrev.i64\0"
    "bitrev.i64 kept\0"
    "bitrev.i64 acc=ra\0"
    "bitrev.i64 acc=ra kept\0"
    "mulh_s.i64\0"
    "mulh_s.i64 kept\0"
    "mulh_s.i64 acc=ra\0"
    "mulh_s.i64 acc=ra kept\0"
    "mulh_s.i64 acc=rb\0"
    "mulh_s.i64 acc=rb kept\0"
    "mulh_u.i64\0"
    "mulh_u.i64 kept\0"
    "mulh_u.i64 acc=ra\0"
    "mulh_u.i64 acc=ra kept\0"
    "mulh_u.i64 acc=rb\0"
    "mulh_u.i64 acc=rb kept\0"
    "ext.i32.s8\0"
    "ext.i32.s8 kept\0"
    "ext.i32.s8 acc=ra\0"
    "ext.i32.s8 acc=ra kept\0"
    "ext.i32.s16\0"
    "ext.i32.s16 kept\0"
    "ext.i32.s16 acc=ra\0"
    "ext.i32.s16 acc=ra kept\0"
    "ext.i64.s8\0"
    "ext.i64.s8 kept\0"
    "ext.i64.s8 acc=ra\0"
    "ext.i64.s8 acc=ra kept\0"
    "ext.i64.s16\0"
    "ext.i64.s16 kept\0"
    "ext.i64.s16 acc=ra\0"
    "ext.i64.s16 acc=ra kept\0"
    "ext.i64.s32\0"
    "ext.i64.s32 kept\0"
    "ext.i64.s32 acc=ra\0"
    "ext.i64.s32 acc=ra kept\0"
    "ext.i64.u32\0"
    "ext.i64.u32 kept\0"
    "ext.i64.u32 acc=ra\0"
    "ext.i64.u32 acc=ra kept\0"
    "set.eq.i32\0"
    "set.eq.i32 kept\0"
    "set.eq.i32 acc=ra\0"
    "set.eq.i32 acc=ra kept\0"
    "set.ne.i32\0"
    "set.ne.i32 kept\0"
    "set.ne.i32 acc=ra\0"
    "set.ne.i32 acc=ra kept\0"
    "set.lt_s.i32\0"
    "set.lt_s.i32 kept\0"
    "set.lt_s.i32 acc=ra\0"
    "set.lt_s.i32 acc=ra kept\0"
    "set.lt_s.i32 acc=rb\0"
    "set.lt_s.i32 acc=rb kept\0"
    "set.le_s.i32\0"
    "set.le_s.i32 kept\0"
    "set.le_s.i32 acc=ra\0"
    "set.le_s.i32 acc=ra kept\0"
    "set.le_s.i32 acc=rb\0"
    "set.le_s.i32 acc=rb kept\0"
    "set.lt_u.i32\0"
    "set.lt_u.i32 kept\0"
    "set.lt_u.i32 acc=ra\0"
    "set.lt_u.i32 acc=ra kept\0"
    "set.lt_u.i32 acc=rb\0"
    "set.lt_u.i32 acc=rb kept\0"
    "set.le_u.i32\0"
    "set.le_u.i32 kept\0"
    "set.le_u.i32 acc=ra\0"
    "set.le_u.i32 acc=ra kept\0"
    "set.le_u.i32 acc=rb\0"
    "set.le_u.i32 acc=rb kept\0"
    "set.eq.i32.k\0"
    "set.eq.i32.k kept\0"
    "set.eq.i32.k acc=ra\0"
    "set.eq.i32.k acc=ra kept\0"
    "set.ne.i32.k\0"
    "set.ne.i32.k kept\0"
    "set.ne.i32.k acc=ra\0"
    "set.ne.i32.k acc=ra kept\0"
    "set.lt_s.i32.k\0"
    "set.lt_s.i32.k kept\0"
    "set.lt_s.i32.k acc=ra\0"
    "set.lt_s.i32.k acc=ra kept\0"
    "set.gt_s.i32.k\0"
    "set.gt_s.i32.k kept\0"
    "set.gt_s.i32.k acc=ra\0"
    "set.gt_s.i32.k acc=ra kept\0"
    "set.lt_u.i32.k\0"
    "set.lt_u.i32.k kept\0"
    "set.lt_u.i32.k acc=ra\0"
    "set.lt_u.i32.k acc=ra kept\0"
    "set.gt_u.i32.k\0"
    "set.gt_u.i32.k kept\0"
    "set.gt_u.i32.k acc=ra\0"
    "set.gt_u.i32.k acc=ra kept\0"
    "set.eq.i64\0"
    "set.eq.i64 kept\0"
    "set.eq.i64 acc=ra\0"
    "set.eq.i64 acc=ra kept\0"
    "set.ne.i64\0"
    "set.ne.i64 kept\0"
    "set.ne.i64 acc=ra\0"
    "set.ne.i64 acc=ra kept\0"
    "set.lt_s.i64\0"
    "set.lt_s.i64 kept\0"
    "set.lt_s.i64 acc=ra\0"
    "set.lt_s.i64 acc=ra kept\0"
    "set.lt_s.i64 acc=rb\0"
    "set.lt_s.i64 acc=rb kept\0"
    "set.le_s.i64\0"
    "set.le_s.i64 kept\0"
    "set.le_s.i64 acc=ra\0"
    "set.le_s.i64 acc=ra kept\0"
    "set.le_s.i64 acc=rb\0"
    "set.le_s.i64 acc=rb kept\0"
    "set.lt_u.i64\0"
    "set.lt_u.i64 kept\0"
    "set.lt_u.i64 acc=ra\0"
    "set.lt_u.i64 acc=ra kept\0"
    "set.lt_u.i64 acc=rb\0"
    "set.lt_u.i64 acc=rb kept\0"
    "set.le_u.i64\0"
    "set.le_u.i64 kept\0"
    "set.le_u.i64 acc=ra\0"
    "set.le_u.i64 acc=ra kept\0"
    "set.le_u.i64 acc=rb\0"
    "set.le_u.i64 acc=rb kept\0"
    "set.eq.i64.k\0"
    "set.eq.i64.k kept\0"
    "set.eq.i64.k acc=ra\0"
    "set.eq.i64.k acc=ra kept\0"
    "set.ne.i64.k\0"
    "set.ne.i64.k kept\0"
    "set.ne.i64.k acc=ra\0"
    "set.ne.i64.k acc=ra kept\0"
    "set.lt_s.i64.k\0"
    "set.lt_s.i64.k kept\0"
    "set.lt_s.i64.k acc=ra\0"
    "set.lt_s.i64.k acc=ra kept\0"
    "set.gt_s.i64.k\0"
    "set.gt_s.i64.k kept\0"
    "set.gt_s.i64.k acc=ra\0"
    "set.gt_s.i64.k acc=ra kept\0"
    "set.lt_u.i64.k\0"
    "set.lt_u.i64.k kept\0"
    "set.lt_u.i64.k acc=ra\0"
    "set.lt_u.i64.k acc=ra kept\0"
    "set.gt_u.i64.k\0"
    "set.gt_u.i64.k kept\0"
    "set.gt_u.i64.k acc=ra\0"
    "set.gt_u.i64.k acc=ra kept\0"
    "set.eq.f32\0"
    "set.eq.f32 kept\0"
    "set.eq.f32 acc=ra\0"
    "set.eq.f32 acc=ra kept\0"
    "set.ne.f32\0"
    "set.ne.f32 kept\0"
    "set.ne.f32 acc=ra\0"
    "set.ne.f32 acc=ra kept\0"
    "set.lt.f32\0"
    "set.lt.f32 kept\0"
    "set.lt.f32 acc=ra\0"
    "set.lt.f32 acc=ra kept\0"
    "set.lt.f32 acc=rb\0"
    "set.lt.f32 acc=rb kept\0"
    "set.le.f32\0"
    "set.le.f32 kept\0"
    "set.le.f32 acc=ra\0"
    "set.le.f32 acc=ra kept\0"
    "set.le.f32 acc=rb\0"
    "set.le.f32 acc=rb kept\0"
    "set.eq.f64\0"
    "set.eq.f64 kept\0"
    "set.eq.f64 acc=ra\0"
    "set.eq.f64 acc=ra kept\0"
    "set.ne.f64\0"
    "set.ne.f64 kept\0"
    "set.ne.f64 acc=ra\0"
    "set.ne.f64 acc=ra kept\0"
    "set.lt.f64\0"
    "set.lt.f64 kept\0"
    "set.lt.f64 acc=ra\0"
    "set.lt.f64 acc=ra kept\0"
    "set.lt.f64 acc=rb\0"
    "set.lt.f64 acc=rb kept\0"
    "set.le.f64\0"
    "set.le.f64 kept\0"
    "set.le.f64 acc=ra\0"
    "set.le.f64 acc=ra kept\0"
    "set.le.f64 acc=rb\0"
    "set.le.f64 acc=rb kept\0"
    "br.eq.i32\0"
    "br.eq.i32 acc=ra\0"
    "br.eq.i32.back\0"
    "br.eq.i32.back acc=ra\0"
    "br.ne.i32\0"
    "br.ne.i32 acc=ra\0"
    "br.ne.i32.back\0"
    "br.ne.i32.back acc=ra\0"
    "br.lt_s.i32\0"
    "br.lt_s.i32 acc=ra\0"
    "br.lt_s.i32 acc=rb\0"
    "br.lt_s.i32.back\0"
    "br.lt_s.i32.back acc=ra\0"
    "br.lt_s.i32.back acc=rb\0"
    "br.le_s.i32\0"
    "br.le_s.i32 acc=ra\0"
    "br.le_s.i32 acc=rb\0"
    "br.le_s.i32.back\0"
    "br.le_s.i32.back acc=ra\0"
    "br.le_s.i32.back acc=rb\0"
    "br.lt_u.i32\0"
    "br.lt_u.i32 acc=ra\0"
    "br.lt_u.i32 acc=rb\0"
    "br.lt_u.i32.back\0"
    "br.lt_u.i32.back acc=ra\0"
    "br.lt_u.i32.back acc=rb\0"
    "br.le_u.i32\0"
    "br.le_u.i32 acc=ra\0"
    "br.le_u.i32 acc=rb\0"
    "br.le_u.i32.back\0"
    "br.le_u.i32.back acc=ra\0"
    "br.le_u.i32.back acc=rb\0"
    "br.eq.i32.k\0"
    "br.eq.i32.k acc=ra\0"
    "br.eq.i32.k.back\0"
    "br.eq.i32.k.back acc=ra\0"
    "br.eq.i32.k32\0"
    "br.eq.i32.k32 acc=ra\0"
    "br.eq.i32.k32.back\0"
    "br.eq.i32.k32.back acc=ra\0"
    "br.ne.i32.k\0"
    "br.ne.i32.k acc=ra\0"
    "br.ne.i32.k.back\0"
    "br.ne.i32.k.back acc=ra\0"
    "br.ne.i32.k32\0"
    "br.ne.i32.k32 acc=ra\0"
    "br.ne.i32.k32.back\0"
    "br.ne.i32.k32.back acc=ra\0"
    "br.lt_s.i32.k\0"
    "br.lt_s.i32.k acc=ra\0"
    "br.lt_s.i32.k.back\0"
    "br.lt_s.i32.k.back acc=ra\0"
    "br.lt_s.i32.k32\0"
    "br.lt_s.i32.k32 acc=ra\0"
    "br.lt_s.i32.k32.back\0"
    "br.lt_s.i32.k32.back acc=ra\0"
    "br.gt_s.i32.k\0"
    "br.gt_s.i32.k acc=ra\0"
    "br.gt_s.i32.k.back\0"
    "br.gt_s.i32.k.back acc=ra\0"
    "br.gt_s.i32.k32\0"
    "br.gt_s.i32.k32 acc=ra\0"
    "br.gt_s.i32.k32.back\0"
    "br.gt_s.i32.k32.back acc=ra\0"
    "br.lt_u.i32.k\0"
    "br.lt_u.i32.k acc=ra\0"
    "br.lt_u.i32.k.back\0"
    "br.lt_u.i32.k.back acc=ra\0"
    "br.lt_u.i32.k32\0"
    "br.lt_u.i32.k32 acc=ra\0"
    "br.lt_u.i32.k32.back\0"
    "br.lt_u.i32.k32.back acc=ra\0"
    "br.gt_u.i32.k\0"
    "br.gt_u.i32.k acc=ra\0"
    "br.gt_u.i32.k.back\0"
    "br.gt_u.i32.k.back acc=ra\0"
    "br.gt_u.i32.k32\0"
    "br.gt_u.i32.k32 acc=ra\0"
    "br.gt_u.i32.k32.back\0"
    "br.gt_u.i32.k32.back acc=ra\0"
    "br.eq.i64\0"
    "br.eq.i64 acc=ra\0"
    "br.eq.i64.back\0"
    "br.eq.i64.back acc=ra\0"
    "br.ne.i64\0"
    "br.ne.i64 acc=ra\0"
    "br.ne.i64.back\0"
    "br.ne.i64.back acc=ra\0"
    "br.lt_s.i64\0"
    "br.lt_s.i64 acc=ra\0"
    "br.lt_s.i64 acc=rb\0"
    "br.lt_s.i64.back\0"
    "br.lt_s.i64.back acc=ra\0"
    "br.lt_s.i64.back acc=rb\0"
    "br.le_s.i64\0"
    "br.le_s.i64 acc=ra\0"
    "br.le_s.i64 acc=rb\0"
    "br.le_s.i64.back\0"
    "br.le_s.i64.back acc=ra\0"
    "br.le_s.i64.back acc=rb\0"
    "br.lt_u.i64\0"
    "br.lt_u.i64 acc=ra\0"
    "br.lt_u.i64 acc=rb\0"
    "br.lt_u.i64.back\0"
    "br.lt_u.i64.back acc=ra\0"
    "br.lt_u.i64.back acc=rb\0"
    "br.le_u.i64\0"
    "br.le_u.i64 acc=ra\0"
    "br.le_u.i64 acc=rb\0"
    "br.le_u.i64.back\0"
    "br.le_u.i64.back acc=ra\0"
    "br.le_u.i64.back acc=rb\0"
    "br.eq.i64.k\0"
    "br.eq.i64.k acc=ra\0"
    "br.eq.i64.k.back\0"
    "br.eq.i64.k.back acc=ra\0"
    "br.eq.i64.k32\0"
    "br.eq.i64.k32 acc=ra\0"
    "br.eq.i64.k32.back\0"
    "br.eq.i64.k32.back acc=ra\0"
    "br.ne.i64.k\0"
    "br.ne.i64.k acc=ra\0"
    "br.ne.i64.k.back\0"
    "br.ne.i64.k.back acc=ra\0"
    "br.ne.i64.k32\0"
    "br.ne.i64.k32 acc=ra\0"
    "br.ne.i64.k32.back\0"
    "br.ne.i64.k32.back acc=ra\0"
    "br.lt_s.i64.k\0"
    "br.lt_s.i64.k acc=ra\0"
    "br.lt_s.i64.k.back\0"
    "br.lt_s.i64.k.back acc=ra\0"
    "br.lt_s.i64.k32\0"
    "br.lt_s.i64.k32 acc=ra\0"
    "br.lt_s.i64.k32.back\0"
    "br.lt_s.i64.k32.back acc=ra\0"
    "br.gt_s.i64.k\0"
    "br.gt_s.i64.k acc=ra\0"
    "br.gt_s.i64.k.back\0"
    "br.gt_s.i64.k.back acc=ra\0"
    "br.gt_s.i64.k32\0"
    "br.gt_s.i64.k32 acc=ra\0"
    "br.gt_s.i64.k32.back\0"
    "br.gt_s.i64.k32.back acc=ra\0"
    "br.lt_u.i64.k\0"
    "br.lt_u.i64.k acc=ra\0"
    "br.lt_u.i64.k.back\0"
    "br.lt_u.i64.k.back acc=ra\0"
    "br.lt_u.i64.k32\0"
    "br.lt_u.i64.k32 acc=ra\0"
    "br.lt_u.i64.k32.back\0"
    "br.lt_u.i64.k32.back acc=ra\0"
    "br.gt_u.i64.k\0"
    "br.gt_u.i64.k acc=ra\0"
    "br.gt_u.i64.k.back\0"
    "br.gt_u.i64.k.back acc=ra\0"
    "br.gt_u.i64.k32\0"
    "br.gt_u.i64.k32 acc=ra\0"
    "br.gt_u.i64.k32.back\0"
    "br.gt_u.i64.k32.back acc=ra\0"
    "br.z.i32\0"
    "br.z.i32 acc=ra\0"
    "br.z.i32.back\0"
    "br.z.i32.back acc=ra\0"
    "br.nz.i32\0"
    "br.nz.i32 acc=ra\0"
    "br.nz.i32.back\0"
    "br.nz.i32.back acc=ra\0"
    "br.eq.f32\0"
    "br.eq.f32 acc=ra\0"
    "br.eq.f32.back\0"
    "br.eq.f32.back acc=ra\0"
    "br.ne.f32\0"
    "br.ne.f32 acc=ra\0"
    "br.ne.f32.back\0"
    "br.ne.f32.back acc=ra\0"
    "br.lt.f32\0"
    "br.lt.f32 acc=ra\0"
    "br.lt.f32 acc=rb\0"
    "br.lt.f32.back\0"
    "br.lt.f32.back acc=ra\0"
    "br.lt.f32.back acc=rb\0"
    "br.le.f32\0"
    "br.le.f32 acc=ra\0"
    "br.le.f32 acc=rb\0"
    "br.le.f32.back\0"
    "br.le.f32.back acc=ra\0"
    "br.le.f32.back acc=rb\0"
    "br.nlt.f32\0"
    "br.nlt.f32 acc=ra\0"
    "br.nlt.f32 acc=rb\0"
    "br.nlt.f32.back\0"
    "br.nlt.f32.back acc=ra\0"
    "br.nlt.f32.back acc=rb\0"
    "br.nle.f32\0"
    "br.nle.f32 acc=ra\0"
    "br.nle.f32 acc=rb\0"
    "br.nle.f32.back\0"
    "br.nle.f32.back acc=ra\0"
    "br.nle.f32.back acc=rb\0"
    "br.eq.f64\0"
    "br.eq.f64 acc=ra\0"
    "br.eq.f64.back\0"
    "br.eq.f64.back acc=ra\0"
    "br.ne.f64\0"
    "br.ne.f64 acc=ra\0"
    "br.ne.f64.back\0"
    "br.ne.f64.back acc=ra\0"
    "br.lt.f64\0"
    "br.lt.f64 acc=ra\0"
    "br.lt.f64 acc=rb\0"
    "br.lt.f64.back\0"
    "br.lt.f64.back acc=ra\0"
    "br.lt.f64.back acc=rb\0"
    "br.le.f64\0"
    "br.le.f64 acc=ra\0"
    "br.le.f64 acc=rb\0"
    "br.le.f64.back\0"
    "br.le.f64.back acc=ra\0"
    "br.le.f64.back acc=rb\0"
    "br.nlt.f64\0"
    "br.nlt.f64 acc=ra\0"
    "br.nlt.f64 acc=rb\0"
    "br.nlt.f64.back\0"
    "br.nlt.f64.back acc=ra\0"
    "br.nlt.f64.back acc=rb\0"
    "br.nle.f64\0"
    "br.nle.f64 acc=ra\0"
    "br.nle.f64 acc=rb\0"
    "br.nle.f64.back\0"
    "br.nle.f64.back acc=ra\0"
    "br.nle.f64.back acc=rb\0"
    "add.f32\0"
    "add.f32 kept\0"
    "add.f32 acc=ra\0"
    "add.f32 acc=ra kept\0"
    "sub.f32\0"
    "sub.f32 kept\0"
    "sub.f32 acc=ra\0"
    "sub.f32 acc=ra kept\0"
    "sub.f32 acc=rb\0"
    "sub.f32 acc=rb kept\0"
    "mul.f32\0"
    "mul.f32 kept\0"
    "mul.f32 acc=ra\0"
    "mul.f32 acc=ra kept\0"
    "div.f32\0"
    "div.f32 kept\0"
    "div.f32 acc=ra\0"
    "div.f32 acc=ra kept\0"
    "div.f32 acc=rb\0"
    "div.f32 acc=rb kept\0"
    "min.f32\0"
    "min.f32 kept\0"
    "min.f32 acc=ra\0"
    "min.f32 acc=ra kept\0"
    "min.f32 acc=rb\0"
    "min.f32 acc=rb kept\0"
    "max.f32\0"
    "max.f32 kept\0"
    "max.f32 acc=ra\0"
    "max.f32 acc=ra kept\0"
    "max.f32 acc=rb\0"
    "max.f32 acc=rb kept\0"
    "copysign.f32\0"
    "copysign.f32 kept\0"
    "copysign.f32 acc=ra\0"
    "copysign.f32 acc=ra kept\0"
    "copysign.f32 acc=rb\0"
    "copysign.f32 acc=rb kept\0"
    "neg.f32\0"
    "neg.f32 kept\0"
    "neg.f32 acc=ra\0"
    "neg.f32 acc=ra kept\0"
    "abs.f32\0"
    "abs.f32 kept\0"
    "abs.f32 acc=ra\0"
    "abs.f32 acc=ra kept\0"
    "sqrt.f32\0"
    "sqrt.f32 kept\0"
    "sqrt.f32 acc=ra\0"
    "sqrt.f32 acc=ra kept\0"
    "ceil.f32\0"
    "ceil.f32 kept\0"
    "ceil.f32 acc=ra\0"
    "ceil.f32 acc=ra kept\0"
    "floor.f32\0"
    "floor.f32 kept\0"
    "floor.f32 acc=ra\0"
    "floor.f32 acc=ra kept\0"
    "trunc.f32\0"
    "trunc.f32 kept\0"
    "trunc.f32 acc=ra\0"
    "trunc.f32 acc=ra kept\0"
    "nearest.f32\0"
    "nearest.f32 kept\0"
    "nearest.f32 acc=ra\0"
    "nearest.f32 acc=ra kept\0"
    "fma.f32\0"
    "fma.f32 kept\0"
    "fma.f32 acc=ra\0"
    "fma.f32 acc=ra kept\0"
    "fma.f32 acc=rb\0"
    "fma.f32 acc=rb kept\0"
    "fma.f32 acc=rc\0"
    "fma.f32 acc=rc kept\0"
    "add.f64\0"
    "add.f64 kept\0"
    "add.f64 acc=ra\0"
    "add.f64 acc=ra kept\0"
    "sub.f64\0"
    "sub.f64 kept\0"
    "sub.f64 acc=ra\0"
    "sub.f64 acc=ra kept\0"
    "sub.f64 acc=rb\0"
    "sub.f64 acc=rb kept\0"
    "mul.f64\0"
    "mul.f64 kept\0"
    "mul.f64 acc=ra\0"
    "mul.f64 acc=ra kept\0"
    "div.f64\0"
    "div.f64 kept\0"
    "div.f64 acc=ra\0"
    "div.f64 acc=ra kept\0"
    "div.f64 acc=rb\0"
    "div.f64 acc=rb kept\0"
    "min.f64\0"
    "min.f64 kept\0"
    "min.f64 acc=ra\0"
    "min.f64 acc=ra kept\0"
    "min.f64 acc=rb\0"
    "min.f64 acc=rb kept\0"
    "max.f64\0"
    "max.f64 kept\0"
    "max.f64 acc=ra\0"
    "max.f64 acc=ra kept\0"
    "max.f64 acc=rb\0"
    "max.f64 acc=rb kept\0"
    "copysign.f64\0"
    "copysign.f64 kept\0"
    "copysign.f64 acc=ra\0"
    "copysign.f64 acc=ra kept\0"
    "copysign.f64 acc=rb\0"
    "copysign.f64 acc=rb kept\0"
    "neg.f64\0"
    "neg.f64 kept\0"
    "neg.f64 acc=ra\0"
    "neg.f64 acc=ra kept\0"
    "abs.f64\0"
    "abs.f64 kept\0"
    "abs.f64 acc=ra\0"
    "abs.f64 acc=ra kept\0"
    "sqrt.f64\0"
    "sqrt.f64 kept\0"
    "sqrt.f64 acc=ra\0"
    "sqrt.f64 acc=ra kept\0"
    "ceil.f64\0"
    "ceil.f64 kept\0"
    "ceil.f64 acc=ra\0"
    "ceil.f64 acc=ra kept\0"
    "floor.f64\0"
    "floor.f64 kept\0"
    "floor.f64 acc=ra\0"
    "floor.f64 acc=ra kept\0"
    "trunc.f64\0"
    "trunc.f64 kept\0"
    "trunc.f64 acc=ra\0"
    "trunc.f64 acc=ra kept\0"
    "nearest.f64\0"
    "nearest.f64 kept\0"
    "nearest.f64 acc=ra\0"
    "nearest.f64 acc=ra kept\0"
    "fma.f64\0"
    "fma.f64 kept\0"
    "fma.f64 acc=ra\0"
    "fma.f64 acc=ra kept\0"
    "fma.f64 acc=rb\0"
    "fma.f64 acc=rb kept\0"
    "fma.f64 acc=rc\0"
    "fma.f64 acc=rc kept\0"
    "cvt.f32.s32\0"
    "cvt.f32.s32 kept\0"
    "cvt.f32.s32 acc=ra\0"
    "cvt.f32.s32 acc=ra kept\0"
    "cvt.f32.u32\0"
    "cvt.f32.u32 kept\0"
    "cvt.f32.u32 acc=ra\0"
    "cvt.f32.u32 acc=ra kept\0"
    "cvt.s32.f32\0"
    "cvt.s32.f32 kept\0"
    "cvt.s32.f32 acc=ra\0"
    "cvt.s32.f32 acc=ra kept\0"
    "cvt.u32.f32\0"
    "cvt.u32.f32 kept\0"
    "cvt.u32.f32 acc=ra\0"
    "cvt.u32.f32 acc=ra kept\0"
    "cvt.f32.s64\0"
    "cvt.f32.s64 kept\0"
    "cvt.f32.s64 acc=ra\0"
    "cvt.f32.s64 acc=ra kept\0"
    "cvt.f32.u64\0"
    "cvt.f32.u64 kept\0"
    "cvt.f32.u64 acc=ra\0"
    "cvt.f32.u64 acc=ra kept\0"
    "cvt.s64.f32\0"
    "cvt.s64.f32 kept\0"
    "cvt.s64.f32 acc=ra\0"
    "cvt.s64.f32 acc=ra kept\0"
    "cvt.u64.f32\0"
    "cvt.u64.f32 kept\0"
    "cvt.u64.f32 acc=ra\0"
    "cvt.u64.f32 acc=ra kept\0"
    "cvt.f64.s32\0"
    "cvt.f64.s32 kept\0"
    "cvt.f64.s32 acc=ra\0"
    "cvt.f64.s32 acc=ra kept\0"
    "cvt.f64.u32\0"
    "cvt.f64.u32 kept\0"
    "cvt.f64.u32 acc=ra\0"
    "cvt.f64.u32 acc=ra kept\0"
    "cvt.s32.f64\0"
    "cvt.s32.f64 kept\0"
    "cvt.s32.f64 acc=ra\0"
    "cvt.s32.f64 acc=ra kept\0"
    "cvt.u32.f64\0"
    "cvt.u32.f64 kept\0"
    "cvt.u32.f64 acc=ra\0"
    "cvt.u32.f64 acc=ra kept\0"
    "cvt.f64.s64\0"
    "cvt.f64.s64 kept\0"
    "cvt.f64.s64 acc=ra\0"
    "cvt.f64.s64 acc=ra kept\0"
    "cvt.f64.u64\0"
    "cvt.f64.u64 kept\0"
    "cvt.f64.u64 acc=ra\0"
    "cvt.f64.u64 acc=ra kept\0"
    "cvt.s64.f64\0"
    "cvt.s64.f64 kept\0"
    "cvt.s64.f64 acc=ra\0"
    "cvt.s64.f64 acc=ra kept\0"
    "cvt.u64.f64\0"
    "cvt.u64.f64 kept\0"
    "cvt.u64.f64 acc=ra\0"
    "cvt.u64.f64 acc=ra kept\0"
    "cvt.f64.f32\0"
    "cvt.f64.f32 kept\0"
    "cvt.f64.f32 acc=ra\0"
    "cvt.f64.f32 acc=ra kept\0"
    "cvt.f32.f64\0"
    "cvt.f32.f64 kept\0"
    "cvt.f32.f64 acc=ra\0"
    "cvt.f32.f64 acc=ra kept\0"
    "ld.i32.s8.base\0"
    "ld.i32.s8.base kept\0"
    "ld.i32.s8.base acc=root\0"
    "ld.i32.s8.base acc=root kept\0"
    "ld.i32.s8.abs\0"
    "ld.i32.s8.abs kept\0"
    "ld.i32.s8.index0\0"
    "ld.i32.s8.index0 kept\0"
    "ld.i32.s8.index0 acc=root\0"
    "ld.i32.s8.index0 acc=root kept\0"
    "ld.i32.s8.index0 acc=index\0"
    "ld.i32.s8.index0 acc=index kept\0"
    "ld.i32.s8.dindex0\0"
    "ld.i32.s8.dindex0 kept\0"
    "ld.i32.s8.dindex0 acc=index\0"
    "ld.i32.s8.dindex0 acc=index kept\0"
    "ld.i32.u8.base\0"
    "ld.i32.u8.base kept\0"
    "ld.i32.u8.base acc=root\0"
    "ld.i32.u8.base acc=root kept\0"
    "ld.i32.u8.abs\0"
    "ld.i32.u8.abs kept\0"
    "ld.i32.u8.index0\0"
    "ld.i32.u8.index0 kept\0"
    "ld.i32.u8.index0 acc=root\0"
    "ld.i32.u8.index0 acc=root kept\0"
    "ld.i32.u8.index0 acc=index\0"
    "ld.i32.u8.index0 acc=index kept\0"
    "ld.i32.u8.dindex0\0"
    "ld.i32.u8.dindex0 kept\0"
    "ld.i32.u8.dindex0 acc=index\0"
    "ld.i32.u8.dindex0 acc=index kept\0"
    "ld.i32.s16.base\0"
    "ld.i32.s16.base kept\0"
    "ld.i32.s16.base acc=root\0"
    "ld.i32.s16.base acc=root kept\0"
    "ld.i32.s16.abs\0"
    "ld.i32.s16.abs kept\0"
    "ld.i32.s16.index0\0"
    "ld.i32.s16.index0 kept\0"
    "ld.i32.s16.index0 acc=root\0"
    "ld.i32.s16.index0 acc=root kept\0"
    "ld.i32.s16.index0 acc=index\0"
    "ld.i32.s16.index0 acc=index kept\0"
    "ld.i32.s16.index1\0"
    "ld.i32.s16.index1 kept\0"
    "ld.i32.s16.index1 acc=root\0"
    "ld.i32.s16.index1 acc=root kept\0"
    "ld.i32.s16.index1 acc=index\0"
    "ld.i32.s16.index1 acc=index kept\0"
    "ld.i32.s16.dindex0\0"
    "ld.i32.s16.dindex0 kept\0"
    "ld.i32.s16.dindex0 acc=index\0"
    "ld.i32.s16.dindex0 acc=index kept\0"
    "ld.i32.s16.dindex1\0"
    "ld.i32.s16.dindex1 kept\0"
    "ld.i32.s16.dindex1 acc=index\0"
    "ld.i32.s16.dindex1 acc=index kept\0"
    "ld.i32.u16.base\0"
    "ld.i32.u16.base kept\0"
    "ld.i32.u16.base acc=root\0"
    "ld.i32.u16.base acc=root kept\0"
    "ld.i32.u16.abs\0"
    "ld.i32.u16.abs kept\0"
    "ld.i32.u16.index0\0"
    "ld.i32.u16.index0 kept\0"
    "ld.i32.u16.index0 acc=root\0"
    "ld.i32.u16.index0 acc=root kept\0"
    "ld.i32.u16.index0 acc=index\0"
    "ld.i32.u16.index0 acc=index kept\0"
    "ld.i32.u16.index1\0"
    "ld.i32.u16.index1 kept\0"
    "ld.i32.u16.index1 acc=root\0"
    "ld.i32.u16.index1 acc=root kept\0"
    "ld.i32.u16.index1 acc=index\0"
    "ld.i32.u16.index1 acc=index kept\0"
    "ld.i32.u16.dindex0\0"
    "ld.i32.u16.dindex0 kept\0"
    "ld.i32.u16.dindex0 acc=index\0"
    "ld.i32.u16.dindex0 acc=index kept\0"
    "ld.i32.u16.dindex1\0"
    "ld.i32.u16.dindex1 kept\0"
    "ld.i32.u16.dindex1 acc=index\0"
    "ld.i32.u16.dindex1 acc=index kept\0"
    "ld.i32.base\0"
    "ld.i32.base kept\0"
    "ld.i32.base acc=root\0"
    "ld.i32.base acc=root kept\0"
    "ld.i32.abs\0"
    "ld.i32.abs kept\0"
    "ld.i32.index0\0"
    "ld.i32.index0 kept\0"
    "ld.i32.index0 acc=root\0"
    "ld.i32.index0 acc=root kept\0"
    "ld.i32.index0 acc=index\0"
    "ld.i32.index0 acc=index kept\0"
    "ld.i32.index2\0"
    "ld.i32.index2 kept\0"
    "ld.i32.index2 acc=root\0"
    "ld.i32.index2 acc=root kept\0"
    "ld.i32.index2 acc=index\0"
    "ld.i32.index2 acc=index kept\0"
    "ld.i32.dindex0\0"
    "ld.i32.dindex0 kept\0"
    "ld.i32.dindex0 acc=index\0"
    "ld.i32.dindex0 acc=index kept\0"
    "ld.i32.dindex2\0"
    "ld.i32.dindex2 kept\0"
    "ld.i32.dindex2 acc=index\0"
    "ld.i32.dindex2 acc=index kept\0"
    "ld.i64.s8.base\0"
    "ld.i64.s8.base kept\0"
    "ld.i64.s8.base acc=root\0"
    "ld.i64.s8.base acc=root kept\0"
    "ld.i64.s8.abs\0"
    "ld.i64.s8.abs kept\0"
    "ld.i64.s8.index0\0"
    "ld.i64.s8.index0 kept\0"
    "ld.i64.s8.index0 acc=root\0"
    "ld.i64.s8.index0 acc=root kept\0"
    "ld.i64.s8.index0 acc=index\0"
    "ld.i64.s8.index0 acc=index kept\0"
    "ld.i64.s8.dindex0\0"
    "ld.i64.s8.dindex0 kept\0"
    "ld.i64.s8.dindex0 acc=index\0"
    "ld.i64.s8.dindex0 acc=index kept\0"
    "ld.i64.s16.base\0"
    "ld.i64.s16.base kept\0"
    "ld.i64.s16.base acc=root\0"
    "ld.i64.s16.base acc=root kept\0"
    "ld.i64.s16.abs\0"
    "ld.i64.s16.abs kept\0"
    "ld.i64.s16.index0\0"
    "ld.i64.s16.index0 kept\0"
    "ld.i64.s16.index0 acc=root\0"
    "ld.i64.s16.index0 acc=root kept\0"
    "ld.i64.s16.index0 acc=index\0"
    "ld.i64.s16.index0 acc=index kept\0"
    "ld.i64.s16.index1\0"
    "ld.i64.s16.index1 kept\0"
    "ld.i64.s16.index1 acc=root\0"
    "ld.i64.s16.index1 acc=root kept\0"
    "ld.i64.s16.index1 acc=index\0"
    "ld.i64.s16.index1 acc=index kept\0"
    "ld.i64.s16.dindex0\0"
    "ld.i64.s16.dindex0 kept\0"
    "ld.i64.s16.dindex0 acc=index\0"
    "ld.i64.s16.dindex0 acc=index kept\0"
    "ld.i64.s16.dindex1\0"
    "ld.i64.s16.dindex1 kept\0"
    "ld.i64.s16.dindex1 acc=index\0"
    "ld.i64.s16.dindex1 acc=index kept\0"
    "ld.i64.s32.base\0"
    "ld.i64.s32.base kept\0"
    "ld.i64.s32.base acc=root\0"
    "ld.i64.s32.base acc=root kept\0"
    "ld.i64.s32.abs\0"
    "ld.i64.s32.abs kept\0"
    "ld.i64.s32.index0\0"
    "ld.i64.s32.index0 kept\0"
    "ld.i64.s32.index0 acc=root\0"
    "ld.i64.s32.index0 acc=root kept\0"
    "ld.i64.s32.index0 acc=index\0"
    "ld.i64.s32.index0 acc=index kept\0"
    "ld.i64.s32.index2\0"
    "ld.i64.s32.index2 kept\0"
    "ld.i64.s32.index2 acc=root\0"
    "ld.i64.s32.index2 acc=root kept\0"
    "ld.i64.s32.index2 acc=index\0"
    "ld.i64.s32.index2 acc=index kept\0"
    "ld.i64.s32.dindex0\0"
    "ld.i64.s32.dindex0 kept\0"
    "ld.i64.s32.dindex0 acc=index\0"
    "ld.i64.s32.dindex0 acc=index kept\0"
    "ld.i64.s32.dindex2\0"
    "ld.i64.s32.dindex2 kept\0"
    "ld.i64.s32.dindex2 acc=index\0"
    "ld.i64.s32.dindex2 acc=index kept\0"
    "ld.i64.base\0"
    "ld.i64.base kept\0"
    "ld.i64.base acc=root\0"
    "ld.i64.base acc=root kept\0"
    "ld.i64.abs\0"
    "ld.i64.abs kept\0"
    "ld.i64.index0\0"
    "ld.i64.index0 kept\0"
    "ld.i64.index0 acc=root\0"
    "ld.i64.index0 acc=root kept\0"
    "ld.i64.index0 acc=index\0"
    "ld.i64.index0 acc=index kept\0"
    "ld.i64.index3\0"
    "ld.i64.index3 kept\0"
    "ld.i64.index3 acc=root\0"
    "ld.i64.index3 acc=root kept\0"
    "ld.i64.index3 acc=index\0"
    "ld.i64.index3 acc=index kept\0"
    "ld.i64.dindex0\0"
    "ld.i64.dindex0 kept\0"
    "ld.i64.dindex0 acc=index\0"
    "ld.i64.dindex0 acc=index kept\0"
    "ld.i64.dindex3\0"
    "ld.i64.dindex3 kept\0"
    "ld.i64.dindex3 acc=index\0"
    "ld.i64.dindex3 acc=index kept\0"
    "ld.f32.base\0"
    "ld.f32.base kept\0"
    "ld.f32.base acc=root\0"
    "ld.f32.base acc=root kept\0"
    "ld.f32.abs\0"
    "ld.f32.abs kept\0"
    "ld.f32.index0\0"
    "ld.f32.index0 kept\0"
    "ld.f32.index0 acc=root\0"
    "ld.f32.index0 acc=root kept\0"
    "ld.f32.index0 acc=index\0"
    "ld.f32.index0 acc=index kept\0"
    "ld.f32.index2\0"
    "ld.f32.index2 kept\0"
    "ld.f32.index2 acc=root\0"
    "ld.f32.index2 acc=root kept\0"
    "ld.f32.index2 acc=index\0"
    "ld.f32.index2 acc=index kept\0"
    "ld.f32.dindex0\0"
    "ld.f32.dindex0 kept\0"
    "ld.f32.dindex0 acc=index\0"
    "ld.f32.dindex0 acc=index kept\0"
    "ld.f32.dindex2\0"
    "ld.f32.dindex2 kept\0"
    "ld.f32.dindex2 acc=index\0"
    "ld.f32.dindex2 acc=index kept\0"
    "ld.f64.base\0"
    "ld.f64.base kept\0"
    "ld.f64.base acc=root\0"
    "ld.f64.base acc=root kept\0"
    "ld.f64.abs\0"
    "ld.f64.abs kept\0"
    "ld.f64.index0\0"
    "ld.f64.index0 kept\0"
    "ld.f64.index0 acc=root\0"
    "ld.f64.index0 acc=root kept\0"
    "ld.f64.index0 acc=index\0"
    "ld.f64.index0 acc=index kept\0"
    "ld.f64.index3\0"
    "ld.f64.index3 kept\0"
    "ld.f64.index3 acc=root\0"
    "ld.f64.index3 acc=root kept\0"
    "ld.f64.index3 acc=index\0"
    "ld.f64.index3 acc=index kept\0"
    "ld.f64.dindex0\0"
    "ld.f64.dindex0 kept\0"
    "ld.f64.dindex0 acc=index\0"
    "ld.f64.dindex0 acc=index kept\0"
    "ld.f64.dindex3\0"
    "ld.f64.dindex3 kept\0"
    "ld.f64.dindex3 acc=index\0"
    "ld.f64.dindex3 acc=index kept\0"
    "st.i8.base\0"
    "st.i8.base acc=rv\0"
    "st.i8.base acc=root\0"
    "st.i8.abs\0"
    "st.i8.abs acc=rv\0"
    "st.i8.index0\0"
    "st.i8.index0 acc=rv\0"
    "st.i8.index0 acc=root\0"
    "st.i8.index0 acc=index\0"
    "st.i8.dindex0\0"
    "st.i8.dindex0 acc=rv\0"
    "st.i8.dindex0 acc=index\0"
    "st.i16.base\0"
    "st.i16.base acc=rv\0"
    "st.i16.base acc=root\0"
    "st.i16.abs\0"
    "st.i16.abs acc=rv\0"
    "st.i16.index0\0"
    "st.i16.index0 acc=rv\0"
    "st.i16.index0 acc=root\0"
    "st.i16.index0 acc=index\0"
    "st.i16.index1\0"
    "st.i16.index1 acc=rv\0"
    "st.i16.index1 acc=root\0"
    "st.i16.index1 acc=index\0"
    "st.i16.dindex0\0"
    "st.i16.dindex0 acc=rv\0"
    "st.i16.dindex0 acc=index\0"
    "st.i16.dindex1\0"
    "st.i16.dindex1 acc=rv\0"
    "st.i16.dindex1 acc=index\0"
    "st.i32.base\0"
    "st.i32.base acc=rv\0"
    "st.i32.base acc=root\0"
    "st.i32.abs\0"
    "st.i32.abs acc=rv\0"
    "st.i32.index0\0"
    "st.i32.index0 acc=rv\0"
    "st.i32.index0 acc=root\0"
    "st.i32.index0 acc=index\0"
    "st.i32.index2\0"
    "st.i32.index2 acc=rv\0"
    "st.i32.index2 acc=root\0"
    "st.i32.index2 acc=index\0"
    "st.i32.dindex0\0"
    "st.i32.dindex0 acc=rv\0"
    "st.i32.dindex0 acc=index\0"
    "st.i32.dindex2\0"
    "st.i32.dindex2 acc=rv\0"
    "st.i32.dindex2 acc=index\0"
    "st.i64.base\0"
    "st.i64.base acc=rv\0"
    "st.i64.base acc=root\0"
    "st.i64.abs\0"
    "st.i64.abs acc=rv\0"
    "st.i64.index0\0"
    "st.i64.index0 acc=rv\0"
    "st.i64.index0 acc=root\0"
    "st.i64.index0 acc=index\0"
    "st.i64.index3\0"
    "st.i64.index3 acc=rv\0"
    "st.i64.index3 acc=root\0"
    "st.i64.index3 acc=index\0"
    "st.i64.dindex0\0"
    "st.i64.dindex0 acc=rv\0"
    "st.i64.dindex0 acc=index\0"
    "st.i64.dindex3\0"
    "st.i64.dindex3 acc=rv\0"
    "st.i64.dindex3 acc=index\0"
    "st.f32.base\0"
    "st.f32.base acc=rv\0"
    "st.f32.base acc=root\0"
    "st.f32.abs\0"
    "st.f32.abs acc=rv\0"
    "st.f32.index0\0"
    "st.f32.index0 acc=rv\0"
    "st.f32.index0 acc=root\0"
    "st.f32.index0 acc=index\0"
    "st.f32.index2\0"
    "st.f32.index2 acc=rv\0"
    "st.f32.index2 acc=root\0"
    "st.f32.index2 acc=index\0"
    "st.f32.dindex0\0"
    "st.f32.dindex0 acc=rv\0"
    "st.f32.dindex0 acc=index\0"
    "st.f32.dindex2\0"
    "st.f32.dindex2 acc=rv\0"
    "st.f32.dindex2 acc=index\0"
    "st.f64.base\0"
    "st.f64.base acc=rv\0"
    "st.f64.base acc=root\0"
    "st.f64.abs\0"
    "st.f64.abs acc=rv\0"
    "st.f64.index0\0"
    "st.f64.index0 acc=rv\0"
    "st.f64.index0 acc=root\0"
    "st.f64.index0 acc=index\0"
    "st.f64.index3\0"
    "st.f64.index3 acc=rv\0"
    "st.f64.index3 acc=root\0"
    "st.f64.index3 acc=index\0"
    "st.f64.dindex0\0"
    "st.f64.dindex0 acc=rv\0"
    "st.f64.dindex0 acc=index\0"
    "st.f64.dindex3\0"
    "st.f64.dindex3 acc=rv\0"
    "st.f64.dindex3 acc=index\0"
    "st.i8.k.base\0"
    "st.i8.k.base acc=root\0"
    "st.i8.k.abs\0"
    "st.i8.k.index0\0"
    "st.i8.k.index0 acc=root\0"
    "st.i8.k.index0 acc=index\0"
    "st.i8.k.dindex0\0"
    "st.i8.k.dindex0 acc=index\0"
    "st.i16.k.base\0"
    "st.i16.k.base acc=root\0"
    "st.i16.k.abs\0"
    "st.i16.k.index0\0"
    "st.i16.k.index0 acc=root\0"
    "st.i16.k.index0 acc=index\0"
    "st.i16.k.index1\0"
    "st.i16.k.index1 acc=root\0"
    "st.i16.k.index1 acc=index\0"
    "st.i16.k.dindex0\0"
    "st.i16.k.dindex0 acc=index\0"
    "st.i16.k.dindex1\0"
    "st.i16.k.dindex1 acc=index\0"
    "st.i32.k.base\0"
    "st.i32.k.base acc=root\0"
    "st.i32.k.abs\0"
    "st.i32.k.index0\0"
    "st.i32.k.index0 acc=root\0"
    "st.i32.k.index0 acc=index\0"
    "st.i32.k.index2\0"
    "st.i32.k.index2 acc=root\0"
    "st.i32.k.index2 acc=index\0"
    "st.i32.k.dindex0\0"
    "st.i32.k.dindex0 acc=index\0"
    "st.i32.k.dindex2\0"
    "st.i32.k.dindex2 acc=index\0"
    "st.i64.k.base\0"
    "st.i64.k.base acc=root\0"
    "st.i64.k.abs\0"
    "st.i64.k.index0\0"
    "st.i64.k.index0 acc=root\0"
    "st.i64.k.index0 acc=index\0"
    "st.i64.k.index3\0"
    "st.i64.k.index3 acc=root\0"
    "st.i64.k.index3 acc=index\0"
    "st.i64.k.dindex0\0"
    "st.i64.k.dindex0 acc=index\0"
    "st.i64.k.dindex3\0"
    "st.i64.k.dindex3 acc=index\0"
    "add.i64.k tie; br.ne.i64.back acc=ra\0"
    "mul.f64 acc=ra kept; add.f64 acc=ra\0"
    "mov; mov\0"
    "ld.i32.u8.index0 kept; add.i32 acc=ra\0"
    "ld.i32.u8.base; add.i64.k tie\0"
    "ld.i32.u8.index0 kept; add.i32 acc=ra; ld.i32.u8.index0 kept; add.i32 acc=ra\0"
    "st.i8.k.dindex0; add.i64 tie\0"
    "st.i8.k.dindex0; add.i64 tie; br.lt_u.i64.k32.back acc=ra wide\0"
    "st.f64.dindex3 acc=rv; add.i64.k acc=ra\0"
    "st.f64.dindex3 acc=rv; add.i64.k acc=ra; br.ne.i64.k32.back acc=ra wide\0"
    "ld.i32.s8.dindex0 kept; br.nz.i32.back acc=ra\0"
    "ld.f32.index2 acc=index kept; add.f32 acc=ra\0"
    "ld.f64.index3 acc=index; shl.i64.k acc=ra kept\0"
    "ld.f64.index3 acc=index; shl.i64.k acc=ra kept; ld.f64.index0 acc=index kept\0"
    "mul.f64 acc=ra kept; add.f64 acc=ra; add.i64.k tie; br.ne.i64.back acc=ra\0"
    "add.i32.k tie; br.nz.i32.back acc=ra\0"
    "shr_u.i64.k acc=ra kept; xor.i64 acc=ra\0"
    "add.i32.k kept; and.i32.k acc=ra kept\0"
    "mov; mov acc=ra\0"
    "ld.f64.dindex3 acc=index kept; mul.f64 acc=ra kept\0"
    "ld.i32.dindex2; add.i32.k\0"
    "add.i64.k tie; br.eq.i64 acc=ra\0"
    "add.f64 acc=ra kept; st.f64.dindex3 acc=rv; add.i64.k acc=ra; br.ne.i64.k32.back acc=ra wide\0"
    "add.i64.k tie; br.ne.i64.k32.back acc=ra wide\0"
    "add.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "ld.i32.u8.index0 acc=index; ld.i32.u8.index0 kept\0"
    "add.i32 acc=ra; add.i64.k tie; br.ne.i64.k32.back acc=ra wide\0"
    "ld.i32.u8.index0 acc=index; ld.i32.u8.index0 kept; br.ne.i32 acc=ra\0"
    "mov32; add.i32.k\0"
    "add.i32 acc=ra kept; ret.i32 acc=ra\0"
    "add.i32.k tie; ld.i32.dindex2; add.i32.k\0"
    "shr_u.i32.k kept; xor.i32 acc=ra\0"
    "const.i32; br.gt_s.i32.k\0"
    "add.i32.k; add.i32\0"
    "add.i32.k; add.i32; br.gt_u.i32.k.back\0"
    "square.f64 acc=ra; square.f64\0"
    "square.f64 acc=ra; square.f64; add.f64 acc=ra kept\0"
    "square.f64 acc=ra; square.f64; add.f64 acc=ra kept; br.lt.f64 acc=rb\0"
    "shr_u.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "and.i64.k kept; br.eq.i64.k acc=ra\0"
    "rem_u.i64 tie; and.i64.k kept; br.eq.i64.k acc=ra\0"
    "square.i64 tie; shr_u.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "mul.f64 kept; mul.f64 acc=ra kept; add.f64 acc=ra\0"
    "mul.f64 kept; mul.f64 acc=ra kept; add.f64 acc=ra; sub.f64 kept\0"
    "add.f64 acc=ra; add.i32.k acc=ra\0"
    "add.f64 acc=ra; add.i32.k acc=ra; br.ne.i32.k.back acc=ra\0"
    "mov; jmp.back\0"
    "ld.i32.s8.dindex0 acc=index kept; set.eq.i32.k acc=ra kept\0"
    "mul.f64 kept; mul.f64 acc=ra\0"
    "add.i64.k acc=ra; br.ne.i64.k.back acc=ra\0"
    "shr_u.i64.k acc=ra kept; xor.i64 acc=ra; const.i64.w kept\0"
    "rotl.i32.k kept; xor.i32 acc=ra\0"
    "mul.f32; ld.f32.index2 acc=index\0"
    "mul.f32; ld.f32.index2 acc=index; ld.f32.index2 acc=index kept; add.f32 acc=ra\0"
    "ld.f32.index2 acc=index kept; add.f32 acc=ra; ld.f32.index2 acc=index\0"
    "ld.f32.index2 acc=index kept; add.f32 acc=ra; ld.f32.index2 acc=index; add.f32 acc=ra kept\0"
    "mul.f32 acc=ra kept; add.f32 acc=ra kept\0"
    "mul.f32 acc=ra kept; add.f32 acc=ra kept; st.f32.index2 acc=rv\0"
    "add.i32 kept; mul.i32 acc=ra kept\0"
    "add.i32 acc=ra kept; cvt.f64.s32 acc=ra kept\0"
    "add.i32 acc=ra kept; cvt.f64.s32 acc=ra kept; div.f64 acc=rb\0"
    "add.i32 acc=ra kept; cvt.f64.s32 acc=ra kept; div.f64 acc=rb; ld.f64.dindex3 kept\0"
    "shl.i64.k acc=ra kept; xor.i64 acc=ra\0"
    "mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept\0"
    "add.i32.k tie; br.z.i32.back acc=ra\0"
    "add.i32.k kept; ret.i32 acc=ra\0"
    "br.z.i32.back; mov32; add.i32.k\0"
    "ld.i32.base; ld.i32.base kept\0"
    "ld.i32.u8.base; add.i64.k tie; xor.i32 kept\0"
    "ld.i32.u8.base; add.i64.k tie; xor.i32 kept; and.i32.k acc=ra kept\0"
    "ld.i32.dindex2 acc=index; shr_u.i32.k kept; xor.i32 acc=ra\0"
    "ld.i32.u8.base; add.i64.k tie; add.i32 tie\0"
    "ld.i32.u8.base; add.i64.k tie; add.i32 tie; add.i32 acc=ra\0"
    "ld.f64.dindex3; sub.f64 acc=ra kept\0"
    "ld.f64.dindex3; sub.f64 acc=ra kept; st.f64.dindex3 acc=rv\0"
    "add.f64 kept; st.f64.dindex3 acc=rv\0"
    "mov; mov; mov; mov\0"
    "add.i32.k tie; jmp.back\0"
    "rem_u.i32 acc=rb kept; br.nz.i32.back acc=ra\0"
    "add.i32.k kept; and.i32 acc=ra\0"
    "mov32; mov32\0"
    "add.i64.k tie; br.eq.i64.k acc=ra\0"
    "shr_u.i64.k kept; xor.i64 acc=ra\0"
    "shr_u.i64.k kept; xor.i64 acc=ra; shl.i64.k acc=ra kept; xor.i64 acc=ra\0"
    "ld.f64.dindex3 acc=index; ld.f64.dindex3 acc=index kept\0"
    "ld.f64.dindex3 acc=index; ld.f64.dindex3 acc=index kept; mul.f64 acc=ra kept\0"
    "xor.i32 acc=ra kept; add.i32 acc=ra\0"
    "const.i32; jmp\0"
    "add.i32.k; add.i32.k kept; and.i32 acc=ra\0"
    "add.i32.k; add.i32.k kept; and.i32 acc=ra; br.nz.i32.back acc=ra\0"
    "ld.i32.u8.base acc=root kept; br.eq.i32.k acc=ra\0"
    "ld.f64.dindex0 acc=index kept; sub.f64 acc=rb\0"
    "ld.f64.base kept; sub.f64 acc=ra kept\0"
    "ld.f64.base kept; sub.f64 acc=ra kept; st.f64.base acc=rv\0"
    "mul.f64 kept; mul.f64 acc=ra; ld.f64.dindex0 acc=index kept\0"
    "mul.f64 kept; mul.f64 acc=ra; ld.f64.dindex0 acc=index kept; add.f64 acc=ra kept\0"
    "set.lt_u.i32 acc=rb kept; select acc=rc kept\0"
    "mul.i64.k acc=ra kept; lea.data0 acc=index\0"
    "add.i32.k tie; ld.i32.dindex2 kept\0"
    "st.i64.base; ld.i64.base kept\0"
    "rem_u.i64 tie; and.i64.k kept; br.eq.i64.k acc=ra; mul.i64 kept\0"
    "ld.i32.u8.dindex0 kept; set.ne.i32 acc=ra kept\0"
    "ld.i32.dindex2 acc=index kept; add.i32 acc=ra kept\0"
    "set.ne.i64.k kept; br.z.i32 acc=ra\0"
    "ld.i64.base; ld.i64.base\0"
    "mov; mov acc=ra; mov\0"
    "shr_u.i32.k kept; and.i32.k acc=ra kept\0"
    "ld.i32.dindex2 acc=index kept; st.i32.dindex2 acc=rv\0"
    "ld.i64.base kept; st.i64.base\0"
    "br.le_u.i32; load tie\0"
    "ld.i32.base; ld.i32.base kept; br.lt_s.i32 acc=ra\0"
    "shl.i32.k; or.i32.k acc=ra\0"
    "set.ne.i64.k kept; br.z.i32 acc=ra; br.ne.i64.k.back\0"
    "lea acc=index; ld.i32.base acc=root kept\0"
    "mul.i32.k kept; add.i32 acc=ra\0"
    "ld.i64.base; mov32\0"
    "ld.i32.u8.index0 kept; add.i32 acc=ra kept\0"
    "ld.i32.base kept; br.ne.i32 acc=ra\0"
    "st.i8.index0 acc=rv; mov\0"
    "ld.i32.base kept; br.eq.i32.back acc=ra\0"
    "st.i8.index0 acc=rv; mov; br.eq.i64.k.back\0"
    "add.i64.k kept; and.i64.k acc=ra\0"
    "add.i64.k kept; and.i64.k acc=ra; add.i64.k\0"
    "add.i64.k kept; and.i64.k acc=ra; add.i64.k; and.i64.k acc=ra\0"
    "ld.i32.u8.index0 kept; add.i32 acc=ra kept; br.eq.i32.k.back acc=ra\0"
    "ld.i32.u8.base acc=root kept; br.eq.i32.k acc=ra; br.eq.i32.k acc=ra\0"
    "ld.i32.u8.dindex0 acc=index kept; br.ne.i32.back acc=ra\0"
    "add.i64.k acc=ra; st.i64.abs acc=rv\0"
    "ld.i32.u8.base acc=root kept; br.eq.i32.k acc=ra; br.eq.i32.k acc=ra; load kept\0"
    "add.i64.k acc=ra; st.i64.abs acc=rv; br.lt_u.i64.back acc=ra\0"
    "mov; br.ne.i64.back\0"
    "add.i32.k tie; add.i64.k tie; br.ne.i64.back acc=ra\0"
    "add.i64 acc=ra; add.i32 kept; mul.i32 acc=ra kept\0"
    "add.i64 acc=ra; add.i32 kept; mul.i32 acc=ra kept; shr_u.i32.k acc=ra kept\0"
    "add.i64; add.i32 kept; mul.i32 acc=ra kept\0"
    "add.i64; add.i32 kept; mul.i32 acc=ra kept; shr_u.i32.k acc=ra\0"
    "add.i32.k tie; add.i64.k\0"
    "mul.f64 acc=ra kept; add.f64 acc=ra; mov; br.ne.i64.back\0"
    "add.i64.k tie; br.eq.i64.k.back acc=ra\0"
    "ld.i32.base acc=root; ld.i32.base kept\0"
    "st.i32.index2 acc=rv; add.i64.k tie; br.eq.i64.k.back acc=ra\0"
    "ld.i32.dindex2 acc=index; min_s.i32 acc=ra kept\0"
    "ld.i32.dindex2 acc=index; min_s.i32 acc=ra kept; add.i32.k acc=ra\0"
    "ld.i32.u8.dindex0 kept; set.ne.i32 acc=ra kept; add.i32 acc=ra kept\0"
    "ld.i32.u8.dindex0 kept; set.ne.i32 acc=ra kept; add.i32 acc=ra kept; min_s.i32 acc=rb tie\0"
    "st.i32.dindex2 acc=rv; mov\0"
    "st.i32.dindex2 acc=rv; mov; add.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "add.i32.k kept; br.ne.i64.k.back\0"
    "ld.i32.base kept; br.eq.i32.back acc=ra; set.lt_u.i32 acc=rb kept; select acc=rc kept\0"
    "ld.i64.index0 acc=index tie; add.i32.k kept; br.ne.i64.k.back\0"
    "ld.i32.base acc=root; ld.i32.base kept; br.le_u.i32.back acc=rb\0"
    "and.i32.k acc=ra kept; br.z.i32 acc=ra\0"
    "st.i32.dindex2 acc=rv; add.i64.k kept\0"
    "ld.i32.base; and.i32.k acc=ra kept\0"
    "ld.i64.base kept; st.i64.base acc=rv\0"
    "shr_u.i32.k kept; and.i32.k acc=ra\0"
    "add.i32.k kept; and.i32.k acc=ra kept; br.lt_u.i32.k acc=ra\0"
    "add.i32.k tie; ld.i32.dindex2 kept; add.i32 acc=ra kept\0"
    "ld.i32.base; and.i32.k acc=ra kept; ld.i64.dindex3 acc=index kept\0"
    "const.i32; br.gt_s.i32.k; const.i32 kept\0"
    "rotl.i32.k; rotl.i32.k kept; xor.i32 acc=ra\0"
    "neg.f64 acc=ra; select\0"
    "shr_u.i32.k kept; and.i32.k acc=ra kept; lea acc=index\0"
    "mov; mov32\0"
    "ld.i32.u8.base; add.i64.k tie; add.i32.k kept; and.i32.k acc=ra kept\0"
    "ld.i32.dindex2 acc=index; sub.i64 kept\0"
    "ld.i32.dindex2 acc=index; sub.i64 kept; ld.i32.dindex2 acc=index kept; add.i32 acc=ra kept\0"
    "max_s.i32 acc=rb kept; st.i32.dindex2 acc=rv; add.i64.k kept\0"
    "max_s.i32 acc=rb kept; st.i32.dindex2 acc=rv; add.i64.k kept; br.lt_u.i64.back\0"
    "square.f64 kept; add.f64 acc=ra\0"
    "ld.f64.dindex0 acc=index kept; sub.f64 acc=rb; ld.f64.dindex0 acc=index kept; sub.f64 acc=rb\0"
    "ld.f64.dindex3 acc=index; ld.f64.dindex3 acc=index\0"
    "mul.f64 kept; add.f64 acc=ra\0"
    "mul.i64 acc=ra kept; ld.f64.dindex3 acc=index; ld.f64.dindex3 acc=index\0"
    "neg.f64 acc=ra; select; add.i64\0"
    "neg.f64 acc=ra; select; add.i64; add.i64 acc=ra\0"
    "ld.f64.dindex3 acc=index; mul.f64 acc=ra\0"
    "ld.f64.dindex3 acc=index; mul.f64 acc=ra; ld.f64.dindex3 acc=index\0"
    "ld.f64.dindex3 acc=index; mul.f64 acc=ra; ld.f64.dindex3 acc=index; mul.f64 acc=ra kept\0"
    "sub.f64 acc=rb tie; mul.f64 tie\0"
    "sub.f64 acc=rb tie; mul.f64 tie; mul.f64 kept; add.f64 acc=ra\0"
    "add.f64 kept; st.f64.dindex3 acc=rv; add.f64 kept; st.f64.dindex3 acc=rv\0"
    "add.i32.k tie; br.eq.i32.back acc=ra\0"
    "add.i64.k tie; st.i64.abs acc=rv\0"
    "ld.i32.s8.index0 kept; br.nz.i32.back acc=ra\0"
    "ld.i32.s8.dindex0 kept; br.nz.i32.back acc=ra; ld.i32.s8.index0 kept; br.nz.i32.back acc=ra\0"
    "ld.i32.dindex2 kept; st.i32.dindex2 acc=rv\0"
    "ld.i64.base kept; br.eq.i64.back acc=ra\0"
    "ld.i32.index2; ld.i32.index2 kept\0"
    "ld.i32.index2; ld.i32.index2 kept; max_s.i32 acc=rb kept\0"
    "ld.i32.index2 kept; add.i32 acc=ra\0"
    "ld.i32.u8.index0 kept; add.i32 acc=ra kept; br.eq.i32.k.back acc=ra; br.ne.i32.k.back acc=ra\0"
    "mov; mov; jmp.back\0"
    "ld.i32.dindex2 acc=index kept; st.i32.dindex2 acc=rv; add.i32.k tie; jmp.back\0"
    "const.i32; const.i32\0"
    "ld.i64.base acc=root; br.eq.i64.k acc=ra\0"
    "add.i32.k acc=ra kept; and.i32.k acc=ra kept\0"
    "br.eq.i32.k; br.ne.i32.k\0"
    "shr_u.i64.k acc=ra kept; xor.i64 acc=ra; const.i64.w kept; mul.i64 acc=ra\0"
    "and.i32 acc=ra; lea acc=index; ld.i32.base acc=root kept\0"
    "st.i64.base; st.i64.base acc=rv\0"
    "ld.i32.dindex2 acc=index; add.i64.k kept\0"
    "ld.i32.dindex2 acc=index; add.i64.k kept; br.lt_s.i32.back\0"
    "mov32; mov32; add.i32.k\0"
    "st.i32.dindex2 acc=rv; mov; mov; jmp.back\0"
    "rotl.i32.k acc=ra; rotl.i32.k kept; xor.i32 acc=ra\0"
    "add.i32 acc=ra; st.i32.base acc=rv\0"
    "add.i64.k tie; br.le_u.i64.back acc=rb\0"
    "ld.i64.base tie; br.ne.i64.k.back acc=ra\0"
    "ld.i32.s8.base kept; br.ne.i32.k acc=ra\0"
    "add.i32 acc=ra; st.i32.base acc=rv; mul.i32.k kept; add.i32 acc=ra\0"
    "ld.i32.dindex2 kept; st.i32.dindex2 acc=rv; add.i64.k tie; br.le_u.i64.back acc=rb\0"
    "const.i64.w kept; mul.i64 acc=ra\0"
    "mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept; rem_u.i32.m acc=ra wide\0"
    "shr_u.i64.k acc=ra kept; xor.i64 acc=ra; add.i32.k\0"
    "and.i32 acc=ra; lea acc=index; ld.i32.base acc=root kept; br.z.i32 acc=ra\0"
    "const.i32 kept; jmp.back\0"
    "ld.f64.abs kept; mul.f64 acc=ra kept; add.f64 acc=ra\0"
    "ld.f64.abs kept; mul.f64 acc=ra kept; add.f64 acc=ra; st.f64.abs acc=rv\0"
    "br.le_s.i32.back; br.le_s.i32\0"
    "const.i32; jmp.back\0"
    "ld.i32.base kept; jmp\0"
    "br.le_s.i32.back; br.le_s.i32; ld.i32.dindex2\0"
    "ld.i32.dindex2 kept; br.lt_s.i32.back acc=ra\0"
    "set.lt_s.i32 acc=ra kept; select acc=rc\0"
    "ld.i32.dindex2 acc=index; ext.i64.s32\0"
    "ld.i32.dindex2 acc=index; ld.i32.dindex2 kept\0"
    "ld.i32.dindex2 acc=index; ld.i32.dindex2 kept; set.lt_s.i32 acc=ra kept; select acc=rc\0"
    "add.i32 acc=ra; ld.i32.dindex2 kept\0"
    "mul.i64.k acc=ra kept; lea.data0 acc=index; ld.i64.base acc=root\0"
    "mov; mov32; mov32\0"
    "st.i32.dindex2; shl.i32.k; or.i32.k acc=ra\0"
    "add.i32.k acc=ra kept; br.lt_u.i32.k acc=ra\0"
    "ld.i64.base kept; br.ne.i64.k.back acc=ra\0"
    "add.i32.k; ext.i64.s32 acc=ra kept\0"
    "ld.i32.u8.base acc=root kept; and.i32.k acc=ra kept; br.z.i32 acc=ra\0"
    "mov; mov acc=ra; mov; jmp\0"
    "const.i64.w kept; mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept\0"
    "add.i32.k; ext.i64.s32 acc=ra kept; br.le_s.i64 acc=rb\0"
    "ext.i64.s32; ld.i32.dindex2 acc=index; ext.i64.s32\0"
    "ext.i64.s32; ld.i32.dindex2 acc=index; ext.i64.s32; br.le_s.i32\0"
    "ld.i32.u8.base acc=root; add.i32.k acc=ra kept; br.lt_u.i32.k acc=ra\0"
    "add.i32.k acc=ra kept; st.i32.abs acc=rv\0"
    "st.i32.dindex2; shl.i32.k; or.i32.k acc=ra; ext.i64.s32 acc=ra kept\0"
    "lea kept; st.i8.base acc=root\0"
    "st.i8.dindex0 acc=rv; add.i64.k\0"
    "ld.i64.base acc=root; br.eq.i64.k acc=ra; ld.i64.base tie\0"
    "shl.i32.k kept; lea.data0 acc=index kept\0"
    "div_u.i32.m kept; mul.i32.k acc=ra\0"
    "div_u.i32.m kept; mul.i32.k acc=ra; div_u.i32.m kept\0"
    "add.i64.k tie; jmp.back\0"
    "ext.i32.s8 acc=ra; br.eq.i32.k.back\0"
    "const.i32; br.eq.i32\0"
    "st.i8.k.dindex0; st.i8.k.index0\0"
    "add.i32.k; br.le_u.i32 acc=rb\0"
    "ext.i64.u32; mul.i64.k acc=ra kept; lea.data0 acc=index; ld.i64.base acc=root\0"
    "ext.i64.u32; br.le_u.i64.back\0"
    "mov; br.z.i32\0"
    "set.lt_u.i64 acc=rb kept; select acc=rc\0"
    "br.le_u.i32 acc=ra; ld.i64.base; mov32\0"
    "add.i32.k kept; add.i32 acc=ra\0"
    "mov; add.i64.k tie; jmp.back\0"
    "mul.i64.k acc=ra kept; ld.i64.dindex0 acc=index\0"
    "add.i32.k; br.le_u.i32 acc=rb; mul.i64.k acc=ra kept; ld.i64.dindex0 acc=index\0"
    "mul.i64.k kept; ld.i64.dindex0 acc=index kept\0"
    "mul.i64.k kept; ld.i64.dindex0 acc=index kept; set.lt_u.i64 acc=rb kept; select acc=rc\0"
    "ld.i32.u8.base kept; and.i32.k acc=ra kept\0"
    "mul.i32.k tie; ld.i32.base; ld.i32.base kept\0"
    "xor.i32 acc=ra kept; add.i32 acc=ra; ld.i64.base tie; br.ne.i64.k.back acc=ra\0"
    "ld.i64.abs; jmp\0"
    "ld.i32.abs; br.gt_s.i32.k.back acc=ra\0"
    "add.i32 acc=ra kept; and.i32.k acc=ra kept\0"
    "ld.i32.s8.dindex0 acc=index kept; br.nz.i32.back acc=ra\0"
    "or.i32 acc=ra kept; and.i32.k acc=ra\0"
    "sub.i32; ld.i32.s8.dindex0 acc=index kept; br.nz.i32.back acc=ra\0"
    "and.i32.k acc=ra; ld.i32.u16.dindex1 acc=index kept\0"
    "mul.i32.k kept; sub.i32 acc=rb kept\0"
    "and.i32.k; div_u.i32.m acc=ra\0"
    "mul.i32.k kept; sub.i32 acc=rb kept; and.i32.k acc=ra; ld.i32.u16.dindex1 acc=index kept\0"
    "ld.i32.s8.dindex0 kept; br.nz.i32.back acc=ra; and.i32.k; div_u.i32.m acc=ra\0"
    "add.i32 acc=ra kept; and.i32.k acc=ra kept; ld.i32.u16.dindex1 acc=index kept\0"
    "or.i32 acc=ra kept; and.i32.k acc=ra; xor.i32.k acc=ra\0"
    "or.i32 acc=ra kept; and.i32.k acc=ra; xor.i32.k acc=ra; br.ne.i32.k.back\0"
    "mov; br.lt_u.i32.back acc=ra\0"
    "mul.i64.k acc=ra kept; lea.data0 acc=index; ld.i64.base; ld.i64.base\0"
    "st.i64.base; st.i64.base acc=rv; shl.i32.k; or.i32.k acc=ra\0"
    "mov acc=ra; const.i32; jmp\0"
    "ld.i32.s8.base kept; st.i8.base acc=rv\0"
    "ext.i32.s8 acc=ra; br.eq.i32.k.back; br.eq.i32.k.back\0"
    "lea kept; st.i64.base acc=root\0"
    "mul.i32.k tie; add.i32.k kept; add.i32 acc=ra\0"
    "add.i32 acc=ra kept; add.i32 acc=ra kept\0"
    "mul.i32.k kept wide; add.i32.k acc=ra\0"
    "add.i32; add.i32\0"
    "xor.i32.k kept; and.i32 acc=ra kept\0"
    "st.i32.index2 acc=rv; add.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "rotl.i32.k; rotl.i32.k kept; xor.i32 acc=ra; rotl.i32.k kept\0"
    "xor.i32 acc=ra kept; add.i32 acc=ra; and.i32\0"
    "xor.i32.k kept; and.i32 acc=ra kept; or.i32 acc=ra kept\0"
    "add.i32 acc=ra; ld.i32.dindex2 kept; add.i32 acc=ra\0"
    "rotl.i32.k kept; xor.i32 acc=ra; xor.i32 kept\0"
    "rotl.i32.k kept; xor.i32 acc=ra; xor.i32 kept; and.i32 acc=ra\0"
    "and.i32 kept; xor.i32 acc=ra kept; add.i32 acc=ra\0"
    "add.i32; add.i32; add.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "add.i64.k; jmp.back\0"
    "ld.i32.u8.base; add.i64.k\0"
    "ld.i64.base kept; lea acc=root kept\0"
    "or.i64 acc=ra; ld.i32.u8.dindex0 kept\0"
    "br.eq.i32.k.back acc=ra; br.eq.i32.k.back acc=ra\0"
    "mov; const.i32\0"
    "mul.f64 acc=ra kept; mul.f64 acc=ra\0"
    "ld.f64.dindex0 acc=index kept; sub.f64 acc=rb; square.f64\0"
    "square.f64 kept; add.f64 acc=ra; square.f64 kept; add.f64 acc=ra\0"
    "sqrt.f64 acc=ra kept; mul.f64 acc=ra kept\0"
    "sqrt.f64 acc=ra kept; mul.f64 acc=ra kept; div.f64 acc=rb\0"
    "sqrt.f64 acc=ra kept; mul.f64 acc=ra kept; div.f64 acc=rb; ld.f64.dindex0 acc=index\0"
    "st.f64.dindex0 acc=rv; add.i64.k tie; br.ne.i64.k.back acc=ra\0"
    "ld.i32.u8.base; add.i64.k tie; br.nz.i32.back\0"
    "add.i64.k kept; st.i64.abs acc=rv\0"
    "ld.i32.u8.base; add.i64.k; br.ne.i32.k.back\0"
    "set.ne.i32.k kept; and.i32 acc=ra\0"
    "set.eq.i32.k kept; and.i32 acc=ra kept\0"
    "add.i32.k kept; and.i32.k acc=ra kept; add.i32 acc=ra kept\0"
    "select acc=rb; set.ne.i32.k\0"
    "set.lt_u.i32.k acc=ra kept; or.i32 acc=ra\0"
    "set.eq.i32.k; ld.i32.u8.base; add.i64.k tie\0"
    "set.eq.i32.k kept; and.i32 acc=ra kept; add.i32 acc=ra\0"
    "set.eq.i32.k kept; and.i32 acc=ra kept; add.i32 acc=ra; br.nz.i32.back\0"
    "add.i32; mov; br.z.i32\0"
    "add.i32.k kept; and.i32.k acc=ra kept; set.lt_u.i32.k acc=ra kept; or.i32 acc=ra\0"
    "mul.i32.k; add.i32.k kept; and.i32.k acc=ra kept; add.i32 acc=ra kept\0"
    "select acc=rb; set.ne.i32.k; set.ne.i32.k kept; and.i32 acc=ra\0"
    "ld.i64.base; ld.i32.base acc=root kept\0"
    "ld.i32.u8.base acc=root; br.eq.i32.k.back acc=ra; br.eq.i32.k.back acc=ra\0"
    "lea kept; ld.i64.base acc=root\0"
    "ld.i64.base kept; add.i64.k acc=ra\0"
    "ld.i32.s8.base acc=root kept; br.ne.i32.k acc=ra\0"
    "ld.i32.u8.base; add.i32.k acc=ra kept; and.i32.k acc=ra kept\0"
    "add.i64.k acc=ra; jmp\0"
    "add.i64.k acc=ra kept; st.i64.base acc=rv\0"
    "ld.i32.s8.base kept; br.ne.i32.k acc=ra; add.i64.k\0"
    "ld.i64.base kept; lea acc=root kept; add.i64.k acc=ra; jmp\0"
    "ld.i64.base; ld.i32.base acc=root kept; br.le_u.i64 acc=ra\0"
    "ld.i32.s8.base kept; st.i8.base acc=rv; jmp\0"
    "sub.i32; br.gt_u.i32.k acc=ra\0"
    "sub.i32; br.gt_u.i32.k acc=ra; br.nz.i32.back\0"
    "mov32; mov32 acc=ra\0"
    "rem_u.i32.m acc=ra kept; add.i32.k acc=ra kept\0"
    "mov32; mov32 acc=ra; add.i32.k\0"
    "mov; mov; br.lt_u.i32.back\0"
    "add.i32.k tie; br.le_u.i32 acc=rb\0"
    "mov; add.i32.k tie; jmp.back\0"
    "xor.i32 kept; mul.i32.k acc=ra wide\0"
    "shr_u.i32.k kept; rem_u.i32.m acc=ra kept; add.i32.k acc=ra kept\0"
    "st.i8.dindex0 acc=rv; add.i64.k; mul.i32.k kept wide; add.i32.k acc=ra\0"
    "ld.f64.dindex0 acc=index; ld.f64.dindex0 acc=index\0"
    "and.i32 acc=ra kept; br.z.i32.back acc=ra\0"
    "max_u.i32; select\0"
    "lea2 kept; ld.i32.u8.base acc=root kept\0"
    "lea.data0; const.i64\0"
    "ld.i32.index2 kept; add.i32 acc=ra; ld.i32.index2 kept\0"
    "ld.i32.dindex2 tie; set.lt_u.i32\0"
    "max_u.i32; select; add.i32.k tie\0"
    "max_u.i32; select; add.i32.k tie; br.lt_s.i32.k\0"
    "ld.i32.index2 acc=index; rotl.i32.k acc=ra; rotl.i32.k kept; xor.i32 acc=ra\0"
    "shr_u.i32.k kept; xor.i32 acc=ra; ld.i32.index2\0"
    "add.i32.k tie; br.eq.i32.k acc=ra\0"
    "and.i32.k acc=ra; add.i32.k kept; and.i32.k acc=ra kept\0"
    "and.i32.k acc=ra; add.i32.k kept; and.i32.k acc=ra kept; br.lt_u.i32.k.back\0"
    "ld.i64.base kept; br.lt_u.i64 acc=rb\0"
    "shl.i32 acc=rb; and.i32 acc=ra kept; br.z.i32.back acc=ra\0"
    "st.i32.k.abs; add.i64.k kept; st.i64.abs acc=rv\0"
    "ld.i64.base acc=root; br.ne.i64.k.back acc=ra\0"
    "mov; add.i32.k tie\0"
    "ld.i64.base kept; st.i64.base; br.ne.i64.k.back acc=ra\0"
    "const.i32; br.nz.i32\0"
    "set.lt_u.i32 acc=rb kept; select acc=rc kept; add.i64 acc=ra\0"
    "add.i32.k tie; br.ne.i32.back acc=ra\0"
    "mul.i32.k tie; ld.i32.u8.index0 kept; add.i32 acc=ra\0"
    "ld.i32.base acc=root kept; br.eq.i32 acc=ra\0"
    "cvt.f64.u32 acc=ra kept; add.f64 acc=ra\0"
    "shl.i32.k kept; lea.data0 acc=index kept; st.i32.base acc=root\0"
    "add.i32.k tie; ld.i32.dindex2 kept; st.i32.dindex2 acc=rv\0"
    "ld.i32.dindex2; add.i32.k; ld.i32.dindex2 acc=index kept; add.i32 acc=ra kept\0"
    "shr_u.i32.k kept; lea acc=index\0"
    "shl.i32.k acc=ra kept; or.i32 acc=ra\0"
    "add.i32.k acc=ra kept; and.i32.k acc=ra kept; br.lt_u.i32.k acc=ra\0"
    "mov; mov; mov\0"
    "ld.i32.u8.base; add.i32.k acc=ra kept; and.i32.k acc=ra kept; br.gt_u.i32.k acc=ra\0"
    "mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept; rem_u.i32.m acc=ra kept\0"
    "ld.i64.base acc=root kept; ld.i64.base acc=root\0"
    "ld.i32.abs kept; add.i32.k acc=ra kept; st.i32.abs acc=rv\0"
    "const.i64 kept; st.i8.index0 acc=rv\0"
    "ld.i64.base kept; mov\0"
    "st.i64.abs; st.i32.k.abs\0"
    "ld.i32.abs; br.eq.i32.k acc=ra\0"
    "add.i32.k kept; and.i32.k acc=ra kept; br.lt_u.i32.k acc=ra; br.nz.i32\0"
    "st.i32.k.abs; add.i64.k kept; st.i64.abs acc=rv; ext.i32.s8 kept\0"
    "st.i32.abs acc=rv; jmp\0"
    "const.i64; jmp.back\0"
    "mov; jmp\0"
    "ld.i64.base; ld.i32.s8.base kept; br.ne.i32.k acc=ra; add.i64.k\0"
    "add.i32.k tie; br.le_u.i32 acc=rb; br.lt_u.i64.k32.back wide\0"
    "const.i32; mov\0"
    "ld.i32.u8.base; ext.i32.s8 acc=ra; br.eq.i32.k.back; br.eq.i32.k.back\0"
    "ld.i32.u8.index0 acc=index; ld.i32.u8.index0 kept; br.ne.i32.back acc=ra\0"
    "add.i32.k acc=ra kept; st.i32.base acc=rv\0"
    "lea kept; ld.i32.u8.base acc=root\0"
    "const.i64; const.i32; jmp\0"
    "shr_u.i64.k acc=ra kept; xor.i64 acc=ra; st.i64.abs acc=rv\0"
    "ld.i32.u8.base acc=root kept; and.i32.k acc=ra kept; br.z.i32 acc=ra; jmp\0"
    "mul.i32.k tie; ld.i32.u8.index0 kept; add.i32 acc=ra; st.i32.base acc=rv\0"
    "const.i32; br.lt_s.i32.k\0"
    "br.eq.i32.k acc=ra; br.eq.i32.k acc=ra\0"
    "mov; mov; mov32\0"
    "mov; load tie\0"
    "rsub.i32.k kept; and.i32 acc=ra\0"
    "rsub.i32.k kept; and.i32 acc=ra; xor.i32 acc=ra\0"
    "rsub.i32.k kept; and.i32 acc=ra; xor.i32 acc=ra; or.i32 kept\0"
    "shl.i32.k acc=ra; or.i32 kept\0"
    "shl.i32.k acc=ra; or.i32 kept; shr_u.i32.k acc=ra\0"
    "shl.i32.k acc=ra; or.i32 kept; shr_u.i32.k acc=ra; mov32\0"
    "add.i32 acc=ra; br.ne.i32.back\0"
    "add.i32 acc=ra; st.i8.k.dindex0; st.i8.k.index0\0"
    "st.i8.k.dindex0; jmp.back\0"
    "shr_u.i32.k kept; lea acc=index; ld.i32.s8.base acc=root kept; br.ne.i32.k acc=ra\0"
    "or.i32 kept; or.i32 acc=ra kept\0"
    "add.i32.k; ext.i64.u32\0"
    "xor.i32.k acc=ra kept; and.i32 acc=ra\0"
    "const.i32; br.lt_s.i32.k; add.i32\0"
    "const.i32; br.eq.i32; or.i32 kept; or.i32 acc=ra kept\0"
    "xor.i32.k acc=ra kept; and.i32 acc=ra; const.i32; br.nz.i32\0"
    "add.i32.k; ext.i64.u32; ext.i64.s32 kept\0"
    "add.i32.k; ext.i64.u32; ext.i64.s32 kept; lea.data0 acc=index\0"
    "and.i32.k kept; br.z.i32 acc=ra\0"
    "ld.i64.base kept; ld.i64.base acc=root\0"
    "add.i64.k; lea kept\0"
    "br.lt_u.i32.k.back acc=ra; st.i64.abs; st.i32.k.abs\0"
    "ld.i64.abs; ld.i64.abs\0"
    "mul.i32.k kept; add.i32 acc=ra; ld.i32.u8.base; add.i64.k tie\0"
    "mul.f64 acc=ra; add.i64.k tie; st.i64.abs acc=rv\0"
    "mul.f64 acc=ra; add.i64.k tie; st.i64.abs acc=rv; add.i32.k kept\0"
    "cvt.f64.u32 acc=ra kept; add.f64 acc=ra; br.lt_u.i64.back\0"
    "cvt.f64.u32 acc=ra kept; add.f64 acc=ra; br.lt_u.i64.back; load tie\0"
    "ld.i32.u8.base acc=root; ext.i32.s8 acc=ra; br.eq.i32.k.back; br.eq.i32.k.back\0"
    "lea kept; st.i32.base acc=root\0"
    "add.i64.k; lea kept; st.f64.base acc=root\0"
    "rem_u.i64.k kept; br.eq.i64.k.back acc=ra\0"
    "add.i32.k tie; add.i32.k tie\0"
    "lea kept; ld.i32.u8.base acc=root kept; br.eq.i32.k acc=ra\0"
    "ld.i64.base; ext.i64.s32 kept\0"
    "const.i64; lea kept; st.i32.base acc=root\0"
    "shr_u.i32.k kept; and.i32.k acc=ra; shr_u.i32.k\0"
    "ld.i32.dindex2; add.i32.k; ld.i32.dindex2 acc=index kept\0"
    "lea2 kept; ld.i32.u8.base acc=root kept; shl.i32.k acc=ra kept; or.i32 acc=ra\0"
    "ld.i32.u16.base kept; xor.i32 acc=ra kept\0"
    "ld.i32.u16.base kept; xor.i32 acc=ra kept; st.i16.base acc=rv\0"
    "mov; br.ne.i64.k.back\0"
    "ld.i32.base; ld.i32.base\0"
    "ld.i32.s8.index0 kept; set.ne.i32.k acc=ra kept\0"
    "ld.i32.s8.index0 kept; set.ne.i32.k acc=ra kept; jmp\0"
    "shr_u.i64.k acc=ra kept; xor.i64 acc=ra; shl.i64.k acc=ra kept; xor.i64 acc=ra\0"
    "mul.i64.k acc=ra kept; add.i64 acc=ra\0"
    "ld.i32.u8.dindex0 acc=index; ld.i32.u8.dindex0 kept; set.ne.i32 acc=ra kept\0"
    "shl.i64.k acc=ra; ld.i32.u8.dindex0 kept\0"
    "shl.i64.k acc=ra; ld.i32.u8.dindex0 kept; shl.i64.k acc=ra kept\0"
    "or.i64 acc=ra; ld.i32.u8.dindex0 kept; or.i64 acc=ra; ld.i32.u8.dindex0 kept\0"
    "const.i64.w kept; mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept; and.i64.k acc=ra\0"
    "const.i32; mov; mov32; mov32\0"
    "add.i64.k; br.gt_u.i64.k\0"
    "add.i64.k tie; mov; br.ne.i64.k.back\0"
    "st.i8.dindex0 acc=rv; add.i32.k tie; br.ne.i32.back acc=ra\0"
    "sub.i32 acc=ra kept; ld.i32.s8.dindex0 acc=index kept\0"
    "add.i32.k kept; st.i32.base acc=rv\0"
    "const.i64 kept; st.i16.index0 acc=rv\0"
    "ld.i64.base kept; br.lt_s.i32.k\0"
    "add.i32.k kept; and.i32 acc=ra; lea acc=index; ld.i32.base acc=root kept\0"
    "br.le_u.i32.back acc=ra; ld.i64.abs; jmp\0"
    "ld.i32.abs kept; br.ne.i32.k.back acc=ra\0"
    "const.i64 kept; st.i32.index0 acc=rv\0"
    "ld.i64.base acc=root; ext.i64.u32 kept\0"
    "ld.i64.base kept; br.lt_s.i32.k; ld.i64.base acc=root; ext.i64.u32 kept\0"
    "ld.i64.base; mov\0"
    "lea kept; ld.f64.base acc=root\0"
    "ld.i32.u8.dindex0 acc=index kept; shl.i64.k acc=ra; ld.i32.u8.dindex0 kept; shl.i64.k acc=ra kept\0"
    "st.i32.dindex2; add.i64.k kept\0"
    "st.i32.dindex2; add.i64.k kept; br.gt_u.i64.k32 wide\0"
    "st.i32.dindex2; add.i64.k kept; br.gt_u.i64.k32 wide; mov acc=ra\0"
    "br.eq.i64.k; ld.i64.base\0"
    "ld.i64.base acc=root kept; br.le_u.i64 acc=ra\0"
    "lea acc=index; ld.i64.base kept; br.lt_u.i64 acc=rb\0"
    "lea kept; ld.i32.u8.base acc=root kept; br.eq.i32.k acc=ra; br.ne.i32.k acc=ra\0"
    "ld.i64.abs kept; mov\0"
    "ld.i32.u8.base; add.i64.k tie; br.z.i32\0"
    "lea.data0; lea.data0\0"
    "add.i32.k kept; shr_u.i32.k acc=ra\0"
    "add.i32.k kept; shr_u.i32.k acc=ra; mul.i64.k acc=ra kept; lea.data0 acc=index\0"
    "lea.data0 acc=index; lea.data0; lea.data0\0"
    "add.i32.k kept; st.i32.base acc=rv; ld.i64.base\0"
    "st.i8.k.index0 acc=index; const.i64 kept; st.i16.index0 acc=rv\0"
    "add.i32.k acc=ra; shl.i32.k kept; lea.data0 acc=index kept; st.i32.base acc=root\0"
    "ld.i64.s32.base; ld.i32.base kept\0"
    "ld.i64.base; br.eq.i64.k acc=ra\0"
    "add.i64.k; br.gt_u.i64.k; mul.i64.k tie\0"
    "ld.f64.dindex0; mov; load tie\0"
    "const.i64.w kept; add.i64 acc=ra\0"
    "mov acc=ra; mov\0"
    "and.i32.k kept; st.i32.abs acc=rv\0"
    "shr_u.i32.k kept; and.i32.k acc=ra; lea acc=index kept\0"
    "add.i64.k tie; st.i64.abs acc=rv; br.le_u.i64 acc=rb\0"
    "add.i32 acc=ra; br.ne.i32.back; ret.i32 acc=ra\0"
    "ld.i32.abs; br.eq.i32.k acc=ra; br.ne.i32.k acc=ra\0"
    "ld.i64.base; ld.i64.base acc=root\0"
    "add.i32.k acc=ra kept; jmp.back\0"
    "ld.i32.u8.dindex0 acc=index kept; br.ne.i32.back acc=ra; ld.i32.index2 kept\0"
    "mul.i64.k kept; lea.data0 acc=index\0"
    "br.eq.i64.k; ld.i64.base kept; mov\0"
    "br.eq.i64.k; ld.i64.base kept; mov; br.eq.i64.k acc=ra\0"
    "ld.i64.base tie; br.eq.i64.k acc=ra\0"
    "st.i32.index0; st.i32.index0\0"
    "const.i32 kept; ret.i32 acc=ra\0"
    "mov; load kept\0"
    "mov; add.i64.k\0"
    "mov acc=ra; jmp.back\0"
    "ld.i32.s8.base kept; set.eq.i32.k acc=ra\0"
    "lea kept; ld.f64.base acc=root kept\0"
    "ld.i64.base; br.z.i32\0"
    "const.i64 kept; st.i64.index0 acc=rv\0"
    "add.i64.k tie; st.i64.abs acc=rv; br.ne.i64.back acc=ra\0"
    "const.i32; const.i32; const.i32\0"
    "add.i32.k tie; ld.i32.dindex2 acc=index\0"
    "add.i32.k tie; ld.i32.dindex2 kept; add.i32 acc=ra kept; st.i32.dindex2 acc=index\0"
    "add.i32.k tie; ld.i32.dindex2 acc=index kept\0"
    "br.lt_s.i32.k acc=ra; ld.i32.dindex2 kept\0"
    "add.i32.k; ld.i32.dindex2 acc=index\0"
    "add.i32.k; ld.i32.dindex2 acc=index; br.lt_s.i32.k acc=ra; ld.i32.dindex2 kept\0"
    "ld.i32.dindex2 acc=index; jmp.back\0"
    "lea kept; ld.f64.base acc=root kept; jmp\0"
    "const.i32 kept; ret.i32.sp acc=ra\0"
    "const.i64 kept; st.i64.index0 acc=rv; const.i64 kept; st.i8.index0 acc=rv\0"
    "st.i32.dindex2; st.i32.dindex2\0"
    "ld.i32.u8.base; add.i64.k tie; br.z.i32; br.lt_u.i64.k32.back wide\0"
    "lea kept; ld.f64.base acc=root; lea kept; ld.i32.u8.base acc=root\0"
    "st.i64.base acc=rv; const.i64\0"
    "ld.i32.u8.base acc=root kept; and.i32.k acc=ra kept\0"
    "ld.i32.u8.base kept; and.i32.k acc=ra kept; br.nz.i32 acc=ra\0"
    "ld.i32.base acc=root kept; and.i32.k acc=ra\0"
    "ld.i32.base; const.i64\0"
    "ld.i64.base kept; br.eq.i64.k acc=ra\0"
    "mov acc=ra; br.ne.i64.k.back acc=ra\0"
    "add.i32.k kept; st.i32.base acc=rv; ld.i64.base; mul.i64.k tie\0"
    "ld.i64.s32.base; ld.i32.base kept; br.lt_s.i32 acc=rb\0"
    "ld.i32.base; br.z.i32 acc=ra\0"
    "ld.i32.base kept; add.i32.k acc=ra kept; st.i32.base acc=rv\0"
    "ld.i32.abs; add.i32.k acc=ra kept; st.i32.abs acc=rv\0"
    "ld.i32.base acc=root kept; and.i32.k acc=ra; ld.i64.base kept\0"
    "ld.i64.base kept; add.i64.k acc=ra kept; st.i64.base acc=rv\0"
    "const.i64; jmp\0"
    "ld.i32.base kept; br.ne.i32.back acc=ra\0"
    "st.i64.base acc=root; st.i64.base acc=root\0"
    "ld.i32.abs kept; add.i32.k acc=ra\0"
    "ld.i32.abs kept; add.i32.k acc=ra; st.i32.abs acc=rv\0"
    "ld.i32.s8.base kept; br.eq.i32 acc=ra\0"
    "ld.i64.base kept; st.i64.abs acc=rv\0"
    "ld.i32.u8.base; and.i32.k acc=ra kept\0"
    "rem_u.i32.m acc=ra kept; add.i32.k acc=ra\0"
    "ld.i32.base; shl.i32.k acc=ra kept\0"
    "br.le_u.i64; ld.i32.s8.base kept; br.eq.i32 acc=ra\0"
    "ld.i64.abs kept; st.i64.base\0"
    "st.i64.dindex0 acc=index; const.i64 kept wide\0"
    "st.i64.dindex0 acc=index; const.i64 kept wide; st.i64.dindex0 acc=rv\0"
    "mul.i64.k acc=ra; ld.i64.dindex0 acc=index\0"
    "mul.i64.k; st.i64.dindex0 acc=index\0"
    "ld.i64.base; ld.i64.base; lea.data0 kept\0"
    "mul.i64.k acc=ra; ld.i64.dindex0 acc=index; lea.data0 tie\0"
    "mul.i64.k acc=ra; ld.i64.dindex0 acc=index; lea.data0 tie; ld.i64.base acc=root\0"
    "st.i64.base acc=rv; const.i64; br.lt_u.i32.k.back\0"
    "ld.i32.base; shl.i32.k acc=ra kept; lea.data0 acc=index kept\0"
    "ld.i32.base; shl.i32.k acc=ra kept; lea.data0 acc=index kept; ld.i32.base acc=root kept\0"
    "shl.i32.k kept; lea.data0 acc=index kept; st.i32.base acc=root; ld.i64.abs\0"
    "br.z.i32; mov; mov\0"
    "mov; mov32; mov\0"
    "ext.i64.s32 tie; jmp.back\0"
    "rem_u.i64.k kept; br.eq.i64.k.back acc=ra; rem_u.i64.k kept; br.eq.i64.k.back acc=ra\0"
    "ext.i64.s32 tie; jmp\0"
    "ld.i32.dindex2 acc=index; add.i64.k kept; br.lt_s.i32.back; br.lt_s.i64\0"
    "shr_u.i32.k kept; and.i32.k acc=ra; shr_u.i32.k kept\0"
    "st.i64.k.base acc=root; st.i64.k.base acc=root\0"
    "mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept; st.i32.dindex2 acc=rv\0"
    "ld.i32.dindex2; add.i32 acc=ra; ld.i32.dindex2 kept\0"
    "ld.i32.dindex2; add.i32 acc=ra; ld.i32.dindex2 kept; set.lt_s.i32 acc=rb kept\0"
    "select acc=rc kept; add.i32 acc=ra; add.i64.k tie; br.ne.i64.k32.back acc=ra wide\0"
    "const.i64; br.lt_s.i32.k\0"
    "const.i64.w kept; and.i64 acc=ra\0"
    "and.i32 acc=ra kept; br.nz.i32.back acc=ra\0"
    "ld.i32.abs; ld.i64.abs; jmp\0"
    "const.i32 kept; shl.i32 acc=ra kept\0"
    "ld.i32.u8.base acc=root kept; shl.i32.k acc=ra\0"
    "const.i64 wide; const.i64 wide\0"
    "ld.i32.s8.base kept; br.nz.i32 acc=ra\0"
    "add.i64.k tie; br.eq.i64.back acc=ra\0"
    "or.i32 acc=ra; br.le_u.i64 acc=ra\0"
    "add.i64 tie; br.lt_u.i64.k.back acc=ra\0"
    "add.i32.k; st.i32.dindex2; st.i32.dindex2\0"
    "add.i32.k kept; mov acc=ra; mov\0"
    "xor.i32; shr_u.i32.k tie\0"
    "xor.i32; shr_u.i32.k tie; and.i32 acc=ra kept; br.nz.i32.back acc=ra\0"
    "and.i32.k kept; st.i32.abs acc=rv; jmp.back\0"
    "ld.i32.abs; br.eq.i32.k acc=ra; br.ne.i32.k acc=ra; ld.i32.abs kept\0"
    "ld.i32.dindex2 acc=index; ld.i64.abs; jmp\0"
    "ld.i32.u8.base kept; and.i32.k acc=ra kept; br.z.i32 acc=ra\0"
    "ld.f64.dindex3; ld.f64.dindex3 acc=index kept\0"
    "st.f64.dindex3 acc=rv; st.f64.dindex3 acc=index\0"
    "ld.i32.u8.base; ld.i32.u8.base\0"
    "shl.i32.k kept; lea.data0 acc=index kept; ld.i32.base acc=root kept\0"
    "mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept; rem_u.i32.m acc=ra kept; set.eq.i32.k acc=ra kept\0"
    "const.i32; br.eq.i64.k.back\0"
    "ld.i64.base; ld.i32.base\0"
    "ld.i32.u8.base kept; and.i32.k acc=ra\0"
    "const.i32; const.i64 kept\0"
    "lea kept; ld.i64.base acc=root kept\0"
    "lea acc=index; ld.i32.base acc=root kept; br.z.i32.back acc=ra\0"
    "st.i64.base; add.i64.k\0"
    "ld.f64.base; const.f64 kept wide\0"
    "const.i64.w kept; mul.i64 acc=ra kept; shr_u.i64.k acc=ra kept; rem_u.i32.m acc=ra\0"
    "ld.i64.base kept; add.i64.k acc=ra; add.i64.k\0"
    "lea2 acc=index kept; ld.i32.u8.base acc=root kept; shl.i32.k acc=ra\0"
    "lea2 kept; ld.i32.u8.base acc=root kept; or.i32 acc=ra kept\0"
    "ld.i32.s8.base acc=root kept; br.ne.i32.k.back acc=ra\0"
    "add.f64 acc=ra; const.i32\0"
    "add.i32 kept; add.i32 acc=ra\0"
    "and.i32.k kept; br.nz.i32 acc=ra\0"
    "ld.i32.base kept; br.z.i32 acc=ra\0"
    "add.i64.k acc=ra; const.i32; const.i64 kept\0"
    "ld.f64.base; const.f64 kept wide; mul.f64 acc=ra kept\0"
    "ld.i32.u8.base; br.gt_s.i32.k acc=ra\0"
    "ld.i32.base kept; mul.i32.k acc=ra\0"
    "add.i32 acc=ra; ld.i64.base tie; br.eq.i64.k acc=ra\0"
    "ld.i32.abs; br.gt_u.i32.k32 acc=ra wide\0"
    "ld.f64.base; const.f64 kept wide; mul.f64 acc=ra kept; cvt.s64.f64 acc=ra\0"
    "ld.i32.abs; br.gt_u.i32.k32 acc=ra wide; add.i32.k acc=ra kept; st.i32.abs acc=rv\0"
    "ld.i64.abs; ld.i64.abs; br.le_u.i64 acc=rb\0"
    "ld.i32.abs kept; br.le_u.i64\0"
    "ld.i32.abs kept; br.le_u.i64; br.z.i32 acc=ra\0"
    "add.i32 kept; add.i32 acc=ra kept; add.i32 acc=ra kept\0"
    "st.i64.base; add.i64.k; ld.i64.abs\0"
    "st.i64.base; add.i64.k; ld.i64.abs; br.le_u.i64 acc=rb\0"
    "ext.i32.s8 kept; br.ne.i32.k\0"
    "br.le_u.i64; ld.i32.s8.base kept; br.eq.i32 acc=ra; br.ne.i32.k.back\0"
    "mul.i32.k tie; mov; mov32\0"
    "add.i32 acc=ra; ld.i64.base tie; br.ne.i64.k.back acc=ra\0"
    "shr_u.i32.k kept; and.i32.k acc=ra; shr_u.i32.k kept; add.i32.k acc=ra\0"
    "const.i32 wide; jmp\0"
    "ld.i64.base acc=root kept; st.i64.base acc=rv\0"
    "ld.i32.dindex2 kept; br.le_s.i32 acc=ra\0"
    "add.i64.k kept; st.i64.base acc=rv\0"
    "st.i32.k.base; st.i32.k.base\0"
    "mul.i32.k kept wide; add.i32.k acc=ra; const.i32 wide; jmp\0"
    "rem_u.i32 acc=rb kept; br.nz.i32.back acc=ra; add.i32 kept; add.i32 acc=ra\0"
    "mul.i32.k; shl.i64.k\0"
    "mul.i32.k; shl.i64.k; const.i64.w kept; add.i64 acc=ra\0"
    "br.lt_s.i32.k32 wide; ld.i64.base; ext.i64.s32 kept\0"
    "const.i32 kept; shl.i32 acc=ra kept; xor.i32.k acc=ra kept\0"
    "mov; br.lt_u.i32.back acc=ra; mov; jmp.back\0"
    "const.i32 kept; shl.i32 acc=ra kept; xor.i32.k acc=ra kept; and.i32 acc=ra kept\0"
    "mov; const.i32; jmp.back\0"
    "br.lt_s.i32.k32 wide; ld.i64.base; ext.i64.s32 kept; lea acc=index\0"
    "add.i64.k tie; add.i64.k tie\0"
    "ld.i64.base kept; add.i64.k acc=ra kept\0"
    "add.i32.k tie; br.lt_s.i32.back acc=ra\0"
    "add.i32.k tie; br.le_s.i32.back acc=ra\0"
    "add.i32.k tie; br.lt_u.i32.back acc=ra\0"
    "add.i32.k tie; br.le_u.i32.back acc=ra\0"
    "add.i32.k tie; br.eq.i32.k.back acc=ra\0"
    "add.i32.k tie; br.ne.i32.k.back acc=ra\0"
    "add.i32.k tie; br.lt_s.i32.k.back acc=ra\0"
    "add.i32.k tie; br.gt_s.i32.k.back acc=ra\0"
    "add.i32.k tie; br.lt_u.i32.k.back acc=ra\0"
    "add.i32.k tie; br.gt_u.i32.k.back acc=ra\0"
    "add.i32.k acc=ra; br.eq.i32.back acc=ra\0"
    "add.i32.k acc=ra; br.ne.i32.back acc=ra\0"
    "add.i32.k acc=ra; br.lt_s.i32.back acc=ra\0"
    "add.i32.k acc=ra; br.le_s.i32.back acc=ra\0"
    "add.i32.k acc=ra; br.lt_u.i32.back acc=ra\0"
    "add.i32.k acc=ra; br.le_u.i32.back acc=ra\0"
    "add.i32.k acc=ra; br.eq.i32.k.back acc=ra\0"
    "add.i32.k acc=ra; br.ne.i32.k.back acc=ra\0"
    "add.i32.k acc=ra; br.lt_s.i32.k.back acc=ra\0"
    "add.i32.k acc=ra; br.gt_s.i32.k.back acc=ra\0"
    "add.i32.k acc=ra; br.lt_u.i32.k.back acc=ra\0"
    "add.i32.k acc=ra; br.gt_u.i32.k.back acc=ra\0"
    "add.i32.k tie; br.ne.i32.k32.back acc=ra wide\0"
    "add.i64.k tie; br.lt_s.i64.back acc=ra\0"
    "add.i64.k tie; br.le_s.i64.back acc=ra\0"
    "add.i64.k tie; br.lt_u.i64.back acc=ra\0"
    "add.i64.k tie; br.le_u.i64.back acc=ra\0"
    "add.i64.k tie; br.lt_s.i64.k.back acc=ra\0"
    "add.i64.k tie; br.gt_s.i64.k.back acc=ra\0"
    "add.i64.k tie; br.lt_u.i64.k.back acc=ra\0"
    "add.i64.k tie; br.gt_u.i64.k.back acc=ra\0"
    "add.i64.k acc=ra; br.eq.i64.back acc=ra\0"
    "add.i64.k acc=ra; br.ne.i64.back acc=ra\0"
    "add.i64.k acc=ra; br.lt_s.i64.back acc=ra\0"
    "add.i64.k acc=ra; br.le_s.i64.back acc=ra\0"
    "add.i64.k acc=ra; br.lt_u.i64.back acc=ra\0"
    "add.i64.k acc=ra; br.le_u.i64.back acc=ra\0"
    "add.i64.k acc=ra; br.eq.i64.k.back acc=ra\0"
    "add.i64.k acc=ra; br.lt_s.i64.k.back acc=ra\0"
    "add.i64.k acc=ra; br.gt_s.i64.k.back acc=ra\0"
    "add.i64.k acc=ra; br.lt_u.i64.k.back acc=ra\0"
    "add.i64.k acc=ra; br.gt_u.i64.k.back acc=ra\0"
    "add.i32.k acc=ra; br.nz.i32.back acc=ra\0"
;
#define VM_VERSION 0xb918c01au /* of the handlers: what is built of others does not fit */
