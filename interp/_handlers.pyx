"""The handlers of the interpreter's internal operations, and the table of their addresses.

Kept apart from `_core`, which uses them, because they take most of the build.
"""

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from vm_core cimport *
from vm_ops cimport *

cdef extern from "_generated_handlers.h" nogil:
    ctypedef void (*Handler)(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil
    const Handler HANDLERS[1]
    int N_HANDLERS
    const char HANDLER_NAMES[1]
    const uint32_t VM_VERSION
    void vm_detect_cpu()

include "_generated_handlers.pxi"

vm_detect_cpu()

#: Address of the table of handlers, and its length.
TABLE = <size_t>&HANDLERS[0]
COUNT = N_HANDLERS
#: What the other dispatchers must have been built of, too.
VERSION = VM_VERSION, sizeof(Insn), sizeof(VmCtx)


def names():
    """What dumps call the handlers, in the order of the table."""
    cdef const char* p = HANDLER_NAMES
    result = []
    for _ in range(N_HANDLERS):
        text = p.decode("ascii")
        result.append(text)
        p += len(text) + 1
    return result
