// What may be thrown, and which handler takes it.
#include <cstdio>
#include <stdexcept>
#include <string>

enum Color { red, green };
struct Point { int x, y; };
struct Base { virtual ~Base() = default; virtual const char *name() const { return "Base"; } };
struct Derived : Base { const char *name() const override { return "Derived"; } };
struct Private : private Base { int k = 7; };

static void thrower(int n)
{
    static Derived d;
    static const char text[] = "array";
    switch (n) {
    case 0: throw 42;
    case 1: throw 42u;
    case 2: throw 4.25;
    case 3: throw 'c';
    case 4: throw "literal";
    case 5: throw text;
    case 6: throw green;
    case 7: throw Point{3, 4};
    case 8: throw Derived();
    case 9: throw &d;
    case 10: throw static_cast<Base *>(&d);
    case 11: throw std::string("a string that is longer than what fits inline");
    case 12: throw std::out_of_range("range");
    case 13: throw nullptr;
    case 14: throw thrower;
    case 15: throw &Point::y;
    case 16: throw Private();
    case 17: throw true;
    case 18: throw 1234567890123LL;
    case 19: throw static_cast<const volatile int *>(nullptr);
    default: break;
    }
}

static void taker(int n)
{
    try {
        thrower(n);
        std::puts("nothing");
    } catch (int k) { std::printf("int %d\n", k);
    } catch (unsigned k) { std::printf("unsigned %u\n", k);
    } catch (double k) { std::printf("double %g\n", k);
    } catch (bool k) { std::printf("bool %d\n", k);
    } catch (char k) { std::printf("char %c\n", k);
    } catch (const char *k) { std::printf("const char * %s\n", k);
    } catch (Color k) { std::printf("Color %d\n", k);
    } catch (Point k) { std::printf("Point %d %d\n", k.x, k.y);
    } catch (Base &k) { std::printf("Base & %s\n", k.name());
    } catch (Base *k) { std::printf("Base * %s\n", k ? k->name() : "null");
    } catch (const std::string &k) { std::printf("string %s\n", k.c_str());
    } catch (const std::logic_error &k) { std::printf("logic_error %s\n", k.what());
    } catch (void (*k)(int)) { std::printf("function %d\n", k == thrower);
    } catch (int Point::*k) { Point p{1, 2}; std::printf("member %d\n", p.*k);
    } catch (const volatile void *k) { std::printf("pointer %d\n", k == nullptr);
    } catch (...) { std::puts("..."); }
}

int main()
{
    for (int n = 0; n <= 20; n++) {
        std::printf("%2d ", n);
        taker(n);
    }
}
