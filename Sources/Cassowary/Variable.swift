/// An unknown of a solver: an unrestricted real number, which is 0 while no constraint mentions it.
///
/// A variable belongs to the solver that created it and to copies of that solver. Ids count up from
/// 0 in the order of creation and are never reused, so that they can index a caller's array. If
/// constraints leave a choice, they determine their subjects or else the variable created first.
public struct Variable: Hashable, Comparable, Sendable {
  /// A number that counts up from 0 within one solver.
  public let id: Int
  /// The column of the variable in the tableau; reused after the variable is removed.
  let symbol: Symbol
  /// A small number that is unique among the current variables of the solver. It can index a
  /// caller's array whose size depends on the current variables, not on all that ever existed.
  package var index: Int { symbol.index }

  /// Returns whether `a` was created before `b`.
  public static func < (a: Variable, b: Variable) -> Bool { a.id < b.id }
}
