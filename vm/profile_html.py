"""`allvm-vm profile --html`: one page, complete in itself: a flame graph that can be zoomed and searched, and the tables.

Colours are out of the palette of Okabe and Ito, which the colour-blind can tell apart; the tier is in words as well.
"""

import json
from html import escape

from allvm.names import shown
from allvm.page import document
from allvm.profile_text import TABLES, summary

TITLES = {"function": "Functions", "line": "Source lines", "opcode": "Opcodes", "pair": "Operations that could share a handler"}
ROWS = 60

STYLE = """
:root { --ink: #16191d; --paper: #fff; --rule: #c9ced4; --dim: #5b636d; --native: #9fd0f0; --interp: #f3c98b; --host: #b9dfce; --pin: #0072b2; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.45 system-ui, sans-serif; }
header, section { padding: .6rem 1.2rem; } header { border-bottom: 1px solid var(--rule); }
h1 { font-size: 1.3rem; margin: 0; } h2 { font-size: 1.1rem; margin: .6rem 0 .3rem; } p { margin: .3rem 0; }
.key span { display: inline-block; padding: 0 .6rem; margin-right: .6rem; border: 1px solid var(--rule); }
#flame { position: relative; width: 100%; overflow: hidden; border: 1px solid var(--rule); font-size: 13px; line-height: 21px; }
#flame button { position: absolute; height: 21px; padding: 0 4px; border: 1px solid #fff; border-radius: 0; font: inherit; color: inherit; text-align: left;
  white-space: nowrap; overflow: hidden; cursor: pointer; }
#flame button:focus { outline: 2px solid var(--pin); outline-offset: -2px; z-index: 1; }
#flame .found { background: #d55e00 !important; color: #fff; } #flame .above { opacity: .45; }
.native { background: var(--native); } .interp { background: var(--interp); } .host { background: var(--host); }
#what { min-height: 1.5em; font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
input, .tool { font: inherit; padding: .1rem .4rem; margin-right: .6rem; }
table { border-collapse: collapse; } th { text-align: left; border-bottom: 2px solid var(--rule); } td, th { padding: .1rem 1.4rem .1rem 0; }
td.n { text-align: right; font-variant-numeric: tabular-nums; } td:first-child { font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
tr:nth-child(even) { background: #f5f7f9; } .wide { overflow-x: auto; } .more { color: var(--dim); }
"""

SCRIPT = """
(function () {
  var tree = JSON.parse(document.getElementById('tree').textContent), box = document.getElementById('flame'), what = document.getElementById('what');
  var words = document.getElementById('search'), ROW = 21, all = [], top = null;
  function walk(n, depth, at, up) {
    var e = { name: n[0], total: n[1], tiers: n[2], depth: depth, at: at, up: up };
    all.push(e);
    (n[3] || []).forEach(function (c) { walk(c, depth + 1, at, e); at += c[1]; });
  }
  walk(tree, 0, 0, null);
  var deepest = Math.max.apply(null, all.map(function (e) { return e.depth; }));
  function tell(e) {
    var parts = ['host', 'interp', 'native'].filter(function (t, i) { return e.tiers[i]; }).map(function (t) {
      return t + ' ' + (100 * e.tiers[['host', 'interp', 'native'].indexOf(t)] / e.total).toFixed(0) + ' %'; });
    return e.name + ': ' + e.total.toLocaleString() + ' samples, ' + (100 * e.total / tree[1]).toFixed(1) + ' % (' + parts.join(', ') + ')';
  }
  var own = {};  // by function: samples that were interpreted, and native
  all.forEach(function (e) { var o = own[e.name] = own[e.name] || [0, 0]; o[0] += e.tiers[1]; o[1] += e.tiers[2]; });
  function tier(e) {
    if (e.name[0] === '[' && !e.tiers[1] && !e.tiers[2]) return 'host';
    var o = e.tiers[1] || e.tiers[2] ? e.tiers.slice(1) : own[e.name];
    return !o[0] && !o[1] ? (e.up ? tier(e.up) : 'host') : o[0] > o[1] ? 'interp' : 'native';
  }
  function inside(e, t) { for (; e; e = e.up) if (e === t) return true; return false; }
  function draw(t) {
    top = t;
    box.style.height = (deepest + 1) * ROW + 2 + 'px';
    box.textContent = '';
    var text = words.value.toLowerCase(), hits = 0;
    all.forEach(function (e) {
      var above = inside(t, e) && e !== t;
      if (!above && !inside(e, t)) return;
      var left = above ? 0 : (e.at - t.at) / t.total, width = above ? 1 : e.total / t.total;
      if (width * box.clientWidth < 1.5) return;
      var b = document.createElement('button');
      b.className = tier(e) + (above ? ' above' : '');
      if (text && e.name.toLowerCase().indexOf(text) >= 0) { b.className += ' found'; hits++; }
      b.style.left = 100 * left + '%'; b.style.width = 100 * width + '%'; b.style.top = e.depth * ROW + 'px';
      b.textContent = width * box.clientWidth > 22 ? e.name : '';
      b.title = tell(e);
      b.setAttribute('aria-label', tell(e));
      b.onclick = function () { draw(e); what.textContent = tell(e); };
      b.onfocus = b.onmouseover = function () { what.textContent = tell(e); };
      box.appendChild(b);
    });
    if (text) what.textContent = hits + ' found';
  }
  words.oninput = function () { draw(top); };
  document.getElementById('all').onclick = function () { words.value = ''; draw(all[0]); what.textContent = ''; };
  window.onresize = function () { draw(top); };
  document.addEventListener('keydown', function (ev) { if (ev.key === 'Escape') document.getElementById('all').click(); });
  draw(all[0]);
})();
"""


