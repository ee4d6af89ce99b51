"""`allvm-vm explain --html`: one page, complete in itself, with a pane per stage whose lines are linked.

Colours are out of the palette of Okabe and Ito, which the colour-blind can tell apart; marks have a shape as well.
"""

from html import escape

from allvm.page import document

TITLES = {"bytecode": "Bytecode", "internal": "Interpreter's code", "ir": "LLVM IR", "ir-opt": "LLVM IR, optimised", "asm": "Machine code", "ptx": "PTX"}
HINTS = {"check": "the check before a loop with two copies", "fast": "in the loop's fast copy: addresses were checked before",
         "slow": "in the loop's slow copy: each address is checked"}  # fmt: skip
SIGNS = {"check": "?", "fast": "»", "slow": "·"}

STYLE = """
:root { --ink: #16191d; --paper: #fff; --rule: #c9ced4; --soft: #fff3c4; --strong: #ffd95a; --pin: #0072b2; --check: #d55e00; --fast: #009e73;
  --slow: #6b7480; --dim: #5b636d; --bar: #9fd0f0; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; color: var(--ink); background: var(--paper); font: 16px/1.4 system-ui, sans-serif; }
header { padding: .6rem 1rem; border-bottom: 1px solid var(--rule); }
h1 { font-size: 1.25rem; margin: 0; } h1 small { font-weight: normal; color: var(--dim); }
header p { margin: .2rem 0 0; }
.legend span { margin-right: 1.2rem; white-space: nowrap; }
.toggles label { margin-right: 1rem; white-space: nowrap; }
summary { cursor: pointer; } table { border-collapse: collapse; } td { padding: 0 1rem 0 0; } td.n { text-align: right; }
main { flex: 1; min-height: 0; display: flex; }
section { flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; border-right: 1px solid var(--rule); }
section[hidden] { display: none; }
h2 { font-size: 1rem; margin: 0; padding: .3rem .6rem; background: #eef1f4; border-bottom: 1px solid var(--rule); }
.lines { flex: 1; overflow: auto; font: 15px/1.45 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; padding: .3rem 0; }
.l { display: block; min-width: max-content; white-space: pre; color: inherit; text-decoration: none; padding: 0 .6rem 0 .2rem; border-left: 5px solid transparent; }
.l[data-s] { cursor: pointer; }
.l:focus { outline: 2px solid var(--pin); outline-offset: -2px; }
.l .n { display: inline-block; min-width: 3.2em; text-align: right; color: var(--dim); padding-right: .6em; }
.l .c { display: inline-block; min-width: calc(var(--digits, 4ch) + .8em); text-align: right; padding: 0 .4em; color: var(--ink);
  background: linear-gradient(to left, var(--bar) var(--heat, 0%), transparent 0); margin-right: .6em; }
.l .m { display: inline-block; width: 1.2em; font-weight: bold; }
.check .m { color: var(--check); } .fast .m { color: var(--fast); } .slow .m { color: var(--slow); } .fused .m { color: var(--pin); }
.check { border-left-color: var(--check); } .fast { border-left-color: var(--fast); }
.l.soft { background: var(--soft); } .l.strong { background: var(--strong); } .pinned .l.soft, .pinned .l.strong { border-left-color: var(--pin); }
.file { padding: .2rem .6rem; color: var(--dim); font-style: italic; } .gap { padding-left: 2.4em; color: var(--dim); }
@media print { html, body { height: auto; } .lines { overflow: visible; } main { flex-wrap: wrap; } section { flex: 0 0 100%; } }
"""

