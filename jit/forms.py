"""Linear forms of register values in a loop, for the range checks of `version.py`.

In iteration k of a loop (k = 0 in the first) a value v is described by

    v(k)  =  base + step * k + e        modulo 2^64 or 2^32,    low <= e <= high + sum of slack

`base` is linear over *atoms*, quantities that are known when the loop is entered. `step` is a constant, or a multiple
of an atom. `e` is what is only known to be bounded (a masked value, a loaded byte), and `slack` are bounds
that are atoms themselves (a mask in a register).
"""

from dataclasses import dataclass, field

MASK32, MASK64 = (1 << 32) - 1, (1 << 64) - 1
BIG = 1 << 48  # beyond this, bounds are of no use


def linear(terms, const):
    """A hashable linear expression."""
    return tuple(sorted(((a, c) for a, c in terms.items() if c), key=repr)), const


@dataclass(frozen=True)
class Form:
    """See above. terms: {atom: coefficient}; step: {atom or 1: coefficient}; slack: {atom: coefficient > 0}."""

    terms: dict = field(default_factory=dict)
    const: int = 0
    step: dict = field(default_factory=dict)
    low: int = 0
    high: int = 0
    slack: dict = field(default_factory=dict)

    @property
    def exact(self):
        """Whether there is no bounded part."""
        return self.low == self.high == 0 and not self.slack

    @property
    def invariant(self):
        return self.exact and not self.step

    @property
    def constant(self):
        return self.const if self.invariant and not self.terms else None

    def fixed_step(self):
        """The step when it is a constant, else None."""
        return self.step.get(1, 0) if set(self.step) <= {1} else None

    def key(self):
        """All but the constant."""
        return linear(self.terms, 0), linear(self.step, 0), linear(self.slack, 0)


def add_terms(x, y, k=1):
    out = dict(x)
    for a, c in y.items():
        out[a] = out.get(a, 0) + k * c
        if not out[a]:
            del out[a]
    return out


def number(n):
    return Form(const=n)


def atom(a):
    return Form({a: 1})


def bounded(low, high):
    return Form(low=low, high=high) if -BIG < low <= high < BIG else None


def plus(x, y):
    if x is None or y is None:
        return None
    low, high = x.low + y.low, x.high + y.high
    if not -BIG < low <= high < BIG:
        return None
    return Form(add_terms(x.terms, y.terms), x.const + y.const, add_terms(x.step, y.step), low, high, add_terms(x.slack, y.slack))


def times(x, k):
    if x is None:
        return None
    if k == 0:
        return number(0)
    if k < 0 and x.slack:
        return None
    low, high = (x.low * k, x.high * k) if k > 0 else (x.high * k, x.low * k)
    if not -BIG < low <= high < BIG or any(c * k > 1 << 20 for c in x.slack.values()):
        return None
    def scale(d):
        return {a: c * k for a, c in d.items()}

    return Form(scale(x.terms), x.const * k, scale(x.step), low, high, scale(x.slack))


def minus(x, y):
    return plus(x, times(y, -1))
