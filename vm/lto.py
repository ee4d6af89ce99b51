"""Link-time optimisation: LLVM sees all of a program's LLVM IR at once, before it is lowered."""

import os

from allvm.ir.errors import CompileError, LinkError, ParseError
from allvm.ir.module import GLOBAL, LOCAL, WEAK, Data, Function, ImportData, ImportFunc, Module

LEVELS = {"0": 0, "": 1, "1": 1, "2": 2, "3": 3, "s": 2, "z": 2}
_DEFINED = {"external": GLOBAL, "internal": LOCAL, "private": LOCAL}


class Bitcode(Module):
    """LLVM IR that waits to be linked. As a Module it has no more than its names: what it defines and what it wants."""

    def __init__(self, data, path):
        super().__init__(name=os.path.basename(path))
        self.path = path
        self.ref = parse(data, path)
        for group, own, imports, of, imported in (
            (self.ref.functions, self.functions, self.import_funcs, _function, lambda n, w: ImportFunc(n, 0, w)),
            (self.ref.global_variables, self.data, self.import_data, _datum, ImportData),
        ):
            for g in group:
                if g.name.startswith("llvm."):
                    continue
                if g.is_declaration:
                    imports.append(imported(g.name, g.linkage.name == "extern_weak"))
                else:
                    own.append(of(g.name, _DEFINED.get(g.linkage.name, WEAK)))


def _function(name, linkage):
    return Function(name, 0, 0, linkage=linkage)


def _datum(name, linkage):
    return Data(name, 0, linkage=linkage)


def parse(data, path):
    """An LLVM module from bitcode or text."""
    import llvmlite.binding as llvm

    try:
        if data[:4] in (b"BC\xc0\xde", b"\xde\xc0\x17\x0b"):
            return llvm.parse_bitcode(data)
        return llvm.parse_assembly(data.decode())
    except UnicodeDecodeError:
        raise ParseError(f"{path}: neither LLVM bitcode nor textual LLVM IR") from None
    except RuntimeError as e:
        from allvm.frontend.reader import complaint

        raise complaint(str(e), path) from None


def optimise_together(modules, keep, flags, contract=False, progress=None):
    """The modules with one in the place of those that are Bitcode: linked, optimised and lowered.

    keep: the names that others can see; None keeps all. flags: clang's; of them, -O counts.
    """
    parts = [m for m in modules if isinstance(m, Bitcode)]
    if not parts:
        return modules
    others = [m for m in modules if not isinstance(m, Bitcode)]
    whole = linked(parts)
    if keep is not None:
        from allvm.archive import wanted

        internalise(whole, set(keep).union(*map(wanted, others)))
    run_pipeline(whole, level_of(flags))
    from allvm.build import lower_llvm

    names = "+".join(dict.fromkeys(p.name for p in parts)) if len(parts) < 4 else f"{parts[0].name}+{len(parts) - 1} more"
    module = lower_llvm(whole.as_bitcode(), names, progress, contract)
    return [module, *others]


def linked(parts):
    """One LLVM module out of several."""
    first, *rest = parts
    whole = first.ref
    for p in rest:
        for what in ("triple", "data_layout"):
            if getattr(p.ref, what) != getattr(whole, what):
                raise LinkError(
                    f"{first.path} and {p.path} are for different machines ({getattr(whole, what)}, {getattr(p.ref, what)}); "
                    "compile them for the same one, or link without -flto"
                )
        try:
            whole.link_in(p.ref)
        except RuntimeError as e:
            raise LinkError(f"{p.path}: {' '.join(str(e).split())}") from None
    return whole


def internalise(module, keep):
    """Make what nobody outside needs internal, so that LLVM may drop, inline and change it."""
    for group in (module.functions, module.global_variables):
        for g in group:
            if g.is_declaration or g.name in keep or g.name.startswith("llvm.") or g.linkage.name in _DEFINED and g.linkage.name != "external":
                continue
            if g.linkage.name in ("external", "linkonce_odr", "linkonce_any", "weak_odr", "weak_any"):
                g.linkage = "internal"


def level_of(flags):
    levels = [f[2:] for f in flags if f.startswith("-O")]
    return LEVELS.get(levels[-1] if levels else "2", 3)


def target_machine(module, level=2):
    """A TargetMachine for the module's triple, or for this machine where LLVM here does not have it."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(module.triple)
    except RuntimeError:
        target = llvm.Target.from_default_triple()
    return target.create_target_machine(opt=level)


def pass_builder(module, level=2):
    """(PassBuilder, options) for a level of optimisation; without vectorisers, since bytecode has no vectors."""
    import llvmlite.binding as llvm

    tuning = llvm.create_pipeline_tuning_options(level)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    return llvm.create_pass_builder(target_machine(module, level), tuning)


def run_pipeline(module, level):
    """LLVM's own pipeline for a level, over one module."""
    try:
        builder = pass_builder(module, level)
        builder.getModulePassManager().run(module, builder)
        module.verify()
    except RuntimeError as e:
        raise CompileError(f"LLVM's passes failed: {' '.join(str(e).split())}") from None
