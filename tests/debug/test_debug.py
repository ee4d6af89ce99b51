"""`allvm-vm debug`: stops, steps in both directions, looks; what is recorded is not repeated; errors are one line."""

import json
import subprocess
import sys

import pytest

from tests.cli.test_errors import refused, run
from tests.debug import walks

SOURCE = """#include <stdio.h>
#include <stdlib.h>
static int compare(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return x - y;
}
int data[6] = {5, 3, 9, 1, 7, 2};
__attribute__((noinline)) int scale(int n, double by)
{
    int r = (int)(n * by);
    data[0] += r;
    return r;
}
int main(int argc, char **argv)
{
    printf("first\\n");
    int sum = 0;
    for (int i = 0; i < 6; i++) {
        sum += scale(data[i], 1.5);
    }
    qsort(data, 6, sizeof *data, compare);
    printf("sum %d\\n", sum);
    return argc > 1 ? *(volatile int *)(long)(argc - 2) : data[5];
}
"""


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("debug")
    (d / "prog.c").write_text(SOURCE)
    r = run("-O1", "-fno-inline", "prog.c", "-o", "prog.avm", tool="allvm.cc", cwd=d)
    assert r.returncode == 0, r.stderr
    return d / "prog.avm"


def script(prog, text, *args, json_=True, status=0, switches=()):
    """The answers of a script's commands. status: the exit status that is wanted, None for any."""
    command = [sys.executable, "-m", "allvm.cli", "debug", "--script", "-", *(["--json"] if json_ else []), *switches, str(prog), *args]
    r = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)
    assert status in (r.returncode, None) and "Traceback" not in r.stderr, r.stdout + r.stderr
    return [json.loads(line) for line in r.stdout.splitlines()] if json_ else r.stdout


def test_breakpoints(prog):
    a = script(prog, "break scale\nrun\nwhere\ncontinue\nbreak prog.c:23\ndelete 1\ncontinue\ncontinue\n")
    assert a[1]["why"] == "breakpoint" and a[1]["function"] == "scale" and a[1]["line"] == 11
    assert [f["function"] for f in a[2]["frames"]] == ["scale", "main"] and a[2]["frames"][1]["line"] == 20
    assert a[3]["function"] == "scale" and a[3]["time"] > a[1]["time"]
    assert a[6]["line"] == 23 and a[6]["breakpoints"] == [2]
    assert a[7]["why"] == "exit" and a[7]["ended"] == {"status": 43}


def test_condition(prog):
    a = script(prog, "break scale if r0 == 9\nrun\nregs\nprint r1\nprint r0 * 2 + 1\n")
    assert a[1]["function"] == "scale"
    assert a[2]["registers"]["r0"] == {"type": "i32", "value": 9} and a[2]["registers"]["r1"] == {"type": "f64", "value": 1.5}
    assert a[3]["value"] == 1.5 and a[4]["value"] == 19


def test_steps(prog):
    a = script(prog, "break prog.c:20\nrun\nnext\nstep\nfinish\n")
    assert a[1]["line"] == 20
    a = script(prog, "break prog.c:20\nrun\ndelete 1\nstep\nstep\nfinish\nstepi\nbacki\nback\n")
    assert (a[3]["function"], a[3]["line"]) == ("scale", 11) and (a[4]["function"], a[4]["line"]) == ("scale", 12)
    assert (a[5]["function"], a[5]["line"]) == ("main", 20)
    assert a[6]["time"] == a[5]["time"] + 1 and {**a[7], "command": 0, "why": 0} == {**a[5], "command": 0, "why": 0}
    assert a[8]["function"] == "main" and a[8]["line"] == 20 and a[8]["time"] == a[1]["time"]


def test_back_is_the_same(prog):
    a = script(prog, "break compare\nrun\nhash\nnext\ncontinue\ncontinue\nrcontinue\nrcontinue\nhash\ndelete 1\ncontinue\nrcontinue\nhash\nrun\ngoto 0\nhash\n")
    assert a[2]["hash"] == a[8]["hash"] and a[1]["time"] == a[7]["time"]
    assert a[11]["why"] == "beginning" and a[11]["time"] == 0 and a[12]["hash"] == a[15]["hash"] != a[2]["hash"]


def test_output_once(prog):
    out = script(prog, "continue\nrcontinue\ncontinue\nback\nback\ncontinue\n", json_=False)
    assert out.count("first\n") == 1 and out.count("sum 38\n") == 1
    a = script(prog, "start\nnext\noutput\ncontinue\noutput\nrcontinue\noutput\ncontinue\n")
    assert a[1]["wrote"] == {next(iter(a[1]["wrote"])): "first\n"} and a[2]["output"] == "first\n"
    assert a[4]["output"] == "first\nsum 38\n" and a[6]["output"] == "" and "wrote" not in a[7]


