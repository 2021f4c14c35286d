/// A range of one line of a text file, counted as editors count.
public struct SourceRange: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The first character, counted from 1 in Unicode scalars.
  public let column: Int
  /// The column after the last character; at least `column`.
  public let endColumn: Int

  /// Creates a range. All values count from 1 and are not checked.
  public init(line: Int, column: Int, endColumn: Int) {
    (self.line, self.column, self.endColumn) = (line, column, endColumn)
  }

  /// Returns the range moved down by a number of lines.
  func moved(byLines lines: Int) -> SourceRange {
    SourceRange(line: line + lines, column: column, endColumn: endColumn)
  }
}
