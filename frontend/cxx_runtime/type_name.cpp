// Names of types for the message of std::terminate: the whole demangler of libc++abi would make every program that
// throws several times as large. What is no plain class or simple type stays mangled.

#include <cstddef>
#include <cstring>

namespace {

struct Name {
    const char *in;
    char *out, *end;

    bool put(const char *text, std::size_t n)
    {
        if (n >= static_cast<std::size_t>(end - out)) return false;
        std::memcpy(out, text, n);
        out += n;
        *out = 0;
        return true;
    }
    bool put(const char *text) { return put(text, std::strlen(text)); }

    bool identifier()
    {
        std::size_t n = 0;
        if (*in < '1' || *in > '9') return false;
        while (*in >= '0' && *in <= '9' && n < 1000) n = n * 10 + static_cast<std::size_t>(*in++ - '0');
        if (std::strlen(in) < n) return false;
        const char *text = in;
        in += n;
        return n > 10 && !std::memcmp(text, "_GLOBAL__N", 10) ? put("(anonymous namespace)") : put(text, n);
    }

    bool prefixed()             // an identifier, perhaps in std
    {
        if (in[0] == 'S' && in[1] == 't') {
            in += 2;
            if (!put("std::")) return false;
        }
        return identifier();
    }

    bool type()
    {
        static const char *const simple[] = {
            "vvoid", "bbool", "cchar", "asigned char", "hunsigned char", "sshort", "tunsigned short", "iint", "junsigned int", "llong",
            "munsigned long", "xlong long", "yunsigned long long", "ffloat", "ddouble", "elong double", "wwchar_t",
        };
        for (const char *s : simple)
            if (*s == *in) { in++; return put(s + 1); }
        if (*in == 'P') { in++; return type() && put("*"); }
        if (*in == 'K') { in++; return type() && put(" const"); }
        if (*in != 'N') return prefixed();
        for (in++; prefixed();) {
            if (*in == 'E') { in++; return true; }
            if (!put("::")) return false;
        }
        return false;
    }
};
}

namespace __cxxabiv1 {
extern "C" char *__allvm_type_name(const char *mangled, char *, std::size_t *, int *)
{
    static char text[512];
    Name n{mangled, text, text + sizeof text};
    return n.type() && !*n.in ? text : nullptr;
}
}
