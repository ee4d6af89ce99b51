// What the language promises: many small things, printed.
print([..."a😀b"].length, "abc".codePointAt(1), "\u00e9".normalize("NFD").length);
print(0.1 + 0.2, (123.456).toFixed(1), (1e21).toString(), (255).toString(16), parseFloat("3.5e2x"), Number("0b101"), (0.000001234).toExponential(2));
print(5 / 0, -0, Object.is(-0, 0), NaN !== NaN, 2 ** 53 + 1, 7 % -3, -7 >> 1, -7 >>> 28, ~5, 1 << 31);
print(Math.max(), Math.hypot(3, 4), Math.fround(0.1), Math.clz32(1), Math.imul(0xffffffff, 5), Math.sign(-3), Math.trunc(-4.7));
print([3, 1, 10, 2].sort(), [3, 1, 10, 2].sort((a, b) => a - b), [[1, [2, [3]]]].flat(Infinity), Array.from("xyz", (c, i) => c + i));
print(typeof null, typeof undefined, typeof (() => 1), typeof Symbol(), typeof 10n);
label: for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) { if (j === 2) continue label; if (i === 2) break label; print(i, j); }
const proxy = new Proxy({}, { get: (t, k) => "got " + String(k), has: () => true });
print(proxy.x, "y" in proxy, Reflect.ownKeys({ b: 1, a: 2, 1: 3, [Symbol.iterator]: 4 }).length);
class A { #p = 1; static s = 2; get p() { return this.#p; } set p(v) { this.#p = v * 2; } static #q() { return 3; } static q() { return A.#q(); } }
const a = new A(); a.p = 5; print(a.p, A.s, A.q(), a instanceof A);
print(new Date(0).toISOString(), new Date(Date.UTC(2024, 1, 29)).toJSON(), Date.parse("2000-01-01T00:00:00Z"));
print([1, 2, 3].includes(2), "a-b-c".replaceAll("-", "+"), "abc".padEnd(5, "*"), " x ".trim() + "|", "x".repeat(3));
print(JSON.stringify({ u: undefined, d: new Date(0), n: [NaN, Infinity], s: "\n\u2028", t: { toJSON: () => "T" } }));
print(String(Symbol("d")), `${[1, [2, 3]]}`, "" + {}, [] + [], [1] == 1, null ?? "d", ({}).x?.y.z);
try { null.x; } catch (e) { print(e.name, e.message); }
try { undefinedName; } catch (e) { print(e.name, e.message); }
try { (function f() { f(); })(); } catch (e) { print(e.name, e.message); }
try { eval("let 1x"); } catch (e) { print(e.name); }
print(/(?<y>\d{4})-(?<m>\d\d)/.exec("on 2024-05")?.groups.m, "aBc".replace(/b/i, (m) => m + m), "a1b22".split(/(\d+)/).join("|"));
print([..."mississippi"].reduce((m, c) => m.set(c, (m.get(c) || 0) + 1), new Map()).get("s"), new Set([1, 1, 2]).size);
const w = new WeakMap(), k = {}; w.set(k, 1); print(w.get(k), w.has({}));
Promise.resolve(1).then((x) => print("then", x)).finally(() => print("finally"));
(async () => { for await (const x of (async function* () { yield 1; yield 2; })()) print("await", x); try { await Promise.reject(new Error("no")); } catch (e) { print(e.message); } })();
print(new Uint8Array([1, 2, 300]).join(), new DataView(new ArrayBuffer(8)).getFloat64(0), new Uint16Array(new Uint8Array([1, 2]).buffer)[0]);
print((2n ** 64n).toString(), BigInt.asIntN(8, 255n), -7n / 2n, 10n > 9, encodeURIComponent("ä&"), escape("ü"), parseInt("12abc", 16));
