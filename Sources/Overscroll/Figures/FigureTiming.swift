/// The alignment in time of panels with different durations.
public enum FigureTiming: String, Hashable, Sendable, CaseIterable {
  /// All begin together. A panel whose script has ended continues to show its last state.
  case start
  /// All end together. A panel with a shorter script begins later.
  case end
}
