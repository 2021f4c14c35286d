/// A conflict between required constraints, as the console prints it. The same one in other views,
/// such as all cells of a class, is the same conflict and counted.
public struct LayoutConflict: Hashable, Sendable {
  /// Several lines, about the first time.
  public let message: String
  /// How often it was found, at least once.
  public internal(set) var count = 1
  /// What it is known by.
  let key: [String]
}

extension LayoutConflict: CustomStringConvertible {
  /// UIKit's words, and how often it came up.
  public var description: String {
    count == 1 ? message : message + "\n(Logged once; it was found \(count) times.)"
  }
}
