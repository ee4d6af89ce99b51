// Values that live across exceptions in hot loops, of every type, in registers and in memory.
#include <cstdio>
#include <cstdint>

static unsigned seed = 1;
static unsigned next() { return seed = seed * 1664525u + 1013904223u; }
template <class T> static T maybe(T x, unsigned mask) { if ((next() >> 16 & mask) == 0) throw x; return x + 1; }
struct Big { std::int64_t a[6]; };
static Big big(int n) { if (n % 7 == 0) throw n; Big b{}; for (int k = 0; k < 6; k++) b.a[k] = n * k; return b; }
static void two(int n, double d) { if (n % 3 == 0) throw d; if (n % 5 == 0) throw n; }

int main()
{
    std::int64_t wide = 0;
    int narrow = 0, thrown = 0;
    double real = 0;
    float single = 0;
    for (int k = 0; k < 20000; k++) {
        int before = narrow;
        double kept = real;
        try {
            narrow = maybe(k, 3);
            wide += maybe<std::int64_t>(narrow, 7);
            real += maybe<double>(0.5, 3);
            single = maybe<float>(static_cast<float>(k & 15), 1);
        } catch (int n) { thrown++; narrow = before + (n & 1);
        } catch (std::int64_t n) { thrown += 2; wide -= n;
        } catch (double d) { real = kept - d;
        } catch (float f) { single += f; thrown += static_cast<int>(f); }
    }
    std::printf("%lld %d %.3f %.3f %d\n", static_cast<long long>(wide), narrow, real, static_cast<double>(single), thrown);
    std::int64_t sum = 0;
    for (int k = 0; k < 5000; k++) {
        Big b{{1, 1, 1, 1, 1, 1}};
        try { b = big(k); } catch (int n) { sum += n; }
        for (std::int64_t x : b.a) sum += x;
        try { two(k, k * 0.25); sum++; } catch (double d) { sum += static_cast<int>(d); } catch (int n) { sum -= n; }
    }
    std::printf("%lld\n", static_cast<long long>(sum));
    int outer = 0;
    for (int i = 0; i < 300; i++)
        try {
            for (int j = 0;; j++) {
                try { if (j * j > i) throw j; if (j % 4 == 3) throw 1.5; }
                catch (double) { outer++; }
            }
        } catch (int j) { outer += j; }
    std::printf("%d\n", outer);
}
