/* stdio.h: streams as C sees them. The printf and scanf families stand in files of their own. */
#ifndef HOST_STDIO_H
#define HOST_STDIO_H
#include "host_path.h"
#include "host_printf.h"

/* ---- characters and lines ---- */

HOSTFN(putchar) { File *f = STDOUT(ctx); RET_I(LIKELY(f != NULL) ? stream_putc(ctx, f, a[0].s32) : -1); }
HOSTFN(fputc) { File *f = stream_of(ctx, a[1].u64); RET_I(f ? stream_putc(ctx, f, a[0].s32) : -1); }
HOSTFN(getchar) { File *f = STDIN(ctx); RET_I(f ? stream_getc(ctx, f) : -1); }
HOSTFN(fgetc) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? stream_getc(ctx, f) : -1); }
HOSTFN(ungetc) { File *f = stream_of(ctx, a[1].u64); RET_I(f ? stream_ungetc(ctx, f, a[0].s32) : -1); }
/* glibc's inlined getc and putc come here whenever the (always empty) window of the handle is used up. */
HOSTFN(__overflow) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? stream_putc(ctx, f, a[1].s32) : -1); }

HOSTFN(puts)
{
    File *f = STDOUT(ctx);
    uint64_t n;
    const char *p = guest_cstr(ctx, a[0].u64, &n);
    int r;
    if (!p || !f || stream_open_burst(ctx, f)) RET_I(-1);
    r = stream_write(ctx, f, p, n) || stream_putc(ctx, f, '\n') < 0;
    if (stream_close_burst(ctx, f)) r = 1;
    RET_I(r ? -1 : (int)(n + 1 > INT_MAX ? INT_MAX : n + 1));
}

HOSTFN(fputs)
{
    File *f = stream_of(ctx, a[1].u64);
    uint64_t n;
    const char *p = f ? guest_cstr(ctx, a[0].u64, &n) : NULL;
    RET_I(!p || stream_write(ctx, f, p, n) ? -1 : 1);
}

/* A line of at most cap - 1 bytes into the guest's buffer, as fgets reads. */
static uint64_t read_line(Ctx *ctx, File *f, uint64_t dst, int32_t cap)
{
    uint64_t n = 0, room = (uint64_t)(cap - 1);
    while (n < room) {
        int c = stream_getc(ctx, f);
        char *p;
        if (c < 0) break;
        p = guest_write(ctx, dst + n, 1);
        if (!p) return 0;
        *p = (char)c;
        n++;
        if (c == '\n') break;
        /* The rest of the line that is already in the buffer goes over in one piece. */
        if (f->op == OP_READ && !f->nback && f->pos < f->end && n < room) {
            uint64_t have = f->end - f->pos;
            const unsigned char *from = f->buf + f->pos, *z;
            if (have > room - n) have = room - n;
            z = (const unsigned char *)memchr(from, '\n', have);
            if (z) have = (uint64_t)(z - from) + 1;
            p = guest_write(ctx, dst + n, have);
            if (!p) return 0;
            memcpy(p, from, have);
            f->pos += (uint32_t)have;
            n += have;
            if (z) break;
        }
    }
    if ((n == 0 && room > 0) || (f->err && n == 0)) return 0;
    if (store_u8(ctx, dst + n, 0)) return 0;
    return dst;
}

HOSTFN(fgets)
{
    File *f = stream_of(ctx, a[2].u64);
    if (!f || a[1].s32 <= 0) RET_L(0);
    RET_L(read_line(ctx, f, a[0].u64, a[1].s32));
}

HOSTFN(__fgets_chk)
{
    File *f = stream_of(ctx, a[3].u64);
    if (a[2].s32 > 0 && (uint64_t)a[2].s32 > a[1].u64) { chk_fail(ctx); return; }
    if (!f || a[2].s32 <= 0) RET_L(0);
    RET_L(read_line(ctx, f, a[0].u64, a[2].s32));
}

