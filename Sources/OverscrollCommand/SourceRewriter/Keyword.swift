/// Keywords that need backticks as names of members.
enum Keyword {
  static func isReserved(_ name: String) -> Bool { words.contains(name) }

  private static let words: Set = [
    "init", "self", "Type", "Protocol", "default", "repeat", "switch", "case", "in", "is", "as",
    "return", "break", "continue", "where", "while", "for", "do", "if", "else", "func", "var",
    "let",
    "class", "struct", "enum", "protocol", "extension", "import", "operator", "true", "false",
    "nil",
    "super", "throw", "throws", "try", "catch", "defer", "guard", "internal", "public", "private",
  ]
}
