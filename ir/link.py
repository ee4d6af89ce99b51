"""The linker: several modules become one.

Symbols are resolved, what nothing reaches is dropped, and the rest is renumbered. The modules
that go in are not changed.
"""

from collections.abc import Mapping
from dataclasses import replace

from allvm.ir import isa
from allvm.ir.adapt import adapter, can_adapt, is_probe
from allvm.ir.errors import LinkError
from allvm.ir.module import (
    COMMON,
    GLOBAL,
    LOCAL,
    WEAK,
    Alias,
    Function,
    FuncType,
    ImportData,
    ImportFunc,
    Line,
    Module,
    Reloc,
)  # fmt: skip
from allvm.ir.symbols import DATA, FUNC, SymbolTable, Undefined, module_name, plain_name

MAX_USERS = 3  # how many users of an undefined symbol an error names
S32 = range(-(1 << 31), 1 << 31)
_SIG_TYPES = {"i": "i32", "l": "i64", "f": "f32", "d": "f64"}

# opcode -> positions in the instruction of a func, type and mem operand (0: none)
_REFS = {}
for _row in isa.OPS:
    _kinds = [o.kind for o in _row.operands]
    _positions = tuple([_kinds.index(k) + 1 if k in _kinds else 0 for k in ("func", "type", "mem")])
    if any(_positions):
        _REFS[_row.number] = _positions
_CALLS = (isa.opcode("call"), isa.opcode("invoke"))


def link(modules, *, host=None, entry="main", keep=(), strip=False, allow_undefined=False, merge=True, name=""):
    """One module out of several.

    host: names that the host defines (a container; a mapping may give signatures such as 'll:i'), None
        for any. An undefined symbol that is not in it is an error, unless `allow_undefined`.
    entry: the name to start from; what it does not reach is dropped. None keeps every global symbol.
    keep: more names to keep.
    strip: drop line tables, and the names of all but `entry` and `keep` (with entry None, of local symbols).
    merge: store equal string constants once.
    """
    return Linker(list(modules), host, entry, keep, strip, allow_undefined, merge, name).run()


def references(f, places=None):
    """The sets of function and data indices in a function. places: gets (instruction, positions) of those with any index."""
    funcs, datas = {}, {}
    for i, insn in enumerate(f.code):
        positions = _REFS.get(insn[0])
        if positions is None:
            continue
        func, _, mem = positions
        if mem:
            if insn[mem][0] < isa.MEM_DATA:
                continue
            datas[insn[mem][1]] = True
        elif func:
            funcs[insn[func]] = True
        if places is not None:
            places.append((i, positions))
    return funcs, datas


