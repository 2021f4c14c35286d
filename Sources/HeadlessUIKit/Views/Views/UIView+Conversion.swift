public import Foundation
import Graphics

extension UIView {
  /// From this view's coordinates to another's; nil means the window's (or the topmost view's). A point
  /// that no plane has, behind the eye, is infinitely far away.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let way = layer.projection(to: view?.layer) { return way(point) ?? .nowhere }
    return point.applying(transformToRoot).applying(
      view.map { $0.transformToRoot.inverted() } ?? .identity)
  }

  /// From another view's coordinates to this one's; nil means the window's (or the topmost view's).
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// From this view's coordinates to another's; under rotation the bounding rectangle, of what
  /// lies before the eye. Nil means the window's (or the topmost view's).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if let way = layer.projection(to: view?.layer) { return way(rect) ?? .null }
    return rect.applying(transformToRoot).applying(
      view.map { $0.transformToRoot.inverted() } ?? .identity)
  }

  /// From another view's coordinates to this one's; under rotation the bounding rectangle. Nil
  /// means the window's (or the topmost view's).
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// To the coordinates of the topmost view.
  private var transformToRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return layer.snapshotTransform.concatenating(superview.transformToRoot)
  }

  /// The topmost view: the window, or whatever hangs in none.
  var root: UIView { superview?.root ?? self }

  /// Views from here to the topmost one, both counted.
  var depth: Int {
    var (depth, ancestor) = (1, superview)
    while let view = ancestor { (depth, ancestor) = (depth + 1, view.superview) }
    return depth
  }

  /// Whether the view is `view` or lies below it.
  ///
  /// - Complexity: linear in the depth of the tree.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// This view and all below it, parents before children, in subview order.
  package var tree: [UIView] {
    var tree: [UIView] = []
    appendTree(to: &tree)
    return tree
  }

  private func appendTree(to tree: inout [UIView]) {
    tree.append(self)
    for subview in subviews { subview.appendTree(to: &tree) }
  }

  func tellTree(_ message: (UIView) -> Void) {
    for view in tree { message(view) }
  }
}
