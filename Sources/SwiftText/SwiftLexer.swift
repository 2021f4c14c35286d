/// Splits Swift source into tokens, without comments.
///
/// It handles nested block comments, escapes, interpolations (which are code), multi-line strings
/// and raw strings. A regular expression literal becomes marks and words. A quote inside one starts
/// a string that ends at the end of the line.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [SwiftToken] = []

  /// Returns the tokens of a file in order. Text that is not valid Swift is split too.
  ///
  /// - Complexity: Linear in the number of bytes.
  package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.scanCode(isInterpolation: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func isAt(_ text: StaticString) -> Bool {
    isAt(Array("\(text)".utf8))
  }

  private func isAt(_ text: [UInt8]) -> Bool {
    index + text.count <= bytes.count && bytes[index..<index + text.count].elementsEqual(text)
  }

  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): scanString(start: index, pounds: 0)
      case UInt8(ascii: "#"): scanPounds()
      case UInt8(ascii: "`"): scanQuotedWord()
      case UInt8(ascii: ")") where isInterpolation && depth == 0: return scanMark()
      case let byte where Self.isWord(byte): scanWord(from: index)
      case let byte:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        scanMark()
      }
    }
  }

  private mutating func scanMark() {
    append(.mark, index..<index + 1)
    index += 1
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ range: Range<Int>, text: String? = nil) {
    let text = text ?? String(decoding: bytes[range], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, range: range))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func scanWord(from start: Int) {
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    append(.word, start..<index)
  }

  private mutating func scanQuotedWord() {
    let start = index
    index += 1
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start + 1..<index], as: UTF8.self)
    if byte(at: index) == UInt8(ascii: "`") { index += 1 }
    append(.word, start..<index, text: text)
  }

  private mutating func scanPounds() {
    let start = index
    while byte(at: index) == UInt8(ascii: "#") { index += 1 }
    if byte(at: index) == UInt8(ascii: "\"") {
      scanString(start: start, pounds: index - start)
    } else if Self.isWord(byte(at: index)) {
      scanWord(from: start)
    } else {
      append(.mark, start..<index)
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Reads a string literal from its opening quote. Its token precedes those of its interpolations.
  private mutating func scanString(start: Int, pounds: Int) {
    let fence = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let isLong = isAt("\"\"\"")
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
    index += quotes.count
    let (place, first) = (tokens.count, index)
    var isPlain = true
    var end = index
    while index < bytes.count {
      end = index
      if isAt(quotes + fence) {
        index += quotes.count + pounds
        break
      }
      if !isLong, bytes[index] == UInt8(ascii: "\n") { break }
      guard isAt([UInt8(ascii: "\\")] + fence) else {
        index += 1
        continue
      }
      isPlain = false
      index += 1 + pounds
      if byte(at: index) == UInt8(ascii: "(") {
        scanMark()
        scanCode(isInterpolation: true)
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    let text =
      isPlain ? String(decoding: bytes[first..<max(first, min(end, index))], as: UTF8.self) : ""
    tokens.insert(SwiftToken(kind: .string, text: text, range: start..<index), at: place)
  }
}
