"""The real programs: where each comes from, how it is built, what is run with it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bench.real import fetch

HERE = Path(__file__).parent
DRIVERS = HERE / "c"


@dataclass(frozen=True)
class Program:
    """One program.

    get: obtains its sources (a directory) or raises Unavailable. sources, flags: of that directory, for any C compiler.
    work: arguments of a timed workload; '{rounds}' stands for how often it is run. checks: name -> arguments of a run whose
    output must be the native one's; '{tmp}' stands for a directory of its own, '{source}' for that of the sources.
    wasm: more flags for WebAssembly; None: it cannot be built for it.
    """

    name: str
    title: str
    get: Callable
    sources: Callable
    flags: Callable
    work: tuple
    checks: dict = field(default_factory=dict)
    wasm: tuple | None = ()


def _lua_checks():
    folder = HERE.parents[1] / "tests" / "real" / "lua"
    return {p.stem: (str(p), "{tmp}") for p in sorted(folder.glob("*.lua"))}


PROGRAMS = (
    Program(
        "lua", "Lua 5.4", fetch.lua,
        sources=fetch.lua_sources,
        flags=lambda d: ["-DLUA_COMPAT_5_3"],
        work=(str(HERE / "lua" / "work.lua"), "{rounds}"),
        checks=_lua_checks(),
        wasm=None,  # setjmp
    ),
    Program(
        "sqlite", "SQLite", fetch.sqlite,
        sources=lambda d: [DRIVERS / "sqlite.c", d / "sqlite3.c"],
        flags=lambda d: [f"-I{d}", "-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"],
        work=("work", "{rounds}", "20000"),
        checks={"files": ("check", "{tmp}"), "queries": ("work", "1", "2000")},
        wasm=("-DSQLITE_OMIT_WAL", "-D_WASI_EMULATED_GETPID", "-lwasi-emulated-getpid", "-Dfchmod(a,b)=0", "-Dfchown(a,b,c)=0", "-Dgeteuid()=0"),
    ),
    Program(
        "zstd", "Zstandard", fetch.zstd,
        sources=lambda d: [DRIVERS / "zstd.c", d / "zstd.c"],
        flags=lambda d: [f"-I{d}"],
        work=("work", "{rounds}", "1000000"),
        checks={"check": ("check",)},
    ),
)  # fmt: skip
