"""The kernel of a leaf: who runs, barriers, scratch memory, inputs and outputs."""

from allvm.ir import isa
from allvm.ir.graph_plan import SIBLING_EACH
from allvm.jit.divergence import Divergence
from allvm.jit.flow import MOV, STORAGE
from allvm.jit.induction import memory_instructions
from allvm.jit.nvptx import APART, BLOCK, MAX_THREADS, SCRATCH, Param
from allvm.jit.nvptx_lower import MEM, DevicePointers, PtxFunction
from allvm.jit.nvptx_ops import NODE
from allvm.jit.nvptx_proof import All, Proof
from allvm.jit.nvptx_sums import Sums

CONST = {isa.opcode("const.i64"), isa.opcode("const.i32")}
SIZES = {isa.opcode(n) for n in ("add.i64", "sub.i64", "mul.i64", "shl.i64", "add.i32", "sub.i32", "mul.i32", "shl.i32")}
SIZES_K = {r.number for r in isa.OPS if r.name.endswith(".k") and r.name[:-2] in {isa.OPS[n].name for n in SIZES}}
EXTENSIONS = {isa.opcode("ext.i64.u32")}
FAR = 0x10000  # addresses this far below and above memory are none that wrap around
MAX_ROOMS = 24
SREG = "llvm.nvvm.read.ptx.sreg."
RET = isa.opcode("ret")
CALLS = {isa.opcode("call"), isa.opcode("call.ind")}


