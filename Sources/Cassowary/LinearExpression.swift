/// A sum of terms and a constant. A variable may occur more than once; its coefficients add up.
///
/// Named so that it does not collide with Foundation's `Expression`.
public struct LinearExpression: Hashable, Sendable {
  /// In the order given; terms of one variable are not merged.
  public var terms: [Term]
  /// What the expression is where all variables are 0.
  public var constant: Double

  /// Without terms, a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable, once.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension LinearExpression {
  /// The terms of both, in order; terms of one variable are not merged.
  ///
  /// - Complexity: O(*n*) in the number of terms, as of the other operators.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The terms of the first and the negated terms of the second.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + -1 * b
  }

  /// Every coefficient and the constant times the factor. Zero leaves the terms in, as zeros.
  public static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * a.constant)
  }
}
