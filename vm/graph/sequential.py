"""The sequential device: the instances of a node one after the other, in the interpreter. What others are measured by."""

from allvm.graph.device import Cost, Device
from allvm.interp import _core

LEAF, NEST = 10e-6, 640e-6  # seconds that an instance is supposed to take until it has run: a leaf's, that of a node with others in it


class Sequential(Device):
    """Runs leaves; what has nodes in it is gone through one by one."""

    name = "sequential"
    targets = frozenset(("none", "cpu", "cpu_or_gpu", "cpu_or_spir"))

    def __init__(self, instance):
        self.instance = instance

    def run(self, place, inputs, counts, chain, varying, out, lane):
        """All instances of a leaf: the outputs of the last one. NodeFailure where one stops."""
        return _core.run_node(self.instance, place.function, inputs, counts, chain, varying, out, context=lane.context)

    def takes(self, place, instances):
        """Whether a node is run with all that is in it: leaves are."""
        return place.leaf

    @classmethod
    def guess(cls, place, instances):
        return Cost(instances * (LEAF if place.leaf else NEST))
