"""Native code as GDB and perf see it: names, source lines, inlined functions, frames."""

import ctypes
import gc
import os
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from allvm.cli import main
from allvm.interp import _core
from allvm.jit.gdb import Gdb
from allvm.tiers import Tiers

from tests.jit.runtime import Run, compiled

SOURCE = r"""
#include <stdio.h>
#include <stdlib.h>
static inline int inner(volatile int *p) {
    return *p + 1;                                  /* line 5 */
}
__attribute__((noinline)) int outer(volatile int *p) {
    int x = inner(p) * 3;                           /* line 8 */
    return x ^ 5;
}
__attribute__((noinline)) long spin(long n) {
    long s = 1;
    for (long i = 0; i < n; i++) s = s * 7 ^ s >> 3;
    return s;
}
int main(int argc, char **argv) {
    int x = 4;
    printf("%ld\n", spin(argc > 1 ? atol(argv[1]) : 1000));
    printf("%d\n", outer(&x));                      /* line 19 */
    return 0;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    from allvm.build import build_program

    folder = tmp_path_factory.mktemp("seen")
    (folder / "p.c").write_text(SOURCE)
    (folder / "p.avm").write_bytes(build_program([str(folder / "p.c")]))
    return folder / "p.avm"


def gdb(program, *commands, tier="quick"):
    """What GDB says while it runs a program."""
    if shutil.which("gdb") is None:
        pytest.skip("no gdb here")
    lines = ["set breakpoint pending on", "set pagination off", "set width 0", *commands]
    argv = ["gdb", "-q", "-nx", "-batch", *(x for line in lines for x in ("-ex", line)), "--args", sys.executable,
            "-m", "allvm.cli", "--gdb", "--tier", tier, "--no-cache", str(program)]  # fmt: skip
    done = subprocess.run(argv, capture_output=True, text=True, timeout=120, cwd=program.parent)
    if "ptrace" in done.stderr or "Operation not permitted" in done.stderr:
        pytest.skip("gdb may not trace processes here")
    return done.stdout + done.stderr


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="frames are checked for x86-64")
def test_gdb_knows_functions_lines_and_frames(program):
    out = gdb(program, "break outer", "run", "bt 3", "next", "finish")
    assert "hit Breakpoint 1, outer () at " in out and "p.c:5" in out
    frames = [line for line in out.splitlines() if line.startswith("#")]
    assert "outer () at " in frames[0]
    assert "in main () at " in frames[1] and frames[1].endswith("p.c:19")
    assert "main$entry ()" in frames[2]
    assert "\n8\t" in out or "\n9\t" in out  # after `next`
    assert any(line.startswith("main () at ") for line in out.splitlines())


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="frames are checked for x86-64")
def test_gdb_knows_inlined_functions(program):
    out = gdb(program, "break vm_call_out", "run", "bt 6", tier="opt")  # at the first call of the host library
    assert re.search(r"in main \(\) at .*p.c:18\n#\d+ +(0x[0-9a-f]+ in )?main\$entry \(\) at", out), out


def _descriptor():
    """(how many objects GDB would see, what their symbols are)."""
    address = ctypes.cast(ctypes.CDLL(_core.__file__)["__jit_debug_descriptor"], ctypes.c_void_p).value
    entry, images = ctypes.c_uint64.from_address(address + 16).value, []
    while entry:
        next, _, at, size = struct.unpack("<QQQQ", ctypes.string_at(entry, 32))
        images.append(ctypes.string_at(at, size))
        entry = next
    return images


def test_objects_come_and_go():
    gc.collect()
    before = len(_descriptor())
    run = Run(SOURCE, "opt")
    run.tiers = Tiers(run.instance, run.data, run.policy, watchers=[Gdb(_core.show_gdb, _core.hide_gdb)])
    assert run.main() == 0
    images = _descriptor()
    assert len(images) == before + 1
    from allvm.jit import elf

    seen = elf.Object(images[0])
    symbols = {s.name: s for s in seen.symbols}
    lo, hi = run.tiers.units[0].code.ranges[0]
    assert "main$entry" in symbols and all(s.section == 1 and lo + s.value + s.size <= hi for s in symbols.values() if s.name)
    assert {".debug_info", ".debug_line", ".debug_frame"} <= {s.name for s in seen.sections}
    del run, seen
    gc.collect()
    assert len(_descriptor()) == before
    other = Run(SOURCE, "opt")
    assert other.main() == 0 and len(_descriptor()) == before  # unless asked for


def records(path):
    """(kind, content) of a jitdump, after checking its header."""
    data = path.read_bytes()
    magic, version, size, _, _, pid, _, flags = struct.unpack_from("<IIIIIIQQ", data)
    assert (magic, version, flags) == (0x4A695444, 1, 0) and path.name == f"jit-{pid}.dump"
    at, when = size, 0
    while at < len(data):
        kind, size, stamp = struct.unpack_from("<IIQ", data, at)
        assert size >= 16 and at + size <= len(data) and stamp >= when
        when = stamp
        yield kind, data[at + 16 : at + size]
        at += size


def test_jitdump(program, tmp_path):
    env = os.environ | {"JITDUMPDIR": str(tmp_path)}
    p = subprocess.Popen([sys.executable, "-m", "allvm.cli", "--perf", "--tier", "quick", "--no-cache", str(program)], env=env, stdout=subprocess.PIPE)
    p.communicate(timeout=60)
    names = Path(f"/tmp/perf-{p.pid}.map")
    try:
        mapped = {line.split(" ", 2)[2]: line.split(" ", 2)[:2] for line in names.read_text().splitlines()}
    finally:
        names.unlink()
    lines, loaded = {}, {}
    for kind, content in records(tmp_path / f"jit-{p.pid}.dump"):
        if kind == 2:
            at, n = struct.unpack_from("<QQ", content)
            where = 16
            for _ in range(n):
                address, line, _ = struct.unpack_from("<QII", content, where)
                end = content.index(b"\0", where + 16)
                lines.setdefault(at, []).append((address, content[where + 16 : end].decode(), line))
                where = end + 1
        else:
            assert kind == 0
            pid, _, vma, at, size, _ = struct.unpack_from("<IIQQQQ", content)
            end = content.index(b"\0", 40)
            assert pid == p.pid and vma == at and len(content[end + 1 :]) - size in range(8)
            loaded[content[40:end].decode()] = at, content[end + 1 : end + 1 + size]
    assert mapped == {name: [f"{at:x}", f"{len(code):x}"] for name, (at, code) in loaded.items()}
    at, code = loaded["quick:outer"]
    assert code[-1] == 0xC3 or os.uname().machine != "x86_64"
    found = lines[at]
    assert all(at <= address < at + len(code) and file.endswith("p.c") for address, file, _ in found)
    assert {5, 8} <= {line for _, _, line in found} <= {5, 7, 8, 9}


def test_perf_inject(program, tmp_path):
    """perf itself takes what is written, and gives time to the function that uses it."""
    if shutil.which("perf") is None:
        pytest.skip("no perf here")
    env = os.environ | {"JITDUMPDIR": str(tmp_path)}
    data = str(tmp_path / "perf.data")
    argv = ["perf", "record", "-k", "mono", "-o", data, sys.executable, "-m", "allvm.cli", "--perf", "--tier", "quick", "--no-cache", str(program), "100000000"]
    done = subprocess.run(argv, env=env, capture_output=True, text=True, timeout=120)
    for dump in tmp_path.glob("jit-*.dump"):
        Path(f"/tmp/perf-{dump.name[4:-5]}.map").unlink(missing_ok=True)
    if done.returncode or not os.path.exists(data):
        pytest.skip("perf may not measure here")
    subprocess.run(["perf", "inject", "--jit", "-i", data, "-o", data + ".jit"], check=True, capture_output=True, timeout=120)
    report = subprocess.run(["perf", "report", "--stdio", "-i", data + ".jit"], capture_output=True, text=True, timeout=120).stdout
    assert "quick:spin" in report and list(tmp_path.glob("jitted-*.so"))


def test_files_that_cannot_be_written_do_not_matter(program, tmp_path, monkeypatch, capfd):
    monkeypatch.setenv("JITDUMPDIR", str(tmp_path / "nowhere"))
    done = subprocess.run([sys.executable, "-m", "allvm.cli", "--perf", "--tier", "opt", "--no-cache", str(program)], capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr and len(done.stdout.split()) == 2
    for name in Path("/tmp").glob("perf-*.map"):
        if name.stat().st_uid == os.getuid() and not Path(f"/proc/{name.stem[5:]}").exists() and "main$entry" in name.read_text():
            name.unlink()


def test_switches_reach_the_api(tmp_path):
    import allvm

    before = len(_descriptor())
    with allvm.Engine("opt", gdb=True, cache=False) as engine:
        module = engine.load(compiled(SOURCE))
        assert module.call("spin", 10) != 0 and len(_descriptor()) > before
    del module
    gc.collect()
    assert len(_descriptor()) == before
    assert main(["--gdb", "--tier", "interp", "--version"]) == 0
