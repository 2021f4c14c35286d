public import Foundation

/// The anchor of a horizontal position: a left, right, leading or trailing edge, or the horizontal
/// centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension that can be constrained
  /// like a size.
  ///
  /// The distance is measured in the reading direction if one of the anchors is a leading or
  /// trailing edge, and to the right otherwise. It is negative if the other anchor comes first.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns an inactive constraint: this anchor == `anchor` + `multiplier` × the system spacing of
  /// 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant: systemSpacing * multiplier) }

  /// Returns an inactive constraint: this anchor >= `anchor` + `multiplier` × the system spacing of
  /// 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint: this anchor <= `anchor` + `multiplier` × the system spacing of
  /// 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
