/* strftime, strptime, asctime: dates as text, in the C locale. */
#ifndef HOST_STRFTIME_H
#define HOST_STRFTIME_H
#include "host_number.h"
#include "host_time.h"

static const char *const day_names[7] = { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" };
static const char *const month_names[12] = { "January", "February", "March", "April", "May", "June", "July", "August",
                                             "September", "October", "November", "December" };

static int days_in_year(int64_t y) { return 365 + is_leap(y); }

/* ISO 8601: week 1 holds the first Thursday. */
static int iso_week(const Tm *tm, int64_t *year)
{
    int64_t y = tm->year + 1900;
    int monday_based = (tm->wday + 6) % 7, week = (tm->yday - monday_based + 10) / 7;
    if (week < 1) {
        y--;
        /* the last week of the year before: 53 when that year has one more Thursday */
        int last = tm->yday + days_in_year(y);
        week = (last - monday_based + 10) / 7;
    } else if (week == 53 && tm->yday - monday_based + 3 >= days_in_year(y)) { week = 1; y++; }
    *year = y;
    return week;
}

typedef struct TimeText { char *p; size_t cap, n; int pad, upper, width; } TimeText;

static void time_put(TimeText *o, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        char c = s[i];
        if (o->upper && c >= 'a' && c <= 'z') c = (char)(c - 32);
        if (o->n < o->cap) o->p[o->n] = c;
        o->n++;
    }
}

static void time_str(TimeText *o, const char *s)
{
    size_t n = strlen(s);
    for (size_t i = n; o->width > 0 && i < (size_t)o->width; i++) time_put(o, o->pad == '0' ? "0" : " ", 1);
    time_put(o, s, n);
}

/* A number of at least `width` places, filled with `pad` unless the directive says otherwise. */
static void time_num(TimeText *o, int64_t v, int width, char pad)
{
    char text[32], digits[24];
    uint64_t m = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
    int n = 0, want = o->width > width ? o->width : width, len = snprintf(digits, sizeof digits, "%llu", (unsigned long long)m);
    if (o->pad == '-') want = 0;
    else if (o->pad) pad = (char)o->pad;
    if (want > 24) want = 24;
    if (v < 0 && pad == '0') text[n++] = '-';
    for (int i = len + (v < 0); i < want; i++) text[n++] = pad;
    if (v < 0 && pad != '0') text[n++] = '-';
    memcpy(text + n, digits, (size_t)len);
    time_put(o, text, (size_t)(n + len));
}

/* %z: always with a sign, before the padding. */
static void time_offset(TimeText *o, int64_t off)
{
    int width = o->width;
    time_put(o, off < 0 ? "-" : "+", 1);
    o->width = width > 1 ? width - 1 : 0;
    off = off < 0 ? -off : off;
    time_num(o, off / 3600 * 100 + off / 60 % 60, 4, '0');
    o->width = width;
}

static void time_format(TimeText *o, const char *p, const char *end, const Tm *tm);

static void time_sub(TimeText *o, const char *format, const Tm *tm)
{
    TimeText inner = *o;
    inner.pad = inner.width = 0;
    if (o->width > 0) {                 /* a width pads the whole */
        TimeText probe = { NULL, 0, 0, 0, 0, 0 };
        time_format(&probe, format, format + strlen(format), tm);
        for (size_t i = probe.n; i < (size_t)o->width; i++) time_put(&inner, o->pad == '0' ? "0" : " ", 1);
    }
    time_format(&inner, format, format + strlen(format), tm);
    o->n = inner.n;
}

