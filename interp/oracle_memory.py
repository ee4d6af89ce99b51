"""Guest memory of the oracle: the map of docs/abi.md over pages that exist once they are touched."""

from allvm.interp.oracle_ops import Fault
from allvm.ir.errors import LinkError

PAGE = 0x10000
FUNCTION_BASE = 0x10000
FUNCTION_STEP = 16
SPACE = 1 << 32


def page_up(n):
    return (n + PAGE - 1) // PAGE * PAGE


def align_up(n, log2):
    return (n + (1 << log2) - 1) >> log2 << log2


class Memory:
    """Committed memory is [stack_lo, heap_end), writable except [ro_lo, ro_hi)."""

    def __init__(self, module, stack, limit, host_data):
        functions = len(module.import_funcs) + len(module.functions)
        self.pages = {}
        self.stack_lo = page_up(FUNCTION_BASE + FUNCTION_STEP * functions) + PAGE
        self.stack_hi = self.stack_lo + page_up(stack)
        self.ro_lo = self.stack_hi
        self.addresses = [0] * (len(module.import_data) + len(module.data))
        own = list(enumerate(module.data, len(module.import_data)))
        end = self._place([(i, d) for i, d in own if d.readonly], self.ro_lo)
        self.ro_hi = page_up(end)
        writable = [(i, d) for i, d in own if not d.readonly]
        # thread-local data comes first, zero-initialised data last
        writable.sort(key=lambda item: 0 if item[1].thread else 1 if item[1].init or item[1].relocs else 2)
        self.args_lo = page_up(self._place(writable, self.ro_hi))
        end = self._place_host(module, host_data, self.args_lo)
        self.args = align_up(end, 4)
        self.args_end = self.heap_lo = self.heap_end = page_up(self.args + 1)
        self.limit = min(SPACE - PAGE, self.heap_lo + limit)
        if self.heap_lo > SPACE - PAGE:
            raise LinkError("the program's data and stack do not fit in 4 GiB")

    def _place(self, objects, address):
        for index, d in objects:
            address = align_up(address, d.align)
            self.addresses[index] = address
            self.poke(address, d.init)
            address += d.size
        return address

    def _place_host(self, module, host_data, address):
        """Data that the host provides, as bytes."""
        for index, x in enumerate(module.import_data):
            value = host_data.get(x.name)
            if value is None:
                if not x.weak:
                    raise LinkError(f"data {x.name} is not defined")
                continue
            address = align_up(address, 4)
            self.addresses[index] = address
            self.poke(address, value)
            address += len(value)
        return address

    def poke(self, address, data):
        """Write without any check: for the loader."""
        pos = 0
        while pos < len(data):
            page, offset = divmod(address + pos, PAGE)
            n = min(PAGE - offset, len(data) - pos)
            self._page(page)[offset : offset + n] = data[pos : pos + n]
            pos += n

    def peek(self, address, n):
        """Read without any check."""
        page, offset = divmod(address, PAGE)
        if offset + n <= PAGE:
            return bytes(self._page(page)[offset : offset + n])
        first = PAGE - offset
        return self.peek(address, first) + self.peek(address + first, n - first)

    def _page(self, number):
        page = self.pages.get(number)
        if page is None:
            page = self.pages[number] = bytearray(PAGE)
        return page

    def check(self, address, n, write):
        """Fault unless the n > 0 bytes at `address` may be accessed."""
        if address < self.stack_lo or address + n > self.heap_end:
            raise Fault("memory", address)
        if write and address < self.ro_hi and address + n > self.ro_lo:
            raise Fault("memory", address)

    def read(self, address, n):
        self.check(address, n, False)
        return self.peek(address, n)

    def write(self, address, data):
        self.check(address, len(data), True)
        self.poke(address, data)

    def load(self, address, n):
        return int.from_bytes(self.read(address, n), "little")

    def store(self, address, n, value):
        self.write(address, (value & (1 << 8 * n) - 1).to_bytes(n, "little"))

    def copy(self, to, source, n):
        """mem.copy: addresses are cut to 32 bits, both ranges are checked first."""
        if n == 0:
            return
        to, source = to % SPACE, source % SPACE
        self.check(source, n, False)
        self.check(to, n, True)
        self.poke(to, self.peek(source, n))

    def fill(self, to, byte, n):
        """mem.fill."""
        if n == 0:
            return
        to %= SPACE
        self.check(to, n, True)
        self.poke(to, bytes((byte & 255,)) * n)

    def grow(self, end):
        """Commit memory up to `end`. False when that is over the limit."""
        end = page_up(end)
        if end > self.limit:
            return False
        self.heap_end = max(self.heap_end, end)
        return True
