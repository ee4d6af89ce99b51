/* getopt and getopt_long: flags, arguments, permutation, errors, what is left. */
/* run: -a -b value file1 -cglued --verbose file2 --level=3 --name bob -- -x => exit 0 */
/* run: -ab => exit 0 */
/* run: -z --unknown -b => exit 0 */
#include <getopt.h>
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv) {
    static int verbose;
    static const struct option longs[] = {{"verbose", no_argument, &verbose, 1}, {"level", required_argument, 0, 'l'}, {"name", required_argument, 0, 'n'}, {0, 0, 0, 0}};
    int c;
    opterr = 0;
    while ((c = getopt_long(argc, argv, "ab:c::l:n:", longs, NULL)) != -1)
        if (c == '?')
            printf("? ");
        else
            printf("%c=%s ", c ? c : '0', optarg ? optarg : "-");
    printf("verbose=%d rest:", verbose);
    for (int i = optind; i < argc; i++)
        printf(" %s", argv[i]);
    printf("\n");
    char *other[] = {"prog", "-x", "-y", "arg", "end", NULL};
    optind = 1;
    while ((c = getopt(5, other, "+xy:")) != -1)
        printf("%c:%s ", c, optarg && c == 'y' ? optarg : "");
    printf("%s\n", other[optind]);
    return 0;
}