def test_watch(prog):
    a = script(prog, "start\nwatch data 4\ncontinue\nprint i32(data)\ncontinue\nprint i32(data)\nrcontinue\nprint i32(data)\nrcontinue\nprint i32(data)\n")
    assert a[2]["why"] == "watchpoint" and a[2]["function"] == "scale" and a[3]["value"] == 12
    assert a[5]["value"] == 16 and a[7]["value"] == 12 and a[9]["value"] == 5 and a[8]["why"] == "beginning"


def test_trap(prog):
    a = script(prog, "continue\nregs\nwhere\nback\ncontinue\n", "x")
    assert a[0]["why"] == "trap" and a[0]["ended"]["trap"] == "memory" and a[0]["line"] == 24
    assert a[2]["frames"][0]["function"] == "main" and a[3]["time"] < a[0]["time"]
    assert all(a[4][k] == a[0][k] for k in ("why", "time", "line", "ended"))


def test_memory_and_source(prog):
    a = script(prog, "start\nmem data 8\nlist\nlist scale\ndis\nlist 500\n", status=124)
    assert a[1]["bytes"] == "0500000003000000"
    assert a[2]["lines"][a[2]["line"] - a[2]["first"]].strip() == 'printf("first\\n");'
    assert a[3]["file"].endswith("prog.c") and len(a[4]["code"]) > 5 and "no code" in a[5]["error"]


def test_killed(prog, tmp_path):
    """Where the debugger is killed, so is the program, even one that never stops."""
    import os
    import signal
    import time

    (tmp_path / "loop.c").write_text("#include <stdio.h>\nint main(void) { puts(\"on\"); for (volatile int i = 0;; i++); }\n")
    command = [sys.executable, "-m", "allvm.cli", "debug", "--script", "-", str(tmp_path / "loop.c")]
    p = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    p.stdin.write("continue\n")
    p.stdin.flush()
    assert p.stdout.readline() == "on\n"
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(p.pid)], capture_output=True, text=True).stdout.split()
    assert children
    p.kill()
    p.wait()
    for _ in range(100):
        if not any(os.path.exists(f"/proc/{c}") for c in children):
            break
        time.sleep(0.1)
    else:
        os.kill(int(children[0]), signal.SIGKILL)
        pytest.fail("the program goes on")
    p.stdin.close()
    p.stdout.close()


def test_interrupted(tmp_path):
    import signal
    import time

    (tmp_path / "loop.c").write_text("#include <stdio.h>\nint main(void) { puts(\"on\"); for (volatile int i = 0;; i++); }\n")
    command = [sys.executable, "-m", "allvm.cli", "debug", "--script", "-", str(tmp_path / "loop.c")]
    p = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    p.stdin.write("continue\nback\ntime\nquit\n")
    p.stdin.flush()
    assert p.stdout.readline() == "on\n"
    time.sleep(0.3)
    p.send_signal(signal.SIGINT)
    out = p.communicate(timeout=60)[0]
    assert p.returncode == 0 and out.startswith("interrupted\n") and "main" in out


def test_until_and_frames(prog):
    a = script(prog, "start\nuntil 22\nbreak compare\ncontinue\nup\nregs\ndown\nup\nup\n", status=124)
    assert a[1]["line"] == 22 and a[4]["function"] == "main" and a[5]["registers"] and a[6]["function"] == "compare"
    assert a[8]["error"] == "this is the outermost frame"


ERRORS = {
    "foo": "unknown command foo", "break nowhere": "no function nowhere", "break *main+9999": "instructions", "print zz": "no symbol",
    "mem 0 4": "not in guest memory", "goto 5": "has not been", "print r99": "no register r99", "print __import__('os')": "only registers",
    "break x.c:3": "no code of the program is from x.c", "delete 7": "no breakpoint 7", "back": "the beginning", "next x": "no number",
    "watch 0x100": "not in guest memory", "print 1 << 99999999": "shift", "break": "something is missing", "break scale if (": "not an expression",
    "print str(data) * 9": "is for numbers", "print 9**9**9": "only registers", "print i32(1.5)": "not in guest memory", "print 1 % 0": "0",
}  # fmt: skip


def test_errors(prog):
    for answer, error in zip(script(prog, "\n".join(ERRORS) + "\n", status=124), ERRORS.values(), strict=True):
        assert error in answer["error"] and "\n" not in answer["error"]


