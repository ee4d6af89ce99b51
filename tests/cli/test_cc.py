"""`allvm-cc`: flags, inputs, outputs and errors of the compiler driver."""

import os
import shutil
import stat
import subprocess
import sys

import pytest
from allvm import archive, cc
from allvm.cc_options import parse
from allvm.frontend import cc as compiler
from allvm.ir import errors
from allvm.ir.decode import decode
from allvm.ir.isa import OPS

from tests.helpers import require

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'


@pytest.fixture
def in_tmp(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def allvm_cc(in_tmp, capfdbinary):
    """Runs the command in an empty folder: (status, stdout, stderr)."""

    def run(*argv):
        status = cc.main([str(a) for a in argv])
        out, err = capfdbinary.readouterr()
        assert b"Traceback" not in err
        return status, out, err.decode()

    return run


def execute(path, *argv):
    r = subprocess.run([sys.executable, "-m", "allvm.cli", path, *argv], capture_output=True, text=True, timeout=60)
    return r.returncode, r.stdout, r.stderr


def module(path):
    with open(path, "rb") as f:
        return decode(f.read(), str(path))


def functions(m):
    return {f.name for f in m.functions}


# --- the command line


@pytest.mark.parametrize(
    "argv, mode, flags",
    [
        ("a.c", "link", []),
        ("-c a.c", "object", []),
        ("-S a.c", "assembly", []),
        ("-E a.c", "preprocess", ["-E"]),
        ("-MM a.c", "preprocess", ["-MM"]),
        ("-fsyntax-only a.c", "check", []),
        ("-O3 -Os a.c", "link", ["-O3", "-Os"]),
        ("-Ifoo -I bar -isystem x -DA=1 -D B -UC -include y.h a.c", "link", "-Ifoo -I bar -isystem x -DA=1 -D B -UC -include y.h".split()),
        ("-std=c99 -Wall -Wno-unused -fwrapv -march=rv64gc -w a.c", "link", "-std=c99 -Wall -Wno-unused -fwrapv -march=rv64gc -w".split()),
        ("-g a.c -ggdb3 -g2", "link", ["-g", "-g", "-g"]),
        ("-g0 a.c", "link", ["-g0"]),
        ("-Xclang -disable-llvm-passes a.c", "link", ["-Xclang", "-disable-llvm-passes"]),
        ("-static -rdynamic -pipe -march=native -Wl,--gc-sections -flto -fuse-ld=lld a.c", "link", ["-pipe"]),
        ("-MD -MF x.d -c a.c", "object", ["-MD", "-MF", "x.d"]),
        ("-dumpmachine", "query", ["-dumpmachine"]),
        ("-print-file-name=x", "query", ["-print-file-name=x"]),
    ],
)
def test_parse(argv, mode, flags):
    o = parse(argv.split())
    assert (o.mode, o.flags) == (mode, flags)


def test_parse_inputs_in_order():
    o = parse("a.c -lm b.o -x ir c.txt -x none d.ll -L dir -Ldir2 -l z e.avs f.i lib.a - g".split())
    assert [(i.path, i.kind) for i in o.inputs] == [
        ("a.c", "c"), ("m", "library"), ("b.o", "object"), ("c.txt", "llvm"), ("d.ll", "llvm"), ("z", "library"),
        ("e.avs", "asm"), ("f.i", "cpp-output"), ("lib.a", "object"), ("-", "c"), ("g", "object"),
    ]  # fmt: skip
    assert o.library_path == ["dir", "dir2"]


def test_parse_linker_words():
    o = parse("a.o -s -u x --keep=y --keep z -Wl,-u,v,--export=w -Xlinker --allow-undefined -shared -o out".split())
    assert (o.strip, o.keep, o.allow_undefined, o.relocatable, o.output) == (True, list("xyzvw"), True, True, "out")
    assert parse(["-oout", "--target=x86_64-linux-musl"]).output == "out"
    assert parse(["-target", "t"]).target == parse(["--target=t"]).target == "t"
    assert [i.path for i in parse(["--", "-c"]).inputs] == ["-c"]


@pytest.mark.parametrize(
    "argv, words",
    [
        (["--no-such"], ["unknown option --no-such", "--help"]),
        (["--alow-undefined"], ["did you mean --allow-undefined?"]),
        (["a.c", "-o"], ["-o needs a value"]),
        (["-I"], ["-I needs a value"]),
        (["a.f90"], ["a.f90", "Fortran is not supported"]),
        (["a.S"], ["assembly of a machine"]),
        (["-x", "go", "a"], ["-x go"]),
        (["@none"], ["none: cannot be opened"]),
        ([], ["no input file"]),
        (["-lm"], ["no input file"]),
        (["a.c", "-lnothing"], ["library nothing not found", "libnothing.a"]),
        (["-c", "a.c", "b.c", "-o", "x.o"], ["one input file"]),
    ],
)
def test_usage_errors(allvm_cc, argv, words):
    for name in "ab":
        with open(f"{name}.c", "w") as f:
            f.write(f"int {name};\n")
    status, out, err = allvm_cc(*argv)
    assert (status, out, err.count("\n")) == (errors.UsageError.status, b"", 1)
    for w in words:
        assert w in err


def test_response_files(in_tmp):
    (in_tmp / "inner").write_text('-DNAME="a b"\n-O1')
    (in_tmp / "outer").write_text("-c @inner 'x y.c'")
    o = parse(["@outer", "-w"])
    assert (o.mode, o.flags, o.inputs[0].path) == ("object", ["-DNAME=a b", "-O1", "-w"], "x y.c")
    (in_tmp / "loop").write_text("@loop")
    with pytest.raises(errors.UsageError, match="nested too deeply"):
        parse(["@loop"])
    (in_tmp / "quote").write_text("'x")
    with pytest.raises(errors.UsageError, match="quote"):
        parse(["@quote"])


def test_help_teaches(allvm_cc):
    status, out, err = allvm_cc("--help")
    assert status == 0 and err == ""
    for word in (b"hello.c -o hello.avm", b"allvm-vm", b"-c ", b"ALLVM_CC", b"-ffp-contract"):
        assert word in out
    assert max(map(len, out.decode().splitlines())) <= 120
    status, out, _ = allvm_cc("--version")
    assert status == 0 and out.startswith(b"allvm-cc ")
    assert b"compiler: " in allvm_cc("-v")[1]


# --- the compiler


def fake(folder, name, text="exit 0"):
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_chosen_compiler(in_tmp, monkeypatch):
    path = fake(in_tmp, "mycc")
    monkeypatch.setenv("ALLVM_CC", f"{path} --flag 'a b'")
    c = compiler.find_compiler()
    assert c.command == [str(path), "--flag", "a b"] and "ALLVM_CC" in str(c)
    assert c.argv(["-O1"])[:3] == c.command and "-target" not in c.argv([])
    assert c.argv([], "t")[3] == "--target=t"
    monkeypatch.setenv("ALLVM_CC", "no-such-cc -x")
    with pytest.raises(errors.CompileError, match="no-such-cc"):
        compiler.find_compiler()


def test_order_of_compilers(in_tmp, monkeypatch):
    monkeypatch.delenv("ALLVM_CC", raising=False)
    monkeypatch.setenv("PATH", str(in_tmp))
    monkeypatch.setattr(compiler, "find_spec", lambda name: None)
    with pytest.raises(errors.CompileError) as e:
        compiler.find_compiler()
    assert "\n" not in str(e.value)
    for word in ("pip install", "clang", "ALLVM_CC"):
        assert word in str(e.value)
    fake(in_tmp, "zig", f'echo \'.lib_dir = "{in_tmp}/l",\'')
    assert compiler.find_compiler().lib == f"{in_tmp}/l"
    fake(in_tmp, "clang-9")
    fake(in_tmp, "clang-14")
    (in_tmp / "clang-99").write_text("not executable")
    assert compiler.find_compiler().command == [str(in_tmp / "clang-14")]
    fake(in_tmp, "clang")
    assert compiler.find_compiler().command == [str(in_tmp / "clang")]


def test_no_compiler_is_one_line(allvm_cc, in_tmp, monkeypatch):
    (in_tmp / "a.c").write_text(HELLO)
    monkeypatch.delenv("ALLVM_CC", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(compiler, "find_spec", lambda name: None)
    status, out, err = allvm_cc("a.c", "-o", "a.avm")
    assert (status, out, err.count("\n")) == (errors.CompileError.status, b"", 1)
    assert not os.path.exists("a.avm")


def test_compiler_that_is_killed(allvm_cc, in_tmp, monkeypatch):
    (in_tmp / "a.c").write_text(HELLO)
    monkeypatch.setenv("ALLVM_CC", str(fake(in_tmp, "bad", "kill -9 $$")))
    status, _, err = allvm_cc("a.c")
    assert status == errors.CompileError.status and "a.c: the C compiler was killed by signal 9" in err


def test_compiler_that_makes_nonsense(allvm_cc, in_tmp, monkeypatch):
    (in_tmp / "a.c").write_text(HELLO)
    monkeypatch.setenv("ALLVM_CC", str(fake(in_tmp, "odd", "echo hello")))
    status, _, err = allvm_cc("a.c")
    assert status == errors.ParseError.status and err.count("\n") == 1 and "a.c" in err


def preprocessed(run, text, *flags):
    """The tokens of `text` after the preprocessor."""
    with open("p.c", "w") as f:
        f.write(text)
    status, out, err = run("-E", "-P", *flags, "p.c")
    assert status == 0, err
    return out.decode().split()


def test_defaults(allvm_cc):
    text = "__SIZEOF_POINTER__ __CHAR_UNSIGNED__ __OPTIMIZE__ NDEBUG X\n"
    assert preprocessed(allvm_cc, text)[1:] == ["__CHAR_UNSIGNED__", "1", "NDEBUG", "X"]
    got = preprocessed(allvm_cc, text, "-O0", "-DNDEBUG", "-D", "X=5", "-funsigned-char")
    assert got[1:] == ["1", "__OPTIMIZE__", "1", "5"]


def test_loops_become_instructions(allvm_cc, in_tmp):
    """clang knows that bits can be counted and rotated by one instruction; programs are not told that the target were one with Zbb."""
    (in_tmp / "a.c").write_text("""
        #ifdef __riscv_zbb
        #error told
        #endif
        int count(unsigned x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
        unsigned turn(unsigned x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
        """)
    status, _, err = allvm_cc("-c", "a.c", "-o", "a.avm")
    assert status == 0, err
    count, turn = decode((in_tmp / "a.avm").read_bytes()).functions
    assert [OPS[insn[0]].name for insn in count.code] == ["popcnt.i32", "ret"]
    assert [OPS[insn[0]].name for insn in turn.code] == ["rotl.i32", "ret"]


def test_include_paths(allvm_cc, in_tmp):
    for d, v in (("a", "1"), ("b", "2"), ("s", "3")):
        (in_tmp / d).mkdir()
        (in_tmp / d / "v.h").write_text(v)
    (in_tmp / "s" / "stdio.h").write_text("mine")
    text = "#include <v.h>\n"
    assert preprocessed(allvm_cc, text, "-Ib", "-I", "a") == ["2"]
    assert preprocessed(allvm_cc, text, "-isystem", "s", "-Ia") == ["1"]
    assert preprocessed(allvm_cc, "#include <stdio.h>\n", "-isystem", "s") == ["mine"]
    assert preprocessed(allvm_cc, "x\n", "-include", "b/v.h") == ["2", "x"]


def test_preprocess_to_a_file(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("#define A 5\nA\n")
    assert allvm_cc("-E", "-P", "a.c", "-o", "a.i") == (0, b"", "")
    assert (in_tmp / "a.i").read_text().split() == ["5"]
    status, out, _ = allvm_cc("-MM", "a.c")
    assert status == 0 and b"a.c" in out


def test_no_cache_swallows_warnings(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int f(void) { int unused; return 0; }\n")
    for _ in range(2):
        status, _, err = allvm_cc("-c", "-Wall", "a.c")
        assert status == 0 and "a.c:1:19: warning: unused variable 'unused'" in err
    assert allvm_cc("-Wall", "-Werror", "-c", "a.c")[0] == errors.CompileError.status
    assert allvm_cc("-Wall", "-fsyntax-only", "a.c")[0] == 0


def test_targets_of_zig(allvm_cc, in_tmp):
    if compiler.find_compiler().lib is None:
        require("zig", "the compiler is not zig's")
    text = "#include <stdint.h>\n#include <limits.h>\n#include <stdio.h>\n__x86_64__ __aarch64__ __riscv\n"
    for target, expected in (("x86_64", ["1", "__aarch64__"]), ("aarch64", ["__x86_64__", "1"]), ("riscv64", ["__x86_64__", "__aarch64__"])):
        assert preprocessed(allvm_cc, text, f"--target={target}-linux-musl")[-3:-1] == expected
    status, _, err = allvm_cc("-c", "p.c", "--target=sparc-linux-gnu")
    assert status == errors.UsageError.status and "x86_64-linux-musl" in err and err.count("\n") == 1


# --- errors of C


def test_syntax_error(allvm_cc, in_tmp):
    (in_tmp / "s.c").write_text("int main(void) { return 0 }\n")
    (in_tmp / "old.avm").write_bytes(b"precious")
    status, out, err = allvm_cc("s.c", "-o", "old.avm")
    assert status == errors.CompileError.status and out == b""
    assert "s.c:1:26: error: expected ';'" in err and err.splitlines()[-1].startswith("allvm-cc: s.c: ")
    assert (in_tmp / "old.avm").read_bytes() == b"precious"
    assert sorted(os.listdir()) == ["old.avm", "s.c"]


def test_all_sources_report(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int a(void) { return x; }\n")
    (in_tmp / "b.c").write_text("int b(void) { return 0; }\n")
    (in_tmp / "c.c").write_text("int c(void) { return y; }\n")
    status, _, err = allvm_cc("a.c", "b.c", "c.c")
    assert status == errors.CompileError.status
    assert err.index("a.c:1:") < err.index("c.c:1:") and "allvm-cc: a.c:" in err


@pytest.mark.parametrize("argv", [["none.c"], ["-c", "none.c"], ["none.o"], ["-E", "none.c"], ["x", "none.ll"]])
def test_missing_file(allvm_cc, in_tmp, argv):
    status, out, err = allvm_cc(*argv)
    assert status in (errors.UsageError.status, errors.CompileError.status) and out == b""
    assert "no such file" in err and not os.path.exists("a.avm")


def test_inputs_that_are_none(allvm_cc, in_tmp):
    (in_tmp / "elf.o").write_bytes(b"\x7fELF" + bytes(60))
    (in_tmp / "text").write_text("hello")
    (in_tmp / "empty.o").write_bytes(b"")
    (in_tmp / "bad.a").write_bytes(b"!<arch>\nshort")
    (in_tmp / "d.c").mkdir()
    for name, word in (("elf.o", "native code"), ("text", "not a module"), ("empty.o", "is empty"), ("bad.a", "damaged")):
        status, _, err = allvm_cc(name)
        assert (status, err.count("\n")) == (errors.FormatError.status, 1) and name in err and word in err
    assert allvm_cc("d.c")[0] == errors.UsageError.status


# --- outputs


def test_hello(allvm_cc, in_tmp):
    (in_tmp / "hello.c").write_text(HELLO)
    assert allvm_cc("-O2", "hello.c", "-o", "hello.avm", "-lm") == (0, b"", "")
    assert execute("hello.avm") == (0, "hello\n", "")
    assert allvm_cc("hello.c") == (0, b"", "") and os.path.exists("a.avm")
    first = (in_tmp / "a.avm").read_bytes()
    assert allvm_cc("hello.c")[0] == 0 and (in_tmp / "a.avm").read_bytes() == first


def test_standard_streams(allvm_cc, in_tmp):
    (in_tmp / "hello.c").write_text(HELLO)
    r = subprocess.run([sys.executable, "-m", "allvm.cc", "-x", "c", "-", "-o", "-"], input=HELLO.encode(), capture_output=True)
    assert r.returncode == 0, r.stderr
    (in_tmp / "x.avm").write_bytes(r.stdout)
    assert execute("x.avm")[1] == "hello\n"


def test_parts(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text('#include <stdio.h>\nint f(int); int g;\nint main(void) { printf("%d\\n", f(20) + g); return 0; }\n')
    (in_tmp / "b.c").write_text("extern int g; static int twice(int x) { return 2 * x; }\nint f(int x) { g = 2; return twice(x); }\nint unused(void) { return g; }\n")
    assert allvm_cc("a.c", "b.c", "-o", "both.avm")[0] == 0
    assert execute("both.avm")[:2] == (0, "42\n")
    assert allvm_cc("-c", "a.c") == (0, b"", "") and allvm_cc("-c", "b.c", "-o", "b.o") == (0, b"", "")
    assert "unused" in functions(module("b.o")) and "unused" not in functions(module("both.avm"))
    assert allvm_cc("a.avm", "b.o", "-o", "linked.avm") == (0, b"", "")
    assert execute("linked.avm")[:2] == (0, "42\n")
    assert allvm_cc("a.avm", "b.o", "-u", "unused", "-o", "kept.avm")[0] == 0 and "unused" in functions(module("kept.avm"))
    assert allvm_cc("-r", "a.avm", "b.o", "-o", "r.o")[0] == 0 and {"unused", "f", "main"} <= functions(module("r.o"))
    assert allvm_cc("r.o", "-o", "again.avm")[0] == 0 and execute("again.avm")[1] == "42\n"
    assert allvm_cc("-s", "a.avm", "b.o", "-o", "s.avm")[0] == 0
    assert not any(f.lines for f in module("s.avm").functions) and execute("s.avm")[1] == "42\n"
    assert os.path.getsize("s.avm") < os.path.getsize("linked.avm")


def test_line_tables(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int f(int *p)\n{\n    return *p;\n}\n")
    assert allvm_cc("-c", "a.c")[0] == 0
    m = module("a.avm")
    assert m.files == ["a.c"] and m.functions[0].lines[0].line == 3
    assert allvm_cc("-c", "-g0", "a.c")[0] == 0
    assert not module("a.avm").functions[0].lines


def test_assembly(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int f(int x) { return x * 3; }\nint main(void) { return f(4); }\n")
    assert allvm_cc("-S", "a.c") == (0, b"", "")
    text = (in_tmp / "a.avs").read_text()
    assert "@f" in text and "mul.i32" in text
    status, out, _ = allvm_cc("-S", "a.c", "-o", "-")
    assert status == 0 and out.decode() == text
    assert allvm_cc("a.avs", "-o", "a.avm")[0] == 0 and execute("a.avm")[0] == 12


def test_llvm(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int main(void) { return 7; }\n")
    assert allvm_cc("-emit-llvm", "-c", "a.c") == (0, b"", "")
    assert (in_tmp / "a.bc").read_bytes()[:2] == b"BC"
    assert allvm_cc("-emit-llvm", "-S", "a.c") == (0, b"", "")
    assert "define" in (in_tmp / "a.ll").read_text()
    shutil.copy("a.bc", "odd-name")
    for name in ("a.bc", "a.ll", "odd-name"):
        assert allvm_cc(name, "-o", "a.avm")[0] == 0 and execute("a.avm")[0] == 7
    shutil.copy("a.ll", "ir.txt")
    assert allvm_cc("-x", "ir", "ir.txt", "-o", "b.avm")[0] == 0 and execute("b.avm")[0] == 7


def test_dependencies(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text('#include "h.h"\nint x = H;\n')
    (in_tmp / "h.h").write_text("#define H 1\n")
    assert allvm_cc("-MMD", "-MP", "-c", "a.c", "-o", "out.o")[0] == 0
    assert (in_tmp / "out.d").read_text().split() == ["out.o:", "a.c", "h.h", "h.h:"]
    assert allvm_cc("-MD", "-MF", "x.dep", "-MT", "t", "-c", "a.c", "-o", "out.o")[0] == 0
    assert (in_tmp / "x.dep").read_text().startswith("t: a.c")


def test_undefined_symbols(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int nowhere(void);\nint main(int argc, char **argv) { return argc > 1 ? nowhere() : 3; }\n")
    status, _, err = allvm_cc("a.c", "-o", "a.avm")
    assert status == errors.LinkError.status and "nowhere" in err and not os.path.exists("a.avm")
    assert allvm_cc("--allow-undefined", "a.c", "-o", "a.avm")[0] == 0
    r = subprocess.run([sys.executable, "-m", "allvm.cli", "--allow-undefined", "a.avm"], timeout=60)
    assert r.returncode == 3


def test_two_definitions(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int f(void) { return 1; }\nint main(void) { return f(); }\n")
    (in_tmp / "b.c").write_text("int f(void) { return 2; }\n")
    status, _, err = allvm_cc("a.c", "b.c")
    assert status == errors.LinkError.status and "f" in err and not os.path.exists("a.avm")


@pytest.mark.parametrize("ar", ["ar", "llvm-ar-14"])
def test_archives(allvm_cc, in_tmp, ar):
    if shutil.which(ar) is None:
        pytest.skip(f"{ar} is not installed")
    (in_tmp / "main.c").write_text("int used(void);\nint main(void) { return used(); }\n")
    (in_tmp / "used.c").write_text("int deep(void);\nint used(void) { return deep() + 1; }\n")
    (in_tmp / "a_member_with_quite_a_long_name.c").write_text("int deep(void) { return 4; }\n")
    (in_tmp / "broken.c").write_text("int missing(void);\nint never(void) { return missing(); }\nint (*p)(void) = missing;\n")
    names = ["main", "used", "a_member_with_quite_a_long_name", "broken"]
    for n in names:
        assert allvm_cc("-c", f"{n}.c", "-o", f"{n}.o")[0] == 0
    (in_tmp / "lib").mkdir()
    subprocess.run([ar, "rcs", "lib/libx.a", *[f"{n}.o" for n in names[1:]]], check=True)
    with open("lib/libx.a", "rb") as f:
        assert [n for n, _ in archive.members(f.read(), "libx.a")] == [f"{n}.o" for n in names[1:]]
    for argv in (["main.o", "lib/libx.a"], ["-Llib", "main.o", "-lx"], ["main.o", "-L", "lib", "-lx", "-lm"]):
        assert allvm_cc(*argv, "-o", "x.avm") == (0, b"", "")
        assert execute("x.avm")[0] == 5
    assert "never" not in functions(module("x.avm"))


def test_archive_of_everything(allvm_cc, in_tmp):
    (in_tmp / "main.c").write_text("int main(void) { return 6; }\n")
    assert allvm_cc("-c", "main.c", "-o", "main.o")[0] == 0
    subprocess.run(["ar", "rc", "all.a", "main.o"], check=True)
    assert allvm_cc("all.a", "-o", "x.avm")[0] == 0 and execute("x.avm")[0] == 6


def test_outputs_that_are_refused(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int main(void) { return 0; }\n")
    (in_tmp / "d").mkdir()
    for argv, word in ((["-o", "no/x.avm"], "cannot be written"), (["-o", "d"], "is a directory"), (["-o", "./a.c"], "overwrite"), (["-E", "-o", "a.c"], "overwrite")):
        status, _, err = allvm_cc("a.c", *argv)
        assert (status, err.count("\n")) == (errors.UsageError.status, 1) and word in err
    assert (in_tmp / "a.c").read_text().startswith("int main")


def test_nothing_is_cached(in_tmp):
    (in_tmp / "a.c").write_text(HELLO)
    env = {**os.environ, "HOME": str(in_tmp / "home"), "XDG_CACHE_HOME": str(in_tmp / "cache")}
    r = subprocess.run([sys.executable, "-m", "allvm.cc", "-c", "a.c"], env=env, capture_output=True)
    assert r.returncode == 0, r.stderr
    assert sorted(os.listdir()) == ["a.avm", "a.c"]


def test_verbose_and_dry_run(allvm_cc, in_tmp):
    (in_tmp / "a.c").write_text("int main(void) { return 0; }\n")
    status, _, err = allvm_cc("-v", "-DX", "a.c")
    assert status == 0 and "-DX" in err and "-emit-llvm" in err
    os.unlink("a.avm")
    status, _, err = allvm_cc("-###", "-DX", "a.c")
    assert status == 0 and "-DX" in err and not os.path.exists("a.avm")
    status, out, _ = allvm_cc("-dumpmachine")
    assert status == 0 and b"-" in out


@pytest.mark.parametrize("clang", ["clang-14", "clang-19", "clang"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_system_clang(allvm_cc, in_tmp, monkeypatch, clang, level):
    if shutil.which(clang) is None:
        pytest.skip(f"{clang} is not installed")
    monkeypatch.setenv("ALLVM_CC", clang)
    (in_tmp / "hello.c").write_text('#include <stdio.h>\nint main(int argc, char **argv) { printf("%d %s %.1f\\n", argc, "x", 2.5); return 0; }\n')
    assert allvm_cc(level, "hello.c", "-o", "hello.avm") == (0, b"", "")
    assert execute("hello.avm", "y") == (0, "2 x 2.5\n", "")


def test_make(allvm_cc, in_tmp):
    """A Makefile that knows nothing of us."""
    if shutil.which("make") is None:
        pytest.skip("make is not installed")
    (in_tmp / "a.c").write_text("int f(void);\nint main(void) { return f(); }\n")
    (in_tmp / "f.c").write_text("int f(void) { return 9; }\n")
    (in_tmp / "Makefile").write_text("CFLAGS = -g -Wall\nprog: a.o libf.a\n\t$(CC) $(CFLAGS) -o $@ a.o -L. -lf -lm\nlibf.a: f.o\n\t$(AR) rcs $@ f.o\n")
    r = subprocess.run(["make", f"CC={sys.executable} -m allvm.cc"], capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    assert execute("prog")[0] == 9


class Terminal:
    """Something that says it is a terminal and keeps what is written."""

    def __init__(self):
        self.text = ""

    def isatty(self):
        return True

    def write(self, text):
        self.text += text

    def flush(self):
        pass


def test_progress_line(monkeypatch):
    from allvm import build

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    now = [0.0]
    monkeypatch.setattr(build.time, "monotonic", lambda: now[0])
    p = build.Progress()
    p("reading", 1, 4)
    p.clear()
    assert terminal.text == ""  # short work shows nothing
    now[0] = 1.0
    p("reading", 1, 4)
    p("reading", 2, 4)  # not again so soon
    assert terminal.text == "\r\033[Kreading 25 %"
    p.clear()
    assert terminal.text.endswith("\r\033[K")
    monkeypatch.setattr(terminal, "isatty", lambda: False)
    quiet = build.Progress()
    now[0] = 9.0
    quiet("reading", 1, 4)
    assert terminal.text.count("reading") == 1


@pytest.mark.parametrize("flag, once", [(None, False), ("-ffp-contract=off", False), ("-ffp-contract=on", True), ("-ffp-contract=fast", True)])
def test_contraction(flag, once, in_tmp, allvm_cc):
    """A product and a sum become one fma only where the user asks for it."""
    (in_tmp / "f.c").write_text("double f(double a, double b, double c) { return a * b + c; }\n")
    status, _, err = allvm_cc("-c", *([flag] if flag else []), "f.c", "-o", "f.avm")
    assert (status, err) == (0, "")
    names = {OPS[insn[0]].name for insn in module("f.avm").functions[0].code}
    assert ("fma.f64" in names, "mul.f64" in names) == (once, not once)
