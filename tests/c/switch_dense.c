/* Switches with dense and nearly dense cases, ranges, fallthrough, at every width. */
#include <stdint.h>
#include <stdio.h>

static int dense(int x) {
    switch (x) {
    case 0: return 10;
    case 1: return 11;
    case 2: return 47;
    case 3: return 5;
    case 4: return -9;
    case 5: return 1000;
    case 6: return 0;
    case 7: return 77;
    default: return -1;
    }
}

static int offset(unsigned char x) {
    int r = 0;
    switch (x) {
    case 250: r++; /* fall through */
    case 251: r += 2; /* fall through */
    case 252: r += 4; break;
    case 253: r = 100; break;
    case 255: r = 7; break;
    }
    return r;
}

static int ranges(signed char c) {
    switch (c) {
    case 'a' ... 'z': return 1;
    case 'A' ... 'Z': return 2;
    case '0' ... '9': return 3;
    case -128 ... -1: return 4;
    case ' ': case '\t': case '\n': return 5;
    default: return 6;
    }
}

static const char *names(short s) {
    switch (s) {
    case -2: return "minus two";
    case -1: return "minus one";
    case 0: return "zero";
    case 1: return "one";
    case 2: return "two";
    case 30000: return "many";
    }
    return "?";
}

static int boolean(_Bool b) {
    switch (b) {
    case 0: return 4;
    case 1: return 5;
    }
    return 6;
}

static uint64_t wide(uint64_t x) {
    switch (x) {
    case 0x100000000: return 1;
    case 0x100000001: return 2;
    case 0x100000002: return 4;
    case 0x100000003: return 8;
    case 0x100000004: return 16;
    default: return 0;
    }
}

/* a state machine: switch in a loop with the state carried around */
static int machine(const char *s) {
    int state = 0, count = 0;
    for (; *s; s++)
        switch (state) {
        case 0: state = *s == '"' ? 1 : *s == '/' ? 2 : 0; break;
        case 1: count++; state = *s == '"' ? 0 : *s == '\\' ? 3 : 1; break;
        case 2: state = *s == '/' ? 4 : 0; break;
        case 3: state = 1; break;
        case 4: count += 100; break;
        }
    return count * 10 + state;
}

/* Duff's device: cases inside a loop body */
static int duff(const int *p, int n) {
    int s = 0, k = (n + 3) / 4;
    switch (n % 4) {
    case 0: do { s = s * 3 + *p++; /* fall through */
    case 3:      s = s * 3 + *p++; /* fall through */
    case 2:      s = s * 3 + *p++; /* fall through */
    case 1:      s = s * 3 + *p++;
            } while (--k > 0);
    }
    return s;
}

int main(void) {
    for (int i = -2; i < 10; i++)
        printf("%d ", dense(i));
    printf("\n%d %d\n", dense(INT32_MAX), dense(INT32_MIN));
    for (int i = 248; i < 258; i++)
        printf("%d ", offset((unsigned char)i));
    printf("\n");
    for (int i = -130; i < 130; i += 7)
        printf("%d", ranges((signed char)i));
    printf("\n");
    for (int i = -3; i < 4; i++)
        printf("%s, ", names((short)i));
    printf("%s\n", names(30000));
    volatile int t = 3;
    printf("%d %d\n", boolean(t > 2), boolean(t > 5));
    for (uint64_t i = 0xffffffff; i < 0x100000006; i++)
        printf("%d ", (int)wide(i));
    printf("%d\n", (int)wide(1));
    printf("%d %d\n", machine("ab\"c\\\"d\" / x"), machine("q // tail"));
    int a[11] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    for (int n = 4; n <= 11; n++)
        printf("%d ", duff(a, n));
    printf("\n");
    return 0;
}
