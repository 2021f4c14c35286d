public import Foundation

/// The radius of a corner, which may depend on the container's corners.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable { case fixed(CGFloat), concentric(minimum: CGFloat) }

  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Returns the radius of a corner whose centre is that of the superview's corner; at least
  /// `minimum`, in points. Nil is 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }
}
