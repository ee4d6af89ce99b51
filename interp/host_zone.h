/* The calendar and time zones. TZ names a zone of the time-zone database ("Europe/Berlin"), read from the guest's /usr/share/zoneinfo
 * or else from the host's, or describes one in POSIX's form ("CET-1CEST,M3.5.0,M10.5.0/3"). */
#ifndef HOST_ZONE_H
#define HOST_ZONE_H
#include "host_env.h"
#include "host_fd.h"
#include "host_path.h"

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
typedef struct Zone { char name[2][16]; int64_t offset[2]; int dst; Rule from, to; const struct ZoneFile *file; } Zone;

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

/* ---- zones by name: compiled files of the time-zone database ---- */
#define ZONEINFO "/usr/share/zoneinfo/"
#define ZONE_MAX 65536

typedef struct ZoneType { int32_t offset; uint8_t dst, name; } ZoneType;
typedef struct ZoneFile {
    char name[128];             /* what TZ said; the rest is empty when there is no such file */
    uint32_t n_times, n_types;
    int64_t *time;              /* when the types change, ascending */
    uint8_t *type;
    ZoneType *types;
    char names[256];
    Zone after; int has_after;  /* the rule that holds after the last change */
} ZoneFile;

static void zone_file_free(ZoneFile *f)
{
    if (!f) return;
    free(f->time);
    free(f->type);
    free(f->types);
    free(f);
}

static int64_t big_endian(const unsigned char *p, int n)
{
    uint64_t v = 0;
    for (int i = 0; i < n; i++) v = v << 8 | p[i];
    return n == 4 ? (int32_t)v : (int64_t)v;
}

/* The data that a header at p describes, with times of `width` bytes: its length, or -1. Fills f when it is given. */
static int64_t zone_block(const unsigned char *p, int64_t left, int width, ZoneFile *f)
{
    int64_t count[6], size;
    const unsigned char *d = p + 44;
    if (left < 44 || memcmp(p, "TZif", 4)) return -1;
    for (int i = 0; i < 6; i++) { count[i] = big_endian(p + 20 + 4 * i, 4); if (count[i] < 0 || count[i] > ZONE_MAX) return -1; }
    /* counts: is UT, is standard, leap seconds, changes, types, bytes of names */
    size = 44 + count[3] * (width + 1) + count[4] * 6 + count[5] + count[2] * (width + 4) + count[1] + count[0];
    if (size > left || !count[4] || count[4] > 256 || count[5] > 255) return -1;
    if (!f) return size;
    f->n_times = (uint32_t)count[3];
    f->n_types = (uint32_t)count[4];
    f->time = (int64_t *)malloc((f->n_times + 1) * sizeof *f->time);
    f->type = (uint8_t *)malloc(f->n_times + 1);
    f->types = (ZoneType *)malloc(f->n_types * sizeof *f->types);
    if (!f->time || !f->type || !f->types) return -1;
    for (uint32_t i = 0; i < f->n_times; i++) {
        f->time[i] = big_endian(d + width * i, width);
        f->type[i] = d[width * f->n_times + i];
        if ((i && f->time[i] <= f->time[i - 1]) || f->type[i] >= f->n_types) return -1;
    }
    d += (size_t)f->n_times * (size_t)(width + 1);
    for (uint32_t i = 0; i < f->n_types; i++, d += 6) {
        f->types[i] = (ZoneType){ (int32_t)big_endian(d, 4), d[4] != 0, d[5] };
        if (d[5] >= count[5] || f->types[i].offset < -90000 || f->types[i].offset > 90000) return -1;
    }
    memcpy(f->names, d, (size_t)count[5]);
    return size;
}

