import Foundation

extension UIView {
  /// The size of a view that a bar or a text field shows at an end: what constraints or the view itself say; else the
  /// size it has.
  var accessorySize: CGSize {
    var size = bounds.size
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = intrinsicContentSize
    let isFree = !translatesAutoresizingMaskIntoConstraints
    if isFree || size.width <= 0 { size.width = max(fitting.width, own.width, 0) }
    if isFree || size.height <= 0 { size.height = max(fitting.height, own.height, 0) }
    return size
  }
}
