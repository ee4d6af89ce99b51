"""`allvm-vm report`: the page holds what it should, renders in a browser without complaint, and its links lead somewhere."""

import json
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
SOURCE = """
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) unsigned mix(unsigned n)
{
    unsigned h = 1;
    for (unsigned i = 0; i < n; i++)
        h = h * 31 + (i ^ h >> 7);
    return h;
}
int main(int argc, char **argv)
{
    unsigned s = 0;
    char *p = malloc(3 << 20);
    for (unsigned i = 0; i < 40; i++) s += mix(1000000 + i), p[i << 16] = s;
    printf("%u %s\\n", s, argv[1]);
}
"""
EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def run(*args, cwd=None):
    return subprocess.run([*TOOL, *map(str, args)], capture_output=True, text=True, timeout=240, cwd=cwd)


class Page(HTMLParser):
    """Whether all tags close; ids and links."""

    VOID = {"meta", "br"}

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.links, self.titles = [], [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.ids += [attrs["id"]] if "id" in attrs else []
        self.links += [attrs["href"]] if "href" in attrs else []
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("report")
    (folder / "mix.c").write_text(SOURCE)
    r = run("report", "--runs", 2, "--json", "mix.c", "<word>", cwd=folder)
    assert r.returncode == 0, r.stderr
    return folder / "mix.html", json.loads(r.stdout)


def test_page(made):
    path, _ = made
    text = path.read_text()
    page = Page(text)
    assert {"tiers", "warmup", "where", "ledger", "functions", "memory", "environment"} <= set(page.ids) and "graphs" not in page.ids
    assert page.links and all(link[0] == "#" and link[1:] in page.ids for link in page.links)
    assert "<script" not in text and "http:" not in text and "https:" not in text and "&lt;word&gt;" in text and "<word>" not in text
    assert "allvm-vm report --runs 2 --json mix.c &lt;word&gt;" in text and "h = h * 31" in text


def test_figures(made):
    _, report = made
    assert report["compare"]["agree"] and set(report["watched"]) == {"interp", "auto", "opt"}
    ends = [w["points"][-1][1] for w in report["watched"].values()]
    assert min(ends) > 39_000_000 and max(ends) < 1.05 * min(ends)  # the same work in each tier
    for w in report["watched"].values():
        units = [u for _, u, _ in w["points"]]
        assert units == sorted(units) and [t for t, *_ in w["points"]] == sorted(t for t, *_ in w["points"])
    assert max(m for _, _, m in report["watched"]["interp"]["points"]) > 3 << 20
    assert report["functions"][0]["function"] == "mix" and report["functions"][0]["share"] > 0.9 and report["functions"][0]["calls"] == 40
    assert any(n > 1_000_000 for _, text, n in report["functions"][0]["source"] if "h * 31" in text)


def chromium():
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("no Chromium to look at the page with")
    return path


def test_in_a_browser(made):
    path, _ = made
    r = subprocess.run([chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom", path.as_uri()],
                       capture_output=True, text=True, timeout=120)  # fmt: skip
    assert "CONSOLE" not in r.stderr
    assert len(re.findall(r"<svg", r.stdout)) >= 3 and "Report on mix.c" in r.stdout


def test_graphs(tmp_path):
    source = EXAMPLES / "hpvm" / "pipeline.c"
    r = run("report", "--runs", 1, "--hot", 0, "--tiers", "interp,auto", "-o", tmp_path / "g.html", source)
    assert r.returncode == 0, r.stderr
    page = Page((tmp_path / "g.html").read_text())
    assert "graphs" in page.ids


def test_errors(tmp_path):
    for args, text in (([], "no program given"), (["nothing.avm"], "no such file"), (["-o", tmp_path / "no" / "x.html", "p.c"], "there is no directory")):
        r = run("report", *args, cwd=tmp_path)
        assert 119 <= r.returncode <= 125 and text in r.stderr and r.stderr.count("\n") == 1
