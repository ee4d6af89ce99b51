"""`allvm-vm verify`: check modules against every rule of the ISA."""

import sys

from allvm.ir.errors import AllvmError, UsageError
from allvm.options import COMMON_FLAGS, help_lines, parse
from allvm.visible import visible

HELP = """usage: allvm-vm verify [options] FILE ...

Checks modules (.avm, .avs) against every rule of the ISA, as the loader does before a run. Each is said to be
valid on standard output, or what is wrong with it, and where, on standard error.

  allvm-vm verify prog.avm libz.avm

exit status: 0 when all are valid, else that of the last fault: 121 for a broken rule, 122 for a damaged file.

options:"""


def command(argv):
    opts = parse(argv, COMMON_FLAGS)
    if opts.help or not opts.rest:
        if not opts.help:
            raise UsageError("no module given; try allvm-vm verify FILE.avm ...")
        print(HELP)
        print("\n".join(help_lines(COMMON_FLAGS)))
        return 0
    from allvm.ir.verify import verify
    from allvm.tools import read_module

    status = 0
    for path in opts.rest:
        try:
            verify(read_module(path))
            print(f"{path}: valid")
        except AllvmError as e:
            sys.stdout.flush()
            sys.stderr.write(visible(f"allvm-vm: {e if str(e).startswith(path) else f'{path}: {e}'}") + "\n")
            status = e.status
    return status
