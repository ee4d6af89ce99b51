"""What the source calls its variables: LLVM's debug records and metadata to `allvm.ir.debug`.

A variable whose address the compiler took is in the frame throughout; of the others LLVM says, before an instruction, which value
they have from there on. What optimisation left without a value has no place.
"""

import re

from allvm.frontend.debug_places import places
from allvm.frontend.lexer import unescape
from allvm.frontend.model import Instr
from allvm.ir.debug import FRAME, Member, Place, Type, Variable

_FIELD = re.compile(r'(\w+): ("(?:[^"\\]|\\.)*"|!\d+|!\w+\([^)]*\)|[^,()]+)')
_RECORD = re.compile(r"^\s+#dbg_(declare|value|assign)\((.*?), !(\d+), !DIExpression\(([^)]*)\)(.*), !(\d+)\)$")
_REFERENCE = re.compile(r"!(\d+)")
_EXPRESSION = re.compile(r"!DIGlobalVariableExpression\(var: !(\d+), expr: !DIExpression\(\)\)")
_ENCODINGS = {
    "DW_ATE_signed": "int", "DW_ATE_unsigned": "uint", "DW_ATE_boolean": "bool", "DW_ATE_signed_char": "char", "DW_ATE_unsigned_char": "uchar",
    "DW_ATE_float": "float", "DW_ATE_UTF": "uint", "DW_ATE_address": "uint",
}  # fmt: skip
_TRANSPARENT = ("DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_atomic_type", "DW_TAG_immutable_type")
_DEEPEST = 200  # scopes within each other that are followed


def record_of(line):
    """(kind, value's text, variable, expression, location) of a line with a debug record, or None."""
    m = _RECORD.match(line)
    return (m[1], m[2], m[3], m[4], m[6]) if m else None


def fields_of(node):
    """The fields of a metadata node: {name: text}; strings without quotes."""
    return {k: unescape(v[1:-1]) if v[:1] == '"' else v.strip() for k, v in _FIELD.findall(node.partition("(")[2])}


def number_of(text):
    """'12' of '!12', else None."""
    return text[1:] if text and text[0] == "!" and text[1:].isdigit() else None


def integer(text, default=0):
    try:
        return int(text)
    except (TypeError, ValueError):
        return default


class DebugInfo:
    """The types, variables and scopes of a module; nodes: its metadata by number, as text."""

    def __init__(self, nodes):
        self.nodes = nodes
        self._types, self._fields, self._ancestors = {}, {}, {}

    def fields(self, number):
        found = self._fields.get(number)
        if found is None:
            found = self._fields[number] = fields_of(self.nodes.get(number, ""))
        return found

    def elements(self, text):
        """The numbers in the node that a field refers to."""
        number = number_of(text)
        return _REFERENCE.findall(self.nodes.get(number, "")) if number else []

    # -- scopes
    def ancestors(self, scope):
        """The scopes around a scope, itself first, up to its function."""
        if scope not in self._ancestors:
            out, at = [], scope
            while at is not None and at not in out and len(out) < _DEEPEST:
                out.append(at)
                if "DISubprogram(" in self.nodes.get(at, "")[:30]:
                    break
                at = number_of(self.fields(at).get("scope"))
            self._ancestors[scope] = out
        return self._ancestors[scope]

    # -- types
    def type(self, text):
        """The Type that a field refers to; None for void."""
        number = number_of(text)
        if number is None:
            return None
        seen = []
        while any(tag in self.nodes.get(number, "")[:80] for tag in _TRANSPARENT):
            if number in seen:
                return None
            seen.append(number)
            number = number_of(self.fields(number).get("baseType"))
            if number is None:
                return None
        t = self._types.get(number)
        if t is None:
            t = self._types[number] = Type("opaque")
            self._fill(t, self.nodes.get(number, ""), self.fields(number))
        return t

    def _fill(self, t, node, f):
        t.name, t.size = f.get("name", ""), (integer(f.get("size")) + 7) // 8
        tag = f.get("tag", "")
        if "DIBasicType(" in node[:24]:
            t.kind = _ENCODINGS.get(f.get("encoding"), "opaque")
        elif tag == "DW_TAG_pointer_type":
            t.kind, t.target, t.size = "pointer", self.type(f.get("baseType")), t.size or 8
        elif tag in ("DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"):
            t.kind, t.target, t.size = "reference", self.type(f.get("baseType")), t.size or 8
        elif tag == "DW_TAG_typedef":
            t.kind, t.target = "named", self.type(f.get("baseType"))
            t.size = t.target.size if t.target is not None else 0
        elif tag == "DW_TAG_array_type":
            self._array(t, f)
        elif tag in ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type"):
            t.kind = "union" if tag == "DW_TAG_union_type" else "struct"
            t.members = [m for m in map(self._member, self.elements(f.get("elements"))) if m is not None]
        elif tag == "DW_TAG_enumeration_type":
            self._enum(t, f)
        elif "DISubroutineType(" in node[:32]:
            t.kind = "function"

    def _array(self, t, f):
        """An array, of several dimensions as arrays of arrays."""
        counts = []
        for number in self.elements(f.get("elements")):
            count = integer(self.fields(number).get("count"), -1)
            counts.append(count if 0 <= count < 1 << 32 else None)
        element = self.type(f.get("baseType"))
        for count in counts[:0:-1]:
            inner = Type("array", size=(element.size if element else 0) * (count or 0), target=element, count=count)
            element = inner
        t.kind, t.target, t.count = "array", element, counts[0] if counts else None

    def _member(self, number):
        f = self.fields(number)
        tag, flags = f.get("tag"), f.get("flags", "")
        if tag not in ("DW_TAG_member", "DW_TAG_inheritance") or "DIFlagStaticMember" in flags:
            return None
        type = self.type(f.get("baseType"))
        if type is None:
            return None
        name = f.get("name", "") if tag == "DW_TAG_member" else type.name
        return Member(name, type, integer(f.get("offset")), integer(f.get("size")) if "DIFlagBitField" in flags else 0)

    def _enum(self, t, f):
        t.kind = "enum"
        for number in self.elements(f.get("elements")):
            e = self.fields(number)
            if "name" in e:
                t.values.append((e["name"], integer(e.get("value"))))
            if e.get("isUnsigned") == "true":
                t.kind = "uenum"

    # -- variables
    def variable(self, number):
        """(a Variable without scope and places, its scope, number of the parameter or 0), or None."""
        f = self.fields(number)
        type = self.type(f.get("type"))
        if "name" not in f or type is None or "DIFlagArtificial" in f.get("flags", "") and f["name"] != "this":
            return None
        argument = integer(f.get("arg"))
        return Variable(f["name"], type, integer(f.get("line")), argument > 0), number_of(f.get("scope")), argument

    def global_variable(self, number):
        """The Variable of a global, or None."""
        m = _EXPRESSION.match(self.nodes.get(number, "").removeprefix("distinct "))
        f = self.fields(m[1]) if m else {}
        type = self.type(f.get("type"))
        if "name" not in f or type is None:
            return None
        scope = number_of(f.get("scope"))
        owner = next((self.fields(s).get("name", "") for s in self.ancestors(scope) if "DISubprogram(" in self.nodes.get(s, "")[:30]), "") if scope else ""
        return Variable(f["name"], type, integer(f.get("line")), owner=owner)


