#pragma once
#include <string>
struct Animal { virtual ~Animal() = default; virtual std::string sound() const = 0; static int alive; };
struct Dog : Animal { Dog() { alive++; } ~Dog() override { alive--; } std::string sound() const override; };
struct Error { int code; explicit Error(int c = 0) : code(c) {} virtual ~Error() = default; virtual std::string text() const { return "error " + std::to_string(code); } };
struct Fatal : Error { explicit Fatal(int c) { code = c; } std::string text() const override { return "fatal " + Error::text(); } };
template <class T> T &singleton() { static T t{}; return t; }
inline int &counter() { static int n = 100; return n; }
Animal *make(const char *kind);
void fail(int n);
extern "C" int through_c(int (*f)(int), int n);
inline bool same_type(const Animal &a) { return dynamic_cast<const Dog *>(&a) != nullptr; }
