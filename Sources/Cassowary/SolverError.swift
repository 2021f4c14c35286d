/// Why the solver refused a change. It is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// The required constraints named cannot all hold, and no proper part of them is at fault:
  /// leaving out (or demoting) any single one resolves this conflict. Ascending ids. For `add` the
  /// last one is the id the refused constraint would have had.
  case unsatisfiable(conflict: [ConstraintID])
  /// A constant that is not finite, or a coefficient that is not within ±1,000,000.
  case outOfRange(Double)
}
