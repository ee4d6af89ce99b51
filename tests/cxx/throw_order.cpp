// Destructors run in the reverse order of construction, whichever way a scope is left.
#include <cstdio>
#include <exception>
#include <initializer_list>

struct Trace {
    const char *name;
    explicit Trace(const char *n) : name(n) { std::printf("+%s ", name); }
    ~Trace() { std::printf("-%s(%d) ", name, std::uncaught_exceptions()); }
    Trace(const Trace &o) : name(o.name) { std::printf("copy %s ", name); }
};

static int deep(int n)
{
    Trace a(n % 2 ? "odd" : "even");
    if (n == 0) throw n;
    Trace b("after");
    int r = deep(n - 1);
    return r + 1;
}

static void loop_with_scopes(int stop)
{
    for (int k = 0; k < 4; k++) {
        Trace t("body");
        if (k == 1) continue;
        if (k == stop) throw stop;
        if (k == 3) break;
        Trace u("rest");
    }
}

static int with_return(int n)
{
    Trace a("a");
    {
        Trace b("b");
        if (n == 1) return 1;
    }
    Trace c("c");
    if (n == 2) return 2;
    if (n == 3) throw 3;
    goto out;
out:
    return 4;
}

static void arguments(const Trace &, const Trace &, int) {}
static int bad() { throw 5; }

int main()
{
    try { deep(4); } catch (int n) { std::printf("caught %d\n", n); }
    for (int stop : {2, 5}) {
        try { loop_with_scopes(stop); std::puts("done"); } catch (int n) { std::printf("caught %d\n", n); }
    }
    for (int n = 0; n < 4; n++) {
        try { std::printf("= %d\n", with_return(n)); } catch (int k) { std::printf("caught %d\n", k); }
    }
    try { arguments(Trace("x"), Trace("y"), bad()); } catch (int k) { std::printf("caught %d\n", k); }
    try {
        Trace outer("outer");
        try {
            Trace inner("inner");
            throw 1;
        } catch (long) {
            std::puts("no");
        }
    } catch (int k) {
        std::printf("caught %d\n", k);
    }
}
