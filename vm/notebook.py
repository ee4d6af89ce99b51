"""Jupyter and IPython: `%load_ext allvm`, then cells of C (`%%avmc`) and of assembly (`%%avm`).

A cell becomes a module, compiled once; its functions can be called from Python with NumPy arrays, which live in guest memory
(`Module.array`) and so are shared without a copy, or are copied in and out. What is shown has tabs: the result, the bytecode, LLVM IR, machine
code, and what each tier takes. The tabs are plain HTML and CSS, so that they work where no script may run.
"""

import os
import shlex
import statistics
import tempfile
import time
from html import escape

from allvm.ir.errors import AllvmError, GuestExit, UsageError
from allvm.options import Flag, help_lines, parse, positive_int

FLAGS = (
    Flag("-n", "NAME", "Python variable that becomes the module (default avm)", str, "avm"),
    Flag("-f", "FUNCTION", "which function the tabs show (default: the one called, main, or the first)"),
    Flag("-O", "LEVEL", "optimisation of C: 0, 1, 2, 3 or s (default 2)", str, "2"),
    Flag("--call", "EXPRESSION", "call a function with values of the notebook, e.g. --call 'dot(x, y, len(x))'; the result is _"),
    Flag("--args", "WORDS", "arguments of main, where the cell has one", str, ""),
    Flag("--tier", "TIER", "interp, quick, opt or auto (default auto)", str, "auto"),
    Flag("--runs", "N", "runs for the tab `compare` (default 3; with --no-compare none)", positive_int, 3),
    Flag("--no-compare", "", "leave the tab `compare` out, and so the runs for it"),
    Flag("--quiet", "", "no tabs: only what the program prints, and the result"),
    Flag("--help", "", "this text"),
)
HELP = {
    "avmc": "usage: %%avmc [options]\n\nCompiles the C of the cell to a module and shows it at work.\n\noptions:",
    "avm": "usage: %%avm [options]\n\nAssembles the cell to a module and shows it at work.\n\noptions:",
}
PANES = {"bytecode": "Bytecode", "internal": "Interpreter", "ir-opt": "LLVM IR", "asm": "Machine code"}
STYLE = """
.avm { border: 1px solid #c9ced4; border-radius: 4px; color: #16191d; background: #fff; font-size: 14px; margin: .3em 0; }
.avm > input { position: absolute; opacity: 0; } .avm > label { display: inline-block; padding: .2em .9em; cursor: pointer; border-bottom: 3px solid transparent; }
.avm > input:checked + label { border-bottom-color: #0072b2; font-weight: bold; } .avm > input:focus-visible + label { outline: 2px solid #0072b2; }
.avm > div { display: none; padding: .5em .9em; border-top: 1px solid #c9ced4; overflow: auto; max-height: 32em; }
.avm pre { margin: 0; padding: 0; font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; color: inherit; background: none; white-space: pre; }
.avm .at { color: #5b636d; display: inline-block; min-width: 3.5em; } .avm table { border-collapse: collapse; font-size: 14px; } .avm td, .avm th { padding: .1em 1.2em .1em 0; text-align: right; }
.avm td:first-child, .avm th:first-child { text-align: left; } .avm .bar { background: #9fd0f0; display: inline-block; height: .8em; }
"""


def load_ipython_extension(shell):
    """What `%load_ext allvm` does."""
    shell.register_magic_function(lambda line, cell: run_cell(shell, "avmc", line, cell), "cell", "avmc")
    shell.register_magic_function(lambda line, cell: run_cell(shell, "avm", line, cell), "cell", "avm")


def unload_ipython_extension(shell):
    for name in ("avmc", "avm"):
        shell.magics_manager.magics["cell"].pop(name, None)


def run_cell(shell, kind, line, cell):
    """A cell magic: the value of the call, or None. Errors are one message without a traceback into this package."""
    try:
        opts = parse(shlex.split(line), FLAGS)
        if opts.help:
            print(HELP[kind])
            print("\n".join(help_lines(FLAGS)))
            return None
        if opts.rest:
            raise UsageError(f"unknown argument {opts.rest[0]!r}; see %%{kind} --help")
        return Cell(shell, kind, opts, cell).show()
    except (AllvmError, ValueError) as e:
        raise Refused(str(e)) from None


class Refused(Exception):
    """What is wrong with a cell. IPython shows its text alone."""

    def _render_traceback_(self):
        return [f"allvm: {self}"]


