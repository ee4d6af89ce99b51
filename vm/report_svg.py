"""Charts as SVG: lines, bands and tracks. Colours are out of the palette of Okabe and Ito; each series has its name beside it as well."""

from html import escape

COLOURS = {"interp": "#e69f00", "auto": "#0072b2", "opt": "#009e73", "quick": "#cc79a7", "native": "#56b4e9", "host": "#999999"}
WIDTH, LEFT, RIGHT = 960, 70, 30
MOMENTS = {"quick": "#a04a7c", "opt": "#007a5a"}
DASHES = {"interp": "", "auto": "9 4", "opt": "2 4"}  # lines can be told apart without colours


def scale(most):
    """Round numbers from 0 to a little over `most`, about five."""
    if most <= 0:
        return [0, 1]
    step = 10 ** len(str(int(most))) if most >= 1 else 1.0
    while most / step < 2.5:
        for f in (2, 2.5, 2):
            step /= f
            if most / step >= 2.5:
                break
    n = int(most / step) + 1
    return [i * step for i in range(n + 1)]


class Chart:
    """A plane with axes. x in seconds."""

    def __init__(self, most_x, most_y, height, label_y, title, ys=None, left=LEFT, first_x=0.0, top=10):
        self.left, self.first, self.top = left, first_x, top  # margins, and the time at the left one
        self.second = 1.0 if most_x - first_x >= 10 else 1e3  # a second in units of the axis
        self.xs, self.ys = scale((most_x - first_x) * self.second), ys or scale(most_y)
        self.names = 0  # of lines, in the legend
        self.height = height
        self.out = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>']
        bottom = height - 36
        for x in self.xs:
            at = self.x(x / self.second + first_x)
            self.out.append(f'<line class="grid" x1="{at:.1f}" y1="{top}" x2="{at:.1f}" y2="{bottom}"/><text x="{at:.1f}" y="{bottom + 16}" text-anchor="middle">{x:,.6g}</text>')
        self.out.append(f'<text x="{(left + WIDTH - RIGHT) / 2}" y="{height - 4}" text-anchor="middle">{"seconds" if self.second == 1 else "milliseconds"}</text>')
        for y in self.ys if label_y else ():
            at = self.y(y)
            self.out.append(f'<line class="grid" x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - RIGHT}" y2="{at:.1f}"/><text x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{y:,.4g}</text>')
        if label_y:
            self.out.append(f'<text transform="translate(14 {bottom / 2}) rotate(-90)" text-anchor="middle">{escape(label_y)}</text>')

    def x(self, seconds):
        return self.left + (WIDTH - self.left - RIGHT) * (seconds - self.first) * self.second / self.xs[-1]

    def y(self, value):
        return self.height - 36 - (self.height - 36 - self.top) * value / self.ys[-1]

    def line(self, name, points):
        """points: (seconds, value)"""
        path = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        style = f'stroke="{COLOURS[name]}" stroke-width="3" stroke-dasharray="{DASHES.get(name, "")}"'
        self.out.append(f'<polyline points="{path}" fill="none" {style}/>')
        x, y = self.x(points[-1][0]), self.y(points[-1][1])
        self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLOURS[name]}"/>')
        at = self.left + 120 * self.names
        self.names += 1
        self.out.append(f'<path d="M{at},12 h36" {style}/><text x="{at + 44}" y="16" class="name">{escape(name)}</text>')

    def bar(self, name, x0, x1, y0, y1, title):
        width = max(0.5, self.x(x1) - self.x(x0))
        self.out.append(f'<rect x="{self.x(x0):.1f}" y="{self.y(y1):.1f}" width="{width:.1f}" height="{max(0, self.y(y0) - self.y(y1)):.1f}" fill="{COLOURS[name]}">'
                        f"<title>{escape(title)}</title></rect>")  # fmt: skip

    def mark(self, x, name, title):
        """A moment."""
        path = f'd="M{self.x(x):.1f},{self.top} V{self.height - 36}"'
        self.out.append(f'<path {path} stroke="#fff" stroke-width="4"/>'
                        f'<path {path} stroke="{MOMENTS[name]}" stroke-dasharray="5 3" stroke-width="2"><title>{escape(title)}</title></path>')  # fmt: skip

    def text(self):
        return "\n".join([*self.out, "</svg>"])