static int zone_read(const unsigned char *p, int64_t n, ZoneFile *f)
{
    int64_t first, second;
    char rule[128];
    const unsigned char *z;
    if (n < 44 || (first = zone_block(p, n, 4, p[4] < '2' ? f : NULL)) < 0) return -1;
    if (p[4] < '2') return 0;
    second = zone_block(p + first, n - first, 8, f);
    if (second < 0) return -1;
    p += first + second;
    n -= first + second;
    if (n < 2 || *p != '\n' || !(z = (const unsigned char *)memchr(p + 1, '\n', (size_t)n - 1)) || z - p > 100) return 0;
    memcpy(rule, p + 1, (size_t)(z - p - 1));
    rule[z - p - 1] = 0;
    f->has_after = rule[0] && !zone_parse(rule, &f->after);
    return 0;
}

/* The bytes of a zone's file: from the guest's own tree, else from the host's database. */
static int64_t zone_bytes(Ctx *ctx, const char *name, unsigned char *to)
{
    char path[192];
    int e = get_guest_errno(ctx), fd, host = -1;
    int64_t n = 0;
    const char *own = strncmp(name, ZONEINFO, sizeof ZONEINFO - 1) ? name : name + sizeof ZONEINFO - 1;
    for (const char *p = own; *p; p++) if (!((*p | 32) >= 'a' && (*p | 32) <= 'z') && !IS_DIGIT(*p) && !strchr("_+-/", *p)) return -1;
    snprintf(path, sizeof path, "%s%s", name[0] == '/' ? "" : ZONEINFO, name);
    fd = path_open(ctx, G_AT_FDCWD, path, O_RDONLY | O_NONBLOCK, 0);
    if (fd >= 0) {
        host = HOST(ctx)->fd[fd].is_dir ? -1 : dup(HOST(ctx)->fd[fd].host);
        fd_close(ctx, fd);
    } else if (own[0] != '/') {
        struct stat st;
        snprintf(path, sizeof path, "%s%s", ZONEINFO, own);
        host = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (host >= 0 && (fstat(host, &st) || !S_ISREG(st.st_mode))) { close(host); host = -1; }
    }
    set_guest_errno(ctx, e);
    if (host < 0) return -1;
    while (n < ZONE_MAX) {
        ssize_t r = read(host, to + n, (size_t)(ZONE_MAX - n));
        if (r <= 0) break;
        n += r;
    }
    close(host);
    return n;
}

/* The file of a zone, read once; its name alone when there is none. NULL: no memory. */
static ZoneFile *zone_file(Ctx *ctx, const char *name)
{
    Host *S = HOST(ctx);
    ZoneFile *f = S->zone_file;
    unsigned char *bytes;
    int64_t n;
    if (f && !strcmp(f->name, name)) return f;
    f = (ZoneFile *)calloc(1, sizeof *f);
    bytes = (unsigned char *)malloc(ZONE_MAX);
    if (!f || !bytes) { free(f); free(bytes); return NULL; }
    n = zone_bytes(ctx, name, bytes);
    if (n < 0 || zone_read(bytes, n, f)) { f->n_types = 0; f->has_after = 0; }
    free(bytes);
    snprintf(f->name, sizeof f->name, "%s", name);
    zone_file_free(S->zone_file);
    return S->zone_file = f;
}

/* The type that holds at t, or NULL: the rule after the last change does. */
static const ZoneType *zone_type(const ZoneFile *f, int64_t t)
{
    uint32_t lo = 0, hi = f->n_times;
    if (f->n_times && t >= f->time[f->n_times - 1] && f->has_after) return NULL;
    while (lo < hi) { uint32_t mid = (lo + hi) / 2; if (f->time[mid] <= t) lo = mid + 1; else hi = mid; }
    if (lo) return &f->types[f->type[lo - 1]];
    if (!f->n_times && f->has_after) return NULL;
    for (uint32_t i = 0; i < f->n_types; i++) if (!f->types[i].dst) return &f->types[i];
    return &f->types[0];
}

