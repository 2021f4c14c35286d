package import Graphics

/// Lines and curves that do not change.
public final class CGPath: Hashable, Sendable {
  package let path: Path

  package init(_ path: Path) { self.path = path }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }

  /// Whether the elements are the same.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