class PtxLeaf(PtxFunction):
    """A leaf's own function, as an entry."""

    def __init__(self, parent, flow, place, entry, grouped, group_dims, aligned, proved):
        self.flow, self.code, self.index, self.options, self.here = flow, flow.function.code, flow.index, parent.options, 0
        self.place, self.entry_name, self.grouped, self.aligned = place, entry, grouped, aligned
        self.dims, self.group_dims = len(place.dims), group_dims
        self.depth = len(place.path)
        self.varying = [n for n, s in enumerate(place.sources) if s and s[0] == SIBLING_EACH]
        self.levels = {}
        self._levels()
        self.mark_apart(flow)
        self.handed = [None if n in self.varying else n for n in given_outputs(flow, self.code, place)]
        self.all_sums = Sums(flow, place, self.varying)
        self.proof = Proof(self, proved == APART) if proved else None
        self.one_launch = grouped or bool(proved and self.proof.text)  # else there may be several, each with a first index
        super().__init__(parent, flow, self.proof.accesses if proved else frozenset())
        if proved:
            self.finite, self.offsets, self.constant = self.proof.finite, self.proof.offsets, self.proof.constant
            pointers = DevicePointers(flow, self.proof.accesses)
            self.device, self.moved = pointers.device, pointers.moved
        if aligned:
            self.aligned_inputs = frozenset(n for n, p in enumerate(place.node.inputs) if p.pointer and n not in self.varying)
        self.unrolling = not_unrolled(flow, (self.proof or Proof(self)).bounds)
        self.guarded = self.guardable()
        self.sums = self.all_sums.roots([*self.offsets.values(), *self.guarded.values()])
        self.rooms_behind = set()
        self.here = 0
        self.group = "#0"
        self.barriers = [i for i in flow.use_values if NODE.get(self.code[i][0]) == "barrier"]
        self.scratches = sorted(i for i in flow.use_values if NODE.get(self.code[i][0]) == "scratch")
        if self.barriers:
            self._check_barriers()
        self.scratch = tuple([self.size_of(i) for i in self.scratches])
        self.pointers = set()  # inputs whose device addresses are asked for
        self.outer = {}  # (role, (level, k)) -> parameter, of nodes around
        self.shared_so_far = None

    def guardable(self):
        """{access: Sum} of accesses that are not proved, but whose index can be compared with the cells behind an input."""
        found = {}
        for i, mem, uses in memory_instructions(self.flow, All(self.flow)):
            insn = self.code[i]
            if i in self.proved or i in self.flow.apart or isa.OPS[insn[0]].name not in isa.MEM_CTYPE:
                continue
            s = self.all_sums.of(mem, uses)
            # the operand's own displacement is added behind the truncation, so it must not lead far
            if s and s.terms and s.scale <= 4 and -FAR <= mem[5] < FAR and -(1 << 31) <= s.displacement < 1 << 31:
                found[i] = s
        return found if len({(s.n, s.scale, s.displacement) for s in found.values()}) <= MAX_ROOMS else {}

    # -- what is asked of nodes
    def _levels(self):
        """The levels of handles: 1 is the node itself."""
        flow = self.flow
        for b in flow.order:
            for i in range(flow.blocks[b].start, flow.blocks[b].end):
                name = NODE.get(self.code[i][0])
                if name == "self":
                    self.levels[flow.def_values[i][0]] = 1
                elif name == "parent":
                    below = self.level(i)
                    self.levels[flow.def_values[i][0]] = below + 1 if 0 < below < self.depth else 0

    def level(self, i):
        """The level of the handle that an instruction is given."""
        value = self.flow.use_values[i][0]
        kind = self.flow.kinds[value]
        if kind[0] == "insn" and self.code[kind[1]][0] in CONST:
            return self.code[kind[1]][2]
        if value not in self.levels:
            self.refuse("a node's handle is computed", i)
        return self.levels[value]

    def _check_barriers(self):
        """All instances of a block come to a barrier, or none: it must not depend on what differs between them."""

        def differs(i, insn):
            row = isa.OPS[insn[0]]
            name = NODE.get(insn[0])
            if name in ("id", "count"):
                return name == "id" and self.level(i) == 1
            return insn[0] in CALLS or row.name in isa.MEM_CTYPE

        given = [self.flow.entry_values[n] for n in self.varying if n in self.flow.entry_values]
        uniform = Divergence(self.flow, differs, given)
        for i in self.barriers:
            if not uniform.together(i):
                self.refuse("whether an instance comes to this barrier may depend on the instance", i)

    def size_of(self, i):
        """The size of a block of scratch memory as an expression (see PtxKernel.scratch_bytes)."""
        if self.flow.block_containing(i) != 0 or self.flow.blocks[0].preds:
            self.refuse("it takes scratch memory in a branch or a loop", i)
        return self.expression(self.flow.use_values[i][0], i)

    def expression(self, value, at, depth=0):
        kind = self.flow.kinds[value]
        if kind[0] == "param" and kind[1] < len(self.type.params):
            return "input", kind[1]
        if kind[0] == "insn" and depth < 20:
            i = kind[1]
            insn = self.code[i]
            uses = self.flow.use_values[i]
            if insn[0] in CONST:
                return "const", insn[2] & (1 << 64) - 1
            if NODE.get(insn[0]) == "count":
                return "count", self.level(i), insn[3]
            if insn[0] == MOV or insn[0] in EXTENSIONS:
                return self.expression(uses[0], at, depth + 1)
            name = isa.OPS[insn[0]].name
            if insn[0] in SIZES:
                return name, self.expression(uses[0], at, depth + 1), self.expression(uses[1], at, depth + 1)
            if insn[0] in SIZES_K:
                return name.removesuffix(".k"), self.expression(uses[0], at, depth + 1), ("const", insn[3] & (1 << 64) - 1)
        return self.refuse("the size of its scratch memory is not known before it runs", at)

    # -- the text
    def typed(self):
        text = self._text("HEAD")
        self.params = self.parameters()
        types = []
        for p in self.params:
            type, name = self.declared(p)
            types.append(f"{type} {name}")
        head = f"define ptx_kernel void @{self.entry_name}({', '.join(types)}) {self.group}{self.debug} {{"
        return text.replace("HEAD", head, 1)

    def parameters(self):
        """The kernel's parameters."""
        out = [Param("base", "i64"), *(Param(r, "i32") for r in ("lo", "hi", "lo2", "hi2", "ro_lo", "ro_hi")), Param("status", "i64"), Param("stop", "i64")]
        if self.scratches:
            out.append(Param("scratch", "i32"))
        out += [Param("count", "i32", k) for k in range(self.dims)]
        if not self.one_launch:
            out += [Param("first", "i32", k) for k in range(1, self.dims)]
        if self.grouped:
            out += [Param("groups", "i32", k) for k in range(self.group_dims)]
        out += [Param(role, "i32", which) for role, which in sorted(self.outer)]
        for n, t in enumerate(self.type.params):
            out.append(Param("array", "i64", n) if n in self.varying else Param("input", t, n))
        out += [Param("room", "i32", which) for which in sorted(self.rooms_behind)]
        out += [Param("pointer", "i64", n) for n in sorted(self.pointers)]
        out += [Param("out", "i64", n) for n in sorted(self.place.each)]
        if None in self.handed:
            out.append(Param("results", "i64"))
        return tuple(out)

    def declared(self, p):
        """(LLVM type with attributes, name) of a parameter."""
        name = self.parameter_name(p)
        if p.role in ("base", "status", "stop", "array", "out", "results", "pointer"):
            align = {"base": 256, "status": 16, "stop": 4, "pointer": 16 if self.aligned else 1}.get(p.role, 8)
            return f"{MEM} align {align}", name
        return STORAGE[p.type], name

    @staticmethod
    def parameter_name(p):
        if p.role == "base":
            return "%mem"
        if p.which is None:
            return f"%{p.role}" if p.role != "scratch" else "%scratch"
        which = "_".join(map(str, p.which)).replace("-", "m") if isinstance(p.which, tuple) else p.which
        return f"%{'a' if p.role == 'input' else p.role + '_'}{which}"

    # -- who runs
    def special(self, name):
        return self.b.call("i32", SREG + name, [])

    def _begin(self):
        b = self.b
        ids = []
        for k in range(self.dims):
            axis = "xyz"[k]
            thread = self.special(f"tid.{axis}")
            if self.grouped:
                ids.append(thread)
                continue
            block = b.op(f"mul i32 {self.special(f'ctaid.{axis}')}, {self.special(f'ntid.{axis}')}")
            at = b.op(f"add i32 {block}, {thread}")
            ids.append(at if k == 0 or self.one_launch else b.op(f"add i32 {at}, %first_{k}"))
        for k, axis in enumerate("xyz"):
            b.emit(f"%{axis} = {f'add i32 {ids[k]}, 0' if k < self.dims else 'add i32 0, 0'}")
        group = self.special("ctaid.x") if self.grouped else "0"
        b.emit(f"%group = add i32 {group}, 0")
        if not self.scratches:
            b.emit("%scratch = add i32 0, 0")
        if self.dims and not self.grouped:
            inside = [b.op(f"icmp ult i32 %{'xyz'[k]}, %count_{k}") for k in range(self.dims)]
            for c in inside[1:]:
                inside[0] = b.op(f"and i1 {inside[0]}, {c}")
            b.emit(f"br i1 {inside[0]}, label %instance, label %nobody")
            b.label("nobody")
            b.emit("ret void")
            b.label("instance")
        self._inputs()

    def _inputs(self):
        """Inputs that are arrays give each instance its own; pointers are known to be aligned."""
        b = self.b
        self.given = {}
        for n, p in enumerate(self.place.node.inputs):
            if n in self.varying:
                at = b.op(f"getelementptr i64, {MEM} %array_{n}, i64 {self.number()}")
                type = STORAGE[p.type]
                value = b.op(f"load {type}, {MEM} {at}, align 8")
                if p.type == "i32" and p.size < 4:
                    value = b.op(f"and i32 {value}, {(1 << 8 * p.size) - 1}")
                self.given[n] = value
            elif p.pointer and self.aligned:
                self.given[n] = b.op(f"and i64 %a{n}, -16")

    def _parameter(self, r, type):
        return self.given.get(r, f"%a{r}")

    def pointer(self, n):
        """The device address that an input points to, which the host computes."""
        self.pointers.add(n)
        return f"%pointer_{n}"

    def room_behind(self, found, size, written):
        """The number of cells behind an input, which the host computes: see nvptx_sums.room."""
        which = found.n, found.scale, found.displacement, size, int(written)
        self.rooms_behind.add(which)
        return self.parameter_name(Param("room", "i32", which))

    def number(self):
        """The number of this instance, as an i64."""
        b = self.b

        def wide(name):
            return b.op(f"zext i32 {name} to i64")

        total = wide("%x")
        if self.dims > 1:
            rows = wide("%y")
            if self.dims > 2:
                rows = self._plane(rows, wide)
            total = b.op(f"add i64 {total}, {b.op('mul i64 ' + rows + ', ' + wide('%count_0'))}")
        if self.grouped:
            size = "1"
            for k in range(self.dims):
                size = b.op(f"mul i64 {size}, {wide(f'%count_{k}')}")
            total = b.op(f"add i64 {total}, {b.op('mul i64 ' + wide('%group') + ', ' + size)}")
        return total

    def _plane(self, rows, wide):
        return self.b.op(f"add i64 {rows}, {self.b.op('mul i64 ' + wide('%z') + ', ' + wide('%count_1'))}")

    def node(self, name, i, insn):
        """An instruction about nodes."""
        if name in ("self", "parent"):
            self.define(i, 0, "i64", str(self.levels[self.flow.def_values[i][0]]))
        elif name == "barrier":
            self._barrier()
        elif name == "scratch":
            self._scratch(i)
        else:
            level, k = self.level(i), insn[3]
            if not 1 <= level <= self.depth:
                self.refuse("it asks for an index of a node that is not there")
            value = self.query(name, level, k)
            self.define(i, 0, "i64", value if value.isdigit() else self.b.op(f"zext i32 {value} to i64"))

    def query(self, name, level, k):
        """An index or extent, an i32."""
        none = "0" if name == "id" else "1"
        if k > 2 or level == 1 and k >= self.dims:
            return none
        if level == 1:
            return f"%{'xyz'[k]}" if name == "id" else f"%count_{k}"
        if level == 2 and self.grouped:
            if k >= self.group_dims:
                return none
            return f"%groups_{k}" if name == "count" else self._group_index(k)
        role = "id" if name == "id" else "extent"
        self.outer[role, (level, k)] = True
        return f"%{role}_{level}_{k}"

    def _group_index(self, k):
        b = self.b
        if self.group_dims == 1:
            return "%group"
        if k == 0:
            return b.op("urem i32 %group, %groups_0")
        rest = b.op("udiv i32 %group, %groups_0")
        if self.group_dims == 2:
            return rest
        return b.op(f"{'urem' if k == 1 else 'udiv'} i32 {rest}, %groups_1")

    # -- what a block shares
    def _barrier(self):
        self.b.module.declare("llvm.nvvm.barrier.cta.sync.aligned.all", "void @{}(i32) #2")
        self.b.emit("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) #2")

    def _scratch(self, i):
        """The next block of scratch memory: cleared by all, then a barrier."""
        b = self.b
        start = self.shared_so_far or "0"
        size = self.use(i, 0, "i64")
        self.trap_if(b.op(f"icmp ugt i64 {size}, 1048560"), "graph")
        end = b.op(f"add i32 {start}, {self._rounded(size)}")
        self.trap_if(b.op(f"icmp ugt i32 {end}, %scratch"), "graph")
        self._clear(start, end)
        self._barrier()
        self.shared_so_far = end
        where = b.op(f"add i32 {start}, {SCRATCH - (1 << 32)}")
        self.define(i, 0, "i64", b.op(f"zext i32 {where} to i64"))

    def _rounded(self, size):
        low = self.b.op(f"trunc i64 {size} to i32")
        return self.b.op(f"and i32 {self.b.op(f'add i32 {low}, 15')}, -16")

    def _clear(self, start, end):
        """Zeros from start to end, words by all threads in turn."""
        b = self.b
        sizes = [self.special(f"ntid.{a}") for a in "xyz"]
        threads = [self.special(f"tid.{a}") for a in "xyz"]
        plane = b.op(f"mul i32 {sizes[0]}, {sizes[1]}")
        me = b.op(f"add i32 {b.op(f'mul i32 {threads[2]}, {plane}')}, {b.op(f'mul i32 {threads[1]}, {sizes[0]}')}")
        me = b.op(f"shl i32 {b.op(f'add i32 {me}, {threads[0]}')}, 2")
        step = b.op(f"shl i32 {b.op(f'mul i32 {plane}, {sizes[2]}')}, 2")
        first = b.op(f"add i32 {start}, {me}")
        before, loop, body, done = (b.fresh(n) for n in ("before", "clear", "word", "cleared"))
        b.emit(f"br label %{before}")
        b.label(before)
        b.emit(f"br label %{loop}")
        b.label(loop)
        b.count += 1
        following = f"%t{b.count}_next"
        at = b.op(f"phi i32 [ {first}, %{before} ], [ {following}, %{body} ]")
        b.emit(f"br i1 {b.op(f'icmp ult i32 {at}, {end}')}, label %{body}, label %{done}")
        b.label(body)
        wide = b.op(f"zext i32 {at} to i64")
        p = b.op(f"getelementptr i8, ptr addrspace(3) @scratch, i64 {wide}")
        b.emit(f"store i32 0, ptr addrspace(3) {p}, align 4")
        b.emit(f"{following} = add i32 {at}, {step}")
        b.emit(f"br label %{loop}")
        b.label(done)

    # -- the end
    def finish(self, i):
        """An instance returns its outputs."""
        b = self.b
        outputs = [(n, STORAGE[t], self.use(i, n, STORAGE[t])) for n, t in enumerate(self.type.results)]
        if self.place.each:
            at = self.number()
            for n, type, value in outputs:
                if n in self.place.each:
                    b.emit(f"store i64 {b.convert(value, type, 'i64')}, {MEM} {b.op(f'getelementptr i64, {MEM} %out_{n}, i64 {at}')}, align 8")
        if None in self.handed:
            last, over = b.fresh("last"), b.fresh("over")
            conditions = [b.op(f"icmp eq i32 %{'xyz'[k]}, {b.op(f'add i32 %count_{k}, -1')}") for k in range(self.dims)]
            if self.grouped:
                conditions.append(self._last_group())
            whole = "true"
            for c in conditions:
                whole = b.op(f"and i1 {whole}, {c}")
            b.emit(f"br i1 {whole}, label %{last}, label %{over}")
            b.label(last)
            for n, type, value in outputs:
                if self.handed[n] is not None:
                    continue
                b.emit(f"store i64 {b.convert(value, type, 'i64')}, {MEM} {b.op(f'getelementptr i64, {MEM} %results, i64 {n}')}, align 8")
            b.emit(f"br label %{over}")
            b.label(over)
        b.emit("ret void")

    def _last_group(self):
        count = self.special("nctaid.x")
        return self.b.op(f"icmp eq i32 %group, {self.b.op(f'add i32 {count}, -1')}")


