/* What programs ask an operating system for that is not there, answered as a system without it answers: users, other programs,
 * terminals, libraries to load. And byte order, which arpa/inet.h declares. */
#ifndef HOST_POSIX_H
#define HOST_POSIX_H
#include "host_unistd.h"

#define OWN_ID 1000             /* of the user and of the group */

HOSTFN(execl) { (void)a; set_guest_errno(ctx, G_ENOSYS); RET_I(-1); }

HOSTFN(getpgid)
{
    int32_t of = a[0].s32;
    h_getpid(ctx, a);
    if (of == 0 || of == a[0].s32) return;
    set_guest_errno(ctx, G_ESRCH);
    RET_I(-1);
}

HOSTFN(setuid)
{
    if (a[0].u32 == OWN_ID) RET_I(0);
    set_guest_errno(ctx, G_EPERM);
    RET_I(-1);
}

HOSTFN(getgroups)
{
    if (a[0].s32 < 0) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    if (a[0].s32 > 0 && store_u32(ctx, a[1].u64, OWN_ID)) return;
    RET_I(1);
}

/* No user and no group has an entry. */
HOSTFN(getpwuid) { (void)ctx; RET_L(0); }
HOSTFN(getpwnam) { (void)ctx; RET_L(0); }
HOSTFN(getlogin) { set_guest_errno(ctx, G_ENXIO); RET_L(0); }

/* Nobody's descriptor is a terminal whose modes could be changed. */
HOSTFN(tcgetattr)
{
    if (fd_get(ctx, a[0].s32)) set_guest_errno(ctx, G_ENOTTY);
    RET_I(-1);
}
HOSTFN(ttyname)
{
    if (fd_get(ctx, a[0].s32)) set_guest_errno(ctx, G_ENOTTY);
    RET_L(0);
}

HOSTFN(posix_fadvise) { RET_I(fd_get(ctx, a[0].s32) ? 0 : G_EBADF); }
HOSTFN(sync) { (void)ctx; (void)a; }
HOSTFN(linkat) { RET_I(rename_names(ctx, a[0].s32, a[1].u64, a[2].s32, a[3].u64, 1)); }

HOSTFN(htons) { (void)ctx; RET_I((int32_t)(((a[0].u32 & 0xff) << 8) | (a[0].u32 >> 8 & 0xff))); }
HOSTFN(htonl) { (void)ctx; RET_I((int32_t)__builtin_bswap32(a[0].u32)); }

/* dlfcn.h: no library can be loaded while a program runs. */
HOSTFN(dlopen) { HOST(ctx)->dl_failed = 1; RET_L(0); }
HOSTFN(dlclose) { HOST(ctx)->dl_failed = 1; RET_I(-1); }
HOSTFN(dlerror)
{
    int failed = HOST(ctx)->dl_failed;
    HOST(ctx)->dl_failed = 0;
    RET_L(failed ? host_intern(ctx, "libraries cannot be loaded while a program runs") : 0);
}
#endif
