"""`.avm` bytes to Module objects. The format is described in docs/container.md.

Decoding checks that the file can be read at all; `allvm.ir.verify` checks what it says.
"""

import struct
import zlib

from allvm.ir import encode as enc
from allvm.ir import isa, module
from allvm.ir._generated_codec import DECODERS, Context
from allvm.ir.debug import decode_debug
from allvm.ir.errors import FormatError
from allvm.ir.graph import decode_nodes
from allvm.ir.leb import LebError, read_sleb, read_uleb
from allvm.ir.sections import NAMES as SECTION_NAMES
from allvm.ir.sections import OPTIONAL as OPTIONAL_NAMES

FIRST_OPTIONAL_SECTION = 128
_HEADER = struct.Struct("<4sHHI")


class Reader:
    """A cursor over one section. Errors name the section and the offset within the file."""

    def __init__(self, data, pos, end, section, name):
        self.data = data
        self.pos = pos
        self.end = end
        self.section = section
        self.name = name

    def error(self, what, pos=None):
        where = f"{self.name}: " if self.name else ""
        return FormatError(f"{where}section {self.section}, offset {self.pos if pos is None else pos:#x}: {what}")

    def byte(self):
        if self.pos >= self.end:
            raise self.error("the section ends too early")
        self.pos += 1
        return self.data[self.pos - 1]

    def take(self, n):
        """The next n bytes."""
        if n > self.end - self.pos:
            raise self.error(f"{n} bytes are announced, {self.end - self.pos} are left")
        self.pos += n
        return self.data[self.pos - n : self.pos]

    def _leb(self, read):
        try:
            value, pos = read(self.data, self.pos)
        except LebError as e:
            raise self.error(str(e)) from None
        except IndexError:
            raise self.error("the section ends too early") from None
        if pos > self.end:
            raise self.error("the section ends too early")
        self.pos = pos
        return value

    def uleb(self):
        return self._leb(read_uleb)

    def sleb(self):
        return self._leb(read_sleb)

    def count(self, item_size):
        """The length of a list whose items take at least item_size bytes."""
        pos = self.pos
        n = self.uleb()
        if n * item_size > self.end - self.pos:
            raise self.error(f"a list of {n} items is announced, {self.end - self.pos} bytes are left", pos)
        return n

    def string(self):
        pos = self.pos
        try:
            return self.take(self.uleb()).decode()
        except UnicodeDecodeError:
            raise self.error("a string is not UTF-8", pos) from None

    def choice(self, names, what):
        pos = self.pos
        n = self.byte()
        if n >= len(names):
            raise self.error(f"{n} is no {what}", pos)
        return names[n]

    def index(self, count, what):
        pos = self.pos
        n = self.uleb()
        if n >= count:
            raise self.error(f"{what} {n} does not exist; there are {count}", pos)
        return n

    def finish(self):
        if self.pos != self.end:
            raise self.error(f"{self.end - self.pos} bytes are left over")


def decode(data, name=""):
    """The Module in `data` (bytes). FormatError when it is damaged, newer or no module. `name`: for messages."""
    data = bytes(data)
    m = module.Module(name=name)
    sections = _split(data, name)
    for id in (enc.TYPES, enc.IMPORTS, enc.FUNCTIONS, enc.CODE, enc.DATA, enc.SYMBOLS, enc.NAMES,
               enc.START, enc.DEPENDENCIES, enc.LINES, enc.TARGET, enc.PROGRAMS, enc.GRAPHS, enc.DEBUG):  # fmt: skip
        reader = sections.get(id)
        if reader is not None:
            _READERS[id](reader, m)
            reader.finish()
    if enc.CODE not in sections and m.functions:
        raise sections[enc.FUNCTIONS].error("there are functions but there is no code section")
    for reader in sections[enc.CUSTOM]:
        key = reader.string()
        if key in m.custom:
            raise reader.error(f"there are two custom sections {key!r}")
        m.custom[key] = reader.take(reader.end - reader.pos)
    return m


def payload_offset(data):
    """Where the magic number should stand: after the #! line, if there is one."""
    if data[:2] == b"#!":
        newline = data.find(b"\n")
        return len(data) if newline < 0 else newline + 1
    return 0


