"""The cell magics in IPython: modules out of cells, calls with arrays, what is shown."""

import re
import sys
from html.parser import HTMLParser

import pytest

pytest.importorskip("IPython", reason="needs IPython: pip install 'allvm-vm[notebook]'")
np = pytest.importorskip("numpy")

DOT = """
#include <stdio.h>
double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; printf("%d\\n", n); return s; }
void scale(float *a, int n, float k) { for (int i = 0; i < n; i++) a[i] *= k; }
"""


@pytest.fixture
def shell():
    from IPython.core.interactiveshell import InteractiveShell

    # a shell puts a module of its own in the place of __main__, and more
    saved = {k: getattr(sys, k) for k in ("displayhook", "excepthook")}
    main = sys.modules["__main__"]
    shell = InteractiveShell.instance()
    shell.reset(new_session=True)
    shell.run_line_magic("load_ext", "allvm")
    yield shell
    shell.run_line_magic("unload_ext", "allvm")
    InteractiveShell.clear_instance()
    sys.modules["__main__"] = main
    for name, hook in saved.items():
        setattr(sys, name, hook)


def cell(shell, magic, line, text, capsys=None):
    """(value, the HTML shown)"""
    from IPython.utils.capture import capture_output

    with capture_output() as got:
        value = shell.run_cell_magic(magic, line, text)
    html = "".join(o.data.get("text/html", "") for o in got.outputs)
    return value, html, got.stdout


class Checked(HTMLParser):
    """Whether all tags close."""

    VOID = {"input", "br", "meta"}

    def __init__(self, text):
        super().__init__()
        self.open = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_call_with_arrays(shell):
    shell.user_ns |= {"x": np.arange(100.0), "y": np.ones(100)}
    value, html, _ = cell(shell, "avmc", "--call 'dot(x, y, len(x))' --runs 1 -n m", DOT)
    assert value == 4950.0
    Checked(html)
    assert re.findall(r"<label[^>]*>([^<]*)", html) == ["Result", "Bytecode", "Interpreter", "LLVM IR", "Machine code", "Compare"]
    assert "4950.0" in html and "mul" in html and ">opt<" in html and "100\n" in html
    # the module stays: memory shared without a copy
    m = shell.user_ns["m"]
    a = m.array(10, "f4")
    a[:] = range(10)
    m.call("scale", a, 10, 2.0)
    assert a.tolist() == [2.0 * i for i in range(10)]


def test_arrays_are_copied_back(shell):
    shell.user_ns["v"] = np.arange(6, dtype="f4").reshape(2, 3)
    cell(shell, "avmc", "--call 'scale(v, v.size, 3.0)' --no-compare", DOT)
    assert shell.user_ns["v"].tolist() == [[0, 3, 6], [9, 12, 15]]


def test_a_program(shell):
    text = '#include <stdio.h>\n#include <stdlib.h>\nint main(int argc, char **argv) { printf("%s <&>\\n", argv[1]); return atoi(argv[1]); }\n'
    value, html, _ = cell(shell, "avmc", "--args '3 4' --runs 1", text)
    assert value is None and "3 &lt;&amp;&gt;" in html and "exit status 3" in html
    Checked(html)
    _, html, out = cell(shell, "avmc", "--args 5 --quiet", text)
    assert html == "" and out == "5 <&>\n"


def test_assembly(shell):
    text = "func @twice (i64) -> (i64) {\n    shl.i64.k r0, r0, 1\n    ret r0\n}\n"
    value, html, _ = cell(shell, "avm", "--call 'twice(21)' --no-compare -n a", text)
    assert value == 42 and "twice" in html and shell.user_ns["a"].call("twice", 4) == 8


@pytest.mark.parametrize("magic, line, text, message", [
    ("avmc", "", "int f( { return 1; }\n", r"cell\.c:1:8: error"),
    ("avm", "", "func @f () -> () {\n    nonsense r0\n}\n", "there is no instruction nonsense"),
    ("avmc", "--call 'f(1'", "int f(int x) { return x; }\n", "write it as FUNCTION"),
    ("avmc", "--call 'g(1)'", "int f(int x) { return x; }\n", "there is no function 'g'"),
    ("avmc", "--call 'f(1)' extra", "int f(int x) { return x; }\n", "unknown argument 'extra'"),
    ("avmc", "--call 'f(0)'", "int f(volatile int *p) { return *p; }\n", "memory access out of bounds"),
])  # fmt: skip
def test_errors(shell, magic, line, text, message):
    from allvm.notebook import Refused

    with pytest.raises(Refused, match=message) as e:
        cell(shell, magic, line, text)
    assert len(e.value._render_traceback_()) == 1


def test_help(shell):
    assert "--call EXPRESSION" in cell(shell, "avmc", "--help", "\n")[2]
