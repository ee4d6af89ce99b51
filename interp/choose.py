"""`python -m allvm.interp.choose FILE...`: choose the sequences of operations that get a handler of their own.

A file is a profile, as JSON, of what `_core.profile` returned for one program, or a module (`.avm`),
whose loops are assumed to run eight times each. All files count the same. Pairs of neighbours are
merged, the most frequent first, as long as that saves at least `--least` of all dispatches; what was
merged can be merged again. Writes `interp/sequences.txt`.
"""

import argparse
import collections
import json
import sys
from pathlib import Path

from allvm.interp import fused_ops, iops

TIMES = 8  # that a loop of a module is assumed to run
MAX_DEPTH = 4  # of loops that are told apart
HEADER = """# Sequences of operations with one handler (see fused_ops.py), the most useful first.
# Chosen by `python -m allvm.interp.choose` from profiles of many programs.
"""


def marked(insn, variants):
    """The name of an instruction with its marks, or None where it cannot be part of a sequence."""
    name, _at, *fields = insn
    if name not in variants:
        return None
    iop, (use, kept) = variants[name]
    by_field = dict(zip("abcdi", fields))
    if iop.defs and not kept and use != 1 and iop.uses and iop.kind in ("expr", "mov"):
        if by_field[iop.fields[iop.defs[0].name]] == by_field[iop.fields[iop.uses[0].name]]:
            name += " tie"
    for arg in iop.args:
        if arg.role == "imm" and arg.bits == 32 and arg.name != "addr" and not -32768 <= by_field["i"] <= 32767:
            name += " wide"
    return name


def estimated(path):
    """The profile of a module that was not run, from the nesting of its loops."""
    from allvm.interp._core import Instance, Program, profile

    program = Program(path.read_bytes())
    instance = Instance(
        program, [1] * len(program.import_funcs), [(8, False, b"")] * len(program.import_data), profile=True
    )
    instance.translate()
    return [[function, guess(blocks)] for function, blocks in profile(instance)]


def guess(blocks):
    """Blocks with counts by how many backward branches reach over them."""
    loops = []
    for _, _, code in blocks:
        for name, at, a, b, c, d, i in code:
            if ".back" in name and not name.startswith("switch"):
                field = i if ".k32" not in name else (b ^ 0x8000) - 0x8000 << 4
                loops.append((at + (field >> 4), at))
    result = []
    for _, target, code in blocks:
        depth = sum(first <= code[0][1] <= last for first, last in loops) if code else 0
        result.append([TIMES ** min(depth, MAX_DEPTH), target, code])
    return result


def read(path):
    return estimated(path) if path.suffix == ".avm" else json.loads(path.read_text())


def stretches(profile, variants):
    """Lists of [name, weight] between branch targets; all weights of a program add up to 1."""
    result = []
    total = 0
    for _function, blocks in profile:
        current = []
        for count, is_target, code in blocks:
            if is_target:
                result.append(current)
                current = []
            for insn in code:
                total += count
                name = marked(insn, variants)
                current.append([name, count])
        result.append(current)
    return [[[name, weight / total] for name, weight in s] for s in result if len(s) > 1 and any(w for _, w in s)]


class Chooser:
    def __init__(self, all_stretches, variants, longest):
        self.stretches = all_stretches
        self.variants = variants
        self.longest = longest
        self.legal = {}

    def can(self, text):
        """Whether a sequence can be one handler."""
        if text not in self.legal:
            try:
                fused_ops.Sequence(text, self.variants)
                self.legal[text] = text.count(";") < self.longest
            except fused_ops.CannotFuse:
                self.legal[text] = False
        return self.legal[text]

    def best(self):
        """(text, weight) of the pair of neighbours that saves most."""
        weights = collections.Counter()
        for s in self.stretches:
            for (a, _), (b, w) in zip(s, s[1:]):
                if a and b and w:
                    weights[a, b] += w
        for (a, b), weight in weights.most_common():
            if self.can(f"{a}; {b}"):
                return a, b, weight
        return None, None, 0

    def merge(self, a, b):
        for s in self.stretches:
            k = 0
            while k + 1 < len(s):
                if s[k][0] == a and s[k + 1][0] == b:
                    s[k : k + 2] = [[f"{a}; {b}", s[k][1]]]
                k += 1


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m allvm.interp.choose", description=__doc__.splitlines()[0])
    parser.add_argument("profiles", nargs="+", type=Path)
    parser.add_argument(
        "--least", type=float, default=0.0003, help="share of dispatches that a sequence must save (default: 0.0003)"
    )
    parser.add_argument("--most", type=int, default=1000, help="number of sequences (default: 1000)")
    parser.add_argument("--longest", type=int, default=4, help="operations in a sequence (default: 4)")
    args = parser.parse_args(argv)
    iops.build()
    variants = fused_ops.by_text()
    found = []
    for path in args.profiles:
        found += stretches(read(path), variants)
    chooser = Chooser(found, variants, args.longest)
    chosen = []
    saved = 0
    while len(chosen) < args.most:
        a, b, weight = chooser.best()
        share = weight / len(args.profiles)
        if share < args.least:
            break
        chooser.merge(a, b)
        chosen.append(f"{a}; {b}")
        saved += share
    fused_ops.FILE.write_text(HEADER + "".join(c + "\n" for c in chosen), encoding="utf-8")
    print(f"{len(chosen)} sequences save {saved:.1%} of the dispatches", file=sys.stderr)


if __name__ == "__main__":
    main()
