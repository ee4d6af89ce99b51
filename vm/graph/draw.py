"""`allvm-vm graph`: the dataflow graphs of a module, as text or for Graphviz."""

import os
import shutil
import subprocess
import sys

from allvm.ir.errors import UsageError
from allvm.ir.graph import show_dims
from allvm.ir.graph_hints import hints_of
from allvm.ir.graph_plan import OUTER, SIBLING_EACH, SIBLING_SAME, make_plan
from allvm.options import COMMON_FLAGS, Flag, help_lines, level, parse
from allvm.visible import visible

FLAGS = (
    Flag("--dot", "", "print the graphs in the language of Graphviz"),
    Flag("--svg", "FILE", "draw them to a file, with Graphviz's command dot"),
    Flag("--plan", "[=json]", "for every node what each device costs, which one --device auto takes, and why; =json: as a plan for --graph-plan"),
    Flag("--root", "FUNCTION", "only the graph with this root"),
    Flag("-O", "LEVEL", "optimisation of C sources given instead of a .avm (default 2)", level, "2"),
)
HELP = """usage: allvm-vm graph [options] PROGRAM

Shows the dataflow graphs of a program: nodes, what flows between them, and where each of them would run.

  allvm-vm graph prog.avm                       the hierarchy as text
  allvm-vm graph --svg graph.svg prog.avm       as a picture
  allvm-vm graph --plan=json prog.avm > plan    where --device auto puts nodes; allvm-vm --graph-plan plan keeps to it

options:
"""


def roots(nodes):
    """The node functions that are in no other node."""
    inside = {c.function for n in nodes for c in n.children}
    return [n.function for n in nodes if n.function not in inside]


def text_of(plan):
    """A graph as lines: a node, below it what its inputs are, then its children."""
    out = []

    def node(place, depth, parent):
        n = place.node
        pad = "  " * depth
        dims = f" {show_dims(place.dims)}" if place.dims else ""
        out.append(f"{pad}{place.label}{dims}  {'leaf' if place.leaf else 'internal'}" + (f", {n.target}" if n.target != "none" else ""))
        for k, p in enumerate(n.inputs):
            source = "" if parent is None else f"  <- {source_text(parent, place, k)}"
            out.append(f"{pad}    in {k}: {p}{source}")
        for k, p in enumerate(n.outputs):
            made = "" if place.leaf else f"  <- {place.children[place.results[k][0]].label}.{place.results[k][1]}"
            out.append(f"{pad}    out {k}: {p}{made}")
        for k in place.order:
            node(place.children[k], depth + 1, place)

    node(plan, 0, None)
    return out


def source_text(parent, place, k):
    kind, a, b = place.sources[k]
    streaming = " (stream)" if place.stream[k] else ""
    if kind == OUTER:
        return f"{parent.label}.{a}{streaming}"
    return f"{parent.children[a].label}.{b}{', each to each' if kind in (SIBLING_EACH, SIBLING_SAME) else ''}{streaming}"


def dot_of(plans):
    """The graphs for Graphviz: internal nodes are boxes around their children, edges carry the numbers of their ports."""
    out = ["digraph graphs {", "  rankdir=TB; compound=true; node [shape=box, style=rounded, fontname=\"sans-serif\"]; fontname=\"sans-serif\";"]
    number = {}

    def quote(text):
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'

    def first(place):
        return place if place.leaf else first(place.children[place.order[0]])

    def last(place):
        return place if place.leaf else last(place.children[place.order[-1]])

    def node(place, depth):
        pad = "  " * depth
        id = number[place] = len(number)
        label = place.label + (f"\n{show_dims(place.dims)}" if place.dims else "")
        if place.leaf:
            out.append(f"{pad}n{id} [label={quote(label)}];")
            return
        out.append(f"{pad}subgraph cluster{id} {{ label={quote(label)};")
        for c in place.children:
            node(c, depth + 1)
        for c in place.children:
            for k, (kind, a, b) in enumerate(c.sources):
                if kind != OUTER:
                    edge(place.children[a], c, f"{b} : {k}", kind in (SIBLING_EACH, SIBLING_SAME), c.stream[k], pad)
        out.append(f"{pad}}}")

    def edge(a, b, label, each, streaming, pad):
        style = ["label=" + quote(label)]
        style += ["style=bold"] * each + ["color=blue"] * streaming
        style += [f"ltail=cluster{number[a]}"] * (not a.leaf) + [f"lhead=cluster{number[b]}"] * (not b.leaf)
        out.append(f"{pad}  n{number[last(a)]} -> n{number[first(b)]} [{', '.join(style)}];")

    for plan in plans:
        node(plan, 1)
    return [*out, "}"]


def plans_of(program, root=None):
    """The plans of a program's graphs."""
    nodes = {n.function: n for n in program.nodes}
    wanted = roots(program.nodes)
    if root is not None:
        wanted = [f for f in nodes if program.function_name(f) == root]
        if not wanted:
            raise UsageError(f"{root} is no node; there are {', '.join(program.function_name(f) for f in nodes) or 'none'}")
    return [make_plan(nodes, f, program.function_name) for f in wanted]


def draw(lines, path):
    """SVG by Graphviz."""
    dot = shutil.which("dot")
    if dot is None:
        raise UsageError("--svg needs Graphviz's command dot; --dot prints what it would be given")
    r = subprocess.run([dot, "-Tsvg", "-o", path], input="\n".join(lines), text=True, capture_output=True)
    if r.returncode:
        raise UsageError(f"dot could not draw to {path}: {r.stderr.strip().splitlines()[0] if r.stderr.strip() else r.returncode}")


def plan_lines(plans, data, form, hints):
    """What --plan prints."""
    import json

    from allvm.graph import whatif

    if form not in ("", "json"):
        raise UsageError(f"--plan={form}: nothing or json can follow")
    rows = whatif.what_if(plans, data)
    fused = whatif.fusions(plans, data, hints)
    return [json.dumps(whatif.plan_of(rows, fused), indent=1)] if form else whatif.lines(rows) + whatif.fusion_lines(fused)


def command(argv):
    """The body of the subcommand; the exit status."""
    from allvm.interp._core import Program
    from allvm.load import load_program

    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP + "\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if len(opts.rest) != 1:
        raise UsageError("graph takes one program; try allvm-vm graph --help")
    path = opts.rest[0]
    data = load_program(path, allow_undefined=True, library=True)
    program = Program(data, os.path.basename(path))
    if not program.nodes:
        raise UsageError(f"{path} has no dataflow graphs")
    plans = plans_of(program, opts.root)
    if opts.plan is not None:
        lines = plan_lines(plans, data, opts.plan, hints_of(program))
    elif opts.dot or opts.svg:
        lines = dot_of(plans)
        if opts.svg:
            draw(lines, opts.svg)
            return 0
    else:
        lines = [line for plan in plans for line in text_of(plan)]
    sys.stdout.write("\n".join(map(visible, lines)) + "\n")
    return 0
