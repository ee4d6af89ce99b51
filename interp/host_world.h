/* The world outside: every call of the operating system that the host library makes for the guest.
 *
 * A debugger can have them recorded, in the order in which they happen. Run again with the record, the library does
 * the same without asking anybody: nothing is written twice, and files, clocks and random numbers are what they were.
 * Without a recorder these are the calls themselves.
 */
#ifndef HOST_WORLD_H
#define HOST_WORLD_H
#include "host_compat.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#if defined(__linux__)
#include <sys/vfs.h>
#endif
#include <time.h>
#include <unistd.h>

enum {
    W_NONE, W_READ, W_WRITE, W_OPEN, W_CLOSE, W_SEEK, W_STAT, W_NAME, W_CLOCK, W_USAGE, W_RANDOM, W_POLL, W_DIR, W_FLAGS, W_PIPE, W_TTY
};

/* One call: what it returned, errno, and `size` bytes that it gave, or (W_WRITE) took; padded to 8 bytes. */
typedef struct WorldEntry { uint32_t kind, size; int64_t result; int32_t error, where; } WorldEntry;

/* The record is shared memory: a header of 64 bytes, then entries. */
typedef struct WorldLog { uint64_t end, capacity; volatile uint32_t stop; uint32_t full; uint64_t unused[5]; } WorldLog;

enum { WORLD_DIRECT, WORLD_RECORD, WORLD_REPLAY };
typedef struct World {
    WorldLog *log;
    uint64_t at;                /* of the next entry */
    int mode;
    int differs;                /* replaying: the library asked for something else than last time */
} World;

/* A process debugs one program at a time. */
static World world;

static int world_replayed(uint32_t kind, int64_t *result, void *out, size_t room)
{
    const WorldEntry *e = (const WorldEntry *)((char *)world.log + world.at);
    if (world.differs || world.at >= world.log->end || e->kind != kind || (kind != W_WRITE && e->size > room)
        || (kind == W_WRITE && e->size && (e->size > room || memcmp(e + 1, out, e->size)))) {
        world.differs = 1;
        *result = -1;
        errno = EIO;
        return 1;
    }
    if (kind != W_WRITE && e->size) memcpy(out, e + 1, e->size);
    world.at += sizeof *e + ((e->size + 7u) & ~7u);
    *result = e->result;
    errno = e->error;
    return 1;
}

/* Whether the record answers. */
static inline int world_answers(uint32_t kind, int64_t *result, void *out, size_t room)
{
    return __builtin_expect(world.mode == WORLD_REPLAY, 0) ? world_replayed(kind, result, out, room) : 0;
}

static void world_record(uint32_t kind, int64_t result, int where, const void *bytes, size_t n)
{
    int error = errno;
    WorldLog *log = world.log;
    WorldEntry e = { kind, (uint32_t)n, result, error, where };
    uint64_t need = sizeof e + ((n + 7u) & ~(size_t)7u);
    if (log->end + need > log->capacity) { log->full = 1; world.differs = 1; return; }
    memcpy((char *)log + log->end, &e, sizeof e);
    if (n) memcpy((char *)log + log->end + sizeof e, bytes, n);
    world.at = log->end += need;    /* `at` is this process's own: one that is forked off knows where it stands */
    errno = error;
}
static inline void world_note(uint32_t kind, int64_t result, int where, const void *bytes, size_t n)
{
    if (__builtin_expect(world.mode == WORLD_RECORD, 0)) world_record(kind, result, where, bytes, n);
}

/* T w_NAME(parameters): a call whose result is a number, and which fills n bytes at `out`. */
#define WORLD_CALL(name, parameters, kind, out, room, call, n) \
    static inline int64_t w_##name parameters \
    { \
        int64_t result; \
        if (world_answers(kind, &result, (void *)(out), room)) return result; \
        result = (call); \
        world_note(kind, result, 0, out, n); \
        return result; \
    }
