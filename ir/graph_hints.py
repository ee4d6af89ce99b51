"""Hints of nodes beside their target: whether they are fused, how large tiles are, how many threads run them (`dfg_fusion`, `dfg_tile`,
`dfg_threads` in hpvm.h, `hint=` in Python). A module keeps them among the facts about its source, as `node NAME`: `fusion=no tile=32x8 threads=1`.
They never change results. What is not understood is left out.
"""

import re

KEY = "node "
MAX_COLUMNS, MAX_ROWS, MAX_THREADS = 64, 32, 4096
_TILE = re.compile(r"([1-9][0-9]{0,3})x([1-9][0-9]{0,3})\Z")
_YES = {"yes": True, "no": False}


def text_of(hints):
    """Hints as a module keeps them. hints: {"fusion": bool, "tile": False or (columns, rows), "threads": number}. ValueError: what is wrong."""
    out = []
    for name, value in sorted(hints.items()):
        if name == "fusion" and isinstance(value, bool) or name == "tile" and value is False:
            out.append(f"{name}={'yes' if value else 'no'}")
        elif name == "tile" and isinstance(value, tuple | list) and len(value) == 2 and within(value[0], MAX_COLUMNS) and within(value[1], MAX_ROWS):
            out.append(f"tile={value[0]}x{value[1]}")
        elif name == "threads" and within(value, MAX_THREADS):
            out.append(f"threads={value}")
        elif name in ("fusion", "tile", "threads"):
            expected = {"fusion": "True or False", "tile": f"False, or columns from 1 to {MAX_COLUMNS} and rows from 1 to {MAX_ROWS}", "threads": f"from 1 to {MAX_THREADS}"}
            raise ValueError(f"the hint {name} is {expected[name]}, not {value!r}")
        else:
            raise ValueError(f"there is no hint {name}; there are fusion, threads and tile")
    return " ".join(out)


def within(n, most):
    return isinstance(n, int) and not isinstance(n, bool) and 1 <= n <= most


def read(text):
    """{"fusion": bool, "tile": False or [columns, rows], "threads": number}, as far as the text says."""
    found = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name == "fusion" and value in _YES:
            found[name] = _YES[value]
        elif name == "tile" and value == "no":
            found[name] = False
        elif name == "tile" and (m := _TILE.match(value)) and int(m[1]) <= MAX_COLUMNS and int(m[2]) <= MAX_ROWS:
            found[name] = [int(m[1]), int(m[2])]
        elif name == "threads" and value.isdecimal() and len(value) < 5 and within(int(value), MAX_THREADS):
            found[name] = int(value)
    return found


def hints_of(program):
    """{function: its hints} of the nodes of a program."""
    if not any(key.startswith(KEY) for key in program.target):
        return {}
    found = {n.function: program.target.get(KEY + program.function_name(n.function)) for n in program.nodes}
    return {f: read(text) for f, text in found.items() if text}
