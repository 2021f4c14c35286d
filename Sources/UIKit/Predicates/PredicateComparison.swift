import Foundation

/// A comparison of two values, such as `ANY tags.name BEGINSWITH[cd] "sw"`.
struct PredicateComparison {
  /// The way in which the left side is compared.
  enum Modifier: String {
    case direct, any, some, all, none
  }

  /// The operator.
  enum Operation: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between, beginsWith, endsWith, contains, like, matches
    case within = "in"

    /// Creates the operator of a token; nil for other tokens.
    init?(_ token: PredicateToken) {
      switch token {
      case .symbol(let symbol): self.init(rawValue: symbol)
      case .word(let word):
        switch word.lowercased() {
        case "beginswith": self = .beginsWith
        case "endswith": self = .endsWith
        case let word: self.init(rawValue: word)
        }
      default: return nil
      }
    }
  }

  var modifier = Modifier.direct
  let left: PredicateExpression
  let operation: Operation
  let right: PredicateExpression
  let options: String.CompareOptions

  /// Returns whether the comparison holds for an object.
  func holds(_ scope: PredicateScope) throws(PredicateError) -> Bool {
    let (value, other) = (try left.value(scope), try right.value(scope))
    guard modifier != .direct else { return try holds(value, other) }
    for element in value.elements ?? [] {
      let doesHold = try holds(KeyedValue(element), other)
      if doesHold != (modifier == .all) { return modifier == .any || modifier == .some }
    }
    return modifier == .all || modifier == .none
  }

  private func holds(_ left: KeyedValue, _ right: KeyedValue) throws(PredicateError) -> Bool {
    switch operation {
    case .equal: return left.equals(right, options)
    case .notEqual: return !left.equals(right, options)
    case .less: return try order(left, right).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: return try order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return try order(left, right).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: return try order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = right.elements, bounds.count == 2 else {
        throw PredicateError(reason: "BETWEEN needs two bounds, not \(right.words)")
      }
      guard let lower = try order(left, KeyedValue(bounds[0])),
        let upper = try order(left, KeyedValue(bounds[1]))
      else { return false }
      return lower != .orderedAscending && upper != .orderedDescending
    case .within: return try contains(right, left)
    case .contains: return try contains(left, right)
    case .beginsWith: return try find(right, in: left, options.union(.anchored))
    case .endsWith: return try find(right, in: left, options.union([.anchored, .backwards]))
    case .like, .matches: return try isMatched(left, by: right)
    }
  }

  /// Returns nil if a value is nil: such comparisons do not hold.
  private func order(
    _ left: KeyedValue, _ right: KeyedValue
  ) throws(PredicateError) -> ComparisonResult? {
    if case .none = left { return nil }
    if case .none = right { return nil }
    return try left.order(right, options)
  }

  private func contains(
    _ container: KeyedValue, _ value: KeyedValue
  ) throws(PredicateError) -> Bool {
    if let elements = container.elements {
      return elements.contains { KeyedValue($0).equals(value, options) }
    }
    return try find(value, in: container, options)
  }

  /// Returns whether a text contains another one. As in Core Foundation, an empty text is found
  /// nowhere.
  private func find(
    _ part: KeyedValue, in whole: KeyedValue, _ options: String.CompareOptions
  ) throws(PredicateError) -> Bool {
    if case .none = whole { return false }
    if case .none = part { return false }
    guard case .text(let whole) = whole, case .text(let part) = part else {
      throw PredicateError(
        reason: operation == .contains || operation == .within
          ? "Can't use in/contains operator with collection \(whole.words) (not a collection)"
          : "Can't do a substring operation with something that isn't a string "
            + "(lhs = \(whole.words) rhs = \(part.words))")
    }
    return whole.range(of: part, options: options) != nil
  }

  private func isMatched(
    _ value: KeyedValue, by other: KeyedValue
  ) throws(PredicateError) -> Bool {
    if case .none = value { return false }
    guard case .text(var text) = value, case .text(let other) = other else {
      throw PredicateError(reason: "Can't do regex matching on object \(value.words).")
    }
    var pattern = operation == .like ? Self.pattern(wildcards: other) : other
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let expression: NSRegularExpression
    do {
      expression = try NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    } catch {
      throw PredicateError(
        reason: "Can't do regex matching, reason: Can't open pattern (pattern \(other))")
    }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// Returns the regular expression of a text in which `?` stands for one character and `*` for any
  /// number of them.
  private static func pattern(wildcards text: String) -> String {
    var pattern = ""
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "?" where !isEscaped: pattern += "[\\s\\S]"
      case "*" where !isEscaped: pattern += "[\\s\\S]*"
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return pattern
  }
}
