/* Files: only what lies in directories opened to the guest.
 *
 * The guest has a tree of names of its own, rooted at "/". Directories of the host appear
 * in it at the names they were given; a relative name starts at the guest's working
 * directory, at first "/". A name is resolved component by component, each directory
 * opened below the one before it without following links; ".." and symbolic links are
 * interpreted here, in the guest's tree, so neither can lead out of an opened directory.
 */
#ifndef HOST_PATH_H
#define HOST_PATH_H
#include "host_fd.h"

#define PATH_DEPTH 256
#define PATH_LINKS 40
#define G_AT_FDCWD (-100)

/* A resolved name: `name` in the host directory `dir`, or a directory that only the guest's tree has. */
typedef struct Place {
    int dir;                    /* host descriptor, or -1: a virtual directory (or nothing at all) */
    int virtual_dir;            /* the name is a directory above mounts */
    int writable, is_mount;     /* is_mount: the name is an opened directory itself (`dir` is it, name ".") */
    char name[256];
    char guest[4096];           /* normalised guest path */
    int owned;                  /* `dir` is to be closed */
} Place;

static void place_close(Place *p) { if (p->owned && p->dir >= 0) w_close(p->dir); p->owned = 0; }

/* The mount at exactly this guest path, or NULL. */
static Mount *mount_at(Host *S, const char *guest)
{
    for (int i = S->n_mounts - 1; i >= 0; i--) if (!strcmp(S->mount[i].guest, guest)) return &S->mount[i];
    return NULL;
}

/* Is the guest path a proper ancestor of a mount? */
static int above_mounts(Host *S, const char *guest)
{
    size_t n = strlen(guest);
    for (int i = 0; i < S->n_mounts; i++) {
        const char *m = S->mount[i].guest;
        if (n == 1 && m[1]) return 1;
        if (!strncmp(m, guest, n) && m[n] == '/') return 1;
    }
    return 0;
}

/* The walk: a stack of open directories along the normalised path. */
typedef struct Walk {
    Ctx *ctx;
    int depth, links;
    int fd[PATH_DEPTH];         /* fd[0] is "/"; -1: virtual */
    uint8_t owned[PATH_DEPTH], writable[PATH_DEPTH];
    uint16_t end[PATH_DEPTH];   /* length of the path up to here */
    char path[4096];
    char rest[8192];            /* what is still to be walked */
} Walk;

static void walk_pop(Walk *w)
{
    if (w->owned[w->depth]) w_close(w->fd[w->depth]);
    w->depth--;
    w->path[w->end[w->depth] ? w->end[w->depth] : 1] = 0;
}

static void walk_start(Walk *w)
{
    Host *S = HOST(w->ctx);
    Mount *m = mount_at(S, "/");
    while (w->depth > 0) walk_pop(w);
    w->depth = 0;
    w->fd[0] = m ? m->fd : -1;
    w->writable[0] = m ? (uint8_t)m->writable : 0;
    w->owned[0] = 0;
    w->end[0] = 0;
    strcpy(w->path, "/");
}

static int walk_fail(Walk *w, int e)
{
    while (w->depth > 0) walk_pop(w);
    set_guest_errno(w->ctx, e);
    return -1;
}

/* Put a link's target before what is left. */
static int walk_splice(Walk *w, const char *target, const char *rest)
{
    char tail[8192];
    size_t n = strlen(target), m = strlen(rest);
    if (++w->links > PATH_LINKS) return G_ELOOP;
    if (n + m + 2 > sizeof w->rest) return G_ENAMETOOLONG;
    memcpy(tail, rest, m + 1);
    memcpy(w->rest, target, n);
    w->rest[n] = '/';
    memcpy(w->rest + n + 1, tail, m + 1);
    if (target[0] == '/') walk_start(w);
    return 0;
}

/* Kernel files that reach into the process itself are never opened, whatever directory holds them. */
static int forbidden_file(int fd) { return (int)w_procfs(fd); }

/* Step into directory `name`. 0, an errno, or -1: it was a link and `rest` has been spliced. */
static int walk_into(Walk *w, const char *name, size_t n, const char *rest)
{
    Host *S = HOST(w->ctx);
    size_t at = w->end[w->depth];
    int parent = w->fd[w->depth], fd = -1;
    uint8_t owned = 0, writable = w->writable[w->depth];
    Mount *m;
    char link[4096];
    if (w->depth + 1 >= PATH_DEPTH || at + n + 2 > sizeof w->path) return G_ENAMETOOLONG;
    w->path[at] = '/';
    memcpy(w->path + at + 1, name, n + 1);
    if ((m = mount_at(S, w->path))) { fd = m->fd; writable = (uint8_t)m->writable; }
    else if (parent >= 0) {
        fd = w_openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0);
        if (fd < 0) {
            int e = errno;
            ssize_t k = w_readlinkat(parent, name, link, sizeof link - 1);
            if (k < 0 && e == ENOENT && above_mounts(S, w->path)) writable = 0;    /* only the guest's tree has it */
            else {
                w->path[at ? at : 1] = 0;
                if (k < 0) return guest_errno_of(e);
                link[k] = 0;
                e = walk_splice(w, link, rest);
                return e ? e : -1;
            }
        } else owned = 1;
        if (owned && forbidden_file(fd)) { w_close(fd); w->path[at ? at : 1] = 0; return G_EACCES; }
    } else if (!above_mounts(S, w->path)) { w->path[at ? at : 1] = 0; return G_ENOENT; }
    w->depth++;
    w->fd[w->depth] = fd;
    w->owned[w->depth] = owned;
    w->writable[w->depth] = writable;
    w->end[w->depth] = (uint16_t)(at + n + 1);
    return 0;
}

