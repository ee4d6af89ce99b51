/* Breadth-first search, level by level: the vertices of a level mark their neighbours, then those become the next level. */
#include "common.h"

INLINE void expand(long v, const int *start, const int *to, const unsigned char *seen, unsigned char *front, unsigned char *next, int *level, int now_)
{
    if (!front[v]) return;
    front[v] = 0;
    for (int k = start[v]; k < start[v + 1]; k++)
        if (!seen[to[k]]) level[to[k]] = now_ + 1, next[to[k]] = 1;      /* several may write here: the same */
}

INLINE void settle(long v, unsigned char *seen, unsigned char *front, unsigned char *next, int *more)
{
    if (!next[v]) return;
    next[v] = 0, front[v] = 1, seen[v] = 1;
    *more = 1;
}

#ifndef PLAIN
void bfs_expand(POINTER(int, start), POINTER(int, to), POINTER(unsigned char, seen), POINTER(unsigned char, front), POINTER(unsigned char, next),
                POINTER(int, level), int current)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(4, start, to, seen, front, 3, front, next, level);
    expand(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), start, to, seen, front, next, level, current);
    __hpvm__return(1, next_bytes);
}

void bfs_settle(POINTER(unsigned char, seen), POINTER(unsigned char, front), POINTER(unsigned char, next), POINTER(int, more))
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(1, next, 4, seen, front, next, more);
    settle(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), seen, front, next, more);
    __hpvm__return(1, more_bytes);
}

/* Inputs: 0 start, 2 to, 4 seen, 6 front, 8 next, 10 level (each with its size), 12 the level, 13 more, 15 n. */
void bfs(POINTER(int, start), POINTER(int, to), POINTER(unsigned char, seen), POINTER(unsigned char, front), POINTER(unsigned char, next),
         POINTER(int, level), int current, POINTER(int, more), long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(2, start, to, 5, seen, front, next, level, more);
    void *a = __hpvm__createNodeND(1, bfs_expand, n), *b = __hpvm__createNodeND(1, bfs_settle, n);
    BIND_ALL(a, 13);
    __hpvm__bindIn(b, 4, 0, 0), __hpvm__bindIn(b, 5, 1, 0), __hpvm__bindIn(b, 6, 2, 0), __hpvm__bindIn(b, 7, 3, 0);
    __hpvm__bindIn(b, 8, 4, 0), __hpvm__edge(a, b, HPVM_ALL_TO_ALL, 0, 5, 0), __hpvm__bindIn(b, 13, 6, 0), __hpvm__bindIn(b, 14, 7, 0);
    __hpvm__bindOut(b, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 400000), searches = argument(argc, argv, 2, 4);
    prepare();
    int *start = memory((n + 1) * sizeof(int)), *level = memory(n * sizeof(int)), *more = memory(sizeof(int));
    unsigned char *seen = memory(n), *front = memory(n), *next = memory(n);
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
        request(seen, n), request(front, n);                             /* they are written to here */
        for (long i = 0; i < n; i++) level[i] = -1;
        memset(seen, 0, n);
        level[s * 7919 % n] = 0, seen[s * 7919 % n] = front[s * 7919 % n] = 1;
        double begin = now();
        depth = 0;
        do {
            *more = 0;
#ifdef PLAIN
            PARALLEL
            for (long v = 0; v < n; v++) expand(v, start, to, seen, front, next, level, depth);
            PARALLEL
            for (long v = 0; v < n; v++) settle(v, seen, front, next, more);
#else
            PACKED {
                FIELD(int, start); FIELD(int, to); FIELD(unsigned char, seen); FIELD(unsigned char, front); FIELD(unsigned char, next);
                FIELD(int, level); int current; FIELD(int, more); long n; size_t out;
            } args = {start, (n + 1) * 4, to, edges * 4, seen, n, front, n, next, n, level, n * 4, depth, more, 4, n, 0};
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
