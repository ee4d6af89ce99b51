"""The figures behind --stats."""

import sys

from allvm.visible import visible


def collect(program, instance, phases, tiers=None, trap=""):
    """A JSON-able dict of what a run cost. Times in seconds, memory in bytes."""
    d = {key: v for key, v in instance.stats().items() if v is not None}
    d["functions"] = program.n_functions
    d["trap"] = trap or "none"
    d["phases"] = {name: {"wall": wall, "cpu": cpu} for name, wall, cpu in phases.rows}
    if tiers is not None:
        d["native"] = tiers.stats()
    run = d["phases"].get("run", {}).get("cpu", 0)
    if run > 0 and d.get("instructions"):
        d["instructions_per_second"] = d["instructions"] / run
    return d


LABELS = {
    "units": "fuel units used",
    "memory": "guest memory, bytes",
    "heap": "of it heap, bytes",
    "internal_bytes": "internal code, bytes",
    "functions": "functions in the module",
}


def _value(key, v):
    if isinstance(v, float):
        return f"{v:,.0f}"
    return f"{v:,}" if isinstance(v, int) else str(v)


def print_stats(program, instance, phases, as_json=False, tiers=None, trap="", graphs=None):
    """Print the figures to stderr."""
    d = collect(program, instance, phases, tiers, trap)
    if graphs is not None:
        d["graphs"] = graphs.summary()
    if as_json:
        import json

        sys.stderr.write(json.dumps(d) + "\n")
        return
    out = ["", "allvm-vm statistics"]
    for key, v in d.items():
        if key not in ("phases", "native", "graphs"):
            out.append(f"  {LABELS.get(key, key.replace('_', ' ')):26}{_value(key, v):>16}")
    for tier in ("quick", "opt") if tiers is not None else ():
        t = d["native"][tier]
        out.append(f"  {tier}: {t['functions']} functions in {t['batches']} batches ({t['from_cache']} out of the cache), "
                   f"{t['code_bytes']:,} bytes, compiled in {t['compile_seconds'] * 1e3:,.1f} ms, ran {t['seconds_executed']:.3f} s")
    if tiers is not None:
        out.append(f"  interpreter: ran {d['native']['interp']['seconds_executed']:.3f} s (the times by tier are estimates from samples)")
        out += [f"  not compiled: {e}" for e in d["native"]["errors"]]
    if graphs is not None:
        g = d["graphs"]
        out.append(f"  graphs: {g['launches']} launched, {g['pushes']} sets of arguments pushed, {g['transfers']} transfers of {g['bytes_moved']:,} bytes")
        from allvm.graph.stats import lines, reasons

        out += lines(g["nodes"]) + reasons(g["choices"])
    for name, t in d["phases"].items():
        out.append(f"  time: {name:20}{t['wall'] * 1e3:>13,.1f} ms  (cpu {t['cpu'] * 1e3:,.1f} ms)")
    sys.stderr.write("\n".join(map(visible, out)) + "\n")
