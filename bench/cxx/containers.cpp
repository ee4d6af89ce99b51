// Maps, hash tables, vectors, sorting, priority queues: a graph's shortest paths and word counts.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <queue>
#include <unordered_map>
#include <vector>

static std::uint64_t state = 88172645463325252ull;
static std::uint32_t next() { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return static_cast<std::uint32_t>(state >> 16); }
struct Shape { virtual ~Shape() = default; virtual double area() const = 0; };
struct Square : Shape { double s; explicit Square(double x) : s(x) {} double area() const override { return s * s; } };
struct Circle : Shape { double r; explicit Circle(double x) : r(x) {} double area() const override { return 3.14159 * r * r; } };

int main()
{
    const int n = 20000, degree = 6;
    std::vector<std::vector<std::pair<int, int>>> graph(n);
    for (int a = 0; a < n; a++)
        for (int k = 0; k < degree; k++) graph[a].push_back({static_cast<int>(next() % n), static_cast<int>(next() % 1000 + 1)});
    long sum = 0;
    for (int round = 0; round < 10; round++) {
        std::vector<int> distance(n, 1 << 30);
        std::priority_queue<std::pair<int, int>, std::vector<std::pair<int, int>>, std::greater<>> todo;
        distance[round] = 0;
        todo.push({0, round});
        while (!todo.empty()) {
            auto [d, a] = todo.top();
            todo.pop();
            if (d > distance[a]) continue;
            for (auto [b, w] : graph[a])
                if (d + w < distance[b]) { distance[b] = d + w; todo.push({d + w, b}); }
        }
        for (int d : distance) sum += d % 97;
    }
    std::printf("%ld\n", sum);
    std::map<std::uint32_t, int> tree;
    std::unordered_map<std::uint32_t, int> table;
    for (int k = 0; k < 300000; k++) { tree[next() % 50000]++; table[next() % 50000] += k & 7; }
    for (auto &[key, value] : tree) sum += key % 13 * value;
    for (auto &[key, value] : table) sum += key % 7 + value;
    std::printf("%ld\n", sum);
    std::vector<std::unique_ptr<Shape>> shapes;
    for (int k = 0; k < 100000; k++)
        if (next() & 1) shapes.push_back(std::make_unique<Square>(k % 10)); else shapes.push_back(std::make_unique<Circle>(k % 7));
    double area = 0;
    for (int round = 0; round < 30; round++)
        for (auto &s : shapes) area += s->area();
    std::sort(shapes.begin(), shapes.end(), [](auto &a, auto &b) { return a->area() < b->area(); });
    std::printf("%.1f %.3f\n", area, shapes[50000]->area());
}