def test_no_lines(prog, tmp_path):
    r = run("-O1", "-s", prog.with_suffix(".c"), "-o", tmp_path / "bare.avm", tool="allvm.cc")
    assert r.returncode == 0, r.stderr
    a = script(tmp_path / "bare.avm", "stepi\nregs\nnext\nlist\nbreak 3\n", status=124)
    assert a[0]["why"] == "there" and all("no line information" in x["error"] for x in a[2:])


def test_no_source(prog, tmp_path):
    moved = tmp_path / "moved.avm"
    moved.write_bytes(prog.read_bytes())
    (a, b) = script(moved, "start\nlist\n", status=124)
    assert a["line"] == 17 and "--source DIR" in b["error"]
    assert script(moved, "start\nlist\n", switches=["--source", str(prog.parent)])[1]["line"] == 17


def test_refused(prog, tmp_path):
    refused(run("debug", prog), 124, "this is no terminal" if textual() else "textual")
    refused(run("debug", "--script", "nothing.txt", prog), 124, "--script nothing.txt: no such file")
    refused(run("debug", "--json", prog), 124, "--json is for --script")
    refused(run("debug", "--script", "-", "--stdin", "nothing", prog), 124, "--stdin nothing")
    refused(run("debug"), 124, "no program given")


def textual():
    try:
        import textual  # noqa: F401
    except ImportError:
        return False
    return True


def test_thread(tmp_path):
    (tmp_path / "t.c").write_text("#include <pthread.h>\nvoid *f(void *p) { return p; }\n"
                                  "int main(void) { pthread_t t; return pthread_create(&t, 0, f, 0); }\n")  # fmt: skip
    (a,) = script(tmp_path / "t.c", "continue\n")
    assert a["why"] == "trap" and "the program starts a thread" in a["ended"]["text"]


@pytest.mark.parametrize("name", walks.PROGRAMS)
def test_walks(name, tmp_path):
    """A few random walks; `make fuzz` has 1,000."""
    compared, _, last = walks.walk_program(name, walks.compile_program(name, tmp_path), str(tmp_path), 4, 6, 99)
    assert compared > 5 and last > 100


def test_trace_filters(prog):
    def trace(*switches):
        r = run("trace", *switches, prog)
        assert r.returncode == 43 and "Traceback" not in r.stderr, r.stderr
        return r.stderr.splitlines()

    every = [l for l in trace() if not l.endswith(":")]
    stores = [l for l in trace("--op", "st") if not l.endswith(":")]
    assert stores and [l for l in every if l.split()[3].startswith("st.")] == stores
    line = [l for l in trace("--at", "prog.c:11-12") if not l.endswith(":")]
    assert [l for l in every if "line 11 " in l or "line 12 " in l] == line
    assert [l for l in trace("--function", "scale", "--op", "cvt") if not l.endswith(":")] == [
        l for l in trace("--op", "cvt") if not l.endswith(":") and ("line 11" in l or "line 12" in l)]  # fmt: skip
    refused(run("trace", "--op", "nothing", prog), 124, "no opcode")
    refused(run("trace", "--at", "x", prog), 124, "--at x")
    refused(run("trace", "--at", "999", prog), 124, "no code is at 999")


@pytest.mark.parametrize("size", [(150, 46), (80, 24)])
def test_screen(prog, size):
    """Keys move the program, in both directions, and the panes show where it stands."""
    pytest.importorskip("textual")
    import asyncio

    from allvm.debug.command import FLAGS, open_input, open_session
    from allvm.debug.screen import Screen
    from allvm.options import parse

    async def drive(session):
        screen = Screen(session)
        async with screen.run_test(size=size) as pilot:

            async def press(*keys):
                for key in keys:
                    await pilot.press(key)
                    for _ in range(200):
                        await pilot.pause(0.02)
                        if not screen.busy and not screen.waiting:
                            break

            await pilot.pause(0.1)
            assert session.here()["function"] == "main" and session.here()["line"] == 17
            await press("n")
            assert "first" in text(screen, "#output")
            screen.run_command("break scale")
            await press("c")
            assert session.here()["function"] == "scale" and "scale" in text(screen, "#stack") and "f64" in text(screen, "#registers")
            time = session.machine.time
            await press("i", "i", "I", "I")
            assert session.machine.time == time
            await press("c", "C", "b")
            assert not session.points and session.here()["function"] == "scale"
            await press("c")
            assert "ended with status 43" in text(screen, "#status")
            await press("C")
            assert session.machine.time == 0
            await press("q")

    def text(screen, name):
        widget = screen.query_one(name)
        return "\n".join(s.text for s in widget.lines) if name == "#output" else str(widget.render())

    opts = parse([str(prog)], FLAGS)
    session = open_session(str(prog), opts, opts.rest, open_input(opts))
    try:
        asyncio.run(drive(session))
    finally:
        session.close()
