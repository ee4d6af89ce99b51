// unique_ptr, shared_ptr, weak_ptr, custom deleters, cycles, enable_shared_from_this.
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

struct Node : std::enable_shared_from_this<Node> {
    static int alive;
    int n;
    std::shared_ptr<Node> next;
    std::weak_ptr<Node> back;
    explicit Node(int k) : n(k) { alive++; }
    virtual ~Node() { alive--; std::printf("~%d ", n); }
    std::shared_ptr<Node> me() { return shared_from_this(); }
};
int Node::alive;
struct Special : Node { explicit Special(int k) : Node(k) {} };
static void close_it(FILE *f) { std::printf("close "); if (f) std::fclose(f); }

int main()
{
    {
        auto u = std::make_unique<Node>(1);
        std::unique_ptr<Node> v = std::move(u);
        std::printf("%d %d\n", u == nullptr, v->n);
        v.reset(new Node(2));
        std::unique_ptr<Node[], void (*)(Node *)> none(nullptr, [](Node *) {});
        std::vector<std::unique_ptr<Node>> many;
        for (int k = 10; k < 14; k++) many.push_back(std::make_unique<Special>(k));
        many.erase(many.begin() + 1);
        while (!many.empty()) many.pop_back();
        delete v.release();
    }
    std::printf("\nalive %d\n", Node::alive);
    {
        auto a = std::make_shared<Node>(20), b = a;
        a->next = std::make_shared<Special>(21);
        a->next->back = a;
        std::printf("%ld %ld %d\n", a.use_count(), b->next->back.use_count(), a->next->back.lock() == b);
        std::weak_ptr<Node> w = a;
        std::shared_ptr<int> part(a, &a->n);
        a.reset();
        b = nullptr;
        std::printf("%d %d\n", w.expired(), *part);
        part.reset();
        std::printf("%d\n", w.expired());
        try { std::shared_ptr<Node> c(w); } catch (const std::bad_weak_ptr &) { std::puts("bad_weak_ptr"); }
    }
    {
        std::unique_ptr<FILE, void (*)(FILE *)> f(nullptr, close_it);
        std::shared_ptr<FILE> g(std::fopen("/nonexistent", "r"), close_it);
        std::shared_ptr<Node> s = std::make_shared<Special>(30);
        std::printf("%d %d\n", std::dynamic_pointer_cast<Special>(s) != nullptr, s->me() == s);
        try { Node plain(31); plain.me(); } catch (const std::bad_weak_ptr &) { std::puts("not shared"); }
        try {
            auto lost = std::make_unique<Node>(32);
            throw lost->n;
        } catch (int k) { std::printf("thrown %d\n", k); }
    }
    std::printf("\nalive %d\n", Node::alive);
}
