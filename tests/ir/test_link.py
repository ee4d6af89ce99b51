"""The linker."""

import dataclasses
import time

import pytest
from allvm.interp.oracle import Oracle
from allvm.ir import isa
from allvm.ir.asm import assemble
from allvm.ir.decode import decode
from allvm.ir.disasm import disassemble
from allvm.ir.encode import encode
from allvm.ir.errors import LinkError, Trap
from allvm.ir.link import link
from allvm.ir.module import Function, FuncType, Module
from allvm.ir.verify import verify

from tests.ir.random_modules import random_module


def modules(**texts):
    return [assemble(text, f"{name}.avm") for name, text in texts.items()]


def linked(*args, **kw):
    """Link modules given as texts; verify what comes out."""
    texts = {k: v for k, v in kw.items() if len(k) == 1}
    options = {k: v for k, v in kw.items() if len(k) > 1}
    return verify(link([*args, *modules(**texts)], **options))


def run(m, function="main", *args):
    return Oracle(m).call(function, list(args))


def names(m):
    return [f.name for f in m.functions], [d.name for d in m.data]


MAIN = "func @main () -> (i32) {\n call r0 = @f()\n ret r0\n}\nimport func @f () -> (i32)\n"


def gives(n, name="f", linkage=""):
    return f"func @{name} () -> (i32) {linkage} {{\n const.i32 r0, {n}\n ret r0\n}}\n"


def test_two_modules():
    m = linked(a=MAIN, b=gives(7))
    assert run(m) == [7]
    assert m.import_funcs == [] and names(m) == (["main", "f"], [])


def test_order_of_modules_does_not_matter():
    assert run(linked(a=gives(7), b=MAIN)) == [7]


def test_inputs_are_not_changed():
    parts = modules(a=MAIN + "func @dead () -> () {\n ret\n}", b=gives(7))
    before = [encode(p) for p in parts]
    link(parts)
    link(parts, strip=True)
    assert [encode(p) for p in parts] == before


def test_one_module_stays_as_it_is():
    """Linking a complete module with everything kept changes nothing."""
    for seed in range(40):
        m = random_module(seed)
        m.aliases = [a for a in m.aliases if a.linkage != "local"]
        once = link([m], entry=None, merge=False)
        verify(once)
        again = link([once], entry=None, merge=False)
        assert encode(again) == encode(once)


