/// The reason why the solver refused a change. The solver is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// Some required constraints contradict each other. The set is minimal: without any single one of
  /// them, or with it demoted, this conflict is resolved.
  ///
  /// The ids ascend. For `add`, the last one is the id that the refused constraint would have had.
  case unsatisfiable(conflict: [ConstraintID])
  /// Rounding kept the simplex from ending within its limit of steps (200 plus four per
  /// constraint). It is unknown whether the change contradicts the required constraints.
  case unsolved
  /// A constant is beyond ±100,000,000, a coefficient is beyond ±1,000,000, or a number is NaN.
  /// Next to such numbers, the numbers of a layout would be lost in rounding.
  case outOfRange(Double)

  /// The tableau has reached its limit of cells. Nothing can be added until enough is removed.
  ///
  /// Each variable's row mentions every constraint that its value depends on. In a chain of views,
  /// each of *n* variables follows the one before, which takes *n*²/2 cells. The order of pivots
  /// makes no difference: all variables are determined and therefore basic, and a basis determines
  /// its rows. Only a factorised basis would be smaller, and it would be slower for everything
  /// else.
  case tooLarge(cells: Int)

  /// The largest number of cells. A cell takes 16 bytes, and 4 more in the columns.
  package static let largestTableau = 1 << 25
  /// The largest coefficient. Next to larger ones, coefficients near 1 lose their last digits.
  static let largestCoefficient = 1e6
  /// The largest constant. A constant of this size is still exact to a millionth of a point.
  static let largestConstant = 1e8
}
