public import Foundation

/// Distances from the four edges of a rectangle, inwards when positive.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// In points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance on any side.
  public init() { self = .zero }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

extension CGRect {
  /// The rectangle with each side moved inwards; a size that would be negative stays so, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension CGFloat {
  /// What an inset leaves for a view that begins `distance` inside. Where nothing is covered,
  /// nothing is left for a view that hangs over the edge either.
  func covering(_ distance: CGFloat) -> CGFloat {
    self > 0 ? Swift.max(0, self - distance) : 0
  }
}