static void time_one(TimeText *o, char c, const Tm *tm)
{
    int64_t y = tm->year + 1900, iso;
    int hour12 = tm->hour % 12 ? tm->hour % 12 : 12, wday = tm->wday >= 0 && tm->wday < 7, mon = tm->mon >= 0 && tm->mon < 12;
    char text[32];
    switch (c) {
    case 'a': snprintf(text, sizeof text, "%.3s", wday ? day_names[tm->wday] : "?"); time_str(o, text); break;
    case 'A': time_str(o, wday ? day_names[tm->wday] : "?"); break;
    case 'b': case 'h': snprintf(text, sizeof text, "%.3s", mon ? month_names[tm->mon] : "?"); time_str(o, text); break;
    case 'B': time_str(o, mon ? month_names[tm->mon] : "?"); break;
    case 'c': time_sub(o, "%a %b %e %H:%M:%S %Y", tm); break;
    case 'C': time_num(o, floor_div(y, 100), 2, '0'); break;
    case 'd': time_num(o, tm->mday, 2, '0'); break;
    case 'D': case 'x': time_sub(o, "%m/%d/%y", tm); break;
    case 'e': time_num(o, tm->mday, 2, ' '); break;
    case 'F': time_sub(o, "%Y-%m-%d", tm); break;
    case 'g': iso_week(tm, &iso); time_num(o, (iso % 100 + 100) % 100, 2, '0'); break;
    case 'G': iso_week(tm, &iso); time_num(o, iso, 1, '0'); break;
    case 'H': time_num(o, tm->hour, 2, '0'); break;
    case 'I': time_num(o, hour12, 2, '0'); break;
    case 'j': time_num(o, tm->yday + 1, 3, '0'); break;
    case 'k': time_num(o, tm->hour, 2, ' '); break;
    case 'l': time_num(o, hour12, 2, ' '); break;
    case 'm': time_num(o, tm->mon + 1, 2, '0'); break;
    case 'M': time_num(o, tm->min, 2, '0'); break;
    case 'n': time_str(o, "\n"); break;
    case 'p': time_str(o, tm->hour > 11 ? "PM" : "AM"); break;
    case 'P': time_str(o, tm->hour > 11 ? "pm" : "am"); break;
    case 'r': time_sub(o, "%I:%M:%S %p", tm); break;
    case 'R': time_sub(o, "%H:%M", tm); break;
    case 's': time_num(o, seconds_of_tm(tm) - tm->gmtoff, 1, ' '); break;
    case 'S': time_num(o, tm->sec, 2, '0'); break;
    case 't': time_str(o, "\t"); break;
    case 'T': case 'X': time_sub(o, "%H:%M:%S", tm); break;
    case 'u': time_num(o, tm->wday ? tm->wday : 7, 1, '0'); break;
    case 'U': time_num(o, (tm->yday - tm->wday + 7) / 7, 2, '0'); break;
    case 'V': time_num(o, iso_week(tm, &iso), 2, '0'); break;
    case 'w': time_num(o, tm->wday, 1, '0'); break;
    case 'W': time_num(o, (tm->yday - (tm->wday + 6) % 7 + 7) / 7, 2, '0'); break;
    case 'y': time_num(o, (y % 100 + 100) % 100, 2, '0'); break;
    case 'Y': time_num(o, y, 1, '0'); break;
    case 'z': time_offset(o, tm->gmtoff); break;
    case 'Z': time_str(o, tm->zone); break;
    case '%': time_str(o, "%"); break;
    default: time_put(o, "%", 1); time_put(o, &c, 1);
    }
}

static void time_format(TimeText *o, const char *p, const char *end, const Tm *tm)
{
    while (p < end) {
        int upper = o->upper;
        if (*p != '%') { time_put(o, p++, 1); continue; }
        o->pad = o->width = 0;
        for (p++; p < end && (*p == '_' || *p == '-' || *p == '0' || *p == '^' || *p == '#'); p++) {
            if (*p == '_') o->pad = ' ';
            else if (*p == '^' || *p == '#') o->upper = 1;
            else o->pad = *p;
        }
        for (; p < end && IS_DIGIT(*p); p++) o->width = o->width < 1000 ? o->width * 10 + (*p - '0') : 1000;
        if (p < end && (*p == 'E' || *p == 'O')) p++;
        if (p >= end) break;
        time_one(o, *p++, tm);
        o->upper = upper;
    }
}

HOSTFN(strftime)
{
    uint64_t n, cap = a[1].u64, room = guest_write_room(ctx, a[0].u64), zone, zlen;
    char zone_text[32] = "";
    const char *p = guest_cstr(ctx, a[2].u64, &n), *z;
    TimeText o = { NULL, 0, 0, 0, 0, 0 };
    Tm tm;
    if (!p || load_tm(ctx, a[3].u64, &tm)) return;
    tm.gmtoff = (int64_t)load_u64(ctx, a[3].u64 + 40);
    zone = load_u64(ctx, a[3].u64 + 48);
    if (ctx->trap) return;
    if ((uint32_t)zone) {
        z = guest_cstr(ctx, zone, &zlen);
        if (!z) return;
        if (zlen < sizeof zone_text) memcpy(zone_text, z, zlen);
    }
    tm.zone = zone_text;
    if (cap > room) cap = room;
    if (cap == 0) RET_L(0);
    o.p = guest_write(ctx, a[0].u64, cap);
    if (!o.p) return;
    o.cap = cap;
    time_format(&o, p, p + n, &tm);
    if (o.n >= o.cap) RET_L(0);
    o.p[o.n] = 0;
    RET_L(o.n);
}

