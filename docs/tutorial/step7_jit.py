"""Step 7: a compiler: the same meaning, as LLVM IR."""

import ctypes

from step1_isa import OPS
from step2_asm import SUM, assemble
from step4_calls import FIB, Machine


def llvm_ir(functions):
    """One LLVM function for each of ours. A register is a variable on the stack; LLVM makes real registers of them."""
    return "\n".join(lower(f, i, functions) for i, f in enumerate(functions))


def lower(f, index, functions):
    params = ", ".join(f"i64 %p{i}" for i in range(f.params))
    out = [f"define i64 @f{index}({params}) {{", "entry:"]
    out += [f"  %r{i} = alloca i64\n  store i64 {f'%p{i}' if i < f.params else 0}, ptr %r{i}" for i in range(f.registers)]
    out.append("  br label %i0")
    for at, insn in enumerate(f.code):
        op, x = OPS[insn[0]].name, insn[1:]
        out.append(f"i{at}:")

        def load(n, reg, at=at):
            out.append(f"  %v{at}.{n} = load i64, ptr %r{reg}")
            return f"%v{at}.{n}"

        if op == "const":
            out.append(f"  store i64 {x[1]}, ptr %r{x[0]}")
        elif op == "mov":
            out.append(f"  store i64 {load(0, x[1])}, ptr %r{x[0]}")
        elif op in ("add", "sub", "mul"):
            a, b = load(0, x[1]), load(1, x[2])
            out.append(f"  %t{at} = {op} i64 {a}, {b}\n  store i64 %t{at}, ptr %r{x[0]}")
        elif op == "jmp":
            out.append(f"  br label %i{x[0]}")
        elif op == "br.lt":
            a, b = load(0, x[0]), load(1, x[1])
            out.append(f"  %t{at} = icmp slt i64 {a}, {b}\n  br i1 %t{at}, label %i{x[2]}, label %i{at + 1}")
        elif op == "call":
            args = ", ".join(f"i64 {load(n, x[2] + n)}" for n in range(functions[x[1]].params))
            out.append(f"  %t{at} = call i64 @f{x[1]}({args})\n  store i64 %t{at}, ptr %r{x[0]}")
        elif op == "ret":
            out.append(f"  ret i64 {load(0, x[0])}")
        if op not in ("jmp", "br.lt", "ret"):
            out.append(f"  br label %i{at + 1}")
    return "\n".join([*out, "}"])


class Native:
    """Functions as machine code."""

    def __init__(self, functions):
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
        module = llvm.parse_assembly(llvm_ir(functions))
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
        builder.getModulePassManager().run(module, builder)
        self.engine = llvm.create_mcjit_compiler(module, machine)
        self.engine.finalize_object()
        self.functions = functions

    def call(self, name, *args):
        index = next(i for i, f in enumerate(self.functions) if f.name == name)
        address = self.engine.get_function_address(f"f{index}")
        return ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * len(args))(address)(*args)


if __name__ == "__main__":
    for text, name, n in ((SUM, "sum", 1000), (FIB, "fib", 15)):
        functions = assemble(text)
        print(name, Machine(functions).call(name, n), Native(functions).call(name, n))
