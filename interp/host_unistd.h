/* unistd.h and fcntl.h: descriptors, files and names of files, inside the guest's own tree. */
#ifndef HOST_UNISTD_H
#define HOST_UNISTD_H
#include <sys/ioctl.h>
#include <sys/utsname.h>
#include "host_path.h"
#include "host_stdio.h"

/* ---- flags of open(): the guest's are Linux's generic ones ---- */
enum {
    GO_WRONLY = 1, GO_RDWR = 2, GO_CREAT = 0100, GO_EXCL = 0200, GO_NOCTTY = 0400, GO_TRUNC = 01000, GO_APPEND = 02000,
    GO_NONBLOCK = 04000, GO_DSYNC = 010000, GO_DIRECTORY = 0200000, GO_NOFOLLOW = 0400000, GO_CLOEXEC = 02000000
};

static int host_open_flags(uint32_t g)
{
    int f = (g & 3) == GO_RDWR ? O_RDWR : (g & 3) == GO_WRONLY ? O_WRONLY : O_RDONLY;
    if (g & GO_CREAT) f |= O_CREAT;
    if (g & GO_EXCL) f |= O_EXCL;
    if (g & GO_TRUNC) f |= O_TRUNC;
    if (g & GO_APPEND) f |= O_APPEND;
    if (g & GO_NONBLOCK) f |= O_NONBLOCK;
    if (g & GO_DSYNC) f |= O_SYNC;
    if (g & GO_DIRECTORY) f |= O_DIRECTORY;
    if (g & GO_NOFOLLOW) f |= O_NOFOLLOW;
    return f;
}

static void do_open(Ctx *ctx, Slot *a, int dirfd, uint64_t path, uint32_t flags, uint64_t va)
{
    char *name = guest_strdup(ctx, path);
    uint32_t mode = 0;
    int fd;
    if (!name) return;
    if ((flags & GO_CREAT) && (uint32_t)va) mode = (uint32_t)load_u64(ctx, va);
    fd = ctx->trap ? -1 : path_open(ctx, dirfd, name, host_open_flags(flags), (int)mode);
    free(name);
    if (fd >= 0) HOST(ctx)->fd[fd].cloexec = (flags & GO_CLOEXEC) != 0;
    RET_I(fd);
}

/* Variadic in C: the mode lies in the argument area. */
HOSTFN(open) { do_open(ctx, a, G_AT_FDCWD, a[0].u64, a[1].u32, a[2].u64); }
HOSTFN(openat) { do_open(ctx, a, a[0].s32, a[1].u64, a[2].u32, a[3].u64); }
HOSTFN(__open_2) { do_open(ctx, a, G_AT_FDCWD, a[0].u64, a[1].u32, 0); }
HOSTFN(__openat_2) { do_open(ctx, a, a[0].s32, a[1].u64, a[2].u32, 0); }

HOSTFN(creat)
{
    char *name = guest_strdup(ctx, a[0].u64);
    int fd = name ? path_open(ctx, G_AT_FDCWD, name, O_WRONLY | O_CREAT | O_TRUNC, a[1].s32) : -1;
    free(name);
    RET_I(fd);
}

HOSTFN(close) { RET_I(fd_close(ctx, a[0].s32)); }

/* ---- transfers ---- */

/* At most this much at a time, as Linux does; also what a buffer of the guest may hold. */
static uint64_t transfer_size(Ctx *ctx, uint64_t addr, uint64_t n, int into)
{
    uint64_t room = into ? guest_write_room(ctx, addr) : guest_room(ctx, addr);
    if (n > 0x7ffff000) n = 0x7ffff000;
    return n > room && room ? room : n;
}

HOSTFN(read)
{
    uint64_t n = transfer_size(ctx, a[1].u64, a[2].u64, 1);
    char *p = guest_write(ctx, a[1].u64, n);
    if (p) RET_L(fd_read(ctx, a[0].s32, p, n));
}

HOSTFN(write)
{
    uint64_t n = a[2].u64 > 0x7ffff000 ? 0x7ffff000 : a[2].u64;
    const char *p = guest_read(ctx, a[1].u64, n);
    int64_t done = 0;
    if (!p) return;
    while ((uint64_t)done < n) {        /* pipes take pieces: the guest sees one write */
        int64_t r = fd_write(ctx, a[0].s32, p + done, n - (uint64_t)done);
        if (r < 0) { if (!done) done = -1; break; }
        done += r;
        if (r == 0) break;
    }
    if (n == 0 && !fd_get(ctx, a[0].s32)) done = -1;
    RET_L(done);
}

