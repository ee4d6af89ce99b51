/* Reading standard input by scanf, fgets, getchar, getline, fread and ungetc, to its end. */
/* stdin: 3 4.5 word\nsecond line here\nx\n17 18\n\nlast lines\nwithout end */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int a, b;
    double d;
    char w[20], line[40], c;
    printf("%d ", scanf("%d%lf%19s", &a, &d, w)), printf("%d %g %s\n", a, d, w);
    printf("'%c'\n", getchar() == '\n' ? '$' : '?');
    printf("%s", fgets(line, sizeof line, stdin));
    printf("%d ", scanf(" %c", &c)), printf("%c\n", c);
    printf("%d ", fscanf(stdin, "%d %d", &a, &b)), printf("%d %d\n", a, b);
    int ch = getc(stdin);
    ungetc(ch, stdin);
    printf("%d %d\n", ch, fgetc(stdin));
    printf("%d ", scanf("%d", &a)), printf("[%c] ", getchar()), printf("%d\n", ungetc('L', stdin));
    char *text = NULL;
    size_t cap = 0;
    ssize_t n = getline(&text, &cap, stdin);
    printf("%zd %s", n, text);
    n = getline(&text, &cap, stdin);
    printf("%zd %s\n", n, text);
    n = getline(&text, &cap, stdin);
    printf("%zd %d %d\n", n, feof(stdin) != 0, ferror(stdin));
    free(text);
    printf("%d ", getchar()), printf("%d ", scanf("%d", &a)), printf("%d\n", fgets(line, 4, stdin) == NULL);
    clearerr(stdin);
    printf("%d ", feof(stdin)), printf("%zu\n", fread(line, 1, 4, stdin));
    return 0;
}
