"""Policies: which device runs a node.

A node of a fixed plan (`--graph-plan`) runs where that says. Else the cheapest device is taken: what its run costs, what must be
moved to it, and what is left to pay of its preparation (a kernel's compilation). Costs are measured in this run, else in
earlier ones on this machine (allvm.graph.profile), else estimated by the device. A preparation is shared by the runs that the node
had in earlier runs of the program; where there were none, it is paid off by the time that the node has taken so far: it is compiled when it
has run as long as its compilation takes, which never costs more than twice what the best choice would have. Where nothing was
measured, a node's hint decides first.
"""

import json

from allvm.graph.device import Cost, Device
from allvm.graph.memory import HOST
from allvm.graph.profile import FORGET
from allvm.ir.errors import UsageError

GPU = ("gpu", "spir", "cudnn", "tensor", "fpga")
NO_WORSE = 1.15
WIDEST = 64  # of a tile in a plan: all of it is code
AGAIN = 64  # runs for which a choice is kept


class _Nothing(Device):
    """Takes no node, so that what is in it is run piece by piece."""

    name = "none"

    def takes(self, place, instances):
        return False


INTERPRETER = _Nothing()


class Choice:
    """Why a device was taken. costs: [(device, Cost, transfer seconds, seconds of the preparation that count)]."""

    __slots__ = ("costs", "device", "left", "reason")

    def __init__(self, device, reason, costs=()):
        self.device, self.reason, self.costs = device, reason, costs
        self.left = AGAIN


class Fixed:
    """One device for all nodes, as --device says. hints: {function: what its node asks for}, see allvm.ir.graph_hints."""

    hints = {}

    def __init__(self, device, profile):
        self.device, self.profile = device, profile

    asked = 0

    def choose(self, place, instances, inputs):
        return self.device

    def instead(self, device, place, instances):
        """A device for a run that the chosen one does not take, or None."""
        return None

    def settings(self, place):
        """What a node's hints and the fixed plan say."""
        return self.hints.get(place.function, {})

    def fuses(self, place, instances):
        """Whether several nodes as one kernel are no slower than one by one: as that was measured, else as the code says."""
        wanted = [self.settings(p).get("fusion") for p in place.parts]
        if all(wanted):
            return True
        size, profile = instances.bit_length(), self.profile
        together = profile.per_instance(place.path, "openmp", size)
        apart = [profile.per_instance(p.path, "openmp", size) for p in place.parts]
        if together is None or not together[1] or not all(x and x[1] for x in apart):
            return place.gain(instances).pays
        self.asked += 1
        if self.asked % AGAIN == 0:
            return True  # now and then what was slower is tried again
        return together[0] <= NO_WORSE * sum(x[0] for x in apart)

    def ran(self, place, device, instances, seconds):
        self.profile.ran(place, device, instances, seconds)

    def touches(self, place, instances, inputs):
        self.profile.touches(place, instances, inputs)

    def choices(self):
        return []


class Prefer(Fixed):
    """A device with a memory of its own for all that it can run, another one for the rest. say(text): tells a person why."""

    def __init__(self, device, other, profile, say):
        super().__init__(device, profile)
        self.other, self.say = other, say
        self.told = set()

    def choose(self, place, instances, inputs):
        if place.leaf or self.device.plain(place) is not None or not self.inside(place):
            return self.device
        return INTERPRETER

    def inside(self, place):
        """Whether the device runs a leaf somewhere in a node."""
        return any(self.device.takes_inside(c, 1) if c.leaf else self.inside(c) for c in place.children)

    def instead(self, device, place, instances):
        if device is not self.device:
            return None
        if place.leaf and place.path not in self.told:
            self.told.add(place.path)
            self.say(f"node {place.label} runs on the {self.other.name} device, not on the GPU: {self.device.why_not(place) or 'its groups are too large'}")
        return self.other if self.other.takes(place, instances) else None