HOSTFN(pread)
{
    Fd *f = fd_get(ctx, a[0].s32);
    uint64_t n = transfer_size(ctx, a[1].u64, a[2].u64, 1);
    char *p = guest_write(ctx, a[1].u64, n);
    ssize_t r;
    if (!p) return;
    if (!f) RET_L(-1);
    r = w_pread(f->host, p, n, a[3].s64);
    if (r < 0) set_host_errno(ctx);
    RET_L(r);
}

HOSTFN(pwrite)
{
    Fd *f = fd_get(ctx, a[0].s32);
    uint64_t n = a[2].u64 > 0x7ffff000 ? 0x7ffff000 : a[2].u64;
    const char *p = guest_read(ctx, a[1].u64, n);
    ssize_t r;
    if (!p) return;
    if (!f) RET_L(-1);
    r = w_pwrite(f->host, p, n, a[3].s64);
    if (r < 0) set_host_errno(ctx);
    RET_L(r);
}

/* readv and writev: an array of {address, length}. */
static void vector_transfer(Ctx *ctx, Slot *a, int write)
{
    int64_t total = 0;
    if (a[2].s32 < 0 || a[2].s32 > 1024) { set_guest_errno(ctx, G_EINVAL); RET_L(-1); }
    for (int i = 0; i < a[2].s32; i++) {
        uint64_t at = a[1].u64 + 16 * (uint64_t)i, addr = load_u64(ctx, at), n = load_u64(ctx, at + 8);
        char *p = ctx->trap ? NULL : guest_range(ctx, addr, n, !write);
        int64_t r;
        if (!p) return;
        if (n == 0) continue;
        r = write ? fd_write(ctx, a[0].s32, p, n) : fd_read(ctx, a[0].s32, p, n);
        if (r < 0) RET_L(total ? total : -1);
        total += r;
        if ((uint64_t)r < n) break;
    }
    RET_L(total);
}
HOSTFN(readv) { vector_transfer(ctx, a, 0); }
HOSTFN(writev) { vector_transfer(ctx, a, 1); }

HOSTFN(lseek)
{
    Fd *f = fd_get(ctx, a[0].s32);
    off_t r;
    if (!f) RET_L(-1);
    if (a[2].u32 > 2) { set_guest_errno(ctx, G_EINVAL); RET_L(-1); }
    r = w_lseek(f->host, a[1].s64, a[2].s32);
    if (r < 0) set_host_errno(ctx);
    RET_L(r);
}

#define ON_FD(name, call) \
    HOSTFN(name) { Fd *f = fd_get(ctx, a[0].s32); if (!f) RET_I(-1); if (call) { set_host_errno(ctx); RET_I(-1); } RET_I(0); }
ON_FD(fsync, w_fsync(f->host))
ON_FD(ftruncate, w_ftruncate(f->host, a[1].s64))
ON_FD(fchmod, f->writable ? w_fchmod(f->host, a[1].u32 & 0777) : (errno = EROFS))

/* The guest is user 1000 and stays it: to give a file to anyone else is not permitted, to itself changes nothing. */
static int owner_refused(const Slot *owner)
{
    return (owner[0].s32 != -1 && owner[0].s32 != 1000) || (owner[1].s32 != -1 && owner[1].s32 != 1000);
}
ON_FD(fchown, owner_refused(a + 1) ? (errno = EPERM) : 0)

HOSTFN(posix_fallocate)
{
    Fd *f = fd_get(ctx, a[0].s32);
    struct stat st;
    if (!f) RET_I(G_EBADF);
    if (a[1].s64 < 0 || a[2].s64 <= 0) RET_I(G_EINVAL);
    if (w_fstat(f->host, &st)) RET_I(guest_errno_of(errno));
    if (st.st_size < a[1].s64 + a[2].s64 && w_ftruncate(f->host, a[1].s64 + a[2].s64)) RET_I(guest_errno_of(errno));
    RET_I(0);
}

HOSTFN(isatty)
{
    Fd *f = fd_get(ctx, a[0].s32);
    if (!f) RET_I(0);
    if (w_isatty(f->host)) RET_I(1);
    set_guest_errno(ctx, G_ENOTTY);
    RET_I(0);
}

