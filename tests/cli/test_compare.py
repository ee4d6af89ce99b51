"""`allvm-vm compare`: agreement is checked for real, and the figures are those of the runs."""

import json
import re
import subprocess
import sys

import pytest
from allvm import compare, compare_table, measure
from allvm.ir import isa
from allvm.jit import opcodes
from allvm.jit.function import FunctionLowering
from allvm.options import parse

from tests.cli.test_errors import run

SOURCE = """
#include <stdio.h>
#include <stdlib.h>
int cells[64];
__attribute__((noinline)) unsigned mix(unsigned a, unsigned b) { return (a ^ b) * 31 + (a >> 3); }
int main(int argc, char **argv)
{
    unsigned h = 1, n = argc > 1 ? atoi(argv[1]) : 3000;
    int c;
    while ((c = getchar()) != EOF) h = mix(h, c);
    for (unsigned i = 0; i < n; i++) cells[i & 63] = h = mix(h, i);
    printf("%u\\n", h);
    fprintf(stderr, "done\\n");
    if (argc > 2) return cells[atoi(argv[2])] / (argc - 3);
    return 3;
}
"""


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("compare")
    (d / "prog.c").write_text(SOURCE)
    r = run("-O1", d / "prog.c", "-o", d / "prog.avm", tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    return d / "prog.avm"


def comparison(prog, *argv, flags=()):
    (prog.parent / "in").write_text("some input")
    opts = parse(["--runs", "1", "--hot", "0", "--stdin", str(prog.parent / "in"), *flags, str(prog), *argv], compare.FLAGS)
    return compare.Comparison(str(prog), opts.rest, opts)


@pytest.fixture
def fault(monkeypatch):
    """Lower an opcode as if it were another."""

    def plant(name, other):
        writers = list(opcodes.WRITERS)
        writers[isa.opcode(name)] = writers[isa.opcode(other)]
        monkeypatch.setattr(FunctionLowering, "writers", writers)

    return plant


def test_table(prog):
    r = run("compare", "--runs", "2", prog, input="words\n")
    assert r.returncode == 0, r.stderr
    assert r.stderr == ""
    rows = re.findall(r"^(interp|quick|opt|auto) +[\d.,]+ (?:ns|µs|ms|s) +([\d.]+)x", r.stdout, re.M)
    assert [tier for tier, _ in rows] == ["interp", "quick", "opt", "auto"] and rows[0][1] == "1.00"
    assert re.search(r"^mix +3,006 ", r.stdout, re.M)  # 3,000 and a call for each byte of the input
    assert "all 4 tiers agree" in r.stdout and r.stdout.rstrip().endswith("exit status 3")
    assert "\033" not in r.stdout


def test_json_and_native(prog):
    r = run("compare", "--json", "--runs", "1", "--tiers", "interp,opt", "--native", prog.with_suffix(".c"), prog, input="words\n")
    d = json.loads(r.stdout)
    assert r.returncode == 0 and d["agree"] and d["differences"] == []
    assert list(d["tiers"]) == ["interp", "opt"] and d["tiers"]["interp"]["memory"] == d["tiers"]["opt"]["memory"]
    assert d["tiers"]["opt"]["compile"] > 0 == d["tiers"]["interp"]["compile"]
    assert d["native"]["run"] > 0 and "-O2" in d["native"]["compiler"]
    hot = {h["function"]: h for h in d["hot"]}
    assert hot["mix"]["calls"] == 3006 and hot["mix"]["tiers"]["opt"]["compile"] > 0
    assert 0.9 < sum(h["share"] for h in d["hot"]) <= 1


def test_trap_is_the_same_everywhere(prog):
    report = comparison(prog, "100", "5").report()
    assert report["agree"]
    assert report["tiers"]["interp"]["trap"][:2] == ["divide", "main"] == report["tiers"]["opt"]["trap"][:2]
    assert report["tiers"]["opt"]["trap"][3] == 14
    assert "memory is not compared after a trap" in compare_table.table(report)


def test_difference_in_output(prog, fault):
    fault("xor.i32", "or.i32")
    report = comparison(prog, flags=["--tiers", "interp,opt"]).report()
    assert not report["agree"]
    text = compare_table.table(report)
    assert "DIFFERENT: standard output differs at byte" in text and "in interp" in text and "in opt" in text
    assert any("memory differs first at" in d for d in report["differences"])


def test_difference_in_memory_alone(prog, fault):
    fault("st.i32", "st.i16")
    report = comparison(prog, flags=["--tiers", "interp,quick"]).report()
    assert [d[:24] for d in report["differences"]] == ["memory differs first at "], report["differences"]
    assert "cells+2)" in report["differences"][0]


def test_program_that_is_not_repeatable(tmp_path):
    (tmp_path / "t.c").write_text('#include <stdio.h>\n#include <time.h>\nint main(void) { struct timespec t; clock_gettime(CLOCK_REALTIME, &t); printf("%ld\\n", t.tv_nsec); }')
    r = run("compare", "--tiers", "interp", "--runs", "2", "--no-native", tmp_path / "t.c", input="")
    assert r.returncode == 1 and "not repeatable" in r.stdout


def test_nan_payloads_are_no_difference():
    import numpy as np

    x = np.array([0x7FC00000, 1, 0x00000001, 0x7FF80000, 0x3F800000], np.uint32)
    y = np.array([0xFFC00001, 2, 0x00000002, 0xFFF80000, 0x3F800001], np.uint32)
    assert list(measure._both_nan(x, y, np.flatnonzero(x != y))) == [True, False, True, True, False]


def test_break_even_is_consistent(prog):
    c = comparison(prog, "200000", flags=["--hot", "2", "--tiers", "interp,opt"])
    hot = next(h for h in c.report()["hot"] if h["function"] == "mix")
    g = hot["tiers"]["opt"]
    if g["pays_from"] is not None:
        assert (g["pays_from"] - 1) * g["gain_per_call"] <= g["compile"] <= g["pays_from"] * g["gain_per_call"] * 1.0001
        assert g["per_call"] is None or abs(hot["interp_per_call"] - g["gain_per_call"] - g["per_call"]) < 1e-12


def test_calls_of_functions_that_begin_with_a_loop(tmp_path):
    (tmp_path / "t.c").write_text(
        "__attribute__((noinline)) unsigned gcd(unsigned a, unsigned b) { while (b) { unsigned t = a % b; a = b; b = t; } return a; }\n"
        "int main(void) { unsigned s = 0; for (unsigned i = 1; i <= 2000; i++) s += gcd(i * 7919u, 360360u + i); return s & 63; }\n"
    )
    r = run("compare", "--json", "--runs", "1", "--tiers", "interp,quick", "--no-native", tmp_path / "t.c", input="")
    assert r.returncode == 0, r.stdout
    assert {h["function"]: h["calls"] for h in json.loads(r.stdout)["hot"]}["gcd"] == 2000


def test_input_is_not_waited_for_without_need(tmp_path):
    (tmp_path / "t.c").write_text('#include <stdio.h>\nint main(void) { puts("no input"); return 0; }\n')
    code = "import sys; from allvm.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "compare", "--tiers", "interp", "--runs", "1", "--no-native", str(tmp_path / "t.c")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as p:
        assert p.wait(timeout=60) == 0  # its input is still open


def test_plot(prog, tmp_path):
    pytest.importorskip("matplotlib")
    r = run("compare", "--runs", "1", "--hot", "0", "--plot", tmp_path / "x.png", prog, input="")
    assert r.returncode == 0, r.stderr
    assert (tmp_path / "x.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    r = run("compare", "--runs", "1", "--hot", "0", "--plot", tmp_path / "no" / "x.png", prog, input="")
    assert r.returncode == 124 and "cannot be written" in r.stderr


def test_mistakes(prog):
    for argv, text in [
        (["--tiers", "interp,fast", prog], "'interp,fast' is not a list of interp, quick, opt, auto and aot"), (["--runs", "0", prog], "--runs"), ([], "no program given"),
        (["--native", "nowhere.c", prog], "nowhere.c"), (["--stdin", "nowhere", prog], "nowhere"),
    ]:  # fmt: skip
        r = run("compare", *argv, input="")
        assert r.returncode in (119, 124) and text in r.stderr and r.stderr.count("Traceback") == 0, r.stderr
    assert run("compare", "--help").stdout.startswith("usage: allvm-vm compare")


@pytest.mark.parametrize("seconds, text", [(1.5, "1.50 s"), (0.9999, "1.00 s"), (0.0123, "12.3 ms"), (2e-7, "200 ns"), (123.4, "123 s")])
def test_durations(seconds, text):
    assert compare_table.duration(seconds) == text
