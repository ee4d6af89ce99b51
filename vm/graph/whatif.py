"""`allvm-vm graph --plan`: for every node what each device costs or would cost, which one `--device auto` takes, and why.

What was measured comes from earlier runs (allvm.graph.profile). A run with `--device sequential` and one with `--device openmp` measure both.
"""

from importlib import import_module

from allvm.graph.device import FACTORIES, Cost, Device
from allvm.graph.policy import Policy
from allvm.graph.profile import Profile
from allvm.ir.graph_plan import places


class Unstarted(Device):
    """A device that runs nothing here: what its class says of costs, and what is known of compilations."""

    def __init__(self, kind, profile):
        self.kind, self.profile = kind, profile
        self.name, self.space, self.targets, self.nested = kind.name, kind.space, kind.targets, kind.nested

    def cost(self, place, instances):
        cost = self.kind.guess(place, instances)
        known = self.profile.compiled.get((place.path, self.name))
        return cost if cost is None or known is None else Cost(cost.seconds, known, cost.source)


def device_classes():
    """Of the devices that this machine has."""
    found = []
    for device, where in FACTORIES.items():
        if device == "cuda" and not has_gpu():
            continue
        module, _, name = where.partition(":")
        found.append(getattr(import_module(module), name))
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
    policy = Policy([Unstarted(c, profile) for c in reversed(device_classes())], profile)
    out = []
    for plan in plans:
        for place in places(plan):
            if not (place.leaf or place.dims):
                continue
            sizes = sorted({size for (path, _, size) in profile.known if path == place.path})
            for size in sizes or [total(place).bit_length()]:
                ran = [e for (path, _, s), e in profile.known.items() if path == place.path and s == size]
                runs, instances = sum(e[0] for e in ran), sum(e[1] for e in ran)
                n = max(1, round(instances / runs)) if runs else total(place)
                choice = policy.choice(place, n)
                out.append({
                    "node": "/".join(place.path), "instances": n, "measured_runs": round(runs, 1), "hint": place.node.target,
                    "devices": {d.name: {"seconds": c.seconds, "prepare_seconds": c.prepare, "source": c.source} for d, c, _, _ in choice.costs},
                    "choice": choice.device.name, "reason": choice.reason, "seconds": sum(e[2] for e in ran),
                })  # fmt: skip
    return out


def total(place):
    """How many instances a node has, as far as its extents are constants; else as if each were 1000."""
    n = 1
    for d in place.dims:
        n *= d or 1000
    return n


def plan_of(rows):
    """The choices as a plan for --graph-plan; of several sizes that which took longest decides."""
    nodes, weight = {}, {}
    for r in rows:
        if r["node"] not in weight or r["seconds"] > weight[r["node"]]:
            weight[r["node"]] = r["seconds"]
            nodes[r["node"]] = {"device": r["choice"]}
    return {"nodes": nodes, "costs": rows}


def lines(rows):
    """For people."""
    out = []
    for r in rows:
        known = f"{r['measured_runs']:g} runs measured" if r["measured_runs"] else "not run yet"
        out.append(f"{r['node']}  {r['instances']:,} instances, {known}, hint {r['hint']}")
        for name, d in r["devices"].items():
            mark = "->" if name == r["choice"] else "  "
            prepare = f", once {1e3 * d['prepare_seconds']:.3g} ms to prepare" if d["prepare_seconds"] else ""
            out.append(f"  {mark} {name:11} {1e3 * d['seconds']:>12,.4g} ms  {d['source']}{prepare}")
        out.append(f"     {r['choice']}, because {r['reason']}")
    return out
