/// The reason why a script has no such moment.
public enum MomentProblem: Error, Hashable, Sendable {
  /// No scroll view has this name, or the screen has none at all. `known` contains the names that
  /// exist.
  case noScrollView(String?, known: [String])
  /// The scroll view reaches the offset fewer times than requested. It moves between `least` and
  /// `greatest`.
  case offsetNotReached(Double, pass: Int, passes: Int, least: Double, greatest: Double)
  /// The event occurs `passes` times, fewer than requested.
  case noEvent(String, pass: Int, passes: Int, known: [String])
  /// The trace has no column with this name.
  case noColumn(String)
  /// The condition becomes true fewer times than requested. `first` and `last` are the column's
  /// values at the start and the end.
  case neverTrue(String, pass: Int, passes: Int, first: String, last: String)
}

extension MomentProblem: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .noScrollView(nil, _): "the screen has no scroll view"
    case .noScrollView(let name?, let known):
      "no scroll view is named '\(name)'" + Self.list(known)
    case .offsetNotReached(let offset, let pass, let passes, let least, let greatest):
      "offset \(offset) is reached \(passes) times, not \(pass): the scroll view moves between "
        + "\(least) and \(greatest)"
    case .noEvent(let name, let pass, let passes, let known):
      "'\(name)' occurs \(passes) times, not \(pass)" + Self.list(known)
    case .noColumn(let name):
      "the trace has no column '\(name)'; 'overscroll trace --format csv' lists them"
    case .neverTrue(let column, let pass, let passes, let first, let last):
      "the condition on '\(column)' becomes true \(passes) times, not \(pass): the value is "
        + "'\(first)' at the start and "
        + "'\(last)' at the end"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "; known: \(names.joined(separator: ", "))"
  }
}
