"""The engines that run the test files: name -> function(module) -> call(name, raw arguments) -> raw results.

An engine that is not built raises ImportError when it is asked for.
"""


def oracle(module):
    from allvm.interp.oracle import Oracle

    return Oracle(module).call


ENGINES = {"oracle": oracle}
