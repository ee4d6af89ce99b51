"""`allvm-vm binfmt register|unregister|print`: let the Linux kernel start modules by their magic number."""

import os
import shutil
import sys

from allvm.ir.errors import UsageError

FOLDER = "/proc/sys/fs/binfmt_misc"
NAME = "allvm"
USAGE = """usage: allvm-vm binfmt register|unregister|print [FILE]

  register    tell the kernel to start files with the magic number of modules with allvm-vm (needs root)
  unregister  take that back
  print       show what register writes, and whether it is registered

FILE is the command that the kernel starts; by default the allvm-vm in PATH. After `register`, `chmod +x prog.avm`
and `./prog.avm` run a module; files with a #! line need no registration."""


def registration(command):
    """The line for the kernel: modules are known by their first four bytes, whatever their names."""
    return f":{NAME}:M:0:\\x7fAVM::{command}:"


def interpreter(given=None):
    """The absolute path of the command that the kernel is to start."""
    path = given or shutil.which("allvm-vm") or (sys.argv[0] if os.path.basename(sys.argv[0]) == "allvm-vm" else None)
    if not path or not os.path.isfile(path):
        raise UsageError(f"{given}: no such file" if given else "allvm-vm is not in PATH: name the command, as in allvm-vm binfmt register FILE")
    path = os.path.abspath(path)
    if ":" in path or len(registration(path)) > 255:
        raise UsageError(f"{path}: the kernel takes no such path: it must be short and without a colon")
    return path


def write(name, text, folder=FOLDER):
    """Write to one of the kernel's files; one clear error where that is not possible."""
    if not os.path.exists(os.path.join(folder, "register")):
        raise UsageError(
            f"{folder} is not there: this needs Linux with binfmt_misc (as root: mount -t binfmt_misc binfmt_misc {FOLDER})"
        )
    try:
        with open(os.path.join(folder, name), "w") as f:
            f.write(text)
    except PermissionError:
        raise UsageError(f"{os.path.join(folder, name)}: permission denied; run this as root, or use --executable when linking") from None
    except OSError as e:
        raise UsageError(f"{os.path.join(folder, name)}: the kernel refuses: {e.strerror.lower()}") from None


def command(argv, folder=FOLDER):
    if argv[:1] in (["--help"], ["-h"]):
        print(USAGE)
        return 0
    if not argv or argv[0] not in ("register", "unregister", "print") or len(argv) > 2:
        raise UsageError("usage: allvm-vm binfmt register|unregister|print [FILE]")
    present = os.path.exists(os.path.join(folder, NAME))
    if argv[0] == "print":
        print(registration(interpreter(*argv[1:])))
        print(f"{'registered' if present else 'not registered'} in {folder}")
    elif argv[0] == "register":
        line = registration(interpreter(*argv[1:]))
        if present:
            write(NAME, "-1", folder)
        write("register", line, folder)
    elif present:
        write(NAME, "-1", folder)
    else:
        raise UsageError(f"not registered in {folder}")
    return 0
