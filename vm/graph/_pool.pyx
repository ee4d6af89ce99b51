"""The threads of the openmp device: a kernel's instances in chunks, each thread in a context of its own."""

from cython.parallel cimport parallel, prange, threadid
from libc.stdint cimport int64_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

cdef extern from "allvm_abi.h" nogil:
    ctypedef union Slot:
        uint64_t u64
        int64_t s64
    ctypedef struct Ctx:
        int trap

ctypedef struct Span:
    int64_t begin, end              # nanoseconds
    int tid

ctypedef void (*Kernel)(Ctx* ctx, Slot* args) noexcept nogil
ctypedef int (*RunChunk)(Ctx* ctx, Kernel kernel, Slot* args) noexcept nogil
ctypedef int (*Open)(Ctx* ctx) noexcept nogil
ctypedef void (*Close)(Ctx* ctx) noexcept nogil


cdef int64_t nanoseconds() noexcept nogil:
    cdef timespec t
    clock_gettime(CLOCK_MONOTONIC, &t)
    return <int64_t>t.tv_sec * 1000000000 + t.tv_nsec


def clock():
    """Seconds on the clock by which chunks are recorded."""
    return nanoseconds() * 1e-9


cdef class Pool:
    """Runs kernels in contexts. functions: what allvm.interp._core.chunk_functions gives; contexts: their addresses, one per thread."""

    cdef RunChunk run_chunk
    cdef Open open
    cdef Close close
    cdef Ctx** contexts
    cdef char* opened
    cdef readonly int threads
    # the run under way; it is the only one
    cdef Kernel kernel
    cdef Slot* given                # a kernel's arguments, then room for those of each thread
    cdef Slot* results
    cdef int width, n_results
    cdef int64_t first, end, chunk, chunks
    cdef volatile int failed_thread
    cdef int64_t failed             # chunk
    cdef Span* spans                # when each chunk ran, where that is recorded

    def __cinit__(self, functions, contexts):
        cdef int n
        self.run_chunk = <RunChunk><size_t>functions[0]
        self.open = <Open><size_t>functions[1]
        self.close = <Close><size_t>functions[2]
        self.threads = len(contexts)
        self.contexts = <Ctx**>malloc(self.threads * sizeof(Ctx*))
        self.opened = <char*>calloc(self.threads, 1)
        if self.contexts == NULL or self.opened == NULL:
            raise MemoryError
        for n in range(self.threads):
            self.contexts[n] = <Ctx*><size_t>contexts[n]

    def __dealloc__(self):
        free(self.contexts)
        free(self.opened)

    def run(self, size_t kernel, list args, int n_results, int64_t first, int64_t end, int64_t chunk, list record=None, int limit=1 << 30):
        """Run the instances first to end, in chunks of about `chunk`: (the results of the last instance, None), or (None, (thread, first and
        end of the chunk that failed)). args: the kernel's, the first two left open. record: gets (thread, begin, end, first, end) of each
        chunk: seconds by `clock`, instances. limit: of threads."""
        cdef int64_t chunks = (end - first + chunk - 1) // chunk
        cdef int threads = <int>min(<int64_t>min(self.threads, limit), chunks)
        cdef int width = max(len(args), n_results), n, tid
        cdef int64_t c
        cdef Slot* given = <Slot*>calloc(width * (threads + 2), sizeof(Slot))
        if given == NULL:
            raise MemoryError
        self.given, self.results, self.width, self.n_results = given, given + width * (threads + 1), width, n_results
        self.first, self.end, self.chunk, self.chunks, self.kernel = first, end, chunk, chunks, <Kernel>kernel
        self.failed_thread = -1
        self.spans = NULL
        if record is not None:
            self.spans = <Span*>calloc(chunks, sizeof(Span))  # without room, nothing is recorded
        try:
            for n in range(len(args)):
                given[n].u64 = args[n] & 0xFFFFFFFFFFFFFFFF
            if threads == 1:
                with nogil:
                    self.all_chunks()
            else:
                with nogil, parallel(num_threads=threads):
                    tid = threadid()
                    self.begin(tid)
                    for c in prange(chunks, schedule="dynamic", chunksize=1):
                        self.one_chunk(tid, c)
                    self.finish(tid)
            if self.spans != NULL:
                for c in range(chunks):
                    if self.spans[c].end:
                        record.append((self.spans[c].tid, self.spans[c].begin * 1e-9, self.spans[c].end * 1e-9, first + c * chunk, min(end, first + (c + 1) * chunk)))
            if self.failed_thread >= 0:
                c = self.failed
                return None, (self.failed_thread, first + c * chunk, min(end, first + (c + 1) * chunk))
            return tuple([self.results[n].u64 for n in range(n_results)]), None
        finally:
            free(given)
            free(self.spans)

    cdef void fail(self, int tid, int64_t c) noexcept nogil:
        self.failed = c
        self.failed_thread = tid

    cdef void begin(self, int tid) noexcept nogil:
        self.opened[tid] = self.open(self.contexts[tid]) == 0
        if not self.opened[tid]:
            self.fail(tid, 0)

    cdef void finish(self, int tid) noexcept nogil:
        if self.opened[tid]:
            self.close(self.contexts[tid])

    cdef void one_chunk(self, int tid, int64_t c) noexcept nogil:
        cdef Slot* own = self.given + self.width * (tid + 1)
        cdef int failed
        if self.failed_thread >= 0 or not self.opened[tid]:
            return
        memcpy(own, self.given, self.width * sizeof(Slot))
        own[0].s64 = self.first + c * self.chunk
        own[1].s64 = min(self.end, self.first + (c + 1) * self.chunk)
        if self.spans != NULL:
            self.spans[c].tid = tid
            self.spans[c].begin = nanoseconds()
        failed = self.run_chunk(self.contexts[tid], self.kernel, own)
        if self.spans != NULL:
            self.spans[c].end = nanoseconds()
        if failed != 0:
            self.fail(tid, c)
        elif c == self.chunks - 1:
            memcpy(self.results, own, self.n_results * sizeof(Slot))

    cdef void all_chunks(self) noexcept nogil:
        """In this thread."""
        cdef int64_t c
        self.begin(0)
        for c in range(self.chunks):
            self.one_chunk(0, c)
        self.finish(0)
