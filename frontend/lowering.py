"""Lowering of a module: LLVM IR objects to an `allvm.ir.module.Module`.

`lower_module` is the entry. Functions go through `function.FunctionLowering` (LLVM
instructions to machine instructions in SSA form), `passes` (where constants are put,
what is dead), `regalloc` (registers) and `emission` (layout, labels, line table).

Indices of functions and data are not known before the last import is: meanwhile
an own object n stands as -1 - n and an import as itself.
"""

from allvm.frontend.addresses import Resolver
from allvm.frontend.debug_info import FunctionVariables
from allvm.frontend.emission import emit
from allvm.frontend.function import FunctionLowering
from allvm.frontend.graphs import read_graphs, uses_graphs
from allvm.frontend.initialisers import LINKAGE, Initialiser
from allvm.frontend.model import Const, ConstAggregate
from allvm.frontend.mverify import verify_allocation, verify_ssa
from allvm.frontend.passes import optimise
from allvm.frontend.regalloc import allocate
from allvm.frontend.symbols import host_name
from allvm.frontend.values import compute_parts
from allvm.frontend.varargs import VA_LIST_ARGUMENT, list_thunk
from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.ir.module import LOCAL, Alias, Data, Function, ImportData, ImportFunc, Module, Reloc

_SIGNATURE = {"i": "i32", "l": "i64", "f": "f32", "d": "f64"}
_SPECIAL = frozenset(("llvm.global_ctors", "llvm.global_dtors", "llvm.used", "llvm.compiler.used"))
_DEFAULT_PRIORITY = 65535
_OPCODES = [row.number for row in isa.OPS]
_FUNC_AT = {r.number: i for r in isa.OPS for i, o in enumerate(r.operands, 1) if o.kind == "func"}
_MEM_AT = {r.number: i for r in isa.OPS for i, o in enumerate(r.operands, 1) if o.kind == "mem"}


def lower_module(llvm, name, progress=None, check=False):
    """The Module for an LlvmModule. progress(what, done, total) is called from time to time.

    check: verify the machine code between the steps (slow; for tests)."""
    lowering = ModuleLowering(llvm, name, progress)
    lowering.check = check
    return lowering.run()


