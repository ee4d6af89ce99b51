"""Samples of a run: where it was every millisecond or so of its CPU time."""

from collections import Counter

from allvm.names import WIDEST, annotate, learn, shown

#: What a sample's state means.
TIERS = ("host", "interp", "native")
HOST = "[host library]"
GRAPHS = "[graphs]"
UNKNOWN = "[between functions]"
COMPILING = "[compiling]"


class Frame:
    """A function and a place in it, for people."""

    __slots__ = ("file", "line", "name")

    def __init__(self, name, file=None, line=0):
        self.name, self.file, self.line = name, file, line


class Samples:
    """What was sampled. stacks: [(seconds since the first, tier, (Frame, ...) outermost first)]."""

    kind = "samples"

    def __init__(self, program, data, sampler, opts, cpu):
        self.program, self.data = program, data
        self.path, self.arguments = opts.rest[0], opts.rest[1:]
        self.cpu = cpu  # seconds of CPU time of the whole process
        self.taken, self.lost, self.elsewhere = sampler.counts
        self._module, self._places = None, {}
        raw = sorted(sampler.samples(), key=lambda r: r[0])
        start = raw[0][0] if raw else 0
        self.stacks = [((at - start) * 1e-9, TIERS[state], self._stack(state, frames)) for at, state, frames in raw]

    # -- names
    def _stack(self, state, frames):
        found = [self._place(f, i) for f, i in reversed(frames)]
        if state == 0 and frames:
            found.append(self._place(*frames[0], True))
        elif state == 1 and frames:
            callee = self._callee(*frames[0])
            if callee is not None:
                found.append(self._place(callee, None))
        return tuple(found) or (self._place(None, None),)

    def _place(self, function, instruction, host=False):
        key = function, instruction, host
        if key not in self._places:
            if function is None:
                frame = Frame(UNKNOWN)
            elif instruction is None:
                frame = Frame(self.program.function_name(function))
            elif host:
                frame = Frame(self._called(function, instruction))
            else:
                frame = Frame(self.program.function_name(function), *self.program.line_of(function, instruction))
            self._places[key] = frame
        return self._places[key]

    def _instruction(self, function, instruction):
        """(an instruction, its row of the table), or (None, None)."""
        from allvm.ir import isa

        if self._module is None:
            from allvm.ir.decode import decode

            self._module = decode(self.data, self.path)
        own = function - len(self._module.import_funcs)
        if own < 0 or instruction >= len(self._module.functions[own].code):
            return None, None
        insn = self._module.functions[own].code[instruction]
        return insn, isa.OPS[insn[0]]

    def _callee(self, function, instruction):
        """The function that an instruction calls, None where it is no call of one of the program's. A sample that seems to stand at such a call is one
        whose innermost frame could not be told, in the middle of a handler: the interpreter is in the call for one handler only."""
        key = function, instruction, "callee"
        if key not in self._places:
            insn, row = self._instruction(function, instruction)
            calls = insn is not None and row.name in ("call", "invoke") and insn[1] >= len(self._module.import_funcs)
            self._places[key] = insn[1] if calls else None
        return self._places[key]

    def _called(self, function, instruction):
        """What the host function is called that an instruction calls; of one that calls none, what else is done for it."""
        from allvm.ir import isa

        insn, row = self._instruction(function, instruction)
        if insn is None:
            return HOST
        for operand, value in zip(row.operands, insn[1:]):
            if operand.kind == "func" and value < len(self._module.import_funcs):
                return f"[{self.program.function_name(value)}]"
        if isa.GRAPH_ROWS <= insn[0] < isa.GRAPH_END:
            return GRAPHS
        at_hotness = row.name in ("call", "invoke", "ret") or "branch" in row.flags and "call" not in row.flags
        return COMPILING if at_hotness else HOST

    # -- tables
    def report(self):
        """All of it, JSON-able."""
        n = len(self.stacks)
        seconds = self.seconds()
        tiers = Counter(tier for _, tier, _ in self.stacks)
        return {
            "kind": self.kind, "program": self.path, "arguments": self.arguments, "samples": n, "lost": self.lost, "elsewhere": self.elsewhere,
            "cpu": self.cpu, "interval": seconds, "tiers": {t: tiers[t] for t in TIERS},
            "function": self.functions(), "line": self.lines(),
        }  # fmt: skip

    def seconds(self):
        """CPU time that one sample stands for."""
        return self.cpu / max(1, self.taken + self.elsewhere)

    def functions(self):
        own, total, tiers = Counter(), Counter(), {}
        for _, tier, stack in self.stacks:
            names = [f.name for f in stack]
            own[names[-1]] += 1
            tiers.setdefault(names[-1], Counter())[tier] += 1
            for name in set(names):
                total[name] += 1
        rows = [{"function": name, "self": own[name], "total": n, "tiers": dict(tiers.get(name, {}))} for name, n in total.items()]
        return annotate(sorted(rows, key=lambda r: (-r["self"], -r["total"])))

    def lines(self):
        """By the innermost place that has a line: time in the host library is the line's that calls it."""
        found = Counter()
        for _, _, stack in self.stacks:
            frame = next((f for f in reversed(stack) if f.line), None)
            if frame is not None:
                found[frame.file, frame.line, frame.name] += 1
        return annotate([{"file": k[0], "line": k[1], "function": k[2], "self": n} for k, n in found.most_common()])

    def collapsed(self):
        """{(names, outermost first): samples}"""
        learn(f.name for f in self._places.values() if isinstance(f, Frame))
        return Counter(tuple(shown(f.name, WIDEST) for f in stack) for _, _, stack in self.stacks)
