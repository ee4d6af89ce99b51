"""What becomes native next, in the tier auto: decided from where the time goes, and done.

A function goes from the interpreter to quick code to good code, each when it pays (vm/policy.py). Quick code is made of the hot
functions alone, and its calls go through the runtime, so that it is small and every call finds the best version. A loop that runs in the interpreter is
entered at its header; a loop that runs in quick code looks for a better version at each back edge. Good code is made
of a hot function with a few of those it calls.
"""

import time

from allvm.compiler import Shape, preload
from allvm.interp import _core
from allvm.ir.errors import CompileError
from allvm.policy import APART, Costs

TICK = 0.005  # seconds between two ticks of the watch
USUAL_SIZE = 100  # instructions of a function before the program is decoded
MAX_COMPILES = 8  # of one function


class Promoter:
    """The state of the background of one `Tiers`."""

    FRONT = 0.1  # part of a function within which the header of its main loop lies

    def __init__(self):
        self.costs = Costs()
        self.ticks = 0
        self.clock = time.perf_counter(), time.process_time()
        self.got, self.share = 1.0, APART
        self.waiting = None  # functions that were hot before the program began, until they have been looked at

    def look(self, tiers):
        """See where the time went since the last look, and act on it."""
        self._crowd(tiers)
        ticks, pc = _core.native_place(tiers.instance)
        new, self.ticks = ticks - self.ticks, ticks
        seen = tiers.heat.see_interpreter(_core.take_heat(tiers.instance), TICK * new)
        if self.waiting is None:
            self.waiting = list(tiers.heat.records)
        seen += self.waiting
        if new:
            self._tick(tiers, pc, TICK * new)
        if seen:
            hot = self._hot(tiers, seen)
            if hot and tiers.heat.total() >= tiers.patience:
                self.waiting = []
                tiers.busy(self._quick, tiers, hot)

    def _crowd(self, tiers):
        """See how much of the time that passes the process gets, while nothing is compiled."""
        wall, cpu = time.perf_counter(), time.process_time()
        passed = wall - self.clock[0]
        if passed > 0.01:
            self.got += 0.5 * (min(1.0, (cpu - self.clock[1]) / passed) - self.got)
            self.clock = wall, cpu
            self.share = tiers.policy.share(self.got)

    # -- from the interpreter to quick code
    def _hot(self, tiers, functions):
        """Those of the functions for which quick code pays, the hottest first."""
        policy, known = tiers.policy, tiers._module is not None
        found, cost = [], 0.0
        for f in dict.fromkeys(functions):
            r = tiers.heat.of(f)
            if f in tiers.refused or tiers.compiles.get(f, 0) >= MAX_COMPILES:
                continue
            size = tiers.size(f) if known else USUAL_SIZE
            one = self.costs.predict("quick", size)
            if r.units >= policy.threshold if policy.threshold else policy.pays("quick", r.seconds, one, self.share):
                found.append((r.seconds, f))
                cost += one
        if found and not known and not policy.threshold and not policy.pays("quick", sum(s for s, _ in found), cost + self.costs.load, self.share):
            return []
        return [f for _, f in sorted(found, reverse=True)]

    def _quick(self, tiers, hot):
        self._ready(tiers)
        batch = {}
        for f in hot:
            r = tiers.heat.of(f)
            missing = [e for e in r.entries() or [None] if e not in tiers.entered.get(f, {})]
            if None not in missing and None not in tiers.entered.get(f, {}) and missing and min(missing) < self.FRONT * tiers.size(f):
                missing.insert(0, None)  # the loop is most of the function, so its calls cost little more, and need no compilation of their own
            if not missing or not tiers.can_compile(f):
                r.forget()
                continue
            batch[f] = missing
            if sum(map(tiers.size, batch)) >= tiers.policy.batch_quick:
                self._compile_quick(tiers, batch)
                batch = {}
        self._compile_quick(tiers, batch)

    @staticmethod
    def _ready(tiers):
        """Load the compiler and decode the program, if that has not been done."""
        if tiers._module is None:
            tiers.loading = True
            start = time.perf_counter()
            preload()
            tiers.module  # noqa: B018 - decoded
            from allvm.jit import emit, lower  # noqa: F401 - LLVM

            emit.host()
            tiers.say(f"the compiler is ready, {1000 * (time.perf_counter() - start):.1f} ms")

    def _compile_quick(self, tiers, batch):
        if not batch or tiers.stopped:
            return
        headers = [(f, e) for f, entries in batch.items() for e in entries if e is not None]
        only = [f for f, entries in batch.items() if None not in entries]
        self._make(tiers, Shape(batch, "quick", headers, only, lasting=False))
        for f in batch:
            tiers.heat.of(f).forget()

    def _make(self, tiers, shape):
        """Compile and install; whether that worked."""
        try:
            unit = tiers.make(shape)
        except CompileError as e:
            tiers.errors.append(e)
            tiers.refused.update(shape.functions)
            tiers.say(f"{e}")
            return
        if not unit.cached:
            self.costs.learn(shape.tier, sum(map(tiers.size, shape.functions)), unit.seconds)
        tiers.install(unit)

    # -- from quick to good code
    def _tick(self, tiers, pc, seconds):
        """The watch found native code at pc."""
        unit = next((u for u in reversed(tiers.units) if u.covers(pc)), None)
        if unit is None:
            return
        places = unit.locate(pc) if unit.tier == "quick" else ()
        tiers.heat.see_native(unit.tier, places[-1] if places else None, seconds)
        if not places or unit.shape.lasting:
            return
        function = places[-1][0]
        r = tiers.heat.of(function)
        if function in tiers.refused or tiers.compiles.get(function, 0) >= MAX_COMPILES:
            return
        if tiers._module is None:
            cost = self.costs.predict("opt", USUAL_SIZE)
            if not tiers.policy.threshold and (tiers.heat.total() < tiers.patience or not tiers.policy.pays("opt", r.quick, cost, self.share)):
                return
            self._ready(tiers)
        functions = tiers.batch(function)
        cost = self.costs.predict("opt", sum(map(tiers.size, functions)))
        quick = sum(tiers.heat.records[f].quick for f in functions if f in tiers.heat.records)
        if tiers.policy.threshold or tiers.policy.pays("opt", quick, cost, self.share):
            tiers.busy(self._good, tiers, unit, function, functions)

    def _good(self, tiers, unit, function, functions):
        r = tiers.heat.of(function)
        loops = unit.shape.only and function in unit.shape.only
        entries = set() if loops else {None}
        if loops or not r.turns_over():
            flow = tiers.flow(function)
            header = flow.innermost(r.places.most_common(1)[0][0])
            if header is not None:
                entries.add(header)
        have = {e for e, tier in tiers.entered.get(function, {}).items() if tier == "opt"}
        entries -= have
        r.quick = 0.0
        r.places.clear()
        if not entries:
            return
        for f in functions[1:]:
            if f in tiers.heat.records:
                tiers.heat.records[f].quick = 0.0
        only = [] if None in entries else [function]
        self._make(tiers, Shape(functions, "opt", [(function, e) for e in entries if e is not None], only))
