"""Kernels for NVIDIA GPUs: a leaf of a graph as PTX, and what its launch needs to know. See docs/cuda.md, "Kernel ABI".

    kernel = make_ptx(module, place, target="sm_90", data_address=..., math={import: name}, grouped=False, aligned=True)
    kernel.text, kernel.entry, kernel.params
    for launch in kernel.launches(counts): ...
    kernel.arguments(memory, status=..., stop=..., counts=..., launch=launch, inputs=...)

What cannot be one raises NotForGpu, whose text is the reason.
"""

from dataclasses import dataclass, field

from allvm.ir.errors import CompileError

TARGETS = ("sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90", "sm_100", "sm_103", "sm_110", "sm_120", "sm_121")
NEWEST = TARGETS[-1]
BLOCK = 256  # threads of a block where nothing says how many
MAX_THREADS, MAX_Z, MAX_GRID = 1024, 64, 65535  # of a block, of a block in z, of a grid's blocks in y and z
# Addresses that guest memory on a device never has: where scratch memory and a function's frame are said to be.
SCRATCH, FRAME, END = 0xFFE00000, 0xFFF00000, 0xFFE00000 - 0x10000
CHECKED, PROVED, APART = 0, 1, 2  # what a kernel supposes: nothing; its proof; that, and that what it only reads lies apart from what it writes
PAGE = 0x10000  # guest addresses below it are no memory
TRAP_SIZE = 64


class NotForGpu(CompileError):
    """A node cannot run on a GPU. place: 'function file:line' or '', reason: what follows "not for the GPU: "."""

    def __init__(self, reason, function=None, instruction=None):
        super().__init__(reason)
        self.reason, self.function, self.instruction = reason, function, instruction


@dataclass(frozen=True)
class Memory:
    """Guest memory as a device sees it: base, the device address of guest address 0, and the ranges [lo, hi) of guest
    addresses that are mapped, all of each. main: read and written. other: a second one, empty if lo = hi; writes to
    [ro_lo, ro_hi), which main does not meet, are traps. All bounds are multiples of 16 from PAGE to END."""

    base: int
    main: tuple
    other: tuple = (PAGE, PAGE)
    readonly: tuple = (PAGE, PAGE)

    def __post_init__(self):
        for lo, hi in (self.main, self.other):
            if not (PAGE <= lo <= hi <= END) or lo % 16 or hi % 16:
                raise ValueError(f"[{lo:#x}, {hi:#x}) is no range of a device's memory")


@dataclass(frozen=True)
class Param:
    """A parameter. type: i32, i64, f32 or f64. role and, where there are several of a role, which:

    base, lo, hi, lo2, hi2, ro_lo, ro_hi (Memory); status, stop (device addresses); scratch (bytes of shared memory);
    count k, first k (extent and first index in dimension k; x has no first); groups k (extents of the grid of groups);
    id (level, k), extent (level, k) of nodes around, 2 the nearest; input n; pointer n (what an input points to, as a device address); room (n, scale, …)
    (how many cells lie behind it: see nvptx_sums); array n (device address of 8-byte slots, an
    input's values); out n (likewise, an output's values are stored there); results (device address of a slot per output:
    those of the last instance)."""

    role: str
    type: str
    which: object = None


@dataclass(frozen=True)
class Launch:
    """One launch: grid and block in x, y, z, and the first instance's index."""

    grid: tuple
    block: tuple
    first: tuple = (0, 0, 0)


