"""The table that `allvm-vm compare` prints."""

from allvm.names import of_row


class Paint:
    """ANSI colours, or none."""

    def __init__(self, on):
        self.on = on

    def __call__(self, text, code):
        return f"\033[{code}m{text}\033[0m" if self.on else text


def duration(seconds):
    """Three digits with a unit: 1.23 ms."""
    if seconds is None:
        return ""
    for unit, scale in (("s", 1), ("ms", 1e3), ("µs", 1e6)):
        if seconds * scale >= 0.9995:
            return f"{_three(seconds * scale)} {unit}"
    return f"{_three(seconds * 1e9)} ns"


def _three(x):
    return f"{x:,.0f}" if x >= 99.95 else f"{x:.1f}" if x >= 9.995 else f"{x:.2f}"


def columns(rows, right):
    """Rows of texts as aligned lines; `right`: which columns are flush right."""
    widths = [max(len(r[i]) for r in rows) for i in range(len(rows[0]))]
    return ["  ".join(c.rjust(w) if i in right else c.ljust(w) for i, (c, w) in enumerate(zip(r, widths))).rstrip() for r in rows]


def table(report, colour=False):
    """The report as text."""
    paint = Paint(colour)
    tiers = report["tiers"]
    first = next(iter(tiers))
    base = tiers[first]["run"]
    words = " ".join([report["program"], *report["arguments"]])
    out = [f"{words}: {f'''median of {report['runs']} runs''' if report['runs'] > 1 else 'one run'} each, CPU time", ""]
    rows = [("interpreter" if "of" in report else "tier", "run", f"against {first}", "compile", "both")]
    for tier, t in tiers.items():
        rows.append((tier, duration(t["run"]), ratio(base, t["run"]), duration(t["compile"]) if t["compile"] else "-",
                     duration(t["run"] + t["compile"])))  # fmt: skip
    if report["native"]:
        n = report["native"]
        rows.append(("native", duration(n["run"]), ratio(base, n["run"]), "-", duration(n["run"])))
    lines = columns(rows, {1, 2, 3, 4})
    out += [paint(lines[0], 1), *lines[1:]]
    out += hot_table(report["hot"], paint)
    out += ["", *notes(report)]
    if report["agree"]:
        what = "output and exit status" if tiers[first]["trap"] is None else "output and trap"
        memory = ", and the guest's memory at the end" if tiers[first]["trap"] is None else " (memory is not compared after a trap)"
        out.append(paint(f"all {len(tiers)} {report.get('of', 'tiers')} agree: {what}{memory}; {tiers[first]['ended']}", 32))
    else:
        out += [paint(f"DIFFERENT: {d}", 31) for d in report["differences"]]
    return "\n".join(out)


def ratio(base, seconds):
    return f"{base / seconds:.2f}x" if seconds > 0 else ""


def hot_table(hot, paint):
    if not hot:
        return []
    tiers = list(hot[0]["tiers"])
    rows = [("hot function", "calls", "share", "per call: interp", *tiers, *(f"compile: {t}" if i == 0 else t for i, t in enumerate(tiers)),
             *(f"pays from call: {t}" if i == 0 else t for i, t in enumerate(tiers)))]  # fmt: skip
    for h in hot:
        gains = h["tiers"].values()
        name = of_row(h) + (f" (+{h['functions'] - 1})" if h["functions"] > 1 else "")
        rows.append((name, f"{h['calls']:,}", f"{100 * h['share']:.0f} %", duration(h["interp_per_call"]),
                     *(duration(g["per_call"]) if g["per_call"] is not None else "noise" for g in gains),
                     *(duration(g["compile"]) for g in gains),
                     *(f"{g['pays_from']:,}" if g["pays_from"] is not None else "never" if g["gain_per_call"] < 0 else "noise" for g in gains)))  # fmt: skip
    lines = columns(rows, set(range(1, len(rows[0]))))
    return ["", paint(lines[0], 1), *lines[1:]]


def notes(report):
    out = []
    if report["llvm_start"]:
        out.append(f"Compiled anew in each run, without the code cache; LLVM itself came up once in {duration(report['llvm_start'])}, not counted.")
    if "auto" in report["tiers"]:
        out.append("auto compiles in the background, beside the run where a core is free.")
    if report["native"]:
        out.append(f"native: {report['native']['compiler']}; its time holds the start of a process.")
    if report["hot"]:
        out.append("Hot functions: time per call includes what was compiled with them (+N). Gains are differences of whole runs;")
        out.append("the interpreter's time is divided among functions by executed instructions.")
    out += [f"note: {n}" for n in report["notes"]]
    return out
