"""Lockstep finds planted faults, at the right instruction, and nothing where there is nothing."""

import re

import pytest
from allvm.instrument import Instrumented
from allvm.interp._core import Instance, Program
from allvm.ir import isa
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.verify import verify
from allvm.jit import opcodes
from allvm.jit.function import FunctionLowering
from allvm.lockstep import FLAGS, Lockstep, spaced
from allvm.options import parse

from tests.cli.test_errors import run

SOURCE = """
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
int table[64];
unsigned h = 1;
double d;
jmp_buf out;
__attribute__((noinline)) int mix(int a, int b) { return (a ^ b) * 31 + (a >> 3); }
__attribute__((noinline)) double scale(double x, int n)
{
    return x * n - 0.5;
}
__attribute__((noinline)) void put(int i, int v)
{
    table[i & 63] = v;
    ((char *)table)[(i * 7) & 255] = v;
}
__attribute__((noinline)) int pick(unsigned i)
{
    if (i % 7 == 3)
        return table[i & 63];
    if (i == 400) longjmp(out, 1);
    return 0;
}
int main(void)
{
    if (setjmp(out) == 0)
        for (int i = 0;; i++) {
            h = mix(h, i);
            put(i, h);
            d += scale(h & 15, i);
            h += pick(i);
        }
    printf("%u %f %d\\n", h, d, isnan(d));
    return h & 63;
}
"""


