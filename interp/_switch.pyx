"""The interpreter as one function with a switch between all handlers: for `--dispatch switch`, to compare.

The cases are those of `_handlers`, made from the same table.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from vm_core cimport *
from vm_ops cimport *

cdef extern from *:
    """
    #define VM_SWITCH
    #include "dispatch.h"
    """
    const int N_CASES
    const uint32_t VM_VERSION
    void LOOP_BEGIN() nogil
    void LOOP_END() nogil
    void OP(int) nogil
    void vm_detect_cpu() nogil

include "_generated_dispatch.pxi"

vm_detect_cpu()

#: As in `_handlers`.
VERSION = VM_VERSION, sizeof(Insn), sizeof(VmCtx)
#: Address of the function.
LOOP = <size_t>&loop

cdef size_t numbers[0x10000]
for n in range(N_CASES):
    numbers[n] = n
#: Address of what `pc.h` is for each handler, in the order of their table.
TABLE = <size_t>&numbers[0]
