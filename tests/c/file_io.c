/* FILE streams: modes, positions, buffering, text and binary, end of file, errors, rename and remove. */
/* dir: yes */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void dump(const char *name) {
    FILE *f = fopen(name, "rb");
    int c, n = 0;
    while ((c = fgetc(f)) != EOF)
        putchar(c < ' ' ? '.' : c), n++;
    printf(" (%d)\n", n);
    fclose(f);
}

int main(void) {
    FILE *f = fopen("one.txt", "w");
    printf("%d\n", f != NULL);
    fprintf(f, "line %d\nline %d\n", 1, 2);
    printf("%ld\n", ftell(f));
    fputs("third", f), fputc('!', f);
    printf("%d\n", fclose(f));
    dump("one.txt");
    f = fopen("one.txt", "a");
    fwrite("ABC", 1, 3, f), fclose(f);
    dump("one.txt");
    f = fopen("one.txt", "r+");
    fseek(f, 5, SEEK_SET), fputc('X', f), fseek(f, -2, SEEK_END), fputs("yz", f), fclose(f);
    dump("one.txt");
    f = fopen("one.txt", "r");
    char line[32];
    while (fgets(line, sizeof line, f))
        printf("%zu:%s", strlen(line), line);
    printf("\n%d %d %ld\n", feof(f) != 0, ferror(f) != 0, ftell(f));
    rewind(f);
    int x = fgetc(f);
    printf("%d %d %s\n", feof(f), x, fgets(line, 4, f));
    x = ungetc('Q', f);
    int y = fgetc(f);
    printf("%c %c %ld\n", x, y, ftell(f));
    printf("%d\n", fputc('x', f) == EOF && ferror(f)); /* not open for writing */
    clearerr(f), fclose(f);
    f = fopen("bin", "wb+");
    int v[100], w[100];
    for (int i = 0; i < 100; i++)
        v[i] = i * i * i;
    printf("%zu\n", fwrite(v, sizeof *v, 100, f));
    fseek(f, 40, SEEK_SET);
    printf("%zu\n", fread(w, sizeof *w, 1000, f));
    printf("%d %d %d\n", w[0], w[89], feof(f) != 0);
    fseek(f, 0, SEEK_SET), fseek(f, 8, SEEK_CUR);
    size_t got = fread(w, 4, 1, f);
    fpos_t pos;
    fgetpos(f, &pos), got += fread(w + 1, 4, 1, f), fsetpos(f, &pos), got += fread(w + 2, 4, 1, f);
    printf("%zu %d %d %d\n", got, w[0], w[1], w[2]);
    fseek(f, 1000, SEEK_SET), fputc('E', f), fflush(f), fseek(f, 0, SEEK_END);
    printf("%ld %lld\n", ftell(f), (long long)ftello(f));
    fclose(f);
    printf("%d ", rename("bin", "renamed")), printf("%d ", fopen("bin", "r") == NULL), printf("%d\n", errno == ENOENT);
    printf("%d ", remove("renamed")), printf("%d ", remove("renamed")), printf("%d\n", errno == ENOENT);
    f = fopen("one.txt", "w"), fclose(f), dump("one.txt");
    f = fopen("one.txt", "wx");
    printf("%d %d\n", f == NULL, errno == EEXIST);
    f = fopen("buffered", "w");
    char buf[64];
    printf("%d\n", setvbuf(f, buf, _IOFBF, sizeof buf));
    for (int i = 0; i < 50; i++)
        fprintf(f, "%d,", i);
    fclose(f), dump("buffered");
    f = fopen("buffered", "w"), setvbuf(f, NULL, _IONBF, 0), fputs("now", f), dump("buffered"), fclose(f);
    f = fopen("buffered", "w"), setvbuf(f, NULL, _IOLBF, 100), fputs("done\nwait", f), dump("buffered"), fclose(f), dump("buffered");
    f = freopen("one.txt", "w", fopen("buffered", "r"));
    fputs("reopened", f), fclose(f), dump("one.txt");
    f = tmpfile();
    fputs("temporary 77", f), rewind(f);
    int n = 0;
    printf("%d ", fscanf(f, "%*s %d", &n)), printf("%d\n", n);
    fclose(f);
    f = fopen("no/such/dir/file", "w");
    printf("%d %d\n", f == NULL, errno == ENOENT);
    return 0;
}
