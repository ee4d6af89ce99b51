"""The command language of `allvm-vm debug --script`: one command a line, what it says as text or as JSON."""

import json
import math

from allvm.debug import variables
from allvm.ir.errors import UsageError
from allvm.names import of_row, prose
from allvm.visible import visible

HELP = """\
break PLACE [if EXPR]  stop there; PLACE: LINE, FILE:LINE, FUNCTION, *FUNCTION+INSTRUCTION, *ADDRESS
watch EXPR [BYTES]     stop when a variable, or the memory at an address, changes (4 bytes, at most 16)
breakpoints            list both
delete N               remove one

start                  from the beginning to main
run                    from the beginning to the first breakpoint
continue, c            on to the next breakpoint or the end
next, n [COUNT]        one line, calls as a whole        back [COUNT]    one line back
step, s [COUNT]        one line, into calls              bstep [COUNT]   one line back, into calls
finish                 out of this function              bfinish         back to the call of this function
stepi, si [COUNT]      one instruction                   backi [COUNT]   one instruction back
nexti, ni [COUNT]      one, calls as a whole             bnexti [COUNT]  likewise back
until PLACE            on to there, or to a breakpoint before
rcontinue, rc          back to the breakpoint before, or the beginning
goto TIME              to a point of time that has been

where, bt              the stack of calls               frame N, up, down   choose what regs and print are about
locals                 variables and parameters         print EXPR          e.g. list->next->value, a[i], *p, &x, r3, i32(r0+8)
regs                   registers with their types       ptype EXPR          the type of a variable
mem EXPR BYTES         memory                           list [PLACE]        source lines
dis                    bytecode around here             output              all that the program has written up to now
time                   now, and how far it has gone     hash                of the whole state of the program
help, quit
"""


