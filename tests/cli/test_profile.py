"""`allvm-vm profile`: samples and exact counts, and what they are written as."""

import json
import re
import subprocess
import sys

import pytest

TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
CC = [sys.executable, "-c", "import sys; from allvm.cc import main; sys.exit(main())"]
# The shares of time of the four are as 1 to 2 to 3 to 4: they do the same, so often.
SHARES = """
#include <stdio.h>
#include <stdlib.h>
#define WORK(name) __attribute__((noinline)) unsigned name(unsigned n) { \\
    unsigned h = 1; for (unsigned i = 0; i < n; i++) { h = h * 31 + (i ^ h >> 7); if (h & 1) h += 3; } return h; }
WORK(one)
WORK(two)
WORK(three)
WORK(four)
int main(int argc, char **argv)
{
    unsigned n = atoi(argv[1]), s = 0;
    for (unsigned round = 0; round < 10; round++) s += one(n + round) + two(2 * (n + round)) + three(3 * (n + round)) + four(4 * (n + round));
    printf("%u\\n", s);
    return 7;
}
"""
CALLS = """
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void)
{
    static int v[20000];
    for (int i = 0; i < 20000; i++) v[i] = i * 7919 % 20011;
    qsort(v, 20000, sizeof *v, compare);
    printf("%d %d\\n", fib(24), v[100]);
    return *(volatile int *)8;
}
"""


