"""Pictures of `allvm-vm debug` for docs/img: a loop kernel, Lua, a graph pipeline.

    python docs/screenshots_debug.py [--only NAME]...

The screen is driven by keys as a person would press them. Textual writes it as SVG; where chromium is installed that
becomes a PNG, else the SVG stays. Lua's sources are those of bench/real.
"""

import argparse
import asyncio
import glob
import os
import shutil
import subprocess
import tempfile

from screenshots import IMAGES, LUA, tool, workshop

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


def picture(name, program, keys, arguments=(), switches=()):
    from allvm.debug.command import FLAGS, open_input, open_session
    from allvm.options import parse

    argv = [*switches, program, *arguments]
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


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--only", action="append", help="only this picture: kernel, graph, lua; may be repeated")
    wanted = p.parse_args().only or ("kernel", "graph", "lua")
    os.makedirs(IMAGES, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        workshop(folder)
        os.chdir(folder)
        for name, level in (("mandelbrot", "-O0"), ("pipeline", "-O2")):
            tool("cc", level, "-g", f"{name}.c", "-o", f"{name}.avm", cwd=folder)
        if "kernel" in wanted:
            print(picture("kernel", "mandelbrot.avm", [":break mandelbrot.c:35", "c", "c", "c", "c", "c", "c", ":break escape", "c", "n", "n", ":watch x", "n", "n", "n", "N"], ["40", "16", "100"]))
        if "graph" in wanted:
            print(picture("graph", "pipeline.avm", [":break threshold", "c", "c", "c", ":delete 1", ":break pipeline.c:14", "c", "c", "c", ":mem out 64"], ["9", "16"]))
        if "lua" in wanted and os.path.exists("lua.avm"):
            tool("cc", *LUA, "-O0", "-g", *sorted(p for p in glob.glob("*.c") if p.startswith("l")), "-o", "lua.avm", cwd=folder)
            with open("hello.lua", "w") as f:
                f.write("local t = {}\nprint('squares of')\nfor i = 1, 5 do print(i) t[i] = i * i end\nprint(table.concat(t, ' '))\n")
            print(picture("lua", "lua.avm", [":break luaB_print", "c", "c", ":delete 1", ":break luaH_resize", "c", "n", "n", "n", "N", ":mem t 96"], ["/w/hello.lua"], switches=["--dir", f"{folder}=/w"]))


if __name__ == "__main__":
    main()
