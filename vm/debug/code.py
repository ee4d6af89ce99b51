"""A program as the debugger sees it: places in its bytecode, their source lines, and what stands there."""

import array
import os
import re
from functools import cached_property

from allvm.debug.registers import Types
from allvm.ir.errors import UsageError

BREAK, ASK, STATEMENT, SEE = 1, 2, 4, 8  # MARK_* of interp/step.pxi


class Code:
    """Functions are numbered as in the module, imports first; a place is (function, instruction)."""

    def __init__(self, module, path, folders=()):
        from allvm.ir.disasm import Disassembler

        self.module, self.path = module, path
        self.folders = [*folders]
        self.imports = len(module.import_funcs)
        self.dis = Disassembler(module)
        self.line_ids = {}  # (file, line) -> number
        self.lines, self.marks = [], []
        for f in module.functions:
            self._function(f)
        self._learned = False
        self._types, self._types_at, self._labels, self._texts, self._sources = {}, {}, {}, {}, {}

    def _function(self, f):
        n = len(f.code)
        numbers, marks = array.array("I", bytes(4 * max(n, 1))), bytearray(max(n, 1))
        for k, entry in enumerate(f.lines):
            end = f.lines[k + 1].index if k + 1 < len(f.lines) else n
            if entry.line and entry.index < n:
                number = self.line_ids.setdefault((entry.file, entry.line), len(self.line_ids) + 1)
                numbers[entry.index : end] = array.array("I", [number]) * (end - entry.index)
                marks[entry.index] |= STATEMENT
        self.lines.append(numbers)
        self.marks.append(marks)

    @property
    def has_lines(self):
        return bool(self.line_ids)

    # -- places
    def name(self, function):
        return self.module.func_name(function) or f"function {function}"

    def shown(self, function, width=100):
        """The name as people write it."""
        from allvm.names import shown

        name = self.name(function)
        if name.startswith("_Z"):
            self.learn()
        return shown(name, width)

    def names(self, function):
        """What JSON says of a function: its name, and `demangled` where people write it in another way."""
        from allvm.names import readable

        name = self.name(function)
        self.shown(function)
        full = readable(name)
        return {"function": name} if full is None else {"function": name, "demangled": full}

    def learn(self):
        """All names of C++ at once."""
        if not self._learned:
            from allvm.names import learn

            self._learned = True
            learn(self.module.func_name(i) for i in range(self.imports + len(self.module.functions)))

    def own(self, function):
        """The Function of a number, or None: it is the host's."""
        return self.module.functions[function - self.imports] if function >= self.imports else None

    def position(self, place):
        """(file's name, line) of a place, or (None, 0)."""
        function, at = place
        f = self.own(function)
        best = None
        for entry in f.lines if f else ():
            if entry.index > at:
                break
            best = entry
        if best is None or not best.line:
            return None, 0
        return self.module.files[best.file], best.line

    def where(self, place):
        """A place in words."""
        function, at = place
        if function < self.imports:
            return f"{self.shown(function)} (host)"
        file, line = self.position(place)
        return f"{self.shown(function)}+{at}" + (f" at {file}:{line}" if file else "")

    def host_call(self, place):
        """The name of the host's function that is called there, or None."""
        from allvm.jit.operands import DIRECT

        f = self.own(place[0])
        insn = f.code[place[1]] if f else (0,)
        return self.name(insn[1]) if insn[0] in DIRECT and insn[1] < self.imports else None

    def instruction(self, place):
        """The text of an instruction."""
        function, at = place
        if place not in self._texts:
            self._texts[place] = self.dis.instruction(self.own(function).code[at], self.labels(function)).strip()
        return self._texts[place]

    def labels(self, function):
        if function not in self._labels:
            self._labels[function] = {i: str(i) for i in self.dis.labels(self.own(function))}
        return self._labels[function]

    def types(self, place):
        """The type of each register before an instruction."""
        function, at = place
        if place not in self._types_at:
            if function not in self._types:
                self._types[function] = Types(self.module, function)
            self._types_at[place] = self._types[function].at(at)
        return self._types_at[place]

    def entry(self, function):
        """Where a function's own code begins: where its variables are known, behind what brings the parameters to their places."""
        f = self.own(function)
        if f.variables:
            return function, next((e.index for e in f.lines if e.line and e.index < len(f.code)), 0)
        return function, 0

    def function_at(self, address):
        """The name of the function at an address of guest memory, or None."""
        function = (address - 0x10000) // 16
        if address % 16 or not 0 <= function < self.imports + len(self.module.functions):
            return None
        return self.shown(function)

    @cached_property
    def enumerators(self):
        """{name: (type, number)} of the enums that variables have."""
        from allvm.ir.debug import types_of

        return {name: (t, n) for t in types_of(self.module) if t.kind in ("enum", "uenum") for name, n in t.values}

    @property
    def has_variables(self):
        return any(f.variables for f in self.module.functions) or any(d.variable is not None for d in self.module.data)

    # -- what people write
    def function(self, name):
        """The number of one of the program's own functions."""
        found = [i for i in range(self.imports, self.imports + len(self.module.functions)) if self.module.func_name(i) == name]
        if not found:
            from allvm.names import matching, shown

            self.learn()
            meant = matching(name, [f.name for f in self.module.functions if f.name])
            found = [i for i in range(self.imports, self.imports + len(self.module.functions)) if self.module.func_name(i) in meant]
            if len(found) > 1:
                raise UsageError(f"{name} may be {', or '.join(shown(m, 200) for m in meant[:8])}: which one? (write it as it stands here)")
        if not found:
            import difflib

            near = difflib.get_close_matches(name, [f.name for f in self.module.functions if f.name], 1)
            raise UsageError(f"the program has no function {name}" + (f" (did you mean {near[0]}?)" if near else ""))
        return found[0]

    def places(self, text, here=None):
        """The places that a text names: FUNCTION, FILE:LINE, LINE (of the file of the place `here`), *FUNCTION+N, *ADDRESS."""
        if text.startswith("*"):
            return [self._address(text[1:])]
        file, colon, line = text.rpartition(":")
        if colon and line.isdecimal():
            return self.on_line(self._file(file), int(line))
        if text.isdecimal():
            file = self.position(here)[0] if here else None
            if file is None:
                file = self.main_file()
            return self.on_line(file, int(text))
        return [self.entry(self.function(text))]

    def _address(self, text):
        m = re.fullmatch(r"(.+?)(?:\+(\d+))?", text)
        name, at = m.group(1), int(m.group(2) or 0)
        try:
            address = int(name, 0)
        except ValueError:
            function = self.function(name)
        else:
            function = (address - 0x10000) // 16
            if address % 16 or not self.imports <= function < self.imports + len(self.module.functions):
                raise UsageError(f"*{name}: no function of the program has this address")
        if at >= len(self.own(function).code):
            raise UsageError(f"*{text}: {self.name(function)} has {len(self.own(function).code)} instructions")
        return function, at

    def main_file(self):
        """The file that main is in, or the first."""
        for f in range(self.imports, self.imports + len(self.module.functions)):
            if self.module.func_name(f) == "main" and self.position((f, 0))[0]:
                return self.position((f, 0))[0]
        if not self.module.files:
            raise UsageError(f"{self.path} has no line information: compile it with line tables (no -s), or break at FUNCTION or *FUNCTION+N")
        return self.module.files[0]

    def _file(self, name):
        """The file of the program that a name, or the end of one, stands for."""
        files = [f for f in self.module.files if f == name] or [f for f in self.module.files if f.endswith("/" + name.lstrip("/"))]
        if not files:
            raise UsageError(f"no code of the program is from {name}" + (f"; its files: {', '.join(self.module.files[:5])}" if self.module.files else
                                                                          ": it has no line information"))  # fmt: skip
        return files[0]

    def on_line(self, file, line):
        """Where a line's code begins, in each function that has some; the next line that has code stands for one that has none."""
        number = self.module.files.index(file)
        with_code = sorted({l for f, l in self.line_ids if f == number and l >= line})
        if not with_code:
            raise UsageError(f"{file}:{line}: no code from here on")
        found = []
        for k, f in enumerate(self.module.functions):
            at = [e.index for e in f.lines if e.file == number and e.line == with_code[0] and e.index < len(f.code)]
            if at:
                found.append((self.imports + k, min(at)))
        return found

    # -- sources
    def source(self, file):
        """The lines of a source file, or None when it is not found."""
        if file not in self._sources:
            self._sources[file] = self._read(file)
        return self._sources[file]

    def _read(self, file):
        from allvm.explain import find_source

        for beside in (self.path, *(os.path.join(folder, "x") for folder in self.folders)):
            found = find_source(file, beside)
            if found is not None:
                return found
        return None
