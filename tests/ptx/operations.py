"""The arithmetic of the PTX interpreter (a test tool, see interpreter.py)."""

import ctypes
import ctypes.util

import numpy as np

TYPES = {f"{k}{n}": np.dtype(f"{d}{n // 8}") for n in (8, 16, 32, 64) for k, d in (("b", "u"), ("u", "u"), ("s", "i"))}
TYPES |= {"f32": np.dtype("f4"), "f64": np.dtype("f8"), "pred": np.dtype(bool)}
_libm = ctypes.CDLL(ctypes.util.find_library("m"))
_libm.fma.restype, _libm.fma.argtypes = ctypes.c_double, [ctypes.c_double] * 3
_fma64 = np.frompyfunc(_libm.fma, 3, 1)

ATOMIC = {
    "add": lambda old, x: old + x, "min": np.minimum, "max": np.maximum, "and": lambda old, x: old & x, "or": lambda old, x: old | x,
    "xor": lambda old, x: old ^ x, "exch": lambda old, x: x, "cas": lambda old, x, y: np.where(old == x, y, old),
}  # fmt: skip


# -- floating point, rounded to the nearest or as said
def rounded(exact, error, mode, type):
    """exact + error, where |error| is less than an ulp of exact (a double), as f32 in a rounding mode."""
    if type.itemsize == 8:
        raise NotImplementedError("directed rounding of f64 sums")
    bits = exact.view("u8")
    towards_zero = (error != 0) & ((error < 0) != (exact < 0)) & (exact != 0)
    odd = np.where(towards_zero, bits - np.uint64(1), bits)  # rounding to odd keeps what a second rounding needs
    sticky = np.where(error != 0, odd | np.uint64(1), bits)
    wide = np.where(np.isfinite(exact), sticky, bits).view("f8")
    near = wide.astype("f4")
    if mode == "rn":
        return near
    back = near.astype("f8")
    down, up = np.nextafter(near, np.float32(-np.inf)), np.nextafter(near, np.float32(np.inf))
    if mode == "rm":
        return np.where(back > wide, down, near).astype("f4")
    if mode == "rp":
        return np.where(back < wide, up, near).astype("f4")
    away = np.where(wide > 0, back > wide, back < wide)
    return np.where(away, np.where(wide > 0, down, up), near).astype("f4")


def two_sum(a, b):
    s = a + b
    t = s - a
    return s, np.where(np.isfinite(s), (a - (s - t)) + (b - t), 0.0)


def fma(x, y, z, mode="rn"):
    if x.dtype.itemsize == 8:
        if mode != "rn":
            return directed64(lambda a, b, c: _exact(a) * _exact(b) + _exact(c), mode, x, y, z)
        return _fma64(x, y, z).astype("f8") if len(x) else x
    s, e = two_sum(x.astype("f8") * y.astype("f8"), z.astype("f8"))
    return rounded(s, e, mode, x.dtype)


def _exact(x):
    from fractions import Fraction

    return Fraction(float(x))


def directed64(function, mode, *arrays):
    """An operation on doubles in a rounding mode, by exact fractions."""
    out = np.empty(len(arrays[0]), "f8")
    for n, values in enumerate(zip(*arrays)):
        if not all(map(np.isfinite, values)):
            out[n] = values[0] * values[1] + values[2] if len(values) == 3 else sum(values)
            continue
        exact = function(*values)
        near = float(exact)
        back = _exact(near)
        if mode == "rm" and back > exact or mode == "rz" and back > exact > 0:
            near = np.nextafter(near, -np.inf)
        elif mode == "rp" and back < exact or mode == "rz" and back < exact < 0:
            near = np.nextafter(near, np.inf)
        out[n] = near
    return out


def add(x, y, mode):
    if mode in (None, "rn") or x.dtype.kind != "f":
        return x + y
    if x.dtype.itemsize == 8:
        return directed64(lambda a, b: _exact(a) + _exact(b), mode, x, y)
    return rounded(*two_sum(x.astype("f8"), y.astype("f8")), mode, x.dtype)


