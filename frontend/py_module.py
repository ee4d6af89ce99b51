"""Python functions to a module: LLVM IR with line tables, optimised, and lowered like the C compiler's.

    module, signature = compile_functions([saxpy])
"""

import re
import threading

from allvm.frontend import py_types as T
from allvm.frontend.py_expressions import float_text
from allvm.frontend.py_function import FunctionCompiler
from allvm.frontend.py_source import Source
from allvm.ir.errors import CompileError

TRIPLE = "riscv64-unknown-linux-musl"
LAYOUT = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
_CPU = "generic-rv64", "+m,+a,+f,+d"
_PLAIN = re.compile(r"[A-Za-z_.$][A-Za-z0-9_.$]*\Z")
_LOCK = threading.Lock()
_ATTRIBUTES = {"__hpvm__barrier": " convergent noduplicate nounwind", "__hpvm__getNode": " memory(none) nounwind willreturn",
               "__hpvm__getParentNode": " memory(none) nounwind willreturn"}  # fmt: skip


class Compiled:
    """What is known of a function in a module: parameters as (name, type), result, reads and writes by parameter name."""

    def __init__(self, name, symbol, parameters, result):
        self.name, self.symbol, self.parameters, self.result = name, symbol, parameters, result
        self.reads, self.writes, self.uses_grid, self.open = set(), set(), False, True

    @property
    def result_type(self):
        if isinstance(self.result, tuple):
            return "{ " + ", ".join(t.llvm for t in self.result) + " }"
        return self.result.llvm


class ModuleCompiler:
    """Collects functions, declarations, constants and line information of one module.

    bounds: whether each index is compared with the extent of its array (a trap where it is outside).
    streaming: graphs take their inputs and give their outputs as streams."""

    def __init__(self, bounds=False, exported=(), streaming=False):
        self.bounds, self.streaming = bounds, streaming
        self.exported = frozenset(exported)
        self.functions = {}  # kernel object -> Compiled
        self.nodes = {}  # (kernel object, constant arguments, number of waits) -> symbol
        self.symbols = set()
        self.texts = []
        self.declarations = {}
        self.constants = []
        self.tables = {}
        self.metadata = []
        self.known = {}
        self.unit = None

    # -- functions
    def function(self, kernel):
        """The Compiled of a function of Python, compiled when it is first asked for."""
        found = self.functions.get(kernel)
        if found is not None:
            return found
        source = Source(kernel.kernel_source)
        parameters, result = signature(source)
        symbol = self._symbol(source.name)
        found = self.functions[kernel] = Compiled(source.name, symbol, parameters, result)
        compiler = self._compiler(kernel)(self, source, parameters, result, symbol)
        self._text(compiler, kernel in self.exported)
        found.reads, found.writes, found.uses_grid, found.open = compiler.reads, compiler.writes, compiler.uses_grid, False
        return found

    def _compiler(self, kernel):
        if getattr(kernel, "is_graph", False):
            from allvm.frontend.py_graph import GraphCompiler

            return GraphCompiler
        return FunctionCompiler

    def _text(self, compiler, exported=False):
        try:
            text = compiler.compile()
        except RecursionError:
            source = compiler.source
            raise CompileError(f"{source.file}:{source.first}: expressions or calls are nested too deeply") from None
        self.texts.append(text if exported else text.replace("define ", "define internal ", 1))

    def node(self, kernel, constants, waits):
        """The symbol of a kernel as the function of a leaf node. constants: {parameter: text} of arguments that are
        constants; waits: how many inputs it has only in order to come after others."""
        from allvm.frontend.py_graph import NodeCompiler

        key = kernel, tuple(sorted(constants.items())), waits
        found = self.nodes.get(key)
        if found is None:
            plain = self.function(kernel)
            found = self.nodes[key] = self._symbol(f"{plain.name}.node")
            source = Source(kernel.kernel_source)
            compiler = NodeCompiler(self, source, plain.parameters, plain.result, found, plain, constants, waits, kernel)
            self._text(compiler)
        return found

    def _symbol(self, name):
        symbol, n = name, 1
        while symbol in self.symbols or symbol in self.declarations or symbol in ("printf", "main"):
            n += 1
            symbol = f"{name}.{n}"
        self.symbols.add(symbol)
        return symbol

    @staticmethod
    def quote(name):
        """A name as LLVM writes it behind the @."""
        return name if _PLAIN.match(name) else f'"{_escaped(name.encode())}"'

    def declare(self, name, result, params, pure=False):
        """A function from elsewhere: its name for calls. pure: the result depends on the arguments alone."""
        attributes = " memory(none) nounwind willreturn" if pure else _ATTRIBUTES.get(name, "")
        self.declarations[name] = f"declare {result} @{self.quote(name)}({', '.join(params)}){attributes}"
        return "@" + self.quote(name)

    # -- constants
    def string(self, text):
        data = text.encode() + b"\0"
        name = f"@.text{len(self.constants)}"
        self.constants.append(f'{name} = private unnamed_addr constant [{len(data)} x i8] c"{_escaped(data)}"')
        return name

    def constant_table(self, value, error):
        """Numbers from the surroundings of a function (a list, a tuple, an array of NumPy) as an array that cannot change."""
        key = id(value)
        found = self.tables.get(key)
        if found is None:
            found = self.tables[key] = (value, self._table(value, error))  # the value is kept: its id stays its own
        return found[1]

    def _table(self, value, error):
        if hasattr(value, "__array_interface__"):
            element, shape, flat = T.scalar_of(value.dtype), value.shape, [x.item() for x in value.flat]
        else:
            flat, shape = list(value), (len(value),)
            if not all(isinstance(x, bool | int | float) for x in flat):
                raise error("a table of constants holds numbers")
            element = T.f64 if any(isinstance(x, float) for x in flat) else T.i64
        if element is None or not flat or len(shape) > 3:
            raise error("a table of constants has one to three dimensions, and elements of a number type")
        text = ", ".join(f"{element.memory} {_element(x, element)}" for x in flat)
        name = f"@.table{len(self.constants)}"
        self.constants.append(f"{name} = private unnamed_addr constant [{len(flat)} x {element.memory}] [{text}], align 16")
        dims = [str(n) for n in shape] if len(shape) > 1 else []
        return T.Value(T.Array(element, len(shape)), name, bytes=str(len(flat) * element.size), dims=dims)

    # -- lines
    def _meta(self, text):
        n = self.known.get(text)
        if n is None:
            n = self.known[text] = len(self.metadata)
            self.metadata.append(text)
        return f"!{n}"

    def _file(self, path):
        text = path.replace("\\", "\\5C").replace('"', "\\22")
        return self._meta(f'!DIFile(filename: "{text}", directory: "")')

    def subprogram(self, source, symbol):
        file = self._file(source.file)
        if self.unit is None:
            self.unit = self._meta(f'distinct !DICompileUnit(language: DW_LANG_Python, file: {file}, producer: "allvm", isOptimized: true, '
                                   "runtimeVersion: 0, emissionKind: LineTablesOnly)")  # fmt: skip
        kind = self._meta(f"!DISubroutineType(types: {self._meta('!{null}')})")
        return self._meta(f'distinct !DISubprogram(name: "{source.name}", linkageName: "{symbol}", scope: {file}, file: {file}, '
                          f"line: {source.first}, type: {kind}, scopeLine: {source.first}, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: {self.unit})")  # fmt: skip

    def location(self, line, column, scope):
        return self._meta(f"!DILocation(line: {line}, column: {column}, scope: {scope})")

    # -- the text
    def text(self):
        """The module as LLVM IR."""
        version = self._meta('!{i32 2, !"Debug Info Version", i32 3}')
        lines = [f'target datalayout = "{LAYOUT}"', f'target triple = "{TRIPLE}"', *self.constants, *self.declarations.values(), *self.texts]
        lines += [f"!llvm.dbg.cu = !{{{self.unit}}}", f"!llvm.module.flags = !{{{version}}}"]
        lines += [f"!{n} = {text}" for n, text in enumerate(self.metadata)]
        return "\n".join(lines) + "\n"


