"""LLVM IR to PTX: NVIDIA's library of mathematical functions linked in, the passes, the text."""

import functools
import glob
import os

import llvmlite.binding as llvm
from allvm.ir.errors import CompileError
from allvm.jit.emit import LOCK, _initialised

TRIPLE = "nvptx64-nvidia-cuda"
# The C library's functions, by their names in libdevice.
LIBDEVICE = {
    name + suffix: f"__nv_{name}{suffix}"
    for name in "fabs ceil floor trunc round rint nearbyint cbrt sqrt sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh "
    "exp exp2 expm1 log log2 log10 log1p pow hypot fmod remainder erf erfc tgamma copysign fmax fmin fdim fma".split()
    for suffix in ("", "f")
}  # fmt: skip


@functools.cache
def libdevice():
    """The path of libdevice, from the package nvidia-nvvm or a CUDA toolkit, or None."""
    places = []
    try:
        import nvidia

        places += [f"{p}/**/libdevice.*.bc" for p in nvidia.__path__]
    except ImportError:
        pass
    places += [f"{os.environ[v]}/nvvm/libdevice/libdevice.*.bc" for v in ("CUDA_HOME", "CUDA_PATH") if v in os.environ]
    places.append("/usr/local/cuda*/nvvm/libdevice/libdevice.*.bc")
    for pattern in places:
        found = sorted(glob.glob(pattern, recursive=True))
        if found:
            return found[-1]
    return None


@functools.cache
def _library(path):
    with open(path, "rb") as f:
        return f.read()


@functools.cache
def _machine(target):
    _initialised()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=target, opt=3)


def compile_ptx(text, target, math=False, stages=None):
    """The PTX of a module of LLVM IR. math: it calls libdevice."""
    with LOCK:
        machine = _machine(target)
        module = llvm.parse_assembly(text)
        layout = str(machine.target_data)
        # Arithmetic of 16 bits is legal but slow: let the passes not make it out of wider.
        module.triple, module.data_layout = TRIPLE, layout.replace("-n16:32:64", "-n32:64")
        if stages is not None:
            stages["ir"] = str(module)
        if math:
            _link(module)
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = options.slp_vectorization = False
        options.loop_unrolling = True
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
        if stages is not None:
            stages["ir-opt"] = str(module)
        module.data_layout = layout
        return machine.emit_assembly(module)


def _link(module):
    path = libdevice()
    if path is None:
        raise CompileError("mathematical functions on a GPU need libdevice: install nvidia-nvvm, or a CUDA toolkit and set CUDA_HOME")
    library = llvm.parse_bitcode(_library(path))
    library.triple, library.data_layout = module.triple, module.data_layout
    own = {f.name for f in module.functions if not f.is_declaration}
    module.link_in(library)
    for f in module.functions:
        if not f.is_declaration and f.name not in own:
            f.linkage = llvm.Linkage.internal
