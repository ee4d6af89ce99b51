"""Lua 5.4, a program that nobody here wrote: compiled unchanged, with native Lua's output.

The sources come from the package index by name (see bench/real/fetch.py).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.real import fetch
from tests.helpers import native_compiler, require

TIERS = ("interp", "quick", "opt", "auto")
SCRIPTS = sorted((Path(__file__).parent / "lua").glob("*.lua"))
DEFINES = ["-DLUA_COMPAT_5_3"]


@pytest.fixture(scope="session")
def lua(tmp_path_factory):
    """(native interpreter, lua.avm), both built from the same unchanged sources."""
    try:
        directory = fetch.lua()
    except fetch.Unavailable as e:
        require("lua", f"Lua's sources cannot be had: {e}")
    out = tmp_path_factory.mktemp("lua")
    sources = [str(p) for p in fetch.lua_sources(directory)]
    subprocess.run([*native_compiler(), "-O1", *DEFINES, *sources, "-o", out / "lua", "-lm"], check=True, capture_output=True)
    cc = [sys.executable, "-m", "allvm.cc", "-O2", *DEFINES, *sources, "-o", str(out / "lua.avm"), "-lm"]
    r = subprocess.run(cc, capture_output=True, text=True)
    assert r.returncode == 0, r.stderr
    return out / "lua", out / "lua.avm"


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda p: p.stem)
def test_script(lua, script, tier, tmp_path):
    native, module = lua
    expected = subprocess.run([native, script, tmp_path], capture_output=True, text=True)
    command = [sys.executable, "-m", "allvm.cli", "--dir", f"{script.parent}", "--dir", f"{tmp_path}", "--timeout", "60", f"--tier={tier}"]
    env = {**os.environ, "ALLVM_CACHE": str(module.parent / "cache")}  # native code is made once for all scripts
    ours = subprocess.run([*command, module, script, tmp_path], capture_output=True, text=True, env=env)
    assert ours.stdout == expected.stdout
    assert ours.stderr == expected.stderr
    assert ours.returncode == expected.returncode
