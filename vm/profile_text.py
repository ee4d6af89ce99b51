"""The tables that `allvm-vm profile` prints."""

import os
import sys

from allvm.compare_table import columns, duration
from allvm.explain_text import Paint
from allvm.names import of_row


def render(report, views, top):
    """The report as text."""
    terminal = sys.stderr.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    paint = Paint(terminal)
    words = " ".join([report["program"], *report["arguments"]])
    out = [f"{words}: {summary(report)}"]
    for view in views:
        if view in report:
            rows = TABLES[report["kind"], view](report, report[view][:top])
            out += ["", *_table(rows, paint, {i for i, c in enumerate(rows[0]) if c.startswith(" ")})]
            if len(report[view]) > top:
                out.append(f"... {len(report[view]) - top} more")
    return "\n".join(out)


def summary(report):
    if report["kind"] == "counts":
        n, d = report["instructions"], report["dispatches"]
        return f"{n:,} instructions executed, {d:,} dispatches of the interpreter" + (f" ({n / d:.2f} instructions each)" if d else "")
    n = report["samples"]
    if not n:
        return "no samples: the program was too short"
    tiers = ", ".join(f"{k} {100 * v / n:.0f} %" for k, v in report["tiers"].items() if v)
    more = f", {report['lost']} lost" if report["lost"] else ""
    other = f"; {report['elsewhere']} more while compiling and in Python" if report["elsewhere"] else ""
    return f"{n:,} samples, one each {duration(report['interval'])} of CPU time{more} ({tiers}){other}"


def _table(rows, paint, right):
    lines = columns([tuple(c.strip() for c in r) for r in rows], right)
    return [paint("head", lines[0]), *lines[1:]]


def _share(n, total):
    return f"{100 * n / total:.1f} %" if total else ""


def _sampled_functions(report, rows):
    n = report["samples"]
    out = [("function", " self", " ", " total", " ", "tiers")]
    for r in rows:
        tiers = ", ".join(f"{k} {100 * v / r['self']:.0f} %" for k, v in sorted(r["tiers"].items(), key=lambda t: -t[1])) if r["self"] else ""
        out.append((of_row(r), f"{r['self']:,}", _share(r["self"], n), f"{r['total']:,}", _share(r["total"], n), tiers))
    return out


def _sampled_lines(report, rows):
    n = report["samples"]
    return [("line", " self", " ", "function")] + [(f"{r['file']}:{r['line']}", f"{r['self']:,}", _share(r["self"], n), of_row(r)) for r in rows]


def _counted_functions(report, rows):
    n = report["instructions"]
    return [("function", " instructions", " ", " calls", " each call")] + [
        (of_row(r), f"{r['instructions']:,}", _share(r["instructions"], n), f"{r['calls']:,}",
         f"{r['instructions'] / r['calls']:,.1f}" if r["calls"] else "") for r in rows]  # fmt: skip


def _counted_lines(report, rows):
    n = report["instructions"]
    return [("line", " instructions", " ", " times", "function")] + [
        (f"{r['file']}:{r['line']}", f"{r['instructions']:,}", _share(r["instructions"], n), f"{r['times']:,}", of_row(r)) for r in rows]  # fmt: skip


def _counted_opcodes(report, rows):
    n = report["instructions"]
    return [("opcode", " instructions", " ")] + [(r["opcode"], f"{r['instructions']:,}", _share(r["instructions"], n)) for r in rows]


def _pairs(report, rows):
    if not rows:
        return [("operations that could share a handler: none that saves 0.1 % of the dispatches",)]
    return [("operations that could share a handler", " times", " dispatches saved")] + [
        (f"{r['first']}  +  {r['second']}", f"{r['times']:,}", f"{100 * r['gain']:.1f} %") for r in rows]  # fmt: skip


TABLES = {
    ("samples", "function"): _sampled_functions, ("samples", "line"): _sampled_lines,
    ("counts", "function"): _counted_functions, ("counts", "line"): _counted_lines,
    ("counts", "opcode"): _counted_opcodes, ("counts", "pair"): _pairs,
}  # fmt: skip
