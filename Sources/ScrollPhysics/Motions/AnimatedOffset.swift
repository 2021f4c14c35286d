/// `setContentOffset(_:animated: true)`: from here to there in a fixed time, whatever the distance.
///
/// 0.3 s with the timing (0.42, 0, 0.58, 1) by default; Apple documents only the callbacks.
public struct AnimatedOffset: Motion, Hashable {
  public let start: Double
  public let end: Double
  public let duration: Double
  private let curve: CubicTimingCurve

  public init(from start: Double, to end: Double, constants: ScrollConstants = .init()) {
    self.start = start
    self.end = end
    duration = max(0, constants.animationDuration)
    curve = constants.animationCurve
  }

  public func position(at time: Double) -> Double {
    time < duration ? start + (end - start) * curve.value(at: time / duration) : end
  }

  public func velocity(at time: Double) -> Double {
    time < duration ? (end - start) * curve.slope(at: time / duration) / duration : 0
  }

  /// An animation carries no momentum: stopped, it is over.
  public func momentum(at time: Double) -> Double { 0 }
}