/* ---- copies of descriptors ---- */
static int fd_duplicate(Ctx *ctx, int fd, int least, int exact)
{
    Host *S = HOST(ctx);
    Fd *f = fd_get(ctx, fd);
    int host, got;
    if (!f) return -1;
    if (least < 0 || least >= MAX_FDS) { set_guest_errno(ctx, exact ? G_EBADF : G_EINVAL); return -1; }
    host = (int)w_fcntl(f->host, F_DUPFD_CLOEXEC, 0);
    if (host < 0) { set_host_errno(ctx); return -1; }
    if (exact && S->fd[least].host >= 0) fd_close(ctx, least);
    if (exact && S->fd[least].host >= 0) { w_close(host); set_guest_errno(ctx, G_EBUSY); return -1; }
    got = fd_install(ctx, host, least, 0);
    if (got >= 0) {
        S->fd[got].is_dir = f->is_dir;
        S->fd[got].writable = f->writable;
        S->fd[got].virtual_dir = f->virtual_dir;
        S->fd[got].path = f->path ? strdup(f->path) : NULL;
    }
    return got;
}

HOSTFN(dup) { RET_I(fd_duplicate(ctx, a[0].s32, 0, 0)); }

HOSTFN(dup2)
{
    if (a[0].s32 == a[1].s32) RET_I(fd_get(ctx, a[0].s32) ? a[1].s32 : -1);
    RET_I(fd_duplicate(ctx, a[0].s32, a[1].s32, 1));
}

HOSTFN(dup3)
{
    if (a[0].s32 == a[1].s32) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    RET_I(fd_duplicate(ctx, a[0].s32, a[1].s32, 1));
}

HOSTFN(pipe)
{
    int host[2], r, w;
    if (!guest_write(ctx, a[0].u64, 8)) return;
    if (w_pipe(host)) { set_host_errno(ctx); RET_I(-1); }
    w_fcntl(host[0], F_SETFD, FD_CLOEXEC);
    w_fcntl(host[1], F_SETFD, FD_CLOEXEC);
    r = fd_install(ctx, host[0], 0, 0);
    if (r < 0) { w_close(host[1]); RET_I(-1); }
    w = fd_install(ctx, host[1], 0, 0);
    if (w < 0) { fd_close(ctx, r); RET_I(-1); }
    store_u32(ctx, a[0].u64, (uint32_t)r);
    store_u32(ctx, a[0].u64 + 4, (uint32_t)w);
    RET_I(0);
}

/* fcntl: copies, flags; locks succeed, since nobody else is there. */
HOSTFN(fcntl)
{
    Fd *f = fd_get(ctx, a[0].s32);
    uint64_t arg = (uint32_t)a[2].u64 ? load_u64(ctx, a[2].u64) : 0;
    int v;
    if (ctx->trap) return;
    if (!f) RET_I(-1);
    switch (a[1].s32) {
    case 0: case 1030: RET_I(fd_duplicate(ctx, a[0].s32, (int32_t)arg, 0));      /* F_DUPFD, F_DUPFD_CLOEXEC */
    case 1: RET_I(f->cloexec);
    case 2: f->cloexec = arg & 1; RET_I(0);
    case 3:
        v = (int)w_fcntl(f->host, F_GETFL, 0);
        if (v < 0) { set_host_errno(ctx); RET_I(-1); }
        RET_I(((v & O_ACCMODE) == O_RDWR ? GO_RDWR : (v & O_ACCMODE) == O_WRONLY ? GO_WRONLY : 0)
              | (v & O_APPEND ? GO_APPEND : 0) | (v & O_NONBLOCK ? GO_NONBLOCK : 0));
    case 4:
        if (f->borrowed) RET_I(0);      /* the host's own streams keep their ways */
        v = (int)w_fcntl(f->host, F_GETFL, 0);
        if (v < 0 || w_fcntl(f->host, F_SETFL, (v & ~(O_APPEND | O_NONBLOCK)) | (arg & GO_APPEND ? O_APPEND : 0)
                           | (arg & GO_NONBLOCK ? O_NONBLOCK : 0))) { set_host_errno(ctx); RET_I(-1); }
        RET_I(0);
    case 5: case 36: RET_I(store_u16(ctx, arg, 2));     /* F_GETLK: unlocked */
    case 6: case 7: case 37: case 38: RET_I(0);
    default: set_guest_errno(ctx, G_EINVAL); RET_I(-1);
    }
}

