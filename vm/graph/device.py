"""Devices: what runs the nodes of graphs, and the little that the runtime asks of one.

A device is a subclass of `Device`. It is told about a node (a `Place`), how many instances of it there are, and their
inputs, and gives back the outputs of the last instance. It says what a run would cost, as far as it knows, so that the
policy can choose (allvm.graph.policy): seconds for the run, and seconds to prepare it where that was not done yet. What moving
memory costs follows from `space`, `latency` and `bandwidth`; devices in the space HOST work on the program's own memory.

`make` finds a device by its name. A new one needs an entry in FACTORIES, no more.
"""

from importlib import import_module

from allvm.graph.memory import HOST

FACTORIES = {"sequential": "allvm.graph.sequential:Sequential", "openmp": "allvm.graph.openmp:OpenMP",
             "cuda": "allvm.graph.devices.cuda:Cuda"}  # fmt: skip


class Unfit(Exception):
    """A device that takes a node cannot do this run of it; nothing has begun. The text says why."""


class Cost:
    """What a run would cost: seconds; prepare: before it, once. source: how that is known, for people."""

    __slots__ = ("prepare", "seconds", "source")

    def __init__(self, seconds, prepare=0.0, source="estimated"):
        self.seconds, self.prepare, self.source = seconds, prepare, source


class Device:
    """What every device has. targets: hints of nodes that are meant for it (allvm.ir.graph.TARGETS)."""

    name = ""
    space = HOST
    targets = frozenset()
    threads = 1
    latency, bandwidth = 0.0, float("inf")  # of a transfer between its space and the host: seconds, bytes a second
    nested = False  # it runs leaves in one of several instances of the nodes around, too; see takes_inside
    late = False  # `run` comes back before the node has run; what that took is reported afterwards

    def takes(self, place, instances):
        """Whether it can run a node, with all that is in it; where it must compile for that, it does so now."""
        raise NotImplementedError

    def run(self, place, inputs, counts, chain, varying, out, lane):
        """Run all instances of a node: the outputs of the last one, 64 bits each. allvm.interp._core.NodeFailure where one stops.

        inputs: the values that all instances share; varying: {input: array of each instance's own} or None; counts: the
        three extents; chain: indices and extents of the nodes around; out: room for the outputs of all instances, output
        by output, or None; lane: the contexts to run in (allvm.graph.execute.Lane).
        """
        raise NotImplementedError

    def takes_inside(self, place, instances):
        """The same of a leaf in one of several instances of the node around it."""
        return False

    @classmethod
    def guess(cls, place, instances):
        """The Cost of such a run on any machine, before anything is known; None: no device of this kind runs the node."""
        raise NotImplementedError

    def cost(self, place, instances):
        """The Cost of such a run as far as this device can tell: `guess`, and what it knows better. None: it cannot run the node."""
        return self.guess(place, instances)

    def refine(self, plan):
        """Simplify the plan of a graph before it runs for the first time."""

    def make_ready(self, plan):
        """Do what is cheap now, before a graph is launched, where its nodes will surely run here."""

    def close(self):
        """Give back what it holds."""


def make(name, *args, **options):
    """The device of that name; the other arguments are its own."""
    module, _, what = FACTORIES[name].partition(":")
    return getattr(import_module(module), what)(*args, **options)
