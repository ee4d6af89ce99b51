/* sys/stat.h and dirent.h. struct stat in Linux's generic layout (riscv64, aarch64), and as NAME@x87 in x86-64's. */
#ifndef HOST_STAT_H
#define HOST_STAT_H
#include "host_sort.h"
#include "host_string.h"
#include "host_unistd.h"

static int put_stat(Ctx *ctx, uint64_t addr, const struct stat *st, int x86)
{
    uint64_t v[18];
    uint32_t w[8];
    char *p = guest_write(ctx, addr, x86 ? 144 : 128);
    if (!p) return -1;
    memset(v, 0, sizeof v);
    memset(w, 0, sizeof w);
    v[0] = (uint64_t)st->st_dev;
    v[1] = (uint64_t)st->st_ino;
    if (x86) {
        v[2] = (uint64_t)st->st_nlink;
        w[0] = st->st_mode; w[1] = st->st_uid; w[2] = st->st_gid;
        memcpy(v + 3, w, 16);
        v[5] = (uint64_t)st->st_rdev;
    } else {
        w[0] = st->st_mode; w[1] = (uint32_t)st->st_nlink; w[2] = st->st_uid; w[3] = st->st_gid;
        memcpy(v + 2, w, 16);
        v[4] = (uint64_t)st->st_rdev;
    }
    v[6] = (uint64_t)st->st_size;
    v[7] = (uint64_t)st->st_blksize & 0x7fffffff;
    v[8] = (uint64_t)st->st_blocks;
#if defined(__APPLE__)
    v[9] = (uint64_t)st->st_atimespec.tv_sec; v[10] = (uint64_t)st->st_atimespec.tv_nsec;
    v[11] = (uint64_t)st->st_mtimespec.tv_sec; v[12] = (uint64_t)st->st_mtimespec.tv_nsec;
    v[13] = (uint64_t)st->st_ctimespec.tv_sec; v[14] = (uint64_t)st->st_ctimespec.tv_nsec;
#else
    v[9] = (uint64_t)st->st_atim.tv_sec; v[10] = (uint64_t)st->st_atim.tv_nsec;
    v[11] = (uint64_t)st->st_mtim.tv_sec; v[12] = (uint64_t)st->st_mtim.tv_nsec;
    v[13] = (uint64_t)st->st_ctim.tv_sec; v[14] = (uint64_t)st->st_ctim.tv_nsec;
#endif
    memcpy(p, v, x86 ? 144 : 128);
    return 0;
}

/* A directory that only the guest's tree has. */
static void virtual_stat(struct stat *st)
{
    memset(st, 0, sizeof *st);
    st->st_mode = S_IFDIR | 0555;
    st->st_nlink = 1;
    st->st_blksize = 4096;
}

static void stat_name(Ctx *ctx, Slot *a, int dirfd, uint64_t path, uint64_t to, int follow, int x86)
{
    char *name = guest_strdup(ctx, path);
    struct stat st;
    Place p;
    int r;
    if (!name) return;
    if (path_resolve(ctx, dirfd, name, follow || wants_dir(name), &p)) { free(name); RET_I(-1); }
    if (p.virtual_dir) { virtual_stat(&st); r = 0; }
    else {
        r = w_fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW);
        if (r < 0) set_host_errno(ctx);
        else if (wants_dir(name) && !S_ISDIR(st.st_mode)) { r = -1; set_guest_errno(ctx, G_ENOTDIR); }
    }
    place_close(&p);
    free(name);
    RET_I(r < 0 ? -1 : put_stat(ctx, to, &st, x86));
}

static void stat_fd(Ctx *ctx, Slot *a, int fd, uint64_t to, int x86)
{
    Fd *f = fd_get(ctx, fd);
    struct stat st;
    if (!f) RET_I(-1);
    if (f->virtual_dir) virtual_stat(&st);
    else if (w_fstat(f->host, &st)) { set_host_errno(ctx); RET_I(-1); }
    RET_I(put_stat(ctx, to, &st, x86));
}

static void stat_at(Ctx *ctx, Slot *a, int x86)
{
    if (a[3].u32 & 0x1000) {            /* AT_EMPTY_PATH */
        if (load_u8(ctx, a[1].u64) == 0 && !ctx->trap) { stat_fd(ctx, a, a[0].s32, a[2].u64, x86); return; }
    }
    stat_name(ctx, a, a[0].s32, a[1].u64, a[2].u64, !(a[3].u32 & 0x100), x86);
}

