/// A text file cut into lines the way the YAML parser cuts it, so that its positions can be shown.
///
/// Lines end at `\n`, `\r\n`, `\r`, U+0085, U+2028 and U+2029 (YAML 1.1 §4.2); columns count Unicode
/// scalars. A byte order mark at the start belongs to no line. Every file has at least one line.
public struct SourceText: Hashable, Sendable {
  /// The name that messages give; nothing is read from it.
  public let fileName: String
  let scalars: [Unicode.Scalar]
  private let lines: [Range<Int>]
  /// What was included: the line that each begins in, from 1, and its name.
  private let parts: [Part]

  private struct Part: Hashable {
    let firstLine: Int
    let fileName: String
  }

  /// Invalid UTF-8 becomes U+FFFD; `firstInvalid` says where the first such place is.
  package init(fileName: String, bytes: some Sequence<UInt8>, firstInvalid: inout SourceRange?) {
    var (scalars, invalid) = ([Unicode.Scalar](), Int?.none)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .error:
        invalid = invalid ?? scalars.count
        scalars.append("\u{FFFD}")
      case .emptyInput: break decoding
      }
    }
    if scalars.first == "\u{FEFF}" {
      scalars.removeFirst()
      invalid = invalid.map { $0 - 1 }
    }
    self.fileName = fileName
    self.scalars = scalars
    lines = SourceText.lines(of: scalars)
    parts = []
    firstInvalid = invalid.map { range(at: $0) }
  }

  /// This text and another behind it, which keeps its name: the lines of the other count on.
  private init(_ text: SourceText, _ other: SourceText) {
    fileName = text.fileName
    let start = text.scalars.count + 1
    scalars = text.scalars + ["\n"] + other.scalars
    lines = text.lines + other.lines.map { ($0.lowerBound + start)..<($0.upperBound + start) }
    let first = text.lineCount + 1
    parts =
      text.parts + [Part(firstLine: first, fileName: other.fileName)]
      + other.parts.map { Part(firstLine: $0.firstLine + text.lineCount, fileName: $0.fileName) }
  }

  /// This text with another behind it, whose lines count on.
  func followed(by other: SourceText) -> SourceText { SourceText(self, other) }

  /// The file that a line is in, and which line of that it is.
  package func place(ofLine line: Int) -> (file: String, line: Int) {
    guard let part = parts.last(where: { $0.firstLine <= line }) else { return (fileName, line) }
    return (part.fileName, line - part.firstLine + 1)
  }

  /// All of it: the names and the first lines of the files, and their text.
  package var pieces: [String] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return [fileName] + parts.map { "\($0.firstLine) \($0.fileName)" } + [String(text)]
  }

  /// Whether a line ends with this character, or with the one after it.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func lines(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var (lines, start, index) = ([Range<Int>](), 0, 0)
    while index < scalars.count {
      guard isLineEnd(scalars[index]) else {
        index += 1
        continue
      }
      lines.append(start..<index)
      let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      index += isPair ? 2 : 1
      start = index
    }
    if start < scalars.count || lines.isEmpty { lines.append(start..<scalars.count) }
    return lines
  }

  var lineCount: Int { lines.count }

  /// The scalars of a line, without its break. Empty for a number that names no line.
  func line(_ number: Int) -> ArraySlice<Unicode.Scalar> {
    lines.indices.contains(number - 1) ? scalars[lines[number - 1]] : []
  }

  /// The character at a place in `scalars`; nil behind the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The place of the line end, or of the file's, that follows a place.
  func endOfLine(at index: Int) -> Int {
    scalars[index...].firstIndex(where: Self.isLineEnd) ?? scalars.count
  }

  /// The place behind the quote that closes the one at `start`; nil if none does before the file or
  /// the document ends.
  func endOfQuote(at start: Int) -> Int? {
    let quote = scalars[start]
    var index = start + 1
    while index < scalars.count {
      if Self.isLineEnd(scalars[index]), isDocumentMarker(at: index + 1) { return nil }
      if scalars[index] == quote {
        // Two single quotes are one that does not close.
        guard quote == "'", scalar(at: index + 1) == quote else { return index + 1 }
        index += 2
      } else {
        index += quote == "\"" && scalars[index] == "\\" ? 2 : 1
      }
    }
    return nil
  }

  private func isDocumentMarker(at index: Int) -> Bool {
    let word = scalars[min(index, scalars.count)...].prefix(3)
    guard word.elementsEqual("---".unicodeScalars) || word.elementsEqual("...".unicodeScalars)
    else { return false }
    return scalar(at: index + 3).map { $0 == " " || $0 == "\t" || Self.isLineEnd($0) } ?? true
  }

  /// A range inside the file, whatever the numbers: on an existing line, starting at most one column
  /// behind its end, at least one column wide.
  func range(line: Int, column: Int, length: Int = 1) -> SourceRange {
    let number = min(max(line, 1), lineCount)
    let width = lines[number - 1].count
    // A place behind the last line is the end of the last line.
    let start = line > lineCount ? width + 1 : min(max(column, 1), width + 1)
    let end = max(min(start + length, width + 1), start + 1)
    return SourceRange(line: number, column: start, endColumn: end)
  }

  /// The range of so many characters from a place in `scalars`.
  ///
  /// - Complexity: logarithmic in the number of lines.
  func range(at index: Int, length: Int = 1) -> SourceRange {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= index { low = middle } else { high = middle }
    }
    return range(line: low + 1, column: index - lines[low].lowerBound + 1, length: length)
  }
}
