import CKiwi
import Foundation

/// Times of both solvers, measured alternately so that other load on the machine affects both
/// equally.
struct Comparison {
  var ours: [Double] = []
  var kiwi: [Double] = []
  var ourAllocations: Int64 = 0

  mutating func measure(_ a: () throws -> Void, _ b: () -> Void) rethrows {
    let clock = ContinuousClock()
    let allocations = allocation_count()
    let start = clock.now
    try a()
    let middle = clock.now
    ourAllocations += allocation_count() - allocations
    b()
    kiwi.append(microseconds(middle.duration(to: clock.now)))
    ours.append(microseconds(start.duration(to: middle)))
  }

  func row(_ title: String) -> String {
    let perRun = Double(ourAllocations) / Double(ours.count)
    let ratio = median(ours) / median(kiwi)
    return
      "| \(title) | \(summary(ours)) | \(summary(kiwi)) | \(format(ratio)) | \(format(perRun)) |"
  }

  private func summary(_ times: [Double]) -> String {
    let sorted = times.sorted()
    return
      "\(format(median(times))) / \(format(sorted[sorted.count * 95 / 100])) / \(format(sorted[0]))"
  }

  private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
  private func format(_ number: Double) -> String { String(format: "%.2f", number) }
  private func microseconds(_ duration: Duration) -> Double { duration / .microseconds(1) }
}

extension Double {
  func nthRoot(_ n: Int) -> Double { pow(self, 1 / Double(n)) }
}

func offset(_ frame: Int) -> Double { -180 + 1100 * (0.5 - 0.5 * cos(Double(frame) * 0.013)) }
func height(_ frame: Int) -> Double { 220 + 90 * sin(Double(frame) * 0.02) }

func compare(_ name: String, file: URL, builds: Int, frames: Int) throws {
  let screen = try Screen(file: file)
  var ours = Ours(screen)
  let kiwi = Kiwi(screen)
  var build = Comparison()
  for _ in 0..<builds { try build.measure({ try ours.build() }, { kiwi.build() }) }
  var scroll = Comparison()
  var difference = 0.0
  for i in 0..<frames {
    try scroll.measure({ try ours.setOffset(offset(i)) }, { kiwi.setOffset(offset(i)) })
    for v in screen.variableNames.indices {
      difference = max(difference, abs(ours.values[v] - kiwi.value(v)))
    }
  }
  var constant = Comparison()
  for i in 0..<frames {
    try constant.measure({ try ours.setHeader(height(i)) }, { kiwi.replaceHeader(height(i)) })
  }
  var replacement = Comparison()
  for i in 0..<frames {
    try replacement.measure(
      { try ours.replaceHeader(height(i)) }, { kiwi.replaceHeader(height(i)) })
  }
  print(
    "| microseconds: median / p95 / least | Cassowary | kiwi C++ | ratio of medians "
      + "| our allocations a run |")
  print("|---|---|---|---|---|")
  print(build.row("\(name): build"))
  print(scroll.row("\(name): frame, offset"))
  print(constant.row("\(name): frame, a constant (kiwi: remove and add)"))
  print(replacement.row("\(name): remove and add"))
  print(
    "", "largest difference between the two solutions of \(frames) offsets: \(difference)", "",
    separator: "\n")
}

let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../Fixtures/Layout")
try compare("60 views", file: fixtures.appending(path: "screen60.txt"), builds: 300, frames: 5000)
try compare("200 views", file: fixtures.appending(path: "screen200.txt"), builds: 60, frames: 2000)
print("| microseconds: median / p95 / least | Cassowary |", "|---|---|", separator: "\n")
for viewCount in [60, 198, 1002] {
  print(try timeRecycling(viewCount: viewCount, rounds: 3000))
}
