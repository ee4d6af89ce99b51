"""Lowering of one function: the class that everything about instructions hangs on.

How an instruction finds its method
-----------------------------------
`FunctionLowering.lower(instr)` looks at the types that matter for the
operation (see `_shape`) and calls

==================  ==========================================================
``lower_<op>``      plain scalars: integers up to 64 bits, float, double, ptr;
                    phi, freeze, ret, br and select on a scalar condition for
                    every type, since they work part by part
``vector_<op>``     the result or an operand that matters is a vector
``float_<op>``      else: half, bfloat, fp128 or x86_fp80 is involved
``wide_<op>``       else: an integer of more than 64 bits is involved
``aggregate_<op>``  else: an array or a struct is loaded, stored, or taken apart
                    (extractvalue and insertvalue always)
``atomic_<op>``     atomicrmw, cmpxchg, fence, and a load or store with an ordering
==================  ==========================================================

A call of ``llvm.*`` goes to ``intrinsic(name, instr)`` unless
`calls.INTRINSICS` knows the name. A method defines its result with
``self.define(instr, parts)``. A method that does not exist is a CompileError.
"""

from allvm.frontend.calls import Calls
from allvm.frontend.control import Control
from allvm.frontend.legalize import Legalize
from allvm.frontend.memory import Memory
from allvm.frontend.scalar import Scalar
from allvm.frontend.values import SCALAR, Values

# Which types decide how an operation is lowered: the result's, that of operand 0, or both.
_RESULT, _FIRST, _BOTH = 1, 2, 3
_DECIDES = {
    "icmp": _FIRST, "fcmp": _FIRST, "store": _FIRST, "extractelement": _FIRST, "va_arg": _RESULT,
    **dict.fromkeys(
        ("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "ptrtoint", "inttoptr",
         "ptrtoaddr", "bitcast", "addrspacecast"), _BOTH),
}  # fmt: skip
_ANY_TYPE = frozenset(("phi", "freeze", "ret", "br", "switch", "call", "invoke", "unreachable", "indirectbr", "alloca", "landingpad", "resume"))
_ATOMIC = frozenset(("atomicrmw", "cmpxchg", "fence"))
_AGGREGATE = frozenset(("extractvalue", "insertvalue"))


class FunctionLowering(Scalar, Memory, Control, Calls, Legalize, Values):
    """Lowers one LLVM function to an MFunction. `module` is the ModuleLowering."""

    def lower(self, instr):
        """Lower one instruction into the current block."""
        op = instr.op
        if instr.line is not None:
            self.line = instr.line
        if op in _ANY_TYPE:
            prefix = "lower_"
        elif op in _ATOMIC or instr.atomic:
            prefix = "atomic_"
        elif op in _AGGREGATE:
            prefix = "aggregate_"
        else:
            prefix = self._shape(op, instr)
        method = getattr(self, prefix + op, None)
        if method is None:
            raise self.error(f"cannot lower {op} of type {self.type_name(instr)}", instr)
        method(instr)

    def _shape(self, op, instr):
        which = _DECIDES.get(op, _RESULT)
        classes = self.type_class
        if op == "select":
            # A scalar condition chooses between all the parts at once.
            return "vector_" if classes(instr.operands[0].type) == "vector_" else "lower_"
        if which == _RESULT:
            return classes(instr.type)
        first = classes(instr.operands[0].type)
        if which == _FIRST:
            return first
        second = classes(instr.type)
        if first == second or second == SCALAR:
            return first
        if first == SCALAR:
            return second
        for c in ("vector_", "float_", "wide_"):
            if c in (first, second):
                return c
        return first
