import Foundation

/// One call of `UIView.animate`: what its changes share, and what runs when they are over.
@MainActor
final class AnimationBlock {
  let now: TimeInterval
  let timing: AnimationTiming
  let completion: ((Bool) -> Void)?
  private var animatedLayers: [WeakLayer] = []

  /// The block being run; UIKit's API gives `animate` no other way to reach the setters inside it.
  static var current: AnimationBlock?
  /// Inside `performWithoutAnimation`, where blocks run as if their duration were 0.
  private static var isSuppressed = false

  /// Negative times, and NaN, are 0.
  init(
    now: TimeInterval, delay: TimeInterval, duration: TimeInterval, pace: AnimationTiming.Pace,
    repeats: Bool = false, autoreverses: Bool = false, completion: ((Bool) -> Void)?
  ) {
    self.now = now
    timing = AnimationTiming(
      start: now + max(0, delay), duration: Self.isSuppressed ? 0 : max(0, duration), pace: pace,
      repeats: repeats, autoreverses: autoreverses)
    self.completion = completion
  }

  /// Infinite for one that repeats.
  var end: TimeInterval { timing.end }
  var duration: TimeInterval { timing.duration }
  var isEmpty: Bool { animatedLayers.isEmpty }

  func animates(_ layer: CALayer) { animatedLayers.append(WeakLayer(layer: layer)) }

  /// Drops the layers' animations that are over.
  func clean(at time: TimeInterval) {
    for animated in animatedLayers {
      animated.layer?.animations.removeAll { $0.isFinished(at: time) }
    }
  }

  /// Whether nothing that it animates runs any more: replaced, removed, or its layers are gone.
  var isAbandoned: Bool {
    !animatedLayers.contains { animated in
      animated.layer?.animations.contains { $0.block == ObjectIdentifier(self) } ?? false
    }
  }

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

/// An animation for ever does not keep its layer alive.
private struct WeakLayer {
  weak var layer: CALayer?
}
