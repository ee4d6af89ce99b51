/* Computed goto: a threaded interpreter, a table of offsets, labels in data. */
#include <stdint.h>
#include <stdio.h>

enum { PUSH, ADD, MUL, DUP, SWAP, JNZ, DEC, PRINT, HALT };

static int run(const signed char *pc) {
    static void *const labels[] = {&&push, &&add, &&mul, &&dup, &&swap, &&jnz, &&dec, &&print, &&halt};
    int stack[16], *sp = stack, steps = 0;
#define NEXT          \
    do {              \
        steps++;      \
        goto *labels[*pc++]; \
    } while (0)
    NEXT;
push: *sp++ = *pc++; NEXT;
add: sp--, sp[-1] += sp[0]; NEXT;
mul: sp--, sp[-1] *= sp[0]; NEXT;
dup: *sp = sp[-1], sp++; NEXT;
swap: {
    int t = sp[-1];
    sp[-1] = sp[-2], sp[-2] = t;
}
    NEXT;
jnz: if (sp[-1])
        pc += *pc;
    else
        pc++, sp--;
    NEXT;
dec: sp[-1]--; NEXT;
print: printf("%d ", sp[-1]); NEXT;
halt:
    printf("\n");
    return steps;
}

static int offsets(int n) {
    static const int32_t table[] = {&&zero - &&zero, &&one - &&zero, &&two - &&zero};
    int r = 0;
    for (int i = 0; i < n; i++) {
        goto *(&&zero + table[i % 3]);
    zero: r += 1; continue;
    one: r *= 2; continue;
    two: r -= 3;
    }
    return r;
}

static int passed(int x) {
    void *next = x > 0 ? &&pos : &&neg;
    int turns = 0;
again:
    goto *next;
pos:
    turns++;
    next = turns < 3 ? &&pos : &&neg;
    goto again;
neg:
    return turns * 10 + x;
}

int main(void) {
    static const signed char factorial[] = {PUSH, 1, PUSH, 10, SWAP, PRINT, SWAP, DUP, PUSH, 0, ADD, /* acc n n */
                                            DEC, JNZ, 2, HALT, PRINT, HALT};
    static const signed char countdown[] = {PUSH, 5, PRINT, DEC, JNZ, -3, PUSH, 6, DUP, MUL, PRINT, HALT};
    printf("%d\n", run(factorial));
    printf("%d\n", run(countdown));
    printf("%d %d\n", offsets(10), offsets(31));
    printf("%d %d\n", passed(5), passed(-5));
    return 0;
}
