import Foundation

/// Searches files for forbidden patterns.
struct WordCheck {
  private let rules: [(rule: WordRule, expression: NSRegularExpression)]

  init(_ rules: [WordRule]) throws {
    self.rules = try rules.map { ($0, try NSRegularExpression(pattern: $0.pattern)) }
  }

  func violations(in file: SourceFile) -> [Violation] {
    rules.flatMap { rule, expression in
      rule.excuses(file) ? [] : matches(of: rule, expression, in: file, without: rule.exceptions)
    }
  }

  private func matches(
    of rule: WordRule, _ expression: NSRegularExpression, in file: SourceFile,
    without exceptions: [WordRule.Exception]
  ) -> [Violation] {
    let suspects = rule.text(of: file, without: [])
    guard suspects.contains(where: { expression.matches($0) }) else { return [] }
    let lines = rule.text(of: file, without: exceptions)
    return lines.enumerated().compactMap { index, line in
      let whole = NSRange(line.startIndex..., in: line)
      guard let match = expression.firstMatch(in: line, range: whole),
        let range = Range(match.range, in: line)
      else { return nil }
      let found = line[range].trimmingCharacters(in: .whitespaces)
      return Violation(path: file.path, line: index + 1, rule: "\(rule.reason) (`\(found)`)")
    }
  }

  /// Returns the exceptions that exclude no match.
  func idleExceptions(among files: [SourceFile]) -> [String] {
    rules.flatMap { rule, expression in
      rule.exceptions.compactMap { exception in
        if case .targets = exception { return nil }
        let isNeeded = files.contains { file in
          let others = rule.exceptions.filter { $0 != exception }
          return exception.concerns(file) && !others.contains { $0.covers(file) }
            && matches(of: rule, expression, in: file, without: others).count
              > (exception.covers(file)
                ? 0 : matches(of: rule, expression, in: file, without: rule.exceptions).count)
        }
        return isNeeded ? nil : "\(exception) needs no exception: \(rule.reason)"
      }
    }
  }
}

extension NSRegularExpression {
  fileprivate func matches(_ line: String) -> Bool {
    firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
  }
}
