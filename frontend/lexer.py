"""Tokens of LLVM's textual IR.

The reader always gets text that LLVM itself printed, so one instruction is one
line (save `switch`, `invoke` and `landingpad`, which the parser joins) and
there are no comments inside it.
"""

import re

# One alternative each: quoted names and strings; words, numbers and sigiled names; punctuation.
_TOKEN = re.compile(r'[%@$!c]?"[^"]*"|[%@$!#]?[-+.$\w]+|[][(){}<>,=*|:!;]')
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")

find_tokens = _TOKEN.findall


def tokens(text):
    """The tokens of a line as a stack: the next one is last, '' lies at the bottom.

    A stack makes the cursor part of the list: ``toks.pop()`` reads a token,
    ``toks[-1]`` looks at it, and '' never equals a token.
    """
    toks = find_tokens(text)
    toks.append("")
    toks.reverse()
    return toks


def unescape(text):
    r"""A string with ``\xx`` escapes as text; bytes above 127 are taken as UTF-8, then Latin-1."""
    if "\\" not in text:
        return text
    raw = unescape_bytes(text)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def unescape_bytes(text):
    r"""A string with ``\xx`` escapes (``\\`` too) as bytes."""
    if "\\" not in text:
        return text.encode("utf-8")
    raw = _ESCAPE.sub(lambda m: chr(int(m.group(1), 16)), text.replace("\\\\", "\\5C"))
    return raw.encode("latin-1")


def name_of(token):
    """The name in a token with a sigil: ``%x``, ``@"a b"``."""
    if token[1:2] == '"':
        return unescape(token[2:-1])
    return token[1:]


def string_of(token):
    """The text of a string token: ``"..."``, ``!"..."``."""
    return unescape(token[token.index('"') + 1 : -1])
