"""Modules made to harm who looks at them: markup and control characters in names, line tables that name private files, files that take for
ever to read. Nothing of it reaches a page as markup, a terminal as a command, or a reader who was not to see it."""

import html.parser
import os
import re
import subprocess
import sys
import time

import pytest
from allvm.graph.policy import read_plan
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.errors import UsageError

from tests.mutate import fix_checksum

TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
NAMES = ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "a\"b'c&d", "x\x1b]0;own\x07y", "n\nl", "</pre></style><b>"]
SOURCE = (
    "".join(f"__attribute__((noinline)) int f{k}(int n) {{ int s = {k}; for (int i = 0; i < n; i++) s = s * 31 + i; return s; }}\n" for k in range(len(NAMES)))
    + "int main(int c, char **v) { int s = 0; for (int i = 0; i < 200; i++) s += " + " + ".join(f"f{k}(i * 100)" for k in range(len(NAMES)))
    + "; if (c > 1) f3(*(volatile int *)0); return s == 1; }\n"
)  # fmt: skip


def run(*args, **more):
    return subprocess.run([*TOOL, *map(str, args)], capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL, **more)


@pytest.fixture(scope="module")
def evil(tmp_path_factory):
    """A program whose functions have such names, and whose lines are said to be in a private file."""
    folder = tmp_path_factory.mktemp("evil")
    (folder / "private").write_text("\n".join(f"secret {n}" for n in range(20)))
    (folder / "p.c").write_text(SOURCE)
    r = subprocess.run([sys.executable, "-m", "allvm.cc", "-g", "-O1", folder / "p.c", "-o", folder / "p.avm"], capture_output=True, text=True, timeout=120)
    assert r.returncode == 0, r.stderr
    m = decode((folder / "p.avm").read_bytes())
    for f in m.functions:
        if f.name and re.fullmatch(r"f\d", f.name):
            f.name = NAMES[int(f.name[1:])]
    m.files = [str(folder / "private")] + ["<b>.c"] * (len(m.files) - 1)
    (folder / "evil.avm").write_bytes(fix_checksum(encode(m)))
    return folder / "evil.avm"


class Page(html.parser.HTMLParser):
    """What a browser would make of a page: its elements, scripts and policy."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.policy, self.handlers = [], "", []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        attrs = dict(attrs)
        self.handlers += [a for a in attrs if a.startswith("on")]
        if attrs.get("http-equiv") == "Content-Security-Policy":
            self.policy = attrs["content"]


@pytest.mark.parametrize("args, scripts", [
    (("explain", "--run", "--html"), 1), (("profile", "--html"), 2), (("profile", "--exact", "--html"), 0), (("report", "--runs", 1, "--tiers", "interp,opt", "-o"), 0),
], ids=str)  # fmt: skip
def test_pages(evil, tmp_path, args, scripts):
    out = tmp_path / "page.html"
    r = run(*args, out, evil)
    assert r.returncode == 0, r.stderr
    text = out.read_text()
    page = Page(text)
    assert "img" not in page.tags and not page.handlers and page.tags.count("script") == scripts
    assert page.policy.startswith("default-src 'none'; ") and ("script-src" in page.policy) == (scripts > 0)
    assert "secret" not in text and "\x1b" not in text


@pytest.mark.parametrize("args", [
    ("info", "--functions"), ("verify",), ("trace", "--fuel", 3000), ("profile",), ("profile", "--exact"), ("explain", "-f", "main"), ("compare", "--runs", 1, "--tiers", "interp,opt"),
    ("--stats",), ("-v", "--tier", "opt", "--no-cache"), ("--dump-bytecode",), ("lockstep",),
], ids=str)  # fmt: skip
def test_terminals(evil, args):
    r = run(*args, evil)
    assert "Traceback" not in r.stderr and r.returncode in (0, 1, 117)
    for text in (r.stdout, r.stderr):
        assert "\x1b" not in text and "\x07" not in text and "secret" not in text


def test_debugger(evil, tmp_path):
    (tmp_path / "s").write_text("step\nstep\nstep\nwhere\nlist\nfinish\nwhere\n")
    r = run("debug", "--script", tmp_path / "s", evil)
    assert "Traceback" not in r.stderr and "\x1b" not in r.stdout and "secret" not in r.stdout + r.stderr


def test_stack_of_a_trap(evil):
    r = run(evil, "word")
    assert r.returncode == 118 and r.stderr.count("\n") == 2 and "main" in r.stderr


def test_sizes_without_end(tmp_path):
    """The size of a section that never ends is not read digit by digit."""
    for n, head in ((1 << 22, b"\x7fAVM\1\0\0\0\0\0\0\0\1"), (1 << 22, b"#!x\n\x7fAVM\1\0\0\0\0\0\0\0\1")):
        (tmp_path / "x.avm").write_bytes(head + b"\xff" * n)
        start = time.process_time(), time.monotonic()
        r = run(tmp_path / "x.avm")
        assert r.returncode in (120, 121, 122, 123, 124) and r.stderr.count("\n") == 1, r.stderr
        assert time.monotonic() - start[1] < 20  # it would take hours


@pytest.mark.parametrize("text", ["f opt \u00b2\n", "\u00b2 opt 1\n", "f opt " + "9" * 5000 + "\n"], ids=("count", "name", "long"))
def test_plans(evil, tmp_path, text):
    (tmp_path / "plan").write_text(text)
    r = run("--plan", tmp_path / "plan", evil)
    assert r.returncode == 124 and "plan" in r.stderr and r.stderr.count("\n") == 1


@pytest.mark.parametrize("text", ["[" * 100_000, '{"nodes": {"a": {"tile": [2147483647, 2147483647]}}}', '{"nodes": {"a": {"device": ["cuda"]}}}', "\xff"])
def test_graph_plans(tmp_path, text):
    (tmp_path / "plan").write_bytes(text.encode("latin-1"))
    with pytest.raises(UsageError, match="--graph-plan"):
        read_plan(tmp_path / "plan", {("a",)}, ["openmp", "sequential"])


def test_a_cache_of_others(evil, tmp_path):
    """Native code out of a directory in which anybody can write is not run."""
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    env = {**os.environ, "ALLVM_CACHE": str(folder)}
    assert run("--tier", "opt", evil, env=env).returncode == 0 and list(folder.iterdir())
    for name in folder.iterdir():
        name.write_bytes(b"x")  # whoever reads it removes it as damaged
    folder.chmod(0o777)
    assert run("--tier", "opt", evil, env=env).returncode == 0
    assert all(name.read_bytes() == b"x" for name in folder.iterdir())
    assert "may be written by others" in run("cache", "info", env=env).stdout
