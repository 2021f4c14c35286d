/// The directions in which a popover's arrow may point. Raw values match UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits. Bits without a name have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its anchor.
  public static let up = Self(rawValue: 1 << 0)
  /// The arrow points down: the popover is above its anchor.
  public static let down = Self(rawValue: 1 << 1)
  /// The arrow points left: the popover is to the right of its anchor.
  public static let left = Self(rawValue: 1 << 2)
  /// The arrow points right: the popover is to the left of its anchor.
  public static let right = Self(rawValue: 1 << 3)
  /// All four directions.
  public static let any: Self = [.up, .down, .left, .right]
  /// The direction of a popover that is not shown.
  public static let unknown = Self(rawValue: UInt(Int.max))
}
