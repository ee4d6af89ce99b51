"""Puts object code into memory, ready to run.

    code = load(object_bytes)
    code.symbols["w3"], code.ranges
    code.close()                        # unmapped

Objects for x86-64 are placed and relocated here, so that code out of the cache runs without loading LLVM.
Elsewhere LLVM's linker does it.
"""

import ctypes
import functools
import itertools
import mmap
import struct

from allvm.ir.errors import CompileError, FormatError
from allvm.jit import elf

PAGE = mmap.PAGESIZE
R_64, R_PC32, R_PLT32, R_GOTPCREL, R_32, R_32S, R_PC64, R_GOTPCRELX, R_REX_GOTPCRELX = 1, 2, 4, 9, 10, 11, 24, 41, 42
_THROUGH_GOT = (R_GOTPCREL, R_GOTPCRELX, R_REX_GOTPCRELX)
_RELATIVE = (R_PC32, R_PLT32)
_STUB = b"\xff\x25"  # jmp *displacement(%rip)

# What native code may call directly: the C library's functions without effects on anything but their arguments.
LIBRARY = frozenset(
    "memcpy memmove memset memcmp bcmp acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 "
    "expm1 fabs fdim floor fma fmax fmin fmod frexp hypot ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf "
    "nearbyint nextafter pow remainder rint round roundeven scalbn sin sincos sinh sqrt tan tanh tgamma trunc "
    "acosf acoshf asinf asinhf atanf atan2f atanhf cbrtf ceilf copysignf cosf coshf erff erfcf expf exp10f exp2f "
    "expm1f fabsf fdimf floorf fmaf fmaxf fminf fmodf frexpf hypotf ldexpf lgammaf llrintf llroundf logf log10f log1pf log2f logbf lrintf "
    "lroundf modff nearbyintf nextafterf powf remainderf rintf roundf roundevenf scalbnf sinf sincosf sinhf sqrtf tanf tanhf tgammaf truncf "
    "__divti3 __udivti3 __modti3 __umodti3 __multi3".split()
)


@functools.cache
def _libraries():
    found = [ctypes.CDLL(None)]
    for name in ("libm.so.6", "libgcc_s.so.1"):
        try:
            found.append(ctypes.CDLL(name))
        except OSError:
            pass
    return found


@functools.cache
def library_address(name):
    """The address of a function of LIBRARY. CompileError when there is none."""
    if name.startswith("_ZGV"):
        from allvm.jit import vector_math

        return vector_math.address(name)
    if name in LIBRARY:
        for library in _libraries():
            try:
                return ctypes.cast(getattr(library, name), ctypes.c_void_p).value
            except AttributeError:
                pass
    raise CompileError(f"native code needs {name}, which is not a function that it may call")


@functools.cache
def _libc():
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long)
    libc.mprotect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    libc.munmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t)
    return libc


class Code:
    """Installed machine code. symbols: name -> address. ranges: [(first, end)] of what can be executed. size: bytes of it.

    text: [(section of the object, address)] of its executable sections."""

    def __init__(self, symbols, ranges, text, release):
        self.symbols, self.ranges, self.text = symbols, ranges, text
        self.size = sum(hi - lo for lo, hi in ranges)
        self._release = release
        self._before = []

    def before_close(self, function):
        """Have a function called when the code is about to go."""
        self._before.append(function)

    def close(self):
        """Take the code out of memory. Nothing may run in it any more."""
        release, self._release = self._release, None
        if release:
            while self._before:
                self._before.pop()()
            release()

    def __del__(self):
        self.close()


def load(data, extern=library_address):
    """The object in memory. extern: name -> address, for what it does not define."""
    obj = elf.Object(data)
    if obj.machine == elf.EM_X86_64:
        return _place(obj, extern)
    return _link(obj, data)


def _up(n, align):
    return (n + align - 1) & -align


