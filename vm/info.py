"""`allvm-vm info`: what a module holds."""

import os

from allvm.ir.errors import UsageError
from allvm.options import COMMON_FLAGS, Flag, help_lines, parse
from allvm.visible import in_line

FLAGS = (
    Flag("--json", "", "print JSON"),
    Flag("--functions", "", "list every function with its size"),
)
HELP = """usage: allvm-vm info [options] FILE

What a module holds: sections and their sizes, where it came from, imports and exports, libraries it needs.

  allvm-vm info prog.avm
  allvm-vm info --functions prog.avm      which functions, how large; the names that -f and --function take

options:"""


def describe(path, data, module):
    """The facts about a module as a JSON-able dict."""
    from allvm.ir import sections

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
        "sha256": sections.content_hash(data),
        "sections": section_sizes(data),
        "target": module.target,
        "dependencies": dependencies(path, module),
        "programs": [
            {"name": p.name, "main": module.func_name(p.main), "functions": reached(module, p)} for p in module.programs
        ],
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
        "line_entries": sum(len(f.lines) for f in module.functions),
    }


def section_sizes(data):
    """Name -> bytes of each section; custom sections by their own names."""
    from allvm.ir import sections

    sizes = {}
    for id, begin, end in sections.table(data):
        name = sections.section_name(id)
        if not id:
            n, at = sections.read_uleb(data, begin)
            name = f"custom {data[at : at + n].decode(errors='replace')}"
        sizes[name] = end - begin
    return sizes


def dependencies(path, module):
    """What is known of each library that a module names: where it is found, or why it is not."""
    from allvm.ir.errors import AllvmError

    out = []
    if module.dependencies:
        from allvm.libraries import Finder

        finder = Finder()
    for name, digest in module.dependencies:
        d = {"name": name, "sha256": digest}
        try:
            library = finder.find(name, digest, path, os.path.basename(path))
            d.update(file=library.path, bytes=len(library.data), needs=[n for n, _ in library.needs])
        except AllvmError as e:
            d["problem"] = str(e)
        out.append(d)
    return out


def reached(module, program):
    """How many functions a program reaches."""
    from allvm.ir.link import references

    first = len(module.import_funcs)
    first_data = len(module.import_data)
    children = {node.function: [c.function for c in node.children] for node in module.nodes}
    seen = set()
    work = [("func", program.main), *(("func", i) for _, i in (*program.init, *program.fini))]
    while work:
        key = kind, index = work.pop()
        if key in seen or index < (first if kind == "func" else first_data):
            continue
        seen.add(key)
        if kind == "func":
            funcs, datas = references(module.functions[index - first])
            work += [("func", i) for i in (*funcs, *children.get(index, ()))] + [("data", i) for i in datas]
        else:
            work += [(r.kind, r.index) for r in module.data[index - first_data].relocs]
    return sum(kind == "func" for kind, _ in seen)


def render(d, with_functions):
    """The description as text."""
    yield f"{d['file']}: {d['bytes']:,} bytes, sha256 {d['sha256'][:16]}…"
    yield "sections:     " + ", ".join(f"{k} {v:,}" for k, v in d["sections"].items())
    if d["target"]:
        yield "made from:    " + ", ".join(f"{k} {v}" for k, v in d["target"].items())
    for x in d["dependencies"]:
        where = f"{x['file']}, {x['bytes']:,} bytes" if "file" in x else x["problem"]
        yield f"depends on:   {x['name']} sha256 {x['sha256'][:16] or 'any'}: {where}"
    for p in d["programs"]:
        yield f"program:      {p['name']}, {p['functions']:,} functions"
    yield f"code:         {len(d['functions']):,} functions, {d['instructions']:,} instructions"
    yield f"data:         {d['data_objects']:,} objects, {d['data_bytes']:,} bytes"
    if d["source_files"]:
        n = len(d["source_files"])
        shown = ", ".join(d["source_files"][:3]) + (" …" if n > 3 else "")
        yield f"lines:        {d['line_entries']:,} entries from {n} file{'s' if n != 1 else ''}: {shown}"
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
        print(HELP)
        print("\n".join(help_lines(FLAGS + COMMON_FLAGS)))
        return 0
    if len(opts.rest) != 1:
        raise UsageError("one module expected; try allvm-vm info FILE.avm")
    from allvm.ir.decode import decode
    from allvm.ir.errors import FormatError
    from allvm.load import is_module, load_program, read_file

    path = opts.rest[0]
    data = read_file(path)
    if not is_module(data):
        data = load_program(path, allow_undefined=True)
    try:
        d = describe(path, data, decode(data, path))
    except FormatError as e:
        raise FormatError.of(path, e) from None
    if opts.json:
        import json

        print(json.dumps(d, indent=2))
    else:
        print("\n".join(map(in_line, render(d, opts.functions))))
    return 0
