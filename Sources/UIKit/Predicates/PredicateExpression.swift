/// A part of a predicate that has a value.
indirect enum PredicateExpression {
  case constant(KeyedValue)
  /// The evaluated object.
  case itself
  /// A value that is known when the predicate is evaluated: `$name`.
  case variable(String)
  /// The value at the end of a key path from another expression's object.
  case path(String, of: PredicateExpression)
  case element(PredicateElement, of: PredicateExpression)
  case list([PredicateExpression])
  case call(PredicateFunction, [PredicateExpression])
  /// The elements for which a condition holds: `SUBQUERY(items, $item, $item.price > 3)`.
  case elements(of: PredicateExpression, variable: String, where: PredicateCondition)
  case either(PredicateCondition, PredicateExpression, PredicateExpression)

  /// Returns the value for an object.
  func value(_ scope: PredicateScope) throws(PredicateError) -> KeyedValue {
    switch self {
    case .constant(let value): return value
    case .itself: return KeyedValue(scope.object)
    case .variable(let name):
      guard let value = scope.variables[name] else {
        throw PredicateError(reason: "Can't get value for '$\(name)' in bindings")
      }
      return KeyedValue(value)
    case .path(let path, let owner): return try owner.value(scope).value(at: path)
    case .element(let element, let owner):
      return try element.value(of: owner.value(scope), scope)
    case .list(let expressions): return .list(try Self.results(expressions, scope).map(\.any))
    case .call(let function, let arguments):
      return try function.value(Self.results(arguments, scope))
    case .elements(let list, let variable, let condition):
      var elements: [Any] = []
      for element in try list.value(scope).elements ?? [] {
        var inner = scope
        inner.variables[variable] = element
        if try condition.holds(inner) { elements.append(element) }
      }
      return .list(elements)
    case .either(let condition, let first, let second):
      return try condition.holds(scope) ? first.value(scope) : second.value(scope)
    }
  }

  private static func results(
    _ expressions: [PredicateExpression], _ scope: PredicateScope
  ) throws(PredicateError) -> [KeyedValue] {
    var results: [KeyedValue] = []
    for expression in expressions { results.append(try expression.value(scope)) }
    return results
  }
}
