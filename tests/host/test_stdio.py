"""Streams: against Python's files as the model, and what each function promises."""

import os
import random

import pytest
from hostguest import Guest, GuestTrap

EOF = -1


@pytest.fixture
def files(tmp_path):
    g = Guest(dirs=[(tmp_path, "/", True)])
    g.path = tmp_path
    yield g
    g.close()


def test_characters_and_lines(files):
    g = files
    f = g.call("fopen", "a.txt", "w")
    assert g.call("fputs", "one\ntwo\n", f) >= 0 and g.call("fputc", 0x41 + 256, f) == 0x41
    assert g.call("putc", ord("B"), f) == 66 and g.call("fclose", f) == 0
    assert (g.path / "a.txt").read_bytes() == b"one\ntwo\nAB"
    f = g.call("fopen", "a.txt", "r")
    buf = g.buf(32)
    assert g.call("fgets", buf, 32, f) == buf and g.cstr(buf) == b"one\n"
    assert g.call("fgets", buf, 3, f) == buf and g.cstr(buf) == b"tw"
    assert g.call("fgetc", f) == ord("o") and g.call("ungetc", ord("X"), f) == ord("X") and g.call("getc", f) == ord("X")
    assert g.call("fgets", buf, 32, f) and g.cstr(buf) == b"\n"
    assert g.call("fgets", buf, 32, f) and g.cstr(buf) == b"AB"
    assert g.call("fgets", buf, 32, f) == 0 and g.call("feof", f) and not g.call("ferror", f)
    g.call("rewind", f)
    assert not g.call("feof", f) and g.call("fgetc", f) == ord("o")
    assert g.call("fputc", 65, f) == EOF and g.call("ferror", f) and g.errno == 9
    g.call("fclose", f)


def test_getline(files):
    g = files
    long_line = b"x" * 1000
    (g.path / "l").write_bytes(b"short\n" + long_line + b"\nlast\0byte")
    f = g.call("fopen", "l", "r")
    line, size = g.buf(8, 0), g.buf(8, 0)
    out = []
    while (n := g.call("getline", line, size, f)) != (1 << 64) - 1:
        out.append(g.read(g.int(line), n))
        assert g.read(g.int(line) + n, 1) == b"\0" and g.int(size) > n
    assert out == [b"short\n", long_line + b"\n", b"last\0byte"]
    g.call("free", g.int(line))
    g.write(line, (g.data).to_bytes(8, "little"))
    g.write(size, (0).to_bytes(8, "little"))
    g.call("rewind", f)
    with pytest.raises(GuestTrap, match="heap"):
        g.call("getline", line, size, f)


MODES = ["r", "w", "a", "r+", "w+", "a+", "rb", "wb+"]


@pytest.mark.parametrize("seed", range(8))
def test_random_operations(files, seed):
    """One file under random reads, writes and seeks; C demands a seek or flush between reading and writing."""
    g, rng = files, random.Random(seed)
    start = bytes(rng.randrange(256) for _ in range(rng.choice([0, 10, 20000, 50000])))
    for mode in MODES:
        (g.path / "mine").write_bytes(start)
        (g.path / "model").write_bytes(start)
        f = g.call("fopen", "mine", mode)
        model = open(g.path / "model", mode.replace("b", "") + "b")
        if mode == "a+":
            model.seek(0)  # glibc starts reading at the beginning
        buf = g.call("malloc", 60000)
        if rng.random() < 0.5:
            assert g.call("setvbuf", f, 0, rng.choice([0, 1, 2]), rng.choice([0, 100, 5000])) == 0
        last = None
        for _ in range(60):
            kind = rng.choice(["read", "write", "seek", "tell", "flush", "getc", "putc"])
            n = rng.choice([0, 1, 10, 1000, 17000, 40000])
            can_read, can_write = "r" in mode or "+" in mode, mode[0] != "r" or "+" in mode
            if (kind in ("read", "getc") and (not can_read or last == "w")) or (kind in ("write", "putc") and (not can_write or last == "r")):
                kind = "seek"
            if kind == "read":
                got = g.call("fread", buf, 1, n, f)
                assert g.read(buf, got) == model.read(n)
                last = "r"
            elif kind == "getc":
                c = g.call("fgetc", f)
                assert (bytes([c]) if c >= 0 else b"") == model.read(1)
                last = "r"
            elif kind in ("write", "putc"):
                data = bytes(rng.randrange(256) for _ in range(min(n, 3000))) if kind == "write" else b"\n"
                g.write(buf, data)
                if kind == "write":
                    assert g.call("fwrite", buf, 1, len(data), f) == len(data)
                else:
                    g.call("fputc", 10, f)
                model.write(data)
                last = "w"
            elif kind == "seek":
                whence = rng.choice([0, 1, 2])
                at = rng.choice([0, 5, 100, 30000]) * (-1 if whence == 2 and rng.random() < 0.7 else 1)
                model.flush()
                base = {0: 0, 1: model.tell(), 2: os.path.getsize(g.path / "model")}[whence]
                assert g.call("fseek", f, at, whence) == (0 if base + at >= 0 else -1)
                if base + at >= 0:
                    model.seek(base + at)
                    last = None
            elif kind == "tell":
                if mode[0] != "a":
                    assert g.call("ftell", f) == model.tell()
            else:
                assert g.call("fflush", f) == 0
                model.flush()
                at = model.tell()
                model.seek(at)
                last = None
        assert g.call("fclose", f) == 0
        model.close()
        assert (g.path / "mine").read_bytes() == (g.path / "model").read_bytes(), mode
        g.call("free", buf)


