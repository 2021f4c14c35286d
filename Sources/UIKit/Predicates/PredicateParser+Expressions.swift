import Foundation

extension PredicateParser {
  /// Reads an expression.
  mutating func expression() throws(PredicateError) -> PredicateExpression {
    try Self.expression(sum())
  }

  static func expression(_ phrase: Phrase) throws(PredicateError) -> PredicateExpression {
    guard case .expression(let expression) = phrase else {
      throw PredicateError(reason: "a comparison stands where a value is expected")
    }
    return expression
  }

  /// Reads the options after an operator: `[c]`, `[d]`, `[cd]`. The options `n` and `l` have no
  /// effect.
  mutating func options() throws(PredicateError) -> String.CompareOptions {
    guard skips("[") else { return [] }
    let token = take()
    guard case .word(let letters) = token else { throw unexpected(token) }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break
      default: throw PredicateError(reason: "'\(letter)' is no option of a comparison")
      }
    }
    try expect("]")
    return options
  }

  /// Reads operators of the lowest precedence among those of expressions, and all above them.
  mutating func sum() throws(PredicateError) -> Phrase {
    try operation([("+", .add), ("-", .subtract)]) { parser throws(PredicateError) in
      try parser.product()
    }
  }

  private mutating func product() throws(PredicateError) -> Phrase {
    try operation([("*", .multiply), ("/", .divide)]) { parser throws(PredicateError) in
      try parser.power()
    }
  }

  private mutating func power() throws(PredicateError) -> Phrase {
    try operation([("**", .raise)]) { parser throws(PredicateError) in try parser.signed() }
  }

  private mutating func operation(
    _ operators: [(symbol: String, function: PredicateFunction)],
    _ operand: (inout PredicateParser) throws(PredicateError) -> Phrase
  ) throws(PredicateError) -> Phrase {
    var phrase = try operand(&self)
    while let function = operators.first(where: { current == .symbol($0.symbol) })?.function {
      _ = take()
      try count()
      phrase = try .expression(
        .call(function, [Self.expression(phrase), Self.expression(operand(&self))]))
    }
    return phrase
  }

  private mutating func signed() throws(PredicateError) -> Phrase {
    guard skips("-") else { return try suffixed() }
    return try nested { parser throws(PredicateError) in
      try .expression(.call(.negate, [Self.expression(parser.signed())]))
    }
  }

  /// Reads a value and the properties and elements after it: `items[0].name`.
  private mutating func suffixed() throws(PredicateError) -> Phrase {
    let phrase = try primary()
    guard case .expression(var expression) = phrase else { return phrase }
    while true {
      if skips(".") {
        let key = try key()
        if case .path(let path, let owner) = expression {
          expression = .path("\(path).\(key)", of: owner)
        } else {
          expression = .path(key, of: expression)
        }
      } else if skips("[") {
        try count()
        expression = .element(try element(), of: expression)
        try expect("]")
      } else {
        return .expression(expression)
      }
    }
  }

  private mutating func element() throws(PredicateError) -> PredicateElement {
    if skips(word: "FIRST") { return .first }
    if skips(word: "LAST") { return .last }
    if skips(word: "SIZE") { return .size }
    return .at(try nested { parser throws(PredicateError) in try parser.expression() })
  }

  private mutating func key() throws(PredicateError) -> String {
    let token = take()
    switch token {
    case .word(let name), .escapedName(let name): return name
    case .keyArgument:
      guard case .text(let path) = KeyedValue(try argument()) else {
        throw PredicateError(reason: "the argument of %K is no text")
      }
      return path
    case .symbol("@"):
      guard case .word(let name) = take() else {
        throw PredicateError(reason: "no name after '@'")
      }
      return "@\(name)"
    default: throw unexpected(token)
    }
  }

  private mutating func primary() throws(PredicateError) -> Phrase {
    if skips("(") {
      let phrase = try nested { parser throws(PredicateError) in try parser.phrase() }
      try expect(")")
      return phrase
    }
    if skips("{") { return .expression(.list(try list(until: "}"))) }
    switch current {
    case .keyArgument, .escapedName, .symbol("@"): return .expression(.path(try key(), of: .itself))
    default: break
    }
    let token = take()
    switch token {
    case .integer(let number): return .expression(.constant(.integer(number)))
    case .real(let number): return .expression(.constant(.real(number)))
    case .text(let text): return .expression(.constant(.text(text)))
    case .variable(let name): return .expression(.variable(name))
    case .argument: return .expression(.constant(KeyedValue(try argument())))
    case .word(let word):
      let name = word + restOfName()
      guard skips("(") else { return try self.word(word) }
      return .expression(
        try nested { parser throws(PredicateError) in try parser.call(name) })
    default: throw unexpected(token)
    }
  }

  /// Reads the rest of a function's name that has several words: `add:to:`.
  private mutating func restOfName() -> String {
    var rest = ""
    while skips(":") {
      rest += ":"
      guard case .word(let word) = current else { continue }
      _ = take()
      rest += word
    }
    return rest
  }

  private mutating func list(
    until end: String
  ) throws(PredicateError) -> [PredicateExpression] {
    var list: [PredicateExpression] = []
    if skips(end) { return list }
    repeat {
      list.append(try nested { parser throws(PredicateError) in try parser.expression() })
    } while skips(",")
    try expect(end)
    return list
  }

  private func word(_ word: String) throws(PredicateError) -> Phrase {
    switch word.uppercased() {
    case "TRUEPREDICATE": .condition(.constant(true))
    case "FALSEPREDICATE": .condition(.constant(false))
    case "SELF": .expression(.itself)
    case "TRUE", "YES": .expression(.constant(.integer(1)))
    case "FALSE", "NO": .expression(.constant(.integer(0)))
    case "NULL", "NIL": .expression(.constant(.none))
    case "AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
      "MATCHES":
      throw PredicateError(reason: "unexpected '\(word)'")
    default: .expression(.path(word, of: .itself))
    }
  }

  /// Reads the arguments of a function after its name and bracket.
  private mutating func call(_ name: String) throws(PredicateError) -> PredicateExpression {
    switch name.uppercased() {
    case "SUBQUERY":
      let list = try expression()
      try expect(",")
      let token = take()
      guard case .variable(let variable) = token else { throw unexpected(token) }
      try expect(",")
      let condition = try nested { parser throws(PredicateError) in try parser.condition() }
      try expect(")")
      return .elements(of: list, variable: variable, where: condition)
    case "TERNARY":
      let condition = try nested { parser throws(PredicateError) in try parser.condition() }
      try expect(",")
      let first = try expression()
      try expect(",")
      let second = try expression()
      try expect(")")
      return .either(condition, first, second)
    case "FUNCTION":
      let owner = try expression()
      try expect(",")
      let token = take()
      guard case .text(let selector) = token else { throw unexpected(token) }
      var others: [PredicateExpression] = []
      if skips(",") { others = try list(until: ")") } else { try expect(")") }
      guard let function = PredicateFunction(name: selector) else {
        return .path(selector, of: owner)
      }
      return .call(function, [owner] + others)
    default:
      let arguments = try list(until: ")")
      guard let function = PredicateFunction(name: name) else {
        throw PredicateError(reason: "there is no function '\(name)'")
      }
      return .call(function, arguments)
    }
  }
}
