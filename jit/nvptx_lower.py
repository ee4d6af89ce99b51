"""Lowers a leaf, and what it calls, to LLVM IR for NVPTX: the lowering of other native code with other memory, traps and entries.

Each access is checked against the ranges of docs/cuda.md in front of it, or, in loops, in front of the loop (see version.py).
"""

from dataclasses import dataclass

from allvm.ir import isa
from allvm.jit import nvptx_ops, spaces
from allvm.jit.addresses import DATA, parts, scaled_index
from allvm.jit.flow import STORAGE, Flow
from allvm.jit.function import FunctionLowering
from allvm.jit.lower import ModuleLowering
from allvm.jit.nvptx import FRAME, SCRATCH, NotForGpu
from allvm.jit.operands import SHAPES
from allvm.jit.text import ModuleText
from allvm.jit.version import always_there

POLL = 1 << 14  # back edges between two looks at the stop flag
COMMON = (*(f"i32 %{n}" for n in ("lo", "hi", "lo2", "hi2", "ro_lo", "ro_hi")), "ptr addrspace(1) %status", "ptr addrspace(1) %stop",
          "i32 %scratch", "i32 %x", "i32 %y", "i32 %z", "i32 %group")  # fmt: skip
MEM = "ptr addrspace(1)"
# The fields of the context that the checks before loops read.
FIELDS = {"stack_lo": "lo", "heap_end": "hi", "sp_lo": "lo2", "sp_hi": "hi2", "ro_lo": "ro_lo"}
MAX_FRAME = 64 << 10
STEPS = {isa.opcode(n) for n in ("add.i64", "add.i64.k", "mov")}
LEA = isa.opcode("lea")


def low_zeros(n):
    """How many low bits of a number are 0, up to 4."""
    return 4 if n % 16 == 0 else (n & -n).bit_length() - 1


@dataclass
class Reached:
    """A cell that may be accessed. pointer: with its type; space: FRAME, SCRATCH or None; low: what tells whether it is aligned, an i32 or a number.
    zeros: how many low bits of the address are known to be 0, up to 4."""

    pointer: str
    space: str | None
    low: object
    zeros: int = 0


