# Declarations of vm_guard.h for Cython.
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdint cimport uint16_t
from vm_core cimport Ctx, HostFn, Insn, Slot, VmCtx, VmShared, Watched

cdef extern from "vm_guard.h" nogil:
    ctypedef struct Activation:
        Activation* outer
        VmCtx* ctx
        Slot* base
        Insn* host_pc
        Slot* host_R
        void* native_exit
        uint64_t sp

    uint64_t VM_GUARD, VM_REGION, VM_STACK_GUARD
    void* vm_map(uint64_t size)
    void* vm_map_region()
    uint64_t LOW_MEMORY
    void vm_unmap(void* p, uint64_t size)
    int vm_protect(void* p, uint64_t size, int write)
    void vm_prefer_large(char* start, char* old, char* end)
    int vm_install()
    int vm_enter(Activation* a, Insn* pc, Slot* R, VmCtx* ctx)
    int vm_enter_at(Activation* a, Insn* pc, Slot* R, Slot* base, VmCtx* ctx)
    int64_t vm_now()
    void vm_init_shared(VmShared* shared)
    void vm_lock(VmShared* shared)
    void vm_unlock(VmShared* shared)
    void vm_publish(void* cell, void* value)
    void vm_publish32(void* cell, uint32_t value)
    void vm_publish64(void* cell, uint64_t value)
    uint32_t vm_read32(const void* cell)
    int64_t vm_add64(int64_t* cell, int64_t n)
    int vm_main_thread()
    int vm_watch(Watched* w, VmCtx* ctx)
    void vm_unwatch(Watched* w)
    char* vm_stack_limit()

    uint64_t vm_clock()
    ctypedef struct VmSampler:
        VmShared* shared
        uint64_t* words
        uint64_t used
        uint64_t room
        uint64_t taken
        uint64_t lost
        uint64_t elsewhere
        uint64_t code_lo
        uint64_t code_hi
        void (*record)(VmSampler*, Activation*, Insn*, Slot*, const uint64_t*, uint32_t, uint32_t) noexcept nogil
    VmSampler* vm_sampler
    int vm_start_sampling(VmSampler* s, uint32_t interval)
    void vm_stop_sampling(VmSampler* s)

cdef extern from "vm_native.h" nogil:
    ctypedef struct NativeRange:
        uint64_t lo
        uint64_t hi
    ctypedef struct NativeRanges:
        NativeRanges* older
        uint32_t n
        NativeRange* range
    ctypedef struct Header:
        Insn* pc
        HostFn entry
        uint32_t index
        uint16_t held[9]
        uint16_t top
        uint16_t old_sp
        uint8_t one_result
    ctypedef struct Plan:
        uint64_t left
        HostFn address
        Insn* code
    int vm_count_down(uint64_t* left)
    void ENTER_NATIVE(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc)
    uint32_t VM_NATIVE_PCS
    bint vm_in_code(VmCtx* ctx, uint64_t pc)
    uint32_t vm_walk_exit(VmCtx* ctx, void* exit, char* high, uint64_t* pcs, uint32_t n, uint32_t max)
    void vm_set_native(VmCtx* ctx)
    void vm_on_native(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc)
    void vm_on_chunk(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc)
    void vm_on_osr(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc)
    void ENTER_OSR(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc)
    uint32_t vm_crc32(const uint8_t* p, uint64_t n)

cdef extern from "vm_graph.h" nogil:
    ctypedef struct NodeFrame:
        int64_t id[3]
        int64_t count[3]
        NodeFrame* parent
    ctypedef struct NodeGroup:
        void* blocks
        uint32_t n_blocks
        uint32_t next
        int32_t depth
        int32_t alone
    HostFn* vm_graph_table
    void vm_graph_trap(Ctx* ctx, const char* note)
