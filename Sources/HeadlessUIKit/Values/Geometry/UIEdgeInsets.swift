public import Foundation

/// Distances from the four edges of a rectangle, inwards when positive.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  /// Insets of zero on every edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of zero on every edge.
  public init() { self = .zero }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards. A negative size stays negative, as in
  /// UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension CGFloat {
  /// Returns the part of an inset that covers a view starting `distance` inside the edge.
  ///
  /// An inset of 0 stays 0, even for a view that extends beyond the edge.
  func covering(_ distance: CGFloat) -> CGFloat {
    self > 0 ? Swift.max(0, self - distance) : 0
  }
}
