"""`allvm-vm explain`: a function as source, bytecode, internal code, LLVM IR, machine code and PTX, line by line.

Everything is keyed by the bytecode: its line table leads to the source, the internal code and the debug information of
native code name the instruction they come from.
"""

import os
import re
import sys
from collections import Counter

from allvm.ir.errors import FormatError, Trap, UsageError
from allvm.names import base, readable, shown
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, nearest, parse
from allvm.output import check_output, write_output

_LEFT_OUT = ("--stats", "--json", "--tier", "--plan", "--perf", "--gdb", "--loose-traps", "--jit-threshold", "--threads", "-v", "--no-cache",
             "--dump-bytecode", "--dump-ir", "--dump-ir-opt", "--dump-asm", "--device")  # fmt: skip
PANES = ("bytecode", "internal", "ir", "ir-opt", "asm", "ptx")
FLAGS = (
    Flag("-f", "FUNCTION", "which function, by name or index (default: with --run the one that executes most instructions, else main)"),
    Flag("--run", "", "run the program first, in the interpreter, and show how often each line and instruction was executed"),
    Flag("--html", "FILE", "write one page with linked panes there instead of text"),
    Flag("--json", "", "print everything as JSON; what the program prints goes to stderr"),
    Flag("--tier", "TIER", "which native code: quick or opt (default opt)", str, "opt"),
    Flag("--show", "PANES", f"which panes the text has, and the page at first, separated by commas: {','.join(PANES)} (default all)"),
    *(f for f in RUN_FLAGS if f.name not in _LEFT_OUT),
)
HELP = """usage: allvm-vm explain [options] PROGRAM [arguments]

Shows a function at every stage, aligned by the lines of its source: bytecode, the interpreter's internal
code, LLVM IR before and after optimisation, machine code; PTX, where it is a leaf of a graph (no GPU is
needed). Arguments are for the program, with --run.

  allvm-vm explain -f saxpy saxpy.c                       one function, in the terminal
  allvm-vm explain --run --html page.html saxpy.c 1000    the hottest function of a run, as a page, with counts
  allvm-vm explain -f blur_row --show bytecode,ptx pipeline.c

options:"""
MAX_SPAN = 300  # source lines shown in one piece; beyond that only what has code, and its neighbours


