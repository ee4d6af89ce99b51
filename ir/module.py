"""The module: what an `.avm` file holds, as Python objects.

The loader that runs programs reads the binary form directly (see
`interp/`); these classes serve the tools: front end, assembler, disassembler,
linker, verifier, oracle and JIT.

Index spaces
------------
*Functions*: imported functions first, then the module's own, in order.
*Data*: imported data first, then the module's own.
*Types*: function types, no two equal.

Instructions
------------
An instruction is a tuple ``(opcode, operand, ...)`` with the operands in the
order of the row in `allvm.ir.isa`:

- registers, immediates, function, data and type indices and labels are ints
  (f32 and f64 immediates are raw bits; a label is an instruction index);
- ``labels``, ``defs`` and ``uses`` are tuples of ints;
- ``mem`` is a tuple ``(kind, root, index, ext, scale, disp)``: kind one of
  ``isa.MEM_*``, root a register or a data index, index a register or -1.
"""

from dataclasses import dataclass, field

# Linkage of a symbol.
LOCAL, GLOBAL, WEAK, COMMON = "local", "global", "weak", "common"

VALUE_TYPES = ("i32", "i64", "f32", "f64")


@dataclass(frozen=True, slots=True)
class FuncType:
    """A function type: parameter and result types out of VALUE_TYPES.

    A variadic function has one more parameter, an i64: the address of the
    variadic arguments in guest memory (see docs/abi.md).
    """

    params: tuple = ()
    results: tuple = ()

    def __str__(self):
        return f"({', '.join(self.params)}) -> ({', '.join(self.results)})"


@dataclass(slots=True)
class ImportFunc:
    """A function that the host or another module defines. `weak`: address 0 when undefined."""

    name: str
    type: int
    weak: bool = False


@dataclass(slots=True)
class ImportData:
    """A data object that the host or another module defines."""

    name: str
    weak: bool = False


@dataclass(slots=True)
class Line:
    """From instruction `index` on, code comes from `line` of file number `file` (into Module.files)."""

    index: int
    file: int
    line: int


@dataclass(slots=True)
class Function:
    """A function of the module.

    nregs: registers, parameters included; the parameters are r0, r1, ...
    frame: bytes of guest stack; when not 0 the register after the parameters
    holds the frame's address on entry. frame_align: log2 of its alignment.
    """

    name: str
    type: int
    nregs: int
    code: list = field(default_factory=list)
    frame: int = 0
    frame_align: int = 4
    linkage: str = GLOBAL
    lines: list = field(default_factory=list)
    variables: list = field(default_factory=list)  # of the source: allvm.ir.debug.Variable


@dataclass(slots=True)
class Reloc:
    """The `width` bytes (4 or 8) at `offset` hold address(kind, index) + addend.

    kind: 'data' or 'func'; index into that index space.
    """

    offset: int
    kind: str
    index: int
    addend: int = 0
    width: int = 8


@dataclass(slots=True)
class Data:
    """A data object: `init` then zeros up to `size`. align: log2. readonly: a store to it traps. thread: each thread has a copy."""

    name: str
    size: int
    init: bytes = b""
    align: int = 0
    readonly: bool = False
    relocs: list = field(default_factory=list)
    linkage: str = GLOBAL
    thread: bool = False
    variable: object = None  # of the source: allvm.ir.debug.Variable


@dataclass(slots=True)
class Alias:
    """Another name for a function or a data object (plus offset). kind: 'data' or 'func'."""

    name: str
    kind: str
    index: int
    offset: int = 0
    linkage: str = GLOBAL


@dataclass(slots=True)
class Program:
    """One of several programs in a module: its main function, and what runs before and after it (as in Module)."""

    name: str
    main: int
    init: list = field(default_factory=list)
    fini: list = field(default_factory=list)


@dataclass(slots=True)
class Module:
    """One compilation unit or a linked program.

    init, fini: lists of (priority, function index), run before and after main
    in order of priority (init ascending, fini descending), ties in list order.
    target: free-form facts about the source, e.g. {'triple': ..., 'long_double': 'fp128'}.
    programs: where one file holds several, of which the one to run is chosen when it is loaded (see allvm.ir.mux).
    custom: name -> bytes, kept but not understood.
    """

    name: str = ""
    types: list = field(default_factory=list)
    import_funcs: list = field(default_factory=list)
    import_data: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    data: list = field(default_factory=list)
    aliases: list = field(default_factory=list)
    init: list = field(default_factory=list)
    fini: list = field(default_factory=list)
    files: list = field(default_factory=list)
    dependencies: list = field(default_factory=list)  # (name, sha256 hex or '')
    target: dict = field(default_factory=dict)
    programs: list = field(default_factory=list)
    nodes: list = field(default_factory=list)  # of dataflow graphs: allvm.ir.graph.Node
    custom: dict = field(default_factory=dict)

    def type_index(self, params, results):
        """The index of a function type, added when it is new."""
        t = FuncType(tuple(params), tuple(results))
        try:
            return self.types.index(t)
        except ValueError:
            self.types.append(t)
            return len(self.types) - 1

    def func_type(self, index):
        """The FuncType of function `index` (imports first)."""
        n = len(self.import_funcs)
        f = self.import_funcs[index] if index < n else self.functions[index - n]
        return self.types[f.type]

    def func_name(self, index):
        n = len(self.import_funcs)
        return self.import_funcs[index].name if index < n else self.functions[index - n].name

    def data_name(self, index):
        n = len(self.import_data)
        return self.import_data[index].name if index < n else self.data[index - n].name
