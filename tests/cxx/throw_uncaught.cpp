/* expect-trap: abort */
/* expect-stderr: uncaught exception of type std::runtime_error: the reason */
// What the library says when nobody catches it.
#include <cstdio>
#include <stdexcept>
static void f(int n) { if (n == 0) throw std::runtime_error("the reason"); f(n - 1); std::puts("back"); }
int main()
{
    std::puts("start");
    std::fflush(stdout);
    f(3);
}