class TestResolution:
    def test_strong_beats_weak(self):
        for order in ((gives(1, linkage="weak"), gives(2)), (gives(2), gives(1, linkage="weak"))):
            m = linked(a=MAIN, b=order[0], c=order[1])
            assert run(m) == [2]
            assert names(m)[0] == ["main", "f"]  # the loser is gone

    def test_first_weak_wins(self):
        assert run(linked(a=MAIN, b=gives(1, linkage="weak"), c=gives(2, linkage="weak"))) == [1]

    def test_reference_to_ones_own_weak_symbol_is_overridden(self):
        a = gives(1, linkage="weak") + "func @main () -> (i32) {\n call r0 = @f()\n ret r0\n}\n"
        assert run(linked(a=a, b=gives(2))) == [2]

    def test_alias_keeps_the_overridden_body(self):
        a = gives(1, linkage="weak") + "alias @original = func @f\n" + """
import func @original2 () -> (i32)
func @main () -> (i32) {
    call r0 = @f()
    call r1 = @original2()
    shl.i32.k r1, r1, 8
    or.i32 r0, r0, r1
    ret r0
}
"""
        m = linked(a=a, b=gives(2) + "", c="import func @original () -> (i32)\n"
                   "func @original2 () -> (i32) {\n call r0 = @original()\n ret r0\n}")  # fmt: skip
        assert run(m) == [0x102]
        assert [f.linkage for f in m.functions if f.name == "f"].count("global") == 1

    def test_two_strong(self):
        with pytest.raises(LinkError) as e:
            linked(a=MAIN, b=gives(1) + "data @x size 4", c=gives(2) + "data @x size 4")
        assert str(e.value).split("\n") == ["f is defined in b.avm and in c.avm", "x is defined in b.avm and in c.avm"]

    def test_local_symbols_are_separate(self):
        a = MAIN + gives(1, "helper", "local")
        b = gives(5, "helper", "local") + "func @f () -> (i32) {\n call r0 = @helper()\n ret r0\n}"
        m = linked(a=a, b=b)
        assert run(m) == [5]

    def test_local_does_not_satisfy_an_import(self):
        with pytest.raises(LinkError, match="f is not defined; used by main"):
            linked(a=MAIN, b=gives(1, "f", "local"), host=())

    def test_function_and_data(self):
        with pytest.raises(LinkError, match=r"f is a function in a\.avm and data in b\.avm"):
            linked(a=gives(1), b="data @f size 8", entry=None)
        with pytest.raises(LinkError, match=r"f is a function for a\.avm, but data in b\.avm"):
            linked(a=MAIN, b="data @f size 8")

    def test_data(self):
        a = "import data @x\nfunc @main () -> (i32) {\n ld.i32 r0, [@x + 4]\n ret r0\n}"
        assert run(linked(a=a, b="data @y size 4\ndata @x {\n i32 1, 2\n}")) == [2]

    def test_common_the_largest_wins(self):
        a = "data @x size 4 align 2 common\ndata @z size 4\nfunc @main () -> (i32) {\n st.i32.k 5, [@x]\n ld.i32 r0, [@x]\n ret r0\n}"
        m = linked(a=a, b="data @x size 100 align 1 common", c="data @x size 50 align 5 common")
        assert [(d.name, d.size, d.align, d.linkage) for d in m.data] == [("x", 100, 5, "global")]
        assert run(m) == [5]
        m = linked(a=a, b="data @x size 100 align 1 common", entry=None)
        assert [(d.name, d.size, d.align, d.linkage) for d in m.data] == [
            ("z", 4, 0, "global"), ("x", 100, 2, "common")]  # fmt: skip

    def test_a_definition_beats_common(self):
        a = "data @x size 4 common\nfunc @main () -> (i32) {\n ld.i32 r0, [@x]\n ret r0\n}"
        for b in ("data @x {\n i32 9\n}",):
            assert run(linked(a=a, b=b)) == run(linked(b=b, a=a)) == [9]

    def test_common_beats_weak(self):
        a = "data @x weak {\n i32 9\n}\nfunc @main () -> (i32) {\n ld.i32 r0, [@x]\n ret r0\n}"
        assert run(linked(a=a, b="data @x size 4 common")) == [0]

    def test_alias_of_a_function(self):
        assert run(linked(a=MAIN, b=gives(3, "g") + "alias @f = func @g")) == [3]

    def test_alias_with_an_offset(self):
        a = """
import data @second
data @pointer {
    ptr @second + 4
}
func @main () -> (i32, i32, i64) {
    ld.i32 r0, [@second]
    ld.i64 r1, [@pointer]
    ld.i32 r1, [r1]
    lea r2, [@second]
    ld.i64 r3, [@pointer]
    sub.i64 r2, r3, r2
    ret r0, r1, r2
}
"""
        m = linked(a=a, b="data @all {\n i32 1, 2, 3, 4\n}\nalias @second = data @all + 4")
        assert run(m) == [2, 3, 4]

    def test_alias_that_is_the_entry(self):
        m = linked(a=gives(3, "g") + "alias @main = func @g")
        assert run(m) == [3]

    def test_weak_alias_is_overridden(self):
        b = gives(3, "g") + "alias @f = func @g weak"
        assert run(linked(a=MAIN, b=b, c=gives(4))) == [4]
        assert run(linked(a=MAIN, b=b)) == [3]


