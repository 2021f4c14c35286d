import Foundation

/// How strongly a fitting size is drawn to a target, along each axis.
struct FittingPriorities: Hashable {
  let horizontal, vertical: UILayoutPriority
}
