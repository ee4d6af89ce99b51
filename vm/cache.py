"""`allvm-vm cache info|clear`: the native code, and the C++ library, that are kept on disk."""

from allvm.ir.errors import UsageError


def command(argv):
    from allvm.jit import cache

    if argv not in (["info"], ["clear"]):
        raise UsageError("usage: allvm-vm cache info|clear")
    path = cache.directory()
    if path is None:
        path = cache.wanted()
        why = f"{path} is another user's or may be written by others" if path else "there is no directory for it (see ALLVM_CACHE)"
        print(f"native code is not kept: {why}")
    elif argv == ["info"]:
        entries, size = cache.usage(path)
        print(f"directory  {path}\nentries    {entries:,}\nbytes      {size:,} of at most {cache.LIMIT:,}")
    else:
        from allvm.cxx_library import forget_old

        print(f"{cache.clear(path) + forget_old(path, 0)} entries removed from {path}")
    return 0
