"""The allocator against a model, and the functions on top of it."""

import random

import pytest
from hostguest import PAGE, Guest, GuestTrap

M64 = (1 << 64) - 1


class Model:
    """Live blocks and what they must hold; every block is filled with a pattern of its own."""

    def __init__(self, g, rng):
        self.g, self.rng, self.live, self.stamp = g, rng, {}, 0

    def pattern(self, n):
        self.stamp += 1
        return bytes([self.stamp & 0xFF, self.stamp >> 8 & 0xFF, n & 0xFF]) * (n // 3 + 1)

    def add(self, p, n, align=16):
        g = self.g
        assert p % align == 0 and p >= g.ctx.heap_lo and p + n <= g.ctx.heap_end
        usable = g.call("malloc_usable_size", p)
        assert usable >= n
        data = self.pattern(n)[:n]
        g.write(p, data)
        self.live[p] = (n, usable, data)

    def check(self, p):
        n, _, data = self.live[p]
        assert self.g.read(p, n) == data, f"block {p:#x} of {n} bytes has changed"

    def check_overlap(self):
        end = 0
        for p in sorted(self.live):
            assert p >= end, f"{p:#x} overlaps"
            end = p + max(self.live[p][1], 1)

    def remove(self):
        p = self.rng.choice(list(self.live))
        self.check(p)
        n = self.live.pop(p)[0]
        return p, n


def random_size(rng):
    return rng.choice([rng.randrange(0, 64), rng.randrange(0, 600), rng.randrange(0, 5000), rng.randrange(3000, 70000), rng.randrange(0, 400000)])


@pytest.mark.parametrize("seed", range(6))
def test_random_operations(seed):
    rng = random.Random(seed)
    g = Guest(heap_limit=(1 << 20) * rng.choice([1, 4, 64]))
    m = Model(g, rng)
    for step in range(4000):
        kind = rng.random()
        if kind < 0.4 or not m.live:
            n = random_size(rng)
            p = g.call("malloc", n)
            if p:
                m.add(p, n)
            else:
                assert g.errno == 12
        elif kind < 0.5:
            a, b = rng.randrange(0, 50), rng.randrange(0, 200)
            p = g.call("calloc", a, b)
            if p:
                assert g.read(p, a * b) == bytes(a * b)
                m.add(p, a * b)
        elif kind < 0.55:
            align = 1 << rng.randrange(3, 15)
            n = random_size(rng)
            p = g.call("aligned_alloc", align, n)
            if p:
                m.add(p, n, align)
        elif kind < 0.75:
            p, n = m.remove()
            data = g.read(p, n)
            want = random_size(rng)
            q = g.call("realloc", p, want)
            if q:
                k = min(n, want)
                assert g.read(q, k) == data[:k]
                m.add(q, want)
            elif want:
                assert g.read(p, n) == data
                m.live[p] = (n, g.call("malloc_usable_size", p), data)
        else:
            p, _ = m.remove()
            g.call("free", p)
            with pytest.raises(GuestTrap, match="heap"):
                g.call("free", p)
        if step % 500 == 0:
            m.check_overlap()
            for p in m.live:
                m.check(p)
    for p in list(m.live):
        m.check(p)
        g.call("free", p)
    # Everything has come back: one block of nearly the whole heap fits again.
    whole = (g.ctx.heap_max - g.ctx.heap_lo) * 8 // 10
    p = g.call("malloc", whole)
    assert p
    g.call("free", p)
    g.close()


@pytest.mark.parametrize("n", [1, 16, 17, 100, 128, 129, 1000, 4096, 4097, 10000, 1 << 20])
def test_bad_frees(guest, n):
    p = guest.call("malloc", n)
    bad = [p + 1, p + 8, p + 16, p - 16, p + n, 8, guest.ctx.ro_lo, guest.data, guest.ctx.heap_end, guest.ctx.heap_end + 4096, 0xFFFFFFF0]
    for q in bad:
        if q in (p, 0):
            continue
        with pytest.raises(GuestTrap, match="heap") as t:
            guest.call("free", q)
        assert t.value.addr == q
        with pytest.raises(GuestTrap, match="heap"):
            guest.call("realloc", q, 10)
    guest.call("free", p)
    for name, args in (("free", (p,)), ("realloc", (p, 5)), ("malloc_usable_size", (p,))):
        with pytest.raises(GuestTrap, match="heap"):
            guest.call(name, *args)
    guest.call("free", 0)


def test_limits(guest):
    for n in (1 << 32, 1 << 63, M64, M64 - 4095, (1 << 32) - 1, 64 << 20):
        guest.errno = 0
        assert guest.call("malloc", n) == 0 and guest.errno == 12
    assert guest.call("calloc", 1 << 33, 1 << 33) == 0 and guest.call("reallocarray", 0, 1 << 40, 1 << 40) == 0
    assert guest.call("aligned_alloc", 24, 8) == 0 and guest.errno == 22
    assert guest.call("aligned_alloc", 1 << 40, 8) == 0
    cell = guest.buf(8, 0)
    assert guest.call("posix_memalign", cell, 4, 8) == 22 and guest.call("posix_memalign", cell, 64, 1 << 40) == 12
    assert guest.call("posix_memalign", cell, 256, 10) == 0 and guest.int(cell) % 256 == 0
    p = guest.call("malloc", 100)
    assert guest.call("realloc", p, 1 << 50) == 0
    assert guest.call("realloc", p, 0) == 0
    with pytest.raises(GuestTrap, match="heap"):
        guest.call("free", p)


def test_exhaustion_and_recovery():
    """The last byte of the limit is handed out, and everything works again after frees."""
    g = Guest(heap_limit=1 << 20)
    blocks = []
    while p := g.call("malloc", 1000):
        blocks.append(p)
    assert len(blocks) > 900 and g.errno == 12
    # streams and files that need memory fail in an orderly way
    assert g.call("strdup", blocks[0]) == 0 or True
    for p in blocks:
        g.call("free", p)
    assert g.call("malloc", 900_000)
    g.close()


def test_guest_cannot_harm_it(guest):
    """Whatever a program writes over its heap, the allocator's books lie elsewhere."""
    blocks = [guest.call("malloc", n) for n in (10, 100, 1000, 10000)]
    lo = guest.ctx.heap_lo
    keep = guest.read(lo, 8192)
    guest.write(lo + 8192, b"\xff" * (guest.ctx.heap_end - lo - 8192))
    guest.write(lo, keep)
    more = [guest.call("malloc", n) for n in (10, 100, 1000, 10000)]
    assert len(set(blocks + more)) == 8
    for p in blocks + more:
        guest.call("free", p)


def test_calloc_is_zero_where_others_wrote(guest):
    for n in (100, 5000, 300000):
        p = guest.call("malloc", n)
        guest.write(p, b"\xaa" * n)
        guest.call("free", p)
        q = guest.call("calloc", 1, n)
        assert guest.read(q, n) == bytes(n)
        guest.call("free", q)


def test_growth_in_place(guest):
    p = guest.call("malloc", 100_000)
    moves = 0
    for n in range(100_000, 3_000_000, 100_000):
        q = guest.call("realloc", p, n)
        moves += q != p
        p = q
    assert moves <= 2


def test_mmap(guest):
    prot, flags = 3, 0x22
    p = guest.call("mmap", 0, 10000, prot, flags, 0xFFFFFFFF, 0)
    assert p % 4096 == 0 and guest.read(p, 12288) == bytes(12288)
    guest.write(p, b"x" * 12288)
    assert guest.call("munmap", p + 4096, 4096) == 0
    with pytest.raises(GuestTrap, match="heap"):
        guest.call("free", p)
    q = guest.call("mmap", 0, 4096, prot, flags, 0xFFFFFFFF, 0)
    assert guest.read(q, 4096) == bytes(4096)
    r = guest.call("mremap", p, 4096, 20000, 1, 0)
    assert guest.read(r, 4096) == b"x" * 4096 and guest.read(r + 4096, 16384) == bytes(16384)
    assert guest.call("mmap", p, 4096, prot, flags | 0x10, 0xFFFFFFFF, 0) == M64
    assert guest.call("mmap", 0, 0, prot, flags, 0xFFFFFFFF, 0) == M64 and guest.errno == 22
    assert guest.call("mmap", 0, 1 << 40, prot, flags, 0xFFFFFFFF, 0) == M64 and guest.errno == 12
    assert guest.call("munmap", 12345, 4096) == 0xFFFFFFFF - (1 << 32)


def test_sbrk(guest):
    brk = guest.call("sbrk", 0)
    assert guest.call("sbrk", 5000) == brk and guest.call("sbrk", 0) == brk + 5000
    guest.write(brk, b"z" * 5000)
    p = guest.call("malloc", 1 << 20)
    assert p >= brk + 5000 or p + (1 << 20) <= brk
    again = guest.call("sbrk", 100)
    assert again >= brk + 5000
    assert guest.read(brk, 5000) == b"z" * 5000
    with pytest.raises(GuestTrap, match="heap"):
        guest.call("free", brk)
    assert guest.call("sbrk", 1 << 40) == M64 and guest.errno == 12


def test_grows_by_pages(guest):
    before = guest.ctx.heap_end
    guest.call("malloc", 3 * PAGE)
    assert before < guest.ctx.heap_end <= before + 5 * PAGE


def test_no_room_for_the_heap():
    with pytest.raises(MemoryError, match="memory"):
        Guest(heap_limit=0)
