"""The interpreter: loader, translator, and instances of programs.

| part | what |
|---|---|
| `decode.pxi` | instructions of the container, decoded and checked |
| `reader.pxi`, `load.pxi` | the container: `Program` |
| `translate.pxi` | canonical code of a function to internal code, pass by pass |
| `lower.pxi`, `liveness.pxi`, `retarget.pxi`, `schedule.pxi`, `accumulate.pxi`, `combine.pxi`, `emit.pxi` | its passes |
| `run.pxi` | entries, safepoints, setjmp and longjmp, stack traces |
| `native.pxi` | native code: installing it, hotness, on-stack replacement |
| `contexts.pxi` | contexts: running the guest in several host threads at once |
| `instance.pxi` | `Instance`: memory, calls, limits |
| `graph.pxi` | dataflow graphs: the instances of a node, barriers, calls of the graph runtime |
| `see.pxi` | dumps and profiles |
| `step.pxi` | stepping, for the debugger and traces |

The handlers that internal code consists of are in `_handlers`.
"""

from cpython.ref cimport Py_DECREF, Py_INCREF
from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_FillInfo, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdio cimport snprintf
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memchr, memcmp, memcpy, memmove, memset

from vm_core cimport *
from vm_guard cimport *

from os import fsencode as os_fsencode

from allvm.interp._handlers import COUNT as HANDLER_COUNT
from allvm.interp._handlers import TABLE as HANDLER_TABLE
from allvm.ir.errors import AllvmError, FormatError, GuestExit, LinkError, Trap, UsageError, VerifyError

cdef extern from "_generated_tables.h" nogil:
    uint32_t N_OPS, N_IOPS
    int IF_COMM, IF_PURE, IF_BACK, IF_BRANCH, IF_END, IF_CALL, IF_KEEP, IF_CLOBBER, IF_MOV, IF_RESULT32, IF_STORE, IF_WIDE, IF_FAULTS
    int OF_END, OF_BRANCH, OF_CALL
    ctypedef struct IopMeta:
        uint16_t first
        int8_t variant[10]
        uint16_t flags
        uint8_t n_uses
        uint8_t use_field[4]
        uint8_t use_domain[4]
        uint8_t def_field
        uint8_t def_domain
        uint8_t label_field
        uint8_t imm_field
        uint8_t size
    ctypedef struct OpMeta:
        uint8_t operands[6]
        uint8_t flags
        uint8_t lowering
        uint8_t scale
        uint8_t swapped
        uint16_t iop
        uint16_t reg_form
    int N_SEQUENCES, FIRST_SEQUENCE
    ctypedef struct SeqMeta:
        uint16_t map
        uint8_t n_map
        uint8_t n_parts
        uint8_t size
        uint8_t first_fault
        uint8_t second_fault
    ctypedef struct SeqField:
        uint8_t part
        uint8_t field
        uint8_t unit
        uint8_t how
    ctypedef struct TrieNode:
        uint16_t edge
        uint16_t n_edges
        uint16_t end
        uint16_t n_ends
    ctypedef struct TrieEdge:
        uint16_t handler
        uint16_t node
    const SeqMeta SEQUENCES[1]
    const SeqField SEQ_FIELDS[1]
    const uint16_t TRIE_ROOT[1]
    const TrieNode TRIE[1]
    const TrieEdge TRIE_EDGES[1]
    const uint16_t TRIE_ENDS[1]
    const IopMeta IOPS[1]
    const OpMeta OPS[1]
    const char OP_NAMES[1]
    const char IOP_NAMES[1]

cdef extern from *:
    """
    static int vm_propagate(void) { return PyErr_Occurred() ? -1 : 0; }
    """
    int vm_propagate() except -1
    int PyErr_CheckSignals() except -1
    unsigned long PyThread_get_thread_ident()

ctypedef void (*Handler)(Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, uint64_t acc, double facc, float sacc) noexcept nogil

include "_generated_ops.pxi"
include "decode.pxi"
include "reader.pxi"
include "load.pxi"
include "translate.pxi"
include "lower.pxi"
include "liveness.pxi"
include "retarget.pxi"
include "schedule.pxi"
include "accumulate.pxi"
include "combine.pxi"
include "emit.pxi"
include "native.pxi"
include "run.pxi"
include "instance.pxi"
include "contexts.pxi"
include "graph.pxi"
include "sample.pxi"
include "see.pxi"
include "step.pxi"
