/* Arguments, environment variables and exit status. */
/* args: first "second word" "" -x --long=5 */
/* env: ALLVM_TEST=hello */
/* env: EMPTY_ONE= */
/* expect-exit: 42 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv, char **envp) {
    printf("%d %d\n", argc, argv[argc] == NULL);
    for (int i = 1; i < argc; i++)
        printf("[%s]", argv[i]);
    argv[1][0] = 'F'; /* arguments are writable */
    printf("\n%s\n", argv[1]);
    const char *e = getenv("ALLVM_TEST"), *m = getenv("ALLVM_TEST_MISSING"), *z = getenv("EMPTY_ONE");
    printf("%s %d %d\n", e ? e : "?", m == NULL, z && !*z);
    int found = 0;
    for (char **p = envp; *p; p++)
        found += !strcmp(*p, "ALLVM_TEST=hello");
    printf("%d\n", found);
    printf("%d ", setenv("ALLVM_TEST", "changed", 1)), printf("%s\n", getenv("ALLVM_TEST"));
    printf("%d ", setenv("ALLVM_TEST", "kept", 0)), printf("%s\n", getenv("ALLVM_TEST"));
    printf("%d ", unsetenv("ALLVM_TEST")), printf("%d\n", getenv("ALLVM_TEST") == NULL);
    static char put[] = "PUT=there";
    printf("%d ", putenv(put)), printf("%s\n", getenv("PUT"));
    exit(42 + 256);
}
