"""Calls: arguments and results as parts, mismatched signatures, setjmp, and the intrinsics that the core handles."""

from allvm.frontend.exceptions import Exceptions
from allvm.frontend.graphs import graph_call
from allvm.frontend.inline_asm import InlineAssembly
from allvm.frontend.model import ConstExpr, Global, InlineAsm
from allvm.frontend.varargs import VA_LIST_ARGUMENT, Varargs

_SETJMP = frozenset(("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "__setjmp", "__builtin_setjmp"))
_LONGJMP = frozenset(("longjmp", "_longjmp", "siglongjmp", "__libc_longjmp", "__longjmp_chk"))

# Intrinsics without an effect here.
_IGNORED = (
    "lifetime.start", "lifetime.end", "dbg.declare", "dbg.value", "dbg.label", "dbg.assign", "assume", "va_end",
    "donothing", "sideeffect", "prefetch", "pseudoprobe", "experimental.noalias.scope.decl", "invariant.end",
    "var.annotation", "instrprof.increment", "fake.use", "annotation.void", "clear_cache",
)  # fmt: skip
# Intrinsics that give back their first argument.
_IDENTITY = (
    "expect", "expect.with.probability", "threadlocal.address", "launder.invariant.group", "strip.invariant.group",
    "ptr.annotation", "annotation", "ssa.copy", "invariant.start", "preserve.array.access.index", "preserve.union.access.index",
    "preserve.struct.access.index", "arithmetic.fence",
)  # fmt: skip


class Calls(Varargs, InlineAssembly, Exceptions):
    """Mixin of FunctionLowering."""

    # -- dispatch
    def lower_call(self, instr):
        callee = instr.callee
        while isinstance(callee, ConstExpr) and callee.op in ("bitcast", "addrspacecast"):
            callee = callee.operands[0]
        if isinstance(callee, InlineAsm):
            self.inline_asm(instr)
            return
        if isinstance(callee, Global):
            name = callee.name
            if name.startswith("llvm."):
                self._intrinsic_call(name, instr)
                return
            if not callee.blocks and (
                self._jump_call(name, instr) or self.throw_call(name, instr) or graph_call(self, name, instr) or self.library_call(name, instr)
            ):
                return
            callee = self.module.aliasee(callee)
        if isinstance(callee, Global) and callee.what == "func":
            self._direct_call(callee, instr)
        else:
            self._indirect_call(callee, instr)

    def _intrinsic_call(self, name, instr):
        if name.startswith("llvm.ptrmask.") and self.unaligned_argument(instr):
            self.define(instr, self.parts(instr.operands[0].operands[0]))
            return
        method = find_intrinsic(name)
        if method is None:
            self.intrinsic(name, instr)
        else:
            method(self, instr)

    def _jump_call(self, name, instr):
        """setjmp and longjmp, which are instructions. Whether it was one."""
        if name in _SETJMP:
            self.fn.returns_twice = True
            self.define(instr, (self.op("setjmp", self.part(instr.operands[0])),))
        elif name in _LONGJMP:
            buffer, value = instr.operands
            self.emit("longjmp", self.part(buffer), self.part(value))
        else:
            return False
        return True

    # -- direct calls
    def _direct_call(self, callee, instr):
        ft = instr.source_type
        declared = self.module.callee_type(callee, ft)
        name = callee.name
        values = instr.operands
        attrs = instr.arg_attrs or [{}] * len(values)
        if declared is ft or (declared.params == ft.params and declared.vararg == ft.vararg):
            args = self._arguments(values, attrs, ft)
        else:
            args = self._adapted_arguments(values, attrs, declared)
        if name in VA_LIST_ARGUMENT and not callee.blocks and self.module.va_list != "pointer":
            at = VA_LIST_ARGUMENT[name]
            if at < len(values):  # all arguments before it are of one part
                args[at] = self.next_argument(self.addr(values[at]))
        _, func, _ = self.module.symbol(callee, ft)
        have = self.module.result_parts(callee, declared)
        results = tuple(self.vreg(t) for t in have)
        self.unclear.update(results)
        self.emit_call("call", func, results, tuple(args))
        self._define_result(instr, results, have)

    def _arguments(self, values, attrs, ft):
        """The argument registers of a call whose type fits, variadic area included."""
        fixed = len(ft.params)
        if not ft.vararg and not any("byval" in a for a in attrs):
            return [p for v in values for p in self.parts(v)]
        fixed_values, fixed_attrs = values[:fixed], attrs[:fixed]
        extra, extra_attrs = values[fixed:], attrs[fixed:]
        copies, area, total = self._areas(fixed_attrs, extra, extra_attrs)
        base = None
        if total:
            base = self.offset(self.base(self.fn.frame_reg), self.outgoing(total, 16))
        args = []
        for i, v in enumerate(fixed_values):
            if i in copies:
                mem = self.offset(base, copies[i])
                self.copy_block(mem, self.addr(v), self.layout.size(fixed_attrs[i]["byval"]))
                args.append(self.lea(mem))
            else:
                args.extend(self.parts(v))
        if ft.vararg:
            if extra:
                mem = self.offset(base, area)
                self.pack(extra, extra_attrs, mem)
                args.append(self.lea(mem))
            else:
                args.append(self.const("i64", 0))
        return args

    def _areas(self, fixed_attrs, extra, extra_attrs):
        """({argument: offset of its byval copy}, offset of the variadic area, bytes in all) in the outgoing area."""
        copies = {}
        at = 0
        for i, a in enumerate(fixed_attrs):
            t = a.get("byval")
            if t is not None:
                align = max(a.get("align") or 8, self.layout.align(t), 8)
                at = -(-at // align) * align
                copies[i] = at
                at += self.layout.size(t)
        at = -(-at // 16) * 16
        return copies, at, at + self.packed_size(extra, extra_attrs)

    def outgoing(self, size, align):
        """The offset of an area of the frame for the arguments of one call; calls share it."""
        if size > self.outgoing_size:
            self.outgoing_size = size
            self.outgoing_at = self.reserve(size, align)
        return self.outgoing_at

    def _adapted_arguments(self, values, attrs, declared):
        """Arguments for a callee of another type: surplus ones are dropped, missing ones are 0."""
        args = []
        for i, t in enumerate(declared.params):
            want = self.type_parts(t)
            if i < len(values):
                args += self.convert_parts(self.parts(values[i]), self.type_parts(values[i].type), want)
            else:
                args += [self.const(mt, 0) for mt in want]
        if declared.vararg:
            n = len(declared.params)
            extra, extra_attrs = values[n:], attrs[n:]
            if extra:
                mem = self.offset(self.base(self.fn.frame_reg), self.outgoing(self.packed_size(extra, extra_attrs), 16))
                self.pack(extra, extra_attrs, mem)
                args.append(self.lea(mem))
            else:
                args.append(self.const("i64", 0))
        return args

    def convert_parts(self, parts, have, want):
        """Parts of the types `have` as parts of the types `want`, as a mismatched call passes them:
        integers keep their low bits, what has no counterpart of its kind is 0."""
        out = []
        for i, t in enumerate(want):
            if i >= len(parts):
                out.append(self.const(t, 0))
            elif have[i] == t or (have[i] == "i64" and t == "i32"):
                out.append(parts[i])
            elif have[i] == "i32" and t == "i64":
                out.append(self.widen(parts[i]))
            else:
                out.append(self.const(t, 0))
        return out

    def _define_result(self, instr, results, have):
        if instr.type.kind == "void":
            return
        want = self.type_parts(instr.type)
        if have != want:
            results = self.convert_parts(results, have, want)
        self.define(instr, results)

    # -- indirect calls
    def _indirect_call(self, callee, instr):
        ft = instr.source_type
        values = instr.operands
        if ft.vararg and len(values) == len(ft.params) and (not values or self.module.means_plain(ft)):
            ft = self.module.plain_type(ft)  # C's `int (*f)()`: no function is variadic without a named parameter
        args = self._arguments(values, instr.arg_attrs or [{}] * len(values), ft)
        params, have = self.module.machine_type(ft)
        results = tuple(self.vreg(t) for t in have)
        self.unclear.update(results)
        self.emit_call("call.ind", self.module.type_index(params, have), self.part(callee), results, tuple(args))
        self._define_result(instr, results, have)

    # -- intrinsics
    def _ignored(self, instr):
        """Nothing to do."""

    def _identity(self, instr):
        self.define(instr, self.parts(instr.operands[0]))

    def _trap(self, instr):
        self.emit("trap", 0)

    def _memory_copy(self, instr):
        to, source, size = instr.operands[:3]
        n = self.constant_int(size)
        if n == 0:
            return
        if n is not None:
            self.copy_block(self.addr(to), self.addr(source), n)
        else:
            self.emit("mem.copy", self.part(to), self.part(source), self._zext(size, 64))

    def _memory_fill(self, instr):
        to, byte, size = instr.operands[:3]
        n = self.constant_int(size)
        if n == 0:
            return
        if n is not None:
            self.fill_block(self.addr(to), self.raw(byte), n)
        else:
            self.emit("mem.fill", self.part(to), self.raw(byte), self._zext(size, 64))

    def _stack_save(self, instr):
        self.define(instr, (self.op("stack.save"),))

    def _stack_restore(self, instr):
        self.emit("stack.restore", self.part(instr.operands[0]))

    def _object_size(self, instr):
        # What is not known is the greatest size, or 0 when a minimum is asked for.
        minimum = self.constant_int(instr.operands[1]) == 1
        self.define(instr, self._const_parts(instr.type, 0 if minimum else (1 << instr.type.bits) - 1))

    def _is_constant(self, instr):
        self.define(instr, self._const_parts(instr.type, 0))

    def _load_relative(self, instr):
        # Entries of such tables hold addresses (see `initialisers`), so there is nothing to add.
        base, offset = instr.operands
        mem = self.addr(base)
        k = self.constant_int(offset)
        if k is not None:
            mem = self.offset(mem, k - (1 << offset.type.bits) if k >> offset.type.bits - 1 else k)
        else:
            mem = self._add_term(mem, self.sext64(offset) if offset.type.bits <= 32 else self.part(offset), 0, 0)
        self.define(instr, (self.widen(self.op("ld.i32", mem)),))

    def _builtin_setjmp(self, instr):
        self._jump_call("setjmp", instr)

    def _builtin_longjmp(self, instr):
        self.emit("longjmp", self.part(instr.operands[0]), self.const("i32", 1))


INTRINSICS = {
    **dict.fromkeys(_IGNORED, Calls._ignored),
    **dict.fromkeys(_IDENTITY, Calls._identity),
    **dict.fromkeys(("memcpy", "memmove", "memcpy.inline"), Calls._memory_copy),
    **dict.fromkeys(("memset", "memset.inline"), Calls._memory_fill),
    **dict.fromkeys(("trap", "debugtrap", "ubsantrap"), Calls._trap),
    "va_start": Calls.va_start,
    "va_copy": Calls.va_copy,
    "stacksave": Calls._stack_save,
    "stackrestore": Calls._stack_restore,
    "objectsize": Calls._object_size,
    "is.constant": Calls._is_constant,
    "load.relative": Calls._load_relative,
    "eh.typeid.for": Calls.selector_of,
    "eh.sjlj.setjmp": Calls._builtin_setjmp,
    "eh.sjlj.longjmp": Calls._builtin_longjmp,
}
_found = {}


def find_intrinsic(name):
    """The method for an intrinsic by its full name (``llvm.memcpy.p0.p0.i64``), or None."""
    method = _found.get(name, 0)
    if method == 0:
        stem = name[5:]
        while stem and stem not in INTRINSICS:
            stem = stem.rpartition(".")[0]
        method = _found[name] = INTRINSICS.get(stem)
    return method
