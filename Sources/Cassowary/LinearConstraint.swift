/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// `terms relation constant`, with a priority: variables on the left, one number on the right.
///
/// Once added to a solver it is known by its `ConstraintID`; changing a copy changes nothing there.
public struct LinearConstraint: Hashable, Sendable {
  public let terms: [Term]
  public let relation: Relation
  public internal(set) var constant: Double
  public internal(set) var priority: Priority

  /// The expression's own constant moves to the right-hand side.
  public init(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double = 0,
    priority: Priority = .required
  ) {
    terms = expression.terms
    self.relation = relation
    self.constant = constant - expression.constant
    self.priority = priority
  }
}

/// The handle of a constraint in a solver. Ids count up from 0 and are never used twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
  public let id: Int

  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.id < b.id }
}
