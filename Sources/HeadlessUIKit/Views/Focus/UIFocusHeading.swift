/// The direction of a focus update. Raw values match UIKit's.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt
  /// Creates a set of directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upward direction.
  public static let up = UIFocusHeading(rawValue: 1)
  /// The downward direction.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The direction to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The direction to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