class TestUndefined:
    def test_all_are_listed_with_their_users(self):
        a = """
import func @puts (i64) -> (i32)
import func @foo () -> ()
import data @bar
data @table {
    ptr @bar
}
func @main () -> () {
    call @foo()
    call @one()
    call @two()
    call @three()
    lea r0, [@table]
    call r0 = @puts(r0)
    ret
}
""" + "".join(f"func @{n} () -> () {{\n call @foo()\n ret\n}}\n" for n in ("one", "two", "three"))
        with pytest.raises(LinkError) as e:
            linked(a=a, host={"puts"})
        lines = sorted(str(e.value).split("\n"))
        assert lines[0] == "bar is not defined; used by table (a.avm)"
        assert lines[1].startswith("foo is not defined; used by main (a.avm), ") and lines[1].endswith(" and 1 more")
        assert len(lines) == 2
        m = linked(a=a, host={"puts"}, allow_undefined=True)
        assert [f.name for f in m.import_funcs] == ["puts", "foo"]
        assert linked(a=a).import_data[0].name == "bar"  # host=None: anything goes

    def test_dead_code_needs_nothing(self):
        a = gives(1, "main") + "import func @foo () -> ()\nfunc @dead () -> () {\n call @foo()\n ret\n}"
        m = linked(a=a, host=())
        assert m.import_funcs == [] and names(m) == (["main"], [])

    def test_weak_import_may_stay_undefined(self):
        a = """
import func @maybe () -> () weak
import data @maybe_data weak
func @main () -> (i64, i64) {
    lea.func r0, @maybe
    lea r1, [@maybe_data]
    ret r0, r1
}
"""
        m = linked(a=a, host=())
        assert m.import_funcs[0].weak and m.import_data[0].weak
        assert run(m) == [0, 0]
        assert run(linked(a=a, b="func @maybe () -> () {\n ret\n}"))[0] != 0

    def test_strong_and_weak_import_make_a_strong_one(self):
        a = "import func @x () -> () weak\nfunc @main () -> () {\n call @x()\n call @y()\n ret\n}\nimport func @y () -> ()"
        b = "import func @x () -> ()\nfunc @y () -> () {\n call @x()\n ret\n}"
        with pytest.raises(LinkError, match="x is not defined"):
            linked(a=a, b=b, host=())
        assert not linked(a=a, b=b).import_funcs[0].weak

    def test_missing_entry_and_keep(self):
        with pytest.raises(LinkError) as e:
            linked(a=gives(1), keep=["f", "nope"])
        main, nope = str(e.value).split("\n")
        assert main.startswith("main is not defined in any module: a program needs one") and nope == "nope is not defined in any module"

    def test_missing_init_function(self):
        with pytest.raises(LinkError, match="ctor is not defined; used by the list of init"):
            linked(a=gives(1, "main") + "import func @ctor () -> ()\ninit 1 @ctor", host=())


class TestDeadCode:
    A = """
data @used size 4
data @unused size 4
data @table local {
    ptr @by_pointer
    ptr @used
}
func @main () -> () {
    lea r0, [@table]
    lea.func r1, @by_address
    ret
}
func @unused_f () -> () {
    lea r0, [@unused]
    call @unused_g()
    ret
}
func @unused_g () -> () {
    call @unused_f()
    ret
}
func @by_pointer () -> () {
    ret
}
func @by_address () -> () {
    ret
}
func @by_init () -> () local {
    ret
}
func @by_fini () -> () local {
    ret
}
init 5 @by_init
fini 5 @by_fini
"""

    def test_what_is_reached_stays(self):
        m = linked(a=self.A)
        assert names(m) == (["main", "by_pointer", "by_address", "by_init", "by_fini"], ["used", "table"])

    def test_keep(self):
        m = linked(a=self.A, keep="unused_g")
        assert names(m) == ([f.name for f in assemble(self.A).functions], ["used", "unused", "table"])

    def test_no_entry_keeps_what_is_visible(self):
        m = linked(a=self.A + "func @static () -> () local {\n ret\n}\n", entry=None)
        assert "static" not in names(m)[0] and "unused_f" in names(m)[0] and "unused" in names(m)[1]

    def test_unused_types_are_dropped(self):
        m = linked(a="type (f64) -> (f64)\nfunc @x (f32) -> () {\n ret\n}\n" + gives(1, "main"))
        assert m.types == [FuncType((), ("i32",))]

    def test_call_ind_keeps_its_type(self):
        a = "type () -> ()\nfunc @main (i64) -> (i32) {\n call.ind r0 = (i64, f32) -> (i32), r0(r0, r0)\n ret r0\n}"
        m = linked(a=a)
        assert FuncType(("i64", "f32"), ("i32",)) in m.types and FuncType() not in m.types


