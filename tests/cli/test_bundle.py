"""`allvm-vm bundle` and `rerun`: experiments in a file, damaged and hostile files."""

import hashlib
import json
import subprocess
import sys
import zipfile

import pytest

TOOL = [sys.executable, "-c", "import sys; from allvm.cli import main; sys.exit(main())"]
SOURCE = r"""
#include <stdio.h>
int main(int argc, char **argv)
{
    char line[100];
    printf("%s %s %s", argv[0], argv[1], fgets(line, sizeof line, stdin));
    FILE *f = fopen("/d/deep/file.txt", "r");
    printf("%s", fgets(line, sizeof line, f));
    unsigned h = 1;
    for (unsigned i = 0; i < 200000; i++) h = h * 31 + (i ^ h >> 7);
    printf("%u\n", h);
    return 3;
}
"""


def run(*args, cwd=None):
    return subprocess.run([*TOOL, *map(str, args)], capture_output=True, text=True, timeout=120, cwd=cwd)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bundle")
    (folder / "p.c").write_text(SOURCE)
    (folder / "d" / "deep").mkdir(parents=True)
    (folder / "d" / "deep" / "file.txt").write_text("from a file\n")
    (folder / "in").write_text("from stdin\n")
    r = run("bundle", "--runs", 1, "--tiers", "interp,opt", "--dir-ro", "d=/d", "--stdin", "in", "--note", "what it is", "p.c", "word", cwd=folder)
    assert r.returncode == 0 and "allvm-vm rerun p.avb" in r.stdout, r.stderr
    return folder / "p.avb"


def changed(bundle, path, change, digests=True):
    """A copy in which `change` had the members {name: bytes}; digests: made right again."""
    with zipfile.ZipFile(bundle) as z:
        members = {n: z.read(n) for n in z.namelist()}
    change(members)
    if digests:
        manifest = json.loads(members["manifest.json"])
        manifest["members"] = {n: hashlib.sha256(b).hexdigest() for n, b in members.items() if n != "manifest.json"}
        members["manifest.json"] = json.dumps(manifest).encode()
    with zipfile.ZipFile(path, "w") as z:
        for n, b in members.items():
            z.writestr(n, b)
    return path


def test_repeats(bundle, tmp_path):
    """Elsewhere, without the sources and the files."""
    moved = tmp_path / "x.avb"
    moved.write_bytes(bundle.read_bytes())
    r = run("rerun", moved, cwd=tmp_path)
    assert r.returncode == 0 and "what it is" in r.stdout and r.stdout.rstrip().endswith("what they were there"), r.stdout + r.stderr
    report = json.loads(run("rerun", "--json", "--runs", 2, moved, cwd=tmp_path).stdout)
    assert report["same"] and set(report["ours"]["figures"]) == {"interp", "opt"} and len(report["ours"]["figures"]["opt"]["run"]) == 2
    assert report["theirs"]["expected"]["ended"] == "exit status 3" and report["theirs"]["environment"]["processor"]
    assert [p.name for p in tmp_path.iterdir()] == ["x.avb"]


def test_lists(bundle):
    r = run("rerun", "--list", bundle)
    assert r.returncode == 0 and "dirs/0/deep/file.txt" in r.stdout and "exit status 3" in r.stdout


def test_says_what_differs(bundle, tmp_path):
    other = changed(bundle, tmp_path / "o.avb", lambda m: m.update({"stdin": b"something else\n"}))
    r = run("rerun", other)
    assert r.returncode == 1 and "DIFFERENT: standard output" in r.stdout


def hostile(members):
    members["dirs/0/../../../../tmp/evil"] = b"x"


def damaged(members):
    members["program.avm"] = members["program.avm"][:-20]


def manifest(**values):
    def change(members):
        m = json.loads(members["manifest.json"])
        m.update(values)
        members["manifest.json"] = json.dumps(m).encode()

    return change


def member(name):
    return lambda members: members.update({name: b"x"})


def test_a_terminal_obeys_nobody(bundle, tmp_path):
    """Control characters of a bundle are shown, not sent."""
    r = run("rerun", "--list", changed(bundle, tmp_path / "e.avb", manifest(note="a\x1b]0;title\x07b\nc")))
    assert r.returncode == 0 and "\x1b" not in r.stdout and r"a\x1b]0;title\x07b\nc" in r.stdout


@pytest.mark.parametrize("change, digests, text", [
    (hostile, True, "would lie outside"), (damaged, False, "program.avm is damaged"), (damaged, True, "format"),
    (manifest(format=99), True, "its format is 99"), (manifest(options={"no_such": 1}), True, "no valid manifest"),
    (manifest(runs="many"), True, "no valid manifest"), (manifest(tiers=["fast"]), True, "fast"), (lambda m: m.pop("manifest.json"), False, "no valid manifest"),
    (lambda m: m.pop("stdin"), False, "does not hold what"),
    (manifest(runs=10**30), True, "no valid manifest"), (manifest(options={"max_memory": "much"}), True, "no valid manifest"),
    (manifest(options={"timeout": [1]}), True, "no valid manifest"), (manifest(options={"env": [["A", "b\0c"]]}), True, "no valid manifest"),
    (manifest(arguments=["\ud800"]), True, "no valid manifest"), (manifest(dirs=[{"dir": 0, "guest": "/d"}]), True, "no valid manifest"),
    (lambda m: m.update({"manifest.json": b"[" * 100_000}), False, "no valid manifest"), (member("dirs/0/deep"), True, "cannot be unpacked"),
    (member("dirs/0/" + "x" * 300), True, "cannot be unpacked"), (member("program.avm/x"), True, "would lie outside"),
    (lambda m: m.update({"program.avm": b"BC\xc0\xde" + b"x" * 100}), True, "no module"),
])  # fmt: skip
def test_hostile(bundle, tmp_path, change, digests, text):
    r = run("rerun", changed(bundle, tmp_path / "h.avb", change, digests))
    assert 119 <= r.returncode <= 125 and r.stderr.count("\n") == 1 and "Traceback" not in r.stderr, r.stderr
    assert text in r.stderr or text == "format"


def test_errors(bundle, tmp_path):
    (tmp_path / "r.c").write_text('#include <stdio.h>\n#include <time.h>\nint main(void) { struct timespec t; timespec_get(&t, 1); printf("%ld\\n", t.tv_nsec); }\n')
    for args, text in (
        (["bundle"], "no program given"), (["rerun"], "one bundle is wanted"), (["rerun", tmp_path / "nothing.avb"], "no such file"),
        (["rerun", tmp_path / "r.c"], "no bundle"), (["bundle", "-o", tmp_path / "no" / "x.avb", "--runs", 1, "--tiers", "interp", bundle.parent / "p.c"], "there is no directory"),
        (["bundle", "-o", tmp_path / "x.avb", "--tiers", "interp", tmp_path / "r.c"], "not repeatable"),
    ):  # fmt: skip
        r = run(*args)
        assert r.returncode != 0 and text in r.stderr and "Traceback" not in r.stderr, (args, r.stderr)
    assert not (tmp_path / "x.avb").exists()