class Explained:
    """What is shown. source: rows (dict) of source lines; panes: {name: rows (dict)}; see docs/explain.md."""

    def __init__(self, path, module, function):
        self.path, self.module, self.function = path, module, function
        self.own = module.functions[function - len(module.import_funcs)]
        self.name = module.func_name(function) or f"function {function}"
        self.title = shown(self.name, 120)  # for people
        self.counts = None  # per instruction, after a run
        self.panes = {}
        self.source = []
        self.loops = []  # source lines of the loops with a check and two copies
        self.note = ""
        self.status = None
        self._keys()

    def _keys(self):
        """The key FILE:LINE of each instruction, None where its line is not known."""
        lines = self.own.lines
        if not any(entry.line for entry in lines):
            raise UsageError(f"{self.path}: {self.title} has no lines: compile it without -s, from a source that has them")
        self.keys, current, following = [], None, iter(lines)
        entry = next(following, None)
        for i in range(len(self.own.code)):
            while entry is not None and entry.index <= i:
                current = f"{entry.file}:{entry.line}" if entry.line else None
                entry = next(following, None)
            self.keys.append(current)

    def key(self, at):
        return self.keys[at] if at is not None and at < len(self.keys) else None

    # -- panes
    def add_bytecode(self):
        from allvm.ir.disasm import Disassembler

        dis = Disassembler(self.module)
        labels = dis.labels(self.own)
        self.panes["bytecode"] = [
            self._counted(self._row((f"{labels[i]}:" if i in labels else "").ljust(5) + dis.instruction(insn, labels).strip(), i))
            for i, insn in enumerate(self.own.code)
        ]

    def add_internal(self, dump):
        """dump: of `_core.dump_internal`."""
        rows, at = [], 0
        for line in dump.splitlines():
            where, rest = line[:5].strip(), line[13:]
            if rest.lstrip().startswith("data "):
                continue
            at = int(where) if where else at
            rows.append((at, *split_internal(rest)))
        following = [r[0] for r in rows[1:]] + [len(self.own.code)]
        self.panes["internal"] = []
        for (at, name, fields), after in zip(rows, following):
            row = self._counted(self._row(f"{name}  {' '.join(fields)}".rstrip(), at))
            row["covers"] = list(range(at, max(after, at + 1)))
            row["fused"] = name.count(";") + 1 if ";" in name else 0
            row["accumulator"] = [w for w in ("acc", "kept", "tie") if any(p.startswith(w) for p in name.replace(";", "").split())]
            self.panes["internal"].append(row)

    def add_native(self, stages):
        for name, rows in stages.items():
            self.panes[name] = [self._row(text, at, mark) for text, at, mark in rows]
        checks = [r["at"] for r in self.panes.get("ir", ()) if r["mark"] == "check"]
        self.loops = list(dict.fromkeys(self.key(at) for at in checks))

    def _row(self, text, at, mark=""):
        row = {"text": text, "at": at, "source": self.key(at), "mark": mark}
        return row

    def _counted(self, row):
        """A row of a stage that the interpreter runs, so that its counts are the row's."""
        if self.counts is not None:
            row["count"] = self.counts[row["at"]]
        return row

    def remark(self, text):
        self.note += ("; " if self.note else "") + text

    # -- source
    def add_source(self):
        wanted = {}
        for key in self.keys:
            if key:
                file, line = map(int, key.split(":"))
                wanted.setdefault(file, set()).add(line)
        for file, lines in wanted.items():
            self._file(file, lines)

    def _file(self, file, lines):
        name = self.module.files[file] if file < len(self.module.files) else ""
        text = find_source(name, self.path)
        if text is not None:
            low, high = head(text, min(lines), last_name(self.own.name)), max(lines)
            near = range(low, high + 1) if high - low < MAX_SPAN else {n + d for n in lines for d in (-1, 0, 1)}
            lines = {n for n in near if 0 < n <= len(text)} | lines
        for n in sorted(lines):
            key = f"{file}:{n}"
            here = [i for i, k in enumerate(self.keys) if k == key]
            row = {"key": key, "file": name, "line": n, "instructions": here,
                   "text": "(source not found)" if text is None else text[n - 1] if n <= len(text) else ""}  # fmt: skip
            if self.counts is not None and here:
                row["count"] = max(self.counts[i] for i in here)
                row["executed"] = sum(self.counts[i] for i in here)
            self.source.append(row)

    def opcodes(self):
        """[(opcode, how often it was executed in this function)], the most frequent first."""
        from allvm.ir import isa

        total = Counter()
        for insn, n in zip(self.own.code, self.counts or ()):
            total[isa.OPS[insn[0]].name] += n
        return [(name, n) for name, n in total.most_common() if n]

    def as_json(self):
        return {
            "program": self.path, "function": self.name, **({"demangled": full} if (full := readable(self.name)) else {}), "index": self.function, "ran": self.counts is not None, "exit_status": self.status,
            "executed": sum(self.counts) if self.counts is not None else None, "note": self.note,
            "opcodes": [{"opcode": name, "executed": n} for name, n in self.opcodes()],
            "versioned_loops": self.loops, "source": self.source, "panes": self.panes,
        }  # fmt: skip


#: What sources are called. A module's line table is anybody's, and what it names ends up on pages: no private files.
SOURCE = re.compile(r"\.([cChH]|cc|cpp|cxx|c\+\+|cp|CPP|hh|hpp|hxx|h\+\+|inc|inl|ipp|tcc|def|ii?|m|mm|cu|cuh|rs|zig|go|d|swift|py|ll|avs|[sS]|[yl]|f|f90|F90)\Z|/include/.*\Z")


