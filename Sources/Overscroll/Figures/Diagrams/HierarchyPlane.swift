import Foundation
import HeadlessUIKit
import Layers

/// A view in a diagram: its own drawing, its frame in the window, and its level.
struct HierarchyPlane: Sendable {
  let view: ObjectIdentifier
  let name: String
  /// The visible part of the view in window coordinates.
  let frame: CGRect
  /// The level of the plane: 0 for the root. A view is in front of its superview and of all views
  /// that it covers.
  let level: Int
  /// The view's own drawing and that of layers without a view, in window coordinates.
  let layer: Layer

  /// Returns the visible views of a stage, from back to front.
  @MainActor
  static func planes(of stage: Stage, _ diagram: HierarchyDiagram) -> [HierarchyPlane] {
    guard let root = stage.window.rootViewController?.view else { return [] }
    let ownLayers = Set(root.tree.map { ObjectIdentifier($0.layer) })
    var planes: [HierarchyPlane] = []
    func visit(_ view: UIView, above level: Int, alpha: CGFloat) {
      let frame = view.exactFrameInWindow.intersection(stage.window.bounds)
      guard !view.isHidden, alpha * view.alpha > 0.01 else { return }
      var own = level
      let isChosen =
        view === root
        || diagram.views.map { $0.contains(view.accessibilityIdentifier ?? "") }
          ?? true
      if isChosen, !frame.isNull, !frame.isEmpty {
        own = planes.filter { $0.frame.intersects(frame) }.map { $0.level + 1 }.max() ?? level + 1
        own = max(own, level + 1)
        planes.append(
          HierarchyPlane(
            view: ObjectIdentifier(view), name: view.pictureName, frame: frame, level: own,
            layer: view.ownDrawing(without: ownLayers, at: stage.time)))
      }
      for subview in view.subviews { visit(subview, above: own, alpha: alpha * view.alpha) }
    }
    stage.environment.run { visit(root, above: -1, alpha: 1) }
    return planes
  }
}

extension UIView {
  /// Returns the contents of the view's layer without the layers of other views, in window
  /// coordinates.
  fileprivate func ownDrawing(without others: Set<ObjectIdentifier>, at time: TimeInterval) -> Layer
  {
    var own = layer.snapshot(at: time)
    own.sublayers = (layer.sublayers ?? []).filter {
      !others.contains(ObjectIdentifier($0)) && !$0.isHidden
    }.map { $0.snapshot(at: time) }
    let frame = exactFrameInWindow
    own.transform =
      own.bounds.isEmpty
      ? .identity
      : CGAffineTransform(
        scaleX: frame.width / own.bounds.width, y: frame.height / own.bounds.height)
    own.projection = nil
    own.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    own.position = CGPoint(x: frame.midX, y: frame.midY)
    own.zPosition = 0
    own.backdrop = nil
    return own
  }
}
