"""The ways in which the interpreter gets from one instruction to the next."""

from allvm.ir.errors import UsageError

#: tail: each handler jumps to the next; switch: one switch at the end of all; goto: a computed goto at the end of each.
KINDS = ("tail", "switch", "goto")

#: What is compared: name -> keywords of Instance.
WAYS = {
    "tail": {},
    "goto": {"dispatch": "goto"},
    "switch": {"dispatch": "switch"},
    "tail, not fused": {"fusion": False},
    "tail, no accumulators": {"accumulators": False},
    "tail, neither": {"fusion": False, "accumulators": False},
    "switch, neither": {"dispatch": "switch", "fusion": False, "accumulators": False},
}


def loop(kind):
    """(address of the function, address of what instructions hold for each handler) of "switch" or "goto"."""
    if kind not in KINDS[1:]:
        raise UsageError(f"the dispatch {kind!r} is not one of {', '.join(KINDS)}")
    try:
        from allvm.interp import _handlers

        if kind == "switch":
            from allvm.interp import _switch as module
        else:
            from allvm.interp import _goto as module
    except ImportError:
        raise UsageError(
            f"the interpreter with the dispatch {kind!r} is not built: build with ALLVM_DISPATCH=1 set (make dispatch)"
        ) from None
    if getattr(module, "VERSION", None) != _handlers.VERSION:
        raise UsageError(f"the interpreter with the dispatch {kind!r} was built of other handlers: build it again (make dispatch)")
    return module.LOOP, module.TABLE
