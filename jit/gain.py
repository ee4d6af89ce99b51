"""What fusion gains, estimated from the code alone: what decides before anything was measured.

    found = gain(fusion, instances, width)      # a Gain: seconds together and apart, and why

A leaf takes as long as its operations or its memory, whichever is longer. Fused leaves move less memory: what one hands to the next is
not read again, and an array that several use is read once. But they go through the same loop. Where one of them cannot become vectors, none
does; and the widest number decides for all how many instances a vector holds.
"""

from dataclasses import dataclass

from allvm.ir import isa

OPERATION = 0.2e-9  # seconds, of a scalar or a whole vector
NEAR, FAR = 0.015e-9, 0.08e-9  # seconds for a byte of arrays that fit into the caches of a core, and of others
CACHE = 1 << 20
NODE = 6e-6  # seconds for a node beside its instances
WEIGHTS = {"div": 8, "rem": 20, "div_s": 20, "div_u": 20, "rem_s": 20, "rem_u": 20, "sqrt": 8, "call": 60}
FREE = ("mov", "const", "node", "ret", "jmp", "lea")


@dataclass(frozen=True)
class Gain:
    """Seconds for all instances in one thread; bytes per instance. reason: why it is not worth it, or "". misfits: pairs of parts of which only one
    becomes vectors, where that is why."""

    together: float
    apart: float
    bytes_together: int
    bytes_apart: int
    reason: str
    misfits: tuple = ()

    @property
    def pays(self):
        return self.together <= self.apart


@dataclass(frozen=True)
class Body:
    """What a leaf does. operations: weighed, of one instance; widest: bytes of the widest number; scalar: why it does not become vectors, or ""; arrays: {(its
    pointer, whether it is written): bytes per instance}."""

    operations: int
    widest: int
    scalar: str
    arrays: dict


def body(flow, accesses, forwarded=()):
    """The Body of a leaf. forwarded: loads whose values another leaf hands over."""
    code, total, widest, scalar = flow.function.code, 0, 1, "it has loops" if flow.loops else ""
    for b in flow.order:
        for i in range(flow.blocks[b].start, flow.blocks[b].end):
            name, _, type = isa.OPS[code[i][0]].name.partition(".")
            if name not in FREE and i not in forwarded:
                total += WEIGHTS.get(name, 1) if not (name == "div" and type[:1] != "f") else WEIGHTS["div_s"]
            if name == "call":
                scalar = scalar or "it calls functions"
            elif name == "trap" or name in ("div_s", "div_u", "rem_s", "rem_u"):
                scalar = scalar or "it can trap"
            elif name == "switch":
                scalar = scalar or "it has a switch"
            if type.startswith("f64"):
                widest = 8
    arrays = {}
    for a in accesses:
        widest = max(widest, a.size)
        if apart(a):
            scalar = scalar or "its elements do not lie side by side"
        if a.at not in forwarded:
            key = a.root, a.written
            arrays[key] = max(arrays.get(key, 0), a.size)
    return Body(total, widest, scalar, arrays)


def apart(access):
    """Whether neighbouring instances are known to touch elements that are not neighbours."""
    if access.form is None:
        return False
    along = {m: c for m, c in access.form.items() if ("i", 0) in m}
    return bool(along) and along != {(("i", 0),): access.size}


def seconds(bodies, bytes, instances, width):
    """Of leaves in one loop."""
    operations = sum(b.operations for b in bodies)
    lanes = 1 if any(b.scalar for b in bodies) else max(1, width // (8 * max(b.widest for b in bodies)))
    return NODE + instances * max(operations / lanes * OPERATION, bytes * (FAR if bytes * instances > CACHE else NEAR))


def gain(fusion, instances, width):
    """The Gain of a jit.fuse.Fusion. width: bits of a vector, 0 for none."""
    flows = [flow for flow, *_ in fusion.analysed]
    plain = [body(flow, accesses) for flow, accesses in zip(flows, fusion.accesses)]
    joined = [body(flow, accesses, {i for (q, i) in fusion.loads if q == k}) for k, (flow, accesses) in enumerate(zip(flows, fusion.accesses))]
    arrays = {}
    for b in joined:
        arrays.update({key: max(size, arrays.get(key, 0)) for key, size in b.arrays.items()})
    moved = [sum(b.arrays.values()) for b in plain]
    together = seconds(joined, sum(arrays.values()), instances, width)
    one_by_one = sum(seconds([b], n, instances, width) for b, n in zip(plain, moved))
    reason, misfits = "", ()
    if together > one_by_one:
        reasons = {b.scalar for b in plain}
        if "" in reasons and len(reasons) > 1:
            misfits = tuple((j, k) for k in range(len(plain)) for j in range(k) if bool(plain[j].scalar) != bool(plain[k].scalar))
            reason = f"a part does not become vectors ({next(iter(reasons - {''}))}) and the others would not any more"
        else:
            reason = "a part's numbers are wider, so that a vector would hold fewer instances of the others"
    return Gain(together, one_by_one, sum(arrays.values()), sum(moved), reason, misfits)
