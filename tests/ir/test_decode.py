"""The decoder: what is damaged is refused with a message that says where."""

import itertools
import random
import struct

import pytest
from allvm.ir import encode as enc
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.errors import AllvmError, FormatError, VerifyError
from allvm.ir.leb import SLEB, ULEB, LebError, read_sleb, read_uleb
from allvm.ir.module import Data, Function, FuncType, Module, Reloc
from allvm.ir.verify import verify

from tests import mutate
from tests.ir.random_modules import every_opcode, random_module


def avm(*sections, version=1, flags=0):
    """A file out of (id, payload) pairs, with the right checksum."""
    body = b"".join(bytes((id,)) + ULEB[len(payload)] + payload for id, payload in sections)
    return mutate.fix_checksum(enc.MAGIC + struct.pack("<HHI", version, flags, 0) + body)


def rich_module():
    """A module with every section."""
    for seed in range(1000):
        m = random_module(seed, 12)
        m.functions.append(Function("start", m.type_index((), ()), 0, [(enc.isa.opcode("ret"), ())], linkage="local"))
        m.init.append((100, len(m.import_funcs) + len(m.functions) - 1))
        if len({s[0] for s in mutate.sections(encode(m))}) == 12:
            return m
    raise AssertionError("no seed gives a module with every section")


TYPES = (enc.TYPES, b"\1\0\0")
ONE_FUNCTION = (TYPES, (enc.FUNCTIONS, b"\1\0\0\0"))

