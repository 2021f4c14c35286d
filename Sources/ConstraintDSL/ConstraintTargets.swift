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

/// A plain number, usable everywhere.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget
{
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  public var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(
      top: constraintNumber, left: constraintNumber, bottom: constraintNumber,
      right: constraintNumber)
  }
}

extension Int: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Double: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintNumber {
  public var constraintNumber: CGFloat { self }
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

/// How leading and trailing insets are read while `snp` makes constraints.
@MainActor
public enum ConstraintConfig {
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}

extension ConstraintConstantTarget {
  /// The constant of one attribute's constraint. Insets move edges inwards: right and bottom ones
  /// are negative.
  @MainActor
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case let number as any ConstraintNumber where !(self is UIEdgeInsets):
      number.constraintNumber
    case let point as CGPoint:
      attribute.isWidthOrHeight ? 0 : attribute.isVertical ? point.y : point.x
    case let size as CGSize:
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let insets as UIEdgeInsets: insets.inset(of: attribute)
    case let insets as NSDirectionalEdgeInsets: insets.inset(of: attribute)
    default: 0
    }
  }
}

extension UIEdgeInsets {
  @MainActor
  fileprivate func inset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    switch attribute {
    case .left, .leftMargin: return left
    case .right, .rightMargin: return -right
    case .leading, .leadingMargin: return isLeftToRight ? left : right
    case .trailing, .trailingMargin: return isLeftToRight ? -right : -left
    case .top, .topMargin, .firstBaseline: return top
    case .bottom, .bottomMargin, .lastBaseline: return -bottom
    case .centerX, .centerXWithinMargins: return (left - right) / 2
    case .centerY, .centerYWithinMargins: return (top - bottom) / 2
    case .width: return -(left + right)
    case .height: return -(top + bottom)
    case .notAnAttribute: return 0
    }
  }
}

extension NSDirectionalEdgeInsets {
  @MainActor
  fileprivate func inset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    let sides = UIEdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
      right: isLeftToRight ? trailing : leading)
    return sides.inset(of: attribute)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isWidthOrHeight: Bool { self == .width || self == .height }

  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      true
    default: false
    }
  }
}
