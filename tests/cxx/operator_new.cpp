// Replaced and overloaded operator new and delete, placement, alignment, arrays, new handlers.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>
#include <vector>

static long allocated, freed;
void *operator new(std::size_t n) { allocated++; if (void *p = std::malloc(n ? n : 1)) return p; throw std::bad_alloc(); }
void operator delete(void *p) noexcept { if (p) freed++; std::free(p); }
void operator delete(void *p, std::size_t) noexcept { ::operator delete(p); }

struct Pool {
    static char memory[1024];
    static std::size_t used;
    int k[4];
    static void *operator new(std::size_t n) { void *p = memory + used; used += (n + 15) / 16 * 16; return p; }
    static void operator delete(void *, std::size_t n) { used -= (n + 15) / 16 * 16; }
    static void *operator new(std::size_t n, const char *why) { std::printf("%s %zu\n", why, n); return operator new(n); }
    static void operator delete(void *p, const char *why) { std::printf("undo %s\n", why); operator delete(p, sizeof(Pool)); }
};
alignas(16) char Pool::memory[1024];
std::size_t Pool::used;
struct Fails : Pool { Fails() { throw 1; } };
struct alignas(64) Wide { char c[64]; };
struct Destroyed { static int n; int pad; ~Destroyed() { n++; } };
int Destroyed::n;

int main()
{
    {
        std::string s(100, 'x');
        std::vector<std::string> v(10, s);
        int *p = new int(5);
        delete p;
        delete[] new Destroyed[7];
    }
    std::printf("%ld %d\n", allocated - freed, Destroyed::n);
    Pool *a = new Pool, *b = new ("reason") Pool;
    std::printf("%zu %td\n", Pool::used, reinterpret_cast<char *>(b) - reinterpret_cast<char *>(a));
    delete b; delete a;
    std::printf("%zu\n", Pool::used);
    try { new ("failing") Fails; } catch (int k) { std::printf("caught %d, %zu\n", k, Pool::used); }
    alignas(Destroyed) unsigned char room[sizeof(Destroyed)];
    Destroyed *d = new (room) Destroyed;
    d->~Destroyed();
    std::printf("%d\n", Destroyed::n);
    Wide *w = new Wide[3];
    std::printf("%d\n", static_cast<int>(reinterpret_cast<std::uintptr_t>(w) % 64));
    delete[] w;
    static int calls;
    std::set_new_handler([] { if (++calls == 3) { std::set_new_handler(nullptr); } });
    void *p = nullptr;
    try { p = ::operator new[](static_cast<std::size_t>(1) << 62, std::align_val_t(32)); } catch (const std::bad_alloc &) { std::printf("bad_alloc after %d\n", calls); }
    std::printf("%d %ld\n", p == nullptr, allocated - freed);
}
