"""The tokens of a line of assembly text, and what is made of them: numbers, strings, registers, symbols."""

import re

from allvm.ir import text
from allvm.ir.errors import ParseError
from allvm.ir.module import VALUE_TYPES, FuncType

TOKEN = re.compile(
    r"""\s+ | ;.*
    | (?P<token>
        @(?:[A-Za-z_.$][A-Za-z0-9_.$]*|"(?:[^"\\]|\\.)*")?(?:\#\d+)?   # a symbol
      | "(?:[^"\\]|\\.)*"
      | '(?:[^'\\]|\\.|\\x[0-9a-fA-F]{2})'
      | nan:0[xX][0-9a-fA-F]+
      | [A-Za-z_.$][A-Za-z0-9_.$]*
      | 0[xX][0-9a-fA-F]+(?:\.[0-9a-fA-F]*)?(?:[pP][-+]?\d+)?
      | \d+(?:\.\d*)?(?:[eE][-+]?\d+)?
      | -> | << | [][(){},=:+\-]|\#
    )""",
    re.VERBOSE,
)
# The same without names for the pieces: findall() gives the tokens, "" for space, and is the fast way.
_TOKENS = TOKEN.findall
_REGISTERS = {f"r{n}": n for n in range(1024)}


class Tokens:
    """A cursor over the tokens of one line."""

    __slots__ = ("filename", "line", "number", "pos", "tokens")

    def __init__(self, line, number, filename):
        self.line = line
        self.number = number
        self.filename = filename
        self.tokens = [t for t in _TOKENS(line) if t]
        self.pos = 0
        # The cheap test for stray characters: tokens, blanks and a comment must make up the line.
        if len("".join(self.tokens)) != len(line) - line.count(" ") and not self._covers():
            raise self.error("this character has no meaning here", self._stray())

    def _stray(self):
        pos = 0
        while pos < len(self.line):
            match = TOKEN.match(self.line, pos)
            if not match:
                return pos
            pos = match.end()
        return None

    def _covers(self):
        return self._stray() is None

    def column(self, index):
        """The column (from 0) of token `index`; of the line's end after the last."""
        spans = [m.start("token") for m in TOKEN.finditer(self.line) if m["token"]]
        return spans[index] if index < len(spans) else len(self.line.rstrip())

    def error(self, what, column=None):
        """A ParseError at a column, or at the current token."""
        if column is None:
            column = self.column(self.pos)
        line = self.line.rstrip("\n")
        pad = "".join("\t" if c == "\t" else " " for c in line[:column])
        return ParseError(f"{self.filename}:{self.number}:{column + 1}: {what}\n    {line}\n    {pad}^")

    def error_before(self, what):
        """A ParseError at the token that was just read."""
        return self.error(what, self.column(max(self.pos - 1, 0)))

    def peek(self):
        return self.tokens[self.pos] if self.pos < len(self.tokens) else ""

    def next(self):
        if self.pos >= len(self.tokens):
            raise self.error("something is missing here")
        self.pos += 1
        return self.tokens[self.pos - 1]

    def accept(self, token):
        if self.pos < len(self.tokens) and self.tokens[self.pos] == token:
            self.pos += 1
            return True
        return False

    def expect(self, token):
        if not self.accept(token):
            raise self.error(f"{token!r} is missing here")

    def end(self):
        if self.pos < len(self.tokens):
            raise self.error("nothing more belongs on this line")

    # -- values
    def number_text(self):
        """A number with its sign, as text."""
        sign = ""
        if self.peek() in ("-", "+"):
            sign = self.next()
        return sign + self.next()

    def integer(self, low=0, high=(1 << 64) - 1, what="a number"):
        start = self.pos
        token = self.number_text()
        try:
            if token[-1] == "'" or token[:1] == "'":
                value = _character(token)
            else:
                value = int(token, 0)
        except ValueError:
            self.pos = start
            raise self.error(f"{what} is expected here") from None
        if not low <= value <= high:
            self.pos = start
            raise self.error(f"{value} is out of range: {what} from {low} to {high}")
        return value

    def signed(self, bits):
        """An integer of `bits` bits, written signed or unsigned, as signed."""
        value = self.integer(-(1 << bits - 1), (1 << bits) - 1, f"an integer of {bits} bits")
        return value - (1 << bits) if value >> bits - 1 > 0 else value

    def float(self, width):
        start = self.pos
        try:
            return text.parse_float(self.number_text(), width)
        except ValueError as e:
            self.pos = start
            raise self.error(str(e)) from None

    def string_bytes(self):
        token = self.next()
        if token[0] != '"':
            raise self.error_before("a string is expected here")
        try:
            return text.unquote_bytes(token)
        except ValueError as e:
            raise self.error_before(str(e)) from None

    def string(self):
        raw = self.string_bytes()
        try:
            return raw.decode()
        except UnicodeDecodeError:
            raise self.error_before("this string is not UTF-8") from None

    def symbol(self):
        """A symbol as (name, disambiguator or None)."""
        token = self.next()
        if token[0] != "@" or token == "@":
            raise self.error_before("a symbol (@name) is expected here")
        token = token[1:]
        tag = None
        if token[-1] != '"' and "#" in token:
            token, _, tag = token.rpartition("#")
            tag = int(tag)
        if token[:1] == '"':
            try:
                token = text.unquote(token)
            except ValueError as e:
                raise self.error_before(str(e)) from None
        return token, tag

    def register(self):
        token = self.next()
        number = _REGISTERS.get(token)
        if number is None:
            if not re.fullmatch(r"r(0|[1-9]\d{0,8})", token):
                raise self.error_before("a register (r0, r1, ...) is expected here")
            number = int(token[1:])
        return number

    def registers(self):
        """Registers, separated by commas."""
        regs = [self.register()]
        while self.accept(","):
            regs.append(self.register())
        return tuple(regs)

    def values(self):
        """A parenthesised list of value types."""
        self.expect("(")
        types = []
        while not self.accept(")"):
            if types:
                self.expect(",")
            types.append(self.next())
            if types[-1] not in VALUE_TYPES:
                raise self.error_before(f"a type is expected here: one of {', '.join(VALUE_TYPES)}")
        return tuple(types)

    def signature(self):
        params = self.values()
        self.expect("->")
        return FuncType(params, self.values())


def _character(token):
    """The value of a character literal such as 'a' or -'\\n'."""
    sign = -1 if token[0] == "-" else 1
    raw = text.unquote_bytes(token[token.index("'") :])
    if len(raw) != 1:
        raise ValueError
    return sign * raw[0]
