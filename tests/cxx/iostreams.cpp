/* stdin: 12 3.5 word\nthe rest of the line\nx 7\n */
// iostream: formatted output and input, manipulators, states, user-defined operators.
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

struct Point { int x, y; };
std::ostream &operator<<(std::ostream &o, const Point &p) { return o << '(' << p.x << ", " << p.y << ')'; }
std::istream &operator>>(std::istream &i, Point &p) { char c; return i >> c >> p.x >> c >> p.y >> c; }

int main()
{
    std::cout << "text " << 42 << ' ' << -7L << ' ' << 2.5 << ' ' << true << ' ' << std::boolalpha << false << std::noboolalpha << '\n';
    std::cout << std::hex << 255 << ' ' << std::showbase << 255 << std::oct << ' ' << 8 << std::dec << ' ' << std::showpos << 5 << std::noshowpos << '\n';
    std::cout << std::setw(8) << 12 << '|' << std::left << std::setw(6) << "ab" << '|' << std::right << std::setfill('*') << std::setw(5) << 'c' << std::setfill(' ') << '\n';
    std::cout << std::fixed << std::setprecision(3) << 3.14159 << ' ' << std::scientific << 12345.678 << ' ' << std::defaultfloat << std::setprecision(10) << 1.0 / 3 << '\n';
    std::cout << 1e300 << ' ' << 1e-7f << ' ' << 100000.0 << ' ' << 1e15 << ' ' << 0.1L << '\n';
    std::cout << Point{3, -4} << ' ' << static_cast<const void *>(nullptr) << '\n';
    int n; double d; std::string w, line;
    std::cin >> n >> d >> w;
    std::getline(std::cin >> std::ws, line);
    std::cout << n << ' ' << d << ' ' << w << " [" << line << "]\n";
    std::cin >> n;
    std::cout << std::cin.fail() << std::cin.eof() << '\n';
    std::cin.clear();
    char c;
    std::cin >> c >> n;
    std::cout << c << n << (std::cin >> n ? "more" : "end") << '\n';
    std::istringstream in("(5, 6) rest 0x1f 077");
    Point p;
    in >> p >> w;
    int h, o;
    in >> std::hex >> h >> std::oct >> o;
    std::cout << std::setprecision(6) << p << ' ' << w << ' ' << h << ' ' << o << '\n';
    std::ostringstream out;
    out << "a" << 1 << 'b' << 2.5;
    out.str(out.str() + "!");
    std::cout << out.str() << ' ' << out.str().size() << '\n';
    std::stringstream both;
    for (int k = 0; k < 5; k++) both << k * k << ' ';
    int sum = 0;
    while (both >> n) sum += n;
    std::cout << sum << std::endl;
    std::istringstream strict("abc");
    strict.exceptions(std::ios::failbit);
    try { strict >> n; } catch (const std::ios_base::failure &) { std::cout << "failure\n"; }
    std::cerr << "to stderr" << std::endl;
    std::clog << "log\n";
    std::cout.width(10);
    std::cout << "last" << std::flush << '\n';
}
