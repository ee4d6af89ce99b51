"""LEB128 integers: `ULEB[n]` and `SLEB[n]` are the encoded bytes, `read_uleb` and `read_sleb` read.

Both encoders are dicts that compute what they lack and remember the small values, since a
lookup is the fastest thing that Python can do.
"""

MAX_BYTES = 10  # enough for 64 bits
_CACHE_LIMIT = 1 << 14


class LebError(ValueError):
    """A LEB128 integer that is too long or does not fit in 64 bits."""


class _Uleb(dict):
    def __missing__(self, n):
        if not 0 <= n < 1 << 64:
            raise ValueError(f"{n} is no unsigned 64-bit integer")
        out = bytearray()
        rest = n
        while rest > 127:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest)
        encoded = bytes(out)
        if n < _CACHE_LIMIT:
            self[n] = encoded
        return encoded


class _Sleb(dict):
    def __missing__(self, n):
        if not -(1 << 63) <= n < 1 << 63:
            raise ValueError(f"{n} is no signed 64-bit integer")
        out = bytearray()
        rest = n
        while not -64 <= rest < 64:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest & 127)
        encoded = bytes(out)
        if -_CACHE_LIMIT <= n < _CACHE_LIMIT:
            self[n] = encoded
        return encoded


ULEB = _Uleb()
SLEB = _Sleb()


def read_uleb(data, pos):
    """The unsigned integer at `pos` and the position after it. IndexError past the end, LebError when malformed."""
    result = shift = 0
    while True:
        byte = data[pos]
        pos += 1
        result |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            break
        if shift >= 7 * MAX_BYTES:
            raise LebError(f"an integer is longer than {MAX_BYTES} bytes")
    if result >= 1 << 64:
        raise LebError("an integer does not fit in 64 bits")
    return result, pos


def read_sleb(data, pos):
    """The signed integer at `pos` and the position after it. IndexError past the end, LebError when malformed."""
    result = shift = 0
    while True:
        byte = data[pos]
        pos += 1
        result |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            break
        if shift >= 7 * MAX_BYTES:
            raise LebError(f"an integer is longer than {MAX_BYTES} bytes")
    if byte & 64:
        result -= 1 << shift
    if not -(1 << 63) <= result < 1 << 63:
        raise LebError("an integer does not fit in 64 bits")
    return result, pos
