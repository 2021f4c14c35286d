/// The lines that the Swift runtime prints before it ends a process.
package struct TrapMessage: Codable, Equatable, Sendable {
  private static let beginnings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Simultaneous accesses to", "Overlapping accesses to", "Fatal access conflict detected",
    "Object was retained too many times", "Object was unowned referenced too many times",
  ]

  /// The reason without addresses, which differ in every run.
  package let reason: String
  /// The file and line that the message names. Nil for a place in Swift's own libraries.
  package let place: String?

  /// Whether a line can begin a message.
  package static func begins(_ line: String) -> Bool {
    let text = parts(line).text
    return beginnings.contains { text.hasPrefix($0) }
  }

  /// Creates a message from its lines.
  package init(_ lines: [String]) {
    let (place, first) = Self.parts(lines.first ?? "")
    var (text, inner) = (first, String?.none)
    // Optimised code prints the place behind the message.
    if let match = text.firstMatch(of: /: file (.+), line (\d+)$/) {
      inner = "\(match.1):\(match.2)"
      text = String(text[..<match.range.lowerBound])
    }
    if text.hasPrefix("Fatal error: ") { text.removeFirst("Fatal error: ".count) }
    let further = lines.dropFirst().prefix {
      !$0.hasPrefix("Current stack trace") && !$0.hasPrefix("***")
    }
    let words = ([text] + further).joined(separator: "\n")
    reason = words.replacing(/\ to 0x[0-9a-f]+,/, with: " to a variable,")
      .replacing(/\ ?\(0x[0-9a-f]+\)/, with: "").replacing(/\ 0x[0-9a-f]+/, with: "")
      .trimmingSuffix("\n")
    let found = inner ?? place
    self.place = found.flatMap { $0.hasPrefix("Swift/") ? nil : $0 }
  }

  /// Divides a line into the file with its line, and the text.
  private static func parts(_ line: String) -> (place: String?, text: String) {
    guard let match = line.firstMatch(of: /^(.+\.swift:\d+):\s/) else { return (nil, line) }
    return (String(match.1), String(line[match.range.upperBound...]))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
