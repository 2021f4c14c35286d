/// The motion of `setContentOffset(_:animated: true)`, whose duration does not depend on the
/// distance.
///
/// The defaults are 0.3 s and the timing (0.42, 0, 0.58, 1); Apple documents only the callbacks.
public struct AnimatedOffset: Motion, Hashable {
  /// The offset at the start, in points.
  public let start: Double
  /// The offset at the end, in points.
  public let end: Double
  /// The duration in seconds, whatever the distance.
  public let duration: Double
  private let curve: CubicTimingCurve

  /// Creates a motion with the duration and timing of the constants. A duration below 0 or NaN
  /// counts as 0, which is a jump.
  public init(from start: Double, to end: Double, constants: ScrollConstants = .init()) {
    self.start = start
    self.end = end
    duration = max(0, constants.animationDuration)
    curve = constants.animationCurve
  }

  /// Returns `start` before the animation begins, and `end` from its duration on.
  public func position(at time: Double) -> Double {
    time < duration ? start + (end - start) * curve.value(at: time / duration) : end
  }

  /// Returns the slope of the timing curve times the distance. It is 0 before the animation begins
  /// and from its duration on.
  public func velocity(at time: Double) -> Double {
    time < duration ? (end - start) * curve.slope(at: time / duration) / duration : 0
  }

  /// Returns 0: an animation has no momentum, so a stopped animation does not continue.
  public func momentum(at time: Double) -> Double { 0 }
}
