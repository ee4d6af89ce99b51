"""Calls: arguments of every kind, variable arguments on three targets, setjmp, inline assembly, errors."""

import pytest
from allvm.frontend.lowering import lower_module
from allvm.frontend.reader import read_llvm
from allvm.interp.oracle import Oracle
from allvm.ir.errors import CompileError, Trap
from allvm.ir.isa import opcode as OPCODE
from ir_tools import M64, code, compile_c, lowered, names, run

TARGETS = {
    "riscv64": 'target triple = "riscv64-unknown-linux-musl"\ntarget datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"\n',
    "x86_64": 'target triple = "x86_64-unknown-linux-gnu"\n'
    'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n',
    "aarch64": 'target triple = "aarch64-unknown-linux-gnu"\n'
    'target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"\n',
}


def test_direct_and_indirect():
    text = """define internal i64 @add(i64 %a, i64 %b) { %r = add i64 %a, %b
      ret i64 %r }
    define internal i64 @sub(i64 %a, i64 %b) { %r = sub i64 %a, %b
      ret i64 %r }
    define i64 @f(i64 %x, i64 %y) {
      %c = icmp eq i64 %y, 0
      %p = select i1 %c, ptr @add, ptr @sub
      %r = call i64 %p(i64 %x, i64 7)
      %s = call i64 @add(i64 %r, i64 100)
      ret i64 %s }"""
    assert run(text, 50, 0) == [157] and run(text, 50, 1) == [143]


def test_indirect_call_of_another_type_traps():
    text = """define i64 @g(i64 %a) { ret i64 %a }
    define i32 @f() {
      %p = select i1 true, ptr @g, ptr null
      %r = call i32 %p(i32 5, i32 6)
      ret i32 %r }"""
    with pytest.raises(Trap) as e:
        run(text)
    assert e.value.kind == "signature"


def test_function_pointers_have_identity():
    text = """define void @g() { ret void }
    @p = global ptr @g
    define i64 @f() {
      %q = load ptr, ptr @p
      %c = icmp eq ptr %q, @g
      %d = icmp eq ptr %q, @h
      %z = zext i1 %c to i64
      %y = zext i1 %d to i64
      %s = shl i64 %y, 1
      %r = or i64 %z, %s
      ret i64 %r }
    define void @h() { ret void }"""
    assert run(text) == [1]


MISMATCHES = [
    # callee's definition, call, result
    ("define i64 @g(i64 %a) { ret i64 %a }", "call i64 @g(i32 -5)", 0xFFFFFFFB),
    ("define i64 @g(i32 %a) { %r = zext i32 %a to i64\n ret i64 %r }", "call i64 @g(i64 4294967297)", 1),
    ("define i64 @g(i64 %a) { ret i64 %a }", "call i64 @g()", 0),
    ("define i64 @g(i64 %a) { ret i64 %a }", "call i64 @g(i64 3, i64 4, double 1.0)", 3),
    ("define i32 @g(i64 %a) { ret i32 7 }", "call i64 @g(i64 3)", 7),
    ("define void @g(i64 %a) { ret void }", "call i64 @g(i64 3)", 0),
    ("define i64 @g(i64 %a) { ret i64 %a }", "call i64 (i64, ...) @g(i64 9, i64 4)", 9),
    ("define i64 @g(i64 %a, ...) { ret i64 %a }", "call i64 @g(i64 9, i64 4)", 9),
]


@pytest.mark.parametrize("definition,call,result", MISMATCHES)
def test_call_that_does_not_fit(definition, call, result):
    """As natively: surplus arguments are dropped, missing ones are something."""
    assert run(f"{definition}\ndefine i64 @f() {{ %r = {call}\n ret i64 %r }}") == [result]


def test_unprototyped_declaration_takes_the_type_of_its_call():
    text = """declare i32 @g(...)
    define i32 @f(i32 %a) {
      %r = call i32 @g(i32 %a, i64 5)
      %s = call i32 (i32, ...) @g(i32 %a)
      ret i32 %r }"""
    m = lowered(text)
    (g,) = m.import_funcs
    assert m.types[g.type].params == ("i32", "i64")


