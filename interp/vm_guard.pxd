# Declarations of vm_guard.h for Cython.
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from vm_core cimport Insn, Slot, VmCtx

cdef extern from "vm_guard.h" nogil:
    ctypedef struct Activation:
        Activation* outer
        VmCtx* ctx
        Slot* base
        Insn* host_pc
        Slot* host_R
        uint64_t sp

    uint64_t VM_GUARD, VM_REGION, VM_STACK_GUARD
    void* vm_map(uint64_t size)
    void vm_unmap(void* p, uint64_t size)
    int vm_protect(void* p, uint64_t size, int write)
    int vm_install()
    int vm_enter(Activation* a, Insn* pc, Slot* R, VmCtx* ctx)
    int64_t vm_now()
    uint32_t vm_crc32(const uint8_t* p, uint64_t n)
