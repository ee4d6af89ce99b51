"""Running the real programs: the same arguments natively, in our tiers and in wasmtime; equal output, and CPU seconds."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
TIERS = ("interp", "quick", "opt", "auto")
VM = [sys.executable, "-m", "allvm.cli"]
LIMIT = 600


class Outcome:
    """What a run left: output, status, CPU seconds of parts."""

    def __init__(self, done, tmp):
        self.status = done.returncode
        self.stdout = done.stdout.replace(os.fsencode(tmp), b"TMP")
        self.parts = defaultdict(list)
        rest = []
        for line in done.stderr.splitlines():
            word = line.split()
            if len(word) == 3 and word[0] == b"time":
                self.parts[word[1].decode()].append(float(word[2]))
            else:
                rest.append(line)
        self.stderr = b"\n".join(rest).replace(os.fsencode(tmp), b"TMP")

    def same(self, other):
        return (self.status, self.stdout, self.stderr) == (other.status, other.stdout, other.stderr)

    def warm(self):
        """{part: its best round}; a part is warm once what is hot has become native, so the last rounds are the ones that count."""
        return {name: min(seconds) for name, seconds in self.parts.items()}


def folders_of(source, tmp):
    """What our programs see of the file system."""
    return [f"--dir={tmp}", f"--dir={tmp}=/tmp", f"--dir-ro={source}", f"--dir-ro={ROOT}"]


def command_of(engine, product, args, source, tmp, more):
    """The command line that runs a product with arguments. more: switches of ours."""
    if engine == "native":
        return [product, *args]
    if engine == "wasmtime":
        return [sys.executable, "-m", "bench.real.wasi", product, tmp, source, ROOT, *args]
    if engine == "aot":
        return [product, *args]
    folders = folders_of(source, tmp)
    return [*VM, f"--tier={engine}", f"--timeout={LIMIT}", *more, *folders, product, *args]


def run(engine, product, arguments, source, rounds=1, more=()):
    """Run a product in a fresh directory: an Outcome. more: switches of ours."""
    tmp = tempfile.mkdtemp(prefix="allvm-real-")
    try:
        args = [a.format(rounds=rounds, tmp=tmp, source=source) for a in arguments]
        command = [str(c) for c in command_of(engine, product, args, source, tmp, more)]
        env = dict(os.environ, ALLVM_OPTIONS=" ".join([f"--timeout={LIMIT}", *folders_of(source, tmp)])) if engine == "aot" else None
        done = subprocess.run(command, capture_output=True, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=LIMIT, env=env)
        return Outcome(done, tmp)
    finally:
        shutil.rmtree(tmp, ignore_errors=True)
