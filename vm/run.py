"""`allvm-vm run`: load a program, give it a host, run it."""

import os
import sys
import time

from allvm.ir.errors import FormatError, Trap, UsageError
from allvm.launch import Graphs, launch, run_main
from allvm.load import load_for
from allvm.options import COMMON_FLAGS, RUN_FLAGS, parse


class Phases:
    """CPU and wall time by phase, for --stats."""

    def __init__(self):
        self.rows = []
        self._mark()

    def _mark(self):
        self._wall, self._cpu = time.perf_counter(), time.process_time()

    def done(self, name):
        self.rows.append((name, time.perf_counter() - self._wall, time.process_time() - self._cpu))
        self._mark()


def open_program(path, opts, argv):
    """Load and check a module: a Program, and its bytes. Errors name the file. argv: see load_for."""
    from allvm.interp._core import Program

    data = load_for(path, opts, argv)
    try:
        return Program(data, os.path.basename(path)), data
    except FormatError as e:
        raise FormatError.of(path, e) from None


def host_state(opts, stdout=1):
    """The host library's state from the command line's directories and environment."""
    from allvm.interp._host import HostState

    dirs = [(h, g, True) for h, g in opts.dir] + [(h, g, False) for h, g in opts.dir_ro]
    for host, _, _ in dirs:
        if not os.path.isdir(host):
            raise UsageError(f"--dir {host}: no such directory")
    return HostState(dirs=dirs, env=dict(opts.env), stdin_fd=0, stdout_fd=stdout, stderr_fd=2)


def command(argv):
    opts = parse(argv, RUN_FLAGS + COMMON_FLAGS)
    if opts.help:
        from allvm.cli import help_text

        print(help_text())
        return 0
    if opts.version:
        from allvm.cli import version

        print(f"allvm-vm {version()}")
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm --help")
    return run_file(opts.rest[0], opts.rest, opts)


def run_file(path, guest_argv, opts):
    """Run the program at `path`. Returns the guest's exit status; raises Trap and the like."""
    phases = Phases()
    if opts.trace:
        from allvm.output import check_output

        check_output(opts.trace, path)
    program, data = open_program(path, opts, guest_argv)
    phases.done("load")
    host = host_state(opts)
    style = interpreter_style(opts)
    policy = make_policy(opts)
    instance = launch(
        program, host, guest_argv, **style, allow_undefined=opts.allow_undefined,
        max_memory=opts.max_memory, stack_size=opts.stack, fuel=opts.fuel, timeout=opts.timeout, count_instructions=opts.stats and not policy and (not program.nodes or opts.device == "sequential"),
    )  # fmt: skip
    trace = None
    if opts.trace:
        from allvm.graph.trace import Trace

        trace = Trace(os.path.basename(path))
    graphs = Graphs(instance, data, device=opts.device, threads=opts.threads, scratch=opts.scratch, cache=not opts.no_cache, detailed=opts.stats, trace=trace, plan=opts.graph_plan, fusion=not opts.no_fusion, tiling=not opts.no_tiling, quiet=opts.quiet_devices,
                    vector_math=opts.vector_math)

    def run():
        status = run_main(instance)
        graphs.finish()
        return status

    phases.done("instantiate")
    for stage in ("bytecode", "ir", "ir-opt", "asm"):
        name = getattr(opts, "dump_" + stage.replace("-", "_"))
        if name is not None:
            from allvm.dump import dump

            sys.stdout.write(dump(instance, data, stage, name or None, "quick" if opts.tier == "quick" else "opt", opts.fuel is not None))
            return 0
    sys.stdout.flush()
    native = Native(instance, data, policy, opts) if policy else None
    trap = ""
    try:
        if native:
            native.prepare()
            phases.done("compile before the start")
        return run()
    except Trap as e:
        trap = e.kind
        raise
    finally:
        phases.done("run")
        graphs.close()
        if native:
            native.end()
        if trace is not None:
            trace.write(opts.trace)
        if opts.stats:
            from allvm.stats import print_stats

            print_stats(program, instance, phases, as_json=opts.json, tiers=native and native.tiers(), trap=trap, graphs=graphs.runtime)


