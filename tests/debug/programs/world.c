/* Asks the system for many things: files, directories, clocks, random numbers, input. */
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static unsigned mix(unsigned h, const void *p, size_t n)
{
    const unsigned char *s = p;
    while (n--) h = (h ^ *s++) * 16777619u;
    return h;
}

int main(void)
{
    unsigned h = 2166136261u;
    char line[64], name[32];
    struct timespec t;
    struct stat st;
    for (int round = 0; round < 3; round++) {
        clock_gettime(CLOCK_MONOTONIC, &t);
        h = mix(h, &t, sizeof t);
        snprintf(name, sizeof name, "/work/file%d.txt", round);
        FILE *f = fopen(name, "w+");
        if (!f) return 9;
        fprintf(f, "round %d at %ld %d\n", round, (long)time(NULL), rand());
        rewind(f);
        if (fgets(line, sizeof line, f)) printf("%s", line);
        fclose(f);
        if (stat(name, &st) == 0) h = mix(h, &st.st_mtime, sizeof st.st_mtime) + (unsigned)st.st_size;
        if (getentropy(line, 8) == 0) h = mix(h, line, 8);
        if (fgets(line, sizeof line, stdin)) printf("read %s", line);
        int fd = open(name, O_RDWR | O_APPEND);
        if (fd >= 0 && write(fd, "more\n", 5) == 5 && lseek(fd, 0, SEEK_SET) == 0) {
            ssize_t n = read(fd, line, sizeof line);
            h = mix(h, line, n > 0 ? n : 0);
        }
        close(fd);
        struct timespec nap = { 0, 1000000 };
        nanosleep(&nap, NULL);
    }
    DIR *d = opendir("/work");
    for (struct dirent *e; d && (e = readdir(d));) h = mix(h, e->d_name, strlen(e->d_name));
    if (d) closedir(d);
    int ends[2];
    if (pipe(ends) == 0 && write(ends[1], "abc", 3) == 3 && read(ends[0], line, 3) == 3) h = mix(h, line, 3);
    FILE *temporary = tmpfile();
    if (temporary) { fputs("tmp", temporary); rewind(temporary); h = mix(h, line, fread(line, 1, 3, temporary)); fclose(temporary); }
    for (int round = 0; round < 3; round++) {
        snprintf(name, sizeof name, "/work/file%d.txt", round);
        if (round == 1) rename(name, "/work/moved.txt");
        else unlink(name);
    }
    unlink("/work/moved.txt");
    printf("hash %08x clock %ld\n", h, (long)clock());
    return 3;
}
