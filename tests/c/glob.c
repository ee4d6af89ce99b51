/* dir: */
/* glob, globfree and fnmatch on files of a directory. */
#define _GNU_SOURCE
#include <fnmatch.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void touch(const char *name)
{
    FILE *f = fopen(name, "w");
    if (!f) { perror(name); exit(1); }
    fputs(name, f);
    fclose(f);
}

static int trouble(const char *path, int e) { printf("trouble: %s %d\n", path, e); return 0; }

static void show(const char *pattern, int flags)
{
    glob_t g;
    int r = glob(pattern, flags, trouble, &g);
    printf("%s %x: %d", pattern, flags, r);
    if (!r) {
        for (size_t i = 0; i < g.gl_pathc; i++) printf(" %s", g.gl_pathv[i]);
        printf("%s", g.gl_pathv[g.gl_pathc] ? " no end" : "");
        globfree(&g);
    }
    printf("\n");
}

int main(void)
{
    const char *patterns[] = {"*", "*.c", "d*/*", "*/", "d?/x*", "[ab].c", "[!a].c", "[a-c]*", ".*h*", "none", "none*", "a.c", "d1/../a.c", "./*.txt", "d1//x*",
        "*/sub/*", "d[1-2]/sub", "\\*.c", "st\\*r", "*\\**", "d1/*/", "x*/y"};
    glob_t g;
    mkdir("d1", 0777), mkdir("d2", 0777), mkdir("d1/sub", 0777);
    touch("a.c"), touch("b.c"), touch("c.txt"), touch(".hidden"), touch("d1/x1"), touch("d1/x2"), touch("d2/x3"), touch("d1/sub/deep"), touch("st*r");
    symlink("a.c", "link.c"), symlink("nowhere", "broken.c");
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        show(patterns[i], 0);
        if (patterns[i][strlen(patterns[i]) - 1] != '/') show(patterns[i], GLOB_MARK); /* glibc would mark twice */
        show(patterns[i], GLOB_NOCHECK);
    }
    show("\\*.c", GLOB_NOESCAPE);
    memset(&g, 0, sizeof g);
    g.gl_offs = 2;
    printf("%d", glob("*.c", GLOB_DOOFFS, NULL, &g));
    printf(" %d", glob("d1/*", GLOB_DOOFFS | GLOB_APPEND, NULL, &g));
    printf(" %d", glob("zzz*", GLOB_DOOFFS | GLOB_APPEND, NULL, &g));
    printf(" %zu %d:", g.gl_pathc, !g.gl_pathv[0] && !g.gl_pathv[1]);
    for (size_t i = 0; i < g.gl_pathc; i++) printf(" %s", g.gl_pathv[i + 2]);
    printf("\n");
    globfree(&g);
    printf("%d %d %d %d\n", fnmatch("*.[ch]", "a.c", 0), fnmatch("*", ".a", FNM_PERIOD) != 0, fnmatch("a*", "a/b", FNM_PATHNAME) != 0, fnmatch("A?", "ab", FNM_CASEFOLD));
    return 0;
}
