/* run: => exit 7 */
/* run: blocked => exit 7 */
/* abort in a handler of SIGABRT, and while the signal is blocked: abort lets it through. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void last(int sig) { write(1, "last\n", 5); _exit(sig + 1); }

static void first(int sig)
{
    (void)sig;
    write(1, "first\n", 6);
    signal(SIGABRT, last);
    abort();
}

int main(int argc, char **argv)
{
    (void)argv;
    signal(SIGABRT, first);
    if (argc > 1) {
        sigset_t set;
        sigemptyset(&set);
        sigaddset(&set, SIGABRT);
        sigprocmask(SIG_BLOCK, &set, NULL);
    }
    abort();
}
