public import Foundation

/// The choice of ticks that become rows of a trace.
public struct TraceSampling: Hashable, Sendable {
  /// The number of display ticks per second, 1…240; nil uses the stage's display. Another rate
  /// plays the screen on another display, so effects that act at every tick do so more or less
  /// often.
  public let rate: Int?
  /// The distance in points by which the first scroll view's offset must differ from that of the
  /// last row; nil keeps every tick. The first and the last tick always become rows.
  public let distance: CGFloat?

  /// Creates a sampling; nil outside the ranges. `distance` must be positive and finite.
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
