/* A bytecode interpreter with a switch, running a small program of loops, arrays and calls. class: branchy; small: 50; large: 500 */
#define SCALE 50
#include "bench.h"

enum op { PUSH, LOAD, STORE, ADD, SUB, MUL, MOD, LESS, JUMP, JUMPZ, ALOAD, ASTORE, CALL, RETURN, DUP, POP, HALT };

static i32 memory[4096], stack[256], frames[64];

static u32 run(const i32 *code, i32 argument, u32 *steps) {
    i32 pc = 0, sp = 0, fp = 0, vars = 0;
    u32 count = 0;
    memory[0] = argument;
    for (;;) {
        count++;
        switch (code[pc++]) {
        case PUSH: stack[sp++] = code[pc++]; break;
        case LOAD: stack[sp++] = memory[vars + code[pc++]]; break;
        case STORE: memory[vars + code[pc++]] = stack[--sp]; break;
        case ADD: sp--, stack[sp - 1] = (i32)((u32)stack[sp - 1] + (u32)stack[sp]); break;
        case SUB: sp--, stack[sp - 1] = (i32)((u32)stack[sp - 1] - (u32)stack[sp]); break;
        case MUL: sp--, stack[sp - 1] = (i32)((u32)stack[sp - 1] * (u32)stack[sp]); break;
        case MOD: sp--, stack[sp - 1] = stack[sp] > 0 ? stack[sp - 1] % stack[sp] : 0; break;
        case LESS: sp--, stack[sp - 1] = stack[sp - 1] < stack[sp]; break;
        case JUMP: pc = code[pc]; break;
        case JUMPZ: pc = stack[--sp] ? pc + 1 : code[pc]; break;
        case ALOAD: stack[sp - 1] = memory[1024 + (stack[sp - 1] & 1023)]; break;
        case ASTORE: sp -= 2, memory[1024 + (stack[sp] & 1023)] = stack[sp + 1]; break;
        case CALL: frames[fp++] = pc + 1, vars += 8, memory[vars] = stack[--sp], pc = code[pc]; break;
        case RETURN: vars -= 8, pc = frames[--fp]; break;
        case DUP: stack[sp] = stack[sp - 1], sp++; break;
        case POP: sp--; break;
        default: *steps += count; return (u32)stack[sp - 1];
        }
    }
}

/* sum = 0; for (i = 0; i < 1000; i++) { a[i] = square(i % 17) + sum; sum = (sum + a[i / 3 ... ]) % 10007; } */
static const i32 program[] = {
    PUSH, 0, STORE, 1, PUSH, 0, STORE, 2, /* sum, i */
    /* 8 */ LOAD, 2, PUSH, 1000, LESS, JUMPZ, 50,
    /* 15 */ LOAD, 2, LOAD, 2, PUSH, 17, MOD, CALL, 53, LOAD, 1, ADD, ASTORE,
    /* 28 */ LOAD, 1, LOAD, 2, LOAD, 0, ADD, ALOAD, ADD, PUSH, 10007, MOD, STORE, 1,
    /* 42 */ LOAD, 2, PUSH, 1, ADD, STORE, 2, JUMP, 8 /* ends at 51 */
};

static i32 code[128];

/* the program above, with the function behind it; targets are worked out here */
static void assemble(void) {
    u32 n = sizeof program / sizeof *program;
    for (u32 i = 0; i < n; i++)
        code[i] = program[i];
    code[14] = (i32)n;
    code[n] = LOAD, code[n + 1] = 1, code[n + 2] = HALT;
    u32 f = n + 3;
    code[23] = (i32)f;
    const i32 square[] = {LOAD, 0, DUP, MUL, LOAD, 0, SUB, RETURN};
    for (u32 i = 0; i < sizeof square / sizeof *square; i++)
        code[f + i] = square[i];
}

int bench_main(int n) {
    u32 h = 0, steps = 0;
    assemble();
    for (i32 i = 0; i < 4096; i++)
        memory[i] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 10; k++)
            h = h * 31 + run(code, i + k, &steps);
    return (int)(h + steps);
}
