"""Exceptions: invoke, landingpad and resume.

A landing pad takes what was thrown with `catch`. Whether a clause catches it is asked of the C++ run-time library
(`__allvm_match` in cxx_runtime/unwind.cpp), with a table of the clauses: the address of a type's type_info in 32 bits; 1, a
number and so many such addresses for a filter; 0 at the end. The selector of a type is the address of its type_info divided by 2,
that of a filter -1, and 0 says that no clause fits.
"""

from allvm.frontend.model import Const, ConstAggregate
from allvm.ir.isa import EXT_NONE, MEM_DATA

MATCH, UNCAUGHT, THROW = "__allvm_match", "__allvm_uncaught", "__allvm_throw"
_INVOKE = {"call": "invoke", "call.ind": "invoke.ind"}
_FILTER = 1


class Exceptions:
    """Mixin of FunctionLowering."""

    handler = None  # where the call that is being lowered goes when an exception leaves it

    def lower_invoke(self, instr):
        normal, unwind = instr.blocks
        self.handler = self.starts[unwind]
        self.lower_call(instr)
        self.handler = None
        if not self.ended(self.block):
            self.jump(self.starts[normal])

    def emit_call(self, name, *operands):
        """A call out of LLVM IR. One with a handler ends its block; its results are there in the next one."""
        if self.handler is None:
            self.emit(name, *operands)
        else:
            self.emit(_INVOKE[name], *operands, self.handler)
            self.place(self.new_block())

    def lower_landingpad(self, instr):
        thrown = self.op("catch")
        table, catch_all = self._clauses(instr)
        if table:
            address = self.op("lea", (MEM_DATA, self.module.table((*table, 0)), -1, EXT_NONE, 0, 0))
            (selector,) = self.call_host(MATCH, "ll:i", (thrown, address))
            if not catch_all and not any(word == "cleanup" for word, _ in instr.clauses):
                go_on, taken = self.new_block(), self.new_block()
                self.emit("br.nz.i32", selector, taken)
                self.place(go_on)
                self._throw(thrown)
                self.place(taken)
        else:
            selector = self.const("i32", 0)
        self.define(instr, (thrown, selector))

    def _clauses(self, instr):
        """(the table of the clauses up to one that catches everything, whether there is one)."""
        table = []
        for word, value in instr.clauses:
            if word == "catch":
                entry = self._type_info(value, instr)
                if entry == 0:
                    return table, True
                table.append(entry)
            elif word == "filter":
                values = value.elements if isinstance(value, ConstAggregate) else ()
                table += [_FILTER, len(values), *(self._type_info(v, instr) for v in values)]
        return table, False

    def _type_info(self, value, instr):
        """The entry of a table for a type_info: (data number, offset), 0 for none."""
        if isinstance(value, Const):
            return 0
        found = self.module.resolve_address(value)
        kind, number, offset = self.module.symbol(found[0]) if found and found[0] is not None else ("none", 0, 0)
        if kind != "data":
            raise self.error("a clause of a landing pad is no address of data", instr)
        return number, offset + found[1]

    def selector_of(self, instr):
        """llvm.eh.typeid.for."""
        self.define(instr, (self.op("shr_u.i64.k", self.part(instr.operands[0]), 1),))

    def lower_resume(self, instr):
        self._throw(self.parts(instr.operands[0])[0])

    def _throw(self, thrown):
        uncaught = self.module.import_weak(UNCAUGHT, ("i64",), ())
        self.emit("throw", thrown, self.op("lea.func", uncaught))

    def throw_call(self, name, instr):
        """The run-time library's way to the instruction. Whether it was that."""
        if name != THROW:
            return False
        thrown, uncaught = instr.operands
        self.emit("throw", self.part(thrown), self.part(uncaught))
        return True
