"""Exceptions: invoke, landingpad and resume, on the oracle, with a small run-time library in IR instead of C++'s."""

import pytest
from allvm.frontend.lowering import lower_module
from allvm.frontend.reader import read_llvm
from allvm.interp.oracle import Oracle
from allvm.ir.errors import CompileError, Trap
from ir_tools import M64, lowered, names

# An exception is the address of a type; a clause takes it if it is the same, and a filter if it is not in its list.
RUNTIME = """
declare void @__allvm_throw(ptr, ptr)
declare i32 @personality(...)
@A = global i64 1
@B = global i64 2
@C = global i64 3
@log = global i64 0
define i32 @__allvm_match(ptr %e, ptr %table) {
entry: br label %loop
loop:
  %p = phi ptr [ %table, %entry ], [ %next, %step ], [ %after, %skip ]
  %x = load i32, ptr %p
  switch i32 %x, label %type [ i32 0, label %none
                               i32 1, label %filter ]
none: ret i32 0
type:
  %w = zext i32 %x to i64
  %t = inttoptr i64 %w to ptr
  %same = icmp eq ptr %t, %e
  br i1 %same, label %found, label %step
found:
  %s = lshr i32 %x, 1
  ret i32 %s
step:
  %next = getelementptr i32, ptr %p, i64 1
  br label %loop
filter:
  %np = getelementptr i32, ptr %p, i64 1
  %n = load i32, ptr %np
  %first = getelementptr i32, ptr %p, i64 2
  br label %each
each:
  %k = phi i32 [ 0, %filter ], [ %k1, %more ]
  %end = icmp eq i32 %k, %n
  br i1 %end, label %violated, label %look
look:
  %q = getelementptr i32, ptr %first, i32 %k
  %y = load i32, ptr %q
  %yw = zext i32 %y to i64
  %yt = inttoptr i64 %yw to ptr
  %ok = icmp eq ptr %yt, %e
  br i1 %ok, label %skip, label %more
more:
  %k1 = add i32 %k, 1
  br label %each
violated: ret i32 -1
skip:
  %after = getelementptr i32, ptr %first, i32 %n
  br label %loop
}
define void @raise(i64 %n) {
  %type = getelementptr i64, ptr @A, i64 0
  switch i64 %n, label %none [ i64 1, label %a
                               i64 2, label %b
                               i64 3, label %c ]
none: ret void
a: call void @__allvm_throw(ptr @A, ptr null)
  unreachable
b: call void @__allvm_throw(ptr @B, ptr null)
  unreachable
c: call void @__allvm_throw(ptr @C, ptr null)
  unreachable
}
define i64 @get(i64 %n, i64 %v) { call void @raise(i64 %n)
  ret i64 %v }
"""


def run(text, *args, name="f"):
    return Oracle(lowered(RUNTIME + text), fuel=1_000_000).call(name, [a & M64 for a in args])


CATCHING = """
define i64 @f(i64 %n) personality ptr @personality {
  %r = invoke i64 @get(i64 %n, i64 50) to label %ok unwind label %bad
ok: ret i64 %r
bad:
  %l = landingpad { ptr, i32 } CLAUSES
  %sel = extractvalue { ptr, i32 } %l, 1
  %ta = call i32 @llvm.eh.typeid.for.p0(ptr @A)
  %isa = icmp eq i32 %sel, %ta
  br i1 %isa, label %a, label %not_a
a: ret i64 100
not_a:
  %tb = call i32 @llvm.eh.typeid.for.p0(ptr @B)
  %isb = icmp eq i32 %sel, %tb
  br i1 %isb, label %b, label %other
b: ret i64 200
other:
  %neg = icmp slt i32 %sel, 0
  br i1 %neg, label %fil, label %rest
fil: ret i64 300
rest: ret i64 400
}
declare i32 @llvm.eh.typeid.for.p0(ptr)
"""


