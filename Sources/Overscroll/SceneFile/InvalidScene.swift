/// A scene file that cannot be used: its problems in the order of the text, at most 20 of them.
public struct InvalidScene: Error, CustomStringConvertible, Sendable {
  /// The most problems that are kept.
  public static let limit = 20

  /// In the order of the text.
  public let problems: [SceneProblem]
  /// How many problems more there are.
  public let omitted: Int
  /// The text they are about.
  public let source: SourceText

  /// With more problems than are shown, errors go before warnings.
  init(_ problems: [SceneProblem], source: SourceText) {
    let errors = problems.filter { $0.severity == .error }
    let warnings = problems.filter { $0.severity == .warning }
    let shown = (inOrder(errors) + inOrder(warnings)).prefix(InvalidScene.limit)
    self.problems = inOrder(Array(shown))
    omitted = problems.count - shown.count
    self.source = source
  }

  /// All problems as a compiler would print them, with the lines they are about.
  public var description: String {
    let texts = problems.map { $0.rendered(with: source) }
    return texts.joined(separator: "\n") + (omitted > 0 ? "\nand \(omitted) more\n" : "")
  }
}

/// In the order of the text; problems of one place in the order they were found.
private func inOrder(_ problems: [SceneProblem]) -> [SceneProblem] {
  problems.enumerated().sorted { a, b in
    let (first, second) = (a.element.range, b.element.range)
    return (first.line, first.column, a.offset) < (second.line, second.column, b.offset)
  }.map(\.element)
}
