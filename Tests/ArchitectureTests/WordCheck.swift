import Foundation

/// Searches files for forbidden patterns.
struct WordCheck {
  private let rules: [(rule: WordRule, expression: NSRegularExpression)]

  init(_ rules: [WordRule]) throws {
    self.rules = try rules.map { ($0, try NSRegularExpression(pattern: $0.pattern)) }
  }

  func violations(in file: SourceFile) -> [Violation] {
    rules.flatMap { rule, expression in
      rule.excuses(file) ? [] : matches(of: rule, expression, in: file)
    }
  }

  private func matches(
    of rule: WordRule, _ expression: NSRegularExpression, in file: SourceFile
  ) -> [Violation] {
    let lines =
      switch rule.subject {
      case .code: file.code
      case .everything: file.lines
      }
    return lines.enumerated().compactMap { index, line in
      let whole = NSRange(line.startIndex..., in: line)
      guard let match = expression.firstMatch(in: line, range: whole),
        let range = Range(match.range, in: line)
      else { return nil }
      let found = line[range].trimmingCharacters(in: .whitespaces)
      return Violation(path: file.path, line: index + 1, rule: "\(rule.reason) (`\(found)`)")
    }
  }

  /// Returns the exceptions for single files that are not needed any more.
  func idleExceptions(among files: [SourceFile]) -> [String] {
    rules.flatMap { rule, expression in
      rule.exceptions.compactMap { exception in
        guard case .file(let path, _) = exception else { return nil }
        let isNeeded = files.contains {
          $0.path == path && !matches(of: rule, expression, in: $0).isEmpty
        }
        return isNeeded ? nil : "\(path) needs no exception: \(rule.reason)"
      }
    }
  }
}
