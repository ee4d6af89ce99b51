"""`allvm-vm graph --plan`: for every node what each device costs or would cost, with what moving its memory takes, which one `--device auto`
takes, and why; and for nodes that can be fused what that gains.

What was measured comes from earlier runs (allvm.graph.profile). A run with `--device sequential` and one with `--device openmp` measure both. Devices
that this machine does not have are estimated, too, and never chosen.
"""

from importlib import import_module

from allvm.graph.device import FACTORIES, Cost, Device
from allvm.graph.memory import HOST
from allvm.graph.openmp import COMPILING
from allvm.graph.policy import GPU, Policy
from allvm.graph.profile import Profile
from allvm.ir.graph_plan import places


class Unstarted(Device):
    """A device that runs nothing here: what its class says of costs, and what is known of compilations."""

    def __init__(self, kind, profile):
        self.kind, self.profile = kind, profile
        self.name, self.space, self.targets, self.nested = kind.name, kind.space, kind.targets, kind.nested
        self.latency, self.bandwidth = kind.latency, kind.bandwidth

    def cost(self, place, instances):
        cost = self.kind.guess(place, instances)
        if cost is not None and self.space != HOST and place.node.target not in self.targets:
            return None  # it is asked for such nodes only
        known = self.profile.compiled.get((place.path, self.name))
        return cost if cost is None or known is None else Cost(cost.seconds, known, cost.source)


class WhatIf(Policy):
    """A policy that knows of memory what earlier runs touched: what a device with a memory of its own must be brought, and what the program gets back."""

    size = 0

    def choice(self, place, instances, inputs=None):
        self.size = instances.bit_length()
        return super().choice(place, instances, inputs)

    def transfer(self, device, place, inputs):
        if device.space == HOST:
            return 0.0
        read, written = self.profile.touched.get((place.path, self.size), (0, 0))
        return sum(device.latency + n / device.bandwidth for n in (read, written) if n)


def device_classes():
    """{device class: whether this machine has one}."""
    found = {}
    for device, where in FACTORIES.items():
        module, _, name = where.partition(":")
        found[getattr(import_module(module), name)] = device != "cuda" or has_gpu()
    return found


def has_gpu():
    from allvm.graph.devices.driver import NoCuda, find

    try:
        find()
    except NoCuda:
        return False
    return True


def what_if(plans, data):
    """For each node that is run as a whole, and each size that it had: a dict. data: the program's bytes."""
    profile = Profile(data)
    kinds = device_classes()
    policy = WhatIf([Unstarted(c, profile) for c in reversed(kinds) if kinds[c]], profile)
    absent = [Unstarted(c, profile) for c in kinds if not kinds[c]]
    out = []
    for plan in plans:
        for place in places(plan):
            if not (place.leaf or place.dims):
                continue
            sizes = sorted({size for (path, _, size) in profile.known if path == place.path})
            for size in sizes or [total(place).bit_length()]:
                out.append(row(place, size, sizes, policy, absent))
    return out


def row(place, size, sizes, policy, absent):
    """What is known of a node in a size class."""
    profile = policy.profile
    ran = [e for (path, _, s), e in profile.known.items() if path == place.path and s == size]
    runs, instances = sum(e[0] for e in ran), sum(e[1] for e in ran)
    n = max(1, round(instances / runs)) if runs else total(place)
    choice = policy.choice(place, n)
    devices = {d.name: told(c, moved, True) for d, c, moved, _ in choice.costs}
    for d in absent:
        cost = policy.cost(d, place, n)
        if cost is not None:
            devices[d.name] = told(cost, policy.transfer(d, place, None), False)
    read, written = profile.touched.get((place.path, size), (None, None))
    return {
        "node": "/".join(place.path), "instances": n, "measured_runs": round(runs, 1), "hint": place.node.target, "bytes_read": read, "bytes_written": written,
        "devices": devices, "choice": choice.device.name, "reason": choice.reason, "seconds": sum(e[2] for e in ran),
    }  # fmt: skip


def told(cost, moved, available):
    return {"seconds": cost.seconds, "prepare_seconds": cost.prepare, "transfer_seconds": moved, "source": cost.source, "available": available}


def total(place):
    """How many instances a node has, as far as its extents are constants; else as if each were 1000."""
    n = 1
    for d in place.dims:
        n *= d or 1000
    return n


def fusions(plans, data, hints):
    """For each run of nodes that can be fused: a dict. hints: see allvm.ir.graph_hints."""
    from allvm.compiler import MATH
    from allvm.graph.fusion import Fuser
    from allvm.ir.decode import decode

    module = decode(data)
    pure = frozenset(n for n, f in enumerate(module.import_funcs) if f.name in MATH)
    fuser, profile, out = Fuser(lambda: module, lambda: pure, lambda place: hints.get(place.function, {})), Profile(data), []
    for plan in plans:
        for parent in places(plan):
            if not parent.leaf and len(parent.children) > 1:
                found = seen(parent, fuser, profile) or [f for f in fuser.steps(parent, None) or () if not isinstance(f, int)]
                out += [fusion(f, profile) for f in found]
    return out


