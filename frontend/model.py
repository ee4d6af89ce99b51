"""LLVM IR as Python objects: what the parser makes and the lowering reads.

Plain classes with slots, since a large module has hundreds of thousands of
instructions. Types are interned: equal types are the same object.
"""


class Type:
    """kind: 'int' (bits), 'float' (name: half, bfloat, float, double, fp128, x86_fp80), 'ptr',
    'void', 'label', 'metadata', 'token', 'vector' and 'array' (elem, count), 'struct' (fields,
    packed), 'func' (ret, params, vararg), 'opaque' (name)."""

    __slots__ = ("kind", "bits", "name", "elem", "count", "fields", "packed", "ret", "params", "vararg", "cache")

    def __init__(self, kind, **kw):
        self.kind = kind
        for s in self.__slots__[1:]:
            setattr(self, s, kw.get(s))

    def __str__(self):
        from allvm.frontend.types import type_str

        return type_str(self)


class Value:
    """Anything that can be an operand. `type` is its Type."""

    __slots__ = ("type",)


class Const(Value):
    """A constant without operands. kind: 'int' (value: int, unsigned residue), 'float' (value: the
    bits as an int in the type's own format), 'null', 'undef', 'poison', 'zero' (zeroinitializer), 'none' (token)."""

    __slots__ = ("kind", "value")

    def __init__(self, type, kind, value=0):
        self.type = type
        self.kind = kind
        self.value = value


class ConstAggregate(Value):
    """A constant array, struct or vector: elements (Values). A string is one with `data` (bytes) instead."""

    __slots__ = ("elements", "data")

    def __init__(self, type, elements=None, data=None):
        self.type = type
        self.elements = elements
        self.data = data


class ConstExpr(Value):
    """A constant expression: op (getelementptr, ptrtoint, inttoptr, bitcast, addrspacecast, trunc, add, sub,
    mul, xor, shl, icmp, select ...), operands; source_type for getelementptr; predicate for comparisons."""

    __slots__ = ("op", "operands", "source_type", "predicate")

    def __init__(self, type, op, operands, source_type=None, predicate=None):
        self.type = type
        self.op = op
        self.operands = operands
        self.source_type = source_type
        self.predicate = predicate


class BlockAddress(Value):
    """blockaddress(function, block): a Global and a Block (tokens until the reader has read the whole module)."""

    __slots__ = ("function", "block")

    def __init__(self, type, function, block):
        self.type = type
        self.function = function
        self.block = block


class InlineAsm(Value):
    """asm template and constraints, as a callee."""

    __slots__ = ("template", "constraints", "sideeffect")

    def __init__(self, type, template, constraints, sideeffect):
        self.type = type
        self.template = template
        self.constraints = constraints
        self.sideeffect = sideeffect


class Global(Value):
    """A global variable, function or alias. `type` is ptr.

    what: 'var', 'func', 'alias', 'ifunc'. linkage: LLVM's word ('external', 'internal', 'private', 'weak',
    'weak_odr', 'linkonce', 'linkonce_odr', 'common', 'extern_weak', 'available_externally', 'appending').
    var: value_type, init (Value or None for a declaration), constant, align (bytes, 0 unknown), thread_local.
    func: value_type (a 'func' Type), params (list of Param), blocks (list of Block, empty for a declaration),
    attrs (set of function attributes, strings such as 'returns_twice' or 'key=value'), dbg ((file index, line) or None).
    records: of a function, what is said of its variables: (kind, value, variable, expression, location, block, instructions before it);
    of a variable the number of its debug information; None without.
    alias: value_type, init = the aliasee. section, comdat: names or None.
    """

    __slots__ = ("name", "what", "linkage", "visibility", "value_type", "init", "constant", "align", "thread_local",
                 "section", "comdat", "params", "blocks", "attrs", "dbg", "unnamed_addr", "records")

    def __init__(self, type, name, what):
        self.type = type
        self.name = name
        self.what = what
        self.linkage = "external"
        self.visibility = "default"
        self.value_type = self.init = self.section = self.comdat = self.dbg = None
        self.constant = self.thread_local = self.unnamed_addr = False
        self.align = 0
        self.params = []
        self.blocks = []
        self.attrs = set()
        self.records = None


