public import Foundation
import HeadlessUIKit

/// A number that moves.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  var constraintOffsetTargetValue: CGFloat { get }
}