SCRIPT = """
(function () {
  var all = Array.from(document.querySelectorAll('.l')), pinned = null;
  function numbers(e) { return (e.dataset.a || '').split(' ').filter(Boolean); }
  function mark(e) {
    var s = e && e.dataset.s, at = e ? numbers(e) : [];
    all.forEach(function (x) {
      var same = !!s && x.dataset.s === s;
      var exact = at.length > 0 && e.dataset.p !== 'source' && x.dataset.p !== 'source' && numbers(x).some(function (n) { return at.indexOf(n) >= 0; });
      x.classList.toggle('soft', same && !exact);
      x.classList.toggle('strong', exact || x === e);
    });
  }
  function reveal(e) {
    document.querySelectorAll('.lines').forEach(function (pane) {
      if (pane.contains(e)) return;
      var to = pane.querySelector('.strong') || pane.querySelector('.soft');
      if (to) pane.scrollTop += to.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 3;
    });
  }
  function pin(e) {
    pinned = e && pinned !== e && e.dataset.s ? e : null;
    document.body.classList.toggle('pinned', !!pinned);
    mark(pinned || e);
    if (pinned) reveal(pinned);
  }
  function focus(e) { if (e) { all.forEach(function (x) { x.tabIndex = -1; }); e.tabIndex = 0; e.focus(); } }
  document.addEventListener('mouseover', function (ev) { var e = ev.target.closest('.l'); if (e && !pinned) mark(e); });
  document.addEventListener('click', function (ev) { var e = ev.target.closest('.l'); if (e) { ev.preventDefault(); focus(e); pin(e); } });
  document.addEventListener('focusin', function (ev) { var e = ev.target.closest('.l'); if (e && !pinned) { mark(e); reveal(e); } });
  document.addEventListener('keydown', function (ev) {
    var e = ev.target.closest('.l');
    if (ev.key === 'Escape') { pinned = null; document.body.classList.remove('pinned'); mark(null); return; }
    if (!e || ev.ctrlKey || ev.altKey || ev.metaKey) return;
    var pane = e.parentElement, rows = Array.from(pane.querySelectorAll('.l')), n = rows.indexOf(e);
    if (ev.key === 'ArrowDown') focus(rows[n + 1]);
    else if (ev.key === 'ArrowUp') focus(rows[n - 1]);
    else if (ev.key === 'Home') focus(rows[0]);
    else if (ev.key === 'End') focus(rows[rows.length - 1]);
    else if (ev.key === 'Enter' || ev.key === ' ') pin(e);
    else if (ev.key === 'ArrowLeft' || ev.key === 'ArrowRight') {
      var panes = Array.from(document.querySelectorAll('section:not([hidden]) .lines'));
      var to = panes[panes.indexOf(pane) + (ev.key === 'ArrowRight' ? 1 : -1)];
      if (to) focus(to.querySelector('.strong') || to.querySelector('.soft') || to.querySelector('.l'));
    } else return;
    ev.preventDefault();
  });
  function linked() {
    var e = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!e || !e.classList.contains('l')) return;
    pinned = null;
    focus(e);
    pin(e);
    e.scrollIntoView({ block: 'nearest' });
  }
  document.querySelectorAll('.toggles input').forEach(function (box) {
    function show() { document.getElementById('pane-' + box.value).hidden = !box.checked; }
    box.addEventListener('change', show);
    show();
  });
  window.addEventListener('hashchange', linked);
  linked();
})();
"""


def page(found, show=None):
    """The page as text. show: names of the panes that are seen at first; None for those that fit beside each other."""
    panes = [name for name in TITLES if name in found.panes]
    top = max([row.get("count", 0) for row in found.source] + [1])
    head = f"<h1>{text(found.title)} <small>{text(found.path)}</small></h1>"
    out = ["<header>", head, *facts(found), toggles(panes, show), "</header>", f'<main style="--digits: {len(f"{top:,}") + 1}ch">', source(found, top)]
    out += [pane(found, name, top) for name in panes]
    return document(f"{text(found.title)} of {text(found.path)}", STYLE, [*out, "</main>"], SCRIPT)


