"""Programs with threads, in every tier against what they do natively; and how programs with threads end."""

import functools
import os
import pathlib
import platform
import subprocess
import sys
import tempfile
import time

import pytest
from allvm.build import build_program

from tests.helpers import native_compiler

HERE = pathlib.Path(__file__).parent
TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
TIERS = ("interp", "quick", "opt", "auto", "aot")
PROGRAMS = ("sync", "pool", "c11", "tls")


@functools.cache
def built(source):
    """A module made of C text or of a file of this folder, in a folder that lasts as long as the tests."""
    folder = tempfile.mkdtemp(prefix="threads-")
    path = HERE / f"{source}.c"
    if "\n" in source:
        path = pathlib.Path(folder) / "t.c"
        path.write_text(source)
    out = pathlib.Path(folder) / "t.avm"
    out.write_bytes(build_program([str(path)]))
    return str(out)


@functools.cache
def executable(source):
    """The same, compiled ahead of time."""
    out = built(source).removesuffix(".avm")
    r = subprocess.run([*TOOL, "compile", built(source), "-o", out], capture_output=True)
    if r.returncode and b"not installed" in r.stderr:
        pytest.skip(r.stderr.decode()[:300])
    assert r.returncode == 0, r.stderr
    return out


def run(source, tier="interp", *options, timeout=60):
    """(exit status, output in the order of its lines, messages): threads print in any order."""
    env = {**os.environ, "ALLVM_CACHE": "off"}
    command = [*TOOL, "--tier", tier, *options, built(source)]
    if tier == "aot":
        command = [executable(source)]
        env["ALLVM_OPTIONS"] = " ".join(options)
    r = subprocess.run(command, capture_output=True, timeout=timeout, env=env)
    return r.returncode, sorted(r.stdout.decode().split("\n")), r.stderr.decode()


@functools.cache
def native(name):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "native")
        made = subprocess.run([*native_compiler(), "-w", "-pthread", "-O1", *(["-mcx16"] if platform.machine() == "x86_64" else []), str(HERE / f"{name}.c"), "-o", out, "-latomic"], capture_output=True)
        if made.returncode:
            pytest.skip(f"the native compiler cannot build it: {made.stderr.decode()[:300]}")
        r = subprocess.run([out], capture_output=True, timeout=60)
    assert r.returncode == 0
    return sorted(r.stdout.decode().split("\n"))


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_as_natively(name, tier):
    status, out, messages = run(name, tier)
    assert status == 0, messages
    assert out == native(name)


@pytest.mark.parametrize("name", ("sync", "tls"))
def test_stress(name):
    """Functions become native at random calls and loops while several threads run them."""
    from allvm.interp._core import Program
    from allvm.interp._host import HostState
    from allvm.launch import launch, run_main
    from allvm.policy import Policy
    from allvm.tiers import Tiers

    want = native(name)
    data = pathlib.Path(built(name)).read_bytes()
    for seed in range(3):
        with tempfile.TemporaryFile() as out:
            host = HostState(stdout_fd=out.fileno())
            instance = launch(Program(data, name), host, [name], timeout=60)
            with Tiers(instance, data, Policy("opt", stress=seed, cache=False)):
                assert run_main(instance) == 0
            out.seek(0)
            assert sorted(out.read().decode().split("\n")) == want


@pytest.mark.parametrize("name", PROGRAMS)
def test_many_times(name):
    """What depends on how threads take turns shows only now and then."""
    want = native(name)
    for tier in ("interp", "auto", "auto"):
        status, out, messages = run(name, tier)
        assert (status, out) == (0, want), messages


HEAD = """
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void *forever(void *p) { volatile long n = 0; for (;;) n++; return p; }
static void *sleeps(void *p) { for (;;) sleep(100); return p; }
static void *waits(void *p) { pthread_mutex_lock(&a); pthread_mutex_lock(&b); return p; }
static void *start(void *(*f)(void *)) { pthread_t t; if (pthread_create(&t, NULL, f, NULL)) abort(); return (void *)t; }
static void bye(void) { puts("bye"); }
"""
END_TIERS = ("interp", "opt", "aot")


@pytest.mark.parametrize("tier", END_TIERS)
def test_exit_in_a_thread(tier):
    source = HEAD + """
    static void *leaves(void *p) { puts("thread"); exit(3); return p; }
    int main(void) { atexit(bye); start(forever); start(sleeps); pthread_join((pthread_t)start(leaves), NULL); for (;;) sleep(1); }
    """
    status, out, messages = run(source, tier)
    assert (status, out, messages) == (3, ["", "bye", "thread"], "")


@pytest.mark.parametrize("tier", END_TIERS)
def test_main_returns_while_others_run(tier):
    source = HEAD + """
    int main(void) { start(forever); start(sleeps); pthread_mutex_lock(&b); start(waits); usleep(1000); puts("main"); return 5; }
    """
    start = time.monotonic()
    assert run(source, tier)[:2] == (5, ["", "main"])
    assert time.monotonic() - start < 20


@pytest.mark.parametrize("tier", END_TIERS)
def test_main_leaves_by_pthread_exit(tier):
    source = HEAD + """
    static void *later(void *p) { usleep(20000); puts("later"); return p; }
    int main(void) { atexit(bye); start(later); puts("main"); pthread_exit((void *)9); }
    """
    assert run(source, tier)[:2] == (0, ["", "bye", "later", "main"])


