/* ctype.h over all 256 characters and EOF in the C locale. */
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>

int main(void) {
    for (int c = -1; c < 256; c++) {
        unsigned m = !!isalnum(c) | !!isalpha(c) << 1 | !!isblank(c) << 2 | !!iscntrl(c) << 3 | !!isdigit(c) << 4 | !!isgraph(c) << 5 |
                     !!islower(c) << 6 | !!isprint(c) << 7 | !!ispunct(c) << 8 | !!isspace(c) << 9 | !!isupper(c) << 10 | !!isxdigit(c) << 11;
        printf("%d:%x:%d:%d%c", c, m, tolower(c), toupper(c), c % 8 == 7 ? '\n' : ' ');
    }
    int (*volatile f)(int) = isdigit, (*volatile g)(int) = toupper;
    printf("%d %d %c\n", f('5') != 0, f('x') != 0, g('q'));
    printf("%d %d %d\n", isascii(127) != 0, isascii(128) != 0, toascii(0xc1));
    return 0;
}
