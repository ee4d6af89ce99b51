"""The page of `allvm-vm report`: complete in itself, without a script."""

from html import escape

from allvm import report_svg
from allvm.compare_table import duration, ratio
from allvm.names import of_row, prose
from allvm.page import document

STYLE = """
:root { --ink: #16191d; --rule: #c9ced4; --dim: #5b636d; --bar: #9fd0f0; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 1rem 1.4rem 4rem; color: var(--ink); background: #fff; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: .2rem 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .4rem; border-bottom: 1px solid var(--rule); } p { margin: .4rem 0; }
nav a { margin-right: 1.1rem; } a { color: #0063a0; }
table { border-collapse: collapse; margin: .4rem 0; } th { text-align: left; border-bottom: 2px solid var(--rule); } td, th { padding: .15rem 1.5rem .15rem 0; }
td:last-child:has(.bar) { text-align: left; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } .bar { display: inline-block; height: .8em; background: var(--bar); }
pre, code { font: 14px/1.45 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; } pre { overflow: auto; max-height: 34em; margin: .3rem 0; padding: .5rem; background: #f5f7f9; }
pre .at { color: var(--dim); } pre .hot { background: linear-gradient(to right, #ffd95a var(--heat), transparent 0); }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; } svg .grid { stroke: #e3e6ea; } svg .name { font-weight: bold; }
.good { color: #00704f; } .bad { color: #b3261e; font-weight: bold; } .dim { color: var(--dim); } details { margin: .3rem 0; } summary { cursor: pointer; }
.key span { display: inline-block; padding: 0 .6rem; margin-right: .6rem; color: #000; }
"""
LONG = 60  # lines of a listing that is shown whole
PARTS = {"tiers": "What each tier takes", "warmup": "Warm-up", "where": "Tier timeline", "ledger": "Break-even", "functions": "Hot functions",
         "graphs": "Dataflow graphs", "memory": "Memory", "environment": "Environment"}  # fmt: skip


def page(report):
    """The page as text."""
    words = escape(" ".join([report["program"], *report["arguments"]]))
    parts = {name: text for name in PARTS if (text := globals()["_" + name](report))}
    out = [f"<h1>Report on {words}</h1>", _verdict(report["compare"]),
           "<nav>" + "".join(f'<a href="#{name}">{PARTS[name]}</a>' for name in parts) + "</nav>"]  # fmt: skip
    out += [f'<section id="{name}"><h2>{PARTS[name]}</h2>{text}</section>' for name, text in parts.items()]
    return document(f"Report on {words}", STYLE, out)


def _verdict(compare):
    first = next(iter(compare["tiers"].values()))
    if compare["agree"]:
        return f'<p class="good">All tiers agree: output, end and memory; {escape(first["ended"])}, {first["output_bytes"]:,} bytes of output.</p>'
    found = compare["differences"]
    more = f'<p class="bad">{len(found) - 4} more</p>' if len(found) > 4 else ""
    return "".join(f'<p class="bad">Different: {escape(d)}</p>' for d in found[:4]) + more


def _table(head, rows, left=1):
    cells = [f"<th{'' if i < left else ' class=n'}>{h}</th>" for i, h in enumerate(head)]
    out = ["<table><tr>" + "".join(cells) + "</tr>"]
    for row in rows:
        out.append("<tr>" + "".join(f"<td{'' if i < left else ' class=n'}>{c}</td>" for i, c in enumerate(row)) + "</tr>")
    return "".join([*out, "</table>"])


def _tiers(report):
    tiers = report["compare"]["tiers"]
    base = next(iter(tiers.values()))["run"]
    rows = [(k, t["run"], t["compile"]) for k, t in tiers.items()]
    native = report["compare"]["native"]
    if native:
        rows.append(("clang", native["run"], 0.0))
    most = max(r + c for _, r, c in rows) or 1.0
    body = [(escape(k), duration(r), ratio(base, r), duration(c) if c else "-", duration(r + c),
             f'<span class="bar" style="width:{220 * r / most:.0f}px"></span><span class="bar" style="width:{220 * c / most:.0f}px;background:#f3c98b"></span>')
            for k, r, c in rows]  # fmt: skip
    notes = "".join(f'<p class="dim">{escape(n)}</p>' for n in report["compare"]["notes"])
    first = next(iter(tiers))
    return _table(("tier", "run", f"against {first}", "compile", "both", ""), body) + (
        f'<p class="dim">CPU time, medians of {report["compare"]["runs"]} interleaved runs; blue is running, orange compiling, without the code cache.'
        f" {'clang: ' + escape(native['compiler']) + ', with the start of its process.' if native else ''}</p>" + notes)  # fmt: skip


