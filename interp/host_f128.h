/* binary128 for clang on glibc: the functions exist under their names, glibc's headers just do not show them. */
#ifndef HOST_F128_H
#define HOST_F128_H
#include <locale.h>
#include <stddef.h>
typedef __float128 f128;
typedef _Complex __float128 c128;

#define F128_1(name) extern f128 name##f128(f128);
#define F128_2(name) extern f128 name##f128(f128, f128);
#define C128_1(name) extern c128 name##f128(c128);
#define C128_REAL(name) extern f128 name##f128(c128);
F128_1(fabs) F128_1(ceil) F128_1(floor) F128_1(trunc) F128_1(round) F128_1(rint) F128_1(nearbyint)
F128_1(roundeven) F128_1(cbrt) F128_1(sqrt) F128_1(sin) F128_1(cos) F128_1(tan) F128_1(asin) F128_1(acos)
F128_1(atan) F128_1(sinh) F128_1(cosh) F128_1(tanh) F128_1(asinh) F128_1(acosh) F128_1(atanh) F128_1(exp)
F128_1(exp2) F128_1(exp10) F128_1(expm1) F128_1(log) F128_1(log2) F128_1(log10) F128_1(log1p) F128_1(logb)
F128_1(erf) F128_1(erfc) F128_1(tgamma) F128_1(j0) F128_1(j1) F128_1(y0) F128_1(y1)
F128_2(copysign) F128_2(fmax) F128_2(fmin) F128_2(pow) F128_2(atan2) F128_2(hypot) F128_2(fmod)
F128_2(remainder) F128_2(fdim) F128_2(nextafter)
C128_1(csqrt) C128_1(cexp) C128_1(clog) C128_1(csin) C128_1(ccos) C128_1(ctan) C128_1(csinh) C128_1(ccosh)
C128_1(ctanh) C128_1(casin) C128_1(cacos) C128_1(catan) C128_1(casinh) C128_1(cacosh) C128_1(catanh)
C128_1(conj) C128_1(cproj)
C128_REAL(cabs) C128_REAL(carg) C128_REAL(creal) C128_REAL(cimag)
extern c128 cpowf128(c128, c128);
extern f128 fmaf128(f128, f128, f128);
extern f128 ldexpf128(f128, int);
extern f128 frexpf128(f128, int *);
extern f128 modff128(f128, f128 *);
extern f128 remquof128(f128, f128, int *);
extern f128 lgammaf128_r(f128, int *);
extern f128 jnf128(int, f128);
extern f128 ynf128(int, f128);
extern long int lrintf128(f128);
extern long int lroundf128(f128);
extern int ilogbf128(f128);
extern int strfromf128(char *, size_t, const char *, f128);
extern f128 strtof128_l(const char *, char **, locale_t);
#undef F128_1
#undef F128_2
#undef C128_1
#undef C128_REAL
#endif