@pytest.mark.parametrize("level", [0, 2])
def test_struct_by_value(level):
    bc = compile_c("""
        struct big { long v[6]; char c; };
        __attribute__((noinline)) long g(struct big a, int n, struct big b) { a.v[0] += n; b.c++; return a.v[0] + a.v[5] + b.v[1] + b.c; }
        __attribute__((noinline)) struct big h(long x) { struct big r = {{x, x + 1, 2, 3, 4, x * 2}, 'a'}; return r; }
        long f(long x) { struct big a = h(x), b = h(100); long r = g(a, 1000, b); return r * 1000 + a.v[0] + b.c; }""", level)
    x = 7
    assert run(bc, x) == [(x + 1000 + x * 2 + 101 + 98) * 1000 + x + 97]


def test_byval_is_copied_by_the_caller():
    text = TARGETS["x86_64"] + """%s = type { i64, [5 x i64] }
    define i64 @g(ptr byval(%s) align 8 %p) {
      %v = load i64, ptr %p
      store i64 99, ptr %p
      ret i64 %v }
    define i64 @f() {
      %m = alloca %s
      store i64 5, ptr %m
      %a = call i64 @g(ptr byval(%s) align 8 %m)
      %b = load i64, ptr %m
      %r = mul i64 %a, %b
      ret i64 %r }"""
    assert run(text) == [25]


VARIADIC = """
#include <stdarg.h>
struct s { char c; short s; }; struct t { double a, b; }; struct u { long v[3]; };
__attribute__((noinline)) long take(const char *kinds, ...) {
    va_list ap, copy; long sum = 0;
    va_start(ap, kinds); va_copy(copy, ap);
    for (; *kinds; kinds++) {
        sum *= 31;
        switch (*kinds) {
        case 'i': sum += va_arg(ap, int); break;
        case 'l': sum += va_arg(ap, long); break;
        case 'd': sum += (long)(va_arg(ap, double) * 4); break;
        case 'L': sum += (long)(double)va_arg(ap, long double); break;
        case 'q': { __int128 q = va_arg(ap, __int128); sum += (long)(q >> 64) ^ (long)q; break; }
        case 's': { struct s s = va_arg(ap, struct s); sum += s.c * 3 + s.s; break; }
        case 't': { struct t t = va_arg(ap, struct t); sum += (long)(t.a * 2 - t.b); break; }
        case 'u': { struct u u = va_arg(ap, struct u); sum += u.v[0] + u.v[1] * 2 + u.v[2] * 3; break; }
        }
    }
    va_end(ap);
    sum += va_arg(copy, int); va_end(copy);
    return sum;
}
long f(void) {
    struct s s = {5, -300}; struct t t = {2.5, 1}; struct u u = {{7, 8, 9}};
    __int128 q = ((__int128)5 << 64) | 77;
    return take("iidlsqtuidsqt", -1, 2, 1.25, -5L, s, q, t, u, 3, -0.5, s, -q, t);
}
"""


@pytest.mark.parametrize("level", [0, 2])
def test_variable_arguments(level):
    def expected():
        q = 5 << 64 | 77
        fold = lambda v: (v >> 64) ^ (v & M64)  # noqa: E731
        s = 5 * 3 - 300
        parts = [-1, 2, 5, -5, s, fold(q), 4, 7 + 16 + 27, 3, -2, s, fold(-q & (1 << 128) - 1), 4]
        total = 0
        for p in parts:
            total = total * 31 + p
        return (total - 1) & M64

    assert run(compile_c(VARIADIC, level)) == [expected()]