def _warmup(report):
    watched = {k: w for k, w in report["watched"].items() if w["points"] and w["points"][-1][1]}
    if not watched:
        return ""
    return report_svg.warm_up(watched) + (
        '<p class="dim">Units are calls and loop iterations, counted like fuel; time is what the clock shows, from the loading of the module on, compilation'
        " included. Where lines cross, the tier below has paid for its compilation. One run each; native code accounts for its loops ahead.</p>")  # fmt: skip


def _where(report):
    run = report["watched"].get("auto")
    if not run or len(run["samples"]) < 5:
        return ""
    events = [(at, t) for at, t in run["events"] if t.partition(",")[0] in ("quick", "opt")]
    key = "".join(f'<span style="background:{report_svg.COLOURS[k]}">{t}</span>' for k, t in (("interp", "interpreter"), ("native", "native code"), ("host", "host library")))
    rows = [(f"{1e3 * at:,.1f} ms", escape(text.partition(",")[0]), escape(prose(text.partition(", ")[2]))) for at, text in events]
    listing = f"<details><summary>{len(rows)} compilation{'s' * (len(rows) != 1)}</summary>{_table(('at', 'tier', 'what'), rows, 3)}</details>" if rows else "<p>Nothing became native.</p>"
    return f'<p class="key">{key} dashed: something was compiled, <b style="color:#a04a7c">quick</b> or <b style="color:#007a5a">opt</b></p>' + report_svg.where(run) + listing


def _ledger(report):
    hot = report["compare"]["hot"]
    if not hot:
        return ""
    rows = []
    for h in hot:
        for tier, g in h["tiers"].items():
            gain = g["gain_per_call"]
            pays = f"call {g['pays_from']:,}" if g["pays_from"] is not None else "never" if gain < 0 else "lost in noise"
            rows.append((escape(of_row(h)) + (f" (+{h['functions'] - 1})" if h["functions"] > 1 else ""), f"{h['calls']:,}", f"{100 * h['share']:.0f} %", tier,
                         duration(h["interp_per_call"]), duration(g["per_call"]) if g["per_call"] is not None else "noise", duration(g["compile"]), pays))  # fmt: skip
    return _table(("function", "calls", "share", "tier", "interpreted call", "native call", "compile", "pays from"), rows) + (
        '<p class="dim">A compilation pays from the call on at which what the calls have gained is more than it cost. (+N): compiled together with N others.</p>')  # fmt: skip


def _functions(report):
    out = []
    for f in report["functions"]:
        head = f"<b>{escape(of_row(f, 160))}</b>: {f['instructions']:,} instructions, {100 * f['share']:.1f} %, {f['calls']:,} call{'s' * (f['calls'] != 1)}"
        body = f'<p class="dim">{escape(f["note"])}</p>' if "note" in f else _listing(f)
        out.append(f"<details{' open' if not out else ''}><summary>{head}</summary>{body}</details>")
    return "".join(out)


def _listing(f):
    most = max([n for _, _, n in f["source"]] + [1])
    width = len(f"{most:,}")
    lines, last = [], None
    for line, text, n in _hot(f["source"], most):
        if last is not None and line != last + 1:
            lines.append('<span class="at">    ⋯</span>')
        last = line
        lines.append(f'<span class="hot" style="--heat:{100 * n / most:.0f}%"><span class="at">{line:5} {f"{n:,}" if n else "":>{width}} </span>{escape(text)}</span>')
    checked = f'<p class="dim">Loops with a check and two copies: lines {", ".join(f["checked"])}.</p>' if f["checked"] else ""
    out = [f"<pre>{chr(10).join(lines)}</pre>{checked}"]
    for name, title in (("bytecode", "Bytecode"), ("asm", "Machine code")):
        if name in f["panes"]:
            out.append(f"<details><summary>{title}, {len(f['panes'][name]):,} lines</summary><pre>{escape(chr(10).join(f['panes'][name]))}</pre></details>")
    return "".join(out)


def _hot(rows, most, around=2):
    """The lines of a listing; of a long one those that execute something worth mentioning, and their neighbours."""
    if len(rows) <= LONG:
        return rows
    hot = [i for i, (_, _, n) in enumerate(rows) if n >= most / 50]
    near = {i + d for i in hot for d in range(-around, around + 1)}
    return [row for i, row in enumerate(rows) if i in near]


def _graphs(report):
    graphs = report["graphs"]
    if not graphs or not graphs["events"]:
        return ""
    more = f'<p class="dim">{graphs["dropped"]:,} later events are left out; --trace writes them all.</p>' if graphs["dropped"] else ""
    return report_svg.tracks(graphs) + more


def _memory(report):
    watched = {k: w for k, w in report["watched"].items() if w["points"]}
    return report_svg.memory(watched) + '<p class="dim">Stack, data and heap of the guest.</p>' if watched else ""


def _environment(report):
    rows = [(escape(k), escape(str(v))) for k, v in report["environment"].items()]
    return _table(("", ""), rows, 2) + f"<p>Repeat it with</p><pre>{escape(report['command'])}</pre>"
