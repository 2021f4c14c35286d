import Foundation

/// A finger that comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it takes; none at first.
  open var edges: UIRectEdge = []

  /// How near to the edge a finger has to come down, in points. Apple does not say: a
  /// model.
  private static let region: CGFloat = 13

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !touches.allSatisfy({ !edges(near: $0).isEmpty }) { state = .failed }
  }

  private func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    var near: UIRectEdge = []
    if touch.start.x <= Self.region { near.insert(.left) }
    if touch.start.x >= bounds.width - Self.region { near.insert(.right) }
    if touch.start.y <= Self.region { near.insert(.top) }
    if touch.start.y >= bounds.height - Self.region { near.insert(.bottom) }
    return near.intersection(edges)
  }

  /// Far enough away from one of the edges, and not along it.
  override func hasBegun(by way: CGPoint) -> Bool {
    guard super.hasBegun(by: way), let touch = tracked.first else { return false }
    let near = edges(near: touch)
    let inward =
      [
        near.contains(.left) ? way.x : 0, near.contains(.right) ? -way.x : 0,
        near.contains(.top) ? way.y : 0, near.contains(.bottom) ? -way.y : 0,
      ].max() ?? 0
    if inward * inward * 2 >= way.length * way.length { return true }
    state = .failed
    return false
  }
}
