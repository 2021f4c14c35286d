import Foundation

extension UIView {
  /// The size that a cell's constraints give it, drawn to a target: those between its content view
  /// and what is inside, or those that tie the inside to the cell itself. Nil if there are neither.
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
