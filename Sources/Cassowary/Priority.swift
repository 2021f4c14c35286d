/// The strength of a constraint.
///
/// Priorities are strict levels, not weights. The solver minimises the total violation of one level
/// before it considers the next, so that no number of weaker constraints outvotes a stronger one.
/// Two priorities are on one level only if both their values and their sub-levels are equal.
public struct Priority: Hashable, Comparable, Sendable {
  /// The strength from 0 to 1000. 1000 is required, whatever the sub-level.
  public let value: Double
  /// The rank among priorities with equal values: 0 is stronger than 1, and 1 is stronger than 2.
  ///
  /// Auto Layout gives content sizes the sub-level 1, so that they yield to an explicit constraint
  /// with an equal value.
  public let subLevel: Int

  /// Creates a priority. A value outside 0...1000, NaN, or a negative sub-level is a programming
  /// error.
  public init(_ value: Double, subLevel: Int = 0) {
    precondition((0...1000).contains(value), "priority \(value) outside 0...1000")
    precondition(subLevel >= 0, "negative sub-level \(subLevel)")
    self.value = value
    self.subLevel = subLevel
  }

  /// The priority of constraints that must hold exactly.
  public static let required = Priority(1000)
  /// The priority of a required constraint that had to be broken. It yields to required constraints
  /// and is stronger than any other optional one.
  public static let demoted = Priority(999.999)

  /// Whether the constraint must hold exactly: its value is 1000, whatever the sub-level.
  public var isRequired: Bool { value == 1000 }

  /// Returns whether `a` is weaker than `b`.
  public static func < (a: Priority, b: Priority) -> Bool {
    a.value != b.value ? a.value < b.value : a.subLevel > b.subLevel
  }
}
