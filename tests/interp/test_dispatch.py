"""The interpreters that dispatch inside of one function, and the interpreter without fusion and accumulators."""

import json
import subprocess
import sys
import time

import pytest
from allvm.interp import _core
from allvm.interp.dispatch import KINDS, WAYS
from allvm.ir.errors import Trap, UsageError

from tests.helpers import need_dispatch
from tests.interp.support import instance

TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
SOURCE = """
import func @back (i64) -> (i64)
func @sum (i32) -> (i64) {
    const.i64 r1, 0
    const.i32 r2, 0
again:
    ext.i64.s32 r3, r2
    add.i64 r1, r1, r3
    add.i32.k r2, r2, 1
    br.lt_s.i32 r2, r0, again
    ret r1
}
func @forever () -> () {
again:
    jmp again
}
func @through (i64) -> (i64) {
    call r0 = @back(r0)
    add.i64.k r0, r0, 1
    ret r0
}
"""
C = """
#include <stdio.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int v[1000];
    unsigned x = 1;
    for (int i = 0; i < 1000; i++) v[i] = (x = x * 1103515245 + 12345) >> 16 & 1023;
    qsort(v, 1000, sizeof *v, compare);
    printf("%d %d %d\\n", v[0], v[500], v[999]);
}
"""


def run(*args):
    return subprocess.run([*TOOL, *map(str, args)], capture_output=True, text=True, timeout=60)


@pytest.fixture(params=WAYS)
def style(request):
    need_dispatch(WAYS[request.param].get("dispatch", "tail"))
    return WAYS[request.param]


def test_host_functions_that_call_back(style):
    guest = instance(SOURCE, lambda n: guest.call("through", (n - 1,))[0] if n else 0, **style)
    assert guest.call("through", (20,)) == (21,)


def test_limits(style):
    assert instance(SOURCE, 0, **style).call("sum", (100_000,)) == (4_999_950_000,)
    with pytest.raises(Trap, match="fuel"):
        instance(SOURCE, 0, fuel=1000, **style).call("forever")
    start = time.monotonic()
    with pytest.raises(Trap, match="time"):
        instance(SOURCE, 0, timeout=0.05, **style).call("forever")
    assert time.monotonic() - start < 5


@pytest.mark.parametrize("kind", KINDS)
def test_dumps_name_the_handlers(kind):
    need_dispatch(kind)
    assert _core.dump_internal(instance(SOURCE, 0, dispatch=kind), "sum") == _core.dump_internal(instance(SOURCE, 0), "sum")


def test_without_fusion_and_accumulators():
    text = _core.dump_internal(instance(SOURCE, 0, fusion=False), "sum")
    assert ";" not in text and "acc=" in text
    text = _core.dump_internal(instance(SOURCE, 0, accumulators=False), "sum")
    assert "acc=" not in text and "kept" not in text


def test_native_code_needs_tail_calls():
    need_dispatch("goto")
    with pytest.raises(UsageError, match="tail"):
        _core.enable_native(instance(SOURCE, 0, dispatch="goto"))
    with pytest.raises(UsageError, match="'jump' is not one of tail"):
        instance(SOURCE, 0, dispatch="jump")


@pytest.fixture(scope="module")
def sorting(tmp_path_factory):
    path = tmp_path_factory.mktemp("dispatch") / "sorting.avm"
    path.with_suffix(".c").write_text(C)
    subprocess.run([sys.executable, "-c", "import sys; from allvm.cc import main; sys.exit(main())", path.with_suffix(".c"), "-o", path], check=True)
    return path


@pytest.mark.parametrize("switches", [["--dispatch", "goto"], ["--dispatch", "switch", "--no-fused-ops"], ["--tier", "interp", "--no-accumulators"]])
def test_switches(sorting, switches):
    if "--dispatch" in switches:
        need_dispatch(switches[1])
    assert run(*switches, sorting).stdout == run("--tier", "interp", sorting).stdout != ""


def test_errors(sorting):
    need_dispatch("goto")
    for args, text in ((["--dispatch", "jump"], "'jump' is not tail, goto or switch"), (["--dispatch", "goto", "--tier", "opt"], "leave --tier and --plan out"),
                       (["--dispatch", "goto", "--device", "openmp"], "--device openmp runs native code")):  # fmt: skip
        r = run(*args, sorting)
        assert r.returncode == 124 and text in r.stderr and r.stderr.count("\n") == 1


def test_compare(sorting):
    need_dispatch("goto")
    r = run("compare", "--dispatch", "--runs", "1", "--json", sorting)
    report = json.loads(r.stdout)
    assert r.returncode == 0 and report["agree"] and list(report["tiers"]) == list(WAYS)
    assert "all 7 variants of the interpreter agree" in run("compare", "--dispatch", "--runs", "1", sorting).stdout


def test_one_that_was_built_of_other_handlers_is_refused(monkeypatch):
    need_dispatch("switch")
    from allvm.interp import _switch

    monkeypatch.setattr(_switch, "VERSION", (1, *_switch.VERSION[1:]))
    with pytest.raises(UsageError, match="make dispatch"):
        instance(SOURCE, 0, dispatch="switch")
