"""Instructions on types that are no plain scalars: methods of FunctionLowering.

They are found by name: ``wide_<op>``, ``float_<op>``, ``vector_<op>`` and
``aggregate_<op>``, see `function`.
"""

from allvm.frontend import legal_emit as e
from allvm.frontend import legal_memory as memory
from allvm.frontend import legal_vector as vec

_INT_BINARY = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor")
_FLOAT_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
_CASTS = ("trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "addrspacecast", "fptrunc", "fpext", "fptosi", "fptoui",
          "sitofp", "uitofp")  # fmt: skip


class LegalOps:
    """Mixin of FunctionLowering."""

    # -- arithmetic, comparisons, conversions: the same for every class of types
    def _legal_binary(self, instr):
        x, y = instr.operands
        self.define(instr, vec.binary(self, instr.op, instr.type, self.parts(x), self.parts(y)))

    def _legal_neg(self, instr):
        x = instr.operands[0]
        self.define(instr, vec.neg(self, instr.type, self.parts(x)))

    def _legal_compare(self, instr):
        x, y = instr.operands
        self.define(instr, vec.compare(self, instr.op, instr.predicate, x.type, self.parts(x), self.parts(y)))

    def _legal_cast(self, instr):
        x = instr.operands[0]
        self.define(instr, vec.cast(self, instr.op, x.type, instr.type, self.parts(x)))

    def _legal_bitcast(self, instr):
        x = instr.operands[0]
        self.define(instr, vec.bitcast(self, self.layout, x.type, instr.type, self.parts(x)))

    # -- memory
    def _legal_load(self, instr):
        self.define(instr, memory.load(self, instr.type, self.addr(instr.operands[0])))

    def _legal_store(self, instr):
        value, pointer = instr.operands
        memory.store(self, value.type, self.parts(value), self.addr(pointer))

    wide_load = float_load = vector_load = aggregate_load = _legal_load
    wide_store = float_store = vector_store = aggregate_store = _legal_store

    # -- vectors
    def vector_select(self, instr):
        c, x, y = instr.operands
        self.define(instr, vec.select(self, c.type, self.parts(c), instr.type, self.parts(x), self.parts(y)))

    def vector_extractelement(self, instr):
        x, index = instr.operands
        self.define(instr, vec.extract(self, x.type, self.parts(x), self.parts(index)[0]))

    def vector_insertelement(self, instr):
        x, lane, index = instr.operands
        self.define(instr, vec.insert(self, instr.type, self.parts(x), self.parts(lane), self.parts(index)[0]))

    def vector_shufflevector(self, instr):
        x, y = instr.operands[:2]
        self.define(instr, vec.shuffle(self, x.type, self.parts(x), self.parts(y), instr.indices))

    def vector_getelementptr(self, instr):
        """Lane by lane; a scalar base or index serves every lane."""
        n = instr.type.count
        addresses = self._lanes_of(instr.operands[0], n)
        t = instr.source_type
        for at, index in enumerate(instr.operands[1:]):
            if at and t.kind == "struct":
                field = self._constant_field(index)
                offset = self.layout.offsets(t)[field]
                addresses = [e.aluk(self, "add", "i64", a, offset) for a in addresses]
                t = t.fields[field]
                continue
            t = t.elem if at else t
            stride = self.layout.size(t)
            bits = vec.scalar(index.type).bits
            indices = (e.sign_extend64(self, bits, i) if bits < 64 else i for i in self._lanes_of(index, n))
            addresses = [e.alu(self, "add", "i64", a, e.aluk(self, "mul", "i64", i, stride))
                         for a, i in zip(addresses, indices, strict=True)]
        self.define(instr, addresses)

    def _lanes_of(self, value, n):
        """The registers of a vector of single parts, or n times that of a scalar."""
        parts = self.parts(value)
        return parts if value.type.kind == "vector" else parts * n

    def _constant_field(self, index):
        """The number of a struct's field, which is a constant, or a splat of one in a getelementptr of vectors."""
        return self.constant(self.parts(index)[0])

    # -- aggregates
    def aggregate_extractvalue(self, instr):
        value = instr.operands[0]
        start, t = self.part_range(value.type, instr.indices)
        self.define(instr, self.parts(value)[start : start + len(self.type_parts(t))])

    def aggregate_insertvalue(self, instr):
        value, field = instr.operands
        start, t = self.part_range(value.type, instr.indices)
        parts = list(self.parts(value))
        parts[start : start + len(self.type_parts(t))] = self.parts(field)
        self.define(instr, parts)

    def part_range(self, t, indices):
        """(number of the first part, type) of the element of an aggregate that indices name."""
        start = 0
        for i in indices:
            if t.kind == "struct":
                start += sum(len(self.type_parts(f)) for f in t.fields[:i])
                t = t.fields[i]
            else:
                t = t.elem
                start += i * len(self.type_parts(t))
        return start, t



def _install():
    """Gives the classes of types the methods that serve them alike."""
    for prefix in ("wide_", "float_", "vector_"):
        for op in _INT_BINARY + _FLOAT_BINARY:
            setattr(LegalOps, prefix + op, LegalOps._legal_binary)
        for op in _CASTS:
            setattr(LegalOps, prefix + op, LegalOps._legal_cast)
        for op in ("icmp", "fcmp"):
            setattr(LegalOps, prefix + op, LegalOps._legal_compare)
        setattr(LegalOps, prefix + "bitcast", LegalOps._legal_bitcast)
    LegalOps.vector_fneg = LegalOps.float_fneg = LegalOps._legal_neg


_install()