class PtxFunction(FunctionLowering):
    """A function that a kernel calls, which is inlined."""

    writers = nvptx_ops.WRITERS

    unrolling = frozenset()  # headers of loops that are not unrolled
    finite = frozenset()  # headers of loops that need no count
    device = frozenset()  # variables that hold device addresses instead of guest addresses: see DevicePointers
    aligned_inputs = frozenset()  # that are multiples of 16
    moved = frozenset()  # values of these that are made of others
    constant = frozenset()  # loads of memory that the kernel does not write
    offsets, guarded, sums = {}, {}, {}  # accesses that are Sums, proved and not proved; Sums of the values that these are made of: see nvptx_sums

    def __init__(self, parent, flow, proved=frozenset()):
        self.mark_apart(flow)
        super().__init__(parent, flow, proved=proved)
        self.keeps_sp = False
        self.group = "#1"
        self.rooms, self.hints = {}, {}
        self.traps = self.polls = self.own_check = False
        if flow.function.frame > MAX_FRAME:
            self.refuse(f"its local variables have {flow.function.frame} bytes", 0)

    def mark_apart(self, flow):
        """Find what is in memory of its own kind."""
        self.spaces = spaces.Spaces(flow)
        code = flow.function.code
        flow.apart = frozenset(i for i in flow.use_values if nvptx_ops.accesses(code[i]) and self.spaces.access(i))

    def refuse(self, reason, i=None):
        raise NotForGpu(reason, self.index, self.here if i is None else i)

    def typed(self):
        params = [f"{MEM} %mem", *COMMON, *(f"{STORAGE[t]} %a{n}" for n, t in enumerate(self.type.params))]
        return self._text(f"define internal {self.parent.result_type(self.type)} @f{self.index}({', '.join(params)}) {self.group}{self.debug} {{")

    # -- the entry
    def _prologue(self, start):
        b = self.b
        b.label("entry")
        for web in sorted(self.variables):
            b.emit(f"%r{web} = alloca {self.variables[web]}, align 8")
        for v, found in self.sums.items():
            if found.terms:
                b.emit(f"%index{v} = alloca i32, align 4")
        if self.polls:
            b.emit("%units = alloca i32, align 4")
            b.emit(f"store i32 {POLL}, ptr %units")
        if self.flow.function.frame:
            b.emit(f"%frame = alloca [{self.flow.function.frame} x i8], align {max(16, 1 << self.flow.function.frame_align)}")
        if self.traps:
            for name, type in (("kind", "i32"), ("where", "i32"), ("address", "i64")):
                b.emit(f"%trap_{name} = alloca {type}, align 8")
        self._begin()
        b.emit(f"%mem_number = ptrtoint {MEM} %mem to i64")
        for (low, high, size), name in self.rooms.items():
            b.module.declare("llvm.usub.sat.i32", "i32 @{}(i32, i32)")
            all_of_it = b.op(f"sub i32 %{high}, %{low}")
            b.emit(f"{name} = call i32 @llvm.usub.sat.i32(i32 {all_of_it}, i32 {size - 1})")
        self._parameters()
        b.emit(f"br label %{self.label(None, start)}")
        if self.traps:
            self._trapped()

    def _begin(self):
        """What only a kernel has."""

    def _parameters(self):
        for web in sorted(self.flow.cleared):
            if web in self.variables:
                self.b.emit(f"store {self.variables[web]} zeroinitializer, ptr %r{web}")
        frame = len(self.type.params)
        if self.flow.function.frame:
            self._give(self.flow.entry_values[frame], "i64", str(FRAME))
        for r, t in enumerate(self.type.params):
            if self.flow.web[self.flow.entry_values[r]] in self.variables:
                self._give(self.flow.entry_values[r], STORAGE[t], self._parameter(r, t))

    # -- the context
    def context_field(self, name, type, constant=False):
        if name == "stacks":
            return "1"
        name = FIELDS.get(name) or ("ro_hi" if self.own_check else "lo")
        return self.b.op(f"zext i32 %{name} to i64")

    def _enter_if(self, header, plan, own, otherwise):
        self.own_check = own
        super()._enter_if(header, plan, own, otherwise)

    # -- an end to every loop: where iterations are not counted ahead, back edges are
    def take_units(self):
        pass

    give_units = take_units

    def _reserve(self, fits, bound):
        return fits

    def _left(self, n, to):
        return self._plain_label(n, to)

    def count(self):
        b = self.b
        if self.fast is not None and self.fast.uncounted or self.flow.block_at.get(self.here) in self.finite:
            return
        self.polls = True
        units = b.op(f"add i32 {b.op('load i32, ptr %units')}, -1")
        b.emit(f"store i32 {units}, ptr %units")
        spent, go_on = b.fresh("spent"), b.fresh("counted")
        b.emit(f"br i1 {b.op(f'icmp eq i32 {units}, 0')}, label %{spent}, label %{go_on}, !prof !{self.parent.unlikely}")
        b.label(spent)
        b.emit(f"store i32 {POLL}, ptr %units")
        self.trap_if(b.op(f"icmp ne i32 {b.op(f'load volatile i32, {MEM} %stop, align 4')}, 0"), "interrupt")
        b.emit(f"br label %{go_on}")
        b.label(go_on)

    def loop_metadata(self, n, targets):
        found = super().loop_metadata(n, targets)
        header = next((to for to in targets if to in self.unrolling and n in self.flow.loops[to].blocks), None)
        if found or header is None:
            return found
        key = header, self.fast is not None
        if key not in self.hints:  # the same for all back edges, or it is lost
            out = self.parent.out
            fact, at = out.meta('!{!"llvm.loop.unroll.disable"}'), out.new_meta()
            out.metadata[at] = f"distinct !{{!{at}, !{fact}}}"
            self.hints[key] = at
        return f", !llvm.loop !{self.hints[key]}"

    # -- traps
    def trap(self, kind, address="0"):
        b = self.b
        self.traps = True
        number = isa.TRAPS[kind][0] if isinstance(kind, str) else kind
        b.emit(f"store i32 {number}, ptr %trap_kind")
        b.emit(f"store i32 {self.here}, ptr %trap_where")
        b.emit(f"store i64 {address}, ptr %trap_address")
        b.emit("br label %trapped")

    def _trapped(self):
        """The end of an instance that traps: the first writes the record."""
        b = self.b
        lines, b.lines = b.lines, ["trapped:"]
        pair = b.op(f'cmpxchg {MEM} %status, i32 0, i32 1 syncscope("device") monotonic monotonic, align 4')
        b.emit(f"br i1 {b.op(f'extractvalue {{ i32, i1 }} {pair}, 1')}, label %record, label %over")
        b.label("record")
        kind, where, address = (b.op(f"load {t}, ptr %trap_{n}") for n, t in (("kind", "i32"), ("where", "i32"), ("address", "i64")))
        fields = (kind, str(self.index), where, "%x", "%y", "%z", "%group")
        for n, value in enumerate(fields, 1):
            b.emit(f"store i32 {value}, {MEM} {b.op(f'getelementptr i8, {MEM} %status, i64 {4 * n}')}, align 4")
        b.emit(f"store i64 {address}, {MEM} {b.op(f'getelementptr i8, {MEM} %status, i64 32')}, align 8")
        b.emit("br label %over")
        b.label("over")
        b.module.declare("llvm.nvvm.exit", "void @{}() noreturn")
        b.emit("call void @llvm.nvvm.exit()")
        b.emit("unreachable")
        self.cold += b.lines
        b.lines = lines

    # -- device addresses in variables
    def define_value(self, v, type, value):
        if v in self.sums and self.sums[v].terms:
            self.b.emit(f"store i32 {self.units(self.flow.kinds[v][1], 0, self.sums[v])}, ptr %index{v}")
        if self.flow.web[v] in self.device and v not in self.moved:
            value, type = self.b.op(f"add i64 {self.b.convert(value, type, 'i64')}, %mem_number"), "i64"
        super().define_value(v, type, value)

    def value_at_entry(self, value, type):
        found = super().value_at_entry(value, type)
        return self.b.op(f"sub i64 {found}, %mem_number") if self.flow.web[value] in self.device else found

    # -- memory
    def reach(self, i, mem, first, size, written):
        """Check an access of a memory operand, unless it is proved: a Reached. first: place of the root among the uses."""
        b = self.b
        space = self.spaces.access(i)
        total, constant = parts(self, i, mem, first)
        if space:
            return self.apart(space, self.low32(total, constant), size)
        zeros = min(low_zeros(constant), self.zeros(i, mem, first))
        low = self.low32(total, constant)
        if mem[0] not in DATA and self.flow.web[self.flow.use_values[i][first]] in self.device:
            p = b.op(f"inttoptr i64 {total} to {MEM}")
        elif i in self.proved or self.fast is not None and i in self.fast.proved or always_there(self.flow, i, mem, size, written):
            p = self.proved_address(i, mem, first, total)
        elif i in self.guarded:
            p = self.in_room(i, mem, first, low, size, written)
        else:
            self.guard(low, size, self.object(mem, size, written), written)
            return Reached(f"{MEM} {self.at_address('%mem', low, 1)}", None, low, zeros)
        if constant:
            p = b.op(f"getelementptr i8, {MEM} {p}, i64 {constant}")
        return Reached(f"{MEM} {p}", None, low, zeros)

    def in_room(self, i, mem, first, low, size, written):
        """The device address, without the operand's displacement, of a cell that is looked for behind an input, then elsewhere. low: its guest address."""
        b, found = self.b, self.guarded[i]
        index, room = self.units(i, first, found), self.room_behind(found, size, written)
        here, far, good = b.fresh("here"), b.fresh("far"), b.fresh("inside")
        b.emit(f"br label %{here}")
        b.label(here)
        near = self.from_input(i, first, found)
        if found.displacement != mem[5]:
            near = b.op(f"getelementptr i8, {MEM} {near}, i64 {found.displacement - mem[5]}")
        b.emit(f"br i1 {b.op(f'icmp ult i32 {index}, {room}')}, label %{good}, label %{far}, !prof !{self.parent.likely}")
        lines, b.lines = b.lines, [f"{far}:"]
        self.guard(low, size, None, written)
        other = b.op(f"getelementptr i8, {MEM} {self.at_address('%mem', low, 1)}, i64 {-mem[5]}")
        there = b.fresh("there")
        b.emit(f"br label %{there}")
        b.label(there)
        b.emit(f"br label %{good}")
        self.cold += b.lines
        b.lines = lines
        b.label(good)
        return b.op(f"phi {MEM} [ {near}, %{here} ], [ {other}, %{there} ]")

    def proved_address(self, i, mem, first, total):
        """The device address for a sum that is a guest address by itself, but for a data root."""
        b = self.b
        if total is None:
            return "%mem"
        if mem[0] in DATA:
            return b.op(f"getelementptr i8, {MEM} %mem, i64 {total}")
        found = self.offsets.get(i)
        if found and not self.looping(i):
            p, earlier = self.from_input(i, first, found), found.displacement - mem[5]
            return b.op(f"getelementptr i8, {MEM} {p}, i64 {earlier}") if earlier else p
        zeros = self.zeros(i, mem, first)
        if not self.looping(i):
            low = b.op(f"trunc i64 {total} to i32")  # 32 bits are cheaper
            return self.at_address("%mem", low, 1) if zeros < 3 else b.op(f"getelementptr i8, {MEM} %mem, i64 {b.op(f'zext i32 {low} to i64')}")
        p = self.root(i, first, found)
        if mem[2] < 0:
            return p
        if self.fixed(i, first):  # a value that LLVM does not take apart again: one pointer that moves with the loop
            align = 1 << self.trailing(self.flow.use_values[i][first])
            p = b.op(f'call align {align} {MEM} asm "mov.b64 $0, $1;", "=l,l"({MEM} {p})')
        return b.op(f"getelementptr i8, {MEM} {p}, i64 {scaled_index(self, i, mem, first + 1)}")

    def root(self, i, first, found):
        """The device address of the register that an operand in a loop begins with. found: the operand's Offset, or None."""
        if found and self.flow.kinds[self.flow.use_values[i][first]][0] == "param":
            return self.pointer(found.n)
        return self.b.op(f"getelementptr i8, {MEM} %mem, i64 {self.use(i, first, 'i64')}")

    def from_input(self, i, first, found):
        """The device address of a Sum without its displacement: one multiplication and addition of 32 by 32 bits to 64."""
        pointer, scale = self.pointer(found.n), found.scale
        total = self.units(i, first, found)
        if total is None:
            return pointer
        align = 1 << min(4 if found.n in self.aligned_inputs else 0, scale)
        return self.b.op(f'call align {align} {MEM} asm "mad.wide.s32 $0, $1, {1 << scale}, $2;", "=l,r,l"(i32 {total}, {MEM} {pointer})')

    def units(self, i, first, found):
        """The sum of a Sum's terms in units of its scale, an i32, or None where there are none."""
        parts = []
        if found.root is not None and self.sums[found.root].terms:
            parts.append((self.b.op(f"load i32, ptr %index{found.root}"), self.sums[found.root].scale))
        if found.term:
            parts.append((self.use(i, first + found.term[0], "i32"), found.term[1]))
        parts = [x if scale == found.scale else self.b.op(f"shl i32 {x}, {scale - found.scale}") for x, scale in parts]
        return parts[0] if len(parts) == 1 else self.b.op(f"add i32 {parts[0]}, {parts[1]}") if parts else None

    def zeros(self, i, mem, first):
        """How many low bits of root + (index << scale) are known to be 0, up to 4: what vector loads depend on. A data root is not counted."""
        found = 4
        if mem[0] not in DATA:
            found, first = self.trailing(self.flow.use_values[i][first]), first + 1
        return found if mem[2] < 0 else min(found, mem[4] + self.trailing(self.flow.use_values[i][first]))

    def trailing(self, v, seen=frozenset()):
        """How many low bits of a value are known to be 0, up to 4. seen: phis that are being looked at, which are no obstacle themselves."""
        kind = self.flow.kinds[v]
        if v in seen or len(seen) > 12:
            return 4 if v in seen else 0
        if kind[0] == "param":
            return 4 if kind[1] in self.aligned_inputs else 0
        seen |= {v}
        if kind[0] == "phi":
            return min((self.trailing(x, seen) for x in self.flow.inputs[v]), default=0)
        if kind[0] != "insn":
            return 0
        insn, uses = self.code[kind[1]], self.flow.use_values[kind[1]]
        name = isa.OPS[insn[0]].name
        if name.startswith("const.i"):
            return low_zeros(insn[2])
        if insn[0] == LEA:
            return min(low_zeros(insn[2][5]), self.trailing(uses[0], seen), *([insn[2][4] + self.trailing(uses[1], seen)] if len(uses) > 1 else [])) if insn[2][0] not in DATA else 0
        operation, _, type = name.partition(".")
        if type in ("i32", "i64") and operation in ("add", "sub"):
            return min(self.trailing(u, seen) for u in uses)
        if name in ("mov", "ext.i64.s32", "ext.i64.u32"):
            return self.trailing(uses[0], seen)
        if type in ("i32.k", "i64.k") and operation in ("add", "shl", "mul"):
            own, k = self.trailing(uses[0], seen), insn[3]
            return min(own, low_zeros(k)) if operation == "add" else min(4, own + (k & 31 if operation == "shl" else low_zeros(k)))
        return 0

    def fixed(self, i, n):
        """Whether the n-th value that an instruction uses is made before the innermost loop around it."""
        kind = self.flow.kinds[self.flow.use_values[i][n]]
        made = self.flow.block_containing(kind[1]) if kind[0] == "insn" else kind[1] if kind[0] == "phi" else None
        around = self.flow.block_containing(i)
        loop = min((l for l in self.flow.loops.values() if around in l.blocks), key=lambda l: len(l.blocks))
        return made not in loop.blocks

    def looping(self, i):
        n = self.flow.block_containing(i)
        return any(n in loop.blocks for loop in self.flow.loops.values())

    def low32(self, total, constant):
        """The low 32 bits of a sum."""
        if total is None:
            return str(nvptx_ops.signed(constant, 32))
        low = self.b.op(f"trunc i64 {total} to i32")
        return self.b.op(f"add i32 {low}, {nvptx_ops.signed(constant, 32)}") if constant else low

    def at_address(self, base, a, space):
        # Written so, LLVM computes in 32 bits, and does not make masks of what it knows of the low bits.
        wide = self.b.op(f'call i64 asm "cvt.u64.u32 $0, $1;", "=l,r"(i32 {a})') if a.startswith("%") else a
        return self.b.op(f"getelementptr i8, ptr{f' addrspace({space})' if space else ''} {base}, i64 {wide}")

    def object(self, mem, size, written):
        """(address, bytes) of the data object that an operand names, if the access can be in it."""
        own = mem[1] - len(self.module.import_data)
        if mem[0] not in DATA or own < 0:
            return None
        data = self.module.data[own]
        return None if data.size < size or written and data.readonly else (self.options.data_address[mem[1]], data.size)

    def room(self, low, high, size):
        """The i32 below which an offset into a range is one of an access of `size` bytes."""
        return self.rooms.setdefault((low, high, size), f"%room_{low}_{size}")

    def guard(self, a, size, object, written):
        """Go on only if a cell at address a is mapped. object: where it should be."""
        b = self.b
        good, far = b.fresh("inside"), b.fresh("far")
        if object:
            fits = b.op(f"icmp ult i32 {b.op(f'sub i32 {a}, {nvptx_ops.signed(object[0], 32)}')}, {nvptx_ops.signed(object[1] - size + 1, 32)}")
        else:
            fits = self.within("lo", "hi", a, size)
        b.emit(f"br i1 {fits}, label %{good}, label %{far}, !prof !{self.parent.likely}")
        lines, b.lines = b.lines, [f"{far}:"]
        fits = self.within("lo2", "hi2", a, size)
        if written:
            before = b.op(f"icmp ule i32 {b.op(f'add i32 {a}, {size}')}, %ro_lo")
            behind = b.op(f"icmp uge i32 {a}, %ro_hi")
            fits = b.op(f"and i1 {fits}, {b.op(f'or i1 {before}, {behind}')}")
        if object:
            fits = b.op(f"or i1 {fits}, {self.within('lo', 'hi', a, size)}")
        bad = b.fresh("trap")
        b.emit(f"br i1 {fits}, label %{good}, label %{bad}, !prof !{self.parent.likely}")
        b.label(bad)
        self.trap("memory", b.op(f"zext i32 {a} to i64"))
        self.cold += b.lines
        b.lines = lines
        b.label(good)

    def within(self, low, high, a, size):
        return self.b.op(f"icmp ult i32 {self.b.op(f'sub i32 {a}, %{low}')}, {self.room(low, high, size)}")

    def apart(self, space, a, size):
        """A cell of the frame or of scratch memory."""
        b = self.b
        if space == spaces.FRAME:
            offset = b.op(f"sub i32 {a}, {nvptx_ops.signed(FRAME, 32)}")
            limit = str(max(0, self.flow.function.frame - size + 1))
        else:
            offset = b.op(f"sub i32 {a}, {nvptx_ops.signed(SCRATCH, 32)}")
            b.module.declare("llvm.usub.sat.i32", "i32 @{}(i32, i32)")
            limit = b.op(f"call i32 @llvm.usub.sat.i32(i32 %scratch, i32 {size - 1})")
        good, bad = b.fresh("inside"), b.fresh("trap")
        b.emit(f"br i1 {b.op(f'icmp ult i32 {offset}, {limit}')}, label %{good}, label %{bad}, !prof !{self.parent.likely}")
        lines, b.lines = b.lines, [f"{bad}:"]
        self.trap("memory", b.op(f"zext i32 {a} to i64"))
        self.cold += b.lines
        b.lines = lines
        b.label(good)
        if space == spaces.FRAME:
            return Reached(f"ptr {self.at_address('%frame', offset, 0)}", space, offset)
        return Reached(f"ptr addrspace(3) {self.at_address('@scratch', offset, 3)}", space, offset)

    def either_way(self, reached, size, access, result=None):
        """An access of a cell, aligned or not. access(alignment): writes it, and gives its result; it must be such that LLVM does not make one access
        of both, which would be one by bytes."""
        b = self.b
        if 1 << reached.zeros >= size:
            return access(size)
        if not str(reached.low).startswith("%"):
            return access(size if int(reached.low) % size == 0 else 1)
        fits = b.op(f"icmp eq i32 {b.op(f'and i32 {reached.low}, {size - 1}')}, 0")
        even, odd, done = b.fresh("even"), b.fresh("odd"), b.fresh("done")
        b.emit(f"br i1 {fits}, label %{even}, label %{odd}, !prof !{self.parent.likely}")
        b.label(even)
        x = access(size)
        b.emit(f"br label %{done}")
        lines, b.lines = b.lines, [f"{odd}:"]
        y = access(1)
        b.emit(f"br label %{done}")
        self.cold += b.lines
        b.lines = lines
        b.label(done)
        return None if result is None else b.op(f"phi {result} [ {x}, %{even} ], [ {y}, %{odd} ]")