def warm_up(watched):
    """Work done over time, a line for each tier."""
    most_x = max(w["points"][-1][0] for w in watched.values())
    most_y = max(w["points"][-1][1] for w in watched.values())
    unit, word = next((u, w) for u, w in ((1e9, "billion "), (1e6, "million "), (1e3, "thousand "), (1, "")) if most_y >= u or u == 1)
    chart = Chart(most_x, most_y / unit, 300, word + "units of work", "Work done over time, by tier", top=30)
    for tier, w in watched.items():
        chart.line(tier, [(0.0, 0.0)] + [(t, units / unit) for t, units, _ in w["points"]])
    return chart.text()


def memory(watched):
    """Guest memory over time."""
    most_x = max(w["points"][-1][0] for w in watched.values())
    most_y = max(m for w in watched.values() for _, _, m in w["points"]) / (1 << 20)
    chart = Chart(most_x, most_y, 220, "MiB", "Guest memory over time, by tier", top=30)
    for tier, w in watched.items():
        chart.line(tier, [(0.0, w["points"][0][2] / (1 << 20))] + [(t, m / (1 << 20)) for t, _, m in w["points"]])
    return chart.text()


def where(run):
    """Shares of interpreter, native code and host library over time, from samples; and what became native when."""
    end = max(run["wall"], max((at for at, _ in run["samples"]), default=0.0))
    chart = Chart(end, 100, 260, "% of samples", "Where the program was, over time", [0, 25, 50, 75, 100])
    slots = min(60, max(10, len(run["samples"]) // 4))
    width = end / slots
    for i in range(slots):
        inside = [s for at, s in run["samples"] if i * width <= at < (i + 1) * width]
        low = 0.0
        for name in ("interp", "native", "host"):
            share = 100 * inside.count(name) / len(inside) if inside else 0
            if share:
                chart.bar(name, i * width, (i + 1) * width, low, low + share, f"{name} {share:.0f} % of {len(inside)} samples at {1e3 * i * width:.0f} ms")
            low += share
    for at, text in run["events"]:
        tier = text.partition(",")[0]
        if tier in ("quick", "opt"):
            chart.mark(at, tier, f"{1e3 * at:.1f} ms: {text}")
    return chart.text()


def tracks(graphs):
    """The timeline of graphs: a row for each thread and depth."""
    order = ("launch", "wait", "stream", "stage", "node", "chunk", "compile", "transfer")
    colour = {"launch": "host", "wait": "host", "stream": "auto", "stage": "native", "node": "native", "chunk": "opt", "compile": "interp", "transfer": "quick"}
    rows = sorted({(t, order.index(c)) for c, _, t, _, _ in graphs["events"]})
    begin, end = min((b for *_, b, _ in graphs["events"]), default=0.0), max((e for *_, e in graphs["events"]), default=0.0)
    height = 24 * len(rows) + 56
    chart = Chart(end, len(rows), height, "", "Timeline of the dataflow graphs", [0, len(rows)], 190, begin)
    for n, (track, c) in enumerate(reversed(rows)):
        chart.out.append(f'<text x="180" y="{chart.y(n + 0.5) + 5:.1f}" text-anchor="end">{escape(graphs["tracks"][track][:18])}: {order[c]}</text>')
        for category, name, t, begin, stop in graphs["events"]:
            if t == track and order.index(category) == c:
                chart.bar(colour[category], begin, stop, n + 0.1, n + 0.9, f"{name}: {1e3 * (stop - begin):.3f} ms from {1e3 * begin:.3f} ms on")
    return chart.text()