def not_unrolled(flow, bounds):
    """Headers of loops around others that may run any number of times: unrolling them makes much code of little use."""
    fixed = set()
    for header, loop in flow.loops.items():
        r = bounds.turns(loop)
        if r is not None and r.low[0] == r.high[0] == "k":
            fixed.add(header)
    return frozenset(h for h, loop in flow.loops.items() if any(o != h and o in loop.blocks and o not in fixed for o in flow.loops))


def given_outputs(flow, code, place):
    """Per output of a leaf the input that it is on every path, or None: the host knows those."""

    def source(value, depth=0):
        kind, *where = flow.kinds[value]
        if kind == "param" and where[0] < len(place.node.inputs):
            return where[0]
        if kind == "insn" and code[where[0]][0] == MOV and depth < 8:
            return source(flow.use_values[where[0]][0], depth + 1)
        return None

    found = None
    for b in flow.order:
        for i in range(flow.blocks[b].start, flow.blocks[b].end):
            if code[i][0] == RET:
                now = [source(v) for v in flow.use_values[i]]
                found = now if found is None else [a if a == b else None for a, b in zip(found, now)]
    return tuple(found if found is not None else [None] * len(place.node.outputs))


def write_ret(f, i, insn):
    f.finish(i)


PtxLeaf.writers = [write_ret if r.name == "ret" else w for r, w in zip(isa.OPS, PtxFunction.writers)]


def attributes(grouped):
    """The kernel's attribute group, and its greatest number of threads. Flat launches have blocks of at most 256, which any number of registers allows."""
    threads = MAX_THREADS if grouped else BLOCK
    limit = f' "nvvm.maxntid"="{threads}"' if grouped else ""
    return f'nounwind "no-trapping-math"="true"{limit}', threads
