"""Files that commands write: refused before the work where they cannot be written, and written whole or not at all."""

import os
import sys

from allvm.ir.errors import UsageError

INTERPRETER_LINE = b"#!/usr/bin/env allvm-vm\n"


def reason(error):
    """What the system says of an OSError, as the end of a sentence."""
    return (error.strerror or str(error)).lower()


def check_output(path, *inputs):
    """Refuse an output that cannot be written, or that is one of the inputs. None and '-' are no files."""
    if path in (None, "-"):
        return
    if not path:
        raise UsageError("the name of the output is empty")
    folder = os.path.dirname(path) or "."
    if not os.path.isdir(folder):
        raise UsageError(f"{path}: cannot be written: there is no directory {folder}")
    if os.path.isdir(path):
        raise UsageError(f"{path}: cannot be written: is a directory")
    if not os.access(path if _special(path) else os.path.dirname(os.path.realpath(path)), os.W_OK):
        raise UsageError(f"{path}: cannot be written: permission denied")
    for i in inputs:
        if i not in (None, "-") and os.path.isfile(path) and os.path.exists(i) and os.path.samefile(i, path):
            raise UsageError(f"{path}: the output would overwrite the input")


def _special(path):
    """A device, a pipe or a stream's name, which is written to, not replaced."""
    return os.path.exists(path) and (not os.path.isfile(path) or path.startswith(("/dev/std", "/dev/fd/", "/proc/")))


def write_output(path, data, executable=False):
    """Write bytes or text to a file in one step: a failure leaves the old one, or none. executable: it can be run by its name."""
    if isinstance(data, str):
        data = data.encode()
    if executable:
        data = INTERPRETER_LINE + data
    if path == "-":
        sys.stdout.buffer.write(data)
        return
    try:
        if _special(path):
            with open(path, "wb") as f:
                f.write(data)
            return
        _replace(os.path.realpath(path), data, executable)  # a link stays one
    except OSError as e:
        raise UsageError(f"{path}: cannot be written: {reason(e)}") from None


def _replace(path, data, executable):
    tmp = f"{path}.tmp{os.getpid()}"
    try:
        with open(tmp, "wb") as f:
            f.write(data)
            mode = (os.stat(path) if os.path.exists(path) else os.fstat(f.fileno())).st_mode & 0o777
            os.fchmod(f.fileno(), mode | (mode & 0o444) >> 2 if executable else mode)  # whoever may read it may run it
        os.replace(tmp, path)
    finally:
        if os.path.exists(tmp):
            os.unlink(tmp)
