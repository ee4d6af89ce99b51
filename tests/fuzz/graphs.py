"""Generated dataflow graphs: every device computes the same, bit for bit.

    python -m tests.fuzz.graphs [--count N] [--seconds S] [--first SEED] [--opt 0|1|2|3]...

A program is a hierarchy of nodes with 0 to 3 dimensions, edges of both kinds that carry every type, launched or streamed. Its leaves
compute on all types, with conditionals, loops, arrays of their own, memory that an edge hands on, barriers and scratch
memory under conditions and in loops that are the same for all instances, functions that they call, and atomics whose order does not matter. Programs take
turns at the settings in SETTINGS: threads, fusion (of grids however small, too), tiles.
"""

import argparse
import itertools
import os
import random
import sys
import tempfile
import time
from collections import Counter

TYPES = ("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "float", "double")
REALS = ("float", "double")
# Of the runtime, in turn. least: instances from which on nodes are fused.
SETTINGS = ({"least": 1}, {}, {"threads": 1, "least": 1}, {"fusion": False, "tiling": False}, {"threads": 3, "least": 1})
FIRST = 4  # number of the typed inputs of an internal node: out, its size, a, b come before
ROOM = 2048  # numbers in `out` for each leaf
LEAVES = 12
ATOMICS = (("add", "int", "v"), ("sub", "int", "v"), ("min", "int", "v"), ("max", "int", "w"), ("umin", "int", "v"), ("umax", "int", "v"),
           ("and", "int", "v | 0xff00"), ("or", "int", "v & 0xf0f0"), ("xor", "int", "w"), ("inc", "int", ""), ("dec", "int", ""),
           ("add_i64", "long", "v"), ("sub_i64", "long", "w"), ("min_i64", "long", "v"), ("max_i64", "long", "v"), ("and_i64", "long", "v | 255"),
           ("or_i64", "long", "v & 0xf0f0"), ("xor_i64", "long", "v"), ("umin_i64", "unsigned long", "v"), ("umax_i64", "unsigned long", "w"),
           ("add_f64", "double", "(double)(v & 0xffff)"), ("add_f32", "float", "(float)(v & 15)"))  # fmt: skip
EXTENTS = (("1", 1), ("2", 2), ("3", 3), ("5", 5), ("17", 17), ("(a & 3) + 1", 4), ("((a + b) & 1) + 2", 3), ("(b & 7) + 1", 8))
HEAD = f"""#pragma clang diagnostic ignored "-Weverything"
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#define END {ROOM * LEAVES + 64}
static inline long cut(double x) {{ return x > -1e15 && x < 1e15 ? (long)x : 77; }}     /* a real number as an integer */
static inline double tame(double x) {{ return x > -1e12 && x < 1e12 ? x : 0.25; }}      /* no NaN, whose bits are not defined */
static inline long bits(double x) {{ long n; memcpy(&n, &x, 8); return n; }}
static inline long times(long p, long q) {{ return (long)((unsigned long)p * (unsigned long)q); }}
static inline long plus(long p, long q) {{ return (long)((unsigned long)p + (unsigned long)q); }}
"""
TYPED = ", ".join(f"{t} c{k}" for k, t in enumerate(TYPES))
PARAMETERS = f"long *out, size_t out_bytes, long a, long b, {TYPED}"
HINT = "    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, out, 1, out);"


class Child:
    """A node in an internal node. number: of a leaf, whose numbers lie in `out` by it. most: instances at most."""

    def __init__(self, function, output, dims, most, number=None, types=()):
        self.function, self.output, self.dims, self.most, self.number, self.types = function, output, dims, most, number, types


class Maker:
    """Makes one program out of the random numbers r."""

    def __init__(self, r):
        self.r = r
        self.functions = []
        self.leaves = self.count = 0
        self.depth = r.randint(1, 3)
        self.streaming = r.random() < 0.4

    def fresh(self):
        self.count += 1
        return self.count

    # -- expressions, over the names of integer variables: defined for all values
    def integer(self, names, depth):
        r = self.r
        if depth <= 0 or r.random() < 0.2:
            return r.choice((*names, *names, str(r.randint(-9, 99)), r.choice(("255l", "65537l", "-2147483648l", "1099511627776l"))))
        a, b, kind = self.integer(names, depth - 1), self.integer(names, depth - 1), r.randrange(10)
        if kind < 3:
            return f"{r.choice(('plus', 'times'))}({a}, {b})"
        if kind == 3:
            return f"(({a}) {r.choice('/%')} ((({b}) & 63) + 1))"
        if kind == 4:
            return f"((long)({a}) >> (({b}) & 31))"
        if kind == 5:
            return f"(long)((unsigned long)({a}) << (({b}) & 31))"
        if kind == 6:
            return f"({self.condition(names, depth - 1)} ? {a} : {b})"
        if kind == 7:
            return f"(long)({r.choice(TYPES[:8])})({a})"
        if kind == 8:
            return f"cut({self.real(names, depth - 1)})"
        return f"(long)(({r.choice(('int', 'unsigned', 'short', 'long'))})({a}) {r.choice('&|^')} ({b}))"

    def real(self, names, depth):
        r = self.r
        if depth <= 0 or r.random() < 0.2:
            return f"(double)({self.integer(names, 0)})"
        a, b, kind = self.real(names, depth - 1), self.real(names, depth - 1), r.randrange(6)
        if kind < 2:
            return f"({a} {r.choice('+-*')} {b})"
        if kind == 2:
            return f"({a} / ({b} + 0.5))"
        if kind == 3:
            return f"(double)((float)({a}) {r.choice('+-*')} (float)({b}))"
        if kind == 4:
            return f"{r.choice(('sqrt(fabs', '(floor', '(ceil', '(fabs'))}({a}))"
        return f"({self.condition(names, depth - 1)} ? {a} : {b})"

    def condition(self, names, depth):
        kind, compare = (self.real, ("<", ">=", "==")) if self.r.random() < 0.3 else (self.integer, ("<", ">", "==", "!=", "<="))
        return f"(({kind(names, depth - 1)}) {self.r.choice(compare)} ({kind(names, depth - 1)}))"

    # -- statements of leaves
    def emit(self, text):
        self.lines.append("    " * self.indent + text)

    def block(self, head, body):
        self.emit(head + " {")
        self.indent += 1
        body()
        self.indent -= 1
        self.emit("}")

    def statements(self, depth, together):
        for _ in range(self.r.randint(1, 2)):
            self.statement(depth, together)

    def statement(self, depth, together):
        """together: all instances come here or none do, so barriers may stand here."""
        r, kind = self.r, self.r.randrange(13)
        if kind < 3:
            self.emit(f"{r.choice('vw')} {r.choice(('=', '^='))} {self.integer(self.names, 2)};")
        elif kind == 3:
            self.emit(f"f = tame(f * 0.5 + {self.real(self.names, 2)});")
        elif kind == 4 and depth:
            self.block(f"if ({self.condition(self.names, 2)})", lambda: self.statements(depth - 1, False))
        elif kind == 5 and depth:
            self.loop(depth, ("3", "(x & 3) + 1", "(v & 7)", "(b & 3)"), False)
        elif kind == 6:
            t = f"t{self.fresh()}"
            self.emit(f"int {t}[5] = {{(int)v, (int)w, 3}}; {t}[(unsigned long)w % 5] ^= (int)v; w ^= {t}[(unsigned long)v % 5];")
        elif kind == 7:
            self.call()
        elif not together:
            self.emit(f"v = plus(times(v, 5), {self.integer(self.names, 1)});")
        elif kind == 8 and depth:
            self.block(f"if ({self.condition(self.uniform, 1)})", lambda: self.statements(depth - 1, True))
            if r.random() < 0.4:
                self.block("else", lambda: self.statements(depth - 1, True))
        elif kind == 9 and depth:
            self.loop(depth, ("2", "(a & 3)", "nx", "(b & 1) + 1"), True)
        else:
            self.exchange()

    def loop(self, depth, ends, together):
        i = f"i{self.fresh()}"

        def body():
            self.emit(f"v = plus(v, times({i}, w));")
            self.statements(depth - 1, together)
            if self.r.random() < 0.3:
                self.emit(f"if ({self.condition(self.uniform if together else self.names, 1)}) {self.r.choice(('break', 'continue'))};")

        self.block(f"for (long {i} = 0, end{i} = {self.r.choice(ends)}; {i} < end{i}; {i}++)", body)

    def exchange(self):
        """Each instance leaves a number in scratch memory, and behind a barrier takes another's."""
        r = self.r
        if self.blocks and r.random() < 0.4:
            p, type = r.choice(self.blocks)
            self.emit(self.barrier())
        else:
            p, type = f"p{self.fresh()}", r.choice(("long", "int", "double", "unsigned char"))
            self.emit(f"{type} *{p} = __hpvm__malloc({r.choice(('all', '(all + (a & 3))', '2 * all'))} * sizeof({type}));")
            if self.indent == 1:
                self.blocks.append((p, type))
        self.emit(f"{p}[me] = ({type}){'tame(f)' if type == 'double' else 'v'}; {self.barrier()}")
        took = f"{p}[{r.choice(('(me + 1) % all', 'all - 1 - me', '(me * 3 + 1) % all', '0', '(unsigned long)w % all'))}]"
        self.emit(f"f = tame(f + {took});" if type == "double" else f"{r.choice('vw')} ^= {took};")
        if r.random() < 0.4:
            self.emit(f"{self.barrier()} if ({r.choice(('x', 'me'))} < all / 2) {p}[me] += 1; {self.barrier()} w ^= cut({p}[(me + all / 2) % all]);")

    def barrier(self):
        if self.r.random() > 0.05:
            return "__hpvm__barrier();"
        n = self.fresh()
        self.functions.append(f"__attribute__((noinline)) static void fence{n}(void) {{ __hpvm__barrier(); }}")
        return f"fence{n}();"

    def call(self):
        """A call of a function of the program's own, which may ask who runs."""
        n, r = self.fresh(), self.r
        own = "plus(p, __hpvm__getNodeInstanceID_x(__hpvm__getNode()))" if r.random() < 0.3 else "p"
        attribute = "__attribute__((noinline)) " if r.random() < 0.5 else ""
        self.functions.append(f"{attribute}static long helper{n}(long p, long q) {{ for (int i = 0; i < (q & 3); i++) p = plus(times(p, 3), q); return {own}; }}")
        self.emit(f"v ^= helper{n}(w, {self.integer(self.names, 1)});")

    def atomic(self):
        """One whose result is not used, at a place where all use the same operation."""
        k = self.r.randrange(len(ATOMICS))
        name, type, value = ATOMICS[k]
        value = f", ({type})({value})" if value else ""
        call = f"__hpvm__atomic_{name}(({type} *)(out + END - 64 + {k}){value});"
        return f"if ({self.condition(self.names, 1)}) {call}" if self.r.random() < 0.5 else call

    # -- nodes
    def leaf(self, dims, most, level, link, near, inside):
        """A leaf with `level` internal nodes around it. link: a Child whose numbers it reads, near: at its own place only."""
        r, number = self.r, self.leaves
        self.leaves += 1
        output = r.choice([t for t in TYPES if t != "float" or inside])  # a float widens to a double, too, but where an edge takes it
        types = (link.output if link else r.choice(TYPES), r.choice(TYPES))
        c, d = (f"cut({n})" if t in REALS else f"((long){n})" for n, t in zip("cd", types))
        self.names = ["a", "b", "x", "y", "z", "nx", "ny", "v", "w", "group", c, d]
        self.uniform = ["a", "b", "nx", "ny", "nz", "group", "all"]
        self.lines, self.indent, self.blocks = [], 1, []
        self.emit("void *node = __hpvm__getNode();")
        for k in "xyz":
            self.emit(f"long {k} = __hpvm__getNodeInstanceID_{k}(node), n{k} = __hpvm__getNumNodeInstances_{k}(node);")
        self.emit("long me = x + nx * (y + ny * z), all = nx * ny * nz, group = 0, groups = 1;")
        handle = "node"
        plain = level == 1 and bool(dims) and r.random() < 0.4  # it only computes, loads and stores, so that it may be fused with others
        for k in range(0 if plain else level):
            self.emit(f"void *up{k} = __hpvm__getParentNode({handle});")
            handle = f"up{k}"
            i, n = ([f"__hpvm__get{what}_{axis}({handle})" for axis in "xyz"] for what in ("NodeInstanceID", "NumNodeInstances"))
            self.emit(f"group += groups * ({i[0]} + {n[0]} * ({i[1]} + {n[1]} * {i[2]})); groups *= {n[0]} * {n[1]} * {n[2]};")
        self.emit(f"long *own = out + {ROOM * number} + group * all + me;")
        self.emit(f"long v = {self.integer(self.names[:7], 2)}, w = 1; double f = tame({self.real([*self.names[:7], c, d], 2)});")
        if link:
            self.emit(f"w ^= out[{ROOM * link.number} + group * all + {'me' if near else '(unsigned long)v % all'}];")
        for _ in range(r.randint(1, 4)):
            if plain:
                self.emit(r.choice((f"v ^= {self.integer(self.names, 2)};", f"w = {self.integer(self.names, 2)};", f"f = tame(f * 0.5 + {self.real(self.names, 2)});")))
            else:
                self.statement(2, bool(dims))
        self.emit("own[0] = v ^ bits(tame(f)) ^ w;")
        for _ in range(0 if plain else r.randint(0, 2)):
            self.emit(self.atomic())
        result = f"({output})({'tame(f)' if output in REALS else 'v ^ w'})"
        if r.random() < 0.3:
            self.emit(f"if ({self.condition(self.names, 1)}) __hpvm__return(1, ({output})(x + 1));")
        self.emit(f"__hpvm__return(1, {result});")
        name = f"leaf{number}"
        self.functions.append("\n".join([f"void {name}(long *out, size_t out_bytes, long a, long b, {types[0]} c, {types[1]} d) {{", HINT, *self.lines, "}"]))
        return Child(name, output, dims, most, number, types)

    def grid(self, room, most_dims):
        dims, total = [], 1
        for _ in range(self.r.randint(0, most_dims)):
            text, most = self.r.choice(EXTENTS)
            if total * most <= room:
                dims.append(text)
                total *= most
        return dims, total

    def internal(self, level, room):
        """An internal node's function and the type of its output. room: instances that each of its own may have."""
        r, children, lines, top = self.r, [], [], level == 1
        stream = int(self.streaming and top)
        last_child = r.randint(0, 2)
        for k in range(last_child + 1):
            inner = level < self.depth and r.random() < 0.6 and self.leaves < LEAVES - 6
            dims, most = self.grid(min(room, 40) if inner else room, 2 if inner else 3)
            last = children[-1] if children else None
            if last and last.number is not None and not inner and r.random() < 0.5:
                dims, most = last.dims, last.most
            link = last if last and last.number is not None and last.dims == dims and not inner and r.random() < 0.7 else None
            near = bool(link and dims) and r.random() < 0.5
            child = Child(*self.internal(level + 1, room // most), dims, most) if inner else self.leaf(dims, most, level, link, near, k < last_child)
            children.append(child)
            lines.append(f"void *n{k} = __hpvm__createNodeND({len(dims)}, {child.function}{''.join(f', (long)({d})' for d in dims)});")
            lines += [f"__hpvm__bindIn(n{k}, {p}, {p}, {int(stream and p != 3)});" for p in range(FIRST)]
            for p, type in enumerate(TYPES if inner else child.types, FIRST):
                found = [j for j in range(k) if children[j].output == type]
                linked = link is not None and p == FIRST
                if linked or found and r.random() < 0.8:
                    j = k - 1 if linked else r.choice(found)
                    each = bool(dims) and children[j].dims == dims and (near if linked else r.random() < 0.5)
                    lines.append(f"__hpvm__edge(n{j}, n{k}, {int(not each)}, 0, {p}, {stream});")
                else:
                    lines.append(f"__hpvm__bindIn(n{k}, {FIRST + TYPES.index(type)}, {p}, {stream});")
        lines.append(f"__hpvm__bindOut(n{len(children) - 1}, 0, 0, {stream});")
        name = f"inner{self.fresh()}"
        self.functions.append("\n".join([f"void {name}({PARAMETERS}) {{", HINT, *("    " + x for x in lines), "}"]))
        return name, children[-1].output

    def program(self):
        root, output = self.internal(1, ROOM)
        output = "int" if output in TYPES[:4] else output  # C widens what __hpvm__return gives
        run = (f"""void *graph = __hpvm__launch(1, {root}, &args[0]);
    for (int k = 0; k < SETS; k++) __hpvm__push(graph, &args[k]);
    for (int k = 0; k < SETS; k++) {{ {output} *y = __hpvm__pop(graph); args[k].result = *y; free(y); }}
    __hpvm__wait(graph);""" if self.streaming else f"""void *graphs[SETS];
    for (int k = 0; k < SETS; k++) graphs[k] = __hpvm__launch(0, {root}, &args[k]);
    for (int k = 0; k < SETS; k++) __hpvm__wait(graphs[k]);""")  # fmt: skip
        return "\n".join([HEAD, *self.functions, f"""
enum {{ SETS = 3 }};
struct __attribute__((packed)) Args {{ {PARAMETERS.replace(",", ";")}; {output} result; }};
int main(void) {{
    static long out[SETS][END];
    static struct Args args[SETS];
    __hpvm__init();
    for (int k = 0; k < SETS; k++) args[k] = (struct Args){{out[k], sizeof out[k], 7 + k * 1001, 4, {", ".join(f"({t})({j} * 37 - k)" for j, t in enumerate(TYPES))}, 0}};
    {run}
    for (int k = 0; k < SETS; k++) {{
        unsigned long h = 1;
        for (int i = 0; i < END; i++) h = h * 1099511628211ul + (unsigned long)out[k][i];
        printf("%016lx %016lx\\n", h, bits(tame((double)args[k].result)));
    }}
    __hpvm__cleanup();
    return 0;
}}"""])  # fmt: skip


# --- running


def results(data, device, tally=None, threads=2, least=None, **switches):
    """What a program prints on a device; what goes wrong is text, too. tally: counts of what ran as kernels, and why not. The rest: see SETTINGS."""
    from unittest.mock import patch

    from allvm import AllvmError, Engine
    from allvm.graph import fusion

    with tempfile.TemporaryFile() as out, Engine("interp", stdout=out.fileno(), cache=False, timeout=60) as engine:
        module = engine.load(data)
        runtime = module.graphs(device, threads=threads, **switches)
        try:
            with patch.object(fusion, "LEAST", least or fusion.LEAST):
                status = module.run()
                runtime.finish()
        except AllvmError as e:
            return f"{e.__class__.__name__}: {e}"
        if tally is not None and device != "sequential":
            for place, k in runtime.device.kernels.items():
                tally["fused kernels" if hasattr(place, "fusion") and not isinstance(k, str) else "kernels" if not isinstance(k, str) else k] += 1
        module.close()
        out.seek(0)
        return status, out.read().decode()


def check(source, opt="2", tally=None, settings=None):
    """None, or how the devices differ. source: C text; settings: one of SETTINGS."""
    from allvm.build import build_program

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "graph.c")
        with open(path, "w") as f:
            f.write(source)
        data = build_program([path], opt=opt)
    expected = results(data, "sequential")
    if isinstance(expected, str) or expected[0] != 0:
        return f"the sequential device: {expected}"
    found = results(data, "openmp", tally, **(settings or {}))
    return None if found == expected else f"sequential: {expected}, openmp with {settings or 'nothing'}: {found}"


def check_seed(job):
    """For the workers: (seed, opt) to (fault or None, what was counted)."""
    seed, opt = job
    tally = Counter()
    return check(Maker(random.Random(seed)).program(), opt, tally, SETTINGS[seed % len(SETTINGS)]), tally


def main(argv=None):
    from tests.fuzz import workers

    p = argparse.ArgumentParser(prog="python -m tests.fuzz.graphs", description=__doc__.splitlines()[0])
    p.add_argument("--count", type=int, help="programs (default 200, or as many as the seconds allow)")
    p.add_argument("--seconds", type=float)
    p.add_argument("--first", type=int, default=0, metavar="SEED")
    p.add_argument("--opt", action="append", choices=list("0123"), help="levels of optimisation, in turn (default 2 and 0)")
    o = p.parse_args(argv)
    end = time.monotonic() + o.seconds if o.seconds else None
    count = o.count or (1 << 30 if end else 200)
    levels = o.opt or ["2", "0"]
    seeds = itertools.takewhile(lambda _: end is None or time.monotonic() < end, range(o.first, o.first + count))
    jobs = ((s, levels[s % len(levels)]) for s in seeds)
    done, faults, tally = 0, 0, Counter()
    for (seed, opt), outcome in workers.run(check_seed, jobs, 120):
        done += 1
        fault = outcome.value[0] if outcome.kind == "done" else f"{outcome.kind}: {outcome.value}"
        if outcome.kind == "done":
            tally.update(outcome.value[1])
        if fault:
            faults += 1
            print(f"seed {seed} at -O{opt}: {fault}", flush=True)
    print(f"{done} programs, {faults} with faults; nodes: " + ", ".join(f"{n} {what}" for what, n in tally.most_common()))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
