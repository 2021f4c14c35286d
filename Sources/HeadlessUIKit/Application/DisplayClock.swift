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
    let over = running.enumerated().filter { $0.element.end <= time }
      .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
      .map(\.element)
    running.removeAll { block in over.contains { $0 === block } }
    for block in over {
      for layer in block.animatedLayers {
        layer.animations.removeAll { $0.isFinished(at: time) }
      }
      guard let completion = block.completion else { continue }
      prepare()
      completion(true)
    }
  }

  /// When the next running animation ends; nil when none runs.
  package var nextAnimationEnd: TimeInterval? { running.map(\.end).min() }

  /// Keeps a block until its end; one without anything to animate is over at once.
  func begin(_ block: AnimationBlock) {
    guard block.duration > 0, !block.animatedLayers.isEmpty else {
      block.completion?(true)
      return
    }
    running.append(block)
  }
}
