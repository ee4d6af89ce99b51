/* Prices of options by the formula of Black and Scholes: logarithms, exponentials and roots. */
#include "common.h"

/* The normal distribution's integral, after Abramowitz and Stegun 26.2.17. */
INLINE float normal(float x)
{
    float a = fabsf(x), k = 1 / (1 + 0.2316419f * a);
    float tail = 0.39894228f * expf(-0.5f * a * a)
               * (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
    return x < 0 ? tail : 1 - tail;
}

INLINE void option(long i, const float *price, const float *strike, const float *years, float *call, float *put, float rate, float volatility)
{
    float s = price[i], k = strike[i], t = years[i], deviation = volatility * sqrtf(t);
    float d1 = (logf(s / k) + (rate + 0.5f * volatility * volatility) * t) / deviation, d2 = d1 - deviation;
    float now_worth = k * expf(-rate * t), n1 = normal(d1), n2 = normal(d2);
    call[i] = s * n1 - now_worth * n2;
    put[i] = now_worth * (1 - n2) - s * (1 - n1);
}

#ifndef PLAIN
#define PARAMETERS POINTER(float, price), POINTER(float, strike), POINTER(float, years), POINTER(float, call), POINTER(float, put), \
    float rate, float volatility
void option_node(PARAMETERS)
{
    __hpvm__hint(DEVICE);
    __hpvm__attributes(3, price, strike, years, 2, call, put);
    option(__hpvm__getNodeInstanceID_x(__hpvm__getNode()), price, strike, years, call, put, rate, volatility);
    __hpvm__return(1, call_bytes);
}

void options(PARAMETERS, long n)
{
    __hpvm__hint(CPU_TARGET);
    __hpvm__attributes(3, price, strike, years, 2, call, put);
    void *node = __hpvm__createNodeND(1, option_node, n);
    BIND_ALL(node, 12);
    __hpvm__bindOut(node, 0, 0, 0);
}
#endif

int main(int argc, char **argv)
{
    long n = argument(argc, argv, 1, 1000000), steps = argument(argc, argv, 2, 20);
    float rate = 0.02f, volatility = 0.3f;
    prepare();
    size_t bytes = n * sizeof(float);
    float *p[5];
    for (int k = 0; k < 5; k++) p[k] = memory(bytes);
    for (long i = 0; i < n; i++) p[0][i] = 5 + 25 * random_unit(), p[1][i] = 1 + 99 * random_unit(), p[2][i] = 0.25f + 9.75f * random_unit();
    double start = now();
    for (long s = 0; s < steps; s++) {
#ifdef PLAIN
        PARALLEL
        for (long i = 0; i < n; i++) option(i, p[0], p[1], p[2], p[3], p[4], rate, volatility);
#else
        PACKED { PACKED { FIELD(float, p); } of[5]; float rate, volatility; long n; size_t out; } args = {{{0}}, rate, volatility, n, 0};
        for (int k = 0; k < 5; k++) args.of[k].p = p[k], args.of[k].p_bytes = bytes;
        RUN(options, &args);
#endif
    }
    request(p[3], bytes), request(p[4], bytes);
    double seconds = now() - start;
    printf("blackscholes %ld: %.4f %.4f\n", n, signature(p[3], n), signature(p[4], n));
    printf("seconds %.6f\n", seconds);
    finish();
    return 0;
}
