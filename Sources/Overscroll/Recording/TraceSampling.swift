public import Foundation

/// When a trace has rows.
public struct TraceSampling: Hashable, Sendable {
  /// Ticks per second, 1…240.
  public let rate: Int
  /// Leaves out ticks in which the first scroll view's offset is less than so many points from that
  /// of the last row; nil keeps every tick. The first and the last tick are always there.
  public let distance: CGFloat?

  /// Nil outside the ranges; `distance` must be positive.
  public init?(rate: Int = 60, every distance: CGFloat? = nil) {
    guard (1...240).contains(rate), distance.map({ $0 > 0 && $0.isFinite }) ?? true else {
      return nil
    }
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
