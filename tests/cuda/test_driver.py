"""What the device says to the driver, beside the real bindings; and that the fake driver is as strict as a driver."""

import ctypes
import re
from pathlib import Path

import pytest

pytest.importorskip("cuda.bindings", reason="the package cuda-bindings is not installed")

from allvm.graph.devices.driver import LOST, TYPES, Driver
from cuda.bindings import driver as real

from tests.cuda.fake_driver import CONTEXT, Fake, error

ROOT = Path(__file__).resolve().parents[2]
PTX = ".version 7.8\n.target sm_90\n.visible .entry k(\n\t.param .u64 .ptr .global .align 256 k_param_0,\n\t.param .u32 k_param_1\n)\n.maxntid 256\n{\n\tret;\n}\n"


def used():
    """The names of the driver's calls in the device and in bench.cuda_check."""
    files = [*(ROOT / "vm" / "graph" / "devices").glob("*.py"), ROOT / "bench" / "cuda_check.py"]
    return sorted({n for f in files for n in re.findall(r"""["'.](cu[A-Z]\w+)["'(]""", f.read_text())})


def test_calls_exist():
    names = used()
    assert len(names) > 35
    for name in names:
        assert callable(getattr(real, name)), name
        assert hasattr(Fake, "do_" + name), name


def test_names_of_statuses_and_attributes():
    assert {x.name for x in real.CUresult} >= LOST
    source = "".join(f.read_text() for f in (ROOT / "vm" / "graph" / "devices").glob("*.py"))
    for name in re.findall(r'attribute\([\w.]+, "(\w+)"\)', source):
        assert hasattr(real.CUdevice_attribute, "CU_DEVICE_ATTRIBUTE_" + name), name
    for name in re.findall(r"CU_[A-Z_]+\b", source):
        assert name.endswith("_") or any(hasattr(getattr(real, e), name) for e in dir(real) if e.startswith("CU")), name


@pytest.fixture
def driver():
    driver = Driver(Fake(lambda *a: None))
    driver.call("cuCtxSetCurrent", CONTEXT)
    return driver


def refused(status, driver, name, *args):
    from allvm.graph.devices.driver import CudaError

    with pytest.raises(CudaError) as e:
        driver.call(name, *args)
    assert e.value.code == "CUDA_ERROR_" + status and e.value.call == name


def test_the_fake_wants_a_context(driver):
    driver.call("cuCtxSetCurrent", 0)
    refused("INVALID_CONTEXT", driver, "cuMemAlloc", 64)


def test_the_fake_looks_at_addresses(driver):
    at = int(driver.call("cuMemAlloc", 64))
    host = int(driver.call("cuMemHostAlloc", 4096, 0))
    driver.call("cuMemcpyHtoDAsync", at, host, 64, 0)
    refused("INVALID_VALUE", driver, "cuMemcpyHtoDAsync", at, host, 65, 0)
    with pytest.raises(AssertionError, match="pinned"):
        driver.call("cuMemcpyHtoDAsync", at, ctypes.addressof(ctypes.create_string_buffer(64)), 64, 0)


def test_the_fake_looks_at_arguments_of_kernels(driver):
    module = driver.call("cuModuleLoadDataEx", driver.assemble(PTX), 0, [], [])
    k = driver.call("cuModuleGetFunction", module, b"k")
    refused("NOT_FOUND", driver, "cuModuleGetFunction", module, b"other")

    def launch(*arguments, block=(32, 1, 1)):
        driver.launch(k, (1, 1, 1), block, 0, 0, arguments)

    launch(("i64", 1 << 40), ("i32", 7))
    for bad in ((("i64", 1 << 40),), (("i64", 1 << 40), ("i64", 7)), (("i32", 0), ("i64", 7))):
        with pytest.raises(AssertionError, match="other parameters"):
            launch(*bad)
    with pytest.raises(AssertionError, match="not aligned"):
        launch(("i64", 8), ("i32", 7))
    refused("INVALID_VALUE", driver, "cuLaunchKernel", k, 1, 1, 1, 257, 1, 1, 0, 0, ((1 << 40, 7), (TYPES["i64"], TYPES["i32"])), 0)


def test_the_fake_overwrites_what_is_given_back(driver):
    code = driver.assemble(PTX)
    assert code.startswith(b"FAKE.version")
    assert error("NOT_READY").name == "CUDA_ERROR_NOT_READY"
