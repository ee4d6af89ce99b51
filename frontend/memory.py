"""Addresses, loads, stores and the stack frame.

A memory operand is a tuple ``(kind, root, index, ext, scale, disp)``. `addr`
gives the one that stands for a pointer: what a getelementptr adds goes into the
operand wherever it fits, and the getelementptr's own register is dropped when
nobody is left who wants it.
"""

from allvm.frontend.legal_emit import aluk
from allvm.frontend.model import ConstExpr, Global, Instr
from allvm.ir.isa import EXT_NONE, EXT_S32, EXT_U32, MAX_DISP, MEM_BASE, MEM_DATA, MEM_DATA_INDEX, MEM_INDEX

_M64 = (1 << 64) - 1
_MAX_SCALE = 7
_PAGE_OF_DISP = 1 << 15  # a displacement that does not fit is split at a multiple of this

LOADS = {"i32": "ld.i32", "i64": "ld.i64", "f32": "ld.f32", "f64": "ld.f64"}
STORES = {"i32": "st.i32", "i64": "st.i64", "f32": "st.f32", "f64": "st.f64"}
_PIECE_LOADS = {1: "ld.i32.u8", 2: "ld.i32.u16", 4: "ld.i32", 8: "ld.i64"}
_PIECE_STORES = {1: "st.i8", 2: "st.i16", 4: "st.i32", 8: "st.i64"}


def _signed64(x):
    return (x + (1 << 63) & _M64) - (1 << 63)


