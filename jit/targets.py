"""The machines that programs are compiled for ahead of time: names, triples, baselines."""

import platform
import re
from dataclasses import dataclass

from allvm.ir.errors import UsageError
from allvm.jit.emit import Target


@dataclass(frozen=True)
class Machine:
    """One of them. cpu, features: what every machine of the kind has (docs/aot.md); needed: what generated code must have in any case."""

    name: str
    triple: str
    cpu: str
    features: str = ""
    abi: str = ""
    needed: str = ""


# No linker may move code of which positions are known (-relax). Linux makes unaligned accesses work on RISC-V, and they are rare.
MACHINES = {
    m.name: m
    for m in (
        Machine("x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2"),
        Machine("aarch64", "aarch64-unknown-linux-gnu", "generic"),
        Machine("riscv64", "riscv64-unknown-linux-gnu", "generic-rv64", "+m,+a,+f,+d,+c", "lp64d", "-relax,+unaligned-scalar-mem"),
        Machine("ppc64le", "powerpc64le-unknown-linux-gnu", "pwr8"),
    )
}
ALIASES = {"amd64": "x86_64", "x86-64": "x86_64", "arm64": "aarch64", "powerpc64le": "ppc64le"}


def machine_name(text):
    """'aarch64' out of 'aarch64', 'arm64' or 'aarch64-linux-gnu'."""
    arch, _, rest = text.partition("-") if text != "x86-64" else (text, "", "")
    name = ALIASES.get(arch, arch)
    if name not in MACHINES or (rest and "linux" not in rest):
        raise UsageError(f"there is no target {text}; there are {', '.join(MACHINES)} (all Linux), and this machine is {this()}")
    return name


def this():
    """The name of the machine at hand."""
    return ALIASES.get(platform.machine().lower(), platform.machine().lower())


def march(machine, text):
    """A -march as compilers have it as (cpu or '', LLVM's features)."""
    if machine.name == "riscv64":
        m = re.fullmatch(r"rv64([a-z]*)((?:_?[zsx][a-z0-9]+)*)", text)
        if not m:
            raise UsageError(f"--march {text}: not like rv64gcv or rv64gc_zba_zbb")
        letters = m[1].replace("g", "imafd").replace("i", "")
        return "", ",".join([f"+{c}" for c in dict.fromkeys(letters)] + [f"+{x}" for x in m[2].split("_") if x])
    if machine.name == "aarch64":
        first, *extra = text.split("+")
        m = re.fullmatch(r"armv(8|9)(\.\d)?-a", first)
        if not m:
            raise UsageError(f"--march {text}: not like armv8.2-a+sve")
        version = [f"+v{m[1]}{m[2] or ''}a"]
        return "", ",".join(version + [f"-{x[2:]}" if x.startswith("no") else f"+{x}" for x in extra])
    return text, ""


def target(machine, cpu=None, arch=None, attributes=""):
    """The Target for a machine with switches: cpu 'native' is the CPU at hand, None the baseline."""
    features = machine.features
    if cpu == "native":
        from allvm.jit.emit import host

        if machine.name != this():
            raise UsageError(f"--mcpu native is this machine's, which is {this()}, not {machine.name}")
        cpu, features = host().cpu, host().features
    if arch:
        named, more = march(machine, arch)
        cpu = cpu or named
        features = more or features
    chosen = Target(machine.triple, cpu or machine.cpu, ",".join(x for x in (features, attributes, machine.needed) if x), machine.abi)
    if cpu or arch or attributes:
        check(chosen)
    return chosen


def check(chosen):
    """UsageError where LLVM does not know the CPU. (It says so on standard error, and goes on.)"""
    from allvm.jit.emit import known_cpu

    if not known_cpu(chosen):
        machine = chosen.triple.partition("-")[0]
        if known_cpu(Target(chosen.triple, chosen.cpu, "", chosen.abi)):
            raise UsageError(f"--mattr: {machine} has no feature that LLVM knows among {chosen.features}; it is a list such as +avx2,-fma")
        raise UsageError(f"{machine} has no CPU {chosen.cpu!r} that LLVM knows")
