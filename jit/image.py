"""The description of a program for the runtime library: LLVM IR for the `AotProgram` of jit/runtime/program.h."""

from dataclasses import dataclass, field

NO_TEXT = 0xFFFFFFFF
VERSION = 3
NATIVE_MEMORY, METERED = 1, 2


@dataclass
class Facts:
    """What is to be known of a program, by index where it is about functions.

    name: for messages. options: switches fixed when compiled, as one text. bindings: per import the symbol of the host
    function, or None. types: signatures ('ll:i'); type_of: per function. traps: number -> text. init: functions, fini:
    addresses, in order. main: function or -1. data: (name, address) of the host's data objects. image: guest memory from
    ro_lo on. layout: stack_lo, stack_hi, ro_lo, ro_hi, placed, tls_lo, tls_size, tls_align.
    """

    name: str
    options: str
    flags: int
    names: list
    bindings: list
    types: list
    type_of: list
    traps: dict
    init: list
    fini: list
    main: int
    data: list
    image: bytes
    layout: dict
    max_memory: int
    exports: list = field(default_factory=list)  # (symbol, function index, FuncType)
    prefix: str = ""  # of the functions that a library has in any case; "": it is none


def escape(data):
    """Bytes as the text between the quotes of LLVM's c"...". """
    return "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)


class Texts:
    """Texts one behind another, each once."""

    def __init__(self):
        self.data, self._at = bytearray(), {}

    def add(self, text):
        if text is None:
            return NO_TEXT
        if text not in self._at:
            self._at[text] = len(self.data)
            self.data += text.encode("utf-8", "surrogateescape") + b"\0"
        return self._at[text]


def numbers(values, bits=32):
    return f"[{len(values)} x i{bits}] [" + ", ".join(f"i{bits} {v}" for v in values) + "]"


def pointers(symbols):
    return f"[{len(symbols)} x ptr] [" + ", ".join(f"ptr {'@' + s if s else 'null'}" for s in symbols) + "]"


def native_table(n_imports, n_functions):
    """IR to be compiled with the code: its beginning, and the table of uniform entries. (what comes first, what comes last)"""
    entries = [None] * n_imports + [f"w{i}" for i in range(n_imports, n_functions)]
    return ('define hidden void @allvm_code() nounwind section ".text" {\n  ret void\n}\n',
            f"@allvm_native = hidden constant {pointers(entries)}\n")  # fmt: skip


def describe(facts, positions):
    """The IR of the description, and of the C entries of exported functions."""
    texts = Texts()
    out = []

    def constant(name, value):
        out.append(f"@{name} = private constant {value}")
        return f"ptr @{name}"

    n = len(facts.names)
    hosts = dict.fromkeys(b for b in facts.bindings if b)
    out += [f"@{b} = external hidden constant ptr" for b in hosts]
    out += ["declare hidden void @allvm_code()", "@allvm_native = external hidden constant ptr"]
    last = max(facts.traps)
    places = ", ".join(f"%place {{ i32 {f}, i32 {texts.add(file)}, i32 {line}, i32 {outer} }}" for f, file, line, outer in positions.places)
    data = ", ".join(f"%data {{ i32 {texts.add(name)}, i32 0, i64 {address} }}" for name, address in facts.data)
    at = facts.layout
    fields = [
        f"i32 {VERSION}", f"i32 {facts.flags}", "ptr @text", f"i32 {texts.add(facts.name)}", f"i32 {texts.add(facts.options)}",
        f"i32 {n}", f"i32 {len(facts.bindings)}", f"i32 {len(facts.init)}", f"i32 {len(facts.fini)}", f"i32 {facts.main}", f"i32 {len(facts.data)}",
        f"i32 {last + 1}", "i32 0",
        constant("bindings", pointers(facts.bindings)), "ptr @allvm_native",
        constant("type_of", numbers(facts.type_of)), constant("types", numbers([texts.add(t) for t in facts.types])),
        constant("names", numbers([texts.add(x) for x in facts.names])),
        constant("traps", numbers([texts.add(facts.traps.get(i)) for i in range(last + 1)])),
        constant("init", numbers(facts.init)), constant("fini", numbers(facts.fini, 64)),
        constant("data", f"[{len(facts.data)} x %data] [{data}]"),
        constant("image", f'[{len(facts.image)} x i8] c"{escape(facts.image)}"'), f"i64 {len(facts.image)}",
        *(f"i64 {at[k]}" for k in ("stack_lo", "stack_hi", "ro_lo", "ro_hi", "placed", "tls_lo", "tls_size", "tls_align")), f"i64 {facts.max_memory}",
        f"ptr getelementptr (i8, ptr @allvm_code, i64 {-positions.base})", f"i64 {positions.size}",
        constant("positions", f'[{len(positions.table)} x i8] c"{escape(positions.table)}"'), f"i64 {len(positions.table)}",
        constant("places", f"[{len(positions.places)} x %place] [{places}]"),
    ]  # fmt: skip
    out.append(f'@text = private constant [{len(texts.data)} x i8] c"{escape(texts.data)}"')
    kinds = ", ".join(f.partition(" ")[0] for f in fields)
    out.append(f"@allvm_program = hidden constant {{ {kinds} }} {{ {', '.join(fields)} }}")
    head = ["%place = type { i32, i32, i32, i32 }", "%data = type { i32, i32, i64 }"]
    if facts.prefix:
        out += ["declare hidden void @allvm_export_call(i32, i32, ptr)", *(export(*e) for e in facts.exports), *common(facts.prefix)]
    return "\n".join([*head, *out]) + "\n"


_C = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}


def export(symbol, index, type):
    """A C function that calls a function of the program. Several results are returned through pointers behind the arguments."""
    params = [f"{_C[t]} %a{n}" for n, t in enumerate(type.params)]
    many = len(type.results) > 1
    if many:
        params += [f"ptr %r{n}" for n in range(len(type.results))]
    result = "void" if many or not type.results else _C[type.results[0]]
    size = max(len(type.params), len(type.results), 1)
    body = [f"define {result} @{symbol}({', '.join(params)}) {{", f"  %s = alloca [{size} x i64], align 8"]
    for n, t in enumerate(type.params):
        body.append(f"  %p{n} = getelementptr i64, ptr %s, i64 {n}")
        if t in ("i32", "f32"):
            body.append(f"  store i64 0, ptr %p{n}, align 8")
        body.append(f"  store {_C[t]} %a{n}, ptr %p{n}, align 8")
    body.append(f"  call void @allvm_export_call(i32 {index}, i32 {len(type.results)}, ptr %s)")
    for n, t in enumerate(type.results):
        body += [f"  %q{n} = getelementptr i64, ptr %s, i64 {n}", f"  %v{n} = load {_C[t]}, ptr %q{n}, align 8"]
        if many:
            body.append(f"  store {_C[t]} %v{n}, ptr %r{n}, align 8")
    body.append(f"  ret {result}" + (" %v0" if result != "void" else ""))
    return "\n".join([*body, "}"])


def common(prefix):
    """PREFIX_error and the others that vm/compile_header.py declares."""
    for name, result, param in (("error", "ptr", ""), ("memory", "ptr", ""), ("alloc", "i64", "i64"), ("free", "void", "i64")):
        given = f"{param} %x" if param else ""
        back = f"ret {result}" if result == "void" else f"ret {result} %r"
        value = "" if result == "void" else "%r = "
        yield f"declare hidden {result} @allvm_export_{name}({param})"
        yield f"define {result} @{prefix}_{name}({given}) {{\n  {value}call {result} @allvm_export_{name}({given})\n  {back}\n}}"
