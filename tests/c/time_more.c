/* strptime, ctime and relatives, sleeping, resolutions. */
/* env: TZ=UTC */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void parse(const char *text, const char *format) {
    struct tm t;
    memset(&t, 0, sizeof t);
    const char *end = strptime(text, format, &t);
    if (end)
        printf("%d-%d-%d %d:%d:%d wd%d yd%d rest '%s'\n", t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, t.tm_wday, t.tm_yday, end);
    else
        printf("no match\n");
}

int main(void) {
    parse("2024-02-29 13:45:59x", "%Y-%m-%d %H:%M:%S"), parse("Mon, 05 Jan 1998", "%a, %d %b %Y"), parse("11:07 PM", "%I:%M %p");
    parse("12/31/99 23:59", "%D %R"), parse("nonsense", "%Y"), parse("  7 March", "%e %B"), parse("%1970-01-02", "%%%Y-%m-%d"), parse("10:20:30", "%T");
    time_t t = 1234567890;
    char b[64];
    printf("%s", ctime(&t)), printf("%s", ctime_r(&t, b));
    struct tm g;
    printf("%s", asctime_r(gmtime_r(&t, &g), b));
    struct timespec ts, res;
    printf("%d ", timespec_get(&ts, TIME_UTC) == TIME_UTC), printf("%d\n", ts.tv_sec > 1600000000);
    printf("%d ", clock_getres(CLOCK_MONOTONIC, &res)), printf("%d\n", res.tv_sec == 0);
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    printf("%d\n", usleep(20000));
    clock_gettime(CLOCK_MONOTONIC, &after);
    long ms = (after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000;
    printf("%d\n", ms >= 19 && ms < 5000);
    tzset();
    printf("%ld %s\n", timezone, tzname[0]);
    setenv("TZ", "EST5", 1), tzset();
    printf("%d\n", localtime(&t)->tm_hour);
    return 0;
}
