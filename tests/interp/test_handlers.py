"""The machine code of the handlers: each ends in an indirect jump, and the fast ones have no frame."""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from allvm.interp import _handlers

# Handlers that call something: the host, Python, the C library, or (fma on an old CPU) libm.
CALLING = re.compile(r"call_host|graph_[vi]|call_py|thunk_|trace|mem_copy|mem_fill|setjmp|fma_|atomic_|zero")
# The divide instruction has registers of its own, and these may need many: some may have to be saved.
SAVING = re.compile(r"(div|rem)_[su]_i|seq_|call_ind_")
# These leave the guest.
LEAVING = ("trap", "undefined", "halt")
MEMORY = re.compile(r"vmop_(ld|st)_[if]")

pytestmark = pytest.mark.skipif(shutil.which("objdump") is None, reason="needs objdump")


@cache
def handlers():
    """name -> list of instructions."""
    text = subprocess.run(
        ["objdump", "-d", "--no-show-raw-insn", "-w", _handlers.__file__], capture_output=True, text=True, check=True
    ).stdout
    found = {}
    for match in re.finditer(r"<vmop_(\w+)>:\n((?:.+\n)+)", text):
        found[match[1]] = [line.split("\t", 1)[1].strip() for line in match[2].splitlines() if "\t" in line]
    return found


def is_x86():
    return "jmp    *" in " ".join(handlers()["mov"]) or "jmp *" in " ".join(handlers()["mov"])


def test_all_handlers_are_there():
    assert len(handlers()) == _handlers.COUNT == len(set(_handlers.names()))


def test_every_handler_ends_in_an_indirect_jump():
    if not is_x86():
        pytest.skip("the patterns are x86-64's")
    missing = [name for name, code in handlers().items()
               if name not in LEAVING and not any(re.match(r"jmp +\*", i) for i in code)]  # fmt: skip
    assert missing == []


def test_no_frame_and_no_call():
    if not is_x86():
        pytest.skip("the patterns are x86-64's")
    bad = {}
    for name, code in handlers().items():
        if CALLING.search(name):
            continue
        pattern = r"call|sub +\$0x[0-9a-f]+,%rsp" if SAVING.match(name) else r"call|push|sub +\$0x[0-9a-f]+,%rsp"
        if any(re.match(pattern, i) for i in code):
            bad[name] = code
    assert bad == {}


def test_pc_and_frame_are_in_their_registers_when_memory_is_touched():
    """The signal handler reads them there when an access faults. In a sequence pc may be stepped by one byte."""
    if not is_x86():
        pytest.skip("the patterns are x86-64's")
    bad = {}
    seen = 0
    for name in handlers():
        if re.match(r"(ld|st)_|seq_(.*_)?(ld|st)_[if]", name):
            walk = Walk(addressed()[name])
            seen += walk.accesses > 0
            if walk.problem or not walk.accesses:
                bad[name] = walk.problem
    assert seen > 300 and bad == {}


@cache
def addressed():
    """name -> {address: instruction}."""
    text = subprocess.run(
        ["objdump", "-d", "--no-show-raw-insn", "-w", _handlers.__file__], capture_output=True, text=True, check=True
    ).stdout
    found = {}
    for match in re.finditer(r"<vmop_(\w+)>:\n((?:.+\n)+)", text):
        lines = [line.split(":\t", 1) for line in match[2].splitlines() if ":\t" in line]
        found[match[1]] = {int(address, 16): insn.strip() for address, insn in lines}
    return found


WIDE = {
    "eax": "rax",
    "ecx": "rcx",
    "edx": "rdx",
    "esi": "rsi",
    "edi": "rdi",
    "di": "rdi",
    "si": "rsi",
    "ax": "rax",
    "cx": "rcx",
}


