"""The tiers of one instance: what is compiled with what, and when it is installed.

    tiers = Tiers(instance, data, policy)
    with tiers:                     # compiles and installs what the policy wants at once, starts the background
        run_main(instance)

In the tier `auto` all begins when the program has run for some milliseconds: code that earlier runs left in the cache is installed, and
a thread looks every few milliseconds at where the time goes (vm/heat.py, vm/promote.py). LLVM is loaded when the first function is worth it.
"""

import sys
import time

from allvm.compiler import Compiler, Shape
from allvm.heat import Heat
from allvm.interp import _core
from allvm.ir.errors import CompileError, FormatError, UsageError

PERIOD = 0.003  # seconds between two looks at what is hot
INLINE = 16  # instructions up to which a callee comes along though it was never seen to run
COMPANY = 400  # instructions of callees that come along at most
PATIENCE = 2  # runs that may end before anything is compiled; later ones wait until they take longer than these
WORTH_NOTING = 0.03  # seconds in the interpreter from which a run leaves a note of what was hot


class Tiers(Compiler):
    """Native code for one instance of a program. data: the program's bytes. watchers: told of code that is loaded (allvm.jit.perf, allvm.jit.gdb)."""

    def __init__(self, instance, data, policy, watchers=()):
        super().__init__(instance, data, policy.cache, watchers, policy.precise)
        self.policy = policy
        self.heat = Heat(policy.slice)
        self.units = []
        self.level = {}  # function -> tier that it was compiled in last
        self.entered = {}  # function -> {None for its calls or a loop's header: tier}
        self.compiles = {}  # function -> how often it was compiled
        self.good = set()  # functions that good code can be called by with arguments in registers
        self.errors = []
        self._thread = None
        self._notes = {}
        self.loading = False  # whether the compiler has been wanted
        self.patience = 0.0  # seconds that the program runs before it may be
        self.stopped = False
        self._began = time.perf_counter()
        if policy.native:
            _core.enable_native(instance)
            _core.set_slice(instance, policy.slice)

    # -- life
    def __enter__(self):
        if self.policy.plan:
            self._apart(self._install_plan)
        elif self.policy.tier in ("quick", "opt"):
            self._apart(self._compile_all)
        elif self.policy.stress is not None:
            self._install_at_random()
        elif self.policy.tier == "auto":
            from _weakref import ref

            me = ref(self)
            _core.start_later(self.instance, lambda: me() and me().begin())
        return self

    def begin(self):
        """Install what earlier runs left, and start the background, while the program runs (auto)."""
        from _weakref import ref

        try:
            if self.stopped:
                return
            import threading

            self._install_cached()
            self._thread = threading.Thread(target=_watch, args=(ref(self),), name="allvm-jit", daemon=True)
            self._thread.start()
        except Exception as e:  # the program goes on in the interpreter
            self.errors.append(e)

    def __exit__(self, *_):
        self.stop()

    def stop(self, wait=True):
        """No more compilation. wait: until what is under way has ended. Whether none is left."""
        first, self.stopped = not self.stopped, True
        if first and self.policy.tier == "auto":
            self.heat.see_interpreter(_core.take_heat(self.instance))
            if self.policy.cache:
                self._note()
        thread = self._thread
        if thread is None:
            return True
        if wait:
            thread.join()
        return not thread.is_alive()

    def _apart(self, work):
        """Work in a thread of its own: this one can be interrupted meanwhile, which LLVM cannot."""
        import threading

        failed = []

        def run():
            try:
                work()
            except BaseException as e:  # handed on
                failed.append(e)

        self._thread = threading.Thread(target=run, name="allvm-jit", daemon=True)
        self._thread.start()
        self._thread.join()
        self._thread = None
        if failed:
            raise failed[0]

    def say(self, text):
        """Tell who wants to know what happens."""
        if self.policy.verbose is not None:
            self.policy.verbose(f"{1000 * (time.perf_counter() - self._began):9.1f} ms: {text}")

    def name(self, function):
        return self.instance.program.function_name(function) or str(function)

    # -- installing
    def install(self, unit):
        """Have a unit installed at the next safepoint."""
        self.note_unit(unit)
        good = unit.tier == "opt"
        typed = [e for e in unit.typed_entries() if good or e[0] not in self.good]  # nothing gets worse
        self.good.update(e[0] for e in typed if good)
        _core.install_native(self.instance, unit.entries() + typed, unit.code.ranges, unit, good)

    def note_unit(self, unit):
        self.units.append(unit)
        for function, entry in unit.shape.entries():
            self.level[function] = unit.tier
            self.entered.setdefault(function, {})[entry] = unit.tier
        for function in unit.functions:
            self.compiles[function] = self.compiles.get(function, 0) + 1
        if self.policy.verbose is not None:
            entries = ", ".join(self.name(f) + ("" if h is None else f" at {h}") for f, h in unit.shape.entries())
            self.say(f"{unit.tier}, {'from the cache' if unit.cached else f'{1000 * unit.seconds:.1f} ms'}, {unit.code.size} bytes: {entries}")

    def _compile_all(self):
        """All functions before the start, in batches of neighbours in the call graph. Where they are all in the cache nothing is even decoded."""
        tier = self.policy.tier
        notes = self.cache.notes()
        found = [self._from_cache(name) for name in notes.get(tier, ())]
        if found and all(found):
            for shape, data in found:
                self.install(self.load(data, shape, 0.0, True))
            return
        for functions in self._batches():
            if self.stopped:
                return
            self.install(self.make(Shape(functions, tier)))
        if self.units and all(u.kept for u in self.units):
            names = [self.cache.name(self.key(u.shape)) for u in self.units]
            self.cache.note({**notes, "units": notes.get("units") or [], tier: names})

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
            unit = self.make(Shape([index], tier))
            self.note_unit(unit)
            _core.plan_native(self.instance, [(index, unit.code.symbols[f"w{index}"], call - 1)], unit.code.ranges, unit)

    def _install_at_random(self):
        """Every function by itself, native from some call on, and at some of its loops from when it is next there. Some
        loops of quick code have a better version, which is taken at their next back edge."""
        import random

        choose = random.Random(self.policy.stress)
        _core.set_polling(self.instance, True)
        for function in range(self.n_imports, self.instance.program.n_functions):
            if not self.can_compile(function):
                continue
            headers = [(function, h) for h in sorted(self.headers(function)) if choose.random() < 0.7]
            tier = choose.choice(("quick", "opt"))
            lasting = tier == "opt" or choose.random() < 0.3
            unit = self.make(Shape([function], tier, headers, lasting=lasting))
            self.note_unit(unit)
            calls = choose.choice((0, 0, 1, 2, 5, 50, 1 << 40))
            _core.plan_native(self.instance, [(function, unit.code.symbols[f"w{function}"], calls)], unit.code.ranges, unit)
            _core.install_native(self.instance, [e for e in unit.entries() if e[1] is not None], [], unit)
            if not lasting and headers:
                better = self.make(Shape([function], "opt", [h for h in headers if choose.random() < 0.7] or headers, only=[function]))
                self.note_unit(better)
                _core.install_native(self.instance, better.entries(), better.code.ranges, better, True)

    def batch(self, function):
        """The functions to make good code of with a hot one: what it calls, nearest first, where that is small or was
        seen to run, while they fit. Others decide for themselves: calls from one unit to another cost little (docs/native-abi.md)."""
        chosen, size = [function], self.size(function)
        most = min(self.policy.batch, size + COMPANY)
        queue = list(self.callees(function))
        seen = {function}
        while queue:
            f = queue.pop(0)
            if f in seen or not self.can_compile(f) or size + self.size(f) > most:
                continue
            seen.add(f)
            if self.size(f) > INLINE and f not in self.level and f not in self.heat.records:
                continue
            chosen.append(f)
            size += self.size(f)
            queue += self.callees(f)
        return chosen

    # -- what earlier runs left
    def _from_cache(self, name):
        """The (shape, object bytes) of an entry that fits this instance, or None."""
        entry = self.cache.named(name)
        try:
            shape = Shape(**{k: entry[0][k] for k in ("functions", "tier", "headers", "only", "lasting")})
            return (shape, entry[1]) if entry[0] == _plain(self.describe(shape)) else None
        except (KeyError, TypeError, ValueError):
            return None

    def _install_cached(self):
        """What earlier runs of the program compiled. What was hot but not compiled then counts as hot already."""
        self._notes = self.cache.notes()
        found = []
        for name in reversed(self._notes.get("units", ())):  # the newest first: it is the best for its entries
            entry = self._from_cache(name)
            if entry is None:
                continue
            shape = entry[0]
            if not {(f, e) for s, _ in found for f, e in s.entries() if s.tier in ("opt", shape.tier)}.issuperset(shape.entries()):
                found.append(entry)
        for shape, data in reversed(sorted(found, key=lambda f: f[0].tier)):  # "opt" last, so that it has the last word
            try:
                self.install(self.load(data, shape, 0.0, True))
            except (FormatError, CompileError, KeyError):
                continue
        if self._notes.get("wasted", 0) >= PATIENCE:
            self.patience = self._notes.get("seconds", 0.0)
            return
        for function, seconds in self._notes.get("hot", ()):
            if self.n_imports <= function < self.instance.program.n_functions:
                r = self.heat.of(function)
                if function not in self.level:
                    r.seconds = float(seconds)
                elif self.level[function] == "quick":
                    r.quick = float(seconds)

    def _note(self):
        """Leave to the next run what this one knows."""
        units = [self.cache.name(self.key(u.shape)) for u in self.units if u.kept]
        if not units and self.heat.total() < WORTH_NOTING:
            return
        left = {f: r.seconds if f not in self.level else r.quick for f, r in self.heat.records.items()}
        hot = [[f, seconds] for f, seconds in left.items() if seconds > 0.1 * WORTH_NOTING]
        wasted = 0 if any(u.seconds for u in self.units) else self._notes.get("wasted", 0) + self.loading
        if (units, bool(hot), wasted) != (self._notes.get("units"), bool(self._notes.get("hot")), self._notes.get("wasted")):
            seconds = max(self.heat.total(), self._notes.get("seconds", 0.0))
            self.cache.note({**self._notes, "units": units, "hot": hot[:1000], "wasted": wasted, "seconds": seconds})

    # -- the background
    def busy(self, work, *args):
        """Work in this thread; the guest's gets the interpreter lock back soon when it asks."""
        before = sys.getswitchinterval()
        sys.setswitchinterval(0.0005)
        _core.set_compiling(self.instance, True)
        try:
            work(*args)
        finally:
            _core.set_compiling(self.instance, False)
            sys.setswitchinterval(before)

    # -- seeing it
    def stats(self):
        """Figures per tier, JSON-able: functions, seconds of compilation, bytes of code, seconds executed."""
        found = {}
        for tier in ("quick", "opt"):
            units = [u for u in self.units if u.tier == tier]
            found[tier] = {
                "functions": sum(1 for f in self.level if self.level[f] == tier),
                "batches": len(units),
                "from_cache": sum(u.cached for u in units),
                "compile_seconds": self.seconds[tier],
                "code_bytes": sum(u.code.size for u in units),
                "seconds_executed": self.heat.native[tier],
            }
        return {"tier": self.policy.tier, "lower_seconds": self.seconds["lower"], "load_seconds": self.seconds["load"],
                "interp": {"seconds_executed": self.heat.interpreted}, **found, "errors": [str(e) for e in self.errors]}  # fmt: skip


def _plain(value):
    """A description as it comes back out of JSON."""
    import json

    return json.loads(json.dumps(value))


def _watch(tiers):
    """The background of one Tiers, which it does not keep alive."""
    from allvm.promote import Promoter

    promoter = Promoter()
    while True:
        time.sleep(PERIOD)
        found = tiers()
        if found is None or found.stopped:
            return
        try:
            promoter.look(found)
        except Exception as e:  # the program goes on in the interpreter
            found.errors.append(e)
            return
        del found
