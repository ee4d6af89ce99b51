"""Files: the sandbox under attack, and the functions on names and descriptors."""

import os
import stat
import struct
import threading
import time

import pytest
from hostguest import Guest, GuestTrap

M32 = -1


@pytest.fixture
def tree(tmp_path):
    """A secret outside, and one directory opened to the guest."""
    (tmp_path / "secret").write_text("secret")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "file").write_text("outside")
    inside = tmp_path / "inside"
    (inside / "sub" / "deep").mkdir(parents=True)
    (inside / "file").write_text("inside")
    (inside / "sub" / "other").write_text("other")
    return tmp_path


def guest_with(dirs, **kw):
    return Guest(dirs=dirs, **kw)


def content(g, path):
    """What the guest reads in a file, or the errno."""
    f = g.call("fopen", path, "r")
    if not f:
        return g.errno
    buf = g.call("malloc", 4096)
    n = g.call("fread", buf, 1, 4096, f)
    data = g.read(buf, n).decode()
    g.call("free", buf)
    g.call("fclose", f)
    return data


ESCAPES = ["../secret", "/../secret", "sub/../../secret", "./../secret", "sub/deep/../../../secret", "/sub/../../../../../../secret",
           "up/secret", "upfile", "abs", "absdir/passwd", "chain", "sub/back/../../secret", "loop", "proc/self/cwd/secret", "..//..//secret",
           "sub/./.././../secret", "dotdot/secret", "/", "."]  # fmt: skip


def test_no_way_out(tree):
    inside = tree / "inside"
    (inside / "up").symlink_to("..")
    (inside / "upfile").symlink_to("../secret")
    (inside / "abs").symlink_to(tree / "secret")
    (inside / "absdir").symlink_to("/etc")
    (inside / "chain").symlink_to("sub/link2")
    (inside / "sub" / "link2").symlink_to("../../secret")
    (inside / "sub" / "back").symlink_to("..")
    (inside / "loop").symlink_to("loop")
    (inside / "dotdot").symlink_to("sub/deep/../../..")
    (inside / "proc").symlink_to("/proc")
    g = guest_with([(inside, "/", True)])
    for path in ESCAPES:
        got = content(g, path)
        assert got in (2, 20, 40, 21, 13, ""), f"{path}: {got!r}"
        for name, args in [("unlink", (path,)), ("rmdir", (path,)), ("truncate", (path, 0)), ("chmod", (path, 0o777)), ("mkdir", (path, 0o777)),
                           ("rename", (path, "stolen")), ("link", (path, "stolen")), ("open", (path, 0o1102, g.va(0o666)))]:  # fmt: skip
            if path in ("loop", "upfile", "abs", "chain", "up", "absdir", "dotdot", "proc") and name in ("unlink", "rename", "link"):
                continue  # the link itself is the guest's to move
            g.call(name, path, *args[1:])
    assert (tree / "secret").read_text() == "secret" and (tree / "outside" / "file").read_text() == "outside"
    assert oct((tree / "secret").stat().st_mode & 0o777) != oct(0o777)
    assert sorted(os.listdir(tree)) == ["inside", "outside", "secret"]
    g.close()


def test_names_that_stay_inside(tree):
    inside = tree / "inside"
    (inside / "good").symlink_to("sub/other")
    (inside / "rooted").symlink_to("/sub/other")
    (inside / "sub" / "parent").symlink_to("../file")
    g = guest_with([(inside, "/", True)])
    for path, want in [("file", "inside"), ("/file", "inside"), ("./sub/../file", "inside"), ("sub/other", "other"), ("good", "other"),
                       ("rooted", "other"), ("sub/parent", "inside"), ("../file", "inside"), ("//sub///other", "other"), ("sub/deep/../other", "other")]:  # fmt: skip
        assert content(g, path) == want, path
    g.close()


def test_no_directories_no_files():
    g = Guest()
    for path in ("/etc/passwd", "file", "/", "/dev/zero", "/dev/null/", "/proc/self/maps", ""):
        assert g.call("open", path, 0, 0) == -1 or path == "/"
        assert g.call("fopen", path, "w") == 0
    assert g.call("mkdir", "x", 0o777) == -1
    g.close()


