/* Packed structs and bit-fields: unaligned members, packed arrays, addresses, copies. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#pragma pack(push, 1)
struct header {
    uint8_t kind;
    uint32_t size;
    uint16_t crc;
    uint64_t stamp;
    double value;
    char tail;
};
#pragma pack(pop)

struct __attribute__((packed)) bits {
    unsigned a : 3;
    unsigned b : 17;
    unsigned long long c : 50;
    uint8_t d;
    signed e : 9;
};

struct __attribute__((packed, aligned(4))) partly {
    char c;
    int i;
    short s;
};

static struct header table[3] = {{1, 0x01020304, 0xabcd, 0x1122334455667788, 1.5, 'x'}, {2, 7, 8, 9, -2.5, 'y'}};

static struct header bump(struct header h) {
    h.size += 0x10000, h.crc ^= 0xffff, h.stamp <<= 4, h.value *= 3;
    return h;
}

int main(void) {
    printf("%zu %zu %zu %zu\n", sizeof(struct header), sizeof(struct bits), sizeof(struct partly), _Alignof(struct partly));
    printf("%zu %zu %zu\n", offsetof(struct header, stamp), offsetof(struct header, tail), offsetof(struct partly, s));
    table[2] = bump(table[0]);
    for (int i = 0; i < 3; i++)
        printf("%d %x %x %llx %g %c\n", table[i].kind, table[i].size, table[i].crc, (unsigned long long)table[i].stamp, table[i].value, table[i].tail);
    unsigned char raw[sizeof table];
    memcpy(raw, table, sizeof raw);
    unsigned h = 0;
    for (size_t i = 0; i < sizeof raw; i++)
        h = h * 31 + raw[i];
    printf("%u\n", h);
    struct bits b;
    memset(&b, 0, sizeof b);
    b.a = 5, b.b = 0x1abcd, b.c = 0x3ffffffffffff, b.d = 0xee, b.e = -200;
    printf("%u %x %llx %x %d\n", b.a, b.b, (unsigned long long)b.c, b.d, b.e);
    for (int i = 0; i < 100; i++)
        b.a += 3, b.b -= 77, b.c = b.c * 5 + 1, b.e += 13;
    printf("%u %x %llx %x %d\n", b.a, b.b, (unsigned long long)b.c, b.d, b.e);
    struct partly p[2] = {{'a', -1, 2}, {'b', 1 << 30, -3}};
    p[1].i /= 3;
    printf("%d %d %d\n", p[0].i, p[1].i, p[1].s);
    return 0;
}