#define GOOD(size) (result >= 0 ? (size) : 0)

WORLD_CALL(read, (int fd, void *p, size_t n), W_READ, p, n, read(fd, p, n), result > 0 ? (size_t)result : 0)
WORLD_CALL(pread, (int fd, void *p, size_t n, off_t at), W_READ, p, n, pread(fd, p, n, at), result > 0 ? (size_t)result : 0)
WORLD_CALL(openat, (int dir, const char *name, int flags, mode_t mode), W_OPEN, (void *)0, 0, openat(dir, name, flags, mode), 0)
/* Whether a file belongs to the kernel's view of processes. */
static inline int world_of_processes(int fd)
{
#if defined(__linux__)
    struct statfs fs;
    return fstatfs(fd, &fs) == 0 && (unsigned long)fs.f_type == 0x9fa0ul;
#else
    (void)fd;
    return 0;
#endif
}
WORLD_CALL(procfs, (int fd), W_STAT, (void *)0, 0, world_of_processes(fd), 0)
WORLD_CALL(devnull, (void), W_OPEN, (void *)0, 0, open("/dev/null", O_RDONLY | O_CLOEXEC), 0)
WORLD_CALL(close, (int fd), W_CLOSE, (void *)0, 0, close(fd), 0)
WORLD_CALL(lseek, (int fd, off_t at, int whence), W_SEEK, (void *)0, 0, lseek(fd, at, whence), 0)
WORLD_CALL(fstat, (int fd, struct stat *st), W_STAT, st, sizeof *st, fstat(fd, st), GOOD(sizeof *st))
WORLD_CALL(fstatat, (int dir, const char *name, struct stat *st, int flags), W_STAT, st, sizeof *st, fstatat(dir, name, st, flags), GOOD(sizeof *st))
WORLD_CALL(readlinkat, (int dir, const char *name, char *p, size_t n), W_NAME, p, n, readlinkat(dir, name, p, n), result > 0 ? (size_t)result : 0)
WORLD_CALL(unlinkat, (int dir, const char *name, int flags), W_NAME, (void *)0, 0, unlinkat(dir, name, flags), 0)
WORLD_CALL(mkdirat, (int dir, const char *name, mode_t mode), W_NAME, (void *)0, 0, mkdirat(dir, name, mode), 0)
WORLD_CALL(linkat, (int dir, const char *name, int to, const char *other, int flags), W_NAME, (void *)0, 0, linkat(dir, name, to, other, flags), 0)
WORLD_CALL(renameat, (int dir, const char *name, int to, const char *other), W_NAME, (void *)0, 0, renameat(dir, name, to, other), 0)
WORLD_CALL(symlinkat, (const char *target, int dir, const char *name), W_NAME, (void *)0, 0, symlinkat(target, dir, name), 0)
WORLD_CALL(faccessat, (int dir, const char *name, int mode, int flags), W_NAME, (void *)0, 0, faccessat(dir, name, mode, flags), 0)
WORLD_CALL(utimensat, (int dir, const char *name, const struct timespec t[2], int flags), W_NAME, (void *)0, 0, utimensat(dir, name, t, flags), 0)
WORLD_CALL(futimens, (int fd, const struct timespec t[2]), W_FLAGS, (void *)0, 0, futimens(fd, t), 0)
WORLD_CALL(ftruncate, (int fd, off_t n), W_FLAGS, (void *)0, 0, ftruncate(fd, n), 0)
WORLD_CALL(fsync, (int fd), W_FLAGS, (void *)0, 0, fsync(fd), 0)
WORLD_CALL(fchmod, (int fd, mode_t mode), W_FLAGS, (void *)0, 0, fchmod(fd, mode), 0)
WORLD_CALL(fcntl, (int fd, int what, int arg), W_FLAGS, (void *)0, 0, fcntl(fd, what, arg), 0)
WORLD_CALL(ioctl_size, (int fd, unsigned long what, struct winsize *w), W_TTY, w, sizeof *w, ioctl(fd, what, w), GOOD(sizeof *w))
WORLD_CALL(ioctl_int, (int fd, unsigned long what, int *w), W_TTY, w, sizeof *w, ioctl(fd, what, w), GOOD(sizeof *w))
WORLD_CALL(isatty, (int fd), W_TTY, (void *)0, 0, isatty(fd), 0)
WORLD_CALL(pipe, (int fd[2]), W_PIPE, fd, 2 * sizeof *fd, pipe(fd), GOOD(2 * sizeof *fd))
WORLD_CALL(poll, (struct pollfd *p, nfds_t n, int wait), W_POLL, p, n * sizeof *p, poll(p, n, wait), n * sizeof *p)
WORLD_CALL(clock, (clockid_t id, struct timespec *t), W_CLOCK, t, sizeof *t, clock_gettime(id, t), GOOD(sizeof *t))
WORLD_CALL(time, (void), W_CLOCK, (void *)0, 0, time(NULL), 0)
WORLD_CALL(usage, (int who, struct rusage *r), W_USAGE, r, sizeof *r, getrusage(who, r), GOOD(sizeof *r))
WORLD_CALL(entropy, (void *p, size_t n), W_RANDOM, p, n, getentropy(p, n), GOOD(n))

