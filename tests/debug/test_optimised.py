"""Variables in optimised code: what is shown is what code that is not optimised has, or nothing is.

LLVM's own records are wrong now and then, where it folds whole loops: some percent are forgiven.
"""

import random

import pytest

from tests.cli.test_errors import run
from tests.debug.test_debug import script

NAMES = "abcdef"
STOPS = 20


class Program:
    """A function that computes about, with calls at which all of its variables can be compared."""

    def __init__(self, seed):
        self.rng, self.depth, self.lines, self.loops = random.Random(seed), 1, [], 0
        self.block(7)

    def value(self):
        r = self.rng
        kind = r.randrange(6)
        if kind < 3:
            return r.choice(NAMES)
        if kind == 3:
            return str(r.randint(-9, 99))
        op = r.choice(["+", "-", "*", "^", "&", "|"])
        return f"({r.choice(NAMES)} {op} {r.choice([*NAMES, '3', '17u'])})"

    def say(self, text):
        self.lines.append("    " * self.depth + text)

    def block(self, n):
        for _ in range(n):
            self.statement()

    def statement(self):
        r = self.rng
        kind = r.randrange(10)
        if kind < 5:
            self.say(f"{r.choice(NAMES)} = {self.value()};")
        elif kind < 7 or self.depth > 3:
            self.say(f"observe({r.choice(NAMES)});")
        elif kind < 9:
            self.say(f"if ({self.value()} {r.choice(['<', '>', '==', '!='])} {self.value()}) {{")
            self.inside(r.randint(1, 3))
            if r.randrange(2):
                self.say("} else {")
                self.inside(r.randint(1, 3))
            self.say("}")
        else:
            self.loops += 1
            i = f"i{self.loops}"
            self.say(f"for (int {i} = 0; {i} < {r.randint(1, 4)}; {i}++) {{")
            self.inside(r.randint(1, 4))
            self.say("}")

    def inside(self, n):
        self.depth += 1
        self.block(n)
        self.depth -= 1

    def text(self):
        r = self.rng
        local = "".join(f"    int {x} = {r.choice(['p + ', 'q ^ ', '2 * p - ', ''])}{r.randint(0, 9)};\n" for x in NAMES)
        return (
            "__attribute__((noinline)) void observe(int x) { __asm__ volatile(\"\" : : \"r\"(x) : \"memory\"); }\n"
            f"__attribute__((noinline)) static int work(int p, int q)\n{{\n{local}" + "\n".join(self.lines) + "\n    observe(a ^ b ^ c);\n    return a + b + c + d + e + f;\n}\n"
            "int main(void) { return work(3, 5) & 63; }\n"
        )


def seen(folder, source, level):
    """The variables of work at each call of observe: [{name: text}]."""
    out = folder / f"{level}.avm"
    r = run(f"-O{level}", "-g", source, "-o", out, tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    a = script(out, "break observe\nrun\n" + "up\nlocals\ncontinue\n" * STOPS, status=None)
    return [{n: row["shown"] for n, row in x["locals"].items()} for x in a if "locals" in x]


def compare(folder, seed):
    """(values compared, those that differ, variables that had none)"""
    source = folder / "program.c"
    source.write_text(Program(seed).text())
    plain = seen(folder, source, 0)
    known = wrong = gone = 0
    for level in (1, 2):
        other = seen(folder, source, level)
        assert len(other) == len(plain), f"seed {seed}"
        for here, there in zip(plain, other):
            for name, text in there.items():
                if text == "<optimised out>":
                    gone += 1
                elif name in here:
                    known += 1
                    wrong += text != here[name]
    return known, wrong, gone


def test_random_programs(tmp_path):
    known, wrong, gone = map(sum, zip(*(compare(tmp_path, seed) for seed in range(1, 6))))
    assert known > 150 and wrong <= known * 0.03 and gone < known / 2


SOURCE = """
__attribute__((noinline)) int id(int x) { __asm__ volatile("" : "+r"(x)); return x; }
__attribute__((noinline)) static int walk(int n, const int *p)
{
    int sum = 0, last = -1;
    for (int i = 0; i < n; i++) {
        int v = p[i];
        sum += id(v);
        last = v;
    }
    return sum * 10 + last;
}
__attribute__((noinline)) int get(int x) { __asm__ volatile("" : "+r"(x)); return x + 5; }
int main(void)
{
    int t[4];
    for (int k = 0; k < 4; k++)
        t[k] = get(k);
    return walk(4, t);
}
"""


@pytest.mark.parametrize("level", [1, 2])
def test_loop(tmp_path, level):
    """Parameters, what changes in a loop, and an array, stop by stop, in both directions."""
    (tmp_path / "p.c").write_text(SOURCE)
    assert run(f"-O{level}", "-g", tmp_path / "p.c", "-o", tmp_path / "p.avm", tool="allvm.cc").returncode == 0
    a = script(tmp_path / "p.avm", "break id\nrun\n" + "up\nlocals\ncontinue\n" * 4 + "rcontinue\nrcontinue\nup\nlocals\nup\nprint t\n", status=None)
    stops = [x["locals"] for x in a if "locals" in x]
    assert [s["v"]["value"] for s in stops] == [5, 6, 7, 8, 7] and [s["i"]["value"] for s in stops] == [0, 1, 2, 3, 2]
    assert [s["sum"]["value"] for s in stops] == [0, 5, 11, 18, 11]
    assert a[-1]["value"] == [5, 6, 7, 8]


def test_the_code_is_the_same(tmp_path):
    """-g adds nothing to optimised code whose variables are in registers."""
    from allvm.ir.decode import decode

    (tmp_path / "p.c").write_text(Program(9).text())
    found = []
    for switch in ("-g0", "-g", "-g1"):
        assert run("-O2", switch, tmp_path / "p.c", "-o", tmp_path / "p.avm", tool="allvm.cc").returncode == 0
        found.append({f.name: (f.code, f.nregs, f.lines) for f in decode((tmp_path / "p.avm").read_bytes()).functions})
    assert found[1] == found[2] and {k: v[:2] for k, v in found[0].items()} == {k: v[:2] for k, v in found[1].items()}
