/* time.h: clocks, calendar, sleeping. Local time follows the guest's TZ variable (host_zone.h); without one it is UTC. */
#ifndef HOST_TIME_H
#define HOST_TIME_H
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include "host_zone.h"

/* ---- struct tm of the guest: nine ints, then at 40 gmtoff and at 48 the zone's name ---- */
static int load_tm(Ctx *ctx, uint64_t addr, Tm *tm)
{
    int32_t v[9];
    const char *p = guest_read(ctx, addr, 36);
    if (!p) return -1;
    memcpy(v, p, 36);
    *tm = (Tm){ v[0], v[1], v[2], v[3], v[4], v[6], v[7], v[8], v[5], 0, "" };
    return 0;
}

static int store_tm(Ctx *ctx, uint64_t addr, const Tm *tm)
{
    int32_t v[9] = { tm->sec, tm->min, tm->hour, tm->mday, tm->mon, (int32_t)tm->year, tm->wday, tm->yday, tm->isdst };
    Host *S = HOST(ctx);
    uint64_t name;
    char *p;
    if (!strcmp(tm->zone, "GMT") || !strcmp(tm->zone, "UTC")) name = host_intern(ctx, tm->zone[0] == 'G' ? "GMT" : "UTC");
    else {
        name = host_static_once(ctx, &S->zone_buf, 16);
        if (name) memcpy(ctx->mem + name, S->zone_text, 16);
    }
    p = name ? guest_write(ctx, addr, 56) : NULL;
    if (!p) return -1;
    memcpy(p, v, 36);
    memset(p + 36, 0, 4);
    memcpy(p + 40, &tm->gmtoff, 8);
    memcpy(p + 48, &name, 8);
    return 0;
}

static void break_down(Ctx *ctx, Slot *a, int local, uint64_t to)
{
    int64_t t = (int64_t)load_u64(ctx, a[0].u64);
    Tm tm;
    if (ctx->trap) return;
    if (local ? local_time(ctx, t, &tm) : tm_of_seconds(t, &tm)) { set_guest_errno(ctx, G_EOVERFLOW); RET_L(0); }
    if (!to) to = host_static_once(ctx, &HOST(ctx)->tm_buf, 56);
    if (to && !store_tm(ctx, to, &tm)) RET_L(to);
}

HOSTFN(gmtime) { break_down(ctx, a, 0, 0); }
HOSTFN(localtime) { break_down(ctx, a, 1, 0); }
HOSTFN(gmtime_r) { break_down(ctx, a, 0, a[1].u64); }
HOSTFN(localtime_r) { break_down(ctx, a, 1, a[1].u64); }

static void make_time(Ctx *ctx, Slot *a, int local)
{
    uint64_t addr = a[0].u64;
    Tm tm, out;
    int64_t t;
    if (load_tm(ctx, addr, &tm)) return;
    t = seconds_of_tm(&tm);
    if (local) {
        Zone z;
        zone_of_guest(ctx, &z);
        t = zone_seconds(&z, t, tm.isdst);
        if (local_time(ctx, t, &out)) { set_guest_errno(ctx, G_EOVERFLOW); RET_L(-1); }
    } else if (tm_of_seconds(t, &out)) { set_guest_errno(ctx, G_EOVERFLOW); RET_L(-1); }
    if (!store_tm(ctx, addr, &out)) RET_L(t);
}

HOSTFN(mktime) { make_time(ctx, a, 1); }
HOSTFN(timegm) { make_time(ctx, a, 0); }
HOSTFN(difftime) { (void)ctx; RET_D((double)a[0].s64 - (double)a[1].s64); }

HOSTFN(tzset)
{
    Host *S = HOST(ctx);
    Zone z;
    (void)a;
    zone_of_guest(ctx, &z);
    if (S->tz_cells[0]) {
        for (int i = 0; i < 2; i++) {
            uint64_t name = host_static(ctx, 16);
            if (!name) return;
            memcpy(ctx->mem + name, z.name[i], 16);
            store_u64(ctx, S->tz_cells[0] + 8 * (uint64_t)i, name);
        }
    }
    if (S->tz_cells[1]) store_u64(ctx, S->tz_cells[1], (uint64_t)-z.offset[0]);
    if (S->tz_cells[2]) store_u32(ctx, S->tz_cells[2], z.dst != 0);
}

/* ---- clocks ---- */
static int guest_clock(Ctx *ctx, int id, clockid_t *host)
{
    switch (id) {
    case 0: case 5: case 8: *host = CLOCK_REALTIME; return 0;
    case 1: case 4: case 6: case 7: *host = CLOCK_MONOTONIC; return 0;
    case 2: *host = CLOCK_PROCESS_CPUTIME_ID; return 0;
    case 3: *host = CLOCK_THREAD_CPUTIME_ID; return 0;
    default: set_guest_errno(ctx, G_EINVAL); return -1;
    }
}

static int store_pair(Ctx *ctx, uint64_t addr, int64_t first, int64_t second)
{
    return store_u64(ctx, addr, (uint64_t)first) || store_u64(ctx, addr + 8, (uint64_t)second) ? -1 : 0;
}

HOSTFN(clock_gettime)
{
    clockid_t id;
    struct timespec t;
    if (guest_clock(ctx, a[0].s32, &id)) RET_I(-1);
    if (w_clock(id, &t)) { set_host_errno(ctx); RET_I(-1); }
    RET_I(store_pair(ctx, a[1].u64, t.tv_sec, t.tv_nsec));
}

