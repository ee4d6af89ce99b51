"""Bytecode to LLVM IR: modules of functions that are compiled together.

    text = lower_functions(module, [3, 4, 9], Options(data_address=...))

What the text defines and may use is in docs/native-abi.md. Its meaning is the interpreter's, to the
bit, but for the payload of NaNs: no instruction can be poison or undefined, whatever the guest does.
"""

from dataclasses import dataclass, field

from allvm.ir import isa
from allvm.ir.errors import CompileError
from allvm.jit import abi
from allvm.jit.flow import STORAGE, Flow
from allvm.jit.function import FunctionLowering
from allvm.jit.joined import Joined
from allvm.jit.nest import Nest
from allvm.jit.text import Builder, ModuleText

STAYS_AHEAD = {isa.opcode("node.barrier")}  # where the interpreter leaves and comes back
STAYS = STAYS_AHEAD | {isa.opcode("setjmp")}
THROW = isa.opcode("throw")


@dataclass(frozen=True)
class Options:
    """What native code is made for.

    data_address: per data object of the program its guest address; func_address: per function, or None for
    the usual addresses (0 for a weak function that is undefined). memory: 'sandbox' or 'native' (trusted: guest addresses
    are the host's, ctx->mem is 0, and data lies where ctx->ro_lo says: data_base is what data_address supposes that to be). fuel: count calls and taken back edges. precise: at a trap memory is exactly as in the interpreter (sandbox only;
    else accesses may be moved, joined and left out as far as no trap comes). entries: (function, instruction) pairs at
    which the interpreter may enter; entered_only: functions of which nothing else is wanted. replaceable: better versions will come, so calls go through the
    runtime, running loops ask for them, and each function is one body with all its entries (w<N> and o<N>_<I>, no f<N>). versioning: range checks before loops (sandbox). vector_width: bits, for functions
    with loops that walk memory cell by cell; 0 for what LLVM prefers. fast_math: LLVM's flags for floating-point arithmetic, for a module that asks for them.
    native_math: per imported function that is the C library's own mathematical function its name.
    native_compare: imported functions that are the host library's memcmp: code compares memory itself (sandbox).
    vector_math: calls of native_math in loops may become calls of libmvec (see vector_math).
    typed: w<N> has a companion t<N>, which takes arguments in registers, and calls of functions that are compiled elsewhere go through
    ctx->native_typed where they have one.
    ahead: for code that is linked into a program: setjmp is compiled, and w<N> cannot be seen from outside.
    throws: whether the program can throw exceptions, so that calls are checked for them; None: look.
    copies: the columns of locations tell the check before a loop and its two copies apart (version.CHECK, FAST, SLOW), for those who look at code.
    kernels: per function that is a kernel of dataflow graphs its kernel.Facts.
    checked: there are no guard pages: every access that is not proved to lie in memory is checked, so what is proved is proved for each access by itself.
    base: the host address of guest address 0, if code may depend on it (x86-64: it is below 2^31 and becomes part of
    instructions, so that no register holds it); 0: it is in ctx->mem.
    tiles: per function that is a kernel its tile.Tile, where it has one.
    power: for POWER: each function keeps its return address in its frame, and what LLVM does wrong is done otherwise.
    """

    data_address: tuple = ()
    func_address: tuple | None = None
    memory: str = "sandbox"
    data_base: int = 0
    fuel: bool = False
    precise: bool = True
    debug: bool = True
    versioning: bool = True
    entries: tuple = ()
    entered_only: frozenset = frozenset()
    replaceable: bool = False
    vector_width: int = 0
    fast_math: str = ""
    native_math: dict = field(default_factory=dict)
    native_compare: frozenset = frozenset()
    vector_math: bool = False
    typed: bool = False
    ahead: bool = False
    throws: bool | None = None
    copies: bool = False
    power: bool = False
    kernels: dict = field(default_factory=dict)
    tiles: dict = field(default_factory=dict)
    checked: bool = False
    base: int = 0

    @property
    def exact(self):
        """Whether accesses of memory that may trap keep their places."""
        return self.precise and self.memory == "sandbox"

    def address_of_function(self, index):
        return abi.FUNCTION_BASE + abi.FUNCTION_STEP * index if self.func_address is None else self.func_address[index]


