/// What makes a trace harder to read than its author meant.
public enum TraceProblem: Hashable, Sendable {
  /// Several views have this `accessibilityIdentifier`.
  case sharedViewName(String)
  /// Several constraints have this `identifier`.
  case sharedConstraintName(String)
}

extension TraceProblem: CustomStringConvertible {
  /// One line for the author: the name (clipped if it is long) and how the trace tells its bearers
  /// apart.
  public var description: String {
    switch self {
    case .sharedViewName(let name):
      "several views are named '\(clipped(name))'; the trace numbers them from the second on, "
        + "'\(clipped(name))#2'"
    case .sharedConstraintName(let name):
      "several constraints are named '\(clipped(name))'; the trace numbers them from the second on, "
        + "'\(clipped(name))#2'"
    }
  }
}
