/// A priority with SnapKit's names.
public struct ConstraintPriority: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The value, 0…1000, of which 1000 is required. Other values are not checked here: the
  /// constraint rejects and reports them.
  public let value: Float

  /// Creates a priority from any number. See `value`.
  public init(_ value: Float) { self.value = value }

  /// Creates a priority from a literal such as `749.5`.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates a priority from a literal such as `750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// 1000: the constraint must hold, and is reported if it is broken.
  public static let required: ConstraintPriority = 1000
  /// 750: the priority with which views resist compression by default.
  public static let high: ConstraintPriority = 750
  /// 500: a priority between `low` and `high`.
  public static let medium: ConstraintPriority = 500
  /// 250: the priority with which views hug their content by default.
  public static let low: ConstraintPriority = 250

  /// Returns the sum, which can be outside 0…1000: it is not clamped.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }
}
