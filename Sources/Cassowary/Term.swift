/// A variable times a coefficient. A solver accepts coefficients within ±1,000,000 and treats those
/// below 1e-12 as 0.
public struct Term: Hashable, Sendable {
  /// The variable, which must belong to the solver that the term is used with.
  public let variable: Variable
  /// The factor. A term with the factor 0 has no effect on values but still mentions the variable.
  public let coefficient: Double

  /// Creates a term from any number. The solver rejects coefficients out of range.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
