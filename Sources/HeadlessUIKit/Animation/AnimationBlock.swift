import Foundation
import ScrollPhysics

/// One call of `UIView.animate`: what its changes share, and what runs when they are over.
@MainActor
final class AnimationBlock {
  let now, start, duration: TimeInterval
  let curve: CubicTimingCurve
  let completion: ((Bool) -> Void)?
  var animatedLayers: [CALayer] = []

  /// The block being run; UIKit's API gives `animate` no other way to reach the setters inside it.
  static var current: AnimationBlock?
  /// Inside `performWithoutAnimation`, where blocks run as if their duration were 0.
  private static var isSuppressed = false

  init(
    now: TimeInterval, delay: TimeInterval, duration: TimeInterval, curve: CubicTimingCurve,
    completion: ((Bool) -> Void)?
  ) {
    self.now = now
    start = now + max(0, delay)
    self.duration = Self.isSuppressed ? 0 : max(0, duration)
    self.curve = curve
    self.completion = completion
  }

  var end: TimeInterval { start + duration }

  func run(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = duration > 0 ? self : nil
    animations()
    Self.current = outer
  }

  /// Runs code that no block running now takes part in, nor `performWithoutAnimation`.
  static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (current, isSuppressed)
    (current, isSuppressed) = (nil, false)
    defer { (current, isSuppressed) = outer }
    return try body()
  }

  static func suppress(_ actions: () -> Void) {
    let outer = (current, isSuppressed)
    (current, isSuppressed) = (nil, true)
    actions()
    (current, isSuppressed) = outer
  }
}
