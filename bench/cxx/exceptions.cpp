// Exceptions: deep and shallow throws, a parser that throws on bad input, calls that might throw and do not.
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct SyntaxError : std::runtime_error { std::size_t at; SyntaxError(const char *what, std::size_t p) : std::runtime_error(what), at(p) {} };
struct Node { char op; long value; std::unique_ptr<Node> left, right; };

class Parser {
    const std::string &text;
    std::size_t at = 0;
    char peek() const { return at < text.size() ? text[at] : '\0'; }
    std::unique_ptr<Node> atom()
    {
        if (peek() == '(') {
            at++;
            auto n = sum();
            if (peek() != ')') throw SyntaxError("')' expected", at);
            at++;
            return n;
        }
        if (peek() < '0' || peek() > '9') throw SyntaxError("number expected", at);
        long v = 0;
        while (peek() >= '0' && peek() <= '9') v = v * 10 + (text[at++] - '0');
        return std::make_unique<Node>(Node{'n', v, nullptr, nullptr});
    }
    std::unique_ptr<Node> product()
    {
        auto n = atom();
        while (peek() == '*' || peek() == '/') { char op = text[at++]; auto r = atom(); n = std::make_unique<Node>(Node{op, 0, std::move(n), std::move(r)}); }
        return n;
    }
    std::unique_ptr<Node> sum()
    {
        auto n = product();
        while (peek() == '+' || peek() == '-') { char op = text[at++]; auto r = product(); n = std::make_unique<Node>(Node{op, 0, std::move(n), std::move(r)}); }
        return n;
    }
public:
    explicit Parser(const std::string &s) : text(s) {}
    std::unique_ptr<Node> parse() { auto n = sum(); if (at != text.size()) throw SyntaxError("end expected", at); return n; }
};

static long evaluate(const Node &n)
{
    if (n.op == 'n') return n.value;
    long a = evaluate(*n.left), b = evaluate(*n.right);
    switch (n.op) {
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b & 0xFFFFF;
    default: if (b == 0) throw std::domain_error("division by zero"); return a / b;
    }
}
struct Guard { long &n; ~Guard() { n++; } };
static void deep(int level, long &cleaned) { Guard g{cleaned}; if (level == 0) throw level; deep(level - 1, cleaned); }

int main()
{
    const std::string inputs[] = {"1+2*3", "(4+5)*(6-7)", "8/(3-3)", "2*(3+4", "1+2+3+4+5+6*7*8-9", "((((1))))+x", "100/7*(2+3)", "3*)"};
    long good = 0, bad = 0, zero = 0, cleaned = 0;
    for (int round = 0; round < 60000; round++) {
        try { good += evaluate(*Parser(inputs[round % 8]).parse()); }
        catch (const SyntaxError &e) { bad += static_cast<long>(e.at); }
        catch (const std::exception &) { zero++; }
    }
    std::printf("%ld %ld %ld\n", good, bad, zero);
    for (int round = 0; round < 2000; round++)
        try { deep(50, cleaned); } catch (int) { cleaned += 2; }
    std::printf("%ld\n", cleaned);
    const std::string clean = "1+2*(3+4)*5-6/(7+8)*9+10*(11+12*(13+14))";
    for (int round = 0; round < 60000; round++) good += evaluate(*Parser(clean).parse());
    std::printf("%ld\n", good);
}