def can_compile(module, index, ahead=False):
    """Whether a function of the program can become native code; one that contains setjmp (unless `ahead` of time) or a barrier cannot."""
    own = index - len(module.import_funcs)
    stays = STAYS_AHEAD if ahead else STAYS
    return own >= 0 and all(insn[0] not in stays for insn in module.functions[own].code)


def can_throw(module):
    """Whether a program has an instruction that throws."""
    return any(insn[0] == THROW for f in module.functions for insn in f.code)


def lower_functions(module, indices, options):
    """The LLVM IR, as text, of functions that are compiled together: f<N>, w<N> and o<N>_<I>."""
    return ModuleLowering(module, indices, options).text()


class ModuleLowering:
    """Lowers several functions into one LLVM module."""

    def __init__(self, module, indices, options):
        self.module = module
        self.options = options
        self.indices = sorted(set(indices))
        for index in self.indices:
            if not can_compile(module, index, options.ahead):
                raise CompileError(f"function {module.func_name(index) or index} is imported, calls setjmp or has a barrier: it has no native code")
        self.compiled = frozenset(self.indices)
        self.inside = frozenset() if options.replaceable else self.compiled - options.entered_only
        self.throws = can_throw(module) if options.throws is None else options.throws
        self.out = ModuleText(options)
        self.parallel = {}
        self.plans = {}  # function -> its loops with two copies, for those who ask what was done
        self._metadata()
        self.by_type = {}
        for index in self.indices:
            own = module.functions[index - len(module.import_funcs)]
            if index in self.inside:
                self.by_type.setdefault(own.type, []).append(index)

    def _metadata(self):
        out = self.out
        self.empty = out.meta("!{}")
        self.unlikely = out.meta('!{!"branch_weights", i32 1, i32 1048575}')
        self.likely = out.meta('!{!"branch_weights", i32 1048575, i32 1}')
        root = out.meta('!{!"allvm"}')
        tags = []
        for name in ("guest memory", "context", "arguments"):
            type = out.meta(f'!{{!"{name}", !{root}, i64 0}}')
            tags.append(out.meta(f"!{{!{type}, !{type}, i64 0}}"))
        self.guest_tag, self.context_tag, self.argument_tag = tags
        if self.options.debug:
            self.file = out.meta('!DIFile(filename: "bytecode", directory: "")')
            self.unit = out.meta(f"distinct !DICompileUnit(language: DW_LANG_C99, file: !{self.file}, isOptimized: true, "
                                 "runtimeVersion: 0, emissionKind: LineTablesOnly)")  # fmt: skip
            self.routine = out.meta("!DISubroutineType(types: null)")
            flags = [out.meta('!{i32 2, !"Dwarf Version", i32 4}'), out.meta('!{i32 2, !"Debug Info Version", i32 3}')]
            out.named = [f"!llvm.dbg.cu = !{{!{self.unit}}}", f"!llvm.module.flags = !{{!{flags[0]}, !{flags[1]}}}"]

    def parallel_metadata(self, lowering, header):
        """Loop metadata of a loop over independent instances; each of its copies has its own."""
        key = lowering, header, lowering.fast
        if key not in self.parallel:
            n = self.parallel[key] = self.out.new_meta()
            fact = self.out.meta(f'!{{!"llvm.loop.parallel_accesses", !{lowering.instances[header]}}}')
            self.out.metadata[n] = f"distinct !{{!{n}, !{fact}}}"
        return self.parallel[key]

    def subprogram(self, name):
        """A new DISubprogram."""
        return self.out.meta(f'distinct !DISubprogram(name: "{name}", scope: !{self.file}, file: !{self.file}, line: 1, type: !{self.routine}, '
                             f"scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !{self.unit})")  # fmt: skip

    def location(self, scope, line, column=0):
        where = f", column: {column}" if column else ""
        return self.out.meta(f"!DILocation(line: {line}{where}, scope: !{scope})")

    def attributes(self):
        """Attribute groups: 0 functions, 1 a trap, 2 other calls, 3 functions with loops for wide vectors, 4 functions and
        5 calls of setjmp, 6 mathematical functions, 7 memcmp, whose result is to be the C library's own."""
        more = " null_pointer_is_valid" if self.options.memory == "native" else ""
        common = f'nounwind "frame-pointer"="all" "disable-tail-calls"="true" "probe-stack"="inline-asm" "no-trapping-math"="true"{more}'
        return [
            f"attributes #0 = {{ {common} }}",
            "attributes #1 = { cold noreturn nomerge nounwind }",
            "attributes #2 = { nomerge nounwind }",  # a call stays where it is: stack traces name its line
            f'attributes #3 = {{ {common} "prefer-vector-width"="{self.options.vector_width}" }}',
            f"attributes #4 = {{ noinline {common} }}",
            "attributes #5 = { nomerge nounwind returns_twice }",
            "attributes #6 = { nounwind willreturn memory(none) }",
            "attributes #7 = { nobuiltin nomerge nounwind }",
        ]

    def text(self):
        entries = {}
        for function, instruction in sorted(set(self.options.entries)):
            if function not in self.compiled:
                raise CompileError(f"function {function} is not compiled: it cannot be entered at {instruction}")
            entries.setdefault(function, []).append(instruction)
        for index in self.indices:
            flow = Flow(self.module, index)
            if self.options.replaceable:
                self.joined(index, flow, entries.get(index, []))
                continue
            if index not in self.options.entered_only:
                self.body(index, flow)
                if index in self.options.tiles:
                    self.out.parts.append(self.options.tiles[index].text(self))
                self.out.parts.append(self.wrapper(index))
                if self.options.typed:
                    self.out.parts.append(self.companion(index))
            for instruction in entries.get(index, ()):
                self.out.parts.append(FunctionLowering(self, flow, instruction).entered())
        return self.out.text(self.attributes())

    def joined(self, index, flow, entries):
        """A function as one body with all its entries."""
        called = index not in self.options.entered_only
        self.out.parts.append(Joined(self, flow, [None, *entries] if called else entries).text())
        if called and self.options.typed:
            self.out.parts.append(self.companion(index))

    def body(self, index, flow):
        """f<N>; of a kernel there may be two copies behind it."""
        facts = self.options.kernels.get(index)
        nest = Nest(flow, facts.ranges, self.options.data_address) if facts is not None and self.options.memory == "sandbox" and self.options.versioning else None
        if nest is None or not nest.proved:
            lowering = FunctionLowering(self, flow)
            self.plans[index] = lowering.plans
            self.out.parts.append(lowering.typed())
            return
        lowering = FunctionLowering(self, flow, proved=nest.proved)
        self.plans[index] = lowering.plans
        self.out.parts.append(lowering.typed(".fast"))
        self.out.parts.append(FunctionLowering(self, flow, small=True).typed(".slow"))
        # LLVM makes one function of them: that of the choice, with its attributes
        self.out.parts.append(self.choice(index, nest, "#3" if lowering.vector_calls and self.options.vector_width else "#0"))

    def choice(self, index, nest, group):
        """f<N> of a kernel with two copies: which one runs."""
        type = self.module.func_type(index)
        b = Builder(self.out)
        debug = ""
        if self.options.debug:
            scope = self.subprogram(str(index))
            debug = f" !dbg !{scope}"
            b.location = f", !dbg !{self.location(scope, 1)}"
        fits = nest.write(b, type.params)
        b.emit(f"br i1 {fits}, label %fast, label %slow, !prof !{self.likely}")
        params = [f"{STORAGE[t]} %a{n}" for n, t in enumerate(type.params)]
        whole = self.result_type(type)
        for name in ("fast", "slow"):
            b.label(name)
            how = "musttail call" if len(type.results) <= 2 else "call"  # more results come in memory
            call = f"{how} {whole} @f{index}.{name}({', '.join([f'{self.context()}', *params])})"
            if whole == "void":
                b.emit(call)
                b.emit("ret void")
            else:
                b.emit(f"ret {whole} {b.op(call)}")
        return "\n".join([f"define internal {whole} @f{index}({', '.join([self.context(), *params])}) {group}{debug} {{", *b.lines, "}"])

    # -- signatures
    def result_type(self, type):
        """What f<N> returns: the results, and in a program that throws, whether an exception leaves it instead."""
        results = [STORAGE[t] for t in type.results] + (["i1"] if self.throws else [])
        return "void" if not results else results[0] if len(results) == 1 else "{ " + ", ".join(results) + " }"

    def companion(self, index):
        """t<N>: f<N> under a name that can be seen from outside."""
        type = self.module.func_type(index)
        return f"@t{index} = alias {self.result_type(type)} ({', '.join(['ptr', *(STORAGE[t] for t in type.params)])}), ptr @f{index}"

    def context(self):
        return f"ptr noalias noundef nonnull align 8 dereferenceable({abi.SIZE}) %ctx"

    def wrapper(self, index):
        """w<N>: arguments and results in slots."""
        type = self.module.func_type(index)
        b = Builder(self.out)
        debug = ""
        if self.options.debug:
            scope = self.subprogram(f"w{index}")
            debug = f" !dbg !{scope}"
            b.location = f", !dbg !{self.location(scope, 0)}"
        if self.options.fuel:
            # The function counts its own call, and the interpreter has counted the one that led here.
            p = b.op(f"getelementptr i8, ptr %ctx, i64 {abi.OFFSETS['native_units']}")
            units = b.op(f"load i64, ptr {p}, align 8, !tbaa !{self.context_tag}")
            b.emit(f"store i64 {b.op(f'add i64 {units}, 1')}, ptr {p}, align 8, !tbaa !{self.context_tag}")
        given = [f"{STORAGE[t]} {self.load_slot(b, '%args', n, STORAGE[t])}" for n, t in enumerate(type.params)]
        call = f"call {self.result_type(type)} @f{index}({', '.join(['ptr %ctx', *given])})"
        values = self.results(b, call, type)
        if self.throws:
            b.emit(f"br i1 {values.pop()}, label %unwound, label %returned, !prof !{self.unlikely}")
            b.label("unwound")
            p = b.op(f"getelementptr i8, ptr %ctx, i64 {abi.OFFSETS['unwinding']}")
            b.emit(f"store i64 1, ptr {p}, align 8, !tbaa !{self.context_tag}")
            b.emit("ret void")
            b.label("returned")
        for n, (t, value) in enumerate(zip(type.results, values)):
            self.store_slot(b, "%args", n, STORAGE[t], value)
        b.emit("ret void")
        linkage, section = ("internal ", ' section ".text"') if self.options.ahead else ("", "")
        return "\n".join([f"define {linkage}void @w{index}({self.context()}, ptr noundef %args) #0{section}{debug} {{", *b.lines, "}"])

    def results(self, b, call, type):
        """Emit a call of an f<N>: what it returns, one value after the other."""
        whole = self.result_type(type)
        count = len(type.results) + self.throws
        if count == 0:
            b.emit(call)
            return []
        result = b.op(call)
        return [result] if count == 1 else [b.op(f"extractvalue {whole} {result}, {n}") for n in range(count)]

    def load_slot(self, b, base, n, type):
        p = b.op(f"getelementptr i8, ptr {base}, i64 {8 * n}") if n else base
        return b.op(f"load {type}, ptr {p}, align 8, !tbaa !{self.argument_tag}")

    def store_slot(self, b, base, n, type, value):
        p = b.op(f"getelementptr i8, ptr {base}, i64 {8 * n}") if n else base
        value = b.convert(value, type, "i64")
        b.emit(f"store i64 {value}, ptr {p}, align 8, !tbaa !{self.argument_tag}")
