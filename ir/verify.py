"""The verifier: checks every rule of docs/container.md that a decoded module can break.

What it passes can be linked, interpreted and compiled without further checks. An error names the
function, the instruction and the rule, e.g.
``function f, instruction 3 (add.i32): register r9 does not exist; the function has 4 [register]``.
"""

from allvm.ir import isa
from allvm.ir.debug import check_debug
from allvm.ir.errors import VerifyError
from allvm.ir.graph import GraphFault, check_nodes
from allvm.ir.module import COMMON, GLOBAL, LOCAL, VALUE_TYPES, WEAK, FuncType

# Limits, the same for every reader (docs/container.md).
MAX_REGS = 60000
MAX_FRAME = 1 << 31
MAX_ALIGN = 16  # log2
MAX_TYPES = 60000
MAX_VALUES = 1000  # parameters or results of a function
MAX_FUNCTIONS = 1 << 22
MAX_CODE = 1 << 24  # instructions of a function
MAX_SWITCH = 1 << 20
MAX_DATA = 1 << 31  # bytes of all data objects together, with their alignment

S32_MIN, S32_MAX = -(1 << 31), (1 << 31) - 1
S64_MIN, S64_MAX = -(1 << 63), (1 << 63) - 1
IMM_RANGE = {
    "s32": (S32_MIN, S32_MAX), "s64": (S64_MIN, S64_MAX), "f32": (0, (1 << 32) - 1), "f64": (0, (1 << 64) - 1),
    "u8": (0, 255),
}  # fmt: skip
KNOWN_TRAPS = {number for number, _ in isa.TRAPS.values()} | {0}


def verify(m):
    """Raise VerifyError when a module breaks a rule; else return the module."""
    Verifier(m).run()
    return m


class _Broken(Exception):
    """A broken rule, before it is known where: (rule, text)."""


def fail(rule, what):
    raise _Broken(rule, what)


def check_range(value, low, high, rule, what):
    if not low <= value <= high:
        fail(rule, f"{what} {value} is not from {low} to {high}")


