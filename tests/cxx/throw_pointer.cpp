// std::exception_ptr, current_exception, uncaught_exceptions, make_exception_ptr.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <vector>

struct Tracked {
    static int alive;
    int n;
    explicit Tracked(int k) : n(k) { alive++; }
    Tracked(const Tracked &o) : n(o.n) { alive++; }
    ~Tracked() { alive--; }
};
int Tracked::alive;

static std::string describe(std::exception_ptr p)
{
    if (!p) return "none";
    try { std::rethrow_exception(p); }
    catch (const std::exception &e) { return e.what(); }
    catch (const Tracked &t) { return "tracked " + std::to_string(t.n); }
    catch (int k) { return std::to_string(k); }
    catch (...) { return "?"; }
}

struct Observer {
    const char *name;
    int before = std::uncaught_exceptions();
    ~Observer() { std::printf("%s: %s (%d)\n", name, std::uncaught_exceptions() > before ? "unwinding" : "normal", std::uncaught_exceptions()); }
};

struct Nested {
    ~Nested()
    {
        try {
            Observer o{"inside"};
            throw 2;
        } catch (int k) { std::printf("caught %d while unwinding, %d\n", k, std::uncaught_exceptions()); }
    }
};

int main()
{
    std::vector<std::exception_ptr> kept;
    for (int k = 0; k < 4; k++) {
        try {
            if (k == 0) throw std::invalid_argument("bad argument");
            if (k == 1) throw 17;
            if (k == 2) throw Tracked(5);
            kept.push_back(nullptr);
        } catch (...) {
            kept.push_back(std::current_exception());
        }
    }
    kept.push_back(std::make_exception_ptr(std::length_error("made")));
    std::printf("alive %d\n", Tracked::alive);
    for (int round = 0; round < 2; round++)
        for (auto &p : kept) std::printf("%s\n", describe(p).c_str());
    std::printf("alive %d, current %d\n", Tracked::alive, std::current_exception() != nullptr);
    std::exception_ptr copy = kept[2];
    kept.clear();
    std::printf("alive %d\n", Tracked::alive);
    copy = nullptr;
    std::printf("alive %d\n", Tracked::alive);
    { Observer o{"plain"}; }
    try { Observer o{"thrown"}; Nested n; throw 1; } catch (int) {}
    try { throw 3; }
    catch (int) {
        std::exception_ptr a = std::current_exception(), b = std::current_exception();
        std::printf("same %d, uncaught %d\n", a == b, std::uncaught_exceptions());
    }
}
