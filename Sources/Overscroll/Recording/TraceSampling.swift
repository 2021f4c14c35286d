public import Foundation

/// When a trace has rows.
public struct TraceSampling: Hashable, Sendable {
  /// Ticks of the display per second, 1…240; nil leaves it to the stage. A rate of its own plays the
  /// screen on another display: an effect that acts at every tick does so more or less often.
  public let rate: Int?
  /// Leaves out ticks in which the first scroll view's offset is less than so many points from that
  /// of the last row; nil keeps every tick. The first and the last tick are always there.
  public let distance: CGFloat?

  /// Nil outside the ranges; `distance` must be positive.
  public init?(rate: Int? = nil, every distance: CGFloat? = nil) {
    guard rate.map(DisplayRate.range.contains) ?? true,
      distance.map({ $0 > 0 && $0.isFinite }) ?? true
    else { return nil }
    self.rate = rate
    self.distance = distance
  }
}

extension TraceSampling {
  /// Whether a row at this offset is far enough from the last one.
  func keeps(_ offset: CGPoint, after last: CGPoint?) -> Bool {
    guard let distance, let last else { return true }
    return max(abs(offset.x - last.x), abs(offset.y - last.y)) >= distance
  }
}