class Walk:
    """Follows all paths through a handler, knowing which registers hold pc, R and pointers to slots."""

    def __init__(self, code):
        self.code = code
        self.order = sorted(code)
        self.next = dict(zip(self.order, self.order[1:]))
        self.accesses = 0
        self.problem = ""
        self.done = set()
        work = [(self.order[0], (("r8", "ctx"), ("rdi", "pc"), ("rsi", "R"), ("rsp", "sp")))]
        while work:
            address, state = work.pop()
            if address in code and (address, state) not in self.done:
                self.done.add((address, state))
                work += self.step(address, dict(state))

    def step(self, address, holds):
        insn = self.code[address]
        op, _, operands = insn.partition(" ")
        operands = operands.strip()
        if op == "jmp":
            return [] if operands.startswith("*") else [(int(operands.split()[0], 16), tuple(sorted(holds.items())))]
        if op not in ("lea", "nopw", "nopl", "nop", "xchg") and not op.startswith(("cs", "data16")):
            for base in re.findall(r"\(%(\w+)", operands):
                if not self.dispatches(op, operands, address):
                    self.access(base, holds, insn)
        targets = [self.next.get(address)]
        if op.startswith("j"):
            targets.append(int(operands.split()[0], 16))
        else:
            self.write(op, operands, holds)
        return [(t, tuple(sorted(holds.items()))) for t in targets if t is not None]

    def dispatches(self, op, operands, address):
        """Whether an instruction loads the address of the next handler."""
        m = op == "mov" and re.match(r"\(%rdi\),%(\w+)$", operands)
        return bool(m) and any(re.match(rf"jmp +\*%{m[1]}\b", self.code[a]) for a in self.order if a > address)

    def access(self, base, holds, insn):
        if base in holds or base == "rip":
            return
        self.accesses += 1
        if holds.get("rdi") != "pc" or holds.get("rsi") != "R":
            self.problem = f"{insn}: pc or R is not in its register"

    def write(self, op, operands, holds):
        m = re.search(r"(?:^|,)%(\w+)$", operands)
        if not m or op.startswith(("cmp", "test", "ucomis", "comis", "push", "bt")):
            return
        to = WIDE.get(m[1], m[1])
        value = None
        if op == "mov" and (source := re.match(r"%(\w+),%\w+$", operands)):
            value = holds.get(source[1])
        elif re.match(r"\$-?0x1,%rdi$", operands) and op in ("add", "sub"):
            value = holds.get("rdi")  # a step
        elif op in ("inc", "dec") and to == "rdi":
            value = holds.get("rdi")
        elif op == "lea" and (m := re.match(r"-?0x1\(%(\w+)\),", operands)):
            value = holds.get(m[1])
        elif op == "lea" and (m := re.match(r"\(%(\w+),%\w+,8\),", operands)):
            value = "slot" if holds.get(m[1]) == "R" else None
        elif op in ("add", "sub") and to == "rdi":
            source = re.match(r"%(\w+),", operands)
            value = (holds.get("rdi") or source and holds.get(source[1])) and "next"
        elif op == "lea" and (m := re.match(r"(?:0x10|0x20|0xf|0x1f)\(%(\w+)\),", operands)):
            value = holds.get(m[1]) and "next"
        elif op == "lea" and to == "rdi" and (m := re.match(r"(?:-0x1)?\(%(\w+),%(\w+),1\),", operands)):
            value = (holds.get(m[1]) or holds.get(m[2])) and "next"
        holds.pop(to, None)
        if value:
            holds[to] = value


def test_an_unoptimised_build_is_refused(tmp_path):
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        pytest.skip("needs a C compiler")
    folder = Path(_handlers.__file__).parent
    if not (folder / "vm_core.h").exists():
        pytest.skip("needs the sources")
    source = tmp_path / "x.c"
    source.write_text('#include "vm_core.h"\n')
    for flag, works in (("-O0", False), ("-O2", True)):
        done = subprocess.run(
            [compiler, flag, "-I", folder, "-c", source, "-o", tmp_path / "x.o"], capture_output=True, text=True
        )
        assert (done.returncode == 0) == works, done.stderr
    assert (
        "sibling-call"
        in subprocess.run(
            [compiler, "-O0", "-I", folder, "-c", source, "-o", tmp_path / "x.o"], capture_output=True, text=True
        ).stderr
    )