def test_read_only(tree):
    inside = tree / "inside"
    g = guest_with([(inside, "/", False)])
    assert content(g, "file") == "inside"
    for name, args in [("fopen", ("file", "w")), ("fopen", ("file", "r+")), ("fopen", ("new", "w")), ("fopen", ("file", "a"))]:
        assert g.call(name, *args) == 0 and g.errno == 30
    for name, args in [("unlink", ("file",)), ("rename", ("file", "x")), ("mkdir", ("d", 0o777)), ("truncate", ("file", 0)), ("chmod", ("file", 0)),
                       ("symlink", ("file", "l")), ("link", ("file", "l")), ("rmdir", ("sub/deep",)), ("utimes", ("file", 0))]:  # fmt: skip
        assert g.call(name, *args) == -1 and g.errno == 30, name
    assert g.call("open", "file", 0o1000, 0) == -1  # O_TRUNC
    assert g.call("open", "file", 0o100, g.va(0o666)) >= 0  # creating what is there, to read it
    assert g.call("access", "file", 4) == 0 and g.call("access", "file", 2) == -1
    assert (inside / "file").read_text() == "inside"
    fd = g.call("open", "file", 0, 0)
    assert g.call("ftruncate", fd, 0) == -1 and g.call("write", fd, g.s("x"), 1) == (1 << 64) - 1
    assert g.call("fchmod", fd, 0o777) == -1
    g.close()


def test_owner(tree):
    """The guest is user 1000: it may give a file to itself, which changes nothing, and to nobody else."""
    g = guest_with([(tree / "inside", "/", True)])
    nobody = (1 << 32) - 1
    fd = g.call("open", "file", 2, 0)
    for owner in ((1000, 1000), (nobody, nobody), (nobody, 1000)):
        assert g.call("chown", "file", *owner) == 0 and g.call("fchown", fd, *owner) == 0
    for owner in ((0, 0), (nobody, 0), (1001, nobody)):
        assert g.call("chown", "file", *owner) == -1 and g.errno == 1
        assert g.call("fchown", fd, *owner) == -1 and g.errno == 1
    assert g.call("chown", "missing", 1000, 1000) == -1 and g.errno == 2
    assert g.call("fchown", 99, 1000, 1000) == -1 and g.errno == 9
    g.close()


def test_several_mounts(tree):
    g = guest_with([(tree / "inside", "/data/in", True), (tree / "outside", "/data/out", False), (tree / "outside", "nested", False)])
    assert content(g, "/data/in/file") == "inside" and content(g, "data/out/file") == "outside" and content(g, "/data/in/../out/file") == "outside"
    assert content(g, "/nested/file") == "outside"
    assert g.call("rename", "/data/in/file", "/data/out/file") == -1 and g.errno == 30
    assert names(g, "/") == {".", "..", "data", "nested"} and names(g, "/data") == {".", "..", "in", "out"}
    assert {"file", "sub"} <= names(g, "/data/in")
    assert g.call("mkdir", "/data/x", 0o777) == -1 and g.call("mkdir", "/data", 0o777) == -1 and g.errno == 17
    st = g.buf(128)
    assert g.call("stat", "/data", st) == 0 and stat.S_ISDIR(g.int(st + 16, 4))
    assert g.call("chdir", "/data/in/sub") == 0 and content(g, "other") == "other" and content(g, "../../out/file") == "outside"
    buf = g.buf(64)
    assert g.call("getcwd", buf, 64) == buf and g.cstr(buf) == b"/data/in/sub"
    assert g.call("getcwd", buf, 5) == 0 and g.errno == 34
    assert g.cstr(g.call("realpath", "../../out/./file", 0)) == b"/data/out/file"
    assert g.call("unlink", "/data/in") == -1 and g.call("rmdir", "/data") == -1
    g.close()


def test_mount_inside_mount(tree):
    g = guest_with([(tree / "inside", "/", True), (tree / "outside", "/sub/deep", False), (tree / "outside", "/not/there", False)])
    assert content(g, "/sub/deep/file") == "outside" and content(g, "sub/other") == "other" and content(g, "/not/there/file") == "outside"
    assert content(g, "/sub/deep/../other") == "other"
    g.close()


def names(g, path):
    d = g.call("opendir", path)
    assert d, path
    out = []
    while e := g.call("readdir", d):
        out.append(g.cstr(e + 19).decode())
    assert len(out) == len(set(out))
    first = g.call("rewinddir", d)
    assert first is None and g.call("readdir", d)
    assert g.call("closedir", d) == 0
    with pytest.raises(GuestTrap):
        g.call("readdir", d)
    return set(out)


def test_proc_is_refused(tmp_path):
    if not os.path.exists("/proc/self/mem"):
        pytest.skip("no procfs")
    g = guest_with([("/", "/", True)])
    for path in ("/proc/self/mem", "/proc/self/maps", "/proc/self/fd/0", "/proc/1/environ"):
        assert content(g, path) in (2, 13, 20, 40), path
    assert g.call("open", "/proc/self/mem", 2, 0) == -1
    g.close()


