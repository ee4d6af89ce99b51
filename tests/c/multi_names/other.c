#include <stdio.h>

int optind = 77, signgam = 88;
void error(const char *what, int n) { printf("%s %d\n", what, n); }
double warn(double x) { return x * 2; }
long double sqrtl(long double x) { return x + 100; }
int stat(int x) { return x * 11; }
int index(int a) { return a + 1; }
int index_of(const char *s) { return s[0] + index(1); }
int (*pointer(void))(int) { return stat; }
