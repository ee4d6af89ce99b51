"""Constant addresses: a symbol plus a number of bytes."""

from allvm.frontend.model import BlockAddress, Const, ConstExpr, Global

_M64 = (1 << 64) - 1
_CASTS = frozenset(("ptrtoint", "inttoptr", "bitcast", "addrspacecast", "ptrtoaddr", "zext", "sext", "trunc", "freeze"))


def signed(x, bits=64):
    """The signed reading of the low `bits` bits of x."""
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> bits - 1 else x


class Resolver:
    """Reduces constants to (Global or None, offset). `labels(BlockAddress)` gives a label's number."""

    def __init__(self, layout, labels):
        self.layout = layout
        self.labels = labels

    def resolve(self, value):
        """(symbol, offset) with symbol None for a plain number; None if the value is neither."""
        if isinstance(value, Global):
            return (value, 0)
        if isinstance(value, Const):
            if value.kind in ("int", "null", "zero", "undef", "poison") and value.type.kind in ("int", "ptr"):
                return (None, value.value if value.kind == "int" else 0)
            return None
        if isinstance(value, BlockAddress):
            return (None, self.labels(value))
        if isinstance(value, ConstExpr):
            return self._expression(value)
        return None

    def _expression(self, value):
        op = value.op
        if op == "getelementptr":
            return self._getelementptr(value)
        args = [self.resolve(v) for v in value.operands]
        if None in args:
            return None
        if op in _CASTS:
            return self._cast(value, args[0])
        if op in ("add", "sub"):
            (s, x), (t, y) = args
            if op == "add" and (s is None or t is None):
                return self._wrap(s or t, x + y, value.type)
            if op == "sub" and t is None:
                return self._wrap(s, x - y, value.type)
            if op == "sub" and s is t:
                return self._wrap(None, x - y, value.type)
            return None
        if any(s is not None for s, _ in args):
            return None
        return self._arithmetic(value, [x for _, x in args])

    def _wrap(self, symbol, x, t):
        if symbol is not None:
            return (symbol, signed(x))
        return (None, x & (1 << (t.bits if t.kind == "int" else 64)) - 1)

    def _cast(self, value, arg):
        symbol, x = arg
        source = value.operands[0].type
        bits = value.type.bits if value.type.kind == "int" else 64
        if symbol is not None:
            return arg if bits == 64 else None
        if value.op == "sext":
            x = signed(x, source.bits)
        return (None, x & (1 << bits) - 1)

    def _arithmetic(self, value, xs):
        bits = value.type.bits if value.type.kind == "int" else 64
        if value.type.kind != "int" or len(xs) != 2 or value.op not in ("mul", "xor", "and", "or", "shl", "lshr"):
            return None
        x, y = xs
        r = {
            "mul": x * y, "xor": x ^ y, "and": x & y, "or": x | y,
            "shl": x << min(y, bits), "lshr": x >> min(y, bits),
        }[value.op]  # fmt: skip
        return (None, r & (1 << bits) - 1)

    def _getelementptr(self, value):
        base = self.resolve(value.operands[0])
        if base is None:
            return None
        symbol, at = base
        t = value.source_type
        for n, index in enumerate(value.operands[1:]):
            i = self.resolve(index)
            if i is None or i[0] is not None:
                return None
            i = signed(i[1], index.type.bits)
            if n == 0:
                at += i * self.layout.size(t)
            elif t.kind == "struct":
                at += self.layout.offsets(t)[i]
                t = t.fields[i]
            else:
                t = t.elem
                at += i * self.layout.size(t)
        return (symbol, signed(at)) if symbol is not None else (None, at & _M64)
