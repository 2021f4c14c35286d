package import Foundation
import HeadlessUIKit

extension Stage {
  /// Advances the stage tick by tick until a condition holds. Windows that the screen's code has
  /// made key are laid out and scroll at each tick too.
  ///
  /// - Parameters:
  ///   - seconds: The longest time to wait. A wait for something that cannot happen any more takes
  ///     no ticks.
  ///   - isOver: The condition, which is evaluated after each tick.
  /// - Returns: Whether the condition holds.
  /// - Throws: The errors of `advance(to:)`.
  package func wait(atMost seconds: TimeInterval, until isOver: () -> Bool) throws -> Bool {
    let limit = time + max(0, seconds)
    while !isOver() {
      guard time < limit else { return false }
      let next = isIdle && !isAnythingScrolling ? limit : time + 1 / Double(display.hertz)
      try advance(to: min(limit, next))
      try run {
        for other in otherWindows {
          for scrollView in other.scrollViews { scrollView.advance(to: time) }
          other.layoutIfNeeded()
          other.displayIfNeeded()
        }
      }
    }
    return true
  }

  /// The windows besides the stage's own that have been key.
  private var otherWindows: [UIWindow] { environment.windows.filter { $0 !== window } }

  private var isAnythingScrolling: Bool {
    otherWindows.contains { $0.scrollViews.contains { $0.motionEnd != nil } }
  }
}
