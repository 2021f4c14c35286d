/// An unknown of a solver: a free real number, 0 while no constraint mentions it.
///
/// A variable belongs to the solver that made it (and to that solver's copies). Ids count up from 0
/// in the order of creation and are never used twice, so they can index a caller's own array.
/// Where constraints leave a choice, their subjects are determined, or the variable created first.
public struct Variable: Hashable, Comparable, Sendable {
  /// Counts up from 0 in its solver.
  public let id: Int
  /// Its column in the tableau; used again once the variable is removed.
  let symbol: Symbol
  /// A small number that no other variable of the solver has at the same time: for a caller's array that
  /// does not grow with all that ever were.
  package var index: Int { symbol.index }

  /// Older before younger.
  public static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }
}
