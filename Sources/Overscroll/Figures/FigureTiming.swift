/// How panels of different length share one clock.
public enum FigureTiming: String, Hashable, Sendable, CaseIterable {
  /// All begin together; who ends first stays as it is.
  case start
  /// All end together; who is shorter begins later.
  case end
}
