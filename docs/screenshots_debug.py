"""Pictures of `allvm-vm debug` for docs/img: a loop kernel, Lua, a graph pipeline.

    python docs/screenshots_debug.py [--lua lua.avm] [--keep]

The screen is driven by keys as a person would press them. Textual writes it as SVG; where chromium is installed that
becomes a PNG, else the SVG stays. Lua is compiled by `python -m bench.real` into build/real.
"""

import argparse
import asyncio
import glob
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IMAGES = os.path.join(ROOT, "docs", "img")
SIZE = (150, 46)


async def drive(session, keys, svg):
    """Press the keys in a screen over a session; commands are words that begin with ':'."""
    from allvm.debug.screen import Screen

    screen = Screen(session)
    async with screen.run_test(size=SIZE) as pilot:
        await pilot.pause(0.3)
        for key in keys:
            if key.startswith(":"):
                screen.run_command(key[1:])
            else:
                await pilot.press(key)
            for _ in range(600):
                await pilot.pause(0.05)
                if not screen.busy:
                    break
        await pilot.pause(0.3)
        with open(svg, "w", encoding="utf-8") as f:
            f.write(screen.export_screenshot(title="allvm-vm debug"))


def picture(name, program, keys, arguments=(), sources=(), switches=()):
    from allvm.debug.command import FLAGS, open_input, open_session
    from allvm.options import parse

    argv = [*switches, *(x for s in sources for x in ("--source", s)), program, *arguments]
    opts = parse(argv, FLAGS)
    session = open_session(program, opts, opts.rest, open_input(opts))
    svg = os.path.join(IMAGES, f"debug-{name}.svg")
    try:
        asyncio.run(drive(session, keys, svg))
    finally:
        session.close()
    return as_png(svg)


def as_png(svg):
    """The PNG of an SVG, by chromium; the SVG itself without one."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if browser is None:
        return svg
    png = svg[:-4] + ".png"
    with open(svg, encoding="utf-8") as f:
        text = f.read()
    box = text.split('viewBox="0 0 ', 1)[1].split('"', 1)[0].split()
    width, height = (round(float(x)) for x in box)
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w", encoding="utf-8") as f:
            f.write(f'<body style="margin:0;background:#101418"><div style="width:{width}px">{text}</div></body>')
        subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={width},{height}",
                        f"--screenshot={png}", f"file://{page}"], check=True, capture_output=True, timeout=120)  # fmt: skip
    os.remove(svg)
    return png


def compile_c(source, out, *switches):
    from allvm.cc import main

    if main(["-O1", *switches, source, "-o", out]):
        sys.exit(f"{source} cannot be compiled")
    return out


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--lua", help="the module of Lua, and", metavar="FILE")
    p.add_argument("--lua-source", help="the folder of its sources", metavar="DIR")
    args = p.parse_args()
    os.chdir(ROOT)
    os.makedirs(IMAGES, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        kernel = compile_c("examples/mandelbrot.c", os.path.join(folder, "mandelbrot.avm"))
        print(picture("kernel", kernel, [":break mandelbrot.c:35", "c", "c", "c", "c", "c", "c", ":break mandelbrot.c:29", "c", "n", ":watch sp 8", "n", "N", "i"], ["40", "16", "100"]))
        pipeline = compile_c("examples/hpvm/pipeline.c", os.path.join(folder, "pipeline.avm"), "-O2")
        print(picture("graph", pipeline, [":break threshold", "c", "c", "c", ":break blur_row", "c", "n", "n", "N", "i"], ["9", "16"]))
        lua = args.lua or next(iter(sorted(glob.glob("build/real/lua*.avm"))), None)
        if lua is None:
            print("no Lua: run python -m bench.real first, or say --lua FILE", file=sys.stderr)
            return
        script = os.path.join(folder, "hello.lua")
        with open(script, "w") as f:
            f.write("local t = {}\nfor i = 1, 5 do t[i] = i * i end\nprint('squares', table.concat(t, ' '))\n")
        print(picture("lua", lua, [":break luaH_getint", "c", "c", "c", ":delete 1", "f", "N", ":mem r0 128"], ["/w/hello.lua"],
                      [args.lua_source] if args.lua_source else [], ["--dir", f"{folder}=/w"]))  # fmt: skip


if __name__ == "__main__":
    main()
