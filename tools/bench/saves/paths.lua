-- wrk asks for the lines of a file one after the other; every connection's requests come from the same round.
local paths = {}
for line in io.lines(os.getenv("BENCH_PATHS")) do
  paths[#paths + 1] = line
end
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
