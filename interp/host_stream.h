/* Streams: what lies behind FILE. A FILE * of the guest is the address of a cell in guest
 * memory that only names the stream; buffers and state are the host's.
 *
 * The cell is laid out like glibc's FILE as far as its inline functions look: flags first
 * (end of file, error), read and write pointers that are always equal, so that inlined getc
 * and putc of programs compiled against glibc's headers call __uflow and __overflow.
 */
#ifndef HOST_STREAM_H
#define HOST_STREAM_H
#include "host_fd.h"
#include "host_lock.h"
#include "host_state.h"

enum { F_FD, F_MEM, F_MEMSTREAM, F_COOKIE };
enum { OP_NONE, OP_READ, OP_WRITE };
enum { BUF_FULL = 0, BUF_LINE = 1, BUF_NONE = 2 };      /* _IOFBF, _IOLBF, _IONBF */

#define STREAM_BUF 16384u
#define HANDLE_SIZE 256u        /* glibc's FILE has 216 bytes */
#define HANDLES_PER_AREA 16u
#define STREAM_MAX 1024u
#define GLIBC_EOF_SEEN 0x10u
#define GLIBC_ERR_SEEN 0x20u

struct File {
    File *next, *prev;
    uint32_t handle;            /* address of the guest's cell */
    uint32_t index;
    uint8_t kind, op, bufmode, can_read, can_write, append, eof, err, nback, wide, autoflush, tty;
    unsigned char back[12];     /* ungetc, last in first out */
    int fd;
    unsigned char *buf;
    uint32_t cap, pos, end;     /* reading: buf[pos..end); writing: buf[0..pos) */
    uint32_t fast_end;          /* writing to a fully buffered stream: cap, else 0 */
    /* F_MEM, F_MEMSTREAM */
    uint64_t mem, mem_cap, mem_len, mem_pos;
    uint64_t ptr_cell, size_cell;
    char *image; uint64_t image_cap;            /* F_MEMSTREAM: the bytes so far; F_MEM without a buffer */
    uint64_t block;                             /* F_MEMSTREAM: the guest block handed out last */
    uint64_t cookie, cookie_fn[4];
    uint32_t mb_state;
    HostThread *owner;          /* it is waiting for the device, or has called flockfile: others wait */
    uint32_t owned, swept;
};

static inline void stream_flag(Ctx *ctx, File *f)
{
    uint32_t v = 0xfbad0000u | (f->eof ? GLIBC_EOF_SEEN : 0) | (f->err ? GLIBC_ERR_SEEN : 0);
    memcpy(ctx->mem + f->handle, &v, 4);
}

static inline void stream_set_eof(Ctx *ctx, File *f) { f->eof = 1; stream_flag(ctx, f); }
static inline void stream_set_err(Ctx *ctx, File *f) { f->err = 1; stream_flag(ctx, f); }

/* ---- one thread at a time: what a stream does between two waits is under the lock; its owner has it beyond ---- */
static inline void stream_own(Ctx *ctx, File *f)
{
    if (LIKELY(ctx->stacks == NULL)) return;
    f->owner = THREAD(ctx);
    f->owned++;
}
static inline void stream_disown(Ctx *ctx, File *f)
{
    Host *S = HOST(ctx);
    if (LIKELY(f->owned == 0) || --f->owned) return;
    f->owner = NULL;
    __atomic_add_fetch(&S->changes, 1, __ATOMIC_SEQ_CST);
    unpark(&S->changes, EVERYBODY);
}
static inline int stream_taken(Ctx *ctx, const File *f) { return UNLIKELY(f->owner != NULL) && f->owner != THREAD(ctx); }

/* Let other threads finish with their streams: then look the stream up again. -1: the guest is unwinding. */
static int stream_wait(Ctx *ctx)
{
    Host *S = HOST(ctx);
    return park(ctx, &S->changes, S->changes, mono_ns() + 1000000000, "a stream") == PARK_TRAP ? -1 : 0;
}

