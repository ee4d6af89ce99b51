/* Oniguruma under load: `oniguruma work [ROUNDS]` searches a text with many patterns. */
#include <string.h>
#include "oniguruma.h"
#include "timing.h"

static const char *const PATTERNS[] = {
    "error", "(?i)WARNING", "[0-9]+", "\\b\\w{9,}\\b", "(\\w+) (\\w+) \\1", "(?:open|close|read) the [a-z]+", "^\\d{5} ", "(?<=from )\\w+",
    "\\w+(?= timeout)", "([a-z]+)=(\\d+)", "[^\\s]+@[^\\s]+", "(a|b|ab)*c", "\\p{Alpha}+\xc3\xa9", "q[^u]", "s\\w*s\\b", "(?<x>\\d)\\d*\\k<x>",
};

static size_t make_text(char *text, size_t size)
{
    static const char *const WORDS[] = {"open", "close", "read", "write", "error", "Warning", "the", "file", "user@example",
        "connection", "from", "address", "timeout", "caf\xc3\xa9", "seconds", "size=4711", "reply reply", "queue", "Qatar"};
    size_t n = 0;
    while (n + 120 < size) {
        n += (size_t)sprintf(text + n, "%05u ", random_below(20000));
        for (uint32_t i = 3 + random_below(6); i; i--) n += (size_t)sprintf(text + n, "%s ", WORDS[random_below(19)]);
        text[n - 1] = '\n';
    }
    text[n] = 0;
    return n;
}

static uint64_t search(const char *pattern, const char *text, size_t n, int *found)
{
    regex_t *reg;
    OnigErrorInfo info;
    uint64_t hash = HASH_START;
    const OnigUChar *s = (const OnigUChar *)text, *end = s + n;
    int rc = onig_new(&reg, (const OnigUChar *)pattern, (const OnigUChar *)pattern + strlen(pattern), ONIG_OPTION_DEFAULT,
                      ONIG_ENCODING_UTF8, ONIG_SYNTAX_RUBY, &info);
    if (rc != ONIG_NORMAL) {
        OnigUChar message[ONIG_MAX_ERROR_MESSAGE_LEN];
        onig_error_code_to_str(message, rc, &info);
        printf("%s: %s\n", pattern, message);
        exit(1);
    }
    OnigRegion *region = onig_region_new();
    for (const OnigUChar *at = s; at < end;) {
        int r = onig_search(reg, s, end, at, end, region, ONIG_OPTION_NONE);
        if (r < 0) break;
        hash = hash_bytes(hash, region->beg, sizeof(int) * (size_t)region->num_regs);
        hash = hash_bytes(hash, region->end, sizeof(int) * (size_t)region->num_regs);
        ++*found;
        at = s + (region->end[0] > region->beg[0] ? region->end[0] : region->end[0] + 1);
    }
    onig_region_free(region, 1);
    onig_free(reg);
    return hash;
}

int main(int argc, char **argv)
{
    int rounds = argc > 2 ? atoi(argv[2]) : 3;
    static char text[100000];
    size_t n = make_text(text, sizeof text);
    for (int round = 0; round < rounds; round++)
        for (size_t i = 0; i < sizeof PATTERNS / sizeof *PATTERNS; i++) {
            int found = 0;
            char name[20];
            sprintf(name, "pattern%zu", i);
            begin();
            uint64_t hash = search(PATTERNS[i], text, n, &found);
            end(name);
            if (!round) printf("%s: %d, %016llx\n", PATTERNS[i], found, (unsigned long long)hash);
        }
    onig_end();
    return 0;
}
