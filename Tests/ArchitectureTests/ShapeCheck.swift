/// Rules about whole files.
enum ShapeCheck {
  static func violations(in file: SourceFile) -> [Violation] {
    var violations: [Violation] = []
    if file.length > ArchitectureRules.longestFile,
      ArchitectureRules.longFiles[file.path] == nil
    {
      violations.append(
        Violation(
          path: file.path, line: ArchitectureRules.longestFile + 1,
          rule: "a file has at most \(ArchitectureRules.longestFile) lines"))
    }
    // Names of Apple's types cannot be changed.
    if file.name.firstMatch(
      of: /^(?!(UI|NS|CA|CG)[A-Z]|UndoManager).*(Manager|Helper|Util|Info)s?(\+\w+)?\.swift$/)
      != nil
    {
      violations.append(
        Violation(path: file.path, line: 1, rule: "a name says what a file is"))
    }
    return violations + wideComments(in: file)
  }

  /// Comments on lines of their own that are wider than code may be. A single word, as an address
  /// is, cannot be shorter.
  static func wideComments(in file: SourceFile) -> [Violation] {
    file.lines.enumerated().compactMap { index, line in
      guard line.count > longestComment, file.comments.contains(index),
        line.split(separator: " ").count > 2, line.drop(while: { $0 == " " }).hasPrefix("//")
      else { return nil }
      return Violation(
        path: file.path, line: index + 1, rule: "a comment has at most \(longestComment) columns")
    }
  }

  /// The maximum width that swift-format enforces for code. It does not check comments.
  private static let longestComment = 100

  /// Returns the exceptions for long files that are not too long.
  static func idleLongFiles(among files: [SourceFile]) -> [String] {
    ArchitectureRules.longFiles.sorted { $0.key < $1.key }.compactMap { path, reason in
      let file = files.first { $0.path == path }
      return (file?.length ?? 0) > ArchitectureRules.longestFile
        ? nil : "\(path) needs no exception from the length (\(reason))"
    }
  }

  /// Lines that switch the compiler's check of threads off without a comment that says why this is
  /// safe: at the end of the line, above it, or first in the body that it begins. Documentation and
  /// attributes may stand between.
  static func uncheckedWithoutReason(in file: SourceFile) -> [Violation] {
    let isUnchecked = file.code.map {
      $0.contains("@unchecked Sendable") || $0.contains("nonisolated(unsafe)")
    }
    func isReason(_ index: Int) -> Bool {
      file.lines.indices.contains(index) && file.lines[index].contains(#/^ *\/\/(?!\/)/#)
    }
    return file.code.indices.filter { isUnchecked[$0] }.compactMap { index in
      if file.lines[index].contains(#/ \/\/ /#) { return nil }
      var above = index - 1
      while above >= 0, isUnchecked[above] || file.lines[above].contains(#/^ *(\/\/\/|@)/#) {
        above -= 1
      }
      if isReason(above) { return nil }
      let isType = file.code[index].contains("@unchecked")
      if isType, let brace = file.code[index...].firstIndex(where: { $0.contains("{") }),
        isReason(brace + 1)
      {
        return nil
      }
      return Violation(
        path: file.path, line: index + 1, rule: "say in a comment why this is safe on any thread")
    }
  }

  /// Returns the names of a file's top-level types that are not private. Extensions do not count.
  static func topLevelTypes(in file: SourceFile) -> [Substring] {
    file.code.compactMap { line in
      let declaration =
        #/^(@\w+(\([^)]*\))? +)*(?<access>([a-z]+ +)*?)(struct|class|enum|protocol|actor) +(?<name>\w+)/#
      guard let match = line.firstMatch(of: declaration) else { return nil }
      return match.access.contains("private ") ? nil : match.name
    }
  }

  /// Returns the lines of public throwing functions and initialisers without a `- Throws:` comment.
  static func silentThrows(in file: SourceFile) -> [Int] {
    file.code.indices.filter { index in
      let start = file.code[index].drop { $0 == " " }
      guard start.hasPrefix("public "), start.contains(#/\b(func|init)\b/#) else { return false }
      let end = file.code[index...].firstIndex { $0.contains("{") } ?? index
      let signature = file.code[index...end].joined(separator: " ")
      guard throwsItself(signature) else { return false }
      let above = file.lines[..<index].reversed().prefix { line in
        let text = line.drop { $0 == " " }
        return text.hasPrefix("///") || text.hasPrefix("@")
      }
      return !above.contains { $0.contains("- Throws:") }
    }.map { $0 + 1 }
  }

  /// Whether `throws` follows the parameters and is not `throws(E)` of the caller's error.
  private static func throwsItself(_ signature: String) -> Bool {
    var depth = 0
    var outside = ""
    for character in signature {
      if character == "(" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == ")" { depth -= 1 }
    }
    return outside.contains(#/\bthrows\b/#) && !signature.contains("throws(E)")
  }

  /// Returns the names of files that comments mention.
  static func citations(in file: SourceFile) -> [Substring] {
    file.lines.flatMap { line -> [Substring] in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("//") else { return [] }
      return text.matches(of: #/[\w+-]+\.(md|swift|yaml|txt|json|py|csv)\b/#).map(\.output.0)
    }
  }

  /// Invariant 5: each geometry type that Linux lacks is declared exactly once, and only where Core
  /// Graphics is missing.
  static func geometryViolations(in file: SourceFile) -> [Violation] {
    var conditions: [String] = []
    var declared: [String] = []
    var violations: [Violation] = []
    for (index, line) in file.code.enumerated() {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("#if ") { conditions.append(String(line)) }
      if line.hasPrefix("#else") { conditions[conditions.count - 1] = String(line) }
      if line.hasPrefix("#endif") { conditions.removeLast() }
      guard let match = line.firstMatch(of: /\bstruct (CGAffineTransform|CGVector)\b/) else {
        continue
      }
      declared.append(String(match.1))
      if !conditions.contains("#if !canImport(CoreGraphics)") {
        violations.append(
          Violation(
            path: file.path, line: index + 1, rule: "only where Core Graphics cannot be imported"))
      }
    }
    if declared.sorted() != ["CGAffineTransform", "CGVector"] {
      violations.append(
        Violation(path: file.path, line: 1, rule: "declares \(declared), not each type once"))
    }
    return violations
  }
}
