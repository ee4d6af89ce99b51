"""The real programs: where each comes from, how it is built, what is run with it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bench.real import fetch, sodium

HERE = Path(__file__).parent
DRIVERS = HERE / "c"


@dataclass(frozen=True)
class Program:
    """One program.

    get: obtains its sources (a directory) or raises Unavailable. sources, flags: of that directory, for any C compiler.
    work: arguments of a timed workload; '{rounds}' stands for how often it is run. checks: name -> arguments of a run whose
    output must be the native one's (or a function of the directory); '{tmp}' stands for a directory of its own, '{source}' for that of the sources.
    wasm: more flags for WebAssembly. jumps: it uses setjmp. why_not: what WASI lacks, where it cannot be built for it.
    """

    name: str
    title: str
    get: Callable
    sources: Callable
    flags: Callable
    work: tuple = ()
    checks: dict | Callable = field(default_factory=dict)
    wasm: tuple = ()
    jumps: bool = False
    why_not: str = ""

    def runs(self, directory):
        """{check: arguments}."""
        return self.checks(directory) if callable(self.checks) else self.checks


def _lua_checks():
    folder = HERE.parents[1] / "tests" / "real" / "lua"
    return {p.stem: (str(p), "{tmp}") for p in sorted(folder.glob("*.lua"))}


def _expat(d):
    return [d / "lib" / f"{n}.c" for n in ("xmlparse", "xmltok", "xmlrole")]


def _expat_flags(d):
    return [f"-I{d}", f"-I{d / 'lib'}", "-DHAVE_EXPAT_CONFIG_H"]


def _oniguruma(d):
    """The files of the library: what the package's own build description lists."""
    left_out = ("testc.c", "testu.c", "testp.c")
    return sorted(p for p in d.glob("*.c") if p.name not in left_out) + sorted(p for p in (d / "enc").glob("*.c") if p.name != "mktable.c")


def _oniguruma_flags(d):
    return [f"-I{d}", f"-I{d / 'enc'}", "-DHAVE_CONFIG_H"]


PROGRAMS = (
    Program(
        "lua", "Lua 5.4", fetch.lua,
        sources=fetch.lua_sources,
        flags=lambda d: ["-DLUA_COMPAT_5_3"],
        work=(str(HERE / "lua" / "work.lua"), "{rounds}"),
        checks=_lua_checks(),
        jumps=True,
    ),
    Program(
        "sqlite", "SQLite", fetch.sqlite,
        sources=lambda d: [DRIVERS / "sqlite.c", d / "sqlite3.c"],
        flags=lambda d: [f"-I{d}", "-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"],
        work=("work", "{rounds}", "20000"),
        checks={"files": ("check", "{tmp}"), "queries": ("work", "1", "2000")},
        wasm=("-DSQLITE_OMIT_WAL", "-D_WASI_EMULATED_GETPID", "-lwasi-emulated-getpid"),
    ),
    Program(
        "zstd", "Zstandard", fetch.zstd,
        sources=lambda d: [DRIVERS / "zstd.c", d / "zstd.c"],
        flags=lambda d: [f"-I{d}"],
        work=("work", "{rounds}", "1000000"),
        checks={"check": ("check",)},
    ),
    Program(
        "quickjs", "QuickJS", fetch.quickjs,
        sources=lambda d: [DRIVERS / "quickjs.c", *(d / f"{n}.c" for n in "quickjs cutils libbf libregexp libunicode".split())],
        flags=lambda d: ["-D_GNU_SOURCE", f"-I{d}", '-DCONFIG_VERSION="real"', "-DCONFIG_BIGNUM"],
        work=(str(HERE / "js" / "work.js"), "{rounds}"),
        checks={"language": (str(HERE / "js" / "language.js"),)},
        wasm=("-Wno-incompatible-function-pointer-types",),
    ),
    Program(
        "expat", "Expat", fetch.expat,
        sources=lambda d: [DRIVERS / "expat.c", *_expat(d)],
        flags=_expat_flags,
        work=("work", "{rounds}"),
    ),
    Program(
        "expat-tests", "Expat's own tests", fetch.expat,
        sources=lambda d: [*(d / "tests" / f"{n}.c" for n in "runtests minicheck chardata memcheck".split()), *_expat(d)],
        flags=_expat_flags,
        checks={"runtests": ("-v",)},
        jumps=True,
    ),
    Program(
        "oniguruma", "Oniguruma", fetch.oniguruma,
        sources=lambda d: [DRIVERS / "oniguruma.c", *_oniguruma(d)],
        flags=_oniguruma_flags,
        work=("work", "{rounds}"),
    ),
    Program(
        "oniguruma-tests", "Oniguruma's own tests", fetch.oniguruma,
        sources=lambda d: [d / "testc.c", *_oniguruma(d)],
        flags=_oniguruma_flags,
        checks={"testc": ()},
    ),
    Program(
        "sodium", "libsodium", fetch.sodium,
        sources=lambda d: [DRIVERS / "sodium.c", *sodium.library(d)],
        flags=sodium.flags,
        work=("work", "{rounds}"),
        wasm=("-UHAVE_SYS_MMAN_H", "-UHAVE_MMAP", "-UHAVE_MPROTECT"),
    ),
    Program(
        "sodium-tests", "libsodium's own tests", fetch.sodium,
        sources=lambda d: [*sodium.tests(d), *sodium.library(d)],
        flags=sodium.flags,
        checks=sodium.checks,
        why_not="WASI has no signals, which some tests are about",
    ),
    Program(
        "chipmunk", "Chipmunk", fetch.chipmunk,
        sources=lambda d: [DRIVERS / "chipmunk.c", *sorted(p for p in (d / "src").glob("*.c") if p.name != "cpHastySpace.c")],
        flags=lambda d: [f"-I{d / 'include'}", "-DNDEBUG"],
        work=("work", "{rounds}"),
    ),
)  # fmt: skip
