#include "common.cuh"
// The normal distribution's integral, after Abramowitz and Stegun 26.2.17.
__device__ inline float normal(float x)
{
    float a = fabsf(x), k = 1 / (1 + 0.2316419f * a);
    float tail = 0.39894228f * expf(-0.5f * a * a)
               * (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
    return x < 0 ? tail : 1 - tail;
}

KERNEL option_node(IN(float, price), IN(float, strike), IN(float, years), OUT(float, call), OUT(float, put), float rate, float volatility, int nx)
{
    X;
    float s = price[x], k = strike[x], t = years[x], deviation = volatility * sqrtf(t);
    float d1 = (logf(s / k) + (rate + 0.5f * volatility * volatility) * t) / deviation, d2 = d1 - deviation;
    float now_worth = k * expf(-rate * t), n1 = normal(d1), n2 = normal(d2);
    call[x] = s * n1 - now_worth * n2;
    put[x] = now_worth * (1 - n2) - s * (1 - n1);
}