/* getdelim into a block of the guest's heap. */
static int64_t read_delim(Ctx *ctx, uint64_t line, uint64_t size, int delim, File *f)
{
    Heap *h = &HOST(ctx)->heap;
    uint64_t block, cap, n = 0;
    int c = -1;
    if (!line || !size) { set_guest_errno(ctx, G_EINVAL); return -1; }
    block = load_u64(ctx, line);
    cap = load_u64(ctx, size);
    if (ctx->trap) return -1;
    if (!block) cap = 0;
    for (;;) {
        c = stream_getc(ctx, f);
        if (c < 0) break;
        if (n + 2 > cap) {
            uint64_t want = cap * 2 < 120 ? 120 : cap * 2, fresh = heap_alloc(ctx, h, want);
            if (!fresh) { set_guest_errno(ctx, G_ENOMEM); return -1; }
            if (block && n) {
                const char *p = guest_read(ctx, block, n);
                if (!p) return -1;
                memcpy(ctx->mem + fresh, p, n);
            }
            if (block && heap_free(h, block)) {
                host_note(ctx, "getdelim: not a block of the heap");
                ctx_trap(ctx, TRAP_HEAP, block);
                return -1;
            }
            block = fresh;
            cap = want;
            if (store_u64(ctx, line, block) || store_u64(ctx, size, cap)) return -1;
        }
        if (store_u8(ctx, block + n, (uint8_t)c)) return -1;
        n++;
        if (c == (unsigned char)delim) break;
    }
    if (n == 0 || ctx->trap) return -1;
    return store_u8(ctx, block + n, 0) ? -1 : (int64_t)n;
}

HOSTFN(getdelim)
{
    File *f = stream_of(ctx, a[3].u64);
    RET_L(f ? read_delim(ctx, a[0].u64, a[1].u64, a[2].s32, f) : -1);
}

HOSTFN(getline)
{
    File *f = stream_of(ctx, a[2].u64);
    RET_L(f ? read_delim(ctx, a[0].u64, a[1].u64, '\n', f) : -1);
}

/* ---- blocks ---- */

static void write_items(Ctx *ctx, Slot *a, File *f)
{
    uint64_t size = a[1].u64, count = a[2].u64, total;
    const char *p;
    if (!f || size == 0 || count == 0) RET_L(0);
    if (__builtin_mul_overflow(size, count, &total)) total = ~0ull;
    p = guest_read(ctx, a[0].u64, total);
    RET_L(p && stream_write(ctx, f, p, total) == 0 ? count : 0);
}

static void read_items(Ctx *ctx, Slot *a, File *f)
{
    uint64_t size = a[1].u64, count = a[2].u64, total, room, want;
    char *p;
    if (!f || size == 0 || count == 0) RET_L(0);
    if (__builtin_mul_overflow(size, count, &total)) total = ~0ull;
    /* A count larger than the file is common and fine: only bytes that arrive need room. */
    room = guest_write_room(ctx, a[0].u64);
    want = total < room ? total : room;
    p = guest_write(ctx, a[0].u64, want ? want : 1);
    if (!p) return;
    want = stream_read(ctx, f, p, want);
    if (want == room && total > room && stream_getc(ctx, f) >= 0) {
        ctx_trap(ctx, TRAP_MEMORY, (uint32_t)a[0].u64 + room);
        return;
    }
    RET_L(want / size);
}

HOSTFN(fwrite) { write_items(ctx, a, stream_of(ctx, a[3].u64)); }
HOSTFN(fread) { read_items(ctx, a, stream_of(ctx, a[3].u64)); }

HOSTFN(__fread_chk)
{
    uint64_t total, size = a[1].u64;
    if (__builtin_mul_overflow(a[2].u64, a[3].u64, &total) || total > size) { chk_fail(ctx); return; }
    a[1] = a[2];
    a[2] = a[3];
    read_items(ctx, a, stream_of(ctx, a[4].u64));
}

/* ---- opening and closing ---- */

/* "r", "w+", "ab" …: flags for open, or -1. */
static int mode_flags(const char *mode)
{
    int flags = mode[0] == 'r' ? O_RDONLY : mode[0] == 'w' ? O_WRONLY | O_CREAT | O_TRUNC
              : mode[0] == 'a' ? O_WRONLY | O_CREAT | O_APPEND : -1;
    if (flags < 0) return -1;
    for (int i = 1; mode[i] && mode[i] != ','; i++) {
        if (mode[i] == '+') flags = (flags & ~O_ACCMODE) | O_RDWR;
        else if (mode[i] == 'x') flags |= O_EXCL;
        else if (mode[i] == 'e') flags |= O_CLOEXEC;
    }
    return flags;
}

