"""The screen of `allvm-vm debug`: panes over a session. What it does is in session.py; this shows it."""

import os

from allvm.debug.script import ALIASES, Script, dump
from allvm.debug.variables import GONE, shown, type_name
from allvm.ir.errors import AllvmError, UsageError
from rich.text import Text
from textual import work
from textual.app import App
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Input, RichLog, Static

# A palette that stays apart for colour-blind people: blue, orange, and light and dark grey.
HERE, MARK, DIM, KEY, CHANGED, LINE_NUMBER = "#000000 on #ffb000", "#ff6f61 bold", "#8a8a8a", "#78c2ff", "#ffb000 bold", "#6c7a89"


ROOM_FOR_BOTH = 40  # rows of the terminal, for variables and registers at the same time


def short(file):
    """A file's name for the screen."""
    return os.path.basename(file) if os.path.isabs(file) else file


def fitted(text, v):
    """A register's content in 18 characters, with fewer digits or in one form only, where it is longer."""
    if len(text) <= 18:
        return text
    return f"{v:.11g}" if isinstance(v, float) else text.split(" = ")[-1]


class Pane(Static):
    """A pane that is drawn anew as a whole, with a title."""

    def __init__(self, title, id):
        super().__init__("", id=id)
        self.border_title = title
        self.can_focus = id in ("source", "bytecode", "memory", "locals", "registers", "stack")

    def rows(self):
        return max(3, self.size.height)


