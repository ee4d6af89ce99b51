"""Renders the handlers once more, as the cases of one function: what a switch or computed goto dispatches between.

The bodies are those of `gen_handlers`; C macros say what a case begins with and how the next one is reached
(dispatch_switch.h, dispatch_goto.h), so that both interpreters come from one text.
"""

import re

from allvm.interp import gen_handlers as gen

HEAD = """\
cdef extern from *:
    int {names}

cdef void loop "vm_loop"({args}) noexcept nogil:
{temps}
    LOOP_BEGIN()
{cases}
    LOOP_END()
"""


def case(name, lines, temps):
    """One handler as a case. Its temporaries are named by their types, which all cases share."""
    names = {name: "v_" + re.sub(r"\W", "p", ctype) + ("" if name == "t" else "_" + name) for name, ctype in temps.items()}
    out = [f"OP({name})"]
    for line in lines:
        out.append(re.sub(r"\b[A-Za-z_]\w*\b", lambda m: names.get(m[0], m[0]), line))
    return out, {names[name]: ctype for name, ctype in temps.items()}


def bodies(iops, sequences):
    """Names, lines and temporaries of all handlers, in the order of their table."""
    for iop, variant in gen.handlers(iops):
        part = gen.single_part(iop, variant)
        part.render()
        yield gen.handler_name(iop, variant), part.lines, part.temps
    for sequence in sequences:
        yield sequence.cname, *sequence.body()


def render(iops, sequences):
    """The text of the function."""
    names, lines, temps = [], [], {}
    for name, body, own in bodies(iops, sequences):
        more, named = case(name, body, own)
        names.append(name)
        lines += more
        temps |= named
    declared = "\n".join(f"    cdef {ctype} {name}" for name, ctype in sorted(temps.items()))
    return HEAD.format(args=gen.ARGS, names=", ".join(names), temps=declared,
                       cases="\n".join("    " + line for line in lines))  # fmt: skip


def header(iops, sequences):
    """The numbers of the cases in C, and their labels."""
    names = [name for name, _, _ in bodies(iops, sequences)]
    lines = ["enum {"] + [f"    {name}," for name in names] + ["    N_CASES", "};"]
    return "\n".join(lines + ["#define VM_LABELS \\"] + [f"    &&op_{name}, \\" for name in names]) + "\n\n"
