# A cursor over one section of the container, whose errors say where.

ctypedef struct Text:
    const uint8_t* p
    uint64_t n

cdef class Reader:
    """A cursor over one section; errors name it."""

    cdef const uint8_t* base        # of the file
    cdef const uint8_t* p
    cdef const uint8_t* end
    cdef object section, name

    cdef object error(self, what, const uint8_t* at=NULL):
        where = f"{self.name}: " if self.name else ""
        return FormatError(f"{where}section {self.section}, offset {(self.p if at is NULL else at) - self.base:#x}: {what}")

    cdef int byte(self) except -1:
        if self.p >= self.end:
            raise self.error("the section ends too early")
        self.p += 1
        return (self.p - 1)[0]

    cdef object leb_failed(self, int code):
        if code == -1:
            return self.error("the section ends too early")
        return self.error("an integer is longer than 10 bytes or does not fit in 64 bits")

    cdef int uleb(self, uint64_t* out) except -1:
        cdef int e = uleb(&self.p, self.end, out)
        if e != 0:
            raise self.leb_failed(e)
        return 0

    cdef int sleb(self, int64_t* out) except -1:
        cdef int e = sleb(&self.p, self.end, out)
        if e != 0:
            raise self.leb_failed(e)
        return 0

    cdef int take(self, uint64_t n, const uint8_t** out) except -1:
        if n > <uint64_t>(self.end - self.p):
            raise self.error(f"{n} bytes are announced, {self.end - self.p} are left")
        out[0] = self.p
        self.p += n
        return 0

    cdef uint32_t count(self, uint64_t item_size) except? 0xFFFFFFFF:
        """The length of a list whose items take at least item_size bytes."""
        cdef uint64_t n
        cdef const uint8_t* at = self.p
        self.uleb(&n)
        if n > <uint64_t>(self.end - self.p) // item_size or n >= 0xFFFFFFFF:
            raise self.error(f"a list of {n} items is announced, {self.end - self.p} bytes are left", at)
        return <uint32_t>n

    cdef uint32_t choice(self, uint32_t limit, what) except? 0xFFFFFFFF:
        cdef const uint8_t* at = self.p
        cdef uint32_t n = self.byte()
        if n >= limit:
            raise self.error(f"{n} is no {what}", at)
        return n

    cdef uint32_t index(self, uint64_t limit, what) except? 0xFFFFFFFF:
        cdef uint64_t n
        cdef const uint8_t* at = self.p
        self.uleb(&n)
        if n >= limit:
            raise self.error(f"{what} {n} does not exist; there are {limit}", at)
        return <uint32_t>n

    cdef int text(self, Text* out) except -1:
        """A string, left in place. It is UTF-8 without NUL."""
        cdef uint64_t n
        cdef const uint8_t* at = self.p
        self.uleb(&n)
        self.take(n, &out.p)
        out.n = n
        if not valid_utf8(out.p, n):
            raise self.error("a string is not UTF-8", at)
        return 0

    cdef str string(self):
        cdef Text t
        self.text(&t)
        return t.p[:t.n].decode("utf-8")

    cdef int finish(self) except -1:
        if self.p != self.end:
            raise self.error(f"{self.end - self.p} bytes are left over")
        return 0

cdef bint valid_utf8(const uint8_t* p, uint64_t n) noexcept:
    cdef uint64_t i = 0
    while i < n and p[i] < 128:
        i += 1
    if i == n:
        return True
    try:
        p[:n].decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True

cdef str text_str(Text* t):
    return t.p[:t.n].decode("utf-8") if t.n else ""
