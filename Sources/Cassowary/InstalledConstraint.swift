/// A constraint in the tableau, identified by its marker. With `marker` and `other` written as m
/// and o, its row is `0 = terms - constant + sign * scale * (m - o)`.
struct InstalledConstraint: Sendable {
  var id: ConstraintID
  var constraint: LinearConstraint
  var marker: Symbol
  /// The second symbol of an optional constraint, or `.none` for a required one.
  var other: Symbol
  var sign: Double { constraint.relation == .greaterThanOrEqual ? -1 : 1 }
  /// The unit of `marker` and `other`: the largest coefficient, rounded down to a power of two so
  /// that scaling causes no rounding error.
  ///
  /// In this unit, the slacks and errors of all rows are of similar size. So are the coefficients
  /// that pivots divide by.
  let scale: Double

  init(id: ConstraintID, constraint: LinearConstraint) {
    (self.id, self.constraint, marker, other) = (id, constraint, .none, .none)
    let largest = constraint.terms.reduce(0) { max($0, abs($1.coefficient)) }
    scale = largest > 0 ? largest.binade : 1
  }
}
