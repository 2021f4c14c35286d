/// Sides of a rectangle by the direction of reading; raw values as UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of `NSDirectionalRectEdge`.
  public let rawValue: UInt

  /// Bits without a name here are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