/* stdin, stdout or stderr, or NULL. */
static inline File *std_stream(Ctx *ctx, File **which)
{
    while (UNLIKELY(*which != NULL && stream_taken(ctx, *which))) if (stream_wait(ctx)) return NULL;
    return *which;
}
#define STDIN(ctx) std_stream(ctx, &HOST(ctx)->in)
#define STDOUT(ctx) std_stream(ctx, &HOST(ctx)->out)
#define STDERR(ctx) std_stream(ctx, &HOST(ctx)->err)

static File *stream_at(Ctx *ctx, uint64_t addr);

/* The stream of a guest FILE *, when no other thread has it; NULL and a trap for anything else. */
static inline File *stream_of(Ctx *ctx, uint64_t addr)
{
    File *f = stream_at(ctx, addr);
    while (UNLIKELY(f != NULL && stream_taken(ctx, f))) f = stream_wait(ctx) ? NULL : stream_at(ctx, addr);
    return f;
}

static inline File *stream_at(Ctx *ctx, uint64_t addr)
{
    Host *S = HOST(ctx);
    addr = (uint32_t)addr;
    for (uint32_t i = 0; i < S->n_areas; i++) {
        uint64_t off = addr - S->file_area[i];
        if (off < HANDLES_PER_AREA * HANDLE_SIZE) {
            File *f = off % HANDLE_SIZE == 0 ? S->file_at[i * HANDLES_PER_AREA + off / HANDLE_SIZE] : NULL;
            if (f) return f;
            break;
        }
    }
    host_note(ctx, "not an open stream: 0x%llx", (unsigned long long)addr);
    ctx_trap(ctx, addr < ctx->stack_lo ? TRAP_MEMORY : TRAP_HOST, addr);
    return NULL;
}

/* A handle for a new stream; -1 when there is no memory or no room. */
static int stream_handle(Ctx *ctx, File *f)
{
    Host *S = HOST(ctx);
    uint32_t i = 0, n = S->n_areas * HANDLES_PER_AREA;
    while (i < n && S->file_at[i]) i++;
    if (i == n) {
        uint64_t area;
        if (n >= STREAM_MAX) return -1;
        File **at = (File **)realloc(S->file_at, (n + HANDLES_PER_AREA) * sizeof *at);
        if (!at) return -1;
        S->file_at = at;
        memset(at + n, 0, HANDLES_PER_AREA * sizeof *at);
        uint64_t *areas = (uint64_t *)realloc(S->file_area, (S->n_areas + 1) * sizeof *areas);
        if (!areas) return -1;
        S->file_area = areas;
        area = heap_alloc_pages(ctx, &S->heap, HANDLES_PER_AREA * HANDLE_SIZE);
        if (!area) return -1;
        memset(ctx->mem + area, 0, HANDLES_PER_AREA * HANDLE_SIZE);
        areas[S->n_areas++] = area;
    }
    S->file_at[i] = f;
    f->index = i;
    f->handle = (uint32_t)(S->file_area[i / HANDLES_PER_AREA] + i % HANDLES_PER_AREA * HANDLE_SIZE);
    memset(ctx->mem + f->handle, 0, HANDLE_SIZE);
    return 0;
}

/* A new stream of a kind; NULL with errno. */
static File *stream_new(Ctx *ctx, int kind, int can_read, int can_write)
{
    Host *S = HOST(ctx);
    File *f = (File *)calloc(1, sizeof *f);
    if (!f || stream_handle(ctx, f)) {
        free(f);
        set_guest_errno(ctx, S->n_areas * HANDLES_PER_AREA >= STREAM_MAX ? G_EMFILE : G_ENOMEM);
        return NULL;
    }
    f->kind = (uint8_t)kind;
    f->fd = -1;
    f->can_read = (uint8_t)can_read;
    f->can_write = (uint8_t)can_write;
    f->next = S->files;
    if (f->next) f->next->prev = f;
    S->files = f;
    stream_flag(ctx, f);
    return f;
}

static int stream_buffer(Ctx *ctx, File *f)
{
    if (f->buf) return 0;
    f->cap = f->cap ? f->cap : STREAM_BUF;
    f->buf = (unsigned char *)malloc(f->cap);
    if (f->buf) return 0;
    set_guest_errno(ctx, G_ENOMEM);
    return -1;
}

