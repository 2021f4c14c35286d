public import Foundation

/// Between what something may move.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The most.
  public var maximum: CGFloat

  /// Nothing moves.
  public static let zero = UIFloatRange()
  /// Everything moves.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// As they are given.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Whether neither end is one.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
