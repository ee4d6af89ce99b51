"""Files that hold more or less than one program: libraries as dependencies, several programs, `#!`, LTO, archives."""

import json
import os
import subprocess
import sys

import pytest
from allvm import ld
from allvm.ir import errors, sections
from allvm.ir.decode import decode

from tests.cli.test_errors import refused, run

LIB = """
#include <stdio.h>
static int calls;
extern const char *who(void);
int add(int a, int b) { calls++; printf("%s adds\\n", who()); return a + b; }
int count(void) { return calls; }
int helper(void) { return 1; }
__attribute__((constructor)) static void up(void) { puts("add up"); }
__attribute__((destructor)) static void down(void) { puts("add down"); }
"""
MAIN = """
#include <stdio.h>
int add(int, int); int count(void);
const char *who(void) { return "main"; }
int helper(void) { return 2; }
__attribute__((constructor)) static void up(void) { puts("main up"); }
int main(int argc, char **argv) { int s = add(2, argc); printf("%d %d %d %s\\n", s, count(), helper(), argv[argc - 1]); return s; }
"""
OUT = "add up\nmain up\nmain adds\n4 1 2 x\nadd down\n"


def cc(*argv, ok=True):
    r = run(*argv, tool="allvm.cc")
    assert not ok or (r.returncode, r.stderr) == (0, ""), r.stderr
    return r


def link(*argv, ok=True):
    r = run(*argv, tool="ld")
    assert not ok or (r.returncode, r.stderr) == (0, ""), r.stderr
    return r


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A program main.c with a library libadd.avm, built as prog.avm; an own cache."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ALLVM_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("ALLVM_LIBRARY_PATH", raising=False)
    (tmp_path / "add.c").write_text(LIB)
    (tmp_path / "main.c").write_text(MAIN)
    cc("-shared", "add.c", "-o", "libadd.avm")
    cc("--dynamic", "main.c", "-L.", "-ladd", "-o", "prog.avm")
    return tmp_path


def plays(*argv, out=OUT, status=4, **kw):
    r = run(*argv, **kw)
    assert (r.returncode, r.stdout, r.stderr) == (status, out, "")


# --- libraries as dependencies


def test_library_is_found_and_kept_apart(folder):
    m = decode((folder / "prog.avm").read_bytes())
    digest = sections.content_hash((folder / "libadd.avm").read_bytes())
    assert m.dependencies == [("libadd.avm", digest)]
    assert {x.name for x in m.import_funcs} >= {"add", "count"}
    plays("prog.avm", "x")
    plays("prog.avm", "x")  # out of the cache
    assert [n[:7] for n in os.listdir(folder / "cache")] == ["merged-"]
    (folder / "elsewhere").mkdir()
    os.rename("libadd.avm", "elsewhere/libadd.avm")
    refused(run("prog.avm", "x"), errors.LinkError.status, "prog.avm needs the library libadd.avm", "--library-path")
    plays("--library-path", "elsewhere", "prog.avm", "x")
    plays("prog.avm", "x", env={"ALLVM_LIBRARY_PATH": f"nowhere{os.pathsep}elsewhere"})
    plays("--tier", "opt", "--library-path", "elsewhere", "prog.avm", "x")


def test_library_in_the_cache_by_its_hash(folder):
    r = link("--keep-library", "libadd.avm")
    assert r.stdout.split() == [sections.content_hash((folder / "libadd.avm").read_bytes()), "libadd.avm"]
    os.unlink("libadd.avm")
    plays("prog.avm", "x")
    (folder / "libadd.avm").write_bytes((folder / "prog.avm").read_bytes())  # another one beside it
    plays("prog.avm", "x")


def test_another_version(folder):
    (folder / "add.c").write_text(LIB.replace("adds", "ADDS"))
    cc("-shared", "add.c", "-o", "libadd.avm")
    refused(run("prog.avm", "x"), errors.LinkError.status, "prog.avm was linked with libadd.avm", "another version", "--any-version")
    plays("--any-version", "prog.avm", "x", out=OUT.replace("adds", "ADDS"))


