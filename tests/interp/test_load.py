"""The loader: accepts what the Python verifier accepts and nothing else, and says why."""

import itertools
import os
import random

import pytest
from allvm.interp._core import Instance, Program
from allvm.ir.asm import assemble
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.errors import AllvmError, FormatError, LinkError, Trap, VerifyError
from allvm.ir.verify import verify

from tests import mutate
from tests.interp.random_programs import Maker
from tests.ir.random_modules import Generator

SOURCE = r"""
import func @host (i32, f64) -> (i64) weak
import data @stuff weak
data @text readonly {
    string "hello\0"
}
data @pointer {
    ptr @text + 2
    ptr32 @main
}
alias @other = data @text + 1
file "a.c"
target "triple" = "riscv64"
func @main (i32) -> (i32) {
    .line "a.c":3
    const.i32 r1, 7
    .line 5
    add.i32 r0, r0, r1
    ret r0
}
func @starter () -> () local {
    ret
}
init 5 @starter
fini 7 @starter
"""


def test_what_a_program_tells():
    p = Program(encode(assemble(SOURCE)), "test")
    assert p.import_funcs == [("host", "id:l", True)] and p.import_data == [("stuff", True)]
    assert p.n_functions == 3 and [p.function_name(i) for i in range(3)] == ["host", "main", "starter"]
    assert p.function_sig(1) == "i:i" and p.function_index("main") == 1 and p.function_index("nothing") == -1
    assert p.symbols["other"] == ("data", 1, 1, "global") and p.symbols["main"] == ("func", 1, 0, "global")
    assert p.target == {"triple": "riscv64"} and p.files == ["a.c"]
    assert p.init == [(5, 2)] and p.fini == [(7, 2)]
    assert p.line_of(1, 0) == ("a.c", 3) and p.line_of(1, 2) == ("a.c", 5) and p.line_of(2, 0) == (None, 0)
    assert p.sizes["functions"] == 2 and p.sizes["instructions"] == 4
    i = Instance(p, (0,), (None,))
    text, pointer = i.symbol_address("text"), i.symbol_address("pointer")
    assert i.read(text, 6) == b"hello\0" and i.symbol_address("other") == text + 1
    assert int.from_bytes(i.read(pointer, 8), "little") == text + 2
    assert int.from_bytes(i.read(pointer + 8, 4), "little") == i.symbol_address("main") == 0x10010


def test_a_script_line_before_the_module():
    data = encode(assemble(SOURCE))
    assert Program(b"#!/usr/bin/env allvm-vm\n" + data).n_functions == 3
    with pytest.raises(FormatError, match="only a #! line"):
        Program(b"#!/usr/bin/env allvm-vm\n")


def test_any_buffer_will_do():
    data = encode(assemble(SOURCE))
    for form in (bytearray(data), memoryview(data)):
        assert Program(form).n_functions == 3
    with pytest.raises(TypeError):
        Program("text")


@pytest.mark.parametrize(
    "data, message",
    [
        (b"", "the file is empty"),
        (b"\x7fELF" + bytes(40), "no .avm module"),
        (b"\x7fAV", "truncated: the header needs 12 bytes"),
        (b"\x7fAVM\x63\x00" + bytes(6), "format version 99 is newer"),
        (b"\x7fAVM\x00\x00" + bytes(6), "format version 0"),
        (b"\x7fAVM\x01\x00\x01\x00" + bytes(4), "unknown flags"),
        (b"\x7fAVM\x01\x00\x00\x00\x01\x00\x00\x00", "checksum"),
    ],
)
def test_bad_headers(data, message):
    with pytest.raises(FormatError, match=message):
        Program(data)


def test_truncation_anywhere():
    data = encode(assemble(SOURCE))
    for n in range(len(data)):
        with pytest.raises(FormatError):
            Program(data[:n])
        with pytest.raises((FormatError, VerifyError)):
            program = Program(mutate.fix_checksum(data[:n]))
            # a file that ends between two sections may be a smaller module
            assert program.n_functions < 3 or not program.fini or not program.target, n
            raise FormatError


def verdict(check, data):
    try:
        check(data)
    except (FormatError, VerifyError) as e:
        return type(e)
    return None


def both(data):
    """The loader's verdict, which must be the Python verifier's."""
    python = verdict(lambda d: verify(decode(d)), data)
    ours = verdict(Program, data)
    assert (python is None) == (ours is None), f"verifier: {python}, loader: {ours}"
    return ours


def test_random_modules_are_accepted():
    for seed in range(150):
        module = Generator(random.Random(seed)).module()
        assert both(encode(module)) is None


@pytest.mark.parametrize("seed", range(int(os.environ.get("ALLVM_TEST_BATCHES", "8"))))
def test_mutants(seed):
    """Accepted or rejected as by the verifier; what is accepted runs to a result, a trap or its fuel."""
    module = verify(Maker(seed).program()) if seed % 2 else Generator(random.Random(seed)).module()
    accepted = 0
    for data in itertools.islice(mutate.mutants(seed, encode(module)), 250):
        if both(data) is not None:
            continue
        accepted += 1
        program = Program(data)
        try:
            instance = Instance(
                program,
                [0] * len(program.import_funcs),
                [None] * len(program.import_data),
                fuel=2000,
                max_memory=32 << 20,
            )
        except LinkError:
            continue
        except AllvmError as e:
            assert "limit" in str(e)
            continue
        for f in range(len(program.import_funcs), program.n_functions):
            try:
                instance.call_raw(f, [12345] * program.function_sig(f).index(":"))
            except Trap:
                pass
    assert accepted > 0 or seed % 2 == 0
