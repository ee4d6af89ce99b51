"""`allvm-vm explain`: the panes are aligned, the counts are the interpreter's, the page is whole."""

import json
import os
import re
import shutil
import subprocess
from html.parser import HTMLParser

import pytest
from allvm.interp import _core
from allvm.interp._host import HostState
from allvm.launch import launch, run_main

from tests.cli.test_errors import refused, run

SOURCE = """#include <stdlib.h>
float x[1000], y[1000];
__attribute__((noinline)) void saxpy(int n, float a, float *px, float *py)
{
    for (int i = 0; i < n; i++)
        py[i] += a * px[i]; /* <b>&"\x1b[31m */
}
int main(int argc, char **argv)
{
    saxpy(atoi(argv[1]), 2.0f, x, y);
    return 3;
}
"""
PANES = ("bytecode", "internal", "ir", "ir-opt", "asm")
PIPELINE = os.path.join(os.path.dirname(__file__), "..", "..", "examples", "hpvm", "pipeline.c")


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("explain")
    (d / "saxpy.c").write_text(SOURCE)
    r = run("-O1", "saxpy.c", "-o", "saxpy.avm", tool="allvm.cc", cwd=d)
    assert r.returncode == 0, r.stderr
    return d / "saxpy.avm"


@pytest.fixture(scope="module")
def explained(prog):
    r = run("explain", "--run", "--json", prog, "100")
    assert r.returncode == 0, r.stderr
    return json.loads(r.stdout)


def of_line(explained, pane, line):
    return [row for row in explained["panes"][pane] if row["source"] == f"0:{line}"]


def test_aligned(explained):
    assert explained["function"] == "saxpy" and explained["exit_status"] == 3
    rows = {row["line"]: row for row in explained["source"]}
    assert rows[6]["text"].strip().startswith("py[i] += ") and rows[6]["count"] == 100
    words = {"bytecode": "mul.f32", "internal": "mul.f32", "ir": "fmul float", "ir-opt": "fmul ", "asm": ""}
    for pane, word in words.items():
        found = of_line(explained, pane, 6)
        assert found and any(word in row["text"] for row in found), pane
        assert all(row["at"] in rows[6]["instructions"] for row in found)
        assert not any("mul" in row["text"] for row in of_line(explained, pane, 5) if pane in ("bytecode", "internal"))


def test_marks(explained):
    for pane in ("ir", "ir-opt", "asm"):
        assert {row["mark"] for row in explained["panes"][pane]} == {"", "check", "fast", "slow"}, pane
    (loop,) = explained["versioned_loops"]
    assert loop in ("0:5", "0:6")
    fused = [row for row in explained["panes"]["internal"] if row["fused"]]
    assert fused and all(len(row["covers"]) >= 2 for row in fused)
    assert sorted(i for row in explained["panes"]["internal"] for i in row["covers"]) == [row["at"] for row in explained["panes"]["bytecode"]]


def test_counts_are_those_of_the_interpreter(prog, explained):
    program = _core.Program(prog.read_bytes(), "saxpy")
    instance = launch(program, HostState(), ["saxpy", "100"], count_instructions=True)
    assert run_main(instance) == 3
    whole = instance.stats()["instructions"]
    main = json.loads(run("explain", "--run", "--json", "-f", "main", prog, "100").stdout)
    assert explained["executed"] + main["executed"] == whole
    assert sum(x["executed"] for x in explained["opcodes"]) == explained["executed"]
    assert sum(row.get("executed", 0) for row in explained["source"]) <= explained["executed"]


def test_text(prog):
    r = run("explain", "-f", "saxpy", "--show", "bytecode,asm", prog, env={"COLUMNS": "100"})
    assert r.returncode == 0, r.stderr
    lines = r.stdout.splitlines()
    at = next(n for n, l in enumerate(lines) if "py[i] += " in l)
    assert lines[at + 1].split() and "bytecode" in lines[at + 1] and "machine code" in lines[at + 1]
    assert "ld.f32" in lines[at + 2] and max(map(len, lines[at + 1 :])) <= 100
    assert "\x1b" not in r.stdout


class Page(HTMLParser):
    VOID = ("meta", "input")

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.rows, self.tags = [], [], [], set()

    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        self.tags.add(tag)
        self.ids += [a["id"]] if "id" in a else []
        assert "src" not in a and not a.get("href", "#").startswith("http")
        if tag == "a":
            self.rows.append(a)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_page(prog, tmp_path):
    out = tmp_path / "page.html"
    r = run("explain", "--run", "--html", out, "-f", "saxpy", prog, "100")
    assert r.returncode == 0 and r.stdout == "", r.stderr
    text = out.read_text()
    page = Page()
    page.feed(text)
    assert page.open == [] and len(set(page.ids)) == len(page.ids) and "b" in page.tags
    assert "&lt;b&gt;&amp;&quot;" in text and "<b>&" not in text and "\x1b" not in text
    sources = {row["data-s"] for row in page.rows if row["data-p"] == "source"}
    for pane in PANES:
        rows = [row for row in page.rows if row["data-p"] == pane]
        linked = [row for row in rows if "href" in row]
        assert linked and {row["data-s"] for row in linked} <= sources
        assert all(row["href"][1:] in page.ids for row in linked)


