"""The documentation as a site: it builds without a warning, links included; pages that README names exist."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tests.helpers import require

ROOT = Path(__file__).resolve().parent.parent.parent


def test_builds(tmp_path):
    if find_spec("material") is None:
        require("mkdocs", "needs mkdocs-material: pip install 'allvm-vm[docs]'")
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    r = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", tmp_path / "site"], cwd=ROOT, env=env, capture_output=True, text=True, timeout=180)
    assert r.returncode == 0 and "WARNING" not in r.stderr, r.stdout + r.stderr
    page = (tmp_path / "site" / "tutorial.html").read_text()
    assert "--8&lt;--" not in page and "VerifyError" in page


def test_links_of_the_readme():
    text = (ROOT / "README.md").read_text()
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^) ]+)\)", text) if "://" not in link]
    assert links and [link for link in links if link and not (ROOT / link).exists()] == []


def test_code_of_the_pages_that_begin():
    """What `start.md` shows works."""
    text = (ROOT / "docs" / "start.md").read_text()
    assert "allvm-cc -O2 hello.c -o hello.avm" in text
    source = re.search(r"```c\n(.*?)```", text, re.S)[1]
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "hello.c").write_text(source)
        tool = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
        r = subprocess.run([*tool, "hello.c", "you"], cwd=folder, capture_output=True, text=True, timeout=60)
        assert r.stdout == "hello from you\n" and r.returncode == 0
