import Foundation

// Runs benchmarks. Each line of standard input is "NAME COUNT", and the answer is the total CPU
// time and wall time. `drawing.py` alternates with the reference implementations, so that other
// load on the machine affects all of them equally.

/// Returns the time of a clock, in milliseconds.
func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func fail(_ words: String) -> Never {
  FileHandle.standardError.write(Data((words + "\n").utf8))
  exit(64)
}

guard CommandLine.arguments.count == 2 else { fail("DrawingBenchmark FONT") }
let pieces = try drawing(font: CommandLine.arguments[1]).merging(screens()) { first, _ in first }
  .merging(effects(font: CommandLine.arguments[1])) { first, _ in first }
var ready: [String: () -> Void] = [:]
while let line = readLine() {
  let words = line.split(separator: " ").map(String.init)
  guard words.count == 2, let prepare = pieces[words[0]], let count = Int(words[1]), count > 0
  else {
    fail("NAME COUNT, with NAME one of: " + pieces.keys.sorted().joined(separator: ", "))
  }
  let work: () -> Void
  if let made = ready[words[0]] {
    work = made
  } else {
    work = prepare()
    work()
    ready[words[0]] = work
  }
  let (cpu, wall) = (now(CLOCK_PROCESS_CPUTIME_ID), now(CLOCK_MONOTONIC))
  for _ in 0..<count { work() }
  let answer = "\(now(CLOCK_PROCESS_CPUTIME_ID) - cpu) \(now(CLOCK_MONOTONIC) - wall)\n"
  FileHandle.standardOutput.write(Data(answer.utf8))
}
