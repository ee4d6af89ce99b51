"""Switches: jump tables where cases are dense, balanced trees of comparisons between them."""

from allvm.frontend.legal_emit import aluk

_MIN_TABLE = 4  # cases that make a table worth while
_MAX_SPREAD = 4  # entries of a table per case
_LINEAR = 3  # up to here, clusters are tested one after another


class Switches:
    """Mixin of FunctionLowering."""

    def switch(self, t, v, cases, default):
        """End the current block with a switch on register v of machine type t.

        cases: (value, MBlock) pairs with different values, ordered as signed numbers."""
        if not cases:
            self.jump(default)
            return
        clusters = _tables(_ranges(sorted(cases, key=lambda c: c[0])))
        self._search(t, v, clusters, default, None, None)

    def _search(self, t, v, clusters, default, low, high):
        """low, high: what v is known to lie between on the way here, or None."""
        if len(clusters) == 1 or (len(clusters) <= _LINEAR and all(c[2] is not None for c in clusters)):
            self._linear(t, v, clusters, default, low, high)
            return
        middle = len(clusters) // 2
        pivot = clusters[middle][0]
        left, right = self.new_block(), self.new_block()
        self.branch(("i", "slt", t, v, self.const(t, pivot)), left, right)
        self.place(left)
        self._search(t, v, clusters[:middle], default, low, pivot - 1)
        self.place(right)
        self._search(t, v, clusters[middle:], default, pivot, high)

    def _linear(self, t, v, clusters, default, low, high):
        shifted = {}
        for lo, hi, target, _ in clusters:  # additions first: a block's branches stand together
            if target is not None and lo < hi and not ((low is not None and low >= lo) or (high is not None and high <= hi)):
                shifted[lo] = aluk(self, "add", t, v, -lo)
        for lo, hi, target, table in clusters:
            if target is None:
                self._table(t, v, lo, hi, table, default)
                return
            ended = self._range(t, v, lo, hi, target, shifted.get(lo), low, high)
            if ended:
                return
            if low is not None and low == lo:
                low = hi + 1
        self.jump(default)

    def _range(self, t, v, lo, hi, target, shifted, low, high):
        """Branch to target if lo <= v <= hi. True when that is known to hold."""
        over = low is not None and low >= lo
        under = high is not None and high <= hi
        if over and under:
            self.jump(target)
            return True
        if lo == hi:
            return self.branch_const("eq", t, v, lo, target)
        if over:
            return self.branch_const("sle", t, v, hi, target)
        if under:
            return self.branch_const("sge", t, v, lo, target)
        return self.branch_const("ule", t, shifted, hi - lo, target)

    def _table(self, t, v, lo, hi, table, default):
        labels = tuple(table.get(i, default) for i in range(lo, hi + 1))
        if t == "i32":
            self.emit("switch", v, lo, default, labels)
            return
        index = aluk(self, "add", "i64", v, -lo)
        body = self.new_block()
        self.branch(("i", "ugt", "i64", index, self.const("i64", hi - lo)), default, body)
        self.place(body)
        self.emit("switch", index, 0, default, labels)


def _ranges(cases):
    """Sorted cases as [lo, hi, target], neighbours with one target joined."""
    out = []
    for value, target in cases:
        if out and out[-1][2] is target and out[-1][1] + 1 == value:
            out[-1][1] = value
        else:
            out.append([value, value, target])
    return out


def _tables(ranges):
    """Clusters (lo, hi, target, None) or, for a jump table, (lo, hi, None, {value: target})."""
    clusters = []
    i = 0
    while i < len(ranges):
        end = _dense_end(ranges, i)
        if end - i >= _MIN_TABLE:
            table = {v: r[2] for r in ranges[i:end] for v in range(r[0], r[1] + 1)}
            clusters.append((ranges[i][0], ranges[end - 1][1], None, table))
            i = end
        else:
            lo, hi, target = ranges[i]
            clusters.append((lo, hi, target, None))
            i += 1
    return clusters


def _dense_end(ranges, start):
    """The end of the longest run of ranges from `start` on that fills enough of a table."""
    lo = ranges[start][0]
    end = start
    count = 0
    for i in range(start, len(ranges)):
        count += ranges[i][1] - ranges[i][0] + 1
        spread = ranges[i][1] - lo + 1
        if spread <= _MAX_SPREAD * count and spread < 1 << 16:
            end = i + 1
        elif spread > 8 * _MAX_SPREAD * (count + len(ranges) - i):
            break
    return end
