public import Foundation

/// A width or height, or the distance of two places.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This size == `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }

  /// This size >= `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }

  /// This size <= `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, c)
  }

  /// This size == `m` times the other.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, multiplier: m) }

  /// This size == `m` times the other, plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, multiplier: m, constant: c) }

  /// This size >= `m` times the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, multiplier: m) }

  /// This size >= `m` times the other, plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// This size <= `m` times the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, multiplier: m) }

  /// This size <= `m` times the other, plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private func fixed(_ relation: NSLayoutConstraint.Relation, _ c: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: c)
    constraint.firstOrigin = origin
    return constraint
  }
}
