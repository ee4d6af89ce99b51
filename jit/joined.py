"""Quick code of a function: one body with several entries, at its beginning and at loops, so that it is compiled once.

Arguments come in slots, as registers of the interpreter's frame do, and results go to slots. It is not for the optimiser: loops that
contain an entry have two.
"""

from allvm.jit.dwarf import HIDDEN
from allvm.jit.flow import STORAGE, bits
from allvm.jit.function import FunctionLowering


class Joined(FunctionLowering):
    """f<N>x, and w<N> and o<N>_<I> that go there. entries: None for the beginning, or instructions."""

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
        return "\n".join([self._text(head), *map(self._entry, range(len(self.entries)))])

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
                self._parameters()
            else:
                for r in bits(self.flow.blocks[start].live_in):
                    self._enter_register(r, self.flow.blocks[start].entry[r])
            b.emit(f"br label %{self.label(None, start)}")

    def _parameter(self, r, type):
        return self.parent.load_slot(self.b, "%registers", r, STORAGE[type])
