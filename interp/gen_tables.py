"""Renders the tables that loader and translator are driven by."""

from allvm.interp import iops
from allvm.interp.fused_ops import faults
from allvm.interp.gen_handlers import handler_name, handlers, variant_text, variants
from allvm.interp.iops import DOMAIN, WIDTH
from allvm.ir import isa

SOURCE = "Generated from ir/isa.py and the tables in interp by `python -m allvm.interp.generate`; do not edit."
HEADER = f"# {SOURCE}\n\n"
C_HEADER = f"/* {SOURCE} */\n"

# Codes of canonical operands in OP_OPERANDS; their order is known to interp/decode.pxi.
OPERAND_CODES = ("", "rd", "ra", "rb", "rc", "s32", "s64", "u8", "f32", "f64", "mem", "label", "labels",
                 "func", "data", "type", "defs", "uses")  # fmt: skip
# How a canonical operation is lowered; known to interp/lower.pxi.
CLASSES = ("special", "rrr", "rr", "rrrr", "rk", "br_rr", "br_r", "br_rk", "load", "store", "store_k", "atomic")
OP_FLAGS = ("end", "branch", "call")
IOP_FLAGS = (
    "comm",
    "pure",
    "back",
    "branch",
    "end",
    "call",
    "keep",
    "clobber",
    "mov",
    "result32",
    "store",
    "wide",
    "faults",
)
DOMAINS = {"": 0, "I": 1, "D": 2, "F": 3}
NO_FIELD = 255
FIELD_NUMBER = {"a": 0, "b": 1, "c": 2, "d": 3, "i": 4, "w": 5}


def handler_table(ops, sequences):
    """The C table of handlers, in the order in which `IopMeta.first` counts them, those of sequences last."""
    names = [handler_name(op, v) for op, v in handlers(ops)] + [s.cname for s in sequences]
    texts = [variant_text(op, v) for op, v in handlers(ops)] + [s.text for s in sequences]
    out = [C_HEADER]
    out += [f"static void {n}(HANDLER_ARGS);" for n in names]
    out.append(f"#define N_HANDLERS {len(names)}")
    out.append("static const Handler HANDLERS[N_HANDLERS] = {")
    out += [f"    {n}," for n in names]
    out.append("};")
    out.append("/* Their names for dumps, one after the other. */")
    out.append("static const char HANDLER_NAMES[] =")
    out += [f'    "{t}\\0"' for t in texts]
    out.append(";")
    return "\n".join(out) + "\n"


def operand_code(operand):
    if operand.kind in ("def", "use"):
        return OPERAND_CODES.index(operand.name)
    if operand.kind == "imm":
        return OPERAND_CODES.index(operand.type)
    return OPERAND_CODES.index(operand.kind)


def lowering(row):
    """(class, internal operation or None) of a canonical operation."""
    kinds = [o.kind for o in row.operands]
    if row.name in isa.MEM_CTYPE:
        if row.name.startswith("atomic"):
            return "atomic", row.name
        kind = "load" if row.name.startswith("ld") else "store_k" if row.name.endswith(".k") else "store"
        return kind, row.name + ".base"
    by_kinds = {
        "def use use": "rrr", "def use": "rr", "def use use use": "rrrr", "def use imm": "rk",
        "use use label": "br_rr", "use label": "br_r", "use imm label": "br_rk",
    }  # fmt: skip
    kind = by_kinds.get(" ".join(kinds))
    if kind is None or row.expr is None or row.name in ("mov", "select"):
        return "special", None
    return kind, row.name


def register_form(row):
    """(number, swapped) of the operation on two registers that a row with an immediate becomes when the constant
    does not fit: `add.i64.k` is `add.i64`, `rsub.i64.k` is `sub.i64` with its operands exchanged."""
    if not row.name.endswith(".k") or row.name.startswith("st."):
        return 0, 0
    name = row.name[:-2]
    swapped = name.startswith("rsub") or ".gt_" in name
    name = name.replace("rsub", "sub").replace(".gt_", ".lt_")
    return isa.BY_NAME[name].number, int(swapped)


