/// A problem that an engine found during an update pass.
package enum LayoutProblem {
  /// Required statements contradict each other, listed in the order of their creation; `broken` is
  /// the one that gives way. Each set is reported once.
  case conflict([LayoutStatement], broken: LayoutStatement)
  /// Rounding errors are too large: a constraint is violated by `violation` points more than the
  /// solver computed. Reported once.
  case accuracyLost(violation: Double)
  /// The required constraints hold, but the search for the best solution was stopped. Reported
  /// once.
  case optimumNotFound
  /// The dependences between elements exceed the size limit of the solver, so constraints were left
  /// out, beginning with this one. Reported once.
  case tooLarge(LayoutStatement?)
}
