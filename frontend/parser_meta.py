"""Metadata and attribute groups of LLVM's textual IR: source lines, module flags, function attributes."""

import re

from allvm.frontend.debug_info import DebugInfo
from allvm.frontend.lexer import find_tokens, string_of, unescape

_LOCATION = re.compile(r"!(\d+) = (?:distinct )?!DILocation\(line: (\d+).*?, scope: !(\d+)(?:, inlinedAt: !(\d+))?")
_FILE = re.compile(r'\bfile: !(\d+)')
_SCOPE = re.compile(r'\bscope: !(\d+)')
_LINE = re.compile(r'\bline: (\d+)')
_FILENAME = re.compile(r'!DIFile\(filename: "([^"]*)", directory: "([^"]*)"')
_FLAG = re.compile(r'!\{i32 \d+, !"([^"]*)", (?:i\d+ (-?\d+)|!"([^"]*)")\}')
_REFERENCE = re.compile(r"!(\d+)")
_GROUP = re.compile(r"attributes (#\d+) = \{ (.*) \}")


class Metadata:
    """The metadata of a module, by number (as text: '12')."""

    def __init__(self, files):
        self._nodes = {}
        self._named = {}
        self._locations = {}
        self._pairs = {}
        self._scope_files = {}
        self._file_indices = {}
        self.variables = None  # DebugInfo, where the module says what variables it has
        self.files = files  # list of paths, extended as lines need them

    def read(self, lines):
        """Take the metadata lines of a module."""
        locations = self._locations
        nodes = self._nodes
        match = _LOCATION.match
        for line in lines:
            m = match(line)
            if m:
                number, at, scope, inlined = m.groups()
                locations[number] = (scope, int(at), inlined)
            else:
                name, _, value = line.partition(" = ")
                if name[1:].isdigit():
                    nodes[name[1:]] = value
                else:
                    self._named[name[1:]] = value
        if any("emissionKind: FullDebug" in nodes.get(n, "") for n in _REFERENCE.findall(self._named.get("llvm.dbg.cu", ""))):
            self.variables = DebugInfo(nodes)

    def location(self, number):
        """(file index, line) of the DILocation of that number, or None; where variables are known, (scope, inlined at), too."""
        loc = self._locations.get(number)
        if loc is None:
            return None
        pair = self._pairs.get(loc)
        if pair is None:
            file = self.scope_file(loc[0])
            pair = None if file is None else (file, loc[1], (loc[0], loc[2])) if self.variables else (file, loc[1])
            self._pairs[loc] = pair
        return pair

    def inlined_at(self, number):
        """The number of the call at which the code of a DILocation was inlined, or None."""
        return self._locations.get(number, (None, 0, None))[2]

    def declared_at(self, number):
        """(file index, line) of a DISubprogram or a like node, or None."""
        m = _LINE.search(self._nodes.get(number, ""))
        file = self.scope_file(number)
        return (file, int(m.group(1))) if m and file is not None else None

    def scope_file(self, number):
        """The index of the file of a scope, or None."""
        if number not in self._scope_files:
            node = self._nodes.get(number, "")
            self._scope_files[number] = None  # a scope that contains itself has no file
            m = _FILE.search(node)
            if m:
                self._scope_files[number] = self._file_index(m.group(1))
            else:
                m = _SCOPE.search(node)
                if m:
                    self._scope_files[number] = self.scope_file(m.group(1))
        return self._scope_files[number]

    def _file_index(self, number):
        m = _FILENAME.search(self._nodes.get(number, ""))
        if not m:
            return None
        path = unescape(m.group(1))
        index = self._file_indices.get(path)
        if index is None:
            index = self._file_indices[path] = len(self.files)
            self.files.append(path)
        return index

    def flags(self):
        """The module flags: name -> int or str."""
        out = {}
        for number in _REFERENCE.findall(self._named.get("llvm.module.flags", "")):
            m = _FLAG.match(self._nodes.get(number, ""))
            if m:
                out[unescape(m.group(1))] = int(m.group(2)) if m.group(2) is not None else unescape(m.group(3))
        return out


def parse_attribute_group(line):
    """An `attributes #N = { ... }` line: ('#N', frozenset of attributes)."""
    m = _GROUP.match(line)
    if not m:  # an empty group
        return line.split()[1], frozenset()
    return m.group(1), frozenset(parse_attributes(m.group(2)))


def parse_attributes(text):
    """Function attributes as strings: 'nounwind', 'memory(none)', 'key=value' for string attributes."""
    out = []
    toks = find_tokens(text)
    i, n = 0, len(toks)
    while i < n:
        t = toks[i]
        i += 1
        word = string_of(t) if t[0] == '"' else t
        if i < n and toks[i] == "=":
            value = toks[i + 1]
            word += "=" + (string_of(value) if value[0] == '"' else value)
            i += 2
        elif i < n and toks[i] == "(":
            j = i + 1
            depth = 1
            while depth:
                depth += (toks[j] == "(") - (toks[j] == ")")
                j += 1
            word += "".join(toks[i:j])
            i = j
        out.append(word)
    return out
