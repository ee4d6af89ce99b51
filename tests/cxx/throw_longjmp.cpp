// longjmp past frames with handlers, setjmp in functions that throw and catch.
#include <csetjmp>
#include <cstdio>

static std::jmp_buf buffer;
static int count;

static void jumper(int n)
{
    try {
        if (n == 0) std::longjmp(buffer, 5);
        jumper(n - 1);
    } catch (...) { std::puts("never"); }
}

static void thrower(int n) { if (n == 0) throw 3; thrower(n - 1); }

static int both(int k)
{
    volatile int state = 0;
    switch (setjmp(buffer)) {
    case 0: break;
    default: return 100 + state;
    }
    state = 1;
    try {
        if (k == 0) thrower(2);
        state = 2;
        if (k == 1) jumper(3);
    } catch (int n) {
        state = 10 + n;
        if (k == 0) std::longjmp(buffer, 1);
    }
    return state;
}

int main()
{
    for (int k = 0; k < 3; k++) std::printf("%d\n", both(k));
    for (int k = 0; k < 50; k++) {
        if (setjmp(buffer) == 0) {
            try { throw k; } catch (int n) { count += n; std::longjmp(buffer, 1); }
        } else {
            try { thrower(k % 3); } catch (int n) { count += n; }
        }
    }
    std::printf("%d\n", count);
}
