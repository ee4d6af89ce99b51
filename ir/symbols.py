"""Symbol resolution for the linker: which definition each name stands for."""

from dataclasses import dataclass, field

from allvm.ir.errors import LinkError
from allvm.ir.module import COMMON, GLOBAL, LOCAL, WEAK

FUNC, DATA = "func", "data"
_WORDS = {FUNC: "a function", DATA: "data"}
_STRENGTH = {GLOBAL: 3, COMMON: 2, WEAK: 1}


@dataclass(slots=True)
class Definition:
    """A definition of a name: object `index` (index space of module number `module`) plus `offset`."""

    module: int
    kind: str
    index: int
    linkage: str
    offset: int = 0
    alias: bool = False


@dataclass(slots=True)
class Undefined:
    """A name that no module defines. users: (module number, name of the function or data object)."""

    name: str
    kind: str
    weak: bool = True
    users: list = field(default_factory=list)


FLAVOURS = ("@x87", "@aapcs64")  # a host function's variants for what long double is, or how it is passed


def plain_name(name):
    """The name of a function without its flavour: a program's own definition serves every flavour."""
    for flavour in FLAVOURS:
        if name.endswith(flavour):
            return name[: -len(flavour)]
    return name


def module_name(modules, number):
    return modules[number].name or f"module {number}"


def definitions(m, number):
    """The (name, Definition) pairs of one module that others can see."""
    for kind, imports, objects in ((FUNC, m.import_funcs, m.functions), (DATA, m.import_data, m.data)):
        for index, x in enumerate(objects, len(imports)):
            if x.linkage != LOCAL:
                yield x.name, Definition(number, kind, index, x.linkage)
    for a in m.aliases:
        if a.linkage != LOCAL:
            yield a.name, Definition(number, a.kind, a.index, a.linkage, a.offset, True)


class SymbolTable:
    """The winning definition of every name."""

    def __init__(self, modules):
        self.modules = modules
        self.table = {}
        self.undefined = {}  # name -> Undefined
        self.common_align = {}  # name of common data -> log2 of the strictest alignment
        errors = []
        for number, m in enumerate(modules):
            for name, d in definitions(m, number):
                old = self.table.get(name)
                if old is None:
                    self.table[name] = d
                else:
                    self._meet(name, old, d, errors)
                if d.linkage == COMMON:
                    align = m.data[d.index - len(m.import_data)].align
                    self.common_align[name] = max(align, self.common_align.get(name, 0))
        if errors:
            raise LinkError("\n".join(errors))

    def _meet(self, name, old, new, errors):
        """A second definition of a name: the stronger wins, then the first; of common data the largest."""
        first, second = module_name(self.modules, old.module), module_name(self.modules, new.module)
        if old.kind != new.kind:
            errors.append(f"{name} is {_WORDS[old.kind]} in {first} and {_WORDS[new.kind]} in {second}")
        elif old.linkage == new.linkage == GLOBAL:
            errors.append(f"{name} is defined in {first} and in {second}")
        elif _STRENGTH[new.linkage] > _STRENGTH[old.linkage]:
            self.table[name] = new
        elif old.linkage == new.linkage == COMMON and self._size(new) > self._size(old):
            self.table[name] = new

    def _size(self, d):
        m = self.modules[d.module]
        return m.data[d.index - len(m.import_data)].size

    def lookup(self, name, kind, weak, number):
        """What an import of module `number` stands for: a Definition or an Undefined."""
        d = self.table.get(name) or self.table.get(plain_name(name))
        if d is not None:
            if d.kind != kind:
                raise LinkError(
                    f"{name} is {_WORDS[kind]} for {module_name(self.modules, number)}, "
                    f"but {_WORDS[d.kind]} in {module_name(self.modules, d.module)}"
                )
            return d
        u = self.undefined.get(name)
        if u is None:
            u = self.undefined[name] = Undefined(name, kind)
        elif u.kind != kind:
            raise LinkError(f"{name} is imported as a function and as data")
        u.weak = u.weak and weak
        return u

    def resolve_module(self, number):
        """For every function and every data index of a module: a Definition or an Undefined."""
        m = self.modules[number]
        result = []
        for kind, imports, objects in ((FUNC, m.import_funcs, m.functions), (DATA, m.import_data, m.data)):
            targets = [self.lookup(x.name, kind, x.weak, number) for x in imports]
            for index, x in enumerate(objects, len(imports)):
                # A reference to an overridden weak symbol goes to the winner.
                own = None if x.linkage == LOCAL else self.table[x.name]
                targets.append(own or Definition(number, kind, index, LOCAL))
            result.append(targets)
        return result
