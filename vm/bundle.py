"""`allvm-vm bundle`: an experiment in one file, which `allvm-vm rerun` (rerun.py) repeats on another machine.

A bundle is a zip with fixed names: `manifest.json`, `program.avm`, and where there are such `stdin` and files of opened directories
under `dirs/N/`. The manifest says how to run, what came out (digests), what it took, on what, and the digest of every other member.
docs/bundle.md describes it.
"""

import hashlib
import io
import json
import os
import zipfile

from allvm.compare import FLAGS as COMPARE_FLAGS
from allvm.compare import Comparison
from allvm.environment import environment
from allvm.ir.errors import AllvmError, UsageError
from allvm.options import COMMON_FLAGS, Flag, help_lines, parse
from allvm.output import check_output, write_output

FORMAT = 1
MOST = 256 << 20  # bytes of a bundle's contents
MOST_RUNS = 1000  # of each tier, that a bundle can ask for
MANIFEST = "manifest.json"
_LEFT_OUT = ("--plot", "--json", "--native", "--no-native", "--dispatch", "--hot", "--dump-bytecode", "--dump-ir", "--dump-ir-opt", "--dump-asm")
FLAGS = (
    Flag("-o", "FILE", "where the bundle goes (default PROGRAM.avb)"),
    Flag("--note", "TEXT", "what the experiment is about; rerun shows it"),
    *(f for f in COMPARE_FLAGS if f.name not in _LEFT_OUT),
)
HELP = """usage: allvm-vm bundle [options] PROGRAM [arguments]

Runs a program in each tier, as compare does, and packs it with its input, what it printed (as digests),
what it took and on what machine into one file. `allvm-vm rerun FILE` repeats that anywhere. Directories
opened with --dir-ro are packed; what is written into one opened with --dir stays out of the bundle.

  allvm-vm bundle --note "hashing, 2 MB" --stdin input.txt prog.avm 1000

options:"""
def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if not opts.rest:
        raise UsageError("no program given; try allvm-vm bundle --help")
    if opts.runs > MOST_RUNS:
        raise UsageError(f"--runs {opts.runs}: a bundle has at most {MOST_RUNS}")
    path = opts.rest[0]
    out = opts.o or os.path.splitext(os.path.basename(path))[0] + ".avb"
    check_output(out, path)
    data = pack(path, opts)
    write_output(out, data)
    print(f"{out}: {len(data):,} bytes; repeat it with: allvm-vm rerun {out}")
    return 0


# -- making one
def pack(path, opts):
    """The bytes of a bundle of the experiment."""
    members = {}
    switches = []
    for i, (host, guest, writable) in enumerate([(h, g, True) for h, g in opts.dir] + [(h, g, False) for h, g in opts.dir_ro]):
        members |= _tree(host, f"dirs/{i}/")
        switches.append({"dir": i, "guest": guest, "writable": writable})
    comparison = _compare(path, [os.path.basename(path), *opts.rest[1:]], defaults(opts))
    members["program.avm"] = comparison.work.data
    if comparison.work.stdin:
        members["stdin"] = comparison.work.stdin
    if sum(map(len, members.values())) > MOST:
        raise UsageError(f"the program and its files have more than {MOST >> 20} MiB")
    manifest = {
        "format": FORMAT, "note": opts.note or "", "program": os.path.basename(path), "arguments": opts.rest[1:], "runs": opts.runs, "tiers": list(opts.tiers),
        "options": {k: getattr(opts, k) for k in KEPT if getattr(opts, k) not in (None, False, [])}, "dirs": switches,
        "expected": expected(comparison), "figures": figures(comparison), "environment": environment(),
        "members": {name: hashlib.sha256(content).hexdigest() for name, content in sorted(members.items())},
    }  # fmt: skip
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as z:
        for name, content in [(MANIFEST, json.dumps(manifest, indent=1).encode()), *sorted(members.items())]:
            z.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


#: Options of a run that are the experiment's.
KEPT = ("timeout", "fuel", "max_memory", "stack", "env", "allow_undefined", "jit_threshold", "device", "threads", "scratch")


def defaults(opts):
    """The options as `compare` takes them."""
    for name, value in (("hot", 0), ("native", None), ("no_native", True), ("dispatch", False), ("plot", None), ("json", False)):
        setattr(opts, name, value)
    return opts


def _compare(path, argv, opts):
    comparison = Comparison(path, argv, opts)
    report = comparison.report()
    if not report["agree"]:
        raise AllvmError("the tiers differ, so there is nothing to repeat: " + "; ".join(report["differences"]))
    return comparison


def _tree(host, prefix):
    """Files below a directory: {member name: bytes}."""
    found = {}
    if not os.path.isdir(host):
        raise UsageError(f"--dir {host}: no such directory")
    total = 0
    for folder, _, names in os.walk(host):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not os.path.isfile(path) or os.path.islink(path):
                continue
            total += os.path.getsize(path)
            if total > MOST:
                raise UsageError(f"--dir {host}: its files have more than {MOST >> 20} MiB")
            with open(path, "rb") as f:
                found[prefix + os.path.relpath(path, host).replace(os.sep, "/")] = f.read()
    return found


def expected(comparison):
    """What the program did, as digests."""
    first = next(iter(comparison.outcomes.values()))[0]
    return {"ended": first.ended(), "stdout": digest(first.out), "stderr": digest(first.err), "memory": first.memory,
            "stdout_bytes": len(first.out), "stderr_bytes": len(first.err)}  # fmt: skip


def figures(comparison):
    """{tier: seconds of each run and of compilation}."""
    return {tier: {"run": [o.run for o in runs], "compile": [o.compile for o in runs], "wall": [o.wall for o in runs]} for tier, runs in comparison.outcomes.items()}


def digest(data):
    return hashlib.sha256(data).hexdigest()
