/* Locale and signal basics that portable programs expect to find. */
#define _GNU_SOURCE
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static volatile sig_atomic_t seen;
static void on(int s) { seen = s; }

int main(void) {
    printf("%s\n", setlocale(LC_ALL, NULL));
    struct lconv *c = localeconv();
    printf("%s '%s'\n", c->decimal_point, c->thousands_sep);
    printf("%d\n", setlocale(LC_NUMERIC, "no_SUCH.locale") == NULL);
    printf("%s\n", setlocale(LC_NUMERIC, "C"));
    printf("%d\n", signal(SIGUSR1, on) == SIG_DFL);
    printf("%d ", raise(SIGUSR1)), printf("%d\n", (int)seen);
    printf("%d\n", signal(SIGUSR1, SIG_IGN) == on);
    printf("%d\n", raise(SIGUSR1));
    return 0;
}
