"""string.h, strings.h, wchar.h and ctype.h against the host's functions and Python."""

import ctypes

import pytest
from hostguest import GuestTrap, libc
from hypothesis import given, settings
from hypothesis import strategies as st

MANY = settings(max_examples=150, deadline=None)
letters = st.text("ab,;", max_size=12).map(str.encode)
blocks = st.binary(max_size=24)
clean = blocks.map(lambda b: b.replace(b"\0", b"\1"))
M64 = (1 << 64) - 1

for _name in ("strchr", "strrchr", "strstr", "strpbrk", "memchr", "memrchr", "memmem", "strchrnul", "strcasestr", "rawmemchr"):
    getattr(libc, _name).restype = ctypes.c_void_p
for _name in ("strlen", "strspn", "strcspn", "strnlen"):
    getattr(libc, _name).restype = ctypes.c_size_t


def sign(n):
    return (n > 0) - (n < 0)


def both(g, name, data, *args):
    """Call with a string first on both sides: the result as an offset into it, or None."""
    s = g.s(data)
    raw = ctypes.create_string_buffer(data + b"\0")
    got = g.call(name, s, *args)
    want = getattr(libc, name)(raw, *[ctypes.c_char_p(a) if isinstance(a, bytes) else ctypes.c_size_t(a) for a in args])
    return (got - s if got else None), (want - ctypes.addressof(raw) if want else None)


@MANY
@given(letters, letters, st.integers(0, 300), st.integers(0, 15))
def test_searching(shared, hay, needle, c, n):
    mark = shared.mark()
    for name, args in [("strchr", (c,)), ("strrchr", (c,)), ("strchrnul", (c,)), ("strstr", (needle,)), ("strpbrk", (needle,)),
                       ("strcasestr", (needle.upper(),)), ("strchr", (ord("a"),)), ("strrchr", (ord(","),))]:  # fmt: skip
        got, want = both(shared, name, hay, *args)
        assert got == want, name
    for name in ("strspn", "strcspn"):
        assert shared.call(name, hay, needle) == getattr(libc, name)(hay, needle)
    n = min(n, len(hay) + 1)
    for name in ("memchr", "memrchr"):
        got, want = both(shared, name, hay, c & 255, n)
        assert got == want, name
    h, x = shared.s(hay), shared.s(needle)
    at = hay.find(needle)
    assert shared.call("memmem", h, len(hay), x, len(needle)) == (h + at if at >= 0 else 0)
    assert shared.call("strnstr", h, x, n) == (h + hay[:n].find(needle) if needle in hay[:n] else 0)
    shared.release(mark)


@settings(max_examples=60, deadline=None)
@given(st.text("ab", max_size=400), st.text("ab", min_size=1, max_size=60), st.booleans())
def test_long_needles(shared, hay, needle, repeat):
    if repeat:
        needle = needle * 3
    h = shared.call("strdup", hay)
    x = shared.call("strdup", needle)
    at = hay.find(needle)
    assert shared.call("strstr", h, x) == (h + at if at >= 0 else 0)
    shared.call("free", h)
    shared.call("free", x)


def test_search_is_linear(guest):
    """Worst cases of naive search, and a short hit in a huge text."""
    n = 1 << 20
    h = guest.call("malloc", n + 1)
    guest.write(h, b"a" * n + b"\0")
    x = guest.s(b"a" * 2000 + b"b")
    assert guest.call("strstr", h, x) == 0
    guest.write(h, b"x,y;")
    for _ in range(2000):
        assert guest.call("strchr", h, ord(",")) == h + 1 and guest.call("strcspn", h, ";") == 3
        assert guest.call("strtol", h, 0, 10) == 0 and guest.call("strstr", h, "y;") == h + 2


@MANY
@given(clean, clean, st.integers(0, 30))
def test_comparison(shared, x, y, n):
    mark = shared.mark()
    for name, fold in (("strcmp", False), ("strcasecmp", True)):
        a, b = (x.lower(), y.lower()) if fold else (x, y)
        assert sign(shared.call(name, x, y)) == (a > b) - (a < b)
        assert sign(shared.call(name.replace("str", "strn"), x, y, n)) == (a[:n] > b[:n]) - (a[:n] < b[:n])
    k = min(len(x), len(y))
    assert sign(shared.call("memcmp", x, y, k)) == (x[:k] > y[:k]) - (x[:k] < y[:k])
    assert sign(shared.call("strverscmp", x, y)) == sign(libc.strverscmp(x, y))
    assert shared.call("strlen", x) == len(x) and shared.call("strnlen", x, n) == min(len(x), n)
    shared.release(mark)


