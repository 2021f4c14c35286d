public import Foundation

/// A place down: an edge, the middle between top and bottom, or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another one, downwards: negative where that lies
  /// before this. Like a size, it can be constant or a multiple of a size or another distance.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// This place == `anchor` plus `multiplier` times the system's gap of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant: systemSpacing * multiplier) }

  /// This place >= `anchor` plus `multiplier` times the system's gap of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// This place <= `anchor` plus `multiplier` times the system's gap of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
