"""The source of a Python function as a tree, and errors that point into it."""

import ast
import inspect
import linecache

from allvm.ir.errors import CompileError


class Source:
    """A function's file, its tree and its lines. `node`: the ast.FunctionDef, with lines counted as in the file."""

    def __init__(self, function):
        self.function = function
        code = function.__code__
        self.file = code.co_filename
        self.name = function.__name__
        try:
            lines, first = inspect.getsourcelines(function)
        except (OSError, TypeError):
            raise CompileError(f"{self.name}: the source of the function is not to be had; define it in a file") from None
        self.first = max(1, first)
        text = "".join(lines)
        self.indent = len(text) - len(text.lstrip())
        stripped = "".join(line[self.indent :] if line[: self.indent].isspace() else line for line in lines)
        try:
            tree = ast.parse(stripped)
        except SyntaxError as e:
            raise CompileError(f"{self.file}:{self.first + (e.lineno or 1) - 1}: {e.msg}") from None
        self.node = tree.body[0]
        if not isinstance(self.node, ast.FunctionDef):
            raise CompileError(f"{self.file}:{self.first}: a kernel is a function made with def")

    def line(self, node):
        """The line of a node in the file."""
        return self.first + node.lineno - 1

    def column(self, node):
        """The column of a node in the file, from 1."""
        return self.indent + node.col_offset + 1

    def error(self, node, what):
        """A CompileError that shows the place: file, line, column, the line itself and a caret."""
        line, column = self.line(node), self.column(node)
        text = linecache.getline(self.file, line).rstrip("\n")
        if not text:
            return CompileError(f"{self.file}:{line}:{column}: {what}")
        width = 1
        if getattr(node, "end_lineno", None) == node.lineno:
            width = max(1, node.end_col_offset - node.col_offset)
        pad = "".join("\t" if c == "\t" else " " for c in text[: column - 1])
        return CompileError(f"{self.file}:{line}:{column}: {what}\n    {text}\n    {pad}^{'~' * (width - 1)}")

    def resolve(self, name):
        """What a name means outside of the function: (found, object)."""
        function = self.function
        if name in function.__code__.co_freevars:
            cell = (function.__closure__ or ())[function.__code__.co_freevars.index(name)]
            try:
                return True, cell.cell_contents
            except ValueError:
                return False, None
        if name in function.__globals__:
            return True, function.__globals__[name]
        import builtins

        if hasattr(builtins, name):
            return True, getattr(builtins, name)
        return False, None
