"""Runs one of the benchmarks of this folder."""

import argparse
import importlib
import time

from allvm.kernels import Graph

from bench import hpvm_py

NAMES = ("histo", "mriq", "sgemm", "spmv", "stencil")


def run(name, size=None, steps=None, device="auto", threads=None):
    """(what was computed, seconds of the graphs). Their arrays are in the graph's memory, so that none is copied."""
    program = importlib.import_module(f"bench.hpvm_py.{name}")
    size, steps = size or program.SIZE, steps or program.STEPS
    graph = Graph(program.GRAPH.python, device=device, threads=threads)
    found = program.data(size, steps)
    placed = {key: graph.array(value.shape, value.dtype) for key, value in found.items()}

    def restore():
        for key, value in found.items():
            placed[key][...] = value

    restore()
    graph(*next(iter(program.calls(dict(placed), size, steps))))  # its kernels are compiled now
    restore()
    start = time.perf_counter()
    for arguments in program.calls(placed, size, steps):
        graph(*arguments)
    seconds = time.perf_counter() - start
    return program.result(placed, size, steps), seconds


def main(argv=None):
    p = argparse.ArgumentParser(prog="python -m bench.hpvm_py", description=hpvm_py.__doc__.splitlines()[0])
    p.add_argument("name", choices=NAMES)
    p.add_argument("size", type=int, nargs="?")
    p.add_argument("steps", type=int, nargs="?")
    p.add_argument("--device", default="auto")
    p.add_argument("--threads", type=int)
    o = p.parse_args(argv)
    text, seconds = run(o.name, o.size, o.steps, o.device, o.threads)
    print(text)
    print(f"seconds {seconds:.6f}")


if __name__ == "__main__":
    main()
