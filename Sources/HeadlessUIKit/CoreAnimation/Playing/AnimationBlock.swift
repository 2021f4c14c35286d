import Foundation
import ScrollPhysics

/// One call of `UIView.animate`: what its changes share, and what runs when they are over.
@MainActor
final class AnimationBlock {
  let now: TimeInterval
  let timing: AnimationTiming
  /// What its changes run by: `timing`, a part of it, or an animator's.
  var progress: any AnimationProgress
  /// Whether a later change of a property goes on where the one before ends.
  var isSequence = false
  let completion: ((Bool) -> Void)?
  /// What was changed, and what was seen of it before, in order.
  private(set) var changes: [AnimatedChange] = []
  private var animatedLayers: [WeakLayer] = []

  /// The block being run; UIKit's API gives `animate` no other way to reach the setters inside it.
  static var current: AnimationBlock?
  /// Inside `performWithoutAnimation`, where blocks run as if their duration were 0.
  private static var isSuppressed = false
  /// There, or while the app wants none.
  private static var isStill: Bool {
    isSuppressed || !ScreenEnvironment.current.areAnimationsEnabled
  }

  /// The duration of the block being run, in seconds; 0 without one.
  static var inheritedDuration: TimeInterval { isStill ? 0 : current?.timing.duration ?? 0 }

  /// Negative times, and NaN, are 0.
  init(
    now: TimeInterval, delay: TimeInterval, duration: TimeInterval, pace: AnimationTiming.Pace,
    repeats: Bool = false, autoreverses: Bool = false, completion: ((Bool) -> Void)?
  ) {
    self.now = now
    timing = AnimationTiming(
      start: now + max(0, delay), duration: Self.isStill ? 0 : max(0, duration), pace: pace,
      repeats: repeats, autoreverses: autoreverses)
    progress = timing
    if let scrub { progress = ScrubbedProgress(own: timing, scrub: scrub) }
    self.completion = completion
    transaction = CATransaction.group
    transaction?.enter()
  }

  /// An animator's.
  init(now: TimeInterval, progress: any AnimationProgress) {
    self.now = now
    timing = AnimationTiming(start: now, duration: 1, pace: .cubic(.easeInOut))
    self.progress = progress
    completion = nil
    transaction = nil
  }

  /// The time it runs in, of a transition that a finger drives.
  private let scrub = TransitionScrub.current

  /// A part of its way, in the time that it runs in.
  func driven(_ part: any AnimationProgress) -> any AnimationProgress {
    scrub.map { ScrubbedProgress(own: part, scrub: $0) } ?? part
  }

  /// Whether it went back to its beginning instead of on to its end.
  var isTurnedBack: Bool { scrub?.isCancelled ?? false }

  /// The transaction it was run in, which is over after it.
  private let transaction: TransactionGroup?

  /// Runs the completion; the transaction goes on without it.
  func complete(_ isFinished: Bool) {
    completion?(isFinished)
    transaction?.leave()
  }

  /// Infinite for one that repeats.
  var end: TimeInterval {
    let end = max(timing.end, modifiedEnd)
    return scrub?.due(end) ?? end
  }
  /// When the last of its changes that repeat by themselves is over.
  private var modifiedEnd = -TimeInterval.infinity

  /// Runs animations that repeat so often, whatever the others of the block do. Those of an animator are its own.
  func modify(_ count: Double, _ autoreverses: Bool, _ animations: () -> Void) {
    guard progress is AnimationTiming || scrub != nil else { return animations() }
    var part = timing
    part.repeats = count == .infinity
    part.count = count > 0 ? count : 1
    part.autoreverses = autoreverses
    modifiedEnd = max(modifiedEnd, part.end)
    let whole = progress
    progress = driven(part)
    animations()
    progress = whole
  }
  var duration: TimeInterval { timing.duration }
  var isEmpty: Bool { animatedLayers.isEmpty }

  func animates(_ layer: CALayer, _ property: LayerProperty, from old: AnimatedValue) {
    animatedLayers.append(WeakLayer(layer: layer))
    changes.append(AnimatedChange(layer: layer, property: property, from: old))
  }

  /// Drops the layers' animations that are over.
  func clean(at time: TimeInterval) {
    for animated in animatedLayers {
      animated.layer?.animations.removeAll { $0.isFinished(at: time) }
    }
  }

  /// Takes all its animations out of the layers: they are seen as they were set.
  func remove() {
    for animated in animatedLayers {
      animated.layer?.animations.removeAll { $0.block == ObjectIdentifier(self) }
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