@pytest.mark.parametrize(
    "clauses, results",
    [
        ("catch ptr @A catch ptr @B", [50, 100, 200, "exception"]),
        ("cleanup catch ptr @A", [50, 100, 400, 400]),
        ("catch ptr null", [50, 400, 400, 400]),
        ("catch ptr @B catch ptr null", [50, 400, 200, 400]),
        ("cleanup", [50, 400, 400, 400]),
        ("filter [2 x ptr] [ptr @A, ptr @C]", [50, "exception", 300, "exception"]),
        ("filter [0 x ptr] zeroinitializer", [50, 300, 300, 300]),
        ("filter [1 x ptr] [ptr @A] catch ptr @A", [50, 100, 300, 300]),
        ("catch ptr @B filter [1 x ptr] [ptr @A]", [50, "exception", 200, 300]),
    ],
)
def test_clauses(clauses, results):
    for n, want in enumerate(results):
        text = CATCHING.replace("CLAUSES", clauses)
        if isinstance(want, str):
            with pytest.raises(Trap) as e:
                run(text, n)
            assert e.value.kind == want
        else:
            assert run(text, n) == [want]


def test_values_across_the_edge():
    text = """
    define i64 @f(i64 %n, i64 %x) personality ptr @personality {
    entry:
      %d = mul i64 %x, 3
      br label %loop
    loop:
      %k = phi i64 [ 0, %entry ], [ %k1, %join ]
      %sum = phi i64 [ 0, %entry ], [ %sum1, %join ]
      %odd = and i64 %k, 1
      %which = mul i64 %odd, %n
      %r = invoke i64 @get(i64 %which, i64 %k) to label %ok unwind label %bad
    ok:
      %s = add i64 %sum, %r
      br label %join
    bad:
      %keep = phi i64 [ %sum, %loop ]
      %l = landingpad { ptr, i32 } catch ptr null
      %t = add i64 %keep, %d
      br label %join
    join:
      %sum1 = phi i64 [ %s, %ok ], [ %t, %bad ]
      %k1 = add i64 %k, 1
      %done = icmp eq i64 %k1, 10
      br i1 %done, label %end, label %loop
    end: ret i64 %sum1 }"""
    assert run(text, 0, 7) == [45]
    assert run(text, 2, 7) == [20 + 5 * 21]


def test_cleanups_run_and_go_on():
    text = """
    define void @inner(i64 %n) personality ptr @personality {
      invoke void @raise(i64 %n) to label %ok unwind label %bad
    ok: ret void
    bad:
      %l = landingpad { ptr, i32 } cleanup
      %v = load i64, ptr @log
      %w = add i64 %v, 1
      store i64 %w, ptr @log
      resume { ptr, i32 } %l }
    define i64 @f(i64 %n) personality ptr @personality {
      invoke void @inner(i64 %n) to label %ok unwind label %bad
    ok: ret i64 -1
    bad:
      %l = landingpad { ptr, i32 } catch ptr @B
      %p = extractvalue { ptr, i32 } %l, 0
      %x = load i64, ptr %p
      %v = load i64, ptr @log
      %t = mul i64 %v, 10
      %s = add i64 %t, %x
      ret i64 %s }"""
    assert run(text, 0) == [M64]
    assert run(text, 2) == [12]
    with pytest.raises(Trap):
        run(text, 1)


def test_invoke_of_what_is_no_call():
    text = """
    declare double @llvm.sqrt.f64(double)
    declare void @llvm.donothing()
    define i64 @f(i64 %n) personality ptr @personality {
      invoke void @llvm.donothing() to label %next unwind label %bad
    next:
      %p = select i1 true, ptr @get, ptr null
      %r = invoke i64 %p(i64 %n, i64 9) to label %ok unwind label %bad
    ok: ret i64 %r
    bad:
      %l = landingpad { ptr, i32 } catch ptr null
      ret i64 7 }"""
    assert run(text, 0) == [9] and run(text, 3) == [7]
    assert "invoke.ind" in names(lowered(RUNTIME + text)) and "invoke" not in names(lowered(RUNTIME + text))


def test_tables_are_shared():
    pad = "%l = landingpad { ptr, i32 } catch ptr @A\n ret void }"
    text = "".join(f"define void @f{n}() personality ptr @personality {{ invoke void @raise(i64 1) to label %o unwind label %b\no: ret void\nb: {pad}\n" for n in range(3))
    module = lowered(RUNTIME + text)
    assert sum(len(d.relocs) == 1 and d.size == 8 for d in module.data) == 1


def test_a_clause_must_be_data():
    text = CATCHING.replace("CLAUSES", "catch ptr @get")
    with pytest.raises(CompileError, match="clause"):
        lower_module(read_llvm((RUNTIME + text).encode()), "test")
