"""What the tests of native code at run time share: C programs, run in any tier."""

import functools
import os
import tempfile

from allvm import policy
from allvm.interp._core import Program
from allvm.interp._host import HostState
from allvm.ir.errors import GuestExit, Trap
from allvm.launch import launch, run_main
from allvm.tiers import Tiers

NATIVE = ("quick", "opt")


@functools.cache
def compiled(source):
    """The bytes of a program made from C text."""
    from allvm.build import build_program

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.c")
        with open(path, "w") as f:
            f.write(source)
        return build_program([path])


class Run:
    """A program, ready to run in a tier. `tier` may be a Policy."""

    def __init__(self, source, tier="interp", args=(), **limits):
        self.data = source if isinstance(source, bytes) else compiled(source)
        self.program = Program(self.data, "t")
        self.out = tempfile.TemporaryFile()
        host = HostState(dirs=[], env={}, stdin_fd=0, stdout_fd=self.out.fileno(), stderr_fd=self.out.fileno())
        self.instance = launch(self.program, host, ["t", *args], **limits)
        self.policy = tier if isinstance(tier, policy.Policy) else policy.Policy(tier, cache=False)
        self.tiers = Tiers(self.instance, self.data, self.policy)

    def main(self):
        """The exit status, or the Trap."""
        with self.tiers:
            return self.go()

    def go(self):
        """The same when the tiers are already in use."""
        try:
            status = run_main(self.instance)
        except GuestExit as e:
            status = e.code
        except Trap as e:
            status = e
        assert not self.tiers.errors
        return status

    @staticmethod
    @functools.cache
    def output_of(source):
        """What the program prints when all of it is native from the start."""
        run = Run(source, "opt")
        run.main()
        return run.output()

    def output(self):
        self.out.seek(0)
        return self.out.read().decode()


def outcome(source, tier, args=(), **limits):
    """(what main came to, output): a trap as (kind, message, frames)."""
    run = Run(source, tier, args, **limits)
    result = run.main()
    if isinstance(result, Trap):
        result = result.kind, str(result), result.frames
    return result, run.output()
