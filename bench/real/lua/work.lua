-- Lua under load. Results go to stdout, CPU seconds of each part and round to stderr.
local rounds = tonumber(arg and arg[1]) or 3
local work, order = {}, {}
local function part(name, f) work[name] = f; order[#order + 1] = name end

part("fib", function()
  local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
  return fib(28)
end)

part("queens", function()
  local n, found = 8, 0
  local cols, up, down = {}, {}, {}
  local function place(row)
    if row > n then found = found + 1 return end
    for c = 1, n do
      if not (cols[c] or up[row + c] or down[row - c + n]) then
        cols[c], up[row + c], down[row - c + n] = true, true, true
        place(row + 1)
        cols[c], up[row + c], down[row - c + n] = false, false, false
      end
    end
  end
  for _ = 1, 6 do place(1) end
  return found
end)

part("sort", function()
  local t, x = {}, 42
  for i = 1, 30000 do x = (x * 1103515245 + 12345) % 2147483648; t[i] = x end
  table.sort(t)
  local u = {}
  for i = 1, #t do u[i] = t[i] % 1000 end
  table.sort(u, function(a, b) return a > b end)
  return t[1] .. " " .. t[#t // 2] .. " " .. u[1] .. " " .. u[#u // 2]
end)

part("strings", function()
  local s = {}
  for i = 1, 12000 do s[#s + 1] = string.format("%d:%s:%5.2f", i, ("x"):rep(i % 7), i / 7) end
  local all = table.concat(s, ",")
  local _, n = all:gsub("x+", "y")
  local words = 0
  for w in all:gmatch("%d+%.%d+") do words = words + #w end
  return #all .. " " .. n .. " " .. words .. " " .. all:upper():sub(-9) .. " " .. (all:find("3999:x", 1, true))
end)

part("tables", function()
  local t, n = {}, 0
  for i = 1, 50000 do t["k" .. i % 997] = (t["k" .. i % 997] or 0) + i end
  for _, v in pairs(t) do n = n + v end
  local q, head, tail = {}, 1, 0
  for i = 1, 100000 do
    tail = tail + 1; q[tail] = i
    if i % 3 == 0 then q[head] = nil; head = head + 1 end
  end
  return n .. " " .. tail - head
end)

part("objects", function()
  local P = {}
  P.__index = P
  P.__add = function(a, b) return P.new(a.x + b.x, a.y - b.y) end
  P.__eq = function(a, b) return a.x == b.x end
  function P.new(x, y) return setmetatable({ x = x, y = y }, P) end
  function P:norm() return self.x * self.x + self.y * self.y end
  local a, n = P.new(0, 0), 0
  for i = 1, 60000 do a = a + P.new(i, 1); n = n + a:norm() % 7 end
  return a.x .. " " .. a.y .. " " .. n
end)

part("closures", function()
  local function compose(f, g) return function(x) return f(g(x)) end end
  local f = function(x) return x + 1 end
  for i = 1, 6 do f = compose(f, f) end
  local n = 0
  for i = 1, 6000 do n = n + f(i) end
  return n
end)

part("coroutines", function()
  local function gen(n) return coroutine.wrap(function() for i = 1, n do coroutine.yield(i) end end) end
  local n = 0
  for _ = 1, 20 do for i in gen(3000) do n = n + i end end
  return n
end)

part("floats", function()
  local n = 40
  local function A(i, j) return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1) end
  local u, v = {}, {}
  for i = 0, n - 1 do u[i] = 1.0 end
  local function times(x, y) for i = 0, n - 1 do local s = 0.0; for j = 0, n - 1 do s = s + A(i, j) * x[j] end y[i] = s end end
  for _ = 1, 100 do times(u, v); times(v, u); local m = 0; for i = 0, n - 1 do m = math.max(m, u[i]) end for i = 0, n - 1 do u[i] = u[i] / m end end
  local s = 0
  for i = 0, n - 1 do s = s + u[i] end
  return string.format("%.12f", s)
end)

part("trees", function()
  local function make(d) if d == 0 then return {} end return { make(d - 1), make(d - 1) } end
  local function check(t) if t[1] then return 1 + check(t[1]) + check(t[2]) end return 1 end
  local n = 0
  for i = 1, 40 do n = n + check(make(10)) end
  return n
end)

for round = 1, rounds do
  for _, name in ipairs(order) do
    local start = os.clock()
    local result = work[name]()
    io.stderr:write(string.format("time %s %.6f\n", name, os.clock() - start))
    if round == 1 then print(name, result) end
  end
end