@pytest.mark.parametrize("target", TARGETS)
def test_va_list_of_each_target(target):
    """What va_start makes, and what host functions that take a va_list get."""
    size = {"riscv64": 8, "x86_64": 24, "aarch64": 32}[target]
    argument = "%list" if target != "riscv64" else "%plain"
    text = TARGETS[target] + f"""declare void @llvm.va_start.p0(ptr)
    declare i32 @vprintf(ptr, ptr)
    define i64 @g(i32 %n, ...) {{
      %list = alloca [{size} x i8], align 16
      call void @llvm.va_start.p0(ptr %list)
      %plain = load ptr, ptr %list
      %r = call i32 @vprintf(ptr null, ptr {argument})
      %a = va_arg ptr %list, i32
      %b = va_arg ptr %list, double
      %c = va_arg ptr %list, i64
      %d = fptosi double %b to i64
      %e = sext i32 %a to i64
      %s = add i64 %c, %d
      %t = add i64 %s, %e
      ret i64 %t }}
    define i64 @f() {{ %r = call i64 (i32, ...) @g(i32 1, i32 -3, double 4.0, i64 100)
      ret i64 %r }}"""
    seen = []

    def vprintf(oracle, form, at):
        seen.append([oracle.memory.load(at + 8 * i, 8) for i in range(3)])
        return 0

    m = lowered(text)
    name = "vprintf@x87" if target == "x86_64" else "vprintf"
    assert [x.name for x in m.import_funcs] == [name]
    assert Oracle(m, host={name: vprintf}).call("f") == [101]
    assert seen == [[0xFFFFFFFD, 0x4010000000000000, 100]]


def test_int_arguments_are_extended_as_passed():
    text = """declare i32 @printf(ptr, ...)
    define void @f(i32 %x) {
      %r = call i32 (ptr, ...) @printf(ptr null, i32 signext %x, i32 %x, i32 -1, i32 signext -1, i8 signext -2)
      ret void }"""
    cells = []

    def printf(oracle, form, at):
        cells.extend(oracle.memory.load(at + 8 * i, 8) for i in range(5))
        return 0

    Oracle(lowered(text), host={"printf": printf}).call("f", [0x80000000])
    assert cells == [0xFFFFFFFF80000000, 0x80000000, 0xFFFFFFFF, M64, M64 - 1]


def test_no_arguments_no_area():
    m = lowered("declare i32 @printf(ptr, ...)\ndefine void @f() { %r = call i32 (ptr, ...) @printf(ptr null)\n ret void }")
    assert m.functions[0].frame == 0


def test_long_double_flavour():
    text = "declare x86_fp80 @sinl(x86_fp80)\ndeclare i32 @puts(ptr)\ndefine void @f() { %r = call x86_fp80 @sinl(x86_fp80 0xK0)\n %s = call i32 @puts(ptr null)\n ret void }"
    m = lowered(TARGETS["x86_64"] + text.replace("0xK0)", "0xK00000000000000000000)"))
    assert sorted(x.name for x in m.import_funcs) == ["puts", "sinl@x87"]
    assert m.target["long_double"] == "x86_fp80"


@pytest.mark.parametrize("level", [0, 2])
def test_setjmp(level):
    bc = compile_c("""
        #include <setjmp.h>
        jmp_buf b; static int depth;
        __attribute__((noinline)) void deep(int n) { if (n == 0) longjmp(b, ++depth); deep(n - 1); depth += 100; }
        int f(int k) { volatile int count = 0; int base = k * 3;
            int v = setjmp(b); count++;
            if (v < 4) deep(3);
            return base * 1000 + count * 10 + v; }""", level)
    m = lowered(bc)
    assert Oracle(m).call("f", [5]) == [15054]
    assert {"setjmp", "longjmp"} <= set(names(m, "f") + names(m, "deep"))


def test_no_registers_are_shared_after_setjmp():
    text = """declare i32 @setjmp(ptr) returns_twice
    define i64 @f(ptr %b, i64 %x) {
      %r = call i32 @setjmp(ptr %b) returns_twice
      %y = add i64 %x, 1
      %z = mul i64 %y, 3
      %w = xor i64 %z, 5
      ret i64 %w }"""
    m = lowered(text)
    assert m.functions[0].nregs == 6


