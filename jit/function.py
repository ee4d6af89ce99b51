"""Lowers one function: its frame, its blocks, and the copies of its loops."""

from allvm.jit import abi, opcodes, operands, vector_math
from allvm.jit.dwarf import HIDDEN
from allvm.jit.flow import STORAGE, bits
from allvm.jit.text import Builder
from allvm.jit.version import CHECK, FAST, SLOW, always_there, plan_loops, short_metadata

JUMP_FRAME, JUMP_SITE = 64, 1024  # AOT_FRAME and AOT_SITE in jit/runtime/run.h
MUCH = 1 << 20  # units in hand beyond which a loop that has ended gives the others back; milliseconds of the interpreter


class FunctionLowering:
    """One function, entered at its beginning, or at an instruction from the interpreter (`entry`)."""

    writers = opcodes.WRITERS
    by_slots = property(lambda self: self.entry is not None)  # whether results go to slots

    def __init__(self, parent, flow, entry=None, proved=frozenset(), small=False):
        """proved: accesses whose addresses are known to need no truncation (see `nest`). small: it is there for odd cases, so keep it small."""
        self.parent = parent
        self.options = parent.options
        self.module = parent.module
        self.flow = flow
        self.index = flow.index
        self.code = flow.function.code
        self.type = flow.type
        self.entry = entry
        self.b = Builder(parent.out, self.options.fast_math)
        self.cold = []  # texts of blocks at the end
        self.saved = 1  # slots for registers that a better version of a loop gets
        self.asking = {}  # block that is gone back to -> label
        self.windows = 0  # slots for arguments of calls
        # A longjmp must find all registers in memory, as they were left: nothing is kept elsewhere.
        self.jumps = {i: n for n, i in enumerate(flow.setjmps)}
        self.volatile = "volatile " if self.jumps else ""
        self.proved = proved
        self.small = small
        wanted = not small and (self.options.versioning or self.options.vector_width) and not self.jumps
        facts = self.options.kernels.get(self.index)
        self.short = {flow.block_at.get(at) for at in facts.short} if facts is not None else ()
        found = plan_loops(flow, self.options, proved, self.short) if wanted else {}
        self.plans = {h: p for h, p in found.items() if p.worthwhile} if self.options.versioning and self.options.memory == "sandbox" else {}
        # header of a loop over independent instances -> its access group
        self.instances = {}
        for at in facts.parallel if facts is not None and wanted else ():
            header = flow.block_at.get(at)
            if header in flow.loops:
                self.instances[header] = parent.out.meta("distinct !{}")
        self.vector_calls = self.options.vector_math and any(map(self.has_variants, self.code))
        self.group = "#3" if self.options.vector_width and (self.vector_calls or any(p.streams for p in found.values())) else "#0"
        self.group = "#4" if self.jumps else self.group
        if self.options.ahead:
            self.group += ' section ".text"'  # else LLVM puts what it believes to run seldom elsewhere
        self.fast = None  # the plan whose fast copy is being written
        self.copy = 0  # of a loop with two copies: which part is being written (version.CHECK, FAST, SLOW)
        self.bases = {}  # header -> host address of guest address 0 in the fast copy of its loop, which needs it as a pointer
        self.native = self.options.memory == "native"
        self.volatile_bulk = "true" if self.options.exact else "false"
        self.variables = {}
        self.local_units = self.options.fuel and bool(flow.loops) and not self.jumps
        self.keeps_sp = entry is None and (flow.function.frame > 0 or any(insn[0] in opcodes.MOVES_SP for insn in self.code))
        self.debug = ""
        self.locations = {}
        if self.options.debug:
            self.scope = parent.subprogram(str(self.index))
            self.debug = f" !dbg !{self.scope}"

    def has_variants(self, insn):
        """Whether an instruction calls a function that there is for vectors, too."""
        return insn[0] in operands.DIRECT and bool(vector_math.names(self.options.native_math.get(insn[1], "")))

    # -- the two kinds of functions
    def typed(self, suffix=""):
        """f<N>."""
        params = [f"{STORAGE[t]} %a{n}" for n, t in enumerate(self.type.params)]
        head = f"define internal {self.parent.result_type(self.type)} @f{self.index}{suffix}({', '.join([self.parent.context(), *params])}) {self.group}{self.debug} {{"
        return self._text(head)

    def entered(self):
        """o<N>_<I>."""
        head = f"define void @o{self.index}_{self.entry}({self.parent.context()}, ptr noundef %registers) {self.group}{self.debug} {{"
        return self._text(head)

    def _text(self, head):
        start = 0 if self.entry is None else self.flow.block_at.get(self.entry)
        if start is None:
            raise ValueError(f"instruction {self.entry} of function {self.index} begins no block")
        self._blocks()
        body, self.b.lines = self.b.lines, []
        self.copy = 0
        self.at(self.entry or 0)
        self._prologue(start)
        return "\n".join([head, *self.b.lines, *body, *self.cold, "}"])

    def at(self, instruction):
        """What is written from now on belongs to an instruction."""
        if self.options.debug:
            key = instruction, self.copy if self.options.copies else 0
            if key not in self.locations:
                self.locations[key] = f", !dbg !{self.parent.location(self.scope, instruction + 1, key[1])}"
            self.b.location = self.locations[key]
        self.here = instruction

    # -- the entry
    def _prologue(self, start):
        b = self.b
        b.label("entry")
        for web in sorted(self.variables):
            b.emit(f"%r{web} = alloca {self.variables[web]}, align 8")
        if self.options.fuel:
            b.emit("%units = alloca i64, align 8")
            b.emit("%turns = alloca i64, align 8")
        if self.windows:
            b.emit(f"%args = alloca [{self.windows} x i64], align 8")
        if self.jumps:
            b.emit(f"%jumps = alloca [{JUMP_FRAME + JUMP_SITE * len(self.jumps)} x i8], align 16")
        if self.options.power:
            b.emit('call void asm sideeffect "", "~{lr}"()')
        if self.asking:
            b.emit(f"%saved = alloca [{self.saved} x i64], align 8")
        if not self.options.base:
            mem = self.context_field("mem", "ptr", constant=True)
            b.lines[-1] = b.lines[-1].replace(f"{mem} =", "%mem =", 1)
        if self.native:
            data = self.context_field("ro_lo", "ptr", constant=True)
            b.lines[-1] = b.lines[-1].replace(f"{data} =", "%data =", 1)
        self._enter(start)

    def _enter(self, start):
        if self.entry is None:
            self.take_units()
            if self.options.fuel:
                self.count()
            if self.keeps_sp:
                self._note_sp()
            self._parameters()
            self.jump_frame(len(self.jumps))
        else:
            self.take_units()
            for r in bits(self.flow.blocks[start].live_in):
                self._enter_register(r, self.flow.blocks[start].entry[r])
        self.b.emit(f"br label %{self.label(None, start)}")

    def _note_sp(self):
        sp = self.context_field("sp", "i64")
        self.b.lines[-1] = self.b.lines[-1].replace(f"{sp} =", "%old_sp =", 1)

    def _parameter(self, r, type):
        """The value of a parameter."""
        return f"%a{r}"

    def _parameters(self):
        b, flow = self.b, self.flow
        for web in sorted(flow.cleared):
            if web in self.variables:
                b.emit(f"store {self.volatile}{self.variables[web]} zeroinitializer, ptr %r{web}")
        frame = len(self.type.params)
        if flow.function.frame:
            low = b.op(f"sub i64 %old_sp, {flow.function.frame}")
            # A stack ends at a page, which no alignment exceeds.
            bad = b.op(f"icmp slt i64 {low}, {self.context_field('sp_lo', 'i64', constant=True)}")
            self.trap_if(bad, "stack")
            mask = -(1 << flow.function.frame_align)
            if not self.native:
                mask &= 0xFFFFFFFF  # stacks lie in the guest's 4 GiB: accesses of the frame need no truncation
            low = b.op(f"and i64 {low}, {mask}") if mask != -1 else low
            self.set_context_field("sp", low)
            self._give(flow.entry_values[frame], "i64", low)
        for r, t in enumerate(self.type.params):
            if flow.web[flow.entry_values[r]] in self.variables:
                self._give(flow.entry_values[r], STORAGE[t], self._parameter(r, t))

    def _give(self, value, type, given):
        """A value that a function starts with, if it is used at all."""
        if self.flow.web[value] in self.variables:
            self.define_value(value, type, given)

    def _enter_register(self, r, value):
        """A register of the interpreter's frame."""
        web = self.flow.web[value]
        if web in self.variables:
            p = self.b.op(f"getelementptr i8, ptr %registers, i64 {8 * r}")
            x = self.b.op(f"load {self.variables[web]}, ptr {p}, align 8, !tbaa !{self.parent.argument_tag}")
            self.b.emit(f"store {self.volatile}{self.variables[web]} {x}, ptr %r{web}")

    # -- blocks
    def _blocks(self):
        flow = self.flow
        for n in flow.order:
            if n in self.plans:
                self._check(n)
            self._block(n, "b")
        for header, plan in self.plans.items():
            self.fast = plan
            for n in flow.order:
                if n in flow.loops[header].blocks:
                    self._block(n, "f")
            self.fast = None

    def _check(self, header):
        """Which copy of a loop to run, on each entry from outside."""
        plan = self.plans[header]
        self.copy = CHECK
        self.b.label(f"c{header}")
        self.at(self.flow.blocks[header].start)
        if self.options.base:
            self.bases[header] = self.context_field("mem", "ptr", constant=True)
        self._enter_if(header, plan, False, f"again{header}" if plan.complete else f"b{header}")
        if plan.complete:
            self.b.label(f"again{header}")
            if not plan.again:  # only another thread than the first, whose own stack lies elsewhere, has more
                alone = self.b.op(f"icmp eq i64 {self.context_field('stacks', 'i64')}, 0")
                self.b.emit(f"br i1 {alone}, label %b{header}, label %stack{header}")
                self.b.label(f"stack{header}")
            self._enter_if(header, plan, True, f"b{header}")

    def _enter_if(self, header, plan, own, otherwise):
        fits = plan.write_check(self, own)
        if plan.uncounted:
            if plan.may_end_early:  # not for the sake of a few iterations
                fits = self.b.op(f"and i1 {fits}, {self.b.op(f'icmp ule i64 {plan.bound}, {MUCH}')}")
            fits = self._reserve(fits, plan.bound)
        self.b.emit(f"br i1 {fits}, label %f{header}, label %{otherwise}, !prof !{self.parent.likely}")

    def _reserve(self, fits, bound):
        """Whether there is fuel for as many iterations, too."""
        b = self.b
        enough, ask, done = b.fresh("enough"), b.fresh("reserve"), b.fresh("reserved")
        b.emit(f"br label %{enough}")
        b.label(enough)
        units = b.op("load i64, ptr %units")
        short = b.op(f"and i1 {fits}, {b.op(f'icmp slt i64 {units}, {bound}')}")
        b.emit(f"br i1 {short}, label %{ask}, label %{done}")
        b.label(ask)
        self.give_units()
        b.emit(f"call void {self.context_field('native_reserve', 'ptr', constant=True)}(ptr %ctx, i64 {bound}) #2")
        self.take_units()
        more = b.op("load i64, ptr %units")
        b.emit(f"br label %{done}")
        b.label(done)
        left = b.op(f"phi i64 [ {units}, %{enough} ], [ {more}, %{ask} ]")
        b.emit("store i64 0, ptr %turns")
        return b.op(f"and i1 {fits}, {b.op(f'icmp sge i64 {left}, {bound}')}")

    def _block(self, n, prefix):
        block = self.flow.blocks[n]
        doubled = any(n in self.flow.loops[header].blocks for header in self.plans)
        self.copy = FAST if self.fast is not None else SLOW if doubled else 0
        self.b.label(f"{prefix}{n}")
        for i in range(block.start, block.end):
            self.at(i)
            insn = self.code[i]
            self.writers[insn[0]](self, i, insn)
        if not operands.SHAPES[self.code[block.end - 1][0]].ends and not operands.targets(self.code[block.end - 1]):
            self.jump(n, n + 1)

    def jump(self, n, to):
        """The end of block n, which goes on with block `to`."""
        self.b.emit(f"br label %{self.label(n, to)}{self.loop_metadata(n, [to])}")

    def label(self, n, to, taken=False):
        """The label that stands for block `to` where block n goes to it; `taken`: by a branch."""
        if taken and self.options.fuel and self.flow.blocks[to].start <= self.here:
            return self._counted(n, to)
        return self._next_label(n, to)

    def _next_label(self, n, to):
        if self.fast is not None and self.fast.complete and to not in self.flow.loops[self.fast.header].blocks:
            return self._left(n, to)
        if self.options.replaceable and to in self.flow.loops and n in self.flow.loops[to].blocks:
            return self._asking(to)
        return self._plain_label(n, to)

    def _plain_label(self, n, to):
        if self.fast is not None and to in self.flow.loops[self.fast.header].blocks:
            return f"f{to}"
        if to in self.plans and (n is None or n not in self.flow.loops[to].blocks):
            return f"c{to}"
        return f"b{to}"

    def _left(self, n, to):
        """A block on the way out of a fast copy: its stores are done and its iterations counted."""
        b = self.b
        name = b.fresh("leave")
        lines, b.lines = b.lines, [f"{name}:"]
        if self.options.exact:
            b.emit('call void asm sideeffect "", "~{memory}"()')
        if self.fast.uncounted:
            units = b.op(f"sub i64 {b.op('load i64, ptr %units')}, {b.op('load i64, ptr %turns')}")
            b.emit(f"store i64 {units}, ptr %units")
            self._next_slice_if(b.op(f"icmp sgt i64 {units}, {MUCH}"))  # what was reserved goes back
        b.emit(f"br label %{self._plain_label(n, to)}")
        self.cold += b.lines
        b.lines = lines
        return name

    # -- what is exact at a trap
    def may_move(self, i, mem, size):
        """Whether a load may be moved, joined with others, or left out."""
        if not self.options.exact:
            return True
        proved = self.fast is not None and self.fast.complete
        return proved or always_there(self.flow, i, mem, size)

    def orders_stores(self, i):
        """Whether a store has to stay where it is."""
        return self.options.exact and not (self.fast is not None and self.fast.complete)

    def _counted(self, n, to):
        """A block on a back edge that counts it."""
        b = self.b
        name = b.fresh("back")
        lines, b.lines = b.lines, [f"{name}:"]
        here = self.here
        self.at(self.flow.blocks[to].start)
        self.count()
        b.emit(f"br label %{self._next_label(n, to)}")
        self.cold += b.lines
        b.lines = lines
        self.at(here)
        return name

    def count(self):
        """One unit of fuel less; the safepoint when none is left."""
        b = self.b
        if self.fast is not None and self.fast.uncounted:
            turns = b.op("load i64, ptr %turns")
            b.emit(f"store i64 {b.op(f'add i64 {turns}, 1')}, ptr %turns")
            return
        if self.local_units:
            units = b.op(f"add i64 {b.op('load i64, ptr %units')}, -1")
            b.emit(f"store i64 {units}, ptr %units")
        else:
            units = b.op(f"add i64 {self.context_field('native_units', 'i64')}, -1")
            self.set_context_field("native_units", units)
        self._next_slice_if(b.op(f"icmp slt i64 {units}, 0"))

    def _next_slice_if(self, condition):
        b = self.b
        spent, go_on = b.fresh("spent"), b.fresh("counted")
        b.emit(f"br i1 {condition}, label %{spent}, label %{go_on}, !prof !{self.parent.unlikely}")
        b.label(spent)
        self.give_units()
        b.emit(f"call void {self.context_field('native_slow', 'ptr', constant=True)}(ptr %ctx) #2")
        self.take_units()
        b.emit(f"br label %{go_on}")
        b.label(go_on)

    def _asking(self, to):
        """The block between back edges to a loop and its header: it goes on there or in the loop's better version, which gets the live registers."""
        b = self.b
        if to in self.asking:
            return self.asking[to]
        asks = self.asking[to] = f"p{to}"
        block, go_on = self.flow.blocks[to], f"b{to}"
        lines, b.lines = b.lines, [f"{asks}:"]
        here = self.here
        self.at(block.start)
        p = b.op(f"getelementptr i8, ptr %ctx, i64 {abi.OFFSETS['native_poll']}")
        flag = b.op(f"load volatile i64, ptr {p}, align 8")
        asked, better = b.fresh("asked"), b.fresh("better")
        b.emit(f"br i1 {b.op(f'icmp ne i64 {flag}, 0')}, label %{asked}, label %{go_on}, !prof !{self.parent.unlikely}")
        b.label(asked)
        hook = self.context_field("native_replace", "ptr", constant=True)
        found = b.op(f"call ptr {hook}(ptr %ctx, i32 {self.index}, i32 {block.start}) #2")
        b.emit(f"br i1 {b.op(f'icmp eq ptr {found}, null')}, label %{go_on}, label %{better}, !prof !{self.parent.likely}")
        b.label(better)
        for r in bits(block.live_in):
            self.saved = max(self.saved, r + 1, len(self.type.results))
            name, stored = self.variable(block.entry[r])
            p = b.op(f"getelementptr i8, ptr %saved, i64 {8 * r}")
            b.emit(f"store {stored} {b.op(f'load {stored}, ptr {name}')}, ptr {p}, align 8, !tbaa !{self.parent.argument_tag}")
        if self.options.debug:
            b.location = f", !dbg !{self.parent.location(self.scope, HIDDEN)}"
        self.give_units()
        b.emit(f"call void {found}(ptr %ctx, ptr %saved) #2")
        if self.keeps_sp:
            self.set_context_field("sp", "%old_sp")
        for n, t in enumerate(self.type.results):
            self.parent.store_slot(b, "%registers", n, STORAGE[t], self.parent.load_slot(b, "%saved", n, STORAGE[t]))
        b.emit("ret void")
        self.cold += b.lines
        b.lines = lines
        self.at(here)
        return asks

    # Where there are loops, units are in a variable, and in the context only while others run.
    def take_units(self):
        if self.local_units:
            self.b.emit(f"store i64 {self.context_field('native_units', 'i64')}, ptr %units")

    def give_units(self):
        if self.local_units:
            self.set_context_field("native_units", self.b.op("load i64, ptr %units"))

    def access(self, i):
        """Metadata of an access: the loop of independent instances that it is in."""
        group = self.group_of(self.flow.block_containing(i)) if self.instances else None
        return f", !llvm.access.group !{group}" if group is not None else ""

    def group_of(self, n):
        for header, group in self.instances.items():
            if n in self.flow.loops[header].blocks:
                return group
        return None

    def loop_metadata(self, n, targets):
        """On back edges of the slow copy of a loop: it is there for odd cases, so keep it small. On those of loops over
        instances: that these are independent."""
        for to in targets:
            if to in self.instances and n in self.flow.loops[to].blocks and (self.fast is not None or to not in self.plans):
                return f", !llvm.loop !{self.parent.parallel_metadata(self, to)}"
        for to in targets:
            if (to in self.short or self.small and to in self.flow.loops) and n in self.flow.loops[to].blocks:
                return f", !llvm.loop !{short_metadata(self.parent.out)}"
            if self.fast is None and to in self.plans and n in self.flow.loops[to].blocks:
                return f", !llvm.loop !{self.plans[to].slow_metadata(self.parent.out)}"
            if self.fast is not None and to == self.fast.header and self.options.kernels and (found := self.fast.fast_metadata(self.parent.out)) is not None:
                return f", !llvm.loop !{found}"
        return ""

    # -- registers
    def variable(self, value):
        """(name, type) of the variable that holds a value."""
        web = self.flow.web[value]
        if web not in self.variables:
            self.variables[web] = self.flow.storage[web]
        return f"%r{web}", self.variables[web]

    def use(self, i, n, type):
        """The n-th register that instruction i reads, as a machine type; None: as it is stored, with its type."""
        name, stored = self.variable(self.flow.use_values[i][n])
        value = self.b.op(f"load {self.volatile}{stored}, ptr {name}")
        if type is None:
            return value, stored
        return self.b.convert(value, stored, type)

    def define(self, i, n, type, value):
        """The n-th register that instruction i writes."""
        self.define_value(self.flow.def_values[i][n], type, value)

    def define_value(self, v, type, value):
        name, stored = self.variable(v)
        self.b.emit(f"store {self.volatile}{stored} {self.b.convert(value, type, stored)}, ptr {name}")

    def value_at_entry(self, value, type):
        """A value that is live at the beginning of a loop, read before it."""
        name, stored = self.variable(value)
        return self.b.convert(self.b.op(f"load {stored}, ptr {name}"), stored, type)

    def truncate(self, value):
        """The low 32 bits of a guest address, as i64."""
        return self.b.op(f"zext i32 {self.b.op(f'trunc i64 {value} to i32')} to i64")

    @property
    def fast_mem(self):
        """The host address of guest address 0 as a pointer, for accesses without truncation."""
        if not self.options.base:
            return "%mem"
        return self.context_field("mem", "ptr", constant=True) if self.fast is None else self.bases[self.fast.header]

    def host(self, address):
        """The host address of a truncated guest address."""
        if not self.options.base:
            return self.b.op(f"getelementptr i8, ptr %mem, i64 {address}")
        # As a sum of integers: LLVM would hold a pointer that is a constant in a register.
        return self.b.op(f"inttoptr i64 {self.b.op(f'add i64 {address}, {self.options.base}')} to ptr")

    # -- the context
    def context_field(self, name, type, constant=False):
        p = self.b.op(f"getelementptr i8, ptr %ctx, i64 {abi.OFFSETS[name]}") if abi.OFFSETS[name] else "%ctx"
        more = f", !invariant.load !{self.parent.empty}" if constant else ""
        return self.b.op(f"load {type}, ptr {p}, align 8{more}, !tbaa !{self.parent.context_tag}")

    def set_context_field(self, name, value):
        p = self.b.op(f"getelementptr i8, ptr %ctx, i64 {abi.OFFSETS[name]}")
        self.b.emit(f"store i64 {value}, ptr {p}, align 8, !tbaa !{self.parent.context_tag}")

    def jump_frame(self, n):
        """Begin, or with n = 0 end, the frame of a function that calls setjmp."""
        if self.jumps:
            self.b.module.declare("allvm_jump_frame", "hidden void @{}(ptr, ptr, i32)")
            self.b.emit(f"call void @allvm_jump_frame(ptr %ctx, ptr %jumps, i32 {n}) #2")

    # -- exceptions
    def leave(self):
        """Return because an exception leaves the function."""
        self.give_units()
        self.jump_frame(0)
        if self.keeps_sp:
            self.set_context_field("sp", "%old_sp")
        if self.by_slots:
            self.set_context_field("unwinding", "1")
            self.b.emit("ret void")
            return
        whole = self.parent.result_type(self.type)
        n = len(self.type.results)
        self.b.emit(f"ret {whole} {self.b.op(f'insertvalue {whole} zeroinitializer, i1 true, {n}')}" if n else "ret i1 true")

    def go_on_unless(self, thrown, clear):
        """After a call at the instruction at hand: if an exception has left it, on to its handler, or out.
        clear: the context says so, and shall no longer."""
        b = self.b
        out, back = b.fresh("unwound"), b.fresh("returned")
        b.emit(f"br i1 {thrown}, label %{out}, label %{back}, !prof !{self.parent.unlikely}")
        lines, b.lines = b.lines, [f"{out}:"]
        if clear:
            self.set_context_field("unwinding", "0")
        n = self.flow.block_containing(self.here)
        handler = self.flow.blocks[n].handler
        if handler is None or self.here != self.flow.blocks[n].end - 1:
            self.leave()
        else:
            to = self._counted(n, handler) if self.options.fuel else self.label(n, handler)  # a unit wherever it lies
            b.emit(f"br label %{to}{self.loop_metadata(n, [handler])}")
        self.cold += b.lines
        b.lines = lines
        b.label(back)

    # -- traps
    def trap(self, kind, address="0"):
        """Stop here. kind: a name or an i32."""
        from allvm.ir.isa import TRAPS

        number = TRAPS[kind][0] if isinstance(kind, str) else kind
        self.give_units()
        f = self.context_field("native_trap", "ptr", constant=True)
        self.b.emit(f"call void {f}(ptr %ctx, i32 {number}, i64 {address}) #1")
        self.b.emit("unreachable")

    def trap_if(self, condition, kind):
        b = self.b
        bad, good = b.fresh("trap"), b.fresh("ok")
        b.emit(f"br i1 {condition}, label %{bad}, label %{good}, !prof !{self.parent.unlikely}")
        lines, b.lines = b.lines, [f"{bad}:"]
        self.trap(kind)
        self.cold += b.lines
        b.lines = lines
        b.label(good)

    def window(self, n):
        """The address of n slots for arguments."""
        self.windows = max(self.windows, n, 1)
        return "%args"
