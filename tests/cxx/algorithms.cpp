// Algorithms and numerics.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <iterator>
#include <numeric>
#include <random>
#include <string>
#include <vector>

struct Record { int key; int order; };

int main()
{
    std::vector<int> v(50);
    std::iota(v.begin(), v.end(), 0);
    std::mt19937 random(12345);
    for (std::size_t k = v.size() - 1; k > 0; k--) std::swap(v[k], v[random() % (k + 1)]);
    std::printf("%d %d %u\n", v[0], v[49], static_cast<unsigned>(random()));
    auto w = v;
    std::sort(w.begin(), w.end(), std::greater<>());
    std::printf("%d %d %d\n", w.front(), w.back(), std::is_sorted(w.rbegin(), w.rend()));
    std::nth_element(v.begin(), v.begin() + 25, v.end());
    std::printf("%d\n", v[25]);
    std::vector<Record> r;
    for (int k = 0; k < 40; k++) r.push_back({k * 7 % 5, k});
    std::stable_sort(r.begin(), r.end(), [](auto &a, auto &b) { return a.key < b.key; });
    bool stable = true;
    for (std::size_t k = 1; k < r.size(); k++) stable &= r[k - 1].key < r[k].key || r[k - 1].order < r[k].order;
    std::printf("%d\n", stable);
    std::vector<int> a{1, 2, 2, 3, 5}, b{2, 3, 4}, out;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    for (int x : out) std::printf("%d ", x);
    std::printf("| %d %d\n", std::accumulate(a.begin(), a.end(), 0), std::inner_product(b.begin(), b.end(), a.begin(), 0));
    std::transform(a.begin(), a.end(), a.begin(), [](int x) { return x * x; });
    std::partial_sum(a.begin(), a.end(), std::back_inserter(b));
    for (int x : b) std::printf("%d ", x);
    std::puts("");
    std::rotate(b.begin(), b.begin() + 3, b.end());
    b.erase(std::unique(b.begin(), b.end()), b.end());
    auto mid = std::partition(b.begin(), b.end(), [](int x) { return x % 2; });
    std::printf("%td %d\n", mid - b.begin(), *std::max_element(b.begin(), b.end()));
    std::string s = "permutation";
    std::sort(s.begin(), s.end());
    int n = 0;
    do n++; while (n < 1000 && std::next_permutation(s.begin(), s.end()));
    std::printf("%s\n", s.c_str());
    std::vector<int> heap{3, 1, 4, 1, 5, 9, 2, 6};
    std::make_heap(heap.begin(), heap.end());
    std::pop_heap(heap.begin(), heap.end());
    std::printf("%d %d\n", heap.back(), heap.front());
    std::printf("%td %d\n", std::lower_bound(w.begin(), w.end(), 20, std::greater<>()) - w.begin(), std::binary_search(w.begin(), w.end(), 20, std::greater<>()));
    std::printf("%d %d %d\n", std::gcd(84, 30), std::lcm(4, 6), std::clamp(15, 0, 9));
    auto it = std::search(s.begin(), s.end(), s.begin() + 3, s.begin() + 5);
    std::printf("%td %d\n", it - s.begin(), std::any_of(a.begin(), a.end(), [](int x) { return x > 20; }));
}
