# Seeing what the translator made: dumps and profiles.

def handler_names():
    """What the handlers are called, in the order of their table."""
    from allvm.interp import _handlers

    return _handlers.names()

cdef dict names_by_address(Instance self):
    cdef const Handler* table = self.T.handlers
    return {<size_t>table[<size_t>n]: name for n, name in enumerate(handler_names())}

def dump_internal(Instance self, function):
    """The internal code of a function, translated if need be: one line per instruction, beside the canonical index."""
    cdef uint32_t index = self.index_of(function), i, n
    cdef Code* code = NULL
    cdef Insn* insn
    cdef uint32_t last = 0xFFFFFFFF
    if index < self.program.t.n_imports:
        raise UsageError(f"{self.program.function_name(index)} is imported")
    self.translate(index)
    for i in range(self.T.n_codes):
        if self.T.codes[i].function == index:
            code = &self.T.codes[i]
    names = names_by_address(self)
    lines = []
    n = <uint32_t>(code.end - code.start)
    for i in range(n):
        insn = code.start + i
        origin = code.origins[i] & 0xFFFFFF
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
    """How often each block of the translated functions ran, with its code: a list of
    (function, [(count, is a branch target, [(handler's name, position, fields a, b, c, d, i), ...]), ...])."""
    cdef uint32_t i, k
    cdef Insn* insn
    cdef Code* code
    if not self.T.options & OPTION_PROFILE:
        raise UsageError("the instance was made without profile=True")
    names = names_by_address(self)
    result = []
    for k in range(self.T.n_codes):
        code = &self.T.codes[k]
        blocks = []
        block = None
        i = 0
        while i < code.end - code.start:
            insn = code.start + i
            i += 1
            name = names.get(<size_t>insn.h)
            if name == "profile":
                block = []
                blocks.append(((<uint64_t*>(insn + 1))[0], bool(insn.a), block))
                i += 1
            elif name is not None and block is not None:
                block.append((name, i - 1, insn.a, insn.b, insn.c, insn.d, insn.i))
        result.append((code.function, blocks))
    return result
