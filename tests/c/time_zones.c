/* Time zones by name: local time, mktime in gaps and overlaps, tzname, long ago and far ahead. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void show(time_t t)
{
    struct tm *m = localtime(&t);
    char text[100];
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %z %Z", m);
    printf("  %lld: %s dst %d back %d\n", (long long)t, text, m->tm_isdst, mktime(m) == t);
}

static void make(int year, int month, int day, int hour, int minute, int dst)
{
    struct tm m = {0};
    m.tm_year = year - 1900, m.tm_mon = month - 1, m.tm_mday = day, m.tm_hour = hour, m.tm_min = minute, m.tm_isdst = dst;
    time_t t = mktime(&m);
    printf("  %d-%d-%d %d:%02d %d -> %lld %d:%02d dst %d\n", year, month, day, hour, minute, dst, (long long)t, m.tm_hour, m.tm_min, m.tm_isdst);
}

int main(void)
{
    static const char *const ZONES[] = {"Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Auckland",
        ":Europe/London", "Asia/Tokyo", "Etc/GMT+5", "EST5EDT", "CET", "UTC", "CET-1CEST,M3.5.0,M10.5.0/3"};
    static const time_t TIMES[] = {0, -1000000000, -2000000000, 1000000000, 1153000000, 1700000000, 1720000000, 4000000000, 4010000000, 1711846800 - 1, 1711846800,
        1729990800 - 1, 1729990800, 253402300799};
    for (size_t z = 0; z < sizeof ZONES / sizeof *ZONES; z++) {
        setenv("TZ", ZONES[z], 1);
        tzset();
        printf("%s: %s %ld\n", ZONES[z], tzname[0], timezone);
        for (size_t i = 0; i < sizeof TIMES / sizeof *TIMES; i++)
            if (TIMES[i] >= 0 || !strchr(ZONES[z], ',')) show(TIMES[i]); /* glibc's rules begin in 1970 */
        for (int dst = -1; dst <= 1; dst++) {
            make(2024, 1, 15, 12, 0, dst);
            make(2024, 7, 15, 12, 0, dst);
            make(2050, 7, 15, 12, 0, dst);
        }
        make(2024, 10, 27, 2, 30, 0), make(2024, 10, 27, 2, 30, 1);     /* twice in Europe */
        make(2024, 6, 31, 25, 61, -1);
    }
    return 0;
}
