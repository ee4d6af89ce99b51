# Seeing what the translator made: dumps and profiles.

def handler_names():
    """What the handlers are called, in the order of their table."""
    from allvm.interp import _handlers

    return _handlers.names()

cdef dict names_by_address():
    cdef const Handler* table = <const Handler*><size_t>HANDLER_TABLE
    return {<size_t>table[<size_t>n]: name for n, name in enumerate(handler_names())}

def dump_internal(Instance self, function):
    """The internal code of a function, translated if need be: one line per instruction, beside the canonical index."""
    cdef uint32_t index = self.index_of(function), i, n
    cdef Code* code = NULL
    cdef Insn* insn
    cdef uint32_t last = 0xFFFFFFFF
    if index < self.program.t.n_imports:
        raise UsageError(f"{self.program.function_name(index)} is imported")
    if self.ctx.entry[index] == self.ctx.arena + index and translate(&self.ctx, index) != 0:
        raise MemoryError("no memory to translate a function")
    for i in range(self.T.n_codes):
        if self.T.codes[i].function == index:
            code = &self.T.codes[i]
    names = names_by_address()
    lines = []
    n = <uint32_t>(code.end - code.start)
    for i in range(n):
        insn = code.start + i
        origin = code.origins[i]
        name = names.get(<size_t>insn.h)
        where = f"{origin:5}" if origin != last else "     "
        last = origin
        if name is None:
            lines.append(f"{where} {i:5}    data {(<uint64_t*>insn)[0]:#x} {(<uint64_t*>insn)[1]:#x}")
        else:
            lines.append(f"{where} {i:5}  {name:32} {insn.a:5} {insn.b:5} {insn.c:5} {insn.d:5}   {insn.i}")
    return "\n".join(lines) + "\n"

def iop_names():
    """Names of the internal operations, by number."""
    cdef const char* p = IOP_NAMES
    result = []
    for _ in range(N_IOPS):
        text = p.decode("ascii")
        result.append(text)
        p += len(text) + 1
    return result

def profile(Instance self):
    """How often each pair of internal operations ran one after the other: {(first, second): count}."""
    cdef uint32_t i, k
    if self.ctx.pairs == NULL:
        raise UsageError("the instance was made without profile=True")
    names = iop_names()
    return {(names[i], names[k]): self.ctx.pairs[<size_t>i * N_IOPS + k]
            for i in range(N_IOPS) for k in range(N_IOPS) if self.ctx.pairs[<size_t>i * N_IOPS + k]}
