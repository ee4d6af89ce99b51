// The containers: growth, order, iteration, erasure, lookup, exceptions of their own.
#include <algorithm>
#include <bitset>
#include <cstdio>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <queue>
#include <set>
#include <stack>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

template <class C> static void show(const char *name, const C &c)
{
    std::printf("%s:", name);
    for (const auto &x : c) std::printf(" %d", static_cast<int>(x));
    std::puts("");
}

int main()
{
    std::vector<int> v{5, 3, 9};
    v.insert(v.begin() + 1, {7, 7});
    v.erase(std::remove(v.begin(), v.end(), 7), v.end());
    for (int k = 0; k < 20; k++) v.push_back(k * k % 11);
    v.resize(15);
    show("vector", v);
    try { v.at(100) = 1; } catch (const std::out_of_range &) { std::puts("out_of_range"); }
    try { std::vector<int> w; w.reserve(w.max_size() + 1); } catch (const std::length_error &) { std::puts("length_error"); }
    std::vector<bool> bits(70, true);
    bits[3] = bits[69] = false;
    std::printf("%d\n", static_cast<int>(std::count(bits.begin(), bits.end(), true)));
    std::deque<int> d;
    for (int k = 0; k < 300; k++) k % 2 ? d.push_front(k) : d.push_back(k);
    std::printf("%d %d %zu\n", d.front(), d.back(), d.size());
    std::list<int> l{4, 1, 3}, m{9, 2};
    l.sort(); m.sort(); l.merge(m); l.reverse();
    show("list", l);
    std::forward_list<int> fl{1, 2, 3};
    fl.push_front(0); fl.remove_if([](int x) { return x % 2; });
    show("forward_list", fl);
    std::map<std::string, int> words;
    for (const char *w : {"the", "cat", "the", "dog", "a", "the", "cat"}) words[w]++;
    for (auto &[w, n] : words) std::printf("%s=%d ", w.c_str(), n);
    auto at = words.lower_bound("b");
    std::printf("| %s %zu\n", at->first.c_str(), words.erase("the"));
    std::multimap<int, char> mm{{1, 'a'}, {2, 'b'}, {1, 'c'}};
    for (auto r = mm.equal_range(1); r.first != r.second; ++r.first) std::printf("%c", r.first->second);
    std::puts("");
    std::set<int, std::greater<>> s{3, 1, 4, 1, 5, 9, 2, 6};
    show("set", s);
    std::unordered_map<int, std::string> um;
    for (int k = 0; k < 1000; k++) um[k * 7919] = std::to_string(k);
    long sum = 0;
    for (auto &[k, t] : um) sum += k + static_cast<long>(t.size());
    std::printf("%ld %s %zu\n", sum, um.at(7919 * 500).c_str(), um.count(3));
    std::unordered_set<std::string> us{"x", "y", "x"};
    std::printf("%zu\n", us.size());
    std::priority_queue<int> pq;
    for (int k : {3, 8, 1, 9, 4}) pq.push(k);
    while (!pq.empty()) { std::printf("%d ", pq.top()); pq.pop(); }
    std::stack<int> st; st.push(1); st.push(2);
    std::queue<int> q; q.push(1); q.push(2);
    std::printf("%d %d\n", st.top(), q.front());
    std::bitset<40> b(0xF0F0F0F0Full);
    std::printf("%zu %s\n", b.count(), (b << 3 ^ b).to_string().c_str());
}
