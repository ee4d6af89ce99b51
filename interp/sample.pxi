# Sampling: where the program is, every few milliseconds of CPU time (vm_sample.h).

cdef enum:
    SAMPLE_FRAMES = 256             # innermost ones of a sample that are kept
    SAMPLE_STEPS = 4096             # frames looked at
    SAMPLE_WORDS = 1 << 24          # of all records

cdef void record_sample(VmSampler* s, Activation* a, Insn* pc, Slot* R, const uint64_t* pcs, uint32_t n, uint32_t state) noexcept nogil:
    """Append a record: time in ns, frames and state, then the frames, innermost first: function and instruction, or bit 63 and a native pc."""
    cdef VmCtx* ctx = a.ctx
    cdef uint64_t frames[256]
    cdef uint64_t at
    cdef uint32_t k = 0, i, steps = 0
    cdef bint exact, inside = True
    pc = <Insn*>(<size_t>pc & ~<size_t>1)
    exact = <size_t>pc % sizeof(Insn) == 0 and pc >= ctx.arena and pc < ctx.shared.arena_next
    for i in range(n):
        if k < SAMPLE_FRAMES:
            frames[k] = pcs[i] | <uint64_t>1 << 63 if pcs[i] >= ctx.n_functions else pcs[i] << 32
            k += 1
    while a != NULL and inside and steps < SAMPLE_STEPS:
        inside = inside_stack(ctx, a, R)
        if not inside:
            break
        if exact and not stands_in(ctx, pc):
            k = sample_frame(ctx, frames, k, pc)
        exact = True
        while R != a.base and inside and steps < SAMPLE_STEPS:
            steps += 1
            pc = <Insn*>R[0].ptr - 1
            inside = <Slot*>R[1].ptr < R and inside_stack(ctx, a, <Slot*>R[1].ptr)
            R = <Slot*>R[1].ptr
            if inside:
                k = sample_frame(ctx, frames, k, pc)
        pc, R = a.host_pc, a.host_R
        if a.native_exit != NULL and a.outer != NULL and k < SAMPLE_FRAMES:
            k = sample_exit(ctx, frames, k, a.native_exit, a.outer)
        a = a.outer
    at = <uint64_t>vm_add64(<int64_t*>&s.used, 2 + k) - 2 - k
    vm_add64(<int64_t*>&s.taken, 1)
    if at + 2 + k > s.room:
        vm_add64(<int64_t*>&s.lost, 1)
        return
    s.words[at] = vm_clock()
    memcpy(s.words + at + 2, frames, k * 8)
    vm_publish64(&s.words[at + 1], <uint64_t>state << 32 | k | <uint64_t>1 << 63)

cdef uint32_t sample_frame(VmCtx* ctx, uint64_t* frames, uint32_t k, Insn* pc) noexcept nogil:
    cdef Code* code
    if k == SAMPLE_FRAMES or <size_t>pc % sizeof(Insn):
        return k
    code = find_code(ctx, pc)
    if code != NULL:
        frames[k] = <uint64_t>code.function << 32 | code.origins[pc - code.start] & 0xFFFFFF
        return k + 1
    if pc >= ctx.arena and pc < ctx.arena + ctx.n_functions:
        frames[k] = <uint64_t>(pc - ctx.arena) << 32
        return k + 1
    return k

cdef uint32_t sample_exit(VmCtx* ctx, uint64_t* frames, uint32_t k, void* exit, Activation* a) noexcept nogil:
    cdef uint64_t pcs[208]
    cdef uint32_t i, n = vm_walk_exit(ctx, exit, <char*>a, pcs, 0, VM_NATIVE_PCS)
    for i in range(n):
        if k < SAMPLE_FRAMES:
            frames[k] = pcs[i] | <uint64_t>1 << 63
            k += 1
    return k


cdef class Sampler:
    """Samples an instance between `start` and `stop`; one in a process at a time.

    interval: microseconds of CPU time, of all threads together; the system's clock may make it longer.
    """

    cdef Instance instance
    cdef VmSampler s
    cdef uint32_t interval
    cdef bint running

    def __init__(self, Instance instance, interval=1000):
        cdef const Handler* table = <const Handler*><size_t>HANDLER_TABLE
        cdef uint32_t i
        if instance.ctx.loop != NULL:
            raise UsageError(f"samples are taken with the dispatch \"tail\" only, not with {instance.dispatch!r}")
        self.instance, self.interval = instance, interval
        self.s.shared = &instance.shared
        self.s.record = record_sample
        self.s.code_lo = <uint64_t>-1
        for i in range(HANDLER_COUNT):
            self.s.code_lo = min(self.s.code_lo, <uint64_t>table[i])
            self.s.code_hi = max(self.s.code_hi, <uint64_t>table[i] + 256)

    def __dealloc__(self):
        if self.running:
            vm_stop_sampling(&self.s)
        vm_unmap(self.s.words, SAMPLE_WORDS * 8)

    def start(self):
        if vm_sampler != NULL:
            raise UsageError("another sampler is running")
        if self.s.words == NULL:
            self.s.words = <uint64_t*>vm_map(SAMPLE_WORDS * 8)
            if self.s.words == NULL or vm_protect(self.s.words, SAMPLE_WORDS * 8, 1) != 0:
                raise MemoryError("no room for samples")
            self.s.room = SAMPLE_WORDS
        if vm_start_sampling(&self.s, self.interval) != 0:
            raise AllvmError("the system gives no timer for samples")
        self.running = True

    def stop(self):
        if self.running:
            vm_stop_sampling(&self.s)
            self.running = False

    @property
    def counts(self):
        """(samples in the guest, those of them that there was no room for, samples in other threads and in Python)"""
        return self.s.taken, self.s.lost, self.s.elsewhere

    def samples(self):
        """[(time in ns, state, ((function, instruction), ...))], innermost frame first; state: 0 the host library, 1 interpreter, 2 native code.
        Frames of native code are as many as functions were compiled into one."""
        cdef uint64_t at = 0, word, frame
        cdef uint32_t k
        result = []
        places = {}
        while at + 2 <= min(self.s.used, self.s.room):
            word = self.s.words[at + 1]
            if not word >> 63:
                break                           # a record that did not fit
            frames = []
            for k in range(word & 0xFFFFFFFF):
                frame = self.s.words[at + 2 + k]
                if not frame >> 63:
                    frames.append((<uint32_t>(frame >> 32), <uint32_t>frame))
                    continue
                found = places.get(frame)
                if found is None:
                    found = places[frame] = native_frames(self.instance, frame & ~(<uint64_t>1 << 63))
                frames += found
            result.append((self.s.words[at], <int>((word >> 32) & 0x7FFFFFFF), tuple(frames)))
            at += 2 + (word & 0xFFFFFFFF)
        return result
