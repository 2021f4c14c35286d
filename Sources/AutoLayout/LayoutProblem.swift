/// What an engine found while it settled.
package enum LayoutProblem {
  /// Required statements that cannot all hold, in the order in which they were made, and the one
  /// that gives way. Each such set is reported once.
  case conflict([LayoutStatement], broken: LayoutStatement)
  /// Rounding won: some constraint is off by so many points more than the solver reckons. Reported
  /// once.
  case accuracyLost(violation: Double)
  /// Required constraints hold, but the search for the best solution was given up. Reported once.
  case optimumNotFound
  /// So much depends on so much that constraints were left out, this one first. Reported once.
  case tooLarge(LayoutStatement?)
}