def multiply(x, y, mode):
    if mode in (None, "rn"):
        return x * y
    if x.dtype.itemsize == 8:
        return directed64(lambda a, b: _exact(a) * _exact(b), mode, x, y)
    product = x.astype("f8") * y.astype("f8")
    return rounded(product, np.zeros_like(product), mode, x.dtype)


def flush(x):
    """Subnormal numbers as zeros."""
    return np.where(np.abs(x) < np.finfo(x.dtype).tiny, np.copysign(x.dtype.type(0), x), x)


def least(x, y, pick):
    """min and max: a NaN gives the other, -0 is less than +0."""
    if x.dtype.kind != "f":
        return pick(x, y)
    out = (np.fmin if pick is np.minimum else np.fmax)(x, y)
    zeros = (x == 0) & (y == 0)
    sign = np.signbit(x) | np.signbit(y) if pick is np.minimum else np.signbit(x) & np.signbit(y)
    out = np.where(zeros, np.where(sign, x.dtype.type(-0.0), x.dtype.type(0.0)), out)
    return np.where(np.isnan(x) & np.isnan(y), x.dtype.type(np.nan), out)


# -- integers
def high(x, y):
    bits = 8 * x.dtype.itemsize
    return np.array([int(a) * int(b) >> bits & (1 << bits) - 1 for a, b in zip(x, y)], f"u{x.dtype.itemsize}").view(x.dtype)


def divide(x, y, remainder):
    if (y == 0).any():
        from tests.ptx.interpreter import Fault

        raise Fault("a division of an integer by zero")
    out = []
    for a, b in zip(x.tolist(), y.tolist()):
        q = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        out.append((a - q * b if remainder else q) & (1 << 8 * x.dtype.itemsize) - 1)
    return np.array(out, f"u{x.dtype.itemsize}").view(x.dtype)


def shift(root, x, n):
    bits = 8 * x.dtype.itemsize
    n = n.astype("u8")
    far = n >= bits
    by = np.minimum(n, bits - 1).astype(x.dtype)
    if root == "shl":
        return np.where(far, 0, x << by).astype(x.dtype)
    return np.where(far & (x.dtype.kind != "i"), 0, x >> by).astype(x.dtype)


def count(root, x):
    width = 8 * x.dtype.itemsize
    one = {"popc": lambda v: v.bit_count(), "clz": lambda v: width - v.bit_length(), "brev": lambda v: int(f"{v:0{width}b}"[::-1], 2)}[root]
    return np.array([one(v) for v in x.tolist()], "u4" if root != "brev" else x.dtype)


def funnel(low, high_, n, left, clamp):
    n = np.minimum(n, 32) if clamp else n & np.uint32(31)
    wide = high_.astype("u8") << np.uint64(32) | low
    n = n.astype("u8")
    return ((wide << n) >> np.uint64(32) if left else wide >> n).astype("u4")


def permute(a, b, selector):
    out = np.zeros(len(a), "u4")
    for n, (x, y, s) in enumerate(zip(a.tolist(), b.tolist(), selector.tolist())):
        pool = (x | y << 32).to_bytes(8, "little")
        for k in range(4):
            c = s >> 4 * k & 15
            v = pool[c & 7]
            out[n] |= (255 * (v >> 7) if c & 8 else v) << 8 * k
    return out


def field(root, x, start, length, signed):
    width = 8 * x.dtype.itemsize
    out = []
    for v, p, n in zip(x.view(f"u{x.dtype.itemsize}").tolist(), (start & np.uint32(255)).tolist(), (length & np.uint32(255)).tolist()):
        n = min(n, max(0, width - p)) if not signed else n
        got = v >> p & (1 << n) - 1 if p < width else 0
        if signed and n:
            sign = v >> min(p + n - 1, width - 1) & 1
            have = max(0, min(n, width - p))
            got |= (-sign << have) if have else -sign
        out.append(got & (1 << width) - 1)
    return np.array(out, f"u{x.dtype.itemsize}").view(x.dtype)


# -- comparisons
COMPARE = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "lo": np.less, "ls": np.less_equal, "hi": np.greater, "hs": np.greater_equal,
}  # fmt: skip


