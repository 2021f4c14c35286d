import Foundation

extension KeyedValue {
  /// Returns whether the values are equal. Values of different kinds are not.
  func equals(_ other: KeyedValue, _ options: String.CompareOptions = []) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.integer(let first), .integer(let second)): first == second
    case (.integer, .real), (.real, .integer), (.real, .real): number == other.number
    case (.text(let first), .text(let second)):
      first.compare(second, options: options.isEmpty ? .literal : options) == .orderedSame
    case (.date(let first), .date(let second)): first == second
    case (.list(let first), .list(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy { KeyedValue($0).equals(KeyedValue($1), options) }
    case (.object(let first), .object(let second)): Self.isEqual(first, second)
    default: false
    }
  }

  private static func isEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return Mirror(reflecting: first).displayStyle == .class
      && first as AnyObject === second as AnyObject
  }

  /// Returns the order of two values. Nil comes first.
  func order(
    _ other: KeyedValue, _ options: String.CompareOptions = []
  ) throws(PredicateError) -> ComparisonResult {
    switch (self, other) {
    case (.none, .none): return .orderedSame
    case (.none, _): return .orderedAscending
    case (_, .none): return .orderedDescending
    case (.integer(let first), .integer(let second)): return Self.order(first, second)
    case (.text(let first), .text(let second)): return first.compare(second, options: options)
    case (.date(let first), .date(let second)): return first.compare(second)
    default:
      guard let first = number, let second = other.number else {
        throw PredicateError(reason: "\(words) cannot be compared with \(other.words)")
      }
      return Self.order(first, second)
    }
  }

  private static func order<Value: Comparable>(
    _ first: Value, _ second: Value
  ) -> ComparisonResult {
    if first < second { return .orderedAscending }
    return first > second ? .orderedDescending : .orderedSame
  }
}
