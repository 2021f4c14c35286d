import Foundation

/// The paragraphs of a text in Markdown, without the marks of headings, lists and quotations.
struct MarkdownBlocks {
  private(set) var paragraphs: [String] = []

  init(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: paragraphs = [text]
    case .inlineOnly:
      paragraphs = [text.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
    case .full: readBlocks(text)
    }
  }

  private mutating func readBlocks(_ text: String) {
    var lines: [Substring] = []
    func joined() -> String? { lines.isEmpty ? nil : lines.joined(separator: " ") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let (isBlock, content) = Self.content(of: words)
      if isBlock || words.isEmpty {
        if let paragraph = joined() { paragraphs.append(paragraph) }
        lines = []
      }
      if !content.isEmpty { lines.append(content) }
      // A heading ends with its line.
      if words.hasPrefix("#"), isBlock, let paragraph = joined() {
        paragraphs.append(paragraph)
        lines = []
      }
    }
    if let paragraph = joined() { paragraphs.append(paragraph) }
  }

  /// Returns whether a line begins a block, and its text without the mark.
  private static func content(of line: Substring) -> (isBlock: Bool, text: Substring) {
    let marks = line.prefix { $0 == "#" }
    if (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " {
      return (true, trimmed(line.dropFirst(marks.count)))
    }
    if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
      return (true, trimmed(line.dropFirst()))
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
      return (true, trimmed(rest.dropFirst()))
    }
    if line.first == ">" { return (true, trimmed(line.dropFirst())) }
    return (false, trimmed(line))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    let end = start.reversed().prefix { $0 == " " }.count
    return start.dropLast(end)
  }
}
