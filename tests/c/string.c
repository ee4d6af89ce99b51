/* The whole of string.h, with results as offsets and signs. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int sign(int x) { return (x > 0) - (x < 0); }
static long at(const char *base, const void *p) { return p ? (long)((const char *)p - base) : -1; }

int main(void) {
    char b[64];
    const char *s = "the quick brown fox";
    printf("%zu %zu %zu %zu\n", strlen(s), strlen(""), strnlen(s, 5), strnlen(s, 100));
    strcpy(b, "copy"), strcat(b, "cat"), puts(b);
    memset(b, '#', sizeof b), b[63] = 0;
    strncpy(b, "ab", 5), printf("%d %d %c\n", b[2], b[4], b[5]);
    strcpy(b, "x"), strncat(b, "12345", 3), puts(b);
    printf("%ld\n", at(b, stpcpy(b, "stp")));
    printf("%ld ", at(b, stpncpy(b, "abc", 2))), printf("%ld\n", at(b, stpncpy(b, "z", 6)));
    printf("%d %d %d %d %d\n", sign(strcmp("a", "b")), sign(strcmp("b", "a")), sign(strcmp("ab", "ab")), sign(strcmp("ab", "abc")), sign(strcmp("\xff", "a")));
    printf("%d %d %d\n", sign(strncmp("abcd", "abxx", 2)), sign(strncmp("abcd", "abxx", 3)), sign(strncmp("a", "b", 0)));
    printf("%d %d %d\n", sign(strcasecmp("HeLLo", "hello")), sign(strncasecmp("ABx", "aby", 2)), sign(strcoll("a", "b")));
    printf("%d %d %d\n", sign(memcmp("a\0b", "a\0c", 3)), sign(memcmp("a\0b", "a\0c", 2)), sign(memcmp("\x80", "\x7f", 1)));
    printf("%ld %ld %ld %ld\n", at(s, strchr(s, 'q')), at(s, strchr(s, 'z')), at(s, strchr(s, 0)), at(s, strrchr(s, 'o')));
    printf("%ld %ld %ld\n", at(s, strstr(s, "brown")), at(s, strstr(s, "")), at(s, strstr(s, "browse")));
    printf("%ld %ld %ld\n", at(s, strcasestr(s, "BROWN")), at(s, strchrnul(s, '!')), at(s, memmem(s, 19, "fox", 3)));
    printf("%zu %zu %ld\n", strspn(s, "hte "), strcspn(s, "xyz"), at(s, strpbrk(s, "vwx")));
    printf("%ld %ld %ld\n", at(s, memchr(s, 98, 19)), at(s, memchr(s, 98, 5)), at(s, memrchr(s, 111, 19)));
    char t[] = "a,b;;c , d", *save;
    for (char *p = strtok(t, ",; "); p; p = strtok(NULL, ",; "))
        printf("[%s]", p);
    char u[] = "1-2-3 4-5", *in;
    for (char *p = strtok_r(u, " ", &save); p; p = strtok_r(NULL, " ", &save))
        for (char *q = strtok_r(p, "-", &in); q; q = strtok_r(NULL, "-", &in))
            printf("<%s>", q);
    char v[] = "x::y", *sp = v, *tok;
    while ((tok = strsep(&sp, ":")))
        printf("{%s}", tok);
    printf("\n");
    char *d = strdup("dup"), *e = strndup("truncated", 5);
    printf("%s %s\n", d, e), free(d), free(e);
    printf("%ld ", at(b, memccpy(b, "until;rest", 59, 10))), printf("%ld\n", at(b, memccpy(b, "none", 59, 4)));
    printf("%zu\n", strxfrm(b, "xfrm", 10));
    printf("%s|%s|%d\n", strerror(0), strerror(2), strcmp(strerror(22), strerror(2)) != 0);
    bzero(b, 4), bcopy("moved", b + 1, 5);
    printf("%d %.5s %d %d\n", b[0], b + 1, ffs(48), bcmp("a", "a", 1));
    printf("%ld %ld\n", at(s, index(s, 'u')), at(s, rindex(s, 'u')));
    return 0;
}
