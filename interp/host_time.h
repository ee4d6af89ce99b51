/* time.h: clocks, calendar, sleeping. Local time follows the guest's TZ variable, in POSIX's form
 * ("CET-1CEST,M3.5.0,M10.5.0/3"); without one it is UTC. */
#ifndef HOST_TIME_H
#define HOST_TIME_H
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include "host_env.h"
#include "host_fd.h"

typedef struct Tm { int sec, min, hour, mday, mon, wday, yday, isdst; int64_t year; int64_t gmtoff; const char *zone; } Tm;

/* ---- the calendar ---- */
static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
static int is_leap(int64_t y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }

/* Days from 1970-01-01 to the first of March of year y (proleptic Gregorian), plus `days`. */
static int64_t days_to(int64_t y, int mon, int mday)
{
    /* Years begin in March, so that the leap day is the last. */
    static const int before[12] = { 306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275 };
    if (mon < 2) y--;
    return y * 365 + floor_div(y, 4) - floor_div(y, 100) + floor_div(y, 400) + before[mon] + mday - 1 - 719468;
}

static int tm_of_seconds(int64_t t, Tm *tm)
{
    int64_t days = floor_div(t, 86400), rest = t - days * 86400, z, era, doe, yoe, y;
    int doy, mp;
    if (t > 67767976233532799ll || t < -67768040609740800ll) return -1;       /* the year must fit an int */
    z = days + 719468;
    era = floor_div(z, 146097);
    doe = z - era * 146097;
    yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    doy = (int)(doe - (365 * yoe + yoe / 4 - yoe / 100));
    mp = (5 * doy + 2) / 153;
    tm->mday = doy - (153 * mp + 2) / 5 + 1;
    tm->mon = mp < 10 ? mp + 2 : mp - 10;
    y = yoe + era * 400 + (tm->mon < 2);
    tm->year = y - 1900;
    tm->yday = (int)(days - days_to(y, 0, 1));
    tm->wday = (int)(((days % 7) + 11) % 7);
    tm->hour = (int)(rest / 3600);
    tm->min = (int)(rest / 60 % 60);
    tm->sec = (int)(rest % 60);
    tm->isdst = 0;
    tm->gmtoff = 0;
    tm->zone = "GMT";
    return 0;
}

/* Seconds since 1970 of a broken-down time whose fields may lie outside their ranges. */
static int64_t seconds_of_tm(const Tm *tm)
{
    int64_t y = tm->year + 1900 + floor_div(tm->mon, 12);
    int mon = (int)(tm->mon - floor_div(tm->mon, 12) * 12);
    return (days_to(y, mon, 1) + tm->mday - 1) * 86400 + (int64_t)tm->hour * 3600 + (int64_t)tm->min * 60 + tm->sec;
}

/* ---- time zones: POSIX TZ ---- */
typedef struct Rule { char kind; int m, w, d; int64_t at; } Rule;       /* kind: 'M', 'J' or 'n' */
typedef struct Zone { char name[2][16]; int64_t offset[2]; int dst; Rule from, to; } Zone;

static const char *zone_name(const char *p, char *out)
{
    int n = 0;
    if (*p == '<') {
        for (p++; *p && *p != '>'; p++) if (n < 15) out[n++] = *p;
        if (*p++ != '>') return NULL;
    } else for (; (*p | 32) >= 'a' && (*p | 32) <= 'z'; p++) if (n < 15) out[n++] = *p;
    out[n] = 0;
    return n >= 3 ? p : NULL;
}

/* [+-]hh[:mm[:ss]] */
static const char *zone_time(const char *p, int64_t *t)
{
    int sign = 1, unit = 3600;
    *t = 0;
    if (*p == '+' || *p == '-') sign = *p++ == '-' ? -1 : 1;
    if (!IS_DIGIT(*p)) return NULL;
    while (unit) {
        int v = 0;
        while (IS_DIGIT(*p)) { v = v < 10000 ? v * 10 + (*p - '0') : v; p++; }
        *t += (int64_t)v * unit;
        unit /= 60;
        if (*p != ':' || !IS_DIGIT(p[1])) break;
        p++;
    }
    *t *= sign;
    return p;
}

static const char *zone_rule(const char *p, Rule *r)
{
    int *field[3] = { &r->m, &r->w, &r->d };
    r->kind = 'n';
    r->m = r->w = r->d = 0;
    r->at = 7200;
    if (*p == 'M') {
        r->kind = 'M';
        p++;
        for (int i = 0; i < 3; i++) {
            if (i && *p++ != '.') return NULL;
            if (!IS_DIGIT(*p)) return NULL;
            for (; IS_DIGIT(*p); p++) *field[i] = *field[i] < 100 ? *field[i] * 10 + (*p - '0') : 100;
        }
        if (r->m < 1 || r->m > 12 || r->w < 1 || r->w > 5 || r->d > 6) return NULL;
    } else {
        if (*p == 'J') { r->kind = 'J'; p++; }
        if (!IS_DIGIT(*p)) return NULL;
        for (; IS_DIGIT(*p); p++) r->d = r->d < 1000 ? r->d * 10 + (*p - '0') : 1000;
        if (r->d > 365) return NULL;
    }
    return *p == '/' ? zone_time(p + 1, &r->at) : p;
}

static void zone_utc(Zone *z)
{
    memset(z, 0, sizeof *z);
    strcpy(z->name[0], "UTC");
    strcpy(z->name[1], "UTC");
}