def _split(data, name):
    """The sections by id: a Reader each; id CUSTOM: the list of them. Checks header, order and checksum."""
    where = f"{name}: " if name else ""
    start = payload_offset(data)
    if start == len(data):
        raise FormatError(f"{where}the file is empty" if not data else f"{where}only a #! line, no module follows")
    if data[start : start + 4] != enc.MAGIC[: len(data) - start]:
        raise FormatError(f"{where}not a module: it does not start with the magic \\x7fAVM")
    if len(data) - start < _HEADER.size:
        raise FormatError(f"{where}truncated: the header needs {_HEADER.size} bytes, {len(data) - start} are there")
    _, version, flags, crc = _HEADER.unpack_from(data, start)
    if version > isa.ISA_VERSION:
        raise FormatError(f"{where}format version {version} is newer than {isa.ISA_VERSION}, the newest known here")
    if version == 0:
        raise FormatError(f"{where}format version 0 does not exist")
    if flags:
        raise FormatError(f"{where}unknown flags {flags:#x} in the header")
    sections = {enc.CUSTOM: []}
    last = 0
    reader = Reader(data, start + _HEADER.size, len(data), "header", name)
    headers = []
    while reader.pos < len(data):
        pos = reader.pos
        id = reader.byte()
        reader.section = section_name(id)
        try:
            size = reader.uleb()
        except FormatError:
            headers.append((pos, id, None))
            break
        headers.append((pos, id, (reader.pos, size)))
        reader.pos += size
    pos, id, extent = headers[-1] if headers else (0, 0, (0, 0))
    intact = zlib.crc32(data[start + _HEADER.size :]) == crc
    if extent is None or sum(extent) > len(data):
        kind = "truncated" if not intact else "damaged"
        raise FormatError(f"{where}section {section_name(id)}, offset {pos:#x}: {kind}: it reaches past the end of the file")
    if not intact:
        raise FormatError(f"{where}the checksum is wrong: the file is damaged or truncated")
    for pos, id, (begin, size) in headers:
        reader = Reader(data, begin, begin + size, section_name(id), name)
        if id == enc.CUSTOM:
            sections[enc.CUSTOM].append(reader)
            continue
        if id <= last:
            problem = "occurs twice" if id == last else f"comes after section {section_name(last)}"
            raise reader.error(f"the section {problem}", pos)
        last = id
        if id in _READERS:
            sections[id] = reader
        elif id < FIRST_OPTIONAL_SECTION:
            raise reader.error("the section is unknown here", pos)
    return sections


def section_name(id):
    return SECTION_NAMES[id] if id < len(SECTION_NAMES) else OPTIONAL_NAMES.get(id) or str(id)


def _types(r, m):
    for _ in range(r.count(2)):
        params, results = (tuple([r.choice(module.VALUE_TYPES, "value type") for _ in range(r.count(1))])
                           for _ in range(2))  # fmt: skip
        m.types.append(module.FuncType(params, results))


def _weak(r):
    return r.choice((False, True), "set of import flags")


def _imports(r, m):
    for _ in range(r.count(3)):
        m.import_funcs.append(module.ImportFunc(r.string(), r.index(len(m.types), "type"), _weak(r)))
    for _ in range(r.count(2)):
        m.import_data.append(module.ImportData(r.string(), _weak(r)))


def _functions(r, m):
    for _ in range(r.count(3)):
        f = module.Function("", r.index(len(m.types), "type"), r.uleb(), linkage=module.LOCAL)
        f.frame = r.uleb()
        if f.frame:
            f.frame_align = r.byte()
        m.functions.append(f)


def _code(r, m):
    pos = r.pos
    n = r.count(2)
    if n != len(m.functions):
        raise r.error(f"there is code for {n} functions, but there are {len(m.functions)}", pos)
    context = Context(m)
    for f in m.functions:
        context.results = context.type_results[f.type]
        pos = r.pos
        count = r.uleb()
        size = r.uleb()
        if count > size:
            raise r.error(f"{count} instructions cannot fit in {size} bytes", pos)
        begin = r.pos
        _decode_code(r, f, r.take(size), count, context, begin)


def _decode_code(r, f, code, count, context, begin):
    """Decode the bytes of a function's code into f.code."""
    append = f.code.append
    p = start = 0
    number_of_ops = len(DECODERS)
    try:
        for i in range(count):
            start = p
            op = code[p]
            p += 1
            if op >= 0xF0:
                op = 240 + (op - 0xF0 << 8 | code[p])
                p += 1
            if op >= number_of_ops:
                raise LebError(f"there is no opcode {op}")
            insn, p = DECODERS[op](code, p, op, i, context)
            append(insn)
    except LebError as e:
        raise r.error(f"instruction {len(f.code)}: {e}", begin + start) from None
    except IndexError:
        raise r.error(f"instruction {len(f.code)}: the code ends in the middle of it", begin + start) from None
    if p != len(code):
        raise r.error(f"{len(code) - p} bytes are left over after the last instruction", begin + p)


