"""What ran: sums per node and device for --stats, and the events of --trace."""

import time


class Sums:
    """Of one node on one device. busy: seconds of threads in it; waited: until the device's threads were free; read, written: bytes that
    its pointers say."""

    __slots__ = ("busy", "instances", "read", "runs", "seconds", "waited", "written")

    def __init__(self):
        self.runs = self.instances = self.read = self.written = 0
        self.seconds = self.busy = self.waited = 0.0


class Stats:
    """Per node and device what it took. detailed: threads' times and bytes, too. trace: a Trace, or None."""

    clock = staticmethod(time.perf_counter)

    def __init__(self, detailed=False, trace=None):
        self.detailed, self.trace = detailed or trace is not None, trace
        self.nodes = {}
        self.compiled = {}  # path -> seconds
        self.tiled = set()  # paths of nodes whose instances are computed in tiles
        self.launches = self.pushes = 0
        if trace is not None:
            self.clock = trace.clock

    def sums(self, place, device):
        found = self.nodes.get((place.path, device.name))
        if found is None:
            found = self.nodes[place.path, device.name] = Sums()
        return found

    def node(self, place, device, instances, start, inputs, counts):
        """A device has run all instances of a node: the seconds since `start`."""
        end = self.clock()
        sums = self.sums(place, device)
        sums.runs += 1
        sums.instances += instances
        sums.seconds += end - start
        if self.detailed:
            for n, read, written in place.pointers:
                size = inputs[n + 1]
                if read or not written:
                    sums.read += size
                if written or not read:
                    sums.written += size
            if self.trace is not None:
                self.trace.span("node", place.label, start, end, node="/".join(place.path), device=device.name, instances=instances, extents=list(counts))
        return end - start

    def late(self, place, device, seconds):
        """A node has run on a device for some seconds; `node` was called when it was launched."""
        self.sums(place, device).busy += seconds

    def chunks(self, place, device, crew, record, waited):
        """What the threads of a device did for a node. record: see allvm.graph._pool."""
        sums = self.sums(place, device)
        sums.waited += waited
        sums.busy += sum(end - begin for _, begin, end, _, _ in record)
        if self.trace is not None:
            self.trace.chunks(place.label, crew, record)

    def compiling(self, place, device, start, error):
        """A device has compiled a node since `start`."""
        end = self.clock()
        self.compiled[place.path] = self.compiled.get(place.path, 0.0) + end - start
        if self.trace is not None:
            self.trace.span("compile", place.label, start, end, device=device.name, error=error or "")

    def span(self, category, name, start, **arguments):
        """Something else has lasted since `start`, for the trace."""
        if self.trace is not None:
            self.trace.span(category, name, start, **arguments)

    def summary(self):
        """The nodes as dicts."""
        out = []
        compiled = dict(self.compiled)
        for (path, device), s in self.nodes.items():
            row = {"node": "/".join(path), "device": device, "runs": s.runs, "instances": s.instances, "seconds": s.seconds,
                   "compile_seconds": compiled.pop(path, 0.0) if device != "sequential" else 0.0}  # fmt: skip
            if path in self.tiled and device == "openmp":
                row["tiled"] = True
            if self.detailed:
                row |= {"busy_seconds": s.busy or s.seconds, "wait_seconds": s.waited, "bytes_read": s.read, "bytes_written": s.written}
            out.append(row)
        return out


def reasons(choices):
    """Lines that say why each node ran where it did."""
    return [f"    {c['node']} (size class {c['class']}): {c['device']}: {c['reason']}" for c in choices]


def lines(nodes):
    """The table that --stats prints, a line for each node and device."""
    if not nodes:
        return []
    heads = ("node", "device", "runs", "instances", "ms", "busy ms", "wait ms", "compile ms", "MB read", "MB written")
    rows = [(n["node"], n["device"], f"{n['runs']:,}", f"{n['instances']:,}", f"{n['seconds'] * 1e3:,.2f}",
             *(f"{n.get(k, 0) * scale:,.2f}" for k, scale in (("busy_seconds", 1e3), ("wait_seconds", 1e3), ("compile_seconds", 1e3),
                                                               ("bytes_read", 1e-6), ("bytes_written", 1e-6)))) for n in nodes]  # fmt: skip
    widths = [max(len(r[k]) for r in [heads, *rows]) for k in range(len(heads))]
    return ["    " + "  ".join(x.ljust(w) if k < 2 else x.rjust(w) for k, (x, w) in enumerate(zip(r, widths))) for r in [heads, *rows]]