class Linker:
    """One run over a list of modules.

    An object is identified by its key: (module number, kind, index in that module).
    """

    def __init__(self, modules, host, entry, keep, strip, allow_undefined, merge, name):
        self.modules = modules
        for number, m in enumerate(modules):
            if m.programs:
                raise LinkError(f"{module_name(modules, number)} holds several programs: {', '.join(p.name for p in m.programs)}; link one of them")
        self.host = host
        self.entry = entry
        self.keep = [keep] if isinstance(keep, str) else list(keep)
        self.strip = strip
        self.allow_undefined = allow_undefined
        self.merge = merge
        self.out = Module(name=name)
        self.symbols = SymbolTable(modules)
        self.targets = [self.symbols.resolve_module(n) for n in range(len(modules))]
        self.references = {}  # key of a live function -> [(instruction index, positions)]
        self.live = {}  # key -> True
        self.nodes = {(n, FUNC, x.function): x for n, m in enumerate(modules) for x in m.nodes}  # of dataflow graphs
        self.merged = {}  # key of data -> key of the equal one that stays
        self.adapters = {}

    def run(self):
        self.mark()
        self.check_undefined()
        if self.merge:
            self.merge_strings()
        self.number()
        self.build()
        return self.out

    # -- what is needed
    def roots(self):
        """The Definitions where everything starts. Fills self.exports with the names that stay visible."""
        table = self.symbols.table
        self.exports = set(table) if self.entry is None else set()
        missing = [n for n in ([self.entry] if self.entry is not None else []) + self.keep if n not in table]
        if missing and not self.allow_undefined:
            raise LinkError("\n".join(map(_undefined, missing)))
        self.exports.update(n for n in [self.entry, *self.keep] if n in table)
        yield from (d for n, d in table.items() if n in self.exports)
        for number, m in enumerate(self.modules):
            for _, index in (*m.init, *m.fini):
                yield self.targets[number][0][index]

    def mark(self):
        """Find the live objects, their references and the undefined symbols they use."""
        work = []

        def use(target, user):
            if type(target) is Undefined:
                target.users.append(user)
                return
            key = (target.module, target.kind, target.index)
            if key not in self.live:
                self.live[key] = True
                work.append(key)

        for target in self.roots():
            use(target, (0, "the list of init and fini functions"))
        while work:
            key = number, kind, index = work.pop()
            m = self.modules[number]
            funcs, datas = self.targets[number]
            if kind == FUNC:
                f = m.functions[index - len(m.import_funcs)]
                user = (number, f.name)
                used_funcs, used_data = self.scan(key, f)
                node = self.nodes.get(key)
                if node is not None:
                    used_funcs.update(dict.fromkeys(c.function for c in node.children))
                targets = [funcs[i] for i in used_funcs] + [datas[i] for i in used_data]
            else:
                d = m.data[index - len(m.import_data)]
                user = (number, d.name)
                targets = [(funcs if r.kind == FUNC else datas)[r.index] for r in d.relocs]
            for target in targets:
                use(target, user)

    def scan(self, key, f):
        """The sets of function and data indices in a function; remembers the instructions that have any index."""
        self.references[key] = refs = []
        return references(f, refs)

    def check_undefined(self):
        lines = []
        for u in self.symbols.undefined.values():
            if not u.users or u.weak or self.allow_undefined or self.host is None or u.name in self.host:
                continue
            users = list(dict.fromkeys(f"{user or '?'} ({module_name(self.modules, n)})" for n, user in u.users))
            more = f" and {len(users) - MAX_USERS} more" if len(users) > MAX_USERS else ""
            lines.append(f"{plain_name(u.name)} is not defined; used by {', '.join(users[:MAX_USERS])}{more}")
        if lines:
            raise LinkError("\n".join(lines))

    def merge_strings(self):
        """Find equal constants whose addresses need not differ: local read-only data that only a compiler can have named."""
        seen = {}
        for number, m in enumerate(self.modules):
            for index, d in enumerate(m.data, len(m.import_data)):
                key = (number, DATA, index)
                if (key in self.live and d.readonly and d.linkage == LOCAL and not d.relocs
                        and (not d.name or d.name[0] == ".")):  # fmt: skip
                    first = seen.setdefault((d.init, d.size, d.align), key)
                    if first != key:
                        self.merged[key] = first
                        del self.live[key]

    # -- new numbers
    def number(self):
        """Give every live object its index: new_index[key], import_index[name]."""
        self.import_index = {}
        for u in self.symbols.undefined.values():
            if u.users:
                imports = self.out.import_funcs if u.kind == FUNC else self.out.import_data
                self.import_index[u.name] = len(imports)
                if u.kind == FUNC:
                    type = self.import_type(u.name)
                    imports.append(ImportFunc(u.name, self.out.type_index(type.params, type.results), u.weak))
                else:
                    imports.append(ImportData(u.name, u.weak))
        self.new_index = {}
        order = {FUNC: [], DATA: []}
        for key in sorted(self.live):
            order[key[1]].append(key)
        for kind, imports in ((FUNC, self.out.import_funcs), (DATA, self.out.import_data)):
            for index, key in enumerate(order[kind], len(imports)):
                self.new_index[key] = index
        self.order = order
        for key, first in self.merged.items():
            self.new_index[key] = self.new_index[first]

    def import_type(self, name):
        """The type of a function that the host defines: what the host says, else what the first module says."""
        if isinstance(self.host, Mapping) and isinstance(self.host.get(name), str):
            params, _, results = self.host[name].partition(":")
            return FuncType(*(tuple([_SIG_TYPES[c] for c in part]) for part in (params, results)))
        for m in self.modules:
            for x in m.import_funcs:
                if x.name == name:
                    return m.types[x.type]
        raise AssertionError(name)

    def index_of(self, target):
        if type(target) is Undefined:
            return self.import_index[target.name]
        return self.new_index[target.module, target.kind, target.index]

    # -- the new module
    def build(self):
        out = self.out
        self.files = {}
        maps = [self.index_maps(n) for n in range(len(self.modules))]
        out.functions = [None] * len(self.order[FUNC])
        for position, (number, _, index) in enumerate(self.order[FUNC]):
            out.functions[position] = self.function(number, index, maps[number])
        out.functions += [f for _, f in self.adapters.values()]
        out.data = [self.data(number, index, maps[number]) for number, _, index in self.order[DATA]]
        self.graphs(maps)
        self.start(maps)
        self.aliases()
        self.facts()
        out.files = list(self.files)

    def index_maps(self, number):
        """For a module: new function indices, new (data index, offset) pairs, and a cache for new type indices."""
        funcs, datas = self.targets[number]
        new_funcs = [self.index_of(t) if self.is_live(t) else -1 for t in funcs]
        new_data = [(self.index_of(t), getattr(t, "offset", 0)) if self.is_live(t) else (-1, 0) for t in datas]
        return new_funcs, new_data, {}

    def is_live(self, target):
        if type(target) is Undefined:
            return bool(target.users)
        return (target.module, target.kind, target.index) in self.new_index

    def type_index(self, number, type, cache):
        """The new index of type number `type` of a module."""
        index = cache.get(type)
        if index is None:
            t = self.modules[number].types[type]
            index = cache[type] = self.out.type_index(t.params, t.results)
        return index

    def symbol(self, number, kind, index, x):
        """(name, linkage) of an object in the new module."""
        if x.linkage == LOCAL:
            return ("" if self.strip else x.name), LOCAL
        d = self.symbols.table[x.name]
        if (d.module, d.kind, d.index, d.alias) != (number, kind, index, False):
            return ("" if self.strip else x.name), LOCAL  # overridden, but an alias or an address keeps it
        if self.strip and x.name not in self.exports:
            return "", LOCAL
        if x.linkage == COMMON and self.entry is not None:
            return x.name, GLOBAL
        return x.name, x.linkage

    def function(self, number, index, maps):
        m = self.modules[number]
        f = m.functions[index - len(m.import_funcs)]
        name, linkage = self.symbol(number, FUNC, index, f)
        type = self.type_index(number, f.type, maps[2])
        return Function(name, type, f.nregs, self.code(number, index, f, maps), f.frame, f.frame_align, linkage,
                        self.lines(m, f), [] if self.strip else f.variables)  # fmt: skip

    def code(self, number, index, f, maps):
        """The code with new indices; the same list where nothing changes."""
        funcs, datas, types = maps
        code = f.code
        changed = None
        for i, (func, type, mem) in self.references[number, FUNC, index]:
            insn = code[i]
            if mem:
                kind, root, x, ext, scale, disp = insn[mem]
                new_root, offset = datas[root]
                if new_root == root and offset == 0:
                    continue
                if disp + offset not in S32:
                    raise LinkError(f"function {f.name}, instruction {i}: the displacement leaves its range")
                new = (*insn[:mem], (kind, new_root, x, ext, scale, disp + offset), *insn[mem + 1 :])
            elif func:
                callee = funcs[insn[func]]
                if insn[0] in _CALLS:
                    callee = self.adapt(number, insn[func], callee)
                if callee == insn[func]:
                    continue
                new = (*insn[:func], callee, *insn[func + 1 :])
            else:
                new_type = self.type_index(number, insn[type], types)
                if new_type == insn[type]:
                    continue
                new = (*insn[:type], new_type, *insn[type + 1 :])
            if changed is None:
                changed = list(code)
            changed[i] = new
        return changed or code

    def adapt(self, number, old, callee):
        """The function to call instead of `callee` (new index): itself, or an adapter where the types differ."""
        m = self.modules[number]
        want = m.func_type(old)
        target = self.targets[number][0][old]
        if type(target) is Undefined:
            have = self.out.types[self.out.import_funcs[callee].type]
        else:
            have = self.modules[target.module].func_type(target.index)
        if want == have:
            return callee
        key = callee, want
        if key not in self.adapters:
            name = m.func_name(old)
            if not can_adapt(want, have) and not is_probe(want, have):
                where = "the host" if type(target) is Undefined else module_name(self.modules, target.module)
                raise LinkError(
                    f"{module_name(self.modules, number)} calls {name} as {want}, but in {where} it is {have}; "
                    "integers and floating-point values cannot be exchanged"
                )
            index = len(self.out.import_funcs) + len(self.order[FUNC]) + len(self.adapters)
            types = self.out.type_index(want.params, want.results), callee
            f = adapter("" if self.strip else f"{name}.adapter", want, have, *types)
            self.adapters[key] = index, f
        return self.adapters[key][0]

    def lines(self, m, f):
        if self.strip:
            return []
        numbers = {n: self.files.setdefault(m.files[n], len(self.files)) for n in {line.file for line in f.lines}}
        if all(n == new for n, new in numbers.items()):
            return f.lines
        return [Line(line.index, numbers[line.file], line.line) for line in f.lines]

    def data(self, number, index, maps):
        m = self.modules[number]
        d = m.data[index - len(m.import_data)]
        name, linkage = self.symbol(number, DATA, index, d)
        align = d.align
        if d.linkage == COMMON and linkage != LOCAL:
            align = max(align, self.symbols.common_align[d.name])
        relocs = []
        for r in d.relocs:
            new, offset = (maps[0][r.index], 0) if r.kind == FUNC else maps[1][r.index]
            relocs.append(Reloc(r.offset, r.kind, new, r.addend + offset, r.width))
        return replace(d, name=name, linkage=linkage, align=align, relocs=relocs, variable=None if self.strip else d.variable)

    def graphs(self, maps):
        """The nodes of dataflow graphs whose functions stay."""
        for key in self.order[FUNC]:
            node = self.nodes.get(key)
            if node is not None:
                funcs = maps[key[0]][0]
                children = [replace(c, function=funcs[c.function]) for c in node.children]
                self.out.nodes.append(replace(node, function=self.new_index[key], children=children))

    def start(self, maps):
        """init in order of priority, then of modules. fini runs the other way round, so later modules come first."""
        for number, m in enumerate(self.modules):
            self.out.init += [(priority, maps[number][0][index]) for priority, index in m.init]
            self.out.fini[:0] = [(priority, maps[number][0][index]) for priority, index in m.fini]
        self.out.init.sort(key=lambda entry: entry[0])
        self.out.fini.sort(key=lambda entry: -entry[0])

    def aliases(self):
        for name, d in self.symbols.table.items():
            if d.alias and name in self.exports:
                linkage = WEAK if d.linkage == WEAK else GLOBAL
                self.out.aliases.append(Alias(name, d.kind, self.index_of(d), d.offset, linkage))

    def facts(self):
        """Target, dependencies and custom sections."""
        out = self.out
        given = {m.name for m in self.modules}
        for number, m in enumerate(self.modules):
            for key, value in m.target.items():
                if all(other.target.get(key, value) == value for other in self.modules):
                    out.target[key] = value
            for name, digest in m.dependencies:
                if name not in given and (name, digest) not in out.dependencies:
                    out.dependencies.append((name, digest))
            for name, payload in m.custom.items():
                if out.custom.get(name, payload) != payload:
                    name = f"{name}.{number}"
                out.custom[name] = payload


def _undefined(name):
    cure = ": a program needs one; allvm-cc -c makes a part of a program, -shared a library" if name == "main" else ""
    return f"{name} is not defined in any module{cure}"
