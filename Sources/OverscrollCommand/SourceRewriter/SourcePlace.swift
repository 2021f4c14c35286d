/// The first line of rewritten sources of tests, by which `#file` and `#filePath` are the paths of
/// the user's files.
enum SourcePlace {
  private static let start = Array("#sourceLocation(".utf8)

  /// Returns the line. The lines after it have the numbers of the user's file.
  static func directive(_ path: String) -> [UInt8] {
    start + Array("file: \"\(path.inLiteral)\", line: 1)\n".utf8)
  }

  /// The number of lines that stand before the user's first line in a rewritten source.
  static func lineCount(in source: [UInt8]) -> Int { source.starts(with: start) ? 1 : 0 }
}

extension String {
  /// The text as it is written in a string literal.
  var inLiteral: String {
    split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
  }
}
