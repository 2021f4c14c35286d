/// The accuracy of a solver's solution. Layouts always reach `kept`; systems whose coefficients
/// multiply to millions may not.
public enum SolverAccuracy: Hashable, Sendable {
  /// The violation of every constraint is what the solver computed, to a millionth of its terms.
  case kept
  /// Rounding errors are too large. Evaluated at the solution, a constraint is violated by
  /// `violation` more than the solver computed, in the unit of its constant. The solver computes 0
  /// for a required constraint.
  case lost(violation: Double)
  /// The required constraints hold, but the search for the optimum stopped at its limit of steps.
  case unfinished
}
