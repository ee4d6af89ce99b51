"""Generated from ir/isa.py by `python -m allvm.ir.generate`; do not edit."""

from allvm.ir.leb import SLEB as S
from allvm.ir.leb import ULEB as U
from allvm.ir.leb import LebError, read_sleb, read_uleb


class Context:
    """What encoding a function needs from its module: numbers of parameters and results."""

    __slots__ = ("func_params", "func_results", "results", "type_params", "type_results")

    def __init__(self, module):
        self.type_params = [len(t.params) for t in module.types]
        self.type_results = [len(t.results) for t in module.types]
        types = [f.type for f in module.import_funcs] + [f.type for f in module.functions]
        self.func_params = [self.type_params[t] for t in types]
        self.func_results = [self.type_results[t] for t in types]
        self.results = 0  # of the function at hand


def encode_mem(mem):
    """The bytes of a memory operand."""
    kind, root, index, ext, scale, disp = mem
    if ext > 3 or scale > 7 or kind > 3:
        raise ValueError(f"bad memory operand {mem}")
    if disp:
        head = bytes((kind | ext << 2 | scale << 4 | 128,)) + U[root]
        return head + U[index] + S[disp] if kind & 1 else head + S[disp]
    head = bytes((kind | ext << 2 | scale << 4,)) + U[root]
    return head + U[index] if kind & 1 else head


def decode_mem(b, p):
    """The memory operand at p and the position after it."""
    m = b[p]
    root = b[p + 1]
    p += 2
    if root > 127:
        root, p = read_uleb(b, p - 1)
    index = -1
    if m & 1:
        index = b[p]
        p += 1
        if index > 127:
            index, p = read_uleb(b, p - 1)
    disp = 0
    if m > 127:
        disp, p = read_sleb(b, p)
        if disp == 0:
            raise LebError("a memory operand has a displacement of 0")
    return (m & 3, root, index, m >> 2 & 3, m >> 4 & 7, disp), p


def encode_regs(regs, n):
    """Registers without a count; there must be n of them."""
    if len(regs) != n:
        raise ValueError(f"{len(regs)} registers where the type asks for {n}")
    return b"".join([U[r] for r in regs])


def decode_regs(b, p, n):
    regs = []
    for _ in range(n):
        r = b[p]
        p += 1
        if r > 127:
            r, p = read_uleb(b, p - 1)
        regs.append(r)
    return tuple(regs), p


def lookup(table, index, what):
    if index >= len(table):
        raise LebError(f"{what} {index} does not exist; there are {len(table)}")
    return table[index]


