// std::string, string_view, conversions.
#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>

int main()
{
    std::string s = "hello";
    s += ", world";
    s.insert(5, " there").append(3, '!').replace(0, 1, "J");
    std::printf("%s %zu %zu %zu\n", s.c_str(), s.size(), s.find("world"), s.rfind('o'));
    std::printf("%s|%s|%d\n", s.substr(6, 5).c_str(), std::string(s.rbegin(), s.rbegin() + 4).c_str(), s.compare("Jello") > 0);
    std::printf("%zu %zu\n", s.find_first_of("xyz!"), s.find_last_not_of("!"));
    try { s.substr(100); } catch (const std::out_of_range &) { std::puts("out_of_range"); }
    try { s.at(99) = 'x'; } catch (const std::out_of_range &) { std::puts("at"); }
    std::printf("%d %ld %llu %.3f\n", std::stoi("-17"), std::stol("0x1F", nullptr, 16), std::stoull("18446744073709551615"), std::stod("2.5e3"));
    try { std::stoi("x"); } catch (const std::invalid_argument &) { std::puts("invalid_argument"); }
    try { std::stoi("99999999999"); } catch (const std::out_of_range &) { std::puts("range"); }
    std::printf("%s %s %s\n", std::to_string(-5).c_str(), std::to_string(3.25).c_str(), std::to_string(12345678901234567ull).c_str());
    std::string_view v = s;
    v.remove_prefix(6);
    std::printf("%.*s %d\n", static_cast<int>(v.substr(0, 5).size()), v.data(), v.substr(0, 5) == "there");
    std::string big;
    for (int k = 0; k < 1000; k++) big += static_cast<char>('a' + k % 26);
    big.erase(10, 900);
    big.erase(std::remove(big.begin(), big.end(), 'c'), big.end());
    std::printf("%s\n", big.c_str());
    std::string moved = std::move(big), copy = moved;
    copy[0] = 'Z';
    std::printf("%d %c %c\n", moved < copy, moved[0], copy[0]);
    std::wstring w = L"wide";
    w += L" text";
    std::u16string u = u"sixteen";
    std::printf("%zu %zu %d\n", w.size(), u.size(), static_cast<int>(w[5]));
    using namespace std::string_literals;
    std::printf("%zu\n", "with\0nul"s.size());
    std::string swap_a = "short", swap_b(100, 'b');
    swap_a.swap(swap_b);
    std::printf("%zu %zu\n", swap_a.size(), swap_b.size());
}
