public import Foundation
import HeadlessUIKit

/// A number to multiply or divide by.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}
