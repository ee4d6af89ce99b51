"""The code cache: hits, damage, several processes, bounded size, a directory that cannot be used."""

import multiprocessing
import os
import subprocess
import sys

import pytest
from allvm.jit import cache
from allvm.policy import Policy

from tests.jit.runtime import Run, compiled

SOURCE = r"""
#include <stdio.h>
__attribute__((noinline)) int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) { printf("%d\n", fib(22)); return 0; }
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    path = tmp_path / "cache"
    monkeypatch.setenv("ALLVM_CACHE", str(path))
    return path


@pytest.fixture(scope="module", autouse=True)
def first():
    """An instance that has the low addresses, of which there are some for one instance: code for others is the same for all."""
    yield Run(SOURCE, Policy("interp"))


def run(tier="opt"):
    r = Run(SOURCE, Policy(tier))
    assert r.main() == 0 and r.output() == "17711\n"
    return r.tiers


def test_second_run_compiles_nothing(folder):
    first, second = run(), run()
    assert first.cache.misses and not first.cache.hits
    assert second.cache.hits and not second.cache.misses
    assert second.stats()["opt"]["compile_seconds"] == 0 and second.stats()["opt"]["from_cache"] == second.stats()["opt"]["batches"] == 1
    assert second._module is None and first._module is not None  # nothing was even decoded
    assert run("quick").cache.misses  # another tier is another entry
    assert not run("quick").cache.misses and not run().cache.misses


def test_auto_starts_hot(folder):
    source = SOURCE.replace("fib(22)", "fib(36)")
    first = Run(source, Policy("auto"))
    assert first.main() == 0
    assert first.tiers.units
    second = Run(source, Policy("auto"))
    with second.tiers:
        second.tiers.begin()
        assert second.tiers._module is None  # nothing was even decoded for it
        found = {u.shape.functions[0] for u in second.tiers.units if u.cached}
        assert found == {second.program.function_index("fib")}
        assert second.go() == 0 and second.output() == first.output()
    assert second.tiers.stats()["quick"]["compile_seconds"] == 0


def test_what_was_hot_is_noted(folder):
    """A run that ends before anything is compiled leaves a note, and the next one need not find it out again."""
    first = Run(SOURCE, Policy("auto"))
    fib = first.program.function_index("fib")
    first.tiers.heat.interpreted = 1.0
    first.tiers.heat.of(fib).seconds = 0.5
    first.tiers.stop()
    second = Run(SOURCE, Policy("auto"))
    with second.tiers:
        second.tiers.begin()
        assert second.tiers.heat.of(fib).seconds == 0.5 and not second.tiers.units


@pytest.mark.parametrize("damage", ("flip", "truncate", "empty", "grow"))
@pytest.mark.parametrize("which", "ci")  # entries, notes
def test_damaged_entries_are_compiled_again(folder, damage, which):
    run()
    for path in folder.glob("*.av" + which):
        data = bytearray(path.read_bytes())
        if damage == "flip":
            data[len(data) // 2] ^= 0x10
        elif damage == "truncate":
            del data[-5:]
        elif damage == "empty":
            data.clear()
        else:
            data += b"x"
        path.write_bytes(data)
    again = run()
    assert again.cache.damaged == 1 and again.cache.hits == (which == "i")
    assert run().cache.hits == 1


def test_every_flipped_bit_is_noticed(folder):
    run()
    (path,) = folder.glob("*.avc")
    data = path.read_bytes()
    for n in range(0, len(data), max(1, len(data) // 97)):
        path.write_bytes(data[:n] + bytes([data[n] ^ 1 << n % 8]) + data[n + 1 :])
        assert cache.Cache(compiled(SOURCE), str(folder))._read(str(path)) is None
        assert not path.exists()


def test_a_directory_that_cannot_be_written(tmp_path, monkeypatch):
    file = tmp_path / "file"
    file.write_text("")
    for path in (file / "below", "/proc/allvm"):
        monkeypatch.setenv("ALLVM_CACHE", str(path))
        assert run().cache.misses


def test_a_full_disk(folder, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cache.os, "replace", full)
    assert run().cache.misses
    assert list(folder.iterdir()) == []  # nothing half-written stays


def test_files_that_may_not_grow(folder, tmp_path):
    """A real write that fails in the middle: the program runs, and nothing half-written stays."""
    (tmp_path / "p.avm").write_bytes(compiled(SOURCE))
    code = ("import resource, sys; from allvm.cli import main\n"
            "resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))\n"
            "sys.exit(main())")  # fmt: skip
    done = subprocess.run([sys.executable, "-B", "-c", code, "--tier", "opt", str(tmp_path / "p.avm")], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, Run.output_of(SOURCE), b"")
    assert list(folder.iterdir()) == []


def test_control_c_while_compiling(folder, tmp_path):
    (tmp_path / "p.avm").write_bytes(compiled(SOURCE))
    code = ("import os, signal, sys; from allvm.cli import main; from allvm.jit import emit\n"
            "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
            "signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGINT))\n"
            "compile_ir = emit.compile_ir\n"
            "def interrupted(*args, **keywords):\n"
            "    signal.setitimer(signal.ITIMER_REAL, 0.002)\n"
            "    return compile_ir(*args, **keywords)\n"
            "emit.compile_ir = interrupted\n"
            "sys.exit(main())")  # fmt: skip
    done = subprocess.run([sys.executable, "-c", code, "--tier", "opt", str(tmp_path / "p.avm")], capture_output=True, timeout=60)
    assert done.returncode == 130 and done.stderr.strip() == b"allvm-vm: interrupted" and not done.stdout
    assert not folder.exists() or not [p for p in folder.iterdir() if p.name.startswith("new-")]
    assert run().cache.damaged == 0


def test_size_is_bounded(tmp_path):
    c = cache.Cache(b"module", str(tmp_path), limit=10_000)
    for n in range(30):
        assert c.put(n, {"n": n}, bytes(1000))
        os.utime(c._file(n), ns=(n, n))
    entries, size = cache.usage(str(tmp_path))
    assert size <= 10_000 and entries <= 9
    assert c.get(29)[0] == {"n": 29} and c.get(0) is None
    assert cache.clear(str(tmp_path)) == entries and cache.usage(str(tmp_path)) == (0, 0)


def _worker(path, n, out):
    os.environ["ALLVM_CACHE"] = path
    c = cache.Cache(b"module", path)
    good = 0
    for k in range(200):
        c.put(k % 5, {"k": k % 5}, bytes([k % 5]) * 5000)
        entry = c.get((k + n) % 5)
        good += entry is None or entry == ({"k": (k + n) % 5}, bytes([(k + n) % 5]) * 5000)
    out.put((good, c.damaged))


def test_two_processes(tmp_path):
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    workers = [context.Process(target=_worker, args=(str(tmp_path), n, out)) for n in range(2)]
    for w in workers:
        w.start()
    results = [out.get(timeout=60) for _ in workers]
    for w in workers:
        w.join()
    assert results == [(200, 0), (200, 0)]


def test_the_module_is_part_of_the_key(tmp_path):
    a, b = cache.Cache(b"one", str(tmp_path)), cache.Cache(b"two", str(tmp_path))
    a.put("k", {}, b"code")
    assert a.get("k") and b.get("k") is None


def test_command(folder, capsys):
    from allvm.cli import main

    run()
    assert main(["cache", "info"]) == 0
    assert "entries    1" in capsys.readouterr().out
    assert main(["cache", "clear"]) == 0
    assert "1 entries removed" in capsys.readouterr().out
    assert main(["cache", "info"]) == 0
    assert "entries    0" in capsys.readouterr().out
    assert main(["cache", "what"]) == 124


def test_functions_of_the_embedder_are_called_also_where_the_librarys_are_in_cached_code(folder, tmp_path):
    import allvm

    path = tmp_path / "m.c"
    path.write_text("""double cbrt(double);
int memcmp(const void *, const void *, unsigned long);
double down(double x) { return cbrt(x); }
char text[8];
char *room(void) { return text; }
int same(const char *p, const char *q) { return memcmp(p, q, 3); }
""")
    for own in (False, True, False):
        with allvm.Engine("opt") as engine:
            if own:
                engine.function("cbrt", "d:d", lambda x: x * 2)
                engine.function("memcmp", "lll:i", lambda p, q, n: 77)
            m = engine.load(path)
            p = m.call("room")
            assert m.call("down", 8.0) == (16.0 if own else 2.0)
            assert m.call("same", p, p) == (77 if own else 0)
