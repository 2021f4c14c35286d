import SwiftText

/// A declaration with `@available(*, unavailable)`, which symbol graphs leave out.
struct UnavailableDeclaration {
  /// The name with its labels.
  let name: String
  /// The type that the declaration is a member of, or nil at top level.
  let owner: String?
  /// The alternative to use.
  let advice: String

  /// Returns the unavailable declarations of a file, in order.
  static func declarations(in source: SwiftSource) -> [UnavailableDeclaration] {
    let outline = SwiftOutline(of: source)
    return source.tokens.indices.compactMap { UnavailableDeclaration(source, outline, at: $0) }
  }

  private init?(_ source: SwiftSource, _ outline: SwiftOutline, at index: Int) {
    guard source.has("@", at: index), source.has("available", at: index + 1),
      source.has("(", at: index + 2)
    else { return nil }
    let end = source.closing(index + 2)
    let parts = source.list(in: index + 3..<end)
    guard parts.contains(where: { source.has("unavailable", at: $0.lowerBound) }) else {
      return nil
    }
    func text(_ label: String) -> String? {
      parts.first { source.has(label, at: $0.lowerBound) }
        .flatMap { part in part.first { source.tokens[$0].kind == .string } }
        .map { source.tokens[$0].text }
    }
    advice = text("message") ?? text("renamed").map { "use `\($0)`" } ?? "it is not available"
    guard let (name, offset) = Self.name(source, after: end) else { return nil }
    self.name = name
    owner = outline.owner(at: offset)
  }

  private static let keywords: Set = [
    "func", "var", "let", "typealias", "class", "struct", "enum", "protocol", "case", "init",
    "subscript",
  ]

  /// Returns the name of the declaration after the attribute, and the byte offset of the name.
  private static func name(_ source: SwiftSource, after end: Int) -> (String, Int)? {
    var place = end + 1
    while place < source.tokens.count,
      !keywords.contains(source.tokens[place].text)
        || (source.has("class", at: place) && keywords.contains(source.tokens[place + 1].text))
    {
      place += 1
    }
    guard place + 1 < source.tokens.count else { return nil }
    let isNamed = !["init", "subscript"].contains(source.tokens[place].text)
    let token = source.tokens[isNamed ? place + 1 : place]
    var list = isNamed ? place + 2 : place + 1
    while source.has("?", at: list) { list += 1 }
    let isFunction = ["func", "init", "subscript"].contains(source.tokens[place].text)
    guard isFunction, source.has("(", at: list) else { return (token.text, token.range.lowerBound) }
    let name = FunctionName(base: token.text, labels: source.labels(ofParametersAt: list))
    return (name.description, token.range.lowerBound)
  }
}