class Script:
    """Carries out commands on a session. write: takes a line of text. as_json: lines of JSON instead."""

    def __init__(self, session, write, as_json=False):
        self.session, self.code, self.write, self.as_json = session, session.code, write, as_json
        self.errors = 0
        self.done = False

    def line(self, text):
        """One command; errors are told, and counted."""
        text = text.split("#", 1)[0].strip()
        if not text:
            return
        name, _, rest = text.partition(" ")
        try:
            method = getattr(self, "do_" + ALIASES.get(name, name), None)
            if method is None:
                raise UsageError(f"unknown command {name}; try help")
            answer = method(rest.strip())
        except UsageError as e:
            self.errors += 1
            answer = {"error": str(e)}
        self.tell(text, answer)

    def tell(self, command, answer):
        lines = answer.pop("text", None) if isinstance(answer, dict) else None
        if self.as_json:
            written = {}
            for where, data in self.session.machine.new_outputs():
                written.setdefault(where, []).append(data)
            if written:
                answer["wrote"] = {str(k): b"".join(v).decode("utf-8", "replace") for k, v in written.items()}
            self.write(json.dumps({"command": command, **answer}, default=str))
            return
        if "error" in answer:
            self.write(visible(f"error: {answer['error']}"))
        elif lines is None:
            lines = self.event_lines(answer)
        for line in lines or ():
            self.write(visible(line))

    # -- where it stopped
    def event_lines(self, event):
        why = event.get("why")
        lines = []
        if why == "exit":
            lines.append(f"the program has ended with status {event['ended']['status']}, after {event['time']} instructions")
        elif why == "trap":
            lines.append(f"trap: {prose(event['ended']['text'])}")
        elif why == "breakpoint":
            lines.append(f"breakpoint {', '.join(map(str, event['breakpoints'])) or '(temporary)'}")
        elif why == "watchpoint":
            lines.append(f"watchpoint {event['watch']}: the memory at {event['address']:#x} has changed")
        elif why == "beginning":
            lines.append("this is the beginning of the program")
        elif why == "interrupted":
            lines.append("interrupted")
        if "function" in event:
            lines.append(f"#{event['time']} {of_row(event, 100)}+{event['instruction']}" + (f" at {event['file']}:{event['line']}" if event["file"] else ""))
            source = self.code.source(event["file"]) if event["file"] else None
            if source and event["line"] <= len(source):
                lines.append(f"{event['line']:5}  {source[event['line'] - 1]}")
            else:
                lines.append("       " + self.code.instruction(self.session.place()))
        return lines

    # -- running
    def _repeat(self, text, step):
        count = number(text or "1", "COUNT")
        for _ in range(count):
            event = step()
            if event["why"] not in ("step", "there"):
                break
        return event

    def do_start(self, _):
        return self.session.start()

    def do_run(self, _):
        self.session.machine.goto(0)
        here = self.session.place()
        for p in self.session.points.values():
            if here in getattr(p, "places", ()) and p.condition is None:
                return {"why": "breakpoint", "breakpoints": [p.number], **self.session.here()}
        return self.session.resume()

    def do_continue(self, _):
        return self.session.cont()

    def do_rcontinue(self, _):
        return self.session.back_continue()

    def do_finish(self, _):
        return self.session.finish()

    def do_bfinish(self, _):
        return self.session.back_out()

    def do_next(self, text):
        return self._repeat(text, self.session.next)

    def do_step(self, text):
        return self._repeat(text, self.session.step)

    def do_stepi(self, text):
        return self._repeat(text, self.session.stepi)

    def do_nexti(self, text):
        return self._repeat(text, self.session.nexti)

    def do_back(self, text):
        return self._repeat(text, self.session.back)

    def do_bstep(self, text):
        return self._repeat(text, self.session.back_step)

    def do_backi(self, text):
        return self._repeat(text, self.session.backi)

    def do_bnexti(self, text):
        return self._repeat(text, self.session.back_nexti)

    def do_until(self, text):
        return self.session.until(needed(text, "until PLACE"))

    def do_goto(self, text):
        return self.session.goto(number(needed(text, "goto TIME"), "TIME"))

    # -- breakpoints
    def do_break(self, text):
        spec, _, condition = needed(text, "break PLACE [if EXPR]").partition(" if ")
        p = self.session.add_break(spec.strip(), condition.strip() or None)
        return {"breakpoint": p.number, "places": [self._place(x) for x in p.places],
                "text": [f"breakpoint {p.number}: {', '.join(map(self.code.where, p.places))}"]}  # fmt: skip

    def do_watch(self, text):
        spec, size = needed(text, "watch EXPR [BYTES]"), None
        head, _, tail = spec.rpartition(" ")
        if head and tail.isdecimal():
            spec, size = head, int(tail)
        w = self.session.add_watch(spec, size)
        return {"watchpoint": w.number, "address": w.address, "size": w.size, "text": [f"watchpoint {w.number}: {w.size} bytes at {w.address:#x}"]}

    def do_delete(self, text):
        self.session.delete(number(needed(text, "delete N"), "N"))
        return {"text": []}

    def do_breakpoints(self, _):
        rows, lines = [], []
        for p in self.session.points.values():
            if hasattr(p, "places"):
                rows.append({"breakpoint": p.number, "places": [self._place(x) for x in p.places], "condition": p.condition})
                lines.append(f"{p.number}: {', '.join(map(self.code.where, p.places))}" + (f" if {p.condition}" if p.condition else ""))
            else:
                rows.append({"watchpoint": p.number, "address": p.address, "size": p.size})
                lines.append(f"{p.number}: watch {p.size} bytes at {p.address:#x}")
        return {"breakpoints": rows, "text": lines or ["none"]}

    def _place(self, place):
        file, line = self.code.position(place)
        return {**self.code.names(place[0]), "instruction": place[1], "file": file, "line": line}

    # -- looking
    def do_where(self, _):
        frames = self.session.frames() if self.session.place() else []
        rows, lines = [], []
        for n, f in enumerate(frames):
            host = self.code.host_call(f[:2]) if n else None
            rows.append({**self._place(f[:2]), **({"host": host} if host else {})})
            lines.append(f"{'*' if n == self.session.level else ' '}{n:3} {self.code.where(f[:2])}" + (f", in {host}" if host else ""))
        return {"frames": rows, "text": lines if len(lines) <= 200 else [*lines[:190], f"    ... {len(lines) - 200} more", *lines[-10:]]}

    def do_frame(self, text):
        self.session.select(number(needed(text, "frame N"), "N"))
        return self._frame()

    def do_up(self, _):
        self.session.select(self.session.level + 1)
        return self._frame()

    def do_down(self, _):
        self.session.select(self.session.level - 1)
        return self._frame()

    def _frame(self):
        frame = self.session.frame()[:2]
        return {"frame": self.session.level, **self._place(frame), "text": [f"{self.session.level:4} {self.code.where(frame)}"]}

    def do_regs(self, _):
        rows = self.session.register_texts()
        return {"registers": {name: {"type": type, "value": plain(v)} for name, type, _, v in rows},
                "text": [f"{name:5} {type:4} {text}" for name, type, text, _ in rows] or ["none is written yet"]}  # fmt: skip

    def do_print(self, text):
        found = self.session.typed(needed(text, "print EXPR"))
        if found.type is not None:
            view = self.session.view()
            text = variables.shown(found, view)
            return {"value": plain(variables.data(found, view)), "type": variables.type_name(found.type), "shown": text, "text": [text]}
        v = found.address if found.number is None else found.number
        return {"value": plain(v), "text": [f"{v} = {v & (1 << 64) - 1:#x}" if isinstance(v, int) and abs(v) > 9 else repr(v) if isinstance(v, str) else str(v)]}

    def do_locals(self, _):
        view = self.session.view()
        rows = [(v, variables.GONE if value is None else variables.shown(value, view), value) for v, value in self.session.locals()]
        if not rows and not self.code.has_variables:
            raise UsageError("the program does not say what variables it has: compile it with -g (and -O0, so that all of them are kept)")
        return {"locals": {v.name: {"type": variables.type_name(v.type), "shown": text, "value": None if value is None else plain(variables.data(value, view))}
                           for v, text, value in rows},
                "text": [f"{variables.type_name(v.type, v.name)} = {text}" for v, text, _ in rows] or ["no variables here"]}  # fmt: skip

    def do_ptype(self, text):
        t = self.session.typed(needed(text, "ptype EXPR")).type
        if t is None:
            raise UsageError(f"{text} is a number without a type")
        return {"type": variables.type_name(t), "text": variables.declaration(t)}

    def do_mem(self, text):
        spec, _, size = needed(text, "mem EXPR BYTES").rpartition(" ")
        if not spec:
            spec, size = text, "64"
        address = self.session.evaluate(spec)
        if not isinstance(address, int):
            raise UsageError(f"{spec} is no address: {address}")
        data = self.session.memory(address, number(size, "BYTES"))
        return {"address": address, "bytes": data.hex(), "text": list(dump(address, data))}

    def do_list(self, text):
        place = self.code.places(text, self.session.place())[0] if text else self.session.frame()[:2]
        file, line = self.code.position(place)
        if file is None:
            raise UsageError(f"{self.code.where(place)} has no line information; try dis")
        source = self.code.source(file)
        if source is None:
            raise UsageError(f"the source {file} is not found; say where with --source DIR")
        low, high = max(1, line - 5), min(len(source), line + 5)
        return {"file": file, "line": line, "lines": source[low - 1 : high], "first": low,
                "text": [f"{'>' if n == line else ' '}{n:5}  {source[n - 1]}" for n in range(low, high + 1)]}  # fmt: skip

    def do_dis(self, _):
        function, at = self.session.frame()[:2]
        n = len(self.code.own(function).code) if function >= self.code.imports else 0
        rows = [(i, self.code.instruction((function, i))) for i in range(max(0, at - 6), min(n, at + 10))]
        return {**self.code.names(function), "code": rows, "text": [f"{'>' if i == at else ' '}{i:5}  {t}" for i, t in rows]}

    def do_output(self, _):
        text = b"".join(data for _, data in self.session.machine.outputs()).decode("utf-8", "replace")
        return {"output": text, "text": text.splitlines()}

    def do_time(self, _):
        m = self.session.machine
        return {"time": m.time, "last": m.last, "ended": bool(m.end), "text": [f"{m.time} of {m.last}" + (", where the program ends" if m.end else "")]}

    def do_hash(self, _):
        digest = self.session.machine.digest()
        return {"hash": digest, "text": [digest]}

    def do_help(self, _):
        return {"text": HELP.rstrip().splitlines()}

    def do_quit(self, _):
        self.done = True
        return {"text": []}