def _place(obj, extern):
    outside = sorted({obj.symbols[r[2]].name for s in obj.sections if s.flags & elf.SHF_ALLOC and s.name != ".eh_frame"
                      for r in s.relocations if obj.symbols[r[2]].section == 0})  # fmt: skip
    targets = {name: extern(name) for name in outside}
    parts = [s for s in obj.sections if s.flags & elf.SHF_ALLOC and s.size and s.name != ".eh_frame"]
    if any(s.flags & elf.SHF_WRITE and ".rel.ro" not in s.name for s in parts):
        raise FormatError("an object with data of its own")
    offset, at = {}, 0
    number = {id(s): i for i, s in enumerate(obj.sections)}
    for s in sorted(parts, key=lambda s: not s.flags & elf.SHF_EXEC):
        if not s.flags & elf.SHF_EXEC and "stubs" not in offset:
            at = offset["stubs"] = _up(at, 16)
            at = _up(at + 6 * len(outside), PAGE)
        at = offset[number[id(s)]] = _up(at, s.align)
        at += s.size
    if "stubs" not in offset:
        at = offset["stubs"] = _up(at, 16)
        at = _up(at + 6 * len(outside), PAGE)
    code_end = offset["stubs"] + 6 * len(outside)
    got_symbols = sorted({r[2] for s in parts for r in s.relocations if r[1] in _THROUGH_GOT})
    at = got = _up(at, 8)
    slots = {n: got + 8 * k for k, n in enumerate(got_symbols)}
    at += 8 * len(slots)
    table = at = _up(at, 8)
    at += 8 * len(outside)
    total = _up(at, PAGE)
    libc = _libc()
    base = libc.mmap(None, total, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
    if base in (None, ctypes.c_void_p(-1).value):
        raise MemoryError("no memory for native code")
    try:
        image = (ctypes.c_char * total).from_address(base)
        stub = {name: base + offset["stubs"] + 6 * k for k, name in enumerate(outside)}

        def address(n):
            s = obj.symbols[n]
            if s.section == 0:
                return targets[s.name]
            if s.section not in offset:
                raise FormatError(f"symbol {s.name!r} lies in no section that was loaded")
            return base + offset[s.section] + s.value

        for s in parts:
            place = base + offset[number[id(s)]]
            content = obj.bytes_of(s)
            for where, type, symbol, addend in s.relocations:
                _relocate(content, where, type, address(symbol), addend, place, stub.get(obj.symbols[symbol].name),
                          base + slots.get(symbol, 0))  # fmt: skip
            ctypes.memmove(place, bytes(content), len(content))
        for k, name in enumerate(outside):
            here = offset["stubs"] + 6 * k
            image[here : here + 6] = _STUB + struct.pack("<i", table + 8 * k - (here + 6))
            image[table + 8 * k : table + 8 * k + 8] = struct.pack("<Q", targets[name])
        for n, slot in slots.items():
            image[slot : slot + 8] = struct.pack("<Q", address(n))
        symbols = {s.name: address(i) for i, s in enumerate(obj.symbols) if s.section in offset and s.name}
        _protect(libc, base, _up(code_end, PAGE), total)
    except BaseException:
        libc.munmap(base, total)
        raise
    text = [(i, base + offset[i]) for i, s in enumerate(obj.sections) if i in offset and s.flags & elf.SHF_EXEC]
    return Code(symbols, [(base, base + code_end)], text, functools.partial(libc.munmap, base, total))


def _protect(libc, base, code, total):
    for at, size, how in ((base, code, mmap.PROT_READ | mmap.PROT_EXEC), (base + code, total - code, mmap.PROT_READ)):
        if size and libc.mprotect(at, size, how) != 0:
            raise OSError(ctypes.get_errno(), "native code cannot be made executable")


def _relocate(content, where, type, target, addend, place, stub, slot):
    """Write one relocated value into a section's content, which will be at `place`."""
    here = place + where
    if type in _THROUGH_GOT:
        value, form = slot + addend - here, "<i"
    elif type in _RELATIVE:
        value, form = (stub or target) + addend - here, "<i"
    elif type == R_64:
        value, form = (target + addend) & 0xFFFFFFFFFFFFFFFF, "<Q"
    elif type == R_PC64:
        value, form = target + addend - here, "<q"
    else:
        raise FormatError(f"a relocation of type {type} in native code")
    try:
        struct.pack_into(form, content, where, value)
    except struct.error:
        raise FormatError("a relocation of native code is out of reach") from None


_names = itertools.count()


@functools.cache
def _lljit():
    import llvmlite.binding as llvm
    from allvm.jit.emit import host

    return llvm.create_lljit_compiler(host().machine("opt"), use_jit_link=True)


def _link(obj, data):
    """By LLVM's linker, for machines whose relocations are not known here."""
    import llvmlite.binding as llvm

    names = [s.name for s in obj.symbols if s.section and s.type == 2 and s.name[:1] in "wo"]
    builder = llvm.JITLibraryBuilder().add_object_img(data).add_current_process()
    for name in names:
        builder.export_symbol(name)
    kept = [builder.link(_lljit(), f"allvm{next(_names)}")]
    symbols = {name: kept[0][name] for name in names}
    text, ranges = [], []
    for s in obj.symbols:
        if s.name in symbols and s.section not in dict(text):
            start = symbols[s.name] - s.value
            text.append((s.section, start))
            ranges.append((start, start + obj.sections[s.section].size))
    return Code(symbols, ranges, text, kept.clear)