HOSTFN(ioctl)
{
    Fd *f = fd_get(ctx, a[0].s32);
    uint64_t arg = (uint32_t)a[2].u64 ? load_u64(ctx, a[2].u64) : 0;
    struct winsize w;
    int n;
    if (ctx->trap) return;
    if (!f) RET_I(-1);
    if ((a[1].u64 & 0xffffffff) == 0x5413 && w_ioctl_size(f->host, TIOCGWINSZ, &w) == 0) {        /* TIOCGWINSZ */
        store_u16(ctx, arg, w.ws_row);
        store_u16(ctx, arg + 2, w.ws_col);
        RET_I(store_u32(ctx, arg + 4, 0));
    }
    if ((a[1].u64 & 0xffffffff) == 0x541b && w_ioctl_int(f->host, FIONREAD, &n) == 0) RET_I(store_u32(ctx, arg, (uint32_t)n));
    set_guest_errno(ctx, G_ENOTTY);
    RET_I(-1);
}

HOSTFN(x87_ioctl) { h_ioctl(ctx, a); }
HOSTFN(flock) { RET_I(fd_get(ctx, a[0].s32) ? 0 : -1); }

/* poll: ready or not, in the guest's struct {int fd; short events, revents}. */
HOSTFN(poll)
{
    struct pollfd p[256];
    uint64_t n = a[1].u64;
    int timeout = a[2].s32, ready;
    int64_t left = timeout;
    if (n > 256) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    if (!guest_write(ctx, a[0].u64, n * 8)) return;
    for (uint64_t i = 0; i < n; i++) {
        int fd = (int)load_u32(ctx, a[0].u64 + 8 * i);
        p[i].fd = fd >= 0 && fd < MAX_FDS && HOST(ctx)->fd[fd].host >= 0 ? HOST(ctx)->fd[fd].host : -1;
        p[i].events = (short)load_u16(ctx, a[0].u64 + 8 * i + 4);
        p[i].revents = fd >= 0 && p[i].fd < 0 ? POLLNVAL : 0;
    }
    for (;;) {
        int piece = left < 0 || left > 10 ? 10 : (int)left;
        int depth = host_release(ctx);
        ready = (int)w_poll(p, n, piece);
        host_retake(ctx, depth);
        if (ready || (timeout >= 0 && (left -= piece) <= 0)) break;
        if (host_poll(ctx)) return;
    }
    if (ready < 0) { set_host_errno(ctx); RET_I(-1); }
    for (uint64_t i = 0; i < n; i++) store_u16(ctx, a[0].u64 + 8 * i + 6, (uint16_t)p[i].revents);
    RET_I(ready);
}

/* select: sets of 1024 bits, over poll(). The timeout is {seconds, microseconds}. */
HOSTFN(select)
{
    static const short events[3] = { POLLIN, POLLOUT, POLLPRI };
    struct pollfd p[MAX_FDS];
    uint64_t set[3][16];
    int n = a[0].s32, count = 0, ready, result = 0;
    int64_t left = -1;
    if (n < 0 || n > MAX_FDS) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    for (int k = 0; k < 3; k++) {
        const char *from = (uint32_t)a[1 + k].u64 ? guest_write(ctx, a[1 + k].u64, 128) : NULL;
        if (ctx->trap) return;
        memset(set[k], 0, sizeof set[k]);
        if (from) memcpy(set[k], from, 128);
    }
    if ((uint32_t)a[4].u64) {
        int64_t sec = (int64_t)load_u64(ctx, a[4].u64), usec = (int64_t)load_u64(ctx, a[4].u64 + 8);
        if (ctx->trap) return;
        if (sec < 0 || usec < 0) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
        left = sec > (1ll << 40) ? 1ll << 50 : sec * 1000 + (usec + 999) / 1000;
    }
    for (int fd = 0; fd < n; fd++) {
        short want = 0;
        for (int k = 0; k < 3; k++) if (set[k][fd >> 6] >> (fd & 63) & 1) want |= events[k];
        if (!want) continue;
        if (!fd_get(ctx, fd)) RET_I(-1);
        p[count].fd = HOST(ctx)->fd[fd].host;
        p[count].events = want;
        p[count++].revents = (short)fd;         /* kept there until poll() is called */
    }
    int numbers[MAX_FDS];
    for (int i = 0; i < count; i++) { numbers[i] = p[i].revents; p[i].revents = 0; }
    for (;;) {
        int piece = left < 0 || left > 10 ? 10 : (int)left;
        int depth = host_release(ctx);
        ready = (int)w_poll(p, (nfds_t)count, piece);
        host_retake(ctx, depth);
        if (ready || (left >= 0 && (left -= piece) <= 0)) break;
        if (host_poll(ctx)) return;
    }
    if (ready < 0) { set_host_errno(ctx); RET_I(-1); }
    memset(set, 0, sizeof set);
    for (int i = 0; i < count; i++) {
        int fd = numbers[i];
        for (int k = 0; k < 3; k++) {
            short hit = (short)(events[k] | (k == 0 ? POLLHUP | POLLERR : k == 1 ? POLLERR : 0));
            if (p[i].events & events[k] && p[i].revents & hit) { set[k][fd >> 6] |= 1ull << (fd & 63); result++; }
        }
    }
    for (int k = 0; k < 3; k++) if ((uint32_t)a[1 + k].u64) memcpy(ctx->mem + (uint32_t)a[1 + k].u64, set[k], 128);
    RET_I(result);
}
HOSTFN(__fdelt_chk) { if (a[0].u64 >= MAX_FDS) { chk_fail(ctx); return; } RET_L(a[0].u64 / 64); }

