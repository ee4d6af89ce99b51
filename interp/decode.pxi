# Decoding of instructions: used by the loader, which checks each one, and by the translator.
# The rules are those of ir/verify.py; docs/container.md says how an instruction is written.

cdef enum:
    MAX_REGS = 60000
    MAX_ALIGN = 16
    MAX_VALUES = 1000
    MAX_SWITCH = 1 << 20
    MAX_DISP = 0xFFFF
    MEM_BASE = 0
    MEM_INDEX = 1
    MEM_DATA = 2
    MEM_DATA_INDEX = 3
    RMW_KINDS = 11
    LAST_TRAP = 18

ctypedef struct TypeRec:
    uint32_t n_params
    uint32_t n_results
    const uint8_t* params           # codes 0 i32, 1 i64, 2 f32, 3 f64
    const uint8_t* results

ctypedef struct FuncRec:
    uint32_t type
    uint32_t nregs
    uint32_t frame
    uint32_t align
    uint32_t count                  # instructions
    const uint8_t* code
    const uint8_t* code_end
    const uint8_t* lines            # the line table, after its count
    uint32_t n_lines

# What decoding needs to know of a module.
ctypedef struct Tables:
    uint32_t n_types
    TypeRec* types
    uint32_t n_imports              # functions
    uint32_t n_functions            # imports included
    uint32_t* type_of               # per function
    FuncRec* functions              # the module's own
    uint32_t n_data_imports
    uint32_t n_data                 # imports included

# A decoded instruction.
ctypedef struct CI:
    uint16_t op
    uint8_t mem_kind
    uint8_t ext
    uint8_t scale
    uint8_t has_mem
    uint16_t rd
    uint16_t ra
    uint16_t rb
    uint16_t rc
    uint16_t index
    uint32_t root                   # a register or a data object
    int32_t disp
    int64_t k
    uint32_t label
    uint32_t callee                 # a function, a data object or a type
    uint32_t list                   # where labels, or defs and uses, begin in Decoder.list
    uint32_t n_defs
    uint32_t n_list                 # labels, or uses

ctypedef struct Decoder:
    const uint8_t* p
    const uint8_t* end
    const Tables* t
    uint32_t index                  # of the instruction at hand
    uint32_t count
    uint32_t nregs
    uint32_t n_results              # of the function itself
    # labels, defs and uses are appended here when `keep` is set
    uint32_t* list
    uint32_t n_list
    uint32_t list_room
    bint keep
    # what went wrong
    const char* rule                # NULL: not decodable, else the rule that is broken
    const char* message
    int64_t value

cdef inline int bad(Decoder* d, const char* rule, const char* message, int64_t value) noexcept nogil:
    d.rule = rule
    d.message = message
    d.value = value
    return -1

cdef inline int uleb(const uint8_t** pp, const uint8_t* end, uint64_t* out) noexcept nogil:
    """Read an unsigned LEB128. -1: past the end; -2: too long or too large."""
    cdef const uint8_t* p = pp[0]
    cdef uint64_t v, b
    cdef int shift
    if p >= end:
        return -1
    v = p[0]
    p += 1
    if v >= 128:
        v &= 127
        shift = 7
        while True:
            if p >= end:
                return -1
            b = p[0]
            p += 1
            if shift == 63 and b > 1:
                return -2
            v |= (b & 127) << shift
            if b < 128:
                break
            shift += 7
            if shift > 63:
                return -2
    pp[0] = p
    out[0] = v
    return 0

cdef inline int sleb(const uint8_t** pp, const uint8_t* end, int64_t* out) noexcept nogil:
    """Read a signed LEB128; errors as of uleb."""
    cdef const uint8_t* p = pp[0]
    cdef uint64_t v = 0, b
    cdef int shift = 0
    while True:
        if p >= end:
            return -1
        b = p[0]
        p += 1
        if shift == 63 and b != 0 and b != 127:
            return -2
        v |= (b & 127) << shift
        shift += 7
        if b < 128:
            break
        if shift > 63:
            return -2
    if shift < 64 and b & 64:
        v |= ~<uint64_t>0 << shift
    pp[0] = p
    out[0] = <int64_t>v
    return 0

cdef int leb_error(Decoder* d, int code) noexcept nogil:
    if code == -1:
        return bad(d, NULL, "the code ends in the middle of it", 0)
    return bad(d, NULL, "an integer is longer than 10 bytes or does not fit in 64 bits", 0)

cdef inline int read_index(Decoder* d, uint64_t limit, uint64_t* out, const char* rule, const char* message) noexcept nogil:
    cdef int e = uleb(&d.p, d.end, out)
    if e != 0:
        return leb_error(d, e)
    if out[0] >= limit:
        return bad(d, rule, message, <int64_t>out[0])
    return 0

