"""The tiers of one instance: what is hot, what is compiled with what, and when it is installed.

    tiers = Tiers(instance, data, policy)
    with tiers:                     # compiles and installs what the policy wants at once, starts the background
        run_main(instance)

A thread looks every few milliseconds at what the interpreter's safepoints counted. Hot functions are compiled
together with what they call and with the hot functions that call them, so that they inline; a loop that is running
is entered at its header. LLVM is loaded by that thread when the first function is hot.
"""

import hashlib
import os
import sys
import threading
import time
import weakref

from allvm.interp import _core
from allvm.ir.errors import CompileError, FormatError, UsageError

PERIOD = 0.003  # seconds between two looks at what is hot
TICKS_HOT = 2  # ticks of the watch in quick code before it is compiled again
MAX_VERSIONS = 4  # of one function
# Imports that are the C library's own functions, have no effect and never set errno.
PURE_MATH = frozenset(
    name + suffix
    for name in "fabs ceil floor trunc round rint nearbyint cbrt atan tanh asinh copysign fmax fmin fma".split()
    for suffix in ("", "f")
)


class Unit:
    """Object code in memory, and what it was made from."""

    def __init__(self, data, code, functions, headers, tier, seconds, cached):
        from allvm.jit.dwarf import Places

        self.code, self.functions, self.headers, self.tier = code, functions, headers, tier
        self.seconds, self.cached = seconds, cached
        self.places = Places(data, code.text)
        self.locate = self.places.locate
        self.ticks = 0

    def entries(self):
        symbols = self.code.symbols
        return [(f, None, symbols[f"w{f}"]) for f in self.functions] + [(f, i, symbols[f"o{f}_{i}"]) for f, i in self.headers]

    def covers(self, pc):
        return any(lo <= pc < hi for lo, hi in self.code.ranges)