def iop_flags(op):
    flags = set(op.flags)
    if op.kind in ("branch", "mov", "store"):
        flags.add(op.kind)
    if op.defs and op.defs[0].type in ("i32", "f32"):
        flags.add("result32")
    if "i" in op.fields.values():
        flags.add("wide")
    if faults(op):
        flags.add("faults")
    return sum(1 << IOP_FLAGS.index(f) for f in flags if f in IOP_FLAGS)


def iop_meta(op, first):
    vs = variants(op)
    offsets = [-1] * 10
    for n, (use, kept) in enumerate(vs):
        offsets[use * 2 + kept] = n
    if "call" in op.flags and op.defs:
        offsets[1] = 0  # a call whose result is not stored has a scratch slot as its def
        for use in range(1, 5):
            offsets[use * 2 + 1] = offsets[use * 2]
    uses = op.uses
    fields = [FIELD_NUMBER[op.fields[a.name]] for a in uses]
    domains = [DOMAINS[DOMAIN[a.type]] for a in uses]
    pad = lambda xs: ", ".join(str(x) for x in xs + [0] * (4 - len(xs)))  # noqa: E731
    d = op.defs[0] if op.defs else None
    label = next((a for a in op.args if a.role == "label"), None)
    imm = [a for a in op.args if a.role == "imm"]
    imm_field = FIELD_NUMBER[op.fields[imm[-1].name]] if imm else NO_FIELD
    size = 2 if "w" in op.fields.values() else 1
    return (
        f"    {{{first}, {{{', '.join(map(str, offsets))}}}, {iop_flags(op)}, {len(uses)}, {{{pad(fields)}}}, {{{pad(domains)}}}, "
        f"{FIELD_NUMBER[op.fields[d.name]] if d else NO_FIELD}, {DOMAINS[DOMAIN[d.type]] if d else 0}, "
        f"{FIELD_NUMBER[op.fields[label.name]] if label else NO_FIELD}, {imm_field}, {size}}},  /* {op.name} */"
    )


class Trie:
    """Sequences as a tree: a node is reached by the handlers of its parts; it may end several sequences."""

    def __init__(self, ops, sequences):
        numbers = {(op.name, v): n for n, (op, v) in enumerate(handlers(ops))}
        self.n_handlers = len(numbers)
        self.edges = [{}]  # per node: handler -> node; node 0 is the root
        self.ends = [[]]  # per node: numbers of sequences
        for k, s in enumerate(sequences):
            node = 0
            for op, v, _ in s.parts:
                h = numbers[op.name, v]
                if h not in self.edges[node]:
                    self.edges[node][h] = len(self.edges)
                    self.edges.append({})
                    self.ends.append([])
                node = self.edges[node][h]
            self.ends[node].append(k)

    def render(self):
        """The root's children by handler; edges sorted by handler, one node after the other; the sequences that end at
        each node."""
        nodes, edges, ends = [], [], []
        for out, end in zip(self.edges, self.ends):
            nodes.append(f"    {{{len(edges)}, {len(out)}, {len(ends)}, {len(end)}}},")
            edges += [f"{{{h}, {node}}}" for h, node in sorted(out.items())]
            ends += map(str, end)
        root = [str(self.edges[0].get(h, 0)) for h in range(self.n_handlers)]
        return [
            f"static const uint16_t TRIE_ROOT[] = {{{', '.join(root)}}};",
            "typedef struct TrieNode { uint16_t edge, n_edges, end, n_ends; } TrieNode;",
            "typedef struct TrieEdge { uint16_t handler, node; } TrieEdge;",
            "static const TrieNode TRIE[] = {", *nodes, "};",
            f"static const TrieEdge TRIE_EDGES[] = {{{', '.join(edges) or '{0, 0}'}}};",
            f"static const uint16_t TRIE_ENDS[] = {{{', '.join(ends) or '0'}}};",
        ]  # fmt: skip


