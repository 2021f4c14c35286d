import Foundation

extension UIView {
  /// Returns the size that a cell's Auto Layout constraints give for a target size.
  ///
  /// The constraints of `contentView` decide if it has any, otherwise those of the cell itself.
  /// Returns nil if neither has constraints.
  func constrainedSize(
    contentView: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    if !contentView.constraints.isEmpty {
      return contentView.fittingSize(target, horizontal, vertical)
    }
    return constraints.isEmpty ? nil : fittingSize(target, horizontal, vertical)
  }
}
