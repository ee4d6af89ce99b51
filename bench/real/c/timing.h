/* What the drivers share: parts of a workload, timed one by one. Times go to stderr, as the scripts' do. */
#ifndef TIMING_H
#define TIMING_H
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <time.h>

static clock_t timing_start;
static void begin(void) { timing_start = clock(); }
static void end(const char *part)
{
    fprintf(stderr, "time %s %.6f\n", part, (double)(clock() - timing_start) / CLOCKS_PER_SEC);
}

/* A hash of bytes, so that results are compared without printing them. */
static uint64_t hash_bytes(uint64_t h, const void *bytes, size_t n)
{
    const unsigned char *p = bytes;
    while (n--) h = (h ^ *p++) * 0x100000001b3u;
    return h;
}
#define HASH_START 0xcbf29ce484222325u

static uint32_t random_state = 42;
static uint32_t random_below(uint32_t n)
{
    random_state = random_state * 1664525 + 1013904223;
    return (uint32_t)(((uint64_t)random_state * n) >> 32);
}
#endif
