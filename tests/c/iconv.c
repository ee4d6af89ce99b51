/* iconv between Unicode's encodings and single bytes: whole texts, pieces, errors, marks of the byte order. */
#include <errno.h>
#include <iconv.h>
#include <stdio.h>
#include <string.h>

static void dump(const char *p, size_t n) { for (size_t i = 0; i < n; i++) printf("%02x", (unsigned char)p[i]); }

static void convert(const char *to, const char *from, const char *text, size_t n, size_t room)
{
    char out[256], *in = (char *)text, *o = out;
    size_t left = n, r;
    iconv_t cd = iconv_open(to, from);
    printf("%s < %s: ", to, from);
    if (cd == (iconv_t)-1) { printf("open: %s\n", strerror(errno)); return; }
    errno = 0;
    r = iconv(cd, &in, &left, &o, &room);
    dump(out, (size_t)(o - out));
    printf(" result %d errno %d left %zu room %zu\n", (int)r, r == (size_t)-1 ? errno : 0, left, room);
    iconv_close(cd);
}

int main(void)
{
    static const char *const NAMES[] = {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "UTF-32BE", "UCS-2LE", "UCS-4", "ISO-8859-1",
        "ISO-8859-15", "CP1252", "US-ASCII", "WCHAR_T", "latin1", "utf8"};
    static const char text[] = "Gr\xc3\xbc\xc3\x9f""e", wide[] = "\xe2\x82\xac \xf0\x9f\x98\x80";
    char out[64], *o = out, *in;
    size_t room, left;
    iconv_t cd;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        convert(NAMES[i], "UTF-8", "abc", 3, 100);
        convert(NAMES[i], "UTF-8", text, strlen(text), 100);
        convert(NAMES[i], "UTF-8", wide, strlen(wide), 100);
        if (strcmp(NAMES[i], "UCS-4") && strcmp(NAMES[i], "WCHAR_T")) /* glibc takes numbers beyond Unicode in these */
            convert("UTF-8", NAMES[i], "a\0b\0\0\0\0\0", 8, 100);
    }
    convert("UTF-8", "UTF-16", "\xff\xfe""a\0\x3d\xd8\x00\xde", 8, 100);
    convert("UTF-8", "UTF-16", "\xfe\xff\0a\xd8\x3d\xde\x00", 8, 100);
    convert("UTF-8", "UTF-16LE", "\x3d\xd8", 2, 100);
    convert("UTF-8", "UTF-16LE", "\x3d\xd8""a\0", 4, 100);
    convert("UTF-8", "UTF-16LE", "\x00\xde", 2, 100);
    convert("UTF-8", "UTF-32BE", "\0\x11\0\0", 4, 100);
    convert("UTF-16LE", "UTF-8", "a\xff""b", 3, 100);
    convert("UTF-16LE", "UTF-8", "a\xe2\x82", 3, 100);
    convert("UTF-16LE", "UTF-8", "a\xc0\x80", 3, 100);
    convert("UTF-16LE", "UTF-8", "abc", 3, 5);
    convert("UTF-8", "latin1", "\xe4\xf6\xfc", 3, 3);
    convert("ISO-8859-1", "UTF-8", "a\xe2\x82\xac""b", 5, 10);
    convert("no such", "UTF-8", "", 0, 1);
    convert("UTF-8", "CP1252", "\x80\x93\xe9", 3, 20);

    /* in pieces: a character comes in two */
    cd = iconv_open("UTF-16", "UTF-8");
    room = sizeof out;
    in = "a\xe2\x82", left = 3;
    printf("%d ", (int)iconv(cd, &in, &left, &o, &room));
    printf("%d ", errno == EINVAL);
    in = "\xe2\x82\xac", left = 3;
    printf("%d ", (int)iconv(cd, &in, &left, &o, &room));
    dump(out, (size_t)(o - out));
    iconv(cd, NULL, NULL, NULL, NULL);
    o = out, room = sizeof out, in = "b", left = 1;
    iconv(cd, &in, &left, &o, &room);
    printf(" ");
    dump(out, (size_t)(o - out));
    printf(" %d\n", iconv_close(cd));
    return 0;
}
