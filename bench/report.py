"""Results as JSON for machines and Markdown for people, side by side in bench/results/."""

import json
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def table(columns, rows):
    """A Markdown table; the first column to the left, the others to the right."""
    lines = ["| " + " | ".join(columns) + " |", "|---" + "|---:" * (len(columns) - 1) + "|"]
    return "\n".join(lines + ["| " + " | ".join(r) + " |" for r in rows])


def environment_text(env):
    return "; ".join(f"{k}: {v}" for k, v in env.items())


def write(name, data, markdown):
    """bench/results/NAME.json and .md; prints the latter."""
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n")
    (RESULTS / f"{name}.md").write_text(markdown + "\n")
    print(markdown)
