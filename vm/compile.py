"""`allvm-vm compile`: a program as a native executable, an object or a shared library, for this machine or another."""

import os
import re
import sys
import tempfile
import time

from allvm.ir.errors import FormatError, LinkError, UsageError
from allvm.options import COMMON_FLAGS, RUN_FLAGS, Flag, help_lines, one_of, parse
from allvm.output import check_output, write_output

_TAKEN = ("--timeout", "--fuel", "--max-memory", "--stack", "--dir", "--dir-ro", "--env", "--allow-undefined", "-O", "--program", "--library-path", "--any-version", "--loose-traps")
FLAGS = (
    Flag("-o", "FILE", "where to write (default: the program's name without its suffix, or with .o or .so)"),
    Flag("-c", "", "an object file, to be linked with the runtime library (--print-runtime)"),
    Flag("-shared", "", "a shared library whose functions C can call; a C header is written beside it"),
    Flag("-static", "", "link the C library in"),
    Flag("-s", "", "without symbols (names and lines in traps stay)"),
    Flag("--export", "NAME", "with -shared or -c: a function that C can call; may be repeated (default: all that are global)", repeat=True),
    Flag("--header", "FILE", "with -shared or -c: where the C header goes"),
    Flag("--target", "MACHINE", "x86_64, aarch64, riscv64 or ppc64le, all Linux (default: this machine)"),
    Flag("--mcpu", "CPU", "for exactly this CPU, as LLVM names it; native: the one at hand (default: what all machines of the kind have)"),
    Flag("--march", "ARCH", "the same as compilers name it: x86-64-v3, armv8.2-a+sve, rv64gcv"),
    Flag("--mattr", "LIST", "features to add or to take away, as LLVM names them: +avx2,-fma", str, ""),
    Flag("--memory", "KIND", "sandbox, or native for code that is trusted: addresses are not checked (default sandbox)", one_of("sandbox", "native"), "sandbox"),
    Flag("--cc", "COMMAND", "the C compiler that builds the runtime library and links (default: $ALLVM_TARGET_CC, gcc, clang, ziglang)"),
    Flag("--print-runtime", "", "print the path of the runtime library, built if need be, and do nothing else"),
    Flag("--stats", "", "print seconds and bytes to stderr"),
    *(f for f in RUN_FLAGS if f.name in _TAKEN),
)
HELP = """usage: allvm-vm compile [options] PROGRAM

Compile a program ahead of time. Limits, directories and variables given here are fixed in it;
when it runs, the variable ALLVM_OPTIONS may hold more (see docs/aot.md).

  allvm-vm compile prog.avm -o prog              an executable for all machines of this kind
  allvm-vm compile --mcpu native prog.avm        for this very one
  allvm-vm compile --target aarch64 prog.avm     for another
  allvm-vm compile -shared lib.avm -o lib.so     functions for C, and a header

options:"""


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS, mixed=True)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    from allvm.jit.targets import MACHINES, machine_name, target, this

    machine = MACHINES[machine_name(opts.target or this())]
    chosen = target(machine, opts.mcpu, opts.march, opts.mattr)
    if opts.print_runtime:
        return _print_runtime(machine, opts)
    if len(opts.rest) != 1:
        raise UsageError("give one program to compile; try allvm-vm compile --help")
    if opts.c and opts.shared:
        raise UsageError("-c and -shared exclude each other")
    if (opts.header or opts.export) and not (opts.c or opts.shared):
        raise UsageError("--export and --header go with -shared or -c")
    Compilation(opts.rest[0], opts, machine, chosen).run()
    return 0


def announce(text):
    sys.stderr.write(f"allvm-vm: {text}\n")


def _print_runtime(machine, opts):
    from allvm.toolchain import Toolchain, runtime_library

    library = runtime_library(Toolchain.find(machine.name, opts.static, opts.cc), announce)
    if library.temporary is not None:
        raise UsageError("the runtime library has no place to stay: there is no cache directory (see ALLVM_CACHE)")
    print(library.path)
    return 0


def fixed_options(opts):
    """The switches that stay in the program, as its runtime library reads them."""
    words = []
    if opts.timeout is not None:
        words.append(f"--timeout={opts.timeout!r}")
    if opts.fuel is not None:
        words.append(f"--fuel={opts.fuel}")
    words += [f"--dir={h}={g}" for h, g in opts.dir] + [f"--dir-ro={h}={g}" for h, g in opts.dir_ro]
    words += [f"--env={n}={v}" for n, v in opts.env]
    return " ".join(re.sub(r"([\\\s])", r"\\\1", w) for w in words)


