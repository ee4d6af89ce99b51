"""Variables of C in `allvm-vm debug`: their names, types and values, at every place in both directions of time."""

import os

import pytest

from tests.cli.test_errors import run
from tests.debug.test_debug import script

PROGRAMS = os.path.join(os.path.dirname(__file__), "programs")


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("variables")
    source = os.path.join(PROGRAMS, "types.c")
    assert run("-O0", "-g", source, "-o", "types.avm", tool="allvm.cc", cwd=d).returncode == 0
    return d / "types.avm"


def line_of(text):
    with open(os.path.join(PROGRAMS, "types.c")) as f:
        return next(n for n, line in enumerate(f, 1) if text in line)


def test_every_kind(prog):
    """At the end of main, all of them as people write them."""
    a = script(prog, f"break {line_of('total, greeting')}\nrun\nlocals\n")
    shown = {name: row["shown"] for name, row in a[2]["locals"].items()}
    assert shown == {
        "argc": "1", "argv": shown["argv"], "a": "{1, -2, 3, 0, 0}", "wide": "2.5", "narrow": "0.25", "byte": r"200 '\xc8'", "yes": "true", "c": "GREEN",
        "f": "READ | RUN", "w": "{bits = 1065353216, real = 1.0}",
        "o": shown["o"], "list": shown["list"], "total": "22",
    }  # fmt: skip
    assert shown["o"].startswith('{p = {low = 5, high = -3, {inner = 7}}, pair = {{value = 1, next = NULL, name = "x"}, {value = 0, next = NULL, name = ""}}, call = 0x')
    assert shown["o"].endswith("<twice>}") and int(shown["list"], 16) > 0x20000
    types = {name: row["type"] for name, row in a[2]["locals"].items()}
    assert types["argv"] == "char **" and types["a"] == "int [5]" and types["o"] == "struct outer" and types["list"] == "Node *" and types["c"] == "enum colour"
    assert a[2]["locals"]["a"]["value"] == [1, -2, 3, 0, 0] and a[2]["locals"]["w"]["value"]["real"] == 1.0


CASES = {
    "list->value": "3", "list->next->value": "-2", "list->next->next->next": "NULL", "list->next->name": '"l"', "*list->next": None, "(*list).value": "3",
    "a[1]": "-2", "a[1] * 2 + 1": "-3", "*a": "1", "*(a + 2)": "3", "&a[2] - a": "2", "o.p.high": "-3", "o.p.inner": "7", "o.pair[0].name[0]": "120 'x'",
    "table[1][2]": "6.0", "table": "{{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}}", "counter": "6", "c == GREEN": "1", "BLUE": "BLUE", "greeting[1]": "101 'e'",
    "w.real + narrow": "1.25", "byte >> 3": "25 = 0x19", "-7 / 2": "-3", "-7 % 2": "-1", "yes && !argc": "0", "list == list->next": "0", "'a' + 1": "98 = 0x62", "total": "22",
}  # fmt: skip


def test_expressions(prog):
    a = script(prog, f"break {line_of('total, greeting')}\nrun\n" + "".join(f"print {e}\n" for e in CASES), json_=False).splitlines()
    for (e, expected), got in zip(CASES.items(), a[4:], strict=True):
        assert expected is None or got == expected, e
    assert '{value = -2, next = 0x' in a[4 + list(CASES).index("*list->next")]


def test_scopes(prog):
    """The innermost of several with one name; none outside of its block. Globals of a function are known there alone."""
    inner, loop = line_of("o.p.inner = a"), line_of("s += square")
    a = script(prog, f"break {inner}\nbreak {loop}\nbreak twice\nrun\nprint a\nlocals\ncontinue\nprint square\nprint a\nup\nprint a[0]\nprint square\n"
               "delete 2\ncontinue\nnext\nprint calls\nup\nprint calls\n", status=124)  # fmt: skip
    assert a[4]["value"] == 7 and list(a[5]["locals"]).count("a") == 1 and "i" not in a[5]["locals"] and "total" in a[5]["locals"]
    assert a[7]["value"] == 9 and "no variable" in a[8]["error"] and a[10]["value"] == 1 and "no variable" in a[11]["error"]
    assert a[15]["value"] == 1 and "no variable" in a[17]["error"]


def test_back_in_time(prog):
    """A variable has the value that it had then; changes are found in both directions."""
    a = script(prog, f"break {line_of('s += square')}\nrun\nprint s\nnext\nprint s\ncontinue\nprint square\nprint p->value\nback\nback\nprint p->value\nprint s\nrcontinue\nprint s\n")
    assert a[2]["value"] == 0 and a[4]["value"] == 9 and a[6]["value"] == 4 and a[7]["value"] == -2
    assert a[10]["value"] in (3, -2) and a[11]["value"] == 9 and a[13]["value"] == 0
    a = script(prog, "start\nwatch counter\ncontinue\nprint counter\ncontinue\nprint counter\nrcontinue\nprint counter\nprint v\nwhere\n")
    assert a[1]["size"] == 4 and a[3]["value"] == 4 and a[5]["value"] == 5
    assert a[7]["value"] in (4, 5) and a[8]["value"] == (1 if a[7]["value"] == 4 else -2) and a[9]["frames"][0]["function"] == "push"


def test_conditions(prog):
    a = script(prog, "break sum if p->next->value == -2\nrun\nprint *p\nptype p\nptype o\nfinish\nptype o\nptype c\nprint &o.p.inner\n", status=124)
    assert a[1]["why"] == "breakpoint" and a[2]["value"]["value"] == 3 and a[2]["type"] == "const Node".removeprefix("const ")
    assert a[3]["type"] == "Node *" and "no variable" in a[4]["error"]
    assert a[6]["type"] == "struct outer" and a[7]["type"] == "enum colour" and a[8]["type"] == "short *"


BAD = {
    "print nothing": "no variable here", "print list->prev": "it has value, next, name", "print a->x": "for structures", "print argc[1]": "for arrays and pointers",
    "print *argc": "for pointers", "print list->next->next->next->value": "NULL", "print a = 3": "cannot be changed".replace("cannot be", "not"), "print &(argc + 1)": "no address",
    "print a[": "not an expression", "watch o": "bytes: watch a part", "print " + "*" * 300 + "list": "too deep", "print " + "(" * 2000 + "1": "too deep", "print *(int)a": "",
}  # fmt: skip


def test_mistakes(prog):
    a = script(prog, f"break {line_of('total, greeting')}\nrun\n" + "".join(f"{c}\n" for c in BAD), status=124)
    for answer, (command, words) in zip(a[2:], BAD.items(), strict=True):
        assert words in answer["error"] and "\n" not in answer["error"], command


def test_without(prog, tmp_path):
    """A module that says nothing of its variables, and one that was stripped."""
    source = os.path.join(PROGRAMS, "types.c")
    assert run("-O0", source, "-o", tmp_path / "bare.avm", tool="allvm.cc").returncode == 0
    a = script(tmp_path / "bare.avm", "start\nlocals\n", status=124)
    assert "compile it with -g" in a[1]["error"]
    assert run("-s", prog, "-o", tmp_path / "stripped.avm", tool="ld").returncode == 0
    assert (tmp_path / "stripped.avm").stat().st_size < prog.stat().st_size and "debug" not in run("info", tmp_path / "stripped.avm").stdout


def test_source(tmp_path):
    """A source is compiled so that all is there."""
    a = script(os.path.join(PROGRAMS, "types.c"), "break sum\nrun\nprint p->value\nlocals\n")
    assert a[2]["value"] == 3 and set(a[3]["locals"]) == {"p", "s"}
