"""Pictures of the pages for docs/img: explain, report, profile, compare and notebook cells, on a loop kernel, Lua and a graph pipeline.

    python docs/screenshots.py [--only NAME]...

The pages are looked at by headless chromium: one that writes to the console, or has a link that leads nowhere, ends this. Pictures are
made smaller with as many colours as they need. Lua's sources are those of bench/real. The stepper's pictures are made by screenshots_debug.py.
"""

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IMAGES = os.path.join(ROOT, "docs", "img")
RUN = [sys.executable, "-c", "import sys; from allvm.{0} import main; sys.exit(main())"]
SCRIPT = """math.randomseed(1)
local t = {} for i = 1, 600000 do t[i] = tostring(i * 7 % 1000) end
table.sort(t)
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(#table.concat(t), fib(31))
"""
FEW = """total = 0
for i = 1, 3000 do total = total + math.floor(i / 3) end
print(total)
"""
CELL = """double dot(const double *a, const double *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += a[i] * b[i];
    return s;
}
"""
PIPELINE = ["pipeline.c", "40", "256"]
LUA = ["-DLUA_COMPAT_5_3", "-Dluai_makeseed(L)=0"]  # the seed of its hashes is out of the clock else, so that no two runs were the same
ON_LUA = ["--dir-ro", ".=/s", "lua.avm"]
#: name: (the command and its switches, the program and its arguments, the line that is pinned, width, height); PAGE is where the page goes
PAGES = {
    "explain-kernel": (["explain", "--run", "-f", "solve", "--show", "bytecode,internal,asm", "--html", "PAGE"], ["queens.c", "9"], 9, 1700, 900),
    "explain-lua": (["explain", "--run", "-f", "luaH_getshortstr", "--show", "bytecode,internal,asm", "--html", "PAGE"], [*ON_LUA, "/s/few.lua"], 777, 1700, 900),
    "explain-graph": (["explain", "--run", "-f", "gradient_row", "--show", "bytecode,ptx", "--html", "PAGE"], ["pipeline.c", "8", "64"], 25, 1700, 900),
    "report-kernel": (["report", "-o", "PAGE"], ["queens.c", "12"], 0, 1080, 2300),
    "report-lua": (["report", "--runs", "1", "--tiers", "interp,auto", "-o", "PAGE"], [*ON_LUA, "/s/words.lua"], 0, 1080, 2300),
    "report-graph": (["report", "--hot", "0", "-o", "PAGE"], PIPELINE, 0, 1080, 2300),
    "profile-kernel": (["profile", "--html", "PAGE"], ["queens.c", "13"], 0, 1400, 860),
    "profile-lua": (["profile", "--html", "PAGE"], [*ON_LUA, "/s/words.lua"], 0, 1400, 900),
    "profile-graph": (["profile", "--html", "PAGE"], ["pipeline.c", "200", "256"], 0, 1400, 760),
    "compare": (["compare", "--runs", "5", "--plot", "PAGE"], ["queens.c", "12"], 0, 0, 0),
    "compare-lua": (["compare", "--runs", "1", "--plot", "PAGE"], [*ON_LUA, "/s/words.lua"], 0, 0, 0),
    "compare-graph": (["compare", "--runs", "5", "--plot", "PAGE"], PIPELINE, 0, 0, 0),
}


def browser():
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        sys.exit("no chromium here to take the pictures with")
    return found


def chromium(url, *switches):
    return subprocess.run([browser(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--enable-logging=stderr", *switches, url],
                          check=True, capture_output=True, text=True, timeout=120)  # fmt: skip


def check(page):
    """No message of the browser's, and each link leads to a place on the page."""
    seen = chromium(f"file://{page}", "--dump-dom")
    ids, links = set(re.findall(r'\bid="([^"]+)"', seen.stdout)), set(re.findall(r'\bhref="([^"]+)"', seen.stdout))
    wrong = [x for x in links if x[0] != "#" or x[1:] not in ids] + re.findall(r".*CONSOLE.*", seen.stderr)
    if wrong or "<body" not in seen.stdout:
        sys.exit(f"{page}: {wrong[:5]}")


def shoot(page, name, width, height, place=""):
    """A picture of a page, in docs/img."""
    png = os.path.join(IMAGES, name + ".png")
    chromium(f"file://{page}{place}", f"--window-size={width},{height}", f"--screenshot={png}")
    smaller(png)


def smaller(png):
    """Write the picture with a palette, where Pillow is there."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(png) as image:
        image.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(png, optimize=True)
    print(f"{png}: {os.path.getsize(png):,} bytes")


def tool(name, *args, cwd):
    command = [w.format(name) for w in RUN]
    r = subprocess.run([*command, *map(str, args)], cwd=cwd, capture_output=True, text=True, timeout=600)
    if r.returncode not in (0, 1):
        sys.exit(f"{name} {' '.join(map(str, args))}: {r.stderr}")


def workshop(folder):
    """The programs in a folder of their own, so that pages and pictures show short names; Lua with its sources, if they can be had."""
    for path in ("examples/queens.c", "examples/mandelbrot.c", "examples/hpvm/pipeline.c"):
        shutil.copy(os.path.join(ROOT, path), folder)
    for name, text in (("words.lua", SCRIPT), ("few.lua", FEW)):
        with open(os.path.join(folder, name), "w") as f:
            f.write(text)
    sys.path.insert(0, ROOT)
    from bench.real import fetch

    try:
        sources = fetch.lua()
        wanted = [os.path.basename(p) for p in fetch.lua_sources(sources)]
    except fetch.Unavailable as e:
        print(f"no Lua: {e}", file=sys.stderr)
        return
    for path in [*map(str, fetch.lua_sources(sources)), *glob.glob(os.path.join(sources, "*.h"))]:
        shutil.copy(path, folder)
    tool("cc", "-O2", *LUA, *wanted, "-o", "lua.avm", cwd=folder)


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
    p.add_argument("--only", action="append", metavar="NAME", help=f"only this picture; may be repeated: {', '.join(PAGES)}, notebook")
    o = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        workshop(folder)
        for name, (switches, arguments, line, width, height) in PAGES.items():
            if o.only and name not in o.only or "lua.avm" in arguments and not os.path.exists(os.path.join(folder, "lua.avm")):
                continue
            page = f"{switches[0]}.{'html' if width else 'png'}"
            tool("cli", *(page if s == "PAGE" else s for s in switches), *arguments, cwd=folder)
            if width:
                check(os.path.join(folder, page))
                shoot(os.path.join(folder, page), name, width, height, f"#source-0-{line}" if line else "")
            else:
                shutil.copy(os.path.join(folder, page), os.path.join(IMAGES, name + ".png"))
                smaller(os.path.join(IMAGES, name + ".png"))
        if not o.only or "notebook" in o.only:
            notebook(folder)


if __name__ == "__main__":
    main()
