// Multiple and virtual inheritance: layout, construction order, thunks, covariant returns, casts.
#include <cstdio>

struct Root { int r; Root(int k = 0) : r(k) { std::printf("Root%d ", k); } virtual ~Root() { std::printf("~Root "); } virtual int f() { return r; } virtual Root *self() { return this; } };
struct Left : virtual Root { int l = 1; Left() : Root(1) { std::printf("Left "); } ~Left() override { std::printf("~Left "); } int f() override { return 10 + l; } Left *self() override { return this; } };
struct Right : virtual Root { int rt = 2; Right() : Root(2) { std::printf("Right "); } ~Right() override { std::printf("~Right "); } virtual int g() { return 20 + rt; } };
struct Other { long o = 7; virtual int h() { return 30; } virtual ~Other() { std::printf("~Other "); } };
struct Bottom : Left, Other, Right {
    int b = 3;
    Bottom() : Root(9) { std::printf("Bottom "); }
    ~Bottom() override { std::printf("~Bottom "); }
    int f() override { return 100 + b + r; }
    int g() override { return 200 + l + rt; }
    int h() override { return 300 + b; }
    Bottom *self() override { return this; }
};
struct Deeper : Bottom { Deeper() : Root(11) { std::printf("Deeper "); } int f() override { return Bottom::f() + 1000; } };

template <class T> static void show(T &t)
{
    Root &r = t;
    Left &l = t;
    Right &rt = t;
    Other &o = t;
    std::printf("\n%d %d %d %d %d %d\n", r.f(), l.f(), rt.g(), o.h(), r.r, r.self() == &r);
    std::printf("%d %d %d\n", dynamic_cast<T *>(&r) == &t, dynamic_cast<Right *>(&o) == &rt, dynamic_cast<Other *>(&l) == &o);
    std::printf("%d %d\n", dynamic_cast<void *>(&rt) == static_cast<void *>(&t), static_cast<Bottom *>(&o) == &t);
}

int main()
{
    { Bottom b; show(b); }
    std::puts("");
    { Deeper d; show(d); }
    std::puts("");
    { Left l; std::printf("%d %d\n", l.f(), dynamic_cast<Right *>(static_cast<Root *>(&l)) == nullptr); }
    std::puts("");
    Root *p = new Deeper;
    delete p;
    std::puts("");
}
