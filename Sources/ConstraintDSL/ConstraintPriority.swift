/// SnapKit's names for priorities.
public struct ConstraintPriority: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let value: Float

  public init(_ value: Float) { self.value = value }

  public init(floatLiteral value: Float) { self.init(value) }

  public init(integerLiteral value: Int) { self.init(Float(value)) }

  public static let required: ConstraintPriority = 1000
  public static let high: ConstraintPriority = 750
  public static let medium: ConstraintPriority = 500
  public static let low: ConstraintPriority = 250

  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }
}