def run(*args):
    return subprocess.run([*TOOL, *map(str, args)], capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def programs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("profile")
    made = {}
    for name, text, level in (("shares", SHARES, "-O2"), ("calls", CALLS, "-O1")):
        (folder / f"{name}.c").write_text(text)
        made[name] = folder / f"{name}.avm"
        subprocess.run([*CC, level, folder / f"{name}.c", "-o", made[name]], check=True)
    return made


def test_exact_counts_are_the_interpreters(programs):
    """Of all instructions, as --stats counts them; and the calls of a function that a formula gives."""
    r = run("profile", "--exact", "--json", programs["calls"])
    report = json.loads(r.stdout)
    stats = run("--tier", "interp", "--stats", "--json", programs["calls"])
    counted = json.loads(next(line for line in stats.stderr.splitlines() if line.startswith("{")))
    assert report["instructions"] == counted["instructions"]
    for view in ("function", "opcode"):
        assert sum(row["instructions"] for row in report[view]) == report["instructions"]
    assert 0.9 * report["instructions"] < sum(row["instructions"] for row in report["line"]) <= report["instructions"]  # some code has no line
    calls = {row["function"]: row["calls"] for row in report["function"]}
    assert calls["main"] == 1 and calls["fib"] in (150049, 75025) and 0 < report["dispatches"] <= report["instructions"]


def test_pairs_can_be_fused(programs):
    """What is suggested really can be one handler, and is none yet."""
    from allvm.interp import fused_ops, iops

    iops.build()
    variants = fused_ops.by_text()
    there = {s.text for s in fused_ops.sequences()}
    report = json.loads(run("profile", "--exact", "--json", programs["shares"], 1000).stdout)
    assert report["pair"]
    for row in report["pair"]:
        text = f"{row['first']}; {row['second']}"
        fused_ops.Sequence(text, variants)
        assert text not in there and 0 < row["gain"] < 1 and row["times"] <= report["dispatches"]


@pytest.mark.parametrize("tier", ["interp", "opt"])
def test_samples_are_where_the_time_goes(programs, tier):
    """Each function's share of the samples is its share of the instructions, within 5 % and what chance explains."""
    n = 500_000 if tier == "interp" else 5_000_000
    r = run("profile", "--json", "--tier", tier, "--no-cache", programs["shares"], n)
    report = json.loads(r.stdout)
    assert r.returncode == 7 and re.fullmatch(r"\d+\n", r.stderr)
    assert report["samples"] > 100 and report["lost"] == 0
    own = {row["function"]: row["self"] / report["samples"] for row in report["function"]}
    exact = json.loads(run("profile", "--exact", "--json", programs["shares"], 1000).stdout)
    for row in exact["function"]:
        if row["function"] != "main":
            share = row["instructions"] / exact["instructions"]
            assert abs(own[row["function"]] - share) < 0.05 + 3 * (share * (1 - share) / report["samples"]) ** 0.5, own
    by_tier = next(row for row in report["function"] if row["function"] == "four")["tiers"]
    assert by_tier[{"interp": "interp", "opt": "native"}[tier]] > 0.9 * sum(by_tier.values())
    assert next(row for row in report["function"] if row["function"] == "main")["total"] > 0.9 * report["samples"]


def test_a_trap_ends_the_run_and_not_the_profile(programs, tmp_path):
    page = tmp_path / "p.html"
    r = run("profile", "--html", page, programs["calls"])
    assert r.returncode == 118 and "memory access out of bounds" in r.stderr and page.stat().st_size > 5000
    assert r.stderr.count("Traceback") == 0


def test_formats(programs, tmp_path):
    files = {name: tmp_path / name for name in ("collapsed", "speedscope", "chrome", "html", "o")}
    switches = [x for name, path in files.items() for x in (f"--{name}" if name != "o" else "-o", path)]
    r = run("profile", "--tier", "interp", *switches, programs["shares"], 150_000)
    assert r.returncode == 7 and r.stderr == ""
    counts = {}
    for line in files["collapsed"].read_text().splitlines():
        stack, _, n = line.rpartition(" ")
        counts[stack] = int(n)
    total = sum(counts.values())
    assert counts["main;four"] > counts["main;one"] > 0
    speed = json.loads(files["speedscope"].read_text())
    (profile,) = speed["profiles"]
    assert len(profile["samples"]) == len(profile["weights"]) == total
    frames = [f["name"] for f in speed["shared"]["frames"]]
    assert all(0 <= i < len(frames) for s in profile["samples"] for i in s) and {"main", "one", "four"} <= set(frames)
    open_ = []
    for e in json.loads(files["chrome"].read_text())["traceEvents"]:
        if e["ph"] == "B":
            open_.append((e["name"], e["ts"]))
        elif e["ph"] == "E":
            name, since = open_.pop()
            assert name == e["name"] and e["ts"] >= since
    assert open_ == []
    page = files["html"].read_text()
    assert "http" not in page.replace("http-equiv", "") and "Flame graph" in page and "four" in page
    assert "shares.c:" in files["o"].read_text()


def test_time_in_the_host_library_has_its_functions_names(programs, tmp_path):
    (tmp_path / "t.c").write_text(
        "#include <string.h>\n#include <stdio.h>\nstatic char text[1 << 20];\nint main(void)\n{\n    size_t n = 0;\n    memset(text, 'a', sizeof text - 1);\n"
        "    for (int i = 0; i < 150; i++) { ((volatile char *)text)[i] = 'b'; n += strcspn(text, \"xyz\") + (strpbrk(text, \"uvw\") != 0); }\n"
        '    printf("%zu\\n", n);\n}\n'
    )
    report = json.loads(run("profile", "--json", "--tier", "interp", tmp_path / "t.c").stdout)
    own = {row["function"]: row["self"] for row in report["function"]}
    assert own.get("[strcspn]", 0) + own.get("[strpbrk]", 0) > 0.9 * report["samples"]
    assert report["line"][0]["line"] == 8


def test_errors(programs, tmp_path):
    for args, text in (
        ([], "no program given"), (["--exact", "--chrome", tmp_path / "x", programs["calls"]], "--chrome shows stacks"),
        (["--by", "opcode", programs["calls"]], "--exact only"), (["--by", "time", programs["calls"]], "is not a list of function"),
        (["--exact", "--tier", "opt", programs["calls"]], "leave --tier opt"), (["--html", tmp_path / "no" / "x", programs["calls"]], "there is no directory"),
        ([tmp_path / "nothing.avm"], "nothing.avm"),
    ):  # fmt: skip
        r = run("profile", *args)
        assert 119 <= r.returncode <= 125 and text in r.stderr and r.stderr.count("\n") == 1, (args, r.stderr)
