import Foundation
import ScrollPhysics

/// A call of `UIView.animate`: the timing shared by its changes, and its completion.
@MainActor
final class AnimationBlock {
  let now: TimeInterval
  let timing: AnimationTiming
  /// The progress of new changes: `timing`, a part of it, or the progress of an animator.
  var progress: any AnimationProgress { didSet { part += 1 } }
  /// The number of times that `progress` has changed.
  private var part = 0
  /// Whether a later change of a property continues from the end of the previous one.
  var isSequence = false
  let completion: ((Bool) -> Void)?
  /// The changes made in the block, in order, with the values before.
  private(set) var changes: [AnimatedChange] = []
  private var animatedLayers: [WeakLayer] = []

  /// The block that is running.
  static var current: AnimationBlock? {
    get { AnimationState.openBlocks == 0 ? nil : AnimationState.current.block }
    set { AnimationState.current.block = newValue }
  }
  /// Whether blocks have no duration.
  private static var areImmediate: Bool {
    let state = AnimationState.current
    return state.isSuppressed || !state.areEnabled
  }

  /// The duration of the running block, in seconds; 0 without one.
  static var inheritedDuration: TimeInterval { areImmediate ? 0 : current?.timing.duration ?? 0 }

  /// Creates a block. Negative and NaN times count as 0.
  init(
    now: TimeInterval, delay: TimeInterval, duration: TimeInterval, pace: AnimationTiming.Pace,
    repeats: Bool = false, autoreverses: Bool = false, completion: ((Bool) -> Void)?
  ) {
    self.now = now
    timing = AnimationTiming(
      start: now + max(0, delay), duration: Self.areImmediate ? 0 : max(0, duration), pace: pace,
      repeats: repeats, autoreverses: autoreverses)
    progress = timing
    if let scrub { progress = ScrubbedProgress(base: timing, scrub: scrub) }
    self.completion = completion
    transaction = CATransaction.group
    transaction?.enter()
  }

  /// Creates the block of a property animator.
  init(now: TimeInterval, progress: any AnimationProgress) {
    self.now = now
    timing = AnimationTiming(start: now, duration: 1, pace: .cubic(.easeInOut))
    self.progress = progress
    completion = nil
    transaction = nil
  }

  /// The interactive transition that controls the time of the block, if any.
  private let scrub = TransitionScrub.current

  /// Returns the progress of a part, controlled by the interactive transition if there is one.
  func scrubbed(_ part: any AnimationProgress) -> any AnimationProgress {
    scrub.map { ScrubbedProgress(base: part, scrub: $0) } ?? part
  }

  /// Whether an interactive transition was cancelled, so that the block returned to its start.
  var wasCancelled: Bool { scrub?.isCancelled ?? false }

  /// The transaction in which the block was created. It waits for the block.
  private let transaction: TransactionGroup?

  /// Calls the completion handler and leaves the transaction.
  func complete(_ isFinished: Bool) {
    completion?(isFinished)
    transaction?.leave()
  }

  /// The end time of the block; infinite if it repeats for ever.
  var end: TimeInterval {
    let end = max(timing.end, modifiedEnd)
    return scrub?.due(end) ?? end
  }
  /// The latest end of the changes with their own repetition.
  private var modifiedEnd = -TimeInterval.infinity

  /// Runs changes that repeat `count` times, independently of the rest of the block. Property
  /// animators ignore the count.
  func modify(_ count: Double, _ autoreverses: Bool, _ animations: () -> Void) {
    guard progress is AnimationTiming || scrub != nil else { return animations() }
    var part = timing
    part.repeats = count == .infinity
    part.count = count > 0 ? count : 1
    part.autoreverses = autoreverses
    modifiedEnd = max(modifiedEnd, part.end)
    let whole = progress
    progress = scrubbed(part)
    animations()
    progress = whole
  }
  var duration: TimeInterval { timing.duration }
  var isEmpty: Bool { animatedLayers.isEmpty }

  /// The identity of the block, with the part that is running.
  var identity: BlockPart { BlockPart(block: ObjectIdentifier(self), part: part) }

  func animates(_ layer: CALayer, _ property: LayerProperty, from old: AnimatedValue) {
    animatedLayers.append(WeakLayer(layer: layer))
    changes.append(AnimatedChange(layer: layer, property: property, from: old))
  }

  /// Removes the finished animations from their layers.
  func clean(at time: TimeInterval) {
    for animated in animatedLayers {
      animated.layer?.animations.removeAll { $0.isFinished(at: time) }
    }
  }

  /// Removes all animations of the block, so that the layers show their model values.
  func remove() {
    for animated in animatedLayers {
      animated.layer?.animations.removeAll { $0.block.block == ObjectIdentifier(self) }
    }
  }

  /// Whether none of its animations runs any more, because they were replaced or removed, or their
  /// layers were freed.
  var isAbandoned: Bool {
    !animatedLayers.contains { animated in
      animated.layer?.animations.contains { $0.block.block == ObjectIdentifier(self) } ?? false
    }
  }

  func run(_ animations: () -> Void) {
    let state = AnimationState.current
    let outer = state.block
    state.block = duration > 0 ? self : nil
    animations()
    state.block = outer
  }

  /// Runs code outside the running block and outside `performWithoutAnimation`.
  static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let state = AnimationState.current
    let outer = (state.block, state.isSuppressed)
    (state.block, state.isSuppressed) = (nil, false)
    defer { (state.block, state.isSuppressed) = outer }
    return try body()
  }

  static func suppress(_ actions: () -> Void) {
    let state = AnimationState.current
    let outer = (state.block, state.isSuppressed)
    (state.block, state.isSuppressed) = (nil, true)
    actions()
    (state.block, state.isSuppressed) = outer
  }
}

/// A weak reference, so that an endless animation does not keep its layer alive.
private struct WeakLayer {
  weak var layer: CALayer?
}
