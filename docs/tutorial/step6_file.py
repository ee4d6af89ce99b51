"""Step 6: a file format, compact and suspicious."""

import zlib

from step1_isa import OPS
from step2_asm import SUM, Function, assemble
from step5_verify import verify

MAGIC = b"TVM1"


class FormatError(Exception):
    pass


def leb(n):
    """A number in as few bytes as it needs, seven bits in each; the sign is in the lowest bit."""
    n = n << 1 if n >= 0 else ~n << 1 | 1
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    return bytes([*out, n])


def encode(functions):
    body = leb(len(functions))
    for f in functions:
        name = f.name.encode()
        body += leb(len(name)) + name + leb(f.params) + leb(f.registers) + leb(len(f.code))
        for insn in f.code:
            body += bytes([insn[0]]) + b"".join(map(leb, insn[1:]))
    return MAGIC + zlib.crc32(body).to_bytes(4, "little") + body


class Reader:
    """Every byte that is taken is looked for first: a truncated file is an error, not an accident."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, n):
        if not 0 <= n <= len(self.data) - self.at:
            raise FormatError("the file ends too early")
        self.at += n
        return self.data[self.at - n : self.at]

    def number(self):
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return ~(value >> 1) if value & 1 else value >> 1
            if shift > 63:
                raise FormatError("a number is too long")


def decode(data):
    """Verified functions out of a file."""
    if data[:4] != MAGIC:
        raise FormatError("not a module")
    if zlib.crc32(data[8:]) != int.from_bytes(data[4:8], "little"):
        raise FormatError("the checksum is wrong")
    read = Reader(data[8:])
    functions = []
    for _ in range(read.number()):
        f = Function(read.take(read.number()).decode(), read.number(), read.number())
        for _ in range(read.number()):
            op = read.take(1)[0]
            if op >= len(OPS):
                raise FormatError(f"there is no opcode {op}")
            f.code.append((op, *(read.number() for _ in OPS[op].operands)))
        functions.append(f)
    return verify(functions)


if __name__ == "__main__":
    data = encode(assemble(SUM))
    print(len(data), "bytes:", data.hex(" "))
    print(decode(data) == assemble(SUM))
    for broken in (data[:-3], b"what" + data[4:]):
        try:
            decode(broken)
        except FormatError as e:
            print(e)
