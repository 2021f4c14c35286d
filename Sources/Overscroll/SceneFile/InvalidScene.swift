/// An error for a scene file that cannot be used, with all problems in the order of the text.
public struct InvalidScene: Error, CustomStringConvertible, Sendable {
  /// The largest number of problems in `description`.
  public static let limit = 20

  /// The problems, in the order of the text.
  public let problems: [SceneProblem]
  /// The text that contains the problems.
  public let source: SourceText

  init(_ problems: [SceneProblem], source: SourceText) {
    self.problems = inOrder(problems)
    self.source = source
  }

  /// The problems in the format of a compiler, with the lines of text that they refer to.
  ///
  /// If there are more problems than `limit`, errors have precedence over warnings, and the last
  /// line has the number of the others.
  public var description: String {
    let errors = problems.filter(\.isError)
    let warnings = problems.filter { $0.severity == .warning }
    let shown = inOrder(Array((errors + warnings).prefix(Self.limit)))
    let omitted = problems.count - shown.count
    return shown.map { $0.rendered(with: source) }.joined(separator: "\n")
      + (omitted > 0 ? "\nand \(omitted) more\n" : "")
  }
}

/// Returns the problems in the order of the text, and those at one place in the order of discovery.
private func inOrder(_ problems: [SceneProblem]) -> [SceneProblem] {
  problems.enumerated().sorted { a, b in
    let (first, second) = (a.element.range, b.element.range)
    return (first.line, first.column, a.offset) < (second.line, second.column, b.offset)
  }.map(\.element)
}