static void stream_free(Host *S, File *f)
{
    if (f->next) f->next->prev = f->prev;
    if (f->prev) f->prev->next = f->next;
    else S->files = f->next;
    if (S->in == f) S->in = NULL;
    if (S->out == f) S->out = NULL;
    if (S->err == f) S->err = NULL;
    S->file_at[f->index] = NULL;
    free(f->buf);
    free(f->image);
    free(f);
}

/* ---- where the bytes go: implemented in host_memstream.h for the kinds that are no descriptors ---- */
static int64_t memory_read(Ctx *ctx, File *f, void *buf, size_t n);
static int64_t memory_write(Ctx *ctx, File *f, const void *buf, size_t n);
static int64_t memory_seek(Ctx *ctx, File *f, int64_t off, int whence);
static int memory_flush(Ctx *ctx, File *f);

static int64_t device_read(Ctx *ctx, File *f, void *buf, size_t n)
{
    int64_t r;
    stream_own(ctx, f);
    r = f->kind == F_FD ? fd_read(ctx, f->fd, buf, n) : memory_read(ctx, f, buf, n);
    stream_disown(ctx, f);
    return r;
}

static int device_write(Ctx *ctx, File *f, const unsigned char *p, size_t n)
{
    int failed = 0;
    stream_own(ctx, f);
    while (n && !failed) {
        int64_t r = f->kind == F_FD ? fd_write(ctx, f->fd, p, n) : memory_write(ctx, f, p, n);
        if (r <= 0) failed = -1;
        else { p += r; n -= (size_t)r; }
    }
    stream_disown(ctx, f);
    return failed;
}

static int64_t device_seek(Ctx *ctx, File *f, int64_t off, int whence)
{
    Fd *d;
    off_t r;
    if (f->kind != F_FD) {
        stream_own(ctx, f);
        off = memory_seek(ctx, f, off, whence);
        stream_disown(ctx, f);
        return off;
    }
    d = fd_get(ctx, f->fd);
    if (!d) return -1;
    r = w_lseek(d->host, off, whence);
    if (r < 0) set_host_errno(ctx);
    return r;
}

/* ---- buffers ---- */

/* Write out what is buffered. -1 on an error; the bytes are then dropped, as glibc's are on close. */
static int stream_drain(Ctx *ctx, File *f)
{
    uint32_t n = f->pos;
    if (f->op != OP_WRITE || n == 0) return 0;
    f->pos = 0;
    if (device_write(ctx, f, f->buf, n)) { stream_set_err(ctx, f); return -1; }
    return 0;
}

/* fflush: buffered output goes out; input read ahead is given back to the file. */
static int stream_flush(Ctx *ctx, File *f)
{
    int r = 0;
    if (f->op == OP_WRITE) r = stream_drain(ctx, f);
    else if (f->op == OP_READ) {
        int64_t ahead = (int64_t)(f->end - f->pos) + f->nback;
        if (ahead) {
            int saved = get_guest_errno(ctx);
            if (device_seek(ctx, f, -ahead, SEEK_CUR) < 0) { set_guest_errno(ctx, saved); return 0; }
        }
        f->pos = f->end = 0;
        f->nback = 0;
    }
    if (f->kind != F_FD && memory_flush(ctx, f)) r = -1;
    f->op = OP_NONE;
    f->fast_end = 0;
    return r;
}

static int stream_begin_write(Ctx *ctx, File *f)
{
    if (f->op == OP_WRITE) return 0;
    if (!f->can_write) { set_guest_errno(ctx, G_EBADF); stream_set_err(ctx, f); return -1; }
    if (stream_buffer(ctx, f)) return -1;
    if (f->op == OP_READ && stream_flush(ctx, f)) return -1;
    f->op = OP_WRITE;
    f->pos = f->end = 0;
    f->nback = 0;
    f->fast_end = f->bufmode == BUF_FULL ? f->cap : 0;
    return 0;
}

static int stream_begin_read(Ctx *ctx, File *f)
{
    if (f->op == OP_READ) return 0;
    if (!f->can_read) { set_guest_errno(ctx, G_EBADF); stream_set_err(ctx, f); return -1; }
    if (stream_buffer(ctx, f)) return -1;
    if (f->op == OP_WRITE && stream_flush(ctx, f)) return -1;
    f->op = OP_READ;
    f->pos = f->end = 0;
    f->fast_end = 0;
    return 0;
}