class TestTypes:
    """A caller that has another type in mind than the definition."""

    def call(self, types, args, results, definition, host=None):
        consts = {"i32": "-5", "i64": "-6", "f32": "1.5", "f64": "2.5"}
        lines = [f"const.{t} r{n}, {consts[t]}" for n, t in enumerate(types)]
        regs = ", ".join(f"r{n}" for n in range(len(types)))
        out = ", ".join(f"r{n + 10}" for n in range(len(results)))
        a = (f"import func @f ({', '.join(types)}) -> ({', '.join(results)})\nfunc @main () -> ({', '.join(results)}) {{\n"
             + "\n".join(lines) + f"\ncall {out}{' = ' if out else ''}@f({regs})\nret {out}\n}}")  # fmt: skip
        return linked(a=a, b=definition, host=host)

    def test_missing_arguments_are_zero(self):
        m = self.call(["i32"], 1, ["i64"], "func @f (i32, i64, f64) -> (i64) {\n cvt.s64.f64 r2, r2\n add.i64 r1, r1, r2\n ret r1\n}")
        assert run(m) == [0]

    def test_further_arguments_are_dropped(self):
        assert run(self.call(["i32", "i64", "f32"], 3, ["i32"], "func @f (i32) -> (i32) {\n ret r0\n}")) == [2**32 - 5]

    def test_missing_result_is_zero(self):
        assert run(self.call([], 0, ["i64", "f64"], "func @f () -> () {\n ret\n}")) == [0, 0]

    def test_result_is_dropped(self):
        assert run(self.call([], 0, [], gives(5))) == []

    def test_integers_are_converted(self):
        m = self.call(["i32", "i64"], 2, ["i64"], "func @f (i64, i32) -> (i32) {\n add.i64 r0, r0, r1\n ret r0\n}")
        assert run(m) == [2**64 - 11]
        m = self.call(["i32"], 1, ["i64"], "func @f (i64) -> (i64) {\n ret r0\n}")
        assert run(m) == [2**64 - 5]
        m = self.call(["i64"], 1, ["i64"], "func @f (i32) -> (i32) {\n ret r0\n}")
        assert run(m) == [2**64 - 6]

    @pytest.mark.parametrize("other", ["func @f (i32) -> (i32) {\n ret r0\n}", "func @f (f64) -> (i32) {\n ret r0\n}"])
    def test_floats_are_not(self, other):
        with pytest.raises(LinkError) as e:
            self.call(["f32"], 1, ["i32"], other)
        assert "a.avm calls f as (f32) -> (i32), but in b.avm it is (" in str(e.value)

    def test_result_floats_are_not(self):
        with pytest.raises(LinkError, match="calls f as"):
            self.call([], 0, ["f64"], gives(1))

    def test_probes_are_linked(self):
        """What configure scripts call without arguments, only to see whether it is there."""
        m = self.call([], 0, ["i32"], "func @f (f64) -> (f64) {\n ret r0\n}")
        with pytest.raises(Trap) as e:
            run(m)
        assert e.value.kind == "signature"

    def test_one_adapter_serves_all_calls(self):
        a = "import func @f () -> ()\nfunc @main () -> () {\n call @f()\n call @f()\n call @g()\n ret\n}\n" \
            "func @g () -> () {\n call @f()\n ret\n}"  # fmt: skip
        m = linked(a=a, b="func @f (i32) -> () {\n ret\n}")
        assert names(m)[0] == ["main", "g", "f", "f.adapter"]

    def test_address_is_that_of_the_function_itself(self):
        a = "import func @f () -> (i32)\nfunc @main () -> (i32) {\n lea.func r0, @f\n const.i32 r1, 4\n" \
            "call.ind r1 = (i32) -> (i32), r0(r1)\n ret r1\n}"  # fmt: skip
        assert run(linked(a=a, b="func @f (i32) -> (i32) {\n ret r0\n}")) == [4]

    def test_host_function_with_two_types(self):
        a = "import func @h (i32) -> (i32)\nimport func @g () -> (i32)\nfunc @main () -> (i32, i32) {\n" \
            "const.i32 r0, 5\n call r0 = @h(r0)\n call r1 = @g()\n ret r0, r1\n}"  # fmt: skip
        b = "import func @h () -> (i64)\nfunc @g () -> (i32) {\n call r0 = @h()\n ret r0\n}"
        for host, expected in ((None, FuncType(("i32",), ("i32",))), ({"h": "ll:l"}, FuncType(("i64", "i64"), ("i64",)))):
            m = linked(a=a, b=b, host=host)
            assert [(x.name, m.types[x.type]) for x in m.import_funcs] == [("h", expected)]
            seen = []
            oracle = Oracle(m, host={"h": lambda o, *args, seen=seen: seen.append(args) or 9})
            assert oracle.call("main") == [9, 9]
            assert seen == ([(5,), (0,)] if host is None else [(5, 0), (0, 0)])


class TestStart:
    def test_init_by_priority_then_module(self):
        def part(name):
            calls = "".join(f"func @{name}{p} () -> () local {{\n call @note{name}{p}()\n ret\n}}\nimport func @note{name}{p} () -> ()\n"
                            f"init {p} @{name}{p}\nfini {p} @{name}{p}\n" for p in (2, 1))  # fmt: skip
            return calls

        m = linked(a=part("a") + gives(0, "main"), b=part("b"))
        log = []
        host = {f"note{n}{p}": lambda o, x=f"{n}{p}": log.append(x) for n in "ab" for p in (1, 2)}
        assert Oracle(m, host=host).run_main() == 0
        assert log == ["a1", "b1", "a2", "b2", "b2", "a2", "b1", "a1"]
        assert [p for p, _ in m.init] == [1, 1, 2, 2] and [p for p, _ in m.fini] == [2, 2, 1, 1]


