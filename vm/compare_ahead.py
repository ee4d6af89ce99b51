"""The column `aot` of `allvm-vm compare`: the program compiled ahead of time for this machine, run as a process."""

import os
import re
import tempfile
import time


class Ahead:
    """The executable of a workload. `run` gives Outcomes. Close it to remove the executable."""

    def __init__(self, work):
        from allvm.compile import FLAGS, Compilation
        from allvm.jit.targets import MACHINES, target, this
        from allvm.options import parse

        self.work = work
        self._folder = tempfile.TemporaryDirectory(prefix="allvm-")
        self.name = "program"
        self.path = os.path.join(self._folder.name, self.name)
        source = self.path + ".avm"
        with open(source, "wb") as f:
            f.write(work.data)
        opts = parse([], FLAGS)
        given = work.opts
        for key in ("timeout", "fuel", "max_memory", "stack", "dir", "dir_ro", "env", "allow_undefined", "loose_traps"):
            setattr(opts, key, getattr(given, key, getattr(opts, key)))
        opts.o = self.path
        machine = MACHINES[this()]
        compilation = Compilation(source, opts, machine, target(machine, "native"))
        before = sum(os.times()[:4])  # with the linker's
        compilation.run()
        self.seconds = sum(os.times()[:4]) - before

    def close(self):
        self._folder.cleanup()

    def run(self):
        """An Outcome, whose final memory nobody knows."""
        from allvm.compare import run_process
        from allvm.measure import SEED, Outcome, _content

        with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            stdin.write(self.work.stdin)
            stdin.seek(0)
            mark = time.perf_counter()
            cpu, status = run_process(self.path, self.work.argv, {"ALLVM_OPTIONS": f"--seed={SEED}"}, stdin, out, err, None)
            wall = time.perf_counter() - mark
            errors, trap = self._trap(_content(err), status)
            return Outcome("aot", status, trap, _content(out), errors, run=cpu, compile=self.seconds, wall=wall, work=self.work)

    def _trap(self, text, status):
        """(what the program itself wrote to standard error, the trap or None)."""
        from allvm.ir.errors import Trap
        from allvm.ir.isa import TRAPS

        report = re.search(rf"^{self.name}: ([^\n]*)\n((?:    [^\n]*\n)*)\Z", text.decode("utf-8", "replace"), re.M)
        if status not in (Trap.status, Trap.limit_status) or not report:
            return text, None
        kind = next((k for k, (_, words) in TRAPS.items() if report[1].startswith(words)), "?")
        place = re.match(r"    in (.*?)(?: at (.*):(\d+))?\n", report[2])
        where = (place[1], place[2], int(place[3] or 0)) if place else ("?", None, 0)
        return text[: len(text) - len(report[0].encode())], (kind, *where)