def seen(parent, fuser, profile):
    """Children of a node that ran as one kernel in earlier runs: what those allowed."""
    from allvm.graph.fusion import Member

    members = {m.leaf.label: m for m in (Member.of(parent, k) for k in parent.order) if m}
    labels = sorted({path[-1] for path, _, _ in profile.known if path[:-1] == parent.path and "+" in path[-1]})
    groups = [[members.get(label) for label in text.split("+")] for text in labels]
    return [f for f in (fuser.fused(parent, g) for g in groups if None not in g) if f]


def fusion(fused, profile):
    """What is known of some nodes as one kernel."""
    seen = [(e[1] / e[0], s) for (path, _, s), e in profile.known.items() if e[0] and path in (fused.path, fused.parts[0].path)]
    n = round(max(seen)[0]) if seen else total(fused)
    size = n.bit_length()
    together = profile.per_instance(fused.path, "openmp", size)
    apart = [profile.per_instance(p.path, "openmp", size) for p in fused.parts]
    gain = fused.gain(n)
    compiled = [profile.compiled.get((p.path, "openmp"), COMPILING) for p in fused.parts]
    return {
        "nodes": fused.label, "in": "/".join(fused.path[:-1]), "instances": n, "estimate": {"together": gain.together, "apart": gain.apart}, "pays": gain.pays, "reason": gain.reason,
        "bytes_per_instance": {"together": gain.bytes_together, "apart": gain.bytes_apart},
        "measured": {"together": together and together[0] * n, "apart": sum(x[0] for x in apart) * n if all(apart) else None},
        "to_measure_seconds": sum(compiled) if not all(apart) else profile.compiled.get((fused.path, "openmp"), COMPILING) if together is None else 0.0,
    }  # fmt: skip


def fusion_lines(rows):
    """For people."""
    out = []
    for r in rows:
        ran = r["measured"]["together"] is not None
        inside, estimate, measured = r["bytes_per_instance"], r["estimate"], r["measured"]
        out.append(f"{r['in']}: {r['nodes']} {'were one kernel' if ran else 'can be one kernel, where pointers of a run allow it'} ({r['instances']:,} instances)")
        out.append(f"     moves {inside['together']} instead of {inside['apart']} bytes an instance; estimated {1e3 * estimate['together']:.3g} ms instead of {1e3 * estimate['apart']:.3g} ms, so"
                   f" {'yes' if r['pays'] else 'no: ' + r['reason']}")  # fmt: skip
        known = [f"{text} {1e3 * measured[k]:.3g} ms" for k, text in (("together", "together"), ("apart", "one by one")) if measured[k] is not None]
        out.append(f"     measured: {', '.join(known) or 'nothing'}" + (
            f"; a run with{'' if measured['apart'] is not None else ' --no-fusion'} measures the rest, and compiles for about {1e3 * r['to_measure_seconds']:.3g} ms once"
            if len(known) < 2 else "; that decides"))  # fmt: skip
    return out


def plan_of(rows, fused=()):
    """The choices as a plan for --graph-plan; of several sizes that which took longest decides."""
    nodes, weight = {}, {}
    for r in rows:
        if r["node"] not in weight or r["seconds"] > weight[r["node"]]:
            weight[r["node"]] = r["seconds"]
            nodes[r["node"]] = {"device": r["choice"]}
    return {"nodes": nodes, "costs": rows, "fusions": list(fused)}


def lines(rows):
    """For people."""
    out = []
    for r in rows:
        known = f"{r['measured_runs']:g} runs measured" if r["measured_runs"] else "not run yet"
        touched = f", reads {r['bytes_read']:,} and writes {r['bytes_written']:,} bytes" if r["bytes_read"] is not None else ""
        out.append(f"{r['node']}  {r['instances']:,} instances, {known}, hint {r['hint']}{touched}")
        for name, d in r["devices"].items():
            mark = "->" if name == r["choice"] else "  "
            moved = f", {1e3 * d['transfer_seconds']:.3g} ms to move memory there and back" if d["transfer_seconds"] else ""
            prepare = f", once {1e3 * d['prepare_seconds']:.3g} ms to prepare" if d["prepare_seconds"] else ""
            out.append(f"  {mark} {name:11} {1e3 * d['seconds']:>12,.4g} ms  {d['source']}{moved}{prepare}{'' if d['available'] else '; not on this machine'}")
        if r["hint"] in GPU and not r["measured_runs"]:
            out.append("     its memory counts once it has run: nobody knows its size before")
        out.append(f"     {r['choice']}, because {r['reason']}")
    return out
