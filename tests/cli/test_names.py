"""Names of C++: readable wherever people look, with the mangled one beside it in JSON; a demangler that goes astray harms nobody."""

import json
import time

import pytest
from allvm import names

from tests.cli.test_errors import run

SOURCE = """#include <vector>
namespace geo {
template <class T> struct Box {
    T v;
    __attribute__((noinline)) T area(int n) const
    {
        T s = 0;
        for (int i = 0; i < n; i++) s += v * i;
        return s;
    }
};
}
__attribute__((noinline)) long look(std::vector<long> &v, int i) { return *(volatile long *)(i < 1000 ? &v[i] : nullptr); }
__attribute__((noinline)) long look(int i) { return i * 2; }
int main(int argc, char **argv)
{
    std::vector<long> v(100, 7);
    geo::Box<double> b{2.5};
    double s = b.area(20000) + look(argc);
    return argc > 1 ? (int)look(v, 9999) : s < 0;
}
"""
AREA, AREA_MANGLED = "geo::Box<double>::area(int) const", "_ZNK3geo3BoxIdE4areaEi"
LOOK = "look(std::vector<long, std::allocator<long> >&, int)"
pytestmark = pytest.mark.skipif(names.readable("_Z3foov") is None, reason="no C++ runtime with a demangler here")


@pytest.fixture(scope="module")
def prog(tmp_path_factory):
    d = tmp_path_factory.mktemp("names")
    (d / "u.cpp").write_text(SOURCE)
    r = run("-O1", "u.cpp", "-o", "u.avm", tool="allvm.cc", cwd=d)
    assert r.returncode == 0, r.stderr
    return d / "u.avm"


@pytest.mark.parametrize(
    "mangled, full, short, base",
    [
        ("_Z3foov", "foo()", "foo()", "foo"),
        (AREA_MANGLED, AREA, AREA, "geo::Box<double>::area"),
        ("_ZN12_GLOBAL__N_13barEi", "(anonymous namespace)::bar(int)", "(anonymous namespace)::bar(int)", "(anonymous namespace)::bar"),
        ("_ZN1AclEv", "A::operator()()", "A::operator()()", "A::operator()"),
        ("_ZN1AcvbEv", "A::operator bool()", "A::operator bool()", "A::operator bool"),
        ("_Z1fPFvvE", "f(void (*)())", "f(void (*)())", "f"),
        ("_ZlsIiET_S0_RSo", "int operator<< <int>(int, std::ostream&)", "int operator<< <int>(…)", "operator<< <int>"),
        ("_Z4lookIlEPT_RNSt3__16vectorIS0_NS2_9allocatorIS0_EEEEi",
         "long* look<long>(std::__1::vector<long, std::__1::allocator<long> >&, int)", "long* look<long>(…)", "look<long>"),
        ("_ZN4core3fmt9Formatter3pad17h0123456789abcdefE", "core::fmt::Formatter::pad", "core::fmt::Formatter::pad", "core::fmt::Formatter::pad"),
        ("_ZN33_$LT$Test$u20$as$u20$foo..Bar$GT$3bar17h930b740aa94f1d3aE", "<Test as foo::Bar>::bar", "<Test as foo::Bar>::bar", None),
    ],
)  # fmt: skip
def test_readable(mangled, full, short, base):
    assert names.readable(mangled) == full
    assert names.shown(mangled, 36) == short
    assert base is None or names.base(full) == base


def test_what_is_no_mangled_name_stays():
    for name in ("main", "_Zgarbage", "_Z", "", "_Z3foo\nv", "_Z3fo\x00o", None):
        assert names.readable(name) is None
        assert names.shown(name) == (name and name.replace("\n", "\\n").replace("\0", "\\x00"))  # on one line
    assert names.prose("in a_Z3foov and _Z3foov, x") == "in a_Z3foov and foo(), x"


def test_a_name_that_is_a_bomb_ends_soon():
    """Each of these pairs holds the one before twice: 2^36 characters."""
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    bomb = "_Z1fSt4pairIiiE" + "".join(f"St4pairIS{digits[i - 1] if i else ''}_S{digits[i - 1] if i else ''}_E" for i in range(36))
    deep = "_Z1f" + "P" * 3900 + "i"
    began = time.monotonic()
    names.learn([bomb, deep, "_Z6behindv"])
    assert time.monotonic() - began < names.PATIENCE + 2
    assert len(names.readable(bomb) or "") <= names.LONGEST
    assert names.readable("_Z5afterv") == "after()"


def test_without_a_worker_names_stay(monkeypatch):
    monkeypatch.setattr(names.sys, "executable", "/no/such/python")
    assert names.shown("_Z20no_worker_knows_thisv") == "_Z20no_worker_knows_thisv"


def test_the_stack_of_a_trap(prog):
    r = run(prog, "x")
    assert r.returncode == 118
    first, second, *_ = r.stderr.splitlines()
    assert first.endswith(f"in {LOOK}, u.cpp:13") and second == f"    in {LOOK} at u.cpp:13"


def test_profile(prog):
    r = run("profile", "--exact", "--json", prog)
    rows = json.loads(r.stdout)["function"]
    assert rows[0]["function"] == AREA_MANGLED and rows[0]["demangled"] == AREA
    assert "demangled" not in next(row for row in rows if row["function"] == "main")
    r = run("profile", "--exact", prog)
    assert AREA in r.stderr and "_Z" not in r.stderr


def test_compare_and_explain(prog, tmp_path):
    found = json.loads(run("compare", "--json", "--tiers", "interp,quick", "--runs", "1", prog).stdout)
    (hot,) = [h for h in found["hot"] if h["function"] == AREA_MANGLED]
    assert hot["demangled"] == AREA
    for name in (AREA_MANGLED, AREA, "geo::Box<double>::area", "geo::Box::area", "area"):
        r = run("explain", "--json", "-f", name, prog)
        assert r.returncode == 0, r.stderr
        found = json.loads(r.stdout)
        assert (found["function"], found["demangled"]) == (AREA_MANGLED, AREA)
    assert found["source"][0]["text"].strip().endswith("T area(int n) const")  # the head of the function is found by its name
    r = run("explain", "-f", "look", prog)
    assert r.returncode == 124 and "look(int)" in r.stderr and LOOK in r.stderr
    assert run("explain", "--show", "bytecode", "-f", "look(int)", prog).stdout.startswith("look(int) of ")


def test_debug(prog, tmp_path):
    script = tmp_path / "s"
    script.write_text("break geo::Box<double>::area\ncontinue\nwhere\n")
    r = run("debug", "--script", script, prog)
    assert r.returncode == 0, r.stderr
    assert f"breakpoint 1: {AREA}+0 at u.cpp:" in r.stdout and f"*  0 {AREA}+0 at u.cpp:" in r.stdout and "_Z" not in r.stdout
    r = run("debug", "--json", "--script", script, prog)
    frame = json.loads(r.stdout.splitlines()[-1])["frames"][0]
    assert (frame["function"], frame["demangled"]) == (AREA_MANGLED, AREA)
    script.write_text("break look\n")
    r = run("debug", "--script", script, prog)
    assert r.returncode == 124 and "which one?" in r.stdout + r.stderr
