public import Foundation

/// Distances from the four edges, as `UIEdgeInsets` has them where there is UIKit.
public struct ScrollInsets: Hashable, Sendable {
  /// Points from the top edge, inwards.
  public var top: CGFloat
  /// Points from the left edge, inwards.
  public var left: CGFloat
  /// Points from the bottom edge, inwards.
  public var bottom: CGFloat
  /// Points from the right edge, inwards.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = ScrollInsets()

  /// In points; negative ones reach outwards, and nothing is checked.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