OP = [
    b'\x00',  # mov
    b'\x01',  # const.i32
    b'\x02',  # const.i64
    b'\x03',  # const.f32
    b'\x04',  # const.f64
    b'\x05',  # select
    b'\x06',  # lea
    b'\x07',  # lea.func
    b'\x08',  # add.i32
    b'\t',  # sub.i32
    b'\n',  # mul.i32
    b'\x0b',  # and.i32
    b'\x0c',  # or.i32
    b'\r',  # xor.i32
    b'\x0e',  # shl.i32
    b'\x0f',  # shr_u.i32
    b'\x10',  # shr_s.i32
    b'\x11',  # rotl.i32
    b'\x12',  # rotr.i32
    b'\x13',  # div_s.i32
    b'\x14',  # div_u.i32
    b'\x15',  # rem_s.i32
    b'\x16',  # rem_u.i32
    b'\x17',  # min_s.i32
    b'\x18',  # max_s.i32
    b'\x19',  # min_u.i32
    b'\x1a',  # max_u.i32
    b'\x1b',  # add.i64
    b'\x1c',  # sub.i64
    b'\x1d',  # mul.i64
    b'\x1e',  # and.i64
    b'\x1f',  # or.i64
    b' ',  # xor.i64
    b'!',  # shl.i64
    b'"',  # shr_u.i64
    b'#',  # shr_s.i64
    b'$',  # rotl.i64
    b'%',  # rotr.i64
    b'&',  # div_s.i64
    b"'",  # div_u.i64
    b'(',  # rem_s.i64
    b')',  # rem_u.i64
    b'*',  # min_s.i64
    b'+',  # max_s.i64
    b',',  # min_u.i64
    b'-',  # max_u.i64
    b'.',  # add.i32.k
    b'/',  # mul.i32.k
    b'0',  # and.i32.k
    b'1',  # or.i32.k
    b'2',  # xor.i32.k
    b'3',  # shl.i32.k
    b'4',  # shr_u.i32.k
    b'5',  # shr_s.i32.k
    b'6',  # rotl.i32.k
    b'7',  # rsub.i32.k
    b'8',  # div_s.i32.k
    b'9',  # div_u.i32.k
    b':',  # rem_s.i32.k
    b';',  # rem_u.i32.k
    b'<',  # add.i64.k
    b'=',  # mul.i64.k
    b'>',  # and.i64.k
    b'?',  # or.i64.k
    b'@',  # xor.i64.k
    b'A',  # shl.i64.k
    b'B',  # shr_u.i64.k
    b'C',  # shr_s.i64.k
    b'D',  # rotl.i64.k
    b'E',  # rsub.i64.k
    b'F',  # div_s.i64.k
    b'G',  # div_u.i64.k
    b'H',  # rem_s.i64.k
    b'I',  # rem_u.i64.k
    b'J',  # clz.i32
    b'K',  # ctz.i32
    b'L',  # popcnt.i32
    b'M',  # bswap.i32
    b'N',  # bitrev.i32
    b'O',  # clz.i64
    b'P',  # ctz.i64
    b'Q',  # popcnt.i64
    b'R',  # bswap.i64
    b'S',  # bitrev.i64
    b'T',  # mulh_s.i64
    b'U',  # mulh_u.i64
    b'V',  # ext.i32.s8
    b'W',  # ext.i32.s16
    b'X',  # ext.i64.s8
    b'Y',  # ext.i64.s16
    b'Z',  # ext.i64.s32
    b'[',  # ext.i64.u32
    b'\\',  # set.eq.i32
    b']',  # set.ne.i32
    b'^',  # set.lt_s.i32
    b'_',  # set.le_s.i32
    b'`',  # set.lt_u.i32
    b'a',  # set.le_u.i32
    b'b',  # set.eq.i32.k
    b'c',  # set.ne.i32.k
    b'd',  # set.lt_s.i32.k
    b'e',  # set.gt_s.i32.k
    b'f',  # set.lt_u.i32.k
    b'g',  # set.gt_u.i32.k
    b'h',  # set.eq.i64
    b'i',  # set.ne.i64
    b'j',  # set.lt_s.i64
    b'k',  # set.le_s.i64
    b'l',  # set.lt_u.i64
    b'm',  # set.le_u.i64
    b'n',  # set.eq.i64.k
    b'o',  # set.ne.i64.k
    b'p',  # set.lt_s.i64.k
    b'q',  # set.gt_s.i64.k
    b'r',  # set.lt_u.i64.k
    b's',  # set.gt_u.i64.k
    b't',  # set.eq.f32
    b'u',  # set.ne.f32
    b'v',  # set.lt.f32
    b'w',  # set.le.f32
    b'x',  # set.eq.f64
    b'y',  # set.ne.f64
    b'z',  # set.lt.f64
    b'{',  # set.le.f64
    b'|',  # jmp
    b'}',  # br.eq.i32
    b'~',  # br.ne.i32
    b'\x7f',  # br.lt_s.i32
    b'\x80',  # br.le_s.i32
    b'\x81',  # br.lt_u.i32
    b'\x82',  # br.le_u.i32
    b'\x83',  # br.eq.i32.k
    b'\x84',  # br.ne.i32.k
    b'\x85',  # br.lt_s.i32.k
    b'\x86',  # br.gt_s.i32.k
    b'\x87',  # br.lt_u.i32.k
    b'\x88',  # br.gt_u.i32.k
    b'\x89',  # br.eq.i64
    b'\x8a',  # br.ne.i64
    b'\x8b',  # br.lt_s.i64
    b'\x8c',  # br.le_s.i64
    b'\x8d',  # br.lt_u.i64
    b'\x8e',  # br.le_u.i64
    b'\x8f',  # br.eq.i64.k
    b'\x90',  # br.ne.i64.k
    b'\x91',  # br.lt_s.i64.k
    b'\x92',  # br.gt_s.i64.k
    b'\x93',  # br.lt_u.i64.k
    b'\x94',  # br.gt_u.i64.k
    b'\x95',  # br.z.i32
    b'\x96',  # br.nz.i32
    b'\x97',  # br.eq.f32
    b'\x98',  # br.ne.f32
    b'\x99',  # br.lt.f32
    b'\x9a',  # br.le.f32
    b'\x9b',  # br.nlt.f32
    b'\x9c',  # br.nle.f32
    b'\x9d',  # br.eq.f64
    b'\x9e',  # br.ne.f64
    b'\x9f',  # br.lt.f64
    b'\xa0',  # br.le.f64
    b'\xa1',  # br.nlt.f64
    b'\xa2',  # br.nle.f64
    b'\xa3',  # switch
    b'\xa4',  # trap
    b'\xa5',  # ret
    b'\xa6',  # call
    b'\xa7',  # call.ind
    b'\xa8',  # setjmp
    b'\xa9',  # longjmp
    b'\xaa',  # ld.i32.s8
    b'\xab',  # ld.i32.u8
    b'\xac',  # ld.i32.s16
    b'\xad',  # ld.i32.u16
    b'\xae',  # ld.i32
    b'\xaf',  # ld.i64.s8
    b'\xb0',  # ld.i64.s16
    b'\xb1',  # ld.i64.s32
    b'\xb2',  # ld.i64
    b'\xb3',  # ld.f32
    b'\xb4',  # ld.f64
    b'\xb5',  # st.i8
    b'\xb6',  # st.i16
    b'\xb7',  # st.i32
    b'\xb8',  # st.i64
    b'\xb9',  # st.f32
    b'\xba',  # st.f64
    b'\xbb',  # st.i8.k
    b'\xbc',  # st.i16.k
    b'\xbd',  # st.i32.k
    b'\xbe',  # st.i64.k
    b'\xbf',  # mem.copy
    b'\xc0',  # mem.fill
    b'\xc1',  # add.f32
    b'\xc2',  # sub.f32
    b'\xc3',  # mul.f32
    b'\xc4',  # div.f32
    b'\xc5',  # min.f32
    b'\xc6',  # max.f32
    b'\xc7',  # copysign.f32
    b'\xc8',  # neg.f32
    b'\xc9',  # abs.f32
    b'\xca',  # sqrt.f32
    b'\xcb',  # ceil.f32
    b'\xcc',  # floor.f32
    b'\xcd',  # trunc.f32
    b'\xce',  # nearest.f32
    b'\xcf',  # fma.f32
    b'\xd0',  # add.f64
    b'\xd1',  # sub.f64
    b'\xd2',  # mul.f64
    b'\xd3',  # div.f64
    b'\xd4',  # min.f64
    b'\xd5',  # max.f64
    b'\xd6',  # copysign.f64
    b'\xd7',  # neg.f64
    b'\xd8',  # abs.f64
    b'\xd9',  # sqrt.f64
    b'\xda',  # ceil.f64
    b'\xdb',  # floor.f64
    b'\xdc',  # trunc.f64
    b'\xdd',  # nearest.f64
    b'\xde',  # fma.f64
    b'\xdf',  # cvt.f32.s32
    b'\xe0',  # cvt.f32.u32
    b'\xe1',  # cvt.s32.f32
    b'\xe2',  # cvt.u32.f32
    b'\xe3',  # cvt.f32.s64
    b'\xe4',  # cvt.f32.u64
    b'\xe5',  # cvt.s64.f32
    b'\xe6',  # cvt.u64.f32
    b'\xe7',  # cvt.f64.s32
    b'\xe8',  # cvt.f64.u32
    b'\xe9',  # cvt.s32.f64
    b'\xea',  # cvt.u32.f64
    b'\xeb',  # cvt.f64.s64
    b'\xec',  # cvt.f64.u64
    b'\xed',  # cvt.s64.f64
    b'\xee',  # cvt.u64.f64
    b'\xef',  # cvt.f64.f32
    b'\xf0\x00',  # cvt.f32.f64
    b'\xf0\x01',  # stack.alloc
    b'\xf0\x02',  # stack.save
    b'\xf0\x03',  # stack.restore
    b'\xf0\x04',  # atomic.ld.i8
    b'\xf0\x05',  # atomic.st.i8
    b'\xf0\x06',  # atomic.rmw.i8
    b'\xf0\x07',  # atomic.cas.i8
    b'\xf0\x08',  # atomic.ld.i16
    b'\xf0\t',  # atomic.st.i16
    b'\xf0\n',  # atomic.rmw.i16
    b'\xf0\x0b',  # atomic.cas.i16
    b'\xf0\x0c',  # atomic.ld.i32
    b'\xf0\r',  # atomic.st.i32
    b'\xf0\x0e',  # atomic.rmw.i32
    b'\xf0\x0f',  # atomic.cas.i32
    b'\xf0\x10',  # atomic.ld.i64
    b'\xf0\x11',  # atomic.st.i64
    b'\xf0\x12',  # atomic.rmw.i64
    b'\xf0\x13',  # atomic.cas.i64
    b'\xf0\x14',  # fence
    b'\xf0\x15',  # invoke
    b'\xf0\x16',  # invoke.ind
    b'\xf0\x17',  # throw
    b'\xf0\x18',  # catch
    b'\xf0\x19',  # thread.base
    b'\xf0\x1a',  # graph.launch
    b'\xf0\x1b',  # graph.wait
    b'\xf0\x1c',  # graph.push
    b'\xf0\x1d',  # graph.pop
    b'\xf0\x1e',  # graph.track
    b'\xf0\x1f',  # graph.untrack
    b'\xf0 ',  # graph.request
    b'\xf0!',  # node.self
    b'\xf0"',  # node.parent
    b'\xf0#',  # node.id
    b'\xf0$',  # node.count
    b'\xf0%',  # node.barrier
    b'\xf0&',  # node.scratch
]
B = [bytes((n,)) for n in range(256)]