HOSTFN(clock_getres)
{
    clockid_t id;
    if (guest_clock(ctx, a[0].s32, &id)) RET_I(-1);
    RET_I((uint32_t)a[1].u64 ? store_pair(ctx, a[1].u64, 0, 1) : 0);
}

HOSTFN(timespec_get)
{
    struct timespec t;
    if (a[1].s32 != 1) RET_I(0);
    w_clock(CLOCK_REALTIME, &t);
    RET_I(store_pair(ctx, a[0].u64, t.tv_sec, t.tv_nsec) ? 0 : 1);
}

HOSTFN(gettimeofday)
{
    struct timespec t;
    w_clock(CLOCK_REALTIME, &t);
    RET_I((uint32_t)a[0].u64 ? store_pair(ctx, a[0].u64, t.tv_sec, t.tv_nsec / 1000) : 0);
}

HOSTFN(time)
{
    int64_t t = w_time();
    if ((uint32_t)a[0].u64 && store_u64(ctx, a[0].u64, (uint64_t)t)) return;
    RET_L(t);
}

static int64_t cpu_ns(void)
{
    struct timespec t;
    w_clock(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}

/* From the start of the program, in microseconds. */
HOSTFN(clock) { RET_L((cpu_ns() - HOST(ctx)->start_cpu) / 1000); }

HOSTFN(times)
{
    int64_t ticks = (cpu_ns() - HOST(ctx)->start_cpu) / 10000000;
    struct timespec t;
    if ((uint32_t)a[0].u64 && (store_pair(ctx, a[0].u64, ticks, 0) || store_pair(ctx, a[0].u64 + 16, 0, 0))) return;
    w_clock(CLOCK_MONOTONIC, &t);
    RET_L(t.tv_sec * 100 + t.tv_nsec / 10000000);
}

HOSTFN(getrusage)
{
    struct rusage r;
    char *p = guest_write(ctx, a[1].u64, 144);
    int64_t v[6];
    if (!p) return;
    memset(p, 0, 144);
    if (a[0].s32 != 0 && a[0].s32 != 1 && a[0].s32 != -1) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    if (a[0].s32 == -1) RET_I(0);
    w_usage(RUSAGE_SELF, &r);
    v[0] = r.ru_utime.tv_sec; v[1] = r.ru_utime.tv_usec; v[2] = r.ru_stime.tv_sec; v[3] = r.ru_stime.tv_usec;
    v[4] = (int64_t)((ctx->heap_end - ctx->stack_lo) / 1024);
    memcpy(p, v, 40);
    RET_I(0);
}

/* ---- sleeping: in pieces, so that signals and deadlines get through. -1: the guest is unwinding ---- */
static int sleep_until(Ctx *ctx, int64_t sec, int64_t nsec)
{
    for (;;) {
        struct timespec now, piece = { 0, 5000000 };
        int64_t left;
        if (host_poll(ctx)) return -1;
        w_clock(CLOCK_MONOTONIC, &now);
        if (now.tv_sec > sec || (now.tv_sec == sec && now.tv_nsec >= nsec)) return 0;
        left = sec - now.tv_sec > 1 ? 1000000000 : (sec - now.tv_sec) * 1000000000 + nsec - now.tv_nsec;
        if (left < piece.tv_nsec) piece.tv_nsec = left;
        w_sleep(&piece);
    }
}

static int sleep_for(Ctx *ctx, int64_t sec, int64_t nsec)
{
    struct timespec now;
    w_clock(CLOCK_MONOTONIC, &now);
    sec = sec > (1ll << 40) ? 1ll << 40 : sec;
    nsec += now.tv_nsec;
    return sleep_until(ctx, now.tv_sec + sec + nsec / 1000000000, nsec % 1000000000);
}

static void do_nanosleep(Ctx *ctx, Slot *a, uint64_t from, uint64_t rest)
{
    int64_t sec = (int64_t)load_u64(ctx, from), nsec = (int64_t)load_u64(ctx, from + 8);
    if (ctx->trap) return;
    if (sec < 0 || nsec < 0 || nsec > 999999999) { set_guest_errno(ctx, G_EINVAL); RET_I(-1); }
    if (sleep_for(ctx, sec, nsec)) return;
    if ((uint32_t)rest && store_pair(ctx, rest, 0, 0)) return;
    RET_I(0);
}

HOSTFN(nanosleep) { do_nanosleep(ctx, a, a[0].u64, a[1].u64); }

HOSTFN(clock_nanosleep)
{
    clockid_t id;
    if (guest_clock(ctx, a[0].s32, &id)) RET_I(G_EINVAL);
    if (a[1].s32 & 1) {         /* TIMER_ABSTIME */
        struct timespec now, mono;
        int64_t sec = (int64_t)load_u64(ctx, a[2].u64), nsec = (int64_t)load_u64(ctx, a[2].u64 + 8), left;
        if (ctx->trap) return;
        w_clock(id, &now);
        w_clock(CLOCK_MONOTONIC, &mono);
        left = sec - now.tv_sec > (1 << 30) ? 1ll << 60 : (sec - now.tv_sec) * 1000000000 + nsec - now.tv_nsec;
        if (left > 0 && sleep_for(ctx, left / 1000000000, left % 1000000000)) return;
        RET_I(0);
    }
    do_nanosleep(ctx, a, a[2].u64, a[3].u64);
    if (!ctx->trap && a[0].s32 == -1) RET_I(G_EINVAL);
}

HOSTFN(usleep) { if (!sleep_for(ctx, a[0].u32 / 1000000, (int64_t)(a[0].u32 % 1000000) * 1000)) RET_I(0); }
HOSTFN(sleep) { if (!sleep_for(ctx, a[0].u32, 0)) RET_I(0); }
#endif