/* A stream over a guest descriptor, which it then owns. NULL with errno. */
static File *stream_on_fd(Ctx *ctx, int fd, int flags)
{
    int access = flags & O_ACCMODE;
    File *f = stream_new(ctx, F_FD, access != O_WRONLY, access != O_RDONLY);
    if (!f) return NULL;
    f->fd = fd;
    f->append = (flags & O_APPEND) != 0;
    f->tty = (uint8_t)(w_isatty(HOST(ctx)->fd[fd].host) != 0);
    f->bufmode = f->tty ? BUF_LINE : BUF_FULL;
    return f;
}

static File *open_stream(Ctx *ctx, uint64_t path, uint64_t mode)
{
    char *name = guest_strdup(ctx, path), *how = name ? guest_strdup(ctx, mode) : NULL;
    File *f = NULL;
    if (name && how) {
        int flags = mode_flags(how), fd;
        if (flags < 0) set_guest_errno(ctx, G_EINVAL);
        else if ((fd = path_open(ctx, -100, name, flags, 0666)) >= 0) {
            f = stream_on_fd(ctx, fd, flags);
            if (!f) fd_close(ctx, fd);
        }
    }
    free(name);
    free(how);
    return f;
}

HOSTFN(fopen) { File *f = open_stream(ctx, a[0].u64, a[1].u64); RET_L(f ? f->handle : 0); }

HOSTFN(fdopen)
{
    char *how = guest_strdup(ctx, a[1].u64);
    int flags = how ? mode_flags(how) : -1;
    File *f = NULL;
    free(how);
    if (ctx->trap) return;
    if (flags < 0) set_guest_errno(ctx, G_EINVAL);
    else if (fd_get(ctx, a[0].s32)) f = stream_on_fd(ctx, a[0].s32, flags);
    RET_L(f ? f->handle : 0);
}

HOSTFN(freopen)
{
    Host *S = HOST(ctx);
    File *old = stream_of(ctx, a[2].u64);
    char *name = NULL, *how;
    int flags, fd;
    if (!old || !(how = guest_strdup(ctx, a[1].u64))) return;
    flags = mode_flags(how);
    free(how);
    if ((uint32_t)a[0].u64 && !(name = guest_strdup(ctx, a[0].u64))) return;
    stream_flush(ctx, old);
    fd = old->fd;
    if (name) {
        /* The new file takes the old one's number, as programs that redirect stdout rely on. */
        int want = old->kind == F_FD ? old->fd : 0, got;
        if (old->kind == F_FD) fd_close(ctx, old->fd);
        got = flags < 0 ? -1 : path_open(ctx, -100, name, flags, 0666);
        free(name);
        if (got >= 0 && got != want && S->fd[want].host < 0) {
            S->fd[want] = S->fd[got];
            S->fd[got].path = NULL;
            S->fd[got].host = -1;
            got = want;
        }
        fd = got;
    }
    if (fd < 0 || flags < 0) {
        old->kind = F_FD;
        old->fd = -1;
        stream_free(S, old);
        RET_L(0);
    }
    old->kind = F_FD;
    old->fd = fd;
    old->can_read = (flags & O_ACCMODE) != O_WRONLY;
    old->can_write = (flags & O_ACCMODE) != O_RDONLY;
    old->append = (flags & O_APPEND) != 0;
    old->op = OP_NONE;
    old->fast_end = old->pos = old->end = 0;
    old->eof = old->err = old->nback = 0;
    old->bufmode = w_isatty(S->fd[fd].host) ? BUF_LINE : old == S->err ? BUF_NONE : BUF_FULL;
    stream_flag(ctx, old);
    RET_L(old->handle);
}

HOSTFN(fclose) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? stream_close(ctx, f) : -1); }

