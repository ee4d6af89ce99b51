// JavaScript under load. Results go to stdout, CPU seconds of each part and round to stderr.
"use strict";
const rounds = Number(args[0] || 3);
const parts = {
  fib() { const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); return fib(25); },
  richards() {
    class Task {
      constructor(id, queue) { this.id = id; this.queue = queue; this.count = 0; }
      run(s) { this.count++; if (this.queue.length) { const p = this.queue.shift(); p.hops--; if (p.hops > 0) s.send((this.id * 7 + p.n) % s.tasks.length, p); else s.done++; } }
    }
    class Scheduler {
      constructor(n) { this.tasks = []; for (let i = 0; i < n; i++) this.tasks.push(new Task(i, [])); this.done = 0; }
      send(to, p) { this.tasks[to].queue.push(p); }
      loop() { let turns = 0; while (this.tasks.some((t) => t.queue.length)) { for (const t of this.tasks) t.run(this); turns++; } return turns; }
    }
    const s = new Scheduler(12);
    for (let i = 0; i < 1500; i++) s.send(i % 12, { n: i, hops: 10 + (i % 13) });
    return s.loop() + " " + s.done + " " + s.tasks.map((t) => t.count).join();
  },
  strings() {
    let s = "";
    for (let i = 0; i < 14000; i++) s += i.toString(36) + ",";
    const words = s.split(",").map((w) => w.toUpperCase().padStart(4, "-"));
    return words.length + " " + words.sort().slice(-3).join("|") + " " + s.replace(/[a-f]+/g, "<$&>").length + " " + `${s.indexOf("1jj")}`;
  },
  regexp() {
    const text = "The year 1999, 2024-02-29, mail bob@example.org and ann.b@test.example.com; ".repeat(400);
    return [text.match(/\b\d{4}-\d\d-\d\d\b/g).length, [...text.matchAll(/([\w.]+)@((?:\w+\.)+\w+)/g)].map((m) => m[2]).length,
      text.replace(/(?<a>\w)(?=e)/gu, "[$<a>]").length, /(a+)+b/.test("aaaaaaaaaaaac")].join();
  },
  json() {
    const data = { list: Array.from({ length: 2000 }, (_, i) => ({ i, half: i / 2, name: "n" + i, flags: [i % 2 === 0, null, "\u00e9"] })) };
    const text = JSON.stringify(data);
    return text.length + " " + JSON.stringify(JSON.parse(text, (k, v) => (typeof v === "number" ? v + 1 : v)), null, 1).length;
  },
  typed() {
    const n = 48, a = new Float64Array(n * n), b = new Float64Array(n * n), c = new Float64Array(n * n);
    for (let i = 0; i < n * n; i++) { a[i] = i % 7; b[i] = (i % 5) - 2; }
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) { let s = 0; for (let k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j]; c[i * n + j] = s; }
    return c.reduce((x, y) => x + y, 0) + " " + c[77];
  },
  collections() {
    const m = new Map(), s = new Set();
    for (let i = 0; i < 30000; i++) { const k = "k" + (i % 501); m.set(k, (m.get(k) || 0) + i); s.add(i * 7 % 1009); }
    let n = 0;
    for (const [k, v] of m) n += v * k.length;
    return n + " " + s.size + " " + [...s].filter((x) => x % 3 === 0).length;
  },
  generators() {
    function* walk(n) { if (n > 0) { yield* walk(n - 1); yield n; yield* walk(n - 1); } }
    let n = 0;
    for (const x of walk(13)) n = (n * 3 + x) % 1000003;
    const { a, ...rest } = { a: 1, b: 2, c: 3 };
    return n + " " + a + Object.keys(rest);
  },
  bigint() { let x = 1n; for (let i = 1n; i < 1500n; i++) x *= i; return (x % 1000000007n) + " " + x.toString().length + " " + (x >> 100n).toString(16).slice(0, 12); },
  exceptions() {
    let n = 0;
    for (let i = 0; i < 12000; i++) { try { if (i % 3) throw new RangeError("r" + i); n++; } catch (e) { n += e.message.length; } finally { n++; } }
    return n;
  },
};
for (let round = 0; round < rounds; round++) {
  for (const name of Object.keys(parts)) {
    const start = clock();
    const result = parts[name]();
    printErr("time", name, (clock() - start).toFixed(6));
    if (round === 0) print(name, result);
  }
}
