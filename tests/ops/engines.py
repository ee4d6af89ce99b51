"""The engines that run the test files: name -> function(module) -> call(name, raw arguments) -> raw results.

An engine that is not built raises ImportError when it is asked for.
"""

from tests.helpers import need_dispatch


def oracle(module):
    from allvm.interp.oracle import Oracle

    return Oracle(module).call


def interpreter(module, **options):
    """The interpreter; its results are a tuple."""
    from allvm.interp._core import Instance, Program
    from allvm.ir.encode import encode

    instance = Instance(Program(encode(module)), [0] * len(module.import_funcs), **options)
    return lambda name, args: list(instance.call_raw(name, args))


def interpreter_plain(module):
    """Without the optimisations of the translator."""
    return interpreter(module, plain=True)


def goto(module):
    """The interpreter with computed gotos."""
    need_dispatch("goto")
    return interpreter(module, dispatch="goto")


def switch(module):
    """The interpreter as a switch, without accumulators."""
    need_dispatch("switch")
    return interpreter(module, dispatch="switch", accumulators=False)


def optimised(module):
    """The interpreter after the passes over bytecode."""
    from allvm.frontend import bytecode
    from allvm.ir.verify import verify

    return interpreter(verify(bytecode.run(module, ["inline", "fold", "merge", "registers"], check=True)))


def ahead(module):
    """Compiled ahead of time for this machine."""
    from tests.ops.aot import Driven

    return Driven(module).call


ENGINES = {"oracle": oracle, "interpreter": interpreter, "interpreter-plain": interpreter_plain, "goto": goto, "switch": switch,
           "optimised": optimised, "aot": ahead}  # fmt: skip
