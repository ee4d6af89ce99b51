"""`allvm-vm cache info|clear`: the native code that is kept on disk."""

from allvm.ir.errors import UsageError


def command(argv):
    from allvm.jit import cache

    if argv not in (["info"], ["clear"]):
        raise UsageError("usage: allvm-vm cache info|clear")
    path = cache.directory()
    if path is None:
        print("native code is not kept: there is no directory for it (see ALLVM_CACHE)")
    elif argv == ["info"]:
        entries, size = cache.usage(path)
        print(f"directory  {path}\nentries    {entries:,}\nbytes      {size:,} of at most {cache.LIMIT:,}")
    else:
        print(f"{cache.clear(path)} entries removed from {path}")
    return 0
