import Foundation

/// A flow layout's lengths along the way it scrolls (`main`) and across it.
struct FlowSize: Hashable {
  var main, cross: CGFloat
}
