/// A conflict between required constraints, with UIKit's console message.
///
/// Equal conflicts in other views, such as all cells of a class, are counted in one value.
public struct LayoutConflict: Hashable, Sendable {
  /// The message about the first occurrence, with several lines.
  public let message: String
  /// The number of occurrences, at least 1.
  public internal(set) var count = 1
  /// The identity of the conflict.
  let key: [String]
}

extension LayoutConflict: CustomStringConvertible {
  /// UIKit's message, followed by the number of occurrences.
  public var description: String {
    count == 1 ? message : message + "\n(Logged once; it was found \(count) times.)"
  }
}