def test_refusals(prog, tmp_path):
    refused(run("explain", "-f", "nowhere", prog), 124, "no function nowhere")
    stripped = tmp_path / "s.avm"
    assert run("-s", prog.parent / "saxpy.c", "-o", stripped, tool="allvm.cc").returncode == 0
    refused(run("explain", stripped), 124, "has no lines", "-s")
    refused(run("explain", "--show", "asm,x", prog), 124, "there is no pane 'x'")
    refused(run("explain", "--html", tmp_path / "no" / "where.html", prog), 124, "cannot be written")
    refused(run("explain"), 124, "no program given")
    if os.path.exists("/dev/full"):
        assert "Traceback" not in run("explain", "--html", "/dev/full", prog).stderr


def test_a_run_that_traps_is_shown(tmp_path):
    (tmp_path / "t.c").write_text(
        "int main(void)\n{\n    volatile int s = 0;\n    for (int i = 5; i >= 0; i--)\n        s += 60 / (i ? i : (__builtin_trap(), 1));\n    return s;\n}\n"
    )
    r = run("explain", "--run", "--json", "-O", "0", "--timeout", "20", tmp_path / "t.c")
    assert r.returncode == 0, r.stderr
    found = json.loads(r.stdout)
    assert "ended early" in found["note"] and found["exit_status"] is None
    assert max(row.get("count", 0) for row in found["source"]) == 6


def test_a_leaf_of_a_graph_as_ptx(tmp_path):
    r = run("explain", "--json", "-f", "blur_row", PIPELINE)
    assert r.returncode == 0, r.stderr
    found = json.loads(r.stdout)
    assert list(found["panes"]) == [*PANES, "ptx"] and found["note"] == ""
    ptx = found["panes"]["ptx"]
    assert any(row["text"].startswith(".visible .entry k_") for row in ptx)
    (blend,) = [row for row in found["source"] if "0.25f * in[y * n + l]" in row["text"]]
    here = [row for row in ptx if row["source"] == blend["key"]]
    assert sum("mul" in row["text"] and ".f32" in row["text"] for row in here) >= 3 and any("st.global.b32" in row["text"] for row in here)
    assert all(row["at"] in blend["instructions"] for row in here)
    at = {row["at"]: row["text"] for row in found["panes"]["bytecode"]}
    assert all("st.f32" in at[row["at"]] for row in ptx if row["text"].lstrip().startswith("st.global.b32"))

    r = run("explain", "-f", "blur_row", "--show", "bytecode,ptx", PIPELINE)
    assert "── PTX ──" in r.stdout and "st.global" in r.stdout and "machine code" not in r.stdout
    page = tmp_path / "p.html"
    assert run("explain", "-f", "blur_row", "--html", page, PIPELINE).returncode == 0
    rows = Page()
    rows.feed(page.read_text())
    assert [row for row in rows.rows if row["data-p"] == "ptx" and row.get("data-s") == blend["key"]]


def test_what_is_no_leaf_has_no_ptx(prog):
    assert "no PTX: saxpy is no leaf of a graph" in run("explain", "-f", "saxpy", "--show", "asm,ptx", prog).stdout
    assert "PTX" not in run("explain", "-f", "saxpy", prog).stdout


def test_why_a_leaf_has_no_ptx(tmp_path):
    """The reason is the device's own."""
    source = open(PIPELINE).read().replace("    long y = ", "    putchar(46); long y = ", 1)
    (tmp_path / "p.c").write_text(source)
    r = run("explain", "-f", "blur_row", tmp_path / "p.c")
    assert r.returncode == 0, r.stderr
    assert "no PTX: " in r.stdout.splitlines()[1] and "putchar" in r.stdout.splitlines()[1]


def test_counts_of_a_graph():
    """A run launches the graphs, too: each row of each frame is an instance."""
    r = run("explain", "--run", "--json", "-f", "gradient_row", PIPELINE, "3", "16")
    assert r.returncode == 0, r.stderr
    found = json.loads(r.stdout)
    assert found["note"] == "" and found["exit_status"] == 0
    (loop,) = [row for row in found["source"] if "out[y * n + x] = in[d" in row["text"]]
    assert loop["count"] == 3 * 16 * 16


def test_page_in_a_browser(prog, tmp_path):
    """Which panes are seen at first, and the line that the address names."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        pytest.skip("no Chromium to look at the page with")
    page = tmp_path / "page.html"
    assert run("explain", "-f", "saxpy", "--show", "bytecode,asm", "--html", page, prog).returncode == 0
    r = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom", page.as_uri() + "#source-0-6"],
                       capture_output=True, text=True, timeout=120)  # fmt: skip
    assert "CONSOLE" not in r.stderr
    hidden = {name: "hidden" in re.search(rf'<section id="pane-{name}"[^>]*>', r.stdout)[0] for name in PANES}
    assert hidden == {"bytecode": False, "internal": True, "ir": True, "ir-opt": True, "asm": False}
    assert re.search(r'<a class="l[a-z ]* strong" id="source-0-6"', r.stdout)
    assert len(re.findall(r'class="l[a-z ]* soft" id="asm-', r.stdout)) > 2
