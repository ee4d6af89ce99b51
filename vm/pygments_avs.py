"""A Pygments lexer for assembly (.avs), made from the ISA table when it is loaded: it knows the instructions that this version has."""

import re

from allvm.ir.gen_editors import rules
from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Punctuation, String, Whitespace

TOKENS = {
    "comment": Comment.Single, "label": Name.Label, "line": Keyword.Pseudo, "opcode": Name.Builtin, "statement": Keyword, "type": Keyword.Type,
    "symbol": Name.Function, "string": String, "number": Number, "register": Name.Variable, "extension": Keyword.Type, "attribute": Keyword,
    "constant": Name.Constant,
}  # fmt: skip


def _rule(kind, expression):
    if expression.startswith("^"):
        return expression, bygroups(Whitespace, TOKENS[kind])
    return expression, TOKENS[kind]


class AvsLexer(RegexLexer):
    """For `pygmentize -l avs`, Sphinx and MkDocs."""

    name = "allvm assembly"
    aliases = ("avs", "allvm")
    filenames = ("*.avs",)
    flags = re.MULTILINE
    tokens = {
        "root": [
            *(_rule(kind, expression) for kind, expression in rules()),
            (r"[A-Za-z_.$][\w.$]*", Name),
            (r"->|<<|[][(){},=:+\-#]", Punctuation),
            (r"\n+|[^\S\n]+", Whitespace),  # apart, so that a line's first word is seen at its beginning
        ]
    }
