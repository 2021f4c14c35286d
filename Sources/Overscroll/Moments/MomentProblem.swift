/// Why there is no such moment in a script.
public enum MomentProblem: Error, Hashable, Sendable {
  /// There is no scroll view, or none of this name; these are there.
  case noScrollView(String?, known: [String])
  /// The scroll view is at the offset less often than asked for; it moves between these.
  case offsetNotReached(Double, pass: Int, passes: Int, least: Double, greatest: Double)
  /// So many calls of this name came instead of the number asked for.
  case noEvent(String, pass: Int, passes: Int, known: [String])
  /// The trace has no such column.
  case noColumn(String)
  /// The condition becomes true less often than asked for; the column says these at the start and at the end.
  case neverTrue(String, pass: Int, passes: Int, first: String, last: String)
}

extension MomentProblem: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    switch self {
    case .noScrollView(nil, _): "the screen has no scroll view whose offset could be reached"
    case .noScrollView(let name?, let known):
      "no scroll view is called '\(name)'" + Self.list(known)
    case .offsetNotReached(let offset, let pass, let passes, let least, let greatest):
      "offset \(offset) is reached \(passes) times, not \(pass): the scroll view moves between "
        + "\(least) and \(greatest)"
    case .noEvent(let name, let pass, let passes, let known):
      "'\(name)' comes \(passes) times, not \(pass)" + Self.list(known)
    case .noColumn(let name):
      "the trace has no column '\(name)': 'overscroll trace --format csv' names them"
    case .neverTrue(let column, let pass, let passes, let first, let last):
      "'\(column)' becomes that \(passes) times, not \(pass): it is '\(first)' at the start and "
        + "'\(last)' at the end"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"
  }
}
