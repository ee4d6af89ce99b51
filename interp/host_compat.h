/* What hosts lack, by the names that others have for it. Everything else uses POSIX and C99 as they stand. */
#ifndef HOST_COMPAT_H
#define HOST_COMPAT_H
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#define _REENTRANT 1
#endif
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <xlocale.h>
#include <sys/random.h>
#endif

#if !defined(__linux__)
/* Bessel functions, powers of ten: in double where nothing better is there. */
static inline double exp10(double x) { return pow(10.0, x); }
static inline float exp10f(float x) { return (float)pow(10.0, (double)x); }
static inline long double exp10l(long double x) { return powl(10.0L, x); }
static inline float j0f(float x) { return (float)j0((double)x); }
static inline float j1f(float x) { return (float)j1((double)x); }
static inline float y0f(float x) { return (float)y0((double)x); }
static inline float y1f(float x) { return (float)y1((double)x); }
static inline float jnf(int n, float x) { return (float)jn(n, (double)x); }
static inline float ynf(int n, float x) { return (float)yn(n, (double)x); }
#endif

#if !defined(__GLIBC__)
static inline long double j0l(long double x) { return j0((double)x); }
static inline long double j1l(long double x) { return j1((double)x); }
static inline long double y0l(long double x) { return y0((double)x); }
static inline long double y1l(long double x) { return y1((double)x); }
static inline long double jnl(int n, long double x) { return jn(n, (double)x); }
static inline long double ynl(int n, long double x) { return yn(n, (double)x); }

static inline long double roundevenl(long double x)
{
    long double r = roundl(x);
    if (fabsl(x - truncl(x)) == 0.5L) r = 2.0L * roundl(x / 2.0L);
    return copysignl(r, x);
}
#endif
#endif
