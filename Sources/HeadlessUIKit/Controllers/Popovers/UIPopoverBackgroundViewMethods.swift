public import Foundation

/// How large the ground of a popover and its arrow are.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// How wide the arrow is where it begins.
  static func arrowBase() -> CGFloat
  /// Between the ground's edges and the content, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// From where the arrow begins to its tip.
  static func arrowHeight() -> CGFloat
}
