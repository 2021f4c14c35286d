/// An error or warning of the Swift compiler, with its position in a file.
struct CompilerDiagnostic: Equatable {
  /// The file's path as the compiler prints it.
  let file: String
  let line: Int
  let column: Int
  let isError: Bool
  let message: String

  /// The message with its quoted parts replaced: `value of type '_' has no member '_'`.
  let pattern: String
  /// The quoted parts.
  let names: [String]

  /// Parses a line of compiler output. Returns nil for a line that is neither an error nor a
  /// warning, such as a note.
  init?(line text: Substring) {
    let (isError, mark): (Bool, String)
    if text.contains(": error: ") {
      (isError, mark) = (true, ": error: ")
    } else if text.contains(": warning: ") {
      (isError, mark) = (false, ": warning: ")
    } else {
      return nil
    }
    guard let range = text.firstRange(of: mark) else { return nil }
    let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let line = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    self.isError = isError
    self.line = line
    self.column = column
    file = place.dropLast(2).joined(separator: ":")
    message = String(text[range.upperBound...]).replacing(#/ \(aka '[^']*'\)/#, with: "")
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    names = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    pattern = parts.indices.map { $0 % 2 == 1 ? "_" : parts[$0] }.joined(separator: "'")
  }
}
