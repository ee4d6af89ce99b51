"""Native code for one instance: units of functions that are compiled together, made by LLVM or found in the cache."""

import time
from functools import cached_property

from allvm.interp import _core
from allvm.ir.errors import CompileError, FormatError

# Imports that are the C library's own functions, have no effect and never set errno.
PURE_MATH = frozenset(
    name + suffix
    for name in "fabs ceil floor trunc round rint nearbyint cbrt atan tanh asinh copysign fmax fmin fma".split()
    for suffix in ("", "f")
)
# The mathematical functions on numbers alone: kernels of graphs call all of them, errno does not count there.
MATH = PURE_MATH | frozenset(
    name + suffix
    for name in "sqrt sin cos tan asin acos atan2 sinh cosh acosh atanh exp exp2 expm1 log log2 log10 log1p pow hypot fmod remainder "
    "erf erfc tgamma fdim".split()
    for suffix in ("", "f")
)  # fmt: skip
COMPARES = ("memcmp", "bcmp", "__memcmpeq")  # one function


def math_of(functions, bound, known=PURE_MATH):
    """{import: its name} of mathematical functions that native code calls itself. functions: of a program's imports; bound: by index, whether the host library has it."""
    return {i: name for i, (name, _, _) in enumerate(functions) if name in known and bound[i]}


def compares_of(functions, bound):
    """The imports that are the host library's memcmp."""
    return frozenset(i for i, (name, _, _) in enumerate(functions) if name in COMPARES and bound[i])


class Shape:
    """What a unit is made of. functions: its functions. headers: [(function, instruction)] of loops that are entered from elsewhere.
    only: functions that are entered there and not called. lasting: no better version will come, so calls
    within the unit are direct; else they, and running loops, find better versions when these come."""

    def __init__(self, functions, tier, headers=(), only=(), lasting=True):
        self.functions, self.headers = sorted(set(functions)), sorted(set(map(tuple, headers)))
        self.only, self.tier, self.lasting = sorted(set(only)), tier, lasting

    def entries(self):
        """(function, None for its calls or a header) of all entries."""
        return [(f, None) for f in self.functions if f not in self.only] + self.headers

    def describe(self):
        return dict(vars(self))


class Unit:
    """Object code in memory, and what it was made from."""

    def __init__(self, data, code, shape, seconds, cached):
        from allvm.jit.dwarf import Places

        self.code, self.shape, self.tier = code, shape, shape.tier
        self.seconds, self.cached = seconds, cached
        self.kept = cached  # in the cache
        self.places = Places(data, code.text)
        self.locate = self.places.locate

    @property
    def functions(self):
        return self.shape.functions

    @property
    def headers(self):
        return self.shape.headers

    def entries(self):
        """(function, None or header, address) of all entries, which any caller may use."""
        symbols = self.code.symbols
        return [(f, h, symbols[f"w{f}" if h is None else f"o{f}_{h}"]) for f, h in self.shape.entries()]

    def typed_entries(self):
        """(function, 'typed', address) of what native code calls with arguments in registers."""
        symbols = self.code.symbols
        return [(f, "typed", symbols[f"t{f}"]) for f in self.shape.functions if f"t{f}" in symbols]

    def covers(self, pc):
        return any(lo <= pc < hi for lo, hi in self.code.ranges)