class FunctionVariables:
    """The variables of one function while it is lowered. A key is (variable, inlined at): functions may be inlined more than once.

    records: of the function (model.Global). Those of a variable that lies at one address throughout are kept here; the others go to lowering.records.
    """

    def __init__(self, info, meta, records, lowering):
        self.info = info
        self.keys = {}  # (variable, inlined at) -> the alloca that it is, or None
        for kind, value, variable, expression, location, block, at in records:
            key = variable, meta.inlined_at(location)
            if kind == "declare" and isinstance(value, Instr) and value.op == "alloca" and not expression:
                self.keys[key] = value
                continue
            self.keys.setdefault(key, None)
            if at >= len(block.instrs):
                continue
            what = "address" if kind == "declare" and not expression or expression == "DW_OP_deref" else "value"
            known = value if not expression or expression == "DW_OP_deref" and kind != "declare" else None
            lowering.records.setdefault(block.instrs[at], []).append((key, known, what))

    def settle(self, lowering):
        """Whether variables are in the frame."""
        self.offsets = {key: lowering.slots.get(value) for key, value in self.keys.items() if value is not None}
        in_frame = any(offset is not None for offset in self.offsets.values())
        return in_frame or any(m.place is not None and m.place[0] == FRAME for m in lowering.fn.marks)

    def finished(self, fn, code):
        """The Variables of the function, whose code is complete."""
        found = []
        runs = _runs(fn.contexts)
        moving = {key for key, value in self.keys.items() if value is None and key not in fn.lost}
        known = {} if fn.returns_twice else places(code, fn.marks, moving)
        for key in self.keys:
            made = self.info.variable(key[0])
            if made is None:
                continue
            v, scope, argument = made
            v.scope = _joined([(start, end) for start, end, context in runs if context and context[1] == key[1] and scope in self.info.ancestors(context[0])])
            if not v.scope:
                continue
            offset = self.offsets.get(key)
            if offset is not None:
                v.places = [Place(v.scope[0][0], v.scope[-1][1], FRAME, offset)]
            else:
                v.places = _within(known.get(key, ()), v.scope)
            found.append((len(self.info.ancestors(scope)), argument or 1 << 16, v.line, len(found), v))
        return [row[-1] for row in sorted(found, key=lambda row: row[:-1])]


def _within(places, scope):
    """The parts of places that lie in ranges."""
    out = []
    for p in places:
        for start, end in scope:
            if max(p.start, start) < min(p.end, end):
                out.append(Place(max(p.start, start), min(p.end, end), p.kind, p.number, p.offset))
    return sorted(out, key=lambda p: p.start)


def _runs(contexts):
    """[(start, end, context)] of neighbours that are equal; what has none is like what stands before."""
    out, last, start = [], None, 0
    for i, c in enumerate(contexts):
        if c is not None and c != last:
            if i > start:
                out.append((start, i, last))
            last, start = c, i
    out.append((start, len(contexts), last))
    return out


def _joined(ranges):
    out = []
    for start, end in ranges:
        if out and out[-1][1] == start:
            out[-1] = out[-1][0], end
        else:
            out.append((start, end))
    return out
