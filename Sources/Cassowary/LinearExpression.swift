/// A sum of terms and a constant. The coefficients of a variable that occurs more than once add up.
///
/// The name avoids a collision with Foundation's `Expression`.
public struct LinearExpression: Hashable, Sendable {
  /// The terms in the order given; terms with the same variable are not merged.
  public var terms: [Term]
  /// The value of the expression where all variables are 0.
  public var constant: Double

  /// Creates an expression from terms and a constant. Without terms, it is the constant alone.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression that consists of one variable with the coefficient 1.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension LinearExpression {
  /// Adds two expressions, keeping the terms of both in order. Terms with the same variable are not
  /// merged.
  ///
  /// - Complexity: O(*n*) in the number of terms, like the other operators.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// Subtracts the second expression from the first, by appending its negated terms.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + -1 * b
  }

  /// Multiplies every coefficient and the constant by the factor. A factor of 0 keeps the terms,
  /// with coefficients of 0.
  public static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * a.constant)
  }
}
