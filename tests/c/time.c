/* Time: calendar conversions both ways, formatting, clocks that advance. */
/* env: TZ=UTC */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

int main(void) {
    static const time_t t[] = {0, 86399, 951782400, 1000000000, 1709164800, -1, 2147483648, 4102444800};
    char buf[256];
    for (unsigned i = 0; i < sizeof t / sizeof *t; i++) {
        struct tm g, *p = gmtime_r(&t[i], &g), l = *localtime(&t[i]);
        printf("%d-%d-%d %d:%d:%d %d %d %d | %lld %lld %d\n", p->tm_year, p->tm_mon, p->tm_mday, p->tm_hour, p->tm_min, p->tm_sec, p->tm_wday, p->tm_yday, p->tm_isdst,
               (long long)timegm(&g), (long long)mktime(&l), l.tm_hour);
        size_t n = strftime(buf, sizeof buf, "%Y-%m-%d %H:%M:%S %a %A %b %B %d %e %j %y %p %I %U %w %W %C %D %F %R %T %u %V %G %g %h %n%t%%", &g);
        printf("%zu %s\n", n, buf);
        printf("%s", asctime(&g));
    }
    printf("%zu\n", strftime(buf, 3, "%Y", gmtime(&t[1])));
    struct tm odd = {.tm_year = 124, .tm_mon = 13, .tm_mday = 35, .tm_hour = 25, .tm_min = -5};
    time_t o = mktime(&odd);
    printf("%lld %d %d %d %d\n", (long long)o, odd.tm_year, odd.tm_mon, odd.tm_mday, odd.tm_wday);
    time_t a = time(NULL), b;
    printf("%d ", a > 1600000000), a = time(&b), printf("%d\n", a == b);
    printf("%g\n", difftime(t[3], t[2]));
    clock_t c = clock();
    volatile double x = 1;
    for (int i = 0; i < 100000; i++)
        x = x * 1.0000001;
    printf("%d %d\n", clock() >= c, CLOCKS_PER_SEC == 1000000);
    struct timespec ts, ts2;
    printf("%d ", clock_gettime(CLOCK_MONOTONIC, &ts)), printf("%d\n", clock_gettime(CLOCK_MONOTONIC, &ts2));
    printf("%d\n", ts2.tv_sec > ts.tv_sec || (ts2.tv_sec == ts.tv_sec && ts2.tv_nsec >= ts.tv_nsec));
    struct timeval tv;
    printf("%d ", gettimeofday(&tv, NULL)), printf("%d\n", tv.tv_sec >= a && tv.tv_usec < 1000000);
    struct timespec nap = {0, 1000000};
    printf("%d\n", nanosleep(&nap, NULL));
    printf("%d\n", clock_gettime(CLOCK_REALTIME, &ts) == 0 && ts.tv_sec >= a);
    return 0;
}
