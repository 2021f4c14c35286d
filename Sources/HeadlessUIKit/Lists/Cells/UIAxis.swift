/// The axes of a plane; raw values as UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits of `UIAxis`.
  public let rawValue: UInt

  /// Bits without a name here mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
