public import Foundation

/// A range of movement.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower limit.
  public var minimum: CGFloat
  /// The upper limit.
  public var maximum: CGFloat

  /// The range from 0 to 0, which allows no movement.
  public static let zero = UIFloatRange()
  /// The range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range from its limits.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Whether the range has neither limit.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
