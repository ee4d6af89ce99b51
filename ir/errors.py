"""The errors of the project. Each has one clear message and an exit status for the command line."""


class AllvmError(Exception):
    """Anything else that cannot be done, such as a graph that is no graph or a record that is full."""

    status = 125


class UsageError(AllvmError):
    """The command line or an argument is wrong."""

    status = 124


class ParseError(AllvmError):
    """Text (assembly, LLVM IR) that cannot be read. Message: file:line:column: what."""

    status = 123


class FormatError(AllvmError):
    """A file that is no module, is damaged or comes from a newer version."""

    status = 122

    @classmethod
    def of(cls, path, error):
        """The same with the file's path in front, once: readers know a name for it at most."""
        text = str(error)
        for name in (path, path.rpartition("/")[2]):
            text = text.removeprefix(f"{name}: ")
        return cls(f"{path}: {text}")


class VerifyError(AllvmError):
    """A module that breaks a rule of the ISA."""

    status = 121


class LinkError(AllvmError):
    """Symbols that are missing or defined twice."""

    status = 120


class CompileError(AllvmError):
    """The C compiler failed, is missing, or made something that cannot be lowered."""

    status = 119


class DeviceError(AllvmError):
    """A GPU was asked for and there is none that can be used, or it has failed."""

    status = 116


class Trap(AllvmError):
    """The guest stopped in a fault or at a limit.

    kind: a name out of isa.TRAPS. frames: innermost first, each
    (function name, file or None, line or 0).
    """

    status = 118
    limit_status = 117
    interrupt_status = 130  # what shells say of SIGINT

    def __init__(self, message, kind="unreachable", frames=()):
        super().__init__(message)
        self.kind = kind
        self.frames = list(frames)
        if kind in ("timeout", "fuel"):
            self.status = self.limit_status
        elif kind == "interrupt":
            self.status = self.interrupt_status


class GuestExit(AllvmError):
    """The guest called exit(code)."""

    def __init__(self, code):
        super().__init__(f"guest exited with status {code}")
        self.code = code
        self.status = code & 0xFF
