"""allvm: a bytecode virtual machine with its own compact ISA."""

_ERRORS = ("AllvmError", "CompileError", "FormatError", "GuestExit", "LinkError", "ParseError", "Trap", "UsageError", "VerifyError")
__all__ = ("Engine", "Module", "Policy", *_ERRORS)


def __getattr__(name):
    """What the package offers, imported when it is first asked for: commands that need little stay quick."""
    from importlib import import_module

    if name in ("Engine", "Module"):
        return getattr(import_module("allvm.engine"), name)
    if name == "Policy":
        return import_module("allvm.policy").Policy
    if name in _ERRORS:
        return getattr(import_module("allvm.ir.errors"), name)
    raise AttributeError(f"module 'allvm' has no attribute {name!r}")


def load_ipython_extension(shell):
    """`%load_ext allvm`: the cell magics %%avmc and %%avm (allvm.notebook)."""
    from allvm.notebook import load_ipython_extension

    load_ipython_extension(shell)


def unload_ipython_extension(shell):
    from allvm.notebook import unload_ipython_extension

    unload_ipython_extension(shell)
