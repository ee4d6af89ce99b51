"""`--dump-bytecode`, `--dump-ir`, `--dump-ir-opt`, `--dump-asm`: what a function is at each stage."""

from allvm.ir.errors import UsageError

STAGES = ("bytecode", "ir", "ir-opt", "asm")


def dump(instance, data, stage, name=None, tier="opt", fuel=False):
    """The text of one stage: of one function (name or index), or of all."""
    from allvm.policy import Policy
    from allvm.tiers import Tiers

    tiers = Tiers(instance, data, Policy("opt", cache=False))
    tiers.metered = fuel
    functions = range(tiers.n_imports, instance.program.n_functions)
    if name is not None:
        index = int(name) if name.isdecimal() else instance.program.function_index(name)
        if index not in functions:
            from allvm.options import nearest

            near = nearest(name, (n for f in functions if (n := tiers.module.func_name(f))))
            raise UsageError(f"there is no function {name!r} with code in the program{near}; see allvm-vm info --functions")
        functions = [index]
    if stage == "bytecode":
        return _bytecode(tiers.module, functions, name is None)
    functions = [f for f in functions if tiers.can_compile(f)]
    if not functions:
        raise UsageError(f"{name} calls setjmp and is always interpreted: it has no native code")
    from allvm.jit.emit import Stages, compile_ir
    from allvm.jit.lower import lower_functions

    stages = Stages(wanted=(stage,))
    compile_ir(lower_functions(tiers.module, functions, tiers.options()), tier, stages=stages)
    return stages.text[stage]


def _bytecode(module, functions, every):
    from allvm.ir.disasm import disassemble

    text = disassemble(module)
    if every:
        return text
    lines = text.splitlines(keepends=True)
    starts = [n for n, line in enumerate(lines) if line.startswith("func ")]
    start = starts[functions[0] - len(module.import_funcs)]
    end = next(n for n in range(start, len(lines)) if lines[n].startswith("}"))
    return "".join(lines[start : end + 1])
