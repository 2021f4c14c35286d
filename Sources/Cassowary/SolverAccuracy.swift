/// How far a solver's solution can be trusted. Layouts keep it; systems whose coefficients multiply
/// to millions may not.
public enum SolverAccuracy: Hashable, Sendable {
  /// Every constraint holds, or is violated, as the solver reckons: to a millionth of its terms.
  case kept
  /// Rounding won: evaluated at the solution, some constraint is off by `violation` more than the
  /// solver reckons, in the unit of its constant; a required one counts as violated by nothing.
  case lost(violation: Double)
  /// Required constraints hold, but the search for the optimum ended at its bound of steps.
  case unfinished
}
