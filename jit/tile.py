"""Tiles: neighbouring instances of a leaf computed together, a vector along x for each of several rows, so that what they share is loaded once.

    tile = plan(module, place, kernel, width)     # None, or a Tile
    tile.text(lowering)                           # tile<N>, beside the kernel's w<N>

In a leaf whose control flow is the same for all instances, all instances of a tile go through it in step, and values stay in vector
registers all along, also around its loops. Each instance computes what it computes alone, in the same order: results are
equal to the bit. A value of a tile has a *shape*: it is a scalar, one for the tile or one for each row, that grows by `stride` from
instance to instance along x (0: the same for all); or a vector, again one for the tile or one for each row. tile<N> runs
tiles over whole rows, and gives what is left at the edges to the kernel.

What all rows of a column of tiles load in their loops (in a product of matrices: elements of the second one, a row apart) the first tile
copies side by side, and those below read the copies: neither caches nor the table of pages like steps of a power of two. All tiles
of a column take the same way through the code, so that the copies are numbered by counting. Their room is on the stack, ROOM bytes;
where that is too little, every tile loads from where things are.
"""

import re

from allvm.ir import isa
from allvm.jit import abi
from allvm.jit.flow import Flow
from allvm.jit.kernel_writer import COUNT, ID, JMP, RET, SELF
from allvm.jit.operands import SHAPES
from allvm.jit.text import Builder

VECTORS = 2  # of the machine's width, along x
ROWS = {512: 8}  # of a tile, by the width; else
FEW_ROWS = 4
MAX_CODE = 400
ROOM = 1 << 19  # bytes of copies
# Kinds of tiles: which copy nothing; which make copies; which read them; which are narrower, at the right edge.
PLAIN, FILL, COPIES, EDGE = "", ".fill", ".copies", ".edge"
MOV = isa.opcode("mov")
FLOAT = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
TYPES = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}
BRANCH = re.compile(r"br\.(eq|ne|lt_s|le_s|gt_s|lt_u|le_u|gt_u)\.i(32|64)(\.k)?$")
PREDICATE = {"eq": "eq", "ne": "ne", "lt_s": "slt", "le_s": "sle", "gt_s": "sgt", "lt_u": "ult", "le_u": "ule", "gt_u": "ugt"}


class Unfit(Exception):
    """A leaf cannot be tiled."""


class Shape:
    """stride: None for a vector. rows: whether each row has its own."""

    __slots__ = ("rows", "stride")

    def __init__(self, stride, rows):
        self.stride, self.rows = stride, rows

    def __eq__(self, other):
        return (self.stride, self.rows) == (other.stride, other.rows)


