// Classes: virtual calls, construction order, copies and moves, operators, static members, conversions.
#include <cstdio>
#include <utility>

struct Shape {
    virtual ~Shape() { std::printf("~Shape "); }
    virtual double area() const = 0;
    virtual Shape *clone() const = 0;
    double twice() const { return 2 * area(); }
};
struct Square : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    ~Square() override { std::printf("~Square "); }
    double area() const override { return side * side; }
    Square *clone() const override { return new Square(*this); }
};
struct Circle final : Shape {
    double r;
    explicit Circle(double x) : r(x) {}
    double area() const override { return 3 * r * r; }
    Circle *clone() const override { return new Circle(*this); }
};

class Number {
    long v;
    static int live;
public:
    Number(long x = 0) : v(x) { live++; }
    Number(const Number &o) : v(o.v) { live++; std::printf("copy "); }
    Number(Number &&o) noexcept : v(std::exchange(o.v, -1)) { live++; std::printf("move "); }
    Number &operator=(const Number &o) = default;
    ~Number() { live--; }
    explicit operator bool() const { return v != 0; }
    operator long() const { return v; }
    Number operator-() const { return Number(-v); }
    Number &operator+=(const Number &o) { v += o.v; return *this; }
    friend Number operator+(Number a, const Number &b) { a += b; return a; }
    Number operator++(int) { Number old(v); v++; return old; }
    long operator[](int k) const { return v >> k & 1; }
    long operator()(long a, long b) const { return v * a + b; }
    static int count() { return live; }
};
int Number::live;

struct Early {
    Early() { who(); }
    virtual void who() const { std::printf("Early "); }
    virtual ~Early() { who(); }
};
struct Late : Early { Late() { who(); } void who() const override { std::printf("Late "); } ~Late() override { who(); } };

struct Member { int x; int get() const { return x; } int add(int k) { return x += k; } };

int main()
{
    Shape *shapes[] = {new Square(2), new Circle(1.5), nullptr};
    shapes[2] = shapes[0]->clone();
    for (Shape *s : shapes) std::printf("%g %g\n", s->area(), s->twice());
    for (Shape *s : shapes) delete s;
    std::puts("");
    {
        Number a(5), b(a), c(std::move(a)), d = b + c;
        std::printf("\n%ld %ld %ld %d %ld %ld\n", long(a), long(-d), long(c++), Number::count(), c[1], d(2, 1));
        if (Number()) std::puts("no"); else std::puts("false");
    }
    std::printf("%d\n", Number::count());
    { Late l; }
    std::puts("");
    int (Member::*get)() const = &Member::get;
    int (Member::*add)(int) = &Member::add;
    int Member::*field = &Member::x;
    Member m{4};
    std::printf("%d %d %d\n", (m.*get)(), (m.*add)(3), m.*field);
}
