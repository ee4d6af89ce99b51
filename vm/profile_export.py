"""Samples in the formats of other tools."""

import json

from allvm.names import WIDEST, shown


def collapsed(samples):
    """`main;f;g 12` for each stack, as flamegraph.pl reads it."""
    return "".join(f"{';'.join(n.replace(';', ':') for n in names)} {count}\n" for names, count in sorted(samples.collapsed().items()))


def speedscope(samples):
    """The file format of speedscope, with a weight in seconds for each sample."""
    index, frames = {}, []
    stacks = []
    for _, _, stack in samples.stacks:
        for f in stack:
            if id(f) not in index:
                index[id(f)] = len(frames)
                frames.append({"name": shown(f.name, WIDEST)} | ({"file": f.file, "line": f.line} if f.line else {}))
        stacks.append([index[id(f)] for f in stack])
    step = samples.seconds()
    return json.dumps({
        "$schema": "https://www.speedscope.app/file-format-schema.json", "exporter": "allvm-vm", "name": samples.path, "activeProfileIndex": 0,
        "shared": {"frames": frames},
        "profiles": [{"type": "sampled", "name": samples.path, "unit": "seconds", "startValue": 0, "endValue": step * len(stacks),
                      "samples": stacks, "weights": [step] * len(stacks)}],
    })  # fmt: skip


def chrome(samples):
    """Trace events: a function lasts from the first sample that has it on the stack, at its place, to the first that has not."""
    events, open_ = [], []
    gap = 10 * samples.seconds()  # in wall time: longer, and the program waited
    last = 0.0

    def close(to, at):
        while len(open_) > to:
            events.append({"ph": "E", "name": open_.pop(), "ts": round(at * 1e6, 3), "pid": 1, "tid": 1})

    for at, tier, stack in samples.stacks:
        names = [shown(f.name, WIDEST) for f in stack]
        if at - last > gap:
            close(0, last + samples.seconds())
        same = 0
        while same < min(len(names), len(open_)) and names[same] == open_[same]:
            same += 1
        close(same, at)
        for f, name in zip(stack[same:], names[same:]):
            args = {"tier": tier} | ({"line": f"{f.file}:{f.line}"} if f.line else {})
            events.append({"ph": "B", "name": name, "cat": "guest", "ts": round(at * 1e6, 3), "pid": 1, "tid": 1, "args": args})
            open_.append(name)
        last = at
    close(0, last + samples.seconds())
    events.append({"ph": "M", "name": "process_name", "pid": 1, "args": {"name": samples.path}})
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ms"})