/* Write n bytes into the buffer whatever the mode. */
static int stream_put(Ctx *ctx, File *f, const char *p, size_t n)
{
    uint32_t room = f->cap - f->pos;
    if (n > room) {
        memcpy(f->buf + f->pos, p, room);
        f->pos = f->cap;
        p += room;
        n -= room;
        if (stream_drain(ctx, f)) return -1;
        if (n >= f->cap) {
            size_t whole = n - n % f->cap;
            if (device_write(ctx, f, (const unsigned char *)p, whole)) { stream_set_err(ctx, f); return -1; }
            p += whole;
            n -= whole;
        }
    }
    memcpy(f->buf + f->pos, p, n);
    f->pos += (uint32_t)n;
    return 0;
}

static const char *last_newline(const char *p, size_t n)
{
    while (n && p[n - 1] != '\n') n--;
    return n ? p + n - 1 : NULL;
}

/* Write n bytes of host memory as the mode of the stream asks. 0, or -1 with errno. */
static int stream_write(Ctx *ctx, File *f, const char *p, size_t n)
{
    if (stream_begin_write(ctx, f)) return -1;
    if (n == 0) return 0;
    if (n <= f->fast_end - f->pos && f->fast_end) {
        memcpy(f->buf + f->pos, p, n);
        f->pos += (uint32_t)n;
        return 0;
    }
    if (f->bufmode == BUF_FULL || f->autoflush) return stream_put(ctx, f, p, n);
    if (f->bufmode == BUF_NONE) {
        if (stream_drain(ctx, f)) return -1;
        if (n && device_write(ctx, f, (const unsigned char *)p, n)) { stream_set_err(ctx, f); return -1; }
        return 0;
    }
    const char *z = last_newline(p, n);
    if (z) {
        size_t head = (size_t)(z - p) + 1;
        if (stream_put(ctx, f, p, head) || stream_drain(ctx, f)) return -1;
        p += head;
        n -= head;
    }
    return stream_put(ctx, f, p, n);
}

/* Around a printf: an unbuffered stream still writes the whole text at once. */
static int stream_open_burst(Ctx *ctx, File *f)
{
    if (stream_begin_write(ctx, f)) return -1;
    f->autoflush = f->bufmode == BUF_NONE;
    return 0;
}

static int stream_close_burst(Ctx *ctx, File *f)
{
    if (!f->autoflush) return 0;
    f->autoflush = 0;
    return stream_drain(ctx, f);
}

static inline int stream_putc(Ctx *ctx, File *f, int c)
{
    char ch = (char)c;
    if (LIKELY(f->pos < f->fast_end)) { f->buf[f->pos++] = (unsigned char)c; return (unsigned char)c; }
    return stream_write(ctx, f, &ch, 1) ? -1 : (unsigned char)c;
}

/* Fill an empty read buffer. Bytes now available, 0 at the end of the file, -1 on an error. */
static int stream_fill(Ctx *ctx, File *f)
{
    Host *S = HOST(ctx);
    int64_t n;
    if (stream_begin_read(ctx, f)) return -1;
    if (f->pos < f->end) return (int)(f->end - f->pos);
    /* Before the program waits for a person, what it said must be visible. */
    if (f->kind == F_FD && f->bufmode != BUF_FULL && S->out && S->out->bufmode == BUF_LINE && !stream_taken(ctx, S->out)) stream_drain(ctx, S->out);
    n = device_read(ctx, f, f->buf, f->bufmode == BUF_NONE ? 1 : f->cap);
    if (n < 0) { if (!ctx->trap) stream_set_err(ctx, f); return -1; }
    if (n == 0) { stream_set_eof(ctx, f); return 0; }
    f->pos = 0;
    f->end = (uint32_t)n;
    return (int)n;
}