def test_opening(files):
    g = files
    assert g.call("fopen", "no", "r") == 0 and g.errno == 2
    assert g.call("fopen", "x", "q") == 0 and g.errno == 22
    assert g.call("fopen", "sub/x", "w") == 0 and g.errno == 2
    f = g.call("fopen", "x", "wx")
    assert f and g.call("fclose", f) == 0
    assert g.call("fopen", "x", "wx") == 0 and g.errno == 17
    os.mkdir(g.path / "dir")
    assert g.call("fopen", "dir", "w") == 0 and g.errno == 21
    f = g.call("tmpfile")
    assert g.call("fputs", "temp", f) >= 0
    g.call("rewind", f)
    assert g.call("fgetc", f) == ord("t") and sorted(os.listdir(g.path)) == ["dir", "x"]
    g.call("fclose", f)


def test_freopen_and_fdopen(files):
    g = files
    out = g.streams["stdout"]
    g.call("puts", "to the old place")
    assert g.call("freopen", "log", "w", out) == out
    g.call("printf", "to the log %d\n", g.va(1))
    fd = g.call("open", "second", 0o102, g.va(0o644))
    f = g.call("fdopen", fd, "w")
    assert g.call("fileno", f) == fd
    g.call("fputs", "via fd", f)
    assert g.output() == b"to the old place\n"
    assert (g.path / "log").read_text() == "to the log 1\n" and (g.path / "second").read_text() == "via fd"


def test_buffering(files):
    g = files
    g.call("fputs", "held back", g.streams["stdout"])
    assert os.lseek(g.out_fd, 0, os.SEEK_END) == 0
    g.call("fflush", 0)
    assert os.lseek(g.out_fd, 0, os.SEEK_END) == 9
    g.call("fputs", "at once", g.streams["stderr"])
    assert os.lseek(g.err_fd, 0, os.SEEK_END) == 7
    assert g.call("setvbuf", g.streams["stdout"], 0, 1, 0) == 0
    g.call("fputs", "line\nrest", g.streams["stdout"])
    assert os.lseek(g.out_fd, 0, os.SEEK_END) == 14


def test_memory_streams(guest):
    g = guest
    ptr, size = g.buf(8), g.buf(8)
    f = g.call("open_memstream", ptr, size)
    g.call("fprintf", f, "%d-%s", g.va(5, "abc"))
    g.call("fflush", f)
    assert g.cstr(g.int(ptr)) == b"5-abc" and g.int(size) == 5
    g.call("fwrite", g.s(b"z" * 100), 1, 100, f)
    g.call("fseek", f, 1, 0)
    g.call("fputc", ord("+"), f)
    assert g.call("fclose", f) == 0
    assert g.cstr(g.int(ptr)) == b"5+abc" + b"z" * 100 and g.int(size) in (2, 105)
    g.call("free", g.int(ptr))
    text = g.s("12 34 end")
    f = g.call("fmemopen", text, 9, "r")
    a, b = g.buf(4), g.buf(4)
    assert g.call("fscanf", f, "%d %d", g.va(a, b)) == 2 and (g.int(a, 4), g.int(b, 4)) == (12, 34)
    assert g.call("fclose", f) == 0
    buf = g.buf(8, 0x41)
    f = g.call("fmemopen", buf, 8, "w")
    assert g.call("fputs", "0123456789", f) >= 0
    assert g.call("fflush", f) == -1 and g.errno == 28
    assert g.read(buf, 8) == b"01234567"
    assert g.call("fclose", f) in (0, -1)
    with pytest.raises(GuestTrap, match="memory"):
        g.call("fmemopen", 8, 100, "r")


