// typeid, type_info, dynamic_cast with pointers and references.
#include <cstdio>
#include <cstring>
#include <string>
#include <typeindex>
#include <typeinfo>
#include <unordered_map>

namespace space { template <class T> struct Box { virtual ~Box() = default; T t{}; }; struct Lid : Box<int> {}; }
struct Plain { int k; };
struct Poly { virtual ~Poly() = default; };
struct Sub : Poly {};
struct Unrelated { virtual ~Unrelated() = default; };

int main()
{
    Poly *p = new Sub, *q = new Poly, *null = nullptr;
    std::printf("%d %d %d\n", typeid(*p) == typeid(Sub), typeid(p) == typeid(Poly *), typeid(*q) == typeid(Poly));
    std::printf("%s %s %s\n", typeid(Plain).name(), typeid(space::Box<int>).name(), typeid(int (*)(double)).name());
    std::printf("%d %d\n", dynamic_cast<Sub *>(p) == p, dynamic_cast<Sub *>(q) == nullptr);
    std::printf("%d %d\n", dynamic_cast<Unrelated *>(p) == nullptr, dynamic_cast<Sub *>(null) == nullptr);
    try { dynamic_cast<Sub &>(*q); } catch (const std::bad_cast &) { std::puts("bad_cast"); }
    try { std::puts(typeid(*null).name()); } catch (const std::bad_typeid &) { std::puts("bad_typeid"); }
    space::Lid lid;
    space::Box<int> &box = lid;
    std::printf("%d %d\n", typeid(box) == typeid(space::Lid), typeid(box).before(typeid(box)));
    std::unordered_map<std::type_index, std::string> names{{typeid(int), "int"}, {typeid(Sub), "Sub"}, {typeid(const char *), "text"}};
    std::printf("%s %s %zu\n", names[typeid(*p)].c_str(), names[typeid("x" + 0)].c_str(), names.size());
    std::printf("%d\n", typeid(const int) == typeid(int));
    delete p;
    delete q;
}
