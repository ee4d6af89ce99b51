/* Dispatch inside of one function (_switch.pyx, _goto.pyx): what its cases begin with and how the next is reached.
 *
 * `pc->h` then holds no handler's address but the number of a case, or the address of its label. Functions outside
 * (safepoints, translation, unwinding) get in again through `ctx->loop`: see CONTINUE in vm_core.h.
 * The names __pyx_v_X are what Cython calls the parameters of the function. */
#ifndef ALLVM_DISPATCH_H
#define ALLVM_DISPATCH_H
#include "vm_core.h"
#include "_generated_dispatch.h"

/* Where a fault happened: as in vm_core.h, with pc and R in registers that this function keeps them in; elsewhere stored. */
#undef MARK
#undef FENCE_I
#undef FENCE_F
#undef FENCE_ST
#undef FENCE_CALL
#undef STEP
#if defined(__x86_64__)
# define MARK(pc, R, ctx) do { register Slot *r_ __asm__("rbp") = (R); \
    __asm__ volatile("" : "+b"(pc), "+r"(r_)); (R) = r_; } while (0)
# define FENCE_I(pc, v) __asm__ volatile("" : "+b"(pc), "+r"(v))
# define FENCE_F(pc, v) __asm__ volatile("" : "+b"(pc), "+x"(v))
# define FENCE_ST(pc) __asm__ volatile("" : "+b"(pc) : : "memory")
# define FENCE_CALL(pc, R) do { register Slot *r_ __asm__("rbp") = (R); \
    __asm__ volatile("" : "+b"(pc), "+r"(r_) : : "memory"); (R) = r_; } while (0)
# define STEP(pc) do { (pc) = (Insn *)((char *)(pc) + 1); __asm__("" : "+b"(pc)); } while (0)
#else
# define MARK(pc_, R_, ctx) ((ctx)->pc = (pc_), (ctx)->R = (R_))
# define FENCE_I(pc, v) ((void)0)
# define FENCE_F(pc, v) ((void)0)
# define FENCE_ST(pc) __asm__ volatile("" : : : "memory")
# define FENCE_CALL(pc, R) __asm__ volatile("" : : : "memory")
# define STEP(pc) ((pc) = (Insn *)((char *)(pc) + 1))
#endif

#undef NEXT
#ifdef VM_SWITCH
# define NEXT(pc_, R, mem, cnt, ctx, acc, facc, sacc) do { __pyx_v_pc = (pc_); goto vm_next; } while (0)
# define LOOP_BEGIN() vm_next: switch ((unsigned)(uintptr_t)__pyx_v_pc->h) {
# define OP(n) return; case n:;                 /* what does not go on leaves: halt */
# define LOOP_END() return; default: __builtin_unreachable(); }
#else
/* Called without a pc it only tells where its labels are. */
# define NEXT(pc_, R, mem, cnt, ctx, acc, facc, sacc) do { __pyx_v_pc = (pc_); goto *__pyx_v_pc->h; } while (0)
# define LOOP_BEGIN() \
    static void *const labels[] = { VM_LABELS }; \
    if (unlikely(!__pyx_v_pc)) { vm_labels = labels; return; } \
    goto *__pyx_v_pc->h;
# define OP(n) return; op_##n:;
# define LOOP_END()
static void *const *vm_labels;
#endif
#endif