class Shapes:
    """The shapes of all values of a leaf: a fixed point. Raises Unfit."""

    def __init__(self, flow):
        self.flow, self.code = flow, flow.function.code
        self.known = {}
        changed = True
        while changed:
            changed = False
            for b in flow.order:
                changed |= self.block(b)
        self.check()

    def block(self, b):
        changed = False
        for v in {x for x in self.flow.blocks[b].entry.values() if self.flow.kinds[x][0] == "phi" and self.flow.kinds[x][1] == b}:
            changed |= self.put(v, self.join([self.known[x] for x in self.flow.inputs[v] if self.shape(x) is not None], v))
        for i in range(self.flow.blocks[b].start, self.flow.blocks[b].end):
            for v in self.flow.def_values[i]:
                changed |= self.put(v, self.computed(i))
        return changed

    def put(self, v, shape):
        if shape is None or v in self.known and self.known[v] == shape:
            return False
        self.known[v] = shape
        return True

    def shape(self, v):
        kind = self.flow.kinds[v]
        if v not in self.known and kind[0] in ("param", "undef"):
            self.known[v] = Shape(0, False)
        return self.known.get(v)

    def join(self, shapes, v):
        if not shapes:
            return None
        rows = any(s.rows for s in shapes)
        strides = {s.stride for s in shapes}
        if len(strides) == 1:
            return Shape(strides.pop(), rows)
        if strides - {0, None} or self.flow.storage[self.flow.web[v]] not in ("float", "double"):
            raise Unfit
        return Shape(None, rows)

    def computed(self, i):
        insn = self.code[i]
        row = isa.OPS[insn[0]]
        name, _, type = row.name.partition(".")
        if name == "const":
            return Shape(0, False)
        if insn[0] == SELF:
            return Shape(0, False)
        if insn[0] in (ID, COUNT):
            return Shape(int(insn[0] == ID and insn[3] == 0), insn[0] == ID and insn[3] == 1)
        shapes = [self.shape(v) for v in self.flow.use_values[i]]
        if any(s is None for s in shapes):
            return None
        rows = any(s.rows for s in shapes)
        if insn[0] == MOV:
            return shapes[0]
        if row.name == "lea":
            return Shape(self.address(insn[2], shapes), rows)
        if row.name in ("ld.f32", "ld.f64", "ld.i32", "ld.i64"):
            stride = self.address(insn[SHAPES[insn[0]].mem], shapes)
            if stride == 0:
                return Shape(0, rows)
            if stride != int(type[1:]) // 8 or type[0] != "f":
                raise Unfit
            return Shape(None, rows)
        if type in ("f32", "f64") and name in FLOAT:
            if any(s.stride for s in shapes):
                raise Unfit
            return Shape(None if any(s.stride is None for s in shapes) else 0, rows)
        if type in ("i64", "i64.k") and name in ("add", "sub", "rsub", "mul", "shl"):
            a = shapes[0].stride
            b = shapes[1].stride if type == "i64" else 0
            if name == "add":
                return Shape(a + b, rows)
            if name == "sub":
                return Shape(a - b, rows)
            if name == "rsub":
                return Shape(b - a, rows)
            if a == b == 0:
                return Shape(0, rows)
            if type == "i64.k" and name == "mul":
                return Shape(a * insn[3], rows)
            if type == "i64.k":
                return Shape(a << (insn[3] & 63), rows)
        raise Unfit

    def address(self, mem, shapes):
        """The stride of an address."""
        kind, _, index, ext, scale, _ = mem
        if kind in (isa.MEM_DATA, isa.MEM_DATA_INDEX) or index >= 0 and ext != isa.EXT_NONE or any(s.stride is None for s in shapes):
            raise Unfit
        return shapes[0].stride + (shapes[1].stride << scale if index >= 0 else 0)

    def check(self):
        """What is no value: stores, branches."""
        self.shared = 0
        self.copied = {}  # instruction -> type of its elements: vectors that all rows load in loops
        inside = {b for loop in self.flow.loops.values() for b in loop.blocks}
        for b in self.flow.order:
            for i in range(self.flow.blocks[b].start, self.flow.blocks[b].end):
                insn = self.code[i]
                row = isa.OPS[insn[0]]
                shapes = [self.shape(v) for v in self.flow.use_values[i]]
                if row.name in ("st.f32", "st.f64"):
                    if self.address(insn[SHAPES[insn[0]].mem], shapes[1:]) != int(row.name[4:]) // 8 or not any(s.rows for s in shapes[1:]) or shapes[0].stride:
                        raise Unfit
                elif BRANCH.match(row.name):
                    if any(s.stride != 0 or s.rows for s in shapes):
                        raise Unfit
                elif not self.flow.def_values[i] and insn[0] not in (JMP, RET):
                    raise Unfit
                elif row.name.startswith("ld.") and b in inside and not all(s.rows for s in shapes[:1]):
                    self.shared += 1
                    if self.known[self.flow.def_values[i][0]].stride is None:
                        self.copied[i] = TYPES[row.name[3:]]
        if len(set(self.copied.values())) > 1:
            self.copied = {}  # of one size only
        if not self.shared:
            raise Unfit


