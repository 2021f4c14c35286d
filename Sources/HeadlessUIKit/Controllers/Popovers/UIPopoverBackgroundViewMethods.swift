public import Foundation

/// The measures of a popover's background and its arrow.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow's base.
  static func arrowBase() -> CGFloat
  /// Returns the insets from the box to the content, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow, from its base to its tip.
  static func arrowHeight() -> CGFloat
}
