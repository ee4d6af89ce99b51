// Several modules: inline functions and templates once, type_info merged, exceptions across them and through C.
#include "shared.h"
#include <cstdio>
#include <typeinfo>
static int bad(int n) { if (n > 2) throw Fatal(n); return n; }
int main()
{
    Animal *a = make("dog");
    std::printf("%s %d %d\n", a->sound().c_str(), same_type(*a), typeid(*a) == typeid(Dog));
    delete a;
    std::printf("%d %d %d\n", Animal::alive, ++counter(), ++singleton<int>());
    for (int n = 0; n < 3; n++)
        try { fail(n); std::puts("fine"); }
        catch (const Fatal &e) { std::printf("Fatal %s\n", e.text().c_str()); }
        catch (const Error &e) { std::printf("Error %s\n", e.text().c_str()); }
    for (int n = 1; n < 5; n += 3)
        try { std::printf("%d\n", through_c(bad, n)); } catch (Error &e) { std::printf("%s\n", e.text().c_str()); }
    std::printf("%d %d\n", counter(), singleton<int>());
}
