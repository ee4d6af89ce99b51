"""Data flows one way: frontend -> ir <- interp, jit; vm sees all. Imports must follow."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = {"ir": "allvm.ir", "frontend": "allvm.frontend", "interp": "allvm.interp", "jit": "allvm.jit"}
ALLOWED = {
    "ir": {"allvm.ir"},
    "frontend": {"allvm.ir", "allvm.frontend"},
    "interp": {"allvm.ir", "allvm.interp"},
    "jit": {"allvm.ir", "allvm.jit"},
}


def imports(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((a.name, node.lineno) for a in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path.name}:{node.lineno}: relative import"
            if node.module == "allvm":
                yield from ((f"allvm.{a.name}", node.lineno) for a in node.names)
            else:
                yield node.module, node.lineno


@pytest.mark.parametrize("folder", sorted(PACKAGES))
def test_direction(folder):
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    for path in files:
        for name, line in imports(path):
            if name.split(".")[0] == "allvm":
                package = ".".join(name.split(".")[:2])
                assert package in ALLOWED[folder], f"{path.name}:{line} imports {name}"


def test_the_command_imports_nothing_heavy():
    """`allvm-vm prog.avm` must not pay for the tools."""
    import subprocess
    import sys

    code = "import sys, allvm.cli, allvm.run, allvm.load, allvm.options; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    for heavy in ("numpy", "llvmlite", "rich", "argparse", "dataclasses", "subprocess", "inspect", "allvm.ir.isa"):
        assert heavy not in loaded
