# Instance: a program with memory, limits and state of its own.

cdef enum:
    STACK_SLOTS = 1 << 23           # of the register stack, reserved; 64 MiB
    FUNCTION_BASE = 0x10000

DEFAULT_STACK = 8 << 20

class GuestThrow(BaseException):
    """An exception of the guest passes through Python code on its way to a handler."""


class GuestLongjmp(BaseException):
    """A longjmp passes through Python code on its way to an outer activation of the guest."""


cdef class Memory:
    """A view of guest memory as a buffer; keeps its instance alive."""

    cdef Instance instance
    cdef char* p
    cdef Py_ssize_t n
    cdef bint readonly

    def __getbuffer__(self, Py_buffer* buffer, int flags):
        PyBuffer_FillInfo(buffer, self, self.p, self.n, self.readonly, flags)


cdef class Instance:
    """A program that can run: memory, register stack and translated code of its own.

    bindings: per imported function the address of a `HostFn` (interp/allvm_abi.h), a Python callable, or 0 for
    undefined: a call of it traps.
    host_data: per imported data object (size, readonly, initial bytes), or None where it is undefined and weak.
    max_memory: limit in bytes of the guest's memory. fuel: limit in back edges and calls. timeout: seconds per
    outermost call. count_instructions: keep `stats()['instructions']`. plain: translate without optimisation.
    dispatch: how instructions are reached: "tail" (a function each, which jumps to the next), "switch" or "goto" (all in
    one function; for comparison). fusion, accumulators: whether operations share handlers, pass results in registers.
    trace: called as trace(function, instruction, registers) before each instruction; implies plain.
    profile: count how often each block runs, for `profile()`; "fused": with operations fused as usual.

    An instance is used by one thread at a time, and each of its contexts (`Context`) by one more; different
    instances run in parallel.
    """

    cdef VmCtx ctx
    cdef VmShared shared
    cdef Translator T
    cdef TrapRec trap_rec
    cdef readonly Program program
    cdef uint64_t* data_address
    cdef uint64_t* func_address
    cdef list callables
    cdef object tracer
    cdef readonly object dispatch   # "tail", "switch" or "goto"
    cdef object host_state          # what the host library wants kept alive
    cdef object graph_runtime       # callable(row, arguments), or None
    cdef uint64_t region_size, arena_size, placed
    cdef unsigned long owner
    cdef object starter              # called once when the program has run for some time, or None
    cdef list native_code            # (ranges, object that keeps and explains the code)
    cdef Watched watched

    def __init__(self, Program program, bindings=(), host_data=(), *, max_memory=None, stack_size=DEFAULT_STACK,
                 fuel=None, timeout=None, bint count_instructions=False, bint plain=False, trace=None, profile=False,
                 dispatch="tail", bint fusion=True, bint accumulators=True):
        self.program = program
        self.tracer = trace
        self.native_code = []
        self.T.options = ((OPTION_PLAIN if plain or trace is not None else 0) | (OPTION_COUNT if count_instructions else 0)
                          | (OPTION_TRACE if trace is not None else 0) | (OPTION_PROFILE if profile else 0) | (OPTION_PROFILE_FUSED if profile == "fused" else 0)
                          | (0 if fusion else OPTION_NO_FUSION) | (0 if accumulators else OPTION_NO_ACCUMULATORS))
        self.set_context()
        self.set_dispatch(dispatch)
        if fuel is not None:
            if fuel < 0:
                raise UsageError(f"fuel must not be negative: {fuel}")
            self.ctx.metered = 1
            self.shared.fuel = min(fuel, 1 << 62)
        self.ctx.timeout = in_ns(timeout)
        self.bind(list(bindings))
        self.make_memory(list(host_data), max_memory, stack_size)
        self.make_code()

    def __dealloc__(self):
        if self.ctx.abi.detach != NULL and self.shared.contexts != NULL:
            with nogil:
                self.ctx.abi.detach(&self.ctx.abi)
        free_contexts(&self.shared)
        free_translator(&self.T)
        free(self.data_address)
        free(self.func_address)
        free(self.T.import_kind)
        free(self.ctx.bindings)
        free(self.ctx.entry)
        free_pending(&self.ctx)
        free(self.ctx.native)
        free(self.ctx.abi.native_typed)
        free(self.ctx.heat)
        free(self.ctx.heat_calls)
        free(self.ctx.heat_at)
        free(self.shared.replaced)
        free(self.ctx.plans)
        free(self.shared.waiting)
        free(self.shared.tls_image)
        free_ranges(&self.shared)
        if self.ctx.exception != NULL:
            Py_DECREF(<object>self.ctx.exception)
        vm_unmap(self.ctx.region, VM_REGION)
        vm_unmap(self.ctx.arena, self.arena_size)
        vm_unmap(self.ctx.stack, STACK_SLOTS * 8 + VM_STACK_GUARD)

    # -- making one
    cdef int set_context(self) except -1:
        cdef VmCtx* ctx = &self.ctx
        vm_init_shared(&self.shared)
        self.shared.main = ctx
        ctx.shared = &self.shared
        ctx.self = <void*>self
        ctx.code = &self.T
        ctx.fuel = &self.shared.fuel
        ctx.watched = &self.watched
        ctx.slice_size = SLICE
        ctx.trap_rec = &self.trap_rec
        ctx.slow = <void*>on_slow
        ctx.unwind = <void*>on_unwind
        ctx.lazy = <void*>on_lazy
        ctx.resume = <void*>on_resume
        ctx.longjmp = <void*>on_longjmp
        ctx.throw_out = <void*>on_throw
        ctx.handle = <void*>on_handle
        ctx.do_setjmp = do_setjmp
        ctx.check = check_limits
        ctx.pycall = call_python
        ctx.tracer = call_tracer
        ctx.graph_ops = vm_graph_table
        ctx.graph_call = call_graph_runtime
        ctx.abi.grow = grow_heap
        ctx.abi.call = call_back
        ctx.abi.poll = poll
        set_hooks(&ctx.abi)
        if map_registers(ctx, STACK_SLOTS) != 0:
            raise MemoryError("no address space for the register stack")
        return 0

    cdef int set_dispatch(self, kind) except -1:
        """What instructions hold for each handler, and how they are reached."""
        from allvm.interp.dispatch import loop

        self.dispatch = kind
        table = HANDLER_TABLE
        if kind != "tail":
            function, table = loop(kind)
            self.ctx.loop = <void*><size_t>function
        self.T.handlers = <const Handler*><size_t>table
        return 0

    cdef int bind(self, list bindings) except -1:
        """Fill in the addresses of functions and the bindings of imports."""
        cdef const Tables* t = &self.program.t
        cdef uint32_t i
        if len(bindings) != t.n_imports:
            raise UsageError(f"{len(bindings)} bindings for {t.n_imports} imported functions")
        self.T.t = t
        self.T.import_kind = <uint8_t*>checked_calloc(t.n_imports, 1)
        self.ctx.bindings = <HostFn*>checked_calloc(t.n_imports, sizeof(HostFn))
        self.func_address = <uint64_t*>checked_calloc(t.n_functions, 8)
        self.T.func_address = self.func_address
        self.ctx.type_of = t.type_of
        self.ctx.n_functions = t.n_functions
        self.callables = [None] * t.n_imports
        for i in range(t.n_functions):
            self.func_address[i] = FUNCTION_BASE + 16 * <uint64_t>i
        for i in range(t.n_imports):
            target = bindings[i]
            if callable(target):
                self.callables[i] = target
                self.T.import_kind[i] = 2
            elif target:
                self.ctx.bindings[i] = <HostFn><size_t>target
                self.T.import_kind[i] = 1
            elif self.program.import_funcs[i][2]:
                self.func_address[i] = 0
        return 0

    cdef int make_memory(self, list host_data, max_memory, stack_size) except -1:
        """Reserve the region, lay out and fill data as docs/abi.md says."""
        cdef VmCtx* ctx = &self.ctx
        cdef const Tables* t = &self.program.t
        cdef uint64_t at = page_up(FUNCTION_BASE + 16 * <uint64_t>t.n_functions) + PAGE
        if not 0 < stack_size <= 1 << 30:
            raise UsageError(f"the stack's size {stack_size} is not from 1 to {1 << 30}")
        if len(host_data) != t.n_data_imports:
            raise UsageError(f"{len(host_data)} host data objects for {t.n_data_imports} imports")
        ctx.abi.stack_lo = at
        at = page_up(at + <uint64_t>stack_size)
        ctx.abi.stack_hi = ctx.abi.sp = at
        ctx.abi.sp_lo, ctx.abi.sp_hi = ctx.abi.stack_lo, at
        self.data_address = <uint64_t*>checked_calloc(t.n_data, 8)
        self.T.data_address = self.data_address
        ctx.abi.ro_lo = at
        at = page_up(self.lay_out(at, 1, host_data))
        ctx.abi.ro_hi = at
        self.shared.tls_lo, self.shared.tls_align = at, 16
        at = self.lay_out(at, 3, host_data)
        self.shared.tls_size = (at - self.shared.tls_lo + 15) & ~<uint64_t>15
        at = self.lay_out(at, 0, host_data)
        at = page_up(self.lay_out(at, 2, host_data))
        at = self.lay_out_host(at, host_data)
        self.placed = at = (at + 15) & ~<uint64_t>15
        ctx.abi.heap_lo = ctx.abi.heap_end = page_up(at + 1)    # there is always a page for arguments
        limit = GUEST_SPACE - PAGE if max_memory is None else min(ctx.abi.stack_lo + max_memory, GUEST_SPACE - PAGE)
        if ctx.abi.heap_end > limit:
            raise AllvmError(f"the program needs {ctx.abi.heap_end - ctx.abi.stack_lo} bytes of memory for stack and data, "
                             f"the limit is {max_memory if max_memory is not None else GUEST_SPACE}")
        ctx.abi.heap_max = limit & ~(PAGE - 1)
        self.shared.most = ctx.abi.heap_max - ctx.abi.stack_lo
        self.shared.stacks_lo = GUEST_SPACE - PAGE
        ctx.region = <char*>vm_map_region()
        if ctx.region == NULL:
            raise MemoryError("no address space for the guest's memory (4 GiB)")
        ctx.region_end = ctx.region + VM_REGION
        ctx.abi.mem = ctx.region + VM_GUARD
        if vm_protect(ctx.abi.mem + ctx.abi.stack_lo, ctx.abi.heap_end - ctx.abi.stack_lo, 1) != 0:
            raise MemoryError(f"no memory for the guest ({ctx.abi.heap_end - ctx.abi.stack_lo} bytes)")
        self.fill_data(host_data)
        if self.shared.tls_size:
            self.shared.tls_image = <char*>checked_calloc(self.shared.tls_size, 1)
            memcpy(self.shared.tls_image, ctx.abi.mem + self.shared.tls_lo, self.shared.tls_size)
        if vm_protect(ctx.abi.mem + ctx.abi.ro_lo, ctx.abi.ro_hi - ctx.abi.ro_lo, 0) != 0:
            raise MemoryError("constant data cannot be protected")
        return 0

    cdef uint64_t lay_out(self, uint64_t at, int kind, list host_data) except 0:
        """Addresses for the module's data of one kind: 1 constant (and the host's), 3 thread-local, 0 initialised, 2 all zeros."""
        cdef const Tables* t = &self.program.t
        cdef DataRec* d
        cdef uint32_t i
        for i in range(t.n_data - t.n_data_imports):
            d = &self.program.data[i]
            if kind == (1 if d.readonly else 3 if d.thread else 0 if d.init_size or d.n_relocs else 2):
                if kind == 3:
                    self.shared.tls_align = max(self.shared.tls_align, <uint64_t>1 << d.align)
                at = (at + (<uint64_t>1 << d.align) - 1) & ~((<uint64_t>1 << d.align) - 1)
                self.data_address[t.n_data_imports + i] = at
                at += d.size
        if kind == 1:
            for i in range(t.n_data_imports):
                if host_data[i] is not None and host_data[i][1]:
                    at = (at + 15) & ~<uint64_t>15
                    self.data_address[i] = at
                    at += <uint64_t>host_data[i][0]
        return at

    cdef uint64_t lay_out_host(self, uint64_t at, list host_data) except 0:
        cdef uint32_t i
        for i in range(self.program.t.n_data_imports):
            if host_data[i] is None:
                name, weak = self.program.import_data[i]
                if not weak:
                    raise LinkError(f"undefined data symbol: {name}")
            elif not host_data[i][1]:
                at = (at + 15) & ~<uint64_t>15
                self.data_address[i] = at
                at += <uint64_t>host_data[i][0]
        return at

    cdef int fill_data(self, list host_data) except -1:
        cdef const Tables* t = &self.program.t
        cdef char* mem = self.ctx.abi.mem
        cdef uint32_t i
        cdef DataRec* d
        cdef const unsigned char[::1] init
        for i in range(t.n_data - t.n_data_imports):
            d = &self.program.data[i]
            if d.init_size:
                memcpy(mem + self.data_address[t.n_data_imports + i], d.init, d.init_size)
            if d.n_relocs:
                self.relocate(mem + self.data_address[t.n_data_imports + i], d)
        for i in range(t.n_data_imports):
            if host_data[i] is not None and host_data[i][2]:
                init = host_data[i][2]
                memcpy(mem + self.data_address[i], &init[0], min(<uint64_t>init.shape[0], <uint64_t>host_data[i][0]))
        return 0

    cdef int relocate(self, char* to, DataRec* d) except -1:
        cdef const uint8_t* p = d.relocs
        cdef const uint8_t* end = self.program.limit
        cdef uint64_t distance = 0, index = 0, value
        cdef int64_t addend = 0
        cdef uint8_t kind
        cdef uint32_t i
        for i in range(d.n_relocs):
            uleb(&p, end, &distance)
            kind = p[0]
            p += 1
            uleb(&p, end, &index)
            sleb(&p, end, &addend)
            value = (self.func_address[index] if kind & 1 else self.data_address[index]) + <uint64_t>addend
            to += distance
            memcpy(to, &value, 4 if kind & 2 else 8)
            to += 4 if kind & 2 else 8
        return 0

    cdef int make_code(self) except -1:
        """Reserve the arena; put an instruction into it for each function that a first call goes to."""
        cdef VmCtx* ctx = &self.ctx
        cdef const Tables* t = &self.program.t
        cdef uint32_t i, kind
        cdef Insn* insn
        cdef TypeRec* type
        cdef uint64_t size, code = 0
        for i in range(t.n_functions - t.n_imports):
            code += t.functions[i].code_end - t.functions[i].code
        # an instruction becomes at most 16 of internal code, and some for each of its operands
        size = (16 * self.program.n_instructions + 8 * code + 64 * <uint64_t>t.n_functions + 64) * sizeof(Insn)
        self.arena_size = min((size + 0xFFFF) & ~<uint64_t>0xFFFF, <uint64_t>0x7FFF0000)
        ctx.arena = <Insn*>vm_map(self.arena_size)
        if ctx.arena == NULL or vm_protect(ctx.arena, self.arena_size, 1) != 0:
            raise MemoryError("no address space for translated code")
        ctx.arena_end = <Insn*>(<char*>ctx.arena + self.arena_size)
        self.T.codes = <Code*>checked_calloc(t.n_functions - t.n_imports, sizeof(Code))
        ctx.entry = <Insn**>checked_calloc(t.n_functions, sizeof(Insn*))
        ctx.call_handler = <void*>self.T.handlers[IOPS[I_call_v].first]
        for i in range(t.n_functions):
            insn = ctx.arena + i
            insn.i = <int32_t>i
            ctx.entry[i] = insn
            type = &t.types[t.type_of[i]]
            insn.a = <uint16_t>(HEADER + max(type.n_params, type.n_results))
            if i >= t.n_imports:
                insn.b = type.n_results == 1
                insn.h = <void*>self.T.handlers[IOPS[I_lazy].first]
                continue
            kind = 0 if type.n_results != 1 else 1 if type.results[0] < 2 else 5 - type.results[0]
            if self.T.import_kind[i] == 0:
                kind = I_undefined
            elif self.T.import_kind[i] == 1:
                kind = I_thunk_host_v + kind * (I_thunk_host_i - I_thunk_host_v)
            else:
                kind = I_thunk_py_v + kind * (I_thunk_py_i - I_thunk_py_v)
            insn.h = <void*>self.T.handlers[IOPS[kind].first]
        ctx.halt = ctx.arena + t.n_functions
        ctx.halt[1].h = <void*>self.T.handlers[IOPS[I_halt].first]
        ctx.halt[0] = ctx.halt[1]
        ctx.halt[2] = ctx.halt[3] = ctx.halt[1]
        ctx.halt[3].h = <void*>self.T.handlers[IOPS[I_trap].first]
        ctx.halt[3].i = TRAPNO_EXCEPTION
        self.shared.arena_next = ctx.halt + 4
        return 0

    # -- running
    cdef int enter(self) except -1:
        """Before an entry from Python: whose turn it is, limits, signal handlers. Whether it is the outermost."""
        cdef unsigned long me = PyThread_get_thread_ident()
        if self.ctx.depth:
            if self.owner != me:
                raise UsageError("the instance is running in another thread")
            return 0
        self.owner = me
        if self.shared.ended != NULL:
            self.ctx.abi.trap = UNWIND_STOP
            self.failed()
        if open_context(&self.ctx) != 0:
            raise OSError(self.ctx.abi.trap_note.decode())
        return 1

    cdef int leave(self, bint outermost) except -1:
        if outermost:
            close_context(&self.ctx)
        return 0

    cdef int failed(self) except -1:
        """Raise what made an entry fail."""
        raise self.failure(&self.ctx)

    cdef object failure(self, VmCtx* ctx):
        """The exception for what ended a context's run."""
        cdef int trap = ctx.abi.trap
        cdef VmCtx* ended = self.shared.ended
        ctx.abi.trap = 0
        ctx.captured = 0
        if ctx == &self.ctx and ended != NULL:
            found = self.failure(ended) if trap == UNWIND_STOP and ended != ctx else None
            forget_end(&self.shared)
            if found is not None:
                return found
        if trap == UNWIND_EXIT:
            return GuestExit(ctx.abi.exit_code)
        if trap == UNWIND_LONGJMP:
            return GuestLongjmp()
        if trap == UNWIND_THROW:
            return GuestThrow()
        if trap == UNWIND_STOP:
            return Trap("stopped, since the program ends", "interrupt", [])
        if trap == UNWIND_PYTHON:
            found = take_exception(ctx)
            return found if found is not None else AllvmError("a host function failed without saying why")
        return self.make_trap(ctx, trap)

    cdef object make_trap(self, VmCtx* ctx, int trap):
        """The exception for a trap, with the guest's stack."""
        cdef uint32_t i
        cdef TrapRec* noted = <TrapRec*>ctx.trap_rec
        kind, text = TRAPS.get(trap, ("host", f"trap {trap}"))
        frames = []
        for i in range(noted.n):
            rec = noted.frames[i]
            places = native_frames(self, rec.pc) if rec.pc else [(rec.function, rec.instruction)]
            for function, instruction in places:
                file, line = self.program.line_of(function, instruction)
                frames.append((self.program.function_name(function), file, line))
        del frames[MAX_FRAMES:]
        address = ctx.abi.trap_addr
        note = ctx.abi.trap_note.decode("utf-8", "replace")
        ctx.abi.trap_note[0] = 0
        if kind in ("memory", "indirect", "heap") and address:
            text += f" (address {address:#x})"
        elif kind == "memory":
            text += " (address 0x0)"
        elif kind == "undefined":
            note = self.program.function_name(<uint32_t>address)
        elif kind == "signature":
            note = f"{self.program.function_name(<uint32_t>address)} is {self.program.function_sig(<uint32_t>address)}"
        if note:
            text += f": {note}"
        if frames:
            name, file, line = frames[0]
            text += f" in {name}" + (f", {file}:{line}" if file else "")
        return Trap(text, kind, frames)

    def call(self, function, args=()):
        """Call a function, by index or name, and return the tuple of its results: ints (signed) and floats.

        Trap where the guest stops in a fault or at a limit; GuestExit where it exits.
        """
        cdef uint32_t index = self.index_of(function)
        cdef Slot slots[MAX_VALUES]
        self.set_arguments(index, slots, tuple(args))
        self.run(index, slots)
        return self.get_results(index, slots)

    cdef int set_arguments(self, uint32_t index, Slot* slots, tuple args) except -1:
        cdef TypeRec* t = &self.program.t.types[self.program.t.type_of[index]]
        cdef uint32_t i
        if len(args) != t.n_params:
            raise UsageError(f"{self.program.function_name(index)} takes {t.n_params} arguments, {len(args)} were given")
        for i in range(t.n_params):
            set_slot(&slots[i], t.params[i], args[i])
        return 0

    cdef tuple get_results(self, uint32_t index, Slot* slots):
        cdef TypeRec* t = &self.program.t.types[self.program.t.type_of[index]]
        cdef uint32_t i
        return tuple([get_slot(&slots[i], t.results[i]) for i in range(t.n_results)])

    def call_raw(self, function, args=()):
        """The same with arguments and results as the 64 bits of their slots."""
        cdef uint32_t index = self.index_of(function), i
        cdef TypeRec* t = &self.program.t.types[self.program.t.type_of[index]]
        cdef Slot slots[MAX_VALUES]
        args = tuple(args)
        if len(args) != t.n_params:
            raise UsageError(f"{self.program.function_name(index)} takes {t.n_params} arguments, {len(args)} were given")
        for i in range(t.n_params):
            slots[i].u64 = args[i] & 0xFFFFFFFFFFFFFFFF
        self.run(index, slots)
        return tuple([slots[i].u64 for i in range(t.n_results)])

    cdef int run(self, uint32_t index, Slot* slots) except -1:
        cdef bint outermost = self.enter()
        cdef int rc
        try:
            with nogil:
                rc = run_function(&self.ctx, index, slots)
        finally:
            if outermost and self.ctx.heat != NULL:
                note_call(&self.ctx, index)
            self.leave(outermost)
        if rc != 0:
            self.failed()
        if self.starter is not None and not self.shared.start_at:
            starter, self.starter = self.starter, None
            starter()
        return 0

    cdef uint32_t index_of(self, function) except? 0xFFFFFFFF:
        if isinstance(function, int):
            if not 0 <= function < self.program.t.n_functions:
                raise UsageError(f"function {function} does not exist; there are {self.program.t.n_functions}")
            return function
        found = self.program.function_index(function)
        if found < 0:
            raise UsageError(f"there is no function {function!r}")
        return found

    @property
    def fini(self):
        """Addresses of the functions to run after main, in order."""
        entries = sorted(self.program.fini, key=fini_order)
        return [self.func_address[<uint32_t>index] for _, index in entries]

    def run_main(self, argv=("program",), env=(), size_t exit_function=0, args=None):
        """Run the program: init functions, main, the exit path. Returns its exit status.

        argv: strings or bytes. env: (name, value) pairs. exit_function: the address of the host library's exit,
        which runs atexit handlers and `fini` functions; without it the latter are run here. args: what
        `place_arguments` returned, where it was called before the heap came into use.
        """
        index = self.program.function_index("main")
        if index < 0 or index < self.program.t.n_imports:
            raise LinkError("the program has no main function")
        sig = self.program.function_sig(index)
        if sig.partition(":")[0] not in ("", "i", "il", "ill") or sig.partition(":")[2] not in ("", "i"):
            raise LinkError(f"main has the signature {sig!r}")
        args = (args or self.place_arguments(argv, env))[:len(sig.partition(":")[0])]
        try:
            for _, init in sorted(self.program.init, key=init_order):
                self.call(init)
            results = self.call(index, args)
            return self.exit(results[0] if results else 0, exit_function)
        except GuestExit as e:
            return e.code

    cdef object exit(self, int code, size_t exit_function):
        cdef Slot slots[1]
        cdef bint outermost
        cdef int rc
        if not exit_function:
            for address in self.fini:
                self.call((address - FUNCTION_BASE) // 16)
            return code
        slots[0].u64 = <uint32_t>code
        outermost = self.enter()
        self.ctx.depth += 1
        try:
            with nogil:
                (<HostFn><void*>exit_function)(&self.ctx.abi, slots)
                rc = self.ctx.abi.trap
        finally:
            self.ctx.depth -= 1
            self.leave(outermost)
        if rc != 0:
            self.failed()
        return code

    def place_arguments(self, argv, env=()):
        """Put arguments and environment into guest memory, before the heap: (argc, argv, envp)."""
        texts = [as_bytes(a) for a in argv]
        pairs = [as_bytes(n) + b"=" + as_bytes(v) for n, v in (env.items() if isinstance(env, dict) else env)]
        for text in texts + pairs:
            if b"\0" in text:
                raise UsageError(f"an argument or variable contains a NUL: {text!r}")
        n_pointers = len(texts) + len(pairs) + 2
        blob = b"".join([t + b"\0" for t in texts + pairs])
        base = self.place(bytes(8 * n_pointers) + blob)
        at = base + 8 * n_pointers
        addresses = []
        for text in texts + pairs:
            addresses.append(at)
            at += len(text) + 1
        words = addresses[:len(texts)] + [0] + addresses[len(texts):] + [0]
        self.write(base, b"".join([w.to_bytes(8, "little") for w in words]))
        return len(texts), base, base + 8 * (len(texts) + 1)

    def translate(self, function=None):
        """Translate a function, or all, without calling it."""
        cdef uint32_t i
        cdef int failed = 0
        chosen = range(self.program.t.n_imports, self.program.t.n_functions) if function is None else [self.index_of(function)]
        if self.ctx.depth:
            raise UsageError("the instance is running")
        for i in chosen:
            if i >= self.program.t.n_imports and self.ctx.entry[i] == self.ctx.arena + i:
                with nogil:
                    vm_lock(&self.shared)
                    failed = translate(&self.ctx, i)
                    vm_unlock(&self.shared)
                if failed:
                    raise MemoryError("no memory to translate a function")

    def interrupt(self):
        """Stop the guest in all its contexts, with a trap of kind 'interrupt' as soon as each gets to a safepoint; from
        any thread. When the guest is not running, the instance's next run is stopped."""
        stop_all(&self.shared, NULL, STOP_INTERRUPT)

    # -- memory
    def place(self, bytes data, int align=16):
        """Put bytes before the heap, which must not be in use yet. Their address."""
        cdef uint64_t at = (self.placed + align - 1) & ~(<uint64_t>align - 1)
        cdef uint64_t end = page_up(at + len(data))
        if self.ctx.abi.heap_end != self.ctx.abi.heap_lo:
            raise UsageError("nothing can be placed before the heap once it is in use")
        if end > self.ctx.abi.heap_end and grow_heap(&self.ctx.abi, end) != 0:
            raise AllvmError(f"no room for {len(data)} bytes of arguments and environment under the memory limit")
        self.ctx.abi.heap_lo = self.ctx.abi.heap_end
        memcpy(self.ctx.abi.mem + at, <const char*>data, len(data))
        self.placed = at + len(data)
        return at

    cdef char* range(self, uint64_t address, uint64_t n, bint write) except NULL:
        cdef uint64_t end = guest_end(&self.ctx.abi, address) or (address if address == self.ctx.abi.heap_end else 0)
        if not end or n > end - address:
            raise UsageError(f"{n} bytes at {address:#x} are not in guest memory "
                             f"({self.ctx.abi.stack_lo:#x} to {self.ctx.abi.heap_end:#x})")
        if write and address < self.ctx.abi.ro_hi and address + n > self.ctx.abi.ro_lo:
            raise UsageError(f"{n} bytes at {address:#x} touch constant data")
        return self.ctx.abi.mem + address

    def read(self, uint64_t address, uint64_t n):
        """n bytes of guest memory."""
        return self.range(address, n, False)[:n]

    def write(self, uint64_t address, data):
        """Put bytes into guest memory."""
        cdef const unsigned char[::1] view = data
        cdef char* p = self.range(address, view.shape[0], True)
        if view.shape[0]:
            memcpy(p, &view[0], view.shape[0])

    def view(self, uint64_t address, uint64_t n, bint readonly=False):
        """A memoryview of guest memory, without a copy."""
        cdef Memory m = Memory.__new__(Memory)
        m.instance, m.p, m.n, m.readonly = self, self.range(address, n, not readonly), n, readonly
        return memoryview(m)

    def grow(self, uint64_t n):
        """Commit n more bytes of heap. Their address, or -1 when over the limit."""
        cdef uint64_t at = self.ctx.abi.heap_end
        return at if grow_heap(&self.ctx.abi, at + n) == 0 else -1

    def symbol_address(self, str name):
        """The guest address of a function or data object that the program defines."""
        entry = self.program.symbols.get(name)
        if entry is None:
            raise UsageError(f"there is no symbol {name!r}")
        kind, index, offset, _ = entry
        if kind == "func":
            return self.func_address[<uint32_t>index]
        return self.data_address[<uint32_t>index] + offset

    def import_address(self, uint32_t index):
        """The guest address of an imported data object, by its place among the imports; 0 where it is undefined and weak."""
        if index >= self.program.t.n_data_imports:
            raise UsageError(f"there is no data import {index}")
        return self.data_address[index]

    @property
    def addresses(self):
        """The guest addresses of data objects and of functions, by index: (data, functions)."""
        cdef uint32_t i
        return (tuple([self.data_address[i] for i in range(self.program.t.n_data)]),
                tuple([self.func_address[i] for i in range(self.program.t.n_functions)]))

    @property
    def imports_by_host(self):
        """Per imported function whether it is bound to a C function."""
        return [self.T.import_kind[i] == 1 for i in range(self.program.t.n_imports)]

    @property
    def context_address(self):
        """The address of the C `Ctx`, for the host library."""
        return <size_t>&self.ctx

    @property
    def layout(self):
        """The memory map, as docs/abi.md names it."""
        a = &self.ctx.abi
        return {"stack_lo": a.stack_lo, "stack_hi": a.stack_hi, "ro_lo": a.ro_lo, "ro_hi": a.ro_hi,
                "heap_lo": a.heap_lo, "heap_end": a.heap_end, "heap_max": a.heap_max}

    @property
    def host(self):
        """An object of the host library's that lives as long as the instance."""
        return self.host_state

    @host.setter
    def host(self, state):
        self.host_state = state

    def stats(self):
        """Counts of this instance. `instructions` and `calls` are None unless they are counted."""
        cdef uint32_t i
        counted = self.T.options & OPTION_COUNT
        translated = 0
        for i in range(self.T.n_codes):
            translated += self.program.t.functions[self.T.codes[i].function - self.program.t.n_imports].count
        cdef Sums sum
        sum_contexts(&self.shared, &sum)
        return {
            "instructions": sum.icount if counted else None,
            "calls": sum.ccount if counted else None,
            "units": sum.slices,
            "fuel_left": max(0, self.shared.fuel) if self.ctx.metered else None,
            "safepoints": sum.polls,
            "contexts": self.shared.n_contexts,
            "memory": self.ctx.abi.heap_end - self.ctx.abi.stack_lo + self.shared.stacks_size,
            "heap": self.ctx.abi.heap_end - self.ctx.abi.heap_lo,
            "translated_functions": self.T.n_codes,
            "translated_instructions": translated,
            "internal_bytes": <char*>self.shared.arena_next - <char*>self.ctx.arena,
        }


def init_order(entry):
    return entry[0]

def fini_order(entry):
    return -entry[0]

cdef bytes as_bytes(text):
    return text if isinstance(text, bytes) else os_fsencode(text)

cdef inline uint64_t page_up(uint64_t n) noexcept nogil:
    return (n + PAGE - 1) & ~<uint64_t>(PAGE - 1)

cdef int grow_heap(Ctx* abi, uint64_t end) noexcept nogil:
    """Ctx.grow: commit memory up to a guest address."""
    cdef VmShared* shared = (<VmCtx*>abi).shared
    cdef VmCtx* other
    cdef int failed = -1
    vm_lock(shared)
    if end <= abi.heap_max and page_up(end) <= abi.heap_max:
        end = page_up(end)
        failed = 0
        if end > abi.heap_end:
            failed = vm_protect(abi.mem + abi.heap_end, end - abi.heap_end, 1)
            if failed == 0:
                vm_prefer_large(abi.mem + abi.ro_hi, abi.mem + abi.heap_end, abi.mem + end)
                vm_publish64(&shared.main.abi.heap_end, end)
                other = shared.contexts
                while other != NULL:
                    vm_publish64(&other.abi.heap_end, end)
                    other = other.next
    vm_unlock(shared)
    return failed

cdef int set_slot(Slot* slot, uint8_t type, value) except -1:
    slot.u64 = 0
    if type == 0:
        slot.u32 = <uint32_t>(value & 0xFFFFFFFF)
    elif type == 1:
        slot.u64 = <uint64_t>(value & 0xFFFFFFFFFFFFFFFF)
    elif type == 2:
        slot.f32 = <float><double>value
    else:
        slot.f64 = value
    return 0

cdef object get_slot(Slot* slot, uint8_t type):
    if type == 0:
        return slot.s32
    if type == 1:
        return slot.s64
    return <double>slot.f32 if type == 2 else slot.f64

cdef int start_waiting(VmCtx* ctx) noexcept with gil:
    """Start what waits for a program that runs longer. Not 0: stop."""
    cdef Instance self = <Instance>ctx.self
    starter, self.starter = self.starter, None
    try:
        if starter is not None:
            starter()
    except BaseException as e:
        keep_exception(ctx, e)
        return 1
    return 0

# --- calls of Python from the guest

cdef int python_signals(VmCtx* ctx) noexcept with gil:
    """Run Python's signal handlers; what one raises is kept. Not 0: stop."""
    try:
        PyErr_CheckSignals()
    except BaseException as e:
        keep_exception(ctx, e)
        return 1
    return 0

cdef int call_python(VmCtx* ctx, Slot* args, uint32_t index) noexcept with gil:
    """A call of an import that is bound to a Python callable."""
    cdef Instance self = <Instance>ctx.self
    cdef TypeRec* t = &self.program.t.types[self.program.t.type_of[index]]
    cdef uint32_t i
    try:
        result = self.callables[index](*[get_slot(&args[i], t.params[i]) for i in range(t.n_params)])
        if t.n_results == 1:
            set_slot(&args[0], t.results[0], result)
        elif t.n_results:
            values = tuple(result)
            if len(values) != t.n_results:
                raise UsageError(f"{self.program.function_name(index)} must return {t.n_results} values")
            for i in range(t.n_results):
                set_slot(&args[i], t.results[i], values[i])
        return 0
    except GuestExit as e:
        ctx.abi.exit_code, ctx.abi.trap = e.code, UNWIND_EXIT
    except GuestLongjmp:
        ctx.abi.trap = UNWIND_LONGJMP
    except GuestThrow:
        ctx.abi.trap = UNWIND_THROW
    except BaseException as e:
        keep_exception(ctx, e)
        ctx.abi.trap = UNWIND_PYTHON
    return -1

cdef void call_tracer(VmCtx* ctx, Insn* pc, Slot* R) noexcept with gil:
    cdef Instance self = <Instance>ctx.self
    cdef Code* code = find_code(ctx, pc)
    cdef uint32_t i
    try:
        nregs = self.program.t.functions[code.function - self.program.t.n_imports].nregs
        self.tracer(code.function, pc.i, [R[HEADER + i].u64 for i in range(nregs)])
    except BaseException as e:
        keep_exception(ctx, e)
        ctx.abi.trap = UNWIND_PYTHON
