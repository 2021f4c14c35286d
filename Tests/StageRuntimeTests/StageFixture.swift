import Foundation
import StageRuntime

/// A stage without a screen: code that runs on it, and a log of what happened when.
@MainActor
final class StageFixture {
  let context: StageContext
  private(set) var log: [String] = []
  private(set) var reports: [String] = []
  private(set) var deadlocks: [StageDeadlock] = []

  init(seed: UInt64 = 0, place: StagePlace = StagePlace()) {
    context = StageContext(place: place, seed: seed)
    context.report = { [weak self] sentence, _ in self?.reports.append(sentence) }
    context.deadlockDidOccur = { [weak self] in self?.deadlocks.append($0) }
  }

  /// Notes a word with the stage's time, in seconds to the millisecond.
  nonisolated func note(_ word: String) {
    MainActor.assumeIsolated {
      let milliseconds = Int((context.time * 1000).rounded())
      log.append("\(milliseconds) \(word)")
    }
  }

  /// Runs code at time 0 and plays the stage up to a time, tick by tick.
  func play(until end: TimeInterval = 1, _ body: () -> Void) {
    context.run(body)
    context.waitForThreads()
    advance(to: end)
  }

  func advance(to end: TimeInterval) {
    while let due = context.nextDue, due <= end {
      context.time = due
      context.run { context.runDue() }
      context.waitForThreads()
    }
    context.time = end
  }
}
