"""Writes docs/libc.md, the page on the C library, from the table of host functions.

    python -m allvm.interp.libc_doc [--check]
"""

import sys
from pathlib import Path

from allvm.interp import _host

PAGE = Path(__file__).resolve().parent.parent / "docs" / "libc.md"

HEAD = """\
# The C library

Made from `interp/host_table.h` by `python -m allvm.interp.libc_doc`; do not edit.

The C library of guest programs is the host's, behind a bridge: host functions
that work on guest memory through checked ranges. A pointer outside guest memory
is a trap of kind `memory`; freeing what is no live block, a trap of kind `heap`.
An unknown function is an error when a program is linked.

Names separated by commas are the same function. Signatures are those of
[abi.md](abi.md): `i` i32, `l` i64 and pointers, `f` f32, `d` f64; a long double is
two `l`; the last `l` of a variadic function is the address of its arguments.
Functions marked † exist in a second flavour, imported by x86-64 modules as
`NAME@x87`: long doubles are then x86_fp80, and structs have x86-64's layout.

What to know:

- **Numbers.** Text is converted and rounded correctly in both directions, long doubles
  included. `errno` holds Linux's numbers. Math functions are the host's, and
  set `errno` where glibc's do. Long double functions come from glibc's binary128 and x87
  functions on x86-64 Linux and from the host's `long double` where that is binary128;
  on other hosts (macOS, Windows) they have the precision of the host's `long double`.
  Their arithmetic (`+ - * /`, conversions, comparisons) is exact everywhere.
- **Files.** A program sees a tree of its own that starts at `/`, which is also its first
  working directory. Directories opened to it appear in it by their guest names; without
  any, there is no file but `/dev/null`. Symbolic links and `..` are interpreted inside that tree.
  Kernel interfaces such as `/proc` are refused.
- **Memory.** `malloc` keeps its books outside guest memory. Blocks are aligned to 16.
- **Time.** Local time follows the guest's variable `TZ`: the name of a zone of the time-zone database (the guest's
  `/usr/share/zoneinfo`, else the host's) or POSIX's form; without one it is UTC.
- **Random numbers.** `rand`, `random`, `drand48` and relatives give glibc's sequences.
- **Locales.** `C` and `C.UTF-8`.
- **Processes, threads, signals.** There is one process; its threads are the host's. Signals are those that
  the program raises itself. Priorities are kept and change nothing.
"""


def _rows():
    """(header, text, rows) of each section; a row is ([names], signature, has an x87 flavour)."""
    sections = []
    for row in _host.table():
        if row[0] == "section":
            sections.append((row[1], row[2], []))
            continue
        name, sig, aliases, flavour = row
        if flavour == "@aapcs64":
            continue
        rows = sections[-1][2]
        names = [name, *aliases]
        if flavour:
            for i, (other, _, mark) in enumerate(rows):
                if other == names and not mark:
                    rows[i] = (other, rows[i][1], sig)
                    break
            else:
                rows.append((names, sig, sig))
        else:
            rows.append((names, sig, ""))
    return sections


def page():
    out = [HEAD]
    for header, text, rows in _rows():
        out.append(f"\n## {header}\n")
        if text:
            out.append(f"{text}\n")
        out.append("| function | signature |\n|---|---|\n")
        for names, sig, x87 in rows:
            shown = ", ".join(f"`{n}`" for n in names)
            flavour = " †" if x87 == sig else f" († `{x87}`)" if x87 else ""
            out.append(f"| {shown} | `{sig}`{flavour} |\n")
    out.append("\n## Data\n\n| symbol | bytes |\n|---|---|\n")
    for name, size, aliases in _host.data_table():
        out.append(f"| {', '.join(f'`{n}`' for n in [name, *aliases])} | {size} |\n")
    # one blank line between blocks
    text = "".join(line if line.endswith("\n") else line + "\n" for line in out)
    return text.replace("|\n|---", "|\n|---").replace(".\n| function", ".\n\n| function")


def main(args=None):
    args = sys.argv[1:] if args is None else args
    text = page()
    if "--check" in args:
        if not PAGE.exists() or PAGE.read_text() != text:
            print("docs/libc.md does not fit interp/host_table.h: run python -m allvm.interp.libc_doc", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