/* asctime's fixed form; NULL result when the year has too many digits. */
static uint64_t put_asctime(Ctx *ctx, const Tm *tm, uint64_t to)
{
    char text[128];
    int n = snprintf(text, sizeof text, "%.3s %.3s%3d %.2d:%.2d:%.2d %lld\n", tm->wday >= 0 && tm->wday < 7 ? day_names[tm->wday] : "???",
                     tm->mon >= 0 && tm->mon < 12 ? month_names[tm->mon] : "???", tm->mday, tm->hour, tm->min, tm->sec,
                     (long long)tm->year + 1900);
    char *p;
    if (!to) to = host_static_once(ctx, &HOST(ctx)->asctime_buf, 128);
    p = to ? guest_write(ctx, to, (uint64_t)n + 1) : NULL;
    if (!p) return 0;
    memcpy(p, text, (size_t)n + 1);
    return to;
}

HOSTFN(asctime) { Tm tm; if (!load_tm(ctx, a[0].u64, &tm)) RET_L(put_asctime(ctx, &tm, 0)); }
HOSTFN(asctime_r) { Tm tm; if (!load_tm(ctx, a[0].u64, &tm)) RET_L(put_asctime(ctx, &tm, a[1].u64)); }

static uint64_t put_ctime(Ctx *ctx, uint64_t at, uint64_t to)
{
    Tm tm;
    int64_t t = (int64_t)load_u64(ctx, at);
    if (ctx->trap) return 0;
    if (local_time(ctx, t, &tm)) { set_guest_errno(ctx, G_EOVERFLOW); return 0; }
    return put_asctime(ctx, &tm, to);
}
HOSTFN(ctime) { RET_L(put_ctime(ctx, a[0].u64, 0)); }
HOSTFN(ctime_r) { RET_L(put_ctime(ctx, a[0].u64, a[1].u64)); }

/* ---- strptime ---- */
typedef struct TimeParse { Cursor c; Tm tm; int century, pm, have_pm, year2, failed; int week_day; } TimeParse;

static int64_t parse_num(TimeParse *t, int64_t least, int64_t most, int digits)
{
    int64_t v = 0;
    int n = 0, sign = 1;
    while (cursor_peek(&t->c, 0) == ' ') t->c.at++;
    if (cursor_peek(&t->c, 0) == '-' && least < 0) { sign = -1; t->c.at++; }
    while (n < digits && IS_DIGIT(cursor_peek(&t->c, 0))) { v = v * 10 + (cursor_peek(&t->c, 0) - '0'); t->c.at++; n++; }
    v *= sign;
    if (!n || v < least || v > most) t->failed = 1;
    return v;
}

/* One of the names, whole or its first three letters; its index. */
static int parse_name(TimeParse *t, const char *const *names, int count)
{
    for (int i = 0; i < count; i++) {
        size_t n = strlen(names[i]), k = 0;
        while (k < n && lower_ascii(cursor_peek(&t->c, k)) == lower_ascii(names[i][k])) k++;
        if (k == n || k >= 3) { t->c.at += k == n ? n : 3; return i; }
    }
    t->failed = 1;
    return 0;
}

static void parse_format(TimeParse *t, const char *p, const char *end);
static void parse_sub(TimeParse *t, const char *format) { parse_format(t, format, format + strlen(format)); }

static void parse_zone(TimeParse *t)
{
    int64_t v;
    int c = cursor_peek(&t->c, 0), sign = c == '-' ? -1 : 1;
    if (c == 'Z') { t->c.at++; t->tm.gmtoff = 0; return; }
    if (c != '+' && c != '-') { t->failed = 1; return; }
    t->c.at++;
    v = parse_num(t, 0, 99, 2) * 3600;
    if (cursor_peek(&t->c, 0) == ':') t->c.at++;
    if (IS_DIGIT(cursor_peek(&t->c, 0))) v += parse_num(t, 0, 59, 2) * 60;
    t->tm.gmtoff = sign * v;
}