/* ---- names ---- */

/* Resolve for a change: -1 with errno when the place cannot be written. */
static int resolve_writable(Ctx *ctx, int dirfd, const char *path, int follow, Place *p)
{
    if (path_resolve(ctx, dirfd, path, follow, p)) return -1;
    if (p->virtual_dir || p->is_mount || !p->writable) {
        int e = p->virtual_dir || p->is_mount ? G_EBUSY : G_EROFS;
        place_close(p);
        set_guest_errno(ctx, e);
        return -1;
    }
    return 0;
}

static int finish(Ctx *ctx, Place *p, int r)
{
    if (r < 0) set_host_errno(ctx);
    place_close(p);
    return r < 0 ? -1 : 0;
}

/* unlinkat with flags 0 or AT_REMOVEDIR; -1 for both in turn (remove). */
static int remove_name(Ctx *ctx, int dirfd, uint64_t path, int flags)
{
    char *name = guest_strdup(ctx, path);
    Place p;
    int r = -1;
    if (name && !resolve_writable(ctx, dirfd, name, 0, &p)) {
        r = w_unlinkat(p.dir, p.name, flags > 0 ? AT_REMOVEDIR : 0);
        if (r < 0 && flags < 0 && (errno == EISDIR || errno == EPERM)) r = w_unlinkat(p.dir, p.name, AT_REMOVEDIR);
        r = finish(ctx, &p, r);
    }
    free(name);
    return r;
}

HOSTFN(unlink) { RET_I(remove_name(ctx, G_AT_FDCWD, a[0].u64, 0)); }
HOSTFN(rmdir) { RET_I(remove_name(ctx, G_AT_FDCWD, a[0].u64, 1)); }
HOSTFN(remove) { RET_I(remove_name(ctx, G_AT_FDCWD, a[0].u64, -1)); }
HOSTFN(unlinkat) { RET_I(remove_name(ctx, a[0].s32, a[1].u64, (a[2].u32 & 0x200) != 0)); }

static int make_dir(Ctx *ctx, int dirfd, uint64_t path, int mode)
{
    char *name = guest_strdup(ctx, path);
    Place p;
    int r = -1;
    if (name) {
        size_t n = strlen(name);
        while (n > 1 && name[n - 1] == '/') name[--n] = 0;
        if (path_resolve(ctx, dirfd, name, 0, &p) == 0) {
            if (p.virtual_dir || p.is_mount) { place_close(&p); set_guest_errno(ctx, G_EEXIST); }
            else if (!p.writable) { place_close(&p); set_guest_errno(ctx, G_EROFS); }
            else r = finish(ctx, &p, w_mkdirat(p.dir, p.name, (mode_t)(mode & 0777 & ~HOST(ctx)->umask)));
        }
    }
    free(name);
    return r;
}
HOSTFN(mkdir) { RET_I(make_dir(ctx, G_AT_FDCWD, a[0].u64, a[1].s32)); }
HOSTFN(mkdirat) { RET_I(make_dir(ctx, a[0].s32, a[1].u64, a[2].s32)); }

