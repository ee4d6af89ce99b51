"""`--trace FILE`: a timeline of a program's graphs, in the format of Chrome's trace events, which Perfetto and speedscope open.

Each thread is a track. On it lie launches, waits, nodes with their chunks in them, stages of streams, compilations and
transfers, each an event with its begin and its length ("ph": "X"). The openmp device's own threads have tracks of theirs. Nothing of this is
loaded without --trace.
"""

import json
import threading
from collections import deque

from allvm.graph._pool import clock
from allvm.output import write_output

LIMIT = 1_000_000  # events kept; the oldest go first
WORKERS = 1 << 20  # tracks from here on are of the openmp device's threads
CATEGORIES = ("wait", "launch", "stream", "stage", "node", "chunk", "compile", "transfer", "kernel")  # outer ones first


class Trace:
    """Events of one run. An event is (category, name, track, begin, end, arguments)."""

    clock = staticmethod(clock)

    def __init__(self, program, limit=LIMIT):
        self.program = program
        self.start = clock()
        self.events = deque(maxlen=limit)
        self.counted = 0
        self.tracks = {threading.get_ident(): "program"}  # thread or worker -> its name
        self.numbers = {}
        self.crews = {}

    def span(self, category, name, begin, end=None, track=None, **arguments):
        """Something that lasted from `begin` until now, or `end`; by default in this thread."""
        if track is None:
            track = threading.get_ident()
            if track not in self.tracks:
                self.tracks[track] = threading.current_thread().name
        self.counted += 1
        self.events.append((category, name, track, begin, clock() if end is None else end, arguments))

    def chunks(self, name, crew, record):
        """The chunks of a node that a crew's threads ran, the first of them in this thread."""
        number = self.crews.setdefault(id(crew), len(self.crews))
        for thread, begin, end, first, last in record:
            track = None
            if thread:
                track = WORKERS + 1000 * number + thread
                self.tracks.setdefault(track, f"openmp {thread}" + (f" of {number}" if number else ""))
            self.span("chunk", f"{name} {first}..{last - 1}", begin, end, track, first=first, instances=last - first)

    def json(self):
        """The trace as the dict that the file holds."""
        out = [{"ph": "M", "name": "process_name", "pid": 1, "tid": 0, "args": {"name": f"allvm-vm {self.program}"}}]
        number = {track: n for n, track in enumerate(self.tracks, 1)}
        for track, n in number.items():
            out.append({"ph": "M", "name": "thread_name", "pid": 1, "tid": n, "args": {"name": self.tracks[track]}})
            out.append({"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": n, "args": {"sort_index": n}})
        for category, name, track, begin, end, arguments in sorted(self.events, key=lambda e: (e[3], -e[4], CATEGORIES.index(e[0]))):
            out.append({"ph": "X", "cat": category, "name": name, "pid": 1, "tid": number[track], "ts": round((begin - self.start) * 1e6, 3),
                        "dur": round(max(end - begin, 0) * 1e6, 3), "args": arguments})  # fmt: skip
        return {"traceEvents": out, "displayTimeUnit": "ms", "otherData": {"program": self.program, "dropped": self.counted - len(self.events)}}

    def write(self, path):
        write_output(path, json.dumps(self.json(), separators=(",", ":")))