def _escaped(data):
    return "".join(chr(b) if 31 < b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)


def _element(value, element):
    if element.kind == "f":
        return float_text(float(value), element)
    return str(int(value))


def signature(source):
    """(parameters, result) of a function: [(name, type)], and a Scalar, a tuple of them or None."""
    import inspect

    node = source.node
    args = node.args
    for odd in (args.vararg, args.kwarg, *args.kwonlyargs, *args.defaults):
        if odd is not None:
            raise source.error(odd, "parameters of kernels are plain: no defaults, no *args, no names only")
    try:
        hints = inspect.get_annotations(source.function, eval_str=True)
    except Exception as e:
        raise source.error(node, f"the annotations cannot be read: {e}") from None
    parameters = []
    for a in (*args.posonlyargs, *args.args):
        if a.arg not in hints:
            raise source.error(a, f"{a.arg} has no type: write e.g. {a.arg}: f32, or {a.arg}: f32[:] for an array")
        type = hints[a.arg] if isinstance(hints[a.arg], T.Array) else T.scalar_of(hints[a.arg])
        if type is None:
            raise source.error(a.annotation, "not a type: write i32, f64, ... or f32[:], f32[:, :]")
        parameters.append((a.arg, type))
    result = hints.get("return")
    if result is None:
        return parameters, None
    several = result if isinstance(result, tuple) else (result,)
    types = tuple(T.scalar_of(t) for t in several)
    if None in types or not types:
        raise source.error(node.returns, "the result of a kernel is a number type, a tuple of them, or None")
    return parameters, types if isinstance(result, tuple) else types[0]


def optimise(text, level=2):
    """LLVM IR after LLVM's passes, without vectors: what the C compiler hands over."""
    import llvmlite.binding as llvm

    with _LOCK:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=_CPU[0], features=_CPU[1], opt=level)
        context = llvm.create_context()
        try:
            with llvm.parse_assembly(text, context) as module:
                module.verify()
                options = llvm.create_pipeline_tuning_options(speed_level=level)
                options.loop_vectorization = options.slp_vectorization = False
                builder = llvm.create_pass_builder(machine, options)
                builder.getModulePassManager().run(module, builder)
                return str(module)
        finally:
            context.close()


def compile_functions(kernels, name="kernels", bounds=False, level=2, streaming=False, grid=None):
    """A relocatable Module of functions, with those that they call, and their Compiled, in order.

    kernels: objects with `kernel_source`, the Python function. level: 0 keeps the code as it was written.
    grid: the one kernel becomes a graph with one node of so many dimensions, whose extents are its last inputs."""
    from allvm.frontend.lowering import lower_module
    from allvm.frontend.reader import read_llvm

    compiler = ModuleCompiler(bounds, () if grid is not None else kernels, streaming)
    compiled = [compiler.function(k) for k in kernels]
    if grid is not None:
        from allvm.frontend.py_graph import grid_root

        compiler.texts.append(grid_root(compiler, kernels[0], compiled[0], grid))
    text = optimise(compiler.text(), level) if level else compiler.text()
    return lower_module(read_llvm(text.encode(), name), name), compiled