static int zone_parse(const char *p, Zone *z)
{
    memset(z, 0, sizeof *z);
    if (*p == ':') p++;
    p = zone_name(p, z->name[0]);
    if (!p) return -1;
    if (!*p) return strcmp(z->name[0], "UTC") && strcmp(z->name[0], "GMT") ? -1 : (strcpy(z->name[1], z->name[0]), 0);
    p = zone_time(p, &z->offset[0]);
    if (!p) return -1;
    z->offset[0] = -z->offset[0];
    strcpy(z->name[1], z->name[0]);
    if (!*p) return 0;
    p = zone_name(p, z->name[1]);
    if (!p) return -1;
    z->dst = 1;
    z->offset[1] = z->offset[0] + 3600;
    if (*p && *p != ',') { p = zone_time(p, &z->offset[1]); if (!p) return -1; z->offset[1] = -z->offset[1]; }
    if (!*p) p = ",M3.2.0,M11.1.0";
    if (*p++ != ',' || !(p = zone_rule(p, &z->from)) || *p++ != ',' || !(p = zone_rule(p, &z->to))) return -1;
    return *p ? -1 : 0;
}

static void zone_of_guest(Ctx *ctx, Zone *z)
{
    uint64_t value, n;
    const char *p;
    char text[128];
    zone_utc(z);
    if (env_find(ctx, "TZ", 2, NULL, &value) < 0) return;
    p = guest_cstr(ctx, value, &n);
    if (!p || n >= sizeof text) return;
    memcpy(text, p, n + 1);
    text[n] = 0;
    if (zone_parse(text, z)) zone_utc(z);
}

/* When the rule applies in year y, in local seconds since 1970. */
static int64_t rule_moment(const Rule *r, int64_t y)
{
    int64_t day;
    if (r->kind == 'M') {
        int64_t first = days_to(y, r->m - 1, 1);
        int wday = (int)((first % 7 + 11) % 7), len = r->m == 2 ? 28 + is_leap(y) : 30 + (r->m + (r->m > 7)) % 2;
        int d = (r->d - wday + 7) % 7 + (r->w - 1) * 7;
        if (d >= len) d -= 7;
        day = first + d;
    } else if (r->kind == 'J') day = days_to(y, 0, 1) + r->d - 1 + (is_leap(y) && r->d > 59);
    else day = days_to(y, 0, 1) + r->d;
    return day * 86400 + r->at;
}

static int zone_is_dst(const Zone *z, int64_t t)
{
    Tm tm;
    int64_t from, to, y;
    if (!z->dst || tm_of_seconds(t + z->offset[0], &tm)) return 0;
    y = tm.year + 1900;
    from = rule_moment(&z->from, y) - z->offset[0];
    to = rule_moment(&z->to, y) - z->offset[1];
    return from < to ? t >= from && t < to : !(t >= to && t < from);
}

static int local_time(Ctx *ctx, int64_t t, Tm *tm)
{
    Zone z;
    int dst;
    zone_of_guest(ctx, &z);
    dst = zone_is_dst(&z, t);
    if (tm_of_seconds(t + z.offset[dst], tm)) return -1;
    tm->isdst = dst;
    tm->gmtoff = z.offset[dst];
    snprintf(HOST(ctx)->zone_text, sizeof HOST(ctx)->zone_text, "%s", z.name[dst]);
    tm->zone = HOST(ctx)->zone_text;
    return 0;
}

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
        int64_t std, dst;
        zone_of_guest(ctx, &z);
        std = t - z.offset[0];
        dst = t - z.offset[1];
        if (!z.dst) t = std;
        else if (tm.isdst > 0) t = dst;
        else if (tm.isdst == 0) t = std;
        else t = zone_is_dst(&z, dst) ? dst : std;
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
    if (S->tz_cells[2]) store_u32(ctx, S->tz_cells[2], (uint32_t)z.dst);
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
    if (clock_gettime(id, &t)) { set_host_errno(ctx); RET_I(-1); }
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
    clock_gettime(CLOCK_REALTIME, &t);
    RET_I(store_pair(ctx, a[0].u64, t.tv_sec, t.tv_nsec) ? 0 : 1);
}

HOSTFN(gettimeofday)
{
    struct timeval t;
    gettimeofday(&t, NULL);
    RET_I((uint32_t)a[0].u64 ? store_pair(ctx, a[0].u64, t.tv_sec, t.tv_usec) : 0);
}

HOSTFN(time)
{
    int64_t t = time(NULL);
    if ((uint32_t)a[0].u64 && store_u64(ctx, a[0].u64, (uint64_t)t)) return;
    RET_L(t);
}

static int64_t cpu_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}

/* From the start of the program, in microseconds. */
HOSTFN(clock) { RET_L((cpu_ns() - HOST(ctx)->start_cpu) / 1000); }

HOSTFN(times)
{
    int64_t ticks = (cpu_ns() - HOST(ctx)->start_cpu) / 10000000;
    struct timespec t;
    if ((uint32_t)a[0].u64 && (store_pair(ctx, a[0].u64, ticks, 0) || store_pair(ctx, a[0].u64 + 16, 0, 0))) return;
    clock_gettime(CLOCK_MONOTONIC, &t);
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
    getrusage(RUSAGE_SELF, &r);
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
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (now.tv_sec > sec || (now.tv_sec == sec && now.tv_nsec >= nsec)) return 0;
        left = sec - now.tv_sec > 1 ? 1000000000 : (sec - now.tv_sec) * 1000000000 + nsec - now.tv_nsec;
        if (left < piece.tv_nsec) piece.tv_nsec = left;
        nanosleep(&piece, NULL);
    }
}

static int sleep_for(Ctx *ctx, int64_t sec, int64_t nsec)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
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
        clock_gettime(id, &now);
        clock_gettime(CLOCK_MONOTONIC, &mono);
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
