"""Archives of modules, as `ar` writes them, and what a link needs of one."""

from allvm.ir.errors import FormatError
from allvm.ir.module import LOCAL
from allvm.ir.symbols import plain_name

MAGIC = b"!<arch>\n"
_HEADER = 60


def members(data, path):
    """The members of an archive: (name, bytes), without its own tables."""
    for name, body in raw_members(data, path):
        if not name.startswith("__.SYMDEF"):
            yield name, body


def raw_members(data, path):
    """The members of an archive, those with indexes included."""
    at = len(MAGIC)
    names = b""
    while at < len(data):
        header = data[at : at + _HEADER]
        if len(header) < _HEADER or header[58:60] != b"`\n":
            raise FormatError(f"{path}: the archive is damaged at byte {at}")
        try:
            size = int(header[48:58])
        except ValueError:
            raise FormatError(f"{path}: the archive is damaged at byte {at}") from None
        body = data[at + _HEADER : at + _HEADER + size]
        if size < 0 or len(body) < size:
            raise FormatError(f"{path}: the archive ends within a member")
        at += _HEADER + size + (size & 1)
        name = header[:16].rstrip()
        if name == b"//":
            names = body
        elif name not in (b"/", b"/SYM64/"):
            yield _name(name, names, body)


def build(rows):
    """An archive of (name, bytes) rows."""
    names = b""
    out = []
    for name, body in rows:
        field = name.encode() + b"/"
        if len(field) > 16 or name.startswith("__.SYMDEF"):
            field = b"/%d" % len(names) if not name.startswith("__.SYMDEF") else name.encode()
            names += name.encode() + b"/\n" if field[:1] == b"/" else b""
        out.append(b"%-16s%-12d%-6d%-6d%-8s%-10d`\n" % (field, 0, 0, 0, b"100644", len(body)) + body + b"\n" * (len(body) & 1))
    table = b"%-16s%-12s%-6s%-6s%-8s%-10d`\n" % (b"//", b"", b"", b"", b"", len(names)) + names + b"\n" * (len(names) & 1)
    return b"".join([MAGIC, table, *out])


def _name(name, names, body):
    """Long names are in a table (GNU) or before the body (BSD)."""
    if name.startswith(b"#1/"):
        n = int(name[3:])
        return body[:n].rstrip(b"\0").decode(errors="replace"), body[n:]
    if name.startswith(b"/") and name[1:].isdigit():
        name = names[int(name[1:]) :].partition(b"\n")[0]
    return name.rstrip(b"/").decode(errors="replace"), body


def defined(module):
    """The names that a module offers to others."""
    return {x.name for group in (module.functions, module.data, module.aliases) for x in group if x.linkage != LOCAL}


def wanted(module):
    """The names that a module needs from others."""
    return {plain_name(x.name) for group in (module.import_funcs, module.import_data) for x in group if not x.weak}


def needed_members(modules, archive, elsewhere=()):
    """Those of an archive's modules that define what is missing, and what these miss in turn. elsewhere: names that need
    no member."""
    have = set().union(*map(defined, modules)) if modules else set()
    need = (set().union(*map(wanted, modules)) if modules else {"main"}) - have
    if not have & {"main"}:
        need.add("main")
    have |= set(elsewhere)
    need -= have
    taken = []
    rest = [(m, defined(m)) for m in archive]
    progress = True
    while progress:
        progress = False
        for entry in list(rest):
            module, offers = entry
            if offers & need:
                rest.remove(entry)
                taken.append(module)
                have |= offers
                need = (need | wanted(module)) - have
                progress = True
    return taken