class DevicePointers:
    """Variables that only serve as addresses of proved accesses, and step from one to the next: pointers that a loop moves. They can
    hold device addresses, which saves an addition at each access. device: such variables; moved: their values that are made of others."""

    def __init__(self, flow, proved):
        code = flow.function.code
        loops = {flow.web[v] for v in flow.phis if flow.kinds[v][1] in flow.loops}
        self.device = {w for w in loops if flow.storage.get(w) == "i64" and w not in flow.cleared}
        self.moved = set()
        for i, values in flow.use_values.items():
            insn = code[i]
            shape = SHAPES[insn[0]]
            own = flow.web[flow.def_values[i][0]] if len(flow.def_values[i]) == 1 else None
            for n, v in enumerate(values):
                web = flow.web[v]
                if web not in self.device:
                    continue
                alone = sum(flow.web[x] == web for x in values) == 1
                root = shape.mem is not None and n == len(shape.uses) and insn[shape.mem][0] not in DATA
                if own == web and alone and (insn[0] in STEPS and n == 0 or insn[0] == LEA and root):
                    self.moved.add(flow.def_values[i][0])
                elif not (root and alone and i in proved):
                    self.device.discard(web)
        self.moved = {v for v in self.moved if flow.web[v] in self.device}


class PtxModule(ModuleLowering):
    """An LLVM module with one kernel, and the functions that it calls. math: imported function -> function of libdevice."""

    def __init__(self, module, options, math):
        self.module, self.options, self.math = module, options, math
        self.out = ModuleText(options)
        self.throws = False
        self.inside, self.by_type, self.plans = set(), {}, {}
        self.waiting = []  # functions that are called and not yet written
        self.used_math, self.called, self.lines = set(), set(), []
        self.known_lines, self.scopes = {}, {}
        self._metadata()
        self.out.metadata[self.unit] = self.out.metadata[self.unit].replace("LineTablesOnly", "DebugDirectivesOnly")

    def write(self, kernel):
        """The text, given the kernel's PtxFunction."""
        self.out.parts.append(kernel.typed())
        written, done = {kernel.index: {*self.waiting}}, set()
        while self.waiting:
            index = self.waiting.pop()
            if index in done:
                continue
            done.add(index)
            before, self.waiting = self.waiting, []
            self.out.parts.append(PtxFunction(self, Flow(self.module, index)).typed())
            written[index] = {*self.waiting}
            self.waiting += before
        self._recursion(kernel.index, written, ())
        self.called = done
        return self.out.text(self.attributes())

    def _recursion(self, index, calls, path):
        if index in path:
            raise NotForGpu(f"{self.module.func_name(index) or 'a function'} calls itself", index, 0)
        for callee in calls.get(index, ()):
            self._recursion(callee, calls, (*path, index))

    def location(self, scope, line, column=0):
        key = scope, line
        if key not in self.known_lines:
            self.lines.append((int(self.scopes[scope]), line - 1))
            self.known_lines[key] = self.out.meta(f"!DILocation(line: {len(self.lines)}, scope: !{scope})")
        return self.known_lines[key]

    def subprogram(self, name):
        number = super().subprogram(name)
        self.scopes[number] = name
        return number

    def attributes(self):
        return [f"attributes #0 = {{ {self.kernel_attributes} }}", "attributes #1 = { alwaysinline nounwind }",
                "attributes #2 = { convergent nounwind }"]  # fmt: skip
