"""Two of the benchmarks with numba-cuda, on the same data: the last lines say seconds from the arrays of the host back to them, and in kernels.

    python bench/cuda/numba_kernels.py sgemm|stencil [SIZE [STEPS]]
"""

import sys
import time

import numpy as np
from numba import cuda, float32, int64


@cuda.jit(fastmath=False)
def sgemm(a, b, c, n):
    col, row = cuda.grid(2)
    if col < n and row < n:
        total = float32(0)
        for k in range(n):
            total += a[row, k] * b[k, col]
        c[row, col] = total


@cuda.jit(fastmath=False)
def stencil(a, b, n, c0, c1):
    x, y, z = cuda.grid(3)
    x, y, z = int64(x + 1), int64(y + 1), int64(z + 1)
    if x < n - 1 and y < n - 1 and z < n - 1:
        b[z, y, x] = c1 * (a[z, y, x - 1] + a[z, y, x + 1] + a[z, y - 1, x] + a[z, y + 1, x] + a[z - 1, y, x] + a[z + 1, y, x]) - a[z, y, x] * c0


def random_units(n):
    out, s = np.empty(n, "f4"), 12345
    for i in range(n):
        s ^= s << 13 & 0xFFFFFFFF
        s ^= s >> 17
        s ^= s << 5 & 0xFFFFFFFF
        out[i] = (s >> 8) / 16777216.0
    return out


def signature(p):
    return float((p.ravel().astype("f8") * (1 + np.arange(p.size) % 7)).sum())


def main():
    name, size = sys.argv[1], [int(x) for x in sys.argv[2:]]
    if name == "sgemm":
        n, steps = (size + [512, 2][len(size):])[:2]
        both = random_units(2 * n * n) - np.float32(0.5)
        host = [both[0::2].reshape(n, n).copy(), both[1::2].reshape(n, n).copy()]
        grid, block = (-(-n // 32), -(-n // 8)), (32, 8)
    else:
        n, steps = (size + [128, 40][len(size):])[:2]
        host = [random_units(n**3).reshape(n, n, n)]
        grid, block = (-(-(n - 2) // 32), -(-(n - 2) // 4), -(-(n - 2) // 2)), (32, 4, 2)

    def once():
        kernels = 0.0
        start = time.perf_counter()
        arrays = [cuda.to_device(h) for h in host]
        if name == "sgemm":
            out = cuda.device_array((n, n), "f4")
        else:
            arrays.append(cuda.to_device(host[0]))
        begin, end = cuda.event(), cuda.event()
        begin.record()
        for _ in range(steps):
            if name == "sgemm":
                sgemm[grid, block](*arrays, out, n)
            else:
                stencil[grid, block](*arrays, n, np.float32(1 / 6), np.float32(1 / 36))
                arrays.reverse()
        end.record()
        result = (out if name == "sgemm" else arrays[0]).copy_to_host()
        kernels = cuda.event_elapsed_time(begin, end) * 1e-3
        return result, time.perf_counter() - start, kernels

    once()  # compiles
    result, seconds, kernels = once()
    print(f"{name} {n}: {signature(result):.6f}\nseconds {seconds:.6f}\nkernels {kernels:.6f}")


if __name__ == "__main__":
    main()
