"""Memory operands: host addresses of cells, and guest addresses for `lea`.

    ea = zext(trunc32(root + (index << scale))) + disp      for a register root
    ea = zext(trunc32(address + disp + (index << scale)))   for a data root

The displacement of a register root is added after the truncation; guard pages around guest memory
catch what leaves it (see docs/abi.md).
"""

from allvm.ir import isa

DATA = (isa.MEM_DATA, isa.MEM_DATA_INDEX)
EXTEND = {isa.EXT_S32: "sext", isa.EXT_U32: "zext"}


def parts(f, i, mem, first):
    """(i64 value or None, constant): root + index, and what is added to it. first: place of the root among the uses.

    A data root is in the constant; with native memory as its distance from `Options.data_base`."""
    kind, root, index, _, _, disp = mem
    b = f.b
    total, constant = None, disp
    if kind in DATA:
        constant += f.options.data_address[root] - (f.options.data_base if f.native else 0)
    else:
        total = f.use(i, first, "i64")
        first += 1
    if index >= 0:
        x = scaled_index(f, i, mem, first)
        total = x if total is None else b.op(f"add i64 {total}, {x}")
    return total, constant


def scaled_index(f, i, mem, n):
    """index << scale, where the index is the n-th of the uses."""
    b = f.b
    x = f.use(i, n, "i64") if mem[3] == isa.EXT_NONE else b.op(f"{EXTEND[mem[3]]} i32 {f.use(i, n, 'i32')} to i64")
    return b.op(f"shl i64 {x}, {mem[4]}") if mem[4] else x


def wide_address(f, i, mem, first):
    """root + (index << scale) + disp in 64 bits."""
    total, constant = parts(f, i, mem, first)
    if f.native and mem[0] in DATA:
        base = f.b.op("ptrtoint ptr %data to i64")
        total = base if total is None else f.b.op(f"add i64 {base}, {total}")
    if total is None:
        return str(constant)
    return f.b.op(f"add i64 {total}, {constant}") if constant else total


def cell_address(f, i, mem, first):
    """The host address of a memory operand."""
    b = f.b
    total, constant = parts(f, i, mem, first)
    if f.native or i in f.proved or (f.fast is not None and i in f.fast.proved):
        # No truncation: base + root + index, then the constant, so that neighbours share all but the constant.
        base = "%data" if f.native and mem[0] in DATA else f.fast_mem
        p = base if total is None else b.op(f"getelementptr i8, ptr {base}, i64 {total}")
        return b.op(f"getelementptr i8, ptr {p}, i64 {constant}") if constant else p
    if mem[0] not in DATA:
        p = f.host(f.truncate(total))
        return b.op(f"getelementptr i8, ptr {p}, i64 {constant}") if constant else p
    if total is None:
        return f.host(constant & 0xFFFFFFFF)
    if constant:
        total = b.op(f"add i64 {total}, {constant}")
    return f.host(f.truncate(total))