def test_version_skew_that_matters(folder):
    (folder / "add.c").write_text(LIB.replace("int add(", "int plus("))
    cc("-shared", "add.c", "-o", "libadd.avm")
    refused(run("--any-version", "prog.avm", "x"), errors.LinkError.status, "prog.avm: add is not defined; used by main")
    (folder / "add.c").write_text(LIB.replace("int add(int a, int b)", "int add(double a, int b)"))
    cc("-shared", "add.c", "-o", "libadd.avm")
    refused(run("--any-version", "prog.avm", "x"), errors.LinkError.status, "add as (i32, i32) -> (i32)", "(f64, i32)")


def test_damaged_and_newer_libraries(folder):
    good = (folder / "libadd.avm").read_bytes()
    for change, words in ((lambda d: d[:-1], "checksum"), (lambda d: d[:4] + b"\x63" + d[5:], "version 99"), (lambda d: b"x", "not a module")):
        (folder / "libadd.avm").write_bytes(change(good))
        refused(run("prog.avm", "x"), errors.FormatError.status, "libadd.avm", words)


def test_libraries_of_libraries(folder):
    (folder / "base.c").write_text('#include <stdio.h>\n__attribute__((constructor)) static void up(void) { puts("base up"); }\n'
                                   "int helper(void) { return 7; } int twice(int x) { return 2 * x; }\n")  # fmt: skip
    (folder / "mid.c").write_text("int twice(int); int helper(void); int four(int x) { return twice(twice(x)) + helper(); }\n")
    (folder / "top.c").write_text('#include <stdio.h>\nint four(int); int main(void) { printf("%d\\n", four(3)); return 0; }\n')
    cc("-shared", "base.c", "-o", "libbase.avm")
    cc("-shared", "--dynamic", "mid.c", "-L.", "-lbase", "-o", "libmid.avm")
    cc("--dynamic", "top.c", "-L.", "-lmid", "-o", "top.avm")
    plays("top.avm", out="base up\n19\n", status=0)
    link("--merge", "top.avm", "-o", "whole.avm")
    assert decode((folder / "whole.avm").read_bytes()).dependencies == []
    os.unlink("libmid.avm")
    plays("whole.avm", out="base up\n19\n", status=0)


def test_circle(folder):
    for a, b in ("xy", "yx"):
        (folder / f"{a}.avs").write_text(f'depends "lib{b}.avm"\nfunc @{a} () -> () {{\n    ret\n}}\n')
        assert run(f"{a}.avs", "-o", f"lib{a}.avm", tool="as").returncode == 0
    (folder / "m.avs").write_text('depends "libx.avm"\nfunc @main () -> (i32) regs 1 {\n    ret r0\n}\n')
    assert run("m.avs", tool="as").returncode == 0
    refused(run("m.avm"), errors.LinkError.status, "circle: libx.avm -> liby.avm -> libx.avm")
    (folder / "m.avs").write_text('depends "../x"\nfunc @main () -> (i32) regs 1 {\n    ret r0\n}\n')
    assert run("m.avs", tool="as").returncode == 0
    refused(run("m.avm"), errors.LinkError.status, "'../x'", "no name of a file")


def test_merge(folder):
    link("--merge", "prog.avm", "-o", "whole.avm")
    os.unlink("libadd.avm")
    plays("whole.avm", "x")
    refused(run("--merge", "prog.avm", tool="ld"), errors.LinkError.status, "libadd.avm")
    refused(run("--merge", "prog.avm", "main.c", tool="ld"), errors.UsageError.status, "main.c")


def test_info_tells_where_libraries_are(folder):
    d = json.loads(run("info", "--json", "prog.avm").stdout)
    (dep,) = d["dependencies"]
    assert dep["file"] == "./libadd.avm" and dep["bytes"] == os.path.getsize("libadd.avm")
    assert "depends on:   libadd.avm sha256 " in run("info", "prog.avm").stdout
    os.unlink("libadd.avm")
    assert "needs the library libadd.avm" in run("info", "prog.avm").stdout


# --- several programs in a file

COMMON = """
#include <string.h>
int calls;
int order(const void *a, const void *b) { calls++; return *(const int *)a - *(const int *)b; }
char *joined(int n, char **v) {
    static char buffer[100];
    buffer[0] = 0;
    for (int i = 0; i < n; i++) strcat(strcat(buffer, v[i]), ",");
    return buffer;
}
"""
TOOL = """
#include <stdio.h>
#include <stdlib.h>
extern int calls;
int order(const void *a, const void *b);
char *joined(int n, char **v);
__attribute__((constructor)) static void start(void) { puts("start NAME"); }
int main(int argc, char **argv) {
    int a[] = {5, 3, argc, 9, 1};
    qsort(a, 5, sizeof *a, order);
    printf("NAME %d %s %d\\n", a[1], joined(argc, argv), calls > 3);
    return NUMBER;
}
"""


