"""Every program of the corpus, by every producer and way of running, against native clang.

By default: the default compiler at -O0 and -O2 for all programs, and a stock clang's IR for some.
ALLVM_CORPUS=full: every producer at every level for all programs.
"""

import os

import pytest

from tests.c.corpus import expected, programs
from tests.c.producers import LEVELS, module_bytes, producers
from tests.c.ways import WAYS
from tests.helpers import need_dispatch, require

FULL = os.environ.get("ALLVM_CORPUS") == "full"
# What differs most between the IR of different targets: calling conventions, va_list, long double, libc's names.
STOCK = (
    "aggregates bfloat byval_sret complex complex_math ctype errno float16 fortify fpclass kind_struct_return kind_unprototyped_pointer kind_va_list_pointer kind_varargs long_double long_double_x87 "
    "math_long_double printf_float printf_string process quad scanf_text setjmp strtol tls varargs vectors wide"
).split()
NATIVE = ("quick", "opt", "auto", "stress", "aot") if FULL else ("opt", "stress", "aot")
# Small ones that need no more of the C library than the oracle has.
ORACLE = (
    "aggregates alloca atomics bitfields bitint bits byval_sret casts const_expr constructors float_f32 float_f64 "
    "fnptr frame_address gep initializers inline_asm int128 int_widths irreducible kind_abort kind_bad_access "
    "kind_computed_goto kind_destructor_order kind_div_min kind_float_int kind_fminmax kind_longjmp "
    "kind_nan_payload kind_narrow_pointer kind_odd_ints kind_packed kind_phi_swap kind_rem_min kind_shift_wide "
    "kind_switch_i64 kind_unreachable kind_weak_undefined kind_zero_length multi_fnptr multi_link overflow "
    "saturation select setjmp switch_dense switch_sparse tls unions vectors vla volatile weak_alias"
).split()
COMMAND = "constructors environment exit_status file_io kind_abort kind_deep_recursion scanf_stdin".split()
# Everything that leaves the interpreter's loop and comes back: host functions that call back, jumps, faults, exits.
DISPATCH = (
    "atomics constructors exit_status kind_abort kind_bad_access kind_computed_goto kind_deep_recursion kind_div_zero kind_longjmp "
    "qsort setjmp switch_dense varargs"
).split()


def _cases():
    for name, program in programs().items():
        for producer, p in producers().items():
            if program.flavour and program.flavour != p.flavour:
                continue
            if FULL:
                levels = LEVELS
            elif producer == "default":
                levels = ("0", "2")
            else:
                levels = ("0", "2") if name in STOCK else ()
            for level in levels:
                yield pytest.param(name, producer, level, "interpreter", id=f"{name}-{producer}-O{level}-interpreter")
        # Native code: every program once in each way, at one level. The default is the optimiser's and the stress mode.
        for way in NATIVE:
            yield pytest.param(name, "default", "2", way, id=f"{name}-default-O2-{way}") if not program.flavour else None
        for level in LEVELS if FULL else ("0",):  # where calls are left to inline
            yield pytest.param(name, "default", level, "optimised", id=f"{name}-default-O{level}-optimised") if not program.flavour else None
        for level in LEVELS if FULL else ("2",):
            yield pytest.param(name, "default", level, "llvm_ir", id=f"{name}-default-O{level}-llvm_ir") if not program.flavour else None
        if name in ORACLE:
            yield pytest.param(name, "default", "2", "oracle", id=f"{name}-default-O2-oracle")
        if name in DISPATCH or FULL:
            for way in ("goto", "switch"):
                yield pytest.param(name, "default", "2", way, id=f"{name}-default-O2-{way}")
        if name in COMMAND:
            yield pytest.param(name, "default", "2", "command", id=f"{name}-default-O2-command")


@pytest.mark.parametrize("name, producer, level, way", [c for c in _cases() if c is not None])
def test_program(name, producer, level, way):
    program, producer = programs()[name], producers()[producer]
    if way in ("goto", "switch"):
        need_dispatch(way)
    if producer.reason:
        require("stock-clang", producer.reason)
    data = module_bytes(program, producer, level)
    for index, run in enumerate(program.runs):
        stdout, outcome = expected(program, index)
        got = WAYS[way](data, program, run)
        what = f"{name} {' '.join(run.args)}"
        want = outcome[1] if outcome[0] == "exit" else outcome
        assert got.status == want, f"{what}: ended with {got.status}, not {want}: {got.stderr.decode(errors='replace')[-500:]}"
        _same(got.stdout, stdout, what)
        for text in program.expected_stderr:
            assert text in got.stderr.decode(errors="replace"), f"{what}: {text!r} is not on stderr"


def _same(got, want, what):
    if got == want:
        return
    mine, right = got.decode("latin-1").splitlines(), want.decode("latin-1").splitlines()
    for i, (a, b) in enumerate(zip(mine + [None] * len(right), right + [None] * len(mine)), 1):
        if a != b:
            pytest.fail(f"{what}: line {i} of stdout is {a!r}, natively {b!r}", pytrace=False)
    pytest.fail(f"{what}: stdout differs in its line ends", pytrace=False)