class Memory:
    """Mixin of FunctionLowering."""

    # -- memory operands
    def base(self, v):
        """The memory operand for the address in a register."""
        return (MEM_BASE, v, -1, EXT_NONE, 0, 0)

    def addr(self, value):
        """The memory operand that stands for a pointer."""
        form = self.forms.get(value)
        if form is not None:
            mem, block = form
            if mem[0] == MEM_BASE or mem[0] == MEM_DATA or block is self.llvm_block or self.depth_of(block) >= self.depth_of(self.llvm_block):
                return mem
            return self.base(self.part(value))  # computed once, outside the loop
        if not isinstance(value, Instr):
            form = self.constant_address(value)
            if form is not None:
                return form
        return self.base(self.part(value))

    def constant_address(self, value):
        """The memory operand of a global plus a constant, or None."""
        target = self.module.resolve_address(value)
        if target is None:
            return None
        symbol, offset = target
        if symbol is None:
            return None
        kind, index, delta = self.module.symbol(symbol)
        if kind != "data" or not -(1 << 31) <= offset + delta < 1 << 31 or self.module.is_thread_local(symbol):
            return None
        return (MEM_DATA, index, -1, EXT_NONE, 0, offset + delta)

    def offset(self, mem, delta):
        """The memory operand `delta` bytes further on."""
        kind, root, index, ext, scale, disp = mem
        disp += delta
        if kind in (MEM_DATA, MEM_DATA_INDEX):
            if -(1 << 31) <= disp < 1 << 31:
                return (kind, root, index, ext, scale, disp)
            return self.offset(self.base(self.lea(mem)), delta)
        if -MAX_DISP <= disp <= MAX_DISP:
            return (kind, root, index, ext, scale, disp)
        low = disp % _PAGE_OF_DISP
        root = self.op("add.i64.k", root, _signed64(disp - low))
        return (kind, root, index, ext, scale, low)

    def lea(self, mem):
        """The register of the address that a memory operand stands for."""
        kind, root, index, ext, scale, disp = mem
        if kind == MEM_DATA:
            return self.data_address(root, disp)
        if kind == MEM_BASE:
            if disp == 0:
                return root
            if root == self.fn.frame_reg:
                return self.frame_address(disp)
            return self.op("add.i64.k", root, disp)
        if kind == MEM_INDEX and disp == 0 and scale == 0 and ext == EXT_NONE:
            return self.op("add.i64", root, index)
        return self.op("lea", mem)

    def _add_term(self, mem, v, ext, scale):
        """A memory operand plus (v << scale)."""
        kind, root, index, _, _, disp = mem
        if index >= 0:
            mem = self.base(self.lea((*mem[:5], 0)) if kind == MEM_INDEX else self.lea(mem))
            kind, root, disp = MEM_BASE, mem[1], disp if kind == MEM_INDEX else 0
        k = self.constant(v)
        if k is not None:
            k = k & 0xFFFFFFFF if ext == EXT_U32 else _signed64(k)
            return self.offset((kind, root, -1, EXT_NONE, 0, disp), _signed64(k << scale))
        return (kind + 1, root, v, ext, scale, disp)

    # -- getelementptr and sums
    def lower_getelementptr(self, instr):
        base = instr.operands[0]
        disp, terms = self._gep_terms(instr)
        mem = self.addr(base)
        if not terms:
            mem = self.offset(mem, _signed64(disp))
            self._define_address(instr, mem)
            return
        mem, disp = self._add_terms(mem, terms, disp)
        self._define_address(instr, self.offset(mem, _signed64(disp)))

    def _define_address(self, instr, mem):
        v = self.lea(mem)
        if mem[0] in (MEM_INDEX, MEM_DATA_INDEX) and not self._address_only(instr):
            mem = self.base(v)  # the address is in a register anyway
        self.forms[instr] = (mem, instr.block)
        self.define(instr, (v,))

    def _address_only(self, value):
        """Whether a value is used in nothing but addresses, which may be able to do without it."""
        for u in self.users(value):
            op = u.op
            if (op == "store" and u.operands[0] is value) or op not in ("load", "store", "getelementptr"):
                return False
        return True

    def _gep_terms(self, instr):
        """(constant bytes, [(index value, stride)]) of a getelementptr's indices."""
        layout = self.layout
        t = instr.source_type
        disp = 0
        terms = []
        for n, index in enumerate(instr.operands[1:]):
            if n and t.kind == "struct":
                field = self.constant_int(index)
                disp += layout.offsets(t)[field]
                t = t.fields[field]
                continue
            if n:
                t = t.elem
            stride = layout.size(t)
            k = self.constant_int(index)
            if k is not None:
                bits = index.type.bits
                disp += stride * (k - (1 << bits) if k >> bits - 1 else k)
            elif stride and getattr(index, "kind", None) not in ("undef", "poison"):
                terms.append((index, stride))
        return disp, terms

    def _add_terms(self, mem, terms, disp):
        """Add index * stride for each term; those that change least often go into the root."""
        if len(terms) > 1:
            terms = sorted(terms, key=lambda t: self.depth_of(t[0].block) if isinstance(t[0], Instr) else 0)
        for value, stride in terms:
            v, ext, stride, more = self.peel(value, stride)
            disp += more
            scale = stride.bit_length() - 1
            if stride < 0 or stride != 1 << scale or scale > _MAX_SCALE:
                if ext:
                    v = self.op("ext.i64.s32" if ext == EXT_S32 else "ext.i64.u32", v)
                if stride > 0 and stride == 1 << scale:
                    v = aluk(self, "shl", "i64", v, scale)
                else:
                    v = aluk(self, "mul", "i64", v, stride)
                ext = scale = 0
            mem = self._add_term(mem, v, ext, scale)
        return mem, disp

    def peel(self, value, stride):
        """(register, ext, stride, bytes): value * stride as an index, with constant factors and summands taken off."""
        disp = 0
        while isinstance(value, Instr) and value.type.bits == 64:
            op = value.op
            k = self.constant_int(value.operands[1]) if op in ("add", "or", "shl", "mul", "sub") else None
            if k is None or not self._here(value):
                break
            if op == "add" or (op == "or" and "disjoint" in (value.flags or ())):
                more = stride * _signed64(k)
            elif op == "shl" and k < 32:
                more, stride = 0, stride << k
            elif op == "mul" and k < 1 << 32 and (stride * k) & (stride * k - 1) == 0 and k:
                more, stride = 0, stride * k
            else:
                break
            if abs(disp + more) > MAX_DISP // 2 or (stride > 1 << _MAX_SCALE and stride & stride - 1 == 0):
                if op in ("shl", "mul"):  # undo the factor
                    stride = stride >> k if op == "shl" else stride // k
                break
            disp += more
            value = value.operands[0]
        v, ext, more = self._peel_extension(value, stride, disp)
        return v, ext, stride, disp + more

    def _peel_extension(self, value, stride, disp):
        """(register, ext, bytes) of an index, whose extension from 32 bits goes into the operand."""
        bits = value.type.bits
        if bits < 64:  # getelementptr sign-extends its indices
            if bits == 32:
                return self.raw(value), EXT_S32, 0
            return self.sext64(value) if bits < 32 else self.sext_part(value), EXT_NONE, 0
        if isinstance(value, Instr) and value.op in ("sext", "zext") and value.operands[0].type.bits == 32 and self._here(value):
            source = value.operands[0]
            if value.op == "sext" and (source in self.signed64) and (source.op == "load" or not self._address_only(value)):
                return self.signed64[source], EXT_NONE, 0
            v = self.raw(source)
            if value.op == "zext" and self.upper_clear(v):
                return v, EXT_NONE, 0
            k = None
            needed = "nsw" if value.op == "sext" else "nuw"
            if isinstance(source, Instr) and source.op == "add" and needed in (source.flags or ()) and self._here(source):
                k = self.constant_int(source.operands[1])
            if k is not None:
                k = k - (1 << 32) if value.op == "sext" and k >> 31 else k
                if abs(disp + k * stride) <= MAX_DISP // 2 and len(self.users(source)) == 1:
                    return self.raw(source.operands[0]), EXT_S32 if value.op == "sext" else EXT_U32, k * stride
            return v, EXT_S32 if value.op == "sext" else EXT_U32, 0
        return self.part(value), EXT_NONE, 0

    def _here(self, value):
        """Whether an operation may as well be repeated at the current place: it runs as often there."""
        return value.block is self.llvm_block or self.depth_of(value.block) >= self.depth_of(self.llvm_block)

    def sum_form(self, instr):
        """An i64 sum as a memory operand if one `lea` replaces several instructions, else None."""
        a, b = instr.operands
        k = self.constant_int(b)
        if k is not None:
            # (x + (y << s)) + k
            if not self._absorbs(a, ("add",)) or abs(_signed64(k)) > MAX_DISP or self.constant_int(a.operands[1]) is not None:
                return None
            mem = self._two_terms(*a.operands, always=True)
            return (*mem[:5], mem[5] + _signed64(k)) if abs(mem[5] + _signed64(k)) <= MAX_DISP else None
        return self._two_terms(a, b, always=False)

    def _two_terms(self, a, b, always):
        if self._absorbs(a, ("shl", "sext", "zext")) and not self._absorbs(b, ("shl", "sext", "zext")):
            a, b = b, a
        v, ext, scale, disp = self.part(b), EXT_NONE, 0, 0
        if self._absorbs(b, ("shl", "sext", "zext")):
            v, ext, stride, disp = self.peel(b, 1)
            scale = stride.bit_length() - 1
            if abs(disp) > MAX_DISP // 2 or stride != 1 << scale or scale > _MAX_SCALE:
                v, ext, scale, disp = self.part(b), EXT_NONE, 0, 0
        root = self.part(a)
        if self.constant(root) is not None or self.constant(v) is not None or not (always or ext or scale or disp):
            return self.base(self.op("add.i64", root, v)) if always else None
        return (MEM_INDEX, root, v, ext, scale, disp)

    def _absorbs(self, value, ops):
        """Whether a value has one user and an operation that an address can take over."""
        if not (isinstance(value, Instr) and value.op in ops and len(self.users(value)) == 1 and value.block is self.llvm_block):
            return False
        if value.op == "shl":
            k = self.constant_int(value.operands[1])
            return k is not None and k <= _MAX_SCALE
        return value.op == "add" or value.operands[0].type.bits == 32

    # -- loads
    def lower_load(self, instr):
        if instr.type.kind == "ptr" and self.jump_table(instr) is not None:
            return  # lower_indirectbr does it all
        mem = self.addr(instr.operands[0])
        t = instr.type
        if t.kind != "int":
            self.define(instr, (self.op(LOADS[self.type_parts(t)[0]], mem),))
            return
        bits = t.bits
        if bits == 64:
            self.define(instr, (self.op("ld.i64", mem),))
        elif bits in (8, 16, 32):
            self._load_narrow(instr, bits, mem)
        else:
            self.define(instr, (self._load_pieces(mem, self.layout.store_size(t), self.int_type(t)),))

    def _load_narrow(self, instr, bits, mem):
        """A load of 8, 16 or 32 bits, extended as its users want it."""
        users = self.users(instr)
        to64 = any(u.op == "sext" and u.type.bits > 32 for u in users)
        if bits == 32:
            r = self.op("ld.i64.s32" if to64 else "ld.i32", mem)
            self.define(instr, (r,))
        elif users and all(self._wants_signed(u) for u in users):
            r = self.op(f"ld.i64.s{bits}" if to64 else f"ld.i32.s{bits}", mem)
            self.define(instr, (r,), clean=False, signed=r)
        else:
            self.define(instr, (self.op(f"ld.i32.u{bits}", mem),))
            return
        if to64:
            self.signed64[instr] = r

    def _wants_signed(self, user):
        op = user.op
        if op == "icmp":
            constant = any(self.constant_int(v) is not None for v in user.operands)
            return user.predicate[0] == "s" or (user.predicate in ("eq", "ne") and constant)
        return op in ("sext", "sitofp", "store", "trunc")

    def _load_pieces(self, mem, size, t):
        """An integer of an odd number of bytes, assembled from powers of two."""
        value = None
        done = 0
        while done < size:
            n = 1 << (size - done).bit_length() - 1
            v = self.op(_PIECE_LOADS[n], self.offset(mem, done))
            if t == "i64" and n < 8 and done:
                v = aluk(self, "shl", "i64", v, 8 * done)
            elif done:
                v = aluk(self, "shl", "i32", v, 8 * done)
            value = v if value is None else self.op(f"or.{t}", value, v)
            done += n
        return value

    # -- stores
    def lower_store(self, instr):
        value, pointer = instr.operands
        mem = self.addr(pointer)
        t = value.type
        if t.kind != "int":
            self.store_part(self.type_parts(t)[0], self.part(value), mem)
            return
        bits = t.bits
        if bits in (8, 16, 32, 64):
            self.store_int(bits // 8, self.raw(value), mem)
            return
        # LLVM keeps the padding bits of an odd width zero.
        self.store_pieces(mem, self.layout.store_size(t), self.int_type(t), self.part(value))

    def store_part(self, t, v, mem):
        """Store a whole part of machine type t."""
        k = self.constant(v)
        if k is None:
            self.emit(STORES[t], v, mem)
            return
        size = 4 if t in ("i32", "f32") else 8
        bits = 8 * size
        self.emit(f"st.i{bits}.k", (k + (1 << bits - 1) & (1 << bits) - 1) - (1 << bits - 1), mem)

    def store_int(self, size, v, mem):
        """Store the low 1, 2, 4 or 8 bytes of a register."""
        k = self.constant(v)
        if k is None:
            self.emit(_PIECE_STORES[size], v, mem)
            return
        if size < 4:
            k &= (1 << 8 * size) - 1
        elif size == 4:
            k = (k + (1 << 31) & 0xFFFFFFFF) - (1 << 31)
        self.emit(_PIECE_STORES[size] + ".k", k, mem)

    def store_pieces(self, mem, size, t, v):
        done = 0
        while done < size:
            n = 1 << (size - done).bit_length() - 1
            piece = aluk(self, "shr_u", t, v, 8 * done) if done else v
            self.store_int(n, piece, self.offset(mem, done))
            done += n

    # -- the frame
    def reserve(self, size, align):
        """The offset of `size` new bytes in the frame."""
        fn = self.fn
        offset = -(-fn.frame // align) * align
        fn.frame = offset + max(size, 1)
        fn.frame_align = max(fn.frame_align, align.bit_length() - 1)
        return offset

    def lower_alloca(self, instr):
        size = self.layout.size(instr.source_type)
        align = max(instr.align or self.layout.align(instr.source_type), 1)
        count = self.constant_int(instr.operands[0]) if instr.operands else 1
        if count is not None and instr.block is self.llvm.blocks[0] and size * count < 1 << 30:
            offset = self.slots[instr] = self.reserve(size * count, align)
            mem = self.offset(self.base(self.fn.frame_reg), offset)
            self.forms[instr] = (mem, instr.block)
            self.define(instr, (self.lea(mem),))
            return
        if count is not None:
            n = self.const("i64", size * count)
        else:
            n = aluk(self, "mul", "i64", self._zext(instr.operands[0], 64), size)
        self.define(instr, (self.op("stack.alloc", n, max(align.bit_length() - 1, 4)),))

    # -- block operations
    def copy_block(self, to, source, size):
        """Copy a constant number of bytes between two memory operands; they may overlap."""
        pieces = split_block(size)
        if len(pieces) <= 4:
            loaded = [self.op(_PIECE_LOADS[n], self.offset(source, at)) for at, n in pieces]
            for (at, n), v in zip(pieces, loaded, strict=True):
                self.emit(_PIECE_STORES[n], v, self.offset(to, at))
        else:
            self.emit("mem.copy", self.lea(to), self.lea(source), self.const("i64", size))

    def fill_block(self, to, v, size):
        """Set a constant number of bytes to the low byte of a register."""
        pieces = split_block(size)
        byte = self.constant(v)
        if byte is not None and len(pieces) <= 4:
            for at, n in pieces:
                self.store_int(n, self.const("i64", (byte & 255) * (0x0101010101010101 & (1 << 8 * n) - 1)), self.offset(to, at))
        else:
            self.emit("mem.fill", self.lea(to), v, self.const("i64", size))

    # -- symbols
    def global_address(self, value):
        """The register of the address of a global."""
        kind, index, offset = self.module.symbol(value)
        if kind == "data":
            at = self.data_address(index, offset)
            return self.op("add.i64", at, self.thread_base()) if self.module.is_thread_local(value) else at
        if kind == "none":
            return self.const("i64", 0)
        return self.func_address(index)

    def thread_base(self):
        """The register of what turns addresses of thread-local data into this thread's; computed on entry, once."""
        if self.thread_reg is None:
            block, line = self.block, self.line
            self.block = holder = self.new_block()
            self.line = None
            self.thread_reg = self.op("thread.base")
            self.block, self.line = block, line
            self.entry_insns[:0] = holder.insns
        return self.thread_reg

    def constexpr_parts(self, value):
        """The parts of a constant expression or a block address."""
        if not isinstance(value, ConstExpr):
            return (self.const("i64", self.module.label_number(value)),)
        target = self.module.resolve_address(value)
        if target is not None:
            symbol, offset = target
            if symbol is None:
                return self._const_parts(value.type, offset)
            if not isinstance(symbol, Global):
                raise self.error("constant expression on an unknown symbol")
            kind, index, delta = self.module.symbol(symbol)
            if (kind == "data" and -(1 << 31) <= offset + delta < 1 << 31 and value.type.kind in ("ptr", "int")
                    and not self.module.is_thread_local(symbol)):  # fmt: skip
                return (self.data_address(index, offset + delta),)
            return (aluk(self, "add", "i64", self.global_address(symbol), offset),)
        return self.expression_parts(value)


def split_block(size):
    """[(offset, bytes)] of a block as pieces of 8, 4, 2 and 1 bytes."""
    pieces = []
    at = 0
    while at < size and len(pieces) <= 4:
        n = min(8, 1 << (size - at).bit_length() - 1)
        pieces.append((at, n))
        at += n
    return pieces
