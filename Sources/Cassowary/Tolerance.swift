/// The numbers below which the solver takes a difference for rounding. They fit what layouts are
/// made of: numbers below 1e5 with some 16 digits, so that an error of 1e-11 is one operation's,
/// and coefficients near 1.
enum Tolerance {
  /// A coefficient or a reduced cost smaller than this is what terms left that cancelled: dropped.
  static let coefficient = 1e-9
  /// A reduced cost, or the part of a cell in a pivot, that decides something: ten times what
  /// may have been dropped.
  static let reducedCost = 1e-8
  /// How far a slack or an error may lie below 0, in points: less than can be seen, more than the
  /// sums of a row go wrong by.
  static let infeasibility = 1e-7
  /// Between a constraint evaluated at the solution and what its errors say, relative to the size
  /// of its terms.
  static let accuracy = 1e-6
}
