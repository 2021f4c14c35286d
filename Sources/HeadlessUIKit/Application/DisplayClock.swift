package import Foundation

/// The display's time and the animations that run in it. Only the stage turns it.
@MainActor
package final class DisplayClock {
  /// Seconds since the screen was switched on.
  package private(set) var time: TimeInterval = 0
  private var running: [AnimationBlock] = []

  /// Turns the clock and runs the completions of animations that are over, in the order they end.
  /// Time never goes back: an earlier one, and NaN, does nothing.
  package func advance(to time: TimeInterval) {
    self.time = max(self.time, time)
    while let next = running.enumerated().filter({ $0.element.end <= self.time })
      .min(by: { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) })
    {
      running.remove(at: next.offset)
      for layer in next.element.animatedLayers {
        layer.animations.removeAll { $0.isFinished(at: self.time) }
      }
      next.element.completion?(true)
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