ASM = """
    long f(long x) {
        long y = x + 1;
        asm volatile("" : "+r"(y) : : "memory");
        long z; asm("" : "=r"(z) : "0"(y * 2));
        int k = 5; asm volatile("" : : "r"(k), "i"(3), "m"(k));
        asm volatile("" : "=m"(k) : "r"(z));
        asm volatile("# a comment" ::: "memory");
        long a = 1, b = 2; asm("" : "=r"(a), "=r"(b) : "0"(b), "1"(a));
        return z + k + a * 100 + b * 1000;
    }"""


@pytest.mark.parametrize("level", [0, 2])
def test_empty_assembly(level):
    assert run(compile_c(ASM, level), 10) == [22 + 5 + 200 + 1000]


def test_indirect_call_without_a_prototype_or_arguments():
    """What `long (*h)()` becomes in x86-64's IR."""
    text = """
    target triple = "x86_64-unknown-linux-gnu"
    define i64 @five() { ret i64 5 }
    @h = global ptr @five
    define i64 @f() { %p = load volatile ptr, ptr @h
      %r = call i64 (...) %p()
      ret i64 %r }
    """
    m = lower_module(read_llvm(text.encode()), "test")
    (f,) = [f for f in m.functions if f.name == "f"]
    (insn,) = [i for i in f.code if i[0] == OPCODE("call.ind")]
    assert m.types[insn[1]].params == () and insn[4] == ()


def error_of(text):
    with pytest.raises(CompileError) as e:
        lower_module(read_llvm(text.encode()), "test")
    return str(e.value)


def test_real_assembly_is_an_error():
    message = error_of('define i64 @f() { %r = call i64 asm sideeffect "rdtsc", "=r"()\n ret i64 %r }')
    assert "'f'" in message and "rdtsc" in message


def test_errors_name_function_and_line():
    bc = compile_c("int f(int x) {\n\n  __asm__ volatile(\"ecall\" : : \"r\"(x));\n  return x;\n}")
    with pytest.raises(CompileError, match=r"test\.c:3: in function 'f': inline assembly"):
        lower_module(read_llvm(bc), "test")


def test_module_assembly_is_an_error():
    assert "assembly" in error_of('module asm "nop"')


def test_unknown_intrinsic_is_an_error():
    message = error_of("declare i64 @llvm.read_register.i64(metadata)\ndefine i64 @f() { %r = call i64 @llvm.read_register.i64(metadata !0)\n ret i64 %r }\n!0 = !{!\"sp\"}")
    assert "read_register" in message


def test_musttail_and_noreturn():
    text = """declare void @die() noreturn
    define i64 @g(i64 %a) { ret i64 %a }
    define i64 @f(i64 %a) {
      %c = icmp eq i64 %a, 0
      br i1 %c, label %bad, label %ok
    ok: %r = musttail call i64 @g(i64 %a)
      ret i64 %r
    bad: call void @die()
      unreachable }"""
    assert run(text, 5) == [5]
    assert code(lowered(text))[-1][0] == "trap"


def test_stack_save_and_restore():
    bc = compile_c("""
        long f(long n) { long s = 0; for (long i = 1; i <= n; i++) { volatile char v[i * 50]; v[0] = i; s += v[0]; } return s; }""")
    assert run(bc, 100) == [5050]
    assert {"stack.save", "stack.restore", "stack.alloc"} <= set(names(lowered(bc)))


def test_line_tables():
    bc = compile_c("int g(int);\nint f(int x) {\n  int y = g(x);\n  return\n    y + g(y);\n}", 0)
    m = lowered(bc)
    f = m.functions[0]
    lines = [x.line for x in f.lines]
    assert {3, 5, 4} <= set(lines) and m.files[f.lines[0].file].endswith("test.c")
    assert [x.index for x in f.lines] == sorted(x.index for x in f.lines)
