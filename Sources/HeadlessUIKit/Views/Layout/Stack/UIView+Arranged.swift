import AutoLayout
import Foundation

/// What a view does for the stack that arranges it.
extension UIView {
  /// The stack it is an arranged view of.
  var arrangingStack: UIStackView? {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return stack
  }

  /// In an animation block an arranged view is seen until it has shrunk away.
  func setHidden(_ hides: Bool) {
    let wasHidden = layer.isHidden
    layer.isHidden = hides
    guard hides != wasHidden, let stack = arrangingStack else { return }
    layer.staysSeenWhileAnimating()
    stack.arrangementChanged()
  }

  /// As of the last layout; before it, of the content.
  var arrangedHeight: CGFloat {
    root.layout.engine?.solvedFrame(of: self)?.height ?? intrinsicContentSize.height
  }

  /// Of the content, along an axis: its own size, else what constraints inside make of it.
  func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let own = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    guard own < 0 else { return own }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
  }
}
