"""Variable arguments: how they are packed, and the three targets' va_list (see docs/abi.md)."""

from allvm.frontend.memory import STORES
from allvm.frontend.model import Instr
from allvm.ir import isa
from allvm.ir.module import LOCAL, Function

# Host functions that take a va_list, and which of their arguments it is.
VA_LIST_ARGUMENT = {
    "vprintf": 1, "vfprintf": 2, "vdprintf": 2, "vsprintf": 2, "vsnprintf": 3, "vasprintf": 2,
    "__vprintf_chk": 2, "__vfprintf_chk": 3, "__vdprintf_chk": 3, "__vsprintf_chk": 4, "__vsnprintf_chk": 5, "__vasprintf_chk": 3,
    "vscanf": 1, "vfscanf": 2, "vsscanf": 2,
    "__isoc99_vscanf": 1, "__isoc99_vfscanf": 2, "__isoc99_vsscanf": 2,
    "__isoc23_vscanf": 1, "__isoc23_vfscanf": 2, "__isoc23_vsscanf": 2,
    "vwprintf": 1, "vfwprintf": 2, "vswprintf": 3, "__vwprintf_chk": 2, "__vfwprintf_chk": 3, "__vswprintf_chk": 5,
    "vwscanf": 1, "vfwscanf": 2, "vswscanf": 2,
    "__isoc99_vwscanf": 1, "__isoc99_vfwscanf": 2, "__isoc99_vswscanf": 2,
    "__isoc23_vwscanf": 1, "__isoc23_vfwscanf": 2, "__isoc23_vswscanf": 2,
    "vwarn": 1, "vwarnx": 1, "verr": 2, "verrx": 2, "vsyslog": 2, "__vsyslog_chk": 3,
}  # fmt: skip

# va_list of each kind: size, and the offset of the address of the next argument.
_SIZE = {"pointer": 8, "x86_64": 24, "aarch64": 32}
_NEXT = {"pointer": 0, "x86_64": 8, "aarch64": 0}


def list_thunk(name, kind, type, params, results, callee):
    """A local function that stands for a host function with a va_list where its address is taken.

    It takes the va_list of the module's `kind` and passes on the plain address of the next argument.
    """
    at = VA_LIST_ARGUMENT[name]  # all arguments before it are of one part
    address = len(params)
    returned = tuple(range(address + 1, address + 1 + len(results)))
    arguments = tuple(address if i == at else i for i in range(len(params)))
    code = [
        (isa.opcode("ld.i64"), address, (isa.MEM_BASE, at, -1, isa.EXT_NONE, 0, _NEXT[kind])),
        (isa.opcode("call"), callee, returned, arguments),
        (isa.opcode("ret"), returned),
    ]
    return Function(f"{name}.va_list", type, address + 1 + len(results), code, linkage=LOCAL)