class Tile:
    """A kernel that can be tiled. settings: {"tile": [columns, rows]} of a fixed plan."""

    def __init__(self, flow, shapes, kernel, place, returned, width, settings):
        self.flow, self.shapes, self.index, self.place, self.returned = flow, shapes, kernel.index, place, returned
        elements = {p for p in (flow.storage[flow.web[v]] for v in shapes.known if shapes.known[v].stride is None)}
        lanes = width // (64 if "double" in elements else 32)
        wanted = settings.get("tile", [VECTORS * lanes, ROWS.get(width, FEW_ROWS)])
        self.columns, self.rows = wanted[0], wanted[1] if len(wanted) > 1 else ROWS.get(width, FEW_ROWS)

    def text(self, parent):
        """The functions in LLVM IR. parent: the ModuleLowering."""
        kinds = [(1, PLAIN), (1, EDGE), (self.rows, EDGE), *((self.rows, kind) for kind in ((FILL, COPIES) if self.shapes.copied else (PLAIN,)))]
        return "\n".join([*(Body(self, parent, rows, kind).text() for rows, kind in kinds), self.driver(parent)])

    @property
    def copy_size(self):
        """Bytes of a copy, a power of two."""
        return 1 << (self.columns * (8 if "double" in self.shapes.copied.values() else 4) - 1).bit_length()

    @property
    def room(self):
        """How many copies there is room for: a power of two."""
        return ROOM // self.copy_size

    def driver(self, parent):
        """tile<N>(context, slots)."""
        n, type = self.index, parent.module.func_type(self.index)
        b = Builder(parent.out)
        types = [TYPES[t] for t in type.params]
        a = [parent.load_slot(b, "%args", k, t) for k, t in enumerate(types)]
        first, end, nx = a[0], a[1], a[2]
        whole = parent.result_type(type)

        def plain(lo, hi):
            given = ", ".join(["ptr %ctx", f"i64 {lo}", f"i64 {hi}", *(f"{t} {x}" for t, x in list(zip(types, a))[2:])])
            b.emit(f"call {whole} @f{n}({given})" if whole == "void" else f"%{b.fresh('r')} = call {whole} @f{n}({given})")

        shared = ", ".join(f"{t} {x}" for t, x in list(zip(types, a))[2:])
        if self.shapes.copied:
            b.emit(f"%room = alloca [{ROOM} x i8], align 64")
        columns = self.columns
        beyond = b.op(f"add i64 {first}, {nx}")
        top = b.op(f"udiv i64 {b.op(f'add i64 {beyond}, -1')}, {nx}")
        bottom = b.op(f"udiv i64 {end}, {nx}")
        height = b.op(f"sub i64 {bottom}, {top}")
        fit = b.op(f"and i1 {b.op(f'icmp sgt i64 {height}, 0')}, {b.op(f'icmp sge i64 {nx}, {columns}')}")
        b.emit(f"br i1 {fit}, label %tiles, label %all")
        b.label("all")
        plain(first, end)
        b.emit("br label %done")
        b.label("tiles")
        begin = b.op(f"mul i64 {top}, {nx}")
        b.emit(f"br i1 {b.op(f'icmp slt i64 {first}, {begin}')}, label %head, label %body")
        b.label("head")
        plain(first, begin)
        b.emit("br label %body")
        b.label("body")
        right = b.op(f"sub i64 {nx}, {b.op(f'urem i64 {nx}, {columns}')}")
        odd = b.op(f"urem i64 {height}, {self.rows}")
        low = b.op(f"sub i64 {bottom}, {odd}")
        b.emit("br label %column")
        b.label("column")
        b.emit("%x = phi i64 [ 0, %body ], [ %x2, %next ]")
        b.emit("br label %row")
        b.label("row")
        if self.shapes.copied:
            b.emit(f"%copies = phi i64 [ {self.room + 1}, %column ], [ %copies2, %high.done ], [ %copies, %single ]")
        b.emit(f"%y = phi i64 [ {top}, %column ], [ %y2, {'%high.done' if self.shapes.copied else '%high'} ], [ %y3, %single ]")
        b.emit(f"br i1 {b.op(f'icmp slt i64 %y, {low}')}, label %high, label %rest")
        b.label("high")
        self.high(b, n, shared)
        b.emit(f"%y2 = add i64 %y, {self.rows}")
        b.emit("br label %row")
        b.label("rest")
        b.emit(f"br i1 {b.op(f'icmp slt i64 %y, {bottom}')}, label %single, label %next")
        b.label("single")
        b.emit(f"call void @tile{n}.1(ptr %ctx, i64 %x, i64 %y, {shared})")
        b.emit("%y3 = add i64 %y, 1")
        b.emit("br label %row")
        b.label("next")
        b.emit(f"%x2 = add i64 %x, {columns}")
        b.emit(f"br i1 {b.op(f'icmp slt i64 %x2, {right}')}, label %column, label %edge")
        b.label("edge")
        b.emit(f"br i1 {b.op(f'icmp slt i64 {right}, {nx}')}, label %sides, label %tail")
        b.label("sides")
        width = b.op(f"sub i64 {nx}, {right}")
        b.emit("br label %side")
        b.label("side")
        b.emit(f"%z = phi i64 [ {top}, %sides ], [ %z2, %side.high ], [ %z3, %side.single ]")
        b.emit(f"br i1 {b.op(f'icmp slt i64 %z, {low}')}, label %side.high, label %side.rest")
        b.label("side.high")
        b.emit(f"call void @tile{n}.{self.rows}{EDGE}(ptr %ctx, i64 {right}, i64 %z, {shared}, i64 {width})")
        b.emit(f"%z2 = add i64 %z, {self.rows}")
        b.emit("br label %side")
        b.label("side.rest")
        b.emit(f"br i1 {b.op(f'icmp slt i64 %z, {bottom}')}, label %side.single, label %tail")
        b.label("side.single")
        b.emit(f"call void @tile{n}.1{EDGE}(ptr %ctx, i64 {right}, i64 %z, {shared}, i64 {width})")
        b.emit("%z3 = add i64 %z, 1")
        b.emit("br label %side")
        b.label("tail")
        last = b.op(f"mul i64 {bottom}, {nx}")
        b.emit(f"br i1 {b.op(f'icmp slt i64 {last}, {end}')}, label %foot, label %done")
        b.label("foot")
        plain(last, end)
        b.emit("br label %done")
        b.label("done")
        for k, (t, p) in enumerate(zip(type.results, self.returned)):
            parent.store_slot(b, "%args", k, TYPES[t], a[5 + p[1]] if p[0] == "param" else number(t, p[1]))
        b.emit("ret void")
        return "\n".join([f"define void @tile{n}({parent.context()}, ptr noundef %args) #0 {{", "entry:", *b.lines, "}"])


    def high(self, b, n, shared):
        """A tile of all its rows: the first of a column makes copies, those below read them if all had room, or else make them again."""
        head = f"@tile{n}.{self.rows}"
        if not self.shapes.copied:
            b.emit(f"call void {head}{PLAIN}(ptr %ctx, i64 %x, i64 %y, {shared})")
            return
        b.emit(f"br i1 {b.op(f'icmp ule i64 %copies, {self.room}')}, label %high.copies, label %high.fill")
        for kind, result in ((COPIES, "call void"), (FILL, "%made = call i64")):
            b.label(f"high{kind}")
            b.emit(f"{result} {head}{kind}(ptr %ctx, i64 %x, i64 %y, {shared}, ptr %room)")
            b.emit("br label %high.done")
        b.label("high.done")
        b.emit("%copies2 = phi i64 [ %made, %high.fill ], [ %copies, %high.copies ]")


