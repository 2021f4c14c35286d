/// The lines of a scene file, for replacing values without changing other text. A top-level key
/// begins at the start of a line, and its value extends to the next key.
struct SceneLines {
  private var lines: [String]

  init(_ source: SourceText) {
    lines = (1...source.lineCount).map { number in
      var text = ""
      text.unicodeScalars.append(contentsOf: source.line(number))
      return text
    }
  }

  /// Whether the scene has a top-level key.
  func has(_ key: String) -> Bool { lines(of: key) != nil }

  /// The text, with lines that end in `\n`.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Whether a line begins a top-level key.
  private static func isKey(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    return !" \t-#]}".unicodeScalars.contains(first)
  }

  private func lines(of key: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { Self.isKey($0) && Self.key(of: $0) == key })
    else { return nil }
    let next = lines[(start + 1)...].firstIndex(where: Self.isKey) ?? lines.count
    // Blank lines and comments before the next key belong to that key.
    var end = next
    while end > start + 1, Self.isBetween(lines[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func key(of line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    return line[..<colon].trimmed
  }

  /// Whether a line is blank or a comment at the start of the line.
  private static func isBetween(_ line: String) -> Bool {
    line.hasPrefix("#") || line.trimmed.isEmpty
  }

  /// Replaces a key and its value, or inserts them before the outputs.
  mutating func set(_ key: String, _ text: String) {
    let new = text.split(separator: "\n").map(String.init)
    if let old = lines(of: key) { return lines.replaceSubrange(old, with: new) }
    let place = lines(of: "outputs")?.lowerBound ?? lines.count
    lines.insert(contentsOf: new, at: place)
  }

  /// Writes a variant in place of the existing one, or after the screen's name.
  ///
  /// - Parameter hasVariant: Whether the scene already specifies a variant.
  mutating func setVariant(
    _ variant: String, of screen: SceneDescription.Screen, hasVariant: Bool
  ) {
    if hasVariant { return replace(screen.variantRange, with: variant) }
    let range = screen.nameRange
    guard lines.indices.contains(range.line - 1) else { return }
    let line = Array(lines[range.line - 1].unicodeScalars)
    let name = String(String.UnicodeScalarView(line[(range.column - 1)..<(range.endColumn - 1)]))
    let before = String(String.UnicodeScalarView(line[..<(range.column - 1)]))
    if before.contains("{") {
      replace(range, with: "\(name), variant: \(variant)")
    } else if Self.isKey(before) {
      replace(range, with: "{name: \(name), variant: \(variant)}")
    } else {
      let indent = before.prefix { $0 == " " }
      lines.insert("\(indent)variant: \(variant)", at: range.line)
    }
  }

  private mutating func replace(_ range: SourceRange, with text: String) {
    guard lines.indices.contains(range.line - 1) else { return }
    var line = Array(lines[range.line - 1].unicodeScalars)
    let end = min(range.endColumn - 1, line.count)
    line.replaceSubrange(min(range.column - 1, end)..<end, with: Array(text.unicodeScalars))
    lines[range.line - 1] = String(String.UnicodeScalarView(line))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