class Compiler:
    """Makes units for an instance of a program. data: the program's bytes. watchers: told of code that is loaded (allvm.jit.perf, allvm.jit.gdb)."""

    def __init__(self, instance, data, cache=False, watchers=(), precise=True):
        self.instance, self.data, self.watchers = instance, data, watchers
        self.n_imports = len(instance.program.import_funcs)
        self.metered = instance.stats()["fuel_left"] is not None
        self.base = _core.low_memory(instance) if precise else 0  # ordinary accesses are better off with a pointer
        self.precise = precise  # traps leave memory as the interpreter does
        self.refused = set()
        self.seconds = {"lower": 0.0, "quick": 0.0, "opt": 0.0, "load": 0.0}
        self.wants_cache = cache
        self._module = None
        self._calls = {}
        self._flows = {}

    @cached_property
    def cache(self):
        from allvm.jit.cache import Cache, directory

        return Cache(self.data, directory() if self.wants_cache and not self.rebound else None)

    @cached_property
    def rebound(self):
        """Whether the embedder has its own functions under names of the host library's that native code knows: code depends on that."""
        bound = self.instance.imports_by_host
        return any(not bound[i] for i, (name, _, _) in enumerate(self.instance.program.import_funcs) if name in MATH or name in COMPARES)

    def kernel_math(self):
        """{import: its name} of the mathematical functions that kernels of graphs call themselves."""
        return math_of(self.instance.program.import_funcs, self.instance.imports_by_host, MATH)

    @cached_property
    def layout(self):
        """A hash of the addresses that code depends on."""
        from allvm.jit.cache import digest

        return digest(repr(self.instance.addresses).encode())

    # -- the program
    @property
    def module(self):
        """The module's functions, decoded when first needed."""
        if self._module is None:
            from allvm.ir.decode import decode

            self._module = decode(self.data)
        return self._module

    def size(self, function):
        """How many instructions a function has."""
        return len(self.module.functions[function - self.n_imports].code)

    def callees(self, function):
        """The module's own functions that a function calls directly."""
        module = self.module
        if function not in self._calls:
            from allvm.ir import isa

            calls = (isa.opcode("call"), isa.opcode("invoke"))
            code = module.functions[function - self.n_imports].code
            self._calls[function] = tuple(dict.fromkeys(i[1] for i in code if i[0] in calls and i[1] >= self.n_imports))
        return self._calls[function]

    def can_compile(self, function):
        from allvm.jit.lower import can_compile

        if function in self.refused:
            return False
        if not can_compile(self.module, function) or function in self.parking:
            self.refused.add(function)
            return False
        return True

    @cached_property
    def parking(self):
        """Functions that may wait at a barrier, themselves or in what they call: an instance that waits leaves the interpreter's activation
        as a whole, so no native code may be in it."""
        if not self.module.nodes:
            return frozenset()
        from allvm.ir import isa

        barrier, indirect = isa.opcode("node.barrier"), (isa.opcode("call.ind"), isa.opcode("invoke.ind"))
        nodes = {n.function for n in self.module.nodes}
        codes = dict(enumerate((f.code for f in self.module.functions), self.n_imports))
        found = {i for i, code in codes.items() if any(insn[0] == barrier for insn in code)}
        callers = {}
        for i in codes:
            for callee in self.callees(i):
                callers.setdefault(callee, []).append(i)
        work, loose = list(found), False
        while work:
            i = work.pop()
            more = set(callers.get(i, ()))
            if i not in nodes and not loose:
                loose = True
                more |= {k for k, code in codes.items() if any(insn[0] in indirect for insn in code)}
            work += more - found
            found |= more
        return frozenset(found)

    def flow(self, function):
        """The control flow of a function."""
        from allvm.jit.flow import Flow

        if function not in self._flows:
            self._flows[function] = Flow(self.module, function)
        return self._flows[function]

    def headers(self, function):
        """Instructions at which loops of a function begin."""
        flow = self.flow(function)
        return {flow.blocks[h].start for h in flow.loops}

    # -- compiling
    def options(self, shape=None, tier="opt"):
        """`allvm.jit.lower.Options` for a unit."""
        from allvm.jit.emit import tier_options
        from allvm.jit.lower import Options

        shape = shape or Shape((), tier)
        data, functions = self.instance.addresses
        bound = self.instance.imports_by_host
        imports = self.instance.program.import_funcs
        return Options(data_address=data, func_address=functions, fuel=self.metered, entries=tuple(shape.headers),
                       entered_only=frozenset(shape.only), replaceable=not shape.lasting, base=self.base,
                       precise=self.precise, native_math=math_of(imports, bound), native_compare=compares_of(imports, bound), typed=True, **tier_options(shape.tier))  # fmt: skip

    def describe(self, shape):
        """What code depends on beside the module and the machine, for the cache."""
        return {**shape.describe(), "metered": self.metered, "precise": self.precise, "base": self.base, "layout": self.layout}

    def key(self, shape):
        """The same as the key of a cache entry."""
        return repr(sorted(self.describe(shape).items()))

    def compile(self, functions, headers, tier):
        """A unit of functions that are entered at their calls and at headers: in memory, not yet installed."""
        return self.make(Shape(functions, tier, headers))

    def make(self, shape):
        """The unit of that shape: in memory, not yet installed."""
        key = self.key(shape)
        found = self.cache.get(key)
        if found is not None:
            try:
                return self.load(found[1], shape, 0.0, True)
            except (FormatError, CompileError, KeyError):
                pass
        from allvm.jit.emit import compile_ir
        from allvm.jit.lower import lower_functions

        self.module  # noqa: B018 - decoded before the clock of lowering starts
        options = self.options(shape)
        start = time.thread_time()
        text = lower_functions(self.module, shape.functions, options)
        middle = time.thread_time()
        data = compile_ir(text, shape.tier)
        end = time.thread_time()
        self.seconds["lower"] += middle - start
        self.seconds[shape.tier] += end - middle
        unit = self.load(data, shape, end - start, False)
        unit.kept = self.cache.put(key, self.describe(shape), data)
        return unit

    def load(self, data, shape, seconds, cached):
        """Object code put into memory as a unit."""
        from allvm.jit.loader import load

        start = time.perf_counter()
        code = load(data)
        self.seconds["load"] += time.perf_counter() - start
        unit = Unit(data, code, shape, seconds, cached)
        unit.entries()
        for watcher in self.watchers:
            watcher.add(unit, self.module, shape.tier)
        return unit


def preload():
    """Load LLVM's library, which takes longest of all, without holding up the thread that runs the guest."""
    import os
    import sys
    from importlib.util import find_spec

    if "llvmlite.binding" in sys.modules:
        return
    spec = find_spec("llvmlite")
    if spec and spec.origin:
        _core.preload(os.fsencode(os.path.join(os.path.dirname(spec.origin), "binding", "libllvmlite.so")))
