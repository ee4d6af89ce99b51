"""Random C programs on types that are no plain scalars, and vectorised loops: native clang and we must print the same.

    python -m tests.fuzz.oddtypes [--count N] [--seed N]

`values` makes straight lines of operations on _BitInt(N), __int128, _Float16, float, double, quad and x87 long double and
on vectors, each on volatile data and printed bit by bit; `loops` makes loops over arrays for the vectoriser.
Neither has undefined behaviour (with -fwrapv), so all compilers agree.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.c.corpus import Run, native_compiler
from tests.c.producers import stock_clang
from tests.c.ways import interpreter

FLAGS = ["-w", "-std=gnu2x", "-fwrapv", "-fsigned-char", "-ffp-contract=off", "-fno-math-errno"]
X86, ARM = ["-target", "x86_64-linux-gnu"], ["-target", "aarch64-linux-gnu"]
AVX512 = ["-mavx512f", "-mavx512bw", "-mavx512vl", "-mavx512dq", "-mprefer-vector-width=512"]
# kind of program -> [(name, flags of a stock clang or None for the default compiler, level)]
BUILDS = {
    "values": [("default -O2", None, "-O2"), ("default -O0", None, "-O0"), ("aarch64", ARM, "-O2")],
    "x87": [("x86_64 -O2", X86, "-O2"), ("x86_64 -O0", X86, "-O0")],
    "loops": [("SSE2", X86, "-O3"), ("AVX2", [*X86, "-mavx2"], "-O3"), ("AVX-512", [*X86, *AVX512], "-O3"), ("NEON", ARM, "-O3")],
}

PRELUDE = r"""
int printf(const char *, ...);
typedef unsigned long word;
#ifdef __x86_64__
typedef __float128 quad;
#else
typedef long double quad;
#endif
static void show(const char *name, word x) { printf("%s %lx\n", name, x); }
#define SHOW_FLOAT(suffix, type, bytes)                                          \
    static void show_##suffix(const char *name, type x) {                       \
        word w[2] = {0, 0};                                                      \
        __builtin_memcpy(w, &x, bytes);                                          \
        x == x ? (show(name, w[0]), show(name, w[1])) : show(name, 0x7ff8);      \
    }