@MANY
@given(st.lists(st.sampled_from(["0", "1", "9", "00", "a", ".", "10", "09"]), max_size=6), st.lists(st.sampled_from(["0", "1", "9", "00", "a", ".", "10", "09"]), max_size=6))
def test_version_order(shared, x, y):
    mark = shared.mark()
    a, b = "".join(x).encode(), "".join(y).encode()
    assert sign(shared.call("strverscmp", a, b)) == sign(libc.strverscmp(a, b)), (a, b)
    shared.release(mark)


@MANY
@given(clean, clean, st.integers(0, 40))
def test_copying(shared, x, y, n):
    def call(name, *args):
        """The result as an offset, and the buffer, which begins with x."""
        mark = shared.mark()
        to = shared.buf(100)
        shared.write(to, x + b"\0")
        r = shared.call(name, to, *args)
        out = shared.read(to, 100)
        shared.release(mark)
        return (r - to if r > 100 else r), out

    blank = x + b"\0" + b"\xcc" * (99 - len(x))

    def over(at, data):
        return blank[:at] + data + blank[at + len(data) :]

    assert call("strcpy", y) == (0, over(0, y + b"\0"))
    assert call("stpcpy", y) == (len(y), over(0, y + b"\0"))
    assert call("strncpy", y, n) == (0, over(0, y[:n].ljust(n, b"\0")))
    assert call("stpncpy", y, n) == (min(n, len(y)), over(0, y[:n].ljust(n, b"\0")))
    assert call("strcat", y) == (0, over(len(x), y + b"\0"))
    assert call("strncat", y, n) == (0, over(len(x), y[:n] + b"\0"))
    assert call("strlcpy", y, n) == (len(y), over(0, y[: n - 1] + b"\0") if n else blank)
    joined = x + y
    assert call("strlcat", y, n) == (min(len(x), n) + len(y), over(0, joined[: n - 1] + b"\0") if n > len(x) else blank)
    assert call("memcpy", y, len(y)) == (0, over(0, y))
    assert call("mempcpy", y, len(y))[0] == len(y)
    k = y.find(b"a")
    assert call("memccpy", y, ord("a"), len(y)) == ((k + 1 if k >= 0 else 0), over(0, y[: k + 1] if k >= 0 else y))
    assert call("memset", 65, n) == (0, over(0, b"A" * n))


@MANY
@given(blocks, st.integers(0, 10), st.integers(0, 10))
def test_overlap(shared, data, a, b):
    mark = shared.mark()
    base = shared.buf(64, 0)
    shared.write(base + a, data)
    shared.call("memmove", base + b, base + a, len(data))
    assert shared.read(base + b, len(data)) == data
    shared.release(mark)


@MANY
@given(letters, st.text(",;", min_size=1, max_size=2).map(str.encode))
def test_tokens(shared, text, seps):
    import re

    mark = shared.mark()
    want = [t for t in re.split(b"[" + seps + b"]", text) if t]
    s, save = shared.s(text), shared.buf(8)
    got, at = [], shared.call("strtok", s, seps)
    while at:
        got.append(shared.cstr(at))
        at = shared.call("strtok", 0, seps)
    assert got == want
    s = shared.s(text)
    got, at = [], shared.call("strtok_r", s, seps, save)
    while at:
        got.append(shared.cstr(at))
        at = shared.call("strtok_r", 0, seps, save)
    assert got == want
    shared.write(save, shared.s(text).to_bytes(8, "little"))
    got = []
    while at := shared.call("strsep", save, seps):
        got.append(shared.cstr(at))
    assert got == re.split(b"[" + seps + b"]", text)
    shared.release(mark)


def test_duplicates(guest):
    for p, want in [(guest.call("strdup", "hello"), b"hello"), (guest.call("strndup", "hello", 3), b"hel"), (guest.call("strdup", ""), b"")]:
        assert guest.cstr(p) == want
        guest.call("free", p)


STRINGS = ["strlen", "strdup", "puts", "atoi", "strtod", "fputs", "getenv", "perror", "fopen", "strcpy", "strcat", "strchr", "strstr", "strspn",
           "strcmp", "strcasecmp", "strtok", "setlocale", "wcslen", "wcscpy", "mbstowcs", "strcspn", "strrchr", "strpbrk", "strsep"]  # fmt: skip


@pytest.mark.parametrize("name", STRINGS)
def test_strings_without_an_end(guest, name):
    """A string that runs to the end of memory is a trap, wherever it stands; so is one outside memory."""
    from allvm.interp import _host

    end = guest.ctx.heap_end - 64
    guest.write(end, b"1" * 64)
    cell = guest.buf(8)
    guest.write(cell, end.to_bytes(8, "little"))
    params = _host.lookup(name)[1].split(":")[0]
    good = guest.streams["stdout"] if name == "fputs" else guest.s("1" if name not in ("strspn", "strcspn") else "123")
    for bad in (end, 8, guest.ctx.heap_end + 5):
        mine = cell if name == "strsep" and bad == end else bad
        args = [1 if p == "i" else mine for p in params]
        if name in ("strspn", "strcspn", "strpbrk", "strsep", "strtok", "strchr", "strstr"):
            args = [mine] + ([ord("x")] if name == "strchr" else [good if name == "strspn" else guest.s("z")])
        elif name == "fputs":
            args = [bad, good]
        elif name == "strtod":
            args = [bad, 0]
        elif name in ("strcpy", "strcat", "wcscpy"):
            args = [guest.buf(8, 0), bad]
        elif name == "mbstowcs":
            args = [0, bad, 5]
        with pytest.raises(GuestTrap, match="memory"):
            guest.call(name, *args)


