"""The context of native code: offsets of the fields of `Ctx` in interp/allvm_abi.h that it uses. See docs/native-abi.md."""

FUNCTION_BASE, FUNCTION_STEP = 0x10000, 16  # guest addresses of functions; a record of ctx->native_typed has as many bytes

# (name, bytes) in order; every field has natural alignment on the 64-bit machines that code is made for.
_FIELDS = (
    ("mem", 8), ("trap", 4), ("exit_code", 4), ("trap_addr", 8), ("trap_note", 256), ("stack_lo", 8), ("stack_hi", 8),
    ("ro_lo", 8), ("ro_hi", 8), ("heap_lo", 8), ("heap_end", 8), ("heap_max", 8), ("sp", 8), ("host", 8), ("grow", 8),
    ("call", 8), ("poll", 8), ("native_call", 8), ("native_icall", 8), ("native_trap", 8), ("native_longjmp", 8),
    ("native_copy", 8), ("native_fill", 8), ("native_slow", 8), ("native_units", 8), ("sp_lo", 8), ("sp_hi", 8), ("stacks", 8),
    ("native_graph", 8), ("native_replace", 8), ("native_poll", 8), ("native_reserve", 8), ("unwinding", 8), ("exception", 8),
    ("uncaught", 8), ("tls", 8), ("native_typed", 8), ("native_functions", 8),
)  # fmt: skip


def _offsets():
    at, found = 0, {}
    for name, size in _FIELDS:
        found[name] = at
        at += size
    return found, at


OFFSETS, SIZE = _offsets()
