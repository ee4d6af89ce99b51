/* setjmp and longjmp: values, nesting, volatile locals, exceptions by macro. */
#include <setjmp.h>
#include <stdio.h>

static jmp_buf env, outer;

static void fail(int code) { longjmp(env, code); }

static int guarded(int x) {
    int volatile state = 1;
    int r = setjmp(env);
    if (r == 0) {
        state = 2;
        if (x > 0)
            fail(x);
        state = 3;
    }
    return state * 100 + r;
}

static jmp_buf *top;
#define TRY                          \
    do {                             \
        jmp_buf here_, *saved_ = top; \
        int code_;                   \
        top = &here_;                \
        if ((code_ = setjmp(here_)) == 0) {
#define CATCH(e)  \
            top = saved_; \
        } else { \
            int e = code_; \
            top = saved_;
#define END \
        }   \
    }       \
    while (0)
static void throw_(int e) { longjmp(*top, e); }

static void nested(int n) {
    TRY {
        TRY {
            if (n == 1)
                throw_(11);
            printf("inner ok\n");
        }
        CATCH(e) {
            printf("inner caught %d\n", e);
            throw_(e + 1);
        }
        END;
        if (n == 2)
            throw_(22);
        printf("outer ok\n");
    }
    CATCH(e) { printf("outer caught %d\n", e); }
    END;
}

static void zero(void) { longjmp(outer, 0); }

int main(void) {
    printf("%d %d %d\n", guarded(0), guarded(7), guarded(1));
    for (int i = 0; i < 3; i++)
        nested(i);
    int r = setjmp(outer);
    if (r == 0)
        zero();
    printf("%d\n", r); /* 0 becomes 1 */
    switch (setjmp(outer)) {
    case 0: longjmp(outer, 5);
    case 5: printf("five\n"); longjmp(outer, 6);
    case 6: printf("six\n"); break;
    default: printf("?\n");
    }
    sigjmp_buf sig;
    int volatile tries = 0;
    if (sigsetjmp(sig, 1) < 3) {
        tries++;
        siglongjmp(sig, tries);
    }
    printf("%d\n", tries);
    return 0;
}