def line_of(text):
    return next(n for n, line in enumerate(SOURCE.splitlines(), 1) if text in line)


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("lockstep")
    (d / "prog.c").write_text(SOURCE)
    r = run("-O1", d / "prog.c", "-o", d / "prog.avm", tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    return d / "prog.avm"


def lockstep(prog, *flags):
    opts = parse(["--stdin", "/dev/null", *flags, str(prog)], FLAGS)
    lines, different = Lockstep(str(prog), opts.rest, opts).run()
    return "\n".join(lines), different


def test_nothing_to_find(prog):
    text, different = lockstep(prog)
    assert not different and re.search(r"no difference in [\d,]{5} calls and returns of 5 functions; exit status", text)


@pytest.mark.parametrize("tier", ["quick", "auto"])
def test_nothing_to_find_in_other_tiers(prog, tier):
    text, different = lockstep(prog, "--tier", tier, "--jit-threshold", "50")
    assert not different, text


def plant(monkeypatch, name, writer):
    writers = list(opcodes.WRITERS)
    writers[isa.opcode(name)] = writers[isa.opcode(writer)] if isinstance(writer, str) else writer
    monkeypatch.setattr(FunctionLowering, "writers", writers)


def rarely(f, i, insn):
    """A product that is one too large where an operand is large."""
    x = f.use(i, 0, "i32")
    large = f.b.op(f"icmp sgt i32 {x}, 2100000000")
    product = f.b.op(f"mul i32 {x}, {insn[3]}")
    f.define(i, 0, "i32", f.b.op(f"add i32 {product}, {f.b.op(f'zext i1 {large} to i32')}"))


def trapping(f, i, insn):
    f.trap_if("true", "divide")
    f.define(i, 0, "i32", "0")


@pytest.mark.parametrize(
    "name, writer, function, line",
    [
        ("xor.i32", "or.i32", "mix", "int mix("),
        ("shr_s.i32.k", "shr_u.i32.k", "mix", "int mix("),
        ("mul.i32.k", rarely, "mix", "int mix("),
        ("add.f64", "sub.f64", "scale", "return x * n"),
        ("st.i8", "st.i16", "put", "((char *)table)["),
        ("rem_u.i32.k", trapping, "pick", "if (i % 7 == 3)"),
        ("br.ne.i32.k", "br.eq.i32.k", "pick", "if (i"),
    ],
    ids=lambda x: x if isinstance(x, str) else x.__name__,
)
def test_planted_fault(prog, monkeypatch, name, writer, function, line):
    plant(monkeypatch, name, writer)
    text, different = lockstep(prog)
    assert different
    found = re.search(r"^first instruction that differs: \d+: (\S+) .*\n  (\S+):(\d+)$", text, re.M)
    assert found, text
    assert found[1] == (name if not name.startswith("br.") else found[1]) and found[1][:3] == name[:3], text
    assert found[2].endswith("prog.c") and SOURCE.splitlines()[int(found[3]) - 1].strip().startswith(line) or int(found[3]) == line_of(line), text
    assert f"in {function}," in text


def test_values_are_shown(prog, monkeypatch):
    plant(monkeypatch, "add.f64", "sub.f64")
    text, _ = lockstep(prog, "--tier", "quick")
    assert "interp: scale returns -0.5" in text and "native: scale returns 0.5" in text, text
    assert text.splitlines()[0].startswith("first difference after 5 equal") or "equal calls and returns" in text.splitlines()[0]


def test_plan_decides_what_is_native(prog, monkeypatch, tmp_path):
    plant(monkeypatch, "xor.i32", "or.i32")
    (tmp_path / "plan").write_text("scale opt\npick quick 5\n")
    text, different = lockstep(prog, "--plan", str(tmp_path / "plan"))
    assert not different, text
    (tmp_path / "plan").write_text("mix opt 4\n")
    text, different = lockstep(prog, "--plan", str(tmp_path / "plan"))
    assert different and "xor.i32" in text, text


def test_only_some_functions_are_watched(prog, monkeypatch):
    plant(monkeypatch, "st.i8", "st.i16")
    text, different = lockstep(prog, "--function", "main")
    assert different, text
    text, different = lockstep(prog, "--function", "pick")
    assert different and "pick" in text, text


def test_instrumented_module_is_valid_and_means_the_same(prog):
    module = decode(prog.read_bytes(), "prog")
    first = len(module.import_funcs)
    fine = first + [f.name for f in module.functions].index("mix")
    inst = Instrumented(module, [fine], fine)
    verify(inst.module)
    assert decode(encode(inst.module)).func_name(inst.index[0]) == "mix"

    class Watch:
        seen = []

        def enter(self, number, values):
            self.seen.append(("enter", number, values))
            return len(self.seen) > 2

        def leave(self, number, values):
            self.seen.append(("leave", number, values))

        def step(self, number, values):
            self.seen.append(("step", number, values))

    hooks = inst.bindings(Watch())
    program = Program(encode(inst.module), "test")
    instance = Instance(program, [hooks.get(name, 0) for name, _, _ in program.import_funcs], [(8, False, b"")] * len(program.import_data))
    plain = Instance(Program(encode(module), "test"), [0] * first, [(8, False, b"")] * len(module.import_data))
    want = plain.call("mix", (1234, -77))
    assert instance.call("mix", (1234, -77)) == instance.call("mix", (1234, -77)) == want
    kinds = [kind for kind, _, _ in Watch.seen]
    code = module.functions[fine - first].code
    assert kinds == ["enter", "leave", "enter", *["step"] * len(code), "leave"]
    assert Watch.seen[3][2] == (1234 ^ -77,) and Watch.seen[-1][2] == want


def test_spaced():
    assert spaced(3, 2) == [] and spaced(5, 5) == [5] and spaced(0, 3) == [0, 1, 2, 3]
    marks = spaced(10, 100_000)
    assert marks[0] == 10 and marks[-1] == 100_000 and len(marks) == 40


def test_command(prog):
    r = run("lockstep", prog, input="")
    assert r.returncode == 0 and r.stdout.startswith("no difference in"), r.stderr
    r = run("lockstep", "--tier", "interp", prog, input="")
    assert r.returncode == 124 and "quick, opt or auto" in r.stderr
    r = run("lockstep", "--function", "nowhere", prog, input="")
    assert r.returncode == 124 and "nowhere" in r.stderr
    assert run("lockstep", "--help").stdout.startswith("usage: allvm-vm lockstep")


def test_program_that_is_not_repeatable(tmp_path):
    (tmp_path / "t.c").write_text(
        "#include <time.h>\n__attribute__((noinline)) long f(long x) { return x * 2; }\n"
        "int main(void) { struct timespec t; clock_gettime(CLOCK_REALTIME, &t); return f(t.tv_nsec + t.tv_sec) == 5; }\n"
    )
    r = run("lockstep", tmp_path / "t.c", input="")
    assert r.returncode == 1 and "not repeatable" in r.stdout, r.stdout + r.stderr


def test_memory_that_is_not_repeatable(tmp_path):
    (tmp_path / "t.c").write_text("#include <time.h>\nstruct timespec t;\nint main(void) { clock_gettime(CLOCK_REALTIME, &t); return 0; }\n")
    r = run("lockstep", tmp_path / "t.c", input="")
    assert r.returncode == 1 and "not repeatable" in r.stdout and "clock_gettime" in r.stdout, r.stdout + r.stderr
