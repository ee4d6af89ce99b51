#include "shared.h"
#include <cstring>
int Animal::alive;
std::string Dog::sound() const { return "woof"; }
Animal *make(const char *kind) { counter() += 10; singleton<int>() += 5; return std::strcmp(kind, "dog") ? nullptr : new Dog; }
void fail(int n) { if (n == 1) throw Error(n); if (n == 2) throw Fatal(n); }
