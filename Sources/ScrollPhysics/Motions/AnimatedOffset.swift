/// `setContentOffset(_:animated: true)`: from here to there in a fixed time, whatever the distance.
///
/// 0.3 s with the timing (0.42, 0, 0.58, 1) by default; Apple documents only the callbacks.
public struct AnimatedOffset: Motion, Hashable {
  /// The offset at the start, in points.
  public let start: Double
  /// The offset at the end, in points.
  public let end: Double
  /// Seconds, whatever the distance.
  public let duration: Double
  private let curve: CubicTimingCurve

  /// Duration and timing are those of the constants; a duration below 0 or NaN counts as 0, a jump.
  public init(from start: Double, to end: Double, constants: ScrollConstants = .init()) {
    self.start = start
    self.end = end
    duration = max(0, constants.animationDuration)
    curve = constants.animationCurve
  }

  /// `start` before the animation begins, `end` from its duration on.
  public func position(at time: Double) -> Double {
    time < duration ? start + (end - start) * curve.value(at: time / duration) : end
  }

  /// The slope of the timing curve times the distance; 0 before the animation begins and from its
  /// duration on.
  public func velocity(at time: Double) -> Double {
    time < duration ? (end - start) * curve.slope(at: time / duration) / duration : 0
  }

  /// An animation carries no momentum: stopped, it is over.
  public func momentum(at time: Double) -> Double { 0 }
}