static int rename_names(Ctx *ctx, int fromfd, uint64_t from, int tofd, uint64_t to, int linking)
{
    char *x = guest_strdup(ctx, from), *y = x ? guest_strdup(ctx, to) : NULL;
    Place p, q;
    int r = -1;
    if (y && !resolve_writable(ctx, fromfd, x, 0, &p)) {
        if (resolve_writable(ctx, tofd, y, 0, &q)) place_close(&p);
        else {
            r = linking ? w_linkat(p.dir, p.name, q.dir, q.name, 0) : w_renameat(p.dir, p.name, q.dir, q.name);
            if (r < 0) set_host_errno(ctx);
            place_close(&p);
            place_close(&q);
        }
    }
    free(x);
    free(y);
    return r;
}
HOSTFN(rename) { RET_I(rename_names(ctx, G_AT_FDCWD, a[0].u64, G_AT_FDCWD, a[1].u64, 0)); }
HOSTFN(renameat) { RET_I(rename_names(ctx, a[0].s32, a[1].u64, a[2].s32, a[3].u64, 0)); }
HOSTFN(link) { RET_I(rename_names(ctx, G_AT_FDCWD, a[0].u64, G_AT_FDCWD, a[1].u64, 1)); }

/* A link may only point to a relative name, so that it cannot mislead programs outside. */
HOSTFN(symlink)
{
    char *target = guest_strdup(ctx, a[0].u64), *name = target ? guest_strdup(ctx, a[1].u64) : NULL;
    Place p;
    int r = -1;
    if (name) {
        int bad = target[0] == '/' || !strcmp(target, "..") || !strncmp(target, "../", 3) || strstr(target, "/../")
               || (strlen(target) >= 3 && !strcmp(target + strlen(target) - 3, "/.."));
        if (bad) set_guest_errno(ctx, G_EPERM);
        else if (!resolve_writable(ctx, G_AT_FDCWD, name, 0, &p)) r = finish(ctx, &p, w_symlinkat(target, p.dir, p.name));
    }
    free(target);
    free(name);
    RET_I(r);
}

HOSTFN(readlink)
{
    char *name = guest_strdup(ctx, a[0].u64), text[4096];
    Place p;
    ssize_t n = -1;
    if (name && !path_resolve(ctx, G_AT_FDCWD, name, 0, &p)) {
        if (p.virtual_dir) { errno = EINVAL; } else n = w_readlinkat(p.dir, p.name, text, sizeof text);
        if (n < 0) set_host_errno(ctx);
        place_close(&p);
    }
    free(name);
    if (ctx->trap) return;
    if (n > 0) {
        char *to;
        if ((uint64_t)n > a[2].u64) n = (ssize_t)a[2].u64;
        to = guest_write(ctx, a[1].u64, (uint64_t)n);
        if (!to) return;
        memcpy(to, text, (size_t)n);
    }
    RET_L(n);
}

static int access_name(Ctx *ctx, int dirfd, uint64_t path, int mode)
{
    char *name = guest_strdup(ctx, path);
    Place p;
    int r = -1;
    if (name && !path_resolve(ctx, dirfd, name, 1, &p)) {
        if (p.virtual_dir) { r = mode & 2 ? -1 : 0; if (r) set_guest_errno(ctx, G_EROFS); }
        else {
            r = w_faccessat(p.dir, p.name, mode & 7, 0);
            if (r < 0) set_host_errno(ctx);
            else if ((mode & 2) && !p.writable) { r = -1; set_guest_errno(ctx, G_EROFS); }
        }
        place_close(&p);
    }
    free(name);
    return r;
}
HOSTFN(access) { RET_I(access_name(ctx, G_AT_FDCWD, a[0].u64, a[1].s32)); }
HOSTFN(faccessat) { RET_I(access_name(ctx, a[0].s32, a[1].u64, a[2].s32)); }

HOSTFN(truncate)
{
    char *name = guest_strdup(ctx, a[0].u64);
    int fd = name ? path_open(ctx, G_AT_FDCWD, name, O_WRONLY, 0) : -1, r = -1;
    free(name);
    if (fd >= 0) {
        r = w_ftruncate(HOST(ctx)->fd[fd].host, a[1].s64);
        if (r < 0) set_host_errno(ctx);
        fd_close(ctx, fd);
    }
    RET_I(r);
}

