"""`allvm-vm rerun`: the experiment in a bundle (bundle.py) again, its figures there beside those here."""

import io
import json
import os
import re
import struct
import tempfile
import zipfile
import zlib

from allvm.bundle import FLAGS as BUNDLE_FLAGS
from allvm.bundle import FORMAT, KEPT, MANIFEST, MOST, MOST_RUNS, defaults, digest, expected, figures
from allvm.compare import Comparison
from allvm.environment import environment
from allvm.ir.errors import FormatError, UsageError
from allvm.load import is_module, read_file
from allvm.options import COMMON_FLAGS, Flag, help_lines, parse, positive_int
from allvm.visible import in_line

MEMBER = re.compile(r"dirs/\d{1,6}/[^\0\\]+")
FLAGS = (
    Flag("--runs", "N", "how often each tier runs the program (default: as often as there)", positive_int),
    Flag("--list", "", "say what the bundle holds, without running it"),
    Flag("--json", "", "print JSON instead of a table"),
)
HELP = """usage: allvm-vm rerun [options] BUNDLE

Repeats the experiment in a bundle, and prints its figures beside those of this machine.
Status 1: the program did something else than there.

  allvm-vm rerun prog.avb
  allvm-vm rerun --list prog.avb                 only say what is in it

options:"""


class Bundle:
    """An opened bundle: `manifest`, and `members` {name: bytes}, all checked."""

    def __init__(self, path):
        try:
            with zipfile.ZipFile(io.BytesIO(read_file(path))) as z:
                if sum(i.file_size for i in z.infolist()) > MOST + (1 << 20):
                    raise FormatError(f"{path}: its contents have more than {MOST >> 20} MiB")
                content = {i.filename: z.read(i) for i in z.infolist()}
        except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, OSError, ValueError, zlib.error, struct.error) as e:
            raise FormatError(f"{path}: it is no bundle, or a damaged one ({e})") from None
        try:
            self.manifest = m = json.loads(content.pop(MANIFEST))
            if m["format"] != FORMAT:
                raise FormatError(f"{path}: its format is {m['format']}, this version reads {FORMAT}")
            digests = dict(m["members"])
            self._check_types(m)
        except (KeyError, IndexError, ValueError, TypeError, AttributeError, OverflowError, RecursionError):
            raise FormatError(f"{path}: it has no valid {MANIFEST}") from None
        if set(digests) != set(content) or "program.avm" not in content:
            raise FormatError(f"{path}: it does not hold what its {MANIFEST} says")
        for name, data in content.items():
            if digest(data) != digests[name]:
                raise FormatError(f"{path}: {name} is damaged: its digest is another")
            if not (name in ("program.avm", "stdin") or MEMBER.fullmatch(name)) or any(part in ("", ".", "..") for part in name.split("/")):
                raise FormatError(f"{path}: the member {name!r} would lie outside")
        if not is_module(content["program.avm"]):
            raise FormatError(f"{path}: its program.avm is no module")
        self.path, self.members = path, content

    def _check_types(self, m):
        """ValueError or the like unless a manifest is one that `bundle` could have written. self.options: its options, converted."""
        figures = [x for tier in m["figures"].values() for what in ("run", "compile", "wall") for x in tier[what]]
        counts = [m["expected"]["stdout_bytes"], m["expected"]["stderr_bytes"], m["runs"], *(d["dir"] for d in m["dirs"])]
        digests = [m["expected"][what] for what in ("ended", "stdout", "stderr")]
        texts = [m["note"], m["program"], *m["arguments"], *m["tiers"], *(d["guest"] for d in m["dirs"]), *m["members"], *digests]
        ok = (all(map(_is_text, texts)) and all(type(n) is int and 0 <= n <= MOST for n in counts)
              and all(type(x) in (int, float) and 0 <= x < 1e9 for x in figures) and 0 < m["runs"] <= MOST_RUNS
              and isinstance(m["environment"], dict) and set(m["figures"]) == set(m["tiers"]) and m["tiers"]
              and all(tier["run"] and tier["compile"] for tier in m["figures"].values()) and isinstance(m["expected"].get("memory"), (str, type(None)))
              and all(type(d["writable"]) is bool and d["guest"] for d in m["dirs"]) and isinstance(m["arguments"], list))  # fmt: skip
        if not ok:
            raise ValueError
        self.options = {name: _option(name, value) for name, value in m["options"].items()}


def _is_text(x):
    """Whether it can be given to a program. ValueError where it has no UTF-8."""
    return isinstance(x, str) and b"\0" not in x.encode()


def _option(name, value):
    """An option of the manifest as the command line would give it: what that refuses, a bundle cannot say either."""
    if name not in KEPT:
        raise ValueError
    flag = next(f for f in BUNDLE_FLAGS if f.key == name)
    if not flag.metavar:
        if type(value) is not bool:
            raise ValueError
        return value
    if flag.repeat:
        if not all(map(_is_text, (x for pair in value for x in pair))):
            raise ValueError
        return [flag.convert(f"{a}={b}") for a, b in value]
    if type(value) not in (str, int, float):
        raise ValueError
    return flag.convert(str(value))


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS, mixed=True)
    if opts.help:
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if len(opts.rest) != 1:
        raise UsageError("one bundle is wanted; try allvm-vm rerun --help")
    bundle = Bundle(opts.rest[0])
    if opts.list:
        print(json.dumps(bundle.manifest, indent=1) if opts.json else listing(bundle))
        return 0
    report = repeat(bundle, opts.runs)
    print(json.dumps(report, indent=1) if opts.json else table(report))
    return 0 if report["same"] else 1


