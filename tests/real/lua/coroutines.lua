-- Coroutines: generators, symmetric hand-over, errors inside, wrap, status, close.
local function gen(n)
  return coroutine.wrap(function() for i = 1, n do coroutine.yield(i, i * i) end return "done" end)
end
local g = gen(5)
for i = 1, 6 do print(g()) end
print(pcall(g))
local function producer(limit)
  return coroutine.create(function(a)
    local got = a
    for i = 1, limit do got = coroutine.yield(i .. ":" .. tostring(got)) end
    error({ code = limit })
  end)
end
local p = producer(3)
for i = 1, 5 do
  local ok, v = coroutine.resume(p, "r" .. i)
  print(ok, type(v) == "table" and v.code or v, coroutine.status(p))
end
local depth = 0
local function nest(n)
  if n == 0 then return coroutine.yield("bottom") end
  depth = depth + 1
  local co = coroutine.wrap(function() return nest(n - 1) end)
  local r = co()
  return coroutine.yield(r .. n) or co()
end
local co = coroutine.wrap(function() return nest(20) end)
print(co())
print(coroutine.isyieldable(), type(coroutine.running()))
local closer = coroutine.create(function()
  local x <close> = setmetatable({}, { __close = function() print("closed") end })
  coroutine.yield(1)
end)
print(coroutine.resume(closer)); print(coroutine.close(closer), coroutine.status(closer))
-- permutations by recursion inside a coroutine
local function permgen(a, n)
  n = n or #a
  if n <= 1 then coroutine.yield(table.concat(a, "")) else
    for i = 1, n do a[n], a[i] = a[i], a[n]; permgen(a, n - 1); a[n], a[i] = a[i], a[n] end
  end
end
local out = {}
for s in coroutine.wrap(function() permgen({ "a", "b", "c", "d" }) end) do out[#out + 1] = s end
print(#out, table.concat(out, " "))