class Cell:
    """One cell as a module in the notebook."""

    def __init__(self, shell, kind, opts, text):
        from allvm.engine import Engine

        self.shell, self.kind, self.opts = shell, kind, opts
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "cell.c" if kind == "avmc" else "cell.avs")
        with open(self.path, "w", encoding="utf-8") as f:
            f.write(text if text.endswith("\n") else text + "\n")
        self.data = self._module()
        self.out = tempfile.TemporaryFile()
        self.engine = Engine(tier=opts.tier, stdout=self.out.fileno(), stderr=self.out.fileno())
        self.module = self.engine.load(self.data)
        self.module.cell = self.folder  # its source is there as long as the module is
        shell.user_ns[opts.n] = self.module
        self.value, self.status, self.seconds = None, None, None

    def _module(self):
        """The bytes of the module."""
        if self.kind == "avm":
            from allvm.load import load_program

            return load_program(self.path, allow_undefined=True, library=True)
        from allvm.cc import main

        made = os.path.join(self.folder.name, "cell.avm")
        errors = _captured(lambda: main([f"-O{self.opts.O}", "-g", "-shared", self.path, "-o", made]))
        if not os.path.exists(made):
            raise UsageError("the C does not compile:\n" + errors.replace(self.path, "cell.c"))
        with open(made, "rb") as f:
            return f.read()

    # -- at work
    def show(self):
        """Run what there is to run, show the tabs, and give the value."""
        from IPython.display import HTML, display

        start = time.perf_counter()
        if self.opts.call:
            self.value = Call(self.shell, self.opts.call).run(self.module)
        elif "main" in self.module.functions:
            try:
                self.status = self.module.run(*shlex.split(self.opts.args))
            except GuestExit as e:
                self.status = e.code & 0xFF
        self.seconds = time.perf_counter() - start
        printed = self._printed()
        if self.opts.quiet:
            print(printed, end="")
        else:
            display(HTML(tabs({"Result": self._result(printed), **self._panes(), **self._compare()})))
        return self.value

    def _printed(self):
        from allvm.interp import _core
        from allvm.interp._host import lookup

        _core.call_host(self.module.instance, lookup("fflush")[0], [0])
        self.out.seek(0)
        return self.out.read().decode("utf-8", "replace")

    def _result(self, printed):
        out = [f"<pre>{escape(printed)}</pre>"] if printed else []
        if self.value is not None:
            out.append(f"<pre>{escape(repr(self.value))}</pre>")
        if self.status:
            out.append(f"<p>exit status {self.status}</p>")
        names = ", ".join(f"{n} ({s})" for n, s in list(self.module.functions.items())[:12])
        out.append(f"<p style='color:#5b636d'>{len(self.data):,} bytes as <code>{escape(self.opts.n)}</code>: {escape(names)}</p>")
        return "".join(out)

    def _function(self):
        if self.opts.f:
            return self.opts.f
        if self.opts.call:
            return Call(self.shell, self.opts.call).function
        functions = self.module.functions
        return "main" if "main" in functions else next(iter(functions), None)

    def _panes(self):
        from allvm.explain import FLAGS as EXPLAIN
        from allvm.explain import explain

        function = self._function()
        if function is None:
            return {}
        path = os.path.join(self.folder.name, "shown.avm")
        with open(path, "wb") as f:
            f.write(self.data)
        try:
            found = explain(path, parse(["-f", function, path], EXPLAIN))
        except UsageError as e:  # without lines, as assembly may be
            return {"Bytecode": f"<p>{escape(str(e))}</p>"}
        return {title: _pane(found, name) for name, title in PANES.items() if name in found.panes}

    def _compare(self):
        if self.opts.no_compare or not (self.opts.call or self.status is not None):
            return {}
        return {"Compare": _bars(self._times())}

    def _times(self):
        """[(tier, seconds of a run, seconds until it was compiled)]"""
        from allvm.engine import Engine

        rows = []
        for tier in ("interp", "quick", "opt"):
            with tempfile.TemporaryFile() as out, Engine(tier=tier, cache=False, stdout=out.fileno(), stderr=out.fileno()) as engine:
                start = time.perf_counter()
                module = engine.load(self.data)
                ready = time.perf_counter() - start
                runs = []
                for _ in range(self.opts.runs):
                    if self.opts.call:
                        call = Call(self.shell, self.opts.call, keep=True)
                        arguments = call.arguments(module)
                        start = time.perf_counter()
                        module.call(call.function, *arguments)
                        runs.append(time.perf_counter() - start)
                    else:
                        module = engine.load(self.data)
                        start = time.perf_counter()
                        try:
                            module.run(*shlex.split(self.opts.args))
                        except GuestExit:
                            pass
                        runs.append(time.perf_counter() - start)
            rows.append((tier, statistics.median(runs), ready))
        return rows


