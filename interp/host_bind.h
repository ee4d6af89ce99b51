/* The array that binds names to functions, made from host_table.h. */
#ifndef HOST_BIND_H
#define HOST_BIND_H

typedef struct HostFunction {
    const char *name, *sig, *aliases;
    HostFn fn;
    int flavour;                /* 1: known under NAME@x87; 2: under NAME@aapcs64 */
    int section;                /* a heading: name is the header, sig its text */
} HostFunction;

static const HostFunction host_functions[] = {
#define SECTION(header, text) { header, text, "", NULL, 0, 1 },
#define FN(name, sig, aliases) { #name, sig, aliases, h_##name, 0, 0 },
#define X87(name, sig, aliases) { #name, sig, aliases, h_x87_##name, 1, 0 },
#define AAPCS64(name, sig) { #name, sig, "", h_aapcs64_##name, 2, 0 },
#define AS(name, sig, function, aliases) { #name, sig, aliases, h_##function, 0, 0 },
#define BOTH(name, sig, aliases) { #name, sig, aliases, h_##name, 0, 0 }, { #name, sig, aliases, h_x87_##name, 1, 0 },
#include "host_table.h"
#undef SECTION
#undef FN
#undef X87
#undef AAPCS64
#undef BOTH
#undef AS
    { NULL, NULL, NULL, NULL, 0, 0 }
};
#endif
