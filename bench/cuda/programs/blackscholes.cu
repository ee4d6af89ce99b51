#include "host.cuh"
#include "../blackscholes.cu"
int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 1000000), steps = argument(argc, argv, 2, 20);
    prepare();
    size_t bytes = n * sizeof(float);
    Memory m[5];
    for (int k = 0; k < 5; k++) m[k] = memory(bytes);
    float *price = m[0], *strike = m[1], *years = m[2];
    for (long i = 0; i < n; i++) price[i] = 5 + 25 * random_unit(), strike[i] = 1 + 99 * random_unit(), years[i] = 0.25f + 9.75f * random_unit();
    Timer t;
    double start = now();
    for (int k = 0; k < 3; k++) m[k].up();
    t.start();
    for (long s = 0; s < steps; s++)
        option_node<<<blocks(n, 256), 256>>>(m[0].on<float>(), m[1].on<float>(), m[2].on<float>(), m[3].on<float>(), m[4].on<float>(), 0.02f, 0.3f, n);
    t.stop();
    m[3].down(), m[4].down();
    double seconds = now() - start;
    t.add();
    printf("blackscholes %ld: %.4f %.4f\n", n, signature((float *)m[3], n), signature((float *)m[4], n));
    report(seconds, t);
}
