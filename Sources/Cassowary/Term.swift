/// A variable times a number. A solver takes numbers within ±1,000,000 and treats those below 1e-12
/// as 0.
public struct Term: Hashable, Sendable {
  /// Belongs to the solver that the term is for.
  public let variable: Variable
  /// May be 0: the term then counts for nothing but still mentions the variable.
  public let coefficient: Double

  /// Any number can be made a term; a solver refuses those out of range.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
