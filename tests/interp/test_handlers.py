"""The machine code of the handlers: each ends in an indirect jump, and the fast ones have no frame."""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from allvm.interp import _handlers

# Handlers that call something: the host, Python, the C library, or (fma on an old CPU) libm.
CALLING = re.compile(r"call_host|call_py|thunk_|trace|mem_copy|mem_fill|setjmp|fma_|atomic_|zero")
# The divide instruction has registers of its own, and a sequence may need many: some may have to be saved.
SAVING = re.compile(r"(div|rem)_[su]_i|seq_")
# These leave the guest.
LEAVING = ("trap", "undefined", "halt")
MEMORY = re.compile(r"vmop_(ld|st)_[if]")

pytestmark = pytest.mark.skipif(shutil.which("objdump") is None, reason="needs objdump")


@cache
def handlers():
    """name -> list of instructions."""
    text = subprocess.run(["objdump", "-d", "--no-show-raw-insn", "-w", _handlers.__file__], capture_output=True, text=True, check=True).stdout
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


def test_pc_and_frame_stay_in_their_registers_until_memory_is_touched():
    """The signal handler reads them there when an access faults."""
    if not is_x86():
        pytest.skip("the patterns are x86-64's")
    bad = {}
    for name, code in handlers().items():
        if not re.match(r"(ld|st)_", name):
            continue
        last = max((k for k, i in enumerate(code) if touches_guest_memory(i)), default=-1)
        assert last >= 0, (name, code)
        for i in code[:last]:
            if re.search(r",%(rdi|edi|di|dil|rsi|esi)$", i) and not i.startswith(("cmp", "test")):
                bad[name] = code
    assert bad == {}


def touches_guest_memory(insn):
    """An access through neither pc (rdi) nor R (rsi) nor ctx (r8) nor the instruction pointer."""
    return any(
        not re.match(r"%(rdi|rsi|r8|rip|rsp)\b", base)
        for base in re.findall(r"-?(?:0x[0-9a-f]+)?\((%\w+)", insn)
        if not insn.startswith(("lea", "nop", "jmp", "cs nop", "data16"))
    )


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
        done = subprocess.run([compiler, flag, "-I", folder, "-c", source, "-o", tmp_path / "x.o"], capture_output=True, text=True)
        assert (done.returncode == 0) == works, done.stderr
    assert "sibling-call" in subprocess.run([compiler, "-O0", "-I", folder, "-c", source, "-o", tmp_path / "x.o"], capture_output=True, text=True).stderr
