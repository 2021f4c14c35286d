public import Foundation
import HeadlessUIKit

/// A number that can be an offset.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}