cdef inline int read_reg(Decoder* d, uint16_t* out) noexcept nogil:
    cdef uint64_t v
    if read_index(d, d.nregs, &v, "register", "register r%lld does not exist") != 0:
        return -1
    out[0] = <uint16_t>v
    return 0

cdef inline int read_label(Decoder* d, uint32_t* out) noexcept nogil:
    cdef int64_t v
    cdef int e = sleb(&d.p, d.end, &v)
    if e != 0:
        return leb_error(d, e)
    # written so that no sum can overflow
    if v < -<int64_t>d.index or v >= <int64_t>d.count - <int64_t>d.index:
        return bad(d, "label", "a label is outside of the function (%lld away)", v)
    out[0] = <uint32_t>(d.index + v)
    return 0

cdef inline int push(Decoder* d, uint32_t v) noexcept nogil:
    cdef uint32_t* grown
    if not d.keep:
        return 0
    if d.n_list == d.list_room:
        grown = <uint32_t*>realloc(d.list, (d.list_room * 2 + 64) * sizeof(uint32_t))
        if grown == NULL:
            return bad(d, "memory", "out of memory", 0)
        d.list = grown
        d.list_room = d.list_room * 2 + 64
    d.list[d.n_list] = v
    d.n_list += 1
    return 0

cdef int read_regs(Decoder* d, uint32_t n, bint distinct) noexcept nogil:
    cdef uint16_t r
    cdef uint16_t seen[MAX_VALUES]
    cdef uint32_t i, j
    for i in range(n):
        if read_reg(d, &r) != 0 or push(d, r) != 0:
            return -1
        if distinct:
            for j in range(i):
                if seen[j] == r:
                    return bad(d, "results-distinct", "two results go to the same register r%lld", r)
            seen[i] = r
    return 0

cdef int read_labels(Decoder* d, CI* ci) noexcept nogil:
    cdef uint64_t n
    cdef uint32_t i, label
    cdef int e = uleb(&d.p, d.end, &n)
    if e != 0:
        return leb_error(d, e)
    if n > <uint64_t>(d.end - d.p):
        return bad(d, NULL, "a list of labels is longer than the code", 0)
    if n > MAX_SWITCH:
        return bad(d, "switch-size", "the number of labels %lld is too large", <int64_t>n)
    ci.list = d.n_list
    ci.n_list = <uint32_t>n
    for i in range(<uint32_t>n):
        if read_label(d, &label) != 0 or push(d, label) != 0:
            return -1
    return 0

cdef int read_mem(Decoder* d, CI* ci) noexcept nogil:
    cdef uint8_t head
    cdef uint64_t v
    cdef int64_t disp = 0
    cdef int e
    if d.p >= d.end:
        return leb_error(d, -1)
    head = d.p[0]
    d.p += 1
    ci.has_mem = 1
    ci.mem_kind = head & 3
    ci.ext = (head >> 2) & 3
    ci.scale = (head >> 4) & 7
    if ci.mem_kind < MEM_DATA:
        if read_index(d, d.nregs, &v, "register", "register r%lld does not exist") != 0:
            return -1
    elif read_index(d, d.t.n_data, &v, "data-index", "data object %lld does not exist") != 0:
        return -1
    ci.root = <uint32_t>v
    if head & 1:
        if read_reg(d, &ci.index) != 0:
            return -1
        if ci.ext > 2:
            return bad(d, "memory-operand", "bad extension %lld", ci.ext)
    elif head & 0x7C:
        return bad(d, "memory-operand", "an extension or scale stands where there is no index", 0)
    if head & 0x80:
        e = sleb(&d.p, d.end, &disp)
        if e != 0:
            return leb_error(d, e)
        if disp == 0:
            return bad(d, NULL, "a memory operand has a displacement of 0", 0)
        if ci.mem_kind < MEM_DATA:
            if disp < -MAX_DISP or disp > MAX_DISP:
                return bad(d, "displacement", "displacement %lld is too large", disp)
        elif disp != <int32_t>disp:
            return bad(d, "displacement", "displacement %lld is too large", disp)
    ci.disp = <int32_t>disp
    return 0

cdef int read_call(Decoder* d, CI* ci, uint32_t type) noexcept nogil:
    """Defs of a call of the type; the uses come from read_regs later."""
    ci.list = d.n_list
    ci.n_defs = d.t.types[type].n_results
    ci.n_list = d.t.types[type].n_params
    return read_regs(d, ci.n_defs, True)

