/* flags: -std=c++20 */
/* native: skip, older native libraries lack parts of C++20 */
/* expect-stdout: 30 */
/* expect-stdout: 9 4 1 0  */
/* expect-stdout: -1 1 0 */
/* expect-stdout: number 5 text ab */
/* expect-stdout: 0 1 1 2 3 5 8 13  */
/* expect-stdout: 42, 2a, 0.333 |  right */
/* expect-stdout: 3 2 6 */
/* expect-stdout: thrown in coroutine */
// C++20: concepts, ranges, spaceship, coroutines, format, span, bit.
#include <bit>
#include <compare>
#include <concepts>
#include <coroutine>
#include <cstdio>
#include <exception>
#include <format>
#include <ranges>
#include <span>
#include <string>
#include <vector>

template <class T> concept Numeric = std::integral<T> || std::floating_point<T>;
std::string what(Numeric auto x) { return "number " + std::to_string(static_cast<int>(x)); }
std::string what(const std::string &s) { return "text " + s; }
struct Version { int major, minor; auto operator<=>(const Version &) const = default; };

struct Generator {
    struct promise_type {
        int value;
        std::exception_ptr error;
        Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int v) { value = v; return {}; }
        void return_void() {}
        void unhandled_exception() { error = std::current_exception(); }
    };
    std::coroutine_handle<promise_type> h;
    explicit Generator(std::coroutine_handle<promise_type> x) : h(x) {}
    Generator(Generator &&o) noexcept : h(std::exchange(o.h, nullptr)) {}
    ~Generator() { if (h) h.destroy(); }
    bool next() { h.resume(); if (h.promise().error) std::rethrow_exception(h.promise().error); return !h.done(); }
};
static Generator fibonacci(int limit) { int a = 0, b = 1; while (a < limit) { co_yield a; int c = a + b; a = b; b = c; } if (limit == 3) throw 7; }
static int total(std::span<const int> s) { int t = 0; for (int x : s) t += x; return t; }

int main()
{
    std::vector<int> v{1, 2, 3, 4};
    auto squares = v | std::views::transform([](int x) { return x * x; });
    int sum = 0;
    for (int x : squares) sum += x;
    std::printf("%d\n", sum);
    for (int x : std::views::iota(0, 4) | std::views::reverse | std::views::transform([](int x) { return x * x; })) std::printf("%d ", x);
    std::puts("");
    auto sign = [](std::strong_ordering o) { return o < 0 ? -1 : o > 0; };
    std::printf("%d %d %d\n", sign(Version{1, 2} <=> Version{1, 3}), sign(Version{2, 0} <=> Version{1, 9}), sign(Version{1, 1} <=> Version{1, 1}));
    std::printf("%s %s\n", what(5).c_str(), what(std::string("ab")).c_str());
    auto g = fibonacci(20);
    while (g.next()) std::printf("%d ", g.h.promise().value);
    std::puts("");
    std::printf("%s\n", std::format("{}, {:x}, {:.3f} |{:>7}", 42, 42, 1.0 / 3, "right").c_str());
    std::printf("%d %d %d\n", std::popcount(7u), std::countr_zero(12u), total(std::span(v).subspan(0, 3)));
    auto bad = fibonacci(3);
    try { while (bad.next()) {} } catch (int) { std::puts("thrown in coroutine"); }
}
