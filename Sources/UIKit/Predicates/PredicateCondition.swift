/// A part of a predicate that holds or does not hold.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case every([PredicateCondition])
  case some([PredicateCondition])
  case comparison(PredicateComparison)

  /// Returns whether the condition holds for an object.
  func holds(_ scope: PredicateScope) throws(PredicateError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let condition): return try !condition.holds(scope)
    case .every(let conditions):
      for condition in conditions where try !condition.holds(scope) { return false }
      return true
    case .some(let conditions):
      for condition in conditions where try condition.holds(scope) { return true }
      return false
    case .comparison(let comparison): return try comparison.holds(scope)
    }
  }
}
