/// A text as a string literal of several lines.
struct InlineSnapshotLiteral {
  let opening, closing: String
  /// The lines between the quotes, without indentation.
  let lines: [String]

  /// Creates the literal. Number signs around it let the text contain quotes and backslashes.
  init(_ text: String) {
    var fence = ""
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    (opening, closing) = ("\(fence)\"\"\"", "\"\"\"\(fence)")
    let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    // A literal does not keep a carriage return.
    let escape = "\\\(fence)r"
    lines = scalars.map { String(String.UnicodeScalarView($0)).replacing("\r", with: escape) }
  }
}
