#include "host.cuh"
#include "../bfs.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 400000), searches = argument(argc, argv, 2, 4);
    prepare();
    Memory ms = memory((n + 1) * sizeof(int)), ml = memory(n * sizeof(int)), mm = memory(sizeof(int)), mseen = memory(n), mfront = memory(n), mnext = memory(n);
    int *start = ms, *level = ml, *more = mm;
    unsigned char *seen = mseen, *front = mfront;
    for (long i = 0; i < n; i++) start[i + 1] = start[i] + 2 + random_bits() % 7;
    long edges = start[n];
    Memory mt = memory(edges * sizeof(int));
    int *to = mt;
    for (long i = 0; i < n; i++)
        for (int k = start[i]; k < start[i + 1]; k++) {
            long near = i + (long)(random_bits() % (n / 20)) - n / 40;
            to[k] = near < 0 ? near + n : near >= n ? near - n : near;
        }
    Timer t;
    double seconds = 0;
    int depth = 0;
    unsigned all = 0;
    for (long s = 0; s < searches; s++) {
        for (long i = 0; i < n; i++) level[i] = -1;
        memset(seen, 0, n), memset(front, 0, n);
        level[s * 7919 % n] = 0, seen[s * 7919 % n] = front[s * 7919 % n] = 1;
        double begin = now();
        depth = 0;
        if (s == 0) ms.up(), mt.up(), mnext.up();
        ml.up(), mseen.up(), mfront.up();
        do {
            CHECK(cudaMemsetAsync(mm.device, 0, sizeof(int)));
            t.start();
            bfs_expand<<<blocks(n, 256), 256>>>(ms.on<int>(), mt.on<int>(), mseen.on<unsigned char>(), mfront.on<unsigned char>(), mnext.on<unsigned char>(), ml.on<int>(), depth, n);
            bfs_settle<<<blocks(n, 256), 256>>>(mseen.on<unsigned char>(), mfront.on<unsigned char>(), mnext.on<unsigned char>(), mm.on<int>(), n);
            t.stop();
            mm.down();
            t.add();
            depth++;
        } while (*more);
        ml.down();
        seconds += now() - begin;
        all = all * 17 + signature_int(level, n);
    }
    printf("bfs %ld: %d levels, %08x\n", n, depth, all);
    report(seconds, t);
}