class TestStrip:
    A = """
file "a.c"
func @main () -> () {
    .line "a.c":1
    call @f()
    lea r0, [@x]
    ret
}
func @f () -> () {
    ret
}
data @x size 4
func @kept () -> () {
    ret
}
"""

    def test_names_and_lines_go(self):
        m = linked(a=self.A, strip=True, keep=["kept"])
        assert [(f.name, f.linkage, f.lines) for f in m.functions] == [
            ("main", "global", []), ("", "local", []), ("kept", "global", [])]  # fmt: skip
        assert [(d.name, d.linkage) for d in m.data] == [("", "local")]
        assert m.files == []
        assert decode(encode(m)) == m
        assert len(encode(m)) < len(encode(linked(a=self.A, keep=["kept"])))

    def test_visible_names_stay_without_an_entry(self):
        m = linked(a=self.A, strip=True, entry=None)
        assert names(m) == (["main", "f", "kept"], ["x"])


def test_strings_are_merged():
    a = 'data @.str readonly local {\n string "x"\n}\ndata @mine readonly local {\n string "x"\n}\n' \
        "import func @g () -> (i64)\nfunc @main () -> (i64, i64, i64) {\n lea r0, [@.str]\n call r1 = @g()\n lea r2, [@mine]\n" \
        "ret r0, r1, r2\n}"  # fmt: skip
    b = 'data @.str.5 readonly local {\n string "x"\n}\nfunc @g () -> (i64) {\n lea r0, [@.str.5]\n ret r0\n}'
    x, y, z = run(linked(a=a, b=b))
    assert x == y != z
    x, y, z = run(linked(a=a, b=b, merge=False))
    assert len({x, y, z}) == 3


def test_facts():
    a, b = modules(a=gives(1, "main") + 'target t = x\ntarget u = x\ndepends "libm"\ndepends "b.avm"\ncustom "c" {\n bytes 01\n}',
                   b='target t = x\ntarget u = y\ntarget v = z\ndepends "libm"\ncustom "c" {\n bytes 02\n}\ncustom "d" {\n bytes 03\n}')
    m = link([a, b], name="out")
    assert m.target == {"t": "x", "v": "z"}
    assert m.dependencies == [("libm", "")]
    assert m.custom == {"c": b"\1", "c.1": b"\2", "d": b"\3"}
    assert m.name == "out"


def test_lines_and_files():
    a = 'file "a.c"\nfunc @main () -> () {\n .line "a.c":1\n call @f()\n ret\n}\nimport func @f () -> ()'
    b = 'file "unused.c"\nfile "b.c"\nfile "a.c"\nfunc @f () -> () {\n .line "b.c":5\n fence\n .line "a.c":6\n ret\n}'
    m = linked(a=a, b=b)
    assert m.files == ["a.c", "b.c"]
    assert [(line.index, m.files[line.file], line.line) for f in m.functions for line in f.lines] == [
        (0, "a.c", 1), (0, "b.c", 5), (1, "a.c", 6)]  # fmt: skip


def test_random_modules_link():
    """Modules made at random, with names made distinct, link to a valid module."""
    for seed in range(60):
        parts = []
        for n in range(3):
            m = random_module(seed * 3 + n)
            for group in (m.functions, m.data, m.aliases, m.import_funcs, m.import_data):
                for x in group:
                    if x.name:
                        x.name += f".{n}"
            parts.append(m)
        m = verify(link(parts, entry=None))
        assert decode(encode(m)).functions == m.functions
        assert encode(assemble(disassemble(m))) == encode(m)


def test_speed():
    """A module of 240,000 instructions links in a few seconds."""
    ld, call, ret = (isa.opcode(n) for n in ("ld.i32", "call", "ret"))
    m = Module(types=[FuncType()])
    body = [(ld, 1, (0, 0, -1, 0, 0, 8)), (isa.opcode("add.i32"), 1, 1, 1)] * 118
    for n in range(1000):
        m.functions.append(Function(f"f{n}", 0, 4, [*body, *[(call, (n * 7 + k) % 1000, (), ()) for k in range(3)], (ret, ())]))
    m.functions.append(dataclasses.replace(m.functions[0], name="main"))
    start = time.perf_counter()
    out = link([m, Module()])
    assert len(out.functions) == 1001
    assert time.perf_counter() - start < 10
