/// An error for a scene file that cannot be used, with at most 20 problems in the order of the
/// text.
public struct InvalidScene: Error, CustomStringConvertible, Sendable {
  /// The largest number of problems in an error.
  public static let limit = 20

  /// The problems, in the order of the text.
  public let problems: [SceneProblem]
  /// The number of further problems that are left out.
  public let omitted: Int
  /// The text that contains the problems.
  public let source: SourceText

  /// Creates an error. If there are more problems than the limit, errors have precedence over
  /// warnings.
  init(_ problems: [SceneProblem], source: SourceText) {
    let errors = problems.filter { $0.severity == .error }
    let warnings = problems.filter { $0.severity == .warning }
    let shown = (inOrder(errors) + inOrder(warnings)).prefix(InvalidScene.limit)
    self.problems = inOrder(Array(shown))
    omitted = problems.count - shown.count
    self.source = source
  }

  /// All problems in the format of a compiler, with the lines of text that they refer to.
  public var description: String {
    let texts = problems.map { $0.rendered(with: source) }
    return texts.joined(separator: "\n") + (omitted > 0 ? "\nand \(omitted) more\n" : "")
  }
}

/// Returns the problems in the order of the text, and those at one place in the order of discovery.
private func inOrder(_ problems: [SceneProblem]) -> [SceneProblem] {
  problems.enumerated().sorted { a, b in
    let (first, second) = (a.element.range, b.element.range)
    return (first.line, first.column, a.offset) < (second.line, second.column, b.offset)
  }.map(\.element)
}
