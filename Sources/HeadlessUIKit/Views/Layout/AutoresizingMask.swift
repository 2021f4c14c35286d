import Foundation

extension UIView {
  /// The parts of a view's position and size that change with its superview's size. Raw values
  /// match UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of `UIView.AutoresizingMask`.
    public let rawValue: UInt

    /// Creates a mask from bits. Bits that have no name here are stored and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge takes a share of a change of its width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width takes a share of a change of the superview's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge takes a share of a change of its width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge takes a share of a change of its height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height takes a share of a change of the superview's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge takes a share of a change of its height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

extension UIView.AutoresizingMask {
  func flexibleParts(
    _ axis: NSLayoutConstraint.Axis
  ) -> (before: Bool, size: Bool, after: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }

  /// The rounding error in points up to which a sum of flexible parts counts as 0.
  private static let noLength = 1e-9

  /// Returns the shares of a change in the superview's size that the position and the size receive.
  ///
  /// The shares are in proportion to the current lengths of the flexible parts. They are equal if
  /// all those lengths are 0 or one is negative, which happens when the superview is narrower than
  /// the frame, for example before it has a size. Without a flexible part, the far margin receives
  /// the whole change.
  func shares(
    _ axis: NSLayoutConstraint.Axis, position: Double, size: Double, superSize: Double
  ) -> (position: Double, size: Double) {
    let flexible = flexibleParts(axis)
    let lengths = (position, size, superSize - position - size)
    var parts = (
      flexible.before ? lengths.0 : 0, flexible.size ? lengths.1 : 0,
      flexible.after ? lengths.2 : 0
    )
    var total = parts.0 + parts.1 + parts.2
    if abs(total) < Self.noLength || min(parts.0, parts.1, parts.2) < 0 {
      parts = (flexible.before ? 1 : 0, flexible.size ? 1 : 0, flexible.after ? 1 : 0)
      total = max(1, parts.0 + parts.1 + parts.2)
    }
    return (parts.0 / total, parts.1 / total)
  }
}
