"""Names of C++ and Rust functions as people write them: `geo::Box<double>::area(int) const` for `_ZNK3geo3BoxIdE4areaEi`.

The demangler is that of the host's C++ runtime, where there is one; else names stay as they are. A module's names are anybody's, and a
demangler can be made to recurse or to write without end: it works in a process of its own, with little memory and time.
"""

import os
import re
import subprocess
import sys

from allvm.visible import in_line

MANGLED = re.compile(r"_Z[A-Za-z0-9_.$]{2,4000}\Z")
IN_TEXT = re.compile(r"(?<![\w.$@])_Z[A-Za-z0-9_.$]{2,4000}")
MOST = 20000  # names looked at in one go
PATIENCE = 3  # seconds
LONGEST = 4000  # characters of a readable name
WIDEST = 200  # characters of a name in files for other tools
STANDARD = ("std::__1::", "std::__cxx11::")  # inline namespaces that nobody writes
RUST = {"$LT$": "<", "$GT$": ">", "$LP$": "(", "$RP$": ")", "$C$": ",", "$BP$": "*", "$RF$": "&", "$u20$": " ", "$u7b$": "{", "$u7d$": "}",
        "$u5b$": "[", "$u5d$": "]", "$u27$": "'", "$u3b$": ";", "$u2b$": "+", "..": "::"}  # fmt: skip
WORKER = """
import ctypes, sys
try:
    import resource
    for what, n in (("RLIMIT_AS", 1 << 29), ("RLIMIT_CPU", 2), ("RLIMIT_CORE", 0)):
        resource.setrlimit(getattr(resource, what), (n, n))
except (ImportError, AttributeError, ValueError, OSError):
    pass
for name in ("libstdc++.so.6", "libc++abi.so.1", "libc++.so.1", "libc++.1.dylib"):
    try:
        lib = ctypes.CDLL(name)
        work = lib.__cxa_demangle
        break
    except (OSError, AttributeError):
        pass
else:
    sys.exit()
work.restype, work.argtypes = ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)]
free, status = ctypes.CDLL(None).free, ctypes.c_int()
free.restype, free.argtypes = None, [ctypes.c_void_p]
for line in sys.stdin.buffer:
    at = work(line.strip(), None, None, ctypes.byref(status))
    sys.stdout.buffer.write((ctypes.string_at(at)[:LONGEST] if at else b"") + b"\\n")
    sys.stdout.buffer.flush()
    free(at)
"""

_known = {}


def learn(names):
    """Ask for many names at once: each question takes a process."""
    new = list(dict.fromkeys(n for n in names if n and n not in _known and MANGLED.match(n)))
    _known.update(dict.fromkeys(new))  # those beyond the limit stay as they are: they are not asked for one by one
    new = new[:MOST]
    if not new:
        return
    for name, text in zip(new, _ask(new)):
        text = _rust(text) if re.search(r"17h[0-9a-f]{16}E", name) else text
        if text and text != name and text.isprintable():
            _known[name] = text


def _ask(names):
    """The worker's answers, as many as came before it ended or its time was up."""
    try:
        worker = subprocess.Popen([sys.executable, "-I", "-S", "-c", WORKER.replace("LONGEST", str(LONGEST))], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, env={k: v for k, v in os.environ.items() if k == "LD_LIBRARY_PATH"})  # fmt: skip
    except OSError:
        return []
    try:
        out = worker.communicate("\n".join([*names, ""]).encode(), timeout=PATIENCE)[0]
    except subprocess.TimeoutExpired:
        worker.kill()
        out = worker.communicate()[0]
    return out.decode("utf-8", "replace").split("\n")[:-1]


def _rust(text):
    """A name of Rust, which borrows C++'s mangling: its hash left out, its own escapes read."""
    text = re.sub(r"::h[0-9a-f]{16}$", "", text)
    text = re.sub(r"(^|::)_(?=\$)", r"\1", text)
    for escape, meant in RUST.items():
        text = text.replace(escape, meant)
    return text


def readable(name):
    """The whole name as people write it; None where there is none, or it is the same."""
    if name and name.startswith("_Z"):
        learn([name])
        return _known.get(name)
    return None


def shown(name, width=72):
    """What to show for a function: its readable name, with arguments and then what is in templates left out where it is too long."""
    full = readable(name)
    if full is None:
        return name and in_line(name)
    return shortened(full, width)


def shortened(full, width):
    for inline in STANDARD:
        full = full.replace(inline, "std::")
    for opening, closing in ("()", "<>"):
        if len(full) > width:
            full = without(full, opening, closing)
    return full if len(full) <= width else full[: width - 1] + "…"


def without(text, opening, closing):
    """A name with … for what stands between brackets. Brackets of operators, and (anonymous namespace), are no such."""
    out, depth, i = [], 0, 0
    while i < len(text):
        plain = re.compile(r"operator(<=>|->\*?|<<=?|>>=?|<=?|>=?|\(\))|\(anonymous namespace\)|->").match(text, i)
        if plain:
            if not depth:
                out.append(plain[0])
            i = plain.end()
            continue
        c = text[i]
        if c == closing and depth:
            depth -= 1
        if not depth:
            out.append(c)
        if c == opening:
            depth += 1
            if depth == 1 and text[i + 1 : i + 2] != closing:
                out.append("…")
        i += 1
    return "".join(out)


def prose(text, width=100):
    """A text in which mangled names are replaced by what is shown for them."""
    found = IN_TEXT.findall(text)
    learn(found)
    return IN_TEXT.sub(lambda m: shown(m[0], width), text) if found else text


def annotate(rows, key="function"):
    """Give each row (dict) that has a mangled name a `demangled` one beside it."""
    learn(row[key] for row in rows)
    for row in rows:
        full = readable(row[key])
        if full is not None:
            row["demangled"] = full
    return rows


def of_row(row, width=72):
    """What to show for a row that went through annotate."""
    return shortened(row["demangled"], width) if "demangled" in row else in_line(row["function"])


def base(full):
    """A readable name without what it returns and takes: `geo::Box<double>::area`."""
    full = without_arguments(full)
    operators = list(re.finditer(r"(?<!\w)operator(?!\w)", full))  # brackets and spaces behind this word are its own
    depth = 0
    for i in range(operators[-1].start() if operators else len(full), 0, -1):  # the last space outside of brackets: before it stands the type returned
        c = full[i - 1]
        depth += (c in ">)") - (c in "<(")
        if c == " " and not depth:
            return full[i:]
    return full


def without_arguments(full):
    end = full.rfind(")")
    depth = 0
    for i in range(end, -1, -1):
        depth += (full[i] == ")") - (full[i] == "(")
        if not depth:
            return full[:i] if i and not full.endswith("namespace)") and not full[:i].endswith("operator") else full
    return full


def matching(wanted, names):
    """The mangled names among `names` that a person means by `wanted`: the whole readable name, it without arguments, or its last part."""
    learn(names)
    found = []
    for name in names:
        full = readable(name)
        if full is None:
            continue
        for inline in STANDARD:
            full = full.replace(inline, "std::")
        plain = base(full)
        bare = without(plain, "<", ">").replace("<…>", "")
        if wanted in (full, plain, bare, bare.rsplit("::", 1)[-1]):
            found.append(name)
    return found
