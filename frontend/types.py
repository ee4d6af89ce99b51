"""The interned types of one LLVM module."""

from allvm.frontend.model import Type

FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128}


class TypeTable:
    """Makes types; equal ones are the same object.

    A named struct is equal only to itself: it has `name`, and `named` maps names to them.
    """

    def __init__(self):
        self._table = {}
        self.named = {}
        self.void = self._simple("void")
        self.ptr = self._simple("ptr")
        self.label = self._simple("label")
        self.metadata = self._simple("metadata")
        self.token = self._simple("token")

    def _simple(self, kind):
        return self._intern((kind,), kind)

    def _intern(self, key, kind, **kw):
        t = self._table.get(key)
        if t is None:
            t = self._table[key] = Type(kind, **kw)
        return t

    def int(self, bits):
        return self._intern(("int", bits), "int", bits=bits)

    def float(self, name):
        return self._intern(("float", name), "float", name=name, bits=FLOATS[name])

    def array(self, elem, count):
        return self._intern(("array", elem, count), "array", elem=elem, count=count)

    def vector(self, elem, count):
        return self._intern(("vector", elem, count), "vector", elem=elem, count=count)

    def struct(self, fields, packed=False):
        """An unnamed struct."""
        fields = tuple(fields)
        return self._intern(("struct", fields, packed), "struct", fields=fields, packed=packed)

    def func(self, ret, params, vararg=False):
        params = tuple(params)
        return self._intern(("func", ret, params, vararg), "func", ret=ret, params=params, vararg=vararg)

    def named_struct(self, name):
        """The struct of that name: 'opaque' until `define_struct` gives it fields."""
        t = self.named.get(name)
        if t is None:
            t = self.named[name] = Type("opaque", name=name)
        return t

    def define_struct(self, name, fields, packed):
        t = self.named_struct(name)
        t.kind = "struct"
        t.fields = tuple(fields)
        t.packed = packed
        return t


def type_str(t):
    """A type as LLVM writes it."""
    kind = t.kind
    if kind == "int":
        return f"i{t.bits}"
    if kind == "float":
        return t.name
    if kind == "array":
        return f"[{t.count} x {type_str(t.elem)}]"
    if kind == "vector":
        return f"<{t.count} x {type_str(t.elem)}>"
    if kind in ("struct", "opaque"):
        if t.name is not None:
            return "%" + t.name
        body = f"{{ {', '.join(map(type_str, t.fields))} }}" if t.fields else "{}"
        return f"<{body}>" if t.packed else body
    if kind == "func":
        params = [type_str(p) for p in t.params] + ["..."] * t.vararg
        return f"{type_str(t.ret)} ({', '.join(params)})"
    return kind
