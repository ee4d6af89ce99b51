// C = alpha A B^T + beta C with columns in order, in groups of tiles: two levels of nodes, as written for GPUs.
// Usage: sgemm [SIZE, a multiple of 16] [RUNS]
#include <hpvm.h>
#include <stdio.h>
#include <stdlib.h>

#define TILE 16

void element(float *A, size_t bytes_A, int lda, float *B, size_t bytes_B, int ldb, float *C, size_t bytes_C, int ldc,
             int k, float alpha, float beta)
{
    __hpvm__hint(hpvm::DEVICE);
    __hpvm__attributes(3, A, B, C, 1, C);
    void *node = __hpvm__getNode();
    void *group = __hpvm__getParentNode(node);
    int m = __hpvm__getNodeInstanceID_x(group) * __hpvm__getNumNodeInstances_x(node) + __hpvm__getNodeInstanceID_x(node);
    int n = __hpvm__getNodeInstanceID_y(group) * __hpvm__getNumNodeInstances_y(node) + __hpvm__getNodeInstanceID_y(node);
    float sum = 0.0f;
    for (int i = 0; i < k; i++) sum += A[m + i * lda] * B[n + i * ldb];
    C[m + n * ldc] = C[m + n * ldc] * beta + alpha * sum;
}

void tile(float *A, size_t bytes_A, int lda, float *B, size_t bytes_B, int ldb, float *C, size_t bytes_C, int ldc,
          int k, float alpha, float beta)
{
    __hpvm__hint(hpvm::CPU_TARGET);
    __hpvm__attributes(3, A, B, C, 1, C);
    void *node = __hpvm__createNodeND(2, element, (size_t)TILE, (size_t)TILE);
    for (int i = 0; i < 12; i++) __hpvm__bindIn(node, i, i, 0);
}

void sgemm(float *A, size_t bytes_A, int lda, float *B, size_t bytes_B, int ldb, float *C, size_t bytes_C, int ldc,
           int k, float alpha, float beta, size_t tiles_m, size_t tiles_n)
{
    __hpvm__hint(hpvm::CPU_TARGET);
    __hpvm__attributes(3, A, B, C, 1, C);
    void *node = __hpvm__createNodeND(2, tile, tiles_m, tiles_n);
    for (int i = 0; i < 12; i++) __hpvm__bindIn(node, i, i, 0);
}

struct __attribute__((__packed__)) Arguments {
    float *A; size_t bytes_A; int lda;
    float *B; size_t bytes_B; int ldb;
    float *C; size_t bytes_C; int ldc;
    int k; float alpha, beta;
    size_t tiles_m, tiles_n;
};

int main(int argc, char **argv)
{
    int size = argc > 1 ? atoi(argv[1]) : 48, runs = argc > 2 ? atoi(argv[2]) : 1;
    size_t bytes = sizeof(float) * size * size;
    float *A = (float *)malloc(bytes), *B = (float *)malloc(bytes), *C = (float *)malloc(bytes);
    for (int i = 0; i < size * size; i++) { A[i] = (i % 17) * 0.25f; B[i] = (i % 13) * 0.5f - 2; C[i] = 1; }

    __hpvm__init();
    llvm_hpvm_track_mem(A, bytes);
    llvm_hpvm_track_mem(B, bytes);
    llvm_hpvm_track_mem(C, bytes);
    Arguments args = {A, bytes, size, B, bytes, size, C, bytes, size, size, 2.0f, 0.0f, (size_t)size / TILE, (size_t)size / TILE};
    for (int r = 0; r < runs; r++) {
        void *graph = __hpvm__launch(0, sgemm, (void *)&args);
        __hpvm__wait(graph);
    }
    llvm_hpvm_request_mem(C, bytes);
    long wrong = 0;
    double trace = 0;
    for (int m = 0; m < size; m++)
        for (int n = 0; n < size; n += 1 + size / 16) {
            float sum = 0.0f;
            for (int i = 0; i < size; i++) sum += A[m + i * size] * B[n + i * size];
            wrong += C[m + n * size] != 2.0f * sum;
        }
    for (int m = 0; m < size; m++) trace += C[m + m * size];
    __hpvm__cleanup();
    printf("sgemm: %d x %d, %ld wrong, trace %.2f\n", size, size, wrong, trace);
    return wrong != 0;
}
