import Foundation
import HeadlessUIKit
import PortableMath

/// A function or an arithmetic operator of a predicate, by its name in a format.
enum PredicateFunction: String {
  case add, subtract, multiply, divide, modulus, raise
  case negate
  case sum, count, min, max, average, median
  case abs, sqrt, log, ln, exp, floor, ceiling, trunc
  case uppercase, lowercase, length, cast
  case currentTime = "now"

  /// The names with which Apple's documentation calls functions by `FUNCTION` and in formats.
  private static let longNames = [
    "add:to:": add, "from:subtract:": subtract, "multiply:by:": multiply, "divide:by:": divide,
    "modulus:by:": modulus, "raise:topower:": raise, "uppercase:": uppercase,
    "lowercase:": lowercase, "length:": length,
  ]
  private static let arity: [PredicateFunction: Int] = [
    .add: 2, .subtract: 2, .multiply: 2, .divide: 2, .modulus: 2, .raise: 2, .cast: 2,
    .currentTime: 0,
  ]

  /// Returns the function with a name, in any case; nil if there is none.
  init?(name: String) {
    let name = name.lowercased()
    let plain = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard let function = Self.longNames[name] ?? Self(rawValue: plain),
      function != .negate
    else { return nil }
    self = function
  }

  /// Returns the result for the arguments. Arithmetic with nil is nil.
  func value(_ arguments: [KeyedValue]) throws(PredicateError) -> KeyedValue {
    switch self {
    case .sum: return try KeyedTotal.sum.value(of: elements(arguments))
    case .count: return .integer(elements(arguments).count)
    case .min: return try KeyedTotal.minimum.value(of: elements(arguments))
    case .max: return try KeyedTotal.maximum.value(of: elements(arguments))
    case .average: return try KeyedTotal.average.value(of: elements(arguments))
    case .median: return median(elements(arguments))
    default: break
    }
    guard arguments.count == Self.arity[self] ?? 1 else {
      throw PredicateError(
        reason: "\(rawValue) has \(arguments.count) arguments, not \(Self.arity[self] ?? 1)")
    }
    if self == .currentTime {
      return .date(Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()))
    }
    if case .none = arguments[0] { return .none }
    if self == .cast { return try Self.cast(arguments[0], to: arguments[1]) }
    if case .text(let text) = arguments[0] {
      switch self {
      case .uppercase: return .text(text.uppercased())
      case .lowercase: return .text(text.lowercased())
      case .length: return .integer(text.utf16.count)
      default: break
      }
    }
    return try arguments.count == 2
      ? arithmetic(arguments[0], arguments[1]) : arithmetic(arguments[0])
  }

  private func elements(_ arguments: [KeyedValue]) -> [KeyedValue] {
    arguments.count == 1
      ? (arguments[0].elements ?? [arguments[0].any]).map { KeyedValue($0) } : arguments
  }

  private func median(_ elements: [KeyedValue]) -> KeyedValue {
    let numbers = elements.compactMap(\.number).sorted()
    guard !numbers.isEmpty else { return .none }
    let middle = numbers.count / 2
    return .real(
      numbers.count.isMultiple(of: 2)
        ? (numbers[middle - 1] + numbers[middle]) / 2 : numbers[middle])
  }

  private func arithmetic(_ value: KeyedValue) throws(PredicateError) -> KeyedValue {
    guard let number = value.number else { throw wrong(value) }
    if case .integer(let integer) = value {
      switch self {
      case .floor, .ceiling, .trunc: return value
      case .abs where integer > .min: return .integer(Swift.abs(integer))
      case .negate where integer > .min: return .integer(-integer)
      default: break
      }
    }
    switch self {
    case .abs: return .real(Swift.abs(number))
    case .negate: return .real(-number)
    case .sqrt: return .real(number.squareRoot())
    case .log: return .real(Portable.log(number) / Portable.log(10))
    case .ln: return .real(Portable.log(number))
    case .exp: return .real(Portable.exp(number))
    case .floor: return .real(number.rounded(.down))
    case .ceiling: return .real(number.rounded(.up))
    case .trunc: return .real(number.rounded(.towardZero))
    default: throw wrong(value)
    }
  }

  /// Returns the result of an operator. As in Foundation, integers are divided without a remainder:
  /// `7 / 2` is 3 and `7.0 / 2` is 3.5. A result beyond `Int` is a fraction.
  private func arithmetic(
    _ first: KeyedValue, _ second: KeyedValue
  ) throws(PredicateError) -> KeyedValue {
    if case .none = second { return .none }
    if case .date(let date) = first, let seconds = second.number, self == .add || self == .subtract
    {
      return .date(date.addingTimeInterval(self == .add ? seconds : -seconds))
    }
    if case .integer(let first) = first, case .integer(let second) = second,
      let result = integer(first, second)
    {
      return .integer(result)
    }
    guard let left = first.number else { throw wrong(first) }
    guard let right = second.number else { throw wrong(second) }
    return switch self {
    case .add: .real(left + right)
    case .subtract: .real(left - right)
    case .multiply: .real(left * right)
    case .divide: .real(left / right)
    case .modulus: .real(left.truncatingRemainder(dividingBy: right))
    default: .real(Portable.pow(left, right))
    }
  }

  private func integer(_ first: Int, _ second: Int) -> Int? {
    let (result, isTooLarge) =
      switch self {
      case .add: first.addingReportingOverflow(second)
      case .subtract: first.subtractingReportingOverflow(second)
      case .multiply: first.multipliedReportingOverflow(by: second)
      case .divide: first.dividedReportingOverflow(by: second)
      case .modulus: first.remainderReportingOverflow(dividingBy: second)
      default: (0, true)
      }
    return isTooLarge ? nil : result
  }

  private static func cast(
    _ value: KeyedValue, to type: KeyedValue
  ) throws(PredicateError) -> KeyedValue {
    switch (type, value) {
    case (.text("NSDate"), _) where value.number != nil:
      return .date(Date(timeIntervalSinceReferenceDate: value.number ?? 0))
    case (.text("NSNumber"), .date(let date)): return .real(date.timeIntervalSinceReferenceDate)
    case (.text("NSNumber"), .text(let text)): return .real(NSString(string: text).doubleValue)
    case (.text("NSString"), .text), (.text("NSDate"), .date): return value
    case (.text("NSNumber"), _) where value.number != nil: return value
    case (.text("NSString"), _): return .text("\(value.any)")
    default: throw PredicateError(reason: "\(value.words) cannot be cast to \(type.words)")
    }
  }

  private func wrong(_ value: KeyedValue) -> PredicateError {
    PredicateError(reason: "\(rawValue) cannot be applied to \(value.words)")
  }
}
