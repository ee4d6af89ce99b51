/* flags: -std=c++14 -Wno-deprecated */
/* run: allowed => exit 0 */
/* run: converted => exit 0 */
/* run: replaced => exit 0 */
/* run: empty => trap abort */
/* run: other => trap abort */
// Dynamic exception specifications: filters, unexpected handlers, bad_exception.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <stdexcept>

static void some(int n) throw(int, std::exception)
{
    if (n == 0) throw 1;
    if (n == 1) throw std::runtime_error("derived");
    if (n == 2) throw 2.5;
}
static void bad(int n) throw(int, std::bad_exception) { if (n) throw 2.5; }
static void none() throw() { throw 1; }

int main(int, char **argv)
{
    std::set_terminate([] { std::puts("terminate"); std::fflush(stdout); std::abort(); });
    const char *what = argv[1];
    if (!std::strcmp(what, "allowed"))
        for (int n : {0, 1, 3})
            try { some(n); std::puts("returned"); }
            catch (int k) { std::printf("int %d\n", k); }
            catch (const std::exception &e) { std::printf("%s\n", e.what()); }
    if (!std::strcmp(what, "converted")) {
        std::set_unexpected([] { std::puts("unexpected"); throw; });
        try { bad(1); } catch (const std::bad_exception &) { std::puts("bad_exception"); } catch (double) { std::puts("no"); }
    }
    if (!std::strcmp(what, "replaced")) {
        std::set_unexpected([] { std::puts("unexpected"); throw 8; });
        try { some(2); } catch (int k) { std::printf("int %d\n", k); } catch (double) { std::puts("no"); }
    }
    if (!std::strcmp(what, "empty")) none();
    if (!std::strcmp(what, "other")) { try { some(2); } catch (...) { std::puts("no"); } }
}
