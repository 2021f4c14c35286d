/// Text that may contain names of strangers, for a terminal.
package enum TerminalText {
  /// Returns the text with `\u{1B}` and similar in place of characters that a terminal obeys or
  /// that change the order of the others: control characters except line feeds and tabs, and the
  /// marks of writing directions.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isObeyed) else { return text }
    let text = text.replacing("\r\n", with: "\n")
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isObeyed(scalar) {
        shown.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    // C0, the delete character and C1, then embeddings, overrides and isolates.
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
