"""A PTX interpreter, a test tool: it runs kernels that the project generates, lane by lane in NumPy, and stops at what a GPU would
fault at (memory that is not mapped, accesses that are not aligned) or get wrong without a word (barriers that not all threads come to).

    program = Program(text)
    program.run("entry", grid, block, [(type, value), ...], memory, shared_bytes)

All threads of several blocks run together. Threads whose ways part are in groups; the group that is furthest behind runs, and groups that meet
become one. It knows the instructions that LLVM and libdevice make of the project's kernels; others are an error.
"""

import re

import numpy as np

from tests.ptx import operations

LANES = 8192  # threads that run together, at the most
STEPS = 20_000_000  # instructions of one run
GENERIC_SHARED, GENERIC_LOCAL = 1 << 56, 2 << 56


class Fault(Exception):
    """What would end a kernel on a device, or make it wrong."""


class Memory:
    """Device memory: regions of bytes at addresses."""

    def __init__(self):
        self.regions = []
        self.next = 0x7F00_0000_0000

    def map(self, address, buffer):
        """Memory with the contents of a writable buffer, which it shares."""
        data = np.frombuffer(buffer, np.uint8) if not isinstance(buffer, np.ndarray) else buffer.view(np.uint8)
        self.regions.append((address, address + len(data), data))
        return address

    def allocate(self, n):
        """n bytes of zeros: (address, array)."""
        data = np.zeros(-(-max(n, 1) // 16) * 16, np.uint8)
        address = self.next
        self.next += len(data) + 4096
        return self.map(address, data), data

    def cells(self, addresses, size):
        """(array of cells, indices in it) for addresses in one region; Fault where there is none."""
        if (addresses & np.uint64(size - 1)).any():
            raise Fault(f"an access of {size} bytes at {int(addresses[(addresses & np.uint64(size - 1)) != 0][0]):#x} is not aligned")
        for start, end, data in self.regions:
            offsets = addresses - np.uint64(start)
            if (offsets <= np.uint64(end - start - size)).all() and end - start >= size:
                return data[: len(data) // size * size].view(f"u{size}"), offsets // np.uint64(size)
        for start, end, _ in self.regions:
            inside = (addresses >= np.uint64(start)) & (addresses <= np.uint64(end - size))
            if inside.any() and not inside.all():
                return None, inside  # several regions: the caller does one after the other
        raise Fault(f"an access of {size} bytes at {int(addresses[0]):#x}, where nothing is mapped")

    def read(self, addresses, size):
        cells, at = self.cells(addresses, size)
        if cells is not None:
            return cells[at]
        out = np.zeros(len(addresses), f"u{size}")
        for part in (at, ~at):
            out[part] = self.read(addresses[part], size)
        return out

    def write(self, addresses, values):
        size = values.dtype.itemsize
        cells, at = self.cells(addresses, size)
        if cells is not None:
            cells[at] = values
            return
        for part in (at, ~at):
            self.write(addresses[part], values[part])


class Rows:
    """Memory that each thread, or each block, has its own of: row n is thread n's."""

    def __init__(self, rows, size):
        self.size = size
        self.stride = -(-max(size, 16) // 16) * 16
        self.data = np.zeros(rows * self.stride, np.uint8)

    def cells(self, rows, offsets, size):
        if (offsets > np.uint64(max(self.size - size, 0))).any() or self.size < size:
            raise Fault(f"an access of {size} bytes at {int(offsets.max()):#x} of {self.size} bytes of local or shared memory")
        if (offsets & np.uint64(size - 1)).any():
            raise Fault(f"an access of {size} bytes of local or shared memory is not aligned")
        return self.data.view(f"u{size}"), (rows.astype(np.uint64) * np.uint64(self.stride) + offsets) // np.uint64(size)


class Program:
    """The text of a PTX module."""

    def __init__(self, text):
        text = re.sub(r"//.*", "", text)
        self.constants, self.symbols, self.entries = {}, {}, {}
        head = text.find(".visible .entry") if ".visible .entry" in text else len(text)
        for m in re.finditer(r"\.(?:global|const) \.align \d+ \.b(\d+) (\w+)\[\d+\] = \{([^}]*)\}", text[:head]):
            values = [int(x, 0) for x in m[3].split(",")]
            self.constants[m[2]] = np.array(values, f"u{int(m[1]) // 8}")
        for m in re.finditer(r"\.visible \.entry (\w+)\((.*?)\)(.*?)\n\{(.*?)\n\}", text, re.S):
            self.entries[m[1]] = Kernel(m[1], re.findall(r"(\w+)(?:\[\d+\])?\s*(?:,|$)", m[2]), m[4])

    def run(self, name, grid, block, arguments, memory, shared=0):
        """Run a kernel to its end. The number of instructions that were carried out, each for a group of threads."""
        kernel = self.entries[name]
        for n, (symbol, values) in enumerate(self.constants.items()):
            address = 0x6000_0000_0000 + (n << 20)
            if symbol not in self.symbols:
                self.symbols[symbol] = address
            if all(r[0] != address for r in memory.regions):
                memory.map(address, values)
        params = dict(zip(kernel.params, arguments))
        size, steps = block[0] * block[1] * block[2], 0
        blocks = grid[0] * grid[1] * grid[2]
        together = max(1, LANES // size)
        for first in range(0, blocks, together):
            steps += Run(self, kernel, grid, block, range(first, min(first + together, blocks)), params, memory, shared).go(STEPS - steps)
        return steps


class Kernel:
    """An entry: its parameters, its instructions as (guard, opcode, operands), its labels."""

    def __init__(self, name, params, body):
        self.name, self.params = name, params
        self.code, self.labels, self.tables, self.locals = [], {}, {}, {}
        self.local_size = 0
        for m in re.finditer(r"\.local \.align (\d+) \.b8 \s*(\w+)\[(\d+)\]", body):
            self.local_size = -(-self.local_size // int(m[1])) * int(m[1])
            self.locals[m[2]] = self.local_size
            self.local_size += int(m[3])
        body = re.sub(r"\.branchtargets[^;]*;", lambda m: " ".join(m[0].split()), body)
        for line in re.split(r";|\n", body):
            self.line(line.strip())
        self.code.append((None, "ret", ()))

    def line(self, line):
        m = re.match(r"(\$?\w+):\s*(.*)", line)
        if m and not line.startswith("."):
            self.labels[m[1]] = len(self.code)
            line = m[2]
            if line.startswith(".branchtargets"):
                self.tables[m[1]] = [x.strip() for x in line.split(None, 1)[1].split(",")]
                return
        if not line or line[0] in ".{}":
            return
        m = re.match(r"(?:@(!?)(%p\d+)\s+)?([a-z][\w.:]*)\s*(.*)", line)
        if not m:
            raise Fault(f"{self.name}: this is no instruction that is known: {line}")
        guard = (m[2], m[1] == "!") if m[2] else None
        self.code.append((guard, m[3], tuple(split(m[4]))))


def split(text):
    """Operands: 'a, {b, c}, [d+4]' as ['a', ('b', 'c'), '[d+4]']."""
    for part in re.findall(r"\{[^}]*\}|\[[^\]]*\]|[^,\s]+", text):
        yield tuple(x.strip() for x in part[1:-1].split(",")) if part[0] == "{" else part


class Run:
    """Some blocks of a kernel at work."""

    def __init__(self, program, kernel, grid, block, blocks, params, memory, shared):
        self.program, self.kernel, self.memory = program, kernel, memory
        self.arguments = Rows(1, 16 * len(params))
        self.arguments.data.view("u8")[:] = [x for _, v in params.values() for x in (int(v) & (1 << 64) - 1, 0)] or [0, 0]
        self.offsets = {name: 16 * n for n, name in enumerate(params)}
        self.size = block[0] * block[1] * block[2]
        self.lanes = self.size * len(blocks)
        lane = np.arange(self.lanes, dtype=np.uint32)
        thread, number = lane % self.size, lane // self.size + np.uint32(blocks[0])
        self.block_of = (lane // self.size).astype(np.int64)
        self.registers, self.carry = {}, np.zeros(self.lanes, np.uint64)
        special = {}
        for name, value, extents in (("tid", thread, block), ("ctaid", number, grid)):
            special[f"%{name}.x"] = value % np.uint32(extents[0])
            special[f"%{name}.y"] = value // np.uint32(extents[0]) % np.uint32(extents[1])
            special[f"%{name}.z"] = value // np.uint32(extents[0] * extents[1])
        for name, extents in (("ntid", block), ("nctaid", grid)):
            for axis, n in zip("xyz", extents):
                special[f"%{name}.{axis}"] = np.full(self.lanes, n, np.uint32)
        self.special = special
        self.shared, self.local = Rows(len(blocks), shared), Rows(self.lanes, kernel.local_size)
        self.alive = np.ones(self.lanes, bool)
        self.waiting = {}  # block -> {pc: lanes} at a barrier

    # -- control
    def go(self, limit):
        groups, steps = {0: np.arange(self.lanes)}, 0
        code = self.kernel.code
        while groups:
            pc = min(groups)
            lanes = groups.pop(pc)
            while True:
                steps += 1
                if steps > limit:
                    raise Fault(f"{self.kernel.name}: more than {limit} instructions")
                guard, op, operands = code[pc]
                root = op.partition(".")[0]
                taken, rest = self.guarded(guard, lanes)
                if root in ("bra", "brx", "ret", "exit", "bar", "barrier"):
                    self.part(groups, pc, root, operands, taken, rest)
                    break
                if len(taken):
                    try:
                        self.execute(op, operands, taken)
                    except Fault as e:
                        raise Fault(f"{self.kernel.name}: {op} {operands}: {e}") from None
                pc += 1
                if pc in groups:
                    lanes = np.union1d(lanes, groups.pop(pc))
                if groups and min(groups) < pc:
                    groups[pc] = lanes
                    break
        for at in self.waiting.values():
            if at:
                raise Fault(f"{self.kernel.name}: not all threads of a block came to the same barrier")
        return steps

    def guarded(self, guard, lanes):
        if guard is None:
            return lanes, lanes[:0]
        yes = self.register(guard[0])[lanes] != guard[1]
        return lanes[yes], lanes[~yes]

    def part(self, groups, pc, root, operands, taken, rest):
        def join(at, lanes):
            if len(lanes):
                groups[at] = np.union1d(groups[at], lanes) if at in groups else lanes

        join(pc + 1, rest)
        if root == "bra":
            join(self.kernel.labels[operands[0]], taken)
        elif root == "brx":
            index = self.value(operands[0], "u4", taken)
            for n, label in enumerate(self.kernel.tables[operands[1]]):
                join(self.kernel.labels[label], taken[index == n])
            if (index >= len(self.kernel.tables[operands[1]])).any():
                raise Fault("brx.idx beyond its table")
        elif root in ("ret", "exit"):
            self.alive[taken] = False
            for b in np.unique(self.block_of[taken]):
                self.release(int(b), join)
        else:
            for b in np.unique(self.block_of[taken]):
                at = self.waiting.setdefault(int(b), {})
                mine = taken[self.block_of[taken] == b]
                at[pc] = np.union1d(at[pc], mine) if pc in at else mine
                self.release(int(b), join)

    def release(self, b, join):
        """Let a block go on whose threads have all come to a barrier."""
        at = self.waiting.get(b)
        if not at:
            return
        here = sum(map(len, at.values()))
        if here == self.alive[b * self.size : (b + 1) * self.size].sum():
            if len(at) > 1:
                raise Fault(f"{self.kernel.name}: threads of a block wait at different barriers")
            ((pc, lanes),) = at.items()
            self.waiting[b] = {}
            join(pc + 1, lanes)

    # -- operands
    def register(self, name):
        if name not in self.registers:
            kind = re.match(r"%([a-zA-Z]+)", name)[1]
            dtype = {"p": bool, "rs": "u2", "r": "u4", "f": "u4", "rd": "u8", "fd": "u8", "SP": "u8", "SPL": "u8"}[kind]
            self.registers[name] = np.zeros(self.lanes, dtype)
        return self.registers[name]

    def value(self, operand, dtype, lanes):
        """An operand as an array of a type."""
        dtype = np.dtype(dtype)
        if operand in self.special:
            return self.special[operand][lanes].astype(f"u{dtype.itemsize}").view(dtype)
        if operand[0] == "%":
            held = self.register(operand)[lanes]
            if dtype.kind == "b":
                return held
            if held.dtype.itemsize != dtype.itemsize:
                held = held.astype(f"u{dtype.itemsize}")
            return held.view(dtype)
        return np.full(len(lanes), self.constant(operand, dtype), dtype)

    def constant(self, operand, dtype):
        if operand[:2] in ("0f", "0d"):
            wide = np.array([int(operand[2:], 16)], "u4" if operand[1] == "f" else "u8")
            return wide.view(dtype)[0] if wide.dtype.itemsize == dtype.itemsize else wide.view(f"f{wide.dtype.itemsize}").astype(dtype)[0]
        if operand in self.offsets:
            return self.offsets[operand]
        if operand in self.kernel.locals:
            return self.kernel.locals[operand]
        if operand in self.program.symbols:
            return self.program.symbols[operand]
        if operand == "scratch":
            return 0
        if dtype.kind == "b":
            return bool(int(operand, 0))
        n = int(operand.rstrip("U"), 0) & (1 << 8 * dtype.itemsize) - 1
        return np.array([n], f"u{dtype.itemsize}").view(dtype)[0]

    def put(self, name, values, lanes):
        """A result into a register, which may be wider."""
        if name == "_":
            return
        held = self.register(name)
        if held.dtype.kind == "b" or held.dtype.itemsize == values.dtype.itemsize:
            held[lanes] = values if held.dtype.kind == "b" else values.view(held.dtype)
        else:
            signed = values.dtype.kind == "i"
            held[lanes] = values.astype(f"{'i' if signed else 'u'}{held.dtype.itemsize}").view(held.dtype) if values.dtype.kind != "f" else values.view(
                f"u{values.dtype.itemsize}"
            )

    # -- instructions
    def execute(self, op, operands, lanes):
        parts = op.split(".")
        root = parts[0]
        if root in ("ld", "st"):
            (self.load if root == "ld" else self.store)(parts, operands, lanes)
        elif root in ("atom", "red"):
            self.atomic(parts, operands, lanes)
        elif root in ("membar", "fence"):
            pass
        elif root == "mov":
            self.move(parts, operands, lanes)
        elif root == "cvta":
            window = {"local": GENERIC_LOCAL, "shared": GENERIC_SHARED}.get(parts[-2], 0)
            shift = np.uint64(window if "to" not in parts else (1 << 64) - window & (1 << 64) - 1)
            self.put(operands[0], self.value(operands[1], "u8", lanes) + shift, lanes)
        else:
            with np.errstate(all="ignore"):
                operations.execute(self, root, parts[1:], operands, lanes)

    def move(self, parts, operands, lanes):
        to, source = operands
        size = 1 if parts[-1] == "pred" else int(parts[-1][1:]) // 8
        if isinstance(to, tuple):  # one value into several registers
            whole = self.value(source, f"u{size}", lanes)
            piece = size // len(to)
            for n, name in enumerate(to):
                self.put(name, (whole >> np.array(8 * piece * n, whole.dtype)).astype(f"u{piece}"), lanes)
        elif isinstance(source, tuple):
            piece = size // len(source)
            whole = np.zeros(len(lanes), f"u{size}")
            for n, name in enumerate(source):
                whole |= self.value(name, f"u{piece}", lanes).astype(whole.dtype) << np.array(8 * piece * n, whole.dtype)
            self.put(to, whole, lanes)
        else:
            self.put(to, self.value(source, bool if parts[-1] == "pred" else f"u{size}", lanes), lanes)

    # -- memory
    def address(self, operand, lanes):
        inside = operand[1:-1]
        m = re.fullmatch(r"(%?[\w$]+)(?:\+(-?\d+))?", inside)
        at = self.value(m[1], "u8", lanes)
        return at + np.uint64(int(m[2] or 0) & (1 << 64) - 1)

    def space(self, parts):
        return next((s for s in ("param", "global", "shared", "local", "const") if s in parts), "generic")

    def read(self, space, at, size, lanes):
        if space == "generic":
            window = int(at[0]) >> 56
            if ((at >> np.uint64(56)) != window).any():
                raise Fault("generic addresses of several spaces in one access")
            space, at = ("global", "shared", "local")[window], at & np.uint64((1 << 56) - 1)
        if space == "param":
            cells, index = self.arguments.cells(np.zeros(len(at), np.int64), at, size)
            return cells[index]
        if space in ("global", "const"):
            return self.memory.read(at, size)
        cells, index = self.rows(space, at, size, lanes)
        return cells[index]

    def rows(self, space, at, size, lanes):
        rows = self.shared if space == "shared" else self.local
        return rows.cells(self.block_of[lanes] if space == "shared" else lanes, at, size)

    def write(self, space, at, values, lanes):
        if space == "generic":
            window = int(at[0]) >> 56
            if ((at >> np.uint64(56)) != window).any():
                raise Fault("generic addresses of several spaces in one access")
            space, at = ("global", "shared", "local")[window], at & np.uint64((1 << 56) - 1)
        if space == "global":
            self.memory.write(at, values)
            return
        cells, index = self.rows(space, at, values.dtype.itemsize, lanes)
        cells[index] = values

    def load(self, parts, operands, lanes):
        type = operations.TYPES[parts[-1]]
        space = self.space(parts)
        at = self.address(operands[1], lanes)
        names = operands[0] if isinstance(operands[0], tuple) else (operands[0],)
        self.aligned(at, type.itemsize * len(names))
        for n, name in enumerate(names):
            raw = self.read(space, at + np.uint64(n * type.itemsize), type.itemsize, lanes)
            self.put(name, raw.view(type) if type.kind == "i" else raw, lanes)

    def store(self, parts, operands, lanes):
        type = operations.TYPES[parts[-1]]
        at = self.address(operands[0], lanes)
        names = operands[1] if isinstance(operands[1], tuple) else (operands[1],)
        self.aligned(at, type.itemsize * len(names))
        for n, name in enumerate(names):
            self.write(self.space(parts), at + np.uint64(n * type.itemsize), self.value(name, f"u{type.itemsize}", lanes), lanes)

    @staticmethod
    def aligned(at, size):
        if (at & np.uint64(size - 1)).any():
            raise Fault(f"an access of {size} bytes at {int(at[(at & np.uint64(size - 1)) != 0][0]):#x} is not aligned")

    def atomic(self, parts, operands, lanes):
        """One thread after the other."""
        type = operations.TYPES[parts[-1]]
        kind = next(p for p in parts if p in operations.ATOMIC)
        result, rest = (operands[0], operands[1:]) if parts[0] == "atom" else ("_", operands)
        at = self.address(rest[0], lanes)
        given = [self.value(o, type, lanes) for o in rest[1:]]
        raw = f"u{type.itemsize}"
        space = self.space(parts)
        old = np.zeros(len(lanes), raw)
        self.aligned(at, type.itemsize)
        with np.errstate(all="ignore"):
            for n in range(len(lanes)):
                one, where = slice(n, n + 1), at[n : n + 1]
                old[one] = self.read(space, where, type.itemsize, lanes[one])
                new = operations.ATOMIC[kind](old[one].view(type), *[g[one] for g in given])
                self.write(space, where, np.asarray(new, type).view(raw), lanes[one])
        self.put(result, old, lanes)
