"""What `allvm-vm explain` prints: per source line the code of each stage, side by side."""

import os
import shutil
import sys

from allvm.visible import in_line

TITLES = {"bytecode": "bytecode", "internal": "internal code", "ir": "LLVM IR", "ir-opt": "LLVM IR, optimised", "asm": "machine code", "ptx": "PTX"}
SIGNS = {"check": "?", "fast": "»", "slow": "·", "": " "}
LEGEND = "? the check before a loop with two copies   » its fast copy   · its slow copy   + a fused sequence"
NARROWEST = 44  # characters of a column
COLOURS = {"head": "1", "check": "33", "fast": "36", "slow": "2", "dim": "2"}


class Paint:
    """Colours, on terminals that want them (https://no-color.org)."""

    def __init__(self, on):
        self.on = on

    def __call__(self, kind, text):
        return f"\x1b[{COLOURS[kind]}m{text}\x1b[0m" if self.on and kind in COLOURS else text


def render(found, show):
    """The text, as wide as the terminal."""
    terminal = sys.stdout.isatty()
    paint = Paint(terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")
    width = shutil.get_terminal_size((200, 50)).columns if terminal or os.environ.get("COLUMNS") else 200
    show = [name for name in show if name in found.panes]
    out = [paint("head", f"{found.title} of {found.path}")]
    if found.counts is not None:
        out.append(f"{sum(found.counts):,} instructions executed: " + ", ".join(f"{name} {n:,}" for name, n in found.opcodes()[:8]))
    if found.loops:
        out.append("loops with a check and two copies: " + ", ".join(f"line {key.split(':')[1]}" for key in found.loops))
    if found.note:
        out.append(found.note)
    if found.loops or "internal" in show:
        out.append(paint("dim", LEGEND))
    last = None
    for row in found.source:
        if row["file"] != last:
            last = row["file"]
            out += ["", paint("head", printable(last) or "(no file)")]
        out += line(found, row, show, width, paint)
    loose = {name: [r for r in found.panes[name] if r["source"] is None] for name in show}
    if any(loose.values()):
        out += ["", paint("head", "without a line")]
        out += blocks(loose, show, width, paint)
    return "\n".join(text.rstrip() for text in out) + "\n"


def line(found, row, show, width, paint):
    counts = f"{row['count']:>13,}×" if "count" in row else " " * 14 if found.counts is not None else ""
    out = [paint("head", f"{row['line']:5} {counts} │ {printable(row['text'])}")]
    here = {name: [(n, r) for n, r in enumerate(found.panes[name]) if r["source"] == row["key"]] for name in show}
    if any(here.values()):
        out += blocks({name: spaced(rows) for name, rows in here.items()}, show, width, paint)
    return out


def spaced(rows):
    """Rows of a pane, with a sign where others lie between them."""
    out, last = [], None
    for n, row in rows:
        if last is not None and n != last + 1:
            out.append({"text": "⋯", "mark": "", "gap": True})
        out.append(row)
        last = n
    return out


def blocks(here, show, width, paint):
    """Columns, as many beside each other as fit."""
    show = [name for name in show if here[name]]
    fit = max(1, min(len(show), (width - 4) // NARROWEST))
    out = []
    for first in range(0, len(show), fit):
        names = show[first : first + fit]
        column = (width - 4) // len(names)
        out.append(paint("dim", "    " + "".join(f"── {TITLES[name]} ".ljust(column - 1, "─") + " " for name in names)))
        for k in range(max(len(here[name]) for name in names)):
            out.append("    " + "".join(cell(here[name][k] if k < len(here[name]) else None, column, paint) for name in names))
    return out


def cell(row, column, paint):
    if row is None:
        return " " * column
    count = f"{row['count']:>11,} " if "count" in row and "fused" not in row and not row["mark"] else ""
    sign = "+" if row.get("fused") else SIGNS[row["mark"]]
    text = f"{sign} {count}{printable(row['text'].strip())}"
    text = text[: column - 2] + "…" if len(text) > column - 1 else text
    return paint(row["mark"] or ("dim" if row.get("gap") else ""), text.ljust(column))


def printable(text):
    return in_line(text.expandtabs(4))
