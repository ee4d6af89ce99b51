"""Pictures of the pages for docs/img: explain, report, profile and notebook cells, on a loop kernel, Lua and a graph pipeline.

    python docs/screenshots.py [--only NAME]... [--lua lua.avm]

The pages are looked at by headless chromium, and made smaller with as many colours as they need. Lua is compiled by
`python -m bench.real --build` into build/real. The stepper's pictures are made by screenshots_debug.py.
"""

import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IMAGES = os.path.join(ROOT, "docs", "img")
TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
SCRIPT = """local t = {} for i = 1, 60000 do t[i] = tostring(i * 7 % 1000) end
table.sort(t)
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(#table.concat(t), fib(24))
"""
CELL = """double dot(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}
"""


def browser():
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        sys.exit("no chromium here to take the pictures with")
    return found


def shoot(page, name, width, height):
    """A picture of a page, in docs/img."""
    png = os.path.join(IMAGES, name + ".png")
    subprocess.run([browser(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={width},{height}",
                    f"--screenshot={png}", f"file://{page}"], check=True, capture_output=True, timeout=120)  # fmt: skip
    smaller(png)
    print(f"{png}: {os.path.getsize(png):,} bytes")


def smaller(png):
    """Write the picture with a palette, where Pillow is there."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(png) as image:
        image.convert("RGB").quantize(64, dither=Image.Dither.NONE).save(png, optimize=True)


def tool(*args):
    r = subprocess.run([*TOOL, *map(str, args)], cwd=ROOT, capture_output=True, text=True, timeout=600)
    if r.returncode not in (0, 1):
        sys.exit(f"allvm-vm {' '.join(map(str, args))}: {r.stderr}")


def notebook(folder):
    """The tabs below a cell, one under the other."""
    import numpy as np
    from IPython.core.interactiveshell import InteractiveShell
    from IPython.utils.capture import capture_output

    shell = InteractiveShell.instance()
    shell.run_line_magic("load_ext", "allvm")
    shell.user_ns |= {"x": np.arange(100000.0), "y": np.ones(100000)}
    with capture_output() as got:
        shell.run_cell_magic("avmc", "--call 'dot(x, y, len(x))'", CELL)
    html = "".join(o.data.get("text/html", "") for o in got.outputs)
    parts = [f"<pre>%%avmc --call 'dot(x, y, len(x))'\n{CELL}</pre>"]
    for tab in (0, 1, 5):
        one = html.replace('-0" checked>', '-0">').replace(f'-{tab}"><label', f'-{tab}" checked><label')
        parts.append(one.replace('id="avm', f'id="t{tab}avm').replace('name="avm', f'name="t{tab}avm').replace('for="avm', f'for="t{tab}avm').replace("#avm", f"#t{tab}avm"))
    page = os.path.join(folder, "notebook.html")
    with open(page, "w", encoding="utf-8") as f:
        f.write('<meta charset="utf-8"><body style="font-family:system-ui,sans-serif;margin:16px">' + "".join(parts))
    shoot(page, "notebook", 900, 760)


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--only", action="append", metavar="NAME", help="only this picture; may be repeated")
    p.add_argument("--lua", metavar="FILE", help="the module of Lua")
    o = p.parse_args()
    kernel, pipeline = "examples/queens.c", "examples/hpvm/pipeline.c"
    lua = o.lua or next(iter(sorted((p for p in glob.glob("build/real/lua-*.avm", root_dir=ROOT) if ".strip." not in p), key=lambda p: os.path.getmtime(os.path.join(ROOT, p)), reverse=True)), None)
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "words.lua")
        with open(script, "w") as f:
            f.write(SCRIPT)
        on_lua = ["--dir-ro", f"{folder}=/s", lua, "/s/words.lua"]
        pages = {
            "explain-kernel": (["explain", "--run", "-f", "solve", "--html"], [kernel, "9"], 1700, 900),
            "explain-graph": (["explain", "--html"], ["-f", "scale", pipeline], 1700, 900),
            "report-kernel": (["report", "-o"], [kernel, "11"], 1080, 2300),
            "report-graph": (["report", "--hot", "0", "-o"], ["examples/hpvm/edges.c"], 1080, 2300),
            "profile-kernel": (["profile", "--html"], [kernel, "12"], 1400, 800),
            "profile-lua": (["profile", "--html"], on_lua, 1400, 900),
            "report-lua": (["report", "--runs", "1", "--hot", "1", "-o"], on_lua, 1080, 2300),
            "explain-lua": (["explain", "--html"], ["-f", "luaH_getint", lua], 1700, 900),
        }
        for name, (switches, arguments, width, height) in pages.items():
            if o.only and name not in o.only:
                continue
            if lua is None and name.endswith("-lua"):
                print(f"{name}: no Lua in build/real; make it with python -m bench.real --build --only lua")
                continue
            page = os.path.join(folder, name + ".html")
            tool(*switches, page, *arguments)
            shoot(page, name, width, height)
        if not o.only or "notebook" in o.only:
            notebook(folder)


if __name__ == "__main__":
    main()