/* The place is the directory reached so far. */
static int place_here(Walk *w, Place *p)
{
    p->dir = w->fd[w->depth];
    p->owned = w->owned[w->depth];
    p->writable = w->writable[w->depth];
    p->is_mount = 1;
    p->virtual_dir = p->dir < 0;
    strcpy(p->name, ".");
    strcpy(p->guest, w->path);
    if (p->owned) w->owned[w->depth] = 0;
    while (w->depth > 0) walk_pop(w);
    return 0;
}

/* The place is `name` in the directory reached so far. */
static int place_named(Walk *w, Place *p, const char *name, size_t n)
{
    size_t at = w->end[w->depth];
    if (n >= sizeof p->name || at + n + 2 > sizeof p->guest) return walk_fail(w, G_ENAMETOOLONG);
    memcpy(p->guest, w->path, at);
    p->guest[at] = '/';
    memcpy(p->guest + at + 1, name, n + 1);
    p->virtual_dir = 0;
    p->is_mount = 0;
    p->dir = w->fd[w->depth];
    p->owned = w->owned[w->depth];
    p->writable = w->writable[w->depth];
    memcpy(p->name, name, n + 1);
    if (p->owned) w->owned[w->depth] = 0;
    while (w->depth > 0) walk_pop(w);
    if (p->dir < 0) { set_guest_errno(w->ctx, G_ENOENT); return -1; }
    return 0;
}

/* Where an operation relative to a guest descriptor starts. NULL with errno. */
static const char *path_base(Ctx *ctx, int dirfd, const char *path)
{
    Fd *f;
    if (path[0] == '/') return "/";
    if (dirfd == G_AT_FDCWD) return HOST(ctx)->cwd;
    f = fd_get(ctx, dirfd);
    if (!f) return NULL;
    if (!f->is_dir || !f->path) { set_guest_errno(ctx, G_ENOTDIR); return NULL; }
    return f->path;
}

/* Resolve a guest path. `follow`: also a link in the last component. 0, or -1 with errno. */
static int path_resolve(Ctx *ctx, int dirfd, const char *path, int follow, Place *p)
{
    const char *base = path_base(ctx, dirfd, path);
    Walk w;
    memset(p, 0, sizeof *p);
    p->dir = -1;
    if (!base) return -1;
    if (!path[0]) { set_guest_errno(ctx, G_ENOENT); return -1; }
    w.ctx = ctx;
    w.depth = w.links = 0;
    if (strlen(base) + strlen(path) + 2 > sizeof w.rest) { set_guest_errno(ctx, G_ENAMETOOLONG); return -1; }
    strcpy(w.rest, base);
    strcat(w.rest, "/");
    strcat(w.rest, path);
    walk_start(&w);
    for (char *r = w.rest;;) {
        char name[256], link[4096];
        char *z;
        size_t n;
        int last, e;
        while (*r == '/') r++;
        if (!*r) return place_here(&w, p);
        z = strchr(r, '/');
        n = z ? (size_t)(z - r) : strlen(r);
        if (n >= sizeof name) return walk_fail(&w, G_ENAMETOOLONG);
        memcpy(name, r, n);
        name[n] = 0;
        last = r[n] == 0;
        if (!strcmp(name, ".")) { r += n; continue; }
        if (!strcmp(name, "..")) { if (w.depth) walk_pop(&w); r += n; continue; }
        if (last) {
            size_t at = w.end[w.depth];
            if (at + n + 2 > sizeof w.path) return walk_fail(&w, G_ENAMETOOLONG);
            w.path[at] = '/';
            memcpy(w.path + at + 1, name, n + 1);
            if (!mount_at(HOST(ctx), w.path) && !(w.fd[w.depth] < 0 && above_mounts(HOST(ctx), w.path))) {
                ssize_t k = -1;
                w.path[at ? at : 1] = 0;
                if (follow && w.fd[w.depth] >= 0) k = w_readlinkat(w.fd[w.depth], name, link, sizeof link - 1);
                if (k < 0) return place_named(&w, p, name, n);
                link[k] = 0;
                e = walk_splice(&w, link, "");
                if (e) return walk_fail(&w, e);
                w.rest[strlen(w.rest) - 1] = 0;         /* no slash at the end: the target may be a file */
                r = w.rest;
                continue;
            }
            w.path[at ? at : 1] = 0;
        }
        e = walk_into(&w, name, n, r + n);
        if (e > 0) return walk_fail(&w, e);
        r = e < 0 ? w.rest : r + n;
    }
}

