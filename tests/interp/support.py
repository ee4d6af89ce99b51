"""What the interpreter's tests share."""

from allvm.interp._core import Instance, Program
from allvm.ir.asm import assemble
from allvm.ir.encode import encode
from allvm.ir.verify import verify


def program(source):
    """The Program of an assembly text."""
    return Program(encode(verify(assemble(source, "test.avs"))), "test")


def instance(source, *bindings, **options):
    """An instance of an assembly text."""
    return Instance(program(source), bindings, **options)
