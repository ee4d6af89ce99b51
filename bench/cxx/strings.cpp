// Strings and streams: building, splitting, searching, formatting, parsing.
#include <algorithm>
#include <cstdio>
#include <map>
#include <sstream>
#include <string>
#include <vector>

int main()
{
    std::string text;
    unsigned seed = 12345;
    for (int k = 0; k < 200000; k++) {
        seed = seed * 1664525u + 1013904223u;
        text += static_cast<char>('a' + (seed >> 24) % 12);
        if ((seed >> 20 & 7) == 0) text += ' ';
    }
    std::map<std::string, int> count;
    for (int round = 0; round < 4; round++) {
        std::size_t at = 0;
        while (at < text.size()) {
            std::size_t end = text.find(' ', at);
            if (end == std::string::npos) end = text.size();
            count[text.substr(at, end - at)]++;
            at = end + 1;
        }
    }
    std::size_t longest = 0;
    for (auto &[word, n] : count) longest = std::max(longest, word.size() + n % 3);
    std::printf("%zu %zu\n", count.size(), longest);
    long total = 0;
    for (int k = 0; k < 30000; k++) {
        std::ostringstream out;
        out << "item " << k << ' ' << k * 0.5 << ' ' << std::hex << k;
        std::istringstream in(out.str());
        std::string word;
        int n;
        double d;
        in >> word >> n >> d;
        total += n + static_cast<long>(d) + static_cast<long>(out.str().size());
    }
    std::printf("%ld\n", total);
    std::vector<std::string> numbers;
    for (int k = 0; k < 60000; k++) numbers.push_back(std::to_string(k * 7919 % 100003));
    std::sort(numbers.begin(), numbers.end());
    for (auto &s : numbers) total += std::stoi(s) % 11;
    std::string joined;
    for (auto &s : numbers) { joined += s; joined += ','; }
    std::reverse(joined.begin(), joined.end());
    std::printf("%ld %zu\n", total, joined.find("99999"));
}