HOSTFN(chmod)
{
    char *name = guest_strdup(ctx, a[0].u64);
    Place p;
    int r = -1;
    if (name && !resolve_writable(ctx, G_AT_FDCWD, name, 1, &p)) {
        /* by descriptor, so that a link put there meanwhile is not followed */
        int fd = w_openat(p.dir, p.name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0);
        r = fd < 0 ? -1 : w_fchmod(fd, a[1].u32 & 0777);
        if (r < 0) set_host_errno(ctx);
        if (fd >= 0) w_close(fd);
        place_close(&p);
    }
    free(name);
    RET_I(r);
}

HOSTFN(chown)
{
    char *name = guest_strdup(ctx, a[0].u64);
    Place p;
    int r = -1;
    if (name && !resolve_writable(ctx, G_AT_FDCWD, name, 1, &p)) {
        struct stat st;
        r = w_fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW);
        if (!r && owner_refused(a + 1)) { errno = EPERM; r = -1; }
        if (r < 0) set_host_errno(ctx);
        place_close(&p);
    }
    free(name);
    RET_I(r);
}

HOSTFN(umask) { Host *S = HOST(ctx); int old = S->umask; S->umask = a[0].s32 & 0777; RET_I(old); }

/* ---- the working directory: a name in the guest's tree ---- */
static int change_dir(Ctx *ctx, int dirfd, const char *path)
{
    Host *S = HOST(ctx);
    Place p;
    struct stat st;
    if (path_resolve(ctx, dirfd, path, 1, &p)) return -1;
    if (!p.virtual_dir && (w_fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW) || !S_ISDIR(st.st_mode))) {
        int e = errno;
        place_close(&p);
        set_guest_errno(ctx, w_fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW) ? guest_errno_of(e) : G_ENOTDIR);
        return -1;
    }
    place_close(&p);
    snprintf(S->cwd, sizeof S->cwd, "%s", p.guest);
    return 0;
}

HOSTFN(chdir)
{
    char *name = guest_strdup(ctx, a[0].u64);
    int r = name ? change_dir(ctx, G_AT_FDCWD, name) : -1;
    free(name);
    RET_I(r);
}

HOSTFN(fchdir)
{
    Fd *f = fd_get(ctx, a[0].s32);
    if (!f) RET_I(-1);
    if (!f->path) { set_guest_errno(ctx, G_ENOTDIR); RET_I(-1); }
    RET_I(change_dir(ctx, G_AT_FDCWD, f->path));
}

HOSTFN(getcwd)
{
    Host *S = HOST(ctx);
    uint64_t n = strlen(S->cwd) + 1, to = (uint32_t)a[0].u64;
    char *p;
    if (!to) {
        to = heap_alloc(ctx, &S->heap, a[1].u64 > n ? a[1].u64 : n);
        if (!to) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
    } else if (a[1].u64 < n) { set_guest_errno(ctx, a[1].u64 ? G_ERANGE : G_EINVAL); RET_L(0); }
    p = guest_write(ctx, to, n);
    if (!p) return;
    memcpy(p, S->cwd, n);
    RET_L(to);
}

HOSTFN(realpath)
{
    char *name = (uint32_t)a[0].u64 ? guest_strdup(ctx, a[0].u64) : NULL;
    Place p;
    struct stat st;
    uint64_t n, to = (uint32_t)a[1].u64;
    char *q;
    int r;
    if (!name) { set_guest_errno(ctx, G_EINVAL); RET_L(0); }
    r = path_resolve(ctx, G_AT_FDCWD, name, 1, &p);
    free(name);
    if (r) RET_L(0);
    if (!p.virtual_dir && w_fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW)) { set_host_errno(ctx); place_close(&p); RET_L(0); }
    place_close(&p);
    n = strlen(p.guest) + 1;
    if (!to && !(to = heap_alloc(ctx, &HOST(ctx)->heap, n))) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
    q = guest_write(ctx, to, n);
    if (!q) return;
    memcpy(q, p.guest, n);
    RET_L(to);
}
HOSTFN(canonicalize_file_name) { a[1].u64 = 0; h_realpath(ctx, a); }
#endif
