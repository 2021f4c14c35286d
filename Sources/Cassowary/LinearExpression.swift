/// A sum of terms and a constant. A variable may occur more than once; its coefficients add up.
public struct LinearExpression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

extension LinearExpression {
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + -1 * b }

  public static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * a.constant)
  }
}