def repeat(bundle, runs=None):
    """Run a bundle's experiment: theirs and ours, JSON-able."""
    m = bundle.manifest
    with tempfile.TemporaryDirectory() as folder:
        for name, content in bundle.members.items():
            path = os.path.join(folder, *name.split("/"))
            try:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as f:
                    f.write(content)
            except OSError as e:
                raise FormatError(f"{bundle.path}: the member {name[:80]!r} cannot be unpacked: {e.strerror}") from None
        opts = defaults(parse(_switches(m, folder, "stdin" in bundle.members, runs), BUNDLE_FLAGS))
        opts.rest = [os.path.join(folder, "program.avm"), *m["arguments"]]
        for name, value in bundle.options.items():
            setattr(opts, name, value)
        argv = [m["program"], *m["arguments"]]
        comparison = Comparison(opts.rest[0], argv, opts)
        report = comparison.report()
    ours = expected(comparison)
    theirs = m["expected"]
    found = [*report["differences"]]
    for what in ("ended", "stdout", "stderr", "memory"):
        if theirs.get(what) != ours[what] and not (what == "memory" and None in (theirs.get(what), ours[what])):
            found.append(f"{WORDS[what]}: there {theirs.get(what)}, here {ours[what]}")
    return {
        "program": m["program"], "arguments": m["arguments"], "note": m["note"], "same": not found, "differences": found,
        "theirs": {"figures": m["figures"], "environment": m["environment"], "expected": theirs},
        "ours": {"figures": figures(comparison), "environment": environment(), "expected": ours},
    }  # fmt: skip


WORDS = {"ended": "the end", "stdout": "standard output", "stderr": "standard error", "memory": "the guest's memory at the end"}


def _switches(m, folder, has_stdin, runs):
    out = ["--runs", str(runs or m["runs"]), "--tiers", ",".join(m["tiers"])]
    for d in m["dirs"]:
        host = os.path.join(folder, "dirs", str(d["dir"]))
        os.makedirs(host, exist_ok=True)
        out += ["--dir" if d["writable"] else "--dir-ro", f"{host}={d['guest']}"]
    return out + ["--stdin", os.path.join(folder, "stdin") if has_stdin else os.devnull]


def listing(bundle):
    """What a bundle holds, as text."""
    m = bundle.manifest
    out = [f"{bundle.path}: {' '.join([m['program'], *m['arguments']])}", *([m["note"]] if m["note"] else [])]
    out.append(f"{m['runs']} runs in each of {', '.join(m['tiers'])}; {m['expected']['ended']}, {m['expected']['stdout_bytes']:,} bytes of output")
    out.append("on: " + "; ".join(f"{k} {v}" for k, v in m["environment"].items()))
    return "\n".join(map(in_line, out + [f"{len(data):>12,}  {name}" for name, data in sorted(bundle.members.items())]))


def table(report):
    """Theirs beside ours, as text."""
    import statistics

    from allvm.compare_table import columns, duration

    theirs, ours = report["theirs"], report["ours"]
    out = [f"{' '.join([report['program'], *report['arguments']])}: CPU time, medians", *([report["note"]] if report["note"] else []), ""]
    rows = [("tier", "there", "here", "here / there", "compile there", "here")]
    for tier, f in theirs["figures"].items():
        mine = ours["figures"][tier]
        a, b = (statistics.median(x["run"]) for x in (f, mine))
        c, d = (statistics.median(x["compile"]) for x in (f, mine))
        rows.append((tier, duration(a), duration(b), f"{b / a:.2f}" if a > 0 else "", duration(c) if c else "-", duration(d) if d else "-"))
    out += columns(rows, {1, 2, 3, 4, 5})
    base = next(iter(theirs["figures"]))
    rows = [(f"against {base}", "there", "here")]
    for tier in list(theirs["figures"])[1:]:
        pair = [statistics.median(f[base]["run"]) / max(1e-9, statistics.median(f[tier]["run"])) for f in (theirs["figures"], ours["figures"])]
        rows.append((tier, *(f"{x:.2f}x" for x in pair)))
    out += ["", *columns(rows, {1, 2}), ""] if len(rows) > 1 else [""]
    keys = list(dict.fromkeys([*theirs["environment"], *ours["environment"]]))
    rows = [("", "there", "here")] + [(k, str(theirs["environment"].get(k, "-")), str(ours["environment"].get(k, "-"))) for k in keys]
    out += [*columns([r for r in rows if r[1] != r[2] or not r[0]], set()), ""] if theirs["environment"] != ours["environment"] else []
    if report["same"]:
        out.append("the same: output, end and memory are what they were there")
    out += [f"DIFFERENT: {d}" for d in report["differences"]]
    return "\n".join(map(in_line, out))


