/// An element of a list, or the number of elements: `items[0]`, `items[LAST]`, `items[SIZE]`.
indirect enum PredicateElement {
  case first, last, size
  case at(PredicateExpression)

  /// Returns the element, which is nil for an empty list. A dictionary has a value for each key.
  func value(of owner: KeyedValue, _ scope: PredicateScope) throws(PredicateError) -> KeyedValue {
    if case .at(let expression) = self, case .object(let object) = owner,
      let dictionary = object as? [AnyHashable: Any]
    {
      return try KeyedValue(
        (expression.value(scope).any as? AnyHashable).flatMap { dictionary[$0] })
    }
    guard let elements = owner.elements else {
      if case .none = owner { return .none }
      throw PredicateError(reason: "\(owner.words) has no elements")
    }
    switch self {
    case .first: return KeyedValue(elements.first)
    case .last: return KeyedValue(elements.last)
    case .size: return .integer(elements.count)
    case .at(let expression):
      guard case .integer(let index) = try expression.value(scope) else {
        throw PredicateError(reason: "the index of an element is no integer")
      }
      guard elements.indices.contains(index) else {
        throw PredicateError(
          reason: "index \(index) beyond bounds [0 .. \(elements.count - 1)]")
      }
      return KeyedValue(elements[index])
    }
  }
}
