/// The handle of a constraint in a solver and in that solver's copies.
///
/// Ids count up from 0 and are never used twice; they sort by the order of addition.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// Counts up from 0 in its solver.
  public let id: Int
  /// Where the solver keeps the constraint; used again once it is removed.
  let slot: Int

  /// Older before younger.
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.id < b.id }
}
