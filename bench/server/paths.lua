-- For wrk: asks for the paths of a file, a line each, one after the other and from the first again.
local requests, at = {}, 0

function init(arguments)
  for path in io.lines(arguments[1]) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end