def compare(name, x, y):
    if x.dtype.kind != "f":
        return COMPARE[name](x, y)
    unordered = np.isnan(x) | np.isnan(y)
    if name in ("num", "nan"):
        return unordered == (name == "nan")
    if name.endswith("u"):
        return COMPARE[name[:-1]](x, y) | unordered
    return COMPARE[name](x, y) & ~unordered


# -- conversions
ROUND = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil, "rn": None, "rz": np.trunc}


def convert(mods, to, source, x):
    mode = next((m for m in mods if m in ("rni", "rzi", "rmi", "rpi", "rn", "rz", "rm", "rp")), None)
    if source.kind == "f" and "ftz" in mods and source.itemsize == 4:
        x = flush(x)
    if source.kind == "f" and to.kind != "f":
        y = ROUND[mode](x)
        info = np.iinfo(to)
        nothing = 0 if source.itemsize < 8 and to.itemsize < 8 else int(np.array(1 << 8 * to.itemsize - 1, f"u{to.itemsize}").view(to))  # as PTX has it for NaNs
        out = [nothing if np.isnan(v) else info.max if v >= info.max else info.min if v <= info.min else int(v) for v in y.tolist()]
        return np.array(out, to)
    if source.kind == "f" and to.kind == "f":
        if mode and mode.endswith("i"):
            y = ROUND[mode](x)
        elif to.itemsize < source.itemsize and mode in ("rz", "rm", "rp"):
            y = rounded(x, np.zeros_like(x), mode, to)
        else:
            y = x.astype(to)
        if "sat" in mods:
            y = np.where(np.isnan(y), 0, np.clip(y, 0, 1)).astype(to)
        return flush(y) if "ftz" in mods and to.itemsize == 4 else y.astype(to)
    if to.kind == "f":
        if mode == "rn" or to.itemsize > source.itemsize:
            return x.astype(to)
        near = x.astype(to)
        from fractions import Fraction

        for n, (a, b) in enumerate(zip(x.tolist(), near.tolist())):
            if mode == "rz" and (Fraction(b) > a > 0 or Fraction(b) < a < 0) or mode == "rm" and Fraction(b) > a or mode == "rp" and Fraction(b) < a:
                near[n] = np.nextafter(near[n], to.type(0 if mode == "rz" else -np.inf if mode == "rm" else np.inf))
        return near
    if "sat" in mods:
        info = np.iinfo(to)
        return np.array([min(max(v, info.min), info.max) for v in x.tolist()], to)
    return x.astype(to)


APPROXIMATE = {
    "ex2": np.exp2, "lg2": np.log2, "sin": np.sin, "cos": np.cos, "rcp": lambda x: 1 / x, "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x),
    "tanh": np.tanh,
}  # fmt: skip


# -- the instructions
def execute(run, root, mods, operands, lanes):
    """Any instruction that only computes."""
    type = TYPES[mods[-1]] if mods and mods[-1] in TYPES else None
    names = operands[1:]
    mode = next((m for m in mods if m in ("rn", "rz", "rm", "rp")), None)

    def use(n, t=None):
        return run.value(names[n], t or type, lanes)

    if root == "setp":
        result = compare(mods[0], use(0), use(1))
        if len(names) > 2:
            other = run.value(names[2].lstrip("!"), bool, lanes) != names[2].startswith("!")
            result = {"and": result & other, "or": result | other, "xor": result ^ other}[mods[1]]
        to = operands[0].split("|")[0]
        run.put(to, result, lanes)
        return
    if root == "cvt":
        to, source = TYPES[mods[-2]], type
        run.put(operands[0], convert(mods[:-2], to, source, use(0)), lanes)
        return
    if root in ("mul", "mad", "madc") and type.kind != "f":
        run.put(operands[0], product(run, root, mods, use, lanes), lanes)
        return
    if root in ("add", "addc", "sub", "subc") and ("cc" in mods or root.endswith("c")):
        run.put(operands[0], carried(run, root, mods, use(0), use(1), lanes), lanes)
        return
    result = simple(root, mods, mode, type, use)
    if type is not None and type.kind == "f":
        if "sat" in mods:
            result = np.clip(result, 0, 1)
        if "ftz" in mods:
            result = flush(np.asarray(result, type))
    run.put(operands[0], result if result.dtype.kind == "b" or root in ("popc", "clz", "bfind") else np.asarray(result, type), lanes)


