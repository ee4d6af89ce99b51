"""python -m bench.threads: threads of a program: what they gain on two cores, and what the host library's locks cost.

Writes bench/results/threads.md and threads.json. Times are medians of several runs; wall-clock for the gain, since that is
what threads are for, with the processor time beside it; processor time of the process for the costs.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
NATIVE = [sys.executable, "-m", "ziglang", "cc", "-fno-sanitize=undefined", "-O1", "-w", "-pthread"]
TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
ROUNDS = 5
SOURCE = r"""
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static double now(clockid_t c) { struct timespec t; clock_gettime(c, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
static long n;
static void *compute(void *p)
{
    long x = (long)p, sum = 0;
    for (long i = 0; i < n; i++) { x = x * 6364136223846793005 + 1442695040888963407; sum += x >> 40 & 255; }
    return (void *)sum;
}
static void *allocate(void *p)
{
    void *q[16] = {0};
    for (long i = 0; i < n; i++) { free(q[i & 15]); q[i & 15] = malloc(16 + (i & 127)); }
    for (int i = 0; i < 16; i++) free(q[i]);
    return p;
}
static void *print(void *p) { for (long i = 0; i < n; i++) printf("%ld\n", i); return p; }
static void *format(void *p) { char b[64]; for (long i = 0; i < n; i++) snprintf(b, sizeof b, "%ld", i); return p; }
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *lock(void *p) { for (long i = 0; i < n; i++) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); } return p; }
static void *nothing(void *p) { return p; }
static void *create(void *p)
{
    for (long i = 0; i < n; i++) { pthread_t t; pthread_create(&t, NULL, nothing, p); pthread_join(t, NULL); }
    return p;
}
int main(int argc, char **argv)
{
    void *(*f)(void *) = argv[1][0] == 'c' ? compute : argv[1][0] == 'a' ? allocate : argv[1][0] == 'p' ? print
                       : argv[1][0] == 'f' ? format : argv[1][0] == 'l' ? lock : create;
    int threads = atoi(argv[2]);            /* 0: in main, in a program that never had another; -1: in main, after one has been */
    pthread_t t[8];
    n = atol(argv[3]);
    if (threads < 0) { pthread_create(&t[0], NULL, nothing, NULL); pthread_join(t[0], NULL); }
    f((void *)1);                           /* warm */
    double wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    if (threads <= 0) f((void *)1);
    for (int i = 0; i < threads; i++) pthread_create(&t[i], NULL, f, (void *)(long)i);
    for (int i = 0; i < threads; i++) pthread_join(t[i], NULL);
    fprintf(stderr, "%.9f %.9f\n", now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - cpu);
    return argc != 4;
}
"""
GAINS = [("native", 300_000_000), ("interp", 3_000_000), ("opt", 300_000_000)]
COSTS = [("malloc and free", "a", 300_000), ("printf to a file", "p", 100_000), ("snprintf", "f", 100_000), ("lock and unlock of a mutex", "l", 300_000)]


def run(program, tier, what, threads, n):
    """(wall-clock, processor time) in seconds of the measured part."""
    with tempfile.TemporaryFile() as out:
        command = [program + ".native"] if tier == "native" else [*TOOL, "--tier", tier, program]
        r = subprocess.run([*command, what, str(threads), str(n)], stdout=out, stderr=subprocess.PIPE, check=True)
    wall, cpu = map(float, r.stderr.split())
    return wall, cpu


def measure(jobs):
    """Medians of rounds that take the jobs in turn: {job: (wall, cpu)}."""
    found = {job: [] for job in jobs}
    for _ in range(ROUNDS):
        for job in jobs:
            found[job].append(run(*job))
    return {job: tuple(statistics.median(x) for x in zip(*times, strict=True)) for job, times in found.items()}


def main():
    from allvm.build import build_program

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.c")
        pathlib.Path(path).write_text(SOURCE)
        program = os.path.join(folder, "t.avm")
        pathlib.Path(program).write_bytes(build_program([path]))
        subprocess.run([*NATIVE, path, "-o", program + ".native"], check=True, capture_output=True)
        gains = measure([(program, tier, "c", threads, n // threads) for tier, n in GAINS for threads in (1, 2)])
        costs = measure([(program, "opt", what, threads, n) for _, what, n in COSTS for threads in (0, -1, 2)])
        created = measure([(program, tier, "n", 0, 300) for tier in ("interp", "opt")])
    lines = ["# Threads", "", f"`python -m bench.threads`: medians of {ROUNDS} rounds, {os.cpu_count()} cores that others use as well.", "",
             "The same work by one thread and shared by two; what native code gains says what the machine had to give at the time:", "",
             "| tier | 1 thread, s | 2 threads, s | gain | processor time of 2 against 1 |", "|---|---|---|---|---|"]  # fmt: skip
    table = {"gain": {}, "cost": {}, "create": {}}
    for tier, n in GAINS:
        one, two = gains[program, tier, "c", 1, n], gains[program, tier, "c", 2, n // 2]
        table["gain"][tier] = {"one": one, "two": two}
        lines.append(f"| {tier} | {one[0]:.3f} | {two[0]:.3f} | {one[0] / two[0]:.2f} | {two[1] / one[1]:.2f} |")
    lines += ["", "What a call costs in native code, ns of processor time: in a program that never had a second thread (nothing is locked), after one has been",
              "(locks that nobody else wants), and in two threads at once that do nothing else:", "",
              "| | one thread | locks | two threads at once |", "|---|---|---|---|"]  # fmt: skip
    for name, what, n in COSTS:
        plain, locked = (costs[program, "opt", what, t, n][1] / n * 1e9 for t in (0, -1))
        both = costs[program, "opt", what, 2, n][1] / (2 * n) * 1e9
        table["cost"][name] = {"plain": plain, "locked": locked, "both": both}
        lines.append(f"| {name} | {plain:.0f} | {locked:.0f} | {both:.0f} |")
    for tier in ("interp", "opt"):
        table["create"][tier] = created[program, tier, "n", 0, 300][0] / 300
    lines += ["", f"A thread that does nothing, created and joined: {table['create']['interp'] * 1e6:.0f} µs."]
    (HERE / "results" / "threads.md").write_text("\n".join(lines) + "\n")
    (HERE / "results" / "threads.json").write_text(json.dumps(table, indent=1) + "\n")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