def sequence_tables(ops, sequences):
    """How each sequence is put together: which field of which part goes to which unit."""
    out = [f"#define N_SEQUENCES {len(sequences)}", f"#define FIRST_SEQUENCE {len(handlers(ops))}"]
    out.append(
        "typedef struct SeqMeta { uint16_t map; uint8_t n_map, n_parts, size, first_fault, second_fault; } SeqMeta;"
    )
    out.append("typedef struct SeqField { uint8_t part, field, unit, how; } SeqField;")
    fields = []
    out.append("static const SeqMeta SEQUENCES[] = {")
    for s in sequences:
        out.append(
            f"    {{{len(fields)}, {len(s.map)}, {len(s.parts)}, {s.size}, {s.first_fault}, {s.second_fault}}},  /* {s.text} */"
        )
        fields += [f"{{{', '.join(map(str, m))}}}" for m in s.map]
    out.append("    {0}\n};")
    out.append(f"static const SeqField SEQ_FIELDS[] = {{{', '.join(fields) or '{0}'}}};")
    return out + Trie(ops, sequences).render()


def tables(ops, sequences):
    """The C header with the tables of canonical and internal operations."""
    out = [C_HEADER, f"#define N_OPS {len(isa.OPS)}", f"#define N_IOPS {len(ops)}"]
    out += [f"#define IF_{f.upper()} {1 << n}" for n, f in enumerate(IOP_FLAGS)]
    out += [f"#define OF_{f.upper()} {1 << n}" for n, f in enumerate(OP_FLAGS)]
    out.append("typedef struct IopMeta {\n    uint16_t first; int8_t variant[10]; uint16_t flags; uint8_t n_uses, use_field[4], use_domain[4],\n"
               "        def_field, def_domain, label_field, imm_field, size;\n} IopMeta;")  # fmt: skip
    out.append("static const IopMeta IOPS[N_IOPS] = {")
    first = {}
    for n, (op, _) in enumerate(handlers(ops)):
        first.setdefault(op.name, n)
    out += [iop_meta(op, first[op.same_as or op.name]) for op in ops]
    out.append("};")
    out.append(
        "typedef struct OpMeta {\n    uint8_t operands[6]; uint8_t flags, lowering, scale, swapped; uint16_t iop, reg_form;\n} OpMeta;"
    )
    out.append("static const OpMeta OPS[N_OPS] = {")
    for row in isa.OPS:
        codes = [operand_code(o) for o in row.operands]
        flags = sum(1 << n for n, f in enumerate(OP_FLAGS) if f in row.flags)
        kind, iop = lowering(row)
        scale = WIDTH.get(isa.MEM_CTYPE.get(row.name), 0)
        codes = ", ".join(map(str, codes + [0] * (6 - len(codes))))
        number = iops.BY_NAME[iop].number if iop else 0
        reg_form, swapped = register_form(row)
        out.append(
            f"    {{{{{codes}}}, {flags}, {CLASSES.index(kind)}, {scale}, {swapped}, {number}, {reg_form}}},  /* {row.name} */"
        )
    out.append("};")
    out += sequence_tables(ops, sequences)
    out.append("static const char OP_NAMES[] =")
    out += [f'    "{row.name}\\0"' for row in isa.OPS]
    out.append(";")
    out.append("static const char IOP_NAMES[] =")
    out += [f'    "{op.name}\\0"' for op in ops]
    out.append(";")
    return "\n".join(out) + "\n"


def numbers(ops):
    """Cython constants for the numbers that hand-written code needs."""
    ident = lambda name: name.replace(".", "_")  # noqa: E731
    out = [HEADER, "cdef enum:"]
    out += [f"    OP_{ident(row.name)} = {row.number}" for row in isa.OPS]
    out += [f"    I_{ident(op.name)} = {op.number}" for op in ops]
    out += [f"    LOWER_{kind.upper()} = {n}" for n, kind in enumerate(CLASSES)]
    out += [f"    OPERAND_{code.upper() or 'END'} = {n}" for n, code in enumerate(OPERAND_CODES)]
    out += [f"    TRAPNO_{name.upper()} = {number}" for name, (number, _) in isa.TRAPS.items()]
    out.append(f"    ISA_VERSION = {isa.ISA_VERSION}")
    out.append(f"    GRAPH_ROWS = {isa.GRAPH_ROWS}")
    out.append(f"    GRAPH_END = {isa.GRAPH_END}")
    out.append("\n# number -> (kind, what a person reads)\nTRAPS = {")
    out += [f"    {number}: ({name!r}, {text!r})," for name, (number, text) in isa.TRAPS.items()]
    out.append("}")
    return "\n".join(out) + "\n"
