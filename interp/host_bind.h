/* The array that binds names to functions, made from host_table.h. */
#ifndef HOST_BIND_H
#define HOST_BIND_H

typedef struct HostFunction {
    const char *name, *sig, *aliases;
    HostFn fn;
    int flavour;                /* 1: known under NAME@x87; 2: under NAME@aapcs64 */
    int section;                /* a heading: name is the header, sig its text */
} HostFunction;

/* k_NAME: the function under the lock. */
#define LOCKED(name, function) \
    static void k_##name(Ctx *ctx, Slot *a) { host_enter(ctx); h_##function(ctx, a); host_leave(ctx); }
#define SECTION(header, text)
#define FN(name, sig, aliases)
#define X87(name, sig, aliases)
#define AAPCS64(name, sig)
#define LAAPCS64(name, sig) LOCKED(aapcs64_##name, aapcs64_##name)
#define AS(name, sig, function, aliases)
#define BOTH(name, sig, aliases)
#define LFN(name, sig, aliases) LOCKED(name, name)
#define LX87(name, sig, aliases) LOCKED(x87_##name, x87_##name)
#define LAS(name, sig, function, aliases) LOCKED(as_##name, function)
#define LBOTH(name, sig, aliases) LOCKED(name, name) LOCKED(x87_##name, x87_##name)
#include "host_table.h"
#undef SECTION
#undef FN
#undef X87
#undef AAPCS64
#undef LAAPCS64
#undef AS
#undef BOTH
#undef LFN
#undef LX87
#undef LAS
#undef LBOTH

static const HostFunction host_functions[] = {
#define SECTION(header, text) { header, text, "", NULL, 0, 1 },
#define FN(name, sig, aliases) { #name, sig, aliases, h_##name, 0, 0 },
#define X87(name, sig, aliases) { #name, sig, aliases, h_x87_##name, 1, 0 },
#define AAPCS64(name, sig) { #name, sig, "", h_aapcs64_##name, 2, 0 },
#define LAAPCS64(name, sig) { #name, sig, "", k_aapcs64_##name, 2, 0 },
#define AS(name, sig, function, aliases) { #name, sig, aliases, h_##function, 0, 0 },
#define BOTH(name, sig, aliases) { #name, sig, aliases, h_##name, 0, 0 }, { #name, sig, aliases, h_x87_##name, 1, 0 },
#define LFN(name, sig, aliases) { #name, sig, aliases, k_##name, 0, 0 },
#define LX87(name, sig, aliases) { #name, sig, aliases, k_x87_##name, 1, 0 },
#define LAS(name, sig, function, aliases) { #name, sig, aliases, k_as_##name, 0, 0 },
#define LBOTH(name, sig, aliases) { #name, sig, aliases, k_##name, 0, 0 }, { #name, sig, aliases, k_x87_##name, 1, 0 },
#include "host_table.h"
#undef SECTION
#undef FN
#undef X87
#undef AAPCS64
#undef LAAPCS64
#undef BOTH
#undef AS
#undef LFN
#undef LX87
#undef LAS
#undef LBOTH
    { NULL, NULL, NULL, NULL, 0, 0 }
};
#endif