class Call:
    """A call like `dot(x, y, 3)`: the function's name, and arguments that are Python expressions of the notebook.

    Arrays that lie elsewhere are copied into guest memory, and back after the call. keep: not back.
    """

    def __init__(self, shell, text, keep=False):
        import ast

        try:
            tree = ast.parse(text.strip(), mode="eval").body
        except SyntaxError:
            tree = None
        if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name) or tree.keywords:
            raise UsageError(f"--call {text!r}: write it as FUNCTION(argument, ...)")
        self.function, self.keep = tree.func.id, keep
        self.values = [eval(compile(ast.Expression(a), "--call", "eval"), shell.user_ns) for a in tree.args]
        self.copies = []

    def arguments(self, module):
        """The values as the guest gets them."""
        return [self._argument(module, v) for v in self.values]

    def _argument(self, module, value):
        if not hasattr(value, "__array_interface__") or getattr(value, "ndim", 0) == 0:
            return value
        import numpy

        try:
            module.address(value)
            return value
        except UsageError:
            copy = module.array(value.shape, value.dtype)
            numpy.copyto(copy, value)
            self.copies.append((value, copy))
            return copy

    def run(self, module):
        import numpy

        result = module.call(self.function, *self.arguments(module))
        for own, copy in self.copies:
            if not self.keep and own.flags.writeable:
                numpy.copyto(own, copy)
            module.free(copy)
        return result


# -- HTML
def tabs(panes):
    """Panes {title: HTML} of which one is shown at a time."""
    import uuid

    key = "avm" + uuid.uuid4().hex[:10]
    rules = "".join(f"#{key}-{i}:checked ~ #{key}-{i}-pane {{ display: block; }}" for i in range(len(panes)))
    out = [f'<div class="avm"><style>{STYLE}{rules}</style>']
    for i, title in enumerate(panes):
        out.append(f'<input type="radio" name="{key}" id="{key}-{i}"{" checked" if i == 0 else ""}><label for="{key}-{i}">{escape(title)}</label>')
    out += [f'<div id="{key}-{i}-pane">{html}</div>' for i, html in enumerate(panes.values())]
    return "\n".join([*out, "</div>"])


def _pane(found, name):
    lines, last = [], None
    for row in found.panes[name]:
        where = row["source"].partition(":")[2] if row["source"] and row["source"] != last else ""
        last = row["source"]
        lines.append(f'<span class="at">{escape(where)}</span>{escape(row["text"])}')
    return f"<pre>{chr(10).join(lines)}</pre>"


def _bars(rows):
    from allvm.compare_table import duration, ratio

    most = max(t for _, t, _ in rows)
    out = ["<table><tr><th>tier</th><th>one run</th><th>against interp</th><th>load and compile</th><th></th></tr>"]
    for tier, seconds, ready in rows:
        bar = f'<span class="bar" style="width:{200 * seconds / most:.0f}px"></span>'
        out.append(f"<tr><td>{tier}</td><td>{duration(seconds)}</td><td>{ratio(rows[0][1], seconds)}</td><td>{duration(ready)}</td><td style='text-align:left'>{bar}</td></tr>")
    return "".join([*out, "</table>"])


def _captured(function):
    """What a function writes to stderr, through Python or not."""
    import sys

    with tempfile.TemporaryFile() as caught:
        sys.stderr.flush()
        saved, own = os.dup(2), sys.stderr
        os.dup2(caught.fileno(), 2)
        sys.stderr = os.fdopen(os.dup(2), "w")
        try:
            function()
        except AllvmError as e:
            sys.stderr.write(f"{e}\n")
        except SystemExit:
            pass
        finally:
            sys.stderr.close()
            sys.stderr = own
            os.dup2(saved, 2)
            os.close(saved)
        caught.seek(0)
        return caught.read().decode("utf-8", "replace")
