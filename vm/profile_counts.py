"""Exact counts of a run in the interpreter: per function, line and opcode, and of neighbouring operations."""

from collections import Counter

from allvm.names import annotate

#: Pairs below this share of all dispatches are not worth a handler.
LEAST = 0.001


class Counts:
    """What was counted. counts: {function: how often each of its instructions ran}; calls: {function: how often it was entered}."""

    kind = "counts"

    def __init__(self, program, data, instance, opts):
        from allvm.explain import block_counts
        from allvm.interp import _core
        from allvm.ir.decode import decode

        self.program, self.path, self.arguments = program, opts.rest[0], opts.rest[1:]
        self.module = decode(data, self.path)
        self.first = len(self.module.import_funcs)
        self.blocks = dict(_core.profile(instance))
        self.counts = {f: block_counts(instance, f, blocks, len(self.own(f).code)) for f, blocks in self.blocks.items()}
        self.calls = {f: blocks[0][0] if blocks else 0 for f, blocks in self.blocks.items()}
        self.total = sum(map(sum, self.counts.values()))

    def own(self, function):
        return self.module.functions[function - self.first]

    def report(self):
        """All of it, JSON-able."""
        dispatches, pairs = self.pairs()
        return {
            "kind": self.kind, "program": self.path, "arguments": self.arguments, "instructions": self.total, "dispatches": dispatches,
            "function": self.functions(), "line": self.lines(), "opcode": self.opcodes(), "pair": pairs,
        }  # fmt: skip

    def functions(self):
        rows = [{"function": self.program.function_name(f), "instructions": sum(c), "calls": self.calls[f]} for f, c in self.counts.items()]
        return annotate(sorted((r for r in rows if r["instructions"]), key=lambda r: -r["instructions"]))

    def lines(self):
        found, most = Counter(), {}
        for f, counts in self.counts.items():
            for (key, at), n in zip(_keys(self.own(f)), counts):
                if key is not None and n:
                    file, line = self.module.files[key] if isinstance(key, int) else key, at
                    key = (file, line, self.program.function_name(f))
                    found[key] += n
                    most[key] = max(most.get(key, 0), n)
        return annotate([{"file": k[0], "line": k[1], "function": k[2], "instructions": n, "times": most[k]} for k, n in found.most_common()])

    def opcodes(self):
        from allvm.ir import isa

        found = Counter()
        for f, counts in self.counts.items():
            for insn, n in zip(self.own(f).code, counts):
                found[isa.OPS[insn[0]].name] += n
        return [{"opcode": name, "instructions": n} for name, n in found.most_common() if n]

    def pairs(self):
        """(dispatches, neighbours that could share a handler and do not, the most frequent first).

        A dispatch is one handler, which may already stand for several operations. `gain`: the share of all dispatches
        that would be saved if all such neighbours were fused.
        """
        from allvm.interp import fused_ops, iops
        from allvm.interp.choose import Chooser, marked

        iops.build()
        variants = fused_ops.by_text()
        there = {s.text for s in fused_ops.sequences()}
        dispatches, found = 0, Counter()
        for blocks in self.blocks.values():
            before = None
            for n, is_target, code in blocks:
                before = None if is_target else before
                dispatches += n * len(code)
                for insn in code:
                    name = insn[0] if insn[0] in there else marked(insn, variants)
                    if before and name:
                        found[before, name] += n
                    before = name
        can = Chooser([], variants, longest=8).can
        rows = []
        for (a, b), n in found.most_common():
            if n < LEAST * dispatches or not n:
                break
            if f"{a}; {b}" not in there and can(f"{a}; {b}"):
                rows.append({"first": a, "second": b, "times": n, "gain": n / dispatches})
        return dispatches, rows


def _keys(function):
    """(file, line) of each instruction; (None, 0) where it is not known."""
    entries = iter(function.lines)
    entry, current = next(entries, None), (None, 0)
    for i in range(len(function.code)):
        while entry is not None and entry.index <= i:
            current = (entry.file, entry.line) if entry.line else (None, 0)
            entry = next(entries, None)
        yield current