/* Names and offsets for tzset: the last ones of each kind. */
static void zone_summary(const ZoneFile *f, Zone *z)
{
    if (f->has_after) *z = f->after;
    else for (uint32_t i = 0; i < (f->n_times ? f->n_times : f->n_types); i++) {
        const ZoneType *t = &f->types[f->n_times ? f->type[i] : i];
        snprintf(z->name[t->dst], sizeof z->name[0], "%s", f->names + t->name);
        z->offset[t->dst] = t->offset;
        if (!t->dst && !z->dst) { strcpy(z->name[1], z->name[0]); z->offset[1] = z->offset[0]; }
        z->dst |= t->dst;
    }
    for (uint32_t i = 0; i < f->n_times && !z->dst; i++)
        if (f->types[f->type[i]].dst) { z->dst = 2; snprintf(z->name[1], sizeof z->name[1], "%s", f->names + f->types[f->type[i]].name); }
    z->file = f;
}

static void zone_of_guest(Ctx *ctx, Zone *z)
{
    uint64_t value, n;
    const char *p;
    char text[128], *name = text;
    zone_utc(z);
    if (env_find(ctx, "TZ", 2, NULL, &value) < 0) return;
    p = guest_cstr(ctx, value, &n);
    if (!p || n == 0 || n >= sizeof text) return;
    memcpy(text, p, n);
    text[n] = 0;
    if (*name == ':') name++;
    if (strcmp(name, "UTC") && strcmp(name, "GMT") && !strchr(name, ',') && *name != '<') {
        const ZoneFile *f = zone_file(ctx, name);
        if (f && f->n_types) { zone_utc(z); zone_summary(f, z); return; }
    }
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

/* What holds at t: offset, daylight saving time or not; the zone's name in `name`, of 16 bytes. */
static int zone_at(const Zone *z, int64_t t, int64_t *offset, char *name)
{
    const ZoneType *type = z->file ? zone_type(z->file, t) : NULL;
    const Zone *rule = z->file ? &z->file->after : z;
    int dst;
    if (type) {
        *offset = type->offset;
        if (name) snprintf(name, 16, "%s", z->file->names + type->name);
        return type->dst;
    }
    dst = zone_is_dst(rule, t);
    *offset = rule->offset[dst];
    if (name) snprintf(name, 16, "%s", rule->name[dst]);
    return dst;
}

/* Seconds since 1970 of a local time. isdst: as in struct tm, negative where the zone is to say. */
static int64_t zone_seconds(const Zone *z, int64_t local, int isdst)
{
    int64_t before, after, at, there;
    int dst;
    if (!z->file) {
        if (!z->dst) return local - z->offset[0] - (isdst > 0 ? 3600 : 0);
        if (isdst >= 0) return local - z->offset[isdst > 0];
        return zone_is_dst(z, local - z->offset[1]) ? local - z->offset[1] : local - z->offset[0];
    }
    /* An offset holds that is in force a day before or a day after. */
    zone_at(z, local - 86400, &before, NULL);
    zone_at(z, local + 86400, &after, NULL);
    for (int i = 0; i < 2; i++) {
        at = local - (i ? after : before);
        dst = zone_at(z, at, &there, NULL);
        if (there == (i ? after : before) && (isdst < 0 || dst == (isdst > 0))) return at;
    }
    /* The other kind of time was asked for: what it was last or will be next, in steps of a week for 17 years as in glibc; else an hour's difference. */
    for (int64_t step = 601200, away = step; isdst >= 0 && away < 536454000; away += step)
        for (int side = -1; side <= 1; side += 2)
            if (zone_at(z, local + side * away, &there, NULL) == (isdst > 0)) return local - there;
    for (int i = 0; i < 2; i++) {
        at = local - (i ? after : before);
        dst = zone_at(z, at, &there, NULL);
        if (there == (i ? after : before)) return at - (isdst < 0 || dst == (isdst > 0) ? 0 : isdst > 0 ? 3600 : -3600);
    }
    return local - before;              /* it was skipped */
}

static int local_time(Ctx *ctx, int64_t t, Tm *tm)
{
    Zone z;
    int64_t offset;
    int dst;
    zone_of_guest(ctx, &z);
    dst = zone_at(&z, t, &offset, HOST(ctx)->zone_text);
    if (tm_of_seconds(t + offset, tm)) return -1;
    tm->isdst = dst;
    tm->gmtoff = offset;
    tm->zone = HOST(ctx)->zone_text;
    return 0;
}

#endif