def product(run, root, mods, use, lanes):
    x, y = use(0), use(1)
    type = x.dtype
    if "wide" in mods:
        wide = np.dtype(f"{type.kind}{2 * type.itemsize}")
        out = x.astype(wide) * y.astype(wide)
        return out + use(2, wide) if root == "mad" else out
    out = high(x, y) if "hi" in mods else x * y
    if root == "mul":
        return out
    raw = f"u{type.itemsize}"
    return carry_add(run, out.view(raw), use(2).view(raw), run.carry[lanes] if root == "madc" else None, "cc" in mods, lanes).view(type)


def carry_add(run, x, y, carry, sets, lanes):
    total = x + y
    over = (total < x).astype("u8")
    if carry is not None:
        more = total + carry.astype(x.dtype)
        over |= (more < total).astype("u8")
        total = more
    if sets:
        run.carry[lanes] = over
    return total


def carried(run, root, mods, x, y, lanes):
    raw = f"u{x.dtype.itemsize}"
    a, b = x.view(raw), y.view(raw)
    if root.startswith("sub"):
        borrow = run.carry[lanes].astype(raw) if root == "subc" else np.zeros_like(a)
        out = a - b - borrow
        if "cc" in mods:
            run.carry[lanes] = ((a < b) | ((a == b) & (borrow != 0))).astype("u8")
        return out.view(x.dtype)
    return carry_add(run, a, b, run.carry[lanes] if root == "addc" else None, "cc" in mods, lanes).view(x.dtype)


def simple(root, mods, mode, type, use):
    floating = type is not None and type.kind == "f"
    if root in ("add", "sub"):
        return add(use(0), use(1) if root == "add" else -use(1), mode) if floating else use(0) + use(1) if root == "add" else use(0) - use(1)
    if root == "mul":
        return multiply(use(0), use(1), mode)
    if root in ("fma", "mad"):
        return fma(use(0), use(1), use(2), mode)
    if root in ("div", "rem"):
        return use(0) / use(1) if floating else divide(use(0), use(1), root == "rem")
    if root in ("min", "max"):
        return least(use(0), use(1), np.minimum if root == "min" else np.maximum)
    if root in ("and", "or", "xor"):
        return {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}[root](use(0), use(1))
    if root == "not":
        return ~use(0)
    if root == "neg":
        return -use(0)
    if root == "abs":
        return np.abs(use(0))
    if root in ("shl", "shr"):
        return shift(root, use(0), use(1, "u4"))
    if root == "shf":
        return funnel(use(0), use(1), use(2, "u4"), mods[0] == "l", mods[1] == "clamp")
    if root == "selp":
        return np.where(use(2, bool), use(0), use(1))
    if root in ("popc", "clz", "brev"):
        return count(root, use(0))
    if root == "prmt":
        return permute(use(0), use(1), use(2))
    if root == "bfe":
        return field(root, use(0), use(1, "u4"), use(2, "u4"), type.kind == "i")
    if root == "copysign":
        return np.copysign(use(1), use(0))
    if root in APPROXIMATE:
        x = use(0)
        if "approx" in mods:
            return APPROXIMATE[root](flush(x).astype("f8") if "ftz" in mods else x.astype("f8")).astype(type)
        return APPROXIMATE[root](x)
    if root == "lop3":
        x, y, z, table = use(0), use(1), use(2), use(3)
        out = np.zeros_like(x)
        for k in range(8):
            term = (x if k & 4 else ~x) & (y if k & 2 else ~y) & (z if k & 1 else ~z)
            out |= np.where(table >> np.uint32(k) & 1, term, 0).astype(x.dtype)
        return out
    raise NotImplementedError(f"the PTX instruction {root}.{'.'.join(mods)}")
