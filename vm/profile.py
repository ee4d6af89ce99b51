"""`allvm-vm profile`: where a program spends its time, by samples or by exact counts."""

import os
import sys
import time

from allvm.ir.errors import FormatError, Trap, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, parse, positive_int, wanted
from allvm.output import check_output, write_output
from allvm.visible import visible

VIEWS = ("function", "line", "opcode", "pair")


@wanted(f"a list of {', '.join(VIEWS)}, separated by commas")
def _views(text):
    names = tuple(dict.fromkeys(text.split(",")))
    if set(names) - set(VIEWS):
        raise ValueError
    return names


_LEFT_OUT = ("--stats", "--json", "--perf", "--gdb", "--dispatch", "--no-fused-ops", "--no-accumulators", "--dump-bytecode", "--dump-ir",
             "--dump-ir-opt", "--dump-asm")  # fmt: skip
FLAGS = (
    Flag("--exact", "", "count every instruction in the interpreter instead of taking samples: slower, the same on every run"),
    Flag("--by", "LIST", f"which tables, separated by commas: {', '.join(VIEWS)} (opcode and pair with --exact only; default all)", _views),
    Flag("--top", "N", "rows of each table (default 15)", positive_int, 15),
    Flag("--interval", "US", "microseconds of CPU time between two samples, as far as the system's clock allows (default 1000)", positive_int, 1000),
    Flag("--collapsed", "FILE", "write stacks there, one line for each with its samples: for flamegraph.pl and the like"),
    Flag("--speedscope", "FILE", "write them for https://www.speedscope.app"),
    Flag("--chrome", "FILE", "write a timeline for Perfetto and chrome://tracing"),
    Flag("--html", "FILE", "write one page with a flame graph and the tables"),
    Flag("-o", "FILE", "write the tables there instead of to stderr"),
    Flag("--json", "", "print all of it as JSON on stdout; what the program prints goes to stderr"),
    *(f for f in RUN_FLAGS if f.name not in _LEFT_OUT),
)
HELP = """usage: allvm-vm profile [options] PROGRAM [arguments]

Runs a program and says where the time goes. By default it is sampled as it runs, in every tier: a timer
of CPU time interrupts it and notes its stack. With --exact it is interpreted, and each instruction
counted: per function, line and opcode, and which pairs of operations a fused one would pay for.

  allvm-vm profile prog.avm                      samples, as a table on standard error
  allvm-vm profile --html flame.html prog.avm    a page with a flame graph
  allvm-vm profile --exact --by opcode,pair prog.avm

options:"""


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm profile --help")
    _check(opts)
    trap = None
    profile, status, trap = run(opts.rest[0], opts)
    _write(profile, opts)
    if trap is not None:
        raise trap
    return status


def _check(opts):
    stacks = [f"--{k}" for k in ("collapsed", "speedscope", "chrome") if getattr(opts, k)]
    if opts.exact and stacks:
        raise UsageError(f"{stacks[0]} shows stacks, which only samples have: leave --exact out")
    if not opts.exact and set(opts.by or ()) & {"opcode", "pair"}:
        raise UsageError(f"--by {','.join(opts.by)}: opcodes and pairs are counted with --exact only")
    if opts.exact and (opts.tier not in ("auto", "interp") or opts.plan):
        raise UsageError(f"--exact counts in the interpreter: leave --tier {opts.tier} and --plan out")
    for name in ("collapsed", "speedscope", "chrome", "html", "o"):
        check_output(getattr(opts, name), opts.rest[0])


def run(path, opts):
    """(Counts or Samples, the exit status, the Trap that ended it or None) of a run."""
    from allvm.interp._core import Program
    from allvm.load import load_for

    data = load_for(path, opts, opts.rest)
    try:
        program = Program(data, os.path.basename(path))
    except FormatError as e:
        raise FormatError.of(path, e) from None
    return (count if opts.exact else sample)(program, data, opts)


def _launch(program, opts, **more):
    from allvm.launch import launch
    from allvm.run import host_state

    sys.stdout.flush()
    host = host_state(opts, stdout=2 if opts.json else 1)
    return launch(program, host, opts.rest, allow_undefined=opts.allow_undefined, max_memory=opts.max_memory, stack_size=opts.stack,
                  fuel=opts.fuel, timeout=opts.timeout, **more)  # fmt: skip


def count(program, data, opts):
    """Exact counts, in the interpreter."""
    from allvm.launch import Graphs
    from allvm.profile_counts import Counts

    instance = _launch(program, opts, profile="fused")
    graphs = Graphs(instance, data, device="sequential", threads=None, scratch=opts.scratch, cache=False)
    status, trap = _run(instance, graphs)
    return Counts(program, data, instance, opts), status, trap


def sample(program, data, opts):
    """Samples, in the tiers that the switches say."""
    from allvm.interp._core import Sampler
    from allvm.launch import Graphs
    from allvm.profile_samples import Samples
    from allvm.run import Native, make_policy

    opts.perf = opts.gdb = False
    policy = make_policy(opts)
    instance = _launch(program, opts)
    graphs = Graphs(instance, data, device=opts.device, threads=opts.threads, scratch=opts.scratch, cache=not opts.no_cache)
    native = Native(instance, data, policy, opts) if policy else None
    cpu = 0.0
    sampler = Sampler(instance, opts.interval)
    try:
        if native:
            native.prepare()
        sampler.start()
        cpu = time.process_time()
        status, trap = _run(instance, graphs)
    finally:
        sampler.stop()
        cpu = time.process_time() - cpu
        if native:
            native.end()
    return Samples(program, data, sampler, opts, cpu), status, trap


def _run(instance, graphs):
    from allvm.launch import run_main

    try:
        status = run_main(instance)
        graphs.finish()
        return status, None
    except Trap as e:
        return e.status, e
    finally:
        graphs.close()


# -- what is written
def _write(profile, opts):
    from allvm.profile_text import render

    made = profile.report()
    for name in ("collapsed", "speedscope", "chrome"):
        path = getattr(opts, name)
        if path:
            from allvm import profile_export

            write_output(path, getattr(profile_export, name)(profile))
    if opts.html:
        from allvm.profile_html import page

        write_output(opts.html, page(profile, made))
    if opts.json:
        import json

        print(json.dumps(made))
    text = render(made, opts.by or VIEWS, opts.top)
    if opts.o:
        write_output(opts.o, text + "\n")
    elif not opts.json:
        sys.stdout.flush()
        print(visible(text), file=sys.stderr)
