"""Native code for `allvm-vm explain`: LLVM IR and assembly as lines, each with the instruction of the bytecode that it comes from.

The places are read out of the debug information of the text itself (docs/native-abi.md): a line is an instruction's
index plus one, a column tells the copies of a loop apart.
"""

import re
from dataclasses import replace

from allvm.jit.dwarf import HIDDEN

MARKS = {0: "", 1: "check", 2: "fast", 3: "slow"}
_LOCATION = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(line: (\d+)(?:, column: (\d+))?")
_PLACE = re.compile(r", !dbg !(\d+)")
_METADATA = re.compile(r", ![\w.]+ !\d+")
_LOC = re.compile(r"^\s*\.loc\s+\d+\s+(\d+)(?:\s+(\d+))?")
_BLOCK = re.compile(r'^("?[\w.$]+"?):')
_LABEL = re.compile(r"^([\w.$]+):")


def stages(tiers, function, tier):
    """{'ir': rows, 'ir-opt': rows, 'asm': rows} of one function; a row is (text, instruction or None, mark)."""
    from allvm.compiler import Shape
    from allvm.jit.emit import Stages, compile_ir
    from allvm.jit.lower import lower_functions

    wanted = Stages(wanted=("ir", "ir-opt", "asm"))
    options = replace(tiers.options(Shape((), tier)), copies=True)
    compile_ir(lower_functions(tiers.module, [function], options), tier, stages=wanted)
    return {"ir": ir_rows(wanted.text["ir"], function), "ir-opt": ir_rows(wanted.text["ir-opt"], function), "asm": asm_rows(wanted.text["asm"], function)}


def _place(line, column):
    """(instruction or None, mark) of a line and column of debug information."""
    if not 0 < line < HIDDEN:
        return None, ""
    return line - 1, MARKS.get(column, "")


def ir_rows(text, function):
    """The lines of the function's definitions in the text of a module; metadata is left out."""
    lines = text.splitlines()
    places = {m[1]: _place(int(m[2]), int(m[3] or 0)) for m in map(_LOCATION.match, lines) if m}
    rows, inside = [], False
    for line in lines:
        if line.startswith("define "):
            inside = re.search(rf"@[fwo]{function}(?!\d)", line) is not None
        if not inside:
            continue
        m = _PLACE.search(line)
        place = places.get(m[1], (None, "")) if m and not line.startswith("define ") else (None, "")
        if line.strip():
            rows.append((_METADATA.sub("", line.split(" ; preds = ")[0]).rstrip(), *place))
        inside = line != "}"
    return _labels(rows, _BLOCK)


def asm_rows(text, function):
    """The instructions and labels of the function's code in an assembly text."""
    rows, inside, place = [], False, (None, "")
    separate = f"\nf{function}:\n" in text  # else it was inlined into its entry
    thin = False
    for line in text.splitlines():
        label = _LABEL.match(line)
        if label and re.fullmatch(rf"[fwo]{function}(_\w+)?", label[1]):
            inside, place = True, (None, "")
            thin = separate and label[1].startswith("w")  # an entry that only calls it: the line of its head means nothing
        elif line.startswith((".Lfunc_end", "\t.section\t.debug")):
            inside = False
        if not inside:
            continue
        loc = _LOC.match(line)
        if loc:
            place = (None, "") if thin else _place(int(loc[1]), int(loc[2] or 0))
        elif label:
            if not label[1].startswith((".Ltmp", ".Lfunc_begin")):
                rows.append((line.rstrip(), None, ""))
        elif line.strip() and not line.lstrip().startswith((".", "#")):
            rows.append((line.expandtabs(8).rstrip(), *place))
    return _labels(rows, _LABEL)


def _labels(rows, pattern):
    """Labels get the place of what follows them."""
    out, place = [], (None, "")
    for text, at, mark in reversed(rows):
        is_label = pattern.match(text) is not None
        if is_label and at is None:
            at, mark = place
        out.append((text, at, mark))
        if not is_label:
            place = at, mark
    return out[::-1]
