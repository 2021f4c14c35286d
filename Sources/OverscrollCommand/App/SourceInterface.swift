import SwiftText

/// The text of a source without the bodies of functions and initialisers, on which other files
/// depend.
///
/// Initial values and the bodies of properties belong to it, because types can be inferred from
/// them.
struct SourceInterface: Equatable {
  private var text: [UInt8] = []

  /// Reads a source. Returns nil if bodies can be compiled into other files, or if the braces of
  /// the source do not match.
  init?(of source: String) {
    let bytes = Array(source.utf8)
    let tokens = SwiftLexer.tokens(of: bytes)
    var (depth, place) = (0, 0)
    var start = 0
    while place < tokens.count {
      let token = tokens[place]
      guard !(token.kind == .word && Self.inlined.contains(token.text)) else { return nil }
      if Self.isFunction(place, in: tokens), let body = Self.body(after: place, in: tokens) {
        text += bytes[start...tokens[body.lowerBound].range.lowerBound]
        start = tokens[body.upperBound].range.lowerBound
        place = body.upperBound + 1
        continue
      }
      depth += Self.change(token)
      guard depth >= 0 else { return nil }
      place += 1
    }
    guard depth == 0 else { return nil }
    text += bytes[start...]
  }

  /// The attributes of functions whose bodies are compiled into other files, with and without the
  /// underscore.
  private static let inlined: Set = [
    "inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "usableFromInline",
  ]
  /// The words that cannot be between a function's name and its body.
  private static let ends: Set = [
    "func", "var", "let", "class", "struct", "enum", "extension", "protocol", "typealias", "case",
    "associatedtype", "import", "subscript", "deinit", "actor", "macro", "some",
  ]

  private static func change(_ token: SwiftToken) -> Int {
    guard token.kind == .mark else { return 0 }
    return token.text == "{" ? 1 : token.text == "}" ? -1 : 0
  }

  private static func isFunction(_ place: Int, in tokens: [SwiftToken]) -> Bool {
    let token = tokens[place]
    guard token.kind == .word, ["func", "init", "deinit"].contains(token.text),
      token.range.count == token.text.utf8.count
    else { return false }
    return place == 0 || tokens[place - 1].text != "."
  }

  /// Returns the braces of the function that begins at a token; nil if it has no body, or a body
  /// from which its type is inferred.
  private static func body(after place: Int, in tokens: [SwiftToken]) -> ClosedRange<Int>? {
    var parentheses = 0
    for index in tokens.indices.dropFirst(place + 1) {
      let token = tokens[index]
      if token.kind == .word, parentheses == 0, ends.contains(token.text) { return nil }
      guard token.kind == .mark else { continue }
      switch token.text {
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "}" where parentheses == 0: return nil
      case ";" where parentheses == 0: return nil
      case "{" where parentheses == 0: return closing(index, in: tokens).map { index...$0 }
      default: break
      }
    }
    return nil
  }

  private static func closing(_ place: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for index in tokens.indices.dropFirst(place) {
      guard !inlined.contains(tokens[index].text) else { return nil }
      depth += change(tokens[index])
      if depth == 0 { return index }
    }
    return nil
  }
}
