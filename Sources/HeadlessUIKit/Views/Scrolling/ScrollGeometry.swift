import Foundation
import ScrollPhysics

/// The insets and ranges that limit a scroll view's offset.
struct ScrollGeometry: Hashable {
  var adjustedInset = UIEdgeInsets.zero
  var horizontal = ScrollAxis(content: 0, bounds: 0).range
  var vertical = ScrollAxis(content: 0, bounds: 0).range
}
