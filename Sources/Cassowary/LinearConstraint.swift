/// `terms relation constant`, with a priority: variables on the left, one number on the right.
///
/// Once added to a solver it is known by its `ConstraintID`; changing a copy changes nothing there.
/// Numbers out of a solver's range (`SolverError.outOfRange`) are refused when it is added, not
/// here.
public struct LinearConstraint: Hashable, Sendable {
  /// The left-hand side. A variable may occur more than once; its coefficients add up.
  public let terms: [Term]
  /// How the terms compare with `constant`.
  public let relation: Relation
  /// The right-hand side.
  public internal(set) var constant: Double
  /// Required unless told otherwise.
  public internal(set) var priority: Priority
  /// The variable to be determined by the constraint where that leaves a choice. Nil, or one that
  /// is determined already, leaves it to the rule: the variable created first.
  public var subject: Variable?

  /// The expression's own constant moves to the right-hand side. `subject` must be in a term.
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
