-- For wrk: asks the paths of a file in turn, and says in one line of JSON how many a second were answered, and how soon.
local paths = {}
local next_path = 0

function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
end

function request()
  next_path = next_path % #paths + 1
  return wrk.format("GET", paths[next_path])
end

function done(summary, latency)
  local failures = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format('{"requests":%d,"seconds":%.3f,"p95":%.3f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(95) / 1000, failures))
end