@pytest.mark.parametrize("tier", END_TIERS)
def test_a_trap_in_a_thread_ends_the_program(tier):
    source = HEAD + """
    static void *bad(void *p) { pthread_setname_np(pthread_self(), "worker"); *(volatile int *)8 = 1; return p; }
    int main(void) { start(sleeps); start(forever); start(bad); for (;;) sleep(1); }
    """.replace("#include <pthread.h>", "#define _GNU_SOURCE\n#include <pthread.h>")
    status, _, messages = run("#define _GNU_SOURCE\n" + source, tier)
    assert status == 118, (status, messages)
    assert "in thread 4 (worker)" in messages and " bad" in messages


@pytest.mark.parametrize("tier", END_TIERS)
def test_abort_in_a_thread(tier):
    source = HEAD + "static void *bad(void *p) { abort(); return p; }\nint main(void) { start(bad); for (;;) sleep(1); }\n"
    status, _, messages = run(source, tier)
    assert status > 100 and "abort" in messages and "in thread 2" in messages


@pytest.mark.parametrize("tier", END_TIERS)
def test_deadlock_is_seen(tier):
    source = HEAD + """
    static pthread_barrier_t both;
    static void *other(void *p) { pthread_mutex_lock(&a); pthread_barrier_wait(&both); pthread_mutex_lock(&b); return p; }
    int main(void)
    {
        pthread_barrier_init(&both, NULL, 2);
        void *t = start(other);
        pthread_mutex_lock(&b); pthread_barrier_wait(&both); pthread_mutex_lock(&a);
        return t == NULL;
    }
    """
    status, _, messages = run(source, tier)
    assert status > 100 and "would wait for ever: all 2 threads of the program wait" in messages


@pytest.mark.parametrize("tier", END_TIERS)
def test_a_time_limit_stops_threads_that_wait_and_run(tier):
    source = HEAD + """
    int main(void) { pthread_mutex_lock(&b); start(waits); start(forever); start(sleeps); while (pthread_mutex_trylock(&a) == 0) { pthread_mutex_unlock(&a); usleep(1000); } pthread_mutex_lock(&a); return 0; }
    """
    start = time.monotonic()
    status, _, messages = run(source, tier, "--timeout", "0.5")
    assert "time" in messages and status > 0 and time.monotonic() - start < 20


def test_fuel_is_shared():
    status, _, messages = run(HEAD + "int main(void) { start(forever); start(forever); for (;;) sleep(1); }\n", "interp", "--fuel", "1000000")
    assert "fuel" in messages and status > 0


def test_too_many_threads():
    source = HEAD + """
    int main(void)
    {
        pthread_t t;
        pthread_attr_t small;
        int n = 0, e = 0;
        pthread_attr_init(&small);
        pthread_attr_setstacksize(&small, 65536);
        while (n < 2000 && !(e = pthread_create(&t, &small, sleeps, NULL))) n++;
        printf("%d %d\\n", n, e);
        return 0;
    }
    """
    assert run(source)[:2] == (0, ["", "999 11"])
    status, out, _ = run(source, "interp", "--max-memory", "24M")
    n, e = map(int, out[1].split())
    assert status == 0 and e == 11 and 50 < n < 400


def test_streams_are_whole():
    """Lines of several threads never mix, and all of them arrive."""
    source = HEAD + """
    static FILE *f;
    static void *writes(void *p)
    {
        for (int i = 0; i < 200; i++) { fprintf(f, "%s %d\\n", "a line of text that is rather long, as lines go", i); if (i % 50 == 0) fflush(f); }
        return p;
    }
    int main(void)
    {
        void *t[4];
        char line[100];
        int n = 0;
        f = tmpfile();
        setvbuf(f, NULL, _IOFBF, 100);
        for (int i = 0; i < 4; i++) t[i] = start(writes);
        for (int i = 0; i < 4; i++) pthread_join((pthread_t)t[i], NULL);
        rewind(f);
        while (fgets(line, sizeof line, f)) { int k = -1; if (sscanf(line, "a line of text that is rather long, as lines go %d", &k) != 1 || k < 0 || k > 199) return 1; n++; }
        printf("%d\\n", n);
        return 0;
    }
    """
    assert run(source, "opt")[:2] == (0, ["", "800"])


def test_cpp_threads():
    """std::thread, mutex, condition_variable, async, call_once and thread_local objects with constructors."""
    source = """
    #include <atomic>
    #include <condition_variable>
    #include <cstdio>
    #include <future>
    #include <mutex>
    #include <thread>
    #include <vector>
    struct Own { int n = 40; ~Own(); };
    static std::atomic<int> gone{0};
    Own::~Own() { gone += n; }
    thread_local Own own;
    int main()
    {
        std::vector<std::thread> all;
        std::mutex m; std::condition_variable c; std::once_flag once;
        int count = 0, inits = 0;
        for (int i = 0; i < 4; i++) all.emplace_back([&, i] {
            std::call_once(once, [&] { inits++; });
            std::unique_lock<std::mutex> l(m);
            c.wait(l, [&] { return count == i; });
            own.n += i;
            count++;
            c.notify_all();
        });
        for (auto &t : all) t.join();
        auto f = std::async(std::launch::async, [](int x) { return x * 2; }, 21);
        std::printf("%d %d %d %d\\n", count, inits, gone.load(), f.get());
        return 0;
    }
    """
    folder = tempfile.mkdtemp(prefix="threads-")
    path = pathlib.Path(folder) / "t.cpp"
    path.write_text(source)
    try:
        data = build_program([str(path)])
    except Exception as e:
        pytest.skip(f"no C++: {str(e)[:200]}")
    (pathlib.Path(folder) / "t.avm").write_bytes(data)
    for tier in ("interp", "opt"):
        r = subprocess.run([*TOOL, "--tier", tier, str(pathlib.Path(folder) / "t.avm")], capture_output=True, timeout=100)
        assert (r.returncode, r.stdout) == (0, b"4 1 166 42\n"), r.stderr