class Body:
    """tile<N>.<rows>: one tile. kind: PLAIN; FILL, which also copies what is shared and returns how many copies there are; or COPIES."""

    def __init__(self, tile, parent, rows, kind):
        self.tile, self.parent, self.rows, self.kind = tile, parent, rows, kind
        self.flow, self.shapes = tile.flow, tile.shapes
        self.code = self.flow.function.code
        self.b = Builder(parent.out)
        self.values = {}  # value -> its scalars or vectors: one, or one for each row

    def type(self, v):
        element = self.flow.storage[self.flow.web[v]]
        return f"<{self.tile.columns} x {element}>" if self.shapes.known[v].stride is None else element

    def get(self, v):
        """What is known of a value, for each row."""
        if v not in self.values:
            kind = self.flow.kinds[v]
            self.values[v] = [f"%a{kind[1]}"] if kind[0] == "param" else ["0" if self.flow.storage[self.flow.web[v]][0] == "i" else "0.0"]
        return self.values[v]

    def row(self, v, r):
        found = self.get(v)
        return found[r] if len(found) > 1 else found[0]

    def vector(self, v, r, element):
        """A value as a vector."""
        x = self.row(v, r)
        if self.shapes.known[v].stride is None:
            return x
        n = self.tile.columns
        one = self.b.op(f"insertelement <{n} x {element}> poison, {element} {x}, i64 0")
        return self.b.op(f"shufflevector <{n} x {element}> {one}, <{n} x {element}> poison, <{n} x i32> zeroinitializer")

    def text(self):
        flow, b = self.flow, self.b
        module = self.parent.module
        params = [TYPES[t] for t in module.func_type(self.tile.index).params][2:]
        names = ["%nx", "%ny", "%nz", *(f"%a{k}" for k in range(len(params) - 3))]
        b.label("entry")
        b.emit(f"%p = getelementptr i8, ptr %ctx, i64 {abi.OFFSETS['mem']}")
        b.emit(f"%mem = load ptr, ptr %p, align 8, !invariant.load !{self.parent.empty}, !tbaa !{self.parent.context_tag}")
        if self.kind == EDGE:
            lanes = self.tile.columns
            every = ", ".join(f"i64 {k}" for k in range(lanes))
            one = b.op(f"insertelement <{lanes} x i64> poison, i64 %width, i64 0")
            ends = b.op(f"shufflevector <{lanes} x i64> {one}, <{lanes} x i64> poison, <{lanes} x i32> zeroinitializer")
            self.mask = f"<{lanes} x i1> " + b.op(f"icmp ult <{lanes} x i64> <{every}>, {ends}")
        elif self.kind:
            b.emit("%count = alloca i64")
            b.emit("store i64 0, ptr %count")
        ys = ["%y", *(b.op(f"add i64 %y, {r}") for r in range(1, self.rows))]
        b.emit("br label %b0.0" if flow.blocks[0].preds else "br label %b0")
        if flow.blocks[0].preds:
            raise Unfit
        phis, ends = [], {}
        for n in flow.order:
            block = flow.blocks[n]
            b.label(f"b{n}")
            for v in sorted({x for x in block.entry.values() if flow.kinds[x][0] == "phi" and flow.kinds[x][1] == n}):
                count = self.rows if self.shapes.known[v].rows else 1
                self.values[v] = [f"%v{v}.{r}" for r in range(count)]
                b.lines.append((v, n))
                phis.append(v)
            ended = False
            for i in range(block.start, block.end):
                ended = self.instruction(i, self.code[i], ys, n, ends)
            if not ended:
                self.leave(n, ends, lambda n=n: b.emit(f"br label %b{n + 1}"))
        self.join(ends)
        given = ", ".join(f"{t} {x}" for t, x in zip(params, names))
        room = {PLAIN: "", EDGE: ", i64 noundef %width"}.get(self.kind, ", ptr noalias noundef %room")
        result = "i64" if self.kind == FILL else "void"
        head = f"define internal {result} @tile{self.tile.index}.{self.rows}{self.kind}({self.parent.context()}, i64 %x, i64 %y, {given}{room}) #0 {{"
        return "\n".join([head, *b.lines, "}"])

    def leave(self, n, ends, jump):
        """The end of a block: room for the vectors that phis behind it need, then the jump."""
        self.b.lines.append(("end", n))
        ends[n] = True
        jump()

    def join(self, ends):
        """Fill in the phis."""
        b, flow = self.b, self.flow
        lines, b.lines = b.lines, []
        before = {}  # block -> lines at its end
        text = {}
        for item in [x for x in lines if isinstance(x, tuple) and x[0] != "end"]:
            v, n = item
            shape, type = self.shapes.known[v], self.type(v)
            element = flow.storage[flow.web[v]]
            out = []
            for r in range(self.rows if shape.rows else 1):
                ways = []
                for p, x in zip(flow.blocks[n].preds, flow.inputs[v]):
                    if shape.stride is None:
                        b.lines = before.setdefault(p, [])
                        value = self.vector(x, r, element)
                    else:
                        value = self.row(x, r)
                    ways.append(f"[ {value}, %b{p} ]")
                out.append(f"  %v{v}.{r} = phi {type} {', '.join(ways)}")
            text[item] = out
        b.lines = []
        for item in lines:
            if not isinstance(item, tuple):
                b.lines.append(item)
            else:
                b.lines += before.get(item[1], []) if item[0] == "end" else text[item]

    def each(self, i, write):
        """A result for each row, or one for the tile."""
        v = self.flow.def_values[i][0]
        self.values[v] = [write(r) for r in range(self.rows if self.shapes.known[v].rows else 1)]

    def address(self, i, first, r):
        """The guest address of a cell, and what is added behind the truncation."""
        insn, b, flow = self.code[i], self.b, self.flow
        _, _, index, _, scale, disp = insn[SHAPES[insn[0]].mem]
        uses = flow.use_values[i][first:]
        total = self.row(uses[0], r)
        if index >= 0:
            x = self.row(uses[1], r)
            total = b.op(f"add i64 {total}, {b.op(f'shl i64 {x}, {scale}') if scale else x}")
        return total, disp

    def cell(self, i, first, r):
        b = self.b
        total, disp = self.address(i, first, r)
        low = b.op(f"zext i32 {b.op(f'trunc i64 {total} to i32')} to i64")
        p = b.op(f"getelementptr i8, ptr %mem, i64 {low}")
        return b.op(f"getelementptr i8, ptr {p}, i64 {disp}") if disp else p

    def load(self, type, p):
        if self.kind != EDGE or type[0] != "<":
            return self.b.op(f"load {type}, ptr {p}, align 1, !tbaa !{self.parent.guest_tag}")
        name = self.masked("load", type, f"{type} @{{}}(ptr, {self.mask.rsplit(' ', 1)[0]}, {type})")
        return self.b.op(f"call {type} @{name}(ptr align 1 {p}, {self.mask}, {type} zeroinitializer), !tbaa !{self.parent.guest_tag}")

    def store(self, type, value, p):
        if self.kind != EDGE:
            self.b.emit(f"store {type} {value}, ptr {p}, align 1, !tbaa !{self.parent.guest_tag}")
            return
        name = self.masked("store", type, f"void @{{}}({type}, ptr, {self.mask.rsplit(' ', 1)[0]})")
        self.b.emit(f"call void @{name}({type} {value}, ptr align 1 {p}, {self.mask}), !tbaa !{self.parent.guest_tag}")

    def masked(self, what, type, signature):
        """An intrinsic for the lanes that there are."""
        lanes, element = type[1:-1].split(" x ")
        name = f"llvm.masked.{what}.v{lanes}f{'32' if element == 'float' else '64'}.p0"
        self.parent.out.declare(name, signature)
        return name

    def copy(self, i, type):
        """A load that all rows share, in a tile that makes or reads copies. Its number stays in the room, whatever memory says on the way."""
        b = self.b
        k = b.op("load i64, ptr %count")
        b.emit(f"store i64 {b.op(f'add i64 {k}, 1')}, ptr %count")
        size = self.tile.copy_size
        offset = b.op(f"mul i64 {b.op(f'and i64 {k}, {self.tile.room - 1}')}, {size}")
        at, align = b.op(f"getelementptr i8, ptr %room, i64 {offset}"), min(size, 64)
        if self.kind == COPIES:
            self.each(i, lambda r: b.op(f"load {type}, ptr {at}, align {align}"))
            return
        self.each(i, lambda r: self.load(type, self.cell(i, 0, r)))
        b.emit(f"store {type} {self.values[self.flow.def_values[i][0]][0]}, ptr {at}, align {align}")

    def instruction(self, i, insn, ys, n, ends):
        """Write an instruction; whether it ends the block."""
        b, flow = self.b, self.flow
        row = isa.OPS[insn[0]]
        name, _, type = row.name.partition(".")
        uses = flow.use_values[i]
        if insn[0] == RET:
            b.emit(f"ret i64 {b.op('load i64, ptr %count')}" if self.kind == FILL else "ret void")
            return True
        if insn[0] == JMP:
            self.leave(n, ends, lambda: b.emit(f"br label %b{flow.block_at[insn[1]]}"))
            return True
        branch = BRANCH.match(row.name)
        if branch:
            x = self.row(uses[0], 0)
            y = str(insn[2]) if branch[3] else self.row(uses[1], 0)
            c = b.op(f"icmp {PREDICATE[branch[1]]} i{branch[2]} {x}, {y}")
            self.leave(n, ends, lambda: b.emit(f"br i1 {c}, label %b{flow.block_at[insn[SHAPES[insn[0]].label]]}, label %b{n + 1}"))
            return True
        if name == "const":
            self.each(i, lambda r: number(type, insn[2]))
        elif insn[0] == SELF:
            self.each(i, lambda r: "1")
        elif insn[0] in (ID, COUNT):
            k, y = insn[3], insn[0] == ID
            self.each(i, lambda r: (ys[r] if k == 1 else "%x" if k == 0 else "0") if y else ("%nx", "%ny")[k] if k < 2 else "1")
        elif insn[0] == MOV:
            self.each(i, lambda r: self.row(uses[0], r))
        elif row.name == "lea":
            def lea(r):
                total, disp = self.address(i, 0, r)
                return b.op(f"add i64 {total}, {disp}") if disp else total

            self.each(i, lea)
        elif name == "ld":
            t = self.type(flow.def_values[i][0])
            if t != TYPES[type] and "x" not in t:
                raise Unfit
            if i in self.shapes.copied and self.kind in (FILL, COPIES):
                self.copy(i, t)
            else:
                self.each(i, lambda r: self.load(t, self.cell(i, 0, r)))
        elif name == "st":
            for r in range(self.rows):
                value = self.vector(uses[0], r, TYPES[type])
                self.store(f"<{self.tile.columns} x {TYPES[type]}>", value, self.cell(i, 1, r))
        elif type in ("f32", "f64"):
            v = flow.def_values[i][0]
            t, vector = self.type(v), self.shapes.known[v].stride is None
            take = (lambda x, r: self.vector(x, r, TYPES[type])) if vector else self.row
            self.each(i, lambda r: b.op(f"{FLOAT[name]} {t} {take(uses[0], r)}, {take(uses[1], r)}"))
        else:
            op = {"rsub": "sub"}.get(name, name)

            def arithmetic(r):
                x, y = self.row(uses[0], r), str(insn[3] & 63 if name == "shl" else insn[3]) if type == "i64.k" else self.row(uses[1], r)
                return b.op(f"{op} i64 {y}, {x}" if name == "rsub" else f"{op} i64 {x}, {y}")

            self.each(i, arithmetic)
        return False


