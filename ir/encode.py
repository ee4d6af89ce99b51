"""Module objects to `.avm` bytes. The format is described in docs/container.md."""

import struct
import zlib

from allvm.ir import isa, module
from allvm.ir._generated_codec import ENCODERS, Context
from allvm.ir.debug import encode_debug
from allvm.ir.errors import VerifyError
from allvm.ir.graph import encode_nodes
from allvm.ir.leb import SLEB, ULEB

MAGIC = b"\x7fAVM"
# Section ids.
CUSTOM, TYPES, IMPORTS, FUNCTIONS, CODE, DATA, SYMBOLS, START, DEPENDENCIES, NAMES, LINES, TARGET = range(12)
GRAPHS, PROGRAMS = 12, 14
DEBUG = 128
LINKAGES = (module.LOCAL, module.GLOBAL, module.WEAK, module.COMMON)
FUNC, DATA_KIND = 0, 1
ALIAS_BIT = 16


def encode(m):
    """The `.avm` bytes of a module. VerifyError for what has no encoding."""
    try:
        body = b"".join([bytes((id,)) + ULEB[len(payload)] + payload for id, payload in _sections(m) if payload])
    except (ValueError, TypeError, IndexError, KeyError, OverflowError, AttributeError) as e:
        raise VerifyError(f"the module cannot be encoded: {e}") from None
    return MAGIC + struct.pack("<HHI", isa.ISA_VERSION, 0, zlib.crc32(body)) + body


def _sections(m):
    """The (id, payload) of every section in order; an empty payload is left out of the file."""
    sections = [
        (TYPES, _types(m)), (IMPORTS, _imports(m)), (FUNCTIONS, _functions(m)), (CODE, _code(m)), (DATA, _data(m)),
        (SYMBOLS, _symbols(m)), (START, _start(m)), (DEPENDENCIES, _dependencies(m)), (NAMES, _names(m)),
        (LINES, _lines(m)), (TARGET, _target(m)), (GRAPHS, encode_nodes(m.nodes, ULEB.__getitem__) if m.nodes else b""),
        (PROGRAMS, _programs(m)), (DEBUG, encode_debug(m)),
    ]  # fmt: skip
    return sections + [(CUSTOM, _string(name) + bytes(payload)) for name, payload in m.custom.items()]


def _string(text):
    try:
        raw = text.encode()
    except UnicodeEncodeError:
        raise VerifyError(f"the name {text!r} cannot be written as UTF-8") from None
    return ULEB[len(raw)] + raw


def _list(items):
    """A list, or no bytes at all for an empty one (a section without content is left out)."""
    return ULEB[len(items)] + b"".join(items) if items else b""


def _types(m):
    def values(types):
        return ULEB[len(types)] + bytes([module.VALUE_TYPES.index(t) for t in types])

    return _list([values(t.params) + values(t.results) for t in m.types])


def _imports(m):
    if not m.import_funcs and not m.import_data:
        return b""
    funcs = [_string(f.name) + ULEB[f.type] + bytes((f.weak,)) for f in m.import_funcs]
    data = [_string(d.name) + bytes((d.weak,)) for d in m.import_data]
    return ULEB[len(funcs)] + b"".join(funcs) + ULEB[len(data)] + b"".join(data)


def _functions(m):
    return _list([
        ULEB[f.type] + ULEB[f.nregs] + ULEB[f.frame] + (bytes((f.frame_align,)) if f.frame else b"")
        for f in m.functions
    ])  # fmt: skip


def _code(m):
    context = Context(m)
    return _list([encode_function(m, f, context) for f in m.functions])


def encode_function(m, f, context):
    """A function's code: the number of instructions, the number of bytes, the bytes."""
    context.results = context.type_results[f.type]
    parts = []
    append = parts.append
    i = 0
    try:
        for insn in f.code:
            append(ENCODERS[insn[0]](insn, i, context))
            i += 1
    except (ValueError, TypeError, IndexError, KeyError, OverflowError, AttributeError) as e:
        op = insn[0] if insn else None
        name = isa.OPS[op].name if isinstance(op, int) and 0 <= op < len(isa.OPS) else f"opcode {op}"
        raise VerifyError(f"function {f.name or '?'}, instruction {i} ({name}): it cannot be encoded: {e}") from None
    code = b"".join(parts)
    return ULEB[len(parts)] + ULEB[len(code)] + code


def _data(m):
    return _list([_data_object(d) for d in m.data])


def _data_object(d):
    flags = bool(d.readonly) | bool(d.relocs) << 1 | d.align << 2 | bool(d.thread) << 7
    if not 0 <= d.align < 32:
        raise VerifyError(f"data {d.name}: an alignment of 2^{d.align} cannot be encoded")
    out = [bytes((flags,)), ULEB[d.size], ULEB[len(d.init)], bytes(d.init)]
    if d.relocs:
        out.append(ULEB[len(d.relocs)])
        end = 0
        for r in d.relocs:
            if r.offset < end:
                raise VerifyError(f"data {d.name}: relocations overlap or are out of order at offset {r.offset}")
            kind = (r.kind == "func") | (r.width == 4) << 1
            out += [ULEB[r.offset - end], bytes((kind,)), ULEB[r.index], SLEB[r.addend]]
            end = r.offset + r.width
    return b"".join(out)


def _symbols(m):
    items = []
    for kind, first, objects in ((FUNC, len(m.import_funcs), m.functions), (DATA_KIND, len(m.import_data), m.data)):
        for index, x in enumerate(objects, first):
            if x.linkage != module.LOCAL:
                items.append(_string(x.name) + bytes((kind | LINKAGES.index(x.linkage) << 1,)) + ULEB[index])
    for a in m.aliases:
        what = (a.kind == "data") | LINKAGES.index(a.linkage) << 1 | ALIAS_BIT
        items.append(_string(a.name) + bytes((what,)) + ULEB[a.index] + SLEB[a.offset])
    return _list(items)


def _names(m):
    items = []
    for kind, first, objects in ((FUNC, len(m.import_funcs), m.functions), (DATA_KIND, len(m.import_data), m.data)):
        for index, x in enumerate(objects, first):
            if x.linkage == module.LOCAL and x.name:
                items.append(bytes((kind,)) + ULEB[index] + _string(x.name))
    return _list(items)


def _start(m):
    return _entries(m.init, m.fini) if m.init or m.fini else b""


def _entries(*lists):
    out = []
    for entries in lists:
        out.append(ULEB[len(entries)])
        out += [SLEB[priority] + ULEB[index] for priority, index in entries]
    return b"".join(out)


def _programs(m):
    return _list([_string(p.name) + ULEB[p.main] + _entries(p.init, p.fini) for p in m.programs])


def _dependencies(m):
    return _list([_string(name) + _string(digest) for name, digest in m.dependencies])


def _lines(m):
    if not m.files and not any(f.lines for f in m.functions):
        return b""
    out = [ULEB[len(m.files)], *map(_string, m.files), ULEB[len(m.functions)]]
    for f in m.functions:
        out.append(ULEB[len(f.lines)])
        index = line = file = 0
        for entry in f.lines:
            if entry.index < index:
                raise VerifyError(f"function {f.name}: the line table is out of order at instruction {entry.index}")
            out.append(ULEB[entry.index - index] + SLEB[entry.line - line] + SLEB[entry.file - file])
            index, line, file = entry.index, entry.line, entry.file
    return b"".join(out)


def _target(m):
    return _list([_string(key) + _string(value) for key, value in m.target.items()])