def is_source(path):
    """Whether a file is one of source code by its name, and by that of what it is a link to; headers of C++ have no suffix."""
    return all(SOURCE.search(p.replace(os.sep, "/")) for p in (path, os.path.realpath(path)))


def find_source(name, program):
    """The lines of a source file: where the line table says, or beside the program; None."""
    beside = os.path.dirname(os.path.abspath(program))
    for path in dict.fromkeys((name, os.path.join(beside, name), os.path.join(beside, os.path.basename(name)))):
        try:
            if path and is_source(path) and os.path.isfile(path) and os.path.getsize(path) < 1 << 26:
                with open(path, encoding="utf-8", errors="replace") as f:
                    return f.read().splitlines()
        except (OSError, ValueError):
            continue
    return None


def last_name(name):
    """The name of a function as it stands in its source: for one of C++ the last part, without templates."""
    full = readable(name)
    return base(full).rsplit("::", 1)[-1].partition("<")[0] if full else name


def head(text, line, name):
    """The line where a function's definition seems to begin, for the reader's sake: not far above its first code."""
    for n in range(line, max(0, line - 10), -1):
        if n <= len(text) and name and f"{name}(" in text[n - 1] and not text[n - 1].rstrip().endswith(";"):
            return n
    for n in range(line, max(0, line - 10), -1):  # a function that was inlined here
        row = text[n - 1] if n <= len(text) else ""
        if row[:1] == "}":
            break
        if (row[:1].isalpha() or row[:1] == "_") and "(" in row and not row.rstrip().endswith(";"):
            return n
    return line


def split_internal(text):
    """(handler's name, fields a to d) of a line of a dump, whose last five words are the fields a to d and i."""
    words = text.rsplit(None, 5)
    return words[0].strip(), words[1:5]


# -- counts
def block_counts(instance, function, blocks, length):
    """How often each instruction of a function ran, from the counters at the heads of its blocks."""
    from allvm.interp import _core

    starts, at = [], 0
    for line in _core.dump_internal(instance, function).splitlines():
        at = int(line[:5]) if line[:5].strip() else at
        if line[13:].startswith("profile "):
            starts.append(at)
    counts = [0] * length
    for (count, _, _), start, end in zip(blocks, starts, [*starts[1:], length]):
        counts[start:end] = [count] * (end - start)
    return counts


def run(program, data, opts):
    """Run the program in the interpreter. ({function: counts of its blocks}, the instance, a note on how it ended, the exit status)"""
    from allvm.interp import _core
    from allvm.launch import Graphs, launch, run_main
    from allvm.run import host_state

    instance = launch(
        program, host_state(opts, stdout=2 if opts.json else 1), opts.rest, allow_undefined=opts.allow_undefined, max_memory=opts.max_memory,
        stack_size=opts.stack, fuel=opts.fuel, timeout=opts.timeout, profile=True,
    )  # fmt: skip
    note, status = "", None
    graphs = Graphs(instance, data, device="sequential", threads=None, scratch=opts.scratch, cache=False)
    try:
        status = run_main(instance)
        graphs.finish()
    except Trap as e:
        note = f"the run ended early: {e}"
    finally:
        graphs.close()
    return dict(_core.profile(instance)), instance, note, status


