/// A text file divided into lines as the YAML parser does, so that the parser's positions can be
/// shown.
///
/// Lines end at `\n`, `\r\n`, `\r`, U+0085, U+2028 and U+2029 (YAML 1.1 §4.2). Columns count
/// Unicode scalars. A byte order mark at the start belongs to no line. Every file has at least one
/// line.
public struct SourceText: Hashable, Sendable {
  /// The name of the file for messages; nothing is read from it.
  public let fileName: String
  let scalars: [Unicode.Scalar]
  private let lines: [Range<Int>]
  /// The included files: the number of their first line, counted from 1, and their name.
  private let parts: [Part]

  private struct Part: Hashable {
    let firstLine: Int
    let fileName: String
  }

  /// Creates a text from UTF-8. Invalid bytes become U+FFFD, and `firstInvalid` is set to the first
  /// such place.
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

  /// Appends another text, which keeps its file name. Its lines are numbered after those of the
  /// first text.
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

  /// Returns this text followed by another one, with continuous line numbers.
  func followed(by other: SourceText) -> SourceText { SourceText(self, other) }

  /// Returns the file of a line and the line's number in that file.
  package func place(ofLine line: Int) -> (file: String, line: Int) {
    guard let part = parts.last(where: { $0.firstLine <= line }) else { return (fileName, line) }
    return (part.fileName, line - part.firstLine + 1)
  }

  /// The complete value: the names and first lines of the files, and their text.
  package var pieces: [String] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return [fileName] + parts.map { "\($0.firstLine) \($0.fileName)" } + [String(text)]
  }

  /// Whether a character ends a line, alone or with the following one.
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

  /// Returns the scalars of a line without its line end; empty for a line that does not exist.
  func line(_ number: Int) -> ArraySlice<Unicode.Scalar> {
    lines.indices.contains(number - 1) ? scalars[lines[number - 1]] : []
  }

  /// Returns the character at an index of `scalars`; nil after the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// Returns the index of the next line end or of the end of the file.
  func endOfLine(at index: Int) -> Int {
    scalars[index...].firstIndex(where: Self.isLineEnd) ?? scalars.count
  }

  /// Returns the index after the quote that closes the one at `start`; nil if it is not closed
  /// before the end of the file or document.
  func endOfQuote(at start: Int) -> Int? {
    let quote = scalars[start]
    var index = start + 1
    while index < scalars.count {
      if Self.isLineEnd(scalars[index]), isDocumentMarker(at: index + 1) { return nil }
      if scalars[index] == quote {
        // Two single quotes are an escaped quote, which does not close the text.
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

  /// Returns a range within the file for any numbers: on an existing line, at most one column after
  /// its end, and at least one column wide.
  func range(line: Int, column: Int, length: Int = 1) -> SourceRange {
    let number = min(max(line, 1), lineCount)
    let width = lines[number - 1].count
    // A place after the last line becomes the end of the last line.
    let start = line > lineCount ? width + 1 : min(max(column, 1), width + 1)
    let end = max(min(start + length, width + 1), start + 1)
    return SourceRange(line: number, column: start, endColumn: end)
  }

  /// Returns the range of `length` characters from an index of `scalars`.
  ///
  /// - Complexity: Logarithmic in the number of lines.
  func range(at index: Int, length: Int = 1) -> SourceRange {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= index { low = middle } else { high = middle }
    }
    return range(line: low + 1, column: index - lines[low].lowerBound + 1, length: length)
  }
}
