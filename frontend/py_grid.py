"""What a kernel knows of its node: instance numbers, barrier, memory shared by instances, atomics.

The calls are those of HPVM-C (`__hpvm__getNodeInstanceID_x` and so on), so that one lowering serves both languages.
"""

from allvm.frontend import py_types as T

_RMW = {"add": ("add", "add", "fadd"), "sub": ("sub", "sub", "fsub"), "min": ("min", "umin", "fmin"), "max": ("max", "umax", "fmax"),
        "and": ("and", "and", None), "or": ("or", "or", None), "xor": ("xor", "xor", None), "xchg": ("xchg", "xchg", "xchg")}  # fmt: skip


class Grid:
    """The part of FunctionCompiler that knows nodes and their instances."""

    def _dimension(self, node):
        if len(node.args) > 1:
            raise self.error(node, "one argument, the dimension, is expected")
        if not node.args:
            return 0
        value = self.expression(node.args[0])
        if value.const not in (0, 1, 2) or isinstance(value.const, bool):
            raise self.error(node.args[0], "a dimension is 0, 1 or 2")
        return value.const

    def _node(self, parent=False):
        self.uses_grid = True
        handle = self.op(f"call ptr {self.module.declare('__hpvm__getNode', 'ptr', [])}()")
        if parent:
            handle = self.op(f"call ptr {self.module.declare('__hpvm__getParentNode', 'ptr', ['ptr'])}(ptr {handle})")
        return handle

    def _query(self, what, node, parent=False):
        name = f"__hpvm__{what}_{'xyz'[self._dimension(node)]}"
        handle = self._node(parent)
        return T.Value(T.i64, self.op(f"call i64 {self.module.declare(name, 'i64', ['ptr'], pure=True)}(ptr {handle})"))

    def grid_instance(self, node, used):
        return self._query("getNodeInstanceID", node)

    def grid_instances(self, node, used):
        return self._query("getNumNodeInstances", node)

    def grid_parent_instance(self, node, used):
        return self._query("getNodeInstanceID", node, True)

    def grid_parent_instances(self, node, used):
        return self._query("getNumNodeInstances", node, True)

    def grid_barrier(self, node, used):
        self._count(node, 0)
        self.uses_grid = True
        self.emit(f"call void {self.module.declare('__hpvm__barrier', 'void', [])}()")

    # -- memory
    def _sized(self, node):
        self._count(node, 2)
        found, thing = self.static(node.args[0])
        type = T.scalar_of(thing) if found else None
        if type is None:
            raise self.error(node.args[0], "the type of the elements is expected: f32, i64, ...")
        count = self.expression(node.args[1])
        if not isinstance(count.const, int) or isinstance(count.const, bool) or not 0 < count.const <= 1 << 24:
            raise self.error(node.args[1], "the number of elements is a constant from 1 to 2**24")
        return type, count.const

    def grid_scratch(self, node, used):
        type, count = self._sized(node)
        self.uses_grid = True
        size = count * type.size
        pointer = self.op(f"call ptr {self.module.declare('__hpvm__malloc', 'ptr', ['i64'])}(i64 {size})")
        return T.Value(T.Array(type, 1), pointer, bytes=str(size))

    def grid_local(self, node, used):
        type, count = self._sized(node)
        slot = self.alloca(f"[{count} x {type.memory}], align 16", zero=False)
        size = count * type.size
        memset = self.module.declare("llvm.memset.p0.i64", "void", ["ptr", "i8", "i64", "i1"])
        self.emit(f"call void {memset}(ptr align 16 {slot}, i8 0, i64 {size}, i1 false)")
        return T.Value(T.Array(type, 1), slot, bytes=str(size))

    # -- numbers
    def grid_fma(self, node, used):
        return self.math_call("fma", [self.expression(a) for a in node.args], node)

    def grid_rsqrt(self, node, used):
        self._count(node, 1)
        value = self.math_call("sqrt", [self.expression(node.args[0])], node)
        one = self.convert(self.literal(1.0), value.type)
        return T.Value(value.type, self.op(f"fdiv {value.type.llvm} {one.text}, {value.text}"))

    # -- atomics
    def _place(self, node, count):
        """(pointer, element, array, operands) of atomic_x(a, i, v...); i is a tuple for several dimensions."""
        import ast

        self._count(node, count)
        place = ast.copy_location(ast.Subscript(node.args[0], node.args[1], ast.Load()), node)
        pointer, element, array = self.element(place)
        if element.kind == "b" or element.bits < 32:
            raise self.error(node, f"atomics work on elements of 32 and 64 bits, this is {element}")
        values = []
        for a in node.args[2:]:
            value = self.expression(a)
            if isinstance(value.type, T.Array) or not T.widens(value.type, element):
                raise self.error(a, f"the elements are {element}, this is {value.type}; convert it with {element}(...)")
            values.append(self.convert(value, element).text)
        self.note(array, "reads")
        self.note(array, "writes")
        return pointer, element, values

    def _atomic(self, name, node):
        pointer, element, (value,) = self._place(node, 3)
        kind = _RMW[name]["iuf".index(element.kind)]
        if kind is None:
            raise self.error(node, f"atomic_{name} works on integers, the elements are {element}")
        return T.Value(element, self.op(f"atomicrmw {kind} ptr {pointer}, {element.llvm} {value} monotonic, align {element.size}"))

    def grid_atomic_cas(self, node, used):
        pointer, element, (old, new) = self._place(node, 4)
        llvm = element.llvm
        if element.kind == "f":
            llvm = f"i{element.bits}"
            old, new = (self.op(f"bitcast {element.llvm} {v} to {llvm}") for v in (old, new))
        pair = self.op(f"cmpxchg ptr {pointer}, {llvm} {old}, {llvm} {new} monotonic monotonic, align {element.size}")
        found = self.op(f"extractvalue {{ {llvm}, i1 }} {pair}, 0")
        if element.kind == "f":
            found = self.op(f"bitcast {llvm} {found} to {element.llvm}")
        return T.Value(element, found)


def _method(name):
    def atomic(self, node, used):
        return self._atomic(name, node)

    return atomic


for _name in _RMW:
    setattr(Grid, "grid_atomic_" + _name, _method(_name))
