/* Streams in memory (fmemopen, open_memstream), getdelim, puts, perror, stderr, fileno, popen-free. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    fprintf(f, "%d+%d", 1, 2), fputs("=3", f), fflush(f);
    printf("%s %zu\n", text, size);
    fclose(f);
    printf("%s %zu\n", text, size);
    free(text);
    char data[] = "alpha,beta,gamma";
    f = fmemopen(data, strlen(data), "r");
    char *word = NULL;
    size_t cap = 0;
    ssize_t n;
    while ((n = getdelim(&word, &cap, ',', f)) > 0)
        printf("%zd %s\n", n, word);
    free(word), fclose(f);
    char out[20];
    f = fmemopen(out, sizeof out, "w");
    fprintf(f, "fits %d", 7), fclose(f);
    puts(out);
    printf("%d %d %d\n", fileno(stdin), fileno(stdout), fileno(stderr));
    errno = ENOENT;
    perror("not on stdout");
    fprintf(stderr, "nor this\n");
    fflush(NULL);
    return 0;
}
