"""`allvm-vm verify`: check modules against every rule of the ISA."""

from allvm.ir.errors import AllvmError, UsageError
from allvm.options import COMMON_FLAGS, parse
from allvm.visible import visible


def command(argv):
    opts = parse(argv, COMMON_FLAGS)
    if opts.help or not opts.rest:
        if not opts.help:
            raise UsageError("no module given; try allvm-vm verify FILE.avm ...")
        print("usage: allvm-vm verify FILE.avm ...\n\nCheck modules; status 0 when all are valid.")
        return 0
    from allvm.ir.verify import verify
    from allvm.tools import read_module

    status = 0
    for path in opts.rest:
        try:
            verify(read_module(path))
            print(f"{path}: valid")
        except AllvmError as e:
            print(visible(f"{path}: {e}" if not str(e).startswith(path) else str(e)))
            status = e.status
    return status
