// Exceptions out of constructors: members, bases, arrays, new, function try blocks.
#include <cstdio>
#include <cstdlib>
#include <new>
#include <stdexcept>

struct Part {
    static int made, fail_at;
    int id;
    Part() : id(++made)
    {
        if (made == fail_at) { std::printf("fail %d ", id); throw id; }
        std::printf("+%d ", id);
    }
    ~Part() { std::printf("-%d ", id); }
};
int Part::made, Part::fail_at;

struct Base { Part b; ~Base() { std::printf("~Base "); } };
struct Whole : Base {
    Part first;
    Part array[3];
    Part *heap;
    Whole() : heap(new Part[2]) { std::printf("body "); if (Part::fail_at == 99) throw 99; }
    ~Whole() { delete[] heap; std::printf("~Whole "); }
};

struct Guarded : Base {
    Part p;
    Guarded() try : p() { std::printf("fine "); }
    catch (int k) { std::printf("function try %d ", k); }
};

static void *operator_called;
struct Own {
    static void *operator new(std::size_t n) { void *p = std::malloc(n); operator_called = p; std::printf("new "); return p; }
    static void operator delete(void *p) { std::printf("delete %d ", p == operator_called); std::free(p); }
    Part p;
};

template <class F> static void attempt(int fail_at, F f)
{
    Part::made = 0;
    Part::fail_at = fail_at;
    try { f(); std::puts("| made"); }
    catch (int k) { std::printf("| caught %d\n", k); }
    catch (const std::bad_alloc &) { std::puts("| bad_alloc"); }
}

int main()
{
    for (int k = 1; k <= 8; k++) attempt(k, [] { Whole w; });
    attempt(99, [] { Whole w; });
    for (int k = 1; k <= 3; k++) attempt(k, [] { Guarded g; });
    for (int k = 1; k <= 2; k++) attempt(k, [] { delete new Own; });
    for (int k = 3; k <= 7; k += 2) attempt(k, [] { Part two[2][3]; });
    attempt(3, [] { delete[] new Part[5]; });
    attempt(0, [] {
        volatile std::size_t huge = static_cast<std::size_t>(-1) / 2;
        char *volatile p = new char[huge];  // volatile: an allocation that nobody looks at may be left out
        std::printf("%d", p != nullptr);
    });
    attempt(0, [] {
        char *volatile p = new (std::nothrow) char[static_cast<std::size_t>(1) << 60];
        std::printf("%d ", p == nullptr);
    });
    attempt(0, [] {
        volatile int n = -1;
        try { int *volatile p = new int[n]; delete[] p; } catch (const std::bad_array_new_length &) { std::printf("length "); }
    });
}
