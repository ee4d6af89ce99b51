"""Mutations for fuzzing: of `.avm` bytes, with the checksum put right again, and of modules.

    for data in itertools.islice(mutants(seed, data), 1000): ...
"""

import copy
import dataclasses
import random
import struct
import zlib

from allvm.ir import isa
from allvm.ir.decode import payload_offset
from allvm.ir.leb import SLEB, ULEB, LebError, read_uleb

HEADER = 12
INTERESTING_BYTES = (0, 1, 2, 0x3F, 0x40, 0x7F, 0x80, 0x81, 0xF0, 0xFF)
INTERESTING = (0, 1, -1, 2, 7, 16, 63, 64, 127, 128, 255, 256, 0x7FFF, 0xFFFF, 0x10000, 59999, 60000, 60001,
               (1 << 31) - 1, -(1 << 31), 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 63) - 1, -(1 << 63))  # fmt: skip


def fix_checksum(data):
    """The same bytes with the right checksum in the header, if there is one."""
    start = payload_offset(data)
    if len(data) < start + HEADER:
        return data
    crc = zlib.crc32(data[start + HEADER :])
    return data[: start + 8] + struct.pack("<I", crc) + data[start + HEADER :]


def sections(data):
    """[(id, position of the size, position of the payload, size)] as far as they can be read."""
    result = []
    pos = payload_offset(data) + HEADER
    while pos < len(data):
        try:
            size, begin = read_uleb(data, pos + 1)
        except (IndexError, LebError):
            break
        result.append((data[pos], pos + 1, begin, size))
        pos = begin + size
    return result


# --- mutations of bytes: (rng, bytearray, section payload range) -> None -------
def _flip(rng, b, lo, hi):
    b[rng.randrange(lo, hi)] ^= 1 << rng.randrange(8)


def _set(rng, b, lo, hi):
    b[rng.randrange(lo, hi)] = rng.choice(INTERESTING_BYTES)


def _insert(rng, b, lo, hi):
    i = rng.randrange(lo, hi)
    b[i:i] = rng.choice((ULEB[abs(rng.choice(INTERESTING))], rng.randbytes(rng.randint(1, 4))))


def _leb(rng, b, lo, hi):
    """Put another number where one may stand."""
    i = rng.randrange(lo, hi)
    end = i
    while end < len(b) - 1 and b[end] & 128:
        end += 1
    n = rng.choice(INTERESTING)
    b[i : end + 1] = rng.choice((SLEB[n], ULEB[abs(n)]))


def _delete(rng, b, lo, hi):
    i = rng.randrange(lo, hi)
    del b[i : i + rng.randint(1, 4)]


def _copy(rng, b, lo, hi):
    """Repeat a stretch somewhere else."""
    i = rng.randrange(lo, hi)
    stretch = b[i : i + rng.randint(1, 12)]
    j = rng.randrange(lo, hi)
    if rng.random() < 0.5:
        b[j:j] = stretch
    else:
        b[j : j + len(stretch)] = stretch


_BYTE_MUTATIONS = (_flip, _flip, _set, _set, _leb, _leb, _insert, _delete, _copy)


def mutate_bytes(rng, data):
    """A damaged copy of `.avm` bytes whose checksum is right. The section's size is kept in step most of the time."""
    parts = [s for s in sections(data) if s[3]]
    if not parts or rng.random() < 0.05:
        b = bytearray(data)
        mutation = rng.choice(_BYTE_MUTATIONS)
        mutation(rng, b, 0, len(b))
        return fix_checksum(bytes(b))
    _, size_pos, begin, size = rng.choice(parts)
    payload = bytearray(data[begin : begin + size])
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        if payload:
            rng.choice(_BYTE_MUTATIONS)(rng, payload, 0, len(payload))
    length = len(payload) if rng.random() < 0.95 else max(0, len(payload) + rng.choice((-1, 1, 1000)))
    return fix_checksum(data[:size_pos] + ULEB[length] + bytes(payload) + data[begin + size :])