class Tiers:
    """Native code for one instance of a program. data: the program's bytes. watchers: told of code that is loaded (allvm.jit.perf, allvm.jit.gdb)."""

    def __init__(self, instance, data, policy, watchers=()):
        self.instance, self.data, self.policy = instance, data, policy
        self.n_imports = len(instance.program.import_funcs)
        self.metered = instance.stats()["fuel_left"] is not None
        self.units = []
        self.level = {}  # function -> tier that it was compiled in last
        self.versions = {}  # function -> how often it was compiled
        self.hot = set()
        self.refused = set()
        self.seconds = {"lower": 0.0, "quick": 0.0, "opt": 0.0, "load": 0.0}
        self.native_ticks = {"quick": 0, "opt": 0}
        self.errors = []
        self.ticks = 0
        self.watchers = watchers
        self._module = None
        self._thread = None
        self._stop = threading.Event()
        if policy.native:
            from allvm.jit.cache import Cache, directory

            _core.enable_native(instance)
            _core.set_slice(instance, policy.slice)
            self.cache = Cache(data, directory() if policy.cache else None)
            self.layout = hashlib.sha256(repr(instance.addresses).encode()).hexdigest()

    # -- life
    def __enter__(self):
        if self.policy.plan:
            self._install_plan()
        elif self.policy.tier in ("quick", "opt"):
            self._compile_all(self.policy.tier)
        elif self.policy.stress is not None:
            import random

            self._install_at_random(random.Random(self.policy.stress))
        elif self.policy.tier == "auto":
            self._install_cached()
            self._thread = threading.Thread(target=_watch, args=(weakref.ref(self), self._stop), name="allvm-jit", daemon=True)
            self._thread.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self, wait=True):
        """No more compilation. wait: until what is under way has ended. Whether none is left."""
        self._stop.set()
        thread = self._thread
        if thread is None or thread is threading.current_thread():
            return True
        if wait:
            thread.join()
        return not thread.is_alive()

    # -- the program
    @property
    def module(self):
        """The module's functions, decoded when first needed."""
        if self._module is None:
            from allvm.ir.decode import decode

            self._module = decode(self.data)
            self._calls = {}
        return self._module

    def size(self, function):
        return len(self.module.functions[function - self.n_imports].code)

    def callees(self, function):
        """The module's own functions that a function calls directly."""
        if function not in self._calls:
            from allvm.ir import isa

            call = isa.opcode("call")
            code = self.module.functions[function - self.n_imports].code
            self._calls[function] = tuple(dict.fromkeys(i[1] for i in code if i[0] == call and i[1] >= self.n_imports))
        return self._calls[function]

    def can_compile(self, function):
        from allvm.jit.lower import can_compile

        if function in self.refused:
            return False
        if not can_compile(self.module, function):
            self.refused.add(function)
            return False
        return True

    # -- compiling
    def options(self, headers=(), tier="opt"):
        from allvm.jit.emit import tier_options
        from allvm.jit.lower import Options

        data, functions = self.instance.addresses
        bound = self.instance.imports_by_host
        math = {i: name for i, (name, _, _) in enumerate(self.instance.program.import_funcs) if name in PURE_MATH and bound[i]}
        return Options(data_address=data, func_address=functions, fuel=self.metered, entries=tuple(headers),
                       precise=self.policy.precise, native_math=math, **tier_options(tier))  # fmt: skip

    def key(self, functions, headers, tier):
        """What the code depends on beside the module and the machine."""
        return tier, tuple(functions), tuple(headers), self.metered, self.layout, self.policy.precise

    def compile(self, functions, headers, tier):
        """Object code for functions that are compiled together: a Unit, in memory and not yet installed."""
        functions, headers = sorted(set(functions)), sorted(set(headers))
        key = self.key(functions, headers, tier)
        start = time.perf_counter()
        found = self.cache.get(key)
        if found is not None:
            try:
                return self._load(found[1], functions, headers, tier, 0.0, True)
            except (FormatError, CompileError, KeyError):
                pass
        from allvm.jit.emit import compile_ir
        from allvm.jit.lower import lower_functions

        self.module  # noqa: B018 - decoded before the clock of lowering starts
        options = self.options(headers, tier)
        start = time.perf_counter()
        text = lower_functions(self.module, functions, options)
        middle = time.perf_counter()
        data = compile_ir(text, tier)
        end = time.perf_counter()
        self.seconds["lower"] += middle - start
        self.seconds[tier] += end - middle
        unit = self._load(data, functions, headers, tier, end - start, False)
        self.cache.put(key, {"functions": functions, "headers": headers, "tier": tier, "metered": self.metered,
                             "layout": self.layout, "precise": self.policy.precise}, data)  # fmt: skip
        return unit

    def _load(self, data, functions, headers, tier, seconds, cached):
        from allvm.jit.loader import load

        start = time.perf_counter()
        code = load(data)
        self.seconds["load"] += time.perf_counter() - start
        unit = Unit(data, code, functions, headers, tier, seconds, cached)
        unit.entries()
        for watcher in self.watchers:
            watcher.add(unit, self.module, tier)
        return unit

    def install(self, unit):
        """Have a unit installed at the next safepoint."""
        self.units.append(unit)
        for f in unit.functions:
            self.level[f] = unit.tier
            self.versions[f] = self.versions.get(f, 0) + 1
        _core.install_native(self.instance, unit.entries(), unit.code.ranges, unit)

    def _compile_all(self, tier):
        """All functions before the start, in batches of neighbours in the call graph."""
        for functions in self._batches():
            self.install(self.compile(functions, [], tier))

    def _batches(self):
        every = [f for f in range(self.n_imports, self.instance.program.n_functions) if self.can_compile(f)]
        seen, batch, size = set(), [], 0
        for root in every:
            stack = [root]
            while stack:
                f = stack.pop()
                if f in seen:
                    continue
                seen.add(f)
                if not self.can_compile(f):
                    continue
                if batch and size + self.size(f) > 20 * self.policy.batch:
                    yield batch
                    batch, size = [], 0
                batch.append(f)
                size += self.size(f)
                stack += reversed(self.callees(f))
        if batch:
            yield batch

    def _install_plan(self):
        for function, tier, call in self.policy.plan:
            index = function if isinstance(function, int) else self.instance.program.function_index(function)
            if not self.n_imports <= index < self.instance.program.n_functions or not self.can_compile(index):
                raise UsageError(f"plan: {function} is no function of the program that can become native")
            unit = self.compile([index], [], tier)
            self.units.append(unit)
            self.level[index] = tier
            _core.plan_native(self.instance, [(index, unit.code.symbols[f"w{index}"], call - 1)], unit.code.ranges, unit)

    def _install_at_random(self, choose):
        """Every function by itself, native from some call on, and at some of its loops from when it is next there."""
        for function in range(self.n_imports, self.instance.program.n_functions):
            if not self.can_compile(function):
                continue
            headers = [(function, h) for h in sorted(self.headers(function)) if choose.random() < 0.7]
            tier = choose.choice(("quick", "opt"))
            unit = self.compile([function], headers, tier)
            self.units.append(unit)
            self.level[function] = tier
            calls = choose.choice((0, 0, 1, 2, 5, 50, 1 << 40))
            _core.plan_native(self.instance, [(function, unit.code.symbols[f"w{function}"], calls)], unit.code.ranges, unit)
            _core.install_native(self.instance, [e for e in unit.entries() if e[1] is not None], [], unit)

    def _install_cached(self):
        """What earlier runs of the program compiled, the newest version of each function."""
        fresh, covered = [], set()
        for description, data in self.cache.entries():
            try:
                functions, headers, tier = description["functions"], description["headers"], description["tier"]
                if description["metered"] != self.metered or description["layout"] != self.layout or description["precise"] != self.policy.precise:
                    continue
                if tier == "opt" and not covered.issuperset(functions):
                    covered.update(functions)
                    fresh.append(self._load(data, functions, [tuple(h) for h in headers], tier, 0.0, True))
            except (KeyError, TypeError, FormatError, CompileError):
                continue
        for unit in reversed(fresh):  # the newest version of a function comes last and stays
            self.install(unit)

    # -- the background
    def look(self):
        """See what has become hot, and act on it."""
        hot = _core.take_heat(self.instance, self.policy.safepoints)
        now, pc = _core.native_place(self.instance)
        if now != self.ticks:
            self._tick(pc, now - self.ticks)
            self.ticks = now
        if hot:
            self._busy(self._promote, hot)

    def _busy(self, work, *args):
        """Work in this thread; the guest's gets the interpreter lock back soon when it asks."""
        before = sys.getswitchinterval()
        sys.setswitchinterval(0.0005)
        _core.set_compiling(self.instance, True)
        try:
            work(*args)
        finally:
            _core.set_compiling(self.instance, False)
            sys.setswitchinterval(before)

    def _promote(self, hot):
        _load_compiler()
        for function, _, header in sorted(hot, key=lambda h: -h[1]):
            if self._stop.is_set():
                return
            if not self.can_compile(function):
                continue
            self.hot.add(function)
            if self.versions.get(function, 0) >= MAX_VERSIONS:
                continue
            self._promote_one(function, header)

    def _promote_one(self, function, header):
        headers = [(function, header)] if header is not None and header in self.headers(function) else []
        functions = self.batch(function)
        try:
            if sum(map(self.size, functions)) > self.policy.small and function not in self.level:
                self.install(self.compile([function], [], "quick"))
            if not self._stop.is_set():
                self.install(self.compile(functions, headers, "opt"))
        except CompileError as e:
            self.errors.append(e)
            self.refused.add(function)

    def headers(self, function):
        """Instructions at which loops of a function begin."""
        from allvm.jit.flow import Flow

        flow = Flow(self.module, function)
        return {flow.blocks[h].start for h in flow.loops}

    def batch(self, function):
        """The functions to compile with a hot one: hot callers, then callees, nearest first, while they fit."""
        chosen, size = [function], self.size(function)
        callers = [f for f in self.hot if f != function and f in self._calls and function in self.callees(f)]
        queue = callers + list(self.callees(function))
        seen = {function}
        while queue:
            f = queue.pop(0)
            if f in seen or not self.can_compile(f) or size + self.size(f) > self.policy.batch:
                continue
            seen.add(f)
            chosen.append(f)
            size += self.size(f)
            queue += self.callees(f)
        return chosen

    def _tick(self, pc, n):
        """The watch found native code at pc."""
        unit = next((u for u in reversed(self.units) if u.covers(pc)), None)
        if unit is None:
            return
        self.native_ticks[unit.tier] += n
        unit.ticks += n
        if unit.tier == "quick" and unit.ticks >= TICKS_HOT and self.policy.tier == "auto":
            unit.ticks = -1000
            places = unit.locate(pc)
            if places and self.level.get(places[-1][0]) == "quick":
                self._busy(self._promote, [(places[-1][0], 1, None)])

    # -- seeing it
    def stats(self):
        """Figures per tier, JSON-able: functions, seconds of compilation, bytes of code, share of ticks."""
        found = {}
        for tier in ("quick", "opt"):
            units = [u for u in self.units if u.tier == tier]
            found[tier] = {
                "functions": sum(1 for f in self.level if self.level[f] == tier),
                "batches": len(units),
                "from_cache": sum(u.cached for u in units),
                "compile_seconds": self.seconds[tier],
                "code_bytes": sum(u.code.size for u in units),
                "seconds_executed": self.native_ticks[tier] * 0.005,
            }
        return {"tier": self.policy.tier, "lower_seconds": self.seconds["lower"], "load_seconds": self.seconds["load"], **found}


def _watch(tiers, stop):
    """The background of one Tiers, which it does not keep alive."""
    while not stop.wait(PERIOD):
        found = tiers()
        if found is None:
            return
        try:
            found.look()
        except Exception as e:  # the program goes on in the interpreter
            found.errors.append(e)
            return
        del found


def _load_compiler():
    """Load LLVM's library, which takes longest of all, without holding up the thread that runs the guest."""
    from importlib.util import find_spec

    if "llvmlite.binding" in sys.modules:
        return
    spec = find_spec("llvmlite")
    if spec and spec.origin:
        _core.preload(os.fsencode(os.path.join(os.path.dirname(spec.origin), "binding", "libllvmlite.so")))
