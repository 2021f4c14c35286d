import Foundation

// Prints the processor time in milliseconds of a fixed amount of work: the median of nine runs.
// Times in the ledger are divided by it, so that those of two machines can be compared.

/// Returns a number that depends on all of the work, so that the compiler keeps it: arithmetic on
/// integers, a walk through memory that is larger than a core's cache, and sorting.
func work() -> UInt64 {
  var state: UInt64 = 1
  func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
  var numbers = (0..<(1 << 20)).map { _ in next() }
  for _ in 0..<(1 << 20) {
    let (from, to) = (Int(next() & 0xF_FFFF), Int(next() & 0xF_FFFF))
    numbers[to] = numbers[to] &+ numbers[from] &* 31
  }
  numbers.sort()
  return numbers[1 << 19] ^ state
}

func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

let times = (0..<9).map { _ in
  let start = processorMilliseconds()
  precondition(work() != 0)
  return processorMilliseconds() - start
}
print(times.sorted()[times.count / 2])