/* Of a write the record keeps what was written and where. */
static inline int64_t w_written(int fd, const void *p, int64_t result)
{
    world_note(W_WRITE, result, fd, p, result > 0 ? (size_t)result : 0);
    return result;
}
static inline int64_t w_write(int fd, const void *p, size_t n)
{
    int64_t result;
    return world_answers(W_WRITE, &result, (void *)p, n) ? result : w_written(fd, p, write(fd, p, n));
}
static inline int64_t w_pwrite(int fd, const void *p, size_t n, off_t at)
{
    int64_t result;
    return world_answers(W_WRITE, &result, (void *)p, n) ? result : w_written(fd, p, pwrite(fd, p, n, at));
}

static inline int w_temporary(void)
{
#if defined(__linux__)
    int64_t result;
    if (world_answers(W_OPEN, &result, (void *)0, 0)) return (int)result;
    result = memfd_create("tmpfile", MFD_CLOEXEC);
    world_note(W_OPEN, result, 0, (void *)0, 0);
    return (int)result;
#else
    return -1;
#endif
}

static inline void w_sleep(const struct timespec *t) { if (world.mode != WORLD_REPLAY) nanosleep(t, NULL); }

/* Directories: in a replay the handle is none, but not NULL. */
static inline DIR *w_fdopendir(int fd)
{
    int64_t result;
    DIR *d;
    if (world_answers(W_DIR, &result, (void *)0, 0)) return (DIR *)(intptr_t)result;
    d = fdopendir(fd);
    world_note(W_DIR, (intptr_t)d, 0, (void *)0, 0);
    return d;
}
static inline void w_closedir(DIR *d) { if (world.mode != WORLD_REPLAY) closedir(d); }
static inline void w_rewinddir(DIR *d) { if (world.mode != WORLD_REPLAY) rewinddir(d); }
static inline struct dirent *w_readdir(DIR *d)
{
    static struct dirent entry;
    int64_t result;
    struct dirent *e;
    if (world_answers(W_DIR, &result, &entry, sizeof entry)) return result == 1 ? &entry : NULL;
    e = readdir(d);
    if (e) {        /* the record of a directory may be shorter than the type says */
        size_t n = offsetof(struct dirent, d_name) + strlen(e->d_name) + 1;
        memcpy(&entry, e, n);
        e = &entry;
        world_note(W_DIR, 1, 0, e, n);
    } else world_note(W_DIR, 0, 0, (void *)0, 0);
    return e;
}
#undef GOOD
#undef WORLD_CALL
#endif
