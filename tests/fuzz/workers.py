"""Processes that do one job at a time, so that a crash or a hang of one job is seen and costs only that job."""

import multiprocessing
import time
import traceback
from multiprocessing.connection import wait

SPAWN = multiprocessing.get_context("spawn")


class Outcome:
    """How a job ended. kind: 'done' with a value, 'error' with a traceback, 'crash' with an exit code, 'hang'."""

    def __init__(self, kind, value=None):
        self.kind = kind
        self.value = value


def _serve(connection, function):
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        try:
            reply = Outcome("done", function(job))
        except Exception:
            reply = Outcome("error", traceback.format_exc())
        connection.send(reply)


class Worker:
    def __init__(self, function):
        self.function = function
        self.connection, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(other, function), daemon=True)
        self.process.start()
        other.close()
        self.job = None
        self.deadline = 0

    def start(self, job, timeout):
        self.job = job
        self.deadline = time.monotonic() + timeout
        self.connection.send(job)

    def finish(self):
        """The outcome of the job; call when the connection is ready or the deadline is over."""
        if not self.connection.poll():
            self.stop()
            return Outcome("hang")
        try:
            return self.connection.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            return Outcome("crash", self.process.exitcode)

    def stop(self):
        self.process.kill()
        self.process.join()
        self.connection.close()


def run(function, jobs, timeout, workers=2):
    """(job, Outcome) in the order in which they end. function: importable, takes a job. jobs: an iterable."""
    jobs = iter(jobs)
    idle = [Worker(function) for _ in range(workers)]
    busy = []
    try:
        while True:
            while idle:
                try:
                    job = next(jobs)
                except StopIteration:
                    break
                idle[-1].start(job, timeout)
                busy.append(idle.pop())
            if not busy:
                return
            left = min(w.deadline for w in busy) - time.monotonic()
            ready = wait([w.connection for w in busy], max(0, left))
            now = time.monotonic()
            for w in [w for w in busy if w.connection in ready or w.deadline <= now]:
                busy.remove(w)
                outcome = w.finish()
                yield w.job, outcome
                if outcome.kind in ("crash", "hang"):
                    w = Worker(function)
                idle.append(w)
    finally:
        for w in busy + idle:
            w.stop()
