/* ctype.h and locale.h. There is one set of character classes, the C locale's; a UTF-8 locale
 * changes only how multibyte characters are read (host_wchar.h). */
#ifndef HOST_CTYPE_H
#define HOST_CTYPE_H
#include "host_env.h"
#include "host_state.h"

/* Bits of a character as glibc's headers test them. */
enum {
    CT_UPPER = 0x100, CT_LOWER = 0x200, CT_ALPHA = 0x400, CT_DIGIT = 0x800, CT_XDIGIT = 0x1000, CT_SPACE = 0x2000,
    CT_PRINT = 0x4000, CT_GRAPH = 0x8000, CT_BLANK = 1, CT_CNTRL = 2, CT_PUNCT = 4, CT_ALNUM = 8
};

static int char_bits(int64_t c)
{
    int v = 0;
    if (c < 0 || c > 127) return 0;
    if (c >= 'A' && c <= 'Z') v |= CT_UPPER | CT_ALPHA;
    if (c >= 'a' && c <= 'z') v |= CT_LOWER | CT_ALPHA;
    if (c >= '0' && c <= '9') v |= CT_DIGIT | CT_XDIGIT;
    if ((c | 32) >= 'a' && (c | 32) <= 'f') v |= CT_XDIGIT;
    if (v & (CT_ALPHA | CT_DIGIT)) v |= CT_ALNUM;
    if (c == ' ' || (c >= 9 && c <= 13)) v |= CT_SPACE;
    if (c == ' ' || c == 9) v |= CT_BLANK;
    if (c < 32 || c == 127) v |= CT_CNTRL;
    else v |= CT_PRINT;
    if (c > 32 && c < 127) v |= CT_GRAPH | (v & CT_ALNUM ? 0 : CT_PUNCT);
    return v;
}

