"""`allvm-vm info`: what a module holds."""

from allvm.ir.errors import UsageError
from allvm.options import COMMON_FLAGS, Flag, help_lines, parse

FLAGS = (
    Flag("--json", "", "print JSON"),
    Flag("--functions", "", "list every function with its size"),
)
SECTION_NAMES = {
    0: "custom", 1: "types", 2: "imports", 3: "functions", 4: "code", 5: "data", 6: "symbols",
    7: "start", 8: "dependencies", 9: "names", 10: "lines", 11: "target", 12: "graphs", 13: "hints",
}  # fmt: skip


def sections(data):
    """[(name, payload bytes)] of a module that is known to be well formed."""
    pos = data.find(b"\n") + 1 if data[:2] == b"#!" else 0
    pos += 12
    out = []
    while pos < len(data):
        id = data[pos]
        pos += 1
        size = shift = 0
        while True:
            b = data[pos]
            pos += 1
            size |= (b & 0x7F) << shift
            shift += 7
            if b < 0x80:
                break
        out.append((SECTION_NAMES.get(id, f"section {id}"), size))
        pos += size
    return out


def describe(path, data, module):
    """The facts about a module as a JSON-able dict."""
    import hashlib

    functions = [
        {
            "name": f.name,
            "type": str(module.types[f.type]),
            "instructions": len(f.code),
            "registers": f.nregs,
            "frame": f.frame,
            "linkage": f.linkage,
        }
        for f in module.functions
    ]
    return {
        "file": path,
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
        "sections": dict(sections(data)),
        "target": module.target,
        "dependencies": [name for name, _ in module.dependencies],
        "imports": [
            {"name": f.name, "type": str(module.types[f.type]), "weak": f.weak} for f in module.import_funcs
        ],
        "import_data": [d.name for d in module.import_data],
        "exports": sorted(
            [f.name for f in module.functions if f.linkage != "local"]
            + [d.name for d in module.data if d.linkage != "local"]
            + [a.name for a in module.aliases if a.linkage != "local"]
        ),
        "instructions": sum(f["instructions"] for f in functions),
        "functions": functions,
        "data_objects": len(module.data),
        "data_bytes": sum(d.size for d in module.data),
        "source_files": list(module.files),
    }


def render(d, with_functions):
    """The description as text."""
    yield f"{d['file']}: {d['bytes']:,} bytes, sha256 {d['sha256'][:16]}…"
    yield "sections:     " + ", ".join(f"{k} {v:,}" for k, v in d["sections"].items())
    if d["target"]:
        yield "made from:    " + ", ".join(f"{k} {v}" for k, v in d["target"].items())
    if d["dependencies"]:
        yield "depends on:   " + ", ".join(d["dependencies"])
    yield f"code:         {len(d['functions']):,} functions, {d['instructions']:,} instructions"
    yield f"data:         {d['data_objects']:,} objects, {d['data_bytes']:,} bytes"
    if d["source_files"]:
        yield f"lines:        from {len(d['source_files'])} files"
    yield f"exports:      {', '.join(d['exports']) or 'nothing'}"
    names = [i["name"] for i in d["imports"]] + d["import_data"]
    yield f"imports:      {', '.join(names) or 'nothing'}"
    if with_functions:
        yield ""
        yield "instructions  registers   frame  function"
        for f in d["functions"]:
            yield f"{f['instructions']:12,} {f['registers']:10,} {f['frame']:7,}  {f['name']} {f['type']}"


def command(argv):
    opts = parse(argv, FLAGS + COMMON_FLAGS)
    if opts.help:
        print("usage: allvm-vm info [options] FILE\n\nWhat a module holds.\n\noptions:")
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if len(opts.rest) != 1:
        raise UsageError("one module expected; try allvm-vm info FILE.avm")
    from allvm.ir.decode import decode
    from allvm.ir.errors import FormatError
    from allvm.load import load_program

    path = opts.rest[0]
    data = load_program(path, allow_undefined=True)
    try:
        d = describe(path, data, decode(data, path))
    except FormatError as e:
        raise FormatError(f"{path}: {e}") from None
    if opts.json:
        import json

        print(json.dumps(d, indent=2))
    else:
        print("\n".join(render(d, opts.functions)))
    return 0
