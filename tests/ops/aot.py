"""Modules of the opcode tests compiled ahead of time, in a process that is told what to call."""

import dataclasses
import subprocess
from pathlib import Path

from allvm.ir import isa
from allvm.ir.encode import encode
from allvm.ir.errors import Trap
from allvm.ir.isa import TRAPS
from allvm.ir.module import Function, FuncType

from tests.c.aot import compile_module, emulator


def with_c_name(module):
    """The module with a function more, whose name C can say: an object without any is refused."""
    types = [*module.types]
    if FuncType() not in types:
        types.append(FuncType())
    probe = Function("probe", types.index(FuncType()), 0, [(isa.opcode("ret"), ())])
    return dataclasses.replace(module, types=types, functions=[*module.functions, probe])


class Driven:
    """The functions of a module, in a process for a target (None: this machine). `call` as the engines have it."""

    def __init__(self, module, target=None, *flags):
        from allvm.jit.targets import this
        from allvm.toolchain import Toolchain, runtime_library

        module = with_c_name(module)
        self.module = module
        self.index = {module.func_name(i): i for i in range(len(module.import_funcs) + len(module.functions))}
        chosen = ["--target", target] if target else []
        obj = compile_module(encode(module), "ops", "-c", "--allow-undefined", *chosen, *flags)
        tools = Toolchain.find(target or this())
        with runtime_library(tools) as library:
            exe = obj + "-driver"
            tools.run([str(Path(__file__).with_name("aot_driver.c")), "-xnone", obj, library.path, "-lm", "-lpthread", "-o", exe], "the driver")
        command = [*(emulator(target) if target else []), exe]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __del__(self):
        if hasattr(self, "process"):
            self.process.stdin.close()
            self.process.wait(10)
            self.process.stdout.close()

    def call(self, name, args):
        index = self.index[name]
        type = self.module.func_type(index)
        line = " ".join([str(index), str(len(type.results)), str(len(args)), *(f"{a:x}" for a in args)])
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if answer[:1] == "!":
            kinds = [kind for kind, (_, message) in TRAPS.items() if answer[2:].startswith(message)]
            raise Trap(answer[2:].strip(), kinds[0])
        assert answer, "the process is gone"
        return [int(x, 16) for x in answer.split()]
