/// A run of lines that are comments with the same mark.
struct Comment: Equatable {
  /// The first line, counted from 1.
  let line: Int
  /// Whether its mark is `///`.
  let isDocumentation: Bool
  /// All lines, joined by spaces.
  let text: String
  /// The first line of code below it.
  let declaration: String

  static func comments(in file: SourceFile) -> [Comment] {
    var comments: [Comment] = []
    var index = 0
    while index < file.lines.count {
      let start = index
      guard let mark = mark(of: file.lines[index]) else {
        index += 1
        continue
      }
      var text: [Substring] = []
      while index < file.lines.count, Self.mark(of: file.lines[index]) == mark {
        text.append(
          file.lines[index].drop { $0 == " " }.dropFirst(mark.count).drop { $0 == " " })
        index += 1
      }
      let declaration = file.lines[index...].first { line in
        Self.mark(of: line) == nil && line.contains { $0 != " " }
      }
      comments.append(
        Comment(
          line: start + 1, isDocumentation: mark == "///", text: text.joined(separator: " "),
          declaration: String((declaration ?? "").drop { $0 == " " })))
    }
    return comments
  }

  /// `//` or `///` if the line is nothing else than a comment.
  static func mark(of line: String) -> String? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("//"), !text.hasPrefix("////") else { return nil }
    return text.hasPrefix("///") ? "///" : "//"
  }
}
