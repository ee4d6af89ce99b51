// What libc++ asks of the system and the host library does not have under that name.

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

extern "C" {

__attribute__((weak)) void *__dso_handle = nullptr;     // one program: nothing is ever unloaded

// The two system calls that libc++ makes by number. A wait on a word looks at it from time to time: whoever changes
// it need not wake anybody.
__attribute__((weak)) long syscall(long number, ...)
{
    if (number == SYS_gettid) return (long)pthread_self();
    if (number == SYS_futex) {
        va_list args;
        va_start(args, number);
        int *word = va_arg(args, int *);
        int operation = va_arg(args, int) & 15;
        int value = va_arg(args, int);
        va_end(args);
        if (operation == 0) {
            timespec little = {0, 100000};
            for (int k = 0; k < 100 && __atomic_load_n(word, __ATOMIC_SEQ_CST) == value; k++)
                if (k < 20) sched_yield();
                else nanosleep(&little, nullptr);
        }
        return 0;
    }
    errno = ENOSYS;
    return -1;
}

#define CLASSIFY(name) __attribute__((weak)) int name##_l(wint_t c, locale_t) { return name(c); }
CLASSIFY(iswalpha) CLASSIFY(iswblank) CLASSIFY(iswcntrl) CLASSIFY(iswdigit) CLASSIFY(iswlower) CLASSIFY(iswprint)
CLASSIFY(iswpunct) CLASSIFY(iswspace) CLASSIFY(iswupper) CLASSIFY(iswxdigit)

__attribute__((weak)) wint_t towlower_l(wint_t c, locale_t) { return towlower(c); }
__attribute__((weak)) wint_t towupper_l(wint_t c, locale_t) { return towupper(c); }
__attribute__((weak)) int wcscoll_l(const wchar_t *a, const wchar_t *b, locale_t) { return wcscmp(a, b); }

__attribute__((weak)) size_t wcsxfrm_l(wchar_t *to, const wchar_t *from, size_t n, locale_t)
{
    size_t length = wcslen(from);
    if (n) {
        wcsncpy(to, from, n - 1);
        to[n - 1] = 0;
    }
    return length;
}

// There are no message catalogues.
__attribute__((weak)) void *catopen(const char *, int) { errno = ENOENT; return (void *)-1; }
__attribute__((weak)) char *catgets(void *, int, int, const char *text) { return const_cast<char *>(text); }
__attribute__((weak)) int catclose(void *) { return -1; }

// libc++ copies files by streams where the system has no call for it.
__attribute__((weak)) ssize_t copy_file_range(int, off_t *, int, off_t *, size_t, unsigned) { errno = EINVAL; return -1; }
__attribute__((weak)) ssize_t sendfile(int, int, off_t *, size_t) { errno = EINVAL; return -1; }

__attribute__((weak)) int fchmodat(int folder, const char *path, mode_t mode, int flags)
{
    if (folder == AT_FDCWD && !(flags & AT_SYMLINK_NOFOLLOW)) return chmod(path, mode);
    errno = ENOTSUP;
    return -1;
}
}
