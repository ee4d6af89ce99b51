/* Breadth-first search, level by level: each vertex of the level marks its neighbours. */
#include "common.h"

INLINE void vertex(long v, const int *start, const int *to, int *level, int *more, int now_)
{
    if (level[v] != now_) return;
    for (int k = start[v]; k < start[v + 1]; k++)
        if (level[to[k]] < 0) {
            level[to[k]] = now_ + 1;      /* several may write it: the same number */
            *more = 1;
        }
}

#ifndef PLAIN
void bfs_vertex(POINTER(int, start), POINTER(int, to), POINTER(int, level), POINTER(int, more), int current)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(3, start, to, level, 2, level, more);
    vertex(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), start, to, level, more, current);
    __hpvm__return(1, more_bytes);
}

void bfs(POINTER(int, start), POINTER(int, to), POINTER(int, level), POINTER(int, more), int current, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(3, start, to, level, 2, level, more);
    void *node = __hpvm__createNodeND(1, bfs_vertex, n);
    BIND_ALL(node, 9);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 400000), searches = argument(argc, argv, 2, 4);
    prepare();
    int *start = memory((n + 1) * sizeof(int)), *level = memory(n * sizeof(int)), *more = memory(sizeof(int));
    for (long i = 0; i < n; i++) start[i + 1] = start[i] + 2 + random_bits() % 7;
    long edges = start[n];
    int *to = memory(edges * sizeof(int));
    for (long i = 0; i < n; i++)
        for (int k = start[i]; k < start[i + 1]; k++) {
            long near = i + (long)(random_bits() % (n / 20)) - n / 40;
            to[k] = near < 0 ? near + n : near >= n ? near - n : near;
        }
    double seconds = 0;
    int depth = 0;
    unsigned all = 0;
    for (long s = 0; s < searches; s++) {
        for (long i = 0; i < n; i++) level[i] = -1;
        level[s * 7919 % n] = 0;
        double begin = now();
        depth = 0;
        do {
            *more = 0;
#ifdef PLAIN
            PARALLEL
            for (long v = 0; v < n; v++) vertex(v, start, to, level, more, depth);
#else
            PACKED { FIELD(int, start); FIELD(int, to); FIELD(int, level); FIELD(int, more); int current; long n; size_t out; } args =
                {start, (n + 1) * 4, to, edges * 4, level, n * 4, more, 4, depth, n, 0};
            RUN(bfs, &args);
            request(more, 4);
#endif
            depth++;
        } while (*more);
        request(level, n * 4);
        seconds += now() - begin;
        all = all * 17 + signature_int(level, n);
    }
    printf("bfs %ld: %d levels, %08x\n", n, depth, all);
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
