/// A linear equation or inequality with a priority, in the form `terms relation constant`:
/// variables on the left, one number on the right.
///
/// A solver copies the constraint when it is added and identifies it by a `ConstraintID`. Changing
/// the original afterwards has no effect on the solver. The solver, not this type, rejects numbers
/// that are out of range (`SolverError.outOfRange`).
public struct LinearConstraint: Hashable, Sendable {
  /// The left-hand side. The coefficients of a variable that occurs more than once add up.
  public let terms: [Term]
  /// The relation between the terms and `constant`.
  public let relation: Relation
  /// The right-hand side.
  public internal(set) var constant: Double
  /// The constraint's strength; required by default.
  public internal(set) var priority: Priority
  /// The variable that this constraint preferably determines if it could determine more than one.
  ///
  /// If nil, or if that variable is already determined, the solver chooses the variable created
  /// first.
  public var subject: Variable?

  /// Creates a constraint. The constant of `expression` is moved to the right-hand side.
  ///
  /// `subject` must occur in a term of `expression`.
  public init(
    _ expression: LinearExpression, _ relation: Relation, _ constant: Double = 0,
    priority: Priority = .required, subject: Variable? = nil
  ) {
    terms = expression.terms
    self.relation = relation
    self.constant = constant - expression.constant
    self.priority = priority
    self.subject = subject
  }
}
