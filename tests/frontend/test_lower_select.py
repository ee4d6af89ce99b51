"""Instruction selection: the right results, and no more instructions than needed where it matters."""

import struct

import pytest
from allvm.frontend.function import FunctionLowering
from allvm.ir import isa
from ir_tools import M64, code, compile_c, lowered, names, native, run

WIDTHS = (1, 3, 8, 13, 16, 24, 31, 32, 33, 48, 63, 64)


def test_mixins_do_not_hide_each_other():
    """FunctionLowering is made of mixins: a name must not be defined by two of them."""
    owner = {}
    for c in FunctionLowering.__mro__[1:-1]:
        for name in vars(c):
            if name.startswith("__"):
                continue
            other = owner.setdefault(name, c)
            assert other is c or issubclass(other, c) or name == "place", f"{name}: {other.__name__} and {c.__name__}"


def operands(w):
    top = 1 << w
    return sorted({0, 1, top - 1, top >> 1, (top >> 1) - 1, 0x5A5A5A5A5A5A5A5A % top})


def narrow(source, w):
    """An expression for the low w bits of an i64."""
    return f"trunc i64 {source} to i{w}" if w < 64 else f"or i64 {source}, 0"


def widen(value, w):
    return f"zext i{w} {value} to i64" if w < 64 else f"or i64 {value}, 0"


DIVISIONS = ("udiv", "urem", "sdiv", "srem")
SHIFTS = ("shl", "lshr", "ashr")


@pytest.mark.parametrize("w", WIDTHS)
@pytest.mark.parametrize("op", ["add", "sub", "mul", "and", "or", "xor", *DIVISIONS, *SHIFTS])
def test_binary(op, w):
    """With registers, and with a constant on either side; operands come with garbage above their width."""
    pairs = [(a, b) for a in operands(w) for b in operands(w)]
    if op in DIVISIONS:
        pairs = [(a, b) for a, b in pairs if b and not (op[0] == "s" and (a == 1 << w - 1 or w == 1))]
    k = 1 if op in SHIFTS or w < 3 else 3
    one = "true" if w == 1 else k
    right = "true" if w == 1 else k if op not in SHIFTS else w - 1
    if op in SHIFTS:
        pairs = [(a, b % w) for a, b in pairs]
        right = "false" if w == 1 else right
    text = f"""define i64 @f(i64 %x, i64 %y) {{
      %a = {narrow("%x", w)}
      %b = {narrow("%y", w)}
      %r = {op} i{w} %a, %b
      %l = {op} i{w} {one}, %b
      %s = {op} i{w} %a, {right}
      %sum = add i{w} %r, %l
      %t = xor i{w} %sum, %s
      %z = {widen("%t", w)}
      ret i64 %z }}"""
    rows = [(a | 0xABC << w & M64, b | 0xDEF << w & M64) for a, b in pairs]
    assert [run_one(text, row) for row in rows] == (native(text, rows) if rows else [])


_modules = {}


def run_one(text, row):
    from allvm.interp.oracle import Oracle

    m = _modules.get(text)
    if m is None:
        _modules.clear()
        m = _modules[text] = lowered(text)
    return Oracle(m).call("f", [x & M64 for x in row])[0]