def _data(r, m):
    for _ in range(r.count(3)):
        flags = r.byte()
        d = module.Data("", r.uleb(), align=flags >> 2 & 31, readonly=bool(flags & 1), linkage=module.LOCAL, thread=bool(flags & 128))
        d.init = r.take(r.uleb())
        if flags & 2:
            end = 0
            for _ in range(r.count(4)):
                offset = end + r.uleb()
                kind, width = r.choice((("data", 8), ("func", 8), ("data", 4), ("func", 4)), "kind of relocation")
                d.relocs.append(module.Reloc(offset, kind, r.uleb(), r.sleb(), width))
                end = offset + width
        m.data.append(d)


def _named(r, m, kind, what):
    """The function or data object that an index in `r` refers to; imports are not the module's to name."""
    imports, own = (m.import_data, m.data) if kind else (m.import_funcs, m.functions)
    pos = r.pos
    index = r.index(len(imports) + len(own), "data object" if kind else "function")
    if index < len(imports):
        raise r.error(f"{what} for an import", pos)
    return own[index - len(imports)]


def _symbols(r, m):
    seen = set()
    for _ in range(r.count(3)):
        name = r.string()
        pos = r.pos
        what = r.byte()
        kind, linkage, alias = what & 1, what >> 1 & 7, what & enc.ALIAS_BIT
        if linkage >= len(enc.LINKAGES) or what >= 2 * enc.ALIAS_BIT:
            raise r.error(f"symbol {name!r}: {what:#x} is no kind of symbol", pos)
        linkage = enc.LINKAGES[linkage]
        if alias:
            m.aliases.append(module.Alias(name, "data" if kind else "func", r.uleb(), r.sleb(), linkage))
            continue
        x = _named(r, m, kind, f"symbol {name!r}")
        if id(x) in seen:
            raise r.error(f"symbol {name!r} names what has a symbol already; it should be an alias", pos)
        seen.add(id(x))
        x.name, x.linkage = name, linkage


def _names(r, m):
    seen = set()
    for _ in range(r.count(3)):
        pos = r.pos
        kind = r.choice((enc.FUNC, enc.DATA_KIND), "kind of name")
        x = _named(r, m, kind, "a name")
        name = r.string()
        if id(x) in seen or x.name or x.linkage != module.LOCAL:
            raise r.error(f"{name!r} names what has a name already ({x.name!r})", pos)
        seen.add(id(x))
        x.name = name


def _start(r, m):
    for entries in (m.init, m.fini):
        entries.extend(_entries(r))


def _entries(r):
    return [(r.sleb(), r.uleb()) for _ in range(r.count(2))]


def _programs(r, m):
    for _ in range(r.count(4)):
        m.programs.append(module.Program(r.string(), r.uleb(), _entries(r), _entries(r)))


def _dependencies(r, m):
    m.dependencies.extend([(r.string(), r.string()) for _ in range(r.count(2))])


def _lines(r, m):
    m.files.extend([r.string() for _ in range(r.count(1))])
    pos = r.pos
    n = r.count(1)
    if n != len(m.functions):
        raise r.error(f"there are {n} line tables, but {len(m.functions)} functions", pos)
    for f in m.functions:
        index = line = file = 0
        for _ in range(r.count(3)):
            index += r.uleb()
            line += r.sleb()
            file += r.sleb()
            f.lines.append(module.Line(index, file, line))


def _target(r, m):
    for _ in range(r.count(2)):
        key = r.string()
        if key in m.target:
            raise r.error(f"the target says {key!r} twice")
        m.target[key] = r.string()


def _graphs(r, m):
    m.nodes = decode_nodes(r)


_READERS = {
    enc.TYPES: _types, enc.IMPORTS: _imports, enc.FUNCTIONS: _functions, enc.CODE: _code, enc.DATA: _data,
    enc.SYMBOLS: _symbols, enc.START: _start, enc.DEPENDENCIES: _dependencies, enc.NAMES: _names, enc.LINES: _lines,
    enc.TARGET: _target, enc.PROGRAMS: _programs, enc.GRAPHS: _graphs, enc.DEBUG: decode_debug,
}  # fmt: skip