class Screen(App):
    """session: a `Session`. Commands of the command language can be typed, too."""

    TITLE = "allvm-vm debug"
    AUTO_FOCUS = ""
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #101418; color: #e6e6e6; }
    Pane, #output { border: round #3a4a5a; border-title-color: #78c2ff; border-title-style: bold; padding: 0 1; background: #101418; text-wrap: nowrap; text-overflow: clip; }
    Pane:focus { border: round #ffb000; }
    #left { width: 3fr; } #right { width: 2fr; }
    #source { height: 3fr; } #bytecode { height: 2fr; } #output { height: 8; scrollbar-size-vertical: 1; scrollbar-background: #101418; scrollbar-color: #3a4a5a; }
    #locals { height: 3fr; } #registers { height: 2fr; } .alone { height: 3fr; } #stack { height: 1fr; min-height: 6; } #points { height: 6; } #memory { height: 1fr; min-height: 8; }
    #status { text-wrap: nowrap; height: 1; background: #1d2a36; color: #ffffff; padding: 0 1; }
    Input { height: 1; border: none; background: #1d2a36; display: none; }
    Input.open { display: block; }
    """
    BINDINGS = [
        Binding("n", "go('next')", "next"), Binding("s", "go('step')", "step"), Binding("f", "go('finish')", "out"),
        Binding("i", "go('stepi')", "instr"), Binding("c", "go('continue')", "go on"),
        Binding("N", "go('back')", "←next"), Binding("S", "go('bstep')", "←step"), Binding("I", "go('backi')", "←instr"),
        Binding("C", "go('rcontinue')", "←go on"), Binding("F", "go('bfinish')", "to the call", show=False),
        Binding("b", "toggle", "breakpoint"), Binding("h", "here", "to cursor"), Binding("w", "ask('watch ')", "watch", show=False),
        Binding("m", "ask('mem ')", "memory"), Binding("colon", "ask('')", "command"),
        Binding("up", "cursor(-1)", "", show=False), Binding("down", "cursor(1)", "", show=False),
        Binding("pageup", "cursor(-15)", "", show=False), Binding("pagedown", "cursor(15)", "", show=False),
        Binding("v", "switch", "variables/registers", show=False), Binding("u", "frame(1)", "up", show=False), Binding("d", "frame(-1)", "down", show=False),
        Binding("x", "stop", "stop", show=False), Binding("q", "quit", "quit"), Binding("escape", "close_input", "", show=False),
    ]  # fmt: skip

    def __init__(self, session):
        super().__init__()
        self.session, self.code = session, session.code
        self.script = Script(session, self.say)
        self.cursor = None  # (file, line) that the cursor is on
        self.memory_at = None  # what the memory pane shows: an expression
        self.before, self.before_locals = {}, {}  # registers and variables at the stop before
        self.registers_wanted = not session.code.has_variables  # instead of the variables, where there is no room for both
        self.busy = False
        self.waiting = []  # commands that came while one was under way
        self.message = ""
        self.told = 0

    def compose(self):
        yield Static(id="status")
        with Horizontal():
            with Vertical(id="left"):
                yield Pane("source", "source")
                yield Pane("bytecode", "bytecode")
                log = RichLog(id="output", wrap=True, markup=False, max_lines=5000)
                log.can_focus = False
                yield log
            with Vertical(id="right"):
                yield Pane("variables", "locals")
                yield Pane("registers", "registers")
                yield Pane("stack", "stack")
                yield Pane("breakpoints", "points")
                yield Pane("memory", "memory")
        yield Input(placeholder="a command: break main, print r0, mem r1 64, goto 100, help ...")
        yield Footer()

    def on_mount(self):
        self.query_one("#output").border_title = "output of the program"
        try:
            self.session.start()
        except UsageError:
            pass  # no main: it stands at its first instruction
        self.arrange()
        self.call_after_refresh(self.draw)

    def on_resize(self):
        self.arrange()
        self.call_after_refresh(self.draw)

    def arrange(self):
        """Variables and registers one above the other where there is room, else one of them."""
        both = self.size.height >= ROOM_FOR_BOTH
        known = self.code.has_variables
        self.query_one("#locals").display = known and (both or not self.registers_wanted)
        registers = self.query_one("#registers")
        registers.display = both or self.registers_wanted or not known
        registers.set_class(not known or not both, "alone")

    def action_switch(self):
        if self.code.has_variables:
            self.registers_wanted = not self.registers_wanted
            self.arrange()
            self.call_after_refresh(self.draw)

    def say(self, line):
        """A line of the command language."""
        self.message = line
        self.query_one("#output", RichLog).write(Text(line, style=KEY))

    # -- running: in a thread, so that the screen answers meanwhile
    def action_go(self, name):
        self.run_command(name)

    def run_command(self, text):
        if self.busy:
            if len(self.waiting) < 20:
                self.waiting.append(text)  # keys come faster than steps
            return
        self.busy, self.message = True, "running ... (x stops it)"
        self.draw_status()
        self.remember()
        self.carry_out(text)

    @work(thread=True)
    def carry_out(self, text):
        name, _, rest = text.strip().partition(" ")
        lines = []
        try:
            method = getattr(self.script, "do_" + ALIASES.get(name, name), None)
            if method is None:
                raise UsageError(f"unknown command {name}; try help")
            answer = method(rest.strip())
            lines = answer.get("text")
            if lines is None:
                lines = self.script.event_lines(answer)[:1] if answer.get("why") not in ("step", "there") else []
            if name in ("mem", "x"):
                self.memory_at, lines = rest.strip(), []
        except (AllvmError, ValueError) as e:
            lines = [str(e)]
        try:
            self.call_from_thread(self.finished, lines)
        except RuntimeError:
            pass  # the screen is closed already

    def finished(self, lines):
        self.busy, self.message = False, lines[0] if len(lines) == 1 else ""
        if len(lines) > 1:
            for line in lines:
                self.say(line)
        if self.script.done:
            self.exit()
        place = self.session.place()
        file, line = self.code.position(self.session.frame()[:2]) if place else (None, 0)
        if file:
            self.cursor = file, line
        self.draw()
        if self.waiting:
            self.run_command(self.waiting.pop(0))

    def remember(self):
        try:
            self.before_locals = dict(self.local_texts()) if self.session.place() else {}
            self.before = {(name, type): v for name, type, _, v in self.session.register_texts()} if self.session.place() else {}
        except AllvmError:
            self.before, self.before_locals = {}, {}

    def local_texts(self):
        """[((name, type), text)] of the variables here."""
        view = self.session.view()
        return [((v.name, type_name(v.type)), GONE if value is None else shown(value, view)) for v, value in self.session.locals()]

    def action_stop(self):
        if self.busy:
            self.waiting.clear()
            self.session.machine.record.ask_to_stop()

    async def action_quit(self):
        self.waiting.clear()
        if self.busy:
            self.session.machine.kill()
        self.exit()

    # -- other actions
    def action_cursor(self, by):
        if self.cursor:
            source = self.code.source(self.cursor[0]) or []
            self.cursor = self.cursor[0], max(1, min(len(source) or self.cursor[1], self.cursor[1] + by))
            self.draw()

    def action_frame(self, by):
        if self.busy or not self.session.place():
            return
        try:
            self.session.select(self.session.level + by)
            file, line = self.code.position(self.session.frame()[:2])
            self.cursor = (file, line) if file else self.cursor
            self.message = ""
        except UsageError as e:
            self.message = str(e)
        self.draw()

    def action_toggle(self):
        """A breakpoint on the cursor's line, or none any more."""
        if self.busy or not self.cursor:
            return
        places = set()
        try:
            places = set(self.code.on_line(*self.cursor))
        except UsageError as e:
            self.message = str(e)
        for number, p in list(self.session.points.items()):
            if places & set(getattr(p, "places", ())):
                self.session.delete(number)
                break
        else:
            if places:
                self.session.add_break(f"{self.cursor[0]}:{self.cursor[1]}")
        self.draw()

    def action_here(self):
        if self.cursor:
            self.run_command(f"until {self.cursor[0]}:{self.cursor[1]}")

    def action_ask(self, text):
        box = self.query_one(Input)
        box.add_class("open")
        box.value = text
        box.focus()
        box.cursor_position = len(text)

    def action_close_input(self):
        self.query_one(Input).remove_class("open")
        self.set_focus(None)

    def on_input_submitted(self, event):
        self.action_close_input()
        if event.value.strip():
            self.run_command(event.value)

    # -- drawing
    def draw(self):
        if self.busy:
            return
        self.draw_status()
        for name in ("source", "bytecode", "locals", "registers", "stack", "points", "memory"):
            pane = self.query_one("#" + name, Pane)
            if not pane.display:
                continue
            try:
                pane.update(getattr(self, "draw_" + name)(pane))
            except AllvmError as e:
                pane.update(Text(str(e), style=DIM))
        self.draw_output()

    def draw_status(self):
        m, text = self.session.machine, Text(no_wrap=True)
        text.append(os.path.basename(self.code.path), "bold")
        if self.session.place():
            file, line = self.code.position(self.session.place())
            where = self.code.where(self.session.place()).split(" at ")[0]
            text.append(f"   {where}" + (f" at {short(file)}:{line}" if file else ""))
        else:
            text.append(f"   ended with status {m.end['status']}" if m.end else "")
        text.append(f"   time {m.time:,} of {m.last:,}{' (the end)' if m.end else ''}", KEY)
        if self.message:
            text.append("   " + self.message, CHANGED)
        self.query_one("#status", Static).update(text)

    def draw_source(self, pane):
        if self.session.place():
            here = self.code.position(self.session.frame()[:2])
        else:
            here = None, 0
        if self.cursor is None or (here[0] and self.cursor[0] != here[0] and not self.code.source(self.cursor[0])):
            self.cursor = here if here[0] else self.cursor
        if self.cursor is None or self.cursor[0] is None:
            return Text("no line information: the bytecode below is all there is", style=DIM)
        file, line = self.cursor
        pane.border_title = f"source: {short(file)}"
        source = self.code.source(file)
        if source is None:
            return Text(f"{file} is not found; say where with --source DIR\n(line {line})", style=DIM)
        marked = {self.code.position(p) for point in self.session.points.values() for p in getattr(point, "places", ())}
        rows = pane.rows()
        low = max(0, min(line - rows // 2, len(source) - rows))
        text = Text(no_wrap=True, overflow="crop")
        for n in range(low + 1, min(low + rows, len(source)) + 1):
            text.append("●" if (file, n) in marked else " ", MARK)
            text.append("▶" if (file, n) == here else ">" if n == line else " ", CHANGED)
            text.append(f"{n:4} ", LINE_NUMBER)
            text.append(source[n - 1].expandtabs(4) + "\n", HERE if (file, n) == here else "underline" if n == line else "")
        return text

    def draw_bytecode(self, pane):
        function, at = self.session.frame()[:2]
        own = self.code.own(function)
        pane.border_title = f"bytecode: {self.code.shown(function)}"
        if own is None:
            return Text("a function of the host", style=DIM)
        marked = {p for point in self.session.points.values() for p in getattr(point, "places", ())}
        rows, n = pane.rows(), len(own.code)
        low = max(0, min(at - rows // 2, n - rows))
        text, last = Text(no_wrap=True, overflow="crop"), None
        for i in range(low, min(n, low + rows)):
            line = self.code.position((function, i))[1]
            text.append("●" if (function, i) in marked else " ", MARK)
            text.append("▶" if i == at else " ", CHANGED)
            text.append(f"{line if line and line != last else '':>5} ", LINE_NUMBER)
            last = line
            text.append(f"{i:4}  ", KEY if i in self.code.labels(function) else DIM)
            text.append(self.code.instruction((function, i)) + "\n", HERE if i == at else "")
        return text

    def draw_locals(self, pane):
        rows, text = self.local_texts() if self.session.place() else [], Text(no_wrap=True, overflow="ellipsis")
        names, types = (min(most, max((len(r[0][k]) for r in rows), default=0)) for k, most in ((0, 16), (1, 18)))
        pane.border_title = "variables"
        for (name, type), value in rows[: pane.rows()]:
            changed = self.before_locals and self.before_locals.get((name, type), value) != value
            text.append(f"{name:{names}} ", KEY)
            text.append(f"{type if len(type) <= types else type[: types - 1] + '…':{types}}  ", DIM)
            text.append(value + "\n", DIM if value == GONE else CHANGED if changed else "")
        return text if rows else Text("no variables are known here", style=DIM)

    def draw_registers(self, pane):
        text = Text(no_wrap=True, overflow="crop")
        rows = self.session.register_texts()
        half = pane.rows()
        columns = [rows[k : k + half] for k in range(0, len(rows), half)][: max(1, pane.size.width // 28)]
        for line in zip(*(c + [None] * (half - len(c)) for c in columns)) if len(columns) > 1 else ((r,) for r in rows):
            for cell in line:
                if cell is None:
                    continue
                name, type, content, v = cell
                changed = self.before and self.before.get((name, type), v) != v
                text.append(f"{name:4}", KEY)
                text.append(f"{type:4}", DIM)
                text.append(f"{fitted(content, v):20}" if len(columns) > 1 else content, CHANGED if changed else "")
            text.append("\n")
        return text

    def draw_stack(self, pane):
        text = Text(no_wrap=True, overflow="crop")
        frames = self.session.frames() if self.session.place() else []
        pane.border_title = f"stack: {len(frames)}"
        for n, f in enumerate(frames[: pane.rows()]):
            text.append("▶" if n == self.session.level else " ", CHANGED)
            file, line = self.code.position(f[:2])
            text.append(self.code.shown(f[0]), "bold" if n == self.session.level else "")
            text.append(f"  {os.path.basename(file)}:{line}" if file else f" +{f[1]}", DIM)
            text.append("\n")
        return text

    def draw_points(self, pane):
        text = Text(no_wrap=True, overflow="crop")
        for p in self.session.points.values():
            text.append(f"{p.number:2} ", KEY)
            if hasattr(p, "places"):
                file, line = self.code.position(p.places[0])
                text.append(self.code.shown(p.places[0][0]) + (f"  {os.path.basename(file)}:{line}" if file else f"+{p.places[0][1]}"))
                text.append(f"  if {p.condition}" if p.condition else "", DIM)
            else:
                text.append(f"watch {p.spec}, {p.size} bytes at {p.address:#x}")
            text.append("\n")
        return text if text else Text("b: on the cursor's line; w: watch memory", style=DIM)

    def draw_memory(self, pane):
        rows = pane.rows()
        if self.memory_at:
            spec, _, size = self.memory_at.rpartition(" ")
            spec = spec if spec and size.isdecimal() else self.memory_at
            address = self.session.evaluate(spec)
            pane.border_title = f"memory: {spec}"
        else:
            address = self.session.machine.layout()["sp"]
            pane.border_title = "memory: the stack (m: elsewhere)"
        if not isinstance(address, int):
            return Text("no address", style=DIM)
        width = 16 if pane.size.width >= 76 else 8
        limit, n = self.session.machine.layout()["heap_end"], width * rows
        data = self.session.memory(address, max(1, min(n, limit - address)))
        text = Text(no_wrap=True, overflow="crop")
        for line in dump(address, data, width):
            middle = 10 + 3 * width - 1
            text.append(line[:10], KEY)
            text.append(line[10:middle])
            text.append(line[middle:] + "\n", DIM)
        return text

    def draw_output(self):
        """What the program has written up to now; going back takes it away again."""
        outputs = self.session.machine.outputs()
        size = sum(len(data) for _, data in outputs)
        if size == self.told:
            return
        log = self.query_one("#output", RichLog)
        if size < self.told:
            log.clear()
            self.told = 0
        data = b"".join(d for _, d in outputs)[self.told :]
        self.told = size
        log.write(Text(data.decode("utf-8", "replace").rstrip("\n")))
