/* args: x y */
// Initialisation and destruction of objects with static storage: order, guards, recursion, exit, atexit.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

struct Global { const char *n; explicit Global(const char *s) : n(s) { std::printf("+%s\n", n); } ~Global() { std::printf("-%s\n", n); } };
static Global first("first");
Global second("second");
namespace { Global third("third"); }
static int computed = std::printf("computed\n");
inline Global shared("inline");
template <class T> struct Holder { static Global g; };
template <class T> Global Holder<T>::g("template");
template struct Holder<int>;
static std::map<std::string, int> table{{"a", 1}, {"b", 2}};
[[gnu::init_priority(200)]] Global early("early");
int constant = 7;

static Global &lazy(int k)
{
    static Global one("lazy one");
    if (k == 2) { static Global two("lazy two"); return two; }
    return one;
}

static int attempts;
struct Fails { Fails() { if (++attempts < 3) throw attempts; } };
static void retry()
{
    try { static Fails f; std::printf("made after %d\n", attempts); }
    catch (int k) { std::printf("attempt %d\n", k); }
}

static void at_exit_one() { std::puts("atexit one"); }
static void at_exit_two() { static Global late("made at exit"); std::puts("atexit two"); }
static thread_local Global *per_thread;

int main(int argc, char **argv)
{
    std::printf("main %d %s %d %d\n", argc, argv[argc - 1], computed == 9, constant);
    std::atexit(at_exit_one);
    lazy(1); lazy(1); lazy(2);
    std::atexit(at_exit_two);
    for (int k = 0; k < 4; k++) retry();
    std::printf("%d %d\n", table["b"], per_thread == nullptr);
    Global local("local");
    std::exit(0);
}