@pytest.fixture
def tools(tmp_path, monkeypatch):
    """tools.avm with the programs one, two and third."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "common.c").write_text(COMMON)
    for n, name in enumerate(("one", "two", "three")):
        (tmp_path / f"{name}.c").write_text(TOOL.replace("NAME", name).replace("NUMBER", str(n)))
        cc(f"{name}.c", "common.c", "-o", f"{name}.avm")
    link("--mux", "one.avm", "two.avm", "third=three.avm", "-o", "tools.avm")
    return tmp_path


def test_which_program(tools):
    os.symlink("tools.avm", "two")
    os.mkdir("d")
    os.symlink("../tools.avm", "d/third.avm")
    plays("two", "x", out="start two\ntwo 2 two,x, 1\n", status=1)
    plays("d/third.avm", out="start three\nthree 1 d/third.avm, 1\n", status=2)
    plays("tools.avm", "one", "x", "y", out="start one\none 3 one,x,y, 1\n", status=0)
    plays("--program", "one", "tools.avm", "two", out="start one\none 2 one,two, 1\n", status=0)
    plays("--tier", "opt", "--program=third", "tools.avm", out="start three\nthree 1 third, 1\n", status=2)
    refused(run("tools.avm", "four"), errors.UsageError.status, "several programs: one, third, two", "--program")
    refused(run("--program", "four", "tools.avm"), errors.UsageError.status, "no program four", "one, third, two")
    refused(run("--program", "one", "one.avm"), errors.UsageError.status, "one.avm", "--program")
    r = run("compare", "--no-native", "--runs", "1", "--hot", "0", "--tiers", "interp,quick", "--program", "two", "tools.avm")
    assert r.returncode == 0 and "exit status 1" in r.stdout  # that of two


def test_what_is_shared(tools):
    m = decode((tools / "tools.avm").read_bytes())
    names = [f.name for f in m.functions]
    assert names.count("order") == 1 and names.count("main") == 3
    assert [d.size for d in m.data].count(100) == 1  # a variable is shared as well
    assert os.path.getsize("tools.avm") < 0.75 * sum(os.path.getsize(f"{n}.avm") for n in ("one", "two", "three"))
    d = json.loads(run("info", "--json", "tools.avm").stdout)
    assert [p["name"] for p in d["programs"]] == ["one", "two", "third"]
    assert all(2 <= p["functions"] <= 5 for p in d["programs"])
    assert run("verify", "tools.avm").returncode == 0
    assert run("tools.avm", "-o", "t.avs", tool="dis").returncode == 0
    assert run("t.avs", "-o", "again.avm", tool="as").returncode == 0
    assert (tools / "again.avm").read_bytes() == (tools / "tools.avm").read_bytes()
    refused(run("tools.avm", "one.avm", tool="ld"), errors.LinkError.status, "tools.avm holds several programs")


def test_damage_is_noticed_before_a_program_is_chosen(tools):
    data = bytearray((tools / "tools.avm").read_bytes())
    data[len(data) // 2] ^= 1
    (tools / "tools.avm").write_bytes(data)
    refused(run("tools.avm", "one"), errors.FormatError.status, "tools.avm", "checksum")


def test_programs_keep_what_differs_apart(tmp_path, monkeypatch):
    """Equal code that refers to unequal things, in circles and by address."""
    monkeypatch.chdir(tmp_path)
    text = """
    #include <stdio.h>
    struct node { const struct node *next; int (*f)(int); int v; };
    static int even(int n); static int odd(int n);
    __attribute__((noinline)) static int even(int n) { return n ? odd(n - 1) : YES; }
    __attribute__((noinline)) static int odd(int n) { return n ? even(n - 1) : 0; }
    __attribute__((noinline)) static int same(int n) { return n + 1; }
    __attribute__((noinline)) static int also(int n) { return n + 1; }
    static const struct node a, b;
    static const struct node a = {&b, even, 1}, b = {&a, odd, 2};
    int (*volatile p)(int) = same, (*volatile q)(int) = also;
    const struct node *volatile s = &a;
    int main(void) { printf("%d %d %d %d\\n", s->f(10), s->next->f(10), s->next->next == s, p == q); return 0; }
    """
    for name, yes in (("x", "1"), ("y", "1"), ("z", "5")):
        (tmp_path / f"{name}.c").write_text(text.replace("YES", yes))
        cc("-g0", f"{name}.c", "-o", f"{name}.avm")
    link("--mux", "x.avm", "y.avm", "z.avm", "-o", "m.avm")
    plays("m.avm", "x", out="1 0 1 0\n", status=0)
    plays("m.avm", "y", out="1 0 1 0\n", status=0)
    plays("m.avm", "z", out="5 0 1 0\n", status=0)
    m = decode((tmp_path / "m.avm").read_bytes())
    names = [f.name for f in m.functions]
    assert names.count("main") == 2 and names.count("even") == 2 and names.count("same") == 1


def test_mux_of_programs_with_libraries(folder):
    (folder / "other.c").write_text(MAIN.replace('"main"', '"other"'))
    cc("--dynamic", "other.c", "-L.", "-ladd", "-o", "other.avm")
    link("--mux", "prog.avm", "other.avm", "-o", "both.avm")
    os.unlink("libadd.avm")
    plays("both.avm", "prog", "x", out=OUT, status=4)
    plays("both.avm", "other", "x", out=OUT.replace("main adds", "other adds"), status=4)
    names = [f.name for f in decode((folder / "both.avm").read_bytes()).functions]
    assert names.count("count") == 1


def test_bad_mux(tools):
    refused(run("--mux", "one.avm", "one=two.avm", tool="ld"), errors.LinkError.status, "two programs are called one")
    (tools / "no.c").write_text("int f(void) { return 1; }")
    cc("-c", "no.c", "-o", "no.avm")
    refused(run("--mux", "no.avm", tool="ld"), errors.LinkError.status, "main is not defined")


# --- files that can be executed


def test_executable(folder):
    (folder / "add.c").write_text(LIB.replace("helper", "unused"))
    cc("--executable", "main.c", "add.c", "-o", "tool")
    assert (folder / "tool").read_bytes().startswith(b"#!/usr/bin/env allvm-vm\n\x7fAVM")
    assert os.access("tool", os.X_OK)
    where = os.path.dirname(sys.executable)
    if not os.path.exists(os.path.join(where, "allvm-vm")):
        pytest.skip("the command allvm-vm is not installed beside this Python")
    env = {**os.environ, "PATH": where + os.pathsep + os.environ["PATH"]}
    r = subprocess.run(["./tool", "x"], capture_output=True, text=True, env=env, timeout=60)
    assert (r.returncode, sorted(r.stdout.splitlines()), r.stderr) == (4, sorted(OUT.splitlines()), "")


# --- what the linker takes


def test_archives(folder):
    for name, text in (("a", "int b(void); int a(void) { return b() + 1; }"), ("b", "int b(void) { return 40; }"),
                       ("c", '#include <stdio.h>\n__attribute__((constructor)) static void up(void) { puts("c up"); }\nint unused;')):  # fmt: skip
        (folder / f"{name}.c").write_text(text)
        cc("-c", f"{name}.c", "-o", f"{name}.o")
    (folder / "m.c").write_text('#include <stdio.h>\nint a(void); int main(void) { printf("%d\\n", a()); return 0; }')
    cc("-c", "m.c", "-o", "m.o")
    assert subprocess.run(["ar", "rc", "libabc.a", "b.o", "a.o", "c.o"], capture_output=True).returncode == 0
    link("--start-group", "-L", ".", "-labc", "--end-group", "m.o", "-lc", "-o", "m.avm")
    plays("m.avm", out="41\n", status=0)
    link("m.o", "--whole-archive", "libabc.a", "--no-whole-archive", "-o", "m.avm")
    plays("m.avm", out="c up\n41\n", status=0)
    cc("m.o", "-Wl,--whole-archive", "libabc.a", "-Wl,--no-whole-archive", "-o", "m.avm")
    plays("m.avm", out="c up\n41\n", status=0)


@pytest.mark.parametrize(
    "argv, words",
    [
        (["x.c"], ["x.c: is C", "allvm-cc"]),
        (["--mege", "x"], ["did you mean --merge?"]),
        (["-o"], ["-o needs a value"]),
        ([], ["no input file"]),
        (["-lnone"], ["library none not found"]),
    ],
)
def test_usage_errors(argv, words):
    refused(run(*argv, tool="ld"), errors.UsageError.status, *words)


def test_parse():
    o = ld.parse("-o out a.o -Ldir -L dir2 --whole-archive x.a --no-whole-archive -lz -u f --keep=g --lto -O3 -- -s".split())
    assert [(i.path, i.kind, i.whole) for i in o.inputs] == [
        ("a.o", "object", False), ("x.a", "object", True), ("z", "library", False), ("-s", "object", False),
    ]  # fmt: skip
    assert (o.output, o.library_path, o.keep, o.lto, o.flags, o.strip) == ("out", ["dir", "dir2"], ["f", "g"], True, ["-O3"], False)


# --- link-time optimisation


def test_lto(folder):
    (folder / "add.c").write_text(LIB.replace("helper", "unused"))
    for name in ("add", "main"):
        cc("-flto", "-c", f"{name}.c", "-o", f"{name}.o")
        assert (folder / f"{name}.o").read_bytes()[:2] == b"BC"
    cc("-flto", "add.o", "main.o", "-o", "lto.avm")
    cc("add.o", "main.o", "-o", "plain.avm")
    plays("plain.avm", "x")
    plays("lto.avm", "x")
    lto, plain = ({f.name for f in decode((folder / f"{n}.avm").read_bytes()).functions} for n in ("lto", "plain"))
    assert "add" in plain and not {"add", "who"} & lto  # inlined into main, over the border of files
    link("--lto", "add.o", "main.o", "-o", "ld.avm")
    assert (folder / "ld.avm").read_bytes() == (folder / "lto.avm").read_bytes()


def test_lto_with_modules_and_archives(folder):
    from allvm.archive import MAGIC

    cc("-flto", "-c", "add.c", "-o", "add.o")
    cc("-c", "-Dhelper=own", "main.c", "-o", "main.o")  # bytecode: what it needs must stay
    body = (folder / "add.o").read_bytes()
    header = b"add.o/".ljust(16) + b"0".ljust(12) + b"0".ljust(6) * 2 + b"644".ljust(8) + str(len(body)).encode().ljust(10) + b"`\n"
    (folder / "libx.a").write_bytes(MAGIC + header + body + b"\n" * (len(body) & 1))
    cc("-flto", "main.o", "libx.a", "-o", "p.avm")
    plays("p.avm", "x")
    cc("-flto", "-shared", "add.c", "-o", "libadd.avm")
    cc("-flto", "--dynamic", "main.c", "libadd.avm", "-o", "q.avm")
    assert decode((folder / "q.avm").read_bytes()).dependencies[0][0] == "libadd.avm"
    plays("q.avm", "x")


def test_lto_refuses_different_machines(folder):
    cc("-flto", "-c", "add.c", "-o", "add.o")
    (folder / "x.ll").write_text('target triple = "x86_64-linux-gnu"\ndefine i32 @main() {\n  ret i32 0\n}\n')
    refused(cc("-flto", "x.ll", "add.o", "-o", "p.avm", ok=False), errors.LinkError.status, "x.ll", "add.o", "different machines")


# --- binfmt_misc


def test_binfmt(tmp_path, capsys):
    from allvm import binfmt

    command = tmp_path / "allvm-vm"
    command.write_text("#!/bin/sh\n")
    assert binfmt.command(["print", str(command)], tmp_path / "none") == 0
    line = capsys.readouterr().out.splitlines()[0]
    assert line == f":allvm:M:0:\\x7fAVM::{command}:"
    with pytest.raises(errors.UsageError, match="binfmt_misc"):
        binfmt.command(["register", str(command)], tmp_path / "none")
    kernel = tmp_path / "kernel"
    kernel.mkdir()
    (kernel / "register").write_text("")
    assert binfmt.command(["register", str(command)], kernel) == 0
    assert (kernel / "register").read_text() == line
    with pytest.raises(errors.UsageError, match="not registered"):
        binfmt.command(["unregister"], kernel)
    (kernel / "allvm").write_text("enabled")
    assert binfmt.command(["unregister"], kernel) == 0 and (kernel / "allvm").read_text() == "-1"
    for argv in ([], ["x"], ["register", "a", "b"], ["register", str(tmp_path / "missing")]):
        with pytest.raises(errors.UsageError):
            binfmt.command(argv, kernel)
