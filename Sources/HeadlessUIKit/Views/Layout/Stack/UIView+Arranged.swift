import AutoLayout
import Foundation

/// The members of a view that a stack uses.
extension UIView {
  /// The stack that arranges this view.
  var arrangingStack: UIStackView? {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return stack
  }

  /// Hides or shows the view. Inside an animation block, an arranged view stays visible until it
  /// has shrunk.
  func setHidden(_ hides: Bool) {
    let wasHidden = layer.isHidden
    layer.isHidden = hides
    guard hides != wasHidden, let stack = arrangingStack else { return }
    layer.keepVisibleWhileAnimating()
    stack.arrangementChanged()
  }

  /// The height from the last layout, or that of the content before any layout.
  var arrangedHeight: CGFloat {
    root.layout.engine?.solvedFrame(of: self)?.height ?? intrinsicContentSize.height
  }

  /// Returns the length of the content along an axis: the intrinsic content size, or the fitting
  /// size of the constraints inside.
  func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let own = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    guard own < 0 else { return own }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
  }
}