HOSTFN(tmpfile)
{
    Host *S = HOST(ctx);
    char name[64];
    int fd = -1;
    for (int i = 0; i < S->n_mounts && fd < 0; i++) {
        if (!S->mount[i].writable) continue;
        snprintf(name, sizeof name, ".allvm-tmp-%ld-%u", (long)getpid(), (unsigned)(uintptr_t)S ^ (unsigned)++S->entropy);
        fd = w_openat(S->mount[i].fd, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (fd >= 0) w_unlinkat(S->mount[i].fd, name, 0);
    }
#ifdef MFD_CLOEXEC
    if (fd < 0) fd = w_temporary();
#endif
    if (fd < 0) { set_guest_errno(ctx, G_EACCES); RET_L(0); }
    fd = fd_install(ctx, fd, 0, 0);
    File *f = fd < 0 ? NULL : stream_on_fd(ctx, fd, O_RDWR);
    RET_L(f ? f->handle : 0);
}

HOSTFN(fmemopen)
{
    uint64_t buf = (uint32_t)a[0].u64, size = a[1].u64, len = 0;
    char *how = guest_strdup(ctx, a[2].u64);
    int flags = how ? mode_flags(how) : -1;
    File *f;
    const char *p;
    free(how);
    if (ctx->trap) return;
    if (flags < 0 || size >= GUEST_SPACE) { set_guest_errno(ctx, G_EINVAL); RET_L(0); }
    if (!buf) {
        buf = heap_alloc(ctx, &HOST(ctx)->heap, size ? size : 1);
        if (!buf) { set_guest_errno(ctx, G_ENOMEM); RET_L(0); }
        memset(ctx->mem + buf, 0, size ? size : 1);
    }
    if ((flags & O_TRUNC) && size) store_u8(ctx, buf, 0);
    p = guest_read(ctx, buf, size);
    if (!p) return;
    if (flags & O_APPEND || flags & O_TRUNC) { const void *z = memchr(p, 0, size); len = z ? (uint64_t)((const char *)z - p) : size; }
    else len = size;
    f = stream_new(ctx, F_MEM, (flags & O_ACCMODE) != O_WRONLY, (flags & O_ACCMODE) != O_RDONLY);
    if (!f) RET_L(0);
    f->mem = buf;
    f->mem_cap = size;
    f->mem_len = len;
    f->append = (flags & O_APPEND) != 0;
    f->mem_pos = f->append ? len : 0;
    RET_L(f->handle);
}

HOSTFN(open_memstream)
{
    File *f;
    if (!guest_write(ctx, a[0].u64, 8) || !guest_write(ctx, a[1].u64, 8)) return;
    f = stream_new(ctx, F_MEMSTREAM, 0, 1);
    if (!f) RET_L(0);
    f->ptr_cell = a[0].u64;
    f->size_cell = a[1].u64;
    memory_flush(ctx, f);
    RET_L(f->handle);
}

/* cookie, mode, and the address of cookie_io_functions_t: read, write, seek, close. */
HOSTFN(fopencookie)
{
    char *how = guest_strdup(ctx, a[1].u64);
    int flags = how ? mode_flags(how) : -1;
    File *f;
    free(how);
    if (ctx->trap) return;
    if (flags < 0) { set_guest_errno(ctx, G_EINVAL); RET_L(0); }
    f = stream_new(ctx, F_COOKIE, (flags & O_ACCMODE) != O_WRONLY, (flags & O_ACCMODE) != O_RDONLY);
    if (!f) RET_L(0);
    f->cookie = a[0].u64;
    for (int i = 0; i < 4; i++) f->cookie_fn[i] = load_u64(ctx, a[2].u64 + 8 * (uint64_t)i);
    RET_L(f->handle);
}

/* ---- state of a stream ---- */

HOSTFN(fflush)
{
    File *f;
    if ((uint32_t)a[0].u64 == 0) RET_I(stream_flush_all(ctx));
    f = stream_of(ctx, a[0].u64);
    RET_I(f ? stream_flush(ctx, f) : -1);
}

static int set_buffer(Ctx *ctx, File *f, int mode, uint64_t size)
{
    if (mode < 0 || mode > 2) { set_guest_errno(ctx, G_EINVAL); return -1; }
    if (stream_flush(ctx, f)) return -1;
    f->bufmode = (uint8_t)mode;
    if (mode != BUF_NONE && size >= 64 && size <= (16u << 20) && size != f->cap) {
        free(f->buf);
        f->buf = NULL;
        f->cap = (uint32_t)size;
    }
    return 0;
}

HOSTFN(setvbuf) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? set_buffer(ctx, f, a[2].s32, a[3].u64) : -1); }
HOSTFN(setbuf) { File *f = stream_of(ctx, a[0].u64); if (f) set_buffer(ctx, f, (uint32_t)a[1].u64 ? BUF_FULL : BUF_NONE, 0); }
HOSTFN(setbuffer) { File *f = stream_of(ctx, a[0].u64); if (f) set_buffer(ctx, f, (uint32_t)a[1].u64 ? BUF_FULL : BUF_NONE, a[2].u64); }
HOSTFN(setlinebuf) { File *f = stream_of(ctx, a[0].u64); if (f) set_buffer(ctx, f, BUF_LINE, 0); }
HOSTFN(feof) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->eof : 0); }
HOSTFN(ferror) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->err : 0); }
HOSTFN(clearerr) { File *f = stream_of(ctx, a[0].u64); if (f) { f->eof = f->err = 0; stream_flag(ctx, f); } }

