// Exceptions through functions of the C library that call back, and what they leave behind.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

struct Trace { const char *n; ~Trace() { std::printf("~%s ", n); } };
static int calls;

static int compare(const void *a, const void *b)
{
    Trace t{"compare"};
    int x = *static_cast<const int *>(a), y = *static_cast<const int *>(b);
    if (++calls == 4) throw std::runtime_error("in the comparison");
    return x < y ? -1 : x > y;
}

static int search(const void *key, const void *element)
{
    if (*static_cast<const int *>(element) == 3) throw *static_cast<const int *>(key);
    return *static_cast<const int *>(key) - *static_cast<const int *>(element);
}

static int nested(const void *a, const void *b)
{
    int other[] = {5, 4, 6};
    try { calls = 3; std::qsort(other, 3, sizeof(int), compare); }
    catch (const std::exception &e) { std::printf("inner %s; ", e.what()); }
    return *static_cast<const int *>(a) - *static_cast<const int *>(b);
}

int main()
{
    int numbers[] = {9, 1, 8, 2, 7, 3, 6, 4};
    try {
        Trace t{"main"};
        std::qsort(numbers, 8, sizeof(int), compare);
        std::puts("sorted");
    } catch (const std::exception &e) { std::printf("caught %s\n", e.what()); }
    int sum = 0;
    for (int n : numbers) sum += n;
    std::printf("sum %d\n", sum);
    std::sort(numbers, numbers + 8);
    int key = 1;
    for (int k = 0; k < 3; k++) {
        try {
            key = k == 2 ? 9 : 1;
            void *p = std::bsearch(&key, numbers, 8, sizeof(int), search);
            std::printf("found %d\n", p != nullptr);
        } catch (int n) { std::printf("caught %d\n", n); }
    }
    int three[] = {3, 1, 2};
    std::qsort(three, 3, sizeof(int), nested);
    std::printf("%d %d %d\n", three[0], three[1], three[2]);
    for (int k = 0; k < 200; k++) {
        calls = 2;
        try { std::qsort(numbers, 8, sizeof(int), [](const void *, const void *) -> int { throw 1; }); } catch (int) { sum++; }
    }
    std::printf("%d\n", sum);
}
