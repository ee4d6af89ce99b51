"""`python -m allvm.ir.generate [--check]`: write everything that is generated from the ISA table.

With ``--check`` nothing is written; the exit status is 1 when a file is stale.
"""

import argparse
import sys
from pathlib import Path

from allvm.ir import gen_codec, gen_docs, gen_editors

ROOT = Path(__file__).resolve().parent.parent

# path relative to the repository -> function that returns its text
OUTPUTS = {
    "ir/_generated_codec.py": gen_codec.generate,
    "docs/isa.md": gen_docs.generate,
    "editors/avs.tmLanguage.json": gen_editors.generate,
}


def stale():
    """The generated files whose text differs from what the table gives now, with that text."""
    result = {}
    for path, make in OUTPUTS.items():
        text = make()
        file = ROOT / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            result[path] = text
    return result


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m allvm.ir.generate", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is stale")
    args = parser.parse_args(argv)
    changed = stale()
    for path, text in changed.items():
        if args.check:
            print(f"{path} is stale: run python -m allvm.ir.generate", file=sys.stderr)
        else:
            (ROOT / path).write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    return 1 if args.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