class ModuleLowering:
    """Symbols, types and imports of one module."""

    def __init__(self, llvm, name, progress=None):
        self.llvm = llvm
        self.layout = llvm.layout
        self.progress = progress
        self.check = False
        self.module = Module(name=name)
        self.parts_cache = {}
        self.class_cache = {}
        self.own_functions = {}  # Global -> number
        self.own_data = {}
        self.nodes = {}  # Global -> NodeFunction
        self.imported_functions = {}  # name -> (index, declared type)
        self.imported_data = {}
        self.tables = {}  # contents of constant tables that code refers to -> number
        self.type_numbers = {}
        self.plain_types = {}
        self.list_thunks = {}  # host function -> number
        self.known_types = None  # variadic or not -> machine types of functions
        self.label_tables = {}
        self.resolver = Resolver(llvm.layout, self.label_number)
        self.resolve_address = self.resolver.resolve
        self._target()
        self._collect()

    def _target(self):
        triple = self.llvm.triple
        arch = triple.partition("-")[0]
        self.x86 = arch in ("x86_64", "i686", "i386", "amd64")
        plain = "windows" in triple or ("apple" in triple and not self.x86) or not (self.x86 or arch.startswith(("aarch64", "arm64")))
        self.va_list = "pointer" if plain else "x86_64" if self.x86 else "aarch64"
        self.musl = triple.endswith("musl")
        self.flavour = "x86" if self.x86 else "aarch64" if self.va_list == "aarch64" else None
        self.module.target["triple"] = triple
        self.module.target["long_double"] = "x86_fp80" if self.x86 and "windows" not in triple else "fp128"

    def _collect(self):
        if self.llvm.asm and any(a.strip() for a in self.llvm.asm):
            raise CompileError(f"{self.llvm.source_filename}: module-level inline assembly cannot be lowered")
        for g in self.llvm.globals.values():
            if g.name in _SPECIAL or g.linkage == "available_externally":
                continue
            if g.what == "func" and g.blocks:
                self.own_functions[g] = len(self.own_functions)
            elif g.what == "var" and g.init is not None and g.section != "llvm.metadata":
                self.own_data[g] = len(self.own_data)

    # -- the whole module
    def run(self):
        m = self.module
        m.files = list(self.llvm.files)
        if uses_graphs(self.llvm):
            self.nodes = read_graphs(self)
        total = len(self.own_functions)
        for n, g in enumerate(self.own_functions):
            if self.progress and n % 16 == 0:
                self.progress("lowering", n, total)
            m.functions.append(self._function(g))
        for g in self.own_data:
            m.data.append(Initialiser(self, g).data())
            if g.records and self.llvm.meta.variables is not None:
                m.data[-1].variable = self.llvm.meta.variables.global_variable(g.records)
        m.data.extend(_table(entries) for entries in self.tables)
        for g in self.llvm.globals.values():
            if g.what == "alias" and g.linkage != "available_externally":
                self._alias(g)
        m.init = self._structors("llvm.global_ctors")
        m.fini = self._structors("llvm.global_dtors")[::-1]  # destructors of one priority run last first
        for g in self.list_thunks:
            params, results = self.machine_type(g.value_type)
            m.functions.append(list_thunk(g.name, self.va_list, self.type_index(params, results), params, results, self._import_function(g, g.value_type)))
        m.nodes = [n.finished(lambda g: self.symbol(g)[1]) for n in self.nodes.values()]
        self._number()
        if self.progress:
            self.progress("lowering", total, total)
        return m

    def _function(self, g):
        lowering = FunctionLowering(self, g)
        variables = self._variables(g, lowering)
        fn = lowering.run()
        if variables:
            fn.keep_frame = variables.settle(lowering) and fn.frame > 0
        optimise(lowering)
        if self.check:
            verify_ssa(fn)
        registers = allocate(fn, g.name)
        if self.check:
            verify_allocation(fn, registers)
        code, lines = emit(fn, registers)
        params, _ = self.machine_type(g.value_type)
        results = self.result_parts(g, g.value_type)
        linkage = LINKAGE[g.linkage]
        return Function(
            g.name, self.type_index(params, results), registers.count, code, fn.frame, fn.frame_align, linkage, lines,
            variables.finished(fn, code) if variables else [],
        )  # fmt: skip

    def _variables(self, g, lowering):
        """What is known of the variables of a function that is about to be lowered, or None."""
        info = self.llvm.meta.variables if self.llvm.meta is not None else None
        if info is None or not g.records:
            return None
        lowering.fn.contexts, lowering.fn.marks = [], []
        return FunctionVariables(info, self.llvm.meta, g.records, lowering)

    def _alias(self, g):
        kind, index, offset = self.symbol(g)
        if kind == "none":
            raise CompileError(f"{self.llvm.source_filename}: alias '{g.name}' of something undefined")
        self.module.aliases.append(Alias(g.name, kind, index, offset, LINKAGE[g.linkage]))

    def _structors(self, name):
        g = self.llvm.globals.get(name)
        out = []
        if g is None or not isinstance(g.init, ConstAggregate):
            return out
        for entry in g.init.elements:
            if not isinstance(entry, ConstAggregate):
                continue
            priority, function = entry.elements[:2]
            if isinstance(function, Const):
                continue
            symbol, _ = self.resolve_address(function)
            _, index, _ = self.symbol(symbol)
            out.append((getattr(priority, "value", _DEFAULT_PRIORITY), index))
        return out

    # -- types
    def machine_type(self, ft):
        """(parameter types, result types) of an LLVM function type."""
        key = ("machine", ft)
        found = self.type_numbers.get(key)
        if found is None:
            params = [p for t in ft.params for p in self.parts_of(t)]
            if ft.vararg:
                params.append("i64")
            found = self.type_numbers[key] = (tuple(params), self.parts_of(ft.ret))
        return found

    def result_parts(self, g, t):
        """The result types of a function of an LLVM type: of a node of a graph its outputs or its children's extents."""
        node = self.nodes.get(g)
        return node.results if node is not None else self.parts_of(t.ret)

    def parts_of(self, t):
        p = self.parts_cache.get(t)
        if p is None:
            p = self.parts_cache[t] = compute_parts(t)
        return p

    def type_index(self, params, results):
        """The index of a machine function type."""
        key = (params, results)
        n = self.type_numbers.get(key)
        if n is None:
            n = self.type_numbers[key] = self.module.type_index(params, results)
        return n

    # -- symbols
    def aliasee(self, g):
        """What a global stands for, aliases followed as far as they are exact."""
        seen = set()
        while g.what == "alias" and g not in seen:
            seen.add(g)
            target = self.resolve_address(g.init)
            if target is None or target[0] is None or target[1]:
                return g
            g = target[0]
        return g

    def is_thread_local(self, g):
        """Whether a global has a copy in each thread."""
        seen = set()
        while g.what == "alias" and g not in seen:
            seen.add(g)
            target = self.resolve_address(g.init)
            if target is None or target[0] is None:
                return False
            g = target[0]
        return g.thread_local

    def symbol(self, g, call_type=None):
        """('func' or 'data', number, offset) of a global; ('none', 0, 0) for one that cannot exist."""
        offset = 0
        seen = set()
        while g.what == "alias":
            target = self.resolve_address(g.init)
            if target is None or target[0] is None or g in seen:
                return ("none", 0, 0)
            seen.add(g)
            g, more = target
            offset += more
        n = self.own_functions.get(g)
        if n is not None:
            return ("func", -1 - n, offset)
        n = self.own_data.get(g)
        if n is not None:
            return ("data", -1 - n, offset)
        if g.what == "func":
            if call_type is None and g.name in VA_LIST_ARGUMENT and self.va_list != "pointer":
                return ("func", self._list_thunk(g), offset)
            return ("func", self._import_function(g, call_type), offset)
        return ("data", self._import_data(g), offset)

    def _list_thunk(self, g):
        """The number of the function that an address of a host function with a va_list leads to."""
        n = self.list_thunks.get(g)
        if n is None:
            n = self.list_thunks[g] = -1 - len(self.own_functions) - len(self.list_thunks)
        return n

    def callee_type(self, g, call_type):
        """The LLVM type that calls of a function have to fit. One declared without a prototype has that of its first call."""
        if g in self.own_functions:
            return g.value_type
        if _unprototyped(g):
            found = self.imported_functions.get(host_name(g.name, self.flavour, self.musl))
            return found[1] if found else self.plain_type(call_type)
        return g.value_type

    def plain_type(self, t):
        """A call's type without its ellipsis."""
        if not t.vararg:
            return t
        p = self.plain_types.get(t)
        if p is None:
            p = self.plain_types[t] = _PlainType(t)
        return p

    def means_plain(self, t):
        """Whether an indirect call of a variadic type, all of whose arguments are named, is one without a prototype: x86-64's clang
        writes both alike. It is where functions of the type without the ellipsis are known here, and none with it."""
        if self.known_types is None:
            self.known_types = {False: set(), True: set()}
            for g in self.llvm.globals.values():
                if g.what == "func" and not g.name.startswith("llvm."):
                    self.known_types[g.value_type.vararg].add(self.machine_type(g.value_type))
        params, results = self.machine_type(t)
        return (params[:-1], results) in self.known_types[False] and (params, results) not in self.known_types[True]

    def _import_function(self, g, call_type):
        name = host_name(g.name, self.flavour, self.musl)
        found = self.imported_functions.get(name)
        if found is not None:
            return found[0]
        t = self.plain_type(call_type) if _unprototyped(g) and call_type is not None else g.value_type
        index = len(self.module.import_funcs)
        self.imported_functions[name] = (index, t)
        params, results = self.machine_type(t)
        self.module.import_funcs.append(ImportFunc(name, self.type_index(params, results), g.linkage == "extern_weak"))
        return index

    def _import_data(self, g):
        n = self.imported_data.get(g.name)
        if n is None:
            n = self.imported_data[g.name] = len(self.module.import_data)
            self.module.import_data.append(ImportData(g.name, g.linkage == "extern_weak"))
        return n

    def host_function(self, name, sig):
        """(number, result types) of a host function that the front end itself calls; sig as 'll:i'."""
        params, _, results = sig.partition(":")
        results = tuple(_SIGNATURE[c] for c in results)
        own = self.llvm.globals.get(name)
        if own in self.own_functions:
            return -1 - self.own_functions[own], results
        found = self.imported_functions.get(name)
        if found is None:
            index = len(self.module.import_funcs)
            found = self.imported_functions[name] = (index, None)
            number = self.type_index(tuple(_SIGNATURE[c] for c in params), results)
            self.module.import_funcs.append(ImportFunc(name, number, False))
        return found[0], results

    def import_weak(self, name, params, results):
        """The number of a function that may be undefined, and then is at address 0."""
        own = self.llvm.globals.get(name)
        if own in self.own_functions:
            return -1 - self.own_functions[own]
        found = self.imported_functions.get(name)
        if found is None:
            found = self.imported_functions[name] = (len(self.module.import_funcs), own.value_type if own else None)
            self.module.import_funcs.append(ImportFunc(name, self.type_index(params, results), True))
        return found[0]

    def table(self, entries):
        """The number of a constant table of 32-bit words: numbers, and (data number, offset) for addresses."""
        n = self.tables.setdefault(entries, len(self.tables))
        return -1 - len(self.own_data) - n

    # -- labels as values
    def label_numbers(self, f):
        """Block -> number (from 1) of the blocks of a function that computed gotos may reach."""
        table = self.label_tables.get(f)
        if table is None:
            table = self.label_tables[f] = {}
            for b in f.blocks:
                if b.instrs[-1].op == "indirectbr":
                    for t in b.instrs[-1].blocks:
                        table.setdefault(t, len(table) + 1)
        return table

    def label_number(self, value):
        """The number that a BlockAddress stands for."""
        table = self.label_numbers(value.function)
        return table.setdefault(value.block, len(table) + 1)

    # -- the last step
    def file_name(self, n):
        return self.llvm.files[n]

    def _number(self):
        """Replace the preliminary indices."""
        m = self.module
        funcs, data = len(m.import_funcs), len(m.import_data)
        for f in m.functions:
            code = f.code
            for i, insn in enumerate(code):
                op = insn[0]
                at = _FUNC_AT.get(op)
                if at is not None:
                    if insn[at] < 0:
                        code[i] = (*insn[:at], funcs - 1 - insn[at], *insn[at + 1 :])
                    continue
                at = _MEM_AT.get(op)
                if at is not None:
                    mem = insn[at]
                    if mem[0] >= isa.MEM_DATA and mem[1] < 0:
                        mem = (mem[0], data - 1 - mem[1], *mem[2:])
                        code[i] = (*insn[:at], mem, *insn[at + 1 :])
        fix = {"func": funcs, "data": data}
        for d in m.data:
            for r in d.relocs:
                if r.index < 0:
                    r.index = fix[r.kind] - 1 - r.index
        for a in m.aliases:
            if a.index < 0:
                a.index = fix[a.kind] - 1 - a.index
        for n in m.nodes:
            for x in (n, *n.children):
                if x.function < 0:
                    x.function = funcs - 1 - x.function
        m.init = [(p, funcs - 1 - i if i < 0 else i) for p, i in m.init]
        m.fini = [(p, funcs - 1 - i if i < 0 else i) for p, i in m.fini]


def _unprototyped(g):
    """Whether a declaration says nothing about parameters: C's ``int f();``."""
    return not g.blocks and g.value_type.vararg and not g.value_type.params


def _table(entries):
    """The data object of a table."""
    init = b"".join((x if isinstance(x, int) else 0).to_bytes(4, "little") for x in entries)
    relocs = [Reloc(4 * n, "data", *x, 4) for n, x in enumerate(entries) if not isinstance(x, int)]
    return Data("", len(init), init, 2, True, relocs, LOCAL)


class _PlainType:
    """The type of a call of an unprototyped function, without its ellipsis."""

    kind = "func"

    def __init__(self, t):
        self.ret = t.ret
        self.params = t.params
        self.vararg = False