/* A name ends in "/" (or "/."): it must be a directory. */
static int wants_dir(const char *path)
{
    size_t n = strlen(path);
    return n && (path[n - 1] == '/' || (n > 1 && path[n - 1] == '.' && path[n - 2] == '/'));
}

/* Open a pipe with a name, which waits for the other side: signals and the deadline are looked out for meanwhile. */
static int open_fifo(Ctx *ctx, const Place *p, int flags)
{
    int depth = host_release(ctx), host, error;
    struct pollfd ready = { -1, POLLIN, 0 };
    while ((host = w_openat(p->dir, p->name, flags | O_NONBLOCK, 0)) < 0 && errno == ENXIO) {       /* nobody reads it yet */
        w_poll(&ready, 1, 10);
        if (host_poll(ctx)) break;
    }
    error = errno;
    ready.fd = host;
    if (host >= 0 && (flags & O_ACCMODE) == O_RDONLY) {     /* until somebody has written, or is gone again */
        while (w_poll(&ready, 1, 10) == 0)
            if (host_poll(ctx)) { w_close(host); host = -1; break; }
    }
    if (host >= 0 && world.mode != WORLD_REPLAY) fcntl(host, F_SETFL, fcntl(host, F_GETFL) & ~O_NONBLOCK);
    host_retake(ctx, depth);
    errno = error;
    return host;
}

/* open(): a new guest descriptor, or -1 with errno. `flags` are the host's. */
static int path_open(Ctx *ctx, int dirfd, const char *path, int flags, int mode)
{
    Host *S = HOST(ctx);
    Place p;
    int follow = !(flags & O_NOFOLLOW) && !((flags & O_CREAT) && (flags & O_EXCL));
    int writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC));
    int fd, host;
    struct stat st;
    if (!strcmp(path, "/dev/null") && !mount_at(S, "/dev") && !mount_at(S, path)) {
        /* Programs count on it, whatever they may see of the host. Not `writable`: its mode and times are the host's. */
        host = w_openat(AT_FDCWD, path, (flags & (O_ACCMODE | O_APPEND | O_DIRECTORY)) | O_CLOEXEC, 0);
        if (host < 0) { set_host_errno(ctx); return -1; }
        return fd_install(ctx, host, 0, 0);
    }
    if (path_resolve(ctx, dirfd, path, follow, &p)) return -1;
    if (p.virtual_dir) {
        /* A directory of the guest's tree alone: it can be listed, nothing else. */
        if (writes) { set_guest_errno(ctx, G_EISDIR); return -1; }
        host = (int)w_devnull();
    } else {
        int want = flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY;
        if ((flags & O_CREAT) && (wants_dir(path) || p.is_mount)) { place_close(&p); set_guest_errno(ctx, G_EISDIR); return -1; }
        if (writes && !p.writable) {
            /* Creating what is there already, to read it, is fine. */
            struct stat there;
            int absent = w_fstatat(p.dir, p.name, &there, AT_SYMLINK_NOFOLLOW) < 0;
            if (absent || (flags & O_ACCMODE) != O_RDONLY || (flags & (O_TRUNC | O_EXCL))) {
                place_close(&p);
                set_guest_errno(ctx, absent && !(flags & O_CREAT) ? G_ENOENT : G_EROFS);
                return -1;
            }
            want &= ~O_CREAT;
        }
        if (wants_dir(path)) want |= O_DIRECTORY;
        if (!(want & (O_NONBLOCK | O_DIRECTORY)) && w_fstatat(p.dir, p.name, &st, AT_SYMLINK_NOFOLLOW) == 0 && S_ISFIFO(st.st_mode))
            host = open_fifo(ctx, &p, want);
        else host = w_openat(p.dir, p.name, want, mode & 0777 & ~S->umask);
    }
    if (host < 0) { set_host_errno(ctx); place_close(&p); return -1; }
    if (!p.virtual_dir && forbidden_file(host)) {
        w_close(host);
        place_close(&p);
        set_guest_errno(ctx, G_EACCES);
        return -1;
    }
    fd = fd_install(ctx, host, 0, 0);
    if (fd >= 0) {
        S->fd[fd].writable = (uint8_t)p.writable;
        S->fd[fd].is_dir = (uint8_t)(p.virtual_dir || (w_fstat(host, &st) == 0 && S_ISDIR(st.st_mode)));
        S->fd[fd].virtual_dir = (uint8_t)p.virtual_dir;
        if (S->fd[fd].is_dir) S->fd[fd].path = strdup(p.guest);
    }
    place_close(&p);
    return fd;
}
#endif