SHOW_FLOAT(half, _Float16, 2)
SHOW_FLOAT(float, float, 4)
SHOW_FLOAT(double, double, 8)
SHOW_FLOAT(quad, quad, 16)
#ifdef __x86_64__
typedef long double x87;
SHOW_FLOAT(x87, x87, 10)
#endif
__attribute__((noinline)) static void keep(void *p) { __asm__ volatile("" : : "r"(p) : "memory"); }
"""

WIDTHS = (1, 2, 5, 7, 8, 13, 16, 17, 24, 31, 32, 33, 47, 48, 63, 64, 65, 79, 96, 127, 128)
FLOATS = {"half": "_Float16", "float": "float", "double": "double", "quad": "quad", "x87": "x87"}
LITERALS = ("0.0", "-0.0", "1.0", "1.5", "-2.75", "1e-5", "65504.0", "3.0e-8", "1e300 * 10", "1e10", "__builtin_inf()", '__builtin_nan("")')


class Int:
    """A C integer type."""

    def __init__(self, c, bits, signed):
        self.c = c
        self.bits = bits
        self.signed = signed

    def show(self, name):
        wide = f"(unsigned _BitInt({self.bits})){name}"
        return [f'show("{name}", (word)({wide}{f" >> {i}" if i else ""}));' for i in range(0, self.bits, 64)]


class Float:
    """A C floating-point type."""

    def __init__(self, kind):
        self.kind = kind
        self.c = FLOATS[kind]

    def show(self, name):
        return [f'show_{self.kind}("{name}", {name});']


class Vector:
    """A vector type of C integers or floats."""

    def __init__(self, elem, bits, count):
        self.elem = elem
        self.bits = bits
        self.count = count
        self.c = f"{elem.c.replace(' ', '_')}_x{count}"

    @property
    def integral(self):
        return isinstance(self.elem, Int)

    def typedef(self):
        return f"typedef {self.elem.c} {self.c} __attribute__((vector_size({self.count * self.bits // 8})));"

    def show(self, name):
        shown = "show(\"{0}\", (word)t[i])" if self.integral else f'show_{getattr(self.elem, "kind", "")}("{{0}}", t[i])'
        return [f"{{ {self.c} t = {name}; for (int i = 0; i < {self.count}; i++) {shown.format(name)}; }}"]


def int_types():
    types = [Int(f"_BitInt({n})", n, True) for n in WIDTHS if n > 1] + [Int(f"unsigned _BitInt({n})", n, False) for n in WIDTHS]
    return [*types, Int("__int128", 128, True), Int("unsigned __int128", 128, False), *CHARS, *WORDS]


CHARS = [Int("signed char", 8, True), Int("unsigned char", 8, False), Int("short", 16, True)]
WORDS = [Int("int", 32, True), Int("unsigned", 32, False), Int("long", 64, True), Int("unsigned long", 64, False)]


def vector_types():
    elems = [(t, t.bits) for t in CHARS + WORDS] + [(Float("float"), 32), (Float("double"), 64)]
    return [Vector(t, n, count) for t, n in elems for count in (2, 4, 8, 16) if n * count <= 256]


class Values:
    """A program of one kind of statement: a new volatile variable is one operation on older ones, and printed."""

    def __init__(self, seed, x87=False, count=100):
        self.rng = random.Random(seed)
        self.ints, self.vectors = int_types(), vector_types()
        self.floats = [Float(k) for k in FLOATS if x87 or k != "x87"]
        self.known = {Int: [], Float: [], Vector: []}
        self.lines = []
        self.names = 0
        steps = (self.new_int, self.new_float, self.new_vector, self.arithmetic, self.arithmetic, self.builtin, self.overflow,
                 self.float_arithmetic, self.float_arithmetic, self.float_test, self.float_to_int, self.int_to_float,
                 self.vector_arithmetic, self.vector_arithmetic, self.vector_move, self.memory)  # fmt: skip
        for make in (self.new_int, self.new_float, self.new_vector):
            for _ in range(3):
                make()
        while self.names < count:
            self.rng.choice(steps)()

    def text(self):
        types = "\n".join(v.typedef() for v in self.vectors)
        return f"{PRELUDE}{types}\nint main(void) {{\n" + "".join(f"    {line}\n" for line in self.lines) + "    return 0;\n}\n"

    # -- parts of statements
    def define(self, t, expression):
        name = f"v{self.names}"
        self.names += 1
        self.lines += [f"volatile {t.c} {name} = {expression};", *t.show(name)]
        self.known[type(t)].append((name, t))

    def pick(self, kind, fits=lambda t: True):
        """A recent variable: (name, type)."""
        found = [v for v in self.known[kind] if fits(v[1])]
        return self.rng.choice(found[-12:])

    def bits(self, n):
        """An interesting number of n bits."""
        rng = self.rng
        top = (1 << n) - 1
        edges = (0, 1, 2, 3, 7, 10, top, 1 << n - 1, top >> 1, 1 << n // 2)
        x = rng.choice((rng.choice(edges), rng.getrandbits(n), rng.getrandbits(n) >> rng.randrange(n), ~(rng.getrandbits(n) >> rng.randrange(n))))
        return x & top

    def literal(self, t):
        x = self.bits(t.bits)
        words = (f"(unsigned _BitInt({max(t.bits, 64)})){x >> i & (1 << 64) - 1}ul << {i}" for i in range(0, t.bits, 64))
        return f"({t.c})({' | '.join(words)})"

    def float_literal(self):
        rng = self.rng
        return rng.choice((rng.choice(LITERALS), repr(rng.random() * 100), repr(rng.uniform(-1, 1) * 2.0 ** rng.randrange(-40, 40))))

    # -- statements
    def new_int(self):
        t = self.rng.choice(self.ints)
        self.define(t, self.literal(t))

    def new_float(self):
        t = self.rng.choice(self.floats)
        self.define(t, f"({t.c})({self.float_literal()})")

    def new_vector(self):
        t = self.rng.choice(self.vectors)
        elements = (self.literal(t.elem) if t.integral else f"({t.elem.c})({self.float_literal()})" for _ in range(t.count))
        self.define(t, f"({t.c}){{{', '.join(elements)}}}")

    def arithmetic(self):
        t = self.rng.choice(self.ints)
        (a, _), (b, b_type) = self.pick(Int), self.pick(Int)
        x, y = f"({t.c}){a}", f"({t.c}){b}"
        op = self.rng.choice("+ - * & | ^ / % << >> < > == <= ~ neg choose".split())
        if op in "/%":
            self.define(t, f"{y} == 0 ? ({t.c})1 : {y} == ({t.c})-1 ? ({t.c})3 : ({t.c})({x} {op} {y})")
        elif op in ("<<", ">>"):
            limit = min(t.bits, max((1 << b_type.bits) - 1, 1))
            self.define(t, f"({t.c})({x} {op} (int)((unsigned _BitInt({b_type.bits})){b} % {limit}))")
        else:
            e = {"~": f"~{x}", "neg": f"-{x}", "choose": f"({x} < {y} ? {x} : {y})"}.get(op, f"({x} {op} {y})")
            self.define(t, f"({t.c}){e}")

    def builtin(self):
        t, suffix = self.rng.choice(((WORDS[1], ""), (WORDS[3], "l")))
        x, y = (f"({t.c}){self.pick(Int)[0]}" for _ in range(2))
        n = t.bits
        self.define(t, self.rng.choice((
            f"__builtin_popcount{suffix}({x})", f"{x} ? __builtin_clz{suffix}({x}) : 99", f"{x} ? __builtin_ctz{suffix}({x}) : 99",
            f"__builtin_bswap{n}({x})", f"__builtin_bitreverse{n}({x})", f"__builtin_rotateleft{n}({x}, {y})",
            f"__builtin_rotateright{n}({x}, {y})", f"__builtin_elementwise_add_sat({x}, {y})", f"__builtin_elementwise_sub_sat({x}, {y})",
        )))  # fmt: skip

    def overflow(self):
        t = self.rng.choice([t for t in self.ints if t.bits > 1])
        op = self.rng.choice(("add", "sub", "mul"))
        if op == "mul" and t.signed and t.bits > 64 and "BitInt" in t.c:
            op = "add"  # clang refuses the product
        result = f"r{self.names}"
        x, y = (f"({t.c}){self.pick(Int)[0]}" for _ in range(2))
        self.lines.append(f'{t.c} {result}; show("overflow", __builtin_{op}_overflow({x}, {y}, &{result}));')
        self.define(t, result)

    def float_arithmetic(self):
        t = self.rng.choice(self.floats)
        x, y = (f"({t.c}){self.pick(Float)[0]}" for _ in range(2))
        suffix = {"float": "f", "double": ""}.get(t.kind)
        op = self.rng.choice("+ - * / neg abs copysign sqrt round fma".split())
        if op == "neg":
            e = f"-{x}"
        elif len(op) == 1 or suffix is None:
            e = f"{x} {op if len(op) == 1 else '+'} {y}"
        elif op == "copysign":
            e = f"__builtin_copysign{suffix}({x}, {y} == {y} ? {y} : 1)"  # the sign of a NaN is nobody's promise
        elif op == "round":
            e = f"__builtin_{self.rng.choice(('floor', 'ceil', 'trunc', 'rint', 'nearbyint', 'round'))}{suffix}({x})"
        else:
            e = {"abs": f"__builtin_fabs{suffix}({x})", "sqrt": f"__builtin_sqrt{suffix}({x})", "fma": f"__builtin_fma{suffix}({x}, {y}, {x})"}[op]
        self.define(t, f"({t.c})({e})")

    def float_test(self):
        t = self.rng.choice(self.floats)
        x, y = (f"({t.c}){self.pick(Float)[0]}" for _ in range(2))
        relation = f"({x} {self.rng.choice(('<', '>', '<=', '>=', '==', '!='))} {y})"
        tests = [relation, "!" + relation, f"__builtin_isunordered({x}, {y})", f"__builtin_islessgreater({x}, {y})"]
        if t.kind != "half":
            tests += [f"!!__builtin_isnan({x})", f"!!__builtin_isinf({x})", f"__builtin_isfinite({x})", f"__builtin_isnormal({x})",
                      f"({x} == {x} && __builtin_signbit({x}))", f"__builtin_isfpclass({x}, {self.rng.randrange(1024)})"]  # fmt: skip
        self.define(WORDS[0], self.rng.choice(tests))

    def float_to_int(self):
        a, a_type = self.pick(Float)
        t = self.rng.choice([t for t in self.ints if t.bits > 1])
        limit = repr(min(2.0 ** (t.bits - 1), 2.0**15 if a_type.kind == "half" else 2.0**100))
        low = f"-{limit}" if t.signed else "-0.5"
        self.define(t, f"({a_type.c}){a} > {low} && {a} < {limit} ? ({t.c}){a} : ({t.c})0")

    def int_to_float(self):
        t = self.rng.choice(self.floats)
        self.define(t, f"({t.c}){self.pick(Int)[0]}")

    def vector_arithmetic(self):
        a, t = self.pick(Vector)
        b, _ = self.pick(Vector, lambda other: other is t)
        if not t.integral:
            op = self.rng.choice("+ - * / neg".split())
            self.define(t, f"-{a}" if op == "neg" else f"{a} {op} {b}")
            return
        op = self.rng.choice("+ - * & | ^ / % << >> minmax reduce".split())
        if op in "/%":
            self.define(t, f"{a} {op} ({t.c})(({b} & 7) + 1)")
        elif op in ("<<", ">>"):
            self.define(t, f"{a} {op} ({b} & {t.bits - 1})")
        elif op == "minmax":
            self.define(t, f"__builtin_elementwise_{self.rng.choice(('min', 'max', 'add_sat', 'sub_sat'))}(({t.c}){a}, ({t.c}){b})")
        elif op == "reduce":
            self.define(t.elem, f"__builtin_reduce_{self.rng.choice(('add', 'mul', 'and', 'or', 'xor', 'min', 'max'))}(({t.c}){a})")
        else:
            self.define(t, f"{a} {op} {b}")

    def vector_move(self):
        a, t = self.pick(Vector)
        b, _ = self.pick(Vector, lambda other: other is t)
        i, _ = self.pick(Int)
        place = f"(unsigned){i} & {t.count - 1}"
        kind = self.rng.choice("compare convert shuffle extract insert bits".split())
        if kind == "compare":
            to = self._masks(t)
            self.define(to, f"({to.c})({a} {self.rng.choice(('<', '>', '==', '!=', '<='))} {b})")
        elif kind == "convert":
            to = self.rng.choice([v for v in self.vectors if v.count == t.count and v.integral == t.integral])
            self.define(to, f"__builtin_convertvector({a}, {to.c})")
        elif kind == "shuffle":
            lanes = ", ".join(str(self.rng.randrange(2 * t.count)) for _ in range(t.count))
            self.define(t, f"__builtin_shufflevector({a}, {b}, {lanes})")
        elif kind == "extract":
            self.define(t.elem, f"(({t.c}){a})[{place}]")
        elif kind == "insert":
            copy = f"w{self.names}"
            self.lines.append(f"{t.c} {copy} = {a}; {copy}[{place}] = ({t.elem.c}){b}[0];")
            self.define(t, copy)
        else:
            to = self.rng.choice([v for v in self.vectors if v.integral and v.count * v.bits == t.count * t.bits])
            source = a if t.integral else f"({a} == {a} & ({self._masks(t).c}){a})"  # the bits of a NaN are nobody's promise
            self.define(to, f"({to.c}){source}")

    def _masks(self, t):
        """The vector type that a comparison of t gives."""
        return next(v for v in self.vectors if v.integral and v.elem.signed and v.bits == t.bits and v.count == t.count)

    def memory(self):
        t = self.rng.choice(self.ints)
        box = f"s{self.names}"
        self.lines.append(f"struct {{ char c; {t.c} x; char d; }} {box}[2]; __builtin_memset({box}, 0x5a, sizeof {box});")
        self.lines.append(f'{box}[1].x = ({t.c}){self.pick(Int)[0]}; keep({box}); show("next", {box}[1].d);')
        self.define(t, f"{box}[1].x")


# --- loops

ELEMENTS = ("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "float", "double", "_Bool")
LOOP_PRELUDE = r"""
static word seed = 88172645463325252ul;
static word rnd(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
static inline double clampd(double x) { return x > 1e6 ? 1e6 : x > -1e6 ? x : -1e6; }
static inline int clampi(double x) { return x > 30000 ? 30000 : x > -30000 ? (int)x : -30000; }
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
static unsigned char at[128];
"""


class Loops:
    """Loops over arrays of all types: element by element, under conditions, and reductions."""

    def __init__(self, seed, count=6):
        self.rng = random.Random(seed)
        self.arrays = {f"a{k}": self.rng.choice(ELEMENTS) for k in range(6)}
        self.functions = []
        self.body = ["for (int i = 0; i < 128; i++) at[i] = rnd() & 127;"]
        for name, t in self.arrays.items():
            start = {"float": "(int)rnd() / 65536.0", "double": "(int)rnd() / 1024.0", "_Bool": "rnd() & 1"}.get(t, "rnd() >> (rnd() & 63)")
            self.body.append(f"for (int i = 0; i < 128; i++) {name}[i] = ({t})({start});")
        for k in range(count):
            self.function(k)

    def text(self):
        arrays = "".join(f"static {t} {name}[128];\n" for name, t in self.arrays.items())
        body = "".join(f"    {line}\n" for line in self.body)
        return f"{PRELUDE}{LOOP_PRELUDE}{arrays}" + "\n".join(self.functions) + f"\nint main(void) {{\n{body}    return 0;\n}}\n"

    def floating(self, name):
        return self.arrays[name] in ("float", "double")

    def function(self, k):
        rng = self.rng
        to = rng.choice(list(self.arrays))
        t = self.arrays[to]
        others = [n for n in self.arrays if n != to]
        value = self.expression(3, others)
        value = f"({t})({value if self.floating(to) else self.integer(value)})"
        kind = rng.randrange(4)
        if kind == 0:
            loop = f"for (int i = 0; i < n; i++) {to}[i] = {value};"
        elif kind == 1:
            loop = f"for (int i = 0; i < n; i++) if ({self.expression(1, others)} > {rng.randrange(100)}) {to}[i] = {value};"
        elif kind == 2:
            s = rng.choice(("int", "long", "unsigned", "unsigned char", "short"))
            term = self.integer(self.expression(2, others))
            loop = f"{s} s = 1; for (int i = 0; i < n; i++) s {rng.choice(('+=', '^=', '|=', '*=', '-='))} ({s})({term}); {to}[3] = ({t})(short)s;"
        else:
            s = rng.choice(("int", "unsigned", "short", "double"))
            term = self.expression(2, others)
            term = term if s == "double" else self.integer(term)
            loop = f"{s} s = 0; for (int i = 0; i < n; i++) {{ {s} t = ({s})({term}); if (t {rng.choice('<>')} s) s = t; }} {to}[5] = ({t})(long)clampd(s);"
        self.functions.append(f"__attribute__((noinline)) static void f{k}(int n) {{ {loop} }}")
        shown = f'show_double("{to}", {to}[i])' if self.floating(to) else f'show("{to}", (word){to}[i])'
        self.body += [f"f{k}({rng.choice((16, 17, 37, 64, 100))});", f"for (int i = 0; i < 128; i++) {shown};"]

    def integer(self, e):
        """An expression brought into a range that every conversion is defined for."""
        return f"clampi((double)({e}))" if self.rng.random() < 0.3 else f"(long)clampd((double)({e}))"

    def expression(self, depth, names):
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            index = rng.choice(("i", "i", "i", "i + 1", "2 * i & 127", "127 - i", "at[i]"))
            return rng.choice((str(rng.choice((0, 1, 2, 3, 5, 7, 100, 255))), f"({rng.choice(('int', 'long', 'unsigned', 'short'))})i", f"{rng.choice(names)}[{index}]"))
        a, b = self.expression(depth - 1, names), self.expression(depth - 1, names)
        kind = rng.randrange(11)
        if kind < 6:
            return f"({a} {rng.choice('+-*+')} {b})"
        if kind == 6:
            return f"({a} {rng.choice(('<', '>', '==', '!='))} {b} ? {self.expression(depth - 1, names)} : {b})"
        if kind == 7:
            return f"{rng.choice(('MIN', 'MAX'))}({a}, {b})"
        if kind == 8:
            return f"((long)({self.integer(a)}) {rng.choice('&|^')} (long)({self.integer(b)}))"
        if kind == 9:
            return f"((unsigned)({self.integer(a)}) >> ((unsigned)({self.integer(b)}) & 15))"
        return f"((word)({self.integer(a)}) << ((unsigned)({self.integer(b)}) & 31))"


# --- running

class Stub:
    """What `ways.interpreter` wants to know about a program."""

    name = "program"
    stdin = b""
    env = ()
    needs_dir = False


def program(kind, seed):
    """The text of a random program."""
    return Loops(seed).text() if kind == "loops" else Values(seed, x87=kind == "x87").text()


def native_answer(source, folder):
    """What the native compiler's program prints."""
    exe = os.path.join(folder, "native")
    subprocess.run([*native_compiler(), "-O1", *FLAGS, source, "-o", exe, "-lm"], check=True)
    return subprocess.run([exe], capture_output=True, check=True, timeout=60).stdout


def our_answer(source, folder, flags, level):
    """(what our program prints, how it ends), by the default compiler or from the IR of a stock clang."""
    from allvm.build import compile_to_module
    from allvm.ir.encode import encode

    options = [level, *FLAGS]
    if flags is None:
        module = compile_to_module([source], flags=options)
    else:
        bitcode = os.path.join(folder, "program.bc")
        subprocess.run([stock_clang(), *flags, *options, "-emit-llvm", "-c", source, "-o", bitcode], check=True)
        module = compile_to_module([bitcode])
    result = interpreter(encode(module), Stub, Run([], None))
    return result.stdout, result.status


def check(kind, seed, builds=None):
    """The names of the builds that do not print what the native one does, with the first line that differs."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, f"{kind}{seed}.c")
        Path(source).write_text(program(kind, seed))
        want = native_answer(source, folder)
        for name, flags, level in builds or BUILDS[kind]:
            if flags is not None and not stock_clang():
                continue
            got, status = our_answer(source, folder, flags, level)
            if status != 0 or got != want:
                lines = zip(got.decode().splitlines(), want.decode().splitlines())
                wrong.append((name, status, next((pair for pair in lines if pair[0] != pair[1]), "length")))
    return wrong


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=20, help="seeds to try")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    args = parser.parse_args(argv)
    failures = 0
    for seed in range(args.seed, args.seed + args.count):
        for kind in BUILDS:
            for name, status, difference in check(kind, seed):
                failures += 1
                print(f"{kind} {seed} {name}: status {status}, {difference}", flush=True)
    print(f"{args.count * len(BUILDS) - failures} passed, {failures} failed")
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
