import Foundation

extension UIView {
  /// Which parts of a view's place grow and shrink with the superview; raw values as UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of `UIView.AutoresizingMask`.
    public let rawValue: UInt

    /// Bits without a name here are kept and mean nothing.
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

  /// The shares of a change of the superview's size that position and size take: in proportion to
  /// the present lengths of the flexible parts, equal ones when all of those are 0 or one is
  /// negative (the superview is narrower than the frame, as in an `init` before it has a size): no
  /// part is in proportion then. Without a flexible part the far margin takes it all.
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
    if abs(total) < 1e-9 || min(parts.0, parts.1, parts.2) < 0 {
      parts = (flexible.before ? 1 : 0, flexible.size ? 1 : 0, flexible.after ? 1 : 0)
      total = max(1, parts.0 + parts.1 + parts.2)
    }
    return (parts.0 / total, parts.1 / total)
  }
}