class Native:
    """The tiers of a run. In the tier auto nothing of them is even imported for a program that ends within a few milliseconds."""

    def __init__(self, instance, data, policy, opts):
        self.instance, self.data, self.policy, self.opts = instance, data, policy, opts
        self._tiers = None

    def tiers(self):
        """The `Tiers`, made when first wanted."""
        if self._tiers is None:
            from allvm.tiers import Tiers

            self._tiers = Tiers(self.instance, self.data, self.policy, watchers(self.opts.perf, self.opts.gdb))
        return self._tiers

    def prepare(self):
        """Before the program starts."""
        if self.policy.tier != "auto" or self.policy.plan:
            self.tiers().__enter__()
            return
        from allvm.interp import _core

        _core.enable_native(self.instance)
        _core.set_slice(self.instance, self.policy.slice)
        _core.start_later(self.instance, lambda: self.tiers().begin())

    def end(self):
        """The program has ended; a compilation that is under way does not matter any more."""
        if self._tiers is not None and not self._tiers.stop(wait=False):
            leave_without(self._tiers)


def watchers(perf, gdb):
    """Who is to know of native code: perf, GDB."""
    found = []
    if perf:
        from allvm.jit.perf import perf as writer

        found.append(writer())
    if gdb:
        from allvm.interp import _core
        from allvm.jit.gdb import Gdb

        found.append(Gdb(_core.show_gdb, _core.hide_gdb))
    return found


last_status = 0  # of the command


def leave_without(tiers):
    """When the process ends while a compilation is still under way, it must not wait for it, nor take LLVM down under it."""
    import atexit

    def leave():
        if not tiers.stop(wait=False):
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(last_status)

    atexit.register(leave)


def _say(text):
    from allvm.visible import in_line

    text = in_line(text)
    sys.stderr.write(f"allvm-vm: {text}\n")


HOST_STACK = 100 << 20  # for native code, whose recursions are on the host's stack


def interpreter_style(opts):
    """Keywords of Instance for the interpreter's variants; another dispatch than tail calls is the interpreter's alone."""
    if opts.dispatch != "tail":
        if opts.tier not in ("interp", "auto") or opts.plan:
            raise UsageError(f"--dispatch {opts.dispatch} is for the interpreter: leave --tier and --plan out")
        if opts.device not in ("sequential", "auto"):
            raise UsageError(f"--dispatch {opts.dispatch} is for the interpreter: --device {opts.device} runs native code")
        opts.tier, opts.device = "interp", "sequential"
    style = {"dispatch": opts.dispatch, "fusion": not opts.no_fused_ops, "accumulators": not opts.no_accumulators}
    return {k: v for k, v in style.items() if v not in (True, "tail")}


def make_policy(opts):
    """A Policy from the command line, or None where everything is interpreted."""
    if opts.tier == "interp" and not opts.plan:
        return None
    from allvm.load import read_file
    from allvm.policy import Policy, read_plan

    plan = read_plan(read_file(opts.plan).decode("utf-8", "replace"), opts.plan) if opts.plan else []
    grow_stack()
    return Policy(opts.tier, threshold=opts.jit_threshold, plan=plan, cache=not opts.no_cache, precise=not opts.loose_traps,
                  verbose=_say if opts.v else None)  # fmt: skip


def grow_stack():
    """Let the main thread's stack grow further than usual, where that is allowed."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_STACK)
    if soft != resource.RLIM_INFINITY and soft < HOST_STACK:
        try:
            resource.setrlimit(resource.RLIMIT_STACK, (HOST_STACK if hard == resource.RLIM_INFINITY else min(hard, HOST_STACK), hard))
        except (ValueError, OSError):
            pass