class Policy(Fixed):
    """Chooses for every node and size. devices: the best first where costs are equal. plan: {path: settings} that is fixed. default: what else runs
    nodes, instead of a choice."""

    def __init__(self, devices, profile, tracker=None, plan=None, default=None):
        self.default = default
        self.devices, self.profile, self.tracker, self.plan = devices, profile, tracker, plan or {}
        self.by_name = {d.name: d for d in devices}
        self.decided = {}

    def settings(self, place):
        hints = self.hints.get(place.function, {})
        return {**hints, **self.plan[place.path]} if place.path in self.plan else hints

    def choose(self, place, instances, inputs):
        key = place, instances.bit_length()
        choice = self.decided.get(key)
        if choice is None or choice.left <= 0:
            choice = self.decided[key] = self.choice(place, instances, inputs)
            waiting = [left for _, _, _, left in choice.costs if left > 0]
            if waiting:  # what is spent meanwhile counts
                now = min((cost.seconds for d, cost, _, _ in choice.costs if d is choice.device), default=0.0)
                choice.left = min(AGAIN, max(1, int(min(waiting) / (4 * now)))) if now > 0 else 1
        choice.left -= 1
        return choice.device

    def instead(self, device, place, instances):
        """Another device for a run; it stays with the node."""
        for d in self.devices:
            if d is not device and not d.nested and d.takes(place, instances):
                self.decided[place, instances.bit_length()] = Choice(d, f"{device.name} cannot run it")
                return d
        return None

    def choice(self, place, instances, inputs=None):
        """The Choice for a run."""
        settings = self.settings(place)
        if "device" in settings:
            return Choice(self.by_name[settings["device"]], "the plan says so")
        if self.default is not None:
            return Choice(self.default, "--device says so")
        size = instances.bit_length()
        profile = self.profile
        spent = sum(profile.spent(p.path, size) for p in (place, *getattr(place, "parts", ())))
        expected = max(1.0, profile.runs(place.path, size) * FORGET)
        costs = []
        for d in self.devices:
            cost = self.cost(d, place, instances)
            if cost is not None:
                costs.append((d, cost, self.transfer(d, place, inputs), max(0.0, cost.prepare - spent) / expected))
        hinted = self.hinted(place, costs)
        if hinted is not None:
            return Choice(hinted, f"its hint is {place.node.target}, and nothing was measured", costs)
        best = min(costs, key=lambda c: c[1].seconds + c[2] + c[3])
        return Choice(best[0], self.reason(best, costs), costs)

    def cost(self, device, place, instances):
        """What a run would cost on a device, measured where it was."""
        parts = getattr(place, "parts", None)
        if parts and device.name == "sequential":  # one by one
            costs = [self.cost(device, p, instances) for p in parts]
            return Cost(sum(c.seconds for c in costs), 0.0, costs[0].source)
        cost = device.cost(place, instances)
        if cost is None:
            return None
        found = self.profile.per_instance(place.path, device.name, instances.bit_length())
        if found is not None:
            return Cost(found[0] * instances, cost.prepare, "measured" if found[1] else "measured at another size")
        for other in self.devices:  # how devices differ is a better guess than how nodes do
            known = self.profile.per_instance(place.path, other.name, instances.bit_length()) if other is not device else None
            theirs = other.cost(place, instances) if known else None
            if theirs is not None and theirs.seconds > 0:
                return Cost(cost.seconds * known[0] * instances / theirs.seconds, cost.prepare, f"estimated from {other.name}")
        return cost

    def transfer(self, device, place, inputs):
        """Seconds to move what a run needs to a device."""
        if inputs is None or self.tracker is None or not self.tracker.devices:
            return 0.0
        total = 0.0
        for n, read, written in place.pointers:
            address, size = inputs[n] & 0xFFFFFFFF, inputs[n + 1]
            there = self.tracker.to_move(getattr(device, "bit", 1), ((address, size),))
            back = size if device.space != HOST and (written or not read) and self.tracker.find(address) is None else 0
            if there + back:
                other = device if device.space != HOST else next(iter(self.tracker.devices.values()))
                total += other.latency + (there + back) / other.bandwidth
        return total

    def hinted(self, place, costs):
        """The device that a node's hint asks for, where no device of this kind was measured yet."""
        if place.node.target not in GPU:
            return None
        for d, cost, _, _ in costs:
            if place.node.target in d.targets and not cost.source.startswith("measured"):
                return d
        return None

    def reason(self, best, costs):
        def text(d, cost, moved, prepare):
            parts = [f"{d.name} {1e3 * cost.seconds:.3g} ms ({cost.source})"]
            parts += [f"{1e3 * moved:.3g} ms to move memory"] * (moved > 0) + [f"{1e3 * prepare:.3g} ms to prepare"] * (prepare > 0)
            return " + ".join(parts)

        others = [text(*c) for c in costs if c is not best]
        return text(*best) + (" < " + ", ".join(others) if others else ", the only device that can")

    def choices(self):
        """(path, size class, Choice) of all nodes that were asked about."""
        return [(place.path, size, choice) for (place, size), choice in self.decided.items()]


def read_plan(path, known, devices):
    """A fixed plan out of a JSON file: {path of a node: settings}. known: the paths that the program has; devices: names."""
    try:
        with open(path) as f:
            data = json.load(f)
    except OSError as e:
        raise UsageError(f"--graph-plan {path}: {e.strerror.lower()}") from None
    except (ValueError, RecursionError) as e:
        raise UsageError(f"--graph-plan {path}: not JSON: {e}") from None
    nodes = data.get("nodes") if isinstance(data, dict) else None
    if not isinstance(nodes, dict):
        raise UsageError(f'--graph-plan {path}: an object like {{"nodes": {{"root/node": {{"device": "openmp", "threads": 2}}}}}} is expected')
    out = {}
    for name, settings in nodes.items():
        where = f"--graph-plan {path}: node {name}"
        if tuple(name.split("/")) not in known:
            raise UsageError(f"{where}: the program has no such node; it has {', '.join('/'.join(p) for p in sorted(known))}")
        if not isinstance(settings, dict) or set(settings) - {"device", "threads", "tile", "fusion"}:
            raise UsageError(f"{where}: device, threads, tile and fusion can be said of a node")
        if not isinstance(settings.get("fusion", True), bool):
            raise UsageError(f"{where}: fusion must be true or false")
        if settings.get("device", devices[0]) not in devices:
            raise UsageError(f"{where}: there is no device {settings['device']} in this run; there are {', '.join(devices)}")
        if not whole(settings.get("threads", 1)):
            raise UsageError(f"{where}: threads must be a number from 1 on")
        tile = settings.get("tile", [1])
        if tile is not False and (not isinstance(tile, list) or not 1 <= len(tile) <= 3 or not all(map(whole, tile)) or max(tile) > WIDEST):
            raise UsageError(f"{where}: tile must be false, or a list of up to three numbers from 1 to {WIDEST}")
        out[tuple(name.split("/"))] = settings
    return out


def whole(n):
    return isinstance(n, int) and not isinstance(n, bool) and 1 <= n < 1 << 31