def test_null_page_and_lengths(guest):
    buf = guest.buf(16)
    for name, args in [("memcpy", (buf, 0, 4)), ("memcpy", (0, buf, 4)), ("memset", (buf, 0, 1 << 40)), ("memcmp", (buf, buf, M64)),
                       ("memmove", (buf, buf, 1 << 31)), ("bzero", (guest.ctx.ro_lo, 1)), ("memset", (guest.ctx.ro_lo - 4, 0, 8)),
                       ("strncpy", (buf, "x", 1 << 33)), ("wmemset", (buf, 0, 1 << 62))]:  # fmt: skip
        with pytest.raises(GuestTrap, match="memory"):
            guest.call(name, *args)
    # Nothing happens to nothing, wherever it is.
    for name, args in [("memcpy", (0, 0, 0)), ("memset", (0, 0, 0)), ("memcmp", (0, 0, 0)), ("memmove", (M64, 5, 0)), ("strncmp", (0, 0, 0))]:
        guest.call(name, *args)
    # A search may be given more than there is, when it ends before.
    guest.write(buf, b"abc\0")
    assert guest.call("memchr", buf, ord("c"), M64) == buf + 2 and guest.call("strncmp", buf, buf, M64) == 0


def test_errors_as_text(guest):
    assert guest.cstr(guest.call("strerror", 2)) == b"No such file or directory"
    one, two = guest.call("strerror", 1), guest.call("strerror", 13)
    assert guest.cstr(one) == b"Operation not permitted" and guest.cstr(two) == b"Permission denied"
    assert guest.cstr(guest.call("strerror", 4095)) == b"Unknown error 4095"
    for e in range(134):
        libc.strerror.restype = ctypes.c_char_p
        got, want = guest.cstr(guest.call("strerror", e)), libc.strerror(e)
        assert got == want or got == b"Unknown error %d" % e, e
    buf = guest.buf(64)
    assert guest.call("strerror_r", 2, buf, 64) == 0 and guest.cstr(buf) == b"No such file or directory"
    assert guest.call("strerror_r", 2, buf, 8) == 34 and guest.cstr(buf) == b"No such"
    assert guest.cstr(guest.call("strerror_r@x87", 2, buf, 64)) == b"No such file or directory"


@pytest.mark.parametrize("name", "isalpha isdigit isalnum isspace isupper islower isxdigit isprint isgraph isblank iscntrl ispunct toupper tolower".split())
def test_ctype(shared, name):
    for c in range(-128, 256):
        got, want = shared.call(name, c), getattr(libc, name)(c)
        assert got == want, (name, c)
    wide = name.replace("is", "isw", 1) if name.startswith("is") else name.replace("to", "tow")
    for c in range(128):
        assert bool(shared.call(wide, c)) == bool(getattr(libc, name)(c)) or not name.startswith("is")


def test_ctype_tables(guest):
    for name, size in (("__ctype_b_loc", 2), ("__ctype_tolower_loc", 4), ("__ctype_toupper_loc", 4)):
        mine = guest.int(guest.call(name))
        fn = getattr(libc, name)
        fn.restype = ctypes.POINTER(ctypes.c_void_p)
        assert guest.read(mine - 128 * size, 128 * size + 128 * size) == ctypes.string_at(fn()[0] - 128 * size, 256 * size)
        assert guest.call(name) == guest.call(name)


# ---- wide characters


@MANY
@given(st.text("abé漢😀", max_size=8), st.text("abé漢😀", max_size=8), st.integers(0, 10))
def test_wide_strings(shared, x, y, n):
    g = shared
    mark = g.mark()
    a, b, to = g.ws(x), g.ws(y), g.buf(128)
    assert g.call("wcslen", a) == len(x) and g.call("wcsnlen", a, n) == min(n, len(x))
    assert sign(g.call("wcscmp", a, b)) == (x > y) - (x < y) and sign(g.call("wcsncmp", a, b, n)) == (x[:n] > y[:n]) - (x[:n] < y[:n])
    assert g.call("wcscpy", to, a) == to and g.wstr(to) == x
    assert g.call("wcscat", to, b) == to and g.wstr(to) == x + y
    at = x.find(y)
    assert g.call("wcsstr", a, b) == (a + 4 * at if at >= 0 else 0)
    assert g.call("wcschr", a, ord("a")) == (a + 4 * x.find("a") if "a" in x else 0)
    assert g.call("wcsrchr", a, ord("a")) == (a + 4 * x.rfind("a") if "a" in x else 0)
    d = g.call("wcsdup", a)
    assert g.wstr(d) == x
    g.call("free", d)
    g.release(mark)


