public import Foundation

/// The anchor of a vertical position: a top or bottom edge, the vertical centre, or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension that can be constrained
  /// like a size. The distance is measured downwards. It is negative if the other anchor is above.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns an inactive constraint: this anchor == `anchor` + `multiplier` × the system spacing of
  /// 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant: systemSpacing * multiplier) }

  /// Returns an inactive constraint: this anchor >= `anchor` + `multiplier` × the system spacing of
  /// 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor <= `anchor` + `multiplier` × the system spacing of
  /// 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
