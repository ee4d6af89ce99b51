/* What a person reads when the guest stops: the trap in words, and the guest's stack with source lines. */
#ifndef ALLVM_TRAP_H
#define ALLVM_TRAP_H
#include "run.h"
#include <stdio.h>

#define AOT_SHOWN 12                    /* frames printed; of more, the first and the last */

static const char *aot_text(const AotProgram *p, uint32_t at) { return at == NO_TEXT ? NULL : p->text + at; }

static uint64_t aot_uleb(const uint8_t **at)
{
    uint64_t value = 0;
    for (unsigned shift = 0;; shift += 7) {
        uint8_t byte = *(*at)++;
        value |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) return value;
    }
}

/* The place of a program counter in the code, or NULL. */
static const AotPlace *aot_locate(const AotProgram *p, uint64_t pc)
{
    uint64_t offset = pc - (uint64_t)p->code, at = 0, place = 0;
    const uint8_t *b = p->positions, *end = b + p->positions_size;
    if (offset >= p->code_size) return NULL;
    while (b < end) {
        uint64_t distance = aot_uleb(&b), next = aot_uleb(&b);
        if (at + distance > offset) break;
        at += distance;
        place = next;
    }
    return place ? &p->places[place - 1] : NULL;
}

/* The frames of the trap, inlined functions included: how many there are, at most `max`. */
static uint32_t aot_frames(const AotRun *run, AotPlace *out, uint32_t max)
{
    const AotProgram *p = run->program;
    uint32_t n = 0;
    for (uint32_t i = 0; i < run->n_frames; i++) {
        if (run->frames[i] < p->n_functions) {
            if (n < max) out[n++] = (AotPlace){ (uint32_t)run->frames[i], NO_TEXT, 0, 0 };
            continue;
        }
        for (const AotPlace *at = aot_locate(p, run->frames[i]); at && n < max; at = at->outer ? &p->places[at->outer - 1] : NULL)
            out[n++] = *at;
    }
    return n;
}

/* Append to a text of limited size. */
static void aot_add(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void aot_add(char *text, size_t size, const char *format, ...)
{
    size_t n = strlen(text);
    va_list ap;
    va_start(ap, format);
    vsnprintf(text + n, size - n, format, ap);
    va_end(ap);
}

/* The trap in one line. */
static void aot_describe(const AotRun *run, const AotPlace *top, char *text, size_t size)
{
    const AotProgram *p = run->program;
    const Ctx *abi = &run->vm.abi;
    int trap = abi->trap;
    const char *kind = trap >= 0 && (uint32_t)trap < p->n_traps ? aot_text(p, p->traps[trap]) : NULL;
    text[0] = 0;
    if (kind) aot_add(text, size, "%s", kind);
    else aot_add(text, size, "trap %d", trap);
    if (trap == TRAP_MEMORY || ((trap == TRAP_INDIRECT || trap == TRAP_HEAP) && abi->trap_addr))
        aot_add(text, size, " (address 0x%llx)", (unsigned long long)abi->trap_addr);
    if (trap == TRAP_UNDEFINED) aot_add(text, size, ": %s", p->text + p->names[abi->trap_addr]);
    else if (trap == TRAP_SIGNATURE)
        aot_add(text, size, ": %s is %s", p->text + p->names[abi->trap_addr], p->text + p->types[p->type_of[abi->trap_addr]]);
    else if (abi->trap_note[0]) aot_add(text, size, ": %s", abi->trap_note);
    if (!top) return;
    aot_add(text, size, " in %s", p->text + p->names[top->function]);
    if (top->file != NO_TEXT) aot_add(text, size, ", %s:%u", p->text + top->file, top->line);
}

/* Print the trap and the guest's stack to standard error. The exit status for it. */
static int aot_report(const AotRun *run)
{
    const AotProgram *p = run->program;
    AotPlace frames[200];
    uint32_t n = aot_frames(run, frames, 200);
    char text[2048];
    int trap = run->vm.abi.trap;
    aot_describe(run, n ? frames : NULL, text, sizeof text);
    fprintf(stderr, "%s: %s\n", p->text + p->name, text);
    for (uint32_t i = 0; i < n; i++) {
        if (n > AOT_SHOWN && i == 8) {
            fprintf(stderr, "    ... %u more\n", n - 11);
            i = n - 3;
        }
        fprintf(stderr, "    in %s", p->text + p->names[frames[i].function]);
        if (frames[i].file != NO_TEXT) fprintf(stderr, " at %s:%u", p->text + frames[i].file, frames[i].line);
        fprintf(stderr, "\n");
    }
    return trap == TRAP_TIMEOUT || trap == TRAP_FUEL ? 117 : trap == TRAP_INTERRUPT ? 130 : 118;
}
#endif
