/// Splits a predicate's format into tokens.
struct PredicateScanner {
  private let characters: [Character]
  private var position = 0

  private static let symbols = [
    "&&", "||", "==", "=>", ">=", "=<", "<=", "!=", "<>", "**", "=", "<", ">", "!", "+", "-", "*",
    "/", "(", ")", "{", "}", "[", "]", ",", ".", "@", ":",
  ]
  private static let spellings = [
    "=": "==", "=>": ">=", "=<": "<=", "<>": "!=", "&&": "AND", "||": "OR", "!": "NOT",
  ]

  /// Returns the tokens of a format; the last one is `end`.
  static func tokens(of format: String) throws(PredicateError) -> [PredicateToken] {
    var scanner = PredicateScanner(characters: Array(format))
    var tokens: [PredicateToken] = []
    repeat { tokens.append(try scanner.next()) } while tokens.last != .end
    return tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private var current: Character? {
    characters.indices.contains(position) ? characters[position] : nil
  }

  private mutating func next() throws(PredicateError) -> PredicateToken {
    _ = text { $0.isWhitespace }
    guard let first = current else { return .end }
    switch first {
    case "\"", "'": return .text(try quoted(by: first))
    case "$":
      position += 1
      return .variable(try name(after: "$"))
    case "#":
      position += 1
      return .escapedName(try name(after: "#"))
    case "%": return try argument()
    case _ where first.isASCII && first.isNumber: return try number()
    case _ where Self.isOfName(first): return .word(text(Self.isOfName))
    default: return try symbol()
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func text(_ isIncluded: (Character) -> Bool) -> String {
    let start = position
    while let character = current, isIncluded(character) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func name(after sign: Character) throws(PredicateError) -> String {
    let name = text(Self.isOfName)
    guard !name.isEmpty else { throw PredicateError(reason: "no name after '\(sign)'") }
    return name
  }

  private mutating func quoted(by quote: Character) throws(PredicateError) -> String {
    position += 1
    var text = ""
    while let character = current, character != quote {
      position += 1
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      position += 1
      text.append(Self.escapes[escaped] ?? escaped)
    }
    guard current == quote else { throw PredicateError(reason: "a text has no closing \(quote)") }
    position += 1
    return text
  }

  private static let escapes: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t"]

  private mutating func argument() throws(PredicateError) -> PredicateToken {
    position += 1
    if current == "@" || current == "K" {
      defer { position += 1 }
      return current == "K" ? .keyArgument : .argument
    }
    let specification = text { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    guard let kind = specification.last, "diouxXcCeEfFgGaAs".contains(kind) else {
      throw PredicateError(reason: "%\(specification) is no value of a format")
    }
    return .argument
  }

  private mutating func number() throws(PredicateError) -> PredicateToken {
    let start = position
    var text = text { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    if let last = text.last, "eE".contains(last), !text.hasPrefix("0x"),
      current == "-" || current == "+"
    {
      position += 1
      text += String(characters[position - 1]) + self.text { $0.isASCII && $0.isNumber }
    }
    let (prefix, digits) = (text.prefix(2).lowercased(), text.dropFirst(2))
    let radix = ["0x": 16, "0o": 8, "0b": 2][prefix]
    if let integer = radix.map({ Int(digits, radix: $0) }) ?? Int(text) { return .integer(integer) }
    if radix == nil, let real = Double(text) { return .real(real) }
    throw PredicateError(reason: "'\(String(characters[start..<position]))' is no number")
  }

  private mutating func symbol() throws(PredicateError) -> PredicateToken {
    for symbol in Self.symbols where characters[position...].starts(with: symbol) {
      position += symbol.count
      return .symbol(Self.spellings[symbol] ?? symbol)
    }
    throw PredicateError(reason: "unexpected '\(characters[position])'")
  }
}
