/// A property of the screen that makes its trace hard to read.
public enum TraceProblem: Hashable, Sendable {
  /// Several views have this `accessibilityIdentifier`.
  case sharedViewName(String)
  /// Several constraints have this `identifier`.
  case sharedConstraintName(String)
}

extension TraceProblem: CustomStringConvertible {
  /// A one-line message for the author: the name (shortened if long) and how the trace
  /// distinguishes the objects.
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
