"""Where the time of a program goes, by function, as far as the tiers need to know.

The interpreter counts safepoints, which are a fixed number of calls and back edges apart, and the watch looks every few
milliseconds at what native code runs. Both become seconds here.
"""

import time
from collections import Counter

LONGEST = 1e-7  # seconds that one call or back edge of the interpreter takes at most, host functions apart
COMMON = 0.05  # share of the samples in loops of a function from which a loop counts


class Record:
    """One function: seconds in the interpreter and units used there since code was made for it, where it was seen meanwhile (loop `headers`) and in
    all, and seconds in quick code since it was optimised, with the instructions seen there."""

    __slots__ = ("all_calls", "all_loops", "headers", "places", "quick", "seconds", "units")

    def __init__(self):
        self.all_calls = self.all_loops = 0
        self.quick = 0.0
        self.places = Counter()
        self.forget()

    def forget(self):
        self.seconds, self.units = 0.0, 0
        self.headers = Counter()

    def entries(self):
        """Where native code should be entered: None for calls, or loop headers."""
        loops = sum(self.headers.values())
        found = [h for h, n in self.headers.most_common(2) if n >= COMMON * loops]
        return ([None] if self.all_calls else []) + found  # a sample at a call stands for many calls

    def turns_over(self):
        """Whether its calls are short, so that a better version is soon used by itself."""
        return self.all_calls > 0.02 * self.all_loops


class Heat:
    """All functions. slice: units between two safepoints."""

    def __init__(self, slice):
        self.slice = slice
        self.records = {}
        self.last = time.perf_counter()
        self.interpreted = 0.0
        self.native = {"quick": 0.0, "opt": 0.0}

    def total(self):
        """Seconds in all tiers."""
        return self.interpreted + sum(self.native.values())

    def of(self, function):
        if function not in self.records:
            self.records[function] = Record()
        return self.records[function]

    def see_interpreter(self, samples, native=0.0):
        """samples: as `_core.take_heat` returns them, of the time since the last ones, of which so many seconds were native.
        The functions in them."""
        now = time.perf_counter()
        passed, self.last = now - self.last - native, now
        total = sum(n for _, n, _, _ in samples)
        each = max(0.0, min(passed / total, LONGEST * self.slice)) if total else 0.0
        self.interpreted += each * total
        for function, n, calls, header in samples:
            r = self.of(function)
            r.seconds += n * each
            r.units += n * self.slice
            r.all_calls += calls
            if header is not None:
                r.headers[header] += max(1, n - calls)
                r.all_loops += n - calls
        return [s[0] for s in samples]

    def see_native(self, tier, place, seconds):
        """place: (function, instruction), or None where that is not known."""
        self.native[tier] += seconds
        if place and tier == "quick":
            r = self.of(place[0])
            r.quick += seconds
            r.places[place[1]] += 1