cdef int read_operand(Decoder* d, CI* ci, uint8_t code) noexcept nogil:
    cdef uint64_t v = 0
    cdef int64_t k = 0
    cdef int e
    if code == OPERAND_RD:
        return read_reg(d, &ci.rd)
    if code == OPERAND_RA:
        return read_reg(d, &ci.ra)
    if code == OPERAND_RB:
        return read_reg(d, &ci.rb)
    if code == OPERAND_RC:
        return read_reg(d, &ci.rc)
    if code == OPERAND_MEM:
        return read_mem(d, ci)
    if code == OPERAND_S32 or code == OPERAND_S64:
        e = sleb(&d.p, d.end, &k)
        if e != 0:
            return leb_error(d, e)
        if code == OPERAND_S32 and k != <int32_t>k:
            return bad(d, "immediate", "%lld does not fit in 32 bits", k)
        ci.k = k
        return 0
    if code == OPERAND_LABEL:
        return read_label(d, &ci.label)
    if code == OPERAND_U8 or code == OPERAND_F32 or code == OPERAND_F64:
        e = 1 if code == OPERAND_U8 else 4 if code == OPERAND_F32 else 8
        if d.end - d.p < e:
            return leb_error(d, -1)
        memcpy(&v, d.p, e)
        d.p += e
        ci.k = <int64_t>v
        return 0
    if code == OPERAND_LABELS:
        return read_labels(d, ci)
    if code == OPERAND_FUNC:
        if read_index(d, d.t.n_functions, &v, "function-index", "function %lld does not exist") != 0:
            return -1
        ci.callee = <uint32_t>v
        return 0
    if code == OPERAND_TYPE:
        if read_index(d, d.t.n_types, &v, "type-index", "type %lld does not exist") != 0:
            return -1
        ci.callee = <uint32_t>v
        return 0
    if code == OPERAND_DEFS:
        return read_call(d, ci, d.t.type_of[ci.callee] if ci.op == OP_call or ci.op == OP_invoke else ci.callee)
    if code == OPERAND_USES:
        if ci.op == OP_ret:
            ci.list = d.n_list
            ci.n_list = d.n_results
        return read_regs(d, ci.n_list, False)
    return bad(d, NULL, "unknown kind of operand", code)

cdef inline const uint8_t* operands_of(uint32_t op) noexcept nogil:
    """The codes of an operation's operands, which an OpMeta begins with."""
    return <const uint8_t*>&OPS[op]

cdef int read_insn(Decoder* d, CI* ci) noexcept nogil:
    """Decode and check the instruction at d.p. 0, or -1 with the reason in d."""
    cdef uint32_t op
    cdef const uint8_t* codes
    cdef int n
    if d.p >= d.end:
        return leb_error(d, -1)
    memset(ci, 0, sizeof(CI))
    op = d.p[0]
    d.p += 1
    if op >= 0xF0:
        if d.p >= d.end:
            return leb_error(d, -1)
        op = 240 + ((op - 0xF0) << 8) + d.p[0]
        d.p += 1
    if op >= N_OPS:
        return bad(d, NULL, "there is no opcode %lld", op)
    ci.op = <uint16_t>op
    codes = operands_of(op)
    for n in range(6):
        if codes[n] == OPERAND_END:
            break
        if read_operand(d, ci, codes[n]) != 0:
            return -1
    if op == OP_trap and ci.k > LAST_TRAP:
        return bad(d, "trap-number", "there is no trap %lld", ci.k)
    if op == OP_stack_alloc and ci.k > MAX_ALIGN:
        return bad(d, "stack-align", "the alignment %lld (log2) is too large", ci.k)
    if OPS[op].lowering == LOWER_ATOMIC and ci.k >= RMW_KINDS:
        return bad(d, "rmw-kind", "there is no operation %lld", ci.k)
    return 0

cdef int start_decoder(Decoder* d, const Tables* t, uint32_t function) noexcept nogil:
    """Put a decoder at the start of one of the module's own functions."""
    cdef const FuncRec* f = &t.functions[function - t.n_imports]
    memset(d, 0, sizeof(Decoder))
    d.t = t
    d.p = f.code
    d.end = f.code_end
    d.count = f.count
    d.nregs = f.nregs
    d.n_results = t.types[f.type].n_results
    return 0

cdef int verify_function(Decoder* d, const Tables* t, uint32_t function) noexcept nogil:
    """Check a function's code. 0, or -1 with the reason and the instruction's index in d."""
    cdef CI ci
    cdef uint32_t i
    start_decoder(d, t, function)
    if d.count == 0:
        return bad(d, "code-empty", "it has no instructions", 0)
    for i in range(d.count):
        d.index = i
        if read_insn(d, &ci) != 0:
            return -1
    if d.p != d.end:
        return bad(d, NULL, "%lld bytes are left over after the last instruction", d.end - d.p)
    if not OPS[ci.op].flags & OF_END:
        return bad(d, "code-end", "control may run past the last instruction", 0)
    return 0
