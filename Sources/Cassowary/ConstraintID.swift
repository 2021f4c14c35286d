/// The handle of a constraint in a solver and in copies of that solver.
///
/// Ids count up from 0 and are never reused. They sort in the order in which constraints were
/// added.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// A number that counts up from 0 within one solver.
  public let id: Int
  /// The solver's storage slot for the constraint; reused after the constraint is removed.
  let slot: Int

  /// Returns whether `a` was added before `b`.
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.id < b.id }
}