def drop_or_move_section(rng, data):
    """Leave out a section, or swap two."""
    parts = sections(data)
    if not parts:
        return data
    raw = [data[size_pos - 1 : begin + size] for _, size_pos, begin, size in parts]
    i, j = rng.randrange(len(raw)), rng.randrange(len(raw))
    if i == j:
        del raw[i]
    else:
        raw[i], raw[j] = raw[j], raw[i]
    return fix_checksum(data[: payload_offset(data) + HEADER] + b"".join(raw))


def truncate(rng, data):
    return fix_checksum(data[: rng.randrange(len(data))])


def mutants(seed, data):
    """Endless mutants of `.avm` bytes; each may be a mutant of a mutant."""
    rng = random.Random(seed)
    current = data
    while True:
        kind = rng.random()
        change = truncate if kind < 0.02 else drop_or_move_section if kind < 0.06 else mutate_bytes
        mutant = change(rng, current)
        yield mutant
        current = mutant if rng.random() < 0.3 and len(mutant) > HEADER else data


# --- mutations of modules ------------------------------------------------------
def mutate_module(rng, m, changes=1):
    """A changed deep copy of a module. It need not be valid, but can mostly be encoded."""
    m = copy.deepcopy(m)
    for _ in range(changes):
        rng.choice(_MODULE_MUTATIONS)(rng, m)
    return m


def _code_of(rng, m):
    functions = [f for f in m.functions if f.code]
    return rng.choice(functions) if functions else None


def _in_code(change):
    """A mutation of a random instruction: change(rng, module, function, index)."""

    def mutation(rng, m):
        f = _code_of(rng, m)
        if f is not None:
            change(rng, m, f, rng.randrange(len(f.code)))

    return mutation


def change_operand(rng, m, f, i):
    """Another value for one operand."""
    insn = f.code[i]
    if len(insn) == 1:
        return
    n = rng.randrange(1, len(insn))
    operands = list(insn)
    operands[n] = _another(rng, f, insn[n])
    f.code[i] = tuple(operands)


def _another(rng, f, x):
    near = rng.choice((rng.randrange(max(1, f.nregs)), rng.randrange(len(f.code)), f.nregs, len(f.code)))
    if isinstance(x, int):
        return rng.choice((x + 1, x - 1, x ^ 1 << rng.randrange(32), near, rng.choice(INTERESTING)))
    x = list(x)
    if len(x) == 6 and rng.random() < 0.9:  # a memory operand
        n = rng.randrange(6)
        x[n] = rng.choice((x[n] + 1, x[n] - 1, near, rng.choice(INTERESTING))) if n in (1, 2, 5) else rng.randrange(4)
    elif x and rng.random() < 0.7:
        x[rng.randrange(len(x))] = near
    elif x and rng.random() < 0.5:
        x.pop()
    else:
        x.append(near)
    return tuple(x)


def change_opcode(rng, m, f, i):
    """Another opcode with the same kinds of operands, so that the instruction stays well-formed."""
    row = isa.OPS[f.code[i][0]]
    kinds = [o.kind for o in row.operands]
    like = [r.number for r in isa.OPS if [o.kind for o in r.operands] == kinds]
    f.code[i] = (rng.choice(like), *f.code[i][1:])


def swap_labels(rng, m, f, i):
    """Another target for a branch near i."""
    for j in (*range(i, len(f.code)), *range(i)):
        row = isa.OPS[f.code[j][0]]
        if "branch" in row.flags:
            n = [o.kind for o in row.operands].index("label") + 1
            f.code[j] = (*f.code[j][:n], rng.randrange(len(f.code)), *f.code[j][n + 1 :])
            return


def delete_instruction(rng, m, f, i):
    """Labels are left as they are, so that they shift."""
    del f.code[i]


