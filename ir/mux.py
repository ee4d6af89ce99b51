"""Several programs in one module, which share what they have in common.

Only one of them runs in a process, so two programs may share any function and any data object with the same
content, variables too. Within a program nothing is joined: what had two addresses keeps two.
"""

from dataclasses import replace

from allvm.ir.errors import LinkError
from allvm.ir.link import Linker
from allvm.ir.module import LOCAL, Program
from allvm.ir.symbols import DATA, FUNC, Definition, Undefined


def multiplex(programs, name=""):
    """One module out of linked programs: pairs of a name and a Module with a function `main`."""
    names = [n for n, _ in programs]
    for n in names:
        if not n or names.count(n) > 1:
            raise LinkError(f"two programs are called {n}" if n else "a program has no name")
    return _Multiplexer(names, [m for _, m in programs], name).run()


class _Multiplexer(Linker):
    """A link without global symbols, in which equal objects of different modules become one."""

    def __init__(self, names, modules, name):
        self.names = names
        self.starts = [Program(n, _main(n, m), m.init, m.fini) for n, m in zip(names, modules, strict=True)]
        super().__init__([_closed(m) for m in modules], None, None, (), False, True, True, name)

    def roots(self):
        self.exports = set()
        for number, p in enumerate(self.starts):
            for index in (p.main, *(i for _, i in p.init), *(i for _, i in p.fini)):
                yield Definition(number, FUNC, index, LOCAL)

    def merge_strings(self):
        super().merge_strings()
        groups = _Sharing(self).groups()
        for group in groups:
            first, *rest = sorted(group)
            for key in rest:
                self.merged[key] = first
                del self.live[key]
        for key, first in self.merged.items():
            self.merged[key] = self.merged.get(first, first)

    def start(self, maps):
        for number, p in enumerate(self.starts):
            funcs = maps[number][0]
            init, fini = ([(priority, funcs[i]) for priority, i in entries] for entries in (p.init, p.fini))
            self.out.programs.append(Program(p.name, funcs[p.main], init, fini))


def _main(name, m):
    """The index of a module's main function."""
    for index, f in enumerate(m.functions, len(m.import_funcs)):
        if f.name == "main" and f.linkage != LOCAL:
            return index
    for a in m.aliases:
        if a.name == "main" and a.kind == FUNC:
            return a.index
    raise LinkError(f"{name} has no main function")


def _closed(m):
    """The module without symbols that others could see, and without start functions."""
    return replace(
        m, functions=[replace(f, linkage=LOCAL) for f in m.functions], data=[replace(d, linkage=LOCAL) for d in m.data],
        aliases=[], init=[], fini=[],
    )  # fmt: skip


class _Sharing:
    """Which objects of different modules are equal: the coarsest partition in which equal objects refer to equal objects."""

    def __init__(self, linker):
        self.linker = linker
        self.keys = sorted(linker.live)
        self.refs = {}  # key -> what it refers to: keys, or names of imports
        self.group = {}  # key -> number of its group

    def groups(self):
        """Lists of objects of which one does for all."""
        content = {key: self.content(key) for key in self.keys}
        self.partition(content.__getitem__)
        self.refine()
        self.pair()
        self.refine()
        found = {}
        for key in self.keys:
            found.setdefault(self.group[key], []).append(key)
        return [g for g in found.values() if len(g) > 1]

    def partition(self, of):
        """Group the objects by a property; the number of groups."""
        numbers = {}
        self.group = {key: numbers.setdefault(of(key), len(numbers)) for key in self.keys}
        return len(numbers)

    def refine(self):
        """Split groups until the members of each refer to the same groups."""
        before, after = 0, len(set(self.group.values()))
        while after != before:
            before, after = after, self.partition_by_references(self.group)

    def partition_by_references(self, group):
        return self.partition(lambda k: (group[k], tuple([group.get(t, t) for t in self.refs[k]])))

    def pair(self):
        """No group has two members of one module: the first of one goes with the first of the others, and so on."""
        met = {}
        ordinal = {}
        for key in self.keys:
            where = self.group[key], key[0]
            ordinal[key] = met[where] = met.get(where, 0) + 1
        group = self.group
        self.partition(lambda k: (group[k], ordinal[k]))

    def target(self, number, kind, index):
        t = self.linker.targets[number][0 if kind == FUNC else 1][index]
        if type(t) is Undefined:
            return kind, t.name
        key = t.module, t.kind, t.index
        return self.linker.merged.get(key, key)

    def content(self, key):
        """All of an object but what it refers to, which goes to self.refs."""
        number, kind, index = key
        m = self.linker.modules[number]
        if kind == DATA:
            d = m.data[index - len(m.import_data)]
            self.refs[key] = [self.target(number, r.kind, r.index) for r in d.relocs]
            places = tuple([(r.offset, r.addend, r.width) for r in d.relocs])
            return DATA, d.name, d.size, d.init, d.align, d.readonly, d.thread, places
        f = m.functions[index - len(m.import_funcs)]
        code = self.code(key, m, f)
        if key in self.linker.nodes:
            return FUNC, key  # nodes of dataflow graphs stay as they are
        lines = tuple([(x.index, m.files[x.file], x.line) for x in f.lines])
        return FUNC, f.name, m.types[f.type], f.nregs, f.frame, f.frame_align, code, lines

    def code(self, key, m, f):
        number = key[0]
        refs = self.refs[key] = []
        code = list(f.code)
        for i, (func, type, mem) in self.linker.references[key]:
            insn = list(code[i])
            if mem:
                mode, root, *rest = insn[mem]
                refs.append(self.target(number, DATA, root))
                insn[mem] = (mode, *rest)
            elif func:
                refs.append(self.target(number, FUNC, insn[func]))
                insn[func] = None
            else:
                insn[type] = m.types[insn[type]]
            code[i] = tuple(insn)
        return tuple(code)