class Compilation:
    """One run of the command."""

    def __init__(self, path, opts, machine, chosen):
        self.path, self.opts, self.machine, self.target = path, opts, machine, chosen
        suffix = ".o" if opts.c else ".so" if opts.shared else ""
        self.out = opts.o or os.path.splitext(os.path.basename(path))[0] + suffix
        self.library = opts.c or opts.shared
        self.header = opts.header or os.path.splitext(self.out)[0] + ".h"
        self.seconds = {}
        for name in (self.out, self.header) if self.library else (self.out,):
            check_output(name, path)

    def run(self):
        from allvm.toolchain import Toolchain, runtime_library

        tools = Toolchain.find(self.machine.name, self.opts.static, self.opts.cc)  # before the work, so that what is missing shows at once
        mark = time.perf_counter()
        self.load()
        mark = self._passed("load", mark)
        with runtime_library(tools, announce) as library:
            self.check_host(library)
            mark = self._passed("runtime library", mark)
            objects = self.compile()
            mark = self._passed("compile", mark)
            with tempfile.TemporaryDirectory(prefix="allvm-") as folder:
                names = []
                for name, data in objects:
                    names.append(os.path.join(folder, name))
                    with open(names[-1], "wb") as f:
                        f.write(data)
                if self.opts.c:
                    tools.join(names, self.out)
                else:
                    tools.link(names, library.path, self.out, shared=self.opts.shared, strip=self.opts.s, low=self.opts.memory != "native")
            self._passed("link", mark)
        if self.exports:
            self.write_header()
        if self.opts.stats:
            for what, seconds in self.seconds.items():
                sys.stderr.write(f"{what:16} {seconds * 1000:8.1f} ms\n")
            sys.stderr.write(f"{'bytes':16} {os.path.getsize(self.out):8,}\n")

    def _passed(self, what, since):
        now = time.perf_counter()
        self.seconds[what] = now - since
        return now

    def write_header(self):
        from allvm.compile_header import header

        text = header(self.out, self.path, [(name, type) for name, _, type in self.exports], self.opts.memory == "native")
        write_output(self.header, text)

    # -- the program
    def load(self):
        """Read and check the program, and lay it out as the interpreter would."""
        from allvm.interp._core import Instance, Program
        from allvm.ir.decode import decode
        from allvm.launch import bind
        from allvm.load import load_program

        opts = self.opts
        data = load_program(self.path, allow_undefined=opts.allow_undefined, opt=opts.O, library=self.library, program=opts.program,
                            library_path=opts.library_path, any_version=opts.any_version)  # fmt: skip
        name = os.path.basename(self.path)
        try:
            self.program = Program(data, name)
        except FormatError as e:
            raise FormatError(f"{self.path}: {e}") from None
        self.module = decode(data, name)
        self.refuse_graphs()
        functions, objects = bind(self.program, opts.allow_undefined)
        self.instance = Instance(self.program, functions, objects, max_memory=opts.max_memory, stack_size=opts.stack)
        self.host_data = [o is not None for o in objects]
        self.main = self.program.function_index("main")
        if self.main >= 0:
            sig = self.program.function_sig(self.main)
            if self.main < len(self.module.import_funcs) or sig.partition(":")[0] not in ("", "i", "il", "ill") or sig.partition(":")[2] not in ("", "i"):
                self.main = -1
        if self.main < 0 and not self.library:
            raise LinkError(f"{self.path}: the program has no main function")
        self.exports = []
        if self.library:
            from allvm.compile_header import chosen

            own = chosen(self.program, opts.export, len(self.module.import_funcs))
            self.exports = [(name, index, self.module.func_type(index)) for name, index in own]
            if not self.exports and (opts.shared or self.main < 0):
                raise LinkError(f"{self.path}: there is no function that C could call (build it with allvm-cc -shared, or name one with --export)")

    def refuse_graphs(self):
        """LinkError where the program uses what only the runtime in Python has."""
        from allvm.ir import isa

        imports = len(self.module.import_funcs)
        for f, function in enumerate(self.module.functions):
            for i, insn in enumerate(function.code):
                if isa.OPS[insn[0]].group == "graphs":
                    file, line = self.program.line_of(imports + f, i)
                    where = f" ({file}:{line})" if file else ""
                    raise LinkError(f"{self.program.function_name(imports + f)}{where} uses dataflow graphs, which compiled programs have no runtime for; start it with `allvm-vm {self.path}`, which makes native code of its nodes")

    def host_symbols(self):
        """Per import the symbol of its host function in the runtime library, or None."""
        from allvm.interp._host import lookup, table

        rows = {}
        for name, _, aliases, *flavour in (r for r in table() if r[0] != "section"):
            for known in (name, *aliases):
                rows[known + flavour[0]] = {"": "allvm_host_", "@x87": "allvm_x87_", "@aapcs64": "allvm_aapcs64_"}[flavour[0]] + name
        return [rows.get(name) if lookup(name) else None for name, _, _ in self.program.import_funcs]

    def check_host(self, library):
        """LinkError naming the host functions that the target's runtime library lacks."""
        self.bindings = self.host_symbols()
        have = library.symbols()
        lacking = [name for (name, _, _), symbol in zip(self.program.import_funcs, self.bindings) if symbol and symbol not in have]
        if lacking and not self.opts.allow_undefined:
            raise LinkError(f"the runtime library for {self.machine.name} lacks: {', '.join(sorted(lacking))}")
        self.bindings = [b if b in have else None for b in self.bindings]

    # -- code
    def options(self):
        from allvm.compiler import compares_of, math_of
        from allvm.jit.emit import vector_width
        from allvm.jit.lower import Options

        data, functions = self.instance.addresses
        imports = self.program.import_funcs
        return Options(
            data_address=data, func_address=functions, memory=self.opts.memory, data_base=self.instance.layout["ro_lo"],
            fuel=self.opts.fuel is not None, precise=not self.opts.loose_traps, native_math=math_of(imports, self.bindings), native_compare=compares_of(imports, self.bindings), versioning=True, vector_width=vector_width(self.target),
            ahead=True, power=self.machine.name == "ppc64le",
        )  # fmt: skip

    def compile(self):
        """(name, object bytes) of the code and of its description."""
        from allvm.jit.emit import compile_ir
        from allvm.jit.image import describe, native_table
        from allvm.jit.lower import lower_functions
        from allvm.jit.positions import Positions

        imports, count = len(self.module.import_funcs), self.program.n_functions
        first, last = native_table(imports, count)
        text = lower_functions(self.module, range(imports, count), self.options())
        head, _, rest = text.partition("\n")  # the name of the source must come first
        code = compile_ir(f"{head}\n{first}{rest}{last}", "opt", self.target)
        positions = Positions(code, "allvm_code", self.program.line_of)
        description = compile_ir(describe(self.facts(), positions), "quick", self.target)
        return ("code.o", code), ("program.o", description)

    def thread_data(self, layout):
        """Where the main thread's copies of thread-local data are: they come first among what is writable."""
        imports = len(self.module.import_data)
        found = [(at, d) for at, d in zip(self.instance.addresses[0][imports:], self.module.data, strict=True) if d.thread]
        size = max((at + d.size for at, d in found), default=layout["ro_hi"]) - layout["ro_hi"]
        return {"tls_lo": layout["ro_hi"], "tls_size": -(-size // 16) * 16, "tls_align": max([16, *(1 << d.align for _, d in found)])}

    def facts(self):
        from allvm.ir.isa import TRAPS
        from allvm.jit.image import METERED, NATIVE_MEMORY, Facts

        program, instance, layout = self.program, self.instance, self.instance.layout
        placed = instance.place(b"")
        count = program.n_functions
        image = instance.read(layout["ro_lo"], placed - layout["ro_lo"]).rstrip(b"\0")
        types = [*(f.type for f in self.module.import_funcs), *(f.type for f in self.module.functions)]
        letters = {"i32": "i", "i64": "l", "f32": "f", "f64": "d"}
        sigs = ["".join(letters[t] for t in x.params) + ":" + "".join(letters[t] for t in x.results) for x in self.module.types]
        data = [(name, instance.import_address(i)) for i, (name, _) in enumerate(program.import_data) if self.host_data[i]]
        from allvm.compile_header import prefix
        from allvm.interp._host import canonical_data

        return Facts(
            name=os.path.basename(self.path) if self.library else os.path.basename(self.out), options=fixed_options(self.opts),
            flags=(NATIVE_MEMORY if self.opts.memory == "native" else 0) | (METERED if self.opts.fuel is not None else 0),
            names=[program.function_name(i) for i in range(count)], bindings=self.bindings, types=sigs, type_of=types,
            traps=dict(TRAPS.values()), init=[i for _, i in sorted(program.init, key=lambda e: e[0])], fini=instance.fini, main=self.main,
            data=[(canonical_data(name), address) for name, address in data], image=image,
            layout={**layout, "placed": placed, **self.thread_data(layout)},
            max_memory=self.opts.max_memory, exports=self.exports, prefix=prefix(self.out) if self.exports else "",
        )  # fmt: skip
