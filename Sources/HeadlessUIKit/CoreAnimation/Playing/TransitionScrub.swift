import Foundation
import ScrollPhysics

/// The local time of a transition that a finger drives.
///
/// Animations that begin while it is `current` run in its time. They pause at its position, and run
/// forwards or backwards when it is released. An animation that runs backwards restores its initial
/// values at the end.
@MainActor
final class TransitionScrub {
  /// The motion to the end or back to the beginning, as fractions of the duration.
  private struct Segment {
    let begin, seconds: TimeInterval
    let from, to: Double
    let curve: CubicTimingCurve
  }

  /// The transition whose animations are being added.
  static var current: TransitionScrub? { AnimationState.current.scrub }

  private let clock: DisplayClock
  private let start, duration: TimeInterval
  private var fraction = 0.0
  private var segment: Segment?

  /// Creates a local time that begins now.
  ///
  /// - Parameter duration: The duration of the transition in seconds. Negative values and NaN count
  ///   as 0.
  init(clock: DisplayClock, duration: TimeInterval) {
    self.clock = clock
    start = clock.time
    self.duration = duration > 0 ? duration : 0
  }

  /// Whether the transition runs backwards, or has done so.
  var isCancelled: Bool { segment.map { $0.to == 0 } ?? false }

  /// Runs a closure whose animations are driven by this transition.
  func run(_ body: () -> Void) {
    Self.run(self, body)
  }

  /// Runs a closure whose animations are not driven by any transition.
  static func outside(_ body: () -> Void) { run(nil, body) }

  private static func run(_ scrub: TransitionScrub?, _ body: () -> Void) {
    let state = AnimationState.current
    let outer = state.scrub
    state.scrub = scrub
    body()
    state.scrub = outer
  }

  /// Pauses the transition at a fraction of its duration.
  ///
  /// - Parameter share: The fraction, clamped to 0…1. NaN counts as 0.
  func pause(at share: CGFloat) {
    segment = nil
    fraction = share > 0 ? min(Double(share), 1) : 0
  }

  /// Pauses the transition at its current position.
  func pause() { pause(at: CGFloat(share(at: clock.time))) }

  /// Runs to the end, or back to the beginning, in a number of seconds.
  func play(toEnd: Bool, in seconds: TimeInterval, curve: CubicTimingCurve) {
    let from = share(at: clock.time)
    segment = Segment(
      begin: clock.time, seconds: max(seconds, 0), from: from, to: toEnd ? 1 : 0, curve: curve)
  }

  /// Returns the progress at a time, from 0 to 1.
  func share(at time: TimeInterval) -> Double {
    guard let segment else { return fraction }
    guard segment.seconds > 0, time < segment.begin + segment.seconds else { return segment.to }
    let progress = segment.curve.value(at: (time - segment.begin) / segment.seconds)
    return min(max(segment.from + (segment.to - segment.from) * progress, 0), 1)
  }

  /// Returns the local time of the animations. After the end it advances with the clock.
  func local(_ time: TimeInterval) -> TimeInterval {
    var beyond = 0.0
    if let segment, segment.to == 1 { beyond = max(0, time - segment.begin - segment.seconds) }
    return start + share(at: time) * duration + beyond
  }

  /// Returns the time at which an animation ends. Infinite while the transition is paused.
  func due(_ end: TimeInterval) -> TimeInterval {
    guard let segment else { return .infinity }
    return segment.begin + segment.seconds + (segment.to == 1 ? max(0, end - start - duration) : 0)
  }
}
