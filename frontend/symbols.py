"""Names of host functions that depend on what `long double` is, on other types of x86-64, or on whose headers a program includes."""

_PRINTF = "printf fprintf dprintf sprintf snprintf asprintf obstack_printf vprintf vfprintf vdprintf vsprintf vsnprintf vasprintf".split()
_WPRINTF = "wprintf fwprintf swprintf vwprintf vfwprintf vswprintf".split()
_SCANF = "scanf fscanf sscanf vscanf vfscanf vsscanf wscanf fwscanf swscanf vwscanf vfwscanf vswscanf".split()
_OTHER = "strtold wcstold strtold_l __strtold_l strfroml syslog vsyslog err errx warn warnx verr verrx vwarn vwarnx error".split()
_MATH = (
    "acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 exp10 expm1 frexp ldexp log log10 log1p log2 logb "
    "ilogb modf scalbn scalbln cbrt fabs hypot pow sqrt erf erfc lgamma tgamma ceil floor nearbyint rint lrint llrint round "
    "lround llround trunc fmod remainder remquo copysign nan nextafter nexttoward fdim fmax fmin fma scalb significand drem gamma "
    "sincos pow10 j0 j1 jn y0 y1 yn roundeven"
).split()
_COMPLEX = "cabs cacos cacosh carg casin casinh catan catanh ccos ccosh cexp cimag clog conj cpow cproj creal csin csinh csqrt ctan ctanh".split()
_CLASSIFY = "__fpclassifyl __signbitl __isnanl __isinfl __finitel __isnormall isnanl isinfl finitel lgammal_r __lgammal_r".split()
# These see structs or types that x86-64 lays out or declares in its own way.
_LAYOUT = (
    "stat lstat fstat fstatat stat64 lstat64 fstat64 fstatat64 __xstat __lxstat __fxstat __xstat64 __lxstat64 __fxstat64 "
    "ioctl __xpg_strerror_r syscall"
).split()
# ... and these are others in glibc than in musl: regmatch_t is narrower, strerror_r returns the text (POSIX's is __xpg_strerror_r).
_GLIBC = frozenset(["regexec", "strerror_r"])

X87 = frozenset(
    [
        *_PRINTF, *_WPRINTF, *_SCANF, *_OTHER, *_CLASSIFY, *_LAYOUT, *_GLIBC, "nexttowardf", "nexttoward",
        *(f"__{n}_chk" for n in (*_PRINTF, *_WPRINTF, "syslog", "vsyslog")),
        *(f"__isoc99_{n}" for n in _SCANF),
        *(f"__isoc23_{n}" for n in _SCANF),
        *(f"{n}l" for n in (*_MATH, *_COMPLEX)),
    ]
)  # fmt: skip


# Functions of complex long doubles, which AArch64 passes as values where the default target passes addresses.
_COMPLEX_L = frozenset(f"{n}l" for n in _COMPLEX)


def host_name(name, target, musl=False):
    """The name under which a module imports a function. musl: it was compiled with the headers of that C library.

    target: 'x86' adds '@x87' where long doubles, or structs, are x86-64's; 'aarch64' adds '@aapcs64' to functions of complex
    long doubles and to those that are others in glibc; None adds nothing.
    """
    if musl and name in _GLIBC:
        return name
    if target == "x86":
        return f"{name}@x87" if name in X87 else name
    return f"{name}@aapcs64" if target == "aarch64" and (name in _COMPLEX_L or name in _GLIBC) else name
