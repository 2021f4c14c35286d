public import Foundation

/// A place across: an edge or the middle between left and right.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another one: in the direction of reading if one of them is a
  /// leading or trailing edge, else to the right. Negative where that lies before this. Like a size, it can be constant or a multiple of a size or another distance.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// This place == `anchor` plus `multiplier` times the system's gap of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant: systemSpacing * multiplier) }

  /// This place >= `anchor` plus `multiplier` times the system's gap of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// This place <= `anchor` plus `multiplier` times the system's gap of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
