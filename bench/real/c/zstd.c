/* Zstandard under load, and round trips of many sizes.
 *
 *     zstd work [ROUNDS [BYTES]]      compress and expand at several levels
 *     zstd check                      sizes, levels, streams, dictionaries, damaged input
 *
 * The compressed bytes go into the hashes: engines must agree on each.
 */
#include <string.h>
#include "zstd.h"
#include "zdict.h"
#include "timing.h"

static void fail(const char *what, size_t code)
{
    printf("%s: %s\n", what, ZSTD_getErrorName(code));
    exit(1);
}

/* Text with repetitions, as of a log file. */
static size_t make_text(char *text, size_t size)
{
    static const char *const WORDS[] = {"open", "close", "read", "write", "error", "warning", "the", "file", "of", "user",
        "connection", "from", "address", "timeout", "after", "seconds", "request", "reply", "status", "queue"};
    size_t n = 0;
    while (n + 80 < size) {
        n += (size_t)sprintf(text + n, "%05u ", random_below(20000));
        for (uint32_t i = 3 + random_below(6); i; i--) n += (size_t)sprintf(text + n, "%s ", WORDS[random_below(20)]);
        text[n - 1] = '\n';
    }
    return n;
}

static void report(const char *name, const void *bytes, size_t n)
{
    printf("%s: %zu bytes, %016llx\n", name, n, (unsigned long long)hash_bytes(HASH_START, bytes, n));
}

static void work(int rounds, size_t size)
{
    static const int LEVELS[] = {1, 3, 7, 13, -5};
    char *text = malloc(size), *back = malloc(size), name[30];
    size_t room = ZSTD_compressBound(size);
    char *packed = malloc(room);
    size = make_text(text, size);
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < 5; i++) {
            sprintf(name, "compress%d", LEVELS[i]);
            begin();
            size_t n = ZSTD_compress(packed, room, text, size, LEVELS[i]);
            end(name);
            if (ZSTD_isError(n)) fail(name, n);
            if (!round) report(name, packed, n);
            sprintf(name, "expand%d", LEVELS[i]);
            begin();
            size_t m = 0;
            for (int k = 0; k < 8; k++) m = ZSTD_decompress(back, size, packed, n);
            end(name);
            if (m != size || memcmp(text, back, size)) fail(name, m);
        }
    }
    free(text), free(back), free(packed);
}

static void sizes(void)
{
    static char text[70000], back[70000], packed[80000];
    size_t n = make_text(text, sizeof text);
    uint64_t hash = HASH_START;
    for (size_t size = 0; size < n; size = size * 3 / 2 + 1)
        for (int level = -3; level <= 19; level += 2) {
            size_t m = ZSTD_compress(packed, sizeof packed, text, size, level);
            if (ZSTD_isError(m)) fail("sizes", m);
            hash = hash_bytes(hash, packed, m);
            if (ZSTD_decompress(back, sizeof back, packed, m) != size || memcmp(back, text, size)) fail("sizes", 0);
        }
    report("sizes", &hash, sizeof hash);
    /* Damage: an error or other bytes, never more. */
    size_t m = ZSTD_compress(packed, sizeof packed, text, n, 5);
    int errors = 0;
    for (int i = 0; i < 300; i++) {
        uint32_t at = random_below((uint32_t)m);
        char old = packed[at];
        packed[at] = (char)random_below(256);
        errors += ZSTD_isError(ZSTD_decompress(back, sizeof back, packed, m)) != 0;
        packed[at] = old;
    }
    printf("damaged: %d errors\n", errors);
    printf("short: %s\n", ZSTD_getErrorName(ZSTD_decompress(back, sizeof back, packed, m / 2)));
}

static void streams(void)
{
    static char text[200000], packed[220000], back[200000];
    size_t n = make_text(text, sizeof text);
    ZSTD_CCtx *c = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(c, ZSTD_c_compressionLevel, 6);
    ZSTD_CCtx_setParameter(c, ZSTD_c_checksumFlag, 1);
    ZSTD_CCtx_setParameter(c, ZSTD_c_enableLongDistanceMatching, 1);
    ZSTD_outBuffer out = {packed, sizeof packed, 0};
    for (size_t at = 0; at < n;) {
        size_t piece = 1 + random_below(9000);
        if (piece > n - at) piece = n - at;
        ZSTD_inBuffer in = {text + at, piece, 0};
        while (in.pos < in.size) {
            size_t r = ZSTD_compressStream2(c, &out, &in, ZSTD_e_continue);
            if (ZSTD_isError(r)) fail("stream", r);
        }
        at += piece;
    }
    ZSTD_inBuffer nothing = {text, 0, 0};
    while (ZSTD_compressStream2(c, &out, &nothing, ZSTD_e_end)) ;
    ZSTD_freeCCtx(c);
    report("stream", packed, out.pos);
    ZSTD_DStream *d = ZSTD_createDStream();
    ZSTD_inBuffer in = {packed, out.pos, 0};
    size_t done = 0;
    while (in.pos < in.size) {
        ZSTD_outBuffer piece = {back + done, sizeof back - done, 0};
        if (piece.size > 777) piece.size = 777;
        size_t r = ZSTD_decompressStream(d, &piece, &in);
        if (ZSTD_isError(r)) fail("stream back", r);
        done += piece.pos;
    }
    ZSTD_freeDStream(d);
    printf("stream back: %d\n", done == n && !memcmp(back, text, n));
}

static void dictionary(void)
{
    static char samples[60000], trained[4000], packed[500], back[500];
    size_t sizes[400], n = make_text(samples, sizeof samples), count = 0;
    for (size_t at = 0; at < n && count < 400; count++) {
        size_t end = at;
        while (end < n && samples[end] != '\n') end++;
        sizes[count] = end + 1 - at;
        at = end + 1;
    }
    size_t size = ZDICT_trainFromBuffer(trained, sizeof trained, samples, sizes, (unsigned)count);
    if (ZDICT_isError(size)) fail("dictionary", size);
    report("dictionary", trained, size);
    ZSTD_CCtx *c = ZSTD_createCCtx();
    ZSTD_DCtx *d = ZSTD_createDCtx();
    size_t m = ZSTD_compress_usingDict(c, packed, sizeof packed, samples, sizes[0], trained, size, 10);
    report("with dictionary", packed, m);
    printf("back: %d\n", ZSTD_decompress_usingDict(d, back, sizeof back, packed, m, trained, size) == sizes[0] && !memcmp(back, samples, sizes[0]));
    ZSTD_freeCCtx(c);
    ZSTD_freeDCtx(d);
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "check")) {
        printf("%s\n", ZSTD_versionString());
        sizes();
        streams();
        dictionary();
    } else {
        work(argc > 2 ? atoi(argv[2]) : 3, argc > 3 ? (size_t)atoi(argv[3]) : 400000);
    }
    return 0;
}
