import Foundation

/// A size in a flow layout: the length along the scrolling axis (`main`) and across it (`cross`).
struct FlowSize: Hashable {
  var main, cross: CGFloat
}
