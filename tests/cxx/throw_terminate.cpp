/* run: uncaught => trap abort */
/* run: noexcept => trap abort */
/* run: destructor => trap abort */
/* run: rethrow => trap abort */
/* run: handler => trap abort */
/* run: thrown_in_copy => trap abort */
/* run: static => trap abort */
/* run: exit => exit 7 */
// Where exceptions end the program.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <stdexcept>

static void flush_and(const char *text) { std::puts(text); std::fflush(stdout); }
static void never() noexcept { throw std::runtime_error("out of noexcept"); }
struct Bad { ~Bad() { throw 1; } };
struct Copy { Copy() = default; Copy(const Copy &) { throw 2; } };

static void on_terminate()
{
    if (std::exception_ptr p = std::current_exception()) {
        try { std::rethrow_exception(p); }
        catch (const std::exception &e) { std::printf("terminate: %s\n", e.what()); }
        catch (int k) { std::printf("terminate: %d\n", k); }
        catch (...) { std::puts("terminate: something"); }
    } else std::puts("terminate: nothing");
    std::fflush(stdout);
    std::abort();
}

int main(int, char **argv)
{
    const char *what = argv[1];
    std::set_terminate(on_terminate);
    flush_and(what);
    if (!std::strcmp(what, "uncaught")) throw std::out_of_range("nobody");
    if (!std::strcmp(what, "noexcept")) { try { never(); } catch (...) { flush_and("not here"); } }
    if (!std::strcmp(what, "destructor")) { try { Bad b; throw 2; } catch (...) { flush_and("not here"); } }
    if (!std::strcmp(what, "rethrow")) { throw; }
    if (!std::strcmp(what, "handler")) { std::terminate(); }
    if (!std::strcmp(what, "thrown_in_copy")) { try { throw Copy(); } catch (Copy c) { flush_and("not here"); } catch (int k) { std::printf("int %d\n", k); std::fflush(stdout); } throw 3; }
    if (!std::strcmp(what, "static")) { struct S { S() { throw 4; } }; try { static S s; } catch (int k) { std::printf("first %d\n", k); std::fflush(stdout); } static S again; }
    if (!std::strcmp(what, "exit")) { struct S { ~S() { flush_and("static destructor"); } }; static S s; try { throw 1; } catch (int) { std::exit(7); } }
}
