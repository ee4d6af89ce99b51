// Lambdas, std::function, bind, invoke, references, recursion, captures by move.
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

static int free_function(int a, int b) { return a - b; }
struct Callable { int base; int operator()(int x) const { return base + x; } int method(int x) { return base *= x; } };

static std::function<int()> counter(int start) { return [start]() mutable { return start++; }; }
static std::function<int(int)> compose(std::function<int(int)> f, std::function<int(int)> g) { return [=](int x) { return f(g(x)); }; }
template <class F> static auto twice(F &&f) { return [f = std::forward<F>(f)](auto x) { return f(f(x)); }; }

int main()
{
    auto a = counter(5), b = a;
    std::printf("%d %d %d %d\n", a(), a(), b(), a());
    std::function<int(int)> fact = [&](int n) { return n < 2 ? 1 : n * fact(n - 1); };
    std::printf("%d\n", fact(10));
    std::printf("%d\n", compose([](int x) { return x * 2; }, Callable{3})(4));
    auto text = std::make_unique<std::string>("owned");
    auto owner = [t = std::move(text)](const char *more) { return *t + more; };
    std::printf("%s %d\n", owner("!").c_str(), text == nullptr);
    std::printf("%d %s\n", twice([](int x) { return x + 3; })(1), twice([](std::string s) { return s + "x"; })(std::string("a")).c_str());
    using namespace std::placeholders;
    auto minus = std::bind(free_function, _2, _1);
    Callable c{2};
    auto method = std::bind(&Callable::method, &c, _1);
    std::printf("%d %d %d\n", minus(1, 10), method(5), c.base);
    std::printf("%d %d\n", std::invoke(&Callable::base, c), std::invoke(&Callable::method, c, 2));
    std::vector<std::function<void()>> later;
    int total = 0;
    for (int k = 0; k < 4; k++) later.emplace_back([k, &total] { total += k * k; });
    for (auto &f : later) f();
    std::printf("%d\n", total);
    std::function<void()> none;
    try { none(); } catch (const std::bad_function_call &) { std::puts("bad_function_call"); }
    std::function<int(int, int)> pointer = free_function;
    std::printf("%d %d\n", pointer(9, 4), pointer.target<int (*)(int, int)>() != nullptr);
    int (*plain)(int) = [](int x) { return -x; };
    std::printf("%d\n", plain(6));
    std::reference_wrapper<int> r = std::ref(total);
    r.get() = 99;
    std::printf("%d\n", total);
    struct Large { char data[200]; int operator()() const { return data[199]; } } large{};
    large.data[199] = 77;
    std::function<int()> heap = large, moved = std::move(heap);
    std::printf("%d %d\n", moved(), static_cast<bool>(heap));
}
