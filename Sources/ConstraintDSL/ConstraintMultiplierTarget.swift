public import Foundation
import HeadlessUIKit

/// A number that can be a multiplier or a divisor.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}