@pytest.mark.parametrize("w", [1, 7, 8, 16, 31, 32, 33, 64])
@pytest.mark.parametrize("pred", ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"])
def test_compare(pred, w):
    """As a value, as a branch, and against constants at the ends of the range."""
    top = 1 << w
    ks = sorted({0, 1 % top, top - 1, top >> 1, (top >> 1) - 1 if w > 1 else 0, 5 % top})

    def const(k):
        return ("true" if k else "false") if w == 1 else str(k - top if k >> w - 1 else k)

    body = []
    for i, k in enumerate(ks):
        body.append(f"""
      %c{i} = icmp {pred} i{w} %a, {const(k)}
      %d{i} = icmp {pred} i{w} {const(k)}, %a
      br i1 %c{i}, label %t{i}, label %e{i}
    t{i}:
      store i64 {1 << 2 * i}, ptr %slot{i}
      br label %e{i}
    e{i}:
      %z{i} = zext i1 %d{i} to i64
      %s{i} = shl i64 %z{i}, {2 * i + 1}
      %l{i} = load i64, ptr %slot{i}
      %o{i} = or i64 %s{i}, %l{i}
      %sum{i + 1} = or i64 %sum{i}, %o{i}""")
    slots = "\n".join(f"%slot{i} = alloca i64\n store i64 0, ptr %slot{i}" for i in range(len(ks)))
    text = f"""define i64 @f(i64 %x, i64 %y) {{
      {slots}
      %a = {narrow("%x", w)}
      %b = {narrow("%y", w)}
      %r = icmp {pred} i{w} %a, %b
      %sum0 = select i1 %r, i64 {1 << 40}, i64 0
      {"".join(body)}
      ret i64 %sum{len(ks)} }}"""
    rows = [(a | 0x70F << w if w < 50 else a, b) for a in ks for b in ks]
    assert [run_one(text, row) for row in rows] == native(text, rows)


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


NUMBERS = [bits(x) for x in (0.0, -0.0, 1.5, -1.5, float("inf"), float("-inf"))] + [0x7FF8000000000000, 0x7FF0000000000001, 0xFFF8000000000123]


@pytest.mark.parametrize("pred", "oeq one olt ole ogt oge ord ueq une ult ule ugt uge uno true false".split())
def test_float_compare(pred):
    """As a value, as a branch, as a condition of select, and inverted."""
    text = f"""define i64 @f(i64 %x, i64 %y) {{
      %a = bitcast i64 %x to double
      %b = bitcast i64 %y to double
      %c = fcmp {pred} double %a, %b
      %n = xor i1 %c, true
      %k = fcmp {pred} double %a, 1.5
      %z = zext i1 %c to i64
      %s = select i1 %n, i64 2, i64 4
      %kz = select i1 %k, i64 64, i64 0
      %c2 = fcmp {pred} double %a, %b
      br i1 %c2, label %yes, label %no
    yes:
      br label %no
    no:
      %p = phi i64 [ 8, %0 ], [ 16, %yes ]
      %n2 = xor i1 %c2, true
      br i1 %n2, label %other, label %end
    other:
      br label %end
    end:
      %q = phi i64 [ 0, %no ], [ 32, %other ]
      %r1 = or i64 %z, %s
      %r2 = or i64 %p, %q
      %r3 = or i64 %r1, %r2
      %r = or i64 %r3, %kz
      ret i64 %r }}"""
    rows = [(a, b) for a in NUMBERS for b in NUMBERS]
    assert [run_one(text, row) for row in rows] == native(text, rows)


def test_logic_of_conditions():
    """Trees of and, or, not and their short-circuit forms become branches."""
    text = """define i64 @f(i64 %x, i64 %y) {
      %a = icmp slt i64 %x, 10
      %b = icmp eq i64 %y, 3
      %c = icmp ugt i64 %x, %y
      %ab = and i1 %a, %b
      %nc = xor i1 %c, true
      %t = select i1 %ab, i1 true, i1 %nc
      br i1 %t, label %yes, label %no
    yes: ret i64 1
    no: ret i64 0 }"""
    rows = [(x, y) for x in (0, 3, 9, 10, 20, M64) for y in (0, 3, 4, 30)]
    assert [run_one(text, row) for row in rows] == native(text, rows)
    assert not any(n.startswith("set.") for n in names(lowered(text)))


def test_loop_is_tight():
    """Summing an array: a load, two additions and one branch an iteration."""
    bc = compile_c("long f(int *a, int n) { long s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }")
    insns = code(lowered(bc))
    (branch,) = [n for n, i in enumerate(insns) if i[0].startswith("br.ne")]
    target = insns[branch][-1]
    assert [i[0] for i in insns[target : branch + 1]] == ["ld.i64.s32", "add.i64", "add.i64.k", "br.ne.i64"]


def test_addressing():
    """Globals, structs and arrays are reached through the memory operand alone."""
    bc = compile_c("""
        struct s { int x, y; short z[8]; } table[100];
        int f(long i) { return table[i].z[3]; }
        int g(struct s *p, long i) { return p[2].z[i]; }
        int h(long *p, int i) { return p[i + 5]; }
        void k(void) { table[3].y = 7; }""")
    m = lowered(bc)
    assert names(m, "f")[-2:] == ["ld.i32.s16", "ret"]
    assert names(m, "g") == ["ld.i32.s16", "ret"]
    assert names(m, "h") == ["ld.i32", "ret"] or names(m, "h") == ["ld.i64", "ret"]
    assert names(m, "k") == ["st.i32.k", "ret"]


def test_constants_leave_loops():
    """A constant that has no immediate form is made once, outside; a rare path in a loop makes its own."""
    bc = compile_c("""
        void rare(double);
        void f(double *a, long n) { for (long i = 0; i < n; i++) { a[i] = a[i] * 1.25 + 3.0; if (a[i] == 7.0) rare(11.0); } }""")
    insns = code(lowered(bc))
    first = min(i[-1] for i in insns if i[0].startswith("br.") and insns.index(i) > i[-1])
    last = max(n for n, i in enumerate(insns) if i[0].startswith("br.") and i[-1] == first)
    loop = insns[first : last + 1]
    assert sum(i[0] == "const.f64" for i in loop) <= 1
    assert any(i[0] == "mul.f64" for i in loop)


def test_narrow_values_are_masked_only_where_needed():
    bc = compile_c("""
        void f(unsigned char *p, unsigned char a, unsigned char b) { *p = a * 3 + b ^ 5; }
        int g(unsigned char a) { unsigned char x = a + 200; return x < 10; }""")
    m = lowered(bc)
    assert not any(n.startswith("and.") for n in names(m, "f"))
    assert sum(n.startswith("and.") for n in names(m, "g")) == 1


def test_loads_extend():
    bc = compile_c("""
        long f(signed char *p) { return *p; }
        unsigned long g(unsigned char *p) { return *p; }
        long h(int *p) { return *p; }
        int k(short *p) { return *p < 0; }""")
    m = lowered(bc)
    assert names(m, "f") == ["ld.i64.s8", "ret"]
    assert names(m, "g") == ["ld.i32.u8", "ret"]
    assert names(m, "h") == ["ld.i64.s32", "ret"]
    assert not any(n.startswith("ext") for n in names(m, "k"))


def test_zero_extension_of_parameters_is_explicit():
    """A caller may leave anything above a 32-bit argument."""
    text = "define i64 @f(i32 %a) { %r = zext i32 %a to i64\n ret i64 %r }"
    assert names(lowered(text)) == ["ext.i64.u32", "ret"]
    text = """define i64 @g(i32 %a) noinline { %r = zext i32 %a to i64 ret i64 %r }
      define i64 @f(i64 %x) { %t = trunc i64 %x to i32
      %r = call i64 @g(i32 %t)
      ret i64 %r }""".replace("i64 ret", "i64\n ret")
    assert run(text, 0xFFFFFFFF80000001) == [0x80000001]


def test_every_float_conversion():
    text = """define i64 @f(i64 %x, i64 %y) {
      %a = trunc i64 %x to i8
      %b = sitofp i8 %a to double
      %c = uitofp i8 %a to float
      %d = fpext float %c to double
      %e = fadd double %b, %d
      %i = fptosi double %e to i16
      %u = fptoui double %d to i48
      %s = sext i16 %i to i64
      %z = zext i48 %u to i64
      %h = shl i64 %z, 32
      %r = xor i64 %s, %h
      ret i64 %r }"""
    rows = [(x, 0) for x in (0, 1, 127, 128, 200, 255, 0x1FF)]
    assert [run_one(text, row) for row in rows] == native(text, rows)


def test_isa_still_has_the_opcodes_used_here():
    assert {"ld.i64.s32", "st.i32.k", "br.ne.i64.k"} <= set(isa.BY_NAME)
