"""What the tests of the cuda device share: programs that run on it, with the fake driver and the PTX interpreter in place of a GPU."""

import functools
import os
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("cuda.bindings", reason="the package cuda-bindings is not installed")

from tests.cuda.fake_driver import Fake, Fault, error
from tests.ptx import interpreter

ROOT = Path(__file__).resolve().parents[2]


@functools.lru_cache(64)
def parsed(text):
    return interpreter.Program(text)


def run_ptx(name, text, grid, block, shared, values, memory):
    """The fake driver's runner: a kernel in the PTX interpreter, on the fake device's memory."""
    seen = interpreter.Memory()
    for address, data in sorted(memory.extents.items()):
        seen.map(address, memoryview(data))
    for address, data in memory.pinned.items():
        seen.map(address, memoryview(data).cast("B"))
    kernel = parsed(text)
    types = {"c_uint": "i32", "c_ulong": "i64", "c_ulonglong": "i64"}
    try:
        kernel.run(name, grid, block, [(types.get(t.__name__, "i64"), v) for t, v in values], seen, shared)
    except interpreter.Fault as e:
        print(f"fault in {name}: {e}", file=sys.stderr)
        raise Fault(error("ILLEGAL_ADDRESS")) from None


def fake(**options):
    return Fake(options.pop("runner", run_ptx), **options)


class Session:
    """A program with its graphs on the cuda device of a fake driver."""

    def __init__(self, data, device="cuda", api=None, argv=("program",), **options):
        from allvm.graph.devices import driver
        from allvm.graph.runtime import attach
        from allvm.interp._core import Program, enable_native
        from allvm.interp._host import HostState
        from allvm.launch import launch

        self.api = api or fake()
        self.read, out = os.pipe()
        self.out = out
        self.instance = launch(Program(data, "program"), HostState(stdin_fd=0, stdout_fd=out, stderr_fd=2), argv, max_memory=1 << 30)
        enable_native(self.instance)
        found, driver.load_api = driver.load_api, lambda: self.api
        try:
            self.runtime = attach(self.instance, data, device=device, threads=2, cache=False, **options)
        finally:
            driver.load_api = found

    @property
    def gpu(self):
        return next(d for d in self.runtime.devices if d.name == "cuda")

    def run(self):
        """(Exit status, what was printed)."""
        from allvm.launch import run_main

        try:
            status = run_main(self.instance)
            self.runtime.finish()
        finally:
            self.runtime.close()
            os.close(self.out)
            with os.fdopen(self.read, "rb") as f:
                self.text = f.read().decode()
        return status, self.text


def run(data, **options):
    """Run a program; nothing may be left on the device."""
    session = Session(data, **options)
    status, text = session.run()
    assert session.api.live == {}, "something is not given back"
    return status, text, session


def as_array(data):
    return np.frombuffer(data, "u1")
