"""C++: the headers and flags of libc++ in zig's lib folder, and the sources of the C++ run-time library.

What zig itself puts into libc++'s `__config_site` are macros on the command line; they decide about the library's
ABI, so programs and the library are compiled with the same ones.
"""

import os

LANGUAGES = frozenset(("c++", "c++-cpp-output"))
HEADERS = (os.path.join("libcxx", "include"), os.path.join("libcxxabi", "include"))

_CONFIG = {
    "_LIBCPP_ABI_VERSION": 1, "_LIBCPP_ABI_NAMESPACE": "__1", "_LIBCPP_HAS_THREADS": 1, "_LIBCPP_HAS_MONOTONIC_CLOCK": 1,
    "_LIBCPP_HAS_TERMINAL": 1, "_LIBCPP_HAS_MUSL_LIBC": 1, "_LIBCPP_HAS_FILESYSTEM": 1, "_LIBCPP_HAS_RANDOM_DEVICE": 1,
    "_LIBCPP_HAS_LOCALIZATION": 1, "_LIBCPP_HAS_UNICODE": 1, "_LIBCPP_HAS_WIDE_CHARACTERS": 1, "_LIBCPP_HAS_NO_STD_MODULES": 1,
    "_LIBCPP_HAS_TIME_ZONE_DATABASE": 0, "_LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS": 0,
    "_LIBCPP_DISABLE_VISIBILITY_ANNOTATIONS": 1, "_LIBCXXABI_DISABLE_VISIBILITY_ANNOTATIONS": 1, "_LIBCPP_PSTL_BACKEND_SERIAL": 1,
    "_LIBCPP_HARDENING_MODE": "_LIBCPP_HARDENING_MODE_NONE",
    "_LIBCPP_ASSERTION_SEMANTIC_DEFAULT": "_LIBCPP_ASSERTION_SEMANTIC_IGNORE",
}  # fmt: skip
FLAGS = tuple(f"-D{name}={value}" for name, value in _CONFIG.items())

# Parts of the library that need what is not here: other implementations of the same functions, other machines.
_LEFT_OUT = frozenset(("cxa_noexception.cpp", "cxa_personality.cpp"))
RUNTIME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cxx_runtime")
_DEFINES = ("NDEBUG", "_LIBCPP_BUILDING_LIBRARY", "LIBCXX_BUILDING_LIBCXXABI", "_LIBCXXABI_BUILDING_LIBRARY",
            "_LIBCPP_REMOVE_TRANSITIVE_INCLUDES", "LIBC_NAMESPACE=__llvm_libc_common_utils")  # fmt: skip


def library_sources(lib):
    """The sources of the C++ library: our own, then those of libc++abi and libc++ in zig's lib folder (none where
    these are missing)."""
    folders = [RUNTIME]
    folders += [os.path.join(lib, *f) for f in (("libcxxabi", "src"), ("libcxx", "src"), ("libcxx", "src", "filesystem"), ("libcxx", "src", "ryu"))]
    out = []
    for folder in folders:
        try:
            names = sorted(n for n in os.listdir(folder) if n.endswith(".cpp"))
        except OSError:
            return []
        out += [os.path.join(folder, n) for n in names if n not in _LEFT_OUT]
    return out


def library_flags(lib, path=""):
    """How a source of the library is compiled, beside the flags that every C++ source has."""
    includes = [os.path.join(lib, *f) for f in (("libcxx", "src"), ("libcxxabi", "src"), ("libcxx", "libc"))]
    # The message about an uncaught exception does without the whole demangler (cxx_runtime/type_name.cpp).
    own = ["-D__cxa_demangle=__allvm_type_name"] if os.path.basename(path) == "cxa_default_handlers.cpp" else []
    own.append(f"-fdebug-prefix-map={RUNTIME}={os.sep}allvm{os.sep}cxx_runtime")
    return ["-std=c++23", "-w", *own, *(f"-D{d}" for d in _DEFINES), *(f"-I{i}" for i in includes)]