def plan(module, place, kernel, width, settings):
    """The Tile of a leaf's kernel, or None. width: bits of a vector."""
    from allvm.jit.fuse import passed_on

    if not place.leaf or len(place.dims) != 2 or kernel.varying or kernel.each or kernel.single or kernel.called or not width:
        return None
    function = place.function
    f = module.functions[function - len(module.import_funcs)]
    if len(f.code) > MAX_CODE or f.frame:
        return None
    try:
        flow = Flow(module, function)
        if not flow.loops or flow.blocks[0].preds or any(flow.storage[w] != {"f32": "float", "f64": "double"}.get(t, t) for w, t in typed(flow)):
            return None
        returned = [passed_on(flow, k) for k in range(len(place.node.outputs))]
        if None in returned:
            return None
        return Tile(flow, Shapes(flow), kernel, place, returned, width, settings)
    except Unfit:
        return None


def number(type, bits):
    """A constant of the bytecode in LLVM IR."""
    if type == "f32":
        import struct

        return "0x" + struct.pack(">d", struct.unpack("<f", struct.pack("<I", bits))[0]).hex()
    return f"0x{bits:016x}" if type == "f64" else str(bits)


def typed(flow):
    """(web, type) of every operand: in a tile a register has one type."""
    for i in flow.use_values:
        if flow.function.code[i][0] not in (MOV, RET):
            for v, (_, t) in zip(flow.use_values[i], flow.uses[i]):
                yield flow.web[v], t
            for v, (_, t) in zip(flow.def_values[i], flow.defs[i]):
                yield flow.web[v], t