static inline int64_t upper_of(int64_t c) { return c >= 'a' && c <= 'z' ? c - 32 : c; }
static inline int64_t lower_of(int64_t c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

#define CLASS(name, bit) HOSTFN(name) { (void)ctx; RET_I(char_bits(a[0].s32) & bit); }
CLASS(isalpha, CT_ALPHA) CLASS(isdigit, CT_DIGIT) CLASS(isalnum, CT_ALNUM) CLASS(isspace, CT_SPACE)
CLASS(isupper, CT_UPPER) CLASS(islower, CT_LOWER) CLASS(isxdigit, CT_XDIGIT) CLASS(isprint, CT_PRINT)
CLASS(isgraph, CT_GRAPH) CLASS(isblank, CT_BLANK) CLASS(iscntrl, CT_CNTRL) CLASS(ispunct, CT_PUNCT)
/* glibc reads a negative char as the byte it stands for; only -1 is EOF. */
static inline int64_t byte_of(int64_t c) { return c >= -128 && c < -1 ? c + 256 : c; }
HOSTFN(toupper) { (void)ctx; RET_I(upper_of(byte_of(a[0].s32))); }
HOSTFN(tolower) { (void)ctx; RET_I(lower_of(byte_of(a[0].s32))); }
HOSTFN(isascii) { (void)ctx; RET_I(a[0].u32 < 128); }
HOSTFN(toascii) { (void)ctx; RET_I(a[0].u32 & 127); }

/* The tables that glibc's macros index from -128 to 255: a cell that points to the entry of 0. */
static uint64_t class_table(Ctx *ctx, uint64_t *cell, int which)
{
    int size = which == 0 ? 2 : 4;
    uint64_t table;
    if (*cell) return *cell;
    table = host_static(ctx, (uint64_t)(384 * size) + 16);
    if (!table) return 0;
    for (int c = -128; c < 256; c++) {
        char *to = ctx->mem + table + 16 + (c + 128) * size;
        int32_t v = (int32_t)(which == 1 ? lower_of(byte_of(c)) : upper_of(byte_of(c)));
        uint16_t bits = (uint16_t)char_bits(c);
        if (which == 0) memcpy(to, &bits, 2);
        else memcpy(to, &v, 4);
    }
    store_u64(ctx, table, table + 16 + 128 * (uint64_t)size);
    return *cell = table;
}

HOSTFN(__ctype_b_loc) { RET_L(class_table(ctx, &HOST(ctx)->ctype_b, 0)); }
HOSTFN(__ctype_tolower_loc) { RET_L(class_table(ctx, &HOST(ctx)->ctype_lower, 1)); }
HOSTFN(__ctype_toupper_loc) { RET_L(class_table(ctx, &HOST(ctx)->ctype_upper, 2)); }
HOSTFN(__ctype_get_mb_cur_max) { RET_L(HOST(ctx)->utf8 ? 6 : 1); }

/* ---- locales: "C" and "C.UTF-8" ---- */
enum { G_LC_CTYPE = 0, G_LC_ALL = 6, G_LC_COUNT = 13 };
static const char *const category_names[G_LC_COUNT] = {
    "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES", NULL, "LC_PAPER", "LC_NAME",
    "LC_ADDRESS", "LC_TELEPHONE", "LC_MEASUREMENT", "LC_IDENTIFICATION",
};

/* 0: C, 1: C.UTF-8, -1: not known here. */
static int locale_kind(const char *name)
{
    if (!strcmp(name, "C") || !strcmp(name, "POSIX")) return 0;
    if (!strcasecmp(name, "C.UTF-8") || !strcasecmp(name, "C.utf8")) return 1;
    return -1;
}

/* What "" asks for: LC_ALL, the category's own variable, LANG. */
static int locale_from_env(Ctx *ctx, int category)
{
    const char *names[3] = { "LC_ALL", category_names[category], "LANG" };
    for (int i = 0; i < 3; i++) {
        uint64_t value, n;
        const char *p;
        if (env_find(ctx, names[i], strlen(names[i]), NULL, &value) < 0) continue;
        p = guest_cstr(ctx, value, &n);
        if (!p) return -1;
        if (n == 0) continue;
        if (n > 31) return -1;
        char text[32];
        memcpy(text, p, n);
        text[n] = 0;
        return locale_kind(text);
    }
    return 0;
}

static uint64_t locale_name(Ctx *ctx, int category)
{
    Host *S = HOST(ctx);
    int same = 1;
    char text[512];
    size_t n = 0;
    if (category != G_LC_ALL) return host_intern(ctx, S->locale[category] ? "C.UTF-8" : "C");
    for (int i = 0; i < G_LC_COUNT; i++) if (i != G_LC_ALL && S->locale[i] != S->locale[0]) same = 0;
    if (same) return host_intern(ctx, S->locale[0] ? "C.UTF-8" : "C");
    for (int i = 0; i < G_LC_COUNT; i++) {
        if (i == G_LC_ALL) continue;
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s=%s", n ? ";" : "", category_names[i], S->locale[i] ? "C.UTF-8" : "C");
    }
    if (!host_static_once(ctx, &S->locale_buf, sizeof text)) return 0;
    memcpy(ctx->mem + S->locale_buf, text, n + 1);
    return S->locale_buf;
}

HOSTFN(setlocale)
{
    Host *S = HOST(ctx);
    int category = a[0].s32, kinds[G_LC_COUNT];
    uint64_t n = 0;
    char text[512];
    const char *p;
    if (category < 0 || category >= G_LC_COUNT) RET_L(0);
    if ((uint32_t)a[1].u64 == 0) RET_L(locale_name(ctx, category));
    p = guest_cstr(ctx, a[1].u64, &n);
    if (!p) return;
    if (n >= sizeof text) RET_L(0);
    memcpy(text, p, n);
    text[n] = 0;
    for (int i = 0; i < G_LC_COUNT; i++) {
        if (i == G_LC_ALL) continue;
        if (n == 0) kinds[i] = locale_from_env(ctx, i);
        else if (strchr(text, '=')) {       /* what setlocale(LC_ALL, NULL) gave before */
            const char *at = strstr(text, category_names[i]);
            kinds[i] = at && strlen(at) > strlen(category_names[i]) + 2 && !strncmp(at + strlen(category_names[i]), "=C.UTF-8", 8);
        } else kinds[i] = locale_kind(text);
        if (ctx->trap) return;
        if (kinds[i] < 0 && (category == G_LC_ALL || category == i)) RET_L(0);
    }
    for (int i = 0; i < G_LC_COUNT; i++)
        if (i != G_LC_ALL && (category == G_LC_ALL || category == i)) S->locale[i] = (uint8_t)kinds[i];
    S->utf8 = S->locale[G_LC_CTYPE];
    RET_L(locale_name(ctx, category));
}

HOSTFN(localeconv)
{
    Host *S = HOST(ctx);
    uint64_t empty, point;
    if (S->lconv) RET_L(S->lconv);
    empty = host_intern(ctx, "");
    point = host_intern(ctx, ".");
    if (!empty || !point || !host_static_once(ctx, &S->lconv, 96)) return;
    for (uint64_t i = 0; i < 10; i++) store_u64(ctx, S->lconv + 8 * i, i == 0 ? point : empty);
    memset(ctx->mem + S->lconv + 80, 127, 14);      /* CHAR_MAX: not available */
    RET_L(S->lconv);
}

/* nl_langinfo's items, numbered alike in glibc and musl. */
static const char *langinfo_text(Ctx *ctx, int item)
{
    static const char *const time[] = {
        "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
        "Saturday", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "January",
        "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
        "AM", "PM", "%a %b %e %H:%M:%S %Y", "%m/%d/%y", "%H:%M:%S", "%I:%M:%S %p",
    };
    if (item == 14) return HOST(ctx)->utf8 ? "UTF-8" : "ANSI_X3.4-1968";
    if (item == 0x10000) return ".";
    if (item == 0x50000) return "^[yY]";
    if (item == 0x50001) return "^[nN]";
    if (item >= 0x20000 && item < 0x20000 + (int)(sizeof time / sizeof *time)) return time[item - 0x20000];
    return "";
}
HOSTFN(nl_langinfo) { RET_L(host_intern(ctx, langinfo_text(ctx, a[0].s32))); }

/* A locale_t names one of the two; all of them behave like C where numbers and order are concerned. */
HOSTFN(newlocale)
{
    char *name = guest_strdup(ctx, a[1].u64);
    int kind = name ? (*name ? locale_kind(name) : 0) : -1;
    free(name);
    if (ctx->trap) return;
    if (kind < 0) { set_guest_errno(ctx, G_ENOENT); RET_L(0); }
    RET_L(host_intern(ctx, kind ? "C.UTF-8" : "C"));
}
HOSTFN(duplocale) { (void)ctx; (void)a; }
HOSTFN(freelocale) { (void)ctx; (void)a; }

HOSTFN(uselocale)
{
    Host *S = HOST(ctx);
    uint64_t old = S->thread_locale ? S->thread_locale : ~0ull, n;
    const char *p;
    if ((uint32_t)a[0].u64 == 0) RET_L(old);
    if (a[0].u64 == ~0ull || (uint32_t)a[0].u64 == ~0u) { S->thread_locale = 0; S->utf8 = S->locale[G_LC_CTYPE]; RET_L(old); }
    p = guest_cstr(ctx, a[0].u64, &n);
    if (!p) return;
    S->thread_locale = a[0].u64;
    S->utf8 = n > 1;
    RET_L(old);
}
#endif