def test_races_with_links(tree):
    """A directory swapped for a link while the guest opens through it never leads outside."""
    inside = tree / "inside"
    (inside / "a").mkdir()
    (inside / "a" / "file").write_text("inside")
    stop = threading.Event()

    def swap():
        while not stop.is_set():
            try:
                os.rename(inside / "a", inside / "b")
                os.symlink("../outside", inside / "a")
                os.unlink(inside / "a")
                os.rename(inside / "b", inside / "a")
            except OSError:
                pass

    t = threading.Thread(target=swap)
    t.start()
    g = guest_with([(inside, "/", True)])
    try:
        seen = {content(g, "a/file") for _ in range(1500)}
        deadline = time.monotonic() + 20
        while "inside" not in seen and time.monotonic() < deadline:  # the threads take turns as they like
            seen |= {content(g, "a/file") for _ in range(100)}
            time.sleep(0.001)
    finally:
        stop.set()
        t.join()
    assert "outside" not in seen and "inside" in seen
    g.close()


def test_descriptors_are_the_guests_own(tmp_path):
    """Numbers of the host's descriptors mean nothing to the guest."""
    host = os.open(tmp_path, os.O_RDONLY)
    g = Guest()
    for fd in [*range(3, 64), host, -1, 1 << 30, 1023, 1024]:
        assert g.call("read", fd, g.buf(8), 8) == (1 << 64) - 1 and g.errno == 9
        assert g.call("close", fd) == -1
    assert g.call("close", 1) == 0 and g.call("write", 1, g.s("x"), 1) == (1 << 64) - 1
    os.fstat(g.out_fd)  # the host's own is still open
    os.close(host)
    g.close()


def test_descriptor_functions(tree):
    g = guest_with([(tree / "inside", "/", True)])
    fd = g.call("open", "new", 0o1102, g.va(0o640))
    assert fd == 3 and stat.S_IMODE(os.stat(tree / "inside" / "new").st_mode) == 0o640
    text = g.s("0123456789")
    assert g.call("write", fd, text, 10) == 10 and g.call("lseek", fd, 2, 0) == 2
    buf = g.buf(16, 0)
    assert g.call("read", fd, buf, 4) == 4 and g.cstr(buf) == b"2345"
    assert g.call("pread", fd, buf, 3, 7) == 3 and g.read(buf, 3) == b"789" and g.call("pwrite", fd, text, 2, 0) == 2
    d = g.call("dup", fd)
    assert d == 4 and g.call("lseek", d, 0, 1) == 6 and g.call("dup2", fd, 9) == 9 and g.call("dup2", fd, fd) == fd
    assert g.call("fcntl", fd, 0, g.va(20)) == 20 and g.call("fcntl", fd, 3, 0) == 2
    assert g.call("fcntl", fd, 2, g.va(1)) == 0 and g.call("fcntl", fd, 1, 0) == 1 and g.call("fcntl", fd, 6, g.va(g.buf(32, 0))) == 0
    for x in (d, 9, 20):
        assert g.call("close", x) == 0
    assert g.call("ftruncate", fd, 3) == 0 and g.call("lseek", fd, 0, 2) == 3 and g.call("fsync", fd) == 0
    assert g.call("ioctl", fd, 0x5401, 0) == -1 and g.errno == 25 and g.call("isatty", fd) == 0
    assert g.call("lseek", fd, -1, 0) == (1 << 64) - 1 and g.errno == 22
    pair = g.buf(8)
    assert g.call("pipe", pair) == 0
    r, w = g.int(pair, 4), g.int(pair + 4, 4)
    assert g.call("write", w, text, 5) == 5 and g.call("read", r, buf, 16) == 5 and g.read(buf, 5) == b"01234"
    iov = g.place(struct.pack("<QQQQ", text, 3, text + 5, 2))
    assert g.call("writev", w, iov, 2) == 5 and g.call("read", r, buf, 16) == 5 and g.read(buf, 5) == b"01256"
    polled = g.place(struct.pack("<ihhihh", r, 1, 0, w, 4, 0))
    assert g.call("poll", polled, 2, 0) == 1 and g.int(polled + 6, 2) == 0 and g.int(polled + 14, 2) == 4
    g.close()