class Varargs:
    """Mixin of FunctionLowering. `module.va_list` is 'pointer', 'x86_64' or 'aarch64'."""

    def pack(self, values, attrs, area):
        """Store variadic arguments at the memory operand `area`, laid out by `packed_size`."""
        at = 0
        for value, attr in zip(values, attrs, strict=True):
            size, align, byval = self._argument_cell(value, attr)
            at = -(-at // align) * align
            mem = self.offset(area, at)
            if byval is not None:
                self.copy_block(mem, self.addr(value), self.layout.size(byval))
            elif value.type.kind == "int" and value.type.bits <= 32:
                self._store_int_argument(value, attr, mem)
            else:
                self.store_typed(value.type, self.parts(value), mem)
            at += size

    def packed_size(self, values, attrs):
        """The bytes that variadic arguments take."""
        at = 0
        for value, attr in zip(values, attrs, strict=True):
            size, align, _ = self._argument_cell(value, attr)
            at = -(-at // align) * align + size
        return at

    def _argument_cell(self, value, attr):
        """(bytes rounded up to 8, alignment 8 or 16, byval type or None) of an argument."""
        layout = self.layout
        byval = attr.get("byval")
        t = byval or value.type
        if (t.kind == "float" and t.name in ("fp128", "x86_fp80")) or (t.kind == "int" and t.bits > 64):
            # An x86-64 caller passes most i128 as two i64, which may lie anywhere: see `unaligned_argument`.
            align = 8 if t.kind == "int" and self.module.va_list == "x86_64" else 16
            return -(-layout.size(t) // 16) * 16, align, None
        align = 16 if layout.align(t) >= 16 or (byval and (attr.get("align") or 0) >= 16) else 8
        return -(-layout.size(t) // 8) * 8, align, byval

    def _store_int_argument(self, value, attr, mem):
        k = self.constant(self.part(value))
        if k is not None:
            bits = value.type.bits
            k &= (1 << bits) - 1
            if attr.get("signext") and k >> bits - 1:
                k -= 1 << bits
            v = self.const("i64", k)
        else:
            v = self.sext64(value) if attr.get("signext") else self._zext(value, 64)
        self.store_part("i64", v, mem)

    def store_typed(self, t, parts, mem):
        """Store the parts of a value of any type in its layout in memory."""
        kind = t.kind
        if kind in ("array", "vector"):
            n = len(self.type_parts(t.elem))
            size = self.layout.size(t.elem)
            for i in range(t.count):
                self.store_typed(t.elem, parts[n * i : n * i + n], self.offset(mem, size * i))
        elif kind == "struct":
            done = 0
            for f, at in zip(t.fields, self.layout.offsets(t), strict=True):
                n = len(self.type_parts(f))
                self.store_typed(f, parts[done : done + n], self.offset(mem, at))
                done += n
        elif kind == "int" and t.bits <= 64:
            self.store_pieces(mem, self.layout.store_size(t), self.int_type(t), parts[0])
        elif len(parts) == 1 and kind == "float" and t.name in ("half", "bfloat"):
            self.store_int(2, parts[0], mem)
        elif kind == "float" and t.name == "x86_fp80":
            self.store_part("i64", parts[0], mem)
            self.store_int(2, parts[1], self.offset(mem, 8))
        elif kind == "int":
            left = self.layout.store_size(t)
            for i, p in enumerate(parts):
                self.store_pieces(self.offset(mem, 8 * i), min(left - 8 * i, 8), "i64", p)
        else:
            for i, (mt, p) in enumerate(zip(self.type_parts(t), parts, strict=True)):
                if self.constant(p) is None:
                    self.emit(STORES[mt], p, self.offset(mem, 8 * i))
                else:
                    self.store_part(mt, p, self.offset(mem, 8 * i))

    # -- va_list
    def va_start(self, instr):
        if self.varargs is None:
            raise self.error("va_start in a function without variable arguments", instr)
        list = self.addr(instr.operands[0])
        kind = self.module.va_list
        self.store_part("i64", self.varargs, self.offset(list, _NEXT[kind]))
        zero = self.const("i64", 0)
        if kind == "x86_64":  # all register slots are used up: everything lies in the overflow area
            self.store_part("i32", self.const("i32", 48), list)
            self.store_part("i32", self.const("i32", 304), self.offset(list, 4))
            self.store_part("i64", zero, self.offset(list, 16))
        elif kind == "aarch64":
            for at in (8, 16, 24):
                self.store_part("i64", zero, self.offset(list, at))

    def va_copy(self, instr):
        to, source = instr.operands
        to, source = self.addr(to), self.addr(source)
        for at in range(0, _SIZE[self.module.va_list], 8):
            self.emit("st.i64", self.op("ld.i64", self.offset(source, at)), self.offset(to, at))

    def unaligned_argument(self, instr):
        """Whether a call of ptrmask aligns the address of an i128 argument in an x86-64 module's va_arg.

        There clang passes an i128 as two i64 while registers last and as an aligned i128 afterwards; here both
        lie in consecutive cells, so the i128 is where the pointer was before it was aligned."""
        pointer, mask = instr.operands
        if self.module.va_list != "x86_64" or self.constant_int(mask) != (1 << 64) - 16:
            return False
        if not (isinstance(pointer, Instr) and pointer.op == "getelementptr" and self.constant_int(pointer.operands[-1]) == 15):
            return False
        users = list(self.users(instr))
        for u in list(users):
            if u.op == "phi":
                users += self.users(u)
        wanted = ("load", "getelementptr", "phi", "store")
        loads = [u for u in users if u.op == "load"]
        return bool(loads) and all(u.type.kind == "int" and u.type.bits == 128 for u in loads) and all(u.op in wanted for u in users)

    def next_argument(self, list):
        """The plain address of the next argument of the va_list at a memory operand."""
        return self.op("ld.i64", self.offset(list, _NEXT[self.module.va_list]))

    def lower_va_arg(self, instr):
        t = instr.type
        list = self.addr(instr.operands[0])
        at = self.next_argument(list)
        big = (t.kind == "float" and t.name in ("fp128", "x86_fp80")) or (t.kind == "int" and t.bits > 64)
        size = self.layout.size(t)
        if big or self.layout.align(t) >= 16:
            at = self.op("and.i64.k", self.op("add.i64.k", at, 15), -16)
        cell = 16 if big else 8
        pointer = Instr(instr.operands[0].type, "inttoptr", "argument", [])
        load = Instr(t, "load", instr.name, [pointer])
        pointer.block = load.block = instr.block
        self.define(pointer, (at,))
        self.lower(load)
        self.define(instr, self.parts(load))
        self.emit("st.i64", self.op("add.i64.k", at, -(-size // cell) * cell), self.offset(list, _NEXT[self.module.va_list]))

    vector_va_arg = float_va_arg = wide_va_arg = aggregate_va_arg = lower_va_arg
