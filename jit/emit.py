"""LLVM IR to machine code: target machines, the passes of each tier, object bytes.

    data = compile_ir(lower_functions(...), "opt")

The bytes depend on nothing but the text, the tier and the target. LLVM is used by one thread at a time.
"""

import functools
import platform
import re
import threading
from dataclasses import dataclass, field

import llvmlite.binding as llvm
from allvm.ir.errors import CompileError

LOCK = threading.Lock()
TIERS = ("quick", "opt")
_CODEGEN_LEVEL = {"quick": 1, "opt": 2}


@dataclass(frozen=True)
class Target:
    """A machine: triple, CPU, features and ABI, as LLVM names them."""

    triple: str
    cpu: str = ""
    features: str = ""
    abi: str = ""

    def machine(self, tier):
        return _machine(self, tier)


# Where native code may stop, its place in the bytecode must be known: no merging of equal instructions from different
# places, and the frame pointer is set before anything else. Functions begin at multiples of 32: bench: tak 1.24 to 1.14 of clang -O3, hashtable
# 1.10 to 1.07, none slower; at multiples of 64 some are.
_SETTINGS = "-align-all-functions=5 -sink-common-insts=false -hoist-common-insts=false -enable-tail-merge=false -enable-shrink-wrap=false"


@functools.cache
def _initialised():
    for setting in _SETTINGS.split():
        llvm.set_option("allvm", setting)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    if platform.machine() in ("x86_64", "AMD64"):
        # This pass turns conditional moves in loops into branches that it believes to be predictable; without
        # profiles it is wrong more often than right (bench: dp 1.5 to 0.94 of clang -O3, sort 1.09 to 0.90, none slower).
        llvm.set_option("allvm", "-x86-cmov-converter=0")
        # Short innermost loops (those of a few accesses of memory) in one line of the cache (bench.native: list 1.11 to 1.03, stencil 1.10 to 1.07 and
        # hashtable 1.10 to 1.04, lz 0.96 to 1.01; bench.graph: spmv 1.18 to 1.05).
        llvm.set_option("allvm", "-x86-experimental-pref-innermost-loop-alignment=5")
    return True


@functools.cache
def _machine(target, tier):
    _initialised()
    try:
        found = llvm.Target.from_triple(target.triple)
    except RuntimeError as e:
        raise CompileError(f"no native code for {target.triple}: {e}") from None
    return found.create_target_machine(cpu=target.cpu, features=target.features, opt=_CODEGEN_LEVEL[tier], reloc="pic", codemodel="small", abiname=target.abi)


@functools.cache
def host():
    """The machine at hand."""
    _initialised()
    return Target(llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())


def vector_width(target):
    """The width of vectors that pays on a target, in bits; 0 for what LLVM prefers."""
    return 512 if "+avx512f" in target.features.split(",") else 0


def tier_options(tier, target=None):
    """Keywords of `lower.Options` that suit a tier: the quick one has no vectorisers, so two copies of loops only cost time."""
    if tier == "quick":
        return {"versioning": False, "vector_width": 0}
    return {"versioning": True, "vector_width": vector_width(target or host())}


@dataclass
class Stages:
    """What a compilation went through, for those who want to see it. Fill in `wanted`."""

    wanted: tuple = ()  # out of 'ir', 'ir-opt', 'asm'
    text: dict = field(default_factory=dict)


def compile_ir(text, tier="opt", target=None, stages=None):
    """The bytes of an object file for a module of LLVM IR."""
    target = target or host()
    with LOCK:
        machine = target.machine(tier)
        module = llvm.parse_assembly(text)
        module.triple = target.triple
        module.data_layout = str(machine.target_data)
        if stages is not None and "ir" in stages.wanted:
            stages.text["ir"] = str(module)
        _optimise(module, machine, tier)
        if tier == "opt":
            module = _tame_shifts(module)
        if stages is not None:
            if "ir-opt" in stages.wanted:
                stages.text["ir-opt"] = str(module)
            if "asm" in stages.wanted:
                stages.text["asm"] = machine.emit_assembly(module)
        return machine.emit_object(module)


def _optimise(module, machine, tier):
    options = llvm.create_pipeline_tuning_options(speed_level=2 if tier == "opt" else 1)
    if tier == "opt":
        options.loop_vectorization = options.slp_vectorization = options.loop_interleaving = options.loop_unrolling = True
        builder = llvm.create_pass_builder(machine, options)
        passes = builder.getModulePassManager()
    else:
        builder = llvm.create_pass_builder(machine, options)
        passes = llvm.create_new_module_pass_manager()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
    passes.run(module, builder)


# A shift of vectors by constants, the last operand written out, on its own line.
_VECTOR_SHIFT = re.compile(r"^(  %\S+ = (?:shl|lshr|ashr) .*, )<(i(\d+) [^<>\n]*)>(?=, !dbg|$)", re.MULTILINE)
_LANE = re.compile(r"(i\d+) (-?\d+)")


def _tame_shifts(module):
    """The module with no vector shifted by the width of its elements or more, in no lane.

    The vectoriser of straight code pads lanes that nothing reads with such counts: a poison value. LLVM 22 for x86 then
    takes these lanes for zero in one place (it merges them into others with an `or`) and for copies of the sign in another.
    A count of 0 in their place is a refinement.
    """
    text = str(module)
    wrong = False

    def tame(m):
        nonlocal wrong
        width = int(m[3])
        lanes = _LANE.sub(lambda lane: f"{lane[1]} 0" if not 0 <= int(lane[2]) < width else lane[0], m[2])
        wrong |= lanes != m[2]
        return f"{m[1]}<{lanes}>"

    text = _VECTOR_SHIFT.sub(tame, text)
    return llvm.parse_assembly(text) if wrong else module


def known_cpu(target):
    """Whether LLVM knows the CPU of a target."""
    import subprocess
    import sys

    if not target.cpu or target.cpu == host().cpu:
        return True
    # LLVM complains on the process's standard error, where nobody could catch it in this process.
    code = "import sys; from allvm.jit.emit import Target; Target(*sys.argv[1:]).machine('quick')"
    r = subprocess.run([sys.executable, "-c", code, target.triple, target.cpu, target.features, target.abi], capture_output=True, text=True)
    return r.returncode == 0 and "not a recognized" not in r.stderr
