/// A stretch of one line of a text file, counted the way editors count.
public struct SourceRange: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The first character, from 1, in Unicode scalars.
  public let column: Int
  /// The character after the last; at least `column`.
  public let endColumn: Int

  /// All three count from 1; nothing is checked.
  public init(line: Int, column: Int, endColumn: Int) {
    (self.line, self.column, self.endColumn) = (line, column, endColumn)
  }

  /// The same, so many lines further down.
  func moved(byLines lines: Int) -> SourceRange {
    SourceRange(line: line + lines, column: column, endColumn: endColumn)
  }
}
