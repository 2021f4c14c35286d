/// A variable times a number. A solver takes numbers within ±1,000,000 and treats those below 1e-12
/// as 0.
public struct Term: Hashable, Sendable {
  public let variable: Variable
  public let coefficient: Double

  /// Any number can be made a term; a solver refuses those out of range.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