static void parse_one(TimeParse *t, char c)
{
    static const char *const half[2] = { "am", "pm" };
    switch (c) {
    case 'a': case 'A': t->tm.wday = parse_name(t, day_names, 7); t->week_day = 1; break;
    case 'b': case 'B': case 'h': t->tm.mon = parse_name(t, month_names, 12); break;
    case 'c': parse_sub(t, "%a %b %e %H:%M:%S %Y"); break;
    case 'C': t->century = (int)parse_num(t, 0, 99, 2); break;
    case 'd': case 'e': t->tm.mday = (int)parse_num(t, 1, 31, 2); break;
    case 'D': case 'x': parse_sub(t, "%m/%d/%y"); break;
    case 'F': parse_sub(t, "%Y-%m-%d"); break;
    case 'H': case 'k': t->tm.hour = (int)parse_num(t, 0, 23, 2); t->have_pm = 0; break;
    case 'I': case 'l': t->tm.hour = (int)parse_num(t, 1, 12, 2) % 12; t->have_pm = 1; break;
    case 'j': t->tm.yday = (int)parse_num(t, 1, 366, 3) - 1; break;
    case 'm': t->tm.mon = (int)parse_num(t, 1, 12, 2) - 1; break;
    case 'M': t->tm.min = (int)parse_num(t, 0, 59, 2); break;
    case 'n': case 't': while (is_c_space(cursor_peek(&t->c, 0))) t->c.at++; break;
    case 'p': case 'P':
        for (int i = 0; i < 2; i++) {
            if (lower_ascii(cursor_peek(&t->c, 0)) == half[i][0] && lower_ascii(cursor_peek(&t->c, 1)) == 'm') { t->pm = i; t->c.at += 2; return; }
        }
        t->failed = 1;
        break;
    case 'r': parse_sub(t, "%I:%M:%S %p"); break;
    case 'R': parse_sub(t, "%H:%M"); break;
    case 's': tm_of_seconds(parse_num(t, INT64_MIN / 100, INT64_MAX / 100, 17), &t->tm); break;
    case 'S': t->tm.sec = (int)parse_num(t, 0, 61, 2); break;
    case 'T': case 'X': parse_sub(t, "%H:%M:%S"); break;
    case 'u': t->tm.wday = (int)parse_num(t, 1, 7, 1) % 7; break;
    case 'w': t->tm.wday = (int)parse_num(t, 0, 6, 1); break;
    case 'U': case 'W': case 'V': parse_num(t, 0, 53, 2); break;
    case 'g': parse_num(t, 0, 99, 2); break;
    case 'G': parse_num(t, 0, 9999, 4); break;
    case 'y': t->year2 = (int)parse_num(t, 0, 99, 2); break;
    case 'Y': t->tm.year = parse_num(t, -9999, 9999, 4) - 1900; t->year2 = -1; t->century = -1; break;
    case 'z': parse_zone(t); break;
    case 'Z': while ((lower_ascii(cursor_peek(&t->c, 0)) >= 'a' && lower_ascii(cursor_peek(&t->c, 0)) <= 'z')) t->c.at++; break;
    case '%': if (cursor_peek(&t->c, 0) == '%') t->c.at++; else t->failed = 1; break;
    default: t->failed = 1;
    }
}

static void parse_format(TimeParse *t, const char *p, const char *end)
{
    while (p < end && !t->failed && !t->c.ctx->trap) {
        if (is_c_space((unsigned char)*p)) { while (is_c_space(cursor_peek(&t->c, 0))) t->c.at++; p++; continue; }
        if (*p != '%') { if (cursor_peek(&t->c, 0) != (unsigned char)*p++) t->failed = 1; else t->c.at++; continue; }
        for (p++; p < end && (*p == 'E' || *p == 'O' || *p == '-' || *p == '_' || *p == '0' || *p == '^'); p++) {}
        if (p >= end) { t->failed = 1; break; }
        parse_one(t, *p++);
    }
}

HOSTFN(strptime)
{
    uint64_t n, at;
    const char *p = guest_cstr(ctx, a[1].u64, &n);
    TimeParse t = { cursor(ctx, a[0].u64, 0), { 0 }, -1, 0, 0, -1, 0, 0 };
    int32_t v[9];
    char *to;
    if (!p || !t.c.p || load_tm(ctx, a[2].u64, &t.tm)) return;
    t.tm.gmtoff = (int64_t)load_u64(ctx, a[2].u64 + 40);
    parse_format(&t, p, p + n);
    if (ctx->trap) return;
    if (t.failed) RET_L(0);
    if (t.have_pm && t.pm) t.tm.hour += 12;
    if (t.year2 >= 0) t.tm.year = t.century >= 0 ? t.century * 100 + t.year2 - 1900 : t.year2 < 69 ? t.year2 + 100 : t.year2;
    else if (t.century >= 0) t.tm.year = t.century * 100 - 1900;
    if (t.tm.mon >= 0 && t.tm.mon < 12 && t.tm.mday > 0) {
        int64_t days = days_to(t.tm.year + 1900, t.tm.mon, t.tm.mday);
        t.tm.wday = (int)((days % 7 + 11) % 7);
        t.tm.yday = (int)(days - days_to(t.tm.year + 1900, 0, 1));
    }
    v[0] = t.tm.sec; v[1] = t.tm.min; v[2] = t.tm.hour; v[3] = t.tm.mday; v[4] = t.tm.mon; v[5] = (int32_t)t.tm.year;
    v[6] = t.tm.wday; v[7] = t.tm.yday; v[8] = t.tm.isdst;
    to = guest_write(ctx, a[2].u64, 48);
    if (!to) return;
    memcpy(to, v, 36);
    memcpy(to + 40, &t.tm.gmtoff, 8);
    at = cursor_addr(&t.c);
    RET_L(at);
}
#endif
