// Rethrowing: the same object, through functions, nested, and from within handlers.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

struct Counted {
    static int alive, copies;
    int value;
    explicit Counted(int v) : value(v) { alive++; }
    Counted(const Counted &o) : value(o.value) { alive++; copies++; }
    ~Counted() { alive--; }
};
int Counted::alive, Counted::copies;

static void handler()
{
    try { throw; }
    catch (Counted &c) { c.value++; std::printf("handler %d\n", c.value); }
    catch (const std::exception &e) { std::printf("handler %s\n", e.what()); }
}

static void add(int n)
{
    try {
        if (n == 0) throw Counted(100);
        add(n - 1);
    } catch (Counted &c) {
        c.value += n;
        throw;
    }
}

static void nested(const std::exception &e, int level)
{
    std::printf("%*s%s\n", 2 * level, "", e.what());
    try { std::rethrow_if_nested(e); }
    catch (const std::exception &inner) { nested(inner, level + 1); }
}

static void open(const char *name)
{
    try { throw std::runtime_error(std::string("cannot open ") + name); }
    catch (...) { std::throw_with_nested(std::logic_error("startup failed")); }
}

int main()
{
    try { add(5); } catch (Counted &c) { std::printf("%d alive %d\n", c.value, Counted::alive); }
    std::printf("alive %d\n", Counted::alive);
    try { throw Counted(1); } catch (...) { handler(); handler(); }
    try { throw std::runtime_error("text"); } catch (...) { handler(); }
    std::printf("alive %d\n", Counted::alive);

    // A handler that throws another one; the first goes when its handler is left.
    try {
        try { throw Counted(7); }
        catch (Counted &c) {
            std::printf("first %d, alive %d\n", c.value, Counted::alive);
            throw std::runtime_error("second");
        }
    } catch (const std::exception &e) { std::printf("%s, alive %d\n", e.what(), Counted::alive); }

    // Handlers within handlers, and the outer one again.
    try { throw 1; }
    catch (int a) {
        try { throw 2; }
        catch (int b) { std::printf("%d in %d\n", b, a); }
        try { throw; }
        catch (int c) { std::printf("again %d\n", c); }
    }
    try { open("file"); } catch (const std::exception &e) { nested(e, 0); }

    // Caught by value: a copy; by reference to a base: the object itself.
    Counted::copies = 0;
    try { throw Counted(9); } catch (Counted c) { c.value = 0; }
    std::printf("copies %d alive %d\n", Counted::copies, Counted::alive);
}
