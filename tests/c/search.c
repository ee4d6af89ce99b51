/* search.h, libgen.h, fnmatch.h, and the older number formatters. */
#define _GNU_SOURCE
#include <fnmatch.h>
#include <libgen.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_int(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int depth_sum;
static void visit(const void *node, VISIT which, int depth) {
    if (which == postorder || which == leaf)
        printf("%d ", **(int *const *)node), depth_sum += depth >= 0;
}

int main(void) {
    int v[10] = {4, 7, 1}, key = 7;
    size_t n = 3;
    int *p = lfind(&key, v, &n, sizeof *v, by_int);
    printf("%td ", p - v), key = 9, p = lsearch(&key, v, &n, sizeof *v, by_int), printf("%td %zu\n", p - v, n);
    void *root = NULL;
    static int keys[] = {5, 2, 8, 1, 9, 3, 5};
    for (int i = 0; i < 7; i++)
        tsearch(&keys[i], &root, by_int);
    twalk(root, visit);
    key = 8, printf("%d ", tfind(&key, &root, by_int) != NULL);
    tdelete(&key, &root, by_int), printf("%d %d\n", tfind(&key, &root, by_int) == NULL, depth_sum);
    char path[] = "/usr/lib/file.c", again[] = "/usr/lib/file.c";
    printf("%s ", dirname(path)), printf("%s\n", basename(again));
    printf("%d %d %d %d\n", fnmatch("*.c", "main.c", 0), fnmatch("[a-m]?in.*", "main.c", 0), fnmatch("*.h", "main.c", 0) != 0, fnmatch("a/*", "a/b/c", FNM_PATHNAME) != 0);
    char b[40];
    int point, sign;
    printf("%s ", gcvt(1234.5, 6, b)), printf("%s ", fcvt(3.14159, 3, &point, &sign)), printf("%d %d\n", point, sign);
    return 0;
}