ALIASES = {"c": "continue", "n": "next", "s": "step", "si": "stepi", "ni": "nexti", "b": "break", "bt": "where", "rc": "rcontinue", "p": "print",
           "x": "mem", "whatis": "ptype", "l": "list", "q": "quit", "r": "run", "out": "finish", "info": "breakpoints", "registers": "regs"}  # fmt: skip


def plain(v):
    """A value that JSON has: infinities and NaN as text."""
    return repr(v) if isinstance(v, float) and not math.isfinite(v) else v


def needed(text, form):
    if not text:
        raise UsageError(f"something is missing: {form}")
    return text


def number(text, what):
    try:
        n = int(text, 0)
    except ValueError:
        raise UsageError(f"{text} is no number ({what})") from None
    if n < 0:
        raise UsageError(f"{what} is not negative: {text}")
    return n


def dump(address, data, width=16):
    """Bytes of memory as lines: address, hexadecimal, characters."""
    for at in range(0, len(data), width):
        row = data[at : at + width]
        shown = "".join(chr(c) if 32 <= c < 127 else "." for c in row)
        yield f"{address + at:08x}  {row.hex(' '):{3 * width - 1}}  {shown}"


def run_script(session, lines, write, as_json=False):
    """Carry out the commands of a script; how many of them failed."""
    script = Script(session, write, as_json)
    for line in lines:
        script.line(line)
        if script.done:
            break
    return script.errors


