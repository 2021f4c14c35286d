/// The limits below which the solver treats a difference as rounding.
///
/// They fit layouts, whose numbers are below 1e5 with some 16 digits and whose coefficients are
/// near 1. An error of 1e-11 is then that of one operation.
enum Tolerance {
  /// The size below which coefficients and reduced costs are dropped. Multiplied by any number of a
  /// layout, they are invisible.
  static let coefficient = 1e-12
  /// The relative size below which the remainder of two cancelling terms is dropped.
  static let cancellation = 1e-11
  /// The least size of a reduced cost, or of a divisor, that a decision may depend on. It is well
  /// above the rounding of a dozen operations.
  static let reducedCost = 1e-8
  /// The largest allowed distance of a slack or an error below 0, in points. It is too small to be
  /// visible and larger than the rounding errors of a row.
  static let infeasibility = 1e-7
  /// The part of a row's largest coefficient below which a coefficient is neither evidence of a
  /// conflict nor a divisor.
  static let relativeCoefficient = 1e-8
  /// The allowed difference between the violation of a constraint at the solution and its errors,
  /// relative to the size of its terms.
  static let accuracy = 1e-6
  /// The range of pivot coefficients that do not count as wild. Layouts hardly ever leave it.
  static let wellScaledPivots = 0.125...8.0
  /// The number of wild pivots after which the tableau is recomputed from the constraints. Each may
  /// cost one of the sixteen digits.
  static let badlyScaledPivotLimit = 16
}
