/* What compiled code and the runtime library agree on: the description of a program.
 *
 * `allvm-vm compile` writes one `AotProgram` beside the code (jit/image.py); the layouts must match.
 * Texts stand one after another in `text` and are named by their offset; NO_TEXT is none.
 */
#ifndef ALLVM_PROGRAM_H
#define ALLVM_PROGRAM_H
#include "allvm_abi.h"

#define AOT_VERSION 3
#define NO_TEXT 0xFFFFFFFFu

enum { AOT_NATIVE_MEMORY = 1, AOT_METERED = 2 };

typedef struct AotPlace {       /* what a program counter may mean; `outer`: 1 + the place that it was inlined into */
    uint32_t function, file, line, outer;
} AotPlace;

typedef struct AotData { uint32_t name, unused; uint64_t address; } AotData;

typedef struct AotProgram {
    uint32_t version, flags;
    const char *text;
    uint32_t name, options;                     /* options: switches as on the command line, fixed when compiled */
    uint32_t n_functions, n_imports;
    uint32_t n_init, n_fini;
    int32_t main;                               /* function, or -1 */
    uint32_t n_data;                            /* the host's data objects that the program uses */
    uint32_t n_traps, unused;
    const HostFn *const *bindings;              /* per import where its host function's address is, or NULL */
    const HostFn *native;                       /* per function: its uniform entry; NULL for imports */
    const uint32_t *type_of;                    /* per function: its type */
    const uint32_t *types;                      /* per type: its signature, such as "ll:i" */
    const uint32_t *names;                      /* per function */
    const uint32_t *traps;                      /* per number of a trap: what a person reads; NO_TEXT: none */
    const uint32_t *init;                       /* functions, in order */
    const uint64_t *fini;                       /* guest addresses, in order */
    const AotData *data;
    const uint8_t *image;                       /* of guest memory from ro_lo on; what is behind it is zero */
    uint64_t image_size;
    uint64_t stack_lo, stack_hi, ro_lo, ro_hi, placed;      /* placed: where the arguments go */
    uint64_t tls_lo, tls_size, tls_align;                   /* thread-local data */
    uint64_t max_memory;
    const char *code;                           /* the compiled code, and its size */
    uint64_t code_size;
    const uint8_t *positions;                   /* ULEB pairs: distance from the last one, 1 + place (0: none) */
    uint64_t positions_size;
    const AotPlace *places;
} AotProgram;

extern const AotProgram allvm_program __attribute__((visibility("hidden")));

/* host.c: the host library's state. `environment` and `directories` are taken over. */
typedef struct AotHost {
    char **environment;
    int n_environment;
    struct AotDirectory { char *host, *guest; int writable; } *directories;
    int n_directories;
    const uint64_t *fini;
    uint32_t n_fini;
    int seeded;                 /* random numbers are the same in every run: those of `seed` */
    uint64_t seed;
} AotHost;
int aot_host_open(Ctx *ctx, const AotHost *how, const AotProgram *p);
void aot_host_close(Ctx *ctx);
uint64_t aot_host_environ(Ctx *ctx);
void aot_host_exit(Ctx *ctx, int code);
uint64_t aot_host_alloc(Ctx *ctx, uint64_t n);
void aot_host_release(Ctx *ctx, uint64_t address);
#endif
