"""Benchmarks of bench/hpvm as graphs in Python: the same kernels, data and results.

    python -m bench.hpvm_py NAME [SIZE [STEPS]] [--device DEVICE] [--threads N]

Each prints what the program in C prints: what was computed, and the seconds of the kernels. With --numba the same Python functions run
in numba's prange loops instead.
"""
