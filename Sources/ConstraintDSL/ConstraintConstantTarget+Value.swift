import Foundation
import HeadlessUIKit

extension ConstraintConstantTarget {
  /// Returns the constant for the constraint of one attribute. Insets move edges inwards, so that
  /// right and bottom ones are negated.
  @MainActor
  func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
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
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .width, .height, .notAnAttribute:
      false
    }
  }
}
