/// Reads a predicate's format by the grammar in Apple's Predicate Programming Guide.
///
/// Conditions and expressions are read by the same functions, since an opening bracket can begin
/// either of them.
struct PredicateParser {
  /// A condition or an expression.
  enum Phrase {
    case condition(PredicateCondition)
    case expression(PredicateExpression)
  }

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  /// The greatest number of brackets inside each other, far from the end of the stack.
  private static let depthLimit = 200
  private var operations = 0
  /// The greatest number of arithmetic operators and elements, for which evaluation calls itself.
  private static let operationLimit = 1000

  /// Returns the condition of a format.
  static func condition(
    _ format: String, _ arguments: [Any?]
  ) throws(PredicateError) -> PredicateCondition {
    try parsed(format, arguments) { parser throws(PredicateError) in try parser.condition() }
  }

  /// Returns the expression of a format.
  static func expression(
    _ format: String, _ arguments: [Any?]
  ) throws(PredicateError) -> PredicateExpression {
    try parsed(format, arguments) { parser throws(PredicateError) in try parser.expression() }
  }

  private static func parsed<Result>(
    _ format: String, _ arguments: [Any?],
    _ parse: (inout PredicateParser) throws(PredicateError) -> Result
  ) throws(PredicateError) -> Result {
    do throws(PredicateError) {
      var parser = PredicateParser(
        tokens: try PredicateScanner.tokens(of: format), arguments: arguments[...])
      let result = try parse(&parser)
      guard parser.current == .end else { throw parser.unexpected() }
      return result
    } catch {
      throw PredicateError(
        reason: "Unable to parse the format string \"\(format)\": \(error.reason)")
    }
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  // MARK: Tokens

  /// The token that is read next.
  var current: PredicateToken { tokens[position] }

  /// Returns the current token and goes on to the next one.
  mutating func take() -> PredicateToken {
    defer { position = min(position + 1, tokens.count - 1) }
    return current
  }

  /// Goes past a symbol, if it is the current token, and returns whether it is.
  mutating func skips(_ symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    _ = take()
    return true
  }

  /// Goes past one of the words or the symbol of an operator, if it is the current token.
  mutating func skips(word: String) -> Bool {
    if skips(word) { return true }
    guard case .word(let text) = current, text.uppercased() == word else { return false }
    _ = take()
    return true
  }

  /// Goes past a symbol that has to be there.
  mutating func expect(_ symbol: String) throws(PredicateError) {
    guard skips(symbol) else { throw unexpected() }
  }

  /// Returns the next argument of the format.
  mutating func argument() throws(PredicateError) -> Any? {
    guard let argument = arguments.popFirst() else {
      throw PredicateError(reason: "it has more values than arguments")
    }
    return argument
  }

  /// Returns an error about a token, by default the current one.
  func unexpected(_ token: PredicateToken? = nil) -> PredicateError {
    let words =
      switch token ?? current {
      case .end: "its end"
      case .word(let text), .symbol(let text): "'\(text)'"
      case .escapedName(let text): "'#\(text)'"
      case .text(let text): "\"\(text)\""
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .variable(let name): "'$\(name)'"
      case .argument: "the value of an argument"
      case .keyArgument: "'%K'"
      }
    return PredicateError(reason: "unexpected \(words)")
  }

  /// Reads a part inside brackets.
  mutating func nested<Result>(
    _ parse: (inout PredicateParser) throws(PredicateError) -> Result
  ) throws(PredicateError) -> Result {
    guard depth < Self.depthLimit else {
      throw PredicateError(reason: "more than \(Self.depthLimit) brackets are inside each other")
    }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  /// Counts an operator or an element.
  mutating func count() throws(PredicateError) {
    operations += 1
    guard operations <= Self.operationLimit else {
      throw PredicateError(reason: "it has more than \(Self.operationLimit) operators")
    }
  }

  // MARK: Conditions

  /// Reads a whole condition.
  mutating func condition() throws(PredicateError) -> PredicateCondition {
    try Self.condition(phrase())
  }

  /// Reads a condition or an expression, whichever follows.
  mutating func phrase() throws(PredicateError) -> Phrase {
    let phrase = try conjunction()
    guard var conditions = try list(phrase, before: "OR") else { return phrase }
    repeat { conditions.append(try Self.condition(conjunction())) } while skips(word: "OR")
    return .condition(.some(conditions))
  }

  private mutating func conjunction() throws(PredicateError) -> Phrase {
    let phrase = try negation()
    guard var conditions = try list(phrase, before: "AND") else { return phrase }
    repeat { conditions.append(try Self.condition(negation())) } while skips(word: "AND")
    return .condition(.every(conditions))
  }

  /// Goes past a word between conditions and returns the one before it; nil if the word is not the
  /// current token.
  private mutating func list(
    _ first: Phrase, before word: String
  ) throws(PredicateError) -> [PredicateCondition]? {
    try skips(word: word) ? [Self.condition(first)] : nil
  }

  private static func condition(_ phrase: Phrase) throws(PredicateError) -> PredicateCondition {
    guard case .condition(let condition) = phrase else {
      throw PredicateError(reason: "a value stands where a comparison is expected")
    }
    return condition
  }

  private mutating func negation() throws(PredicateError) -> Phrase {
    guard skips(word: "NOT") else { return try comparison() }
    return try nested { parser throws(PredicateError) in
      .condition(.not(try Self.condition(parser.negation())))
    }
  }

  private mutating func comparison() throws(PredicateError) -> Phrase {
    let modifier = modifier()
    let phrase = try sum()
    guard case .expression(let left) = phrase,
      let operation = PredicateComparison.Operation(current)
    else {
      guard modifier == .direct else { throw unexpected() }
      return phrase
    }
    _ = take()
    let options = try options()
    let right = try Self.expression(sum())
    return .condition(
      .comparison(
        PredicateComparison(
          modifier: modifier, left: left, operation: operation, right: right, options: options)))
  }

  private mutating func modifier() -> PredicateComparison.Modifier {
    guard case .word(let word) = current,
      let modifier = PredicateComparison.Modifier(rawValue: word.lowercased()), modifier != .direct
    else { return .direct }
    _ = take()
    return modifier
  }
}
