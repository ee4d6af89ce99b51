"""What goes wrong in graphs: errors name node and port, misuse is a trap at its line, a trap in an instance names the instance."""

import pytest
from allvm.frontend.reader import read_llvm  # noqa: F401 - the front end is there
from allvm.interp._core import Program
from allvm.ir.asm import assemble
from allvm.ir.encode import encode
from allvm.ir.errors import AllvmError, CompileError, VerifyError
from allvm.ir.graph import BindIn, Child, Edge, Node, Port
from allvm.ir.verify import verify

from tests.graph.support import DEVICES, EXAMPLES, command, module_file

HEAD = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
void leaf(int *out, size_t out_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *node = __hpvm__getNode();
    long x = __hpvm__getNodeInstanceID_x(node), y = __hpvm__getNodeInstanceID_y(node), z = __hpvm__getNodeInstanceID_z(node);
    out[x + 4 * (y + 4 * z)] = 100 / (k - (x + 10 * y + 100 * z));
    __hpvm__return(1, out_bytes);
}
void root(int *out, size_t out_bytes, long k, long n) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, out);
    void *x = __hpvm__createNodeND(3, leaf, n, (long)3, (long)2);
    __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 1, 1, 0); __hpvm__bindIn(x, 2, 2, 0);
    __hpvm__bindOut(x, 0, 0, 0);
}
void pass(long a) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, a + 1); }
void stream(long a) {
    __hpvm__hint(CPU_TARGET);
    void *x = __hpvm__createNodeND(0, pass);
    __hpvm__bindIn(x, 0, 0, 1); __hpvm__bindOut(x, 0, 0, 1);
}
struct __attribute__((packed)) Args { int *out; size_t out_bytes; long k, n; size_t result; };
int out[4 * 4 * 2];
struct Args args = {out, sizeof out, -1, 4, 0};
long item = 1;
"""


def run(tmp_path, body, device="sequential", *options):
    source = tmp_path / "t.c"
    source.write_text(HEAD + "int main(void) {\n__hpvm__init();\n" + body + "\nreturn 0;\n}\n")
    status, out, err = command("allvm.cli", "--device", device, "--threads", 2, *options, source)
    assert "Traceback" not in err
    return status, out, err


@pytest.mark.parametrize("device", DEVICES)
def test_trap_in_an_instance(tmp_path, device):
    status, _, err = run(tmp_path, "args.k = 112; __hpvm__wait(__hpvm__launch(0, root, &args));", device)
    assert status == 118
    lines = err.splitlines()
    assert lines[0].startswith("allvm-vm: in instance (2, 1, 1) of node leaf: integer division by zero in leaf, ")
    assert lines[0].endswith("t.c:9")
    assert device != "sequential" or any("in main" in line for line in lines)


@pytest.mark.parametrize("device", DEVICES)
def test_memory_trap_in_an_instance(tmp_path, device):
    status, _, err = run(tmp_path, "args.out = (int *)16; __hpvm__wait(__hpvm__launch(0, root, &args));", device)
    assert status == 118
    assert "in instance (0, 0, 0) of node leaf: memory access out of bounds (address 0x10) in leaf" in err


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("void *g = __hpvm__launch(0, root, &args); __hpvm__wait(g); __hpvm__wait(g);", "wait: the graph has been waited for already"),
        ("__hpvm__wait((void *)77);", "wait: there is no graph with the handle 0x4d"),
        ("__hpvm__wait(__hpvm__launch(0, puts, &args));", "is no node"),
        ("args.n = 0; __hpvm__wait(__hpvm__launch(0, root, &args));", "node leaf: 0 instances in dimension x"),
        ("args.n = -3; __hpvm__wait(__hpvm__launch(0, root, &args));", "node leaf: -3 instances in dimension x"),
        ("args.n = 1l << 31; __hpvm__wait(__hpvm__launch(0, root, &args));", "node leaf: 2147483648 instances in dimension x; there must be from 1 to 2147483647"),
        ("args.n = (1l << 31) - 1; __hpvm__wait(__hpvm__launch(0, root, &args));", "node leaf: 12884901882 instances; there may be at most 2147483647"),
        ("void *g = __hpvm__launch(0, root, &args); __hpvm__push(g, &args);", "push: the graph was not launched as a stream"),
        ("void *g = __hpvm__launch(0, root, &args); __hpvm__pop(g);", "pop: the graph was not launched as a stream"),
        ("void *g = __hpvm__launch(1, stream, &item); __hpvm__wait(g); __hpvm__push(g, &item);", "push: the stream has ended"),
        ("void *g = __hpvm__launch(1, stream, &item); __hpvm__wait(g); __hpvm__pop(g);", "pop: the stream has ended and nothing is left in it"),
        ("void *g = __hpvm__launch(1, stream, &item); __hpvm__pop(g);", "pop: nothing is in the stream, nor on its way"),
        ("llvm_hpvm_track_mem(out, 1ul << 40);", "1099511627776 bytes at 0x"),
        ("llvm_hpvm_track_mem(out, 64); llvm_hpvm_track_mem(out + 1, 8);", "overlap 64 bytes that are tracked at"),
        ("llvm_hpvm_untrack_mem(out);", "is not tracked"),
        ("llvm_hpvm_track_mem(out, 8); llvm_hpvm_request_mem(out, 16);", "16 bytes at"),
        ("llvm_hpvm_request_mem(out, 16);", "is not tracked"),
        ("__hpvm__wait(__hpvm__launch(0, root, (void *)8));", "of a graph's arguments at 0x8 are not the program's memory"),
        ("__hpvm__barrier();", "a barrier outside of a node"),
        ("__hpvm__malloc(8);", "scratch memory outside of a node"),
        ('printf("%ld", __hpvm__getNodeInstanceID_x((void *)1));', "the index of an instance of a node that does not run here"),
    ],
)
def test_misuse(tmp_path, body, message):
    status, out, err = run(tmp_path, body)
    assert (status, out) == (118, "")
    assert err.startswith("allvm-vm: misuse of a dataflow graph")
    assert message in err.splitlines()[0]
    assert "in main, " in err and "t.c:3" in err


@pytest.mark.parametrize("device", DEVICES)
def test_an_error_that_nobody_waits_for_is_seen_at_the_end(tmp_path, device):
    status, out, err = run(tmp_path, 'args.k = 0; __hpvm__launch(0, root, &args); puts("still here");', device)
    assert (status, out) == (118, "still here\n")
    assert "in instance (0, 0, 0) of node leaf: integer division by zero" in err


@pytest.mark.parametrize("device", DEVICES)
def test_limits_hold_in_nodes(tmp_path, device):
    body = "args.n = 4; for (;;) __hpvm__wait(__hpvm__launch(0, root, &args));"
    status, _, err = run(tmp_path, body, device, "--timeout", "1")
    assert status == 117 and "time limit reached" in err


# --- what the compiler refuses


def compiled(tmp_path, nodes, opt="2"):
    from allvm.build import build_program

    source = tmp_path / "t.c"
    source.write_text("#include <hpvm.h>\n" + nodes + "\nint main(void) { __hpvm__launch(0, root, (void *)0); return 0; }\n")
    return build_program([str(source)], opt=opt)


LEAF = "void leaf(long a, long b) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, a + b); }\n"
FLOATS = "void floats(float a) { __hpvm__hint(CPU_TARGET); __hpvm__return(1, a * 2); }\n"


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__bindIn(x, 0, 0, 0); }",
         "node root: input 1 of leaf (i64) is not bound"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 0, 1, 0); }",
         "node root: input 0 of leaf is bound twice"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 3, 1, 0); }",
         "node root: it has no input 3; there are 1"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 0, 2, 0); }",
         "node root: leaf has no input 2; there are 2"),
        (LEAF + FLOATS + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf), *y = __hpvm__createNodeND(0, floats); __hpvm__bindIn(x, 0, 0, 0);"
         " __hpvm__bindIn(x, 0, 1, 0); __hpvm__edge(x, y, 1, 0, 0, 0); }",
         "node root: output 0 of leaf is i64, input 0 of floats is f32"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf), *y = __hpvm__createNodeND(0, leaf); __hpvm__bindIn(x, 0, 0, 0);"
         " __hpvm__edge(y, x, 1, 0, 1, 0); __hpvm__bindIn(y, 0, 0, 0); __hpvm__edge(x, y, 1, 0, 1, 0); }",
         "node root: its graph has a cycle: leaf#"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(1, leaf, 4l), *y = __hpvm__createNodeND(1, leaf, 5l); __hpvm__bindIn(x, 0, 0, 0);"
         " __hpvm__bindIn(x, 0, 1, 0); __hpvm__bindIn(y, 0, 0, 0); __hpvm__edge(x, y, 0, 0, 1, 0); }",
         "node root: a one-to-one edge from output 0 of leaf#1 [4] to input 1 of leaf#2 [5]: the grids differ"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(1, leaf, 0l); __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 0, 1, 0); }",
         "node root: its child leaf has 0 instances in x"),
        ("void inner(float *p, int n) { __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, p, 0); }\n"
         "void root(float *p, int n) { void *x = __hpvm__createNodeND(0, inner); __hpvm__bindIn(x, 0, 0, 0); __hpvm__bindIn(x, 1, 1, 0); }",
         "node inner: input 0 is a pointer, but no size of type i64 follows it"),
        ("void root(long a) { void *x = __hpvm__createNodeND(0, root); __hpvm__bindIn(x, 0, 0, 0); }", "a node contains itself: root -> root"),
    ],
)  # fmt: skip
def test_verifier(tmp_path, nodes, message):
    with pytest.raises(VerifyError) as e:
        compiled(tmp_path, nodes)
    assert message in str(e.value)


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        (LEAF + "void root(long a) { if (a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__bindIn(x, 0, 0, 0); } }",
         "t.c:3: in node 'root': __hpvm__createNodeND in a branch or a loop"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND((unsigned)a, leaf); }", "the number of dimensions is not constant"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(2, leaf, 3l); }", "2 dimensions are announced, 1 extents are given"),
        (LEAF + "void root(long a) { __hpvm__bindIn((void *)a, 0, 0, 0); }", "this is no node that was created here"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__return(1, a); }", "an internal node computes nothing"),
        (LEAF + "void root(long a) { void *x = __hpvm__createNodeND(0, leaf); __hpvm__bindOut(x, 1, 0, 0); }", "leaf has no output 1; it has 1"),
        ("int root(long a) { __hpvm__hint(CPU_TARGET); return 1; }", "a node function is void"),
        ("void root(long a) { __hpvm__hint(CPU_TARGET); if (a) __hpvm__return(1, a); else __hpvm__return(1, 2.0); }", "different returns give outputs of different types"),
    ],
)  # fmt: skip
def test_front_end(tmp_path, nodes, message):
    with pytest.raises((CompileError, VerifyError)) as e:
        compiled(tmp_path, nodes)
    assert message in str(e.value)


# --- modules that no front end makes

BASE = """
func @leaf (i64, i64) -> (i64) {
    ret r0
}
func @root (i64, i64) -> (i64) {
    ret r1
}
node @leaf cpu {
    input pointer in
    input i64
    output i64
}
node @root none {
    input pointer inout
    input i64
    output i64
    child @leaf [free]
    bind input 0 to 0 input 0 streaming
    bind input 1 to 0 input 1
    bind output 0 to 0 output 0
}
"""


def test_round_trip():
    from allvm.ir.decode import decode
    from allvm.ir.disasm import disassemble

    m = verify(assemble(BASE))
    data = encode(m)
    assert decode(data).nodes == m.nodes
    assert encode(assemble(disassemble(m))) == data


BROKEN = {
    "node-function": lambda m: setattr(m.nodes[0], "function", 9),
    "node-distinct": lambda m: setattr(m.nodes[1], "function", 0),
    "node-type": lambda m: m.nodes[0].outputs.append(Port("i64", 8)),
    "node-leaf": lambda m: m.nodes[0].binds_in.append(BindIn(0, 0, 0)),
    "port": lambda m: setattr(m.nodes[0].inputs[1], "size", 4),
    "pointer-size": lambda m: setattr(m.nodes[0].inputs[1], "pointer", True),
    "child": lambda m: m.nodes[1].binds_in.append(BindIn(0, 3, 0)),
    "child-node": lambda m: m.nodes.pop(0),
    "port-exists": lambda m: m.nodes[1].binds_in.append(BindIn(0, 0, 4)),
    "instances": lambda m: setattr(m.nodes[1].children[0], "dims", (0, None)),
    "bound-once": lambda m: m.nodes[1].binds_in.append(BindIn(0, 0, 0)),
    "bound": lambda m: m.nodes[1].binds_in.pop(),
    "port-type": lambda m: setattr(m.nodes[1].binds_in[0], "input", 1) or setattr(m.nodes[1].binds_in[1], "input", 0),
    "acyclic": lambda m: (m.nodes[1].binds_in.pop(), m.nodes[1].edges.append(Edge(0, 0, 0, 1))),
    "equal-grids": lambda m: (m.nodes[1].children.append(Child(0, (2, 2))), m.nodes[1].binds_in.append(BindIn(0, 1, 0)), m.nodes[1].edges.append(Edge(0, 0, 1, 1, False))),
    "hierarchy": lambda m: setattr(m.nodes[1].children[0], "function", 1),
}  # fmt: skip


@pytest.mark.parametrize("rule", BROKEN)
def test_rules(rule):
    """The verifier names the rule, and the loader refuses what the verifier refuses."""
    from allvm.interp._core import Program

    m = assemble(BASE)
    BROKEN[rule](m)
    with pytest.raises(VerifyError) as e:
        verify(m)
    assert f"[{rule}]" in str(e.value)
    with pytest.raises(AllvmError) as loaded:
        Program(encode(m), "t")
    assert f"[{rule}]" in str(loaded.value)


def test_time_limit_between_launches(tmp_path):
    """What graphs need of the host - kernels are compiled - counts, too, however few instructions of its own the program executes."""
    status, _, err = command("allvm.cli", "--timeout", "0.02", "--no-cache", "--device", "openmp", module_file(EXAMPLES / "vadd.c", tmp_path))
    assert status == 117 and "time limit reached" in err, err


@pytest.mark.parametrize("depth, children, text", [(60, 1, "more than 50 deep"), (40, 2, "more than 10,000 nodes")])
@pytest.mark.parametrize("order", [1, -1])
def test_hierarchies_without_end(depth, children, text, order):
    """Few nodes in the file can be very many in the plan; in whichever order they stand."""
    functions = "\n".join(f"func @f{i} () -> () {{\n    ret\n}}" for i in range(depth))
    m = assemble(functions, "deep.avs")
    m.nodes = [Node(i, children=[Child(i + 1) for _ in range(children if i + 1 < depth else 0)]) for i in range(depth)][::order]
    with pytest.raises(VerifyError, match=text):
        verify(m)
    with pytest.raises(VerifyError, match=text):
        Program(encode(m), "deep")
