"""Bad input: one clear line on stderr, a documented status, no traceback, nothing half written."""

import os
import struct
import subprocess
import sys
import zlib

import pytest
from allvm.ir import errors

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'


def run(*argv, tool="allvm.cli", env=None, **kw):
    code = {"as": "main_as", "dis": "main_dis", "ld": "main_ld"}.get(tool)
    command = [sys.executable, "-m", tool] if code is None else [sys.executable, "-c", f"import sys; from allvm.tools import {code} as m; sys.exit(m())"]
    return subprocess.run(
        [*command, *map(str, argv)], capture_output=True, text=True, timeout=120, env={**os.environ, **(env or {})}, **kw
    )


def refused(r, status, *words):
    """Exactly one line that has the words, and the status."""
    assert r.returncode == status, (r.returncode, r.stderr)
    assert "Traceback" not in r.stderr
    assert len(r.stderr.strip().splitlines()) == 1, r.stderr
    for w in words:
        assert w in r.stderr
    assert r.stdout == ""


@pytest.fixture(scope="module")
def hello(tmp_path_factory):
    d = tmp_path_factory.mktemp("hello")
    (d / "hello.c").write_text(HELLO)
    r = run("-O2", d / "hello.c", "-o", d / "hello.avm", tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    assert run(d / "hello.avm").stdout == "hello\n"
    return d / "hello.avm"


def test_no_file(tmp_path):
    refused(run(tmp_path / "none.avm"), errors.UsageError.status, "none.avm", "no such file")


def test_directory(tmp_path):
    refused(run(tmp_path), errors.UsageError.status, str(tmp_path), "is a directory")


def test_no_permission(tmp_path, hello):
    p = tmp_path / "x.avm"
    p.write_bytes(b"\x7fAVM")
    p.chmod(0)
    if os.access(p, os.R_OK):
        pytest.skip("this user may read everything")
    refused(run(p), errors.UsageError.status, "permission denied")


def test_empty(tmp_path):
    (tmp_path / "e.avm").write_bytes(b"")
    refused(run(tmp_path / "e.avm"), errors.FormatError.status, "empty")


@pytest.mark.parametrize("data", [b"\x00asm\x01\x00\x00\x00", b"\x7fELF" + bytes(60), b"garbage", b"#!/bin/sh\necho no\n"])
def test_wrong_magic(tmp_path, data):
    (tmp_path / "w.avm").write_bytes(data)
    refused(run(tmp_path / "w.avm"), errors.FormatError.status, "w.avm", "not a module")


def test_newer_version(tmp_path, hello):
    data = bytearray(hello.read_bytes())
    struct.pack_into("<H", data, 4, 99)
    (tmp_path / "n.avm").write_bytes(data)
    refused(run(tmp_path / "n.avm"), errors.FormatError.status, "n.avm", "version 99")


def test_damaged(tmp_path, hello):
    data = bytearray(hello.read_bytes())
    data[len(data) // 2] ^= 0x40
    (tmp_path / "d.avm").write_bytes(data)
    refused(run(tmp_path / "d.avm"), errors.FormatError.status, "d.avm", "checksum")


def section_boundaries(data):
    pos = 12
    yield 4
    yield 8
    while pos < len(data):
        yield pos
        start = pos
        pos += 1
        size = shift = 0
        while True:
            b = data[pos]
            pos += 1
            size |= (b & 127) << shift
            shift += 7
            if b < 128:
                break
        yield start + 1
        yield pos
        yield pos + size // 2
        pos += size


@pytest.mark.parametrize("fix_checksum", [False, True])
def test_truncated_at_every_section_boundary(tmp_path, hello, fix_checksum):
    """In process, for speed; the command is tried once."""
    from allvm.interp._core import Program

    data = hello.read_bytes()
    cuts = sorted(set(section_boundaries(data)))
    assert len(cuts) > 12
    for cut in cuts:
        part = bytearray(data[:cut])
        if fix_checksum and cut >= 12:
            struct.pack_into("<I", part, 8, zlib.crc32(part[12:]))
        if cut == len(data):
            continue
        try:
            Program(bytes(part), "t.avm")
        except (errors.FormatError, errors.VerifyError) as e:
            assert "\n" not in str(e)
        else:
            # Only a cut between two sections leaves a well-formed file, and only with a new checksum.
            assert fix_checksum
    (tmp_path / "t.avm").write_bytes(data[: cuts[len(cuts) // 2]])
    refused(run(tmp_path / "t.avm"), errors.FormatError.status, "t.avm")


def test_unknown_symbols_are_all_listed(tmp_path):
    (tmp_path / "u.c").write_text("int foo_missing(void); extern int bar_missing; int main(void) { return foo_missing() + bar_missing; }")
    r = run("-O1", tmp_path / "u.c", "-o", tmp_path / "u.avm", tool="allvm.cc")
    assert r.returncode == errors.LinkError.status and r.stdout == "" and "Traceback" not in r.stderr
    for name in ("foo_missing", "bar_missing"):  # a line for each
        assert sum(name in line and "u.c" in line for line in r.stderr.splitlines()) == 1
    assert len(r.stderr.splitlines()) == 2
    assert not (tmp_path / "u.avm").exists()


def test_allowed_undefined_symbol_traps_when_called(tmp_path):
    (tmp_path / "u.c").write_text("int foo_missing(void); int main(int argc, char **argv) { return argc > 1 ? foo_missing() : 0; }")
    r = run("-O1", "--allow-undefined", tmp_path / "u.c", "-o", tmp_path / "u.avm", tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    refused(run(tmp_path / "u.avm"), errors.LinkError.status, "foo_missing")
    assert run("--allow-undefined", tmp_path / "u.avm").returncode == 0
    r = run("--allow-undefined", tmp_path / "u.avm", "x")
    assert r.returncode == errors.Trap.status
    assert "foo_missing" in r.stderr


def test_c_syntax_error(tmp_path):
    (tmp_path / "s.c").write_text("int main(void) { return 0 }\n")
    r = run(tmp_path / "s.c", "-o", tmp_path / "s.avm", tool="allvm.cc")
    assert r.returncode == errors.CompileError.status
    assert "s.c:1:" in r.stderr and "Traceback" not in r.stderr
    assert not (tmp_path / "s.avm").exists()


def test_no_compiler(tmp_path):
    (tmp_path / "h.c").write_text(HELLO)
    env = {"ALLVM_CC": str(tmp_path / "no-such-compiler")}
    refused(run(tmp_path / "h.c", "-o", tmp_path / "h.avm", tool="allvm.cc", env=env), errors.CompileError.status, "no-such-compiler")


def test_out_of_memory_limit(tmp_path):
    (tmp_path / "m.c").write_text(
        "#include <stdlib.h>\n#include <string.h>\n#include <stdio.h>\n"
        "char *volatile keep;\n"
        "int main(void) { size_t n = 0; char *p; while ((keep = p = malloc(1 << 20))) { memset(p, 1, 1 << 20); n++; } printf(\"%zu\\n\", n); return n > 200; }"
    )
    assert run("-O1", tmp_path / "m.c", "-o", tmp_path / "m.avm", tool="allvm.cc").returncode == 0
    r = run("--max-memory", "64M", tmp_path / "m.avm")
    assert r.returncode == 0 and 20 < int(r.stdout) < 64


def test_data_larger_than_the_limit(tmp_path):
    (tmp_path / "b.c").write_text("char big[200 << 20]; int main(int c, char **v) { return big[c * 1000]; }")
    assert run("-O1", tmp_path / "b.c", "-o", tmp_path / "b.avm", tool="allvm.cc").returncode == 0
    r = run("--max-memory", "64M", tmp_path / "b.avm")
    assert r.returncode != 0 and "memory" in r.stderr and len(r.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "argv, words",
    [
        ((), ("no program",)),
        (("--no-such-flag", "x.avm"), ("--no-such-flag",)),
        (("--timeut", "1", "x.avm"), ("did you mean --timeout",)),
        (("--timeout", "soon", "x.avm"), ("--timeout", "soon")),
        (("--fuel",), ("--fuel", "needs a value")),
        (("--max-memory", "-1", "x.avm"), ("--max-memory",)),
        (("--env", "NOEQUALS", "x.avm"), ("--env",)),
    ],
)
def test_usage(argv, words):
    refused(run(*argv), errors.UsageError.status, *words)


def test_missing_directory(hello):
    refused(run("--dir", "/no/such/dir", hello), errors.UsageError.status, "/no/such/dir")


def test_assembly_error_names_the_place(tmp_path):
    (tmp_path / "a.avs").write_text("func @f () -> () regs 1 {\n    frobnicate r0\n}\n")
    r = run(tmp_path / "a.avs", "-o", tmp_path / "a.avm", tool="as")
    assert r.returncode == errors.ParseError.status
    assert "a.avs:2:" in r.stderr and "frobnicate" in r.stderr and "^" in r.stderr
    assert not (tmp_path / "a.avm").exists()


def test_output_that_cannot_be_written(tmp_path):
    (tmp_path / "h.c").write_text(HELLO)
    r = run(tmp_path / "h.c", "-o", tmp_path / "no" / "h.avm", tool="allvm.cc")
    refused(r, errors.UsageError.status, "cannot be written")


def test_timeout(tmp_path):
    (tmp_path / "l.c").write_text("int main(void) { for (volatile int i = 0;; i++) ; }")
    assert run("-O1", tmp_path / "l.c", "-o", tmp_path / "l.avm", tool="allvm.cc").returncode == 0
    r = run("--timeout", "0.3", tmp_path / "l.avm")
    assert r.returncode == errors.Trap.limit_status and "time limit" in r.stderr
    r = run("--fuel", "10000", tmp_path / "l.avm")
    assert r.returncode == errors.Trap.limit_status and "fuel" in r.stderr


def test_trap_names_function_and_line(tmp_path):
    (tmp_path / "t.c").write_text(
        "__attribute__((noinline)) int bad(int *p)\n{\n    return *p;\n}\n"
        "__attribute__((noinline)) int middle(int *p)\n{\n    return bad(p) + 1;\n}\n"
        "int main(int argc, char **argv)\n{\n    return middle((int *)(long)(argc - 1)) * 2;\n}\n"
    )
    assert run("-O1", tmp_path / "t.c", "-o", tmp_path / "t.avm", tool="allvm.cc").returncode == 0
    r = run(tmp_path / "t.avm")
    assert r.returncode == errors.Trap.status
    lines = r.stderr.splitlines()
    assert "memory access out of bounds" in lines[0]
    assert [l.split()[1] for l in lines[1:4]] == ["bad", "middle", "main"]
    assert ["trap", "memory"] in [l.split() for l in run("--stats", tmp_path / "t.avm").stderr.splitlines()]
    assert "t.c:3" in lines[1] and "t.c:7" in lines[2] and "t.c:11" in lines[3]
