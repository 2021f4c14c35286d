import Foundation

/// A pan gesture recogniser for a finger that moves inwards from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture can start; empty by default.
  open var edges: UIRectEdge = []

  /// The greatest distance from the edge at which the finger may come down, in points. A model:
  /// Apple does not document it.
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

  /// Returns whether the finger has moved far enough inwards from one of the edges. The gesture
  /// fails if the finger moves more along the edge than away from it.
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