def facts(found):
    out = ['<p class="legend"><span class="check"><b class="m">?</b> check before a loop with two copies</span>'
           '<span class="fast"><b class="m">»</b> its fast copy</span><span class="slow"><b class="m">·</b> its slow copy</span>'
           '<span class="fused"><b class="m">+</b> several operations in one handler</span>'
           "<span>Hover or move with the arrow keys; click or Enter pins, Escape lets go.</span></p>"]  # fmt: skip
    if found.note:
        out.append(f"<p>{text(found.note)}</p>")
    if found.counts is not None:
        rows = "".join(f'<tr><td>{text(name)}</td><td class="n">{n:,}</td></tr>' for name, n in found.opcodes())
        out.append(f"<details><summary>{sum(found.counts):,} instructions executed</summary><table>{rows}</table></details>")
    return out


def toggles(panes, show):
    """Boxes that show and hide panes."""
    hidden = [name for name in panes if name not in show] if show else ("ir", "ir-opt") if "ptx" in panes else ("ir",)
    boxes = "".join(f'<label><input type="checkbox" value="{name}"{"" if name in hidden else " checked"}> {TITLES[name]}</label>' for name in panes)
    return f'<p class="toggles">{boxes}</p>'


def source(found, top):
    out, last, line = [], None, 0
    for row in found.source:
        if row["file"] != last:
            last = row["file"]
            out.append(f'<div class="file">{text(last)}</div>')
        elif row["line"] != line + 1:
            out.append('<div class="gap">⋯</div>')
        line = row["line"]
        count = counted(row, top) if found.counts is not None else ""
        at = " ".join(map(str, row["instructions"]))
        out.append(f'<a class="l" id="{anchor(row["key"])}" data-p="source" data-s="{row["key"]}" data-a="{at}" tabindex="{-1 if out[1:] else 0}">'
                   f'<span class="n">{row["line"]}</span>{count}{text(row["text"]) or " "}</a>')  # fmt: skip
    return section("source", "Source", out, [r["text"].expandtabs(4) for r in found.source], 14)


def pane(found, name, top):
    out = []
    for n, row in enumerate(found.panes[name]):
        fused = row.get("fused", 0)
        kind = row["mark"] or ("fused" if fused else "")
        hint = HINTS.get(row["mark"]) or (f"{fused} operations in one handler" if fused else "")
        if row.get("accumulator"):
            hint += ("; " if hint else "") + "uses an accumulator"
        link = "" if row["source"] is None else f' href="#{anchor(row["source"])}" data-s="{row["source"]}"'
        at = " ".join(map(str, row.get("covers", [row["at"]] if row["at"] is not None else [])))
        sign = "+" if kind == "fused" else SIGNS.get(row["mark"], "")
        count = counted(row, top) if "count" in row else ""
        out.append(f'<a class="l {kind}" id="{name}-{n}" data-p="{name}"{link} data-a="{at}" tabindex="-1"{f" title={chr(34)}{hint}{chr(34)}" if hint else ""}>'
                   f'<span class="m">{sign}</span>{count}{text(row["text"])}</a>')  # fmt: skip
    return section(name, TITLES[name], out, [r["text"] for r in found.panes[name]], 14 if out and "count" in found.panes[name][0] else 4)


def section(name, title, rows, texts, more):
    """A pane. Its share of the width goes by what most of its lines need; more: characters before each."""
    lengths = sorted(map(len, texts)) or [0]
    share = more + min(50, max(24, lengths[len(lengths) * 9 // 10]))
    return f'<section id="pane-{name}" aria-label="{title}" style="flex-grow:{share}"><h2>{title}</h2><div class="lines">' + "\n".join(rows) + "</div></section>"


def counted(row, top):
    """How often a row was executed, with a bar for its share of the most frequent."""
    if "count" not in row:
        return '<span class="c"></span>'
    return f'<span class="c" style="--heat:{min(100, round(100 * row["count"] / top))}%">{row["count"]:,}</span>'


def anchor(key):
    return "source-" + key.replace(":", "-")


def text(raw):
    """Any text for a page: no markup, no control characters."""
    return escape("".join(c if c.isprintable() else "�" for c in (raw or "").expandtabs(4)))
