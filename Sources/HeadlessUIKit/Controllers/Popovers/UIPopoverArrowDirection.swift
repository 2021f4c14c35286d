/// To which sides a popover's arrow may point; raw values as UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Bits without a name mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below what it belongs to.
  public static let up = Self(rawValue: 1 << 0)
  /// Above.
  public static let down = Self(rawValue: 1 << 1)
  /// At its right.
  public static let left = Self(rawValue: 1 << 2)
  /// At its left.
  public static let right = Self(rawValue: 1 << 3)
  /// To all of them.
  public static let any: Self = [.up, .down, .left, .right]
  /// Of a popover that is not shown.
  public static let unknown = Self(rawValue: UInt(Int.max))
}
