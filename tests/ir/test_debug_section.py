"""The section `debug`: what is written is read again, copies of types become one, and damage is told."""

import random

import pytest
from allvm.ir.asm import assemble
from allvm.ir.debug import CONSTANT, FRAME, MEMORY, REGISTER, Member, Place, Type, Variable, types_of
from allvm.ir.decode import decode
from allvm.ir.encode import encode
from allvm.ir.errors import FormatError, VerifyError
from allvm.ir.link import link
from allvm.ir.sections import assemble as sections_to_file
from allvm.ir.sections import table
from allvm.ir.verify import verify


def node():
    """struct node { int value; struct node *next; unsigned flag : 3; enum { A, B = -2 } kind; }"""
    t = Type("struct", "node", 24)
    integer = Type("int", "int", 4)
    t.members = [Member("value", integer, 0), Member("next", Type("pointer", size=8, target=t), 64), Member("flag", Type("uint", "unsigned", 4), 128, 3),
                 Member("kind", Type("enum", "", 4, values=[("A", 0), ("B", -2)]), 160)]  # fmt: skip
    return t


def module(name="f"):
    m = assemble(f"data @g size 24 align 3\nfunc @{name} (i32) -> (i32) regs 3 frame 32 {{\n add.i32 r2, r0, r0\n st.i32 r2, [r1]\n ret r2\n}}")
    t = node()
    m.functions[0].variables = [
        Variable("x", t.members[0].type, 3, True, [(0, 3)], [Place(0, 1, REGISTER, 0), Place(1, 3, FRAME, 8)]),
        Variable("list", Type("pointer", size=8, target=Type("named", "Node", 24, t)), 4, False, [(0, 1), (2, 3)], [Place(2, 3, MEMORY, 1, -16)]),
        Variable("k", Type("array", "", 40, t.members[0].type, 10), 5, False, [(1, 2)], [Place(1, 2, CONSTANT, -7)]),
        Variable("gone", Type("opaque", "thing", 3), 6, False, [(0, 3)]),
    ]
    m.data[0].variable = Variable("g", t, 9, owner=name)
    return m


def described(t, depth=4):
    if t is None or depth == 0:
        return None
    return (t.kind, t.name, t.size, t.count, described(t.target, depth - 1), tuple(t.values),
            [(x.name, x.offset, x.bits, described(x.type, depth - 1)) for x in t.members])  # fmt: skip


def of(v):
    return v.name, described(v.type), v.line, v.parameter, v.scope, v.places, v.owner


def test_round_trip():
    m = module()
    verify(m)
    again = decode(encode(m))
    verify(again)
    assert [of(v) for v in again.functions[0].variables] == [of(v) for v in m.functions[0].variables]
    assert of(again.data[0].variable) == of(m.data[0].variable)
    assert encode(again) == encode(m)


def test_linking():
    """Each module brings its own copies of types; a structure that differs stays apart. Stripping leaves nothing."""
    a, b, c = module("a"), module("b"), module("c")
    for m, name in ((b, "h"), (c, "i")):
        m.data[0].name = name
    c.data[0].variable.type.members[0].type = Type("float", "float", 4)
    one, both, all_ = (decode(encode(link(ms, entry=None, allow_undefined=True))) for ms in ([a], [a, b], [a, b, c]))
    assert len(types_of(both)) == len(types_of(one)) < len(types_of(all_))
    assert {d.variable.owner for d in both.data} == {"a", "b"} and all(len(f.variables) == 4 for f in both.functions)
    bare = link([a, b], entry=None, keep=["a", "b"], strip=True, allow_undefined=True)
    assert not types_of(bare) and all(id != 128 for id, _, _ in table(encode(bare)))


def test_damage():
    """Whatever the bytes are: they are read, or there is one clear error."""
    whole = encode(module())
    parts = [(id, whole[begin:end]) for id, begin, end in table(whole)]
    payload = dict(parts)[128]
    rng, refused = random.Random(7), 0
    for n in range(3000):
        raw = bytearray(payload)
        for _ in range(rng.randint(1, 3)):
            raw[rng.randrange(len(raw))] = rng.choice((0, 1, 127, 128, 255, rng.randrange(256)))
        if n % 7 == 0:
            del raw[rng.randrange(len(raw)) :]
        try:
            verify(decode(sections_to_file(whole[:12], [(id, bytes(raw) if id == 128 else part) for id, part in parts])))
        except (FormatError, VerifyError) as e:
            refused += 1
            assert "\n" not in str(e)
    assert refused > 500


@pytest.mark.parametrize("payload", [b"\xff\xff\xff\xff\x7f", b"\0\1\5", b"\1\x20\0\0", b"\1\6\0\0\7"])
def test_nonsense(payload):
    whole = encode(module())
    with pytest.raises(FormatError, match="section debug"):
        decode(sections_to_file(whole[:12], [(id, payload if id == 128 else whole[begin:end]) for id, begin, end in table(whole)]))
