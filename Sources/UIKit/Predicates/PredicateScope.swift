/// The values that a predicate is evaluated with.
struct PredicateScope {
  /// The evaluated object.
  var object: Any?
  /// The values of variables by name, without dollar signs.
  var variables: [String: Any] = [:]
}
