import Foundation

/// The priorities with which a fitting size approaches its target along each axis.
struct FittingPriorities: Hashable {
  let horizontal, vertical: UILayoutPriority
}
