/// A variable times a number. The number must be finite; 0 is allowed and has no effect.
public struct Term: Hashable, Sendable {
  public let variable: Variable
  public let coefficient: Double

  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
