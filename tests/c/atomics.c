/* stdatomic.h at every width, the compiler's builtins, fences, flags, pointers, floats by compare-exchange. */
#include <stdatomic.h>
#include <stdint.h>
#include <stdbool.h>
#include <stdio.h>

#define WIDTH(T)                                                                                                   \
    static void run_##T(void) {                                                                                    \
        _Atomic T a = 5;                                                                                           \
        T old = atomic_fetch_add(&a, (T)200);                                                                      \
        printf(#T ": %lld %lld ", (long long)old, (long long)atomic_load(&a));                                     \
        printf("%lld ", (long long)atomic_fetch_sub_explicit(&a, (T)7, memory_order_relaxed));                     \
        printf("%lld ", (long long)atomic_fetch_and(&a, (T)0x5a));                                                 \
        printf("%lld ", (long long)atomic_fetch_or_explicit(&a, (T)0x21, memory_order_acq_rel));                   \
        printf("%lld ", (long long)atomic_fetch_xor(&a, (T)0x7f));                                                 \
        printf("%lld ", (long long)atomic_exchange(&a, (T)-3));                                                    \
        T want = 9;                                                                                                \
        bool ok = atomic_compare_exchange_strong(&a, &want, (T)1);                                                 \
        printf("%d %lld ", ok, (long long)want);                                                                   \
        ok = atomic_compare_exchange_strong_explicit(&a, &want, (T)1, memory_order_acquire, memory_order_relaxed); \
        atomic_store_explicit(&a, (T)(atomic_load_explicit(&a, memory_order_acquire) + ok), memory_order_release); \
        printf("%d %lld\n", ok, (long long)a);                                                                     \
        a++, ++a, a += 3, a--, a ^= 4;                                                                             \
        T plain = 40;                                                                                              \
        T r1 = __atomic_add_fetch(&plain, (T)2, __ATOMIC_SEQ_CST), r2 = __sync_fetch_and_add(&plain, (T)8);        \
        T r3 = __atomic_fetch_nand(&plain, (T)6, __ATOMIC_SEQ_CST), r4 = __sync_val_compare_and_swap(&plain, (T)1, (T)2); \
        printf("  %lld %lld %lld %lld %lld %lld\n", (long long)a, (long long)r1, (long long)r2, (long long)r3, (long long)r4, (long long)plain); \
    }

WIDTH(int8_t)
WIDTH(uint8_t)
WIDTH(int16_t)
WIDTH(uint16_t)
WIDTH(int32_t)
WIDTH(uint32_t)
WIDTH(int64_t)
WIDTH(uint64_t)

static _Atomic double total = 1.5;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static _Atomic(int *) cursor;
static int cells[8] = {1, 2, 3, 4, 5, 6, 7, 8};
static _Atomic bool ready;

int main(void) {
    run_int8_t(), run_uint8_t(), run_int16_t(), run_uint16_t();
    run_int32_t(), run_uint32_t(), run_int64_t(), run_uint64_t();
    double seen = atomic_load(&total);
    while (!atomic_compare_exchange_weak(&total, &seen, seen * 3))
        ;
    total += 0.25, total -= 2;
    printf("%g\n", (double)total);
    bool first = atomic_flag_test_and_set(&flag), then = atomic_flag_test_and_set(&flag);
    atomic_flag_clear(&flag);
    printf("%d %d %d\n", first, then, atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
    atomic_store(&cursor, cells + 2);
    int *before = atomic_fetch_add(&cursor, 3);
    printf("%d %d\n", *before, *atomic_load(&cursor));
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_acquire);
    __sync_synchronize();
    ready = true;
    printf("%d %d\n", (int)ready, atomic_is_lock_free(&ready));
    int plain = 1, out;
    __atomic_exchange(&plain, &(int){7}, &out, __ATOMIC_SEQ_CST);
    int was = __sync_lock_test_and_set(&plain, 9);
    printf("%d %d %d\n", plain, out, was);
    __sync_lock_release(&plain);
    bool swapped = __sync_bool_compare_and_swap(&plain, 0, 5);
    printf("%d %d\n", plain, swapped);
    return 0;
}
