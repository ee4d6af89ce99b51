"""SQLite and Zstandard: compiled unchanged, with native code's output in every tier.

The optimiser would take a minute for all of SQLite: it gets the functions that matter most, by a plan.
"""

import pytest

from bench.real.run import run
from tests.real.programs import NAMED, build

# The functions of each program that are compiled well; all are tried in `auto`.
HOT = {
    "sqlite": "sqlite3VdbeExec sqlite3BtreeTableMoveto sqlite3BtreeNext sqlite3VdbeRecordCompareWithSkip sqlite3BtreeInsert "
              "sqlite3VdbeSerialGet sqlite3_str_vappendf sqlite3GetToken yy_reduce resolveExprStep pager_playback_one_page",
    "zstd": "ZSTD_decompressBlock_internal ZSTD_compressBlock_greedy ZSTD_compressBlock_doubleFast HUF_compress1X_repeat "
            "FSE_buildCTable_wksp ZSTD_compressStream2 ZSTD_decompressStream ZDICT_trainFromBuffer",
}  # fmt: skip
WAYS = ("interp", "auto", "quick", "opt")


@pytest.fixture(scope="session", params=sorted(HOT))
def program(request, tmp_path_factory):
    name = request.param
    return name, build(name, tmp_path_factory.mktemp(name))


@pytest.fixture(scope="session")
def expected(program):
    """{check: native code's Outcome}."""
    name, built = program
    return {check: run("native", built["native"], args, built["source"]) for check, args in NAMED[name].checks.items()}


@pytest.mark.parametrize("way", WAYS)
def test_checks(program, expected, way, tmp_path):
    name, built = program
    more = []
    if way in ("quick", "opt"):
        plan = tmp_path / "plan"
        plan.write_text("".join(f"{f} {way}\n" for f in HOT[name].split()))
        more = [f"--plan={plan}"]
    for check, args in NAMED[name].checks.items():
        got = run("interp" if more else way, built["module"], args, built["source"], more=more)
        assert got.stdout == expected[check].stdout
        assert got.stderr == expected[check].stderr
        assert got.status == expected[check].status == 0
