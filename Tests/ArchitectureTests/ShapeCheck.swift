/// Rules about a file as a whole.
enum ShapeCheck {
  static func violations(in file: SourceFile) -> [Violation] {
    var violations: [Violation] = []
    if file.length > ArchitectureRules.longestFile {
      violations.append(
        Violation(
          path: file.path, line: ArchitectureRules.longestFile + 1,
          rule: "a file has at most \(ArchitectureRules.longestFile) lines"))
    }
    // Apple's names are what they are.
    if file.name.firstMatch(
      of: /^(?!UI[A-Z]|NS[A-Z]|CA[A-Z]).*(Manager|Helper|Util|Info)s?(\+\w+)?\.swift$/)
      != nil
    {
      violations.append(
        Violation(path: file.path, line: 1, rule: "a name says what a file is"))
    }
    return violations
  }

  /// The names of the types that a file declares outside of others; extensions declare none.
  static func topLevelTypes(in file: SourceFile) -> [Substring] {
    file.code.compactMap { line in
      let declaration =
        #/^(@\w+(\([^)]*\))? +)*([a-z]+ +)*?(struct|class|enum|protocol|actor) +(?<name>\w+)/#
      return line.firstMatch(of: declaration)?.name
    }
  }

  /// The names of files that comments mention.
  static func citations(in file: SourceFile) -> [Substring] {
    file.lines.flatMap { line -> [Substring] in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("//") else { return [] }
      return text.matches(of: #/[\w+-]+\.(md|swift|yaml|txt|json|py|csv)\b/#).map(\.output.0)
    }
  }

  /// Invariant 5: each type Linux lacks is declared exactly once, where Core Graphics is missing.
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