@dataclass(frozen=True)
class PtxKernel:
    """A kernel. text: PTX. grouped: a block is all instances of the node in one instance of the node around it; else blocks are
    any size. scratch: per block of scratch memory an expression of its size (see scratch_bytes). libdevice: the functions of it
    that are used. data: the data objects that it names, which must be mapped. aligned: pointers among the inputs (`pointers`)
    must be multiples of 16. proof: what must hold of inputs and extents (see nvptx_proof), or None; `fits` looks at both. handed: per output the input
    that it is, or None: then the kernel stores it. lines: (function, instruction) per line number of .loc directives, from 1."""

    entry: str
    text: str
    target: str
    params: tuple
    dims: int
    grouped: bool = False
    group_dims: int = 0
    max_threads: int = BLOCK
    static_shared: int = 0
    scratch: tuple = ()
    libdevice: tuple = ()
    data: tuple = ()
    aligned: bool = True
    pointers: tuple = ()
    handed: tuple = ()
    lines: tuple = field(default=(), repr=False)
    proof: tuple | None = field(default=None, repr=False)

    def fits(self, inputs, memory=None, counts=None, groups=(1, 1, 1), extents=None):
        """Whether inputs, extents and mapped memory are what the kernel supposes. extents: {(level, k): extent} of nodes further around. A kernel
        without a proof only looks at inputs."""
        if self.aligned and any(inputs[n] % 16 for n in self.pointers):
            return False
        if self.proof is None:
            return True
        if memory is None or counts is None:
            raise TypeError("a kernel with a proof has to know memory and extents")
        from allvm.jit.nvptx_proof import holds

        if not self.grouped and any(-(-n // b) > MAX_GRID for n, b in zip(counts[1:], self.block(counts)[1:])):
            return False  # it would take several launches
        known = self.__dict__.setdefault("_known", {})
        key = memory, tuple(inputs), tuple(counts), tuple(groups), tuple((extents or {}).items())
        if key not in known:
            if len(known) > 64:
                known.clear()
            known[key] = holds(self.proof, memory, inputs, lambda level, k: self.extent(level, k, counts, groups, extents))
        return known[key]

    def outputs(self, inputs, slots):
        """The outputs of the last instance. slots: what is at `results`."""
        return tuple([slots[k] if n is None else inputs[n] for k, n in enumerate(self.handed)])

    def extent(self, level, k, counts, groups, extents):
        if level <= (2 if self.grouped else 1):
            return (counts, groups)[level - 1][k]
        return (extents or {}).get((level, k), 1)

    # -- launches
    def launches(self, counts, groups=(1, 1, 1)):
        """The launches that run all instances: one, but for very large extents in y and z. counts: the node's extents;
        groups: those of the node around it (grouped kernels)."""
        if self.grouped:
            total = counts[0] * counts[1] * counts[2]
            if total > self.max_threads or counts[2] > MAX_Z:
                raise NotForGpu(f"{total} instances share a barrier or scratch memory; a GPU's blocks have at most {self.max_threads}")
            return [Launch((groups[0] * groups[1] * groups[2], 1, 1), tuple(counts))]
        block = self.block(counts)
        grid = [-(-n // b) for n, b in zip(counts, block)]
        return [
            Launch((grid[0], min(MAX_GRID, grid[1] - y), min(MAX_GRID, grid[2] - z)), block, (0, y * block[1], z * block[2]))
            for z in range(0, grid[2], MAX_GRID)
            for y in range(0, grid[1], MAX_GRID)
        ]

    def block(self, counts):
        """Threads of a block in x, y, z for extents: BLOCK in all, x first in whole warps."""
        if self.dims < 2:
            return min(BLOCK, max(32, -(-counts[0] // 32) * 32)) if self.dims else 1, 1, 1
        x = min(32, 1 << (counts[0] - 1).bit_length())
        y = min(BLOCK // x if self.dims == 2 else max(1, BLOCK // x // 2), 1 << (counts[1] - 1).bit_length())
        z = min(BLOCK // (x * y), MAX_Z, 1 << (counts[2] - 1).bit_length()) if self.dims == 3 else 1
        return x, y, z

    def scratch_bytes(self, counts, inputs, groups=(1, 1, 1), extents=None):
        """The bytes of dynamic shared memory of a block. extents: {(level, k): extent} of nodes further around."""

        def value(e):
            op, *args = e
            if op == "const":
                return args[0]
            if op == "input":
                return inputs[args[0]]
            if op == "count":
                level, k = args
                return self.extent(level, k, counts, groups, extents) if k < 3 else 1
            mask = (1 << (32 if op.endswith("i32") else 64)) - 1
            x, y = (value(a) for a in args)
            kind = op.partition(".")[0]
            result = x + y if kind == "add" else x - y if kind == "sub" else x * y if kind == "mul" else x << (y & mask.bit_length() - 1)
            return result & mask

        return sum(-(-(value(e)) // 16) * 16 for e in self.scratch)

    def arguments(self, memory, *, status, stop, counts, launch, inputs, groups=(1, 1, 1), scratch=0, ids=None, extents=None, arrays=None, outs=None, results=0):
        """[(type, value)] for the parameters, in their order. inputs: per input its value as the guest has it: the 64 bits of a
        register. status, stop, arrays[n], outs[n], results: device addresses. ids, extents: {(level, k): number} of nodes around."""
        simple = {"base": memory.base, "lo": memory.main[0], "hi": memory.main[1], "lo2": memory.other[0], "hi2": memory.other[1],
                  "ro_lo": memory.readonly[0], "ro_hi": memory.readonly[1], "status": status, "stop": stop, "scratch": scratch,
                  "results": results}  # fmt: skip
        several = {"count": counts, "first": launch.first, "groups": groups, "id": ids or {}, "extent": extents or {}, "input": inputs,
                   "array": arrays or {}, "out": outs or {}}  # fmt: skip
        from allvm.jit.nvptx_sums import room

        several["room"] = {p.which: room(memory, inputs[p.which[0]], *p.which[1:]) for p in self.params if p.role == "room"}
        several["pointer"] = {p.which: (memory.base + inputs[p.which]) % (1 << 64) for p in self.params if p.role == "pointer"}
        return [(p.type, simple[p.role] if p.role in simple else several[p.role][p.which]) for p in self.params]


@dataclass(frozen=True)
class DeviceTrap:
    """What a kernel's status record says: see docs/cuda.md. instance: x, y, z; group: the number of the group, x fastest."""

    kind: int
    function: int
    instruction: int
    instance: tuple
    group: int
    address: int


def read_trap(record):
    """The DeviceTrap in the bytes of a status record, or None."""
    import struct

    state, kind, function, instruction, x, y, z, group, address = struct.unpack_from("<8IQ", record)
    return DeviceTrap(kind, function, instruction, (x, y, z), group, address) if state else None


def located(kernel):
    """The lines of a kernel's PTX without directives about lines: [(text, (function, instruction of the bytecode) or None)]."""
    out, place = [], None
    for line in kernel.text.splitlines():
        words = line.split()
        if words[:1] == [".loc"]:
            n = int(words[2])
            place = tuple(kernel.lines[n - 1]) if 0 < n <= len(kernel.lines) else None
        elif line.strip() and not line.startswith(("$L__tmp", "$L__func", "\t.section", "\t.file")):
            out.append((line, place if line.startswith("\t") and not words[0].startswith(".") else None))
    return out


# -- making them
def make_ptx(module, place, target="sm_75", *, data_address, func_address=None, math=None, grouped=False, group_dims=1, aligned=True, proved=CHECKED):
    """The PtxKernel of a leaf at its place. data_address: per data object its guest address. math: imported function -> name of the
    C library's mathematical function that it is (None: by the imports' names). group_dims: of the node around it, for grouped kernels. proved: CHECKED, PROVED or APART: what PtxKernel.proof can tell is not checked in the kernel."""
    from allvm.jit.lower import Options
    from allvm.jit.nvptx_emit import LIBDEVICE, compile_ptx

    if not place.leaf:
        raise NotForGpu("it is no leaf")
    names = {n: i.name for n, i in enumerate(module.import_funcs)} if math is None else math
    known = {n: LIBDEVICE[name] for n, name in names.items() if name in LIBDEVICE}
    options = Options(tuple(data_address), func_address, fuel=True, precise=False, checked=True, fast_math="")
    text, leaf, out = lower_leaf(module, place, options, known, grouped, group_dims, aligned, proved)
    return PtxKernel(leaf.entry_name, compile_ptx(text, target, bool(out.used_math)), target, leaf.params, leaf.dims, grouped, group_dims if grouped else 0,
                     MAX_THREADS if grouped else BLOCK, 0, leaf.scratch, tuple(sorted(out.used_math)), data_named(module, place.function, out.called),
                     aligned, tuple(n for n, p in enumerate(place.node.inputs) if p.pointer),
                     tuple(leaf.handed), tuple(out.lines), leaf.proof.text if proved else None)  # fmt: skip


def lower_leaf(module, place, options, math, grouped, group_dims, aligned, proved):
    """The LLVM IR of a leaf's kernel, and what wrote it."""
    import re

    from allvm.jit.flow import Flow
    from allvm.jit.nvptx_leaf import PtxLeaf, attributes
    from allvm.jit.nvptx_lower import PtxModule

    out = PtxModule(module, options, math)
    out.kernel_attributes, _ = attributes(grouped)
    entry = "k_" + re.sub(r"\W", "_", "__".join(place.path[-2:]))
    leaf = PtxLeaf(out, Flow(module, place.function), place, entry, grouped, group_dims, aligned, proved)
    if (leaf.barriers or leaf.scratches) and not grouped:
        raise NotForGpu("a barrier or scratch memory need a grouped kernel", place.function, 0)
    if leaf.scratches:
        out.out.parts.append("@scratch = external addrspace(3) global [0 x i8], align 16")
    return out.write(leaf), leaf, out


def data_named(module, function, called):
    """The data objects that functions name."""
    from allvm.jit import operands
    from allvm.jit.addresses import DATA

    found = set()
    for f in {function, *called}:
        for insn in module.functions[f - len(module.import_funcs)].code:
            at = operands.SHAPES[insn[0]].mem
            if at is not None and insn[0] != operands.LEA_FUNC and insn[at][0] in DATA:
                found.add(insn[at][1])
    return tuple(sorted(found))


def needs_group(module, place):
    """Whether a leaf has barriers or scratch memory, so that it must be launched in groups."""
    from allvm.ir import isa

    special = {isa.opcode("node.barrier"), isa.opcode("node.scratch")}
    return any(insn[0] in special for insn in module.functions[place.function - len(module.import_funcs)].code)


def fused(module, place):
    """The leaf of an internal node whose instances can all be launched at once, or None: it has one child, a leaf that gets the node's inputs, the
    extents are the same in all instances, and no values of all instances are handed on."""
    from allvm.ir import isa
    from allvm.ir.graph_plan import OUTER

    if place.leaf or len(place.children) != 1 or place.each:
        return None
    child = place.children[0]
    if not child.leaf or any(s[0] != OUTER for s in child.sources):
        return None
    asks = {isa.opcode("node.id"), isa.opcode("call"), isa.opcode("call.ind")}
    code = module.functions[place.function - len(module.import_funcs)].code
    touches = any(insn[0] in asks or isa.OPS[insn[0]].name in isa.MEM_CTYPE or "effect" in isa.OPS[insn[0]].flags and isa.OPS[insn[0]].name not in ("ret", "trap") for insn in code)
    return None if place.free and touches else child
