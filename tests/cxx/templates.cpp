// Templates: specialisation, variadics, SFINAE, constexpr, CRTP, fold expressions, deduction guides, template templates.
#include <array>
#include <cstdio>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

template <int N> struct Fib { static constexpr long value = Fib<N - 1>::value + Fib<N - 2>::value; };
template <> struct Fib<0> { static constexpr long value = 0; };
template <> struct Fib<1> { static constexpr long value = 1; };
constexpr long power(long b, int e) { long r = 1; while (e-- > 0) r *= b; return r; }
template <class... T> auto sum(T... t) { return (t + ... + 0); }
template <class... T> void print(const T &...t) { std::size_t n = 0; ((std::printf("%s%ld", n++ ? "," : "", static_cast<long>(t))), ...); std::puts(""); }
template <class T, class = void> struct has_size : std::false_type {};
template <class T> struct has_size<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};
template <class T> std::enable_if_t<std::is_integral_v<T>, const char *> kind(T) { return "integral"; }
template <class T> std::enable_if_t<std::is_floating_point_v<T>, const char *> kind(T) { return "floating"; }
template <class T> const char *kind(T *) { return "pointer"; }
template <class D> struct Comparable { bool operator!=(const D &o) const { return !(static_cast<const D &>(*this) == o); } };
struct Id : Comparable<Id> { int n; Id(int k) : n(k) {} bool operator==(const Id &o) const { return n == o.n; } };
template <template <class...> class C, class T> std::size_t filled(T t) { C<T> c; c.push_back(t); c.push_back(t); return c.size(); }
template <class T> struct Pair { T a, b; Pair(T x, T y) : a(x), b(y) {} };
Pair(const char *, const char *) -> Pair<std::string>;
template <class F, std::size_t... I> auto call_with(F f, std::index_sequence<I...>) { return f(static_cast<int>(I)...); }
template <class T> T largest = T(-1);
template <> const char *largest<const char *> = "text";
template <class T> struct Static { static int count; Static() { count++; } };
template <class T> int Static<T>::count = 10;

int main()
{
    static_assert(Fib<30>::value == 832040 && power(3, 5) == 243);
    std::printf("%ld %ld %d\n", Fib<60>::value, power(7, 9), sum(1, 2, 3));
    print(1, 'a', 2L, true);
    std::printf("%d %d %s %s %s\n", has_size<std::string>::value, has_size<int>::value, kind(1), kind(1.5f), kind("x"));
    std::printf("%d %zu\n", Id(1) != Id(2), filled<std::vector>(3.5));
    Pair p("ab", "cd");
    std::printf("%s %d\n", (p.a + p.b).c_str(), call_with([](int a, int b, int c) { return a * 100 + b * 10 + c; }, std::make_index_sequence<3>()));
    std::printf("%u %s\n", largest<unsigned>, largest<const char *>);
    Static<int> a, b; Static<char> c;
    std::printf("%d %d\n", Static<int>::count, Static<char>::count);
    auto t = std::make_tuple(1, 2.5, std::string("three"));
    auto [x, y, z] = t;
    std::printf("%d %g %s %zu\n", x, y, z.c_str(), std::tuple_size_v<decltype(t)>);
    std::apply([](auto... v) { std::printf("%zu parts\n", sizeof...(v)); }, std::tuple_cat(t, std::make_pair('p', 4)));
    constexpr std::array<int, 4> squares = [] { std::array<int, 4> r{}; for (int k = 0; k < 4; k++) r[k] = k * k; return r; }();
    if constexpr (squares[3] == 9) std::printf("%d\n", squares[2]);
}
