"""What somebody meets who types commands for the first time: help, near misses, outputs that cannot be, streams that are closed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from allvm import options
from allvm.cli import SUBCOMMANDS
from allvm.ir import errors

from tests.cli.test_errors import HELLO, refused, run

ROOT = Path(__file__).resolve().parent.parent.parent
VM = [sys.executable, "-m", "allvm.cli"]


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    path = tmp_path_factory.mktemp("newcomer") / "p.avs"
    path.write_text("func @main () -> (i32) {\n    .line \"p.avs\":2\n    const.i32 r0, 7\n    ret r0\n}\n")
    out = path.with_suffix(".avm")
    assert run(path, "-o", out, tool="as").returncode == 0
    return out


# --- help


@pytest.mark.parametrize("name", [n for n in SUBCOMMANDS if n != "run"])
def test_help_of_subcommands(name):
    r = run(name, "--help", env={"COLUMNS": "80"})
    assert r.returncode == 0 and r.stderr == "" and r.stdout.startswith(f"usage: allvm-vm {name}")
    assert max(map(len, r.stdout.splitlines())) <= 120
    assert len(r.stdout.split("\n\n")) > 1  # it says what it does


def test_help_says_all():
    text = run("--help").stdout
    assert all(f"  {name} " in text for name in SUBCOMMANDS)
    assert all(f.name in text for f in options.RUN_FLAGS)
    assert all(f"\n{title}:\n" in text for title in options.GROUPS)
    assert all(name in text for name, _ in options.ENVIRONMENT)
    assert all(status in text for status in ("116", "117", "118", "119-125", "130", "141"))


def test_every_switch_and_variable_is_in_the_manual():
    manual = (ROOT / "docs" / "cli.md").read_text()
    from allvm.docs_gen import SUBCOMMAND_FLAGS, cli

    assert manual == cli(), "run python -m allvm.docs_gen"
    for flags in (options.RUN_FLAGS, options.COMMON_FLAGS, *SUBCOMMAND_FLAGS.values()):
        for f in flags:
            assert f"| `{f.name}{' ' + f.metavar if f.metavar else ''}` |" in manual
    table = {name for name, _ in options.ENVIRONMENT}
    read = set()
    for folder in ("vm", "frontend", "jit", "ir", "interp"):
        for path in (ROOT / folder).rglob("*.py"):
            read |= set(re.findall(r"environ(?:\.get\(|\[)\"(ALLVM_\w+)\"", path.read_text()))
    assert read and read <= table, read - table


def test_every_status_is_in_the_manual():
    text = (ROOT / "docs" / "exit-status.md").read_text()
    statuses = {c.status for c in vars(errors).values() if isinstance(c, type) and issubclass(c, errors.AllvmError) and hasattr(c, "status")}
    for s in statuses | {errors.Trap.limit_status, errors.Trap.interrupt_status, 141}:
        assert f"| {s} |" in text


# --- near misses

TYPED = [
    (["comparee"], ["did you mean the subcommand compare?"]),
    (["help"], ["did you mean allvm-vm --help?"]),
    (["-V"], ["did you mean --version?"]),
    (["trace", "--functoin", "main", "p.avm"], ["did you mean --function?", "allvm-vm trace --help"]),
    (["compare", "--nothing", "p.avm"], ["allvm-vm compare --help"]),
    (["--fuel", "1e6", "p.avm"], ["--fuel", "'1e6'", "a whole number from 1"]),
    (["--max-memory", "64X", "p.avm"], ["64M"]),
    (["--device", "gpu", "p.avm"], ["'gpu'", "sequential, openmp, cuda"]),
    (["-O", "p.c"], ["'p.c'", "0, 1, 2"]),
    (["compare", "--tiers", "fast", "p.avm"], ["interp, quick, opt, auto"]),
    (["compare", "--native", "none.c", "p.avm"], ["none.c: no such file"]),
    (["explain", "-f", "mian", "p.avm"], ["did you mean main?"]),
    (["--dump-ir=mian", "p.avm"], ["did you mean main?"]),
    (["trace", "--function", "mian", "p.avm"], ["did you mean main?"]),
    (["doctor", "now"], ["no arguments"]),
    (["cache"], ["cache info|clear"]),
]


@pytest.mark.parametrize("argv, words", TYPED, ids=lambda x: " ".join(x) if isinstance(x, list) else None)
def test_near_misses(module, argv, words):
    refused(run(*argv, cwd=module.parent), errors.UsageError.status, *words)


# --- files of the wrong kind

WRONG = {
    "p.s": (b"mov eax, 1\n", "assembly of some machine"), "p.py": (b"print(1)\n", ".py is not one of"), "elf": (b"\x7fELF\2\1\1", "machine code"),
    "p.wasm": (b"\0asm\1\0\0\0", "WebAssembly"), "p.a": (b"!<arch>\n", "an archive"), "text": (b"hello", "magic"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_kinds(tmp_path, name):
    data, words = WRONG[name]
    (tmp_path / name).write_bytes(data)
    refused(run(name, cwd=tmp_path), errors.FormatError.status, f"{name}: not a module", words)


@pytest.mark.parametrize("argv, tool", [([], "allvm.cli"), (["verify"], "allvm.cli"), (["trace"], "allvm.cli"), ([], "dis")], ids=str)
def test_a_damaged_file_is_named_once(module, tmp_path, argv, tool):
    (tmp_path / "cut.avm").write_bytes(module.read_bytes()[:20])
    r = run(*argv, "cut.avm", tool=tool, cwd=tmp_path)
    refused(r, errors.FormatError.status, "cut.avm")
    assert r.stderr.count("cut.avm") == 1


# --- outputs

WRITERS = [
    ("dis", ["-o", "OUT", "p.avm"]), ("allvm.cli", ["compile", "-o", "OUT", "p.avm"]), ("allvm.cli", ["bundle", "-o", "OUT", "p.avm"]),
    ("allvm.cli", ["report", "-o", "OUT", "p.avm"]), ("allvm.cli", ["explain", "--html", "OUT", "p.avm"]), ("allvm.cli", ["trace", "-o", "OUT", "p.avm"]),
    ("allvm.cli", ["profile", "--exact", "--html", "OUT", "p.avm"]), ("allvm.cli", ["--trace", "OUT", "p.avm"]), ("allvm.cc", ["p.avm", "-o", "OUT"]),
]  # fmt: skip


@pytest.mark.parametrize("tool, argv", WRITERS, ids=lambda x: " ".join(x) if isinstance(x, list) else "")
def test_outputs_that_cannot_be(module, tmp_path, tool, argv):
    """The input itself, a directory, a directory that is not there, a full disk: said beforehand or at the end, and nothing half written."""
    data = module.read_bytes()
    (tmp_path / "p.avm").write_bytes(data)
    (tmp_path / "d").mkdir()
    for out, words in (("p.avm", "would overwrite the input"), ("d", "is a directory"), ("no/x", "there is no directory no")):
        refused(run(*(out if a == "OUT" else a for a in argv), tool=tool, cwd=tmp_path), errors.UsageError.status, out, words)
    assert (tmp_path / "p.avm").read_bytes() == data
    assert sorted(p.name for p in tmp_path.iterdir()) == ["d", "p.avm"]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
def test_no_space(module):
    refused(run("-o", "/dev/full", module, tool="dis"), errors.UsageError.status, "/dev/full: cannot be written: no space left on device")
    for argv in (["--help"], ["info", module], ["explain", module]):
        with open("/dev/full", "w") as full:
            r = subprocess.run([*VM, *map(str, argv)], stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
        assert r.returncode == errors.UsageError.status and r.stderr == "allvm-vm: no space left on device\n"


def test_a_file_that_grows_too_large(module, tmp_path):
    """RLIMIT_FSIZE: the old file stays."""
    resource = pytest.importorskip("resource")
    old = tmp_path / "x.html"
    old.write_text("old")
    r = run("explain", "--html", old, module, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)), env={"ALLVM_CACHE": ""})
    refused(r, errors.UsageError.status, "x.html: cannot be written: file too large")
    assert old.read_text() == "old" and [p.name for p in tmp_path.iterdir()] == ["x.html"]


def test_devices_links_and_modes(module, tmp_path):
    """An output that is a link stays one, one with a mode keeps it, and a device is written to, not replaced."""
    target = tmp_path / "t.avs"
    target.write_text("old")
    target.chmod(0o600)
    (tmp_path / "l.avs").symlink_to(target)
    assert run("-o", tmp_path / "l.avs", module, tool="dis").returncode == 0
    assert (tmp_path / "l.avs").is_symlink() and "@main" in target.read_text() and target.stat().st_mode & 0o777 == 0o600
    r = run("-o", "/dev/stdout", module, tool="dis")
    assert r.returncode == 0 and "@main" in r.stdout
    refused(run(module, "-o", tool="dis"), errors.UsageError.status, "-o needs a value")


# --- streams


@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_closed_streams(module, closed):
    command = f"{sys.executable} -m allvm.cli {module} {closed}"
    r = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120)
    assert (r.returncode, r.stdout, r.stderr) == (7, "", "")


ENDLESS = """
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void on(int s) { (void) s; }
int main(int argc, char **argv)
{
    if (argc > 1) signal(SIGPIPE, argv[1][0] == 'i' ? SIG_IGN : on);
    for (;;)
        if (puts("y") < 0 || fflush(stdout)) { fprintf(stderr, "the reader is gone\\n"); return 3; }
}
"""


@pytest.mark.parametrize("tier", ["interp", "opt"])
def test_the_reader_is_gone(tmp_path, tier):
    """SIGPIPE's default ends the program, as natively; whoever ignores or handles it sees the error."""
    (tmp_path / "y.c").write_text(ENDLESS)
    assert run(tmp_path / "y.c", "-o", tmp_path / "y.avm", tool="allvm.cc").returncode == 0
    for argv, status, said in (([], 141, ""), (["i"], 3, "the reader is gone\n"), (["h"], 3, "the reader is gone\n")):
        p = subprocess.Popen([*VM, "--tier", tier, tmp_path / "y.avm", *argv], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert p.stdout.readline() == b"y\n"
        p.stdout.close()
        assert p.stderr.read().decode() == said
        p.stderr.close()
        assert p.wait(60) == status


def test_hello_is_still_hello(tmp_path):
    (tmp_path / "hello.c").write_text(HELLO)
    assert run("hello.c", cwd=tmp_path).stdout == "hello\n"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the debugger needs fork()")
def test_ctrl_c_that_meets_the_end_of_a_step_is_not_lost():
    """It came while the debugger waited for something that had ended already: what would come next must not run on."""
    import signal

    from allvm.debug.machine import ASKED, Machine

    class Record:
        def ask_to_stop(self, yes=True):
            pass

    before = signal.getsignal(signal.SIGINT)
    machine = Machine.__new__(Machine)
    machine.record = Record()
    for reason, stops in ((0, True), (ASKED, False)):

        def wait(_, reason=reason):
            os.kill(os.getpid(), signal.SIGINT)
            return {"reason": reason}

        machine._wait = wait
        if stops:
            with pytest.raises(KeyboardInterrupt):
                machine.wait(None)
        else:
            assert machine.wait(None) == {"reason": reason}
    assert signal.getsignal(signal.SIGINT) is before
