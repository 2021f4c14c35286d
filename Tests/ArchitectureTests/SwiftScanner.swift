/// Separates code from comments and from the text of string literals.
///
/// It handles nested block comments, escapes, interpolations (which are code), multi-line strings
/// and raw strings. Anything that would need a parser is not recognised.
struct SwiftScanner {
  private let text: [Character]
  private var index = 0
  private var output: [Character] = []
  private var line = 0
  private var comments: Set<Int> = []

  /// Returns the text with everything except code replaced by spaces. Lines keep their length.
  static func code(of text: String) -> String { scan(text).code }

  /// Returns the code, and the indices of the lines, from 0, on which a `//` begins a comment.
  static func scan(_ text: String) -> (code: String, comments: Set<Int>) {
    var scanner = SwiftScanner(text: Array(text))
    scanner.scanCode(untilParenthesis: false)
    return (String(scanner.output), scanner.comments)
  }

  private init(text: [Character]) { self.text = text }

  private func at(_ string: String) -> Bool { text[index...].starts(with: string) }

  private mutating func keep() {
    output.append(text[index])
    if text[index].isNewline { line += 1 }
    index += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      output.append(text[index].isNewline ? text[index] : " ")
      if text[index].isNewline { line += 1 }
      index += 1
    }
  }

  private mutating func scanCode(untilParenthesis isInterpolation: Bool) {
    var depth = 0
    while index < text.count {
      switch text[index] {
      case "/" where at("//"):
        comments.insert(line)
        while index < text.count, !text[index].isNewline { blank() }
      case "/" where at("/*"): scanBlockComment()
      case "\"": scanString(pounds: 0)
      case "#": scanPounds()
      case ")" where isInterpolation && depth == 0: return
      case "(", ")":
        depth += text[index] == "(" ? 1 : -1
        keep()
      default: keep()
      }
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        blank(2)
      } else if at("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < text.count
  }

  private mutating func scanPounds() {
    let count = text[index...].prefix { $0 == "#" }.count
    let isString = index + count < text.count && text[index + count] == "\""
    for _ in 0..<count { keep() }
    if isString { scanString(pounds: count) }
  }

  /// Reads a string literal from its opening quote. The quotes are kept, so that the code around
  /// the literal keeps its shape.
  private mutating func scanString(pounds: Int) {
    let fence = String(repeating: "#", count: pounds)
    let quotes = at("\"\"\"") ? "\"\"\"" : "\""
    for _ in quotes { keep() }
    while index < text.count {
      if at(quotes + fence) {
        for _ in quotes + fence { keep() }
        return
      }
      if at("\\" + fence + "(") {
        blank(2 + pounds)
        scanCode(untilParenthesis: true)
        blank()
      } else if at("\\" + fence) {
        blank(2 + pounds)
      } else if quotes.count == 1, text[index].isNewline {
        return
      } else {
        blank()
      }
    }
  }
}
