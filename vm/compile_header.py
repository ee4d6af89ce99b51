"""Functions of a compiled program for C: which ones, and the header that declares them."""

import os
import re

from allvm.ir.errors import UsageError

C_TYPES = {"i32": "int32_t", "i64": "int64_t", "f32": "float", "f64": "double"}
KEYWORDS = frozenset(
    "auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return short "
    "signed sizeof static struct switch typedef union unsigned void volatile while alignas alignof bool constexpr false nullptr static_assert "
    "thread_local true typeof typeof_unqual main".split()
)  # fmt: skip


def prefix(path):
    """The prefix of the functions that every library has: 'sums' for libsums.so."""
    name = re.sub(r"\W", "_", os.path.basename(path).partition(".")[0].removeprefix("lib"), flags=re.ASCII)
    return name if name and not name[0].isdigit() else f"lib{name}"


def chosen(program, names, imports):
    """(name, index) of the functions that C may call: those named, or all global ones that are nobody else's."""
    from allvm.interp._host import lookup

    own = {name: index for name, (kind, index, *_) in program.symbols.items() if kind == "func" and index >= imports}
    for name in names:
        if name not in own:
            raise UsageError(f"--export {name}: the program has no such function")
        if not _usable(name):
            raise UsageError(f"--export {name}: this is no name for C")
    picked = names or [n for n in own if _usable(n) and not n.startswith("_") and lookup(n) is None]
    return [(n, own[n]) for n in dict.fromkeys(picked)]


def _usable(name):
    return re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII) is not None and name not in KEYWORDS


def declaration(name, type):
    """The C prototype of a function. Several results come back through pointers behind the arguments."""
    params = [f"{C_TYPES[t]} a{n}" for n, t in enumerate(type.params)]
    if len(type.results) > 1:
        params += [f"{C_TYPES[t]} *r{n}" for n, t in enumerate(type.results)]
    result = C_TYPES[type.results[0]] if len(type.results) == 1 else "void"
    return f"{result} {name}({', '.join(params) or 'void'});"


def header(path, source, functions, trusted):
    """The text of a header. functions: (name, FuncType)."""
    p = prefix(path)
    guard = f"{p.upper()}_H"
    kind = "an address of this process" if trusted else "an address in the program's own memory, from 0 on"
    where = "" if trusted else f"\n * {p}_memory() + address is where it is for C."
    lines = [
        f"/* Functions of {os.path.basename(source)}, by `allvm-vm compile`.",
        " *",
        f" * A pointer is an int64_t: {kind}.{where}",
        " * A call that the program does not survive (a trap, exit, a limit) returns 0. One call runs at a time. */",
        f"#ifndef {guard}", f"#define {guard}", "#include <stdint.h>", "#ifdef __cplusplus", 'extern "C" {', "#endif", "",
        *(declaration(n, t) for n, t in functions), "",
        "/* What stopped the last call, in one line; NULL: it returned. */",
        f"const char *{p}_error(void);",
        "/* Where the program's memory begins. */",
        f"char *{p}_memory(void);",
        "/* Memory for arguments, on the program's heap; 0: there is none. */",
        f"int64_t {p}_alloc(uint64_t size);",
        f"void {p}_free(int64_t address);", "",
        "#ifdef __cplusplus", "}", "#endif", "#endif", "",
    ]  # fmt: skip
    return "\n".join(lines)
