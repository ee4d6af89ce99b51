"""Functions of a module as kernels of one instance, in the PTX interpreter: an engine for the opcode tests (see tests/ops/engines.py)."""

from allvm.interp._core import Instance, Program
from allvm.ir.encode import encode
from allvm.ir.graph import Node, Port, natural_size
from allvm.ir.graph_plan import Place
from allvm.jit.nvptx import TRAP_SIZE, make_ptx, read_trap

from tests.ptx import interpreter
from tests.ptx.device import guest_memory, reason


class Kernels:
    """call(name, raw arguments) -> raw results."""

    def __init__(self, module, target="sm_90", aligned=False):
        self.module, self.target, self.aligned = module, target, aligned
        self.instance = Instance(Program(encode(module)), [0] * len(module.import_funcs))
        self.index = {module.func_name(i): i for i in range(len(module.import_funcs) + len(module.functions))}
        self.kernels = {}

    def place(self, index):
        type = self.module.func_type(index)
        inputs, outputs = ([Port(t, natural_size(t)) for t in types] for types in (type.params, type.results))
        place = Place(Node(index, "gpu", inputs, outputs), self.module.func_name(index) or "f", ())
        place.sources = [(0, 0, 0)] * len(inputs)
        return place

    def kernel(self, name):
        if name not in self.kernels:
            data, functions = self.instance.addresses
            kernel = make_ptx(self.module, self.place(self.index[name]), self.target, data_address=data, func_address=functions, aligned=self.aligned)
            self.kernels[name] = kernel, interpreter.Program(kernel.text)
        return self.kernels[name]

    def call(self, name, args):
        kernel, program = self.kernel(name)
        memory, mapped = guest_memory(self.instance)
        status, record = memory.allocate(TRAP_SIZE)
        stop, _ = memory.allocate(16)
        results, cells = memory.allocate(8 * 16)
        (launch,) = kernel.launches((1, 1, 1))
        arguments = kernel.arguments(mapped, status=status, stop=stop, counts=(1, 1, 1), launch=launch, inputs=args, results=results)
        program.run(kernel.entry, launch.grid, launch.block, arguments, memory)
        trap = read_trap(record.tobytes())
        if trap is not None:
            raise reason(trap)
        return list(kernel.outputs(args, [int(x) for x in cells.view("u8")]))
