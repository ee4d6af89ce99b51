"""The plot of `allvm-vm compare --plot`: what each tier needs, running and compiling."""


def draw(report, path):
    """Draw a report into a PNG (or whatever the suffix says)."""
    import matplotlib
    from allvm.ir.errors import UsageError
    from allvm.output import reason

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows = [*report["tiers"].items(), *([("native", report["native"])] if report["native"] else [])]
    names = [name for name, _ in rows]
    run = [1e3 * r["run"] for _, r in rows]
    compile = [1e3 * r.get("compile", 0) for _, r in rows]
    figure, axes = pyplot.subplots(figsize=(7, 0.6 * len(rows) + 1.4), layout="constrained")
    axes.barh(names, run, color="#3b6ea8", label="run")
    axes.barh(names, compile, left=run, color="#e0a030", label="compile")
    for i, r in enumerate(run):
        axes.annotate(f" {r:,.1f}" + (f" + {compile[i]:,.1f}" if compile[i] >= 0.05 else "") + " ms", (r + compile[i], i), va="center", fontsize=9)
    axes.invert_yaxis()
    axes.set_xlim(0, 1.25 * max(r + c for r, c in zip(run, compile)))
    axes.set_xlabel("CPU time, ms")
    axes.set_title(" ".join([report["program"], *report["arguments"]]), fontsize=10)
    axes.legend(loc="best")
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as e:
        raise UsageError(f"--plot {path}: cannot be written: {reason(e) if isinstance(e, OSError) else e}") from None
    finally:
        pyplot.close(figure)
