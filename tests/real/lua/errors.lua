-- pcall, error objects, xpcall with traceback, error levels, assert, nested, stack overflow, string to number errors.
print(pcall(error, "plain"))
print(pcall(error, "level 0", 0))
print(pcall(function() error("with position") end))
print(select("#", pcall(error)))
print(pcall(function() local t = nil; return t.x end))
print(pcall(function() return 1 + {} end))
print(pcall(function() return #5 end))
print(pcall(function() return {} < {} end))
print(pcall(function() return "a" .. {} end))
print(pcall(string.rep, "x", -1))
print(pcall(string.rep))
print(pcall(setmetatable, 1, {}))
print(pcall(math.floor, "x"))
print(pcall(function() return 1 // 0 end))
print(pcall(function() return 1 % 0 end))
print(math.mininteger // -1, math.mininteger % -1, 7 // -2, 7 % -2, -7 // 2, -7 % 2, 7.5 // -2, 7.5 % -2)
local E = setmetatable({}, { __tostring = function(e) return "custom error" end })
local ok, e = pcall(error, E)
print(ok, e == E, tostring(e))
print(xpcall(function() error("deep") end, function(m) return "handled: " .. m end))
local function f(n) if n == 0 then error("bottom") end local r = f(n - 1); return r end
print(pcall(f, 50))
local function overflow() return 1 + overflow() end
local ok, msg = pcall(overflow)
print(ok, (string.find(msg, "stack overflow", 1, true)) ~= nil)
for i = 1, 3 do
  local ok, m = pcall(function() local ok2, m2 = pcall(error, "inner" .. i); error("outer after " .. m2, 0) end)
  print(i, ok, m)
end
print(pcall(load, "x ="))
print(load("x ="))
print(load("return 1 + 1")())
print(select(2, pcall(assert, false, "asserted")), select(2, pcall(assert, nil)))
print(tostring(nil), tostring(1e15), 2^53, 1e100, -0.0, 0/0 ~= 0/0, 1/0, -1/0, 3 | 4, 5 // 0.0, 1e308 * 10)
goto finish
print("never")
::finish::
print(xpcall(function() local x <close> = setmetatable({}, {__close = function(_, e) print("closing with", e) end}); error("boom", 0) end, debug.traceback) == false)
