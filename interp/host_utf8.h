/* Multibyte characters: UTF-8 once the program has chosen such a locale, plain ASCII in "C". */
#ifndef HOST_UTF8_H
#define HOST_UTF8_H
#include "host_state.h"

/* Bytes of the character c written to p (at most 4); -1 when the locale has none for it. */
static int utf8_put(int utf8, char *p, uint32_t c)
{
    if (c < 0x80) { p[0] = (char)c; return 1; }
    if (!utf8 || c > 0x10ffff || (c >= 0xd800 && c < 0xe000)) return -1;
    if (c < 0x800) { p[0] = (char)(0xc0 | c >> 6); p[1] = (char)(0x80 | (c & 63)); return 2; }
    if (c < 0x10000) {
        p[0] = (char)(0xe0 | c >> 12); p[1] = (char)(0x80 | (c >> 6 & 63)); p[2] = (char)(0x80 | (c & 63));
        return 3;
    }
    p[0] = (char)(0xf0 | c >> 18); p[1] = (char)(0x80 | (c >> 12 & 63));
    p[2] = (char)(0x80 | (c >> 6 & 63)); p[3] = (char)(0x80 | (c & 63));
    return 4;
}

/* A character from n bytes: its length (0 when it is the end of the string), -1 invalid, -2 more bytes are needed. */
static int utf8_get(int utf8, const char *s, uint64_t n, uint32_t *c)
{
    const unsigned char *p = (const unsigned char *)s;
    uint32_t v, least;
    int len;
    if (n == 0) return -2;
    if (p[0] < 0x80) { *c = p[0]; return p[0] != 0; }
    if (!utf8 || p[0] < 0xc2 || p[0] > 0xf4) return -1;
    if (p[0] < 0xe0) { len = 2; v = p[0] & 0x1f; least = 0x80; }
    else if (p[0] < 0xf0) { len = 3; v = p[0] & 0xf; least = 0x800; }
    else { len = 4; v = p[0] & 7; least = 0x10000; }
    for (int i = 1; i < len; i++) {
        if ((uint64_t)i >= n) return -2;
        if ((p[i] & 0xc0) != 0x80) return -1;
        v = v << 6 | (p[i] & 63);
        /* Overlong forms, surrogates and numbers out of range show in the second byte. */
        if (i == 1) {
            uint32_t low = v << 6 * (len - 2), high = low | ((1u << 6 * (len - 2)) - 1);
            if (high < least || low > 0x10ffff || (low >= 0xd800 && high < 0xe000)) return -1;
        }
    }
    *c = v;
    return len;
}

static uint64_t utf8_count(const char *p, uint64_t n)
{
    uint64_t k = 0;
    for (uint64_t i = 0; i < n; i++) k += ((unsigned char)p[i] & 0xc0) != 0x80;
    return k;
}

/* Bytes of the first `chars` characters of the n bytes at p. */
static uint64_t utf8_prefix(const char *p, uint64_t n, uint64_t chars)
{
    uint64_t i = 0;
    for (; i < n; i++) if (((unsigned char)p[i] & 0xc0) != 0x80 && chars-- == 0) break;
    return i;
}
#endif
