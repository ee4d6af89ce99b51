/* File descriptors of the guest: numbers of its own over descriptors of the host.
 * The guest never names a host descriptor, so it reaches only what was opened for it. */
#ifndef HOST_FD_H
#define HOST_FD_H
#include "host_errno.h"
#include "host_lock.h"
#include "host_state.h"

/* The entry of an open guest descriptor, or NULL with errno set. */
static Fd *fd_get(Ctx *ctx, int fd)
{
    Host *S = HOST(ctx);
    if (fd < 0 || fd >= MAX_FDS || S->fd[fd].host < 0 || S->fd[fd].doomed) { set_guest_errno(ctx, G_EBADF); return NULL; }
    return &S->fd[fd];
}

static int fd_is_fifo(int host)
{
    struct stat st;
    return w_fstat(host, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode);
}

/* Give the host descriptor the lowest guest number from `least` on; -1 with errno (it is then closed). */
static int fd_install(Ctx *ctx, int host, int least, int borrowed)
{
    Host *S = HOST(ctx);
    int fd = least < 0 ? 0 : least;
    while (fd < MAX_FDS && S->fd[fd].host >= 0) fd++;
    if (fd >= MAX_FDS) {
        if (!borrowed) w_close(host);
        set_guest_errno(ctx, G_EMFILE);
        return -1;
    }
    memset(&S->fd[fd], 0, sizeof S->fd[fd]);
    S->fd[fd].host = host;
    S->fd[fd].borrowed = (uint8_t)borrowed;
    S->fd[fd].fifo = (uint8_t)fd_is_fifo(host);
    return fd;
}

static void fd_forget(Host *S, int fd)
{
    free(S->fd[fd].path);
    memset(&S->fd[fd], 0, sizeof S->fd[fd]);
    S->fd[fd].host = -1;
}

static int fd_close(Ctx *ctx, int fd)
{
    Fd *f = fd_get(ctx, fd);
    int r = 0;
    if (!f) return -1;
    if (f->users) { f->doomed = 1; return 0; }      /* the last user closes it */
    if (!f->borrowed && w_close(f->host) < 0 && errno != EINTR) { set_host_errno(ctx); r = -1; }
    fd_forget(HOST(ctx), fd);
    return r;
}

/* Wait until a pipe, terminal or socket is ready, looking out for signals and the deadline. -1: stop. */
static int fd_wait(Ctx *ctx, const Fd *f, short events)
{
    struct pollfd p = { f->host, events, 0 };
    if (!f->fifo || !ctx->poll) return 0;
    for (;;) {
        int n = (int)w_poll(&p, 1, 10);
        if (n > 0) return 0;
        if (n < 0 && errno != EINTR) return 0;      /* let the transfer itself say what is wrong */
        if (ctx->poll(ctx)) return -1;
    }
}

/* A transfer goes without the lock: it may wait. The descriptor stays open until it is done. */
static int fd_begin(Ctx *ctx, Fd *f) { f->users++; return host_release(ctx); }
static void fd_end(Ctx *ctx, Fd *f, int depth)
{
    host_retake(ctx, depth);
    if (--f->users == 0 && f->doomed) {
        f->doomed = 0;
        fd_close(ctx, (int)(f - HOST(ctx)->fd));
    }
}

static ssize_t read_some(Ctx *ctx, Fd *f, void *buf, size_t n)
{
    ssize_t r;
    for (;;) {
        if (fd_wait(ctx, f, POLLIN)) return -1;
        r = w_read(f->host, buf, n);
        if (r >= 0) return r;
        if (errno != EINTR) { set_host_errno(ctx); return -1; }
        if (host_poll(ctx)) return -1;
    }
}

/* read(2) on a guest descriptor into host memory. -1 with the guest's errno, or after a trap. */
static ssize_t fd_read(Ctx *ctx, int fd, void *buf, size_t n)
{
    Fd *f = fd_get(ctx, fd);
    ssize_t r;
    int depth;
    if (!f) return -1;
    depth = fd_begin(ctx, f);
    r = read_some(ctx, f, buf, n);
    fd_end(ctx, f, depth);
    return r;
}

#define GUEST_SIGPIPE 13
static void leave(Ctx *ctx, int code);

/* Nobody reads any more. A program that has said nothing about SIGPIPE ends, as it would natively (in shells its status
 * is 128 + 13); its handler is not called, since streams are in the middle of their work here: it sees the error. */
static void broken_pipe(Ctx *ctx)
{
    Host *S = HOST(ctx);
    errno = EPIPE;
    set_host_errno(ctx);
    if (!S->signal_fn[GUEST_SIGPIPE] && !(S->signal_mask & 1ull << (GUEST_SIGPIPE - 1))) leave(ctx, 128 + GUEST_SIGPIPE);
}

static ssize_t write_some(Ctx *ctx, Fd *f, const void *buf, size_t n)
{
    ssize_t r;
    if (f->fifo && ctx->poll && n > 4096) n = 4096;
    for (;;) {
        if (fd_wait(ctx, f, POLLOUT)) return -1;
        r = w_write(f->host, buf, n);
        if (r >= 0) return r;
        if (errno == EPIPE) { broken_pipe(ctx); return -1; }
        if (errno != EINTR) { set_host_errno(ctx); return -1; }
        if (host_poll(ctx)) return -1;
    }
}

/* One write(2). Pipes take pieces that cannot block once they are ready. */
static ssize_t fd_write(Ctx *ctx, int fd, const void *buf, size_t n)
{
    Fd *f = fd_get(ctx, fd);
    ssize_t r;
    int depth;
    if (!f) return -1;
    depth = fd_begin(ctx, f);
    r = write_some(ctx, f, buf, n);
    fd_end(ctx, f, depth);
    return r;
}

/* All of it; -1 on an error. */
static int fd_write_all(Ctx *ctx, int fd, const char *buf, size_t n)
{
    while (n) {
        ssize_t r = fd_write(ctx, fd, buf, n);
        if (r < 0) return -1;
        buf += r;
        n -= (size_t)r;
    }
    return 0;
}
#endif
