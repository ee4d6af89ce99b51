/* sys/statvfs.h and sys/statfs.h: a file system with room, below the directories that are open to the guest. */
#ifndef HOST_STATVFS_H
#define HOST_STATVFS_H
#include <sys/statvfs.h>
#include "host_stat.h"

/* Sizes are the host's; which file system it is stays its own. vfs: struct statvfs, else struct statfs. */
static void put_statvfs(Ctx *ctx, Slot *a, uint64_t to, const struct statvfs *s, int vfs)
{
    uint64_t v[15] = { 0 };
    char *p = guest_write(ctx, to, vfs ? 112 : 120);
    if (!p) return;
    if (vfs) {
        v[0] = s->f_bsize; v[1] = s->f_frsize;
        v[2] = s->f_blocks; v[3] = s->f_bfree; v[4] = s->f_bavail;
        v[5] = s->f_files; v[6] = s->f_ffree; v[7] = s->f_favail;
        v[9] = s->f_flag & 1; v[10] = 255;
    } else {
        v[0] = 0xef53;                  /* ext2's number, which programs know */
        v[1] = s->f_bsize;
        v[2] = s->f_blocks; v[3] = s->f_bfree; v[4] = s->f_bavail;
        v[5] = s->f_files; v[6] = s->f_ffree;
        v[8] = 255; v[9] = s->f_frsize; v[10] = s->f_flag & 1;
    }
    memcpy(p, v, vfs ? 112 : 120);
    RET_I(0);
}

/* What only the guest's tree has: a full, read-only file system. */
static void virtual_statvfs(struct statvfs *s)
{
    memset(s, 0, sizeof *s);
    s->f_bsize = s->f_frsize = 4096;
    s->f_flag = 1;
}

static void statvfs_name(Ctx *ctx, Slot *a, int vfs)
{
    char *name = guest_strdup(ctx, a[0].u64);
    uint64_t to = a[1].u64;
    struct statvfs s;
    struct stat st;
    Place p;
    int r = 0;
    if (!name) return;
    if (path_resolve(ctx, G_AT_FDCWD, name, 1, &p)) { free(name); RET_I(-1); }
    if (p.virtual_dir) virtual_statvfs(&s);
    else {
        r = fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW) || fstatvfs(p.dir, &s);
        if (r) set_host_errno(ctx);
        else if (wants_dir(name) && !S_ISDIR(st.st_mode)) { r = 1; set_guest_errno(ctx, G_ENOTDIR); }
        if (!p.writable) s.f_flag |= 1;
    }
    place_close(&p);
    free(name);
    if (r) RET_I(-1);
    put_statvfs(ctx, a, to, &s, vfs);
}

static void statvfs_fd(Ctx *ctx, Slot *a, int vfs)
{
    Fd *f = fd_get(ctx, a[0].s32);
    uint64_t to = a[1].u64;
    struct statvfs s;
    if (!f) RET_I(-1);
    if (f->virtual_dir) virtual_statvfs(&s);
    else if (fstatvfs(f->host, &s)) { set_host_errno(ctx); RET_I(-1); }
    put_statvfs(ctx, a, to, &s, vfs);
}

HOSTFN(statvfs) { statvfs_name(ctx, a, 1); }
HOSTFN(fstatvfs) { statvfs_fd(ctx, a, 1); }
HOSTFN(statfs) { statvfs_name(ctx, a, 0); }
HOSTFN(fstatfs) { statvfs_fd(ctx, a, 0); }

/* ---- syscall(): the few calls that libraries make so because a C library may lack a function for them ---- */
enum { SYS_NOTHING, SYS_GETRANDOM, SYS_GETTID, SYS_GETPID, SYS_CLOCK, SYS_YIELD };
static void system_call(Ctx *ctx, Slot *a, int call)
{
    uint64_t args = a[1].u64, v[3] = { 0 };
    Slot b[3];
    for (int i = 0; i < 3 && (call == SYS_GETRANDOM || (call == SYS_CLOCK && i < 2)); i++) v[i] = load_u64(ctx, args + 8 * (uint64_t)i);
    if (ctx->trap) return;
    for (int i = 0; i < 3; i++) b[i].u64 = v[i];
    switch (call) {
    case SYS_GETRANDOM: h_getrandom(ctx, b); a[0] = b[0]; return;
    case SYS_GETTID: case SYS_GETPID: RET_L(1);
    case SYS_CLOCK: b[0].u64 = (uint32_t)v[0]; h_clock_gettime(ctx, b); RET_L(b[0].s32);
    case SYS_YIELD: RET_L(0);
    default: set_guest_errno(ctx, G_ENOSYS); RET_L(-1);
    }
}
/* Linux numbers them alike on all newer machines, and otherwise on x86-64. */
HOSTFN(syscall)
{
    switch (a[0].s64) {
    case 278: system_call(ctx, a, SYS_GETRANDOM); return;
    case 178: system_call(ctx, a, SYS_GETTID); return;
    case 172: system_call(ctx, a, SYS_GETPID); return;
    case 113: system_call(ctx, a, SYS_CLOCK); return;
    case 124: system_call(ctx, a, SYS_YIELD); return;
    default: system_call(ctx, a, SYS_NOTHING);
    }
}
HOSTFN(x87_syscall)
{
    switch (a[0].s64) {
    case 318: system_call(ctx, a, SYS_GETRANDOM); return;
    case 186: system_call(ctx, a, SYS_GETTID); return;
    case 39: system_call(ctx, a, SYS_GETPID); return;
    case 228: system_call(ctx, a, SYS_CLOCK); return;
    case 24: system_call(ctx, a, SYS_YIELD); return;
    default: system_call(ctx, a, SYS_NOTHING);
    }
}
#endif
