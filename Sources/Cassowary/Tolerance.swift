/// The numbers below which the solver takes a difference for rounding. They fit what layouts are
/// made of: numbers below 1e5 with some 16 digits, so that an error of 1e-11 is one operation's,
/// and coefficients near 1.
enum Tolerance {
  /// A coefficient or a reduced cost below this is dropped: times any number of a layout it is less
  /// than can be seen.
  static let coefficient = 1e-12
  /// What is left of two terms that cancelled, relative to them, and is dropped.
  static let cancellation = 1e-11
  /// A reduced cost, or a coefficient to divide by, that decides something: well above the rounding
  /// of a dozen operations.
  static let reducedCost = 1e-8
  /// How far a slack or an error may lie below 0, in points: less than can be seen, more than the
  /// sums of a row go wrong by.
  static let infeasibility = 1e-7
  /// What is below this part of the largest coefficient of a row is no reason for a conflict, nor a
  /// coefficient to divide by.
  static let relativeCoefficient = 1e-8
  /// Between a constraint evaluated at the solution and what its errors say, relative to the size
  /// of its terms.
  static let accuracy = 1e-6
  /// Coefficients of pivots that do not count as wild. Layouts hardly ever leave this range.
  static let tamePivots = 0.125...8.0
  /// So many wild pivots, each of which may cost a digit of the sixteen, and the tableau is
  /// computed anew from the constraints.
  static let wildPivotLimit = 16
}
