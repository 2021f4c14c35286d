public import Foundation
public import HeadlessUIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
public typealias ConstraintAxis = NSLayoutConstraint.Axis

/// What a chain may be related to: a view, a guide, an item of one, a number or a composite of
/// numbers.
public protocol ConstraintRelatableTarget {}

/// A number, or several for several attributes.
public protocol ConstraintConstantTarget {}

/// A number that moves.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}

/// A number for all sides, or one for each.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: ConstraintInsets { get }
}

/// One for each side in reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}

extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