def choose(path, module, name, profiled):
    """The index of the function that is shown."""
    own = range(len(module.import_funcs), len(module.import_funcs) + len(module.functions))
    if name is not None:
        by_name = {module.func_name(i): i for i in reversed(own)}
        index = int(name) if name.isdecimal() else by_name.get(name, -1)
        if index < 0:
            from allvm.names import matching

            meant = matching(name, [n for n in by_name if n])
            if len(meant) > 1:
                raise UsageError(f"-f {name} may be {', or '.join(shown(m, 200) for m in meant[:8])}: which one? (write it as it stands here)")
            index = by_name[meant[0]] if meant else -1
        if index not in own:
            raise UsageError(f"{path} has no function {name} with code{nearest(name, filter(None, by_name)) if not name.isdigit() else ''}; see allvm-vm info --functions {path}")
        return index
    if profiled is not None:
        weight = {f: sum(count * len(code) for count, _, code in blocks) for f, blocks in profiled.items()}
        lined = [f for f in weight if any(x.line for x in module.functions[f - own.start].lines)]
        if not lined:
            raise UsageError(f"{path}: no function that ran has lines: compile it without -s")
        return max(lined, key=lambda f: (weight[f], -f))
    found = next((i for i in own if module.func_name(i) == "main"), None)
    if found is None:
        if len(own) != 1:
            raise UsageError(f"{path} has no main: say which function with -f; see allvm-vm info --functions {path}")
        found = own[0]
    return found


def explain(path, opts):
    """An Explained of a program, as the switches say."""
    from allvm.interp import _core
    from allvm.interp._host import HostState
    from allvm.ir.decode import decode
    from allvm.launch import launch
    from allvm.load import load_for
    from allvm.policy import Policy
    from allvm.tiers import Tiers

    opts.allow_undefined |= not opts.run
    data = load_for(path, opts, opts.rest)
    try:
        program, module = _core.Program(data, path), decode(data, path)
    except FormatError as e:
        raise FormatError.of(path, e) from None
    profiled = None
    if opts.f is not None:
        choose(path, module, opts.f, None)  # before a run for nothing
    if opts.run:
        profiled, ran, note, status = run(program, data, opts)
    found = Explained(path, module, choose(path, module, opts.f, profiled))
    if opts.run:
        found.note, found.status = note, status
        blocks = profiled.get(found.function)
        found.counts = block_counts(ran, found.function, blocks, len(found.own.code)) if blocks else [0] * len(found.own.code)
        if not blocks:
            found.remark(f"{found.title} was not called")
    # Another instance: the one that counts has other internal code, without fused sequences.
    instance = launch(program, HostState(), opts.rest, allow_undefined=True)
    found.add_bytecode()
    found.add_internal(_core.dump_internal(instance, found.function))
    tiers = Tiers(instance, data, Policy("opt", cache=False))
    if tiers.can_compile(found.function):
        from allvm.explain_native import stages

        found.add_native(stages(tiers, found.function, opts.tier))
    else:
        found.remark("always interpreted (setjmp or a barrier): no native code")
    if module.nodes or opts.show:
        add_kernel(found, tiers, bool(opts.show) and "ptx" in opts.show.split(","))
    found.add_source()
    return found


def add_kernel(found, tiers, wanted):
    """The pane of PTX, where the function is a leaf of a graph. wanted: it was asked for by name, so that a missing one is said."""
    from allvm.explain_ptx import kernel_rows

    rows = kernel_rows(tiers, found.function)
    if isinstance(rows, str):
        found.remark(f"no PTX: {rows}")
    elif rows is not None:
        found.add_native({"ptx": rows})
    elif wanted:
        found.remark(f"no PTX: {found.title} is no leaf of a graph; see allvm-vm graph {found.path}")


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm explain --help")
    if opts.tier not in ("quick", "opt"):
        raise UsageError(f"--tier {opts.tier}: it is quick or opt")
    show = opts.show.split(",") if opts.show else PANES
    unknown = [x for x in show if x not in PANES]
    if unknown:
        raise UsageError(f"--show {opts.show}: there is no pane {unknown[0]!r}; there are {', '.join(PANES)}")
    if opts.json and opts.html:
        raise UsageError("--json and --html: one of them")
    check_output(opts.html, opts.rest[0])
    found = explain(opts.rest[0], opts)
    if opts.json:
        import json

        print(json.dumps(found.as_json()))
    elif opts.html:
        from allvm.explain_html import page

        write_output(opts.html, page(found, show if opts.show else None))
    else:
        from allvm.explain_text import render

        sys.stdout.write(render(found, show))
    return 0
