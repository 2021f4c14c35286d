/// A set of axes, with UIKit's raw values.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of the axes in the set.
  public let rawValue: UInt

  /// Creates a set from raw bits; unknown bits have no meaning.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both the horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
