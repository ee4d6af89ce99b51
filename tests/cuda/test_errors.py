"""What goes wrong on a GPU ends in one clear exception; the program's data is as it was, and nothing is left on the device."""

import ctypes
import time

import pytest
from allvm.ir.errors import AllvmError, DeviceError, Trap

pytest.importorskip("cuda.bindings", reason="the package cuda-bindings is not installed")

from tests.cuda.fake_driver import Fault, error, has_driver
from tests.cuda.support import Session, fake, run
from tests.cuda.test_memory import program
from tests.graph.support import command

BODY = """char *a = malloc(70000); memset(a, 1, 70000);
    go(a, 70000, 2); llvm_hpvm_track_mem(a, 70000); go(a, 70000, 3); llvm_hpvm_request_mem(a, 70000); printf("%d\\n", a[69999]);"""


def stopped(data, api, **options):
    """(Exception, session) of a program that the device ends."""
    session = Session(data, api=api, **options)
    with pytest.raises(AllvmError) as e:
        session.run()
    assert api.live == {}, "something is not given back"
    assert "\n" not in str(e.value)
    return e.value, session


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    return program(BODY, tmp_path_factory.mktemp("errors"))


def test_without_failures(data):
    _, text, _ = run(data)
    assert text == "6\n"


# Every call that is made while the program runs, failing at its first use and later.
CALLS = ["cuMemAlloc", "cuMemCreate", "cuMemMap", "cuMemSetAccess", "cuMemcpyHtoDAsync", "cuMemcpyDtoHAsync", "cuMemsetD8Async", "cuStreamCreate", "cuEventCreate",
         "cuEventRecord", "cuEventElapsedTime", "cuLinkCreate", "cuLinkAddData", "cuLinkComplete", "cuModuleLoadDataEx", "cuModuleGetFunction", "cuLaunchKernel",
         "cuCtxSetCurrent"]  # fmt: skip


@pytest.mark.parametrize("after", (0, 1, 3))
@pytest.mark.parametrize("call", CALLS)
def test_a_call_that_fails(data, call, after):
    api = fake()
    api.fail(call, "UNKNOWN", after)
    try:
        session = Session(data, api=api)
        _, text = session.run()
    except DeviceError as e:
        assert "CUDA_ERROR_UNKNOWN" in str(e) and call in str(e)
    else:
        assert text == "6\n" and call in api.failing  # it was not called so often
    assert api.live == {}


def test_no_memory(data):
    e, _ = stopped(data, fake(memory_size=1 << 20))
    assert isinstance(e, DeviceError) and "no memory left" in str(e) and e.status == 116


def test_launch_that_fails(data):
    api = fake()
    api.fail("cuLaunchKernel", "LAUNCH_OUT_OF_RESOURCES")
    e, _ = stopped(data, api)
    assert "LAUNCH_OUT_OF_RESOURCES" in str(e)


def test_kernel_that_the_driver_refuses(data):
    api = fake()
    api.fail("cuLinkAddData", "INVALID_PTX")
    e, _ = stopped(data, api)
    assert "does not take the kernel of node first" in str(e)


def test_lost_device(data, tmp_path):
    """A fault of a kernel, which ends the context: one error, the program's data as before, later uses say so, too."""

    def fault(*_):
        raise Fault(error("ILLEGAL_ADDRESS"))

    api = fake(runner=fault)
    session = Session(data, api=api)
    seen = {}
    close = session.runtime.close

    def look():
        heap = session.instance.layout
        memory = session.instance.read(heap["heap_lo"], heap["heap_end"] - heap["heap_lo"])
        seen["ones"] = memory.count(b"\1" * 70000)
        seen["valid"] = session.runtime.tracker.valid.simple
        with pytest.raises(DeviceError, match="was lost"):
            session.gpu.enter()
        close()

    session.runtime.close = look
    with pytest.raises(DeviceError, match="ILLEGAL_ADDRESS"):
        session.run()
    assert seen == {"ones": 1, "valid": True}
    assert api.retained == 0 and not api.registered


