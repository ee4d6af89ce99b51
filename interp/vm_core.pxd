# Declarations of vm_core.h and the generated tables for Cython. Holds nothing but extern declarations.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef extern from "vm_core.h" nogil:
    bint likely(bint)
    bint unlikely(bint)

    ctypedef union Slot:
        uint64_t u64
        int64_t s64
        uint32_t u32
        int32_t s32
        float f32
        double f64
        void* ptr

    ctypedef struct Insn:
        void* h
        uint16_t a
        uint16_t b
        uint16_t c
        uint16_t d
        int32_t i

    ctypedef struct GuestStack:
        uint64_t lo
        uint64_t hi
    ctypedef struct GuestStacks:
        uint32_t n
        GuestStack* at

    ctypedef struct TypedEntry:
        void* entry
        uint32_t type

    ctypedef struct Ctx:
        char* mem
        int32_t trap
        int32_t exit_code
        uint64_t trap_addr
        char trap_note[256]
        uint64_t stack_lo
        uint64_t stack_hi
        uint64_t ro_lo
        uint64_t ro_hi
        uint64_t heap_lo
        uint64_t heap_end
        uint64_t heap_max
        uint64_t sp
        void* host
        int (*grow)(Ctx* ctx, uint64_t end) noexcept nogil
        int (*call)(Ctx* ctx, uint64_t fn, Slot* args, const char* sig) noexcept nogil
        int (*poll)(Ctx* ctx) noexcept nogil
        int64_t native_units
        uint64_t sp_lo
        uint64_t sp_hi
        GuestStacks* stacks
        int64_t native_poll
        uint64_t unwinding
        uint64_t exception
        uint64_t uncaught
        uint64_t tls
        void* thread
        int (*attach)(Ctx* ctx) noexcept nogil
        void (*detach)(Ctx* ctx) noexcept nogil
        Ctx* (*fork)(Ctx* ctx, uint64_t stack_size) noexcept nogil
        int (*open)(Ctx* ctx) noexcept nogil
        void (*close)(Ctx* ctx) noexcept nogil
        void (*drop)(Ctx* ctx) noexcept nogil
        void (*end)(Ctx* ctx) noexcept nogil
        TypedEntry* native_typed
        uint64_t native_functions

    ctypedef void (*HostFn)(Ctx* ctx, Slot* args) noexcept nogil

    ctypedef struct VmShared:
        VmCtx* main
        VmCtx* contexts
        VmCtx* idle
        VmCtx* ended
        uint32_t n_contexts
        Insn* arena_next
        void* ranges
        void* pending
        void* waiting
        uint32_t n_waiting
        int32_t osr_ready
        void* replaced
        uint32_t n_replaced
        int32_t poll_always
        int64_t start_at
        int32_t compiling
        uint64_t stacks_lo
        uint64_t most
        uint64_t stacks_size
        uint64_t tls_lo
        uint64_t tls_size
        uint64_t tls_align
        char* tls_image
        int64_t fuel

    ctypedef struct Watched:
        pass

    ctypedef struct VmCtx:
        Ctx abi
        VmShared* shared
        void* slow
        void* unwind
        void* lazy
        void* resume
        void* longjmp
        void* throw_out
        void* handle
        Insn* pc
        Slot* R
        Slot* top
        int64_t cnt
        int32_t in_guest
        int32_t stop
        int64_t slice
        int64_t* fuel
        int64_t own_fuel
        int32_t metered
        int32_t depth
        int64_t deadline
        int64_t last_signals
        int64_t timeout
        int (*do_setjmp)(VmCtx* ctx, uint64_t buffer, uint32_t slot) noexcept nogil
        int (*check)(VmCtx* ctx) noexcept nogil
        int (*pycall)(VmCtx* ctx, Slot* args, uint32_t index) noexcept nogil
        void (*tracer)(VmCtx* ctx, Insn* pc, Slot* R) noexcept nogil
        HostFn* bindings
        Insn** entry
        uint32_t* type_of
        uint64_t n_functions
        Insn* arena
        Insn* arena_end
        Slot* stack
        char* stack_end
        char* stack_guard
        char* region
        char* region_end
        uint64_t serial
        uint64_t icount
        uint64_t ccount
        uint64_t slices
        uint64_t polls
        void* code
        void* self
        void* exception
        void* activation
        void* jump_activation
        Slot* jump_R
        Insn* jump_pc
        uint64_t jump_value
        uint64_t jump_sp
        Insn* halt
        void* call_handler
        int32_t marked
        int32_t captured
        void* trap_rec
        HostFn* native
        void* native_exit
        char* c_limit
        uint32_t n_imports
        Insn* stand_in
        int (*run_function)(VmCtx* ctx, uint32_t function, Slot* args) noexcept nogil
        int (*safepoint)(VmCtx* ctx, uint32_t function) noexcept nogil
        void (*tick)(VmCtx* ctx, uint64_t pc) noexcept nogil
        int (*find_jump)(VmCtx* ctx, Insn* pc, Slot* R, uint64_t buffer) noexcept nogil
        uint32_t* heat
        uint32_t* heat_calls
        uint32_t* heat_at
        void (*install)(VmCtx* ctx) noexcept nogil
        HostFn (*find_replacement)(VmCtx* ctx, uint32_t function, uint32_t header) noexcept nogil
        int64_t slice_size
        int64_t short_units
        void* plans
        void* osr
        uint32_t n_pcs
        uint64_t pcs[208]
        HostFn* graph_ops
        int (*graph_call)(VmCtx* ctx, uint32_t row, Slot* args) noexcept nogil
        void* node
        void* group
        uint64_t scratch_lo
        uint64_t scratch_at
        uint64_t scratch_hi
        HostFn chunk
        Slot* chunk_args
        uint64_t ticks
        uint64_t last_tick
        VmCtx* next
        VmCtx* next_idle
        uint32_t number
        int32_t opened
        int32_t python_thread
        Watched* watched
        void* loop

    int IN_HOST, IN_INTERPRETER, IN_NATIVE
    int STOP_INTERRUPT, STOP_QUIETLY
    uint32_t MAX_STACKS
    uint64_t guest_end(Ctx* ctx, uint64_t addr)
    int FRAME_HEADER
    uint64_t PAGE
    uint64_t GUEST_SPACE
    void NEXT(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void CONTINUE(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void SLOW(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void UNWIND(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void LAZY(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void RESUME(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void THROW(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void HANDLE(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void LONGJMP(Insn*, Slot*, char*, int64_t, VmCtx*, uint64_t, double, float)
    void TRAP(int kind, Insn* pc, Slot* R, char* mem, int64_t cnt, VmCtx* ctx, double facc, float sacc)
    void ctx_trap(Ctx* ctx, int kind, uint64_t addr)
    char* guest_range(Ctx* ctx, uint64_t addr, uint64_t n, int write)
    int TRAP_INTERRUPT, TRAP_TIMEOUT, TRAP_FUEL, TRAP_STACK, TRAP_MEMORY, TRAP_LONGJMP, TRAP_EXCEPTION, TRAP_INDIRECT, TRAP_SIGNATURE
    int TRAP_UNDEFINED, TRAP_HEAP, TRAP_HOST, TRAP_GRAPH
    int UNWIND_EXIT, UNWIND_LONGJMP, UNWIND_PYTHON, UNWIND_STOP, UNWIND_PARK, UNWIND_THROW
    uint32_t vm_bits_f32(float)
    uint64_t vm_bits_f64(double)
    float vm_f32_bits(uint32_t)
    double vm_f64_bits(uint64_t)
