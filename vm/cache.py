"""`allvm-vm cache info|clear`: the native code, and the C++ library, that are kept on disk."""

from allvm.ir.errors import UsageError

HELP = """usage: allvm-vm cache info|clear

  info    where native code and the C++ library are kept, how many entries there are, and their bytes
  clear   remove them all; they are made again when they are needed

The directory is $ALLVM_CACHE, else allvm in $XDG_CACHE_HOME or ~/.cache. --no-cache runs a program without it."""


def command(argv):
    from allvm.jit import cache

    if argv in (["--help"], ["-h"]):
        print(HELP)
        return 0
    if argv not in (["info"], ["clear"]):
        raise UsageError("give info or clear: allvm-vm cache info|clear")
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
