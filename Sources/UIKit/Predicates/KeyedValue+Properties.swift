import Foundation
@_spi(Overscroll) import HeadlessUIKit

// Key-value coding of values that are no objects of UIKit: dictionaries, lists, texts, numbers.
extension KeyedValue {
  /// Returns the value at the end of a key path, such as `owner.pets.@count`.
  func value(at path: String) throws(PredicateError) -> KeyedValue {
    var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var value = self
    while let key = keys.popFirst() {
      guard let total = KeyedTotal(rawValue: key), total != .count, case .list(let list) = value
      else {
        value = try value.property(key)
        continue
      }
      let rest = keys.joined(separator: ".")
      var elements: [KeyedValue] = []
      for element in list {
        elements.append(
          try rest.isEmpty ? KeyedValue(element) : KeyedValue(element).value(at: rest))
      }
      return try total.value(of: elements)
    }
    return value
  }

  /// Returns the value of a property. The property of a list is the list of its elements' values.
  func property(_ key: String) throws(PredicateError) -> KeyedValue {
    if key.lowercased() == "self" { return self }
    switch self {
    case .none: return .none
    case .list(let elements):
      if key == "@count" { return .integer(elements.count) }
      var values: [Any] = []
      for element in elements { values.append(try KeyedValue(element).property(key).any) }
      return .list(values)
    case .text(let text):
      switch key {
      case "length": return .integer(text.utf16.count)
      case "lowercaseString": return .text(text.lowercased())
      case "uppercaseString": return .text(text.uppercased())
      case "capitalizedString": return .text(text.capitalized)
      case "intValue", "integerValue", "longLongValue":
        return .integer(NSString(string: text).integerValue)
      case "doubleValue", "floatValue": return .real(NSString(string: text).doubleValue)
      case "boolValue": return .integer(NSString(string: text).boolValue ? 1 : 0)
      default: throw undefined(key)
      }
    case .integer, .real:
      let number = number ?? 0
      switch key {
      case "intValue", "integerValue", "longLongValue":
        return Int(exactly: number.rounded(.towardZero)).map { .integer($0) } ?? .real(number)
      case "doubleValue", "floatValue": return .real(number)
      case "boolValue": return .integer(number == 0 ? 0 : 1)
      case "stringValue": return .text("\(any)")
      default: throw undefined(key)
      }
    case .date(let date):
      switch key {
      case "timeIntervalSince1970": return .real(date.timeIntervalSince1970)
      case "timeIntervalSinceReferenceDate": return .real(date.timeIntervalSinceReferenceDate)
      default: throw undefined(key)
      }
    case .object(let object): return try property(key, of: object)
    }
  }

  private func property(_ key: String, of object: Any) throws(PredicateError) -> KeyedValue {
    if let dictionary = object as? [AnyHashable: Any] {
      return key == "@count" ? .integer(dictionary.count) : KeyedValue(dictionary[key])
    }
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let target = object as AnyObject
    nonisolated(unsafe) let value: Any?? = onMainActorUnchecked {
      if let target = target as? _Object { return .some(target.value(forKey: key)) }
      if let property = KeyedProperties.property(key, of: target) { return property.get(target) }
      return (target as? any _KeyedObject).map { $0.value(forKey: key) }
    }
    guard let value else { throw undefined(key) }
    return KeyedValue(value)
  }

  private func undefined(_ key: String) -> PredicateError {
    PredicateError(
      name: .undefinedKeyException,
      reason: "[\(words) valueForUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(key).")
  }
}
