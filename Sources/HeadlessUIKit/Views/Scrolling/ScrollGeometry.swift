import Foundation
import ScrollPhysics

/// What decides where a scroll view can go.
struct ScrollGeometry: Hashable {
  var adjustedInset = UIEdgeInsets.zero
  var horizontal = ScrollAxis(content: 0, bounds: 0).range
  var vertical = ScrollAxis(content: 0, bounds: 0).range
}
