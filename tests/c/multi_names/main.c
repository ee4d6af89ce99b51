/* A program's own functions win over the library's of the same name, across modules too. */
/* flags: -fno-builtin -Wno-error */
#include <stdio.h>

void error(const char *what, int n);
double warn(double x);
long double sqrtl(long double x);
int stat(int x);
int index_of(const char *s);
extern int optind, signgam;
int (*pointer(void))(int);

int main(void) {
    error("own error", 3);
    printf("%g %d %d\n", warn(1.5), stat(4), index_of("abc"));
    volatile long double four = 4;
    printf("%.1Lf\n", sqrtl(four));
    printf("%d %d %d\n", optind, signgam, pointer() == stat);
    return 0;
}