def test_trap_names_node_instance_and_line(tmp_path):
    from allvm.build import build_program

    source = tmp_path / "t.c"
    source.write_text("""#include <hpvm.h>
void leaf(int *a, size_t a_bytes, long k) {
    __hpvm__hint(GPU_TARGET); __hpvm__attributes(0, 1, a);
    void *n = __hpvm__getNode();
    long x = __hpvm__getNodeInstanceID_x(n), y = __hpvm__getNodeInstanceID_y(n);
    a[x + 8 * y] = 100 / (int)(k - x - 10 * y);
    __hpvm__return(1, a_bytes);
}
void root(int *a, size_t a_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, a);
    void *x = __hpvm__createNodeND(2, leaf, (long)8, (long)4);
    for (int i = 0; i < 3; i++) __hpvm__bindIn(x, i, i, 0);
    __hpvm__bindOut(x, 0, 0, 0);
}
int a[32];
struct __attribute__((packed)) Args { int *a; size_t a_bytes; long k, r; } args = {a, sizeof a, 25, 0};
int main(void) {
    __hpvm__wait(__hpvm__launch(0, root, &args));
    return 0;
}
""")
    e, session = stopped(build_program([str(source)]), fake())
    assert isinstance(e, Trap) and e.kind == "divide"
    assert str(e).startswith("in instance (5, 2, 0) of node leaf: integer division by zero in leaf, ") and str(e).endswith("t.c:6")
    assert session.instance.read(session.instance.symbol_address("a"), 128) == bytes(128)  # untracked: nothing came back


def test_access_outside_is_a_trap(tmp_path):
    e, _ = stopped(program("char *a = malloc(1000); struct Args args = {a - (1 << 28), 100, 1, 0}; __hpvm__wait(__hpvm__launch(0, root, &args));", tmp_path), fake())
    assert isinstance(e, Trap) and e.kind == "memory" and "of node first" in str(e) and "t.c:8" in str(e)


def test_time_limit_stops_a_kernel(tmp_path):
    from allvm.interp import _core

    api = fake()
    session = Session(program("char *a = malloc(100); go(a, 100, 1);", tmp_path), api=api)
    api.gate = lambda: ctypes.c_uint32.from_address(session.gpu.stop).value == 1  # a kernel that only ends when it is told to
    begin = time.monotonic()

    def check(instance, context=None):
        if time.monotonic() - begin > 0.05:
            raise Trap("time limit reached", "timeout")

    real, _core.check_stop = _core.check_stop, check
    try:
        with pytest.raises(Trap, match="time limit"):
            session.run()
    finally:
        _core.check_stop = real
    assert time.monotonic() - begin < 4 and api.live == {}


@pytest.mark.parametrize(
    "options, text",
    [({"devices": 0}, "finds no device"), ({"arch": 61}, "sm_61; sm_75 is the oldest")],
)
def test_no_use(data, options, text):
    api = fake(**options)
    with pytest.raises(DeviceError, match=text):
        Session(data, api=api)
    assert api.live == {}


def test_number_of_the_device(data):
    with pytest.raises(DeviceError, match="there is no GPU 3; there are 2, from 0 on"):
        Session(data, device="cuda:3", api=fake(devices=2))
    assert run(data, device="cuda:1", api=fake(devices=2))[1] == "6\n"


@pytest.mark.skipif(has_driver(), reason="this machine has an NVIDIA driver")
def test_command_without_a_driver(tmp_path, data):
    module = tmp_path / "t.avm"
    module.write_bytes(data)
    status, _, err = command("allvm.cli", "--device", "cuda", module)
    assert (status, err) == (116, "allvm-vm: --device cuda: there is no NVIDIA driver on this machine\n")
    status, out, err = command("allvm.cli", module)
    assert (status, out) == (0, "6\n")
    assert err == "allvm-vm: node first asks for a GPU and runs on the openmp device: there is no NVIDIA driver on this machine\n"
    assert command("allvm.cli", "--quiet-devices", module) == (0, "6\n", "")
    for name in ("cuda:x", "cuda:²", "cuda:"):
        status, _, err = command("allvm.cli", "--device", name, module)
        assert status == 124 and f"'{name}' is not sequential, openmp, cuda, cuda:N or auto" in err
