"""Binary, text and objects are images of one another."""

import dataclasses

import pytest
from allvm.ir import isa
from allvm.ir.asm import assemble
from allvm.ir.decode import decode
from allvm.ir.disasm import disassemble
from allvm.ir.encode import encode
from allvm.ir.module import Function, FuncType, Line, Module
from allvm.ir.verify import verify
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ir.random_modules import every_opcode, random_module
from tests.ops import runner

seeds = st.integers(0, 2**32)


@given(seeds)
@settings(max_examples=150, deadline=None)
def test_random_modules(seed):
    m = random_module(seed, programs=True)
    verify(m)
    data = encode(m)
    assert decode(data) == m
    text = disassemble(m)
    again = assemble(text)
    assert again == m
    assert encode(again) == data
    assert disassemble(again) == text


def test_every_opcode():
    m = verify(every_opcode())
    assert {insn[0] for insn in m.functions[0].code} == set(range(len(isa.OPS)))
    data = encode(m)
    assert decode(data) == m
    assert assemble(disassemble(m)) == m


@pytest.mark.parametrize("row", isa.OPS, ids=lambda row: row.name)
def test_one_instruction(row):
    """Each opcode alone: from text to binary and back, and the mnemonic in the text."""
    m = every_opcode()
    f = m.functions[0]
    mine = [insn for insn in f.code if insn[0] == row.number]
    labels = {o.kind for o in row.operands} & {"label", "labels"}
    if labels:  # every label at one place
        mine = [tuple([0 if o == "label" else (0, 1) if o == "labels" else x
                       for o, x in zip(["op", *(o.kind for o in row.operands)], insn)]) for insn in mine]  # fmt: skip
    f.code = [*mine, (isa.opcode("ret"), (0,))]
    verify(m)
    text = disassemble(m)
    assert text.count(f"    {row.name}") >= 8
    assert decode(encode(assemble(text))) == m


@pytest.mark.parametrize("path", runner.files(), ids=lambda p: p.name)
def test_opcode_files(path):
    m = assemble(path.read_text())
    data = encode(m)
    assert decode(data) == m
    assert encode(assemble(disassemble(m))) == data


def test_empty_module():
    data = encode(Module())
    assert len(data) == 12
    assert decode(data) == Module()
    assert disassemble(Module()) == ""
    assert assemble("") == Module()
    assert assemble("; nothing\n\n   ; at all") == Module()


def test_missing_function_index_is_shown():
    """The disassembler shows broken modules too."""
    m = Module(types=[FuncType()], functions=[Function("f", 0, 0, [(isa.opcode("call"), 9, (), ()),
                                                                  (isa.opcode("jmp"), 77)])])  # fmt: skip
    text = disassemble(m)
    assert "call @#9()" in text and "jmp L0" in text


def test_sizes_are_compact():
    """Three registers below 128 take three bytes and the opcode one."""
    code = [(isa.opcode("add.i32"), 2, 0, 1)] * 100 + [(isa.opcode("ret"), (2,))]
    m = Module(types=[FuncType(("i32", "i32"), ("i32",))], functions=[Function("f", 0, 3, code)])
    assert len(encode(m)) < 400 + 2 + 50


def test_equal_modules_encode_equally():
    a, b = random_module(5), random_module(5)
    assert a == b and encode(a) == encode(b)
    b.functions.append(dataclasses.replace(b.functions[0], name="other", linkage="local"))
    assert encode(a) != encode(b)


def test_lines_keep_their_files():
    m = Module(types=[FuncType()], files=["a.c", "b.c", "a.c"])
    code = [(isa.opcode("fence"),)] * 3 + [(isa.opcode("ret"), ())]
    m.functions = [Function("f", 0, 0, code, lines=[Line(0, 2, 5), Line(1, 1, 7), Line(1, 0, 0), Line(3, 0, 9)])]
    verify(m)
    assert decode(encode(m)) == m
    assert assemble(disassemble(m)) == m


def test_shebang():
    m = random_module(3)
    data = b"#!/usr/bin/env allvm-vm\n" + encode(m)
    assert decode(data) == m
