/* Nothing outside the opened directory can be reached: not by .., not by absolute paths, not by symbolic links. */
/* dir: yes */
/* native: skip, natively everything can be reached */
/* expect-stdout: 1 1 1 1 1 1 */
/* expect-stdout: 1 1 1 */
/* expect-stdout: inside */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    struct stat st;
    FILE *f = fopen("file", "w");
    fputs("inside\n", f), fclose(f);
    printf("%d %d %d %d %d %d\n", open("/etc/passwd", O_RDONLY) < 0, open("../../../../../../etc/passwd", O_RDONLY) < 0, fopen("/proc/self/maps", "r") == NULL,
           stat("../../../../../../etc", &st) < 0, open("/tmp/../etc/passwd", O_RDONLY) < 0, access("/bin/sh", F_OK) < 0);
    int linked = symlink("/etc/passwd", "out") == 0, up = symlink("..", "up") == 0;
    printf("%d %d %d\n", !linked || open("out", O_RDONLY) < 0, !up || open("up/../../../../etc/passwd", O_RDONLY) < 0, open("file/../../../../../../etc/passwd", O_RDONLY) < 0);
    char line[20];
    f = fopen("./../file", "r"); /* .. of the top is the top */
    if (!f)
        f = fopen("file", "r");
    fputs(fgets(line, sizeof line, f), stdout);
    return 0;
}
