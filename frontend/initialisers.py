"""Global variables: initialisers as bytes and relocations."""

from allvm.frontend.addresses import signed
from allvm.frontend.model import BlockAddress, Const, ConstAggregate, ConstExpr, Global
from allvm.frontend.types import type_str
from allvm.ir.errors import CompileError
from allvm.ir.module import COMMON, GLOBAL, LOCAL, WEAK, Data, Reloc

LINKAGE = {
    "external": GLOBAL, "internal": LOCAL, "private": LOCAL, "weak": WEAK, "weak_odr": WEAK, "linkonce": WEAK,
    "linkonce_odr": WEAK, "common": COMMON, "extern_weak": GLOBAL, "appending": GLOBAL,
}  # fmt: skip
MAX_ALIGN = 16  # log2


class Initialiser:
    """Lays out one global's value. `module` is the ModuleLowering."""

    def __init__(self, module, g):
        self.module = module
        self.layout = module.layout
        self.g = g
        self.bytes = None
        self.relocs = []

    def data(self):
        """The Data object."""
        g = self.g
        size = self.layout.size(g.value_type)
        align = g.align or self.layout.align(g.value_type)
        linkage = LINKAGE[g.linkage]
        data = Data(g.name if g.linkage != "private" else "", size, b"", min(align.bit_length() - 1, MAX_ALIGN), g.constant, [], linkage)
        if not (isinstance(g.init, Const) and g.init.kind != "int" and g.init.kind != "float"):
            self.bytes = bytearray(size)
            self.put(g.init, 0)
            data.init = bytes(self.bytes).rstrip(b"\0")
            data.relocs = sorted(self.relocs, key=lambda r: r.offset)
        if g.thread_local:
            data.thread = True
        if linkage == COMMON or g.thread_local:
            data.readonly = False
        return data

    def put(self, value, at):
        """Write a constant at an offset."""
        t = value.type
        if isinstance(value, Const):
            if value.kind in ("int", "float") and value.value:
                size = self.layout.store_size(t)
                self.bytes[at : at + size] = value.value.to_bytes(size, "little")
        elif isinstance(value, ConstAggregate):
            self._aggregate(value, t, at)
        elif isinstance(value, (Global, ConstExpr, BlockAddress)):
            self._address(value, t, at)
        else:
            raise self.error(f"a constant of type {type_str(t)}")

    def _aggregate(self, value, t, at):
        if value.data is not None:
            self.bytes[at : at + len(value.data)] = value.data
        elif t.kind == "struct":
            for e, offset in zip(value.elements, self.layout.offsets(t), strict=True):
                self.put(e, at + offset)
        elif t.kind == "vector" and t.elem.kind == "int" and t.elem.bits % 8:
            self._packed(value, t, at)
        else:
            size = self.layout.size(t.elem) if t.kind == "array" else self.layout.bits(t.elem) // 8
            for i, e in enumerate(value.elements):
                self.put(e, at + i * size)

    def _packed(self, value, t, at):
        """A vector of integers that do not fill bytes: its elements lie bit by bit."""
        bits = 0
        for i, e in enumerate(value.elements):
            bits |= e.value << i * t.elem.bits
        size = self.layout.store_size(t)
        self.bytes[at : at + size] = bits.to_bytes(size, "little")

    def _address(self, value, t, at):
        size = self.layout.store_size(t)
        target = self.module.resolve_address(value)
        if target is None:
            target = self._relative(value)
            if target is None:
                raise self.error("its initial value is no address or number that is known before the program runs")
        symbol, offset = target
        if symbol is None:
            self.bytes[at : at + size] = (offset & (1 << 8 * size) - 1).to_bytes(size, "little")
            return
        if size not in (4, 8):
            raise self.error(f"it holds an address in {size} bytes")
        kind, index, delta = self.module.symbol(symbol)
        if kind != "none":
            self.relocs.append(Reloc(at, kind, index, signed(offset + delta), size))

    def _relative(self, value):
        """An entry of LLVM's relative lookup tables, trunc(symbol - this table): the symbol, since
        `llvm.load.relative` is lowered to match."""
        name = self.g.name
        if value.op != "trunc" or not (name.startswith("reltable.") or name.endswith(".rel")) or self.g.linkage not in ("private", "internal"):
            return None
        inner = value.operands[0]
        if not (isinstance(inner, ConstExpr) and inner.op == "sub"):
            return None
        symbol, base = (self.module.resolve_address(v) for v in inner.operands)
        if symbol is None or base is None or base[0] is not self.g:
            return None
        return symbol

    def error(self, what):
        return CompileError(f"{self.module.llvm.source_filename}: variable '{self.g.name}': {what}")
