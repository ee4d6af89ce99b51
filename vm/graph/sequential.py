"""The sequential device: the instances of a node one after the other, in the interpreter. What others are measured by."""

from allvm.graph.memory import HOST
from allvm.interp import _core


class Sequential:
    """Runs leaves. A device has `space`, the memory that it works on, and `run`."""

    name = "sequential"
    space = HOST

    def __init__(self, instance):
        self.instance = instance

    def run(self, place, inputs, counts, chain, varying, out, lane):
        """All instances of a leaf: the outputs of the last one. NodeFailure where one stops."""
        return _core.run_node(self.instance, place.function, inputs, counts, chain, varying, out, context=lane.context)

    def takes(self, place, instances):
        """Whether a node is run with all that is in it: leaves are."""
        return place.leaf

    def close(self):
        pass
