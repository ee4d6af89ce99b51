#include "common.cuh"
KERNEL bfs_expand(IN(int, start), IN(int, to), IN(unsigned char, seen), OUT(unsigned char, front), OUT(unsigned char, next), OUT(int, level), int now, int nx)
{
    X;
    if (!front[x]) return;
    front[x] = 0;
    for (int k = start[x]; k < start[x + 1]; k++)
        if (!seen[to[k]]) level[to[k]] = now + 1, next[to[k]] = 1;
}

KERNEL bfs_settle(OUT(unsigned char, seen), OUT(unsigned char, front), OUT(unsigned char, next), OUT(int, more), int nx)
{
    X;
    if (!next[x]) return;
    next[x] = 0, front[x] = 1, seen[x] = 1;
    *more = 1;
}
