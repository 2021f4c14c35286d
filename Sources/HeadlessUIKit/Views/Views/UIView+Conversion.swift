public import Foundation
import Graphics

extension UIView {
  /// Converts a point from this view's coordinates to those of another view. Nil means the window,
  /// or the topmost view outside of a window. With a perspective, a point behind the camera becomes
  /// infinitely distant.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let way = layer.projection(to: view?.layer) { return way(point) ?? .undefined }
    return point.applying(transformToRoot).applying(
      view.map { $0.transformToRoot.inverted() } ?? .identity)
  }

  /// Converts a point from another view's coordinates to those of this view. Nil means the window,
  /// or the topmost view outside of a window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle from this view's coordinates to those of another view. Returns the
  /// bounding rectangle under rotation, limited to the part in front of the camera with a
  /// perspective. Nil means the window, or the topmost view outside of a window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if let way = layer.projection(to: view?.layer) { return way(rect) ?? .null }
    return rect.applying(transformToRoot).applying(
      view.map { $0.transformToRoot.inverted() } ?? .identity)
  }

  /// Converts a rectangle from another view's coordinates to those of this view. Returns the
  /// bounding rectangle under rotation. Nil means the window, or the topmost view outside of a
  /// window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The transform to the coordinates of the topmost view.
  private var transformToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return layer.snapshotTransform.concatenating(superview.transformToRoot)
  }

  /// The topmost view: the window, or the top of a tree that is in no window.
  var root: UIView { superview?.root ?? self }

  /// The number of views from this one to the topmost one, including both.
  var depth: Int {
    var (depth, ancestor) = (1, superview)
    while let view = ancestor { (depth, ancestor) = (depth + 1, view.superview) }
    return depth
  }

  /// Returns whether this is `view` or one of its descendants.
  ///
  /// - Complexity: O(depth of the view tree).
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// This view and its descendants, parents before children, in subview order.
  package var tree: [UIView] {
    var tree: [UIView] = []
    appendTree(to: &tree)
    return tree
  }

  private func appendTree(to tree: inout [UIView]) {
    tree.append(self)
    for subview in subviews { subview.appendTree(to: &tree) }
  }

  func forEachInSubtree(_ message: (UIView) -> Void) {
    for view in tree { message(view) }
  }
}