BAD = {
    "empty": (b"", "the file is empty"),
    "only a #! line": (b"#!/bin/allvm-vm\n", "only a #! line"),
    "only an unfinished #! line": (b"#!/bin/allvm-vm", "only a #! line"),
    "text": (b"hello, world, this is text", "not a module: it does not start"),
    "elf": (b"\x7fELF" + bytes(60), "not a module: it does not start"),
    "part of the magic": (b"\x7fA", "truncated: the header needs 12 bytes, 2 are there"),
    "half a header": (b"\x7fAVM\1\0\0", "truncated: the header needs 12 bytes, 7 are there"),
    "newer": (avm(version=2), "format version 2 is newer than 1"),
    "version 0": (avm(version=0), "format version 0"),
    "flags": (avm(flags=4), "unknown flags 0x4"),
    "checksum": (avm(TYPES)[:-1] + b"\1", "the checksum is wrong"),
    "section too long": (avm() + b"\1\x10\0", "section types, offset 0xc: truncated"),
    "section without size": (mutate.fix_checksum(avm() + b"\1"), "section types, offset 0xc: damaged"),
    "unknown section": (avm((55, b"")), "section 55, offset 0xc: the section is unknown"),
    "reserved section": (avm((13, b"")), "section hints, offset 0xc: the section is unknown"),
    "section twice": (avm(TYPES, TYPES), "section types, offset 0x11: the section occurs twice"),
    "section order": (avm((enc.DATA, b"\0"), TYPES), "comes after section data"),
    "left over": (avm((enc.TYPES, b"\1\0\0\0")), "section types, offset 0x11: 1 bytes are left over"),
    "too early": (avm((enc.TYPES, b"\1\1\0")), "the section ends too early"),
    "value type": (avm((enc.TYPES, b"\1\1\4\0")), "offset 0x10: 4 is no value type"),
    "huge list": (avm((enc.TYPES, ULEB[1 << 60])), "a list of 1152921504606846976 items is announced"),
    "long leb": (avm((enc.TYPES, b"\x80" * 11)), "longer than 10 bytes"),
    "wide leb": (avm((enc.TYPES, b"\xff" * 9 + b"\x7f")), "does not fit in 64 bits"),
    "type index": (avm(TYPES, (enc.IMPORTS, b"\1\1x\1\0\0")), "type 1 does not exist; there are 1"),
    "import flags": (avm(TYPES, (enc.IMPORTS, b"\1\1x\0\2\0")), "2 is no set of import flags"),
    "bad utf-8": (avm(TYPES, (enc.IMPORTS, b"\1\1\xff\0\0\0")), "a string is not UTF-8"),
    "string too long": (avm(TYPES, (enc.IMPORTS, b"\1\x40abcdef")), "64 bytes are announced, 6 are left"),
    "no code": (avm(*ONE_FUNCTION), "there is no code section"),
    "code for others": (avm(*ONE_FUNCTION, (enc.CODE, b"\2\0\0\0\0")), "code for 2 functions, but there are 1"),
    "too many instructions": (avm(*ONE_FUNCTION, (enc.CODE, b"\1\5\1\0")), "5 instructions cannot fit in 1 bytes"),
    "code left over": (avm(*ONE_FUNCTION, (enc.CODE, b"\1\1\3\0\1\2\0")), "bytes are left over"),
    "no such opcode": (avm(*ONE_FUNCTION, (enc.CODE, b"\1\1\2\xff\xff")), "instruction 0: there is no opcode 4335"),
    "instruction cut": (avm(*ONE_FUNCTION, (enc.CODE, b"\1\1\2\x08\1")), "instruction 0: the code ends in the middle"),
    "call of nothing": (avm(*ONE_FUNCTION, (enc.CODE, b"\1\1\2" + bytes((enc.isa.opcode("call"), 9)))),
                        "function 9 does not exist; there are 1"),
    "zero displacement": (avm(*ONE_FUNCTION, (enc.CODE, b"\1\1\5" + bytes((enc.isa.opcode("lea"), 0, 0x80, 0, 0)))),
                          "a displacement of 0"),
    "relocation kind": (avm((enc.DATA, b"\1\2\x10\0\1\0\4\0\0")), "4 is no kind of relocation"),
    "symbol kind": (avm(TYPES, (enc.SYMBOLS, b"\1\1x\x20\0")), "0x20 is no kind of symbol"),
    "linkage": (avm(TYPES, (enc.SYMBOLS, b"\1\1x\x0c\0")), "0xc is no kind of symbol"),
    "symbol of nothing": (avm((enc.SYMBOLS, b"\1\1x\2\0")), "function 0 does not exist"),
    "symbol of an import": (avm(TYPES, (enc.IMPORTS, b"\1\1x\0\0\0"), (enc.SYMBOLS, b"\1\1x\2\0")), "for an import"),
    "two symbols": (avm((enc.DATA, b"\1\0\0\0"), (enc.SYMBOLS, b"\2\1x\3\0\1y\3\0")), "should be an alias"),
    "two names": (avm((enc.DATA, b"\1\0\0\0"), (enc.NAMES, b"\2\1\0\1x\1\0\1y")), "has a name already"),
    "two empty names": (avm((enc.DATA, b"\1\0\0\0"), (enc.NAMES, b"\2\1\0\0\1\0\0")), "has a name already"),
    "name of a symbol": (avm((enc.DATA, b"\1\0\0\0"), (enc.SYMBOLS, b"\1\1x\3\0"), (enc.NAMES, b"\1\1\0\1y")),
                         "has a name already"),
    "line tables": (avm((enc.LINES, b"\0\1\0")), "1 line tables, but 0 functions"),
    "target twice": (avm((enc.TARGET, b"\2\1a\1b\1a\1c")), "says 'a' twice"),
    "custom twice": (avm((0, b"\1x1"), (0, b"\1x2")), "two custom sections 'x'"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad(name):
    data, message = BAD[name]
    with pytest.raises(FormatError) as e:
        decode(data, "x.avm")
    assert message in str(e.value)
    assert str(e.value).startswith("x.avm: ")


def test_truncation_everywhere():
    data = encode(rich_module())
    for n in range(len(data)):
        with pytest.raises(FormatError):
            decode(data[:n])
        if n > 12:
            # With the checksum put right the structure itself must be found broken,
            # or what is left is a module that lacks its last sections.
            try:
                decode(mutate.fix_checksum(data[:n]))
            except FormatError:
                continue
            assert any(begin + size == n for _, _, begin, size in mutate.sections(data))


def test_every_damaged_byte_is_noticed():
    data = encode(rich_module())
    for i in range(len(data)):
        with pytest.raises(FormatError):
            decode(data[:i] + bytes((data[i] ^ 0x55,)) + data[i + 1 :])


def test_optional_sections_are_skipped():
    assert decode(avm(TYPES, (129, b"whatever"), (255, b""))).types == [FuncType()]
    assert decode(avm((0, b"\1x1"), TYPES, (0, b"\1y"))).custom == {"x": b"1", "y": b""}


def test_padded_leb_is_accepted():
    assert decode(avm((enc.TYPES, b"\x81\x80\0\0\0"))).types == [FuncType()]


def test_mutants_are_refused_or_read():
    """Whatever the bytes, there is a module that can be written again, or an AllvmError."""
    seeds = [encode(every_opcode()), encode(rich_module()), encode(random_module(7))]
    outcomes = {"format": 0, "verify": 0, "valid": 0}
    for number, data in enumerate(seeds):
        for mutant in itertools.islice(mutate.mutants(number, data), 700):
            try:
                m = decode(mutant)
            except FormatError:
                outcomes["format"] += 1
                continue
            try:
                verify(m)
            except VerifyError:
                outcomes["verify"] += 1
                continue
            outcomes["valid"] += 1
            assert decode(encode(m)) == m
    assert min(outcomes.values()) > 20, outcomes  # the mutator reaches all of them


def test_module_mutants():
    outcomes = {True: 0, False: 0}
    for seed in range(300):
        m = random_module(seed)
        before = encode(m)
        mutant = mutate.mutate_module(random.Random(seed), m, 2)
        assert encode(m) == before  # a copy
        try:
            verify(mutant)
        except AllvmError:
            outcomes[False] += 1
            continue
        outcomes[True] += 1
        assert decode(encode(mutant)) is not None
    assert min(outcomes.values()) > 20, outcomes


def test_encode_refuses_what_has_no_encoding():
    types = [FuncType(("i32",), ("i32",))]
    for insn in ((999,), (enc.isa.opcode("add.i32"), 1, 2), (enc.isa.opcode("add.i32"), 1, 2, -1),
                 (enc.isa.opcode("ret"), (1, 2)), (enc.isa.opcode("call"), 5, (), ()),
                 (enc.isa.opcode("call"), 0, (1,), ()), (enc.isa.opcode("const.i64"), 1, 1 << 64),
                 (enc.isa.opcode("const.f32"), 1, 1 << 32), (enc.isa.opcode("trap"), 300), ("add", 1), ()):  # fmt: skip
        m = Module(types=types, functions=[Function("f", 0, 5, [insn])])
        with pytest.raises(VerifyError) as e:
            encode(m)
        assert "function f, instruction 0" in str(e.value)
    for m in (Module(files=["\udc80"]), Module(functions=[Function("f", 3, 0)]), Module(init=[(1 << 63, 0)]),
              Module(types=[FuncType(("i8",), ())]), Module(data=[Data("x", -1)]), Module(data=[Data("x", 8, align=64)]),
              Module(data=[Data("x", 8, relocs=[Reloc(8, "data", 0), Reloc(0, "data", 0)])]),
              Module(aliases=[None]), Module(functions=[Function("f", None, 0)])):  # fmt: skip
        with pytest.raises(VerifyError):
            encode(m)


@pytest.mark.parametrize("n", [0, 1, 63, 64, 127, 128, 16383, 16384, 2**32, 2**63 - 1, 2**63, 2**64 - 1])
def test_uleb(n):
    assert read_uleb(b"x" + ULEB[n] + b"y", 1) == (n, 1 + len(ULEB[n]))
    assert len(ULEB[n]) == max(1, -(-n.bit_length() // 7))


@pytest.mark.parametrize("n", [0, 1, -1, 63, 64, -64, -65, 8191, 8192, -8192, -8193, 2**63 - 1, -(2**63)])
def test_sleb(n):
    assert read_sleb(SLEB[n], 0) == (n, len(SLEB[n]))
    assert len(SLEB[n]) == (n if n >= 0 else ~n).bit_length() // 7 + 1


def test_leb_limits():
    for bad in (-1, 1 << 64):
        with pytest.raises(ValueError):
            ULEB[bad]
    for bad in (1 << 63, -(1 << 63) - 1):
        with pytest.raises(ValueError):
            SLEB[bad]
    for read in (read_uleb, read_sleb):
        with pytest.raises(LebError):
            read(b"\x80" * 12, 0)
        with pytest.raises(IndexError):
            read(b"\x80", 0)
    with pytest.raises(LebError):
        read_sleb(b"\xff" * 9 + b"\x02", 0)