class Verifier:
    """One run over one module."""

    def __init__(self, m):
        self.m = m
        self.where = ""
        self.nregs = self.count = 0
        self.own_results = 0

    def run(self):
        m = self.m
        parts = [
            ("types", self.types), ("imports", self.imports), ("functions", self.function_table),
            ("data", self.data_table), ("aliases", self.aliases), ("symbols", self.symbols), ("start", self.start),
            ("programs", self.programs),
            ("files and facts", self.facts),
        ]  # fmt: skip
        for where, check in parts:
            self.where = where
            self.guarded(check)
        self.func_types = [m.types[f.type] for f in (*m.import_funcs, *m.functions)]
        self.nparams = [len(t.params) for t in self.func_types]
        self.nresults = [len(t.results) for t in self.func_types]
        self.nfuncs = len(self.func_types)
        self.ndata = len(m.import_data) + len(m.data)
        self.where = "graphs"
        self.guarded(self.graphs)
        for n, f in enumerate(m.functions, len(m.import_funcs)):
            self.function(f, n)

    def guarded(self, check, *args):
        """Run a check; turn a broken rule, or an object of the wrong kind, into a VerifyError."""
        try:
            check(*args)
        except _Broken as e:
            rule, what = e.args
            raise VerifyError(f"{self.where}: {what} [{rule}]") from None
        except (TypeError, ValueError, AttributeError, IndexError, KeyError) as e:
            raise VerifyError(f"{self.where}: malformed: {e} [shape]") from None

    # -- tables
    def types(self):
        check_range(len(self.m.types), 0, MAX_TYPES, "type-count", "the number of types")
        if len(set(self.m.types)) != len(self.m.types):
            fail("types-distinct", "two function types are equal")
        for n, t in enumerate(self.m.types):
            if not isinstance(t, FuncType):
                fail("type", f"type {n} is no function type")
            for values, what in ((t.params, "parameters"), (t.results, "results")):
                check_range(len(values), 0, MAX_VALUES, "type-size", f"type {n}: the number of {what}")
                for v in values:
                    if v not in VALUE_TYPES:
                        fail("value-type", f"type {n}: {v!r} is no value type")

    def type_index(self, index, what):
        if not 0 <= index < len(self.m.types):
            fail("type-index", f"{what}: type {index} does not exist; there are {len(self.m.types)}")

    def imports(self):
        for x in self.m.import_funcs:
            self.where = f"imported function {x.name}"
            self.name(x.name, True)
            self.type_index(x.type, "its type")
        for x in self.m.import_data:
            self.where = f"imported data {x.name}"
            self.name(x.name, True)

    def name(self, name, needed):
        if needed and not name:
            fail("name", "a symbol that is not local needs a name")
        self.text(name)
        if "\0" in name:
            fail("name", f"the name {name!r} contains a NUL")

    def text(self, text):
        try:
            text.encode()
        except UnicodeEncodeError:
            fail("text", f"{text!r} cannot be written as UTF-8")

    def linkage(self, x, allowed):
        if x.linkage not in allowed:
            fail("linkage", f"its linkage may not be {x.linkage!r}")
        self.name(x.name, x.linkage != LOCAL)

    def function_table(self):
        m = self.m
        check_range(len(m.import_funcs) + len(m.functions), 0, MAX_FUNCTIONS, "function-count", "the number of functions")
        for f in m.functions:
            self.where = f"function {f.name or '(unnamed)'}"
            self.linkage(f, (LOCAL, GLOBAL, WEAK))
            self.type_index(f.type, "its type")
            check_range(f.frame, 0, MAX_FRAME, "frame", "the size of its frame")
            check_range(f.frame_align, 0, MAX_ALIGN, "frame", "the alignment of its frame (log2)")
            least = len(m.types[f.type].params) + (f.frame > 0)
            check_range(f.nregs, least, MAX_REGS, "register-count", "its number of registers")

    def data_table(self):
        end = 0
        for d in self.m.data:
            self.where = f"data {d.name or '(unnamed)'}"
            self.linkage(d, (LOCAL, GLOBAL, WEAK, COMMON))
            check_range(d.size, 0, MAX_DATA - 1, "data-size", "its size")
            check_range(d.align, 0, MAX_ALIGN, "data-align", "its alignment (log2)")
            if len(d.init) > d.size:
                fail("data-init", f"it has {len(d.init)} initial bytes but a size of {d.size}")
            if d.linkage == COMMON and (d.init or d.relocs or d.readonly):
                fail("common", "common data has no initial value and is not read-only")
            if d.thread and (d.readonly or d.linkage == COMMON):
                fail("data-thread", "thread-local data is neither read-only nor common")
            self.relocs(d)
            end = (end + (1 << d.align) - 1 >> d.align << d.align) + d.size
        self.where = "data"
        check_range(end, 0, MAX_DATA - 1, "data-total", "the total size")

    def relocs(self, d):
        m = self.m
        count = {
            "func": len(m.import_funcs) + len(m.functions),
            "data": len(m.import_data) + len(m.data),
        }
        end = 0
        for r in d.relocs:
            if r.kind not in count or r.width not in (4, 8):
                fail("relocation", f"there is no relocation of kind {r.kind!r} and width {r.width}")
            if not 0 <= r.index < count[r.kind]:
                fail("relocation", f"{r.kind} {r.index} at offset {r.offset} does not exist; there are {count[r.kind]}")
            if r.offset < end:
                fail("relocation-order", f"relocations overlap or are out of order at offset {r.offset}")
            end = r.offset + r.width
            if end > d.size:
                fail("relocation-inside", f"the relocation at offset {r.offset} reaches past its {d.size} bytes")
            check_range(r.addend, S64_MIN, S64_MAX, "relocation", "the addend")

    def aliases(self):
        m = self.m
        for a in m.aliases:
            self.where = f"alias {a.name}"
            self.linkage(a, (LOCAL, GLOBAL, WEAK))
            self.name(a.name, True)
            if a.kind not in ("func", "data"):
                fail("alias", f"{a.kind!r} is no kind of symbol")
            imports, own = (m.import_funcs, m.functions) if a.kind == "func" else (m.import_data, m.data)
            if not len(imports) <= a.index < len(imports) + len(own):
                fail("alias-target", f"{a.kind} {a.index} is not defined in this module")
            size = 0 if a.kind == "func" else own[a.index - len(imports)].size
            check_range(a.offset, 0, size, "alias-offset", "its offset")

    def symbols(self):
        m = self.m
        seen = set()
        for group in (m.import_funcs, m.import_data, m.functions, m.data, m.aliases):
            for x in group:
                if getattr(x, "linkage", GLOBAL) == LOCAL:
                    continue
                if x.name in seen:
                    fail("symbol-distinct", f"{x.name} is declared twice")
                seen.add(x.name)

    def programs(self):
        m = self.m
        if len({p.name for p in m.programs}) != len(m.programs):
            fail("program-distinct", "two programs have the same name")
        for p in m.programs:
            self.where = f"program {p.name}"
            self.name(p.name, True)
            if not len(m.import_funcs) <= p.main < len(m.import_funcs) + len(m.functions):
                fail("program", f"its main function {p.main} is not defined in this module")
            self.start(p)

    def start(self, m=None):
        m, lists = self.m, m or self.m
        for what, entries in (("init", lists.init), ("fini", lists.fini)):
            for priority, index in entries:
                self.where = f"{what} function {index}"
                check_range(priority, S32_MIN, S32_MAX, "start", "its priority")
                if not 0 <= index < len(m.import_funcs) + len(m.functions):
                    fail("start", "it does not exist")
                if m.func_type(index) != FuncType():
                    fail("start-type", f"{m.func_name(index)} has type {m.func_type(index)} instead of () -> ()")

    def facts(self):
        m = self.m
        for name, digest in m.dependencies:
            self.name(name, True)
            if digest and not (len(digest) == 64 and all(c in "0123456789abcdef" for c in digest)):
                fail("dependency", f"{digest!r} is no SHA-256 in hexadecimal")
        for text in (*m.files, *m.target, *m.target.values()):
            self.name(text, False)
        for text in m.custom:
            self.text(text)
        check_debug(m, lambda what: fail("variables", what))

    def graphs(self):
        def type_of(index):
            t = self.func_types[index]
            return t.params, t.results

        try:
            check_nodes(self.m.nodes, type_of, lambda index: self.m.func_name(index) or str(index), len(self.m.import_funcs))
        except GraphFault as e:
            fail(*e.args)

    # -- functions
    def function(self, f, index):
        self.where = f"function {f.name or index}"
        self.nregs = f.nregs
        self.count = len(f.code)
        self.own_results = self.nresults[index]
        self.guarded(self.body, f)
        checks = CHECKS
        i = 0
        try:
            for insn in f.code:
                for check, x in zip(checks[insn[0]], insn[1:], strict=True):
                    check(self, x)
                if insn[0] in SPECIAL:
                    SPECIAL[insn[0]](self, insn)
                i += 1
        except _Broken as e:
            rule, what = e.args
            raise VerifyError(f"{self.at(i, insn)}: {what} [{rule}]") from None
        except (TypeError, ValueError, AttributeError, IndexError, KeyError) as e:
            if not (isinstance(insn, tuple) and insn and isinstance(insn[0], int) and 0 <= insn[0] < len(isa.OPS)):
                raise VerifyError(f"{self.where}, instruction {i}: there is no such opcode: {insn!r} [opcode]") from None
            raise VerifyError(f"{self.at(i, insn)}: malformed operands {insn[1:]}: {e} [shape]") from None
        self.guarded(self.lines, f)

    def at(self, i, insn):
        return f"{self.where}, instruction {i} ({isa.OPS[insn[0]].name})"

    def body(self, f):
        if not f.code:
            fail("code-empty", "it has no instructions")
        check_range(len(f.code), 1, MAX_CODE, "code-size", "its number of instructions")
        last = f.code[-1]
        if not (0 <= last[0] < len(isa.OPS) and "end" in isa.OPS[last[0]].flags):
            self.where += f", instruction {len(f.code) - 1}"
            fail("code-end", "control may run past the last instruction")

    def lines(self, f):
        index = 0
        for entry in f.lines:
            if not index <= entry.index < self.count:
                fail("lines", f"the line table is out of order or outside of the function at instruction {entry.index}")
            index = entry.index
            if not 0 <= entry.file < len(self.m.files):
                fail("lines", f"file {entry.file} of the line table does not exist")
            check_range(entry.line, 0, S32_MAX, "lines", "a line number")

    # -- operands
    def register(self, x):
        if not 0 <= x < self.nregs:
            fail("register", f"register r{x} does not exist; the function has {self.nregs}")

    def registers(self, regs):
        if type(regs) is not tuple:
            fail("shape", f"{regs!r} is no tuple of registers")
        for x in regs:
            if not 0 <= x < self.nregs:
                fail("register", f"register r{x} does not exist; the function has {self.nregs}")

    def definitions(self, regs):
        self.registers(regs)
        if len(set(regs)) != len(regs):
            fail("results-distinct", "two results go to the same register")

    def label(self, x):
        if not 0 <= x < self.count:
            fail("label", f"label {x} is outside of the function, which has {self.count} instructions")

    def labels(self, labels):
        check_range(len(labels), 0, MAX_SWITCH, "switch-size", "the number of labels")
        for x in labels:
            self.label(x)

    def func(self, x):
        if not 0 <= x < self.nfuncs:
            fail("function-index", f"function {x} does not exist; there are {self.nfuncs}")

    def type(self, x):
        self.type_index(x, "callee")

    def data(self, x):
        if not 0 <= x < self.ndata:
            fail("data-index", f"data object {x} does not exist; there are {self.ndata}")

    def mem(self, mem):
        kind, root, index, ext, scale, disp = mem
        if kind == isa.MEM_BASE or kind == isa.MEM_INDEX:
            self.register(root)
            if not -isa.MAX_DISP <= disp <= isa.MAX_DISP:
                fail("displacement", f"displacement {disp} is not from {-isa.MAX_DISP} to {isa.MAX_DISP}")
        elif kind == isa.MEM_DATA or kind == isa.MEM_DATA_INDEX:
            self.data(root)
            check_range(disp, S32_MIN, S32_MAX, "displacement", "displacement")
        else:
            fail("memory-operand", f"there is no memory operand of kind {kind}")
        if kind & 1:
            self.register(index)
            if not (0 <= ext < len(isa.EXT_NAMES) and 0 <= scale <= 7):
                fail("memory-operand", f"bad extension {ext} or scale {scale}")
        elif ext or scale or index != -1:
            fail("memory-operand", "an index, extension or scale stands where there is no index")

    # -- rules of single instructions
    def call(self, insn):
        func, defs, uses = insn[1:4]
        self.arity(len(defs), self.nresults[func], "result", "call-results")
        self.arity(len(uses), self.nparams[func], "argument", "call-arguments")

    def call_indirect(self, insn):
        type, _, defs, uses = insn[1:5]
        self.arity(len(defs), len(self.m.types[type].results), "result", "call-results")
        self.arity(len(uses), len(self.m.types[type].params), "argument", "call-arguments")

    def ret(self, insn):
        self.arity(len(insn[1]), self.own_results, "value", "return-values")

    def arity(self, have, want, what, rule):
        if have != want:
            fail(rule, f"it has {have} {what}{'' if have == 1 else 's'}, the type asks for {want}")

    def trap(self, insn):
        if insn[1] not in KNOWN_TRAPS:
            fail("trap-number", f"there is no trap {insn[1]}")

    def rmw(self, insn):
        if insn[3] >= len(isa.RMW_KINDS):
            fail("rmw-kind", f"there is no operation {insn[3]}")

    def alloc(self, insn):
        check_range(insn[3], 0, MAX_ALIGN, "stack-align", "the alignment (log2)")


