// regex, locale facets, wide streams, codecvt-free conversions.
#include <iomanip>
#include <iostream>
#include <locale>
#include <regex>
#include <sstream>
#include <string>

struct Dots : std::numpunct<char> { char do_thousands_sep() const override { return '.'; } std::string do_grouping() const override { return "\3"; } char do_decimal_point() const override { return ','; } };

int main()
{
    std::string text = "2024-05-17 and 1999-12-31, not 12-3";
    std::regex date(R"((\d{4})-(\d\d)-(\d\d))");
    for (auto it = std::sregex_iterator(text.begin(), text.end(), date); it != std::sregex_iterator(); ++it)
        std::cout << (*it)[3] << '.' << (*it)[2] << '.' << (*it)[1] << ' ';
    std::cout << '\n' << std::regex_replace(text, date, "<$1>") << '\n';
    std::smatch m;
    std::cout << std::regex_search(text, m, std::regex("NOT", std::regex::icase)) << m.position() << '\n';
    try { std::regex bad("(["); } catch (const std::regex_error &) { std::cout << "regex_error\n"; }
    std::ostringstream out;
    out.imbue(std::locale(std::locale::classic(), new Dots));
    out << 1234567 << ' ' << std::fixed << std::setprecision(2) << 9876.5;
    std::cout << out.str() << '\n';
    std::wostringstream wide;
    wide << L"wide " << 42 << L' ' << std::hex << 255;
    std::wstring w = wide.str();
    std::cout << w.size() << ' ' << static_cast<int>(w.back()) << '\n';
    std::cout << std::toupper('q', std::locale::classic()) << std::isdigit('5', std::locale()) << '\n';
    try { std::locale none("no_such_locale"); } catch (const std::runtime_error &) { std::cout << "no locale\n"; }
    std::cout << std::use_facet<std::ctype<char>>(std::locale()).is(std::ctype_base::alpha, 'x') << '\n';
}
