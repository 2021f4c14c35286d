/// Sides of a rectangle; raw values as UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of `UIRectEdge`.
  public let rawValue: UInt

  /// Bits without a name here are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
