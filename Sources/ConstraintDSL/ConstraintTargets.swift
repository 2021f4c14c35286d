public import Foundation
public import HeadlessUIKit

/// SnapKit's name for a view.
public typealias ConstraintView = UIView
/// SnapKit's name for a layout guide.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// SnapKit's name for insets by side, in points.
public typealias ConstraintInsets = UIEdgeInsets
/// SnapKit's name for insets that follow the reading direction, in points.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// SnapKit's name for a reading direction.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// SnapKit's name for the horizontal or the vertical axis.
public typealias ConstraintAxis = NSLayoutConstraint.Axis

extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  /// The insets themselves.
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
  /// The insets themselves.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}

extension UIView: ConstraintRelatableTarget {}

extension UILayoutGuide: ConstraintRelatableTarget {}