static int stream_getc_slow(Ctx *ctx, File *f)
{
    if (f->nback) return f->back[--f->nback];
    if (f->op == OP_READ && f->pos < f->end) return f->buf[f->pos++];
    if (stream_fill(ctx, f) <= 0) return -1;
    return f->buf[f->pos++];
}

static inline int stream_getc(Ctx *ctx, File *f)
{
    if (LIKELY(f->op == OP_READ && !f->nback && f->pos < f->end)) return f->buf[f->pos++];
    return stream_getc_slow(ctx, f);
}

static int stream_ungetc(Ctx *ctx, File *f, int c)
{
    if (c == -1 || !f->can_read) return -1;
    if (f->op != OP_READ && stream_begin_read(ctx, f)) return -1;
    if (f->nback == sizeof f->back) return -1;
    if (!f->nback && f->pos && f->buf[f->pos - 1] == (unsigned char)c) f->pos--;
    else f->back[f->nback++] = (unsigned char)c;
    f->eof = 0;
    stream_flag(ctx, f);
    return (unsigned char)c;
}

/* Read up to n bytes into host memory; how many came. */
static size_t stream_read(Ctx *ctx, File *f, char *p, size_t n)
{
    size_t got = 0;
    while (got < n) {
        if (f->nback) { p[got++] = (char)f->back[--f->nback]; continue; }
        if (f->op == OP_READ && f->pos < f->end) {
            size_t have = f->end - f->pos, want = n - got < have ? n - got : have;
            memcpy(p + got, f->buf + f->pos, want);
            f->pos += (uint32_t)want;
            got += want;
            continue;
        }
        if (stream_begin_read(ctx, f)) break;
        if (n - got >= f->cap && f->bufmode == BUF_FULL) {
            int64_t r = device_read(ctx, f, p + got, n - got);
            if (r > 0) { got += (size_t)r; f->pos = f->end = 0; continue; }
            if (r == 0) stream_set_eof(ctx, f);
            else if (!ctx->trap) stream_set_err(ctx, f);
            break;
        }
        if (stream_fill(ctx, f) <= 0) break;
    }
    return got;
}

/* Close: 0, or -1 with errno. */
static int stream_close(Ctx *ctx, File *f)
{
    int r = stream_flush(ctx, f);
    if (f->kind == F_FD && fd_close(ctx, f->fd)) r = -1;
    stream_free(HOST(ctx), f);
    return r;
}

/* Flush every stream that has output waiting. While one is flushed others may come and go. */
static int stream_flush_all(Ctx *ctx)
{
    Host *S = HOST(ctx);
    uint32_t sweep = ++S->sweeps;
    int r = 0;
    File *f = S->files;
    while (f) {
        if (f->op != OP_WRITE || f->swept == sweep) { f = f->next; continue; }
        if (stream_taken(ctx, f)) { if (stream_wait(ctx)) return -1; }
        else {
            f->swept = sweep;
            if (stream_flush(ctx, f)) r = -1;
        }
        f = ctx->stacks ? S->files : f->next;
    }
    return r;
}

static int64_t stream_tell(Ctx *ctx, File *f)
{
    int64_t at = device_seek(ctx, f, 0, SEEK_CUR);
    if (at < 0) return -1;
    if (f->op == OP_WRITE) {
        if (f->append && f->pos) {      /* appended bytes will land at the end */
            if (stream_drain(ctx, f)) return -1;
            return device_seek(ctx, f, 0, SEEK_CUR);
        }
        return at + f->pos;
    }
    if (f->op == OP_READ) at -= (int64_t)(f->end - f->pos) + f->nback;
    return at;
}

static int stream_seek(Ctx *ctx, File *f, int64_t off, int whence)
{
    if (whence < 0 || whence > 2) { set_guest_errno(ctx, G_EINVAL); return -1; }
    if (f->op == OP_WRITE) { if (stream_flush(ctx, f)) return -1; }
    else if (f->op == OP_READ && whence == SEEK_CUR) off -= (int64_t)(f->end - f->pos) + f->nback;
    if (device_seek(ctx, f, off, whence) < 0) return -1;
    f->op = OP_NONE;
    f->pos = f->end = 0;
    f->nback = 0;
    f->eof = 0;
    stream_flag(ctx, f);
    return 0;
}
#endif
