-- table.sort with and without comparison, stability not assumed, closures, metatables, big data.
local seed = 42
local function rnd(n) seed = (seed * 1103515245 + 12345) % 2147483648; return seed % n + 1 end
local t = {}
for i = 1, 5000 do t[i] = rnd(100000) end
table.sort(t)
local ok = true
for i = 2, #t do ok = ok and t[i - 1] <= t[i] end
print(ok, t[1], t[#t])
table.sort(t, function(a, b) return a > b end)
print(t[1], t[#t])
local words = {}
for w in ("the quick brown fox jumps over the lazy dog while the cat sleeps"):gmatch("%a+") do words[#words + 1] = w end
table.sort(words); print(table.concat(words, " "))
table.sort(words, function(a, b) if #a ~= #b then return #a < #b end return a < b end); print(table.concat(words, " "))
print(pcall(table.sort, { 3, 1, "x" }))
print(pcall(table.sort, { 1, 2, 3, 4, 5 }, function(a, b) return true end))
local P = {}
P.__index = P
P.__lt = function(a, b) return a.k < b.k end
P.__eq = function(a, b) return a.k == b.k end
P.__add = function(a, b) return setmetatable({ k = a.k + b.k }, P) end
P.__call = function(self, x) return self.k * x end
P.__len = function(self) return self.k end
P.__concat = function(a, b) return "P" .. (type(a) == "table" and a.k or a) .. (type(b) == "table" and b.k or b) end
local ps = {}
for i = 1, 20 do ps[i] = setmetatable({ k = rnd(50) }, P) end
table.sort(ps)
local ks = {}
for i, p in ipairs(ps) do ks[i] = p.k end
print(table.concat(ks, ","), (ps[1] + ps[2]).k, ps[3](10), #ps[4], ps[5] .. ps[6])
print(table.unpack({ 1, 2, 3 }, 2)); print(table.remove(words, 1), table.remove(words), #words); table.insert(words, 2, "new"); print(words[2])
print(table.concat(table.move({ 1, 2, 3, 4, 5 }, 2, 4, 1), ","))
collectgarbage()
local weak = setmetatable({}, { __mode = "k" })
for i = 1, 100 do weak[{}] = i end
collectgarbage()
local n = 0 for _ in pairs(weak) do n = n + 1 end
print(n, collectgarbage("count") > 10)
local memo = {}
local function fib(n) if n < 2 then return n end if memo[n] then return memo[n] end local r = fib(n - 1) + fib(n - 2); memo[n] = r; return r end
print(fib(80))