def test_names_and_stat(tree):
    inside = tree / "inside"
    g = guest_with([(inside, "/", True)])
    st, x86 = g.buf(128), g.buf(144)
    host = os.stat(inside / "file")
    assert g.call("stat", "file", st) == 0 and g.call("stat@x87", "file", x86) == 0 and g.call("lstat", "file", g.buf(128)) == 0
    assert (g.int(st), g.int(st + 8), g.int(st + 16, 4), g.int(st + 20, 4), g.int(st + 48)) == (host.st_dev, host.st_ino, host.st_mode, 1, 6)
    assert (g.int(x86), g.int(x86 + 16), g.int(x86 + 24, 4), g.int(x86 + 48), g.int(x86 + 88)) == (host.st_dev, 1, host.st_mode, 6, int(host.st_mtime))
    fd = g.call("open", "sub", 0o200000, 0)
    assert g.call("fstat", fd, st) == 0 and stat.S_ISDIR(g.int(st + 16, 4)) and g.call("fstatat", fd, "other", st, 0) == 0
    assert g.call("openat", fd, "../file", 0, 0) >= 0 and g.call("openat", fd, "../../secret", 0, 0) == -1
    assert g.call("stat", "none", st) == -1 and g.errno == 2 and g.call("stat", "file/", st) == -1 and g.errno == 20
    assert g.call("symlink", "sub/other", "ln") == 0 and g.call("symlink", "/etc/passwd", "bad") == -1 and g.call("symlink", "../x", "bad") == -1
    buf = g.buf(32, 0)
    assert g.call("readlink", "ln", buf, 31) == 9 and g.cstr(buf) == b"sub/other" and g.call("readlink", "file", buf, 31) == (1 << 64) - 1
    assert g.call("lstat", "ln", st) == 0 and stat.S_ISLNK(g.int(st + 16, 4)) and g.call("stat", "ln", st) == 0 and stat.S_ISREG(g.int(st + 16, 4))
    assert g.call("mkdir", "made", 0o777) == 0 and g.call("mkdir", "made/", 0o777) == -1 and g.errno == 17
    assert g.call("rename", "file", "made/moved") == 0 and (inside / "made" / "moved").exists()
    assert g.call("rmdir", "made") == -1 and g.errno == 39 and g.call("remove", "made/moved") == 0 and g.call("remove", "made") == 0
    template = g.s("tmpXXXXXX")
    fd = g.call("mkstemp", template)
    assert fd >= 0 and (inside / g.cstr(template).decode()).exists() and g.call("mkstemp", g.s("noX")) == -1
    assert g.call("mkdtemp", g.s("dirXXXXXX")) and g.call("access", "sub", 7) == 0
    times = g.place(struct.pack("<qqqq", 1000, 0, 2000, 0))
    assert g.call("utimensat", -100, "sub/other", times, 0) == 0 and os.stat(inside / "sub" / "other").st_mtime == 2000
    g.close()


def test_scandir(tree):
    g = guest_with([(tree / "inside", "/", True)])
    for n in "zebra apple mango".split():
        (tree / "inside" / "sub" / n).touch()
    cell = g.buf(8)
    from allvm.interp import _host

    order = g.function(lambda x, y: g.call("alphasort", x, y))
    keep = g.function(lambda e: g.cstr(e + 19)[:1] != b".")
    n = g.call("scandir", "sub", cell, keep, order)
    assert _host.lookup("scandir") and [g.cstr(g.int(g.int(cell) + 8 * i) + 19) for i in range(n)] == [b"apple", b"deep", b"mango", b"other", b"zebra"]
    for i in range(n):
        g.call("free", g.int(g.int(cell) + 8 * i))
    g.call("free", g.int(cell))
    assert g.call("scandir", "none", cell, 0, 0) == -1 and g.errno == 2
    g.close()


def test_long_names(tree):
    g = guest_with([(tree / "inside", "/", True)])
    for path in ("x" * 300, "/".join(["sub"] * 5000), "a/" * 3000, "../" * 3000 + "file", "./" * 2000 + "file"):
        got = content(g, path)
        assert got in (2, 36, "inside"), got
    deep = "/".join("d" for _ in range(300))
    for i in range(1, 301):
        if g.call("mkdir", "/".join("d" for _ in range(i)), 0o777):
            assert g.errno == 36
            break
    assert content(g, deep + "/x") in (2, 36)
    g.close()


def test_no_descriptors_leak(tree):
    g = guest_with([(tree / "inside", "/", True)])
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(50):
        content(g, "sub/other")
        content(g, "sub/deep/none")
        content(g, "sub/../../secret")
        g.call("stat", "sub/deep", g.buf(128))
        g.call("rename", "sub/none", "sub/deep/x")
        g.call("mkdir", "sub/deep/../deep", 0o777)
        names(g, "sub")
    assert len(os.listdir("/proc/self/fd")) <= before  # less when something older was collected meanwhile
    g.close()


def test_mmap_of_a_file(tree):
    g = guest_with([(tree / "inside", "/", True)])
    fd = g.call("open", "file", 0, 0)
    p = g.call("mmap", 0, 4096, 1, 2, fd, 0)
    assert g.read(p, 10) == b"inside\0\0\0\0"
    assert g.call("mmap", 0, 4096, 3, 1, fd, 0) == (1 << 64) - 1 and g.errno == 19
    g.close()
