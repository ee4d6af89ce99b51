"""Ways of running a module. Each takes (module bytes, program, run) and returns a Result."""

import os
import subprocess
import sys
import tempfile
import zlib

from allvm.ir.errors import GuestExit, Trap
from allvm.ir.isa import TRAPS

from tests.c.corpus import Result

TIMEOUT = 60
TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]  # what allvm-vm does


def _in_process(data, program, run, policy=None, **style):
    from allvm.interp._core import Program
    from allvm.interp._host import HostState
    from allvm.launch import launch, run_main

    with tempfile.TemporaryDirectory() as cwd, tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        stdin.write(program.stdin)
        stdin.flush()
        stdin.seek(0)
        loaded = Program(data, program.name)
        dirs = [(cwd, ".", True)] if program.needs_dir else []
        host = HostState(dirs=dirs, env=dict(program.env), stdin_fd=stdin.fileno(), stdout_fd=out.fileno(), stderr_fd=err.fileno())
        instance = launch(loaded, host, [program.name, *run.args], timeout=TIMEOUT, **style)
        try:
            status = run_main(instance) if policy is None else _run_native(instance, data, policy)
        except Trap as e:
            status = ("trap", e.kind)
        except GuestExit as e:
            status = e.status
        out.seek(0)
        err.seek(0)
        return Result(out.read(), status, err.read())


def _run_native(instance, data, policy):
    from allvm.launch import run_main
    from allvm.tiers import Tiers

    with Tiers(instance, data, policy) as tiers:
        status = run_main(instance)
    if tiers.errors:
        raise tiers.errors[0]
    return status


def interpreter(data, program, run):
    """In this process, by the interpreter."""
    return _in_process(data, program, run)


def goto(data, program, run):
    """By the interpreter with computed gotos."""
    return _in_process(data, program, run, dispatch="goto")


def switch(data, program, run):
    """By the interpreter as a switch, each operation by itself."""
    return _in_process(data, program, run, dispatch="switch", fusion=False)


def optimised(data, program, run):
    """By the interpreter, after all passes over bytecode, which are checked on the way."""
    from allvm.frontend import bytecode
    from allvm.ir.decode import decode
    from allvm.ir.encode import encode
    from allvm.ir.verify import verify

    m = decode(data, program.name)
    for group in bytecode.steps(bytecode.DEFAULT):
        m = verify(bytecode.run(m, group, check=True))
    return _in_process(encode(m), program, run)


def llvm_ir(data, program, run):
    """By the interpreter, after the way to LLVM IR (allvm-dis --llvm), through LLVM's verifier, and back."""
    import llvmlite.binding as llvm
    from allvm.build import host_names, lower_llvm
    from allvm.ir.decode import decode
    from allvm.ir.encode import encode
    from allvm.ir.link import link
    from allvm.ir.verify import verify
    from allvm.llvm_text import llvm_ir as text

    ir = text(decode(data, program.name))
    llvm.parse_assembly(ir).verify()
    return _in_process(encode(verify(link([lower_llvm(ir.encode(), "again.ll")], host=host_names()))), program, run)


def quick(data, program, run):
    """All native, compiled fast."""
    from allvm.policy import Policy

    return _in_process(data, program, run, Policy("quick", cache=False))


def opt(data, program, run):
    """All native, optimised."""
    from allvm.policy import Policy

    return _in_process(data, program, run, Policy("opt", cache=False))


def auto(data, program, run):
    """The interpreter, and native code soon."""
    from allvm.policy import Policy

    return _in_process(data, program, run, Policy("auto", threshold=200, cache=False))


def stress(data, program, run):
    """Functions and loops change over to native code as early as can be."""
    from allvm.policy import Policy

    return _in_process(data, program, run, Policy("auto", cache=False, stress=zlib.crc32(data)))


def oracle(data, program, run):
    """By the reference in plain Python."""
    from allvm.interp.oracle import Oracle
    from allvm.ir.decode import decode

    machine = Oracle(decode(data, program.name))
    try:
        status = machine.run_main([program.name, *run.args])
    except Trap as e:
        status = ("trap", e.kind)
    return Result(bytes(machine.output), status)


def command(data, program, run):
    """By the command `allvm-vm`, in a process of its own."""
    with tempfile.TemporaryDirectory() as tmp:
        path = os.path.join(tmp, "program.avm")
        cwd = os.path.join(tmp, "cwd")
        os.mkdir(cwd)
        with open(path, "wb") as f:
            f.write(data)
        flags = [f"--env={k}={v}" for k, v in program.env.items()] + (["--dir", "."] if program.needs_dir else [])
        p = subprocess.run(
            [*TOOL, *flags, path, *run.args], input=program.stdin, capture_output=True, cwd=cwd, timeout=TIMEOUT
        )
        status = p.returncode
        if status == Trap.status:
            text = p.stderr.decode(errors="replace")
            kinds = [kind for kind, (_, message) in TRAPS.items() if message in text]
            status = ("trap", kinds[0] if kinds else text)
        return Result(p.stdout, status, p.stderr)


def _ahead(target=None):
    def run_ahead(data, program, run):
        from tests.c import aot

        return aot.way(target)(data, program, run)

    run_ahead.__doc__ = f"Compiled ahead of time, {f'for {target}, under qemu' if target else 'for this machine'}."
    return run_ahead


WAYS = {"interpreter": interpreter, "optimised": optimised, "llvm_ir": llvm_ir, "goto": goto, "switch": switch, "quick": quick, "opt": opt, "auto": auto, "stress": stress, "oracle": oracle,
        "command": command,
        "aot": _ahead(), **{f"aot-{t}": _ahead(t) for t in ("aarch64", "riscv64", "ppc64le")}}  # fmt: skip
