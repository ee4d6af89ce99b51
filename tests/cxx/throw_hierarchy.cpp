// Handlers and classes: multiple and virtual bases, ambiguity, access, adjusted pointers, slicing.
#include <cstdio>

struct A { int a = 1; virtual ~A() = default; virtual const char *who() const { return "A"; } };
struct B { int b = 2; virtual ~B() = default; virtual const char *who() const { return "B"; } };
struct C : A, B { int c = 3; const char *who() const override { return "C"; } };
struct V : virtual A { int v = 4; const char *who() const override { return "V"; } };
struct W : virtual A { int w = 5; };
struct X : V, W { int x = 6; const char *who() const override { return "X"; } };
struct L : A { int l = 7; };
struct R : A { int r = 8; };
struct LR : L, R { int lr = 9; };
struct Hidden : private B { int h = 10; };
struct Empty {};
struct Leaf : Empty { int leaf = 11; };

template <class T> static void as(const char *name)
{
    std::printf("%s:", name);
    try { throw T(); } catch (const A &o) { std::printf(" A%d %s", o.a, o.who()); } catch (...) { std::printf(" no A"); }
    try { throw T(); } catch (const B &o) { std::printf(" B%d %s", o.b, o.who()); } catch (...) { std::printf(" no B"); }
    try { throw T(); } catch (const V &o) { std::printf(" V%d", o.v); } catch (...) { std::printf(" no V"); }
    try { throw T(); } catch (const W &o) { std::printf(" W%d", o.w); } catch (...) { std::printf(" no W"); }
    try { throw T(); } catch (const Empty &) { std::printf(" Empty"); } catch (...) {}
    try { throw T(); } catch (A o) { std::printf(" slice %s", o.who()); } catch (...) {}
    static T object;
    try { throw &object; } catch (A *p) { std::printf(" *A%d %s", p->a, p->who()); } catch (...) { std::printf(" no *A"); }
    try { throw &object; } catch (const B *p) { std::printf(" *B%d", p->b); } catch (...) { std::printf(" no *B"); }
    try { throw &object; } catch (void *p) { std::printf(" void %d", p == &object); }
    std::puts("");
}

int main()
{
    as<A>("A"); as<B>("B"); as<C>("C"); as<V>("V"); as<W>("W"); as<X>("X");
    as<L>("L"); as<LR>("LR"); as<Hidden>("Hidden"); as<Leaf>("Leaf");
    try { try { throw X(); } catch (V &v) { v.a = 50; throw; } } catch (W &w) { std::printf("%d\n", w.a); }
}