HOSTFN(fileno)
{
    File *f = stream_of(ctx, a[0].u64);
    if (f && f->kind != F_FD) { set_guest_errno(ctx, G_EBADF); RET_I(-1); }
    RET_I(f ? f->fd : -1);
}

HOSTFN(fseek) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? stream_seek(ctx, f, a[1].s64, a[2].s32) : -1); }
HOSTFN(ftell) { File *f = stream_of(ctx, a[0].u64); RET_L(f ? stream_tell(ctx, f) : -1); }
HOSTFN(rewind) { File *f = stream_of(ctx, a[0].u64); if (f) { stream_seek(ctx, f, 0, SEEK_SET); f->err = 0; stream_flag(ctx, f); } }

HOSTFN(fgetpos)
{
    File *f = stream_of(ctx, a[0].u64);
    int64_t at = f ? stream_tell(ctx, f) : -1;
    if (at < 0) RET_I(-1);
    RET_I(store_u64(ctx, a[1].u64, (uint64_t)at));
}

HOSTFN(fsetpos)
{
    File *f = stream_of(ctx, a[0].u64);
    int64_t at = (int64_t)load_u64(ctx, a[1].u64);
    RET_I(f && !ctx->trap ? stream_seek(ctx, f, at, SEEK_SET) : -1);
}

HOSTFN(perror)
{
    File *f = STDERR(ctx);
    char buf[64];
    uint64_t n = 0;
    const char *p = (uint32_t)a[0].u64 ? guest_cstr(ctx, a[0].u64, &n) : NULL;
    const char *text = error_text(ctx, get_guest_errno(ctx), buf, sizeof buf);
    if (!f || ctx->trap || stream_open_burst(ctx, f)) return;
    if (n) { stream_write(ctx, f, p, n); stream_write(ctx, f, ": ", 2); }
    stream_write(ctx, f, text, strlen(text));
    stream_write(ctx, f, "\n", 1);
    stream_close_burst(ctx, f);
}

HOSTFN(flockfile) { File *f = stream_of(ctx, a[0].u64); if (f) stream_own(ctx, f); }
HOSTFN(ftrylockfile)
{
    File *f = stream_at(ctx, a[0].u64);
    if (!f) return;
    if (stream_taken(ctx, f)) RET_I(G_EBUSY);
    stream_own(ctx, f);
    RET_I(0);
}
HOSTFN(funlockfile) { File *f = stream_at(ctx, a[0].u64); if (f && !stream_taken(ctx, f)) stream_disown(ctx, f); }
HOSTFN(fpurge) { File *f = stream_of(ctx, a[0].u64); if (f) { f->pos = f->end = 0; f->nback = 0; } RET_I(0); }
HOSTFN(__fpending) { File *f = stream_of(ctx, a[0].u64); RET_L(f && f->op == OP_WRITE ? f->pos : 0); }
HOSTFN(__fbufsize) { File *f = stream_of(ctx, a[0].u64); RET_L(f ? (f->cap ? f->cap : STREAM_BUF) : 0); }
HOSTFN(__freading) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->op == OP_READ || !f->can_write : 0); }
HOSTFN(__fwriting) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->op == OP_WRITE || !f->can_read : 0); }
HOSTFN(__freadable) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->can_read : 0); }
HOSTFN(__fwritable) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->can_write : 0); }
HOSTFN(__flbf) { File *f = stream_of(ctx, a[0].u64); RET_I(f ? f->bufmode == BUF_LINE : 0); }
/* A pipe to a command: there are no other programs in here. */
HOSTFN(popen) { (void)a; set_guest_errno(ctx, G_ENOSYS); RET_L(0); }
HOSTFN(pclose) { (void)a; set_guest_errno(ctx, G_ECHILD); RET_I(-1); }
#endif
