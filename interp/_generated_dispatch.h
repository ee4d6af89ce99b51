/* Generated from ir/isa.py and the tables in interp by `python -m allvm.interp.generate`; do not edit. */
enum {
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
    N_CASES
};
#define VM_LABELS \
    &&op_vmop_jmp, \
    &&op_vmop_jmp_back, \
    &&op_vmop_switch, \
    &&op_vmop_switch__a, \
    &&op_vmop_switch_back, \
    &&op_vmop_switch_back__a, \
    &&op_vmop_trap, \
    &&op_vmop_setjmp, \
    &&op_vmop_setjmp__n, \
    &&op_vmop_setjmp__a, \
    &&op_vmop_setjmp__a__n, \
    &&op_vmop_handler, \
    &&op_vmop_handler_back, \
    &&op_vmop_throw, \
    &&op_vmop_catch, \
    &&op_vmop_catch__n, \
    &&op_vmop_longjmp, \
    &&op_vmop_ret_v, \
    &&op_vmop_ret_i64, \
    &&op_vmop_ret_i64__a, \
    &&op_vmop_ret_i32, \
    &&op_vmop_ret_i32__a, \
    &&op_vmop_ret_f64, \
    &&op_vmop_ret_f64__a, \
    &&op_vmop_ret_f32, \
    &&op_vmop_ret_f32__a, \
    &&op_vmop_ret_v_sp, \
    &&op_vmop_ret_i64_sp, \
    &&op_vmop_ret_i64_sp__a, \
    &&op_vmop_ret_i32_sp, \
    &&op_vmop_ret_i32_sp__a, \
    &&op_vmop_ret_f64_sp, \
    &&op_vmop_ret_f64_sp__a, \
    &&op_vmop_ret_f32_sp, \
    &&op_vmop_ret_f32_sp__a, \
    &&op_vmop_call_v, \
    &&op_vmop_call_ind_v, \
    &&op_vmop_call_ind_v__a, \
    &&op_vmop_call_host_v, \
    &&op_vmop_thunk_host_v, \
    &&op_vmop_call_py_v, \
    &&op_vmop_thunk_py_v, \
    &&op_vmop_call_host_i, \
    &&op_vmop_thunk_host_i, \
    &&op_vmop_call_py_i, \
    &&op_vmop_thunk_py_i, \
    &&op_vmop_call_host_d, \
    &&op_vmop_thunk_host_d, \
    &&op_vmop_call_py_d, \
    &&op_vmop_thunk_py_d, \
    &&op_vmop_call_host_f, \
    &&op_vmop_thunk_host_f, \
    &&op_vmop_call_py_f, \
    &&op_vmop_thunk_py_f, \
    &&op_vmop_graph_v, \
    &&op_vmop_graph_i, \
    &&op_vmop_undefined, \
    &&op_vmop_lazy, \
    &&op_vmop_halt, \
    &&op_vmop_enter, \
    &&op_vmop_enter_align, \
    &&op_vmop_enter_save, \
    &&op_vmop_enter_serial, \
    &&op_vmop_leave_serial, \
    &&op_vmop_zero, \
    &&op_vmop_stack_alloc, \
    &&op_vmop_stack_alloc__n, \
    &&op_vmop_stack_alloc__a, \
    &&op_vmop_stack_alloc__a__n, \
    &&op_vmop_stack_save, \
    &&op_vmop_stack_save__n, \
    &&op_vmop_thread_base, \
    &&op_vmop_thread_base__n, \
    &&op_vmop_stack_restore, \
    &&op_vmop_stack_restore__a, \
    &&op_vmop_mem_copy, \
    &&op_vmop_mem_copy__a, \
    &&op_vmop_mem_copy__b, \
    &&op_vmop_mem_copy__c, \
    &&op_vmop_mem_fill, \
    &&op_vmop_mem_fill__a, \
    &&op_vmop_mem_fill__b, \
    &&op_vmop_mem_fill__c, \
    &&op_vmop_atomic_ld_i8, \
    &&op_vmop_atomic_st_i8, \
    &&op_vmop_atomic_rmw_i8, \
    &&op_vmop_atomic_cas_i8, \
    &&op_vmop_atomic_ld_i16, \
    &&op_vmop_atomic_st_i16, \
    &&op_vmop_atomic_rmw_i16, \
    &&op_vmop_atomic_cas_i16, \
    &&op_vmop_atomic_ld_i32, \
    &&op_vmop_atomic_st_i32, \
    &&op_vmop_atomic_rmw_i32, \
    &&op_vmop_atomic_cas_i32, \
    &&op_vmop_atomic_ld_i64, \
    &&op_vmop_atomic_st_i64, \
    &&op_vmop_atomic_rmw_i64, \
    &&op_vmop_atomic_cas_i64, \
    &&op_vmop_fence, \
    &&op_vmop_count, \
    &&op_vmop_profile, \
    &&op_vmop_trace, \
    &&op_vmop_const_i32, \
    &&op_vmop_const_i32__n, \
    &&op_vmop_const_i64, \
    &&op_vmop_const_i64__n, \
    &&op_vmop_const_i64_w, \
    &&op_vmop_const_i64_w__n, \
    &&op_vmop_const_f32, \
    &&op_vmop_const_f32__n, \
    &&op_vmop_const_f64, \
    &&op_vmop_const_f64__n, \
    &&op_vmop_const_f64_w, \
    &&op_vmop_const_f64_w__n, \
    &&op_vmop_mov, \
    &&op_vmop_mov__a, \
    &&op_vmop_mov_f64, \
    &&op_vmop_mov_f64__a, \
    &&op_vmop_mov_f32, \
    &&op_vmop_mov_f32__a, \
    &&op_vmop_mov32, \
    &&op_vmop_mov32__a, \
    &&op_vmop_load, \
    &&op_vmop_load__n, \
    &&op_vmop_load__a, \
    &&op_vmop_load__a__n, \
    &&op_vmop_load_f64, \
    &&op_vmop_load_f64__n, \
    &&op_vmop_load_f64__a, \
    &&op_vmop_load_f64__a__n, \
    &&op_vmop_load_f32, \
    &&op_vmop_load_f32__n, \
    &&op_vmop_load_f32__a, \
    &&op_vmop_load_f32__a__n, \
    &&op_vmop_select, \
    &&op_vmop_select__n, \
    &&op_vmop_select__a, \
    &&op_vmop_select__a__n, \
    &&op_vmop_select__b, \
    &&op_vmop_select__b__n, \
    &&op_vmop_select__c, \
    &&op_vmop_select__c__n, \
    &&op_vmop_square_i64, \
    &&op_vmop_square_i64__n, \
    &&op_vmop_square_i64__a, \
    &&op_vmop_square_i64__a__n, \
    &&op_vmop_square_i32, \
    &&op_vmop_square_i32__n, \
    &&op_vmop_square_i32__a, \
    &&op_vmop_square_i32__a__n, \
    &&op_vmop_square_f64, \
    &&op_vmop_square_f64__n, \
    &&op_vmop_square_f64__a, \
    &&op_vmop_square_f64__a__n, \
    &&op_vmop_square_f32, \
    &&op_vmop_square_f32__n, \
    &&op_vmop_square_f32__a, \
    &&op_vmop_square_f32__a__n, \
    &&op_vmop_div_u_i32_m, \
    &&op_vmop_div_u_i32_m__n, \
    &&op_vmop_div_u_i32_m__a, \
    &&op_vmop_div_u_i32_m__a__n, \
    &&op_vmop_rem_u_i32_m, \
    &&op_vmop_rem_u_i32_m__n, \
    &&op_vmop_rem_u_i32_m__a, \
    &&op_vmop_rem_u_i32_m__a__n, \
    &&op_vmop_div_s_i32_m, \
    &&op_vmop_div_s_i32_m__n, \
    &&op_vmop_div_s_i32_m__a, \
    &&op_vmop_div_s_i32_m__a__n, \
    &&op_vmop_rem_s_i32_m, \
    &&op_vmop_rem_s_i32_m__n, \
    &&op_vmop_rem_s_i32_m__a, \
    &&op_vmop_rem_s_i32_m__a__n, \
    &&op_vmop_lea0, \
    &&op_vmop_lea0__n, \
    &&op_vmop_lea0__a, \
    &&op_vmop_lea0__a__n, \
    &&op_vmop_lea0__b, \
    &&op_vmop_lea0__b__n, \
    &&op_vmop_lea1, \
    &&op_vmop_lea1__n, \
    &&op_vmop_lea1__a, \
    &&op_vmop_lea1__a__n, \
    &&op_vmop_lea1__b, \
    &&op_vmop_lea1__b__n, \
    &&op_vmop_lea2, \
    &&op_vmop_lea2__n, \
    &&op_vmop_lea2__a, \
    &&op_vmop_lea2__a__n, \
    &&op_vmop_lea2__b, \
    &&op_vmop_lea2__b__n, \
    &&op_vmop_lea3, \
    &&op_vmop_lea3__n, \
    &&op_vmop_lea3__a, \
    &&op_vmop_lea3__a__n, \
    &&op_vmop_lea3__b, \
    &&op_vmop_lea3__b__n, \
    &&op_vmop_lea, \
    &&op_vmop_lea__n, \
    &&op_vmop_lea__a, \
    &&op_vmop_lea__a__n, \
    &&op_vmop_lea__b, \
    &&op_vmop_lea__b__n, \
    &&op_vmop_lea_data0, \
    &&op_vmop_lea_data0__n, \
    &&op_vmop_lea_data0__a, \
    &&op_vmop_lea_data0__a__n, \
    &&op_vmop_lea_data1, \
    &&op_vmop_lea_data1__n, \
    &&op_vmop_lea_data1__a, \
    &&op_vmop_lea_data1__a__n, \
    &&op_vmop_lea_data2, \
    &&op_vmop_lea_data2__n, \
    &&op_vmop_lea_data2__a, \
    &&op_vmop_lea_data2__a__n, \
    &&op_vmop_lea_data3, \
    &&op_vmop_lea_data3__n, \
    &&op_vmop_lea_data3__a, \
    &&op_vmop_lea_data3__a__n, \
    &&op_vmop_add_i32, \
    &&op_vmop_add_i32__n, \
    &&op_vmop_add_i32__a, \
    &&op_vmop_add_i32__a__n, \
    &&op_vmop_sub_i32, \
    &&op_vmop_sub_i32__n, \
    &&op_vmop_sub_i32__a, \
    &&op_vmop_sub_i32__a__n, \
    &&op_vmop_sub_i32__b, \
    &&op_vmop_sub_i32__b__n, \
    &&op_vmop_mul_i32, \
    &&op_vmop_mul_i32__n, \
    &&op_vmop_mul_i32__a, \
    &&op_vmop_mul_i32__a__n, \
    &&op_vmop_and_i32, \
    &&op_vmop_and_i32__n, \
    &&op_vmop_and_i32__a, \
    &&op_vmop_and_i32__a__n, \
    &&op_vmop_or_i32, \
    &&op_vmop_or_i32__n, \
    &&op_vmop_or_i32__a, \
    &&op_vmop_or_i32__a__n, \
    &&op_vmop_xor_i32, \
    &&op_vmop_xor_i32__n, \
    &&op_vmop_xor_i32__a, \
    &&op_vmop_xor_i32__a__n, \
    &&op_vmop_shl_i32, \
    &&op_vmop_shl_i32__n, \
    &&op_vmop_shl_i32__a, \
    &&op_vmop_shl_i32__a__n, \
    &&op_vmop_shl_i32__b, \
    &&op_vmop_shl_i32__b__n, \
    &&op_vmop_shr_u_i32, \
    &&op_vmop_shr_u_i32__n, \
    &&op_vmop_shr_u_i32__a, \
    &&op_vmop_shr_u_i32__a__n, \
    &&op_vmop_shr_u_i32__b, \
    &&op_vmop_shr_u_i32__b__n, \
    &&op_vmop_shr_s_i32, \
    &&op_vmop_shr_s_i32__n, \
    &&op_vmop_shr_s_i32__a, \
    &&op_vmop_shr_s_i32__a__n, \
    &&op_vmop_shr_s_i32__b, \
    &&op_vmop_shr_s_i32__b__n, \
    &&op_vmop_rotl_i32, \
    &&op_vmop_rotl_i32__n, \
    &&op_vmop_rotl_i32__a, \
    &&op_vmop_rotl_i32__a__n, \
    &&op_vmop_rotl_i32__b, \
    &&op_vmop_rotl_i32__b__n, \
    &&op_vmop_rotr_i32, \
    &&op_vmop_rotr_i32__n, \
    &&op_vmop_rotr_i32__a, \
    &&op_vmop_rotr_i32__a__n, \
    &&op_vmop_rotr_i32__b, \
    &&op_vmop_rotr_i32__b__n, \
    &&op_vmop_div_s_i32, \
    &&op_vmop_div_s_i32__n, \
    &&op_vmop_div_s_i32__a, \
    &&op_vmop_div_s_i32__a__n, \
    &&op_vmop_div_s_i32__b, \
    &&op_vmop_div_s_i32__b__n, \
    &&op_vmop_div_u_i32, \
    &&op_vmop_div_u_i32__n, \
    &&op_vmop_div_u_i32__a, \
    &&op_vmop_div_u_i32__a__n, \
    &&op_vmop_div_u_i32__b, \
    &&op_vmop_div_u_i32__b__n, \
    &&op_vmop_rem_s_i32, \
    &&op_vmop_rem_s_i32__n, \
    &&op_vmop_rem_s_i32__a, \
    &&op_vmop_rem_s_i32__a__n, \
    &&op_vmop_rem_s_i32__b, \
    &&op_vmop_rem_s_i32__b__n, \
    &&op_vmop_rem_u_i32, \
    &&op_vmop_rem_u_i32__n, \
    &&op_vmop_rem_u_i32__a, \
    &&op_vmop_rem_u_i32__a__n, \
    &&op_vmop_rem_u_i32__b, \
    &&op_vmop_rem_u_i32__b__n, \
    &&op_vmop_min_s_i32, \
    &&op_vmop_min_s_i32__n, \
    &&op_vmop_min_s_i32__a, \
    &&op_vmop_min_s_i32__a__n, \
    &&op_vmop_min_s_i32__b, \
    &&op_vmop_min_s_i32__b__n, \
    &&op_vmop_max_s_i32, \
    &&op_vmop_max_s_i32__n, \
    &&op_vmop_max_s_i32__a, \
    &&op_vmop_max_s_i32__a__n, \
    &&op_vmop_max_s_i32__b, \
    &&op_vmop_max_s_i32__b__n, \
    &&op_vmop_min_u_i32, \
    &&op_vmop_min_u_i32__n, \
    &&op_vmop_min_u_i32__a, \
    &&op_vmop_min_u_i32__a__n, \
    &&op_vmop_min_u_i32__b, \
    &&op_vmop_min_u_i32__b__n, \
    &&op_vmop_max_u_i32, \
    &&op_vmop_max_u_i32__n, \
    &&op_vmop_max_u_i32__a, \
    &&op_vmop_max_u_i32__a__n, \
    &&op_vmop_max_u_i32__b, \
    &&op_vmop_max_u_i32__b__n, \
    &&op_vmop_add_i64, \
    &&op_vmop_add_i64__n, \
    &&op_vmop_add_i64__a, \
    &&op_vmop_add_i64__a__n, \
    &&op_vmop_sub_i64, \
    &&op_vmop_sub_i64__n, \
    &&op_vmop_sub_i64__a, \
    &&op_vmop_sub_i64__a__n, \
    &&op_vmop_sub_i64__b, \
    &&op_vmop_sub_i64__b__n, \
    &&op_vmop_mul_i64, \
    &&op_vmop_mul_i64__n, \
    &&op_vmop_mul_i64__a, \
    &&op_vmop_mul_i64__a__n, \
    &&op_vmop_and_i64, \
    &&op_vmop_and_i64__n, \
    &&op_vmop_and_i64__a, \
    &&op_vmop_and_i64__a__n, \
    &&op_vmop_or_i64, \
    &&op_vmop_or_i64__n, \
    &&op_vmop_or_i64__a, \
    &&op_vmop_or_i64__a__n, \
    &&op_vmop_xor_i64, \
    &&op_vmop_xor_i64__n, \
    &&op_vmop_xor_i64__a, \
    &&op_vmop_xor_i64__a__n, \
    &&op_vmop_shl_i64, \
    &&op_vmop_shl_i64__n, \
    &&op_vmop_shl_i64__a, \
    &&op_vmop_shl_i64__a__n, \
    &&op_vmop_shl_i64__b, \
    &&op_vmop_shl_i64__b__n, \
    &&op_vmop_shr_u_i64, \
    &&op_vmop_shr_u_i64__n, \
    &&op_vmop_shr_u_i64__a, \
    &&op_vmop_shr_u_i64__a__n, \
    &&op_vmop_shr_u_i64__b, \
    &&op_vmop_shr_u_i64__b__n, \
    &&op_vmop_shr_s_i64, \
    &&op_vmop_shr_s_i64__n, \
    &&op_vmop_shr_s_i64__a, \
    &&op_vmop_shr_s_i64__a__n, \
    &&op_vmop_shr_s_i64__b, \
    &&op_vmop_shr_s_i64__b__n, \
    &&op_vmop_rotl_i64, \
    &&op_vmop_rotl_i64__n, \
    &&op_vmop_rotl_i64__a, \
    &&op_vmop_rotl_i64__a__n, \
    &&op_vmop_rotl_i64__b, \
    &&op_vmop_rotl_i64__b__n, \
    &&op_vmop_rotr_i64, \
    &&op_vmop_rotr_i64__n, \
    &&op_vmop_rotr_i64__a, \
    &&op_vmop_rotr_i64__a__n, \
    &&op_vmop_rotr_i64__b, \
    &&op_vmop_rotr_i64__b__n, \
    &&op_vmop_div_s_i64, \
    &&op_vmop_div_s_i64__n, \
    &&op_vmop_div_s_i64__a, \
    &&op_vmop_div_s_i64__a__n, \
    &&op_vmop_div_s_i64__b, \
    &&op_vmop_div_s_i64__b__n, \
    &&op_vmop_div_u_i64, \
    &&op_vmop_div_u_i64__n, \
    &&op_vmop_div_u_i64__a, \
    &&op_vmop_div_u_i64__a__n, \
    &&op_vmop_div_u_i64__b, \
    &&op_vmop_div_u_i64__b__n, \
    &&op_vmop_rem_s_i64, \
    &&op_vmop_rem_s_i64__n, \
    &&op_vmop_rem_s_i64__a, \
    &&op_vmop_rem_s_i64__a__n, \
    &&op_vmop_rem_s_i64__b, \
    &&op_vmop_rem_s_i64__b__n, \
    &&op_vmop_rem_u_i64, \
    &&op_vmop_rem_u_i64__n, \
    &&op_vmop_rem_u_i64__a, \
    &&op_vmop_rem_u_i64__a__n, \
    &&op_vmop_rem_u_i64__b, \
    &&op_vmop_rem_u_i64__b__n, \
    &&op_vmop_min_s_i64, \
    &&op_vmop_min_s_i64__n, \
    &&op_vmop_min_s_i64__a, \
    &&op_vmop_min_s_i64__a__n, \
    &&op_vmop_min_s_i64__b, \
    &&op_vmop_min_s_i64__b__n, \
    &&op_vmop_max_s_i64, \
    &&op_vmop_max_s_i64__n, \
    &&op_vmop_max_s_i64__a, \
    &&op_vmop_max_s_i64__a__n, \
    &&op_vmop_max_s_i64__b, \
    &&op_vmop_max_s_i64__b__n, \
    &&op_vmop_min_u_i64, \
    &&op_vmop_min_u_i64__n, \
    &&op_vmop_min_u_i64__a, \
    &&op_vmop_min_u_i64__a__n, \
    &&op_vmop_min_u_i64__b, \
    &&op_vmop_min_u_i64__b__n, \
    &&op_vmop_max_u_i64, \
    &&op_vmop_max_u_i64__n, \
    &&op_vmop_max_u_i64__a, \
    &&op_vmop_max_u_i64__a__n, \
    &&op_vmop_max_u_i64__b, \
    &&op_vmop_max_u_i64__b__n, \
    &&op_vmop_add_i32_k, \
    &&op_vmop_add_i32_k__n, \
    &&op_vmop_add_i32_k__a, \
    &&op_vmop_add_i32_k__a__n, \
    &&op_vmop_mul_i32_k, \
    &&op_vmop_mul_i32_k__n, \
    &&op_vmop_mul_i32_k__a, \
    &&op_vmop_mul_i32_k__a__n, \
    &&op_vmop_and_i32_k, \
    &&op_vmop_and_i32_k__n, \
    &&op_vmop_and_i32_k__a, \
    &&op_vmop_and_i32_k__a__n, \
    &&op_vmop_or_i32_k, \
    &&op_vmop_or_i32_k__n, \
    &&op_vmop_or_i32_k__a, \
    &&op_vmop_or_i32_k__a__n, \
    &&op_vmop_xor_i32_k, \
    &&op_vmop_xor_i32_k__n, \
    &&op_vmop_xor_i32_k__a, \
    &&op_vmop_xor_i32_k__a__n, \
    &&op_vmop_shl_i32_k, \
    &&op_vmop_shl_i32_k__n, \
    &&op_vmop_shl_i32_k__a, \
    &&op_vmop_shl_i32_k__a__n, \
    &&op_vmop_shr_u_i32_k, \
    &&op_vmop_shr_u_i32_k__n, \
    &&op_vmop_shr_u_i32_k__a, \
    &&op_vmop_shr_u_i32_k__a__n, \
    &&op_vmop_shr_s_i32_k, \
    &&op_vmop_shr_s_i32_k__n, \
    &&op_vmop_shr_s_i32_k__a, \
    &&op_vmop_shr_s_i32_k__a__n, \
    &&op_vmop_rotl_i32_k, \
    &&op_vmop_rotl_i32_k__n, \
    &&op_vmop_rotl_i32_k__a, \
    &&op_vmop_rotl_i32_k__a__n, \
    &&op_vmop_rsub_i32_k, \
    &&op_vmop_rsub_i32_k__n, \
    &&op_vmop_rsub_i32_k__a, \
    &&op_vmop_rsub_i32_k__a__n, \
    &&op_vmop_div_s_i32_k, \
    &&op_vmop_div_s_i32_k__n, \
    &&op_vmop_div_s_i32_k__a, \
    &&op_vmop_div_s_i32_k__a__n, \
    &&op_vmop_div_u_i32_k, \
    &&op_vmop_div_u_i32_k__n, \
    &&op_vmop_div_u_i32_k__a, \
    &&op_vmop_div_u_i32_k__a__n, \
    &&op_vmop_rem_s_i32_k, \
    &&op_vmop_rem_s_i32_k__n, \
    &&op_vmop_rem_s_i32_k__a, \
    &&op_vmop_rem_s_i32_k__a__n, \
    &&op_vmop_rem_u_i32_k, \
    &&op_vmop_rem_u_i32_k__n, \
    &&op_vmop_rem_u_i32_k__a, \
    &&op_vmop_rem_u_i32_k__a__n, \
    &&op_vmop_add_i64_k, \
    &&op_vmop_add_i64_k__n, \
    &&op_vmop_add_i64_k__a, \
    &&op_vmop_add_i64_k__a__n, \
    &&op_vmop_mul_i64_k, \
    &&op_vmop_mul_i64_k__n, \
    &&op_vmop_mul_i64_k__a, \
    &&op_vmop_mul_i64_k__a__n, \
    &&op_vmop_and_i64_k, \
    &&op_vmop_and_i64_k__n, \
    &&op_vmop_and_i64_k__a, \
    &&op_vmop_and_i64_k__a__n, \
    &&op_vmop_or_i64_k, \
    &&op_vmop_or_i64_k__n, \
    &&op_vmop_or_i64_k__a, \
    &&op_vmop_or_i64_k__a__n, \
    &&op_vmop_xor_i64_k, \
    &&op_vmop_xor_i64_k__n, \
    &&op_vmop_xor_i64_k__a, \
    &&op_vmop_xor_i64_k__a__n, \
    &&op_vmop_shl_i64_k, \
    &&op_vmop_shl_i64_k__n, \
    &&op_vmop_shl_i64_k__a, \
    &&op_vmop_shl_i64_k__a__n, \
    &&op_vmop_shr_u_i64_k, \
    &&op_vmop_shr_u_i64_k__n, \
    &&op_vmop_shr_u_i64_k__a, \
    &&op_vmop_shr_u_i64_k__a__n, \
    &&op_vmop_shr_s_i64_k, \
    &&op_vmop_shr_s_i64_k__n, \
    &&op_vmop_shr_s_i64_k__a, \
    &&op_vmop_shr_s_i64_k__a__n, \
    &&op_vmop_rotl_i64_k, \
    &&op_vmop_rotl_i64_k__n, \
    &&op_vmop_rotl_i64_k__a, \
    &&op_vmop_rotl_i64_k__a__n, \
    &&op_vmop_rsub_i64_k, \
    &&op_vmop_rsub_i64_k__n, \
    &&op_vmop_rsub_i64_k__a, \
    &&op_vmop_rsub_i64_k__a__n, \
    &&op_vmop_div_s_i64_k, \
    &&op_vmop_div_s_i64_k__n, \
    &&op_vmop_div_s_i64_k__a, \
    &&op_vmop_div_s_i64_k__a__n, \
    &&op_vmop_div_u_i64_k, \
    &&op_vmop_div_u_i64_k__n, \
    &&op_vmop_div_u_i64_k__a, \
    &&op_vmop_div_u_i64_k__a__n, \
    &&op_vmop_rem_s_i64_k, \
    &&op_vmop_rem_s_i64_k__n, \
    &&op_vmop_rem_s_i64_k__a, \
    &&op_vmop_rem_s_i64_k__a__n, \
    &&op_vmop_rem_u_i64_k, \
    &&op_vmop_rem_u_i64_k__n, \
    &&op_vmop_rem_u_i64_k__a, \
    &&op_vmop_rem_u_i64_k__a__n, \
    &&op_vmop_clz_i32, \
    &&op_vmop_clz_i32__n, \
    &&op_vmop_clz_i32__a, \
    &&op_vmop_clz_i32__a__n, \
    &&op_vmop_ctz_i32, \
    &&op_vmop_ctz_i32__n, \
    &&op_vmop_ctz_i32__a, \
    &&op_vmop_ctz_i32__a__n, \
    &&op_vmop_popcnt_i32, \
    &&op_vmop_popcnt_i32__n, \
    &&op_vmop_popcnt_i32__a, \
    &&op_vmop_popcnt_i32__a__n, \
    &&op_vmop_bswap_i32, \
    &&op_vmop_bswap_i32__n, \
    &&op_vmop_bswap_i32__a, \
    &&op_vmop_bswap_i32__a__n, \
    &&op_vmop_bitrev_i32, \
    &&op_vmop_bitrev_i32__n, \
    &&op_vmop_bitrev_i32__a, \
    &&op_vmop_bitrev_i32__a__n, \
    &&op_vmop_clz_i64, \
    &&op_vmop_clz_i64__n, \
    &&op_vmop_clz_i64__a, \
    &&op_vmop_clz_i64__a__n, \
    &&op_vmop_ctz_i64, \
    &&op_vmop_ctz_i64__n, \
    &&op_vmop_ctz_i64__a, \
    &&op_vmop_ctz_i64__a__n, \
    &&op_vmop_popcnt_i64, \
    &&op_vmop_popcnt_i64__n, \
    &&op_vmop_popcnt_i64__a, \
    &&op_vmop_popcnt_i64__a__n, \
    &&op_vmop_bswap_i64, \
    &&op_vmop_bswap_i64__n, \
    &&op_vmop_bswap_i64__a, \
    &&op_vmop_bswap_i64__a__n, \
    &&op_vmop_bitrev_i64, \
    &&op_vmop_bitrev_i64__n, \
    &&op_vmop_bitrev_i64__a, \
    &&op_vmop_bitrev_i64__a__n, \
    &&op_vmop_mulh_s_i64, \
    &&op_vmop_mulh_s_i64__n, \
    &&op_vmop_mulh_s_i64__a, \
    &&op_vmop_mulh_s_i64__a__n, \
    &&op_vmop_mulh_s_i64__b, \
    &&op_vmop_mulh_s_i64__b__n, \
    &&op_vmop_mulh_u_i64, \
    &&op_vmop_mulh_u_i64__n, \
    &&op_vmop_mulh_u_i64__a, \
    &&op_vmop_mulh_u_i64__a__n, \
    &&op_vmop_mulh_u_i64__b, \
    &&op_vmop_mulh_u_i64__b__n, \
    &&op_vmop_ext_i32_s8, \
    &&op_vmop_ext_i32_s8__n, \
    &&op_vmop_ext_i32_s8__a, \
    &&op_vmop_ext_i32_s8__a__n, \
    &&op_vmop_ext_i32_s16, \
    &&op_vmop_ext_i32_s16__n, \
    &&op_vmop_ext_i32_s16__a, \
    &&op_vmop_ext_i32_s16__a__n, \
    &&op_vmop_ext_i64_s8, \
    &&op_vmop_ext_i64_s8__n, \
    &&op_vmop_ext_i64_s8__a, \
    &&op_vmop_ext_i64_s8__a__n, \
    &&op_vmop_ext_i64_s16, \
    &&op_vmop_ext_i64_s16__n, \
    &&op_vmop_ext_i64_s16__a, \
    &&op_vmop_ext_i64_s16__a__n, \
    &&op_vmop_ext_i64_s32, \
    &&op_vmop_ext_i64_s32__n, \
    &&op_vmop_ext_i64_s32__a, \
    &&op_vmop_ext_i64_s32__a__n, \
    &&op_vmop_ext_i64_u32, \
    &&op_vmop_ext_i64_u32__n, \
    &&op_vmop_ext_i64_u32__a, \
    &&op_vmop_ext_i64_u32__a__n, \
    &&op_vmop_set_eq_i32, \
    &&op_vmop_set_eq_i32__n, \
    &&op_vmop_set_eq_i32__a, \
    &&op_vmop_set_eq_i32__a__n, \
    &&op_vmop_set_ne_i32, \
    &&op_vmop_set_ne_i32__n, \
    &&op_vmop_set_ne_i32__a, \
    &&op_vmop_set_ne_i32__a__n, \
    &&op_vmop_set_lt_s_i32, \
    &&op_vmop_set_lt_s_i32__n, \
    &&op_vmop_set_lt_s_i32__a, \
    &&op_vmop_set_lt_s_i32__a__n, \
    &&op_vmop_set_lt_s_i32__b, \
    &&op_vmop_set_lt_s_i32__b__n, \
    &&op_vmop_set_le_s_i32, \
    &&op_vmop_set_le_s_i32__n, \
    &&op_vmop_set_le_s_i32__a, \
    &&op_vmop_set_le_s_i32__a__n, \
    &&op_vmop_set_le_s_i32__b, \
    &&op_vmop_set_le_s_i32__b__n, \
    &&op_vmop_set_lt_u_i32, \
    &&op_vmop_set_lt_u_i32__n, \
    &&op_vmop_set_lt_u_i32__a, \
    &&op_vmop_set_lt_u_i32__a__n, \
    &&op_vmop_set_lt_u_i32__b, \
    &&op_vmop_set_lt_u_i32__b__n, \
    &&op_vmop_set_le_u_i32, \
    &&op_vmop_set_le_u_i32__n, \
    &&op_vmop_set_le_u_i32__a, \
    &&op_vmop_set_le_u_i32__a__n, \
    &&op_vmop_set_le_u_i32__b, \
    &&op_vmop_set_le_u_i32__b__n, \
    &&op_vmop_set_eq_i32_k, \
    &&op_vmop_set_eq_i32_k__n, \
    &&op_vmop_set_eq_i32_k__a, \
    &&op_vmop_set_eq_i32_k__a__n, \
    &&op_vmop_set_ne_i32_k, \
    &&op_vmop_set_ne_i32_k__n, \
    &&op_vmop_set_ne_i32_k__a, \
    &&op_vmop_set_ne_i32_k__a__n, \
    &&op_vmop_set_lt_s_i32_k, \
    &&op_vmop_set_lt_s_i32_k__n, \
    &&op_vmop_set_lt_s_i32_k__a, \
    &&op_vmop_set_lt_s_i32_k__a__n, \
    &&op_vmop_set_gt_s_i32_k, \
    &&op_vmop_set_gt_s_i32_k__n, \
    &&op_vmop_set_gt_s_i32_k__a, \
    &&op_vmop_set_gt_s_i32_k__a__n, \
    &&op_vmop_set_lt_u_i32_k, \
    &&op_vmop_set_lt_u_i32_k__n, \
    &&op_vmop_set_lt_u_i32_k__a, \
    &&op_vmop_set_lt_u_i32_k__a__n, \
    &&op_vmop_set_gt_u_i32_k, \
    &&op_vmop_set_gt_u_i32_k__n, \
    &&op_vmop_set_gt_u_i32_k__a, \
    &&op_vmop_set_gt_u_i32_k__a__n, \
    &&op_vmop_set_eq_i64, \
    &&op_vmop_set_eq_i64__n, \
    &&op_vmop_set_eq_i64__a, \
    &&op_vmop_set_eq_i64__a__n, \
    &&op_vmop_set_ne_i64, \
    &&op_vmop_set_ne_i64__n, \
    &&op_vmop_set_ne_i64__a, \
    &&op_vmop_set_ne_i64__a__n, \
    &&op_vmop_set_lt_s_i64, \
    &&op_vmop_set_lt_s_i64__n, \
    &&op_vmop_set_lt_s_i64__a, \
    &&op_vmop_set_lt_s_i64__a__n, \
    &&op_vmop_set_lt_s_i64__b, \
    &&op_vmop_set_lt_s_i64__b__n, \
    &&op_vmop_set_le_s_i64, \
    &&op_vmop_set_le_s_i64__n, \
    &&op_vmop_set_le_s_i64__a, \
    &&op_vmop_set_le_s_i64__a__n, \
    &&op_vmop_set_le_s_i64__b, \
    &&op_vmop_set_le_s_i64__b__n, \
    &&op_vmop_set_lt_u_i64, \
    &&op_vmop_set_lt_u_i64__n, \
    &&op_vmop_set_lt_u_i64__a, \
    &&op_vmop_set_lt_u_i64__a__n, \
    &&op_vmop_set_lt_u_i64__b, \
    &&op_vmop_set_lt_u_i64__b__n, \
    &&op_vmop_set_le_u_i64, \
    &&op_vmop_set_le_u_i64__n, \
    &&op_vmop_set_le_u_i64__a, \
    &&op_vmop_set_le_u_i64__a__n, \
    &&op_vmop_set_le_u_i64__b, \
    &&op_vmop_set_le_u_i64__b__n, \
    &&op_vmop_set_eq_i64_k, \
    &&op_vmop_set_eq_i64_k__n, \
    &&op_vmop_set_eq_i64_k__a, \
    &&op_vmop_set_eq_i64_k__a__n, \
    &&op_vmop_set_ne_i64_k, \
    &&op_vmop_set_ne_i64_k__n, \
    &&op_vmop_set_ne_i64_k__a, \
    &&op_vmop_set_ne_i64_k__a__n, \
    &&op_vmop_set_lt_s_i64_k, \
    &&op_vmop_set_lt_s_i64_k__n, \
    &&op_vmop_set_lt_s_i64_k__a, \
    &&op_vmop_set_lt_s_i64_k__a__n, \
    &&op_vmop_set_gt_s_i64_k, \
    &&op_vmop_set_gt_s_i64_k__n, \
    &&op_vmop_set_gt_s_i64_k__a, \
    &&op_vmop_set_gt_s_i64_k__a__n, \
    &&op_vmop_set_lt_u_i64_k, \
    &&op_vmop_set_lt_u_i64_k__n, \
    &&op_vmop_set_lt_u_i64_k__a, \
    &&op_vmop_set_lt_u_i64_k__a__n, \
    &&op_vmop_set_gt_u_i64_k, \
    &&op_vmop_set_gt_u_i64_k__n, \
    &&op_vmop_set_gt_u_i64_k__a, \
    &&op_vmop_set_gt_u_i64_k__a__n, \
    &&op_vmop_set_eq_f32, \
    &&op_vmop_set_eq_f32__n, \
    &&op_vmop_set_eq_f32__a, \
    &&op_vmop_set_eq_f32__a__n, \
    &&op_vmop_set_ne_f32, \
    &&op_vmop_set_ne_f32__n, \
    &&op_vmop_set_ne_f32__a, \
    &&op_vmop_set_ne_f32__a__n, \
    &&op_vmop_set_lt_f32, \
    &&op_vmop_set_lt_f32__n, \
    &&op_vmop_set_lt_f32__a, \
    &&op_vmop_set_lt_f32__a__n, \
    &&op_vmop_set_lt_f32__b, \
    &&op_vmop_set_lt_f32__b__n, \
    &&op_vmop_set_le_f32, \
    &&op_vmop_set_le_f32__n, \
    &&op_vmop_set_le_f32__a, \
    &&op_vmop_set_le_f32__a__n, \
    &&op_vmop_set_le_f32__b, \
    &&op_vmop_set_le_f32__b__n, \
    &&op_vmop_set_eq_f64, \
    &&op_vmop_set_eq_f64__n, \
    &&op_vmop_set_eq_f64__a, \
    &&op_vmop_set_eq_f64__a__n, \
    &&op_vmop_set_ne_f64, \
    &&op_vmop_set_ne_f64__n, \
    &&op_vmop_set_ne_f64__a, \
    &&op_vmop_set_ne_f64__a__n, \
    &&op_vmop_set_lt_f64, \
    &&op_vmop_set_lt_f64__n, \
    &&op_vmop_set_lt_f64__a, \
    &&op_vmop_set_lt_f64__a__n, \
    &&op_vmop_set_lt_f64__b, \
    &&op_vmop_set_lt_f64__b__n, \
    &&op_vmop_set_le_f64, \
    &&op_vmop_set_le_f64__n, \
    &&op_vmop_set_le_f64__a, \
    &&op_vmop_set_le_f64__a__n, \
    &&op_vmop_set_le_f64__b, \
    &&op_vmop_set_le_f64__b__n, \
    &&op_vmop_br_eq_i32, \
    &&op_vmop_br_eq_i32__a, \
    &&op_vmop_br_eq_i32_back, \
    &&op_vmop_br_eq_i32_back__a, \
    &&op_vmop_br_ne_i32, \
    &&op_vmop_br_ne_i32__a, \
    &&op_vmop_br_ne_i32_back, \
    &&op_vmop_br_ne_i32_back__a, \
    &&op_vmop_br_lt_s_i32, \
    &&op_vmop_br_lt_s_i32__a, \
    &&op_vmop_br_lt_s_i32__b, \
    &&op_vmop_br_lt_s_i32_back, \
    &&op_vmop_br_lt_s_i32_back__a, \
    &&op_vmop_br_lt_s_i32_back__b, \
    &&op_vmop_br_le_s_i32, \
    &&op_vmop_br_le_s_i32__a, \
    &&op_vmop_br_le_s_i32__b, \
    &&op_vmop_br_le_s_i32_back, \
    &&op_vmop_br_le_s_i32_back__a, \
    &&op_vmop_br_le_s_i32_back__b, \
    &&op_vmop_br_lt_u_i32, \
    &&op_vmop_br_lt_u_i32__a, \
    &&op_vmop_br_lt_u_i32__b, \
    &&op_vmop_br_lt_u_i32_back, \
    &&op_vmop_br_lt_u_i32_back__a, \
    &&op_vmop_br_lt_u_i32_back__b, \
    &&op_vmop_br_le_u_i32, \
    &&op_vmop_br_le_u_i32__a, \
    &&op_vmop_br_le_u_i32__b, \
    &&op_vmop_br_le_u_i32_back, \
    &&op_vmop_br_le_u_i32_back__a, \
    &&op_vmop_br_le_u_i32_back__b, \
    &&op_vmop_br_eq_i32_k, \
    &&op_vmop_br_eq_i32_k__a, \
    &&op_vmop_br_eq_i32_k_back, \
    &&op_vmop_br_eq_i32_k_back__a, \
    &&op_vmop_br_eq_i32_k32, \
    &&op_vmop_br_eq_i32_k32__a, \
    &&op_vmop_br_eq_i32_k32_back, \
    &&op_vmop_br_eq_i32_k32_back__a, \
    &&op_vmop_br_ne_i32_k, \
    &&op_vmop_br_ne_i32_k__a, \
    &&op_vmop_br_ne_i32_k_back, \
    &&op_vmop_br_ne_i32_k_back__a, \
    &&op_vmop_br_ne_i32_k32, \
    &&op_vmop_br_ne_i32_k32__a, \
    &&op_vmop_br_ne_i32_k32_back, \
    &&op_vmop_br_ne_i32_k32_back__a, \
    &&op_vmop_br_lt_s_i32_k, \
    &&op_vmop_br_lt_s_i32_k__a, \
    &&op_vmop_br_lt_s_i32_k_back, \
    &&op_vmop_br_lt_s_i32_k_back__a, \
    &&op_vmop_br_lt_s_i32_k32, \
    &&op_vmop_br_lt_s_i32_k32__a, \
    &&op_vmop_br_lt_s_i32_k32_back, \
    &&op_vmop_br_lt_s_i32_k32_back__a, \
    &&op_vmop_br_gt_s_i32_k, \
    &&op_vmop_br_gt_s_i32_k__a, \
    &&op_vmop_br_gt_s_i32_k_back, \
    &&op_vmop_br_gt_s_i32_k_back__a, \
    &&op_vmop_br_gt_s_i32_k32, \
    &&op_vmop_br_gt_s_i32_k32__a, \
    &&op_vmop_br_gt_s_i32_k32_back, \
    &&op_vmop_br_gt_s_i32_k32_back__a, \
    &&op_vmop_br_lt_u_i32_k, \
    &&op_vmop_br_lt_u_i32_k__a, \
    &&op_vmop_br_lt_u_i32_k_back, \
    &&op_vmop_br_lt_u_i32_k_back__a, \
    &&op_vmop_br_lt_u_i32_k32, \
    &&op_vmop_br_lt_u_i32_k32__a, \
    &&op_vmop_br_lt_u_i32_k32_back, \
    &&op_vmop_br_lt_u_i32_k32_back__a, \
    &&op_vmop_br_gt_u_i32_k, \
    &&op_vmop_br_gt_u_i32_k__a, \
    &&op_vmop_br_gt_u_i32_k_back, \
    &&op_vmop_br_gt_u_i32_k_back__a, \
    &&op_vmop_br_gt_u_i32_k32, \
    &&op_vmop_br_gt_u_i32_k32__a, \
    &&op_vmop_br_gt_u_i32_k32_back, \
    &&op_vmop_br_gt_u_i32_k32_back__a, \
    &&op_vmop_br_eq_i64, \
    &&op_vmop_br_eq_i64__a, \
    &&op_vmop_br_eq_i64_back, \
    &&op_vmop_br_eq_i64_back__a, \
    &&op_vmop_br_ne_i64, \
    &&op_vmop_br_ne_i64__a, \
    &&op_vmop_br_ne_i64_back, \
    &&op_vmop_br_ne_i64_back__a, \
    &&op_vmop_br_lt_s_i64, \
    &&op_vmop_br_lt_s_i64__a, \
    &&op_vmop_br_lt_s_i64__b, \
    &&op_vmop_br_lt_s_i64_back, \
    &&op_vmop_br_lt_s_i64_back__a, \
    &&op_vmop_br_lt_s_i64_back__b, \
    &&op_vmop_br_le_s_i64, \
    &&op_vmop_br_le_s_i64__a, \
    &&op_vmop_br_le_s_i64__b, \
    &&op_vmop_br_le_s_i64_back, \
    &&op_vmop_br_le_s_i64_back__a, \
    &&op_vmop_br_le_s_i64_back__b, \
    &&op_vmop_br_lt_u_i64, \
    &&op_vmop_br_lt_u_i64__a, \
    &&op_vmop_br_lt_u_i64__b, \
    &&op_vmop_br_lt_u_i64_back, \
    &&op_vmop_br_lt_u_i64_back__a, \
    &&op_vmop_br_lt_u_i64_back__b, \
    &&op_vmop_br_le_u_i64, \
    &&op_vmop_br_le_u_i64__a, \
    &&op_vmop_br_le_u_i64__b, \
    &&op_vmop_br_le_u_i64_back, \
    &&op_vmop_br_le_u_i64_back__a, \
    &&op_vmop_br_le_u_i64_back__b, \
    &&op_vmop_br_eq_i64_k, \
    &&op_vmop_br_eq_i64_k__a, \
    &&op_vmop_br_eq_i64_k_back, \
    &&op_vmop_br_eq_i64_k_back__a, \
    &&op_vmop_br_eq_i64_k32, \
    &&op_vmop_br_eq_i64_k32__a, \
    &&op_vmop_br_eq_i64_k32_back, \
    &&op_vmop_br_eq_i64_k32_back__a, \
    &&op_vmop_br_ne_i64_k, \
    &&op_vmop_br_ne_i64_k__a, \
    &&op_vmop_br_ne_i64_k_back, \
    &&op_vmop_br_ne_i64_k_back__a, \
    &&op_vmop_br_ne_i64_k32, \
    &&op_vmop_br_ne_i64_k32__a, \
    &&op_vmop_br_ne_i64_k32_back, \
    &&op_vmop_br_ne_i64_k32_back__a, \
    &&op_vmop_br_lt_s_i64_k, \
    &&op_vmop_br_lt_s_i64_k__a, \
    &&op_vmop_br_lt_s_i64_k_back, \
    &&op_vmop_br_lt_s_i64_k_back__a, \
    &&op_vmop_br_lt_s_i64_k32, \
    &&op_vmop_br_lt_s_i64_k32__a, \
    &&op_vmop_br_lt_s_i64_k32_back, \
    &&op_vmop_br_lt_s_i64_k32_back__a, \
    &&op_vmop_br_gt_s_i64_k, \
    &&op_vmop_br_gt_s_i64_k__a, \
    &&op_vmop_br_gt_s_i64_k_back, \
    &&op_vmop_br_gt_s_i64_k_back__a, \
    &&op_vmop_br_gt_s_i64_k32, \
    &&op_vmop_br_gt_s_i64_k32__a, \
    &&op_vmop_br_gt_s_i64_k32_back, \
    &&op_vmop_br_gt_s_i64_k32_back__a, \
    &&op_vmop_br_lt_u_i64_k, \
    &&op_vmop_br_lt_u_i64_k__a, \
    &&op_vmop_br_lt_u_i64_k_back, \
    &&op_vmop_br_lt_u_i64_k_back__a, \
    &&op_vmop_br_lt_u_i64_k32, \
    &&op_vmop_br_lt_u_i64_k32__a, \
    &&op_vmop_br_lt_u_i64_k32_back, \
    &&op_vmop_br_lt_u_i64_k32_back__a, \
    &&op_vmop_br_gt_u_i64_k, \
    &&op_vmop_br_gt_u_i64_k__a, \
    &&op_vmop_br_gt_u_i64_k_back, \
    &&op_vmop_br_gt_u_i64_k_back__a, \
    &&op_vmop_br_gt_u_i64_k32, \
    &&op_vmop_br_gt_u_i64_k32__a, \
    &&op_vmop_br_gt_u_i64_k32_back, \
    &&op_vmop_br_gt_u_i64_k32_back__a, \
    &&op_vmop_br_z_i32, \
    &&op_vmop_br_z_i32__a, \
    &&op_vmop_br_z_i32_back, \
    &&op_vmop_br_z_i32_back__a, \
    &&op_vmop_br_nz_i32, \
    &&op_vmop_br_nz_i32__a, \
    &&op_vmop_br_nz_i32_back, \
    &&op_vmop_br_nz_i32_back__a, \
    &&op_vmop_br_eq_f32, \
    &&op_vmop_br_eq_f32__a, \
    &&op_vmop_br_eq_f32_back, \
    &&op_vmop_br_eq_f32_back__a, \
    &&op_vmop_br_ne_f32, \
    &&op_vmop_br_ne_f32__a, \
    &&op_vmop_br_ne_f32_back, \
    &&op_vmop_br_ne_f32_back__a, \
    &&op_vmop_br_lt_f32, \
    &&op_vmop_br_lt_f32__a, \
    &&op_vmop_br_lt_f32__b, \
    &&op_vmop_br_lt_f32_back, \
    &&op_vmop_br_lt_f32_back__a, \
    &&op_vmop_br_lt_f32_back__b, \
    &&op_vmop_br_le_f32, \
    &&op_vmop_br_le_f32__a, \
    &&op_vmop_br_le_f32__b, \
    &&op_vmop_br_le_f32_back, \
    &&op_vmop_br_le_f32_back__a, \
    &&op_vmop_br_le_f32_back__b, \
    &&op_vmop_br_nlt_f32, \
    &&op_vmop_br_nlt_f32__a, \
    &&op_vmop_br_nlt_f32__b, \
    &&op_vmop_br_nlt_f32_back, \
    &&op_vmop_br_nlt_f32_back__a, \
    &&op_vmop_br_nlt_f32_back__b, \
    &&op_vmop_br_nle_f32, \
    &&op_vmop_br_nle_f32__a, \
    &&op_vmop_br_nle_f32__b, \
    &&op_vmop_br_nle_f32_back, \
    &&op_vmop_br_nle_f32_back__a, \
    &&op_vmop_br_nle_f32_back__b, \
    &&op_vmop_br_eq_f64, \
    &&op_vmop_br_eq_f64__a, \
    &&op_vmop_br_eq_f64_back, \
    &&op_vmop_br_eq_f64_back__a, \
    &&op_vmop_br_ne_f64, \
    &&op_vmop_br_ne_f64__a, \
    &&op_vmop_br_ne_f64_back, \
    &&op_vmop_br_ne_f64_back__a, \
    &&op_vmop_br_lt_f64, \
    &&op_vmop_br_lt_f64__a, \
    &&op_vmop_br_lt_f64__b, \
    &&op_vmop_br_lt_f64_back, \
    &&op_vmop_br_lt_f64_back__a, \
    &&op_vmop_br_lt_f64_back__b, \
    &&op_vmop_br_le_f64, \
    &&op_vmop_br_le_f64__a, \
    &&op_vmop_br_le_f64__b, \
    &&op_vmop_br_le_f64_back, \
    &&op_vmop_br_le_f64_back__a, \
    &&op_vmop_br_le_f64_back__b, \
    &&op_vmop_br_nlt_f64, \
    &&op_vmop_br_nlt_f64__a, \
    &&op_vmop_br_nlt_f64__b, \
    &&op_vmop_br_nlt_f64_back, \
    &&op_vmop_br_nlt_f64_back__a, \
    &&op_vmop_br_nlt_f64_back__b, \
    &&op_vmop_br_nle_f64, \
    &&op_vmop_br_nle_f64__a, \
    &&op_vmop_br_nle_f64__b, \
    &&op_vmop_br_nle_f64_back, \
    &&op_vmop_br_nle_f64_back__a, \
    &&op_vmop_br_nle_f64_back__b, \
    &&op_vmop_add_f32, \
    &&op_vmop_add_f32__n, \
    &&op_vmop_add_f32__a, \
    &&op_vmop_add_f32__a__n, \
    &&op_vmop_sub_f32, \
    &&op_vmop_sub_f32__n, \
    &&op_vmop_sub_f32__a, \
    &&op_vmop_sub_f32__a__n, \
    &&op_vmop_sub_f32__b, \
    &&op_vmop_sub_f32__b__n, \
    &&op_vmop_mul_f32, \
    &&op_vmop_mul_f32__n, \
    &&op_vmop_mul_f32__a, \
    &&op_vmop_mul_f32__a__n, \
    &&op_vmop_div_f32, \
    &&op_vmop_div_f32__n, \
    &&op_vmop_div_f32__a, \
    &&op_vmop_div_f32__a__n, \
    &&op_vmop_div_f32__b, \
    &&op_vmop_div_f32__b__n, \
    &&op_vmop_min_f32, \
    &&op_vmop_min_f32__n, \
    &&op_vmop_min_f32__a, \
    &&op_vmop_min_f32__a__n, \
    &&op_vmop_min_f32__b, \
    &&op_vmop_min_f32__b__n, \
    &&op_vmop_max_f32, \
    &&op_vmop_max_f32__n, \
    &&op_vmop_max_f32__a, \
    &&op_vmop_max_f32__a__n, \
    &&op_vmop_max_f32__b, \
    &&op_vmop_max_f32__b__n, \
    &&op_vmop_copysign_f32, \
    &&op_vmop_copysign_f32__n, \
    &&op_vmop_copysign_f32__a, \
    &&op_vmop_copysign_f32__a__n, \
    &&op_vmop_copysign_f32__b, \
    &&op_vmop_copysign_f32__b__n, \
    &&op_vmop_neg_f32, \
    &&op_vmop_neg_f32__n, \
    &&op_vmop_neg_f32__a, \
    &&op_vmop_neg_f32__a__n, \
    &&op_vmop_abs_f32, \
    &&op_vmop_abs_f32__n, \
    &&op_vmop_abs_f32__a, \
    &&op_vmop_abs_f32__a__n, \
    &&op_vmop_sqrt_f32, \
    &&op_vmop_sqrt_f32__n, \
    &&op_vmop_sqrt_f32__a, \
    &&op_vmop_sqrt_f32__a__n, \
    &&op_vmop_ceil_f32, \
    &&op_vmop_ceil_f32__n, \
    &&op_vmop_ceil_f32__a, \
    &&op_vmop_ceil_f32__a__n, \
    &&op_vmop_floor_f32, \
    &&op_vmop_floor_f32__n, \
    &&op_vmop_floor_f32__a, \
    &&op_vmop_floor_f32__a__n, \
    &&op_vmop_trunc_f32, \
    &&op_vmop_trunc_f32__n, \
    &&op_vmop_trunc_f32__a, \
    &&op_vmop_trunc_f32__a__n, \
    &&op_vmop_nearest_f32, \
    &&op_vmop_nearest_f32__n, \
    &&op_vmop_nearest_f32__a, \
    &&op_vmop_nearest_f32__a__n, \
    &&op_vmop_fma_f32, \
    &&op_vmop_fma_f32__n, \
    &&op_vmop_fma_f32__a, \
    &&op_vmop_fma_f32__a__n, \
    &&op_vmop_fma_f32__b, \
    &&op_vmop_fma_f32__b__n, \
    &&op_vmop_fma_f32__c, \
    &&op_vmop_fma_f32__c__n, \
    &&op_vmop_add_f64, \
    &&op_vmop_add_f64__n, \
    &&op_vmop_add_f64__a, \
    &&op_vmop_add_f64__a__n, \
    &&op_vmop_sub_f64, \
    &&op_vmop_sub_f64__n, \
    &&op_vmop_sub_f64__a, \
    &&op_vmop_sub_f64__a__n, \
    &&op_vmop_sub_f64__b, \
    &&op_vmop_sub_f64__b__n, \
    &&op_vmop_mul_f64, \
    &&op_vmop_mul_f64__n, \
    &&op_vmop_mul_f64__a, \
    &&op_vmop_mul_f64__a__n, \
    &&op_vmop_div_f64, \
    &&op_vmop_div_f64__n, \
    &&op_vmop_div_f64__a, \
    &&op_vmop_div_f64__a__n, \
    &&op_vmop_div_f64__b, \
    &&op_vmop_div_f64__b__n, \
    &&op_vmop_min_f64, \
    &&op_vmop_min_f64__n, \
    &&op_vmop_min_f64__a, \
    &&op_vmop_min_f64__a__n, \
    &&op_vmop_min_f64__b, \
    &&op_vmop_min_f64__b__n, \
    &&op_vmop_max_f64, \
    &&op_vmop_max_f64__n, \
    &&op_vmop_max_f64__a, \
    &&op_vmop_max_f64__a__n, \
    &&op_vmop_max_f64__b, \
    &&op_vmop_max_f64__b__n, \
    &&op_vmop_copysign_f64, \
    &&op_vmop_copysign_f64__n, \
    &&op_vmop_copysign_f64__a, \
    &&op_vmop_copysign_f64__a__n, \
    &&op_vmop_copysign_f64__b, \
    &&op_vmop_copysign_f64__b__n, \
    &&op_vmop_neg_f64, \
    &&op_vmop_neg_f64__n, \
    &&op_vmop_neg_f64__a, \
    &&op_vmop_neg_f64__a__n, \
    &&op_vmop_abs_f64, \
    &&op_vmop_abs_f64__n, \
    &&op_vmop_abs_f64__a, \
    &&op_vmop_abs_f64__a__n, \
    &&op_vmop_sqrt_f64, \
    &&op_vmop_sqrt_f64__n, \
    &&op_vmop_sqrt_f64__a, \
    &&op_vmop_sqrt_f64__a__n, \
    &&op_vmop_ceil_f64, \
    &&op_vmop_ceil_f64__n, \
    &&op_vmop_ceil_f64__a, \
    &&op_vmop_ceil_f64__a__n, \
    &&op_vmop_floor_f64, \
    &&op_vmop_floor_f64__n, \
    &&op_vmop_floor_f64__a, \
    &&op_vmop_floor_f64__a__n, \
    &&op_vmop_trunc_f64, \
    &&op_vmop_trunc_f64__n, \
    &&op_vmop_trunc_f64__a, \
    &&op_vmop_trunc_f64__a__n, \
    &&op_vmop_nearest_f64, \
    &&op_vmop_nearest_f64__n, \
    &&op_vmop_nearest_f64__a, \
    &&op_vmop_nearest_f64__a__n, \
    &&op_vmop_fma_f64, \
    &&op_vmop_fma_f64__n, \
    &&op_vmop_fma_f64__a, \
    &&op_vmop_fma_f64__a__n, \
    &&op_vmop_fma_f64__b, \
    &&op_vmop_fma_f64__b__n, \
    &&op_vmop_fma_f64__c, \
    &&op_vmop_fma_f64__c__n, \
    &&op_vmop_cvt_f32_s32, \
    &&op_vmop_cvt_f32_s32__n, \
    &&op_vmop_cvt_f32_s32__a, \
    &&op_vmop_cvt_f32_s32__a__n, \
    &&op_vmop_cvt_f32_u32, \
    &&op_vmop_cvt_f32_u32__n, \
    &&op_vmop_cvt_f32_u32__a, \
    &&op_vmop_cvt_f32_u32__a__n, \
    &&op_vmop_cvt_s32_f32, \
    &&op_vmop_cvt_s32_f32__n, \
    &&op_vmop_cvt_s32_f32__a, \
    &&op_vmop_cvt_s32_f32__a__n, \
    &&op_vmop_cvt_u32_f32, \
    &&op_vmop_cvt_u32_f32__n, \
    &&op_vmop_cvt_u32_f32__a, \
    &&op_vmop_cvt_u32_f32__a__n, \
    &&op_vmop_cvt_f32_s64, \
    &&op_vmop_cvt_f32_s64__n, \
    &&op_vmop_cvt_f32_s64__a, \
    &&op_vmop_cvt_f32_s64__a__n, \
    &&op_vmop_cvt_f32_u64, \
    &&op_vmop_cvt_f32_u64__n, \
    &&op_vmop_cvt_f32_u64__a, \
    &&op_vmop_cvt_f32_u64__a__n, \
    &&op_vmop_cvt_s64_f32, \
    &&op_vmop_cvt_s64_f32__n, \
    &&op_vmop_cvt_s64_f32__a, \
    &&op_vmop_cvt_s64_f32__a__n, \
    &&op_vmop_cvt_u64_f32, \
    &&op_vmop_cvt_u64_f32__n, \
    &&op_vmop_cvt_u64_f32__a, \
    &&op_vmop_cvt_u64_f32__a__n, \
    &&op_vmop_cvt_f64_s32, \
    &&op_vmop_cvt_f64_s32__n, \
    &&op_vmop_cvt_f64_s32__a, \
    &&op_vmop_cvt_f64_s32__a__n, \
    &&op_vmop_cvt_f64_u32, \
    &&op_vmop_cvt_f64_u32__n, \
    &&op_vmop_cvt_f64_u32__a, \
    &&op_vmop_cvt_f64_u32__a__n, \
    &&op_vmop_cvt_s32_f64, \
    &&op_vmop_cvt_s32_f64__n, \
    &&op_vmop_cvt_s32_f64__a, \
    &&op_vmop_cvt_s32_f64__a__n, \
    &&op_vmop_cvt_u32_f64, \
    &&op_vmop_cvt_u32_f64__n, \
    &&op_vmop_cvt_u32_f64__a, \
    &&op_vmop_cvt_u32_f64__a__n, \
    &&op_vmop_cvt_f64_s64, \
    &&op_vmop_cvt_f64_s64__n, \
    &&op_vmop_cvt_f64_s64__a, \
    &&op_vmop_cvt_f64_s64__a__n, \
    &&op_vmop_cvt_f64_u64, \
    &&op_vmop_cvt_f64_u64__n, \
    &&op_vmop_cvt_f64_u64__a, \
    &&op_vmop_cvt_f64_u64__a__n, \
    &&op_vmop_cvt_s64_f64, \
    &&op_vmop_cvt_s64_f64__n, \
    &&op_vmop_cvt_s64_f64__a, \
    &&op_vmop_cvt_s64_f64__a__n, \
    &&op_vmop_cvt_u64_f64, \
    &&op_vmop_cvt_u64_f64__n, \
    &&op_vmop_cvt_u64_f64__a, \
    &&op_vmop_cvt_u64_f64__a__n, \
    &&op_vmop_cvt_f64_f32, \
    &&op_vmop_cvt_f64_f32__n, \
    &&op_vmop_cvt_f64_f32__a, \
    &&op_vmop_cvt_f64_f32__a__n, \
    &&op_vmop_cvt_f32_f64, \
    &&op_vmop_cvt_f32_f64__n, \
    &&op_vmop_cvt_f32_f64__a, \
    &&op_vmop_cvt_f32_f64__a__n, \
    &&op_vmop_ld_i32_s8_base, \
    &&op_vmop_ld_i32_s8_base__n, \
    &&op_vmop_ld_i32_s8_base__a, \
    &&op_vmop_ld_i32_s8_base__a__n, \
    &&op_vmop_ld_i32_s8_abs, \
    &&op_vmop_ld_i32_s8_abs__n, \
    &&op_vmop_ld_i32_s8_index0, \
    &&op_vmop_ld_i32_s8_index0__n, \
    &&op_vmop_ld_i32_s8_index0__a, \
    &&op_vmop_ld_i32_s8_index0__a__n, \
    &&op_vmop_ld_i32_s8_index0__b, \
    &&op_vmop_ld_i32_s8_index0__b__n, \
    &&op_vmop_ld_i32_s8_dindex0, \
    &&op_vmop_ld_i32_s8_dindex0__n, \
    &&op_vmop_ld_i32_s8_dindex0__a, \
    &&op_vmop_ld_i32_s8_dindex0__a__n, \
    &&op_vmop_ld_i32_u8_base, \
    &&op_vmop_ld_i32_u8_base__n, \
    &&op_vmop_ld_i32_u8_base__a, \
    &&op_vmop_ld_i32_u8_base__a__n, \
    &&op_vmop_ld_i32_u8_abs, \
    &&op_vmop_ld_i32_u8_abs__n, \
    &&op_vmop_ld_i32_u8_index0, \
    &&op_vmop_ld_i32_u8_index0__n, \
    &&op_vmop_ld_i32_u8_index0__a, \
    &&op_vmop_ld_i32_u8_index0__a__n, \
    &&op_vmop_ld_i32_u8_index0__b, \
    &&op_vmop_ld_i32_u8_index0__b__n, \
    &&op_vmop_ld_i32_u8_dindex0, \
    &&op_vmop_ld_i32_u8_dindex0__n, \
    &&op_vmop_ld_i32_u8_dindex0__a, \
    &&op_vmop_ld_i32_u8_dindex0__a__n, \
    &&op_vmop_ld_i32_s16_base, \
    &&op_vmop_ld_i32_s16_base__n, \
    &&op_vmop_ld_i32_s16_base__a, \
    &&op_vmop_ld_i32_s16_base__a__n, \
    &&op_vmop_ld_i32_s16_abs, \
    &&op_vmop_ld_i32_s16_abs__n, \
    &&op_vmop_ld_i32_s16_index0, \
    &&op_vmop_ld_i32_s16_index0__n, \
    &&op_vmop_ld_i32_s16_index0__a, \
    &&op_vmop_ld_i32_s16_index0__a__n, \
    &&op_vmop_ld_i32_s16_index0__b, \
    &&op_vmop_ld_i32_s16_index0__b__n, \
    &&op_vmop_ld_i32_s16_index1, \
    &&op_vmop_ld_i32_s16_index1__n, \
    &&op_vmop_ld_i32_s16_index1__a, \
    &&op_vmop_ld_i32_s16_index1__a__n, \
    &&op_vmop_ld_i32_s16_index1__b, \
    &&op_vmop_ld_i32_s16_index1__b__n, \
    &&op_vmop_ld_i32_s16_dindex0, \
    &&op_vmop_ld_i32_s16_dindex0__n, \
    &&op_vmop_ld_i32_s16_dindex0__a, \
    &&op_vmop_ld_i32_s16_dindex0__a__n, \
    &&op_vmop_ld_i32_s16_dindex1, \
    &&op_vmop_ld_i32_s16_dindex1__n, \
    &&op_vmop_ld_i32_s16_dindex1__a, \
    &&op_vmop_ld_i32_s16_dindex1__a__n, \
    &&op_vmop_ld_i32_u16_base, \
    &&op_vmop_ld_i32_u16_base__n, \
    &&op_vmop_ld_i32_u16_base__a, \
    &&op_vmop_ld_i32_u16_base__a__n, \
    &&op_vmop_ld_i32_u16_abs, \
    &&op_vmop_ld_i32_u16_abs__n, \
    &&op_vmop_ld_i32_u16_index0, \
    &&op_vmop_ld_i32_u16_index0__n, \
    &&op_vmop_ld_i32_u16_index0__a, \
    &&op_vmop_ld_i32_u16_index0__a__n, \
    &&op_vmop_ld_i32_u16_index0__b, \
    &&op_vmop_ld_i32_u16_index0__b__n, \
    &&op_vmop_ld_i32_u16_index1, \
    &&op_vmop_ld_i32_u16_index1__n, \
    &&op_vmop_ld_i32_u16_index1__a, \
    &&op_vmop_ld_i32_u16_index1__a__n, \
    &&op_vmop_ld_i32_u16_index1__b, \
    &&op_vmop_ld_i32_u16_index1__b__n, \
    &&op_vmop_ld_i32_u16_dindex0, \
    &&op_vmop_ld_i32_u16_dindex0__n, \
    &&op_vmop_ld_i32_u16_dindex0__a, \
    &&op_vmop_ld_i32_u16_dindex0__a__n, \
    &&op_vmop_ld_i32_u16_dindex1, \
    &&op_vmop_ld_i32_u16_dindex1__n, \
    &&op_vmop_ld_i32_u16_dindex1__a, \
    &&op_vmop_ld_i32_u16_dindex1__a__n, \
    &&op_vmop_ld_i32_base, \
    &&op_vmop_ld_i32_base__n, \
    &&op_vmop_ld_i32_base__a, \
    &&op_vmop_ld_i32_base__a__n, \
    &&op_vmop_ld_i32_abs, \
    &&op_vmop_ld_i32_abs__n, \
    &&op_vmop_ld_i32_index0, \
    &&op_vmop_ld_i32_index0__n, \
    &&op_vmop_ld_i32_index0__a, \
    &&op_vmop_ld_i32_index0__a__n, \
    &&op_vmop_ld_i32_index0__b, \
    &&op_vmop_ld_i32_index0__b__n, \
    &&op_vmop_ld_i32_index2, \
    &&op_vmop_ld_i32_index2__n, \
    &&op_vmop_ld_i32_index2__a, \
    &&op_vmop_ld_i32_index2__a__n, \
    &&op_vmop_ld_i32_index2__b, \
    &&op_vmop_ld_i32_index2__b__n, \
    &&op_vmop_ld_i32_dindex0, \
    &&op_vmop_ld_i32_dindex0__n, \
    &&op_vmop_ld_i32_dindex0__a, \
    &&op_vmop_ld_i32_dindex0__a__n, \
    &&op_vmop_ld_i32_dindex2, \
    &&op_vmop_ld_i32_dindex2__n, \
    &&op_vmop_ld_i32_dindex2__a, \
    &&op_vmop_ld_i32_dindex2__a__n, \
    &&op_vmop_ld_i64_s8_base, \
    &&op_vmop_ld_i64_s8_base__n, \
    &&op_vmop_ld_i64_s8_base__a, \
    &&op_vmop_ld_i64_s8_base__a__n, \
    &&op_vmop_ld_i64_s8_abs, \
    &&op_vmop_ld_i64_s8_abs__n, \
    &&op_vmop_ld_i64_s8_index0, \
    &&op_vmop_ld_i64_s8_index0__n, \
    &&op_vmop_ld_i64_s8_index0__a, \
    &&op_vmop_ld_i64_s8_index0__a__n, \
    &&op_vmop_ld_i64_s8_index0__b, \
    &&op_vmop_ld_i64_s8_index0__b__n, \
    &&op_vmop_ld_i64_s8_dindex0, \
    &&op_vmop_ld_i64_s8_dindex0__n, \
    &&op_vmop_ld_i64_s8_dindex0__a, \
    &&op_vmop_ld_i64_s8_dindex0__a__n, \
    &&op_vmop_ld_i64_s16_base, \
    &&op_vmop_ld_i64_s16_base__n, \
    &&op_vmop_ld_i64_s16_base__a, \
    &&op_vmop_ld_i64_s16_base__a__n, \
    &&op_vmop_ld_i64_s16_abs, \
    &&op_vmop_ld_i64_s16_abs__n, \
    &&op_vmop_ld_i64_s16_index0, \
    &&op_vmop_ld_i64_s16_index0__n, \
    &&op_vmop_ld_i64_s16_index0__a, \
    &&op_vmop_ld_i64_s16_index0__a__n, \
    &&op_vmop_ld_i64_s16_index0__b, \
    &&op_vmop_ld_i64_s16_index0__b__n, \
    &&op_vmop_ld_i64_s16_index1, \
    &&op_vmop_ld_i64_s16_index1__n, \
    &&op_vmop_ld_i64_s16_index1__a, \
    &&op_vmop_ld_i64_s16_index1__a__n, \
    &&op_vmop_ld_i64_s16_index1__b, \
    &&op_vmop_ld_i64_s16_index1__b__n, \
    &&op_vmop_ld_i64_s16_dindex0, \
    &&op_vmop_ld_i64_s16_dindex0__n, \
    &&op_vmop_ld_i64_s16_dindex0__a, \
    &&op_vmop_ld_i64_s16_dindex0__a__n, \
    &&op_vmop_ld_i64_s16_dindex1, \
    &&op_vmop_ld_i64_s16_dindex1__n, \
    &&op_vmop_ld_i64_s16_dindex1__a, \
    &&op_vmop_ld_i64_s16_dindex1__a__n, \
    &&op_vmop_ld_i64_s32_base, \
    &&op_vmop_ld_i64_s32_base__n, \
    &&op_vmop_ld_i64_s32_base__a, \
    &&op_vmop_ld_i64_s32_base__a__n, \
    &&op_vmop_ld_i64_s32_abs, \
    &&op_vmop_ld_i64_s32_abs__n, \
    &&op_vmop_ld_i64_s32_index0, \
    &&op_vmop_ld_i64_s32_index0__n, \
    &&op_vmop_ld_i64_s32_index0__a, \
    &&op_vmop_ld_i64_s32_index0__a__n, \
    &&op_vmop_ld_i64_s32_index0__b, \
    &&op_vmop_ld_i64_s32_index0__b__n, \
    &&op_vmop_ld_i64_s32_index2, \
    &&op_vmop_ld_i64_s32_index2__n, \
    &&op_vmop_ld_i64_s32_index2__a, \
    &&op_vmop_ld_i64_s32_index2__a__n, \
    &&op_vmop_ld_i64_s32_index2__b, \
    &&op_vmop_ld_i64_s32_index2__b__n, \
    &&op_vmop_ld_i64_s32_dindex0, \
    &&op_vmop_ld_i64_s32_dindex0__n, \
    &&op_vmop_ld_i64_s32_dindex0__a, \
    &&op_vmop_ld_i64_s32_dindex0__a__n, \
    &&op_vmop_ld_i64_s32_dindex2, \
    &&op_vmop_ld_i64_s32_dindex2__n, \
    &&op_vmop_ld_i64_s32_dindex2__a, \
    &&op_vmop_ld_i64_s32_dindex2__a__n, \
    &&op_vmop_ld_i64_base, \
    &&op_vmop_ld_i64_base__n, \
    &&op_vmop_ld_i64_base__a, \
    &&op_vmop_ld_i64_base__a__n, \
    &&op_vmop_ld_i64_abs, \
    &&op_vmop_ld_i64_abs__n, \
    &&op_vmop_ld_i64_index0, \
    &&op_vmop_ld_i64_index0__n, \
    &&op_vmop_ld_i64_index0__a, \
    &&op_vmop_ld_i64_index0__a__n, \
    &&op_vmop_ld_i64_index0__b, \
    &&op_vmop_ld_i64_index0__b__n, \
    &&op_vmop_ld_i64_index3, \
    &&op_vmop_ld_i64_index3__n, \
    &&op_vmop_ld_i64_index3__a, \
    &&op_vmop_ld_i64_index3__a__n, \
    &&op_vmop_ld_i64_index3__b, \
    &&op_vmop_ld_i64_index3__b__n, \
    &&op_vmop_ld_i64_dindex0, \
    &&op_vmop_ld_i64_dindex0__n, \
    &&op_vmop_ld_i64_dindex0__a, \
    &&op_vmop_ld_i64_dindex0__a__n, \
    &&op_vmop_ld_i64_dindex3, \
    &&op_vmop_ld_i64_dindex3__n, \
    &&op_vmop_ld_i64_dindex3__a, \
    &&op_vmop_ld_i64_dindex3__a__n, \
    &&op_vmop_ld_f32_base, \
    &&op_vmop_ld_f32_base__n, \
    &&op_vmop_ld_f32_base__a, \
    &&op_vmop_ld_f32_base__a__n, \
    &&op_vmop_ld_f32_abs, \
    &&op_vmop_ld_f32_abs__n, \
    &&op_vmop_ld_f32_index0, \
    &&op_vmop_ld_f32_index0__n, \
    &&op_vmop_ld_f32_index0__a, \
    &&op_vmop_ld_f32_index0__a__n, \
    &&op_vmop_ld_f32_index0__b, \
    &&op_vmop_ld_f32_index0__b__n, \
    &&op_vmop_ld_f32_index2, \
    &&op_vmop_ld_f32_index2__n, \
    &&op_vmop_ld_f32_index2__a, \
    &&op_vmop_ld_f32_index2__a__n, \
    &&op_vmop_ld_f32_index2__b, \
    &&op_vmop_ld_f32_index2__b__n, \
    &&op_vmop_ld_f32_dindex0, \
    &&op_vmop_ld_f32_dindex0__n, \
    &&op_vmop_ld_f32_dindex0__a, \
    &&op_vmop_ld_f32_dindex0__a__n, \
    &&op_vmop_ld_f32_dindex2, \
    &&op_vmop_ld_f32_dindex2__n, \
    &&op_vmop_ld_f32_dindex2__a, \
    &&op_vmop_ld_f32_dindex2__a__n, \
    &&op_vmop_ld_f64_base, \
    &&op_vmop_ld_f64_base__n, \
    &&op_vmop_ld_f64_base__a, \
    &&op_vmop_ld_f64_base__a__n, \
    &&op_vmop_ld_f64_abs, \
    &&op_vmop_ld_f64_abs__n, \
    &&op_vmop_ld_f64_index0, \
    &&op_vmop_ld_f64_index0__n, \
    &&op_vmop_ld_f64_index0__a, \
    &&op_vmop_ld_f64_index0__a__n, \
    &&op_vmop_ld_f64_index0__b, \
    &&op_vmop_ld_f64_index0__b__n, \
    &&op_vmop_ld_f64_index3, \
    &&op_vmop_ld_f64_index3__n, \
    &&op_vmop_ld_f64_index3__a, \
    &&op_vmop_ld_f64_index3__a__n, \
    &&op_vmop_ld_f64_index3__b, \
    &&op_vmop_ld_f64_index3__b__n, \
    &&op_vmop_ld_f64_dindex0, \
    &&op_vmop_ld_f64_dindex0__n, \
    &&op_vmop_ld_f64_dindex0__a, \
    &&op_vmop_ld_f64_dindex0__a__n, \
    &&op_vmop_ld_f64_dindex3, \
    &&op_vmop_ld_f64_dindex3__n, \
    &&op_vmop_ld_f64_dindex3__a, \
    &&op_vmop_ld_f64_dindex3__a__n, \
    &&op_vmop_st_i8_base, \
    &&op_vmop_st_i8_base__a, \
    &&op_vmop_st_i8_base__b, \
    &&op_vmop_st_i8_abs, \
    &&op_vmop_st_i8_abs__a, \
    &&op_vmop_st_i8_index0, \
    &&op_vmop_st_i8_index0__a, \
    &&op_vmop_st_i8_index0__b, \
    &&op_vmop_st_i8_index0__c, \
    &&op_vmop_st_i8_dindex0, \
    &&op_vmop_st_i8_dindex0__a, \
    &&op_vmop_st_i8_dindex0__b, \
    &&op_vmop_st_i16_base, \
    &&op_vmop_st_i16_base__a, \
    &&op_vmop_st_i16_base__b, \
    &&op_vmop_st_i16_abs, \
    &&op_vmop_st_i16_abs__a, \
    &&op_vmop_st_i16_index0, \
    &&op_vmop_st_i16_index0__a, \
    &&op_vmop_st_i16_index0__b, \
    &&op_vmop_st_i16_index0__c, \
    &&op_vmop_st_i16_index1, \
    &&op_vmop_st_i16_index1__a, \
    &&op_vmop_st_i16_index1__b, \
    &&op_vmop_st_i16_index1__c, \
    &&op_vmop_st_i16_dindex0, \
    &&op_vmop_st_i16_dindex0__a, \
    &&op_vmop_st_i16_dindex0__b, \
    &&op_vmop_st_i16_dindex1, \
    &&op_vmop_st_i16_dindex1__a, \
    &&op_vmop_st_i16_dindex1__b, \
    &&op_vmop_st_i32_base, \
    &&op_vmop_st_i32_base__a, \
    &&op_vmop_st_i32_base__b, \
    &&op_vmop_st_i32_abs, \
    &&op_vmop_st_i32_abs__a, \
    &&op_vmop_st_i32_index0, \
    &&op_vmop_st_i32_index0__a, \
    &&op_vmop_st_i32_index0__b, \
    &&op_vmop_st_i32_index0__c, \
    &&op_vmop_st_i32_index2, \
    &&op_vmop_st_i32_index2__a, \
    &&op_vmop_st_i32_index2__b, \
    &&op_vmop_st_i32_index2__c, \
    &&op_vmop_st_i32_dindex0, \
    &&op_vmop_st_i32_dindex0__a, \
    &&op_vmop_st_i32_dindex0__b, \
    &&op_vmop_st_i32_dindex2, \
    &&op_vmop_st_i32_dindex2__a, \
    &&op_vmop_st_i32_dindex2__b, \
    &&op_vmop_st_i64_base, \
    &&op_vmop_st_i64_base__a, \
    &&op_vmop_st_i64_base__b, \
    &&op_vmop_st_i64_abs, \
    &&op_vmop_st_i64_abs__a, \
    &&op_vmop_st_i64_index0, \
    &&op_vmop_st_i64_index0__a, \
    &&op_vmop_st_i64_index0__b, \
    &&op_vmop_st_i64_index0__c, \
    &&op_vmop_st_i64_index3, \
    &&op_vmop_st_i64_index3__a, \
    &&op_vmop_st_i64_index3__b, \
    &&op_vmop_st_i64_index3__c, \
    &&op_vmop_st_i64_dindex0, \
    &&op_vmop_st_i64_dindex0__a, \
    &&op_vmop_st_i64_dindex0__b, \
    &&op_vmop_st_i64_dindex3, \
    &&op_vmop_st_i64_dindex3__a, \
    &&op_vmop_st_i64_dindex3__b, \
    &&op_vmop_st_f32_base, \
    &&op_vmop_st_f32_base__a, \
    &&op_vmop_st_f32_base__b, \
    &&op_vmop_st_f32_abs, \
    &&op_vmop_st_f32_abs__a, \
    &&op_vmop_st_f32_index0, \
    &&op_vmop_st_f32_index0__a, \
    &&op_vmop_st_f32_index0__b, \
    &&op_vmop_st_f32_index0__c, \
    &&op_vmop_st_f32_index2, \
    &&op_vmop_st_f32_index2__a, \
    &&op_vmop_st_f32_index2__b, \
    &&op_vmop_st_f32_index2__c, \
    &&op_vmop_st_f32_dindex0, \
    &&op_vmop_st_f32_dindex0__a, \
    &&op_vmop_st_f32_dindex0__b, \
    &&op_vmop_st_f32_dindex2, \
    &&op_vmop_st_f32_dindex2__a, \
    &&op_vmop_st_f32_dindex2__b, \
    &&op_vmop_st_f64_base, \
    &&op_vmop_st_f64_base__a, \
    &&op_vmop_st_f64_base__b, \
    &&op_vmop_st_f64_abs, \
    &&op_vmop_st_f64_abs__a, \
    &&op_vmop_st_f64_index0, \
    &&op_vmop_st_f64_index0__a, \
    &&op_vmop_st_f64_index0__b, \
    &&op_vmop_st_f64_index0__c, \
    &&op_vmop_st_f64_index3, \
    &&op_vmop_st_f64_index3__a, \
    &&op_vmop_st_f64_index3__b, \
    &&op_vmop_st_f64_index3__c, \
    &&op_vmop_st_f64_dindex0, \
    &&op_vmop_st_f64_dindex0__a, \
    &&op_vmop_st_f64_dindex0__b, \
    &&op_vmop_st_f64_dindex3, \
    &&op_vmop_st_f64_dindex3__a, \
    &&op_vmop_st_f64_dindex3__b, \
    &&op_vmop_st_i8_k_base, \
    &&op_vmop_st_i8_k_base__a, \
    &&op_vmop_st_i8_k_abs, \
    &&op_vmop_st_i8_k_index0, \
    &&op_vmop_st_i8_k_index0__a, \
    &&op_vmop_st_i8_k_index0__b, \
    &&op_vmop_st_i8_k_dindex0, \
    &&op_vmop_st_i8_k_dindex0__a, \
    &&op_vmop_st_i16_k_base, \
    &&op_vmop_st_i16_k_base__a, \
    &&op_vmop_st_i16_k_abs, \
    &&op_vmop_st_i16_k_index0, \
    &&op_vmop_st_i16_k_index0__a, \
    &&op_vmop_st_i16_k_index0__b, \
    &&op_vmop_st_i16_k_index1, \
    &&op_vmop_st_i16_k_index1__a, \
    &&op_vmop_st_i16_k_index1__b, \
    &&op_vmop_st_i16_k_dindex0, \
    &&op_vmop_st_i16_k_dindex0__a, \
    &&op_vmop_st_i16_k_dindex1, \
    &&op_vmop_st_i16_k_dindex1__a, \
    &&op_vmop_st_i32_k_base, \
    &&op_vmop_st_i32_k_base__a, \
    &&op_vmop_st_i32_k_abs, \
    &&op_vmop_st_i32_k_index0, \
    &&op_vmop_st_i32_k_index0__a, \
    &&op_vmop_st_i32_k_index0__b, \
    &&op_vmop_st_i32_k_index2, \
    &&op_vmop_st_i32_k_index2__a, \
    &&op_vmop_st_i32_k_index2__b, \
    &&op_vmop_st_i32_k_dindex0, \
    &&op_vmop_st_i32_k_dindex0__a, \
    &&op_vmop_st_i32_k_dindex2, \
    &&op_vmop_st_i32_k_dindex2__a, \
    &&op_vmop_st_i64_k_base, \
    &&op_vmop_st_i64_k_base__a, \
    &&op_vmop_st_i64_k_abs, \
    &&op_vmop_st_i64_k_index0, \
    &&op_vmop_st_i64_k_index0__a, \
    &&op_vmop_st_i64_k_index0__b, \
    &&op_vmop_st_i64_k_index3, \
    &&op_vmop_st_i64_k_index3__a, \
    &&op_vmop_st_i64_k_index3__b, \
    &&op_vmop_st_i64_k_dindex0, \
    &&op_vmop_st_i64_k_dindex0__a, \
    &&op_vmop_st_i64_k_dindex3, \
    &&op_vmop_st_i64_k_dindex3__a, \
    &&op_vmop_seq_add_i64_k_tie__br_ne_i64_back__a, \
    &&op_vmop_seq_mul_f64__a__n__add_f64__a, \
    &&op_vmop_seq_mov__mov, \
    &&op_vmop_seq_ld_i32_u8_index0__n__add_i32__a, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie, \
    &&op_vmop_seq_ld_i32_u8_index0__n__add_i32__a__ld_i32_u8_index0__n__add_i32__a, \
    &&op_vmop_seq_st_i8_k_dindex0__add_i64_tie, \
    &&op_vmop_seq_st_i8_k_dindex0__add_i64_tie__br_lt_u_i64_k32_back__a_wide, \
    &&op_vmop_seq_st_f64_dindex3__a__add_i64_k__a, \
    &&op_vmop_seq_st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide, \
    &&op_vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a, \
    &&op_vmop_seq_ld_f32_index2__b__n__add_f32__a, \
    &&op_vmop_seq_ld_f64_index3__b__shl_i64_k__a__n, \
    &&op_vmop_seq_ld_f64_index3__b__shl_i64_k__a__n__ld_f64_index0__b__n, \
    &&op_vmop_seq_mul_f64__a__n__add_f64__a__add_i64_k_tie__br_ne_i64_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_nz_i32_back__a, \
    &&op_vmop_seq_shr_u_i64_k__a__n__xor_i64__a, \
    &&op_vmop_seq_add_i32_k__n__and_i32_k__a__n, \
    &&op_vmop_seq_mov__mov__a, \
    &&op_vmop_seq_ld_f64_dindex3__a__n__mul_f64__a__n, \
    &&op_vmop_seq_ld_i32_dindex2__add_i32_k, \
    &&op_vmop_seq_add_i64_k_tie__br_eq_i64__a, \
    &&op_vmop_seq_add_f64__a__n__st_f64_dindex3__a__add_i64_k__a__br_ne_i64_k32_back__a_wide, \
    &&op_vmop_seq_add_i64_k_tie__br_ne_i64_k32_back__a_wide, \
    &&op_vmop_seq_add_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n, \
    &&op_vmop_seq_add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide, \
    &&op_vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32__a, \
    &&op_vmop_seq_mov32__add_i32_k, \
    &&op_vmop_seq_add_i32__a__n__ret_i32__a, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__add_i32_k, \
    &&op_vmop_seq_shr_u_i32_k__n__xor_i32__a, \
    &&op_vmop_seq_const_i32__br_gt_s_i32_k, \
    &&op_vmop_seq_add_i32_k__add_i32, \
    &&op_vmop_seq_add_i32_k__add_i32__br_gt_u_i32_k_back, \
    &&op_vmop_seq_square_f64__a__square_f64, \
    &&op_vmop_seq_square_f64__a__square_f64__add_f64__a__n, \
    &&op_vmop_seq_square_f64__a__square_f64__add_f64__a__n__br_lt_f64__b, \
    &&op_vmop_seq_shr_u_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_and_i64_k__n__br_eq_i64_k__a, \
    &&op_vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a, \
    &&op_vmop_seq_square_i64_tie__shr_u_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a, \
    &&op_vmop_seq_mul_f64__n__mul_f64__a__n__add_f64__a__sub_f64__n, \
    &&op_vmop_seq_add_f64__a__add_i32_k__a, \
    &&op_vmop_seq_add_f64__a__add_i32_k__a__br_ne_i32_k_back__a, \
    &&op_vmop_seq_mov__jmp_back, \
    &&op_vmop_seq_ld_i32_s8_dindex0__a__n__set_eq_i32_k__a__n, \
    &&op_vmop_seq_mul_f64__n__mul_f64__a, \
    &&op_vmop_seq_add_i64_k__a__br_ne_i64_k_back__a, \
    &&op_vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n, \
    &&op_vmop_seq_rotl_i32_k__n__xor_i32__a, \
    &&op_vmop_seq_mul_f32__ld_f32_index2__b, \
    &&op_vmop_seq_mul_f32__ld_f32_index2__b__ld_f32_index2__b__n__add_f32__a, \
    &&op_vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b, \
    &&op_vmop_seq_ld_f32_index2__b__n__add_f32__a__ld_f32_index2__b__add_f32__a__n, \
    &&op_vmop_seq_mul_f32__a__n__add_f32__a__n, \
    &&op_vmop_seq_mul_f32__a__n__add_f32__a__n__st_f32_index2__a, \
    &&op_vmop_seq_add_i32__n__mul_i32__a__n, \
    &&op_vmop_seq_add_i32__a__n__cvt_f64_s32__a__n, \
    &&op_vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b, \
    &&op_vmop_seq_add_i32__a__n__cvt_f64_s32__a__n__div_f64__b__ld_f64_dindex3__n, \
    &&op_vmop_seq_shl_i64_k__a__n__xor_i64__a, \
    &&op_vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n, \
    &&op_vmop_seq_add_i32_k_tie__br_z_i32_back__a, \
    &&op_vmop_seq_add_i32_k__n__ret_i32__a, \
    &&op_vmop_seq_br_z_i32_back__mov32__add_i32_k, \
    &&op_vmop_seq_ld_i32_base__ld_i32_base__n, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__xor_i32__n__and_i32_k__a__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__shr_u_i32_k__n__xor_i32__a, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_tie__add_i32__a, \
    &&op_vmop_seq_ld_f64_dindex3__sub_f64__a__n, \
    &&op_vmop_seq_ld_f64_dindex3__sub_f64__a__n__st_f64_dindex3__a, \
    &&op_vmop_seq_add_f64__n__st_f64_dindex3__a, \
    &&op_vmop_seq_mov__mov__mov__mov, \
    &&op_vmop_seq_add_i32_k_tie__jmp_back, \
    &&op_vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a, \
    &&op_vmop_seq_add_i32_k__n__and_i32__a, \
    &&op_vmop_seq_mov32__mov32, \
    &&op_vmop_seq_add_i64_k_tie__br_eq_i64_k__a, \
    &&op_vmop_seq_shr_u_i64_k__n__xor_i64__a, \
    &&op_vmop_seq_shr_u_i64_k__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a, \
    &&op_vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n, \
    &&op_vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a__n__mul_f64__a__n, \
    &&op_vmop_seq_xor_i32__a__n__add_i32__a, \
    &&op_vmop_seq_const_i32__jmp, \
    &&op_vmop_seq_add_i32_k__add_i32_k__n__and_i32__a, \
    &&op_vmop_seq_add_i32_k__add_i32_k__n__and_i32__a__br_nz_i32_back__a, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a, \
    &&op_vmop_seq_ld_f64_dindex0__a__n__sub_f64__b, \
    &&op_vmop_seq_ld_f64_base__n__sub_f64__a__n, \
    &&op_vmop_seq_ld_f64_base__n__sub_f64__a__n__st_f64_base__a, \
    &&op_vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n, \
    &&op_vmop_seq_mul_f64__n__mul_f64__a__ld_f64_dindex0__a__n__add_f64__a__n, \
    &&op_vmop_seq_set_lt_u_i32__b__n__select__a__n, \
    &&op_vmop_seq_mul_i64_k__a__n__lea_data0__a, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__n, \
    &&op_vmop_seq_st_i64_base__ld_i64_base__n, \
    &&op_vmop_seq_rem_u_i64_tie__and_i64_k__n__br_eq_i64_k__a__mul_i64__n, \
    &&op_vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__n__add_i32__a__n, \
    &&op_vmop_seq_set_ne_i64_k__n__br_z_i32__a, \
    &&op_vmop_seq_ld_i64_base__ld_i64_base, \
    &&op_vmop_seq_mov__mov__a__mov, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a, \
    &&op_vmop_seq_ld_i64_base__n__st_i64_base, \
    &&op_vmop_seq_br_le_u_i32__load_tie, \
    &&op_vmop_seq_ld_i32_base__ld_i32_base__n__br_lt_s_i32__a, \
    &&op_vmop_seq_shl_i32_k__or_i32_k__a, \
    &&op_vmop_seq_set_ne_i64_k__n__br_z_i32__a__br_ne_i64_k_back, \
    &&op_vmop_seq_lea__b__ld_i32_base__a__n, \
    &&op_vmop_seq_mul_i32_k__n__add_i32__a, \
    &&op_vmop_seq_ld_i64_base__mov32, \
    &&op_vmop_seq_ld_i32_u8_index0__n__add_i32__a__n, \
    &&op_vmop_seq_ld_i32_base__n__br_ne_i32__a, \
    &&op_vmop_seq_st_i8_index0__a__mov, \
    &&op_vmop_seq_ld_i32_base__n__br_eq_i32_back__a, \
    &&op_vmop_seq_st_i8_index0__a__mov__br_eq_i64_k_back, \
    &&op_vmop_seq_add_i64_k__n__and_i64_k__a, \
    &&op_vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k, \
    &&op_vmop_seq_add_i64_k__n__and_i64_k__a__add_i64_k__and_i64_k__a, \
    &&op_vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a, \
    &&op_vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a, \
    &&op_vmop_seq_add_i64_k__a__st_i64_abs__a, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__br_eq_i32_k__a__br_eq_i32_k__a__load__n, \
    &&op_vmop_seq_add_i64_k__a__st_i64_abs__a__br_lt_u_i64_back__a, \
    &&op_vmop_seq_mov__br_ne_i64_back, \
    &&op_vmop_seq_add_i32_k_tie__add_i64_k_tie__br_ne_i64_back__a, \
    &&op_vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n, \
    &&op_vmop_seq_add_i64__a__add_i32__n__mul_i32__a__n__shr_u_i32_k__a__n, \
    &&op_vmop_seq_add_i64__add_i32__n__mul_i32__a__n, \
    &&op_vmop_seq_add_i64__add_i32__n__mul_i32__a__n__shr_u_i32_k__a, \
    &&op_vmop_seq_add_i32_k_tie__add_i64_k, \
    &&op_vmop_seq_mul_f64__a__n__add_f64__a__mov__br_ne_i64_back, \
    &&op_vmop_seq_add_i64_k_tie__br_eq_i64_k_back__a, \
    &&op_vmop_seq_ld_i32_base__a__ld_i32_base__n, \
    &&op_vmop_seq_st_i32_index2__a__add_i64_k_tie__br_eq_i64_k_back__a, \
    &&op_vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__min_s_i32__a__n__add_i32_k__a, \
    &&op_vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n, \
    &&op_vmop_seq_ld_i32_u8_dindex0__n__set_ne_i32__a__n__add_i32__a__n__min_s_i32__b_tie, \
    &&op_vmop_seq_st_i32_dindex2__a__mov, \
    &&op_vmop_seq_st_i32_dindex2__a__mov__add_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_add_i32_k__n__br_ne_i64_k_back, \
    &&op_vmop_seq_ld_i32_base__n__br_eq_i32_back__a__set_lt_u_i32__b__n__select__a__n, \
    &&op_vmop_seq_ld_i64_index0__b_tie__add_i32_k__n__br_ne_i64_k_back, \
    &&op_vmop_seq_ld_i32_base__a__ld_i32_base__n__br_le_u_i32_back__b, \
    &&op_vmop_seq_and_i32_k__a__n__br_z_i32__a, \
    &&op_vmop_seq_st_i32_dindex2__a__add_i64_k__n, \
    &&op_vmop_seq_ld_i32_base__and_i32_k__a__n, \
    &&op_vmop_seq_ld_i64_base__n__st_i64_base__a, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a, \
    &&op_vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n, \
    &&op_vmop_seq_ld_i32_base__and_i32_k__a__n__ld_i64_dindex3__a__n, \
    &&op_vmop_seq_const_i32__br_gt_s_i32_k__const_i32__n, \
    &&op_vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a, \
    &&op_vmop_seq_neg_f64__a__select, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a__n__lea__b, \
    &&op_vmop_seq_mov__mov32, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__add_i32_k__n__and_i32_k__a__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__sub_i64__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__sub_i64__n__ld_i32_dindex2__a__n__add_i32__a__n, \
    &&op_vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n, \
    &&op_vmop_seq_max_s_i32__b__n__st_i32_dindex2__a__add_i64_k__n__br_lt_u_i64_back, \
    &&op_vmop_seq_square_f64__n__add_f64__a, \
    &&op_vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__ld_f64_dindex0__a__n__sub_f64__b, \
    &&op_vmop_seq_ld_f64_dindex3__a__ld_f64_dindex3__a, \
    &&op_vmop_seq_mul_f64__n__add_f64__a, \
    &&op_vmop_seq_mul_i64__a__n__ld_f64_dindex3__a__ld_f64_dindex3__a, \
    &&op_vmop_seq_neg_f64__a__select__add_i64, \
    &&op_vmop_seq_neg_f64__a__select__add_i64__add_i64__a, \
    &&op_vmop_seq_ld_f64_dindex3__a__mul_f64__a, \
    &&op_vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a, \
    &&op_vmop_seq_ld_f64_dindex3__a__mul_f64__a__ld_f64_dindex3__a__mul_f64__a__n, \
    &&op_vmop_seq_sub_f64__b_tie__mul_f64_tie, \
    &&op_vmop_seq_sub_f64__b_tie__mul_f64_tie__mul_f64__n__add_f64__a, \
    &&op_vmop_seq_add_f64__n__st_f64_dindex3__a__add_f64__n__st_f64_dindex3__a, \
    &&op_vmop_seq_add_i32_k_tie__br_eq_i32_back__a, \
    &&op_vmop_seq_add_i64_k_tie__st_i64_abs__a, \
    &&op_vmop_seq_ld_i32_s8_index0__n__br_nz_i32_back__a, \
    &&op_vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__ld_i32_s8_index0__n__br_nz_i32_back__a, \
    &&op_vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a, \
    &&op_vmop_seq_ld_i64_base__n__br_eq_i64_back__a, \
    &&op_vmop_seq_ld_i32_index2__ld_i32_index2__n, \
    &&op_vmop_seq_ld_i32_index2__ld_i32_index2__n__max_s_i32__b__n, \
    &&op_vmop_seq_ld_i32_index2__n__add_i32__a, \
    &&op_vmop_seq_ld_i32_u8_index0__n__add_i32__a__n__br_eq_i32_k_back__a__br_ne_i32_k_back__a, \
    &&op_vmop_seq_mov__mov__jmp_back, \
    &&op_vmop_seq_ld_i32_dindex2__a__n__st_i32_dindex2__a__add_i32_k_tie__jmp_back, \
    &&op_vmop_seq_const_i32__const_i32, \
    &&op_vmop_seq_ld_i64_base__a__br_eq_i64_k__a, \
    &&op_vmop_seq_add_i32_k__a__n__and_i32_k__a__n, \
    &&op_vmop_seq_br_eq_i32_k__br_ne_i32_k, \
    &&op_vmop_seq_shr_u_i64_k__a__n__xor_i64__a__const_i64_w__n__mul_i64__a, \
    &&op_vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n, \
    &&op_vmop_seq_st_i64_base__st_i64_base__a, \
    &&op_vmop_seq_ld_i32_dindex2__a__add_i64_k__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back, \
    &&op_vmop_seq_mov32__mov32__add_i32_k, \
    &&op_vmop_seq_st_i32_dindex2__a__mov__mov__jmp_back, \
    &&op_vmop_seq_rotl_i32_k__a__rotl_i32_k__n__xor_i32__a, \
    &&op_vmop_seq_add_i32__a__st_i32_base__a, \
    &&op_vmop_seq_add_i64_k_tie__br_le_u_i64_back__b, \
    &&op_vmop_seq_ld_i64_base_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a, \
    &&op_vmop_seq_add_i32__a__st_i32_base__a__mul_i32_k__n__add_i32__a, \
    &&op_vmop_seq_ld_i32_dindex2__n__st_i32_dindex2__a__add_i64_k_tie__br_le_u_i64_back__b, \
    &&op_vmop_seq_const_i64_w__n__mul_i64__a, \
    &&op_vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a_wide, \
    &&op_vmop_seq_shr_u_i64_k__a__n__xor_i64__a__add_i32_k, \
    &&op_vmop_seq_and_i32__a__lea__b__ld_i32_base__a__n__br_z_i32__a, \
    &&op_vmop_seq_const_i32__n__jmp_back, \
    &&op_vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a, \
    &&op_vmop_seq_ld_f64_abs__n__mul_f64__a__n__add_f64__a__st_f64_abs__a, \
    &&op_vmop_seq_br_le_s_i32_back__br_le_s_i32, \
    &&op_vmop_seq_const_i32__jmp_back, \
    &&op_vmop_seq_ld_i32_base__n__jmp, \
    &&op_vmop_seq_br_le_s_i32_back__br_le_s_i32__ld_i32_dindex2, \
    &&op_vmop_seq_ld_i32_dindex2__n__br_lt_s_i32_back__a, \
    &&op_vmop_seq_set_lt_s_i32__a__n__select__a, \
    &&op_vmop_seq_ld_i32_dindex2__a__ext_i64_s32, \
    &&op_vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__ld_i32_dindex2__n__set_lt_s_i32__a__n__select__a, \
    &&op_vmop_seq_add_i32__a__ld_i32_dindex2__n, \
    &&op_vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__a, \
    &&op_vmop_seq_mov__mov32__mov32, \
    &&op_vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a, \
    &&op_vmop_seq_add_i32_k__a__n__br_lt_u_i32_k__a, \
    &&op_vmop_seq_ld_i64_base__n__br_ne_i64_k_back__a, \
    &&op_vmop_seq_add_i32_k__ext_i64_s32__a__n, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a, \
    &&op_vmop_seq_mov__mov__a__mov__jmp, \
    &&op_vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n, \
    &&op_vmop_seq_add_i32_k__ext_i64_s32__a__n__br_le_s_i64__b, \
    &&op_vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32, \
    &&op_vmop_seq_ext_i64_s32__ld_i32_dindex2__a__ext_i64_s32__br_le_s_i32, \
    &&op_vmop_seq_ld_i32_u8_base__a__add_i32_k__a__n__br_lt_u_i32_k__a, \
    &&op_vmop_seq_add_i32_k__a__n__st_i32_abs__a, \
    &&op_vmop_seq_st_i32_dindex2__shl_i32_k__or_i32_k__a__ext_i64_s32__a__n, \
    &&op_vmop_seq_lea__n__st_i8_base__b, \
    &&op_vmop_seq_st_i8_dindex0__a__add_i64_k, \
    &&op_vmop_seq_ld_i64_base__a__br_eq_i64_k__a__ld_i64_base_tie, \
    &&op_vmop_seq_shl_i32_k__n__lea_data0__a__n, \
    &&op_vmop_seq_div_u_i32_m__n__mul_i32_k__a, \
    &&op_vmop_seq_div_u_i32_m__n__mul_i32_k__a__div_u_i32_m__n, \
    &&op_vmop_seq_add_i64_k_tie__jmp_back, \
    &&op_vmop_seq_ext_i32_s8__a__br_eq_i32_k_back, \
    &&op_vmop_seq_const_i32__br_eq_i32, \
    &&op_vmop_seq_st_i8_k_dindex0__st_i8_k_index0, \
    &&op_vmop_seq_add_i32_k__br_le_u_i32__b, \
    &&op_vmop_seq_ext_i64_u32__mul_i64_k__a__n__lea_data0__a__ld_i64_base__a, \
    &&op_vmop_seq_ext_i64_u32__br_le_u_i64_back, \
    &&op_vmop_seq_mov__br_z_i32, \
    &&op_vmop_seq_set_lt_u_i64__b__n__select__a, \
    &&op_vmop_seq_br_le_u_i32__a__ld_i64_base__mov32, \
    &&op_vmop_seq_add_i32_k__n__add_i32__a, \
    &&op_vmop_seq_mov__add_i64_k_tie__jmp_back, \
    &&op_vmop_seq_mul_i64_k__a__n__ld_i64_dindex0__a, \
    &&op_vmop_seq_add_i32_k__br_le_u_i32__b__mul_i64_k__a__n__ld_i64_dindex0__a, \
    &&op_vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n, \
    &&op_vmop_seq_mul_i64_k__n__ld_i64_dindex0__a__n__set_lt_u_i64__b__n__select__a, \
    &&op_vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n, \
    &&op_vmop_seq_mul_i32_k_tie__ld_i32_base__ld_i32_base__n, \
    &&op_vmop_seq_xor_i32__a__n__add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_ld_i64_abs__jmp, \
    &&op_vmop_seq_ld_i32_abs__br_gt_s_i32_k_back__a, \
    &&op_vmop_seq_add_i32__a__n__and_i32_k__a__n, \
    &&op_vmop_seq_ld_i32_s8_dindex0__a__n__br_nz_i32_back__a, \
    &&op_vmop_seq_or_i32__a__n__and_i32_k__a, \
    &&op_vmop_seq_sub_i32__ld_i32_s8_dindex0__a__n__br_nz_i32_back__a, \
    &&op_vmop_seq_and_i32_k__a__ld_i32_u16_dindex1__a__n, \
    &&op_vmop_seq_mul_i32_k__n__sub_i32__b__n, \
    &&op_vmop_seq_and_i32_k__div_u_i32_m__a, \
    &&op_vmop_seq_mul_i32_k__n__sub_i32__b__n__and_i32_k__a__ld_i32_u16_dindex1__a__n, \
    &&op_vmop_seq_ld_i32_s8_dindex0__n__br_nz_i32_back__a__and_i32_k__div_u_i32_m__a, \
    &&op_vmop_seq_add_i32__a__n__and_i32_k__a__n__ld_i32_u16_dindex1__a__n, \
    &&op_vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a, \
    &&op_vmop_seq_or_i32__a__n__and_i32_k__a__xor_i32_k__a__br_ne_i32_k_back, \
    &&op_vmop_seq_mov__br_lt_u_i32_back__a, \
    &&op_vmop_seq_mul_i64_k__a__n__lea_data0__a__ld_i64_base__ld_i64_base, \
    &&op_vmop_seq_st_i64_base__st_i64_base__a__shl_i32_k__or_i32_k__a, \
    &&op_vmop_seq_mov__a__const_i32__jmp, \
    &&op_vmop_seq_ld_i32_s8_base__n__st_i8_base__a, \
    &&op_vmop_seq_ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back, \
    &&op_vmop_seq_lea__n__st_i64_base__b, \
    &&op_vmop_seq_mul_i32_k_tie__add_i32_k__n__add_i32__a, \
    &&op_vmop_seq_add_i32__a__n__add_i32__a__n, \
    &&op_vmop_seq_mul_i32_k__n_wide__add_i32_k__a, \
    &&op_vmop_seq_add_i32__add_i32, \
    &&op_vmop_seq_xor_i32_k__n__and_i32__a__n, \
    &&op_vmop_seq_st_i32_index2__a__add_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_rotl_i32_k__rotl_i32_k__n__xor_i32__a__rotl_i32_k__n, \
    &&op_vmop_seq_xor_i32__a__n__add_i32__a__and_i32, \
    &&op_vmop_seq_xor_i32_k__n__and_i32__a__n__or_i32__a__n, \
    &&op_vmop_seq_add_i32__a__ld_i32_dindex2__n__add_i32__a, \
    &&op_vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n, \
    &&op_vmop_seq_rotl_i32_k__n__xor_i32__a__xor_i32__n__and_i32__a, \
    &&op_vmop_seq_and_i32__n__xor_i32__a__n__add_i32__a, \
    &&op_vmop_seq_add_i32__add_i32__add_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k__jmp_back, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k, \
    &&op_vmop_seq_ld_i64_base__n__lea__a__n, \
    &&op_vmop_seq_or_i64__a__ld_i32_u8_dindex0__n, \
    &&op_vmop_seq_br_eq_i32_k_back__a__br_eq_i32_k_back__a, \
    &&op_vmop_seq_mov__const_i32, \
    &&op_vmop_seq_mul_f64__a__n__mul_f64__a, \
    &&op_vmop_seq_ld_f64_dindex0__a__n__sub_f64__b__square_f64, \
    &&op_vmop_seq_square_f64__n__add_f64__a__square_f64__n__add_f64__a, \
    &&op_vmop_seq_sqrt_f64__a__n__mul_f64__a__n, \
    &&op_vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b, \
    &&op_vmop_seq_sqrt_f64__a__n__mul_f64__a__n__div_f64__b__ld_f64_dindex0__a, \
    &&op_vmop_seq_st_f64_dindex0__a__add_i64_k_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_nz_i32_back, \
    &&op_vmop_seq_add_i64_k__n__st_i64_abs__a, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k__br_ne_i32_k_back, \
    &&op_vmop_seq_set_ne_i32_k__n__and_i32__a, \
    &&op_vmop_seq_set_eq_i32_k__n__and_i32__a__n, \
    &&op_vmop_seq_add_i32_k__n__and_i32_k__a__n__add_i32__a__n, \
    &&op_vmop_seq_select__c__set_ne_i32_k, \
    &&op_vmop_seq_set_lt_u_i32_k__a__n__or_i32__a, \
    &&op_vmop_seq_set_eq_i32_k__ld_i32_u8_base__add_i64_k_tie, \
    &&op_vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a, \
    &&op_vmop_seq_set_eq_i32_k__n__and_i32__a__n__add_i32__a__br_nz_i32_back, \
    &&op_vmop_seq_add_i32__mov__br_z_i32, \
    &&op_vmop_seq_add_i32_k__n__and_i32_k__a__n__set_lt_u_i32_k__a__n__or_i32__a, \
    &&op_vmop_seq_mul_i32_k__add_i32_k__n__and_i32_k__a__n__add_i32__a__n, \
    &&op_vmop_seq_select__c__set_ne_i32_k__set_ne_i32_k__n__and_i32__a, \
    &&op_vmop_seq_ld_i64_base__ld_i32_base__a__n, \
    &&op_vmop_seq_ld_i32_u8_base__a__br_eq_i32_k_back__a__br_eq_i32_k_back__a, \
    &&op_vmop_seq_lea__n__ld_i64_base__a, \
    &&op_vmop_seq_ld_i64_base__n__add_i64_k__a, \
    &&op_vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k__a, \
    &&op_vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n, \
    &&op_vmop_seq_add_i64_k__a__jmp, \
    &&op_vmop_seq_add_i64_k__a__n__st_i64_base__a, \
    &&op_vmop_seq_ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k, \
    &&op_vmop_seq_ld_i64_base__n__lea__a__n__add_i64_k__a__jmp, \
    &&op_vmop_seq_ld_i64_base__ld_i32_base__a__n__br_le_u_i64__a, \
    &&op_vmop_seq_ld_i32_s8_base__n__st_i8_base__a__jmp, \
    &&op_vmop_seq_sub_i32__br_gt_u_i32_k__a, \
    &&op_vmop_seq_sub_i32__br_gt_u_i32_k__a__br_nz_i32_back, \
    &&op_vmop_seq_mov32__mov32__a, \
    &&op_vmop_seq_rem_u_i32_m__a__n__add_i32_k__a__n, \
    &&op_vmop_seq_mov32__mov32__a__add_i32_k, \
    &&op_vmop_seq_mov__mov__br_lt_u_i32_back, \
    &&op_vmop_seq_add_i32_k_tie__br_le_u_i32__b, \
    &&op_vmop_seq_mov__add_i32_k_tie__jmp_back, \
    &&op_vmop_seq_xor_i32__n__mul_i32_k__a_wide, \
    &&op_vmop_seq_shr_u_i32_k__n__rem_u_i32_m__a__n__add_i32_k__a__n, \
    &&op_vmop_seq_st_i8_dindex0__a__add_i64_k__mul_i32_k__n_wide__add_i32_k__a, \
    &&op_vmop_seq_ld_f64_dindex0__a__ld_f64_dindex0__a, \
    &&op_vmop_seq_and_i32__a__n__br_z_i32_back__a, \
    &&op_vmop_seq_max_u_i32__select, \
    &&op_vmop_seq_lea2__n__ld_i32_u8_base__a__n, \
    &&op_vmop_seq_lea_data0__const_i64, \
    &&op_vmop_seq_ld_i32_index2__n__add_i32__a__ld_i32_index2__n, \
    &&op_vmop_seq_ld_i32_dindex2_tie__set_lt_u_i32, \
    &&op_vmop_seq_max_u_i32__select__add_i32_k_tie, \
    &&op_vmop_seq_max_u_i32__select__add_i32_k_tie__br_lt_s_i32_k, \
    &&op_vmop_seq_ld_i32_index2__b__rotl_i32_k__a__rotl_i32_k__n__xor_i32__a, \
    &&op_vmop_seq_shr_u_i32_k__n__xor_i32__a__ld_i32_index2, \
    &&op_vmop_seq_add_i32_k_tie__br_eq_i32_k__a, \
    &&op_vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n, \
    &&op_vmop_seq_and_i32_k__a__add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k_back, \
    &&op_vmop_seq_ld_i64_base__n__br_lt_u_i64__b, \
    &&op_vmop_seq_shl_i32__b__and_i32__a__n__br_z_i32_back__a, \
    &&op_vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a, \
    &&op_vmop_seq_ld_i64_base__a__br_ne_i64_k_back__a, \
    &&op_vmop_seq_mov__add_i32_k_tie, \
    &&op_vmop_seq_ld_i64_base__n__st_i64_base__br_ne_i64_k_back__a, \
    &&op_vmop_seq_const_i32__br_nz_i32, \
    &&op_vmop_seq_set_lt_u_i32__b__n__select__a__n__add_i64__a, \
    &&op_vmop_seq_add_i32_k_tie__br_ne_i32_back__a, \
    &&op_vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a, \
    &&op_vmop_seq_ld_i32_base__a__n__br_eq_i32__a, \
    &&op_vmop_seq_cvt_f64_u32__a__n__add_f64__a, \
    &&op_vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__st_i32_dindex2__a, \
    &&op_vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n__add_i32__a__n, \
    &&op_vmop_seq_shr_u_i32_k__n__lea__b, \
    &&op_vmop_seq_shl_i32_k__a__n__or_i32__a, \
    &&op_vmop_seq_add_i32_k__a__n__and_i32_k__a__n__br_lt_u_i32_k__a, \
    &&op_vmop_seq_mov__mov__mov, \
    &&op_vmop_seq_ld_i32_u8_base__add_i32_k__a__n__and_i32_k__a__n__br_gt_u_i32_k__a, \
    &&op_vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n, \
    &&op_vmop_seq_ld_i64_base__a__n__ld_i64_base__a, \
    &&op_vmop_seq_ld_i32_abs__n__add_i32_k__a__n__st_i32_abs__a, \
    &&op_vmop_seq_const_i64__n__st_i8_index0__a, \
    &&op_vmop_seq_ld_i64_base__n__mov, \
    &&op_vmop_seq_st_i64_abs__st_i32_k_abs, \
    &&op_vmop_seq_ld_i32_abs__br_eq_i32_k__a, \
    &&op_vmop_seq_add_i32_k__n__and_i32_k__a__n__br_lt_u_i32_k__a__br_nz_i32, \
    &&op_vmop_seq_st_i32_k_abs__add_i64_k__n__st_i64_abs__a__ext_i32_s8__n, \
    &&op_vmop_seq_st_i32_abs__a__jmp, \
    &&op_vmop_seq_const_i64__jmp_back, \
    &&op_vmop_seq_mov__jmp, \
    &&op_vmop_seq_ld_i64_base__ld_i32_s8_base__n__br_ne_i32_k__a__add_i64_k, \
    &&op_vmop_seq_add_i32_k_tie__br_le_u_i32__b__br_lt_u_i64_k32_back_wide, \
    &&op_vmop_seq_const_i32__mov, \
    &&op_vmop_seq_ld_i32_u8_base__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back, \
    &&op_vmop_seq_ld_i32_u8_index0__b__ld_i32_u8_index0__n__br_ne_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__n__st_i32_base__a, \
    &&op_vmop_seq_lea__n__ld_i32_u8_base__a, \
    &&op_vmop_seq_const_i64__const_i32__jmp, \
    &&op_vmop_seq_shr_u_i64_k__a__n__xor_i64__a__st_i64_abs__a, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n__br_z_i32__a__jmp, \
    &&op_vmop_seq_mul_i32_k_tie__ld_i32_u8_index0__n__add_i32__a__st_i32_base__a, \
    &&op_vmop_seq_const_i32__br_lt_s_i32_k, \
    &&op_vmop_seq_br_eq_i32_k__a__br_eq_i32_k__a, \
    &&op_vmop_seq_mov__mov__mov32, \
    &&op_vmop_seq_mov__load_tie, \
    &&op_vmop_seq_rsub_i32_k__n__and_i32__a, \
    &&op_vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a, \
    &&op_vmop_seq_rsub_i32_k__n__and_i32__a__xor_i32__a__or_i32__n, \
    &&op_vmop_seq_shl_i32_k__a__or_i32__n, \
    &&op_vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a, \
    &&op_vmop_seq_shl_i32_k__a__or_i32__n__shr_u_i32_k__a__mov32, \
    &&op_vmop_seq_add_i32__a__br_ne_i32_back, \
    &&op_vmop_seq_add_i32__a__st_i8_k_dindex0__st_i8_k_index0, \
    &&op_vmop_seq_st_i8_k_dindex0__jmp_back, \
    &&op_vmop_seq_shr_u_i32_k__n__lea__b__ld_i32_s8_base__a__n__br_ne_i32_k__a, \
    &&op_vmop_seq_or_i32__n__or_i32__a__n, \
    &&op_vmop_seq_add_i32_k__ext_i64_u32, \
    &&op_vmop_seq_xor_i32_k__a__n__and_i32__a, \
    &&op_vmop_seq_const_i32__br_lt_s_i32_k__add_i32, \
    &&op_vmop_seq_const_i32__br_eq_i32__or_i32__n__or_i32__a__n, \
    &&op_vmop_seq_xor_i32_k__a__n__and_i32__a__const_i32__br_nz_i32, \
    &&op_vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n, \
    &&op_vmop_seq_add_i32_k__ext_i64_u32__ext_i64_s32__n__lea_data0__a, \
    &&op_vmop_seq_and_i32_k__n__br_z_i32__a, \
    &&op_vmop_seq_ld_i64_base__n__ld_i64_base__a, \
    &&op_vmop_seq_add_i64_k__lea__n, \
    &&op_vmop_seq_br_lt_u_i32_k_back__a__st_i64_abs__st_i32_k_abs, \
    &&op_vmop_seq_ld_i64_abs__ld_i64_abs, \
    &&op_vmop_seq_mul_i32_k__n__add_i32__a__ld_i32_u8_base__add_i64_k_tie, \
    &&op_vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a, \
    &&op_vmop_seq_mul_f64__a__add_i64_k_tie__st_i64_abs__a__add_i32_k__n, \
    &&op_vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back, \
    &&op_vmop_seq_cvt_f64_u32__a__n__add_f64__a__br_lt_u_i64_back__load_tie, \
    &&op_vmop_seq_ld_i32_u8_base__a__ext_i32_s8__a__br_eq_i32_k_back__br_eq_i32_k_back, \
    &&op_vmop_seq_lea__n__st_i32_base__b, \
    &&op_vmop_seq_add_i64_k__lea__n__st_f64_base__b, \
    &&op_vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__add_i32_k_tie, \
    &&op_vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a, \
    &&op_vmop_seq_ld_i64_base__ext_i64_s32__n, \
    &&op_vmop_seq_const_i64__lea__n__st_i32_base__b, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k, \
    &&op_vmop_seq_ld_i32_dindex2__add_i32_k__ld_i32_dindex2__a__n, \
    &&op_vmop_seq_lea2__n__ld_i32_u8_base__a__n__shl_i32_k__a__n__or_i32__a, \
    &&op_vmop_seq_ld_i32_u16_base__n__xor_i32__a__n, \
    &&op_vmop_seq_ld_i32_u16_base__n__xor_i32__a__n__st_i16_base__a, \
    &&op_vmop_seq_mov__br_ne_i64_k_back, \
    &&op_vmop_seq_ld_i32_base__ld_i32_base, \
    &&op_vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n, \
    &&op_vmop_seq_ld_i32_s8_index0__n__set_ne_i32_k__a__n__jmp, \
    &&op_vmop_seq_shr_u_i64_k__a__n__xor_i64__a__shl_i64_k__a__n__xor_i64__a, \
    &&op_vmop_seq_mul_i64_k__a__n__add_i64__a, \
    &&op_vmop_seq_ld_i32_u8_dindex0__a__ld_i32_u8_dindex0__n__set_ne_i32__a__n, \
    &&op_vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n, \
    &&op_vmop_seq_shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n, \
    &&op_vmop_seq_or_i64__a__ld_i32_u8_dindex0__n__or_i64__a__ld_i32_u8_dindex0__n, \
    &&op_vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__and_i64_k__a, \
    &&op_vmop_seq_const_i32__mov__mov32__mov32, \
    &&op_vmop_seq_add_i64_k__br_gt_u_i64_k, \
    &&op_vmop_seq_add_i64_k_tie__mov__br_ne_i64_k_back, \
    &&op_vmop_seq_st_i8_dindex0__a__add_i32_k_tie__br_ne_i32_back__a, \
    &&op_vmop_seq_sub_i32__a__n__ld_i32_s8_dindex0__a__n, \
    &&op_vmop_seq_add_i32_k__n__st_i32_base__a, \
    &&op_vmop_seq_const_i64__n__st_i16_index0__a, \
    &&op_vmop_seq_ld_i64_base__n__br_lt_s_i32_k, \
    &&op_vmop_seq_add_i32_k__n__and_i32__a__lea__b__ld_i32_base__a__n, \
    &&op_vmop_seq_br_le_u_i32_back__a__ld_i64_abs__jmp, \
    &&op_vmop_seq_ld_i32_abs__n__br_ne_i32_k_back__a, \
    &&op_vmop_seq_const_i64__n__st_i32_index0__a, \
    &&op_vmop_seq_ld_i64_base__a__ext_i64_u32__n, \
    &&op_vmop_seq_ld_i64_base__n__br_lt_s_i32_k__ld_i64_base__a__ext_i64_u32__n, \
    &&op_vmop_seq_ld_i64_base__mov, \
    &&op_vmop_seq_lea__n__ld_f64_base__a, \
    &&op_vmop_seq_ld_i32_u8_dindex0__a__n__shl_i64_k__a__ld_i32_u8_dindex0__n__shl_i64_k__a__n, \
    &&op_vmop_seq_st_i32_dindex2__add_i64_k__n, \
    &&op_vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide, \
    &&op_vmop_seq_st_i32_dindex2__add_i64_k__n__br_gt_u_i64_k32_wide__mov__a, \
    &&op_vmop_seq_br_eq_i64_k__ld_i64_base, \
    &&op_vmop_seq_ld_i64_base__a__n__br_le_u_i64__a, \
    &&op_vmop_seq_lea__b__ld_i64_base__n__br_lt_u_i64__b, \
    &&op_vmop_seq_lea__n__ld_i32_u8_base__a__n__br_eq_i32_k__a__br_ne_i32_k__a, \
    &&op_vmop_seq_ld_i64_abs__n__mov, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32, \
    &&op_vmop_seq_lea_data0__lea_data0, \
    &&op_vmop_seq_add_i32_k__n__shr_u_i32_k__a, \
    &&op_vmop_seq_add_i32_k__n__shr_u_i32_k__a__mul_i64_k__a__n__lea_data0__a, \
    &&op_vmop_seq_lea_data0__a__lea_data0__lea_data0, \
    &&op_vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base, \
    &&op_vmop_seq_st_i8_k_index0__b__const_i64__n__st_i16_index0__a, \
    &&op_vmop_seq_add_i32_k__a__shl_i32_k__n__lea_data0__a__n__st_i32_base__b, \
    &&op_vmop_seq_ld_i64_s32_base__ld_i32_base__n, \
    &&op_vmop_seq_ld_i64_base__br_eq_i64_k__a, \
    &&op_vmop_seq_add_i64_k__br_gt_u_i64_k__mul_i64_k_tie, \
    &&op_vmop_seq_ld_f64_dindex0__mov__load_tie, \
    &&op_vmop_seq_const_i64_w__n__add_i64__a, \
    &&op_vmop_seq_mov__a__mov, \
    &&op_vmop_seq_and_i32_k__n__st_i32_abs__a, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a__lea__b__n, \
    &&op_vmop_seq_add_i64_k_tie__st_i64_abs__a__br_le_u_i64__b, \
    &&op_vmop_seq_add_i32__a__br_ne_i32_back__ret_i32__a, \
    &&op_vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a, \
    &&op_vmop_seq_ld_i64_base__ld_i64_base__a, \
    &&op_vmop_seq_add_i32_k__a__n__jmp_back, \
    &&op_vmop_seq_ld_i32_u8_dindex0__a__n__br_ne_i32_back__a__ld_i32_index2__n, \
    &&op_vmop_seq_mul_i64_k__n__lea_data0__a, \
    &&op_vmop_seq_br_eq_i64_k__ld_i64_base__n__mov, \
    &&op_vmop_seq_br_eq_i64_k__ld_i64_base__n__mov__br_eq_i64_k__a, \
    &&op_vmop_seq_ld_i64_base_tie__br_eq_i64_k__a, \
    &&op_vmop_seq_st_i32_index0__st_i32_index0, \
    &&op_vmop_seq_const_i32__n__ret_i32__a, \
    &&op_vmop_seq_mov__load__n, \
    &&op_vmop_seq_mov__add_i64_k, \
    &&op_vmop_seq_mov__a__jmp_back, \
    &&op_vmop_seq_ld_i32_s8_base__n__set_eq_i32_k__a, \
    &&op_vmop_seq_lea__n__ld_f64_base__a__n, \
    &&op_vmop_seq_ld_i64_base__br_z_i32, \
    &&op_vmop_seq_const_i64__n__st_i64_index0__a, \
    &&op_vmop_seq_add_i64_k_tie__st_i64_abs__a__br_ne_i64_back__a, \
    &&op_vmop_seq_const_i32__const_i32__const_i32, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__a, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__n__add_i32__a__n__st_i32_dindex2__b, \
    &&op_vmop_seq_add_i32_k_tie__ld_i32_dindex2__a__n, \
    &&op_vmop_seq_br_lt_s_i32_k__a__ld_i32_dindex2__n, \
    &&op_vmop_seq_add_i32_k__ld_i32_dindex2__a, \
    &&op_vmop_seq_add_i32_k__ld_i32_dindex2__a__br_lt_s_i32_k__a__ld_i32_dindex2__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__jmp_back, \
    &&op_vmop_seq_lea__n__ld_f64_base__a__n__jmp, \
    &&op_vmop_seq_const_i32__n__ret_i32_sp__a, \
    &&op_vmop_seq_const_i64__n__st_i64_index0__a__const_i64__n__st_i8_index0__a, \
    &&op_vmop_seq_st_i32_dindex2__st_i32_dindex2, \
    &&op_vmop_seq_ld_i32_u8_base__add_i64_k_tie__br_z_i32__br_lt_u_i64_k32_back_wide, \
    &&op_vmop_seq_lea__n__ld_f64_base__a__lea__n__ld_i32_u8_base__a, \
    &&op_vmop_seq_st_i64_base__a__const_i64, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__and_i32_k__a__n, \
    &&op_vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_nz_i32__a, \
    &&op_vmop_seq_ld_i32_base__a__n__and_i32_k__a, \
    &&op_vmop_seq_ld_i32_base__const_i64, \
    &&op_vmop_seq_ld_i64_base__n__br_eq_i64_k__a, \
    &&op_vmop_seq_mov__a__br_ne_i64_k_back__a, \
    &&op_vmop_seq_add_i32_k__n__st_i32_base__a__ld_i64_base__mul_i64_k_tie, \
    &&op_vmop_seq_ld_i64_s32_base__ld_i32_base__n__br_lt_s_i32__b, \
    &&op_vmop_seq_ld_i32_base__br_z_i32__a, \
    &&op_vmop_seq_ld_i32_base__n__add_i32_k__a__n__st_i32_base__a, \
    &&op_vmop_seq_ld_i32_abs__add_i32_k__a__n__st_i32_abs__a, \
    &&op_vmop_seq_ld_i32_base__a__n__and_i32_k__a__ld_i64_base__n, \
    &&op_vmop_seq_ld_i64_base__n__add_i64_k__a__n__st_i64_base__a, \
    &&op_vmop_seq_const_i64__jmp, \
    &&op_vmop_seq_ld_i32_base__n__br_ne_i32_back__a, \
    &&op_vmop_seq_st_i64_base__b__st_i64_base__b, \
    &&op_vmop_seq_ld_i32_abs__n__add_i32_k__a, \
    &&op_vmop_seq_ld_i32_abs__n__add_i32_k__a__st_i32_abs__a, \
    &&op_vmop_seq_ld_i32_s8_base__n__br_eq_i32__a, \
    &&op_vmop_seq_ld_i64_base__n__st_i64_abs__a, \
    &&op_vmop_seq_ld_i32_u8_base__and_i32_k__a__n, \
    &&op_vmop_seq_rem_u_i32_m__a__n__add_i32_k__a, \
    &&op_vmop_seq_ld_i32_base__shl_i32_k__a__n, \
    &&op_vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a, \
    &&op_vmop_seq_ld_i64_abs__n__st_i64_base, \
    &&op_vmop_seq_st_i64_dindex0__b__const_i64__n_wide, \
    &&op_vmop_seq_st_i64_dindex0__b__const_i64__n_wide__st_i64_dindex0__a, \
    &&op_vmop_seq_mul_i64_k__a__ld_i64_dindex0__a, \
    &&op_vmop_seq_mul_i64_k__st_i64_dindex0__b, \
    &&op_vmop_seq_ld_i64_base__ld_i64_base__lea_data0__n, \
    &&op_vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie, \
    &&op_vmop_seq_mul_i64_k__a__ld_i64_dindex0__a__lea_data0_tie__ld_i64_base__a, \
    &&op_vmop_seq_st_i64_base__a__const_i64__br_lt_u_i32_k_back, \
    &&op_vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n, \
    &&op_vmop_seq_ld_i32_base__shl_i32_k__a__n__lea_data0__a__n__ld_i32_base__a__n, \
    &&op_vmop_seq_shl_i32_k__n__lea_data0__a__n__st_i32_base__b__ld_i64_abs, \
    &&op_vmop_seq_br_z_i32__mov__mov, \
    &&op_vmop_seq_mov__mov32__mov, \
    &&op_vmop_seq_ext_i64_s32_tie__jmp_back, \
    &&op_vmop_seq_rem_u_i64_k__n__br_eq_i64_k_back__a__rem_u_i64_k__n__br_eq_i64_k_back__a, \
    &&op_vmop_seq_ext_i64_s32_tie__jmp, \
    &&op_vmop_seq_ld_i32_dindex2__a__add_i64_k__n__br_lt_s_i32_back__br_lt_s_i64, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n, \
    &&op_vmop_seq_st_i64_k_base__a__st_i64_k_base__a, \
    &&op_vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__st_i32_dindex2__a, \
    &&op_vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n, \
    &&op_vmop_seq_ld_i32_dindex2__add_i32__a__ld_i32_dindex2__n__set_lt_s_i32__b__n, \
    &&op_vmop_seq_select__a__n__add_i32__a__add_i64_k_tie__br_ne_i64_k32_back__a_wide, \
    &&op_vmop_seq_const_i64__br_lt_s_i32_k, \
    &&op_vmop_seq_const_i64_w__n__and_i64__a, \
    &&op_vmop_seq_and_i32__a__n__br_nz_i32_back__a, \
    &&op_vmop_seq_ld_i32_abs__ld_i64_abs__jmp, \
    &&op_vmop_seq_const_i32__n__shl_i32__a__n, \
    &&op_vmop_seq_ld_i32_u8_base__a__n__shl_i32_k__a, \
    &&op_vmop_seq_const_i64_wide__const_i64_wide, \
    &&op_vmop_seq_ld_i32_s8_base__n__br_nz_i32__a, \
    &&op_vmop_seq_add_i64_k_tie__br_eq_i64_back__a, \
    &&op_vmop_seq_or_i32__a__br_le_u_i64__a, \
    &&op_vmop_seq_add_i64_tie__br_lt_u_i64_k_back__a, \
    &&op_vmop_seq_add_i32_k__st_i32_dindex2__st_i32_dindex2, \
    &&op_vmop_seq_add_i32_k__n__mov__a__mov, \
    &&op_vmop_seq_xor_i32__shr_u_i32_k_tie, \
    &&op_vmop_seq_xor_i32__shr_u_i32_k_tie__and_i32__a__n__br_nz_i32_back__a, \
    &&op_vmop_seq_and_i32_k__n__st_i32_abs__a__jmp_back, \
    &&op_vmop_seq_ld_i32_abs__br_eq_i32_k__a__br_ne_i32_k__a__ld_i32_abs__n, \
    &&op_vmop_seq_ld_i32_dindex2__a__ld_i64_abs__jmp, \
    &&op_vmop_seq_ld_i32_u8_base__n__and_i32_k__a__n__br_z_i32__a, \
    &&op_vmop_seq_ld_f64_dindex3__ld_f64_dindex3__a__n, \
    &&op_vmop_seq_st_f64_dindex3__a__st_f64_dindex3__b, \
    &&op_vmop_seq_ld_i32_u8_base__ld_i32_u8_base, \
    &&op_vmop_seq_shl_i32_k__n__lea_data0__a__n__ld_i32_base__a__n, \
    &&op_vmop_seq_mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a__n__set_eq_i32_k__a__n, \
    &&op_vmop_seq_const_i32__br_eq_i64_k_back, \
    &&op_vmop_seq_ld_i64_base__ld_i32_base, \
    &&op_vmop_seq_ld_i32_u8_base__n__and_i32_k__a, \
    &&op_vmop_seq_const_i32__const_i64__n, \
    &&op_vmop_seq_lea__n__ld_i64_base__a__n, \
    &&op_vmop_seq_lea__b__ld_i32_base__a__n__br_z_i32_back__a, \
    &&op_vmop_seq_st_i64_base__add_i64_k, \
    &&op_vmop_seq_ld_f64_base__const_f64__n_wide, \
    &&op_vmop_seq_const_i64_w__n__mul_i64__a__n__shr_u_i64_k__a__n__rem_u_i32_m__a, \
    &&op_vmop_seq_ld_i64_base__n__add_i64_k__a__add_i64_k, \
    &&op_vmop_seq_lea2__b__n__ld_i32_u8_base__a__n__shl_i32_k__a, \
    &&op_vmop_seq_lea2__n__ld_i32_u8_base__a__n__or_i32__a__n, \
    &&op_vmop_seq_ld_i32_s8_base__a__n__br_ne_i32_k_back__a, \
    &&op_vmop_seq_add_f64__a__const_i32, \
    &&op_vmop_seq_add_i32__n__add_i32__a, \
    &&op_vmop_seq_and_i32_k__n__br_nz_i32__a, \
    &&op_vmop_seq_ld_i32_base__n__br_z_i32__a, \
    &&op_vmop_seq_add_i64_k__a__const_i32__const_i64__n, \
    &&op_vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n, \
    &&op_vmop_seq_ld_i32_u8_base__br_gt_s_i32_k__a, \
    &&op_vmop_seq_ld_i32_base__n__mul_i32_k__a, \
    &&op_vmop_seq_add_i32__a__ld_i64_base_tie__br_eq_i64_k__a, \
    &&op_vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide, \
    &&op_vmop_seq_ld_f64_base__const_f64__n_wide__mul_f64__a__n__cvt_s64_f64__a, \
    &&op_vmop_seq_ld_i32_abs__br_gt_u_i32_k32__a_wide__add_i32_k__a__n__st_i32_abs__a, \
    &&op_vmop_seq_ld_i64_abs__ld_i64_abs__br_le_u_i64__b, \
    &&op_vmop_seq_ld_i32_abs__n__br_le_u_i64, \
    &&op_vmop_seq_ld_i32_abs__n__br_le_u_i64__br_z_i32__a, \
    &&op_vmop_seq_add_i32__n__add_i32__a__n__add_i32__a__n, \
    &&op_vmop_seq_st_i64_base__add_i64_k__ld_i64_abs, \
    &&op_vmop_seq_st_i64_base__add_i64_k__ld_i64_abs__br_le_u_i64__b, \
    &&op_vmop_seq_ext_i32_s8__n__br_ne_i32_k, \
    &&op_vmop_seq_br_le_u_i64__ld_i32_s8_base__n__br_eq_i32__a__br_ne_i32_k_back, \
    &&op_vmop_seq_mul_i32_k_tie__mov__mov32, \
    &&op_vmop_seq_add_i32__a__ld_i64_base_tie__br_ne_i64_k_back__a, \
    &&op_vmop_seq_shr_u_i32_k__n__and_i32_k__a__shr_u_i32_k__n__add_i32_k__a, \
    &&op_vmop_seq_const_i32_wide__jmp, \
    &&op_vmop_seq_ld_i64_base__a__n__st_i64_base__a, \
    &&op_vmop_seq_ld_i32_dindex2__n__br_le_s_i32__a, \
    &&op_vmop_seq_add_i64_k__n__st_i64_base__a, \
    &&op_vmop_seq_st_i32_k_base__st_i32_k_base, \
    &&op_vmop_seq_mul_i32_k__n_wide__add_i32_k__a__const_i32_wide__jmp, \
    &&op_vmop_seq_rem_u_i32__b__n__br_nz_i32_back__a__add_i32__n__add_i32__a, \
    &&op_vmop_seq_mul_i32_k__shl_i64_k, \
    &&op_vmop_seq_mul_i32_k__shl_i64_k__const_i64_w__n__add_i64__a, \
    &&op_vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n, \
    &&op_vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n, \
    &&op_vmop_seq_mov__br_lt_u_i32_back__a__mov__jmp_back, \
    &&op_vmop_seq_const_i32__n__shl_i32__a__n__xor_i32_k__a__n__and_i32__a__n, \
    &&op_vmop_seq_mov__const_i32__jmp_back, \
    &&op_vmop_seq_br_lt_s_i32_k32_wide__ld_i64_base__ext_i64_s32__n__lea__b, \
    &&op_vmop_seq_add_i64_k_tie__add_i64_k_tie, \
    &&op_vmop_seq_ld_i64_base__n__add_i64_k__a__n, \
    &&op_vmop_seq_add_i32_k_tie__br_lt_s_i32_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_le_s_i32_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_lt_u_i32_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_le_u_i32_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_eq_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_ne_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_lt_s_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_gt_s_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_lt_u_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_gt_u_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_eq_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_ne_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_lt_s_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_le_s_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_lt_u_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_le_u_i32_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_eq_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_ne_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_lt_s_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_gt_s_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_lt_u_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_gt_u_i32_k_back__a, \
    &&op_vmop_seq_add_i32_k_tie__br_ne_i32_k32_back__a_wide, \
    &&op_vmop_seq_add_i64_k_tie__br_lt_s_i64_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_le_s_i64_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_lt_u_i64_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_le_u_i64_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_lt_s_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_gt_s_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_lt_u_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k_tie__br_gt_u_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_eq_i64_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_ne_i64_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_lt_s_i64_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_le_s_i64_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_lt_u_i64_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_le_u_i64_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_eq_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_lt_s_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_gt_s_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_lt_u_i64_k_back__a, \
    &&op_vmop_seq_add_i64_k__a__br_gt_u_i64_k_back__a, \
    &&op_vmop_seq_add_i32_k__a__br_nz_i32_back__a, \

#define VM_VERSION 0xb918c01au /* of the handlers: what is built of others does not fit */