def repeat_instruction(rng, m, f, i):
    f.code.insert(rng.randrange(len(f.code) + 1), f.code[i])


def move_instruction(rng, m, f, i):
    f.code.insert(rng.randrange(len(f.code)), f.code.pop(i))


def borrow_instruction(rng, m, f, i):
    """Copy an instruction out of another function."""
    other = _code_of(rng, m)
    f.code[i] = rng.choice(other.code)


def change_function(rng, m):
    """Other registers, frame or type."""
    if m.functions:
        f = rng.choice(m.functions)
        what = rng.randrange(4)
        if what == 0:
            f.nregs = max(0, rng.choice((f.nregs + 1, f.nregs - 1, 60000, 0)))
        elif what == 1:
            f.frame = rng.choice((0, 1, 16, 4096, 8 << 20, 1 << 31, (1 << 32) + 16))
        elif what == 2:
            f.frame_align = rng.choice((0, 4, 12, 16, 17, 63))
        else:
            f.type = rng.randrange(max(1, len(m.types)) + 1)


def change_data(rng, m):
    if m.data:
        d = rng.choice(m.data)
        what = rng.randrange(5)
        if what == 0:
            d.size = max(0, rng.choice((d.size - 1, d.size + 1, 0, 1 << 31, (1 << 31) - 1, 1 << 63)))
        elif what == 1:
            d.align = rng.choice((0, 3, 16, 17, 62))
        elif what == 2:
            d.readonly = not d.readonly
        elif what == 3 and d.relocs:
            i = rng.randrange(len(d.relocs))
            field, value = rng.choice((("offset", max(0, d.size - 1)), ("index", rng.choice((0, 1, 1 << 40))),
                                       ("addend", rng.choice(INTERESTING)), ("width", 4)))  # fmt: skip
            d.relocs[i] = dataclasses.replace(d.relocs[i], **{field: value})
        elif d.init:
            d.init = d.init[: rng.randrange(len(d.init))]


def change_start(rng, m):
    entries = rng.choice((m.init, m.fini))
    entries.append((rng.choice((0, 65535, -1, 1 << 40)), rng.randrange(len(m.functions) + 2)))


def change_node(rng, m):
    """Something else said of a graph: a number, a flag or a list of a node, an edge, a port."""
    if not m.nodes:
        return change_function(rng, m)
    node = rng.choice(m.nodes)
    lists = [getattr(node, name) for name in ("inputs", "outputs", "children", "edges", "binds_in", "binds_out")]
    full = [x for x in lists if x]
    what = rng.randrange(8)
    if what == 0 or not full:
        node.function = rng.choice((0, node.function + 1, len(m.functions), 1 << 31, (1 << 32) - 1))
    elif what == 1:
        chosen = rng.choice(full)
        del chosen[rng.randrange(len(chosen))]
    elif what == 2:
        chosen = rng.choice(full)
        chosen.append(copy.deepcopy(rng.choice(chosen)))
    else:
        chosen = rng.choice(full)
        x = rng.choice(chosen)
        name = rng.choice(dataclasses.fields(x)).name
        value = getattr(x, name)
        if isinstance(value, bool):
            value = not value
        elif isinstance(value, int):
            value = rng.choice((value + 1, max(0, value - 1), 0, 1 << 31, (1 << 32) - 1, node.function))
        elif isinstance(value, tuple):
            value = rng.choice(((), (1,), (None,), (None, None, None), (1 << 31,), (0,), (1 << 32, 1 << 32), (*value, 2)))
        else:
            value = rng.choice(("i32", "i64", "float", "double"))
        setattr(x, name, value)


_CODE_MUTATIONS = (change_operand, change_operand, change_operand, change_opcode, change_opcode, swap_labels,
                   delete_instruction, repeat_instruction, move_instruction, borrow_instruction)  # fmt: skip
_MODULE_MUTATIONS = (*map(_in_code, _CODE_MUTATIONS), change_function, change_data, change_start, change_node)