def page(profile, report):
    """The page as text. report: profile.report()."""
    title = f"Profile of {escape(' '.join([report['program'], *report['arguments']]))}"
    out = [f"<header><h1>{title}</h1><p>{escape(summary(report))}</p></header>"]
    flame = report["kind"] == "samples" and report["samples"]
    if flame:
        out.append(flame_section(profile))
    out += [table(report, view) for view in TITLES if view in report]
    return document(title, STYLE, out, SCRIPT if flame else "")


def flame_section(samples):
    """The flame graph: the data as JSON, what is drawn from it, and how to use it."""
    data = json.dumps(tree(samples), separators=(",", ":")).replace("<", "\\u003c")
    return (
        '<section><h2>Flame graph</h2><p>Each box is a function, below it those that it calls; its width is its share of the samples. A click'
        ' makes a box as wide as the page, Escape shows all again.</p><p class="key"><span class="native">native code</span>'
        '<span class="interp">interpreter</span><span class="host">host library</span></p>'
        '<p><input id="search" type="search" placeholder="find a function" aria-label="find a function"><button class="tool" id="all">show all</button>'
        f'<span id="what"></span></p><div id="flame"></div><script type="application/json" id="tree">{data}</script></section>'
    )


def tree(samples):
    """[name, samples, [in the host library, interpreted, native], children], for all and recursively; the largest child first."""
    tiers = ("host", "interp", "native")
    root = ["all", 0, [0, 0, 0], {}]
    for _, tier, stack in samples.stacks:
        node = root
        for step in (None, *stack):
            if step is not None:
                node = node[3].setdefault(step.name, [shown(step.name, 120), 0, [0, 0, 0], {}])
            node[1] += 1
            node[2][tiers.index(tier)] += 1
    todo = [root]
    while todo:
        node = todo.pop()
        node[3] = sorted(node[3].values(), key=lambda c: -c[1])
        todo += node[3]
    return root


def table(report, view):
    """One table of the report."""
    rows = TABLES[report["kind"], view](report, report[view][:ROWS])
    right = [c.startswith(" ") for c in rows[0]]
    out = [f'<section><h2>{TITLES[view]}</h2><div class="wide"><table><tr>']
    out[0] += "".join(f"<th>{escape(c.strip())}</th>" for c in rows[0]) + "</tr>"
    for row in rows[1:]:
        out.append("<tr>" + "".join(f'<td{" class=n" if r else ""}>{escape(c)}</td>' for c, r in zip(row, right)) + "</tr>")
    more = len(report[view]) - ROWS
    out.append("</table></div>" + (f'<p class="more">{more} more</p>' if more > 0 else "") + "</section>")
    return "\n".join(out)