class Param(Value):
    """A formal parameter. attrs: dict such as {'byval': Type, 'sret': Type, 'align': 8, 'zeroext': True}."""

    __slots__ = ("name", "attrs", "index")

    def __init__(self, type, name, attrs, index):
        self.type = type
        self.name = name
        self.attrs = attrs
        self.index = index


class Block:
    """A basic block: name, instrs (the last is the terminator), preds (each once), index (in the function)."""

    __slots__ = ("name", "instrs", "preds", "index")

    def __init__(self, name):
        self.name = name
        self.instrs = []
        self.preds = []
        self.index = -1


class Instr(Value):
    """An instruction; it is the value it defines. `type` is the type of the result (void for none).

    op and what else is set:
      add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem: operands [a, b];
          flags: set of nsw nuw exact disjoint, fast-math words
      fneg, freeze: operands [a]
      trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr ptrtoaddr bitcast addrspacecast: operands [a]
      icmp fcmp: predicate, operands [a, b]
      select: operands [c, a, b]
      phi: operands = values, blocks = where each comes from
      alloca: source_type, operands [count] or [], align (bytes)
      load: operands [ptr], align, volatile, atomic (ordering or None)
      store: operands [value, ptr], align, volatile, atomic
      getelementptr: source_type, operands [base, index...]
      extractvalue: operands [agg], indices (ints); insertvalue: operands [agg, v], indices
      extractelement, insertelement: operands; shufflevector: operands [a, b], indices (mask ints, -1 poison)
      call: callee (Value), source_type (the 'func' Type), operands = arguments, arg_attrs (list of dicts as Param.attrs),
          attrs (set of call-site function attributes), tail ('', 'tail', 'musttail', 'notail'); bundles ignored
      invoke: as call, blocks [normal, unwind]; landingpad: clauses; resume: operands [v]
      ret: operands [] or [v]; br: operands [] or [cond], blocks; switch: operands [v], cases (ints), blocks =
          [default, case blocks...]; indirectbr: operands [address], blocks; unreachable
      atomicrmw: predicate (operation), operands [ptr, v], atomic; cmpxchg: operands [ptr, expected, new]; fence
      va_arg: operands [list]
      A metadata argument is a Const of kind 'metadata' whose value is its text, such as 'fpexcept.strict'.
    line: (file index into Module.files, line number) or None. users: number of uses by instructions.
    Sets and dicts (flags, attrs, arg_attrs) are shared between instructions: do not change them.
    """

    __slots__ = ("op", "name", "operands", "flags", "predicate", "blocks", "source_type", "align", "volatile",
                 "atomic", "indices", "callee", "arg_attrs", "attrs", "tail", "cases", "clauses", "line", "block", "users", "info")

    def __init__(self, type, op, name, operands):
        self.type = type
        self.op = op
        self.name = name
        self.operands = operands
        self.flags = self.predicate = self.blocks = self.source_type = self.atomic = self.indices = None
        self.callee = self.arg_attrs = self.attrs = self.cases = self.clauses = self.line = self.block = self.info = None
        self.align = 0
        self.volatile = False
        self.tail = ""
        self.users = None


class LlvmModule:
    """source_filename, datalayout and triple (strings), globals (name -> Global, in order), files (list of
    paths), named_types, types (the TypeTable), layout (a DataLayout), asm (module-level inline assembly, list of
    strings), flags (module flags: name -> int or str), meta (the Metadata)."""

    __slots__ = ("source_filename", "datalayout", "triple", "globals", "files", "named_types", "types", "layout", "asm", "flags", "meta")

    def __init__(self):
        self.source_filename = self.datalayout = self.triple = ""
        self.globals = {}
        self.files = []
        self.named_types = {}
        self.types = self.layout = None
        self.asm = []
        self.flags = {}
        self.meta = None
