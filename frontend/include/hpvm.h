/* Dataflow graphs for C and C++: HPVM's interface, and the same with shorter names. See docs/hpvm.md. */
#ifndef ALLVM_HPVM_H
#define ALLVM_HPVM_H

#include <stddef.h>
#include <unistd.h>

/* The target of nodes whose hint is DEVICE. */
#ifndef DEVICE
#define DEVICE GPU_TARGET
#endif

#define HPVM_NONSTREAMING 0
#define HPVM_STREAMING 1
#define HPVM_ONE_TO_ONE 0
#define HPVM_ALL_TO_ALL 1

#ifdef __cplusplus
#define ALLVM_HPVM_NOEXCEPT noexcept
namespace hpvm {
#else
#define ALLVM_HPVM_NOEXCEPT __attribute__((nothrow))
#endif
enum Target {
    None, CPU_TARGET, GPU_TARGET, CUDNN_TARGET, TENSOR_TARGET, CPU_OR_GPU_TARGET, SPIR_TARGET, CPU_OR_SPIR_TARGET,
    FPGA_TARGET, NUM_TARGETS
};
#ifdef __cplusplus
}
extern "C" {
#define ALLVM_HPVM_TARGET hpvm::Target
#else
#define ALLVM_HPVM_TARGET enum Target
#endif

/* What asks who runs gives the same answer all along: it may be moved and merged. */
#define ALLVM_HPVM_QUERY __attribute__((const)) ALLVM_HPVM_NOEXCEPT_
#ifdef __cplusplus
#define ALLVM_HPVM_NOEXCEPT_
#else
#define ALLVM_HPVM_NOEXCEPT_ __attribute__((nothrow))
#endif
#if defined(__has_attribute)
#if __has_attribute(convergent) && __has_attribute(noduplicate)
#define ALLVM_HPVM_BARRIER __attribute__((convergent, noduplicate))
#endif
#endif
#ifndef ALLVM_HPVM_BARRIER
#define ALLVM_HPVM_BARRIER
#endif

/* What a node is: in node functions. */
void __hpvm__hint(ALLVM_HPVM_TARGET) ALLVM_HPVM_NOEXCEPT;
void __hpvm__attributes(unsigned, ...) ALLVM_HPVM_NOEXCEPT;
void __hpvm__return(unsigned, ...) ALLVM_HPVM_NOEXCEPT;

/* How it is best run (not in the original); results are the same: whether it is fused with others, the columns and rows of a tile of instances
   (0, 0: none), how many threads run it at most. */
void __hpvm__hint_fusion(int) ALLVM_HPVM_NOEXCEPT;
void __hpvm__hint_tile(int, int) ALLVM_HPVM_NOEXCEPT;
void __hpvm__hint_threads(int) ALLVM_HPVM_NOEXCEPT;

/* What is in it: in internal nodes. */
void *__hpvm__createNodeND(unsigned, ...) ALLVM_HPVM_NOEXCEPT;
void *__hpvm__edge(void *, void *, unsigned, unsigned, unsigned, unsigned) ALLVM_HPVM_NOEXCEPT;
void __hpvm__bindIn(void *, unsigned, unsigned, unsigned) ALLVM_HPVM_NOEXCEPT;
void __hpvm__bindOut(void *, unsigned, unsigned, unsigned) ALLVM_HPVM_NOEXCEPT;

/* Who runs, and with whom: in leaf nodes. */
ALLVM_HPVM_QUERY void *__hpvm__getNode(void);
ALLVM_HPVM_QUERY void *__hpvm__getParentNode(void *);
ALLVM_HPVM_QUERY long __hpvm__getNodeInstanceID_x(void *);
ALLVM_HPVM_QUERY long __hpvm__getNodeInstanceID_y(void *);
ALLVM_HPVM_QUERY long __hpvm__getNodeInstanceID_z(void *);
ALLVM_HPVM_QUERY long __hpvm__getNumNodeInstances_x(void *);
ALLVM_HPVM_QUERY long __hpvm__getNumNodeInstances_y(void *);
ALLVM_HPVM_QUERY long __hpvm__getNumNodeInstances_z(void *);
ALLVM_HPVM_BARRIER void __hpvm__barrier(void) ALLVM_HPVM_NOEXCEPT;
void *__hpvm__malloc(long) ALLVM_HPVM_NOEXCEPT;

/* The host's side. */
void __hpvm__init(void) ALLVM_HPVM_NOEXCEPT;
void __hpvm__cleanup(void) ALLVM_HPVM_NOEXCEPT;
void *__hpvm__launch(unsigned, ...) ALLVM_HPVM_NOEXCEPT;
void __hpvm__wait(void *) ALLVM_HPVM_NOEXCEPT;
void __hpvm__push(void *, void *) ALLVM_HPVM_NOEXCEPT;
void *__hpvm__pop(void *) ALLVM_HPVM_NOEXCEPT;
void llvm_hpvm_track_mem(void *, size_t) ALLVM_HPVM_NOEXCEPT;
void llvm_hpvm_untrack_mem(void *) ALLVM_HPVM_NOEXCEPT;
void llvm_hpvm_request_mem(void *, size_t) ALLVM_HPVM_NOEXCEPT;

/* Atomic operations on 32 bits: the value that was there before. */
int __hpvm__atomic_cmpxchg(int *, int, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_add(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_sub(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_xchg(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_inc(int *) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_dec(int *) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_min(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_max(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_umin(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_umax(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_and(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_or(int *, int) ALLVM_HPVM_NOEXCEPT;
int __hpvm__atomic_xor(int *, int) ALLVM_HPVM_NOEXCEPT;

/* On 64 bits, and on floating-point numbers (not in the original). */
#define ALLVM_HPVM_ATOMIC64(name, how) \
    static inline long __hpvm__atomic_##name##_i64(long *p, long v) { return how(p, v, __ATOMIC_SEQ_CST); }
ALLVM_HPVM_ATOMIC64(add, __atomic_fetch_add)
ALLVM_HPVM_ATOMIC64(sub, __atomic_fetch_sub)
ALLVM_HPVM_ATOMIC64(and, __atomic_fetch_and)
ALLVM_HPVM_ATOMIC64(or, __atomic_fetch_or)
ALLVM_HPVM_ATOMIC64(xor, __atomic_fetch_xor)
ALLVM_HPVM_ATOMIC64(xchg, __atomic_exchange_n)
ALLVM_HPVM_ATOMIC64(min, __atomic_fetch_min)
ALLVM_HPVM_ATOMIC64(max, __atomic_fetch_max)
static inline unsigned long __hpvm__atomic_umin_i64(unsigned long *p, unsigned long v) { return __atomic_fetch_min(p, v, __ATOMIC_SEQ_CST); }
static inline unsigned long __hpvm__atomic_umax_i64(unsigned long *p, unsigned long v) { return __atomic_fetch_max(p, v, __ATOMIC_SEQ_CST); }
static inline long __hpvm__atomic_cmpxchg_i64(long *p, long expected, long v)
{
    __atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return expected;
}
static inline float __hpvm__atomic_add_f32(float *p, float v)
{
    unsigned was = __atomic_load_n((unsigned *)p, __ATOMIC_RELAXED);
    for (;;) {
        union { unsigned bits; float value; } old, sum;
        old.bits = was;
        sum.value = old.value + v;
        if (__atomic_compare_exchange_n((unsigned *)p, &was, sum.bits, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return old.value;
    }
}
static inline double __hpvm__atomic_add_f64(double *p, double v)
{
    unsigned long was = __atomic_load_n((unsigned long *)p, __ATOMIC_RELAXED);
    for (;;) {
        union { unsigned long bits; double value; } old, sum;
        old.bits = was;
        sum.value = old.value + v;
        if (__atomic_compare_exchange_n((unsigned long *)p, &was, sum.bits, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) return old.value;
    }
}

/* Special functions. */
float sinf(float);
float cosf(float);
static inline float __hpvm__floor(float x) { return __builtin_floorf(x); }
static inline float __hpvm__sqrt(float x) { return __builtin_sqrtf(x); }
static inline float __hpvm__rsqrt(float x) { return 1.0f / __builtin_sqrtf(x); }
static inline float __hpvm__sin(float x) { return sinf(x); }
static inline float __hpvm__cos(float x) { return cosf(x); }

#ifdef __cplusplus
}
#endif

/* The same under shorter names. */
#define dfg_target(t) __hpvm__hint(t)
#define dfg_fusion(yes) __hpvm__hint_fusion(yes)
#define dfg_tile(columns, rows) __hpvm__hint_tile(columns, rows)
#define dfg_threads(n) __hpvm__hint_threads(n)
#define dfg_pointers(...) __hpvm__attributes(__VA_ARGS__)
#define dfg_return(...) __hpvm__return(__VA_ARGS__)
#define dfg_node(function) __hpvm__createNodeND(0, function)
#define dfg_node1(function, nx) __hpvm__createNodeND(1, function, (size_t)(nx))
#define dfg_node2(function, nx, ny) __hpvm__createNodeND(2, function, (size_t)(nx), (size_t)(ny))
#define dfg_node3(function, nx, ny, nz) __hpvm__createNodeND(3, function, (size_t)(nx), (size_t)(ny), (size_t)(nz))
#define dfg_input(outer, node, input) __hpvm__bindIn(node, outer, input, HPVM_NONSTREAMING)
#define dfg_output(node, output, outer) __hpvm__bindOut(node, output, outer, HPVM_NONSTREAMING)
#define dfg_edge(from, output, to, input) __hpvm__edge(from, to, HPVM_ALL_TO_ALL, output, input, HPVM_NONSTREAMING)
#define dfg_edge_each(from, output, to, input) __hpvm__edge(from, to, HPVM_ONE_TO_ONE, output, input, HPVM_NONSTREAMING)
#define dfg_stream_input(outer, node, input) __hpvm__bindIn(node, outer, input, HPVM_STREAMING)
#define dfg_stream_output(node, output, outer) __hpvm__bindOut(node, output, outer, HPVM_STREAMING)
#define dfg_stream_edge(from, output, to, input) __hpvm__edge(from, to, HPVM_ALL_TO_ALL, output, input, HPVM_STREAMING)
#define dfg_x() __hpvm__getNodeInstanceID_x(__hpvm__getNode())
#define dfg_y() __hpvm__getNodeInstanceID_y(__hpvm__getNode())
#define dfg_z() __hpvm__getNodeInstanceID_z(__hpvm__getNode())
#define dfg_nx() __hpvm__getNumNodeInstances_x(__hpvm__getNode())
#define dfg_ny() __hpvm__getNumNodeInstances_y(__hpvm__getNode())
#define dfg_nz() __hpvm__getNumNodeInstances_z(__hpvm__getNode())
#define dfg_group_x() __hpvm__getNodeInstanceID_x(__hpvm__getParentNode(__hpvm__getNode()))
#define dfg_group_y() __hpvm__getNodeInstanceID_y(__hpvm__getParentNode(__hpvm__getNode()))
#define dfg_group_z() __hpvm__getNodeInstanceID_z(__hpvm__getParentNode(__hpvm__getNode()))
#define dfg_barrier() __hpvm__barrier()
#define dfg_scratch(bytes) __hpvm__malloc(bytes)
#define dfg_launch(root, args) __hpvm__launch(HPVM_NONSTREAMING, root, args)
#define dfg_stream(root, args) __hpvm__launch(HPVM_STREAMING, root, args)
#define dfg_wait(graph) __hpvm__wait(graph)
#define dfg_push(graph, args) __hpvm__push(graph, args)
#define dfg_pop(graph) __hpvm__pop(graph)

#endif
