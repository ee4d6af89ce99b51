"""`python -m allvm.interp.generate [--check]`: write the handlers and the tables of the interpreter.

With ``--check`` nothing is written; the exit status is 1 when a file is stale.

| file | what |
|---|---|
| `_generated_handlers.pxi` | a Cython function for each variant of each internal operation |
| `_generated_handlers.h` | the table of their addresses and names |
| `_generated_dispatch.pxi`, `.h` | the same handlers as the cases of one function, for `--dispatch switch` and `goto` |
| `_generated_tables.h` | operands and flags of canonical and internal operations, for loader and translator |
| `_generated_ops.pxi` | numbers of canonical (`OP_*`) and internal (`I_*`) operations |
"""

import argparse
import sys
from pathlib import Path
from zlib import crc32

from allvm.interp import fused_ops, gen_dispatch, gen_handlers, gen_tables, iops

HERE = Path(__file__).resolve().parent


def outputs():
    """File name -> text."""
    ops = iops.build()
    sequences = fused_ops.sequences()
    handlers = gen_tables.HEADER + gen_handlers.render_handlers(ops, sequences)
    table = gen_tables.handler_table(ops, sequences)
    version = f"#define VM_VERSION 0x{crc32((handlers + table).encode()):08x}u /* of the handlers: what is built of others does not fit */\n"
    return {
        "_generated_handlers.pxi": handlers,
        "_generated_handlers.h": table + version,
        "_generated_tables.h": gen_tables.tables(ops, sequences),
        "_generated_dispatch.pxi": gen_tables.HEADER + gen_dispatch.render(ops, sequences),
        "_generated_dispatch.h": gen_tables.C_HEADER + gen_dispatch.header(ops, sequences) + version,
        "_generated_ops.pxi": gen_tables.numbers(ops),
    }


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m allvm.interp.generate", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")
    args = parser.parse_args(argv)
    stale = 0
    for name, text in outputs().items():
        path = HERE / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale = 1
        if args.check:
            print(f"interp/{name} is stale: run python -m allvm.interp.generate", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote interp/{name}")
    return stale if args.check else 0


if __name__ == "__main__":
    sys.exit(main())