def e_r_r(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + U[v1]


def d_r_r(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    return (op, v0, v1), p


def e_r_s(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + S[v1]


def d_r_s(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_sleb(b, p - 1)
    elif v1 > 63:
        v1 -= 128
    return (op, v0, v1), p


def e_r_w(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + v1.to_bytes(4, 'little')


def d_r_w(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    b[p + 3]
    v1 = int.from_bytes(b[p:p + 4], 'little')
    p += 4
    return (op, v0, v1), p


def e_r_q(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + v1.to_bytes(8, 'little')


def d_r_q(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    b[p + 7]
    v1 = int.from_bytes(b[p:p + 8], 'little')
    p += 8
    return (op, v0, v1), p


def e_r_r_r_r(insn, i, cx):
    op, v0, v1, v2, v3 = insn
    return OP[op] + U[v0] + U[v1] + U[v2] + U[v3]


def d_r_r_r_r(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_uleb(b, p - 1)
    v3 = b[p]
    p += 1
    if v3 > 127:
        v3, p = read_uleb(b, p - 1)
    return (op, v0, v1, v2, v3), p


def e_r_m(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + encode_mem(v1)


def d_r_m(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1, p = decode_mem(b, p)
    return (op, v0, v1), p


def e_r_f(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + U[v1]


def d_r_f(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    return (op, v0, v1), p


def e_r_r_r(insn, i, cx):
    op, v0, v1, v2 = insn
    return OP[op] + U[v0] + U[v1] + U[v2]


def d_r_r_r(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_uleb(b, p - 1)
    return (op, v0, v1, v2), p


def e_r_r_s(insn, i, cx):
    op, v0, v1, v2 = insn
    return OP[op] + U[v0] + U[v1] + S[v2]


def d_r_r_s(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_sleb(b, p - 1)
    elif v2 > 63:
        v2 -= 128
    return (op, v0, v1, v2), p


def e_l(insn, i, cx):
    op, v0 = insn
    return OP[op] + S[v0 - i]


def d_l(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_sleb(b, p - 1)
    elif v0 > 63:
        v0 -= 128
    v0 += i
    return (op, v0), p


def e_r_r_l(insn, i, cx):
    op, v0, v1, v2 = insn
    return OP[op] + U[v0] + U[v1] + S[v2 - i]


def d_r_r_l(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_sleb(b, p - 1)
    elif v2 > 63:
        v2 -= 128
    v2 += i
    return (op, v0, v1, v2), p


def e_r_s_l(insn, i, cx):
    op, v0, v1, v2 = insn
    return OP[op] + U[v0] + S[v1] + S[v2 - i]


def d_r_s_l(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_sleb(b, p - 1)
    elif v1 > 63:
        v1 -= 128
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_sleb(b, p - 1)
    elif v2 > 63:
        v2 -= 128
    v2 += i
    return (op, v0, v1, v2), p


def e_r_l(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + U[v0] + S[v1 - i]


def d_r_l(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_sleb(b, p - 1)
    elif v1 > 63:
        v1 -= 128
    v1 += i
    return (op, v0, v1), p


def e_r_s_l_ls(insn, i, cx):
    op, v0, v1, v2, v3 = insn
    return OP[op] + U[v0] + S[v1] + S[v2 - i] + U[len(v3)] + b''.join([S[x - i] for x in v3])


def d_r_s_l_ls(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_sleb(b, p - 1)
    elif v1 > 63:
        v1 -= 128
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_sleb(b, p - 1)
    elif v2 > 63:
        v2 -= 128
    v2 += i
    count, p = read_uleb(b, p)
    if count > len(b) - p:
        raise IndexError
    v3 = []
    for _ in range(count):
        x, p = read_sleb(b, p)
        v3.append(x + i)
    v3 = tuple(v3)
    return (op, v0, v1, v2, v3), p


def e_b(insn, i, cx):
    op, v0 = insn
    return OP[op] + B[v0]


def d_b(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    return (op, v0), p


def e_us(insn, i, cx):
    op, v0 = insn
    return OP[op] + encode_regs(v0, cx.results)


def d_us(b, p, op, i, cx):
    v0, p = decode_regs(b, p, cx.results)
    return (op, v0), p


def e_f_ds_us(insn, i, cx):
    op, v0, v1, v2 = insn
    return OP[op] + U[v0] + encode_regs(v1, lookup(cx.func_results, v0, 'function')) + encode_regs(v2, lookup(cx.func_params, v0, 'function'))


def d_f_ds_us(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1, p = decode_regs(b, p, lookup(cx.func_results, v0, 'function'))
    v2, p = decode_regs(b, p, lookup(cx.func_params, v0, 'function'))
    return (op, v0, v1, v2), p


def e_t_r_ds_us(insn, i, cx):
    op, v0, v1, v2, v3 = insn
    return OP[op] + U[v0] + U[v1] + encode_regs(v2, lookup(cx.type_results, v0, 'type')) + encode_regs(v3, lookup(cx.type_params, v0, 'type'))


def d_t_r_ds_us(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2, p = decode_regs(b, p, lookup(cx.type_results, v0, 'type'))
    v3, p = decode_regs(b, p, lookup(cx.type_params, v0, 'type'))
    return (op, v0, v1, v2, v3), p


def e_s_m(insn, i, cx):
    op, v0, v1 = insn
    return OP[op] + S[v0] + encode_mem(v1)


def d_s_m(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_sleb(b, p - 1)
    elif v0 > 63:
        v0 -= 128
    v1, p = decode_mem(b, p)
    return (op, v0, v1), p


def e_r_r_b(insn, i, cx):
    op, v0, v1, v2 = insn
    return OP[op] + U[v0] + U[v1] + B[v2]


def d_r_r_b(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    return (op, v0, v1, v2), p


def e_r(insn, i, cx):
    op, v0 = insn
    return OP[op] + U[v0]


def d_r(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    return (op, v0), p


def e_r_r_b_m(insn, i, cx):
    op, v0, v1, v2, v3 = insn
    return OP[op] + U[v0] + U[v1] + B[v2] + encode_mem(v3)


def d_r_r_b_m(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    v3, p = decode_mem(b, p)
    return (op, v0, v1, v2, v3), p


def e_r_r_r_m(insn, i, cx):
    op, v0, v1, v2, v3 = insn
    return OP[op] + U[v0] + U[v1] + U[v2] + encode_mem(v3)


def d_r_r_r_m(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2 = b[p]
    p += 1
    if v2 > 127:
        v2, p = read_uleb(b, p - 1)
    v3, p = decode_mem(b, p)
    return (op, v0, v1, v2, v3), p


def e_none(insn, i, cx):
    op, = insn
    return OP[op]


def d_none(b, p, op, i, cx):
    return (op,), p


def e_f_ds_us_l(insn, i, cx):
    op, v0, v1, v2, v3 = insn
    return OP[op] + U[v0] + encode_regs(v1, lookup(cx.func_results, v0, 'function')) + encode_regs(v2, lookup(cx.func_params, v0, 'function')) + S[v3 - i]


def d_f_ds_us_l(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1, p = decode_regs(b, p, lookup(cx.func_results, v0, 'function'))
    v2, p = decode_regs(b, p, lookup(cx.func_params, v0, 'function'))
    v3 = b[p]
    p += 1
    if v3 > 127:
        v3, p = read_sleb(b, p - 1)
    elif v3 > 63:
        v3 -= 128
    v3 += i
    return (op, v0, v1, v2, v3), p


def e_t_r_ds_us_l(insn, i, cx):
    op, v0, v1, v2, v3, v4 = insn
    return OP[op] + U[v0] + U[v1] + encode_regs(v2, lookup(cx.type_results, v0, 'type')) + encode_regs(v3, lookup(cx.type_params, v0, 'type')) + S[v4 - i]


def d_t_r_ds_us_l(b, p, op, i, cx):
    v0 = b[p]
    p += 1
    if v0 > 127:
        v0, p = read_uleb(b, p - 1)
    v1 = b[p]
    p += 1
    if v1 > 127:
        v1, p = read_uleb(b, p - 1)
    v2, p = decode_regs(b, p, lookup(cx.type_results, v0, 'type'))
    v3, p = decode_regs(b, p, lookup(cx.type_params, v0, 'type'))
    v4 = b[p]
    p += 1
    if v4 > 127:
        v4, p = read_sleb(b, p - 1)
    elif v4 > 63:
        v4 -= 128
    v4 += i
    return (op, v0, v1, v2, v3, v4), p


ENCODERS = [
    e_r_r,  # mov
    e_r_s,  # const.i32
    e_r_s,  # const.i64
    e_r_w,  # const.f32
    e_r_q,  # const.f64
    e_r_r_r_r,  # select
    e_r_m,  # lea
    e_r_f,  # lea.func
    e_r_r_r,  # add.i32
    e_r_r_r,  # sub.i32
    e_r_r_r,  # mul.i32
    e_r_r_r,  # and.i32
    e_r_r_r,  # or.i32
    e_r_r_r,  # xor.i32
    e_r_r_r,  # shl.i32
    e_r_r_r,  # shr_u.i32
    e_r_r_r,  # shr_s.i32
    e_r_r_r,  # rotl.i32
    e_r_r_r,  # rotr.i32
    e_r_r_r,  # div_s.i32
    e_r_r_r,  # div_u.i32
    e_r_r_r,  # rem_s.i32
    e_r_r_r,  # rem_u.i32
    e_r_r_r,  # min_s.i32
    e_r_r_r,  # max_s.i32
    e_r_r_r,  # min_u.i32
    e_r_r_r,  # max_u.i32
    e_r_r_r,  # add.i64
    e_r_r_r,  # sub.i64
    e_r_r_r,  # mul.i64
    e_r_r_r,  # and.i64
    e_r_r_r,  # or.i64
    e_r_r_r,  # xor.i64
    e_r_r_r,  # shl.i64
    e_r_r_r,  # shr_u.i64
    e_r_r_r,  # shr_s.i64
    e_r_r_r,  # rotl.i64
    e_r_r_r,  # rotr.i64
    e_r_r_r,  # div_s.i64
    e_r_r_r,  # div_u.i64
    e_r_r_r,  # rem_s.i64
    e_r_r_r,  # rem_u.i64
    e_r_r_r,  # min_s.i64
    e_r_r_r,  # max_s.i64
    e_r_r_r,  # min_u.i64
    e_r_r_r,  # max_u.i64
    e_r_r_s,  # add.i32.k
    e_r_r_s,  # mul.i32.k
    e_r_r_s,  # and.i32.k
    e_r_r_s,  # or.i32.k
    e_r_r_s,  # xor.i32.k
    e_r_r_s,  # shl.i32.k
    e_r_r_s,  # shr_u.i32.k
    e_r_r_s,  # shr_s.i32.k
    e_r_r_s,  # rotl.i32.k
    e_r_r_s,  # rsub.i32.k
    e_r_r_s,  # div_s.i32.k
    e_r_r_s,  # div_u.i32.k
    e_r_r_s,  # rem_s.i32.k
    e_r_r_s,  # rem_u.i32.k
    e_r_r_s,  # add.i64.k
    e_r_r_s,  # mul.i64.k
    e_r_r_s,  # and.i64.k
    e_r_r_s,  # or.i64.k
    e_r_r_s,  # xor.i64.k
    e_r_r_s,  # shl.i64.k
    e_r_r_s,  # shr_u.i64.k
    e_r_r_s,  # shr_s.i64.k
    e_r_r_s,  # rotl.i64.k
    e_r_r_s,  # rsub.i64.k
    e_r_r_s,  # div_s.i64.k
    e_r_r_s,  # div_u.i64.k
    e_r_r_s,  # rem_s.i64.k
    e_r_r_s,  # rem_u.i64.k
    e_r_r,  # clz.i32
    e_r_r,  # ctz.i32
    e_r_r,  # popcnt.i32
    e_r_r,  # bswap.i32
    e_r_r,  # bitrev.i32
    e_r_r,  # clz.i64
    e_r_r,  # ctz.i64
    e_r_r,  # popcnt.i64
    e_r_r,  # bswap.i64
    e_r_r,  # bitrev.i64
    e_r_r_r,  # mulh_s.i64
    e_r_r_r,  # mulh_u.i64
    e_r_r,  # ext.i32.s8
    e_r_r,  # ext.i32.s16
    e_r_r,  # ext.i64.s8
    e_r_r,  # ext.i64.s16
    e_r_r,  # ext.i64.s32
    e_r_r,  # ext.i64.u32
    e_r_r_r,  # set.eq.i32
    e_r_r_r,  # set.ne.i32
    e_r_r_r,  # set.lt_s.i32
    e_r_r_r,  # set.le_s.i32
    e_r_r_r,  # set.lt_u.i32
    e_r_r_r,  # set.le_u.i32
    e_r_r_s,  # set.eq.i32.k
    e_r_r_s,  # set.ne.i32.k
    e_r_r_s,  # set.lt_s.i32.k
    e_r_r_s,  # set.gt_s.i32.k
    e_r_r_s,  # set.lt_u.i32.k
    e_r_r_s,  # set.gt_u.i32.k
    e_r_r_r,  # set.eq.i64
    e_r_r_r,  # set.ne.i64
    e_r_r_r,  # set.lt_s.i64
    e_r_r_r,  # set.le_s.i64
    e_r_r_r,  # set.lt_u.i64
    e_r_r_r,  # set.le_u.i64
    e_r_r_s,  # set.eq.i64.k
    e_r_r_s,  # set.ne.i64.k
    e_r_r_s,  # set.lt_s.i64.k
    e_r_r_s,  # set.gt_s.i64.k
    e_r_r_s,  # set.lt_u.i64.k
    e_r_r_s,  # set.gt_u.i64.k
    e_r_r_r,  # set.eq.f32
    e_r_r_r,  # set.ne.f32
    e_r_r_r,  # set.lt.f32
    e_r_r_r,  # set.le.f32
    e_r_r_r,  # set.eq.f64
    e_r_r_r,  # set.ne.f64
    e_r_r_r,  # set.lt.f64
    e_r_r_r,  # set.le.f64
    e_l,  # jmp
    e_r_r_l,  # br.eq.i32
    e_r_r_l,  # br.ne.i32
    e_r_r_l,  # br.lt_s.i32
    e_r_r_l,  # br.le_s.i32
    e_r_r_l,  # br.lt_u.i32
    e_r_r_l,  # br.le_u.i32
    e_r_s_l,  # br.eq.i32.k
    e_r_s_l,  # br.ne.i32.k
    e_r_s_l,  # br.lt_s.i32.k
    e_r_s_l,  # br.gt_s.i32.k
    e_r_s_l,  # br.lt_u.i32.k
    e_r_s_l,  # br.gt_u.i32.k
    e_r_r_l,  # br.eq.i64
    e_r_r_l,  # br.ne.i64
    e_r_r_l,  # br.lt_s.i64
    e_r_r_l,  # br.le_s.i64
    e_r_r_l,  # br.lt_u.i64
    e_r_r_l,  # br.le_u.i64
    e_r_s_l,  # br.eq.i64.k
    e_r_s_l,  # br.ne.i64.k
    e_r_s_l,  # br.lt_s.i64.k
    e_r_s_l,  # br.gt_s.i64.k
    e_r_s_l,  # br.lt_u.i64.k
    e_r_s_l,  # br.gt_u.i64.k
    e_r_l,  # br.z.i32
    e_r_l,  # br.nz.i32
    e_r_r_l,  # br.eq.f32
    e_r_r_l,  # br.ne.f32
    e_r_r_l,  # br.lt.f32
    e_r_r_l,  # br.le.f32
    e_r_r_l,  # br.nlt.f32
    e_r_r_l,  # br.nle.f32
    e_r_r_l,  # br.eq.f64
    e_r_r_l,  # br.ne.f64
    e_r_r_l,  # br.lt.f64
    e_r_r_l,  # br.le.f64
    e_r_r_l,  # br.nlt.f64
    e_r_r_l,  # br.nle.f64
    e_r_s_l_ls,  # switch
    e_b,  # trap
    e_us,  # ret
    e_f_ds_us,  # call
    e_t_r_ds_us,  # call.ind
    e_r_r,  # setjmp
    e_r_r,  # longjmp
    e_r_m,  # ld.i32.s8
    e_r_m,  # ld.i32.u8
    e_r_m,  # ld.i32.s16
    e_r_m,  # ld.i32.u16
    e_r_m,  # ld.i32
    e_r_m,  # ld.i64.s8
    e_r_m,  # ld.i64.s16
    e_r_m,  # ld.i64.s32
    e_r_m,  # ld.i64
    e_r_m,  # ld.f32
    e_r_m,  # ld.f64
    e_r_m,  # st.i8
    e_r_m,  # st.i16
    e_r_m,  # st.i32
    e_r_m,  # st.i64
    e_r_m,  # st.f32
    e_r_m,  # st.f64
    e_s_m,  # st.i8.k
    e_s_m,  # st.i16.k
    e_s_m,  # st.i32.k
    e_s_m,  # st.i64.k
    e_r_r_r,  # mem.copy
    e_r_r_r,  # mem.fill
    e_r_r_r,  # add.f32
    e_r_r_r,  # sub.f32
    e_r_r_r,  # mul.f32
    e_r_r_r,  # div.f32
    e_r_r_r,  # min.f32
    e_r_r_r,  # max.f32
    e_r_r_r,  # copysign.f32
    e_r_r,  # neg.f32
    e_r_r,  # abs.f32
    e_r_r,  # sqrt.f32
    e_r_r,  # ceil.f32
    e_r_r,  # floor.f32
    e_r_r,  # trunc.f32
    e_r_r,  # nearest.f32
    e_r_r_r_r,  # fma.f32
    e_r_r_r,  # add.f64
    e_r_r_r,  # sub.f64
    e_r_r_r,  # mul.f64
    e_r_r_r,  # div.f64
    e_r_r_r,  # min.f64
    e_r_r_r,  # max.f64
    e_r_r_r,  # copysign.f64
    e_r_r,  # neg.f64
    e_r_r,  # abs.f64
    e_r_r,  # sqrt.f64
    e_r_r,  # ceil.f64
    e_r_r,  # floor.f64
    e_r_r,  # trunc.f64
    e_r_r,  # nearest.f64
    e_r_r_r_r,  # fma.f64
    e_r_r,  # cvt.f32.s32
    e_r_r,  # cvt.f32.u32
    e_r_r,  # cvt.s32.f32
    e_r_r,  # cvt.u32.f32
    e_r_r,  # cvt.f32.s64
    e_r_r,  # cvt.f32.u64
    e_r_r,  # cvt.s64.f32
    e_r_r,  # cvt.u64.f32
    e_r_r,  # cvt.f64.s32
    e_r_r,  # cvt.f64.u32
    e_r_r,  # cvt.s32.f64
    e_r_r,  # cvt.u32.f64
    e_r_r,  # cvt.f64.s64
    e_r_r,  # cvt.f64.u64
    e_r_r,  # cvt.s64.f64
    e_r_r,  # cvt.u64.f64
    e_r_r,  # cvt.f64.f32
    e_r_r,  # cvt.f32.f64
    e_r_r_b,  # stack.alloc
    e_r,  # stack.save
    e_r,  # stack.restore
    e_r_m,  # atomic.ld.i8
    e_r_m,  # atomic.st.i8
    e_r_r_b_m,  # atomic.rmw.i8
    e_r_r_r_m,  # atomic.cas.i8
    e_r_m,  # atomic.ld.i16
    e_r_m,  # atomic.st.i16
    e_r_r_b_m,  # atomic.rmw.i16
    e_r_r_r_m,  # atomic.cas.i16
    e_r_m,  # atomic.ld.i32
    e_r_m,  # atomic.st.i32
    e_r_r_b_m,  # atomic.rmw.i32
    e_r_r_r_m,  # atomic.cas.i32
    e_r_m,  # atomic.ld.i64
    e_r_m,  # atomic.st.i64
    e_r_r_b_m,  # atomic.rmw.i64
    e_r_r_r_m,  # atomic.cas.i64
    e_none,  # fence
    e_f_ds_us_l,  # invoke
    e_t_r_ds_us_l,  # invoke.ind
    e_r_r,  # throw
    e_r,  # catch
    e_r,  # thread.base
    e_r_r_r_r,  # graph.launch
    e_r,  # graph.wait
    e_r_r,  # graph.push
    e_r_r,  # graph.pop
    e_r_r,  # graph.track
    e_r,  # graph.untrack
    e_r_r,  # graph.request
    e_r,  # node.self
    e_r_r,  # node.parent
    e_r_r_b,  # node.id
    e_r_r_b,  # node.count
    e_none,  # node.barrier
    e_r_r,  # node.scratch
]

DECODERS = [
    d_r_r,  # mov
    d_r_s,  # const.i32
    d_r_s,  # const.i64
    d_r_w,  # const.f32
    d_r_q,  # const.f64
    d_r_r_r_r,  # select
    d_r_m,  # lea
    d_r_f,  # lea.func
    d_r_r_r,  # add.i32
    d_r_r_r,  # sub.i32
    d_r_r_r,  # mul.i32
    d_r_r_r,  # and.i32
    d_r_r_r,  # or.i32
    d_r_r_r,  # xor.i32
    d_r_r_r,  # shl.i32
    d_r_r_r,  # shr_u.i32
    d_r_r_r,  # shr_s.i32
    d_r_r_r,  # rotl.i32
    d_r_r_r,  # rotr.i32
    d_r_r_r,  # div_s.i32
    d_r_r_r,  # div_u.i32
    d_r_r_r,  # rem_s.i32
    d_r_r_r,  # rem_u.i32
    d_r_r_r,  # min_s.i32
    d_r_r_r,  # max_s.i32
    d_r_r_r,  # min_u.i32
    d_r_r_r,  # max_u.i32
    d_r_r_r,  # add.i64
    d_r_r_r,  # sub.i64
    d_r_r_r,  # mul.i64
    d_r_r_r,  # and.i64
    d_r_r_r,  # or.i64
    d_r_r_r,  # xor.i64
    d_r_r_r,  # shl.i64
    d_r_r_r,  # shr_u.i64
    d_r_r_r,  # shr_s.i64
    d_r_r_r,  # rotl.i64
    d_r_r_r,  # rotr.i64
    d_r_r_r,  # div_s.i64
    d_r_r_r,  # div_u.i64
    d_r_r_r,  # rem_s.i64
    d_r_r_r,  # rem_u.i64
    d_r_r_r,  # min_s.i64
    d_r_r_r,  # max_s.i64
    d_r_r_r,  # min_u.i64
    d_r_r_r,  # max_u.i64
    d_r_r_s,  # add.i32.k
    d_r_r_s,  # mul.i32.k
    d_r_r_s,  # and.i32.k
    d_r_r_s,  # or.i32.k
    d_r_r_s,  # xor.i32.k
    d_r_r_s,  # shl.i32.k
    d_r_r_s,  # shr_u.i32.k
    d_r_r_s,  # shr_s.i32.k
    d_r_r_s,  # rotl.i32.k
    d_r_r_s,  # rsub.i32.k
    d_r_r_s,  # div_s.i32.k
    d_r_r_s,  # div_u.i32.k
    d_r_r_s,  # rem_s.i32.k
    d_r_r_s,  # rem_u.i32.k
    d_r_r_s,  # add.i64.k
    d_r_r_s,  # mul.i64.k
    d_r_r_s,  # and.i64.k
    d_r_r_s,  # or.i64.k
    d_r_r_s,  # xor.i64.k
    d_r_r_s,  # shl.i64.k
    d_r_r_s,  # shr_u.i64.k
    d_r_r_s,  # shr_s.i64.k
    d_r_r_s,  # rotl.i64.k
    d_r_r_s,  # rsub.i64.k
    d_r_r_s,  # div_s.i64.k
    d_r_r_s,  # div_u.i64.k
    d_r_r_s,  # rem_s.i64.k
    d_r_r_s,  # rem_u.i64.k
    d_r_r,  # clz.i32
    d_r_r,  # ctz.i32
    d_r_r,  # popcnt.i32
    d_r_r,  # bswap.i32
    d_r_r,  # bitrev.i32
    d_r_r,  # clz.i64
    d_r_r,  # ctz.i64
    d_r_r,  # popcnt.i64
    d_r_r,  # bswap.i64
    d_r_r,  # bitrev.i64
    d_r_r_r,  # mulh_s.i64
    d_r_r_r,  # mulh_u.i64
    d_r_r,  # ext.i32.s8
    d_r_r,  # ext.i32.s16
    d_r_r,  # ext.i64.s8
    d_r_r,  # ext.i64.s16
    d_r_r,  # ext.i64.s32
    d_r_r,  # ext.i64.u32
    d_r_r_r,  # set.eq.i32
    d_r_r_r,  # set.ne.i32
    d_r_r_r,  # set.lt_s.i32
    d_r_r_r,  # set.le_s.i32
    d_r_r_r,  # set.lt_u.i32
    d_r_r_r,  # set.le_u.i32
    d_r_r_s,  # set.eq.i32.k
    d_r_r_s,  # set.ne.i32.k
    d_r_r_s,  # set.lt_s.i32.k
    d_r_r_s,  # set.gt_s.i32.k
    d_r_r_s,  # set.lt_u.i32.k
    d_r_r_s,  # set.gt_u.i32.k
    d_r_r_r,  # set.eq.i64
    d_r_r_r,  # set.ne.i64
    d_r_r_r,  # set.lt_s.i64
    d_r_r_r,  # set.le_s.i64
    d_r_r_r,  # set.lt_u.i64
    d_r_r_r,  # set.le_u.i64
    d_r_r_s,  # set.eq.i64.k
    d_r_r_s,  # set.ne.i64.k
    d_r_r_s,  # set.lt_s.i64.k
    d_r_r_s,  # set.gt_s.i64.k
    d_r_r_s,  # set.lt_u.i64.k
    d_r_r_s,  # set.gt_u.i64.k
    d_r_r_r,  # set.eq.f32
    d_r_r_r,  # set.ne.f32
    d_r_r_r,  # set.lt.f32
    d_r_r_r,  # set.le.f32
    d_r_r_r,  # set.eq.f64
    d_r_r_r,  # set.ne.f64
    d_r_r_r,  # set.lt.f64
    d_r_r_r,  # set.le.f64
    d_l,  # jmp
    d_r_r_l,  # br.eq.i32
    d_r_r_l,  # br.ne.i32
    d_r_r_l,  # br.lt_s.i32
    d_r_r_l,  # br.le_s.i32
    d_r_r_l,  # br.lt_u.i32
    d_r_r_l,  # br.le_u.i32
    d_r_s_l,  # br.eq.i32.k
    d_r_s_l,  # br.ne.i32.k
    d_r_s_l,  # br.lt_s.i32.k
    d_r_s_l,  # br.gt_s.i32.k
    d_r_s_l,  # br.lt_u.i32.k
    d_r_s_l,  # br.gt_u.i32.k
    d_r_r_l,  # br.eq.i64
    d_r_r_l,  # br.ne.i64
    d_r_r_l,  # br.lt_s.i64
    d_r_r_l,  # br.le_s.i64
    d_r_r_l,  # br.lt_u.i64
    d_r_r_l,  # br.le_u.i64
    d_r_s_l,  # br.eq.i64.k
    d_r_s_l,  # br.ne.i64.k
    d_r_s_l,  # br.lt_s.i64.k
    d_r_s_l,  # br.gt_s.i64.k
    d_r_s_l,  # br.lt_u.i64.k
    d_r_s_l,  # br.gt_u.i64.k
    d_r_l,  # br.z.i32
    d_r_l,  # br.nz.i32
    d_r_r_l,  # br.eq.f32
    d_r_r_l,  # br.ne.f32
    d_r_r_l,  # br.lt.f32
    d_r_r_l,  # br.le.f32
    d_r_r_l,  # br.nlt.f32
    d_r_r_l,  # br.nle.f32
    d_r_r_l,  # br.eq.f64
    d_r_r_l,  # br.ne.f64
    d_r_r_l,  # br.lt.f64
    d_r_r_l,  # br.le.f64
    d_r_r_l,  # br.nlt.f64
    d_r_r_l,  # br.nle.f64
    d_r_s_l_ls,  # switch
    d_b,  # trap
    d_us,  # ret
    d_f_ds_us,  # call
    d_t_r_ds_us,  # call.ind
    d_r_r,  # setjmp
    d_r_r,  # longjmp
    d_r_m,  # ld.i32.s8
    d_r_m,  # ld.i32.u8
    d_r_m,  # ld.i32.s16
    d_r_m,  # ld.i32.u16
    d_r_m,  # ld.i32
    d_r_m,  # ld.i64.s8
    d_r_m,  # ld.i64.s16
    d_r_m,  # ld.i64.s32
    d_r_m,  # ld.i64
    d_r_m,  # ld.f32
    d_r_m,  # ld.f64
    d_r_m,  # st.i8
    d_r_m,  # st.i16
    d_r_m,  # st.i32
    d_r_m,  # st.i64
    d_r_m,  # st.f32
    d_r_m,  # st.f64
    d_s_m,  # st.i8.k
    d_s_m,  # st.i16.k
    d_s_m,  # st.i32.k
    d_s_m,  # st.i64.k
    d_r_r_r,  # mem.copy
    d_r_r_r,  # mem.fill
    d_r_r_r,  # add.f32
    d_r_r_r,  # sub.f32
    d_r_r_r,  # mul.f32
    d_r_r_r,  # div.f32
    d_r_r_r,  # min.f32
    d_r_r_r,  # max.f32
    d_r_r_r,  # copysign.f32
    d_r_r,  # neg.f32
    d_r_r,  # abs.f32
    d_r_r,  # sqrt.f32
    d_r_r,  # ceil.f32
    d_r_r,  # floor.f32
    d_r_r,  # trunc.f32
    d_r_r,  # nearest.f32
    d_r_r_r_r,  # fma.f32
    d_r_r_r,  # add.f64
    d_r_r_r,  # sub.f64
    d_r_r_r,  # mul.f64
    d_r_r_r,  # div.f64
    d_r_r_r,  # min.f64
    d_r_r_r,  # max.f64
    d_r_r_r,  # copysign.f64
    d_r_r,  # neg.f64
    d_r_r,  # abs.f64
    d_r_r,  # sqrt.f64
    d_r_r,  # ceil.f64
    d_r_r,  # floor.f64
    d_r_r,  # trunc.f64
    d_r_r,  # nearest.f64
    d_r_r_r_r,  # fma.f64
    d_r_r,  # cvt.f32.s32
    d_r_r,  # cvt.f32.u32
    d_r_r,  # cvt.s32.f32
    d_r_r,  # cvt.u32.f32
    d_r_r,  # cvt.f32.s64
    d_r_r,  # cvt.f32.u64
    d_r_r,  # cvt.s64.f32
    d_r_r,  # cvt.u64.f32
    d_r_r,  # cvt.f64.s32
    d_r_r,  # cvt.f64.u32
    d_r_r,  # cvt.s32.f64
    d_r_r,  # cvt.u32.f64
    d_r_r,  # cvt.f64.s64
    d_r_r,  # cvt.f64.u64
    d_r_r,  # cvt.s64.f64
    d_r_r,  # cvt.u64.f64
    d_r_r,  # cvt.f64.f32
    d_r_r,  # cvt.f32.f64
    d_r_r_b,  # stack.alloc
    d_r,  # stack.save
    d_r,  # stack.restore
    d_r_m,  # atomic.ld.i8
    d_r_m,  # atomic.st.i8
    d_r_r_b_m,  # atomic.rmw.i8
    d_r_r_r_m,  # atomic.cas.i8
    d_r_m,  # atomic.ld.i16
    d_r_m,  # atomic.st.i16
    d_r_r_b_m,  # atomic.rmw.i16
    d_r_r_r_m,  # atomic.cas.i16
    d_r_m,  # atomic.ld.i32
    d_r_m,  # atomic.st.i32
    d_r_r_b_m,  # atomic.rmw.i32
    d_r_r_r_m,  # atomic.cas.i32
    d_r_m,  # atomic.ld.i64
    d_r_m,  # atomic.st.i64
    d_r_r_b_m,  # atomic.rmw.i64
    d_r_r_r_m,  # atomic.cas.i64
    d_none,  # fence
    d_f_ds_us_l,  # invoke
    d_t_r_ds_us_l,  # invoke.ind
    d_r_r,  # throw
    d_r,  # catch
    d_r,  # thread.base
    d_r_r_r_r,  # graph.launch
    d_r,  # graph.wait
    d_r_r,  # graph.push
    d_r_r,  # graph.pop
    d_r_r,  # graph.track
    d_r,  # graph.untrack
    d_r_r,  # graph.request
    d_r,  # node.self
    d_r_r,  # node.parent
    d_r_r_b,  # node.id
    d_r_r_b,  # node.count
    d_none,  # node.barrier
    d_r_r,  # node.scratch
]
