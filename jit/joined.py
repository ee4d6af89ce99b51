"""Quick code of a function: one body with several entries, at its beginning and at loops, so that it is compiled once.

Arguments come in slots, as registers of the interpreter's frame do, and results go to slots; f<N> puts them there and fetches them.
It is not for the optimiser: loops that contain an entry have two.
"""

from allvm.jit.dwarf import HIDDEN
from allvm.jit.flow import STORAGE, bits
from allvm.jit.function import FunctionLowering
from allvm.jit.text import Builder


class Joined(FunctionLowering):
    """f<N>x, and w<N>, o<N>_<I> and, with Options.typed, f<N> that go there. entries: None for the beginning, or instructions."""

    by_slots = True

    def __init__(self, parent, flow, entries):
        super().__init__(parent, flow)
        self.entries = entries
        self.starts = [0 if e is None else flow.block_at.get(e) for e in entries]
        if None in self.starts:
            raise ValueError(f"an instruction out of {entries} of function {self.index} begins no block")

    def text(self):
        """All of it."""
        head = f"define internal void @f{self.index}x({self.parent.context()}, ptr noundef %registers, i32 %which) {self.group}{self.debug} {{"
        parts = [self._text(head), *map(self._entry, range(len(self.entries)))]
        return "\n".join(parts if None not in self.entries or not self.options.typed else [*parts, self._typed()])

    def _typed(self):
        """f<N>: arguments and results in registers."""
        parent, type = self.parent, self.type
        b = self.b = Builder(parent.out)
        debug = ""
        if self.options.debug:
            scope = parent.subprogram(f"t{self.index}")
            debug, b.location = f" !dbg !{scope}", f", !dbg !{parent.location(scope, HIDDEN)}"
        b.emit(f"%slots = alloca [{max(len(type.params), len(type.results), 1)} x i64], align 8")
        if self.options.fuel:  # the call; whether that was the last unit is seen where the body is entered
            self.set_context_field("native_units", b.op(f"add i64 {self.context_field('native_units', 'i64')}, -1"))
        for n, t in enumerate(type.params):
            parent.store_slot(b, "%slots", n, STORAGE[t], f"%a{n}")
        b.emit(f"call void @f{self.index}x(ptr %ctx, ptr %slots, i32 {self.entries.index(None)}) #2")
        values = [(STORAGE[t], parent.load_slot(b, "%slots", n, STORAGE[t])) for n, t in enumerate(type.results)]
        if parent.throws:  # by slots the context says it
            values.append(("i1", b.op(f"icmp ne i64 {self.context_field('unwinding', 'i64')}, 0")))
            self.set_context_field("unwinding", "0")
        whole = parent.result_type(type)
        if len(values) < 2:
            b.emit(f"ret {values[0][0]} {values[0][1]}" if values else "ret void")
        else:
            result = "zeroinitializer"
            for n, (t, v) in enumerate(values):
                result = b.op(f"insertvalue {whole} {result}, {t} {v}, {n}")
            b.emit(f"ret {whole} {result}")
        params = [f"{STORAGE[t]} %a{n}" for n, t in enumerate(type.params)]
        head = f"define internal {whole} @f{self.index}({', '.join([parent.context(), *params])}) #0{debug} {{"
        return "\n".join([head, *b.lines, "}"])

    def _entry(self, k):
        name = f"w{self.index}" if self.entries[k] is None else f"o{self.index}_{self.entries[k]}"
        debug = location = ""
        if self.options.debug:
            scope = self.parent.subprogram(name)
            debug, location = f" !dbg !{scope}", f", !dbg !{self.parent.location(scope, HIDDEN)}"
        return (f"define void @{name}({self.parent.context()}, ptr noundef %registers) #0{debug} {{\n"
                f"  call void @f{self.index}x(ptr %ctx, ptr %registers, i32 {k}) #2{location}\n  ret void{location}\n}}")  # fmt: skip

    def _enter(self, _):
        b = self.b
        self.take_units()
        if self.keeps_sp:
            self._note_sp()
        cases = " ".join(f"i32 {k}, label %enter{k}" for k in range(1, len(self.entries)))
        b.emit(f"switch i32 %which, label %enter0 [ {cases} ]")
        for k, (entry, start) in enumerate(zip(self.entries, self.starts)):
            b.label(f"enter{k}")
            self.at(entry or 0)
            if entry is None:
                if self.options.fuel:
                    units = b.op("load i64, ptr %units") if self.local_units else self.context_field("native_units", "i64")
                    self._next_slice_if(b.op(f"icmp slt i64 {units}, 0"))
                self._parameters()
            else:
                for r in bits(self.flow.blocks[start].live_in):
                    self._enter_register(r, self.flow.blocks[start].entry[r])
            b.emit(f"br label %{self.label(None, start)}")

    def _parameter(self, r, type):
        return self.parent.load_slot(self.b, "%registers", r, STORAGE[type])
