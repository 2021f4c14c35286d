/// A text file cut into lines the way the YAML parser cuts it, so that its positions can be shown.
///
/// Lines end at `\n`, `\r\n`, `\r`, U+0085, U+2028 and U+2029 (YAML 1.1 §4.2); columns count Unicode
/// scalars. A byte order mark at the start belongs to no line. Every file has at least one line.
public struct SourceText: Hashable, Sendable {
  public let fileName: String
  let scalars: [Unicode.Scalar]
  private let lines: [Range<Int>]

  /// Invalid UTF-8 becomes U+FFFD; `firstInvalid` says where the first such place is.
  init(fileName: String, bytes: some Sequence<UInt8>, firstInvalid: inout SourceRange?) {
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
    firstInvalid = invalid.map(range(at:))
  }

  private static func lines(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var (lines, start, index) = ([Range<Int>](), 0, 0)
    while index < scalars.count {
      let isBreak = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalars[index])
      guard isBreak else {
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

  /// The place in `scalars` of a column, or nil if the line has no such column.
  func index(line: Int, column: Int) -> Int? {
    guard lines.indices.contains(line - 1), column >= 1 else { return nil }
    let index = lines[line - 1].lowerBound + column - 1
    return index < lines[line - 1].upperBound ? index : nil
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

  func range(at index: Int) -> SourceRange {
    let number = lines.lastIndex { $0.lowerBound <= index } ?? 0
    return range(line: number + 1, column: index - lines[number].lowerBound + 1)
  }
}