@pytest.fixture(scope="module")
def utf8():
    from hostguest import Guest

    g = Guest()
    assert g.cstr(g.call("setlocale", 6, "C.UTF-8")) == b"C.UTF-8"
    yield g
    g.close()


@MANY
@given(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=8))
def test_multibyte(utf8, text):
    g = utf8
    mark = g.mark()
    data = text.encode()
    s, to = g.s(data), g.buf(200)
    assert g.call("mbstowcs", to, s, 50) == len(text) and g.wstr(to) == text
    assert g.call("mbstowcs", 0, s, 0) == len(text)
    back = g.buf(200)
    assert g.call("wcstombs", back, to, 200) == len(data) and g.cstr(back) == data
    at, out, state = s, [], g.buf(8, 0)
    cell = g.buf(4)
    while n := g.call("mbrtowc", cell, at, 10, state):
        out.append(chr(g.int(cell, 4)))
        at += n
    assert "".join(out) == text
    # byte by byte
    out = []
    for byte in data:
        one = g.place(bytes([byte]))
        n = g.call("mbrtowc", cell, one, 1, state)
        if n == 1:
            out.append(chr(g.int(cell, 4)))
        else:
            assert n == M64 - 1
    assert "".join(out) == text
    g.release(mark)


@MANY
@given(st.binary(min_size=1, max_size=6))
def test_invalid_multibyte(utf8, data):
    g = utf8
    data = data.replace(b"\0", b"\xff")
    try:
        want = len(data.decode())
    except UnicodeDecodeError:
        want = M64
    got = g.call("mbstowcs", 0, data, 0)
    assert got == want
    if want == M64:
        assert g.errno == 84


def test_plain_c_locale(guest):
    assert guest.call("mbstowcs", 0, "é", 0) == M64 and guest.errno == 84
    assert guest.call("wctomb", guest.buf(8), 0xE9) == -1
    assert guest.call("__ctype_get_mb_cur_max") == 1


def test_wide_classes(utf8):
    for c in "éß漢Ωж1 ":
        assert bool(utf8.call("iswalpha", ord(c))) == c.isalpha(), c
    assert utf8.call("towupper", ord("é")) == ord("É") and utf8.call("towlower", ord("Ж")) == ord("ж")
    kind = utf8.call("wctype", "alpha")
    assert utf8.call("iswctype", ord("é"), kind) and not utf8.call("iswctype", ord("1"), kind)
    assert utf8.call("wcwidth", ord("漢")) == 2 and utf8.call("wcwidth", ord("a")) == 1


def test_wide_printf(utf8):
    g = utf8
    to = g.buf(400)
    n = g.call("swprintf", to, 100, g.ws("%ls|%5s|%-4lc|%d é"), g.va(g.ws("日本"), "éa", 0x6F22, 42))
    assert g.wstr(to) == "日本|   éa|漢   |42 é" and n == len(g.wstr(to))
    assert g.call("swprintf", to, 4, g.ws("%d"), g.va(123456)) == -1
    assert g.call("wprintf", g.ws("%ls\n"), g.va(g.ws("straße"))) == 7
    assert g.output() == "straße\n".encode()
    w, d = g.buf(64), g.buf(8)
    assert g.call("swscanf", g.ws("wörd 12"), g.ws("%ls %d"), g.va(w, d)) == 2
    assert g.wstr(w) == "wörd" and g.int(d, 4) == 12


def test_utf16(utf8):
    g = utf8
    s, cell, state = g.s("a😀"), g.buf(4, 0), g.buf(8, 0)
    units, at = [], s
    while (n := g.call("mbrtoc16", cell, at, 8, state)) != 0:
        units.append(g.int(cell, 2))
        at += n if n < 10 else 0
    assert units == [0x61, 0xD83D, 0xDE00]
    to = g.buf(8)
    assert g.call("c16rtomb", to, 0xD83D, state) == 0 and g.call("c16rtomb", to, 0xDE00, state) == 4
    assert g.read(to, 4) == "😀".encode()


def test_texts_bring_nothing_of_the_host_along(guest):
    """Behind a text that is made for the call stand zeros, not what was on the host's stack."""
    for name, number, room in (("strerror", 4095, 64), ("strsignal", 4095, 32)):
        text = guest.read(guest.call(name, number), room)
        assert text.rstrip(b"\0").endswith(b"4095") and set(text[text.index(b"\0") :]) == {0}
