"""Checks on machine functions, for tests: SSA form after `passes`, and what the register allocator did.

Both are forward analyses over the blocks; an error is a MachineError that names the function, block and instruction.
"""

from allvm.frontend.builder import successors
from allvm.frontend.operands import defs_of, uses_of
from allvm.ir import isa


class MachineError(AssertionError):
    """A machine function that breaks a rule."""


def _fail(fn, block, insn, message):
    text = f" in {isa.OPS[insn[0]].name} {insn[1:]}" if insn else ""
    raise MachineError(f"function {fn.name}, block {block.index} ({block.name}){text}: {message}")


def _order(fn):
    """The blocks in reverse post-order, and predecessors."""
    preds = {b: [] for b in fn.blocks}
    for b in fn.blocks:
        if not b.insns or "end" not in isa.OPS[b.insns[-1][0]].flags:
            _fail(fn, b, b.insns[-1] if b.insns else None, "control runs off the end of the block")
        for s in successors(b):
            if s not in preds:
                _fail(fn, b, b.insns[-1], "a branch to a block that is not in the function")
            preds[s].append(b)
    return [fn.blocks[i] for i in fn.cfg.rpo], preds


def verify_ssa(fn):
    """Every read of a register comes after a write of it on every way; branches stand at the ends of blocks."""
    order, preds = _order(fn)
    everything = set(range(len(fn.vtypes)))
    out = {b: everything for b in fn.blocks}
    entry = set(fn.params)
    if fn.frame > 0:
        entry.add(fn.frame_reg)
    constants = {*fn.materialise, *fn.repeated}
    changed = True
    first = True
    while changed:
        changed = False
        for b in order:
            have = set(entry) if b is fn.blocks[0] else set.intersection(*(out[p] for p in preds[b]))
            have.update(row[0] for row in b.phis)
            branches = False
            for insn in b.insns:
                flags = isa.OPS[insn[0]].flags
                if branches and not flags & {"branch", "end"}:
                    _fail(fn, b, insn, "stands after a branch")
                branches = branches or "branch" in flags
                if not first:
                    missing = [v for v in uses_of(insn) if v not in have]
                    if missing:
                        _fail(fn, b, insn, f"v{missing[0]} is read before it is written")
                have.update(defs_of(insn))
            if have != out[b]:
                out[b] = have
                changed = True
        if not changed and first:
            first, changed = False, True
    for b in fn.blocks:
        for rd, rows in b.phis:
            if set(rows) != set(preds[b]):
                _fail(fn, b, None, f"phi v{rd} has {len(rows)} values for {len(set(preds[b]))} predecessors")
            for p, v in rows.items():
                if v not in out[p] and v not in constants:
                    _fail(fn, b, None, f"phi v{rd}: v{v} is not written on the way from block {p.index}")


def verify_allocation(fn, registers):
    """Every read finds in its register the value that it means."""
    number, copies = registers.number, registers.copies
    start = {}
    for v in (*fn.params, *([fn.frame_reg] if fn.frame > 0 else ())):
        start[number[v]] = frozenset((v,))
    for i, v in enumerate(fn.params):
        if number[v] != i:
            raise MachineError(f"function {fn.name}: parameter {i} is in r{number[v]}")
    before = {fn.blocks[0]: start}
    work = [fn.blocks[0]]
    while work:
        b = work.pop()
        have = dict(before[b])
        for insn in b.insns:
            _check_reads(fn, b, insn, uses_of(insn), number, have)
            for v in defs_of(insn):
                have[number[v]] = frozenset((v,))
            if b in copies and insn is (b.insns[-2] if len(b.insns) > 1 else None):
                break
        if b in copies:
            have = _copied(fn, b, copies[b], number, have)
        for s in successors(b):
            old = before.get(s)
            if old is None:
                before[s] = dict(have)
                work.append(s)
                continue
            new = {r: held & have.get(r, frozenset()) for r, held in old.items()}
            if new != old:
                before[s] = new
                work.append(s)


def _check_reads(fn, b, insn, reads, number, have):
    for v in reads:
        if v not in have.get(number[v], ()):
            _fail(fn, b, insn, f"v{v} is expected in r{number[v]}, which holds {sorted(have.get(number[v], ()))}")


def _copied(fn, b, rows, number, have):
    new = dict(have)
    targets = [number[rd] for rd, _, _ in rows]
    if len(set(targets)) != len(targets):
        _fail(fn, b, None, "two parallel copies write one register")
    for rd, v, definition in rows:
        _check_reads(fn, b, definition, (v,) if definition is None else uses_of(definition), number, have)
        held = have[number[v]] if definition is None else frozenset()
        new[number[rd]] = held | {rd}
    return new
