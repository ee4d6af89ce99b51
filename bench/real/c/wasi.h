/* What unmodified programs expect of a C library and WASI's has not. Included before everything else, for WebAssembly only. */
#ifndef WASI_H
#define WASI_H
#include <errno.h>
#include <fenv.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* owners and modes of files: there are none */
static inline int wasi_fchmod(int fd, mode_t mode) { (void)fd, (void)mode; return 0; }
static inline int wasi_fchown(int fd, uid_t u, gid_t g) { (void)fd, (void)u, (void)g; return 0; }
static inline uid_t wasi_geteuid(void) { return 0; }
#define fchmod wasi_fchmod
#define fchown wasi_fchown
#define geteuid wasi_geteuid

/* temporary files and commands: always without success */
static inline FILE *wasi_tmpfile(void) { errno = ENOTSUP; return 0; }
static inline char *wasi_tmpnam(char *name) { (void)name; return 0; }
static inline int wasi_system(const char *command) { return command ? -1 : 0; }
#ifndef L_tmpnam
#define L_tmpnam 20
#endif
#define tmpfile wasi_tmpfile
#define tmpnam wasi_tmpnam
#define system wasi_system

/* WebAssembly rounds to nearest */
#ifndef FE_DOWNWARD
#define FE_DOWNWARD 0x400
#define FE_UPWARD 0x800
#endif
#endif
