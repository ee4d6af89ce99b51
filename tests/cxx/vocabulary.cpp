// optional, variant, any, tuple, pair, chrono, ratio.
#include <any>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;
struct Loud { int n; Loud(int k) : n(k) { std::printf("+%d ", n); } Loud(const Loud &o) : n(o.n) { std::printf("c%d ", n); } ~Loud() { std::printf("-%d ", n); } };
struct Throws { Throws() = default; Throws(const Throws &) { throw 1; } Throws &operator=(const Throws &) = default; };
static std::optional<int> parse(const std::string &s) { try { return std::stoi(s); } catch (const std::exception &) { return std::nullopt; } }

int main()
{
    std::printf("%d %d %d\n", parse("12").value(), parse("x").value_or(-1), parse("7") < parse("8"));
    try { parse("x").value(); } catch (const std::bad_optional_access &) { std::puts("bad_optional_access"); }
    { std::optional<Loud> o; o.emplace(1); o = Loud(2); o.reset(); }
    std::puts("");
    std::variant<int, std::string, std::vector<int>> v = 5;
    auto visit = [&] { return std::visit(overloaded{[](int k) { return k; }, [](const std::string &s) { return static_cast<int>(s.size()); }, [](const std::vector<int> &x) { return x.back(); }}, v); };
    std::printf("%d ", visit());
    v = std::string("longer text that does not fit inline");
    std::printf("%d ", visit());
    v = std::vector<int>{1, 2, 99};
    std::printf("%d %zu\n", visit(), v.index());
    try { std::get<int>(v); } catch (const std::bad_variant_access &) { std::puts("bad_variant_access"); }
    std::variant<int, Throws> w = 3;
    Throws t;
    try { w.emplace<Throws>(t); } catch (int) { std::printf("valueless %d\n", w.valueless_by_exception()); }
    std::any a = 4;
    std::printf("%d ", std::any_cast<int>(a));
    a = std::string("any");
    std::printf("%s %d\n", std::any_cast<std::string &>(a).c_str(), std::any_cast<int>(&a) == nullptr);
    try { std::any_cast<double>(a); } catch (const std::bad_any_cast &) { std::puts("bad_any_cast"); }
    std::map<std::tuple<int, std::string>, double> m{{{1, "b"}, 1.5}, {{1, "a"}, 2.5}};
    std::printf("%g %d\n", m.begin()->second, std::tie("x", "y") == std::make_tuple("x", "y"));
    auto [lo, hi] = std::minmax({4, 2, 8});
    std::printf("%d %d\n", lo, hi);
    using namespace std::chrono;
    auto d = 90min + 30s;
    std::printf("%lld %lld %g\n", static_cast<long long>(duration_cast<hours>(d).count()), static_cast<long long>(milliseconds(d).count()), duration<double, std::ratio<3600>>(d).count());
    auto start = steady_clock::now();
    std::printf("%d %d\n", steady_clock::now() >= start, system_clock::now().time_since_epoch() > 1000000s);
}