def _immediate(name, low, high):
    def check(self, x):
        if not low <= x <= high or type(x) is not int:
            fail("immediate", f"{x} is no {name}")

    return check


_CHECK = {
    "def": Verifier.register, "use": Verifier.register, "mem": Verifier.mem, "label": Verifier.label,
    "labels": Verifier.labels, "func": Verifier.func, "data": Verifier.data, "type": Verifier.type,
    "defs": Verifier.definitions, "uses": Verifier.registers,
    **{name: _immediate(name, *range) for name, range in IMM_RANGE.items()},
}  # fmt: skip

# opcode -> the checks of its operands; opcode -> what else must hold
CHECKS = {row.number: tuple([_CHECK[o.type if o.kind == "imm" else o.kind] for o in row.operands]) for row in isa.OPS}
SPECIAL = {
    isa.opcode("call"): Verifier.call, isa.opcode("call.ind"): Verifier.call_indirect, isa.opcode("ret"): Verifier.ret,
    isa.opcode("invoke"): Verifier.call, isa.opcode("invoke.ind"): Verifier.call_indirect,
    isa.opcode("trap"): Verifier.trap, isa.opcode("stack.alloc"): Verifier.alloc,
    **{row.number: Verifier.rmw for row in isa.OPS if ".rmw." in row.name},
}  # fmt: skip