#define STAT_FAMILY(P, x86) \
    HOSTFN(P##stat) { stat_name(ctx, a, G_AT_FDCWD, a[0].u64, a[1].u64, 1, x86); } \
    HOSTFN(P##lstat) { stat_name(ctx, a, G_AT_FDCWD, a[0].u64, a[1].u64, 0, x86); } \
    HOSTFN(P##fstat) { stat_fd(ctx, a, a[0].s32, a[1].u64, x86); } \
    HOSTFN(P##fstatat) { stat_at(ctx, a, x86); } \
    HOSTFN(P##__xstat) { stat_name(ctx, a, G_AT_FDCWD, a[1].u64, a[2].u64, 1, x86); } \
    HOSTFN(P##__lxstat) { stat_name(ctx, a, G_AT_FDCWD, a[1].u64, a[2].u64, 0, x86); } \
    HOSTFN(P##__fxstat) { stat_fd(ctx, a, a[1].s32, a[2].u64, x86); }
STAT_FAMILY(, 0)
STAT_FAMILY(x87_, 1)

/* utimensat, futimens: times as two {seconds, nanoseconds}, 0 for now. */
static int load_times(Ctx *ctx, uint64_t addr, struct timespec t[2], int micro)
{
    for (int i = 0; i < 2; i++) {
        t[i].tv_sec = 0;
        t[i].tv_nsec = UTIME_NOW;
        if (!(uint32_t)addr) continue;
        t[i].tv_sec = (time_t)load_u64(ctx, addr + 16 * (uint64_t)i);
        t[i].tv_nsec = (long)load_u64(ctx, addr + 16 * (uint64_t)i + 8) * (micro ? 1000 : 1);
        if (t[i].tv_nsec == 0x3fffffff) t[i].tv_nsec = UTIME_NOW;
        else if (t[i].tv_nsec == 0x3ffffffe) t[i].tv_nsec = UTIME_OMIT;
    }
    return ctx->trap != 0;
}

static void set_times(Ctx *ctx, Slot *a, int dirfd, uint64_t path, uint64_t times, int follow, int micro)
{
    char *name = guest_strdup(ctx, path);
    struct timespec t[2];
    Place p;
    int r = -1;
    if (name && !load_times(ctx, times, t, micro) && !resolve_writable(ctx, dirfd, name, follow, &p))
        r = finish(ctx, &p, w_utimensat(p.dir, p.name, t, AT_SYMLINK_NOFOLLOW));
    free(name);
    RET_I(r);
}

HOSTFN(utimensat) { set_times(ctx, a, a[0].s32, a[1].u64, a[2].u64, !(a[3].u32 & 0x100), 0); }
/* utime: two numbers of seconds, or 0 for now. */
HOSTFN(utime)
{
    char *name = guest_strdup(ctx, a[0].u64);
    uint64_t times = a[1].u32;
    struct timespec t[2] = { { 0, UTIME_NOW }, { 0, UTIME_NOW } };
    Place p;
    int r = -1;
    for (int i = 0; times && i < 2; i++) {
        t[i].tv_sec = (time_t)load_u64(ctx, times + 8 * (uint64_t)i);
        t[i].tv_nsec = 0;
    }
    if (name && !ctx->trap && !resolve_writable(ctx, G_AT_FDCWD, name, 1, &p))
        r = finish(ctx, &p, w_utimensat(p.dir, p.name, t, AT_SYMLINK_NOFOLLOW));
    free(name);
    RET_I(r);
}
HOSTFN(utimes) { set_times(ctx, a, G_AT_FDCWD, a[0].u64, a[1].u64, 1, 1); }

HOSTFN(futimens)
{
    Fd *f = fd_get(ctx, a[0].s32);
    struct timespec t[2];
    if (!f) RET_I(-1);
    if (load_times(ctx, a[1].u64, t, 0)) return;
    if (!f->writable) { set_guest_errno(ctx, G_EROFS); RET_I(-1); }
    if (w_futimens(f->host, t)) { set_host_errno(ctx); RET_I(-1); }
    RET_I(0);
}

/* ---- directories. A DIR * is the address of a cell that names an entry of Host.dirs ---- */
typedef struct Dir { uint64_t cell; DIR *host; int fd; uint64_t dirent; char **extra; uint32_t n_extra, at; } Dir;

/* Names that mounts add to the directory `guest`. */
static void mount_names(Host *S, const char *guest, Dir *d)
{
    size_t n = strlen(guest);
    if (n == 1) n = 0;          /* "/" */
    for (int i = 0; i < S->n_mounts; i++) {
        const char *m = S->mount[i].guest, *name;
        size_t len;
        int seen = 0;
        char **grown;
        if (strncmp(m, guest, n) || m[n] != '/' || !m[n + 1]) continue;
        name = m + n + 1;
        len = strcspn(name, "/");
        for (uint32_t k = 0; k < d->n_extra; k++) if (strlen(d->extra[k]) == len && !strncmp(d->extra[k], name, len)) seen = 1;
        if (seen || !(grown = (char **)realloc(d->extra, (d->n_extra + 1) * sizeof *grown))) continue;
        d->extra = grown;
        if ((d->extra[d->n_extra] = strndup(name, len))) d->n_extra++;
    }
}

static uint64_t dir_on_fd(Ctx *ctx, int fd)
{
    Host *S = HOST(ctx);
    Fd *f = fd_get(ctx, fd);
    Dir *d, **grown;
    int copy = -1;
    uint32_t i = 0;
    if (!f) return 0;
    if (!f->is_dir) { set_guest_errno(ctx, G_ENOTDIR); return 0; }
    d = (Dir *)calloc(1, sizeof *d);
    if (!d) { set_guest_errno(ctx, G_ENOMEM); return 0; }
    d->fd = fd;
    d->cell = heap_alloc(ctx, &S->heap, 16 + 280);
    if (!d->cell) goto memory;
    if (!f->virtual_dir) {
        copy = w_openat(f->host, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
        d->host = copy < 0 ? NULL : w_fdopendir(copy);
        if (!d->host) { set_host_errno(ctx); if (copy >= 0) w_close(copy); heap_free(&S->heap, d->cell); free(d); return 0; }
    }
    if (f->path) mount_names(S, f->path, d);
    while (i < S->n_dirs && S->dirs[i]) i++;
    if (i == S->n_dirs) {
        grown = (Dir **)realloc(S->dirs, (S->n_dirs + 1) * sizeof *grown);
        if (!grown) goto memory;
        S->dirs = grown;
        S->n_dirs++;
    }
    S->dirs[i] = d;
    return d->cell;
memory:
    if (d->host) w_closedir(d->host);
    if (d->cell) heap_free(&S->heap, d->cell);
    free(d);
    set_guest_errno(ctx, G_ENOMEM);
    return 0;
}

static Dir *dir_of(Ctx *ctx, uint64_t addr, uint32_t *index)
{
    Host *S = HOST(ctx);
    for (uint32_t i = 0; i < S->n_dirs; i++)
        if (S->dirs[i] && S->dirs[i]->cell == (uint32_t)addr) { *index = i; return S->dirs[i]; }
    host_note(ctx, "not an open directory: 0x%x", (unsigned)addr);
    ctx_trap(ctx, (uint32_t)addr < ctx->stack_lo ? TRAP_MEMORY : TRAP_HOST, (uint32_t)addr);
    return NULL;
}

static void dir_free(Dir *d)
{
    if (d->host) w_closedir(d->host);
    for (uint32_t k = 0; k < d->n_extra; k++) free(d->extra[k]);
    free(d->extra);
    free(d);
}

HOSTFN(opendir)
{
    char *name = guest_strdup(ctx, a[0].u64);
    int fd = name ? path_open(ctx, G_AT_FDCWD, name, O_RDONLY | O_DIRECTORY, 0) : -1;
    uint64_t d;
    free(name);
    if (fd < 0) RET_L(0);
    d = dir_on_fd(ctx, fd);
    if (!d) fd_close(ctx, fd);
    RET_L(d);
}

HOSTFN(fdopendir) { RET_L(dir_on_fd(ctx, a[0].s32)); }

/* struct dirent: ino, off, reclen, type, name. */
static uint64_t put_dirent(Ctx *ctx, Dir *d, const char *name, uint64_t ino, int type)
{
    uint64_t to = d->cell + 16, len = strlen(name);
    char *p;
    uint16_t reclen = 280;
    if (len > 255) len = 255;
    p = guest_write(ctx, to, 280);
    if (!p) return 0;
    memset(p, 0, 280);
    memcpy(p, &ino, 8);
    d->at++;
    p[8] = (char)d->at;
    memcpy(p + 16, &reclen, 2);
    p[18] = (char)type;
    memcpy(p + 19, name, len);
    return to;
}

HOSTFN(readdir)
{
    uint32_t i;
    Dir *d = dir_of(ctx, a[0].u64, &i);
    struct dirent *e;
    if (!d) return;
    /* First what mounts add, and for a virtual directory "." and ".."; then what the host has. */
    if (d->at < d->n_extra) RET_L(put_dirent(ctx, d, d->extra[d->at], 1, 4));
    if (!d->host) {
        if (d->at >= d->n_extra + 2) RET_L(0);
        RET_L(put_dirent(ctx, d, d->at == d->n_extra ? "." : "..", 1, 4));
    }
    for (;;) {
        int shadowed = 0;
        errno = 0;
        e = w_readdir(d->host);
        if (!e) { if (errno) set_host_errno(ctx); RET_L(0); }
        for (uint32_t k = 0; k < d->n_extra; k++) if (!strcmp(d->extra[k], e->d_name)) shadowed = 1;
        if (!shadowed) break;
    }
#if defined(__APPLE__) || defined(__linux__)
    RET_L(put_dirent(ctx, d, e->d_name, (uint64_t)e->d_ino, e->d_type));
#else
    RET_L(put_dirent(ctx, d, e->d_name, (uint64_t)e->d_ino, 0));
#endif
}

HOSTFN(rewinddir)
{
    uint32_t i;
    Dir *d = dir_of(ctx, a[0].u64, &i);
    if (!d) return;
    d->at = 0;
    if (d->host) w_rewinddir(d->host);
}

HOSTFN(closedir)
{
    uint32_t i;
    Dir *d = dir_of(ctx, a[0].u64, &i);
    if (!d) return;
    HOST(ctx)->dirs[i] = NULL;
    fd_close(ctx, d->fd);
    heap_free(&HOST(ctx)->heap, d->cell);
    dir_free(d);
    RET_I(0);
}

HOSTFN(dirfd) { uint32_t i; Dir *d = dir_of(ctx, a[0].u64, &i); if (d) RET_I(d->fd); }

/* scandir: the entries that the guest's filter takes, in the order of its comparison, as blocks of the heap. */
static void free_entries(Ctx *ctx, uint64_t list, uint64_t n)
{
    Heap *h = &HOST(ctx)->heap;
    for (uint64_t i = 0; i < n; i++) heap_free(h, load_u64(ctx, list + 8 * i));
    if (list) heap_free(h, list);
}

HOSTFN(scandir)
{
    Heap *h = &HOST(ctx)->heap;
    uint64_t out = a[1].u64, filter = a[2].u64, compare = a[3].u64, list = 0, n = 0, cap = 0, d, e;
    Slot b[4];
    b[0] = a[0];
    h_opendir(ctx, b);
    d = ctx->trap ? 0 : b[0].u64;
    if (!d) RET_I(-1);
    for (;;) {
        uint64_t copy;
        b[0].u64 = d;
        h_readdir(ctx, b);
        e = b[0].u64;
        if (ctx->trap) return;
        if (!e) break;
        if ((uint32_t)filter) {
            b[0].u64 = e;
            if (host_call(ctx, filter, b, "l:i")) return;
            if (!b[0].u32) continue;
        }
        if (n == cap) {
            uint64_t more = cap ? 2 * cap : 16, grown = heap_alloc(ctx, h, more * 8);
            if (!grown) goto memory;
            if (n) memcpy(ctx->mem + grown, ctx->mem + list, n * 8);
            if (list) heap_free(h, list);
            list = grown;
            cap = more;
        }
        copy = heap_alloc(ctx, h, 280);
        if (!copy) goto memory;
        memcpy(ctx->mem + copy, ctx->mem + e, 280);
        store_u64(ctx, list + 8 * n++, copy);
    }
    b[0].u64 = d;
    h_closedir(ctx, b);
    if ((uint32_t)compare && n > 1) sort_array(ctx, list, n, 8, compare, 0, "ll:i", 1);
    if (ctx->trap || store_u64(ctx, out, list)) return;
    RET_I(n);
memory:
    free_entries(ctx, list, n);
    b[0].u64 = d;
    h_closedir(ctx, b);
    set_guest_errno(ctx, G_ENOMEM);
    RET_I(-1);
}

/* Addresses of entries' addresses, as scandir's comparisons get them. */
HOSTFN(alphasort)
{
    uint64_t x = load_u64(ctx, a[0].u64), y = load_u64(ctx, a[1].u64);
    if (!ctx->trap) RET_I(compare_strings(ctx, x + 19, y + 19, ~0ull, 0));
}
#endif
