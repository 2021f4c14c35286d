/// SnapKit's names for priorities.
public struct ConstraintPriority: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// 0…1000, of which 1000 is required; not checked here, the constraint refuses and reports
  /// others.
  public let value: Float

  /// Takes any number: see `value`.
  public init(_ value: Float) { self.value = value }

  /// Lets a literal like `749.5` stand for a priority.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Lets a literal like `750` stand for a priority.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// 1000: must hold, or is reported as broken.
  public static let required: ConstraintPriority = 1000
  /// 750, what views resist compression with.
  public static let high: ConstraintPriority = 750
  /// 500.
  public static let medium: ConstraintPriority = 500
  /// 250, what views hug their content with.
  public static let low: ConstraintPriority = 250

  /// The sum, which may leave 0…1000: nothing is clamped.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }
}
