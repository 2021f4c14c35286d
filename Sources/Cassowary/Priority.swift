/// How much a constraint matters. Priorities are strict levels, not weights: the total violation of
/// a level is minimised before the next level is looked at, and no number of constraints of a lower
/// level outvotes one of a higher level. Two priorities are the same level only when both the
/// value and the sub-level are equal.
public struct Priority: Hashable, Comparable, Sendable {
  /// 0...1000; 1000 is required, whatever the sub-level.
  public let value: Double
  /// Orders levels of one value: 0 before 1 before 2. Auto Layout puts content sizes at 1, so that
  /// they yield to an explicit constraint with the same number.
  public let subLevel: Int

  /// A value outside 0...1000 (or NaN) or a negative sub-level is a programming error.
  public init(_ value: Double, subLevel: Int = 0) {
    precondition((0...1000).contains(value), "priority \(value) outside 0...1000")
    precondition(subLevel >= 0, "negative sub-level \(subLevel)")
    self.value = value
    self.subLevel = subLevel
  }

  /// Must hold exactly.
  public static let required = Priority(1000)
  /// A required constraint that had to be broken: it gives way, yet pulls before every wish.
  public static let demoted = Priority(999.999)

  /// Whether the value is 1000, whatever the sub-level.
  public var isRequired: Bool { value == 1000 }

  /// Weaker before stronger.
  public static func < (a: Priority, b: Priority) -> Bool {
    a.value != b.value ? a.value < b.value : a.subLevel > b.subLevel
  }
}
