"""What is moved between the program's memory and the device's: only what is missing, in both directions, whatever fails."""

import random

from allvm.graph.memory import Validity, merge

from tests.cuda.support import ROOT, Session, fake, run
from tests.graph.support import built

HEAD = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void first(char *a, size_t a_bytes, long k) {
    __hpvm__hint(GPU_TARGET); __hpvm__attributes(0, 1, a);
    a[0] += k; a[a_bytes - 1] += k;
    __hpvm__return(1, a_bytes);
}
void root(char *a, size_t a_bytes, long k) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(0, 1, a);
    void *x = __hpvm__createNodeND(0, first);
    for (int i = 0; i < 3; i++) __hpvm__bindIn(x, i, i, 0);
    __hpvm__bindOut(x, 0, 0, 0);
}
struct __attribute__((packed)) Args { char *a; size_t a_bytes; long k; size_t result; };
static void go(char *a, size_t n, long k) {
    struct Args args = {a, n, k, 0};
    __hpvm__wait(__hpvm__launch(0, root, &args));
    if (args.result != n) printf("wrong result\\n");
}
int main(void) {
    __hpvm__init();
"""


def program(body, tmp_path):
    from allvm.build import build_program

    source = tmp_path / "t.c"
    source.write_text(HEAD + body + "\n__hpvm__cleanup(); return 0; }\n")
    return build_program([str(source)])


def test_validity_is_kept_by_ranges():
    changes = (lambda b: 1, lambda b: 2, lambda b: b | 2, lambda b: b | 1, lambda b: 4)
    for seed in range(100):
        r, v, model = random.Random(seed), Validity(), [1] * 64
        for _ in range(40):
            a, b = sorted((r.randrange(65), r.randrange(65)))
            change = r.choice(changes)
            v.set(a, b, change)
            model[a:b] = [change(x) for x in model[a:b]]
            assert [bits for lo, hi, bits in v.pieces(0, 64) for _ in range(hi - lo)] == model
            assert all(x != y for x, y in zip(v.bits, v.bits[1:]))


def test_merge():
    assert merge([(5, 9), (0, 2), (2, 4), (8, 12), (7, 7)]) == [(0, 4), (5, 12)]


def test_tracked_memory_moves_once():
    data = built(ROOT / "bench" / "hpvm" / "sgemm.c")
    _, _, session = run(data, argv=("program", "24", "3"))
    matrix = 24 * 24 * 4
    assert session.api.copied["up"] == 3 * matrix
    assert session.runtime.tracker.moved == 4 * matrix  # and c, when it is asked for


def test_untracked_memory_is_the_programs_after_each_graph(tmp_path):
    body = """char *a = malloc(100000); memset(a, 1, 100000);
    go(a, 100000, 2); printf("%d %d %d\\n", a[0], a[5], a[99999]); a[0] = 50; go(a, 100000, 1); printf("%d %d\\n", a[0], a[99999]);"""
    _, text, session = run(program(body, tmp_path))
    assert text == "3 1 3\n51 4\n"
    assert session.runtime.tracker.moved == 4 * 100000


def test_request_of_a_part_and_untrack(tmp_path):
    body = """char *a = malloc(100000); memset(a, 1, 100000); llvm_hpvm_track_mem(a, 100000);
    go(a, 100000, 2); llvm_hpvm_request_mem(a, 1000); printf("%d\\n", a[0]); a[0] = 10; go(a, 100000, 1);
    llvm_hpvm_untrack_mem(a); printf("%d %d\\n", a[0], a[99999]);"""
    _, text, session = run(program(body, tmp_path))
    assert text == "3\n11 4\n"
    assert session.runtime.tracker.moved == 100000 + 1000 + 1000 + 100000


def test_a_full_device_gives_back_what_is_not_needed(tmp_path):
    body = """enum { N = 12 << 20 }; char *a[6];
    for (int i = 0; i < 6; i++) { a[i] = malloc(N); memset(a[i], i, N); llvm_hpvm_track_mem(a[i], N); }
    for (int k = 0; k < 2; k++) for (int i = 0; i < 6; i++) go(a[i], N, 10);
    for (int i = 0; i < 6; i++) { llvm_hpvm_request_mem(a[i], N); printf("%d %d %d, ", a[i][0], a[i][N / 2], a[i][N - 1]); }"""
    _, text, _ = run(program(body, tmp_path), api=fake(memory_size=40 << 20))
    assert text == "20 0 20, 21 1 21, 22 2 22, 23 3 23, 24 4 24, 25 5 25, "


def test_large_ranges_go_through_buffers_and_then_from_pinned_pages(tmp_path):
    body = """enum { N = 21000000 }; char *a = malloc(N); memset(a, 1, N);
    for (int k = 0; k < 4; k++) go(a, N, 2);
    long sum = 0; for (int i = 0; i < N; i++) sum += a[i]; printf("%ld\\n", sum);"""
    session = Session(program(body, tmp_path), api=fake(seed=3))
    _, text = session.run()
    assert text == f"{21000000 + 16}\n" and session.api.live == {}
    calls = session.api.calls
    assert calls.count("cuMemHostRegister") == 1 == calls.count("cuMemHostUnregister")
    # through buffers: twice up and once down, six pieces each; then directly
    assert calls.count("cuMemcpyHtoDAsync") < 6 * 4 and session.api.copied["up"] == 4 * 21000000


def test_pinning_that_is_not_allowed_is_done_without(tmp_path):
    body = """enum { N = 9000000 }; char *a = malloc(N); memset(a, 1, N); for (int k = 0; k < 3; k++) go(a, N, 1); printf("%d %d\\n", a[0], a[N - 1]);"""
    api = fake()
    api.fail("cuMemHostRegister", "NOT_SUPPORTED")
    _, text, _ = run(program(body, tmp_path), api=api)
    assert text == "4 4\n"


LIST = """
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>
struct Item { struct Item *next; long value; };
void sum(struct Item **heads, size_t heads_bytes, long *sums, size_t sums_bytes) {
    __hpvm__hint(GPU_TARGET); __hpvm__attributes(1, heads, 1, sums);
    long i = __hpvm__getNodeInstanceID_x(__hpvm__getNode()), s = 0;
    for (struct Item *p = heads[i]; p; p = p->next) s += p->value, p->value++;
    sums[i] = s;
    __hpvm__return(1, sums_bytes);
}
void root(struct Item **heads, size_t heads_bytes, long *sums, size_t sums_bytes, long n) {
    __hpvm__hint(CPU_TARGET); __hpvm__attributes(1, heads, 1, sums);
    void *x = __hpvm__createNodeND(1, sum, n);
    for (int i = 0; i < 4; i++) __hpvm__bindIn(x, i, i, 0);
    __hpvm__bindOut(x, 0, 0, 0);
}
struct __attribute__((packed)) Args { struct Item **heads; size_t hb; long *sums; size_t sb; long n, r; };
int main(void) {
    enum { N = 20, M = 7 };
    struct Item **heads = calloc(N, sizeof *heads), *items = malloc(N * M * sizeof *items);
    long *sums = calloc(N, sizeof *sums);
    for (int i = 0; i < N; i++) for (int k = 0; k < M; k++) { struct Item *p = &items[i * M + k]; p->value = i * k; p->next = heads[i]; heads[i] = p; }
    llvm_hpvm_track_mem(items, N * M * sizeof *items);
    struct Args a = {heads, N * sizeof *heads, sums, N * sizeof *sums, N, 0};
    for (int r = 0; r < 2; r++) __hpvm__wait(__hpvm__launch(0, root, &a));
    llvm_hpvm_request_mem(items, N * M * sizeof *items);
    long all = 0; for (int i = 0; i < N * M; i++) all += items[i].value;
    printf("%ld %ld %ld\\n", sums[3], sums[19], all);
    llvm_hpvm_untrack_mem(items);
    return 0;
}
"""


def test_pointers_in_memory_are_followed(tmp_path):
    from allvm.build import build_program

    source = tmp_path / "list.c"
    source.write_text(LIST)
    data = build_program([str(source)])
    _, text, session = run(data)
    assert text == run(data, device="sequential")[1] == "70 406 4270\n"
    assert session.api.launches
