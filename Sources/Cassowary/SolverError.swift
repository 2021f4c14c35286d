/// Why the solver refused a change. It is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints named cannot all hold, and no proper part of them is at fault:
  /// leaving out (or demoting) any single one resolves this conflict. Ascending ids. For `add` the
  /// last one is the id the refused constraint would have had.
  case unsatisfiable(conflict: [ConstraintID])
  /// Rounding kept the simplex from ending within its bound of steps (200 and four a constraint):
  /// whether the change contradicts the required constraints is not known.
  case unsolved
  /// A constant beyond ±100,000,000, a coefficient beyond ±1,000,000, or NaN: beside such numbers
  /// those of a layout would drown in rounding.
  case outOfRange(Double)

  /// The tableau has as many cells as it may: nothing can be added until enough is removed.
  ///
  /// Each variable's row mentions every constraint that its value depends on. Where each of *n*
  /// variables follows the one before, as in a chain of views, that are *n*²/2 cells whatever the
  /// order of pivots: all variables are determined, so that all are basic, and the rows of a basis are
  /// the same however it was reached. Only a factorised basis would be smaller, and slower for all else.
  case tooLarge(cells: Int)

  /// Of 16 bytes, and 4 in the columns.
  package static let largestTableau = 1 << 25
  /// Beside larger coefficients those near 1 lose their last digits.
  static let largestCoefficient = 1e6
  /// A constant of this size is still exact to a millionth of a point.
  static let largestConstant = 1e8
}