def test_cookie_streams(guest):
    g = guest
    store, closed = [], []

    def write(cookie, addr, n):
        store.append((cookie, g.read(addr, n)))
        return n

    def read(cookie, addr, n):
        data = b"from the program"[:n] if not closed else b""
        closed.append(1)
        g.write(addr, data)
        return len(data)

    fns = g.place(b"".join(x.to_bytes(8, "little") for x in (g.function(read), g.function(write), 0, 0)))
    f = g.call("fopencookie", 77, "w", fns)
    g.call("fputs", "hello", f)
    assert g.call("fclose", f) == 0 and store == [(77, b"hello")]
    f = g.call("fopencookie", 78, "r", fns)
    buf = g.buf(32)
    assert g.call("fgets", buf, 32, f) == buf and g.cstr(buf) == b"from the program"
    g.call("fclose", f)


def test_not_a_stream(guest):
    g = guest
    p = g.call("malloc", 500)
    for bad in (0, 8, p, g.streams["stdout"] + 8, g.ctx.heap_end, 1 << 31):
        for name, args in [("fputc", (65, bad)), ("fprintf", (bad, "x", 0)), ("fclose", (bad,)), ("fread", (p, 1, 1, bad)), ("feof", (bad,))]:
            with pytest.raises(GuestTrap):
                g.call(name, *args)
    f = g.call("fmemopen", p, 10, "r")
    assert g.call("fclose", f) == 0
    with pytest.raises(GuestTrap, match="host.*not an open stream"):
        g.call("fgetc", f)


def test_many_streams(guest):
    g = guest
    buf = g.buf(8, 0)
    open_ones = []
    while f := g.call("fmemopen", buf, 8, "r"):
        open_ones.append(f)
    assert len(open_ones) == 1024 - 3 and g.errno == 24 and len(set(open_ones)) == len(open_ones)
    for f in open_ones:
        assert g.call("fclose", f) == 0
    assert g.call("fmemopen", buf, 8, "r")


def test_fread_more_than_there_is(files):
    g = files
    (g.path / "s").write_bytes(b"0123456789")
    f = g.call("fopen", "s", "r")
    buf = g.ctx.heap_end - 16
    assert g.call("fread", buf, 1, 1 << 30, f) == 10
    assert g.call("fread", buf, 4, 1, f) == 0 and g.call("feof", f)
    g.call("rewind", f)
    with pytest.raises(GuestTrap, match="memory"):
        g.call("fread", g.ctx.heap_end - 4, 1, 100, f)


def test_glibc_inline_window(guest):
    """What glibc's inlined getc and feof look at in the cell of a stream."""
    g = guest
    g.stdin(b"a")
    f = g.streams["stdin"]
    assert all(g.int(f + off) == 0 for off in range(8, 48, 8))
    assert g.call("__uflow", f) == ord("a") and g.call("__uflow", f) == EOF
    assert g.int(f, 4) & 0x10
    g.call("clearerr", f)
    assert not g.int(f, 4) & 0x10
    assert g.call("__overflow", g.streams["stdout"], 65) == 65 and g.output() == b"A"


def test_perror_and_wide_exit(guest):
    g = guest
    g.errno = 13
    g.call("perror", "what")
    assert os.pread(g.err_fd, 100, 0) == b"what: Permission denied\n"


def test_stdin_at_end_and_blocking(guest):
    g = guest
    assert g.call("getchar") == EOF and g.call("feof", g.streams["stdin"])
    g.stdin(b"more")
    assert g.call("getchar") == ord("m")


def test_pipe_write_interruptible():
    """A full pipe does not hold the guest beyond its deadline, nor does an empty one."""
    import time

    r, w = os.pipe()
    g = Guest(stdout_fd=w, stdin_fd=r)
    g.deadline = time.monotonic() + 0.3
    t = time.monotonic()
    with pytest.raises(GuestTrap, match="timeout"):
        big = g.call("malloc", 1 << 20)
        g.call("write", 1, big, 1 << 20)
    os.read(r, 1 << 20)
    g.deadline = time.monotonic() + 0.3
    with pytest.raises(GuestTrap, match="timeout"):
        g.call("getchar")
    assert time.monotonic() - t < 5
    g.deadline = None
    g.close()
    os.close(r)
    os.close(w)
