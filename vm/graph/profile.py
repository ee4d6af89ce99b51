"""What nodes cost in earlier runs of a program on this machine: kept beside its native code (allvm.jit.cache).

Sums stand by node, device and size class: the number of bits of the number of instances.
"""

KEY = "profile of graphs"
WORTH = 5e-3  # seconds measured below which nothing is written, unless something ran for the first time
SURE = 4  # runs from which on those of this run say more than earlier ones
FORGET = 0.5  # weight of what was known when new runs come


class Profile:
    """Measured costs. here: of this run, known: of earlier ones. data: the program's bytes; None: nothing is kept."""

    def __init__(self, data=None):
        self.here, self.known = {}, {}  # (path, device, class) -> [runs, instances, seconds, least seconds per instance]
        self.compiled = {}  # (path, device) -> seconds
        self.threads = {}  # (path, threads) -> seconds per instance in one thread and in all, or None: of nodes whose threads may hinder each other
        self.touched = {}  # (path, class) -> bytes that a run's pointers say are read and written
        self.cache = None
        if data is not None:
            from allvm.jit.cache import Cache, directory

            if directory():
                self.cache = Cache(data, directory())
                self.load()

    def load(self):
        import os

        if self.cache.path is None or not os.path.isdir(self.cache.path):
            return
        found = self.cache.get(KEY)
        try:
            for row in found[0]["costs"] if found else ():
                self.known[tuple(row["node"].split("/")), row["device"], row["class"]] = [row["runs"], row["instances"], row["seconds"], row["best"]]
            for row in found[0]["compiled"] if found else ():
                self.compiled[tuple(row["node"].split("/")), row["device"]] = row["seconds"]
            for row in found[0].get("threads", ()) if found else ():
                self.threads[tuple(row["node"].split("/")), row["threads"]] = row["alone"], row["together"]
            for row in found[0].get("touched", ()) if found else ():
                self.touched[tuple(row["node"].split("/")), row["class"]] = row["read"], row["written"]
        except (KeyError, TypeError, AttributeError):
            self.known, self.compiled, self.threads, self.touched = {}, {}, {}, {}

    def ran(self, place, device, instances, seconds):
        key = place.path, device.name, instances.bit_length()
        entry = self.here.get(key)
        if entry is None:
            entry = self.here[key] = [0, 0, 0.0, seconds / instances]
        entry[3] = min(entry[3], seconds / instances)  # other programs only ever add to it
        entry[0] += 1
        entry[1] += instances
        entry[2] += seconds

    def touches(self, place, instances, inputs):
        """A node runs with these inputs. The first run of a size class counts for all."""
        key = place.path, instances.bit_length()
        if key not in self.touched:
            read = written = 0
            for n, reads, writes in place.pointers:
                read += inputs[n + 1] * bool(reads or not writes)
                written += inputs[n + 1] * bool(writes or not reads)
            self.touched[key] = read, written

    def per_instance(self, path, device, size):
        """(seconds per instance, whether from a run of that size class), of this run where it has run, else of earlier ones; or None."""
        here, known = (table.get((path, device, size)) for table in (self.here, self.known))
        if here or known:
            return min(x[3] for x in (here, known) if x and (x is here or not here or here[0] < SURE)), True
        near = [(abs(s - size), e[3]) for table in (self.here, self.known) for (p, d, s), e in table.items() if p == path and d == device]
        return (min(near)[1], False) if near else None

    def spent(self, path, size):
        """Seconds that a node took in this run, on any device."""
        return sum(e[2] for (p, _, s), e in self.here.items() if p == path and s == size)

    def runs(self, path, size):
        """How often it ran in earlier runs of the program: more than in the last, as those before count a little."""
        return sum(e[0] for (p, _, s), e in self.known.items() if p == path and s == size)

    def rows(self):
        """All that is known, as dicts: what is kept."""
        merged = {k: list(v) for k, v in self.known.items()}
        for k, (runs, instances, seconds, best) in self.here.items():
            old = merged.get(k)
            if old:
                runs, instances, seconds = (a + FORGET * b for a, b in zip((runs, instances, seconds), old))
            merged[k] = [runs, instances, seconds, best]
        return [{"node": "/".join(path), "device": device, "class": size, "runs": e[0], "instances": e[1], "seconds": e[2], "best": e[3]}
                for (path, device, size), e in sorted(merged.items())]  # fmt: skip

    def save(self):
        """Keep it for later runs."""
        if self.cache is None or sum(e[2] for e in self.here.values()) < WORTH and set(self.here) <= set(self.known):
            return
        compiled = [{"node": "/".join(path), "device": device, "seconds": s} for (path, device), s in sorted(self.compiled.items())]
        touched = [{"node": "/".join(path), "class": size, "read": r, "written": w} for (path, size), (r, w) in sorted(self.touched.items())]
        threads = [{"node": "/".join(path), "threads": n, "alone": a, "together": t} for (path, n), (a, t) in sorted(self.threads.items())]
        self.cache.put(KEY, {"costs": self.rows(), "compiled": compiled, "threads": threads, "touched": touched}, b"")
