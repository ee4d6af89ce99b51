"""Writing LLVM IR as text: the module's declarations and metadata, and the instructions of one function."""

# (from, to) -> conversions between what a variable holds and what an operand is: both are views of one 64-bit
# register whose upper half is clear where the type has 32 bits.
_CONVERSIONS = {
    ("i64", "i32"): ("trunc",), ("i64", "double"): ("bitcast",), ("i64", "float"): ("trunc i32", "bitcast"),
    ("i32", "i64"): ("zext",), ("i32", "float"): ("bitcast",), ("i32", "double"): ("zext i64", "bitcast"),
    ("double", "i64"): ("bitcast",), ("double", "i32"): ("bitcast i64", "trunc"),
    ("double", "float"): ("bitcast i64", "trunc i32", "bitcast"),
    ("float", "i32"): ("bitcast",), ("float", "i64"): ("bitcast i32", "zext"),
    ("float", "double"): ("bitcast i32", "zext i64", "bitcast"),
    ("i1", "i32"): ("zext",), ("i1", "i64"): ("zext",), ("i1", "double"): ("zext i64", "bitcast"),
    ("i1", "float"): ("zext i32", "bitcast"),
}  # fmt: skip


class ModuleText:
    """The parts of a module that functions share."""

    def __init__(self, options):
        self.options = options
        self.parts = []
        self.declared, self.used = {}, set()  # used: declared functions that no call names yet
        self.metadata = []
        self.known = {}
        self.guest_tag = self.context_tag = None

    def declare(self, name, signature):
        self.declared.setdefault(name, signature)

    def meta(self, text):
        """The number of a metadata node; equal nodes are one, unless they are distinct."""
        if not text.startswith("distinct") and text in self.known:
            return self.known[text]
        self.metadata.append(text)
        number = len(self.metadata) - 1
        self.known[text] = number
        return number

    def new_meta(self):
        self.metadata.append(None)
        return len(self.metadata) - 1

    def text(self, attributes):
        lines = ["source_filename = \"allvm\"", *self.parts]
        lines += [f"declare {signature.format(name)}" for name, signature in sorted(self.declared.items())]
        if self.used:
            listed = ", ".join(f"ptr @{name}" for name in sorted(self.used))
            lines.append(f'@llvm.compiler.used = appending global [{len(self.used)} x ptr] [{listed}], section "llvm.metadata"')
        lines += attributes
        lines += self.named
        lines += [f"!{n} = {text}" for n, text in enumerate(self.metadata)]
        return "\n".join(lines) + "\n"

    named = ()


class Builder:
    """Writes the instructions of one function."""

    def __init__(self, module, fast=""):
        self.module = module
        self.lines = []
        self.count = 0
        self.location = ""  # ', !dbg !N' of the instruction at hand
        self.fast = f" {fast}" if fast else ""
        self.type_of_source = None

    def emit(self, text):
        self.lines.append(f"  {text}{self.location}")

    def label(self, name):
        self.lines.append(f"{name}:")

    def op(self, text):
        """An instruction with a result: its name."""
        self.count += 1
        name = f"%t{self.count}"
        self.lines.append(f"  {name} = {text}{self.location}")
        return name

    def fresh(self, prefix):
        self.count += 1
        return f"{prefix}{self.count}"

    def call(self, result, name, args):
        """A call of an intrinsic. args: 'type value' each."""
        types = ", ".join(a.split(" ", 1)[0] for a in args)
        self.module.declare(name, f"{result} @{{}}({types})")
        return self.op(f"call {result} @{name}({', '.join(args)})")

    def convert(self, value, source, target):
        """A value seen as another type of register."""
        if source == target:
            return value
        at = source
        steps = _CONVERSIONS[source, target]
        for n, step in enumerate(steps):
            op, _, to = step.partition(" ")
            to = to or target
            value = self.op(f"{op} {at} {value} to {to}")
            at = to
            assert n < len(steps)
        return value
