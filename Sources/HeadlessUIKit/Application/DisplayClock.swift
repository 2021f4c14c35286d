package import Foundation

/// The display's time and the animations that run in it. Only the stage turns it.
@MainActor
package final class DisplayClock {
  /// Seconds since the screen was switched on.
  package private(set) var time: TimeInterval = 0
  private var running: [AnimationBlock] = []

  /// Turns the clock and runs the completions of animations that are over.
  package func advance(to time: TimeInterval) {
    turn(to: time)
    endAnimations()
  }

  /// Time never goes back: an earlier one, and NaN, does nothing.
  package func turn(to time: TimeInterval) { self.time = max(self.time, time) }

  /// Runs the completions of animations that are over, in the order they end. Those that begin
  /// meanwhile wait for the next call, though they be over: one that begins itself again without
  /// taking time would never end here.
  ///
  /// - Parameter prepare: called before each completion.
  package func endAnimations(prepare: () -> Void = {}) {
    // What repeats for ever is over when nothing of it is left to be seen.
    for block in running where block.end == .infinity && block.isAbandoned {
      complete(block, false)
    }
    let over = running.enumerated().filter { $0.element.end <= time }
      .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
      .map(\.element)
    running.removeAll { block in over.contains { $0 === block } }
    for block in over {
      block.clean(at: time)
      guard let completion = block.completion else { continue }
      prepare()
      completion(true)
    }
  }

  /// When the next running animation ends; nil when none runs, or none but those that repeat.
  package var nextAnimationEnd: TimeInterval? { running.map(\.end).filter(\.isFinite).min() }

  /// Keeps a block until its end; one without anything to animate is over at once.
  func begin(_ block: AnimationBlock) {
    guard block.duration > 0, !block.isEmpty else {
      block.completion?(true)
      return
    }
    running.append(block)
  }

  /// Ends those of the blocks that have nothing left to animate.
  func complete(abandonedAmong blocks: Set<ObjectIdentifier>) {
    let over = running.filter { blocks.contains(ObjectIdentifier($0)) && $0.isAbandoned }
    for block in over { complete(block, false) }
  }

  private func complete(_ block: AnimationBlock, _ isFinished: Bool) {
    running.removeAll { $0 === block }
    block.completion?(isFinished)
  }
}
